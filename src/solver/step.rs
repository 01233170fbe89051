use std::ops::Deref;
use std::sync::Arc;

use crate::rules::Deduction;

/// The deductions of one step of a path: at least one, and mostly just one, which
/// needs no list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A single one.
    One(Deduction),
    /// One or more.
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
