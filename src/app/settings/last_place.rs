//! The place where the program was last closed, and whether it begins there the next time.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use sudoku_engine::rules::Technique;
use sudoku_telling::lessons::BoardLesson;

/// The screen to begin with if the program is started without a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// The last place: the last screen with its content.
    #[default]
    LeftOff,
    /// Always the start screen.
    StartScreen,
}

impl Beginning {
    /// The other choice.
    pub const fn other(self) -> Self {
        match self {
            Self::LeftOff => Self::StartScreen,
            Self::StartScreen => Self::LeftOff,
        }
    }
}

/// The place where the program was last closed.
///
/// It does not include unsaved work of the player. For a puzzle in a file it holds the file. For
/// any other puzzle it holds the puzzle as it was opened, or as far as the rules have solved it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "screen", rename_all = "kebab-case")]
pub enum LeftOff {
    /// The start screen, or a place that cannot be restored.
    #[default]
    Start,
    /// A puzzle in a file of its own.
    File {
        /// The file.
        path: PathBuf,
        /// Its place in the list that it was opened from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        list: Option<ListedIn>,
    },
    /// A puzzle in no file of its own.
    Puzzle {
        /// Its name.
        name: String,
        /// The puzzle as it was opened, in any format.
        puzzle: String,
        /// Its place in the list that it was opened from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        list: Option<ListedIn>,
    },
    /// The puzzles of a file.
    Collection {
        /// The file.
        path: PathBuf,
        /// The number of the chosen puzzle, from 0.
        number: usize,
    },
    /// The lessons.
    Lessons {
        /// The technique whose lesson was open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        technique: Option<Technique>,
        /// The board whose lesson was open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<BoardLesson>,
    },
    /// A puzzle in the making.
    Create {
        /// The file of the puzzle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        path: Option<PathBuf>,
    },
}

/// A place in a list, in the settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedIn {
    /// The file of the list.
    pub file: PathBuf,
    /// The number of the puzzle there, from 0.
    pub number: usize,
    /// The values of the cells there.
    pub values: String,
}
