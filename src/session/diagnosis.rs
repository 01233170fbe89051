//! Tracing a contradiction to the move after which it arose.

use std::time::Duration;

use super::Session;
use crate::grid::{Contradiction, Grid};
use crate::search::{Stop, count};
use crate::sudoku::{Change, Position};

/// How long the tracing may search in all.
const TRACING: Duration = Duration::from_millis(500);

/// A contradiction and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnosis {
    /// The contradiction to name first.
    pub contradiction: Contradiction,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a contradiction comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// The puzzle has no solution as it was opened.
    Opening,
    /// Before this move there was a solution, since then there is none.
    Move {
        /// Its place among the moves of the journal, from 0.
        index: usize,
        /// The move.
        change: Box<Change>,
    },
    /// The search for the move took too long.
    Unknown,
}

impl Session {
    /// The contradictions that can be seen without a search.
    pub fn visible_contradictions(&self) -> Vec<Contradiction> {
        Contradiction::visible(self.grid()).collect()
    }

    /// Finds the move after which a contradiction of the position as it stands
    /// arose: going back from here, the first one before which there was a
    /// solution.
    pub fn diagnose(&self, contradiction: Contradiction) -> Diagnosis {
        let stop = Stop::after(TRACING);
        let journal = self.journal();
        let mut position: Position = self.position().clone();
        let mut origin = Origin::Opening;
        for (index, change) in journal.moves().iter().enumerate().rev() {
            position.revert(change);
            match has_solution(position.grid(), &stop) {
                Some(false) => {}
                Some(true) => {
                    origin = Origin::Move {
                        index,
                        change: Box::new(change.clone()),
                    };
                    break;
                }
                None => {
                    origin = Origin::Unknown;
                    break;
                }
            }
        }
        Diagnosis {
            contradiction,
            origin,
        }
    }
}

/// `None` if the stop came first.
fn has_solution(grid: &Grid, stop: &Stop) -> Option<bool> {
    count(grid, 1, stop).ok().map(|count| count > 0)
}
