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

    /// Whether nothing is possible, by what is supposed alone or by a balance.
    pub(super) fn fails(&self, balance: &Balance) -> bool {
        if self.is_contradictory || self.held.iter().any(|it| !self.is_live(*it)) {
            return true;
        }
        let mut least = 0;
        for (it, weight) in &balance.weights {
            if self.is_live(*it) {
                let is_held = self.held.contains(it);
                least += if is_held { *weight } else { (*weight).min(0) };
            }
        }
        least > balance.room
    }
}

/// How many true candidates some sets need, and how many others can have.
///
/// Each truth has at least one true candidate, and each link at most one. With x = 1 for a true
/// candidate and 0 for another, let a candidate's weight be the number of links with it, less the
/// number of truths: the sum of x times weight is at most the number of links less the number of
/// truths. It is at least the weights of the candidates that are true, and of those that may be and
/// weigh less than nothing. If that is more, nothing is possible.
#[derive(Debug, Default)]
pub(super) struct Balance {
    /// Each candidate once, with its weight.
    weights: Vec<(Candidate, i32)>,
    room: i32,
}

impl Balance {
    /// Adds a truth.
    pub(super) fn need(&mut self, truth: impl IntoIterator<Item = Candidate>) {
        self.weights.extend(truth.into_iter().map(|it| (it, -1)));
        self.room -= 1;
    }

    /// Adds a link.
    pub(super) fn allow(&mut self, link: impl IntoIterator<Item = Candidate>) {
        self.weights.extend(link.into_iter().map(|it| (it, 1)));
        self.room += 1;
    }

    /// Adds up the weights of each candidate.
    pub(super) fn summed(mut self) -> Self {
        self.weights.sort_unstable();
        self.weights.dedup_by(|later, kept| {
            let is_same = later.0 == kept.0;
            kept.1 += if is_same { later.1 } else { 0 };
            is_same
        });
        self
    }
}
