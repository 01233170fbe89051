//! The board: givens, entries, removed candidates.

use std::collections::BTreeSet;

use toml::Spanned;

use super::source::Source;
use crate::formats::error::{counted, shown};
use crate::formats::lines::write_rows;
use crate::formats::{FormatError, cell_value};
use crate::grid::{Candidate, Cell, Digit, Values};
use crate::sudoku::Puzzle;

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
        let mut places = Cell::all().zip(written_cells(&written));
        if let Some((cell, (offset, _))) = places.find(|(cell, _)| has_both(*cell)) {
            return Err(FormatError::Mistake {
                place: source.place_in(&written, offset),
                problem: format!("{cell} has a given and an entry"),
            });
        }
    }
    let removed: Option<Vec<Spanned<String>>> = source.take("removed")?;
    puzzle.removed = read_candidates(source, &removed.unwrap_or_default())?;
    Ok(())
}

pub(super) fn write(puzzle: &Puzzle, file: &mut String) {
    write_values("givens", &puzzle.givens, file);
    let mut entries = puzzle.entries;
    for (entry, given) in entries.iter_mut().zip(&puzzle.givens) {
        *entry = entry.filter(|_| given.is_none());
    }
    if entries.iter().any(Option::is_some) {
        write_values("entries", &entries, file);
    }
    write_candidates("removed", &puzzle.removed, file);
}

/// Reads 81 cells, on as many lines as they are.
pub(super) fn read_values(
    source: &Source<'_>,
    name: &str,
    written: &Spanned<String>,
) -> Result<Values, FormatError> {
    let mut cells = Vec::new();
    for (offset, character) in written_cells(written) {
        let value = cell_value(character, false)
            .ok_or_else(|| FormatError::not_a_digit(source.place_in(written, offset), character))?;
        cells.push(value);
    }
    Values::try_from(cells).map_err(|cells| {
        let cells = counted(cells.len(), "cell");
        source.mistake(written, format!("the {name} have {cells}, 81 are needed"))
    })
}

pub(super) fn write_values(name: &str, values: &Values, file: &mut String) {
    *file += &format!("{name} = \"\"\"\n{}\"\"\"\n", write_rows(values));
}

fn written_cells(written: &Spanned<String>) -> impl Iterator<Item = (usize, char)> {
    let characters = written.as_ref().char_indices();
    characters.filter(|(_, character)| !character.is_whitespace())
}

/// Reads candidates, a cell with its digits a string: in reading order, each
/// once.
pub(super) fn read_candidates(
    source: &Source<'_>,
    written: &[Spanned<String>],
) -> Result<Vec<Candidate>, FormatError> {
    let mut all = BTreeSet::new();
    for item in written {
        let candidates = cell_and_digits(item.as_ref()).ok_or_else(|| {
            let item_shown = shown(item.as_ref(), 20);
            let problem = format!("'{item_shown}' is not a cell and digits such as r1c1 2 3");
            source.mistake(item, problem)
        })?;
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

/// A cell and digits, such as `r1c1 2 3`.
fn cell_and_digits(item: &str) -> Option<Vec<Candidate>> {
    let mut words = item.split_whitespace();
    let cell = words.next()?.parse().ok()?;
    let digits = words.flat_map(str::chars).map(Digit::from_char);
    digits
        .map(|digit| Some(Candidate::new(cell, digit?)))
        .collect()
}
