//! The progress of a single long search on standard error.

use std::sync::atomic::{AtomicBool, Ordering};

use super::progress;

/// The number of events between two updates of the tries: some hundredths of a second.
const EVENTS_BETWEEN_LOOKS: u64 = 1_000_000;

/// The only place in the progress display, for which the long runs compete.
#[derive(Debug, Default)]
pub(super) struct Spinner {
    taken: AtomicBool,
}

/// A search that shows its tries once it takes long, unless another search already does. Dropping
/// it hides them.
pub(super) struct LongRun<'a> {
    spinner: &'a Spinner,
    name: &'static str,
    events: u64,
    is_shown: bool,
}

impl<'a> LongRun<'a> {
    pub(super) const fn new(spinner: &'a Spinner, name: &'static str) -> Self {
        Self {
            spinner,
            name,
            events: 0,
            is_shown: false,
        }
    }

    /// Shows the tries now and then. Call this at each event, with the tries so far.
    #[inline]
    pub(super) fn goes_on(&mut self, tries: u64) {
        self.events += 1;
        if self.events.is_multiple_of(EVENTS_BETWEEN_LOOKS) {
            self.show(tries);
        }
    }

    #[cold]
    fn show(&mut self, tries: u64) {
        self.is_shown = self.is_shown || !self.spinner.taken.swap(true, Ordering::Relaxed);
        if self.is_shown {
            progress::searches(Some((self.name, tries)));
        }
    }
}

impl Drop for LongRun<'_> {
    fn drop(&mut self) {
        if self.is_shown {
            progress::searches(None);
            self.spinner.taken.store(false, Ordering::Relaxed);
        }
    }
}
