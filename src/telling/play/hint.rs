//! Hints in a game: the easiest step that the board takes as it is, ice
//! included, and what it costs.

use std::sync::Arc;

use super::score::Help;
use sudoku_engine::grid::{Candidate, CellSet, Grid};
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::Solver;

/// What a person who asks for help in a game is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Advice {
    /// An entry clashes or is wrong. That comes first, and costs nothing: a
    /// check tells it too.
    Wrong,
    /// The easiest step.
    Step {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// What it is paid as.
        help: Help,
        /// Whether its digit belongs in a cell that is frozen, so that it can
        /// only be noted.
        frozen: bool,
    },
    /// No rule finds anything. The digit of a cell can still be had.
    Nothing,
}

/// Advice that is to be looked for: all that this takes, apart from the game, so
/// that another thread can do it.
#[derive(Debug, Clone)]
pub struct AdviceSearch {
    /// The board with the candidates that the rules may rest on; `None` if an
    /// entry is wrong.
    pub(super) grid: Option<Grid>,
    pub(super) frozen: CellSet,
    pub(super) solver: Solver,
}

impl AdviceSearch {
    /// Looks for the advice.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before it was found; see
    /// [`Solver::step_until`].
    pub fn run(&self, stop: &Stop) -> Result<Advice, Stopped> {
        let Some(grid) = &self.grid else {
            return Ok(Advice::Wrong);
        };
        let rank = |deduction: &Deduction| {
            if !concerns(deduction, self.frozen) {
                return Some(0);
            }
            (!notes(deduction, grid).is_empty()).then_some(1)
        };
        let found = self.solver.wanted_step(grid, stop, &rank)?;
        Ok(found.map_or(Advice::Nothing, |deduction| Advice::Step {
            help: Help::by(deduction.technique),
            frozen: concerns(&deduction, self.frozen),
            step: [deduction].into(),
        }))
    }
}

/// Whether a deduction fills in a digit where ice is.
pub(super) fn concerns(deduction: &Deduction, frozen: CellSet) -> bool {
    let mut placed = deduction.placements.iter();
    placed.any(|placement| frozen.contains(placement.cell))
}

/// What can be noted of a deduction whose digits cannot be filled in: the
/// candidates that it takes away, in the cells of its digits and in those that
/// they see.
pub(super) fn notes(deduction: &Deduction, grid: &Grid) -> Vec<Candidate> {
    let mut notes = deduction.eliminations.to_vec();
    for placement in &deduction.placements {
        let others = grid.candidates(placement.cell).without(placement.digit);
        notes.extend(
            others
                .iter()
                .map(|digit| Candidate::new(placement.cell, digit)),
        );
        let seen = grid.cells_with(placement.digit) & grid.layout().peers(placement.cell);
        notes.extend(
            seen.iter()
                .map(|cell| Candidate::new(cell, placement.digit)),
        );
    }
    notes.retain(|candidate| grid.has(*candidate));
    notes
}
