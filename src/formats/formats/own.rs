//! The program's own files: TOML that keeps everything.
//!
//! This is the frame: which format and version it is, and the guard against
//! hostile files. Each part of a puzzle has a file of its own here, with `read`,
//! which takes the part's keys from the [`Source`] and puts what they say into
//! the puzzle, and `write`, which writes nothing where there is nothing to say.
//! The board and what is said about it are keys of the file; every other part is
//! a table with the name of the part, such as `[history]`, or several
//! (`[[save-points]]`), and so stands behind them. What has to be written with
//! many small things is written as strings: braces, and so inline tables, are
//! refused.
//!
//! A version more is for what an older program would read wrong: 3 is for boards that are
//! not the classic one. Keys that are
//! not known are no mistake: version 1 had the board and what is said about it.

mod about;
mod cells;
mod game;
mod history;
mod layout;
mod marks;
mod save_points;
mod source;

pub(super) use history::leaves_moves_out;
use source::Source;
pub use source::quoted;

use super::FormatError;
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::Puzzle;

pub(super) const FORMAT: &str = "sudoku-stepper";

/// The newest version of the format: that of a puzzle with a layout of its own.
pub(super) const VERSION: i64 = 3;

/// The version that is written of a classic puzzle, which older programs read, too.
const CLASSIC_VERSION: i64 = 2;

/// The oldest version that is read.
pub(super) const OLDEST: i64 = 1;

/// Whether a line is the head of a table or gives a key a value.
pub(super) fn is_own(line: &str) -> bool {
    let is_key = |key: &str| {
        key.contains(|c: char| c.is_ascii_alphabetic())
            && key
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "_-.\"'".contains(c))
    };
    let line = line.trim();
    line.starts_with('[')
        || line
            .split_once('=')
            .is_some_and(|(key, _)| is_key(key.trim_end()))
}

pub(super) fn read(text: &str) -> Result<Puzzle, FormatError> {
    let mut source = Source::parse(text)?;
    let format: Option<String> = source.take("format")?;
    match source.take("version")? {
        Some(OLDEST..=VERSION) if format.as_deref() == Some(FORMAT) => {}
        Some(version) if format.as_deref() == Some(FORMAT) => {
            return Err(FormatError::Version(version));
        }
        _ => return Err(FormatError::NotOwn),
    }
    let layout = layout::read(&mut source)?;
    source.set_board(&layout);
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    about::read(&mut source, &mut puzzle)?;
    cells::read(&mut source, &mut puzzle)?;
    marks::read(&mut source, &mut puzzle)?;
    save_points::read(&mut source, &mut puzzle)?;
    history::read(&mut source, &mut puzzle)?;
    game::read(&mut source, &mut puzzle)?;
    Ok(puzzle)
}

/// The puzzle and the work done on it, as [`read`](super::read) takes it
/// back: with the removed candidates in reading order, each once, and without
/// entries in cells with a given.
pub fn write_own(puzzle: &Puzzle) -> String {
    let version = if puzzle.layout.is_classic() {
        CLASSIC_VERSION
    } else {
        VERSION
    };
    let mut file = format!("format = \"{FORMAT}\"\nversion = {version}\n");
    // What is no table comes first: it would belong to the table before it.
    about::write(puzzle, &mut file);
    cells::write(puzzle, &mut file);
    layout::write(puzzle, &mut file);
    marks::write(puzzle, &mut file);
    save_points::write(puzzle, &mut file);
    history::write(puzzle, &mut file);
    game::write(puzzle, &mut file);
    file
}
