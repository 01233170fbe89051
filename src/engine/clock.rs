//! The time that passes, where there is a clock.
//!
//! Only two ask for it: a [`Stop`](crate::search::Stop) that was given a time, and the
//! generator, which makes more puzzles ahead as long as that is quick. No deduction, no
//! argument and no puzzle depends on it.

#[cfg(not(feature = "clock"))]
pub(crate) use absent::{Moment, now};
#[cfg(feature = "clock")]
pub(crate) use running::{Moment, now};

#[cfg(feature = "clock")]
#[allow(
    clippy::disallowed_types,
    reason = "the engine asks for the time here and nowhere else"
)]
mod running {
    use std::time::{Duration, Instant};

    /// A point in time.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) struct Moment(Instant);

    impl Moment {
        /// The moment that comes so much later; `None` beyond all that can be said.
        pub(crate) fn checked_add(self, time: Duration) -> Option<Self> {
            self.0.checked_add(time).map(Self)
        }

        /// How much later this is than the other.
        pub(crate) fn duration_since(self, earlier: Self) -> Duration {
            self.0.duration_since(earlier.0)
        }
    }

    /// The present moment.
    pub(crate) fn now() -> Option<Moment> {
        Some(Moment(Instant::now()))
    }
}

#[cfg(not(feature = "clock"))]
mod absent {
    use std::time::Duration;

    /// A point in time, which there is none of without a clock.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum Moment {}

    impl Moment {
        /// How much later this is than the other.
        pub(crate) fn duration_since(self, _: Self) -> Duration {
            match self {}
        }
    }

    /// The present moment, which is not known.
    pub(crate) fn now() -> Option<Moment> {
        None
    }
}
