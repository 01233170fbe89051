//! All steps that the rules find in a position.

use std::ops::ControlFlow;

use super::vetted::Vetting;
use super::{Solver, tried};
use crate::grid::{Grid, Values};
use crate::rules::{DeductionRule, Listed, Listing, Survey, Technique};
use crate::search::{Stop, Stopped};

/// All conclusions of a rule in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedRule {
    /// The technique of the rule.
    pub technique: Technique,
    /// Its conclusions, each once, in the order in which they were found.
    pub listed: Vec<Listed>,
    /// Whether these are all conclusions. If not, there may be others, and more ways to these.
    pub is_whole: bool,
}

impl Solver {
    /// Passes all conclusions of the active rules to `found`, rule by rule in their order,
    /// including rules without any.
    ///
    /// Deductions with the same conclusions are listed once. A rule stops after a thousand
    /// different conclusions or more than a million combinations: positions with many candidates
    /// that no puzzle leads to, and a few others, would give millions. Even then, the list depends
    /// only on the position.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if `stop` was raised; it is checked between the rules, after each deduction, and
    /// within the rules that take long.
    pub fn every_step(
        &self,
        grid: &Grid,
        stop: &Stop,
        found: &mut dyn FnMut(ListedRule),
    ) -> Result<(), Stopped> {
        let rules = self.usable(grid.layout());
        let solution = self.solution.as_deref();
        let vetting = &self.vetting;
        let listed = list_vetted(vetting, grid, solution, rules, stop, &mut |_, listed| {
            found(listed);
            ControlFlow::<()>::Continue(())
        });
        listed.map(drop)
    }
}

/// Passes all conclusions of each of these rules to `found`, like [`Solver::every_step`], until
/// `found` breaks. `solution` is the only solution, if known.
///
/// # Errors
///
/// [`Stopped`] in the same cases.
pub fn list_each<B>(
    grid: &Grid,
    solution: Option<&Values>,
    rules: impl IntoIterator<Item = &'static dyn DeductionRule>,
    stop: &Stop,
    found: &mut dyn FnMut(&'static dyn DeductionRule, ListedRule) -> ControlFlow<B>,
) -> Result<ControlFlow<B>, Stopped> {
    list_vetted(&Vetting::Off, grid, solution, rules, stop, found)
}

fn list_vetted<B>(
    vetting: &Vetting,
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
        let _ = vetting.search(rule, &survey, &mut |deduction| {
            if stop.is_raised() {
                return ControlFlow::Break(());
            }
            listing.add(deduction)
        });
        // The list may be incomplete.
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
