//! The path from the position as it stands to the end.

use std::sync::Arc;

use super::step::count;
use super::{Session, SolutionCount, StepSearch};
use crate::grid::{Contradiction, Grid};
use crate::rules::Deduction;
use crate::search::{Solutions, Stop, Stopped, solve};
use crate::solver::{Ending, Step};

/// A path that is to be looked for: all that this takes, apart from the
/// session, so that another thread can do it.
#[derive(Debug, Clone)]
pub struct PathSearch(StepSearch);

impl PathSearch {
    /// Looks for the path, and hands each step to `found` when it is there:
    /// its deductions, at least one. Steps are as large as
    /// [`Session::granularity`] says.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end; see
    /// [`Solver::step_until`](crate::solver::Solver::step_until).
    pub fn run(
        mut self,
        stop: &Stop,
        found: &mut dyn FnMut(Arc<[Deduction]>),
    ) -> Result<Ending, Stopped> {
        // What the rules would find on the way to a contradiction is not worth
        // reading.
        if let Some(contradiction) = Contradiction::visible(&self.0.grid).next() {
            return Ok(Ending::Inconsistent(contradiction));
        }
        if count(&self.0.grid, stop) == SolutionCount::None {
            return Ok(Ending::Inconsistent(Contradiction::NoSolution));
        }
        let is_unsettled = self.0.settle_uniqueness(stop) == Some(None);
        let StepSearch {
            mut grid,
            givens,
            mut solver,
            granularity,
            ..
        } = self.0;
        let mut found = |step: Step| found(step.into());
        let mut ending = solver.path_until(&mut grid, granularity, stop, &mut found)?;
        // Where nothing else goes on, it may take its time.
        let is_one = || -> Result<bool, Stopped> {
            Ok(matches!(solve(&givens, stop)?.solutions, Solutions::One(_)))
        };
        if ending == Ending::Stalled && is_unsettled && is_one()? {
            solver.set_unique(true);
            ending = solver.path_until(&mut grid, granularity, stop, &mut found)?;
        }
        if ending != Ending::Stalled {
            return Ok(ending);
        }
        // Whether the rules could have gone on may not be known yet.
        Ok(match solve(&grid, stop)?.solutions {
            Solutions::None => Ending::Inconsistent(Contradiction::NoSolution),
            Solutions::One(_) => Ending::Stalled,
            Solutions::Several(_) => Ending::Several,
        })
    }

    /// The position at which the path begins.
    pub const fn start(&self) -> &Grid {
        &self.0.grid
    }
}

impl Session {
    /// The search for the path from the position as it stands.
    pub fn search_path(&self) -> PathSearch {
        PathSearch(self.search_step())
    }
}
