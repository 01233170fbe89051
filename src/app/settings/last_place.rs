//! Where the program was left, and whether it begins there the next time.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use sudoku_engine::rules::Technique;
use sudoku_telling::lessons::BoardLesson;

/// With what the program begins when it is started without a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Beginning {
    /// With the screen that was shown last, and what was open there.
    #[default]
    LeftOff,
    /// Always with the start screen.
    StartScreen,
}

impl Beginning {
    /// The other of the two.
    pub const fn other(self) -> Self {
        match self {
            Self::LeftOff => Self::StartScreen,
            Self::StartScreen => Self::LeftOff,
        }
    }
}

/// What was shown when the program was left.
///
/// Work of a person that was not saved is no part of it: of a puzzle in a file the file
/// is kept, of any other one what it was when it was opened, or how far rules have led.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(tag = "screen", rename_all = "kebab-case")]
pub enum LeftOff {
    /// The start screen, or something that cannot be shown again.
    #[default]
    Start,
    /// A puzzle in a file of its own.
    File {
        /// The file.
        path: PathBuf,
        /// Where it stands in the list that it was opened from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        list: Option<ListedIn>,
    },
    /// A puzzle in no file of its own.
    Puzzle {
        /// What it is called.
        name: String,
        /// The puzzle as it was opened, in any format.
        puzzle: String,
        /// Where it stands in the list that it was opened from.
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
    /// A puzzle that is being made.
    Create {
        /// The file that it was saved in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        path: Option<PathBuf>,
    },
}

/// A place in a list, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedIn {
    /// The file of the list.
    pub file: PathBuf,
    /// The number of the puzzle there, from 0.
    pub number: usize,
    /// What stands in each of its cells there.
    pub values: String,
}
