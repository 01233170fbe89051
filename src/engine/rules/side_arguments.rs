//! Contradiction with side arguments: the last resort.
//!
//! A candidate is supposed and followed by singles, locked candidates, subsets and the sums
//! of cages. If that does not lead to a contradiction, other candidates are refuted inside,
//! each by a *side argument*: the other candidate is supposed as well and followed in the
//! same way, down to a contradiction that rests on both suppositions. So it is impossible
//! under the first supposition, and the main argument goes on without it. Side arguments
//! may have side arguments of their own; how deeply they are nested is the level of the
//! whole argument.
//!
//! With as many levels as there are open cells, everything would be tried, so on a position
//! with exactly one solution, each wrong candidate can be refuted. On a position with no
//! solution or with several, the rule finds nothing: with none it would prove anything, and
//! with several it would search without end.
//!
//! Levels are tried in order. Of the arguments of a level that are found within a budget,
//! the one with the fewest side arguments, and then the fewest lines, comes first. A caller
//! that continues also gets the arguments against the other candidates, as far as one level
//! finds them. If a budget is spent in vain, the candidates that came closest to a
//! contradiction are refuted by cases: under the supposition, all digits of a cell except
//! one are refuted by side arguments, each by cases of its own if necessary. Such an
//! argument is longer. It has a limit too: on a few boards without givens each argument would
//! have hundreds of side arguments. There the rule finds nothing, and it is up to the player to
//! enter a digit.
//!
//! Budgets are counted in suppositions and fitted sums, not in time, so that the same
//! position leads to the same argument everywhere.
//!
//! - `world` is a position under suppositions, and `close` finds its consequences;
//! - `draft` is the argument for a contradiction in it, with only the steps that the
//!   contradiction rests on;
//! - `hunt` chooses the suppositions.
//!
//! The finished argument is a [`Branching`] whose inner arguments are the side arguments.

mod close;
mod draft;
mod hunt;
mod solution;
mod sums;
mod world;

use std::ops::ControlFlow;

use super::{Deduction, Pattern, Rule, Technique};
use crate::branching::Branching;
use crate::grid::{CellSet, Grid};

use hunt::Hunt;
use world::World;

/// Whether a position has more than one solution; false if the search is stopped.
pub(super) fn has_several_solutions(grid: &Grid, is_stopped: &dyn Fn() -> bool) -> bool {
    World::of(grid).has_several_solutions(is_stopped)
}

/// The rule.
pub(super) static RULES: &[&Rule] = &[&CONTRADICTION_WITH_SIDE_ARGUMENTS];

/// The argument against the candidate that the rule eliminates.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideArgumentsPattern {
    /// The main argument: one branch, which leads to a contradiction. Its inner arguments are the
    /// side arguments.
    pub argument: Branching,
}

impl SideArgumentsPattern {
    /// The points of an argument whose side arguments have some of their own, and of each level
    /// from the third on: more than everything else on the path of a usual puzzle.
    const OF_LEVEL_TWO: u32 = 1500;
    const OF_LATER_LEVEL: u32 = 3000;

    /// The points that each side argument adds, which a person has to follow as well.
    const OF_SIDE_ARGUMENT: u32 = 20;

    /// The points that one use adds to the score of a puzzle: a number of points for its
    /// level, plus more for each side argument.
    pub fn score(&self) -> u32 {
        let of_level = match self.argument.depth() {
            0 | 1 => Technique::ContradictionWithSideArguments.score(),
            2 => Self::OF_LEVEL_TWO,
            level => Self::OF_LATER_LEVEL * u32::try_from(level - 2).unwrap_or(1),
        };
        let count = u32::try_from(self.argument.inner_count()).unwrap_or(u32::MAX);
        of_level.saturating_add(count.saturating_mul(Self::OF_SIDE_ARGUMENT))
    }
}

/// Contradiction with Side Arguments: a candidate leads to a contradiction, with the help
/// of others that are refuted on the way.
pub static CONTRADICTION_WITH_SIDE_ARGUMENTS: Rule = Rule::new(
    Technique::ContradictionWithSideArguments,
    |technique, grid, found| {
        let Some(hunt) = Hunt::on(grid) else {
            return ControlFlow::Continue(());
        };
        hunt.each(&mut |draft| {
            let argument = draft.written(grid.layout());
            let supposed = draft.supposed;
            found(Deduction::removing(
                technique,
                supposed.digit,
                CellSet::only(supposed.cell),
                Pattern::SideArguments(Box::new(SideArgumentsPattern { argument })),
            ))
        })
    },
);
