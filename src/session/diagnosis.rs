//! Tracing a contradiction to the move after which it arose.

use std::time::Duration;

use super::Session;
use crate::grid::{Contradiction, Grid};
use crate::search::{Stop, Stopped, count};
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
    /// It is in the givens of the puzzle as it was opened.
    Givens,
    /// The givens are fine; it is in the entries that the puzzle was saved
    /// with.
    SavedEntries,
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
    /// arose: going back from here, the first one before which it was not
    /// there. Clashes are looked at as such; of the others it counts whether
    /// there is a solution, since what they show of it comes by and by.
    pub fn diagnose(&self, contradiction: Contradiction) -> Diagnosis {
        let position = self.position().clone();
        diagnose(
            contradiction,
            position,
            self.journal().moves(),
            &Stop::never(),
        )
    }
}

/// The same, of any position and the moves that led to it.
pub(super) fn diagnose(
    contradiction: Contradiction,
    position: Position,
    moves: &[Change],
    stop: &Stop,
) -> Diagnosis {
    let origin = trace(contradiction, position, moves, &stop.or_after(TRACING));
    Diagnosis {
        contradiction,
        origin: origin.unwrap_or(Origin::Unknown),
    }
}

fn trace(
    contradiction: Contradiction,
    mut position: Position,
    moves: &[Change],
    stop: &Stop,
) -> Result<Origin, Stopped> {
    for (index, change) in moves.iter().enumerate().rev() {
        position.revert(change);
        if !is_there(contradiction, position.grid(), stop)? {
            let change = Box::new(change.clone());
            return Ok(Origin::Move { index, change });
        }
    }
    let in_givens = is_there(contradiction, &position.givens(), stop)?;
    Ok(if in_givens {
        Origin::Givens
    } else {
        Origin::SavedEntries
    })
}

fn is_there(contradiction: Contradiction, grid: &Grid, stop: &Stop) -> Result<bool, Stopped> {
    match contradiction {
        Contradiction::Clash { digit, house, .. } => {
            Ok((grid.placed(digit) & house.cells()).len() > 1)
        }
        _ => Ok(count(grid, 1, stop)? == 0),
    }
}
