//! The place of a puzzle in the list that it was opened from, and the way back there.

use std::path::PathBuf;

use crate::session::{Collection, OpenError, Part, read_in_parts};
use sudoku_engine::grid::Values;
use sudoku_engine::printable;
use sudoku_engine::search::Stop;

/// Which puzzle of which list it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListPlace {
    /// The file of the list; `None` for one that was in no file, as after pasting. One
    /// whose name is not UTF-8 is not kept.
    pub file: Option<PathBuf>,
    /// The number of the puzzle there, from 0.
    pub number: usize,
    /// What stands in each of its cells in the list.
    pub values: Values,
}

/// Why a puzzle comes without its list.
#[derive(Debug, thiserror::Error)]
pub enum ListError {
    /// The list was in no file.
    #[error("its list was in no file")]
    NoFile,
    /// The file cannot be read any more.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The puzzle is not in the file, or is alone there.
    #[error("{} does not list this puzzle any more", printable::path(.0))]
    Changed(PathBuf),
    /// It was stopped.
    #[error("the reading of its list was stopped")]
    Stopped,
}

impl ListPlace {
    /// Reads the list again, and finds the puzzle in it: at its number, or wherever
    /// else it stands now. Of a file with a mistake, what stands before it is a list.
    ///
    /// # Errors
    ///
    /// A [`ListError`] if there is no such list any more.
    pub fn read(&self, stop: &Stop) -> Result<(Collection, usize), ListError> {
        let file = self.file.as_ref().ok_or(ListError::NoFile)?;
        let mut puzzles = Collection::default();
        let end = read_in_parts(file, stop, &mut |part| {
            let part = match part {
                Part::Whole(whole) => whole.into_iter().collect(),
                Part::Next { puzzles, .. } => puzzles,
                Part::Notes(_) => return,
            };
            // What it has no room for is not listed either when the file is opened.
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
