use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The method of a watched search: the cell it chooses next, and what it notices in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Cell by cell in reading order, as in textbooks. Only clashes of values are noticed: a cell
    /// with no digits left is found when its turn comes.
    #[default]
    ReadingOrder,
    /// Always the cell with the fewest candidates; among several, the first in reading order. A
    /// cell without a candidate is noticed right away.
    FewestCandidates,
    /// The cell with the fewest candidates, but naked and hidden singles are set first, one after
    /// another. A house without a place for a digit is also noticed.
    Singles,
}

impl Method {
    /// All methods, the plainest first.
    pub const ALL: [Self; 3] = [Self::ReadingOrder, Self::FewestCandidates, Self::Singles];

    /// The name on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::ReadingOrder => "reading-order",
            Self::FewestCandidates => "fewest-candidates",
            Self::Singles => "singles",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ReadingOrder => "Reading order",
            Self::FewestCandidates => "Fewest candidates",
            Self::Singles => "Fewest candidates with singles",
        })
    }
}

/// The error for a name that no method has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{}' is not a method; the methods are reading-order, fewest-candidates, singles",
    .0.escape_debug()
)]
pub struct UnknownMethod(pub String);

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(text: &str) -> Result<Self, UnknownMethod> {
        Self::ALL
            .into_iter()
            .find(|method| method.slug() == text)
            .ok_or_else(|| UnknownMethod(text.chars().take(40).collect()))
    }
}
