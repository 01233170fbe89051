//! Counting: how many true candidates some sets need, and how many others can have.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// A board with what is supposed about some of its candidates.
#[derive(Debug, Clone)]
pub(super) struct Position<'a> {
    grid: &'a Grid,
    /// The cells where each digit may still be.
    live: [CellSet; Digit::COUNT],
    /// The candidates that are true.
    held: Vec<Candidate>,
    is_contradictory: bool,
}

impl<'a> Position<'a> {
    pub(super) fn new(grid: &'a Grid) -> Self {
        Self {
            grid,
            live: Digit::ALL.map(|digit| grid.cells_with(digit)),
            held: Vec::new(),
            is_contradictory: false,
        }
    }

    pub(super) const fn grid(&self) -> &'a Grid {
        self.grid
    }

    /// The digits that may still be true in a cell.
    pub(super) fn candidates(&self, cell: Cell) -> DigitSet {
        let all = self.grid.layout().digits().into_iter();
        all.filter(|digit| self.live[digit.index()].contains(cell))
            .collect()
    }

    /// Whether a candidate may still be true.
    pub(super) fn is_live(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.live[digit.index()].contains(cell)
    }

    /// Takes candidates to be false. The board contradicts that of a value.
    pub(super) fn strike(&mut self, candidates: &[Candidate]) {
        for Candidate { cell, digit } in candidates {
            self.live[digit.index()].remove(*cell);
            self.is_contradictory |= self.grid.value(*cell) == Some(*digit);
        }
    }

    /// Takes a candidate to be true, so that those it sees are false. One on the board that has
    /// this digit in its cell is true anyway.
    pub(super) fn hold(&mut self, candidate: Candidate) {
        let Candidate { cell, digit } = candidate;
        if self.grid.value(cell) == Some(digit) {
            return;
        }
        self.held.push(candidate);
        for (other, cells) in Digit::ALL.into_iter().zip(&mut self.live) {
            if other == digit {
                *cells -= self.grid.layout().peers(cell);
            } else {
                cells.remove(cell);
            }
        }
    }

    /// Takes it that there is no solution.
    pub(super) const fn contradict(&mut self) {
        self.is_contradictory = true;
    }

    /// Whether the truths need more true candidates than the links can have.
    ///
    /// Each truth has at least one true candidate, and each link at most one. With x = 1 for a true
    /// candidate and 0 for another, let a candidate's weight be the number of links with it, less
    /// the number of truths: the sum of x times weight is at most the number of links less the
    /// number of truths. It is at least the weights of the candidates that are true, and of those
    /// that may be and weigh less than nothing.
    pub(super) fn lacks_room(&self, truths: &[Vec<Candidate>], links: &[Vec<Candidate>]) -> bool {
        if self.is_contradictory || self.held.iter().any(|it| !self.is_live(*it)) {
            return true;
        }
        let mut weights = [[0_i32; Cell::COUNT]; Digit::COUNT];
        for (sets, weight) in [(truths, -1), (links, 1)] {
            for Candidate { cell, digit } in sets.iter().flatten() {
                weights[digit.index()][cell.index()] += weight;
            }
        }
        let mut least = 0;
        for digit in Digit::ALL {
            for cell in self.live[digit.index()] {
                let weight = weights[digit.index()][cell.index()];
                let is_held = self.held.contains(&Candidate::new(cell, digit));
                least += if is_held { weight } else { weight.min(0) };
            }
        }
        let room = |sets: &[Vec<Candidate>]| i32::try_from(sets.len()).unwrap_or(i32::MAX);
        least > room(links) - room(truths)
    }
}
