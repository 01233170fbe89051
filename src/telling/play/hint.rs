//! Hints in a game: the easiest step on the board, ice included, and its price.

use std::sync::Arc;

use super::score::Help;
use sudoku_engine::grid::{Candidate, CellSet, Grid};
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::Solver;
use sudoku_engine::sudoku::Conclusion;

/// The answer to a request for help in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Advice {
    /// An entry clashes or is wrong. This comes first and is free, because a check would say it,
    /// too.
    Wrong,
    /// The easiest step.
    Step {
        /// The step: one deduction.
        step: Arc<[Deduction]>,
        /// The kind of help that is paid for.
        help: Help,
        /// Whether the digit belongs in a frozen cell, so that it can only be noted.
        frozen: bool,
    },
    /// No rule finds anything. The person can still ask for the digit of a cell.
    Nothing,
}

/// The search for advice, independent of the game, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct AdviceSearch {
    /// The board with the candidates that the rules may use; `None` if an entry is wrong.
    pub(super) grid: Option<Grid>,
    pub(super) frozen: CellSet,
    /// The steps that were paid for.
    pub(super) paid: Vec<Conclusion>,
    pub(super) solver: Solver,
}

impl AdviceSearch {
    /// Searches for the advice: a step that was paid for and not made yet, if it is still possible,
    /// else the easiest step.
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
        for paid in self.paid.iter().rev().filter(|it| is_open(it, grid)) {
            // Its own rule shows whether the step is also possible on this board.
            let rules = paid.technique.into_iter();
            let found = Solver::with(rules).checked_as(&self.solver).wanted_step(
                grid,
                stop,
                &|deduction| {
                    let rank = rank(deduction)?;
                    is_part(deduction, paid).then_some(rank)
                },
            )?;
            if let Some(deduction) = found {
                return Ok(self.step(deduction));
            }
        }
        let found = self.solver.wanted_step(grid, stop, &rank)?;
        Ok(found.map_or(Advice::Nothing, |deduction| self.step(deduction)))
    }

    fn step(&self, deduction: Deduction) -> Advice {
        Advice::Step {
            help: Help::by(deduction.technique),
            frozen: concerns(&deduction, self.frozen),
            step: [deduction].into(),
        }
    }
}

/// Whether a step has anything left to do on a board.
fn is_open(step: &Conclusion, grid: &Grid) -> bool {
    let mut set = step.placements.iter();
    let mut removed = step.eliminations.iter();
    set.any(|set| grid.value(set.cell).is_none()) || removed.any(|removed| grid.has(*removed))
}

/// Whether a deduction concludes nothing that this step, by the same technique, does not.
pub(super) fn is_part(deduction: &Deduction, step: &Conclusion) -> bool {
    let (mut set, mut removed) = (deduction.placements.iter(), deduction.eliminations.iter());
    step.technique == Some(deduction.technique)
        && set.all(|it| step.placements.contains(it))
        && removed.all(|it| step.eliminations.contains(it))
}

/// Whether a deduction fills in a digit in a frozen cell.
pub(super) fn concerns(deduction: &Deduction, frozen: CellSet) -> bool {
    let mut placed = deduction.placements.iter();
    placed.any(|placement| frozen.contains(placement.cell))
}

/// The part of a deduction that can be noted although its digits cannot be filled in: the
/// candidates that it removes in the cells of its digits and in the cells that these see.
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
