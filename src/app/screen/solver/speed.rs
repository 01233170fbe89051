//! The speed at which the path or the watched search plays.

use sudoku_engine::texts::{Language, words};

/// A speed of playing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Speed {
    /// Time to read.
    Slow,
    /// Time to look.
    #[default]
    Medium,
    /// Like a film.
    Fast,
    /// The fastest that one can see.
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

    /// The next speed for a button that cycles through all of them.
    pub(super) const fn next(self) -> Self {
        match self {
            Self::Fastest => Self::Slow,
            speed => speed.faster(),
        }
    }
}
