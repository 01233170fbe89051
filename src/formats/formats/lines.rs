//! One puzzle per line: 81 cells, 729 candidates, a line of a technique library, or a link.

use std::ops::RangeInclusive;

use super::boards::mistake;
use super::candidates::{self, Possible};
use super::finder::{self, refused};
use super::{EMPTY, Fault, FormatError, Place, boards, cell_value, iss, library, link};
use sudoku_engine::grid::{
    Cell, Digit, DigitSet, Grid, Layout, LayoutBuilder, LayoutError, Values, line_of_values,
    values_of_line,
};
use sudoku_engine::sudoku::Puzzle;

/// The length of a line with a character for each candidate.
pub(super) const CANDIDATES: usize = Cell::COUNT * Digit::COUNT;

/// Reads one line of a collection: 81 cells or 729 candidates, then, after a blank, a text about
/// the puzzle, which becomes its title; or a line of a technique library, for its position; or a
/// link that contains the puzzle. Returns `None` for a blank line or a comment. The number, from 1,
/// is for the error.
///
/// # Errors
///
/// If the text before the first blank is none of these.
pub fn read_line(line: &str, number: usize) -> Result<Option<Puzzle>, FormatError> {
    let line = line.strip_prefix('\u{feff}').unwrap_or(line);
    let content = line.trim();
    // Fast path: nearly every line of a long file contains nothing else.
    if let Some(givens) = values_of_line(content) {
        return Ok(Some(Puzzle::new(givens)));
    }
    // A line of hyphens is drawn between two puzzles.
    let is_drawn = || content.bytes().all(|byte| matches!(byte, b'-' | b'='));
    if content.is_empty() || content.starts_with('#') || is_drawn() {
        return Ok(None);
    }
    if let Some(format) = boards::format(line) {
        let place = Place {
            line: number,
            column: line.chars().take_while(|c| c.is_whitespace()).count() + 1,
        };
        return boards::read(line, format, place).map(Some);
    }
    if iss::is_start(content) {
        let blanks = line.chars().take_while(|c| c.is_whitespace()).count();
        let place = Place {
            line: number,
            column: blanks + 1,
        };
        return iss::read(content, place).map(Some);
    }
    if library::is_line(content) {
        return library::read_puzzle(line.trim_end(), number).map(Some);
    }
    let (cells, rest) = content
        .split_once(char::is_whitespace)
        .unwrap_or((content, ""));
    let place = |index| Place {
        line: number,
        column: line.chars().take_while(|c| c.is_whitespace()).count() + index + 1,
    };
    if let Some([before, link, rest]) = link::find(content) {
        let place = place(before.chars().count());
        if let Some(unknown) = refused::format(link, place) {
            return Err(unknown);
        }
        let read = iss::read_link(link, place);
        let mut puzzle = read.unwrap_or_else(|| link::read(link, place))?;
        let rest = rest.trim();
        if puzzle.title.is_none() && before.is_empty() && !rest.is_empty() {
            puzzle.title = Some(rest.to_owned());
        }
        return Ok(Some(puzzle));
    }
    if let Some(unknown) = refused::format(content, place(0)) {
        return Err(unknown);
    }
    if let Some(wrong) = wrong_count(content, number) {
        return Err(wrong);
    }
    let mut puzzle = if cells.len() == CANDIDATES {
        candidates::to_puzzle(&read_candidates(cells, place)?)
    } else {
        let of_line = || finder::line_damage(line, number);
        // These say more than which sign is none.
        let says_more = |it: &FormatError| {
            matches!(it, FormatError::Cells { .. } | FormatError::Mistake { .. })
        };
        let values = read_cells(cells, place)
            .map_err(|error| of_line().filter(says_more).unwrap_or(error))?;
        Puzzle::new(values)
    };
    let mut rest = rest.trim_start();
    let word = rest.split_whitespace().next().unwrap_or_default();
    if boards::names_regions(word) {
        let at = content.chars().count() - rest.chars().count();
        let board = LayoutBuilder::new(9).regions_from(word);
        puzzle.layout = boards::built(board, place(at))?;
        rest = rest[word.len()..].trim_start();
    }
    if word.len() == Cell::COUNT
        && let Ok(others) = read_cells(word, place)
        && others.iter().any(Option::is_some)
        && others.iter().any(Option::is_none)
    {
        if !finder::goes_on(&others, &puzzle) {
            let at = content.chars().count() - rest.chars().count();
            return Err(mistake(place(at), Fault::Several));
        }
        for (at, value) in others.into_iter().enumerate() {
            puzzle.entries[at] = value.filter(|_| puzzle.givens[at].is_none());
        }
        rest = rest[word.len()..].trim_start();
    }
    if let Some(found) = finder::other_length(rest) {
        return Err(FormatError::Cells {
            line: number,
            found,
            needed: Cell::COUNT,
        });
    }
    let title = rest.strip_prefix('#').unwrap_or(rest).trim();
    puzzle.title = (!title.is_empty()).then(|| title.to_owned());
    Ok(Some(puzzle))
}

/// The numbers of single cells, or of other signs for cells, that are meant as a puzzle: up to a
/// row too few or too many.
pub(super) const MEANT: RangeInclusive<usize> = Cell::COUNT - Cell::SIDE..=Cell::COUNT + Cell::SIDE;

/// Returns the mistake in a line that lists single cells, nearly as many as a puzzle has, perhaps
/// in brackets and behind a name; `None` for any other line.
pub(super) fn wrong_count(line: &str, number: usize) -> Option<FormatError> {
    if let Some(wrong) = boards::damage(line, number) {
        return Some(wrong);
    }
    let open = line.rfind(['[', '{', '(', '=', ':']);
    let inner = &line[open.map_or(0, |at| at + 1)..];
    let inner = inner.split([']', '}', ')']).next()?;
    let is_between = |one: char| one.is_whitespace() || ",;|".contains(one);
    let cells = inner.split(is_between).filter(|it| !it.is_empty());
    // Nothing longer is looked through.
    let cells: Vec<&str> = cells.take(MEANT.end() + 1).collect();
    let is_cell = |cell: &&str| {
        let mut characters = cell.chars();
        let first = characters.next().and_then(|one| cell_value(one, true));
        first.is_some() && characters.next().is_none()
    };
    let is_meant = MEANT.contains(&cells.len()) && cells.len() != Cell::COUNT;
    (is_meant && cells.iter().all(is_cell)).then_some(FormatError::Cells {
        line: number,
        found: cells.len(),
        needed: Cell::COUNT,
    })
}

/// Reads 81 cells.
pub(super) fn read_cells(
    cells: &str,
    place: impl Fn(usize) -> Place,
) -> Result<Values, FormatError> {
    if let Some(rows) = refused::rows_of(cells) {
        let error = LayoutError::Size(rows);
        return Err(boards::impossible(error, place(0)));
    }
    let allow_other_empty = !cells.contains(EMPTY);
    let mut values = [None; Cell::COUNT];
    let mut found = 0;
    for character in cells.chars() {
        let value = match character {
            // Among rows, a hyphen is a border.
            '-' if allow_other_empty => None,
            _ => cell_value(character, allow_other_empty)
                .ok_or_else(|| FormatError::not_a_digit(place(found), character))?,
        };
        if let Some(slot) = values.get_mut(found) {
            *slot = value;
        }
        found += 1;
    }
    if found == Cell::COUNT {
        Ok(values)
    } else {
        Err(other_count(found, place(0)))
    }
}

/// Returns the mistake in a text that has another number of cells than one puzzle.
pub(super) fn other_count(found: usize, place: Place) -> FormatError {
    // Whole puzzles are in one line, one behind the other.
    if found > Cell::COUNT && found.is_multiple_of(Cell::COUNT) {
        let problem = Fault::Several;
        return FormatError::Mistake { place, problem };
    }
    FormatError::Cells {
        line: place.line,
        found,
        needed: needed(found),
    }
}

/// Returns the number of signs that a line with this number should have: those of cells, or of
/// cells and their regions or of candidates if there are nearly as many.
fn needed(found: usize) -> usize {
    let nearly = [CANDIDATES, 2 * Cell::COUNT].into_iter();
    let mut nearly = nearly.filter(|count| found.abs_diff(*count) <= Digit::COUNT);
    nearly.next().unwrap_or(Cell::COUNT)
}

/// Reads nine characters per cell; each digit is in its own place or missing.
fn read_candidates(text: &str, place: impl Fn(usize) -> Place) -> Result<Possible, FormatError> {
    let mut possible = [DigitSet::EMPTY; Cell::COUNT];
    let allow_other_empty = !text.contains(EMPTY);
    for (index, character) in text.chars().enumerate() {
        let digit = Digit::ALL[index % Digit::COUNT];
        match cell_value(character, allow_other_empty) {
            Some(Some(found)) if found == digit => {
                possible[index / Digit::COUNT].insert(digit);
            }
            Some(None) => {}
            _ => {
                let text = super::error::shown(&character.to_string(), 1);
                let problem = Fault::NotInItsPlace { text, digit };
                return Err(FormatError::Mistake {
                    place: place(index),
                    problem,
                });
            }
        }
    }
    Ok(possible)
}

/// Writes the values as 81 characters in reading order, `.` for an empty cell.
pub fn write_line(values: &Values) -> String {
    line_of_values(values)
}

/// Writes the values in the cells that a board has, in reading order, `.` for an empty cell.
pub fn write_line_on(layout: &Layout, values: &Values) -> String {
    boards::write_values(layout, values)
}

/// Writes the values or candidates as 729 characters, nine per cell, `.` for a digit that is ruled
/// out.
pub(super) fn write_candidates(grid: &Grid) -> String {
    let possible = candidates::of_grid(grid);
    possible
        .iter()
        .flat_map(|digits| Digit::ALL.map(|digit| digits.contains(digit).then_some(digit)))
        .map(character)
        .collect()
}

pub(super) fn write_cells(values: &[Option<Digit>]) -> String {
    values.iter().copied().map(character).collect()
}

/// Writes a line for each row, with a character for each cell.
pub(super) fn write_rows(layout: &Layout, values: &Values) -> String {
    let rows = values.chunks(9).take(layout.size());
    rows.map(|row| write_cells(&row[..layout.size()]) + "\n")
        .collect()
}

fn character(value: Option<Digit>) -> char {
    value.map_or('.', |digit| char::from(b'0' + digit.get()))
}
