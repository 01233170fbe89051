//! The path from the present position to the end.

use std::sync::Arc;

use super::step::{Settled, counted};
use super::{Session, SolutionCount, StepSearch};
use sudoku_engine::grid::{Contradiction, Grid};
use sudoku_engine::rules::Deduction;
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::{Ending, Step};

/// The search for a path, independent of the session, so that another thread can run it.
#[derive(Debug, Clone)]
pub struct PathSearch(StepSearch);

impl PathSearch {
    /// Searches for the path, and passes the deductions of each step, at least one, to `found` as
    /// soon as the step is found. The size of the steps is [`Session::granularity`].
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end; see
    /// [`Solver::step_until`](sudoku_engine::solver::Solver::step_until).
    pub fn run(
        mut self,
        stop: &Stop,
        found: &mut dyn FnMut(Arc<[Deduction]>),
    ) -> Result<Ending, Stopped> {
        // The steps on the way to a contradiction are not worth reading.
        if let Some(contradiction) = Contradiction::visible(&self.0.grid).next() {
            return Ok(Ending::Inconsistent(contradiction));
        }
        if self.0.count(stop) == SolutionCount::None {
            return Ok(Ending::Inconsistent(Contradiction::NoSolution));
        }
        self.0.settle_uniqueness(stop);
        let mut grid = self.0.grid.clone();
        let granularity = self.0.granularity;
        let mut found = |step: Step| found(step.into());
        let simple = self.0.simple_solver();
        let mut ending = simple.path_until(&mut grid, granularity, stop, &mut found)?;
        let is_stuck = matches!(ending, Ending::Stalled | Ending::Several);
        if is_stuck && self.0.settled == Settled::TooLong {
            // If nothing simpler finds a step, this may take longer.
            self.0.settle_at_last(stop, None)?;
            let solver = &self.0.solver;
            ending = solver.path_until(&mut grid, granularity, stop, &mut found)?;
        }
        if ending != Ending::Stalled {
            return Ok(ending);
        }
        // It may not be known yet whether the rules could have continued.
        Ok(match counted(&grid, stop, None)? {
            SolutionCount::None => Ending::Inconsistent(Contradiction::NoSolution),
            SolutionCount::One | SolutionCount::Unknown => Ending::Stalled,
            SolutionCount::Several => Ending::Several,
        })
    }

    /// The position at which the path begins.
    pub const fn start(&self) -> &Grid {
        &self.0.grid
    }
}

impl Session {
    /// The search for the path from the present position.
    pub fn search_path(&self) -> PathSearch {
        PathSearch(self.search_step())
    }
}
