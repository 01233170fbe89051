//! Every step that is possible on the position as it stands.

use std::sync::Arc;

use super::{Session, StepSearch};
use crate::grid::{Contradiction, Grid};
use crate::rules::{Deduction, Technique};
use crate::search::{Stop, Stopped};

/// A deduction that is possible, and what it would do to the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The deduction, as a step of its own.
    pub step: Arc<[Deduction]>,
    /// How many candidates would be gone from the board: those it removes, and,
    /// if it sets a value, all of that cell and those that the value excludes.
    pub clears: usize,
}

impl Finding {
    /// The deduction.
    pub fn deduction(&self) -> &Deduction {
        &self.step[0]
    }
}

/// Every step that is to be looked for: all that this takes, apart from the
/// session, so that another thread can do it.
#[derive(Debug, Clone)]
pub struct EveryStepSearch(StepSearch);

impl EveryStepSearch {
    /// How many rules will be asked.
    pub fn rules(&self) -> usize {
        self.0.solver.techniques().filter(|(_, on)| *on).count()
    }

    /// Asks each rule that is on for everything it finds, and hands it to
    /// `found`, rule by rule. A position that contradicts itself for all to see
    /// has no steps.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the last rule was through.
    pub fn run(
        mut self,
        stop: &Stop,
        found: &mut dyn FnMut(Technique, Vec<Finding>),
    ) -> Result<(), Stopped> {
        if Contradiction::visible(&self.0.grid).next().is_some() {
            return Ok(());
        }
        self.0.settle_uniqueness(stop);
        let StepSearch { grid, solver, .. } = self.0;
        solver.every_step(&grid, stop, &mut |technique, deductions| {
            let findings = deductions.into_iter().map(|deduction| Finding {
                clears: cleared(&deduction, &grid),
                step: Arc::new([deduction]),
            });
            found(technique, findings.collect());
        })
    }
}

fn cleared(deduction: &Deduction, grid: &Grid) -> usize {
    let mut after = grid.clone();
    deduction.apply(&mut after);
    count_candidates(grid) - count_candidates(&after)
}

fn count_candidates(grid: &Grid) -> usize {
    let cells = grid.unsolved().into_iter();
    cells.map(|cell| grid.candidates(cell).len()).sum()
}

impl Session {
    /// The search for every step that is possible on the position as it stands.
    pub fn search_every_step(&self) -> EveryStepSearch {
        EveryStepSearch(self.search_step())
    }
}
