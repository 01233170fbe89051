//! The easiest rule that is off and would find a step.

use std::sync::Arc;

use super::{Session, StepSearch};
use sudoku_engine::rules::explained::UNDER_OTHER_NAMES;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::{Granularity, Solver};

/// The search for the easiest rule that is off and finds something, independent of the session, so
/// that another thread can run it.
#[derive(Debug, Clone)]
pub struct OffSearch {
    step: StepSearch,
    off: Vec<Technique>,
}

impl OffSearch {
    /// Asks the rules that are off one after the other, the easiest first by level and score, and
    /// returns the first deduction; its technique is the rule. `None` if none of them finds
    /// anything. Rules that are only other names of rules in Sudoku Explainer are not asked, and
    /// rules that rely on a single solution only if the puzzle has one.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end; it is checked between the rules.
    pub fn run(self, stop: &Stop) -> Result<Option<Arc<[Deduction]>>, Stopped> {
        let Self { step, mut off } = self;
        // A rule under another name is represented by the original.
        off.retain(|technique| !UNDER_OTHER_NAMES.contains(technique));
        off.sort_by_key(|technique| (technique.level(), technique.score()));
        let mut search = StepSearch {
            solver: Solver::with(off).checked_as(&step.solver),
            granularity: Granularity::Deduction,
            ..step
        };
        search.settle_uniqueness(stop);
        let found = search
            .solver
            .step_until(&search.grid, search.granularity, stop)?;
        Ok(found.map(Arc::from))
    }
}

impl Session {
    /// The search for the easiest rule that is off and would find something on the present
    /// position.
    pub fn search_off(&self) -> OffSearch {
        OffSearch {
            step: self.search_step(),
            off: self.solver.off(),
        }
    }
}
