//! The length of a step's argument beside the board: whole, or one line for players who know the
//! technique.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::lessons::Progress;

/// The setting for the length of arguments.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TellingChoice {
    /// Short for techniques that the player has practiced, whole for the others.
    #[default]
    Practised,
    /// Always whole.
    Whole,
    /// Always short.
    Short,
}

impl TellingChoice {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Practised, Self::Whole, Self::Short];

    /// The choice as a label.
    pub fn label(self, language: &Language) -> String {
        match self {
            Self::Practised => words!(language, "settings-telling-practised"),
            Self::Whole => words!(language, "settings-telling-whole"),
            Self::Short => words!(language, "settings-telling-short"),
        }
    }

    /// The next choice, wrapping around.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Practised => Self::Whole,
            Self::Whole => Self::Short,
            Self::Short => Self::Practised,
        }
    }
}

/// The setting, with the techniques that it depends on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Telling {
    choice: TellingChoice,
    known: BTreeSet<Technique>,
}

impl Telling {
    /// The setting with the player's progress.
    pub fn new(choice: TellingChoice, progress: &Progress) -> Self {
        let known = progress.known().collect();
        Self { choice, known }
    }

    /// Whether a step by this technique is told in short.
    pub(crate) fn is_short(&self, technique: Technique) -> bool {
        match self.choice {
            TellingChoice::Practised => self.known.contains(&technique),
            TellingChoice::Whole => false,
            TellingChoice::Short => true,
        }
    }
}
