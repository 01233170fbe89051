use super::candidates::{self, Possible};
use super::rows::{groups, groups_between, is_border, is_separator, read_rows};
use super::{Fault, FormatError, Place, content_lines};
use sudoku_engine::grid::{Cell, Digit, DigitSet, Grid, House};
use sudoku_engine::sudoku::Puzzle;

pub(super) fn read(text: &str) -> Result<Puzzle, FormatError> {
    let rows = content_lines(text).filter(|(_, line)| !is_border(line));
    let mut possible: Possible = read_rows(rows, |line, text, row| {
        for (column, group) in groups(text) {
            row.push(read_group(group, Place { line, column })?);
        }
        Ok(())
    })?;
    // Programs draw a frame around all their notes, and then a dot is a cell with nothing left.
    let is_framed = content_lines(text)
        .next()
        .is_some_and(|(_, line)| is_border(line));
    if !is_framed {
        candidates::fill_cells_without_notes(&mut possible);
    }
    Ok(candidates::to_puzzle(&possible))
}

/// Returns the digits of each cell with several, with its line, in a text of pencil marks.
pub(super) fn several(text: &str) -> impl Iterator<Item = (usize, DigitSet)> {
    let is_between = |one: char| is_separator(one) || ",;".contains(one);
    let rows = content_lines(text).filter(|(_, line)| !is_border(line));
    let groups = rows.flat_map(move |(number, line)| {
        groups_between(line, is_between).map(move |(_, group)| (number, group))
    });
    groups.filter_map(|(number, group)| {
        let digits: DigitSet = group.chars().filter_map(Digit::from_char).collect();
        (digits.len() > 1).then_some((number, digits))
    })
}

/// Reads the digits of a cell; a dot is a cell without digits.
fn read_group(group: &str, place: Place) -> Result<DigitSet, FormatError> {
    let mut digits = DigitSet::EMPTY;
    if group == "." {
        return Ok(digits);
    }
    for (offset, character) in group.chars().enumerate() {
        let place = Place {
            column: place.column + offset,
            ..place
        };
        let digit = Digit::from_char(character)
            .ok_or_else(|| FormatError::not_a_digit(place, character))?;
        if !digits.insert(digit) {
            let problem = Fault::DigitTwice { digit };
            return Err(FormatError::Mistake { place, problem });
        }
    }
    Ok(digits)
}

/// Draws the values and the candidates in letters: nine rows of nine groups of digits, with borders
/// around the boxes. A smaller board has fewer. A cell without a value or candidate is a `.`.
pub fn write_pencil_marks(grid: &Grid) -> String {
    let possible = candidates::of_grid(grid);
    let group = |cell: Cell| candidates::group(possible[cell.index()]);
    let layout = grid.layout();
    let size = layout.size();
    // Without boxes, there is one border around everything.
    let [rows, columns] = layout.boxes().unwrap_or([size, size]);
    let width = |column: &House| column.cells().iter().map(|cell| group(cell).len()).max();
    let widths: Vec<usize> = layout.columns().iter().filter_map(width).collect();
    let border = |left, middle, right| {
        let boxes = widths
            .chunks(columns)
            .map(|widths| "-".repeat(widths.iter().sum::<usize>() + columns + 1));
        format!("{left}{}{right}\n", boxes.collect::<Vec<_>>().join(middle))
    };

    let mut drawn = border(".", ".", ".");
    for row in 0..size {
        if row > 0 && row.is_multiple_of(rows) {
            drawn += &border(":", "+", ":");
        }
        for (column, width) in widths.iter().enumerate() {
            let start = if column.is_multiple_of(columns) {
                "| "
            } else {
                ""
            };
            drawn += &format!("{start}{:width$} ", group(Cell::at(row, column)));
        }
        drawn += "|\n";
    }
    drawn + &border("'", "'", "'")
}
