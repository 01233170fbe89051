//! All possible steps on the present position.

use std::sync::Arc;

use super::{Session, StepSearch};
use sudoku_engine::grid::{Contradiction, Grid};
use sudoku_engine::rules::{Deduction, Listed, Technique};
use sudoku_engine::search::{Stop, Stopped};

/// A possible deduction, and its effect on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The deduction, as a step of its own.
    pub step: Arc<[Deduction]>,
    /// The number of candidates that it takes from the board: those that it removes and, if it sets
    /// a value, the other candidates of the cell and those that the value excludes.
    pub clears: usize,
    /// The number of other ways in which the rule reaches the same conclusion.
    pub other_ways: OtherWays,
}

/// The number of other ways in which a rule reaches the same conclusion, as far as they were
/// counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OtherWays {
    /// The number of ways.
    pub count: usize,
    /// Whether there may be more.
    pub or_more: bool,
}

/// The findings of one rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleFindings {
    /// Its technique.
    pub technique: Technique,
    /// Its deductions, each conclusion once.
    pub findings: Vec<Finding>,
    /// Whether the rule was stopped because it would have taken too long, so that it may find more.
    pub cut_short: bool,
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

/// The search for all steps, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct EveryStepSearch(StepSearch);

impl EveryStepSearch {
    /// The number of rules to ask.
    pub fn rules(&self) -> usize {
        let layout = self.0.grid.layout();
        self.0.solver.usable(layout).count()
    }

    /// Asks each rule that is on for everything it finds, and passes this to `found`, rule by rule,
    /// as [`Solver::every_step`](sudoku_engine::solver::Solver::every_step) describes. A position
    /// with a visible contradiction has no steps.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the last rule was done.
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
                cut_short: !rule.is_whole,
            });
        })
    }
}

fn cleared(deduction: &Deduction, grid: &Grid) -> usize {
    let mut after = grid.clone();
    deduction.apply(&mut after);
    // A digit that is set is not taken away.
    let set = grid.unsolved().len() - after.unsolved().len();
    count_candidates(grid) - count_candidates(&after) - set
}

fn count_candidates(grid: &Grid) -> usize {
    let cells = grid.unsolved().into_iter();
    cells.map(|cell| grid.candidates(cell).len()).sum()
}

impl Session {
    /// The search for all possible steps on the present position.
    pub fn search_every_step(&self) -> EveryStepSearch {
        EveryStepSearch(self.search_step())
    }
}
