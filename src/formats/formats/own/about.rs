//! The data about the puzzle.

use super::source::{Source, quoted};
use crate::formats::FormatError;
use sudoku_engine::sudoku::{Field, Puzzle};

/// The key of the title.
pub(super) const TITLE: &str = "title";

pub(super) fn read(source: &mut Source<'_>, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    puzzle.title = source.take(TITLE)?;
    for field in Field::ALL {
        let text: Option<String> = source.take(field.name())?;
        puzzle.metadata.set(field, &text.unwrap_or_default());
    }
    Ok(())
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    if let Some(title) = &puzzle.title {
        *file += &format!("title = {}\n", quoted(title));
    }
    for (field, text) in puzzle.metadata.iter() {
        *file += &format!("{} = {}\n", field.name(), quoted(text));
    }
}
