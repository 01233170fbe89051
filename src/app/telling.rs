//! How long the argument of a step is beside the board: all of it, or a line for who knows
//! the technique.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use sudoku_engine::rules::Technique;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::lessons::Progress;

/// How long arguments are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TellingChoice {
    /// Short for a technique that the person has practised, whole for every other one.
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

    /// The next choice, around the end.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Practised => Self::Whole,
            Self::Whole => Self::Short,
            Self::Short => Self::Practised,
        }
    }
}

/// What is chosen, and what the choice rests on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Telling {
    choice: TellingChoice,
    known: BTreeSet<Technique>,
}

impl Telling {
    /// By this choice, for a person who has learned this.
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
