use std::{fmt, io};

use super::{Fault, Unknown};
use sudoku_engine::texts::{Language, Text, said};

/// The reason why a file cannot be read. Each message can be shown as it is: it is short, names the
/// place and has no control characters in it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum FormatError {
    /// The file has more than [`MAX_BYTES`](super::MAX_BYTES).
    TooLarge,
    /// The file has nothing but comments, borders and blank lines.
    Empty,
    /// The bytes at this place are not valid text.
    NotUtf8(Place),
    /// The file has this many bytes, and they are neither a text nor a `.gri` file.
    Binary(usize),
    /// A `.gri` file with a row of more than nine digits.
    RowNumber {
        /// The row, from 1.
        row: usize,
        /// The number written for it.
        number: u32,
    },
    /// Something other than a digit or the mark of an empty cell.
    NotADigit {
        /// The start of the text.
        place: Place,
        /// The text at that place.
        text: String,
    },
    /// A line that cannot be meant as a row, where one should be.
    NotARow {
        /// The line, from 1.
        line: usize,
        /// The content of the line.
        text: String,
    },
    /// The names of the rows of a grid are not their numbers, each once.
    RowName {
        /// The line, from 1.
        line: usize,
        /// The name of the row.
        name: String,
        /// The number of rows of the grid.
        needed: usize,
    },
    /// Nothing between two commas.
    MissingDigit(Place),
    /// A line with too few or too many cells.
    Cells {
        /// The line, from 1.
        line: usize,
        /// The number of its cells.
        found: usize,
        /// The number of cells it should have.
        needed: usize,
    },
    /// A grid with too few or too many rows.
    Rows(usize),
    /// A constraint dump with too few or too many cells.
    Groups(usize),
    /// Any other mistake.
    Mistake {
        /// Its place.
        place: Place,
        /// The description of the mistake.
        problem: Fault,
    },
    /// A link without a puzzle in it: the puzzle is on a server.
    NoPuzzleInLink {
        /// The start of the link.
        place: Place,
        /// The server.
        site: String,
    },
    /// A puzzle with rules that the program does not know, or another board.
    Unsupported {
        /// The start of the puzzle, or of the link to it.
        place: Place,
        /// The name of the unknown feature.
        what: Unknown,
    },
    /// A board with more rows than this program opens.
    BoardSize {
        /// The start of the board.
        place: Place,
        /// The number of its rows.
        rows: usize,
    },
    /// A samurai: five boards that overlap.
    Samurai(Place),
    /// A puzzle in a format of which only the name is known.
    UnknownFormat {
        /// The start of the puzzle.
        place: Place,
        /// The program or site whose format it is.
        name: String,
    },
    /// A TOML file, but not a puzzle.
    NotOwn,
    /// A file in the program's own format, but in another version of it.
    Version(i64),
}

impl FormatError {
    /// The number of characters shown of a word or a number, such as a text that is not a digit.
    pub(crate) const SHOWN_OF_TEXT: usize = 12;
    /// The number of characters shown of a name, or of an item of a list.
    pub(crate) const SHOWN_OF_NAME: usize = 20;
    /// The number of characters shown of a line that is not a row, or of a name that may be long.
    pub(crate) const SHOWN_OF_LINE: usize = 30;
    /// The number of characters shown of the name of a server or program.
    pub(crate) const SHOWN_OF_SITE: usize = 40;
    /// The number of characters shown of the names of rules.
    pub(crate) const SHOWN_OF_RULE: usize = 160;
    /// The number of characters shown of any other text of a file.
    pub(crate) const SHOWN_OF_PROBLEM: usize = 120;

    /// The line with the mistake, if it is known.
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::NotADigit { place, .. }
            | Self::MissingDigit(place)
            | Self::Mistake { place, .. }
            | Self::NoPuzzleInLink { place, .. }
            | Self::Unsupported { place, .. }
            | Self::BoardSize { place, .. }
            | Self::Samurai(place)
            | Self::UnknownFormat { place, .. } => Some(place.line),
            Self::NotARow { line, .. } | Self::RowName { line, .. } | Self::Cells { line, .. } => {
                Some(*line)
            }
            Self::TooLarge
            | Self::Empty
            | Self::NotUtf8(_)
            | Self::Binary(_)
            | Self::RowNumber { .. }
            | Self::Rows(_)
            | Self::Groups(_)
            | Self::NotOwn
            | Self::Version(_) => None,
        }
    }

    /// The sentence about a file, without a full stop.
    pub fn text(&self) -> Text {
        self.text_about("file")
    }

    /// The sentence about a pasted text, without a full stop.
    pub fn text_of_pasted(&self) -> Text {
        self.text_about("pasted")
    }

    fn text_about(&self, source: &'static str) -> Text {
        match self {
            Self::TooLarge => said!("error-too-large", source = source),
            Self::Empty => said!("error-empty", source = source),
            Self::NotUtf8(Place { line, column }) => {
                said!("error-not-utf-8", line = *line, column = *column)
            }
            Self::Binary(bytes) => {
                said!("error-binary", needed = super::gri::BYTES, found = *bytes)
            }
            Self::RowNumber { row, number } => {
                said!("error-row-number", row = *row, number = number.to_string())
            }
            Self::NotADigit { place, text } => said!(
                "error-not-a-digit",
                line = place.line,
                column = place.column,
                text = shown(text, Self::SHOWN_OF_TEXT)
            ),
            Self::NotARow { line, text } => said!(
                "error-not-a-row",
                line = *line,
                text = shown(text, Self::SHOWN_OF_LINE)
            ),
            Self::RowName { line, name, needed } => said!(
                "error-row-name",
                line = *line,
                name = shown(name, Self::SHOWN_OF_TEXT),
                needed = *needed
            ),
            Self::MissingDigit(Place { line, column }) => {
                said!("error-missing-digit", line = *line, column = *column)
            }
            Self::Cells {
                line,
                found,
                needed,
            } => said!(
                "error-cells",
                line = *line,
                found = *found,
                needed = *needed
            ),
            Self::Rows(rows) => said!("error-rows", source = source, found = *rows),
            Self::Groups(groups) => said!("error-groups", source = source, found = *groups),
            Self::Mistake { place, problem } => said!(
                "error-mistake",
                line = place.line,
                column = place.column,
                problem = problem.text()
            ),
            Self::NoPuzzleInLink { place, site } => said!(
                "error-no-puzzle-in-link",
                line = place.line,
                column = place.column,
                site = shown(site, Self::SHOWN_OF_SITE)
            ),
            Self::UnknownFormat { place, name } => said!(
                "error-unknown-format",
                line = place.line,
                column = place.column,
                name = shown(name, Self::SHOWN_OF_SITE)
            ),
            Self::Unsupported { place, what } => said!(
                "error-unsupported",
                line = place.line,
                column = place.column,
                what = what.text()
            ),
            Self::BoardSize {
                place: Place { line, column },
                rows,
            } => said!(
                "error-board-size",
                line = *line,
                column = *column,
                rows = *rows
            ),
            Self::Samurai(Place { line, column }) => {
                said!("error-samurai", line = *line, column = *column)
            }
            Self::NotOwn => said!(
                "error-not-own",
                source = source,
                version = super::own::VERSION.to_string()
            ),
            Self::Version(version) => said!(
                "error-version",
                version = version.to_string(),
                oldest = super::own::OLDEST.to_string(),
                newest = super::own::VERSION.to_string()
            ),
        }
    }

    pub(super) fn not_a_digit(place: Place, text: impl Into<String>) -> Self {
        let text = text.into();
        Self::NotADigit { place, text }
    }
}

/// The reason why the puzzles of a source cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The source failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The source contains a mistake.
    #[error(transparent)]
    Format(#[from] FormatError),
}

/// A place in a file, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line of the file.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

impl Place {
    pub(super) const START: Self = Self { line: 1, column: 1 };

    /// Returns the place after a text that starts here and whose line ends are all `\n`.
    pub(super) fn plus(self, text: &str) -> Self {
        let after = Self::after(text);
        let column = if after.line == 1 { self.column - 1 } else { 0 };
        Self {
            line: self.line + after.line - 1,
            column: column + after.column,
        }
    }

    /// Returns the place right after a text whose line ends are all `\n`.
    pub(super) fn after(text: &str) -> Self {
        let start = text.rfind('\n').map_or(0, |end| end + 1);
        Self {
            line: text.matches('\n').count() + 1,
            column: text[start..].chars().count() + 1,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Returns the start of a text, with an ellipsis if there is more of it, and with escapes for all
/// characters that would be invisible or disturb the text around them.
pub(crate) fn shown(text: &str, longest: usize) -> String {
    let mut shown = String::new();
    for (index, character) in text.chars().enumerate() {
        if index == longest {
            shown.push('…');
            break;
        }
        match character {
            '\'' | '"' | '\\' => shown.push(character),
            _ => shown.extend(character.escape_debug()),
        }
    }
    shown
}
