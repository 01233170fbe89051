//! The candidates of a set on a board.

use super::CandidateSet;
use crate::grid::{Candidate, Grid};

impl CandidateSet {
    /// Returns the set's candidates on a board, if at least one of them is true (`is_truth`), or if
    /// at most one is. Otherwise, and for the claim of a line, returns `None`.
    pub(crate) fn on(self, grid: &Grid, is_truth: bool) -> Option<Vec<Candidate>> {
        match self {
            Self::Cell(cell) => {
                let is_open = grid.unsolved().contains(cell);
                let digits = grid.candidates(cell).iter();
                is_open.then(|| digits.map(|digit| Candidate::new(cell, digit)).collect())
            }
            Self::House(digit, house) => {
                let is_of_board = grid.layout().houses().contains(&house)
                    && grid.layout().digits().contains(digit);
                let is_open = is_of_board && !grid.held(house).contains(digit);
                let places = (grid.cells_with(digit) & house.cells()).iter();
                is_open.then(|| places.map(|cell| Candidate::new(cell, digit)).collect())
            }
            Self::Apart(digit, cells) => {
                let mut all = cells.iter();
                let layout = grid.layout();
                let are_apart = all.all(|cell| {
                    let mut rest = cells;
                    rest.remove(cell);
                    rest.is_subset(layout.peers(cell))
                });
                let places = (grid.cells_with(digit) & cells).iter();
                (are_apart && !is_truth)
                    .then(|| places.map(|cell| Candidate::new(cell, digit)).collect())
            }
            Self::Line(_) => None,
        }
    }
}
