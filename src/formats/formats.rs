//! Reading and writing puzzles.
//!
//! [`read`] recognizes a format by the content of a file, never by its name ([`detect`] says which
//! format it is). `--to` is the name of the format in `sudoku-stepper convert` and the slug of its
//! [`Format`]; Save as chooses the format by the ending of the file name.
//!
//! | format | `--to` | name | appearance | kept besides the digits |
//!
//! A text that is in none of these formats to the letter is searched for puzzles, line by line: a
//! puzzle in a table, in a numbered list or in a sentence; grids below each other, with titles or
//! nothing in between; a grid and its pencil marks, which are one puzzle. The mark for an empty
//! cell is one of `. 0 _ * x - ? # ~ + o · □` or a blank; one mark is chosen for the whole text.
//! Digits may be in any script. The columns of a table are recognized by their names or their
//! content: a complete grid in the line of a puzzle is its solution, and a number behind it is the
//! level. Lines drawn only between regions make a jigsaw, and on smaller boards they show the
//! boxes. A grid that agrees with the one above it and has more digits is the same puzzle with
//! entries. If nothing is found this way, comment marks, brackets of program lists and the signs
//! that join strings are removed first. [`read_noted`] also reports how a text was read: which
//! lines were left out and which solution is wrong. A damaged grid or line, or such a text in JSON,
//! is a mistake and never left out.
//!
//! A link is read if it contains the puzzle: as 81 characters in any part of it, or in one of these
//! forms. It is never loaded, so for a short link only the site is reported.
//!
//! | site | part of the link | kept besides the givens |
//!
//! A puzzle with a rule that the program does not know is refused with the name of the rule. So is
//! a puzzle with lines and shapes on the board, which may be a rule.
//!
//! Comma text, grid text and one line also hold boards of four, six and eight rows with the usual
//! boxes. The other formats above these notations hold only the classic board; the notations below
//! hold the boards that their programs know. [`unheld`] names everything a format has no place for
//! at all, such as cages in `.sdk`. Then nothing is written, because it would be another puzzle.
//! Lines of nine fields with a TAB between them are read, too ([`read_board_line`]).
//!
//! A constraint dump is in the order of a [`BitOrder`]. [`read_line`] reads the lines of a
//! collection one by one, [`read_library_line`] keeps everything in a line of a library, and
//! [`write_own`] saves all of the work.
//!
//! In texts, blank lines and comments that start with `#` are skipped; a byte-order mark and any
//! kind of line end are allowed. The text is UTF-8, Windows-1252 (from older programs), or UTF-16
//! up to 1 MB, as is a text in the Rich Text Format. One line, line of candidates, library line,
//! `.sdm` and `.opensudoku` hold many puzzles and may be of any size; everything else is read up to
//! 1 MB. XML with its own entities is refused, and no other file is ever read for it. JSON is read
//! up to 127 nested lists. In pencil marks, a single digit counts as a given unless a cell that it
//! sees has that digit as a candidate. For any bytes, reading ends with puzzles or with a
//! [`FormatError`] that names the place.
//!
//! A file in the program's own format keeps the puzzle, the entries, the removed candidates and the
//! moves made and undone, each with its cause and with the values before and after. For the step of
//! a rule it keeps the conclusion; the rule finds the argument again on the board as it was, and if
//! several patterns have the same conclusion, it is the first. The file does not say which rules
//! are on, and so not the path ahead. A history that does not lead to the board of its file is
//! refused with its place; files of version 1, which have none, are read too. A board other than
//! the classic one is described under `[layout]`: its size, its boxes or regions, its other
//! features, its cages. If there are more than some ten thousand moves, the oldest are left out,
//! and [`losses`] says so.
//!
//! [`Reader`] reads sources of any size, one puzzle after another.
//!
//! [`write`](fn@write) writes one puzzle in a [`Format`], [`Writer`] many puzzles; [`losses`] lists
//! in advance the parts that the format cannot hold.
//!
//! The proof of a step is not a puzzle, but also has a form in JSON: [`write_proof`] and
//! [`read_proof`].

mod arrays;
mod axes;
mod blanks;
mod boards;
mod candidates;
mod changes;
mod column_major;
mod comma_text;
mod constraints;
mod continued;
mod counting;
mod detection;
mod embedded;
mod encoding;
mod error;
mod fault;
mod finder;
mod foreign;
mod format;
mod fortran;
mod gri;
mod grid_text;
mod held;
mod iss;
mod json;
mod labels;
mod library;
mod lines;
mod link;
mod loss;
mod mail;
mod matrices;
mod opensudoku;
mod own;
mod pencil_marks;
mod proof;
mod reader;
mod reading;
mod record;
mod rows;
mod rtf;
mod rule;
mod rules;
mod sdk;
mod shape;
mod ss;
mod table;
mod text;
mod unknown;
mod writer;
mod xml_problem;

use std::borrow::Cow;

pub use boards::{SolvedBoard, read_board_line};
pub use comma_text::write_comma_text;
pub use constraints::{BitOrder, write_constraints};
pub use detection::detect;
pub use embedded::puzzle_comment;
pub(crate) use error::shown;
pub use error::{FormatError, Place, ReadError};
pub use fault::{Fault, TomlFault, TomlKind};
pub use format::{Format, UnknownFormat};
pub use held::{NoPlace, Unheld, unheld};
pub use json::{SAVED, Step as PathStep};
pub use library::{LibraryCase, read_library_line};
pub use lines::{read_line, write_line, write_line_on};
pub use loss::{Loss, losses};
pub use own::quoted;
pub use own::write_own;
pub use pencil_marks::write_pencil_marks;
pub use proof::{ProofError, ProofFault, read_proof, write_proof};
pub use reader::Reader;
pub use reading::{Reading, ReadingNote};
pub use rule::Rule;
pub use unknown::Unknown;
pub use writer::{WriteError, Writer, write};

use reading::FewNotes;
use record::Reads;
use rules::Heard;
use shape::Sureness;
use sudoku_engine::grid::Digit;
use sudoku_engine::sudoku::Puzzle;

/// The largest file in bytes that [`read`] accepts. A page with a [`puzzle_comment`] at its start
/// may have any size.
pub const MAX_BYTES: u64 = 1_000_000;

/// Reads all puzzles of a file, at least one.
///
/// # Errors
///
/// If the file is too large, has no puzzle in it, or has a mistake anywhere.
///
/// ```
/// use sudoku_formats::formats::read;
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
/// # Ok::<(), sudoku_formats::formats::FormatError>(())
/// ```
pub fn read(bytes: &[u8]) -> Result<Vec<Puzzle>, FormatError> {
    read_with(bytes, BitOrder::default())
}

/// Reads as [`read`] does, with the bits of a constraint dump in this order.
///
/// # Errors
///
/// The same as for [`read`].
pub fn read_with(bytes: &[u8], order: BitOrder) -> Result<Vec<Puzzle>, FormatError> {
    read_noted(bytes, order).map(|reading| reading.puzzles)
}

/// Reads as [`read_with`] does, and also reports how the file was read.
///
/// # Errors
///
/// The same as for [`read`].
///
/// ```
/// use sudoku_formats::formats::{BitOrder, ReadingNote, read_noted};
///
/// let file = b"quizzes,solutions
/// 004300209005009001070060043006002087190007400050083000600000105003508690042910300,\
/// 864371259325849761971265843436192587198657432257483916689734125713528694542916378
/// ";
/// let reading = read_noted(file, BitOrder::default())?;
/// assert_eq!(reading.puzzles.len(), 1);
/// assert_eq!(reading.notes, [ReadingNote::Solutions { count: 1 }]);
/// # Ok::<(), sudoku_formats::formats::FormatError>(())
/// ```
pub fn read_noted(bytes: &[u8], order: BitOrder) -> Result<Reading, FormatError> {
    let (each, notes) = read_each(bytes, order)?;
    let puzzles = each.into_iter().collect::<Result<_, _>>()?;
    Ok(Reading::noted(puzzles, notes))
}

/// Reads as [`read_noted`] does. If there is a mistake, returns all puzzles that can be read, and the
/// first mistake. Puzzles behind it can be read if each line is one, or each entry of a list.
///
/// # Errors
///
/// The mistake, if no puzzle can be read.
///
/// ```
/// use sudoku_formats::formats::{BitOrder, read_sound};
///
/// let file = b"\
/// .7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2
/// .7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.
/// 4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......
/// ";
/// let (reading, mistake) = read_sound(file, BitOrder::default())?;
/// assert_eq!(reading.puzzles.len(), 2);
/// let mistake = mistake.map(|it| it.to_string());
/// assert_eq!(mistake.as_deref(), Some("line 2 has 80 cells, 81 are needed"));
/// # Ok::<(), sudoku_formats::formats::FormatError>(())
/// ```
pub fn read_sound(
    bytes: &[u8],
    order: BitOrder,
) -> Result<(Reading, Option<FormatError>), FormatError> {
    let (each, notes) = read_each(bytes, order)?;
    let mut puzzles = Vec::new();
    let mut mistake = None;
    for read in each {
        match read {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(error) => mistake = mistake.or(Some(error)),
        }
    }
    match mistake {
        Some(mistake) if puzzles.is_empty() => Err(mistake),
        mistake => Ok((Reading::noted(puzzles, notes), mistake)),
    }
}

/// The puzzles and the mistakes of a source in their order, and the notes on it.
pub type Each<E> = (Vec<Result<Puzzle, E>>, Vec<ReadingNote>);

/// Reads as [`read_noted`] does, and returns the puzzles and the mistakes in their order.
///
/// # Errors
///
/// The mistake, if nothing can be read.
pub fn read_each(bytes: &[u8], order: BitOrder) -> Result<Each<FormatError>, FormatError> {
    // A reader would accept a collection of any size.
    let is_large = bytes.len() as u64 > MAX_BYTES;
    if is_large && !embedded::is_in(bytes.get(..1000).unwrap_or(bytes)) {
        return Err(FormatError::TooLarge);
    }
    let of_memory = |error| match error {
        ReadError::Format(error) => error,
        ReadError::Io(_) => unreachable!("memory can always be read"),
    };
    let mut reader = Reader::with(bytes, order).map_err(of_memory)?;
    let each = reader.by_ref().map(|read| read.map_err(of_memory));
    Ok((each.collect(), reader.notes()))
}

/// Reads a file in one piece: one puzzle, or several in JSON.
fn read_whole(bytes: &[u8], order: BitOrder) -> Result<Reading, FormatError> {
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    if gri::is_gri(bytes) {
        return Ok(Reading::plain(vec![Puzzle::new(gri::read(bytes)?)]));
    }
    let text = decode(bytes)?;
    let text = plain(&text);
    if let Some(shape) = shape::surest(foreign::SHAPES, &text, Sureness::Likely) {
        return (shape.read)(&text);
    }
    let format = detection::of_text(&text).ok_or(FormatError::Empty)?;
    let puzzle = read_one(&text, format, order)?;
    let is_plain = !matches!(format, Format::Own | Format::Sdk) && puzzle.layout.is_classic();
    let comments =
        numbered_lines(&text).filter(|(_, line)| is_plain && line.trim_start().starts_with('#'));
    let few = (format == Format::PencilMarks)
        .then(|| FewNotes::among(&puzzle, pencil_marks::several(&text)))
        .flatten();
    let mut heard = Heard::NONE;
    comments.for_each(|(line, words)| heard.hear(words, || line));
    let notes = heard.note().into_iter().chain(few.map(FewNotes::note));
    Ok(Reading::noted(vec![puzzle], notes.collect()))
}

/// Reads a text that holds one puzzle in this format.
fn read_one(text: &str, format: Format, order: BitOrder) -> Result<Puzzle, FormatError> {
    match format.record().reads {
        Reads::Whole(read) => read(text, order),
        // A line that is not a puzzle may be a row.
        _ => Ok(Puzzle::new(grid_text::read(text)?)),
    }
}

/// Decodes the bytes as UTF-8, or else in the encoding of older programs.
fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, FormatError> {
    match str::from_utf8(bytes) {
        Ok(text) => Ok(text.into()),
        Err(_) if has_control(bytes) => {
            let gri = gri::read(bytes);
            Err(gri.err().unwrap_or(FormatError::Binary(bytes.len())))
        }
        Err(_) => Ok(encoding::text_of(bytes).into()),
    }
}

/// Whether there are control characters other than blanks and line ends.
fn has_control(bytes: &[u8]) -> bool {
    let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    bytes.iter().any(is_control)
}

/// Whether bytes start with the mark of UTF-16, or with two characters that have one zero byte
/// each.
fn is_utf16(bytes: &[u8]) -> bool {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [first, 0, second, 0, ..] | [0, first, 0, second, ..] => *first > 0 && *second > 0,
        _ => false,
    }
}

/// Decodes bytes that pass [`is_utf16`]. Invalid parts become the replacement character.
fn text_of_utf16(bytes: &[u8]) -> String {
    let is_big = match bytes {
        [0xff, 0xfe, ..] => false,
        [0xfe, 0xff, ..] => true,
        [first, ..] => *first == 0,
        [] => false,
    };
    let unit = |pair: &[u8]| match *pair {
        [high, low] if is_big => u16::from_be_bytes([high, low]),
        [low, high] => u16::from_le_bytes([low, high]),
        _ => 0xfffd,
    };
    char::decode_utf16(bytes.chunks(2).map(unit))
        .map(|read| read.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

/// Returns the text without a byte-order mark and with `\n` for all line ends.
fn plain(text: &str) -> Cow<'_, str> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n").into()
    } else {
        text.into()
    }
}

/// Returns the lines with their numbers, from 1.
fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    (1..).zip(text.split('\n'))
}

/// Returns the numbered lines without comments, except those that are blank then.
fn content_lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    numbered_lines(text)
        .map(|(number, line)| (number, without_comment(line)))
        .filter(|(_, line)| !line.trim_start().is_empty())
}

/// Returns the line up to a `#` at its start or after a blank.
fn without_comment(line: &str) -> &str {
    let mut after_blank = true;
    let comment = line.find(|character: char| {
        let found = character == '#' && after_blank;
        after_blank = character.is_whitespace();
        found
    });
    comment.map_or(line, |start| &line[..start])
}

/// The characters that always mean an empty cell.
const EMPTY: [char; 3] = ['.', '0', '_'];

/// The characters that may mean an empty cell if none of [`EMPTY`] is used.
const OTHER_EMPTY: [char; 3] = ['*', 'x', 'X'];

/// Returns the content of a cell written as this character; `None` if it is not a cell.
fn cell_value(character: char, allow_other_empty: bool) -> Option<Option<Digit>> {
    if EMPTY.contains(&character) || allow_other_empty && OTHER_EMPTY.contains(&character) {
        Some(None)
    } else {
        Digit::from_char(character).map(Some)
    }
}
