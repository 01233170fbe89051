//! Which rule would go on that is switched off.

use std::sync::Arc;

use super::{Session, StepSearch};
use sudoku_engine::rules::explained::UNDER_OTHER_NAMES;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::search::{Stop, Stopped};
use sudoku_engine::solver::{Granularity, Solver};

/// The search for the easiest rule that is off and finds something: all that it
/// takes, apart from the session, so that another thread can do it.
#[derive(Debug, Clone)]
pub struct OffSearch {
    step: StepSearch,
    off: Vec<Technique>,
}

impl OffSearch {
    /// Asks the rules that are off one after the other, the easiest first by level
    /// and score, and tells the first deduction that one of them makes; its
    /// technique is the rule. `None` if none of them finds anything. A rule that is another
    /// under a name of Sudoku Explainer's is not asked, and one that rests on the puzzle having
    /// one solution only if it has.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised before the end; it is looked at between
    /// the rules.
    pub fn run(self, stop: &Stop) -> Result<Option<Arc<[Deduction]>>, Stopped> {
        let Self { step, mut off } = self;
        // What is another rule under another name is told by that.
        off.retain(|technique| !UNDER_OTHER_NAMES.contains(technique));
        off.sort_by_key(|technique| (technique.level(), technique.score()));
        let mut search = StepSearch {
            solver: Solver::with(off),
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
    /// The search for the easiest rule that is off and would find something on the
    /// position as it stands.
    pub fn search_off(&self) -> OffSearch {
        OffSearch {
            step: self.search_step(),
            off: self.solver.off(),
        }
    }
}
