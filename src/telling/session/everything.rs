//! Every step that is possible on the position as it stands.

use std::sync::Arc;

use super::{Session, StepSearch};
use sudoku_engine::grid::{Contradiction, Grid};
use sudoku_engine::rules::{Deduction, Listed, Technique};
use sudoku_engine::search::{Stop, Stopped};

/// A deduction that is possible, and what it would do to the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The deduction, as a step of its own.
    pub step: Arc<[Deduction]>,
    /// How many candidates would be gone from the board: those it removes, and,
    /// if it sets a value, all of that cell and those that the value excludes.
    pub clears: usize,
    /// In how many other ways the rule concludes the same.
    pub other_ways: OtherWays,
}

/// In how many other ways a rule concludes the same, as far as they were counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherWays {
    /// How many there are.
    pub count: usize,
    /// Whether there may be more of them.
    pub or_more: bool,
}

/// What one rule finds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleFindings {
    /// Its technique.
    pub technique: Technique,
    /// What it finds, each conclusion once.
    pub findings: Vec<Finding>,
    /// Whether it was left off because it would have taken too long, so that it may
    /// find more.
    pub left_off: bool,
}

impl Finding {
    fn new(listed: Listed, are_all_counted: bool, grid: &Grid) -> Self {
        let Listed {
            deduction,
            other_ways: count,
        } = listed;
        Self {
            clears: cleared(&deduction, grid),
            step: Arc::new([deduction]),
            other_ways: OtherWays {
                count,
                or_more: !are_all_counted || count == Listed::MOST_WAYS,
            },
        }
    }

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
        let layout = self.0.grid.layout();
        self.0.solver.usable(layout).count()
    }

    /// Asks each rule that is on for everything it finds, and hands it to
    /// `found`, rule by rule, as
    /// [`Solver::every_step`](sudoku_engine::solver::Solver::every_step) says. A position
    /// that contradicts itself for all to see has no steps.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the last rule was through.
    pub fn run(mut self, stop: &Stop, found: &mut dyn FnMut(RuleFindings)) -> Result<(), Stopped> {
        if Contradiction::visible(&self.0.grid).next().is_some() {
            return Ok(());
        }
        self.0.settle_uniqueness(stop);
        let StepSearch { grid, solver, .. } = self.0;
        solver.every_step(&grid, stop, &mut |rule| {
            let finding = |listed| Finding::new(listed, rule.is_whole, &grid);
            found(RuleFindings {
                technique: rule.technique,
                findings: rule.listed.into_iter().map(finding).collect(),
                left_off: !rule.is_whole,
            });
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
