use std::sync::{Arc, Mutex, PoisonError};

use super::{Cause, Change, Position};

/// Is notified of the changes of a [`Sudoku`](super::Sudoku).
pub trait Observer: Send {
    /// Called after each change that the observer is interested in, with the current position.
    fn changed(&mut self, position: &Position, change: &Change);
}

/// An observer that other code also reads.
impl<O: Observer> Observer for Arc<Mutex<O>> {
    fn changed(&mut self, position: &Position, change: &Change) {
        let mut observer = self.lock().unwrap_or_else(PoisonError::into_inner);
        observer.changed(position, change);
    }
}

/// Nobody.
impl Observer for () {
    fn changed(&mut self, _position: &Position, _change: &Change) {}
}

/// The changes that an observer is interested in. All observers are notified of a new puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Interest {
    /// Changes in which at least one value was set, replaced or cleared.
    Values,
    /// Also changes of candidates alone.
    Candidates,
    /// Also changes of marks alone.
    Marks,
}

impl Interest {
    /// Whether an observer with this interest is notified of a change.
    pub fn covers(self, change: &Change) -> bool {
        change.cause == Cause::Opened
            || match self {
                Self::Values => !change.values.is_empty(),
                Self::Candidates => change.is_of_board(),
                Self::Marks => true,
            }
    }
}

/// Identifies an observer to the sudoku it registered with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ObserverId(pub(super) u64);
