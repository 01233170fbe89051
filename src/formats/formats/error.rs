use std::{fmt, io};

use sudoku_engine::printable::counted;

/// The reason why a file cannot be read. Each message can be shown as it is: it is short, names the
/// place and has no control characters in it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// The file has more than [`MAX_BYTES`](super::MAX_BYTES).
    #[error("the file is larger than 1 MB")]
    TooLarge,
    /// The file has nothing but comments, borders and blank lines.
    #[error("no puzzle is found in the file")]
    Empty,
    /// The bytes at this place are not valid text.
    #[error("{0}: not UTF-8 text")]
    NotUtf8(Place),
    /// The file has this many bytes, and they are neither a text nor a `.gri` file.
    #[error(
        "the file is neither text nor a .gri file, which has {} bytes: it has {}",
        super::gri::BYTES,
        counted(*.0, "byte")
    )]
    Binary(usize),
    /// A `.gri` file with a row of more than nine digits.
    #[error("row {row} of the .gri file is {number}, which has more than nine digits")]
    RowNumber {
        /// The row, from 1.
        row: usize,
        /// The number written for it.
        number: u32,
    },
    /// Something other than a digit or the mark of an empty cell.
    #[error("{place}: '{}' is not a digit", shown(text, Self::SHOWN_OF_TEXT))]
    NotADigit {
        /// The start of the text.
        place: Place,
        /// The text at that place.
        text: String,
    },
    /// A line that cannot be meant as a row, where one should be.
    #[error(
        "line {line} is not a row of a Sudoku: '{}'",
        shown(text, Self::SHOWN_OF_LINE)
    )]
    NotARow {
        /// The line, from 1.
        line: usize,
        /// The content of the line.
        text: String,
    },
    /// Nothing between two commas.
    #[error("{0}: a digit is missing")]
    MissingDigit(Place),
    /// A line with too few or too many cells.
    #[error("line {line} has {}, {needed} are needed", counted(*found, "cell"))]
    Cells {
        /// The line, from 1.
        line: usize,
        /// The number of its cells.
        found: usize,
        /// The number of cells it should have.
        needed: usize,
    },
    /// A grid with too few or too many rows.
    #[error("the file has {}, 9 are needed", counted(*.0, "row"))]
    Rows(usize),
    /// A constraint dump with too few or too many cells.
    #[error("the file has {} of nine bits, 81 are needed", counted(*.0, "group"))]
    Groups(usize),
    /// Any other mistake.
    #[error("{place}: {}", shown(problem, Self::SHOWN_OF_PROBLEM))]
    Mistake {
        /// Its place.
        place: Place,
        /// The description of the mistake.
        problem: String,
    },
    /// A link without a puzzle in it: the puzzle is on a server.
    #[error(
        "{place}: the link to {} holds no puzzle, and this program does not load pages",
        shown(site, Self::SHOWN_OF_SITE)
    )]
    NoPuzzleInLink {
        /// The start of the link.
        place: Place,
        /// The server.
        site: String,
    },
    /// A puzzle with rules that the program does not know, or another board.
    #[error(
        "{place}: the puzzle has {}, which this program does not know",
        shown(what, Self::SHOWN_OF_RULE)
    )]
    Unsupported {
        /// The start of the puzzle, or of the link to it.
        place: Place,
        /// The name of the unknown feature.
        what: String,
    },
    /// A board with more rows than this program opens.
    #[error("{place}: a board of {rows} rows; up to 9 can be opened")]
    BoardSize {
        /// The start of the board.
        place: Place,
        /// The number of its rows.
        rows: usize,
    },
    /// A samurai: five boards that overlap.
    #[error("{0}: a samurai, five boards that overlap, which this program does not know")]
    Samurai(Place),
    /// A puzzle in a format of which only the name is known.
    #[error(
        "{place}: this is a puzzle of {}, whose format this program does not know",
        shown(name, Self::SHOWN_OF_SITE)
    )]
    UnknownFormat {
        /// The start of the puzzle.
        place: Place,
        /// The program or site whose format it is.
        name: String,
    },
    /// A TOML file, but not a puzzle.
    #[error(
        "the file is not a saved puzzle: it lacks the lines format = \"sudoku-stepper\" and version = {ours}",
        ours = super::own::VERSION
    )]
    NotOwn,
    /// A file in the program's own format, but in another version of it.
    #[error(
        "this file was written by another version of the program (version {0}, this program reads {oldest} to {ours})",
        oldest = super::own::OLDEST,
        ours = super::own::VERSION
    )]
    Version(i64),
}

impl FormatError {
    /// The number of characters shown of a text that is not a digit.
    pub const SHOWN_OF_TEXT: usize = 12;
    /// The number of characters shown of a line that is not a row.
    pub const SHOWN_OF_LINE: usize = 30;
    /// The number of characters shown of the name of a server or program.
    pub const SHOWN_OF_SITE: usize = 40;
    /// The number of characters shown of the names of rules.
    pub const SHOWN_OF_RULE: usize = 160;
    /// The number of characters shown of the description of a mistake.
    pub const SHOWN_OF_PROBLEM: usize = 120;

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
pub fn shown(text: &str, longest: usize) -> String {
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
