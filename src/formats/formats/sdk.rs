//! `[Puzzle]` and nine rows, then, with the digits filled in since, `[State]` and nine rows; lines
//! that start with `#` and a letter have data about the puzzle.

use std::collections::BTreeMap;

use super::error::shown;
use super::lines::write_rows;
use super::rows::{is_separator, read_drawn_rows};
use super::{Fault, FormatError, Place, numbered_lines, without_comment};
use sudoku_engine::grid::{Cell, Values};
use sudoku_engine::sudoku::{Field, Puzzle};

const PUZZLE: &str = "[puzzle]";
const STATE: &str = "[state]";

/// The letter of each field.
const LETTERS: [(char, Field); 7] = [
    ('A', Field::Author),
    ('D', Field::Description),
    ('B', Field::Date),
    ('S', Field::Source),
    ('L', Field::Level),
    ('U', Field::Url),
    ('C', Field::Comment),
];

/// Whether a line, which is not a comment, opens a section.
pub(super) fn is_section(line: &str) -> bool {
    let line = line.trim();
    line.eq_ignore_ascii_case(PUZZLE) || line.eq_ignore_ascii_case(STATE)
}

/// Whether a line is about the puzzle, even if no section shows that the file is of this kind. A
/// word that continues in small letters after the `#` is an ordinary comment there.
pub(super) fn is_about(line: &str) -> bool {
    about(line).is_some_and(|(field, text)| {
        let goes_on = text.starts_with(|next: char| next.is_lowercase() || next.is_whitespace());
        !text.is_empty() && (!goes_on || field == Field::Url)
    })
}

/// Returns the field of a line about the puzzle, and its text.
fn about(line: &str) -> Option<(Field, &str)> {
    let mut characters = line.strip_prefix('#')?.chars();
    let letter = characters.next()?;
    let (_, field) = LETTERS.into_iter().find(|(known, _)| *known == letter)?;
    Some((field, characters.as_str()))
}

pub(super) fn read(text: &str) -> Result<Puzzle, FormatError> {
    // The rows before any section are the rows of the puzzle.
    let (mut rows, mut state) = (Vec::new(), Vec::new());
    let mut in_state = false;
    let mut texts: BTreeMap<Field, String> = BTreeMap::new();
    for (number, line) in numbered_lines(text) {
        if let Some((field, text)) = about(line) {
            let said = texts.entry(field).or_default();
            said.push_str(text);
            said.push('\n');
            continue;
        }
        let content = without_comment(line);
        if is_section(content) {
            in_state = content.trim().eq_ignore_ascii_case(STATE);
        } else if content.trim_start().starts_with('[') {
            let place = Place {
                line: number,
                column: 1 + line.chars().take_while(|c| c.is_whitespace()).count(),
            };
            let text = shown(content.trim(), FormatError::SHOWN_OF_NAME);
            let problem = Fault::NotASection { text };
            return Err(FormatError::Mistake { place, problem });
        } else if !content.trim().is_empty() {
            let section = if in_state { &mut state } else { &mut rows };
            section.push((number, content));
        }
    }
    if rows.is_empty() {
        return Err(FormatError::Empty);
    }
    let mut puzzle = Puzzle::new(section(&rows)?);
    if !state.is_empty() {
        let values = section(&state)?;
        puzzle.entries = entries(&puzzle.givens, &values).map_err(|cell| FormatError::Mistake {
            place: place_of(cell, &state),
            problem: Fault::OtherThanGiven { cell },
        })?;
    }
    for (field, text) in texts {
        puzzle.metadata.set(field, &text);
    }
    Ok(puzzle)
}

/// Reads the rows of a section.
fn section(rows: &[(usize, &str)]) -> Result<Values, FormatError> {
    read_drawn_rows(rows.iter().copied()).map_err(|error| match (error, rows.first()) {
        (FormatError::Rows(found), Some((line, _))) => FormatError::Mistake {
            place: Place {
                line: *line,
                column: 1,
            },
            problem: Fault::GridRows {
                found,
                needed: Cell::SIDE,
            },
        },
        (error, _) => error,
    })
}

/// Returns the values that are not givens, or a cell with another digit as its given.
fn entries(givens: &Values, values: &Values) -> Result<Values, Cell> {
    let mut entries = *values;
    for cell in Cell::all() {
        let (given, value) = (givens[cell.index()], values[cell.index()]);
        if given.is_some() {
            if value.is_some() && value != given {
                return Err(cell);
            }
            entries[cell.index()] = None;
        }
    }
    Ok(entries)
}

/// Returns the place of a cell in the rows.
fn place_of(cell: Cell, rows: &[(usize, &str)]) -> Place {
    let is_row = |line: &str| !super::rows::is_border(line);
    let mut rows = rows.iter().filter(|(_, line)| is_row(line));
    let (line, text) = rows.nth(cell.row()).copied().unwrap_or_default();
    let mut columns = (1..).zip(text.chars()).filter(|(_, c)| !is_separator(*c));
    let column = columns.nth(cell.column()).map_or(1, |(column, _)| column);
    Place { line, column }
}

pub(super) fn write(puzzle: &Puzzle) -> String {
    let mut file = String::new();
    for (letter, field) in LETTERS {
        let text = puzzle.metadata.get(field);
        for line in text.into_iter().flat_map(|text| text.split('\n')) {
            file += &format!("#{letter}{line}\n");
        }
    }
    file += &format!("[Puzzle]\n{}", write_rows(&puzzle.layout, &puzzle.givens));
    if puzzle.has_entries() {
        file += &format!("[State]\n{}", write_rows(&puzzle.layout, &puzzle.values()));
    }
    file
}
