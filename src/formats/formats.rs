//! Reading and writing puzzles.
//!
//! [`read`] tells by the content of a file, never by its name, which of these it is
//! ([`detect`] says which). `--to` is the name by which `sudoku-stepper convert` writes
//! it, and [`Format`] by its slug; the ending of a name says in which format Save as
//! writes.
//!
//! | format | `--to` | name | what it looks like | what it keeps beside the digits |
//! |---|---|---|---|---|
//! | comma text | `comma` | `.txt` | nine lines of nine numbers with commas, 0 for an empty cell; read in brackets or braces too, as C, Python and JSON have them | |
//! | grid text | `grid` | | nine rows of nine; `.`, `0`, `_`, `*`, `x` or a blank for an empty cell, lines of any kind between boxes or cells; read as a table of a spreadsheet too, with tabs or semicolons | |
//! | one line | `line` | | 81 characters; many lines make a collection, which the window lists; read as a link too | title, after a blank |
//! | pencil marks | `pencil-marks` | | nine rows of nine groups of digits, drawn or not; read as a table too | candidates |
//! | line of candidates | `candidate-line` | | 729 characters, nine a cell | candidates, title |
//! | constraint dump | `constraints` | | a binary number a cell, bit 0 (the last) for digit 1, 1 where the digit cannot go: `0b110101111` may be 5 or 7; read without `0b` too | candidates |
//! | library line | `library` | | `:0000:x:` 81 cells `:` removed candidates `:::`, as technique libraries have it | entries, removed candidates |
//! | SadMan Sudoku | `sdk` | `.sdk` | `[Puzzle]` and nine rows, `[State]` and nine rows, lines such as `#A` with the author | entries; author, description, date, source, level, link, comment |
//! | collection | `sdm` | `.sdm` | 81 characters a line, 0 for an empty cell | |
//! | Simple Sudoku | `ss` | `.ss` | rows such as `1..\|2..\|...`, lines between the bands | |
//! | OpenSudoku | `opensudoku` | `.opensudoku` | XML with many games | title, author and so on, once for all games |
//! | binary | `gri` | `.gri` | 36 bytes: nine big-endian numbers, a row each | |
//! | PS text | `ps` | | `3x3::k:` and a number a cell: 256 times the sum of its cage, and the cage | title |
//! | SumoCue text | `sumocue` | | `SumoCueV1`, then `=15` where a cage begins and `+2` where one goes on, `J0` for the region | title |
//! | arrow text | `arrows` | | 81 characters: sums, and arrows to them | title |
//! | 162 characters | `jigsaw` | | 81 givens and 81 characters for the regions, on one line or on two | title |
//! | Andoku | `andoku` | | givens, regions and a letter for what the board has besides, with `\|` between them | title |
//! | Solo | `solo` | | a game ID such as `2x3:d6d2a5_6a1b3_3b1a6_5a3d1d` | title |
//! | f-puzzles | `f-puzzles` | `.json` | JSON; that of SudokuPad is read too | entries; title, author, rules |
//! | link to f-puzzles | `f-puzzles-link` | | see below | the same |
//! | link to SudokuPad | `sudokupad-link` | | see below | the same |
//! | this program's own | `own` | any other | TOML | everything, marks and save points too |
//! | other JSON | | `.json` | rows of cells, a list of cells, rows as texts or one text, in any depth and under any name; lists as programs have them in their source; what the program exports | entries, notes; title, level and so on |
//! | YAML, TOML, a program | | | what JSON may be, under names: grids, positions, regions, cages; in a program also calls such as `cage(10, (0, 0), (0, 1))` | entries; title, level and so on |
//! | GNOME Sudoku | | | JSON with a list of cells, each with its position | entries, notes, level |
//! | SudoQ | | `.xml` | XML with a `fieldmap` for each cell; a puzzle or a game | entries, notes, level |
//! | sdku | | `.sdku` | XML with a `Cell` for each that is filled in | entries |
//! | KSudoku | | `.ksudoku` | XML with a `graph` and `values`; a game, or a shape alone | entries, notes, title |
//! | saved game of Solo | | | `SAVEFILE:` and lines with the length of what they say | entries, notes |
//! | other XML | | `.xml` | what JSON may be, as elements and attributes: rows, cells, cells with their places | level and so on |
//! | list of cells | | | row, column and digit of a cell in each line, perhaps below their names and with its puzzle, its region, its solution, or whether it is given; facts such as `given(1,1,5).`; statements such as `b[0][4] = 7;` or `INSERT INTO cells VALUES (1, 5, 7);`; `r1c1=5`, also behind `Givens:`; a cell a line | entries |
//! | spreadsheet | | `.csv` | nine rows and columns anywhere in a table, with gaps between the boxes, headings and totals | |
//! | mail | | `.eml` | its text, also in base64 or quoted-printable | |
//! | changes | | `.diff` | what programs for versions print; the text after the change is read | |
//! | cages by lines | | | `15: r1c4 r1c5`, `r1c1+r1c2=3`, `r1c1-r1c3 = 12`, `r1c1 and r1c2 sum to 5`, `A1+A2=8` or `x[0][0] + x[0][1] == 8` in each line; regions as `Region 1: r1c1 r1c2`; numbers alone, a map of names with their sums, or arrows to the sums, where they fill the board | |
//! | notebook of Jupyter | | `.ipynb` | JSON, in the cells of which the puzzles are | |
//! | rows below their size | | | `9 9`, or `3 3` for the boxes, or both, then the rows, and rows of regions in a jigsaw | |
//!
//! A text that is none of these to the letter is searched for puzzles, line by line: a
//! puzzle in a table, in a numbered list or in a sentence, grids one below the other with
//! titles or nothing between, a grid and its pencil marks, which are one puzzle. What stands
//! for an empty cell is one of `. 0 _ * x - ? # ~ + o · □` or a blank, decided for the text
//! as a whole; digits are those of any script. A table has its columns by their names or by
//! what is in them: a complete grid beside a puzzle is its solution, a number behind it the
//! level. Lines drawn only between regions make a jigsaw, and on smaller boards they tell the
//! boxes. A grid that agrees with the one above it and has more digits is the same puzzle with
//! entries. If nothing is found this way, comment marks, brackets of program lists and the
//! signs that join strings are removed first. [`read_noted`] tells how a text was read: which
//! lines were left out and which solution is wrong. A damaged grid or line is a mistake and
//! never left out,
//! and neither is such a text in JSON.
//!
//! A link is read where the puzzle is in it: as 81 characters in any part of it, or as one
//! of these. It is never fetched, so that of a short link only the site is told.
//!
//! | site | what of it | what it keeps beside the givens |
//! |---|---|---|
//! | SudokuWiki | `bd=` and 162 characters, or `S9B` and 162 | entries, removed candidates |
//! | f-puzzles | `load=` and JSON that LZ-string compressed | entries; center marks as what is left of the candidates, corner marks as notes; title, author, rules |
//! | Interactive Sudoku Solver | `q=` and its constraint string, which is read without a link too, or 81 characters | candidates |
//! | SudokuPad | `fpuz`, `scl` or `ctc` and such JSON, `scf` and the packed givens | the same |
//!
//! A puzzle with a rule that the program does not know is refused with the name of the rule,
//! and so is what may be one: lines and shapes on the board.
//!
//! Comma text, grid text and one line hold boards of four, six and eight rows as well, with
//! boxes as usual, the others above it no board but the classic one; the notations below
//! that what their programs know. What a format has no place for at all, such as cages in
//! `.sdk`, [`unheld`] tells, and nothing is written: it would be another puzzle. Lines of
//! nine fields with a TAB between them are read, too ([`read_board_line`]).
//!
//! A constraint dump is in the order of a [`BitOrder`]. [`read_line`] takes the lines of
//! a collection one by one, [`read_library_line`] keeps all of a library's line, and
//! [`write_own`] all of the work.
//!
//! In texts blank lines and comments that start with `#` are skipped, and a byte-order
//! mark and any kind of line end will do; the text is UTF-8, Windows-1252 as
//! older programs have it, or UTF-16 up to 1 MB, and so is one in the Rich Text Format. One line, line of
//! candidates, library line, `.sdm` and `.opensudoku` hold many puzzles and may be of any
//! size; everything else is read up to 1 MB. XML with entities of its own is refused, and
//! no other file is ever read for it. JSON is read up to 127 lists inside each other. Of pencil marks a single digit is taken for a given
//! unless a cell that it sees has that digit as a candidate. Whatever the bytes are,
//! reading ends in puzzles or in a [`FormatError`] that names the place.
//!
//! A file of the program's own keeps the puzzle, the entries, the removed candidates and
//! the moves made and undone, each with its cause and with what stood there before and
//! after. Of a rule's step it keeps the conclusion; the argument is found again by the
//! rule, on the board as it was, and where several patterns conclude the same it is the
//! first. Which rules are on, and so the path ahead, is no part of it. A history that does
//! not lead to the board of its file is refused with its place; files of version 1, which
//! have none, are read too. A board that is not the classic one is told under `[layout]`:
//! its size, its boxes or regions, what else it has, its cages. Of some ten thousand moves
//! the oldest are left out, which [`losses`] says.
//!
//! [`Reader`] reads sources of any size, one puzzle after another.
//!
//! [`write`](fn@write) writes a puzzle in a [`Format`], [`Writer`] many of
//! them; [`losses`] says before what will not be kept.

mod arrays;
mod blanks;
mod boards;
mod candidates;
mod changes;
mod column_major;
mod comma_text;
mod constraints;
mod counting;
mod detection;
mod embedded;
mod encoding;
mod error;
mod finder;
mod foreign;
mod format;
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
mod reader;
mod reading;
mod rows;
mod rtf;
mod rules;
mod sdk;
mod shape;
mod ss;
mod table;
mod text;
mod writer;
mod xml_problem;

use std::borrow::Cow;

pub use boards::{SolvedBoard, read_board_line};
pub use comma_text::write_comma_text;
pub use constraints::{BitOrder, write_constraints};
pub use detection::detect;
pub use embedded::puzzle_comment;
pub use error::shown;
pub use error::{FormatError, Place, ReadError};
pub use format::{Format, UnknownFormat};
pub use gri::BYTES as GRI_BYTES;
pub use held::{NoPlace, Unheld, unheld};
pub use json::SAVED;
pub use library::{LibraryCase, read_library_line};
pub use lines::{read_line, write_line, write_line_on};
pub use loss::{Loss, losses};
pub use own::quoted;
pub use own::write_own;
pub use own::{OLDEST as OLDEST_VERSION, VERSION as OWN_VERSION};
pub use pencil_marks::write_pencil_marks;
pub use reader::Reader;
pub use reading::{Reading, ReadingNote};
pub use writer::{WriteError, Writer, write};

use rules::Heard;
use shape::Sureness;
use sudoku_engine::grid::Digit;
use sudoku_engine::sudoku::Puzzle;

/// The size in bytes up to which [`read`] takes a file; it takes pages with a [`puzzle_comment`] at
/// their start of any size.
pub const MAX_BYTES: u64 = 1_000_000;

/// Reads all puzzles of a file, at least one.
///
/// # Errors
///
/// When the file is too large, has no puzzle in it, or has a mistake
/// anywhere.
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

/// Reads as [`read`] does; a constraint dump with its bits in this order.
///
/// # Errors
///
/// As for [`read`].
pub fn read_with(bytes: &[u8], order: BitOrder) -> Result<Vec<Puzzle>, FormatError> {
    read_noted(bytes, order).map(|reading| reading.puzzles)
}

/// Reads as [`read_with`] does, and tells how the file was read.
///
/// # Errors
///
/// As for [`read`].
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
    // A reader would take a collection of any size.
    let is_large = bytes.len() as u64 > MAX_BYTES;
    if is_large && !embedded::is_in(bytes.get(..1000).unwrap_or(bytes)) {
        return Err(FormatError::TooLarge);
    }
    let of_memory = |error| match error {
        ReadError::Format(error) => error,
        ReadError::Io(_) => unreachable!("memory can always be read"),
    };
    let mut reader = Reader::with(bytes, order).map_err(of_memory)?;
    let puzzles = reader
        .by_ref()
        .collect::<Result<_, _>>()
        .map_err(of_memory)?;
    let notes = reader.notes();
    Ok(Reading { puzzles, notes })
}

/// Reads a file that is read at once: one puzzle, or some in JSON.
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
    let mut heard = Heard::NONE;
    comments.for_each(|(line, words)| heard.hear(words, || line));
    Ok(Reading {
        puzzles: vec![puzzle],
        notes: heard.note().into_iter().collect(),
    })
}

/// Reads a text that holds one puzzle in this format.
fn read_one(text: &str, format: Format, order: BitOrder) -> Result<Puzzle, FormatError> {
    if let Some(puzzle) =
        boards::read_grid(text).filter(|_| matches!(format, Format::CommaText | Format::GridText))
    {
        return puzzle;
    }
    match format {
        Format::Sdk => sdk::read(text),
        Format::PencilMarks | Format::GridText if table::format(text).is_some() => {
            table::read(text)
        }
        Format::PencilMarks => pencil_marks::read(text),
        Format::Constraints => constraints::read(text, order),
        Format::Own => own::read(text),
        Format::CommaText => Ok(Puzzle::new(comma_text::read(text)?)),
        _ => Ok(Puzzle::new(grid_text::read(text)?)),
    }
}

/// The text that the bytes are, as UTF-8 or, where they are
/// not, as older programs wrote it.
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

/// Whether there are control characters but for blanks and line ends.
fn has_control(bytes: &[u8]) -> bool {
    let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    bytes.iter().any(is_control)
}

/// Whether bytes start with the mark of text in two bytes a character, or with
/// two characters of which one byte each is zero.
fn is_utf16(bytes: &[u8]) -> bool {
    match bytes {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => true,
        [first, 0, second, 0, ..] | [0, first, 0, second, ..] => *first > 0 && *second > 0,
        _ => false,
    }
}

/// The text of bytes that [`is_utf16`] tells. What is none in it becomes the character that
/// stands for such.
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
fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    (1..).zip(text.split('\n'))
}

/// The numbered lines without comments, as far as something is left.
fn content_lines(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
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
