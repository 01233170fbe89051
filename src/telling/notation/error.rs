//! The reasons why a text cannot be read as a step.

use std::fmt;

use sudoku_engine::texts::{Language, Text, said};

/// The number of characters shown of the part that cannot be read.
const SHOWN: usize = 30;

/// The reason why a text cannot be read as a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReadError {
    /// The text is empty.
    Empty,
    /// The name before the colon is not the name of a technique.
    UnknownTechnique(String),
    /// There is no conclusion.
    NoConclusion,
    /// A part names cells but no digit.
    NoDigit(String),
    /// Something else was expected at a place.
    Unexpected {
        /// The beginning of the text at that place.
        rest: String,
        /// The expected part.
        expected: Expected,
    },
    /// The text continues with the name of a cell that is not on the board.
    NotOfBoard {
        /// The text from there on.
        rest: String,
    },
    /// The text is too long to be a step.
    TooLong,
}

/// A part that was expected at a place of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expected {
    /// A cell.
    Cell,
    /// A digit.
    Digit,
    /// A house.
    House,
    /// A house of this board.
    HouseOfBoard,
    /// A link.
    Link,
    /// The sign of a link.
    Sign,
    /// Two cells.
    TwoCells,
    /// Two digits.
    TwoDigits,
    /// An almost locked set.
    Set,
    /// The end of the pattern of the step.
    End,
    /// A node of a chain in Eureka.
    Node,
    /// This text.
    Text(&'static str),
}

impl Expected {
    const fn key(self) -> &'static str {
        match self {
            Self::Cell => "cell",
            Self::Digit => "digit",
            Self::House => "house",
            Self::HouseOfBoard => "house-of-board",
            Self::Link => "link",
            Self::Sign => "sign",
            Self::TwoCells => "two-cells",
            Self::TwoDigits => "two-digits",
            Self::Set => "set",
            Self::End => "end",
            Self::Node => "node",
            Self::Text(_) => "other",
        }
    }
}

/// The beginning of a text, if it looks like the name of a cell: `r10c3`, `K7`.
pub(super) fn cell_name(text: &str) -> Option<&str> {
    let number = |text: &str| {
        let count = text.bytes().take_while(u8::is_ascii_digit).count();
        (count > 0).then_some(count)
    };
    let at_length = || {
        let row = text.strip_prefix(['r', 'R'])?;
        let column = row[number(row)?..].strip_prefix(['c', 'C'])?;
        Some(text.len() - column.len() + number(column)?)
    };
    let in_letters = || {
        let column = text.strip_prefix(|it: char| it.is_ascii_uppercase() && !"RC".contains(it))?;
        Some(1 + number(column)?)
    };
    let length = at_length().or_else(in_letters)?;
    Some(&text[..length])
}

impl ReadError {
    /// The length of the text that was not read.
    pub(super) fn left(&self) -> usize {
        match self {
            Self::Unexpected { rest, .. } | Self::NotOfBoard { rest } => rest.len(),
            Self::Empty
            | Self::UnknownTechnique(_)
            | Self::NoConclusion
            | Self::NoDigit(_)
            | Self::TooLong => 0,
        }
    }

    /// The error in words, without a period.
    pub fn text(&self) -> Text {
        match self {
            Self::Empty => said!("check-empty"),
            Self::UnknownTechnique(name) => said!(
                "check-unknown-technique",
                name = name.escape_debug().to_string()
            ),
            Self::NoDigit(claim) => {
                let claim: String = claim.chars().take(SHOWN).collect();
                said!("check-no-digit", claim = claim.escape_debug().to_string())
            }
            Self::NoConclusion => said!("check-no-conclusion"),
            Self::Unexpected { rest, expected } => {
                let rest: String = rest.chars().take(SHOWN).collect();
                let sign = match expected {
                    Expected::Text(text) => text,
                    _ => "",
                };
                said!(
                    "check-expected",
                    rest = rest.escape_debug().to_string(),
                    what = expected.key(),
                    sign = sign,
                )
            }
            Self::NotOfBoard { rest } => {
                let cell = cell_name(rest).unwrap_or_default();
                said!("check-no-cell", cell = cell)
            }
            Self::TooLong => said!("check-too-long"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().words(Language::english()))
    }
}

impl std::error::Error for ReadError {}
