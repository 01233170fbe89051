use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
#[cfg(feature = "clock")]
use std::time::Duration;

use crate::clock::{self, Moment};

/// By which long work is asked to stop: from another thread, or by the clock.
/// Clones stop together.
#[derive(Debug, Clone, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    deadline: Option<Moment>,
    /// How often it may still be asked.
    looks: Option<Arc<AtomicU32>>,
    /// Where the work says what it does.
    stage: Option<Stage>,
}

/// What long work is at, for another thread that shows it: a number, to which the work
/// gives a meaning. Clones tell of the same work.
///
/// What the rules of a solver are at, [`tried`](crate::solver::tried) tells.
#[derive(Debug, Clone, Default)]
pub struct Stage(Arc<AtomicU32>);

impl Stage {
    /// The number that the work has come to; 0 as long as it has said nothing.
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

    /// Stops with this one, or by itself after this time.
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

    /// The same stop, for work that tells there what it is at.
    pub fn telling(&self, stage: &Stage) -> Self {
        Self {
            stage: Some(stage.clone()),
            ..self.clone()
        }
    }

    /// Says what the work is at; `number` is asked for only if somebody wants to know.
    #[inline]
    pub(crate) fn tell(&self, number: impl FnOnce() -> u32) {
        if let Some(Stage(stage)) = &self.stage {
            stage.store(number(), Ordering::Relaxed);
        }
    }

    /// Stops with this one, or by itself when it is asked once more than so often. A
    /// search asks at even steps, so that it then ends at the same place on every machine.
    pub fn or_after_looks(&self, looks: u32) -> Self {
        Self {
            looks: Some(Arc::new(AtomicU32::new(looks))),
            ..self.clone()
        }
    }

    /// Stops with this one, however often it is asked.
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

    /// Whether this is raised by whatever raises the other.
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

/// The work was stopped before it was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the search was stopped before it was done")]
pub struct Stopped;
