//! The current time, if there is a clock.
//!
//! Only two parts ask for it: a [`Stop`](crate::search::Stop) with a time limit, and the generator,
//! which makes more puzzles ahead while that is quick. No deduction, no argument and no puzzle
//! depends on it.

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
        /// The moment this much later; `None` if it is out of range.
        pub(crate) fn checked_add(self, time: Duration) -> Option<Self> {
            self.0.checked_add(time).map(Self)
        }

        /// The time since an earlier moment.
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

    /// A point in time, which does not exist without a clock.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) enum Moment {}

    impl Moment {
        /// The time since an earlier moment.
        pub(crate) fn duration_since(self, _: Self) -> Duration {
            match self {}
        }
    }

    /// The present moment, which is unknown.
    pub(crate) fn now() -> Option<Moment> {
        None
    }
}
