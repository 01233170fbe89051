use std::fmt;
use std::str::FromStr;

/// A feature of a board besides its rows, columns, boxes or regions, and cages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    /// The diagonal from the upper left to the lower right.
    DiagonalDown,
    /// The diagonal from the lower left to the upper right.
    DiagonalUp,
    /// Four windows.
    Windoku,
    /// Two windows, and the diagonal that goes up between them.
    Percent,
    /// The cells at the same position in each box.
    DisjointGroups,
    /// The asterisk.
    Asterisk,
    /// The centers of the boxes.
    CenterDot,
    /// The girandola.
    Girandola,
    /// Eight slanted lines on which no digit appears twice.
    Argyle,
    /// No digit appears twice a knight's move apart.
    AntiKnight,
    /// No digit appears twice a king's move apart.
    AntiKing,
}

/// The error for a name that no [`Feature`] has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{name}' is nothing that a board can have; there are {}", slugs())]
pub struct UnknownFeature {
    name: String,
}

fn slugs() -> String {
    Feature::ALL.map(Feature::slug).join(", ")
}

impl Feature {
    /// All features.
    pub const ALL: [Self; 11] = [
        Self::DiagonalDown,
        Self::DiagonalUp,
        Self::Windoku,
        Self::Percent,
        Self::DisjointGroups,
        Self::Asterisk,
        Self::CenterDot,
        Self::Girandola,
        Self::Argyle,
        Self::AntiKnight,
        Self::AntiKing,
    ];

    /// The name to type: one word in lower case.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::DiagonalDown => "diagonal-down",
            Self::DiagonalUp => "diagonal-up",
            Self::Windoku => "windoku",
            Self::Percent => "percent",
            Self::DisjointGroups => "disjoint-groups",
            Self::Asterisk => "asterisk",
            Self::CenterDot => "center-dot",
            Self::Girandola => "girandola",
            Self::Argyle => "argyle",
            Self::AntiKnight => "anti-knight",
            Self::AntiKing => "anti-king",
        }
    }
}

/// The name in a sentence: "a board with …".
impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::DiagonalDown | Self::DiagonalUp => "a diagonal",
            Self::Windoku | Self::Percent => "windows",
            Self::DisjointGroups => "disjoint groups",
            Self::Asterisk => "the asterisk",
            Self::CenterDot => "the center dot",
            Self::Girandola => "the girandola",
            Self::Argyle => "argyle lines",
            Self::AntiKnight => "the anti-knight rule",
            Self::AntiKing => "the anti-king rule",
        })
    }
}

impl FromStr for Feature {
    type Err = UnknownFeature;

    fn from_str(name: &str) -> Result<Self, UnknownFeature> {
        let found = Self::ALL.into_iter().find(|it| it.slug() == name);
        found.ok_or_else(|| UnknownFeature {
            name: name.to_owned(),
        })
    }
}
