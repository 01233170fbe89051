use std::{fmt, io};

use sudoku_engine::printable::counted;

/// Why a file cannot be read. Each message is fit to be shown as it is: it is
/// short, names the place and has no control characters in it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// There are more than [`MAX_BYTES`](super::MAX_BYTES).
    #[error("the file is larger than 1 MB")]
    TooLarge,
    /// There is nothing but comments, borders and blank lines.
    #[error("no puzzle is found in the file")]
    Empty,
    /// The bytes at this place are no character, and there are some that no text has.
    #[error("{0}: not UTF-8 text")]
    NotUtf8(Place),
    /// So many bytes that are neither a text nor a `.gri` file.
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
        /// What it is written as.
        number: u32,
    },
    /// Something else than a digit or the mark of an empty cell.
    #[error("{place}: '{}' is not a digit", shown(text, Self::SHOWN_OF_TEXT))]
    NotADigit {
        /// Where it starts.
        place: Place,
        /// What stands there.
        text: String,
    },
    /// A line that is meant as no row at all, where one should be.
    #[error(
        "line {line} is not a row of a Sudoku: '{}'",
        shown(text, Self::SHOWN_OF_LINE)
    )]
    NotARow {
        /// The line, from 1.
        line: usize,
        /// What stands in it.
        text: String,
    },
    /// The names of the rows of a grid are not their numbers, each once.
    #[error(
        "line {line}: the row name '{}' does not fit, the rows need the numbers 1 to {needed}, each once",
        shown(name, Self::SHOWN_OF_TEXT)
    )]
    RowName {
        /// The line, from 1.
        line: usize,
        /// What the row is named.
        name: String,
        /// How many rows the grid has.
        needed: usize,
    },
    /// Nothing between two commas.
    #[error("{0}: a digit is missing")]
    MissingDigit(Place),
    /// A line with too few or too many cells.
    #[error("line {line} has {}, {needed} are needed", counted(*found, "cell"))]
    Cells {
        /// The line, from 1.
        line: usize,
        /// How many cells it has.
        found: usize,
        /// How many it should have.
        needed: usize,
    },
    /// A grid with too few or too many rows.
    #[error("the file has {}, 9 are needed", counted(*.0, "row"))]
    Rows(usize),
    /// A constraint dump with too few or too many cells.
    #[error("the file has {} of nine bits, 81 are needed", counted(*.0, "group"))]
    Groups(usize),
    /// A mistake of another kind.
    #[error("{place}: {}", shown(problem, Self::SHOWN_OF_PROBLEM))]
    Mistake {
        /// Where.
        place: Place,
        /// What is wrong there.
        problem: String,
    },
    /// A link without a puzzle in it: what it names is on a server.
    #[error(
        "{place}: the link to {} holds no puzzle, and this program does not load pages",
        shown(site, Self::SHOWN_OF_SITE)
    )]
    NoPuzzleInLink {
        /// Where it starts.
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
        /// Where the puzzle, or the link to it, starts.
        place: Place,
        /// What it has.
        what: String,
    },
    /// A board with more rows than this program opens.
    #[error("{place}: a board of {rows} rows; up to 9 can be opened")]
    BoardSize {
        /// Where it starts.
        place: Place,
        /// How many rows it has.
        rows: usize,
    },
    /// Five boards that overlap.
    #[error("{0}: a samurai, five boards that overlap, which this program does not know")]
    Samurai(Place),
    /// A puzzle in a format that is known by name alone.
    #[error(
        "{place}: this is a puzzle of {}, whose format this program does not know",
        shown(name, Self::SHOWN_OF_SITE)
    )]
    UnknownFormat {
        /// Where it starts.
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
    /// A file of the program's own, in another version of the format.
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

/// Why the puzzles of a source cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The source failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It has a mistake in it.
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

    /// The place after a text that starts here and whose line ends are all
    /// `\n`.
    pub(super) fn plus(self, text: &str) -> Self {
        let after = Self::after(text);
        let column = if after.line == 1 { self.column - 1 } else { 0 };
        Self {
            line: self.line + after.line - 1,
            column: column + after.column,
        }
    }

    /// The place right after a text whose line ends are all `\n`.
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

/// The start of a text, with an ellipsis if there is more of it, and with
/// escapes for all that would not show or would disturb what is around it.
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
