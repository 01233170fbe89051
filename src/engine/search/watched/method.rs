use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// How a watched search goes about it: which cell it takes next, and what it
/// notices in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Cell by cell in reading order, as in the textbooks. Only clashes of
    /// values are noticed: that a cell has nothing left shows when its turn
    /// comes.
    #[default]
    ReadingOrder,
    /// Always the cell with the fewest candidates, of several the first in
    /// reading order. A cell without a candidate is noticed at once.
    FewestCandidates,
    /// The cell with the fewest candidates, but naked and hidden singles are
    /// set first, one after the other. A house without a place for a digit is
    /// noticed too.
    Singles,
}

impl Method {
    /// Every method, the plainest first.
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

/// A name that no method has.
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
