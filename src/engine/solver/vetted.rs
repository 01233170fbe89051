//! Steps that the kernel refuses: they are left out and stored, so that the faulty rule can be
//! fixed.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};

use crate::grid::Grid;
use crate::proof::{Refusal, RefusalKind, Unproved};
use crate::rules::{Deduction, DeductionRule, Sink, Survey};

/// The most refused steps to store.
const MOST_KEPT: usize = 8;

/// A step that its rule should not have made: its proof does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedStep {
    /// The position.
    pub grid: Grid,
    /// The step.
    pub deduction: Deduction,
    /// The reason.
    pub reason: Unproved,
}

/// Whether the kernel checks each step, and the steps that it refused. Copies share them, so that a
/// search in the background can report to its owner.
#[derive(Debug, Clone)]
pub(super) enum Vetting {
    On(Arc<Mutex<Vec<RefusedStep>>>),
    Off,
}

impl Default for Vetting {
    fn default() -> Self {
        Self::On(Arc::default())
    }
}

impl Vetting {
    /// Searches with a rule, and passes on the steps that the kernel does not refuse.
    pub(super) fn search(
        &self,
        rule: &dyn DeductionRule,
        survey: &Survey<'_>,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        rule.search(survey, &mut |deduction| {
            if self.refuses(&deduction, survey) {
                ControlFlow::Continue(())
            } else {
                found(deduction)
            }
        })
    }

    /// Whether the kernel refuses a deduction. One without a proof, or with one that is too large to
    /// check, is not refused.
    fn refuses(&self, deduction: &Deduction, grid: &Grid) -> bool {
        let Self::On(refused) = self else {
            return false;
        };
        let reason = match deduction.proved(grid) {
            Ok(_) | Err(Unproved::NoProof) => return false,
            Err(Unproved::Refused(Refusal {
                kind: RefusalKind::TooLarge,
                ..
            })) => return false,
            Err(reason) => reason,
        };
        let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = |it: &RefusedStep| it.deduction == *deduction;
        if refused.len() < MOST_KEPT && !refused.iter().any(is_known) {
            refused.push(RefusedStep {
                grid: grid.clone(),
                deduction: deduction.clone(),
                reason,
            });
        }
        true
    }

    /// Takes the refused steps, the first one first.
    pub(super) fn take(&self) -> Vec<RefusedStep> {
        match self {
            Self::On(refused) => {
                let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
                std::mem::take(&mut *refused)
            }
            Self::Off => Vec::new(),
        }
    }
}
