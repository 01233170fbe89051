use std::collections::HashSet;
use std::ops::{ControlFlow, Deref};
use std::sync::Arc;

use super::Granularity;
use super::vetted::Vetting;
use crate::rules::{Deduction, DeductionRule, Survey};

/// The deductions of one step of a path: at least one, and usually only one, which needs no list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A single deduction.
    One(Deduction),
    /// One or more deductions.
    All(Vec<Deduction>),
}

impl Deref for Step {
    type Target = [Deduction];

    fn deref(&self) -> &[Deduction] {
        match self {
            Self::One(deduction) => std::slice::from_ref(deduction),
            Self::All(deductions) => deductions,
        }
    }
}

impl From<Step> for Vec<Deduction> {
    fn from(step: Step) -> Self {
        match step {
            Step::One(deduction) => vec![deduction],
            Step::All(deductions) => deductions,
        }
    }
}

impl From<Step> for Arc<[Deduction]> {
    fn from(step: Step) -> Self {
        match step {
            Step::One(deduction) => [deduction].into(),
            Step::All(deductions) => deductions.into(),
        }
    }
}

impl<'a> IntoIterator for &'a Step {
    type Item = &'a Deduction;
    type IntoIter = std::slice::Iter<'a, Deduction>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Step {
    type Item = Deduction;
    type IntoIter = std::vec::IntoIter<Deduction>;

    fn into_iter(self) -> Self::IntoIter {
        Vec::from(self).into_iter()
    }
}

/// Adds the step of one rule to `steps`, if it finds anything.
pub(super) fn add_step_of(
    vetting: &Vetting,
    rule: &dyn DeductionRule,
    survey: &Survey<'_>,
    granularity: Granularity,
    steps: &mut Vec<Step>,
) {
    match granularity {
        Granularity::Deduction => {
            let _ = vetting.search(rule, survey, &mut |deduction| {
                steps.push(Step::One(deduction));
                ControlFlow::Break(())
            });
        }
        Granularity::Rule => steps.extend(whole_rule(vetting, rule, survey)),
        Granularity::Cell => steps.extend(first_cell(vetting, rule, survey).map(Step::One)),
    }
}

/// All deductions that set new values; or the first deduction of the rule, if that sets none.
fn whole_rule(vetting: &Vetting, rule: &dyn DeductionRule, survey: &Survey<'_>) -> Option<Step> {
    let mut step = Vec::new();
    let mut placed = HashSet::new();
    let _ = vetting.search(rule, survey, &mut |deduction| {
        if deduction.placements.is_empty() {
            if step.is_empty() {
                step.push(deduction);
                return ControlFlow::Break(());
            }
        } else if deduction
            .placements
            .iter()
            .any(|placement| placed.insert(*placement))
        {
            step.push(deduction);
        }
        ControlFlow::Continue(())
    });
    (!step.is_empty()).then_some(Step::All(step))
}

/// The deduction that changes the first cell in reading order, reduced to that cell.
fn first_cell(
    vetting: &Vetting,
    rule: &dyn DeductionRule,
    survey: &Survey<'_>,
) -> Option<Deduction> {
    let mut all = Vec::new();
    let _ = vetting.search(rule, survey, &mut |deduction| {
        all.push(deduction);
        ControlFlow::Continue(())
    });
    let deduction = all.into_iter().min_by_key(Deduction::first_cell)?;
    let cell = deduction.first_cell()?;
    Some(deduction.restricted_to(|candidate| candidate.cell == cell))
}
