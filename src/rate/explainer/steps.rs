//! The path of a puzzle, step by step.

use super::board::{Board, candidate, members};
use super::difficulty::Difficulty;
use super::hint::Hint;
use super::order::Producers;
use super::technique::Technique;
use crate::grid::{Candidate, Grid};
use crate::search::{Stop, Stopped};

/// A step of the path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// By what it is made.
    pub technique: Technique,
    /// The value that it places.
    pub placed: Option<Candidate>,
    /// The candidates that it removes, in reading order. A value that it places
    /// removes others; they are not told.
    pub removed: Vec<Candidate>,
    /// How many nodes its chains have, if it is made of chains.
    pub complexity: Option<u32>,
}

impl Step {
    fn of(hint: &Hint) -> Self {
        let digits = hint.removed.iter().flat_map(|(cell, digits)| {
            let cell = usize::from(*cell);
            members(*digits).map(move |digit| candidate(cell, digit))
        });
        let mut removed: Vec<Candidate> = digits.collect();
        removed.sort_unstable();
        removed.dedup();
        let placed = hint
            .placed
            .map(|(cell, digit)| candidate(cell.into(), digit.into()));
        if placed.is_some() {
            removed.clear();
        }
        Self {
            difficulty: Difficulty::of(hint.rating),
            technique: hint.technique,
            placed,
            removed,
            complexity: hint.complexity,
        }
    }
}

/// Goes through the path of a position. It ends where all cells have values, or
/// where no technique goes on.
pub struct Steps {
    board: Board,
    producers: Producers,
    stop: Stop,
    is_over: bool,
}

impl Steps {
    /// The path of a position. The last item is [`Stopped`] if `stop` was raised.
    pub fn new(grid: &Grid, stop: &Stop) -> Self {
        Self {
            board: Board::of(grid),
            producers: Producers::default(),
            stop: stop.clone(),
            is_over: false,
        }
    }

    /// Whether every cell has a value by now.
    pub const fn is_solved(&self) -> bool {
        self.board.is_full()
    }
}

impl Iterator for Steps {
    type Item = Result<Step, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over || self.board.is_full() {
            return None;
        }
        let hint = if self.stop.is_raised() {
            Err(Stopped)
        } else {
            self.producers.first(&self.board, &self.stop)
        };
        let hint = match hint {
            Ok(hint) => hint,
            Err(stopped) => {
                self.is_over = true;
                return Some(Err(stopped));
            }
        };
        self.is_over = hint.is_none();
        let hint = hint?;
        hint.apply(&mut self.board);
        Some(Ok(Step::of(&hint)))
    }
}
