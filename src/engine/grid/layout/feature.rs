use std::fmt;
use std::str::FromStr;

/// What a board can have besides its rows, columns, boxes or regions, and cages.
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
    /// The cells at the same place of each box.
    DisjointGroups,
    /// The asterisk.
    Asterisk,
    /// The centers of the boxes.
    CenterDot,
    /// The girandola.
    Girandola,
    /// Eight slanting lines on which no digit stands twice.
    Argyle,
    /// No digit stands twice a knight's move apart.
    AntiKnight,
    /// No digit stands twice a king's move apart.
    AntiKing,
}

/// Not the name of a [`Feature`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{name}' is nothing that a board can have; there are {}", slugs())]
pub struct UnknownFeature {
    name: String,
}

fn slugs() -> String {
    Feature::ALL.map(Feature::slug).join(", ")
}

impl Feature {
    /// All of them.
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

    /// The name that is typed: one word in lower case.
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

/// What it is called in a sentence: "a board with …".
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
