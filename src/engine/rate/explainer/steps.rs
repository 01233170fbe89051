//! The path of a puzzle, step by step.

use crate::explainer::{Finder, RatedStep};
use crate::grid::Grid;
use crate::search::{Stop, Stopped};

/// Iterates over the path of a position. It ends when all cells have values, or when no technique
/// finds a next step.
pub struct Steps {
    finder: Finder,
    stop: Stop,
    is_over: bool,
}

impl Steps {
    /// The path of a position. The last item is [`Stopped`] if `stop` was raised.
    pub fn new(grid: &Grid, stop: &Stop) -> Self {
        Self {
            finder: Finder::on(grid),
            stop: stop.clone(),
            is_over: false,
        }
    }

    /// Whether every cell has a value now.
    pub const fn is_solved(&self) -> bool {
        self.finder.is_solved()
    }
}

impl Iterator for Steps {
    type Item = Result<RatedStep, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over || self.is_solved() {
            return None;
        }
        let step = match self.stop.is_raised() {
            true => None,
            false => self.finder.step(&|| self.stop.is_raised()),
        };
        self.is_over = step.is_none();
        match step {
            Some(step) => Some(Ok(step)),
            None => self.stop.is_raised().then_some(Err(Stopped)),
        }
    }
}
