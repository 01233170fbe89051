use super::rows::read_rows;
use super::{FormatError, Place, arrays, cell_value, content_lines};
use sudoku_engine::grid::{Digit, Layout, Values};

pub(super) fn read(text: &str) -> Result<Values, FormatError> {
    let first = content_lines(text).next();
    if first.is_some_and(|(_, line)| arrays::is_start(line)) {
        return arrays::read(text);
    }
    read_rows(content_lines(text), |number, line, row| {
        let line = line.trim_end();
        let mut start = 1;
        for field in line.strip_suffix(',').unwrap_or(line).split(',') {
            let blanks = field.chars().take_while(|c| c.is_whitespace()).count();
            let place = Place {
                line: number,
                column: start + blanks,
            };
            row.push(read_field(field.trim(), place)?);
            start += field.chars().count() + 1;
        }
        Ok(())
    })
}

/// Reads the number of a cell.
pub(super) fn read_field(field: &str, place: Place) -> Result<Option<Digit>, FormatError> {
    let mut characters = field.chars();
    let first = characters.next().ok_or(FormatError::MissingDigit(place))?;
    cell_value(first, false)
        .filter(|_| characters.next().is_none())
        .ok_or_else(|| FormatError::not_a_digit(place, field))
}

/// Writes the values as nine lines of nine numbers with commas, 0 for an empty cell.
pub fn write_comma_text(values: &Values) -> String {
    write_on(&Layout::CLASSIC, values)
}

/// Writes the values of a board: as many lines as it has rows.
pub(super) fn write_on(layout: &Layout, values: &Values) -> String {
    let size = layout.size();
    let number = |value: &Option<Digit>| value.map_or(0, Digit::get).to_string();
    let line = |row: &[_]| row.iter().map(number).collect::<Vec<_>>().join(",") + "\n";
    let rows = values.chunks(9).take(size);
    rows.map(|row| line(&row[..size])).collect()
}
