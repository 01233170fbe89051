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
            noted: None,
        }
    }

    /// A source without a file.
    pub fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            path: None,
            seen: None,
            noted: None,
        }
    }
}
