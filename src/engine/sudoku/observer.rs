use std::cell::RefCell;
use std::rc::Rc;

use super::{Cause, Change, Position};

/// Hears of the changes of a [`Sudoku`](super::Sudoku).
pub trait Observer {
    /// Called after each change of the observer's interest, with the position
    /// as it is now.
    fn changed(&mut self, position: &Position, change: &Change);
}

/// An observer that others look at too.
impl<O: Observer> Observer for Rc<RefCell<O>> {
    fn changed(&mut self, position: &Position, change: &Change) {
        self.borrow_mut().changed(position, change);
    }
}

/// What an observer wants to hear of. A new puzzle is told to everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Interest {
    /// Changes in which at least one value was set, replaced or cleared.
    Values,
    /// Those, and changes of candidates alone.
    Candidates,
    /// Those, and changes of marks alone.
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

/// By which an observer is known to the sudoku it registered with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ObserverId(pub(super) u64);
