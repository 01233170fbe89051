use std::cell::RefCell;
use std::rc::Rc;

use super::{Cause, Change, Position};

/// Is notified of the changes of a [`Sudoku`](super::Sudoku).
pub trait Observer {
    /// Called after each change that the observer is interested in, with the current position.
    fn changed(&mut self, position: &Position, change: &Change);
}

/// An observer that other code also reads.
impl<O: Observer> Observer for Rc<RefCell<O>> {
    fn changed(&mut self, position: &Position, change: &Change) {
        self.borrow_mut().changed(position, change);
    }
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
    pub(super) fn covers(self, change: &Change) -> bool {
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
