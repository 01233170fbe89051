//! The board: givens, entries, removed candidates.

use std::collections::BTreeSet;

use toml::Spanned;

use super::source::Source;
use crate::formats::boards::on_board;
use crate::formats::error::shown;
use crate::formats::lines::write_rows;
use crate::formats::{Fault, FormatError, cell_value};
use sudoku_engine::grid::{Candidate, Cell, Digit, Layout, Values};
use sudoku_engine::sudoku::Puzzle;

/// The keys of the board.
pub(super) const KEYS: [&str; 3] = ["givens", "entries", "removed"];

pub(super) fn read(source: &mut Source<'_>, puzzle: &mut Puzzle) -> Result<(), FormatError> {
    let Some(givens) = source.take("givens")? else {
        return Err(Source::lacks("givens"));
    };
    puzzle.givens = read_values(source, "givens", &givens)?;
    if let Some(written) = source.take("entries")? {
        puzzle.entries = read_values(source, "entries", &written)?;
        let has_both = |cell: Cell| {
            puzzle.givens[cell.index()].is_some() && puzzle.entries[cell.index()].is_some()
        };
        let mut places = source.board().cells().iter().zip(written_cells(&written));
        if let Some((cell, (offset, _))) = places.find(|(cell, _)| has_both(*cell)) {
            return Err(FormatError::Mistake {
                place: source.place_in(&written, offset),
                problem: Fault::GivenAndEntry { cell },
            });
        }
    }
    let removed: Option<Vec<Spanned<String>>> = source.take("removed")?;
    puzzle.removed = read_candidates(source, &removed.unwrap_or_default())?;
    Ok(())
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    write_values("givens", &puzzle.layout, &puzzle.givens, file);
    let mut entries = puzzle.entries;
    for (entry, given) in entries.iter_mut().zip(&puzzle.givens) {
        *entry = entry.filter(|_| given.is_none());
    }
    if entries.iter().any(Option::is_some) {
        write_values("entries", &puzzle.layout, &entries, file);
    }
    write_candidates("removed", &puzzle.removed, file);
}

/// Reads the cells of the board, on any number of lines.
pub(super) fn read_values(
    source: &Source<'_>,
    name: &str,
    written: &Spanned<String>,
) -> Result<Values, FormatError> {
    let board = source.board();
    let mut values = [None; Cell::COUNT];
    let mut cells = board.cells().iter();
    let mut found = 0;
    for (offset, character) in written_cells(written) {
        let place = source.place_in(written, offset);
        let value = cell_value(character, false)
            .ok_or_else(|| FormatError::not_a_digit(place, character))?;
        if let Some(digit) = value {
            on_board(board.size(), digit, place)?;
        }
        if let Some(cell) = cells.next() {
            values[cell.index()] = value;
        }
        found += 1;
    }
    let needed = board.cells().len();
    if found == needed {
        return Ok(values);
    }
    let name = name.to_owned();
    let problem = Fault::CellsOfField {
        name,
        found,
        needed,
    };
    Err(source.mistake(written, problem))
}

pub(super) fn write_values(name: &str, layout: &Layout, values: &Values, file: &mut String) {
    let rows = write_rows(layout, values);
    *file += &format!("{name} = \"\"\"\n{rows}\"\"\"\n");
}

fn written_cells(written: &Spanned<String>) -> impl Iterator<Item = (usize, char)> {
    let characters = written.as_ref().char_indices();
    characters.filter(|(_, character)| !character.is_whitespace())
}

/// Reads candidates in reading order, each once. Each string is a cell with its digits.
pub(super) fn read_candidates(
    source: &Source<'_>,
    written: &[Spanned<String>],
) -> Result<Vec<Candidate>, FormatError> {
    let mut all = BTreeSet::new();
    for item in written {
        let candidates = cell_and_digits(item.as_ref()).ok_or_else(|| {
            let text = shown(item.as_ref(), FormatError::SHOWN_OF_NAME);
            source.mistake(item, Fault::NotCellAndDigits { text })
        })?;
        let is_off = |it: &&Candidate| !source.board().cells().contains(it.cell);
        if let Some(off) = candidates.iter().find(is_off) {
            return Err(source.mistake(item, Fault::NotOnBoard { cell: off.cell }));
        }
        all.extend(candidates);
    }
    Ok(all.into_iter().collect())
}

/// Writes candidates in reading order, each once; nothing if there are none.
pub(super) fn write_candidates(name: &str, candidates: &[Candidate], file: &mut String) {
    let candidates: BTreeSet<_> = candidates.iter().collect();
    if candidates.is_empty() {
        return;
    }
    *file += &format!("{name} = [\n");
    for cell in Cell::all() {
        let digits: String = candidates
            .iter()
            .filter(|candidate| candidate.cell == cell)
            .map(|candidate| format!(" {}", candidate.digit))
            .collect();
        if !digits.is_empty() {
            *file += &format!("    \"{cell}{digits}\",\n");
        }
    }
    *file += "]\n";
}

/// Reads a cell and digits, such as `r1c1 2 3`.
fn cell_and_digits(item: &str) -> Option<Vec<Candidate>> {
    let mut words = item.split_whitespace();
    let cell = words.next()?.parse().ok()?;
    let digits = words.flat_map(str::chars).map(Digit::from_char);
    digits
        .map(|digit| Some(Candidate::new(cell, digit?)))
        .collect()
}
