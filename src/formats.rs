//! Reading and writing puzzles.
//!
//! [`read`] tells by the content of a file, never by its name, which of these
//! it is:
//!
//! - comma text: nine lines of nine numbers with commas, 0 for an empty cell;
//! - grid text: nine rows of nine characters, plain or drawn with borders;
//! - a collection: one puzzle of 81 characters a line, each with an optional
//!   comment ([`read_line`] takes them one by one);
//! - the program's own files, with the work done so far ([`write_own`]).
//!
//! In all of them blank lines and comments that start with `#` are skipped,
//! and a byte-order mark and any kind of line end will do. Whatever the bytes
//! are, reading ends in puzzles or in a [`FormatError`] that names the place.

mod error;
mod library;
mod lines;
mod own;
mod text;

use std::borrow::Cow;

pub use error::{FormatError, Place};
pub use library::{LibraryCase, read_library_line};
pub use lines::{decode_line, read_line, write_line};
pub use own::write_own;
pub use text::{write_comma_text, write_constraints, write_pencil_marks};

use crate::grid::Digit;
use crate::sudoku::Puzzle;

/// The size in bytes up to which [`read`] takes a file.
pub const MAX_BYTES: u64 = 1_000_000;

/// Reads all puzzles of a file, at least one.
///
/// # Errors
///
/// When the file is too large, has no puzzle in it, or has a mistake
/// anywhere.
///
/// ```
/// use sudoku_stepper::formats::read;
///
/// let file = b"\
/// .7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2 easy
/// ...............................................................................12
/// ";
/// let puzzles = read(file)?;
/// assert_eq!(puzzles.len(), 2);
/// assert_eq!(puzzles[0].title.as_deref(), Some("easy"));
/// assert_eq!(puzzles[1].given_count(), 2);
///
/// let error = read(b"0,7,0,0,0,0,0,4,3\n0,4,0,0,0,9,6,1\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 2 has 8 cells, 9 are needed");
/// # Ok::<(), sudoku_stepper::formats::FormatError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Vec<Puzzle>, FormatError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    let text = str::from_utf8(bytes).map_err(|error| {
        let (before, _) = bytes.split_at(error.valid_up_to());
        FormatError::NotUtf8(Place::after(&plain(&String::from_utf8_lossy(before))))
    })?;
    let text = plain(text);
    let puzzle = match Format::of(&text).ok_or(FormatError::Empty)? {
        Format::Collection => return lines::read(&text),
        Format::Own => own::read(&text)?,
        Format::Commas => Puzzle::new(text::read_commas(&text)?),
        Format::Grid => Puzzle::new(text::read_grid(&text)?),
    };
    Ok(vec![puzzle])
}

/// Whether a file that starts like this has one puzzle a line. The start may
/// end anywhere, even inside a character, but should hold the first puzzle.
pub fn is_collection(start: &[u8]) -> bool {
    let text = start.utf8_chunks().next().map_or("", |chunk| chunk.valid());
    Format::of(&plain(text)) == Some(Format::Collection)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Commas,
    Grid,
    Collection,
    Own,
}

impl Format {
    /// A token of more cells than this is not one row of a grid.
    const LONGEST_ROW: usize = 20;

    /// The format by the first line that is more than decoration; `None` if
    /// there is no such line.
    fn of(text: &str) -> Option<Self> {
        let (_, line) = content_lines(text).find(|(_, line)| !text::is_border(line))?;
        let token = line.split_whitespace().next()?;
        let decoration = |character: &char| *character == ',' || text::is_separator(*character);
        let cells = token.chars().filter(|c| !decoration(c)).count();
        Some(if own::is_own(line) {
            Self::Own
        } else if cells > Self::LONGEST_ROW {
            Self::Collection
        } else if line.contains(',') {
            Self::Commas
        } else {
            Self::Grid
        })
    }
}

/// The text without a byte-order mark and with `\n` for all line ends.
fn plain(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n").into()
    } else {
        text.into()
    }
}

/// The lines with their numbers, from 1.
fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.split('\n'))
}

/// The numbered lines without comments, as far as something is left.
fn content_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    numbered_lines(text)
        .map(|(number, line)| (number, without_comment(line)))
        .filter(|(_, line)| !line.trim_start().is_empty())
}

/// The line up to a `#` at its start or after a blank.
fn without_comment(line: &str) -> &str {
    let mut after_blank = true;
    let comment = line.find(|character: char| {
        let found = character == '#' && after_blank;
        after_blank = character.is_whitespace();
        found
    });
    comment.map_or(line, |start| &line[..start])
}

/// The characters that always stand for an empty cell.
const EMPTY: [char; 3] = ['.', '0', '_'];

/// The characters that may stand for an empty cell where none of [`EMPTY`]
/// is used.
const OTHER_EMPTY: [char; 3] = ['*', 'x', 'X'];

/// What a cell written as this character holds; `None` if it is no cell.
fn cell_value(character: char, allow_other_empty: bool) -> Option<Option<Digit>> {
    if EMPTY.contains(&character) || allow_other_empty && OTHER_EMPTY.contains(&character) {
        Some(None)
    } else {
        Digit::from_char(character).map(Some)
    }
}
