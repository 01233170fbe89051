//! Grids of four, six or eight rows, drawn or with commas.

use super::{built, on_board, usual};
use crate::formats::rows::{is_border, is_separator};
use crate::formats::{FormatError, Place, cell_value, content_lines};
use sudoku_engine::grid::{Cell, Digit};
use sudoku_engine::sudoku::Puzzle;

/// Reads a text if its rows are as many as the cells of each row, and fewer than nine.
pub(in crate::formats) fn read(text: &str) -> Option<Result<Puzzle, FormatError>> {
    let lines = content_lines(text).filter(|(_, line)| !is_border(line));
    let size = lines.clone().take(9).count();
    if !matches!(size, 4 | 6 | 8) {
        return None;
    }
    let rows: Option<Vec<_>> = lines.map(|(line, text)| cells(line, text)).collect();
    let rows = rows.filter(|rows| rows.iter().all(|row| row.len() == size))?;
    Some(puzzle(size, rows))
}

/// Returns the cells of a row, each with its place; `None` if it contains anything else.
fn cells(line: usize, text: &str) -> Option<Vec<(Option<Digit>, Place)>> {
    let characters = (1..).zip(text.chars());
    let cells = characters.filter(|(_, one)| *one != ',' && !is_separator(*one));
    cells
        .map(|(column, one)| Some((cell_value(one, true)?, Place { line, column })))
        .collect()
}

fn puzzle(size: usize, rows: Vec<Vec<(Option<Digit>, Place)>>) -> Result<Puzzle, FormatError> {
    let layout = built(usual(size), Place::START)?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    let cells = puzzle.layout.cells().iter();
    for (cell, (value, place)) in cells.zip(rows.into_iter().flatten()) {
        if let Some(digit) = value {
            puzzle.givens[cell.index()] = Some(on_board(size, digit, place)?);
        }
    }
    Ok(puzzle)
}
