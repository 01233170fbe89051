use std::fmt;
use std::str::FromStr;

/// The style in which a step is written in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Style {
    /// HoDoKu's style: `r1c2 -5- r1c8 =5= r4c8`.
    #[default]
    Hodoku,
    /// Eureka, with the digits before the cells: `(5)r1c2-(5)r1c8=(5)r4c8`.
    Eureka,
}

impl Style {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Hodoku, Self::Eureka];

    /// The name on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Hodoku => "hodoku",
            Self::Eureka => "eureka",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The error for a name that no style has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{}' is not a compact notation; there are hodoku and eureka", .0.escape_debug())]
pub struct UnknownStyle(pub String);

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Self, UnknownStyle> {
        Self::ALL
            .into_iter()
            .find(|style| style.slug() == text)
            .ok_or_else(|| UnknownStyle(text.chars().take(40).collect()))
    }
}
