use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A solving technique, by the name the field gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Technique {
    /// A cell with one candidate.
    NakedSingle,
    /// A digit with one place in a house.
    HiddenSingle,
    /// A digit that a box and a line must hold in the cells they share.
    BoxLineReduction,
    /// A rule from outside the catalogue, by its own name.
    Custom(&'static str),
}

impl Technique {
    /// Every technique of the catalogue.
    pub const ALL: [Self; 3] = [
        Self::NakedSingle,
        Self::HiddenSingle,
        Self::BoxLineReduction,
    ];

    /// The name, as a title.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NakedSingle => "Naked Single",
            Self::HiddenSingle => "Hidden Single",
            Self::BoxLineReduction => "Box-Line Reduction",
            Self::Custom(name) => name,
        }
    }

    /// The name as it is written on the command line and in the settings.
    pub fn slug(self) -> String {
        self.name().to_lowercase().replace(' ', "-")
    }
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no technique of the catalogue has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{}' is not the name of a rule; the rules are {}", .0.escape_debug(), all_slugs())]
pub struct UnknownTechnique(pub String);

fn all_slugs() -> String {
    Technique::ALL.map(Technique::slug).join(", ")
}

impl FromStr for Technique {
    type Err = UnknownTechnique;

    /// Reads a name with blanks or hyphens, in any case.
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let slug = text.trim().to_lowercase().replace(' ', "-");
        Self::ALL
            .into_iter()
            .find(|technique| technique.slug() == slug)
            .ok_or_else(|| UnknownTechnique(text.chars().take(40).collect()))
    }
}

impl Serialize for Technique {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.slug())
    }
}

impl<'de> Deserialize<'de> for Technique {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}
