//! Makes puzzles before they are requested.
//!
//! Making many together is twenty times as fast as one after another, because the lanes of the
//! processor work side by side. Callers that ask for consecutive numbers get that speed
//! automatically.

use std::collections::VecDeque;
use std::time::Duration;

use crate::clock::{self, Moment};
use crate::grid::Values;

/// The most puzzles made together.
const MOST: u64 = 1024;

/// The next batch may be twice as large if a batch takes less than this, so that a request for one
/// more puzzle never waits long.
const QUICK: Duration = Duration::from_millis(10);

/// The next puzzles, and the number to make when they are used up.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    /// The number of the first stored puzzle, or of the next one to make.
    next: u64,
    puzzles: VecDeque<Values>,
    batch: u64,
}

impl Ahead {
    /// The puzzle with this number, if it is stored. Drops the puzzles before it.
    pub(super) fn take(&mut self, number: u64) -> Option<Values> {
        let before = usize::try_from(number.checked_sub(self.next)?).ok()?;
        if before >= self.puzzles.len() {
            return None;
        }
        self.puzzles.drain(..before);
        self.next = number + 1;
        self.puzzles.pop_front()
    }

    /// The number of puzzles to make together from this number on: one, unless the number comes
    /// next.
    pub(super) fn batch(&self, number: u64) -> u64 {
        let follows = number == self.next.saturating_add(self.puzzles.len() as u64);
        let batch = if follows { self.batch.max(1) } else { 1 };
        batch.min(u64::MAX - number)
    }

    /// Stores the puzzles from this number on. They and the puzzle before them were made in one
    /// batch, which began at `begun`. Without a clock, puzzles are made one by one.
    pub(super) fn keep(&mut self, number: u64, puzzles: Vec<Values>, begun: Option<Moment>) {
        let made = puzzles.len() as u64 + 1;
        self.next = number;
        self.puzzles = puzzles.into();
        let was_quick = clock::now()
            .zip(begun)
            .is_some_and(|(now, begun)| now.duration_since(begun) < QUICK);
        self.batch = if was_quick {
            (2 * made).min(MOST)
        } else {
            (made / 2).max(1)
        };
    }
}
