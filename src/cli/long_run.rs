//! How far a single long search is, on standard error.

use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// So many events go by between two looks at the tries: some hundredths of a
/// second.
const EVENTS_BETWEEN_LOOKS: u64 = 1_000_000;

/// The one place on the terminal for which the long runs compete.
#[derive(Debug, Default)]
pub(super) struct Spinner {
    taken: AtomicBool,
}

/// A search that shows its tries once it takes long, if no other one does and
/// standard error is a terminal. The line is cleared when it is dropped.
pub(super) struct LongRun<'a> {
    spinner: &'a Spinner,
    name: &'static str,
    events: u64,
    bar: Option<ProgressBar>,
}

impl<'a> LongRun<'a> {
    pub(super) const fn new(spinner: &'a Spinner, name: &'static str) -> Self {
        Self {
            spinner,
            name,
            events: 0,
            bar: None,
        }
    }

    /// To be called at each event, with the tries so far.
    #[inline]
    pub(super) fn goes_on(&mut self, tries: u64) {
        self.events += 1;
        if self.events.is_multiple_of(EVENTS_BETWEEN_LOOKS) {
            self.show(tries);
        }
    }

    #[cold]
    fn show(&mut self, tries: u64) {
        if self.bar.is_none() && !self.spinner.taken.swap(true, Ordering::Relaxed) {
            let style = ProgressStyle::with_template("{spinner} {msg}: {human_pos} tries")
                .expect("the template is a constant that a test draws");
            let bar = ProgressBar::new_spinner().with_style(style);
            self.bar = Some(bar.with_message(self.name));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(tries);
        }
    }
}

impl Drop for LongRun<'_> {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
            self.spinner.taken.store(false, Ordering::Relaxed);
        }
    }
}
