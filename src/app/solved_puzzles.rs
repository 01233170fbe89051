//! The record of solved puzzles, for lists: read at the start, and saved in a file beside unsaved
//! work.

use std::path::PathBuf;
use std::sync::Arc;

use iced::Task;

use super::autosave::Autosave;
use super::lookup::{Done, Errand, Late, Lookup};
use super::{App, Message as AppMessage};
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};
use sudoku_telling::session::SolvedPuzzles;

/// The messages of the record.
#[derive(Debug, Clone)]
pub enum Message {
    /// The record is read, or reading it failed.
    Read(Late<Known>),
    /// A solved puzzle is saved in the record, or saving it failed.
    Kept(Done<Result<(), Text>>),
}

/// The record, or the reason why it cannot be read.
pub type Known = Result<Arc<SolvedPuzzles>, Text>;

/// The record with its file.
#[derive(Debug, Default)]
pub(super) struct SolvedRecord {
    path: Option<PathBuf>,
    known: SolvedPuzzles,
    reading: Lookup<Known>,
    keeping: Errand<Result<(), Text>>,
    /// The puzzles still to be saved.
    waiting: Vec<Puzzle>,
    /// Whether the player was told that saving fails.
    told: bool,
}

impl SolvedRecord {
    /// The platform's place for the record, if there is one.
    pub(super) fn platform_file() -> Option<PathBuf> {
        Some(Autosave::platform_folder()?.with_file_name("solved.txt"))
    }

    /// The solved puzzles.
    pub(super) const fn known(&self) -> &SolvedPuzzles {
        &self.known
    }
}

impl App {
    /// Saves solved puzzles in this file from now on, and reads the earlier ones.
    pub fn remember_solved_in(&mut self, path: PathBuf) -> Task<AppMessage> {
        self.solved.path = Some(path.clone());
        let read = self.solved.reading.begin(move |_, _| {
            let read = SolvedPuzzles::read(&path);
            read.map(Arc::new).map_err(|error| {
                let reason = error.text();
                let path = printable::path(&path);
                said!("solved-unreadable", path = path, reason = reason)
            })
        });
        read.map(|late| AppMessage::SolvedPuzzles(Message::Read(late)))
    }

    pub(super) fn on_solved_puzzles(&mut self, message: Message) -> Task<AppMessage> {
        let problem = match message {
            Message::Read(late) => match self.solved.reading.answer(late) {
                None => return Task::none(),
                Some(Ok(known)) => {
                    // Another puzzle may have been solved meanwhile.
                    let new =
                        std::mem::replace(&mut self.solved.known, Arc::unwrap_or_clone(known));
                    self.solved.known.extend(&new);
                    return Task::none();
                }
                Some(Err(problem)) => problem,
            },
            Message::Kept(done) => match self.solved.keeping.take(done) {
                Ok(()) => return self.keep_solved(),
                Err(problem) => {
                    self.solved.waiting.clear();
                    if std::mem::replace(&mut self.solved.told, true) {
                        return Task::none();
                    }
                    problem
                }
            },
        };
        self.notices.complain(problem);
        Task::none()
    }

    /// Records a puzzle that was solved.
    pub(super) fn note_solved(&mut self, puzzle: Puzzle) -> Task<AppMessage> {
        if self.solved.known.add(&puzzle) && self.solved.path.is_some() {
            self.solved.waiting.push(puzzle);
        }
        self.keep_solved()
    }

    fn keep_solved(&mut self) -> Task<AppMessage> {
        let (Some(path), Some(puzzle)) = (&self.solved.path, self.solved.waiting.first().cloned())
        else {
            return Task::none();
        };
        let path = path.clone();
        let kept = self.solved.keeping.begin(move || {
            SolvedPuzzles::keep(&path, &puzzle).map_err(|error| {
                let reason = error.text();
                let path = printable::path(&path);
                said!("solved-not-kept", path = path, reason = reason)
            })
        });
        let Some(kept) = kept else {
            return Task::none();
        };
        self.solved.waiting.remove(0);
        kept.map(|done| AppMessage::SolvedPuzzles(Message::Kept(done)))
    }
}
