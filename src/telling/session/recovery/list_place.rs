//! The place of a puzzle in the list that it was opened from, and the way back there.

use std::path::PathBuf;

use crate::session::{Collection, OpenError, Part, read_in_parts};
use sudoku_engine::grid::Values;
use sudoku_engine::printable;
use sudoku_engine::search::Stop;
use sudoku_engine::texts::{Language, Text, said};

/// A puzzle's list and its place there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListPlace {
    /// The file of the list; `None` for a list without a file, such as a pasted one. A name that is
    /// not UTF-8 is not stored.
    pub file: Option<PathBuf>,
    /// The number of the puzzle in the list, counted from 0.
    pub number: usize,
    /// The values of its cells in the list.
    pub values: Values,
}

/// The reason why a puzzle comes without its list.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum ListError {
    /// The list did not come from a file.
    NoFile,
    /// The file can no longer be read.
    Open(#[from] OpenError),
    /// The puzzle is not in the file, or is the only one there.
    Changed(PathBuf),
    /// The reading was stopped.
    Stopped,
}

impl ListError {
    /// The sentence, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::NoFile => said!("error-list-no-file"),
            Self::Open(error) => error.text(),
            Self::Changed(path) => {
                said!("error-list-changed", path = printable::path(path))
            }
            Self::Stopped => said!("error-list-stopped"),
        }
    }
}

impl ListPlace {
    /// Reads the list again and finds the puzzle in it: at its number, or wherever it is now. If
    /// the file has a mistake, the puzzles before it form the list.
    ///
    /// # Errors
    ///
    /// A [`ListError`] if the list no longer exists.
    pub fn read(&self, stop: &Stop) -> Result<(Collection, usize), ListError> {
        let file = self.file.as_ref().ok_or(ListError::NoFile)?;
        let mut puzzles = Collection::default();
        let end = read_in_parts(file, stop, &mut |part| {
            let part = match part {
                Part::Whole(whole) => whole.into_iter().collect(),
                Part::Next { puzzles, .. } => puzzles,
                Part::Notes(_) => return,
            };
            // Puzzles that do not fit are not listed either when the file is opened.
            let _ = puzzles.append(&part);
        });
        if stop.is_raised() {
            return Err(ListError::Stopped);
        }
        match (self.find(&puzzles), end) {
            (Some(number), _) if puzzles.len() > 1 => Ok((puzzles, number)),
            (_, Err(error)) => Err(error.into()),
            (_, Ok(_)) => Err(ListError::Changed(file.clone())),
        }
    }

    fn find(&self, puzzles: &Collection) -> Option<usize> {
        let is_it = |number: &usize| puzzles.values(*number) == Some(self.values);
        std::iter::once(self.number)
            .chain(0..puzzles.len())
            .find(is_it)
    }
}
