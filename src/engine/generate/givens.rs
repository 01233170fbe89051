use std::fmt;
use std::str::FromStr;

use crate::grid::FEWEST_GIVENS;

/// The levels of the assignment, based only on the number of givens.
///
/// They say little about the difficulty of a puzzle; see [`rate`](crate::rate::rate) for that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GivensLevel {
    /// 47 givens.
    Easy,
    /// 35 givens.
    Medium,
    /// 25 givens.
    Hard,
    /// 17 givens, the fewest possible.
    Expert,
}

impl GivensLevel {
    /// All levels, the one with the most givens first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// The number of givens.
    pub const fn givens(self) -> u32 {
        match self {
            Self::Easy => 47,
            Self::Medium => 35,
            Self::Hard => 25,
            Self::Expert => FEWEST_GIVENS,
        }
    }

    /// The name on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}

impl fmt::Display for GivensLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// The error for a name that no level by givens has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{}' is not a level by givens; these are easy, medium, hard, expert",
    .0.escape_debug()
)]
pub struct UnknownGivensLevel(pub String);

impl FromStr for GivensLevel {
    type Err = UnknownGivensLevel;

    fn from_str(text: &str) -> Result<Self, UnknownGivensLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.slug() == text)
            .ok_or_else(|| UnknownGivensLevel(text.chars().take(40).collect()))
    }
}
