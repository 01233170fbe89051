//! The position of the textbook's method: the digits that each house holds.

use super::board::Seen;
use crate::grid::{Candidate, Cell, Contradiction, DigitSet, Grid, House};

/// Which digits are values in each house. A trial is set and withdrawn by
/// three operations on bits, without a copy of anything.
#[derive(Debug, Clone)]
pub(super) struct HeldDigits {
    held: [DigitSet; House::COUNT],
    /// The empty cells in reading order, with the candidates that they had at
    /// the start.
    empty: Vec<(Cell, DigitSet)>,
}

impl HeldDigits {
    pub(super) fn of(grid: &Grid) -> Self {
        let mut held = [DigitSet::EMPTY; House::COUNT];
        for house in House::all() {
            held[house.index()] = grid.held(house);
        }
        let empty = grid.unsolved().into_iter();
        Self {
            held,
            empty: empty.map(|cell| (cell, grid.candidates(cell))).collect(),
        }
    }

    /// The cell whose turn it is after so many trials, one in each cell before
    /// it.
    #[inline]
    pub(super) fn look(&self, depth: usize) -> Seen {
        let Some(&(cell, candidates)) = self.empty.get(depth) else {
            return Seen::Full;
        };
        let [row, column, block] = cell.houses().map(|house| self.held[house.index()]);
        let candidates = candidates - (row | column | block);
        if candidates.is_empty() {
            Seen::Contradiction(Contradiction::NoCandidate(cell))
        } else {
            Seen::Choice(cell, candidates)
        }
    }

    #[inline]
    pub(super) fn put(&mut self, Candidate { cell, digit }: Candidate) {
        for house in cell.houses() {
            self.held[house.index()].insert(digit);
        }
    }

    #[inline]
    pub(super) fn take(&mut self, Candidate { cell, digit }: Candidate) {
        for house in cell.houses() {
            self.held[house.index()].remove(digit);
        }
    }
}
