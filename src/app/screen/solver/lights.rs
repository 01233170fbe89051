//! Words that light up the board, and cells that light up words.

use super::SolverScreen;
use crate::board::{self, CandidateSource, Lit, Pointed};
use crate::shown::Answered;
use sudoku_engine::grid::Cell;

impl SolverScreen {
    /// The pointer reached words that name something, or left them.
    pub(super) fn point(&mut self, pointed: Pointed, is_on: bool) {
        if is_on {
            self.pointed = Some(pointed);
        } else if self.pointed == Some(pointed) {
            self.pointed = None;
        }
    }

    /// The lit parts of the board.
    pub fn lit(&self) -> Vec<Lit> {
        let picture = self.card.shown().picture();
        let mut lit = self.pointed.map_or_else(Vec::new, |pointed| {
            let answered = self.card.shown().answered();
            let position = answered.map_or(self.session.position(), Answered::position);
            board::lit(pointed, position, picture)
        });
        if self.shown() == CandidateSource::ByHand {
            // Light only candidates that are noted.
            let candidates = self.scene().candidates;
            lit.retain(|one| match one {
                Lit::Candidate(candidate) => candidates.contains(candidate),
                Lit::Cell(_) | Lit::House(_) | Lit::Cells(_) => true,
            });
        }
        lit
    }

    /// The cell under the pointer, whose words are lit.
    pub const fn hovered(&self) -> Option<Cell> {
        self.hovered
    }
}
