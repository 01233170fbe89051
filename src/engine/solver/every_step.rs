//! Everything that the rules find on a position.

use std::ops::ControlFlow;

use super::{Solver, tried};
use crate::grid::{Grid, Values};
use crate::rules::{DeductionRule, Listed, Listing, Survey, Technique};
use crate::search::{Stop, Stopped};

/// All that a rule concludes on a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedRule {
    /// The technique of the rule.
    pub technique: Technique,
    /// Its conclusions, each once, in the order in which they were found.
    pub listed: Vec<Listed>,
    /// Whether these are all. Else there may be other conclusions, and more ways to
    /// these.
    pub is_whole: bool,
}

impl Solver {
    /// Hands over all that the rules which are on conclude, rule by rule in their
    /// order, also where that is nothing.
    ///
    /// Deductions with the same conclusions are listed once. A rule that has come to
    /// a thousand different ones, or has looked at more than a million combinations,
    /// leaves off: on positions with many candidates that no puzzle leads to, and on
    /// few others, there would be millions. What it lists then depends on nothing but
    /// the position.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised; it is looked at between the rules, after
    /// each deduction, and within those rules that take long.
    pub fn every_step(
        &self,
        grid: &Grid,
        stop: &Stop,
        found: &mut dyn FnMut(ListedRule),
    ) -> Result<(), Stopped> {
        let rules = self.usable(grid.layout());
        let solution = self.solution.as_deref();
        let listed = list_each(grid, solution, rules, stop, &mut |_, listed| {
            found(listed);
            ControlFlow::<()>::Continue(())
        });
        listed.map(drop)
    }
}

/// Hands over all that each of these rules concludes, as [`Solver::every_step`] does,
/// until `found` breaks. The only solution is given if it is known.
///
/// # Errors
///
/// [`Stopped`] as there.
pub fn list_each<B>(
    grid: &Grid,
    solution: Option<&Values>,
    rules: impl IntoIterator<Item = &'static dyn DeductionRule>,
    stop: &Stop,
    found: &mut dyn FnMut(&'static dyn DeductionRule, ListedRule) -> ControlFlow<B>,
) -> Result<ControlFlow<B>, Stopped> {
    let stopped = || stop.is_raised();
    let listing = Listing::default();
    let survey = Survey::listing(grid, &stopped, &listing);
    let survey = survey.with_solution(solution);
    for rule in rules {
        if stop.is_raised() {
            return Err(Stopped);
        }
        tried::tell(stop, rule);
        let _ = rule.search(&survey, &mut |deduction| {
            if stop.is_raised() {
                return ControlFlow::Break(());
            }
            listing.add(deduction)
        });
        // What it lists may not be all.
        if stop.is_raised() {
            return Err(Stopped);
        }
        let (listed, is_whole) = listing.take();
        let listed = ListedRule {
            technique: rule.technique(),
            listed,
            is_whole,
        };
        if let ControlFlow::Break(end) = found(rule, listed) {
            return Ok(ControlFlow::Break(end));
        }
    }
    Ok(ControlFlow::Continue(()))
}
