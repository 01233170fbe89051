//! The program's own files: TOML that keeps everything.
//!
//! This is the frame: the format, its version, and the guard against hostile files. Each part of a
//! puzzle has its own file here. Its `read` takes the part's keys from the [`Source`] and puts
//! their values into the puzzle; its `write` writes nothing if the part is empty. The board and the
//! data about it are keys of the file. Every other part is a table with the name of the part, such
//! as `[history]`, or several tables (`[[save-points]]`), and comes after the keys. Parts with many
//! small items are written as strings: braces, and so inline tables, are refused.
//!
//! The version rises only if an older program would read a file wrong: 3 is for boards other than
//! the classic one. Unknown keys and tables are not mistakes, unless they look like known ones.
//! Version 1 had only the board and the data about it.

mod about;
mod cells;
mod game;
mod history;
mod layout;
mod marks;
mod save_points;
mod source;
mod toml_problem;

pub(super) use history::leaves_moves_out;
use source::Source;
pub use source::quoted;

use super::FormatError;
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::{Field, Puzzle};

pub(super) const FORMAT: &str = "sudoku-stepper";

/// The newest version of the format, used for a puzzle with its own layout.
pub(super) const VERSION: i64 = 3;

/// The version written for a classic puzzle, which older programs read, too.
const CLASSIC_VERSION: i64 = 2;

/// The oldest version that can be read.
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
    source.check_names(&[&keys()[..], &TABLES].concat())?;
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

/// The names of the tables.
const TABLES: [&str; 5] = [
    layout::KEY,
    marks::KEY,
    save_points::KEY,
    history::KEY,
    game::KEY,
];

/// Returns the table that a key belongs in, if it is in no other place. Save points have keys of the
/// file, too.
fn table_of(key: &str) -> Option<&'static str> {
    let tables: [(&str, &[&str]); 4] = [
        (layout::KEY, &layout::KEYS),
        (marks::KEY, &marks::KEYS),
        (history::KEY, &history::KEYS),
        (game::KEY, &game::KEYS),
    ];
    let mut tables = tables.into_iter();
    tables.find_map(|(table, keys)| keys.contains(&key).then_some(table))
}

/// Returns the keys outside of tables, behind those of the format.
fn keys() -> Vec<&'static str> {
    let fields = Field::ALL.map(Field::name);
    [&cells::KEYS[..], &[about::TITLE], &fields].concat()
}

/// Writes the puzzle and the work done on it for [`read`](super::read) to read back: with the
/// removed candidates in reading order, each once, and without entries in cells with a given.
pub fn write_own(puzzle: &Puzzle) -> String {
    let version = if puzzle.layout.is_classic() {
        CLASSIC_VERSION
    } else {
        VERSION
    };
    let mut file = format!("format = \"{FORMAT}\"\nversion = {version}\n");
    // Keys outside of tables come first: otherwise, they would belong to the table before them.
    about::write(puzzle, &mut file);
    cells::write(puzzle, &mut file);
    layout::write(puzzle, &mut file);
    marks::write(puzzle, &mut file);
    save_points::write(puzzle, &mut file);
    history::write(puzzle, &mut file);
    game::write(puzzle, &mut file);
    file
}
