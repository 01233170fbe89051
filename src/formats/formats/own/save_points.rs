//! The save points, each a table with the same fields that the file has for the current board.

use serde::Deserialize;
use toml::Spanned;

use super::cells::{read_candidates, read_values, write_candidates, write_values};
use super::marks::{self, read_marks, write_marks};
use super::quoted;
use super::source::Source;
use crate::formats::FormatError;
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::{Puzzle, SavePoint};

pub(super) const KEY: &str = "save-points";

/// The keys of a table.
const KEYS: [&str; 4] = ["name", "entries", "removed", marks::KEY];

#[derive(Deserialize)]
struct Written {
    name: String,
    entries: Option<Spanned<String>>,
    #[serde(default)]
    removed: Vec<Spanned<String>>,
    #[serde(default)]
    marks: marks::Written,
}

pub(super) fn read(source: &mut Source<'_>, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    source.check_names_in(&[KEY], &KEYS)?;
    source.check_names_in(&[KEY, marks::KEY], &marks::KEYS)?;
    let written: Vec<Written> = source.take(KEY)?.unwrap_or_default();
    let save_point = |written: Written| {
        let entries = match &written.entries {
            Some(entries) => read_values(source, "entries", entries)?,
            None => [None; Cell::COUNT],
        };
        Ok(SavePoint {
            entries,
            removed: read_candidates(source, &written.removed)?,
            marks: read_marks(source, &written.marks)?,
            name: written.name,
        })
    };
    puzzle.save_points = written
        .into_iter()
        .map(save_point)
        .collect::<Result<_, _>>()?;
    Ok(())
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    for save_point in &puzzle.save_points {
        *file += &format!("\n[[{KEY}]]\nname = {}\n", quoted(&save_point.name));
        if save_point.entries.iter().any(Option::is_some) {
            write_values("entries", &puzzle.layout, &save_point.entries, file);
        }
        write_candidates("removed", &save_point.removed, file);
        write_marks(&format!("{KEY}.marks"), &save_point.marks, file);
    }
}
