//! The observers that a session keeps up to date with each change of its board.

use sudoku_engine::sudoku::{
    Change, Checker, Interest, Journal, Observer, Position, Puzzle, UnsavedMark,
};

/// The observers that a session reads itself.
#[derive(Debug)]
pub(super) struct Books {
    pub(super) journal: Journal,
    pub(super) checker: Checker,
    pub(super) unsaved: UnsavedMark,
}

impl Books {
    /// The observers for a puzzle and the position at which the work on it begins.
    pub(super) fn begun(puzzle: &Puzzle, position: &Position) -> Self {
        Self {
            journal: puzzle.history.journal(position).unwrap_or_default(),
            checker: Checker::of(position),
            unsaved: UnsavedMark::new(position),
        }
    }
}

impl Observer for Books {
    fn changed(&mut self, position: &Position, change: &Change) {
        if Interest::Values.covers(change) {
            self.checker.changed(position, change);
        }
        self.journal.changed(position, change);
        self.unsaved.changed(position, change);
    }
}
