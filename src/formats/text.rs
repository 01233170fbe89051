use super::{EMPTY, FormatError, Place, cell_value, content_lines};
use crate::grid::{Cell, Digit, DigitSet, Grid, House, Values};

/// Whether a character may stand between two cells of a drawn grid.
pub(super) fn is_separator(character: char) -> bool {
    matches!(character, '|' | '!' | ':') || character.is_whitespace()
}

/// Whether a line is drawn between two rows of a grid.
pub(super) fn is_border(line: &str) -> bool {
    let drawn = |character: char| "-+=|*.:'".contains(character) || character.is_whitespace();
    line.chars().all(drawn) && line.matches(['-', '=']).count() >= 3
}

pub(super) fn read_commas(text: &str) -> Result<Values, FormatError> {
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

fn read_field(field: &str, place: Place) -> Result<Option<Digit>, FormatError> {
    let mut characters = field.chars();
    let first = characters.next().ok_or(FormatError::MissingDigit(place))?;
    cell_value(first, false)
        .filter(|_| characters.next().is_none())
        .ok_or_else(|| FormatError::not_a_digit(place, field))
}

pub(super) fn read_grid(text: &str) -> Result<Values, FormatError> {
    let rows = || content_lines(text).filter(|(_, line)| !is_border(line));
    let allow_other_empty = !rows().any(|(_, line)| line.contains(EMPTY));
    read_rows(rows(), |line, text, row| {
        for (column, character) in (1..).zip(text.chars()) {
            if !is_separator(character) {
                let place = Place { line, column };
                let value = cell_value(character, allow_other_empty)
                    .ok_or_else(|| FormatError::not_a_digit(place, character))?;
                row.push(value);
            }
        }
        Ok(())
    })
}

/// Makes nine rows of nine cells of numbered lines, each of which
/// `read_row` takes apart.
fn read_rows<'a>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    mut read_row: impl FnMut(usize, &'a str, &mut Vec<Option<Digit>>) -> Result<(), FormatError>,
) -> Result<Values, FormatError> {
    let mut cells = Vec::new();
    for (number, line) in lines {
        let before = cells.len();
        read_row(number, line, &mut cells)?;
        let found = cells.len() - before;
        if found != 9 {
            return Err(FormatError::Cells {
                line: number,
                found,
                needed: 9,
            });
        }
    }
    Values::try_from(cells).map_err(|cells| FormatError::Rows(cells.len() / 9))
}

/// The values as nine lines of nine numbers with commas, 0 where there is
/// none.
pub fn write_comma_text(values: &Values) -> String {
    let number = |value: &Option<Digit>| value.map_or(0, Digit::get).to_string();
    let line = |row: &[_]| row.iter().map(number).collect::<Vec<_>>().join(",") + "\n";
    values.chunks(9).map(line).collect()
}

/// The values and the candidates as they are drawn in letters: nine rows of
/// nine groups of digits, with borders around the boxes. A cell that has
/// neither a value nor a candidate is a `.`.
pub fn write_pencil_marks(grid: &Grid) -> String {
    let group = |cell: Cell| match grid.value(cell) {
        Some(digit) => digit.to_string(),
        None if grid.candidates(cell).is_empty() => ".".to_owned(),
        None => grid
            .candidates(cell)
            .iter()
            .map(|d| d.to_string())
            .collect(),
    };
    let width = |column: House| column.cells().iter().map(|cell| group(cell).len()).max();
    let widths: Vec<usize> = House::columns().filter_map(width).collect();
    let border = |left, middle, right| {
        let boxes = widths
            .chunks(3)
            .map(|widths| "-".repeat(widths.iter().sum::<usize>() + 4));
        format!("{left}{}{right}\n", boxes.collect::<Vec<_>>().join(middle))
    };

    let mut drawn = border(".", ".", ".");
    for row in 0..9 {
        if row == 3 || row == 6 {
            drawn += &border(":", "+", ":");
        }
        for (column, width) in widths.iter().enumerate() {
            let start = if column % 3 == 0 { "| " } else { "" };
            drawn += &format!("{start}{:width$} ", group(Cell::at(row, column)));
        }
        drawn += "|\n";
    }
    drawn + &border("'", "'", "'")
}

/// The digits that each cell cannot hold: nine lines of nine groups of nine
/// bits, digit 1 first, `1` where the digit cannot go. A cell with a value can
/// hold that alone.
pub fn write_constraints(grid: &Grid) -> String {
    let group = |cell: Cell| -> String {
        let possible = grid
            .value(cell)
            .map_or(grid.candidates(cell), DigitSet::only);
        let bit = |digit| if possible.contains(digit) { '0' } else { '1' };
        Digit::ALL.map(bit).iter().collect()
    };
    let line = |row: House| row.cells().iter().map(group).collect::<Vec<_>>().join(" ") + "\n";
    House::rows().map(line).collect()
}
