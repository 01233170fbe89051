use super::{EMPTY, FormatError, Place, cell_value, numbered_lines};
use crate::grid::{Cell, Digit, Values};
use crate::sudoku::Puzzle;

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, FormatError> {
    numbered_lines(text)
        .filter_map(|(number, line)| read_line(line, number).transpose())
        .collect()
}

/// Reads one line of a collection: 81 cells, then, after a blank, what is
/// said about the puzzle, which becomes its title. `None` for a blank line
/// and for a comment. The number, from 1, is for the error.
///
/// # Errors
///
/// When what is before the first blank is not 81 cells.
pub fn read_line(line: &str, number: usize) -> Result<Option<Puzzle>, FormatError> {
    let line = line.strip_prefix('\u{feff}').unwrap_or(line);
    let content = line.trim();
    if content.is_empty() || content.starts_with('#') {
        return Ok(None);
    }
    let (cells, rest) = content
        .split_once(char::is_whitespace)
        .unwrap_or((content, ""));
    let mut puzzle = Puzzle::new(read_cells(cells, |index| Place {
        line: number,
        column: line.chars().take_while(|c| c.is_whitespace()).count() + index + 1,
    })?);
    let rest = rest.trim_start();
    let title = rest.strip_prefix('#').unwrap_or(rest).trim();
    puzzle.title = (!title.is_empty()).then(|| title.to_owned());
    Ok(Some(puzzle))
}

/// The text of one line of a file, with or without its line end. The number,
/// from 1, is for the error.
///
/// # Errors
///
/// When the bytes are not UTF-8.
pub fn decode_line(bytes: &[u8], number: usize) -> Result<&str, FormatError> {
    str::from_utf8(bytes).map_err(|error| {
        let (before, _) = bytes.split_at(error.valid_up_to());
        let column = String::from_utf8_lossy(before).chars().count() + 1;
        FormatError::NotUtf8(Place {
            line: number,
            column,
        })
    })
}

fn read_cells(cells: &str, place: impl Fn(usize) -> Place) -> Result<Values, FormatError> {
    let allow_other_empty = !cells.contains(EMPTY);
    let mut values = [None; Cell::COUNT];
    let mut found = 0;
    for character in cells.chars() {
        let value = cell_value(character, allow_other_empty)
            .ok_or_else(|| FormatError::not_a_digit(place(found), character))?;
        if let Some(slot) = values.get_mut(found) {
            *slot = value;
        }
        found += 1;
    }
    if found == Cell::COUNT {
        Ok(values)
    } else {
        Err(FormatError::Cells {
            line: place(0).line,
            found,
            needed: Cell::COUNT,
        })
    }
}

/// The values as 81 characters in reading order, `.` where there is none.
pub fn write_line(values: &Values) -> String {
    write_cells(values)
}

pub(super) fn write_cells(values: &[Option<Digit>]) -> String {
    let character = |value: &Option<Digit>| value.map_or('.', |d| char::from(b'0' + d.get()));
    values.iter().map(character).collect()
}
