//! How fast something goes on by itself: the path, or the search that is watched.

use sudoku_engine::texts::{Language, words};

/// How fast it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Speed {
    /// Time to read.
    Slow,
    /// Time to look.
    #[default]
    Medium,
    /// As a film.
    Fast,
    /// As fast as it can be seen.
    Fastest,
}

impl Speed {
    pub(super) fn label(self, language: &Language) -> String {
        match self {
            Self::Slow => words!(language, "speed-slow"),
            Self::Medium => words!(language, "speed-medium"),
            Self::Fast => words!(language, "speed-fast"),
            Self::Fastest => words!(language, "speed-fastest"),
        }
    }

    pub(super) const fn faster(self) -> Self {
        match self {
            Self::Slow => Self::Medium,
            Self::Medium => Self::Fast,
            Self::Fast | Self::Fastest => Self::Fastest,
        }
    }

    pub(super) const fn slower(self) -> Self {
        match self {
            Self::Slow | Self::Medium => Self::Slow,
            Self::Fast => Self::Medium,
            Self::Fastest => Self::Fast,
        }
    }

    /// The next one for a button that has them all by turns.
    pub(super) const fn next(self) -> Self {
        match self {
            Self::Fastest => Self::Slow,
            speed => speed.faster(),
        }
    }
}
