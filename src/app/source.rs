//! The source of a puzzle.

use std::path::{Path, PathBuf};

use super::paths::file_name;
use sudoku_engine::texts::Text;
use sudoku_telling::session::FileState;

/// The source of a puzzle.
#[derive(Debug, Clone)]
pub struct Source {
    /// Its name.
    pub name: String,
    /// The file.
    pub path: Option<PathBuf>,
    /// The state of the file.
    pub seen: Option<FileState>,
    /// Whether the player made the puzzle in this window.
    pub(super) is_made: bool,
    /// A remark about reading it, to be told once its puzzles are open.
    pub(super) noted: Option<Text>,
}

impl Source {
    /// A file in its present state.
    pub fn file(path: &Path) -> Self {
        Self {
            seen: FileState::of(path).ok(),
            ..Self::unseen(path)
        }
    }

    /// A file whose state is unknown.
    pub(super) fn unseen(path: &Path) -> Self {
        Self {
            name: file_name(path),
            path: Some(path.to_owned()),
            seen: None,
            is_made: false,
            noted: None,
        }
    }

    /// A source without a file.
    pub fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            path: None,
            seen: None,
            is_made: false,
            noted: None,
        }
    }

    /// A puzzle that the player made in this window.
    pub(super) fn made(name: &str) -> Self {
        Self {
            is_made: true,
            ..Self::named(name)
        }
    }
}
