//! Puzzles made before they are asked for.
//!
//! Many are made together at twenty times the pace of one after the other, for the
//! lanes of the processor work side by side. Who asks for one number after the next gets
//! that pace without knowing of it.

use std::collections::VecDeque;
use std::time::Duration;

use crate::clock::{self, Moment};
use crate::grid::Values;

/// How many are made together at most.
const MOST: u64 = 1024;

/// As long as a batch takes less than this, the next one may be twice as large: nobody
/// who wants one puzzle more waits for long.
const QUICK: Duration = Duration::from_millis(10);

/// The puzzles that come next, and how many to make when they are used up.
#[derive(Debug, Default)]
pub(super) struct Ahead {
    /// The number of the first puzzle that is kept, or that would be next.
    next: u64,
    puzzles: VecDeque<Values>,
    batch: u64,
}

impl Ahead {
    /// The puzzle with this number, if it is kept. Those before it are forgotten.
    pub(super) fn take(&mut self, number: u64) -> Option<Values> {
        let before = usize::try_from(number.checked_sub(self.next)?).ok()?;
        if before >= self.puzzles.len() {
            return None;
        }
        self.puzzles.drain(..before);
        self.next = number + 1;
        self.puzzles.pop_front()
    }

    /// How many to make together from this number on: one, unless it is the one that
    /// follows.
    pub(super) fn batch(&self, number: u64) -> u64 {
        let follows = number == self.next.saturating_add(self.puzzles.len() as u64);
        let batch = if follows { self.batch.max(1) } else { 1 };
        batch.min(u64::MAX - number)
    }

    /// Keeps what was made from this number on, after the one that was asked for, in a
    /// batch begun at that time. Where nobody knows the time they are made one by one.
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
