//! Counting: the true candidates that some sets need, against those that others have room for.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// A board with suppositions about some of its candidates.
#[derive(Debug, Clone)]
pub(super) struct Position<'a> {
    grid: &'a Grid,
    /// The cells where each digit may still be.
    live: [CellSet; Digit::COUNT],
    /// The candidates that are supposed to be true.
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

    /// Supposes that these candidates are false. That contradicts the board if one of them is a
    /// value.
    pub(super) fn rule_out(&mut self, candidates: &[Candidate]) {
        for Candidate { cell, digit } in candidates {
            self.live[digit.index()].remove(*cell);
            self.is_contradictory |= self.grid.value(*cell) == Some(*digit);
        }
    }

    /// Supposes that a candidate is true, so the candidates that it sees are false. If it is a
    /// value of the board, nothing changes.
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

    /// Supposes that there is no solution.
    pub(super) const fn contradict(&mut self) {
        self.is_contradictory = true;
    }

    /// Whether the suppositions leave no solution, by themselves or by this balance.
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

/// The true candidates that some sets need, against those that others have room for.
///
/// Each truth has at least one true candidate, and each link at most one. Let a candidate's weight
/// be the number of links with it minus the number of truths with it. Then the weights of the true
/// candidates add up to at most the number of links minus the number of truths: the room. They also
/// add up to at least the weights of the candidates that are supposed to be true, plus the negative
/// weights of all others that may be true. If this least sum exceeds the room, there is no
/// solution.
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
