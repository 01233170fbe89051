use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
#[cfg(feature = "clock")]
use std::time::Duration;

use super::engine::GUESSES_BETWEEN_LOOKS;
use crate::clock::{self, Moment};

/// A request to stop long work, made from another thread or by the clock. Clones stop together.
#[derive(Debug, Clone, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    deadline: Option<Moment>,
    /// The number of checks left.
    looks: Option<Arc<AtomicU32>>,
    /// The place where the work reports its stage.
    stage: Option<Stage>,
}

/// The number of guesses after which a search with [`Stop::or_after_most_guesses`] gives up: minutes
/// of work, and far more than any puzzle that a person could solve takes.
pub const MOST_GUESSES: u64 = 1_000_000;

/// The current stage of long work, for another thread that shows it: a number whose meaning the
/// work defines. Clones belong to the same work.
///
/// For the rules of a solver, [`tried`](crate::solver::tried) gives the meaning of the number.
#[derive(Debug, Clone, Default)]
pub struct Stage(Arc<AtomicU32>);

impl Stage {
    /// The number that the work has reported last; 0 if it has reported nothing yet.
    pub fn number(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Stop {
    /// Stops only when [`raise`](Self::raise) is called.
    pub fn never() -> Self {
        Self::default()
    }

    /// Stops by itself after this time.
    #[cfg(feature = "clock")]
    pub fn after(time: Duration) -> Self {
        Self {
            deadline: clock::now().and_then(|now| now.checked_add(time)),
            ..Self::default()
        }
    }

    /// Stops together with this one, or by itself after this time.
    #[cfg(feature = "clock")]
    pub fn or_after(&self, time: Duration) -> Self {
        let own = clock::now().and_then(|now| now.checked_add(time));
        Self {
            raised: Arc::clone(&self.raised),
            deadline: [self.deadline, own].into_iter().flatten().min(),
            looks: self.looks.clone(),
            stage: self.stage.clone(),
        }
    }

    /// The same stop, for work that reports its stage to `stage`.
    pub fn telling(&self, stage: &Stage) -> Self {
        Self {
            stage: Some(stage.clone()),
            ..self.clone()
        }
    }

    /// Reports the stage of the work; `number` is called only if a stage is attached.
    #[inline]
    pub(crate) fn tell(&self, number: impl FnOnce() -> u32) {
        if let Some(Stage(stage)) = &self.stage {
            stage.store(number(), Ordering::Relaxed);
        }
    }

    /// Stops together with this one, or by itself after `looks` checks. A search checks at regular
    /// steps, so it ends at the same point on every machine.
    pub fn or_after_looks(&self, looks: u32) -> Self {
        Self {
            looks: Some(Arc::new(AtomicU32::new(looks))),
            ..self.clone()
        }
    }

    /// Stops together with this one, or by itself after [`MOST_GUESSES`] guesses of a search for one
    /// position or several, unless it has a limit already.
    pub fn or_after_most_guesses(&self) -> Self {
        const LOOKS: u64 = MOST_GUESSES / GUESSES_BETWEEN_LOOKS;
        match &self.looks {
            Some(_) => self.clone(),
            None => self.or_after_looks(u32::try_from(LOOKS).unwrap_or(u32::MAX)),
        }
    }

    /// Stops together with this one, with no limit on the number of checks.
    pub fn without_looks(&self) -> Self {
        Self {
            looks: None,
            ..self.clone()
        }
    }

    /// Asks the work to stop.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Whether raising the other one also raises this one.
    pub fn is_raised_with(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.raised, &other.raised)
    }

    /// Whether the work should stop.
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed)
            || self
                .deadline
                .is_some_and(|deadline| clock::now() >= Some(deadline))
            || self.looks.as_ref().is_some_and(|looks| {
                let left = looks.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                    left.checked_sub(1)
                });
                left.is_err()
            })
    }
}

/// The work was stopped before it was finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the search was stopped before it was done")]
pub struct Stopped;
