//! The saved state of one kind of work.

use std::sync::{Arc, Mutex};

use iced::Task;

use super::{Message, locked};
use crate::Message as AppMessage;
use crate::lookup::{Done, Errand};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Text;
use sudoku_telling::session::{Keeper, UnfinishedRegions, UnsavedWork};

/// The saved state of one kind of work.
#[derive(Debug, Default)]
pub(super) struct Kept {
    pub(super) keeper: Option<Arc<Mutex<Keeper>>>,
    /// The puzzle as it is in its file, or as it was opened.
    pub(super) safe: Option<Puzzle>,
    /// The puzzle as it was last saved here.
    pub(super) kept: Option<Puzzle>,
    /// The unfinished part of its board at that time.
    unfinished: UnfinishedRegions,
    /// The number of moves made and taken back at the last check.
    pub(super) seen: (usize, usize),
    pub(super) writing: Errand<Result<(), Text>>,
}

impl Kept {
    /// Forgets the saved copy. If it is just being written, it is removed afterward: the window
    /// does not wait.
    pub(super) fn forget(&mut self) {
        self.kept = None;
        self.remove_forgotten();
    }

    fn remove_forgotten(&self) {
        if let Some(keeper) = &self.keeper
            && self.kept.is_none()
            && !self.writing.is_under_way()
        {
            locked(keeper).forget();
        }
    }

    /// Takes the result of writing the work.
    pub(super) fn written(&mut self, done: Done<Result<(), Text>>) -> Result<(), Text> {
        let outcome = self.writing.take(done);
        self.remove_forgotten();
        outcome
    }

    /// Notes that the puzzle needs no copy, because it is as in its file.
    pub(super) fn is_safe(&mut self, puzzle: Puzzle, moves: (usize, usize)) {
        self.seen = moves;
        self.forget();
        self.safe = Some(puzzle);
    }

    /// Notes that the puzzle has a copy, but is in no file.
    pub(super) fn is_kept(&mut self, puzzle: Puzzle, moves: (usize, usize)) {
        self.seen = moves;
        self.safe = None;
        self.kept = Some(puzzle);
    }

    /// Writes the work if it needs a copy.
    pub(super) fn keep(&mut self, work: UnsavedWork) -> Task<AppMessage> {
        let Some(keeper) = &self.keeper else {
            return Task::none();
        };
        let is_finished = work.unfinished == UnfinishedRegions::default();
        if self.safe.as_ref() == Some(&work.puzzle) && is_finished {
            if self.kept.is_some() {
                self.forget();
            }
            return Task::none();
        }
        if self.kept.as_ref() == Some(&work.puzzle) && self.unfinished == work.unfinished {
            return Task::none();
        }
        let (kind, puzzle) = (work.kind, work.puzzle.clone());
        let unfinished = work.unfinished.clone();
        let keeper = Arc::clone(keeper);
        let written = self.writing.begin(move || {
            let kept = locked(&keeper).keep(&work);
            kept.map_err(|error| error.text())
        });
        // If a copy is being written, the check runs again afterward.
        let Some(written) = written else {
            return Task::none();
        };
        self.kept = Some(puzzle);
        self.unfinished = unfinished;
        written.map(move |done| AppMessage::Autosave(Message::Written(kind, done)))
    }
}
