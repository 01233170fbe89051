//! The techniques of Sudoku Explainer 1.2.1, found as it finds them: in its order, and among
//! several steps of one technique the one that it takes.
//!
//! [`Finder`] follows the path of a position. [`rate`](crate::rate::explainer) turns the path into
//! ratings, and the catalog's rules for Sudoku Explainer's own techniques show its chains.

mod advanced;
mod aligned;
mod argument;
mod best_chain;
mod board;
mod chains;
mod closure;
mod difficulty;
mod fish;
mod forcing;
mod grave;
mod hint;
mod length;
mod locking;
mod loops;
mod network;
mod order;
mod ratings;
mod sets;
mod singles;
mod step;
mod technique;
mod wings;

use board::IndexedGrid;
use hint::Hint;
use order::Producers;

use std::ops::ControlFlow;

use crate::branching::Branching;
use crate::grid::Grid;

pub use difficulty::Difficulty;
pub(crate) use ratings::{HIDDEN_SINGLE_IN_LINE, LAST_CELL};
pub use step::RatedStep;
pub use technique::{Forcing, Inside, Technique};

/// Returns whether to stop.
type Stopped<'a> = &'a dyn Fn() -> bool;

/// Finds the next step of a position, and can take it.
pub struct Finder {
    board: IndexedGrid,
    producers: Producers,
}

impl Finder {
    /// Starts at a position of the classic board.
    pub fn on(grid: &Grid) -> Self {
        Self {
            board: IndexedGrid::of(grid),
            producers: Producers::default(),
        }
    }

    /// Whether every cell has a value now.
    pub const fn is_solved(&self) -> bool {
        self.board.is_full()
    }

    /// Takes the next step and returns it; `None` if no technique finds one, or once `stopped`
    /// returns true.
    pub fn step(&mut self, stopped: &dyn Fn() -> bool) -> Option<RatedStep> {
        let hint = self.producers.first(&self.board, stopped, &|| false)?;
        hint.apply(&mut self.board);
        Some(RatedStep::of(&hint))
    }

    /// Finds the next step without taking it, and its chains, if it has any. If no easier technique
    /// finds anything, `is_in_vain` decides whether to leave out nested chains, which take by far
    /// the longest.
    pub fn told(
        &mut self,
        stopped: &dyn Fn() -> bool,
        is_in_vain: &dyn Fn() -> bool,
    ) -> Option<(RatedStep, Option<Branching>)> {
        let hint = self.producers.first(&self.board, stopped, is_in_vain)?;
        Some((RatedStep::of(&hint), self.argument(&hint, stopped)))
    }

    /// Passes the steps that some techniques could make without any before them to `found`, the
    /// best first, until `found` breaks.
    pub fn told_by(
        &mut self,
        some: Techniques,
        stopped: &dyn Fn() -> bool,
        found: &mut dyn FnMut(RatedStep, Branching) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // Usually only the first is wanted, and finding it alone is faster.
        let Some(best) = self.producers.first_of(some, &self.board, stopped) else {
            return ControlFlow::Continue(());
        };
        let first = RatedStep::of(&best);
        if let Some(argument) = self.argument(&best, stopped) {
            found(first.clone(), argument)?;
        }
        for hint in self.producers.all_of(some, &self.board, stopped) {
            let step = RatedStep::of(&hint);
            let is_first = (step.placed, &step.removed) == (first.placed, &first.removed);
            if is_first {
                continue;
            }
            if let Some(argument) = self.argument(&hint, stopped) {
                found(step, argument)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn argument(&self, hint: &Hint, stopped: &dyn Fn() -> bool) -> Option<Branching> {
        argument::of(&self.board, hint, stopped)
    }
}

/// The chains that are searched together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Techniques {
    /// Forcing chains and cycles.
    Chains,
    /// Nishio.
    Nishio,
    /// Multiple forcing chains.
    Multiple,
    /// Dynamic forcing chains.
    Dynamic,
    /// Dynamic forcing chains (+).
    DynamicPlus,
    /// Nested forcing chains, starting at the lowest level.
    Nested,
}
