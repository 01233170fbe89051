//! What is wrong in a file of TOML, as the program's own files are.

use sudoku_engine::printable;
use sudoku_engine::texts::{Text, said};

use crate::formats::FormatError;
use crate::formats::error::shown;

/// A kind of value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TomlKind {
    /// A text in quotation marks.
    Text,
    /// A list in square brackets.
    List,
    /// A whole number that is not negative.
    Number,
    /// `true` or `false`.
    Truth,
    /// A section with names and values of its own.
    Section,
}

/// What is wrong at a place in a file of TOML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TomlFault {
    /// A text in quotation marks does not end.
    TextNotClosed,
    /// A backslash in a text is followed by a sign that means nothing there.
    BadEscape,
    /// A line has no name, `=` and value.
    NameWithoutValue,
    /// There is no value behind `=`.
    ValueMissing,
    /// A text has no quotation marks.
    TextUnquoted,
    /// A value that is needed is missing.
    Missing {
        /// The name in the file.
        name: String,
    },
    /// A list has a comma too many.
    CommaTooMany,
    /// A list lacks a comma.
    CommaMissing,
    /// A list does not end.
    ListNotClosed,
    /// The name of a section does not end.
    HeadNotClosed,
    /// A name has a value twice.
    NameTwice {
        /// The name in the file.
        name: String,
    },
    /// This follows a value in its line.
    BehindValue {
        /// The text in the file.
        text: String,
    },
    /// A value is of another kind.
    OtherKind {
        /// The kind it should be of.
        kind: TomlKind,
    },
    /// A section has a name that is not known.
    UnknownName {
        /// The name in the file.
        name: String,
    },
    /// This is in the place of one of a few words.
    NotOneOf {
        /// The text in the file.
        text: String,
        /// These words.
        known: String,
    },
    /// It cannot be read for another reason.
    Damaged,
}

impl TomlFault {
    /// The clause, without a full stop.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::TextNotClosed => said!("fault-text-not-closed"),
            Self::BadEscape => said!("fault-bad-escape"),
            Self::NameWithoutValue => said!("fault-name-without-value"),
            Self::ValueMissing => said!("fault-value-missing"),
            Self::TextUnquoted => said!("fault-text-unquoted"),
            Self::Missing { name } => said!("fault-no-value-for", name = told(name)),
            Self::CommaTooMany => said!("fault-comma-too-many"),
            Self::CommaMissing => said!("fault-comma-missing"),
            Self::ListNotClosed => said!("fault-list-not-closed"),
            Self::HeadNotClosed => said!("fault-head-not-closed"),
            Self::NameTwice { name } => said!("fault-name-twice", name = told(name)),
            Self::BehindValue { text } => said!("fault-behind-value", text = told(text)),
            Self::OtherKind { kind } => said!(
                "fault-other-kind",
                kind = match kind {
                    TomlKind::Text => "text",
                    TomlKind::List => "list",
                    TomlKind::Number => "number",
                    TomlKind::Truth => "truth",
                    TomlKind::Section => "section",
                }
            ),
            Self::UnknownName { name } => said!("fault-unknown-name", name = told(name)),
            Self::NotOneOf { text, known } => said!(
                "fault-not-one-of",
                text = told(text),
                known = printable::clause(&shown(known, LONGEST_KNOWN))
            ),
            Self::Damaged => said!("fault-toml-damaged"),
        }
    }
}

/// The most characters shown of a list of known words.
const LONGEST_KNOWN: usize = 80;

/// The start of a text of the file, fit to be shown.
fn told(text: &str) -> String {
    shown(text, FormatError::SHOWN_OF_LINE)
}
