//! Which cells are given, told beside the digits: a flag for each cell, or a list of the
//! cells.

use serde_json::Value;

use super::Object;
use super::board::lists_of_cells;
use super::grids::{is_editable, is_given, plain_name};
use crate::formats::boards;
use sudoku_engine::grid::{Cell, CellSet};
use sudoku_engine::sudoku::Puzzle;

/// Whether a field is a flag for each cell and no digits.
pub(super) fn are_flags(value: &Value) -> bool {
    let cells = in_order(value);
    cells.is_some_and(|cells| cells.iter().all(|it| it.is_boolean()))
}

/// Whether a grid holds nothing but noughts and more ones than a board can have: flags.
fn are_numbers(value: &Value) -> bool {
    let Some(cells) = in_order(value) else {
        return false;
    };
    let is = |number: u64| {
        cells
            .iter()
            .filter(|it| it.as_u64() == Some(number))
            .count()
    };
    is(0) + is(1) == cells.len() && is(1) > 9
}

/// Whether a field tells which cells are given, by flags of any kind.
pub(super) fn tells_givens(name: &str, value: &Value) -> bool {
    are_flags(value) || names_givens(name).is_some() && are_numbers(value)
}

/// Whether what a field marks is given, or is not.
fn names_givens(name: &str) -> Option<bool> {
    let name = plain_name(name);
    let name = name.trim_end_matches("mask").trim_end_matches("map");
    let name = name.strip_suffix("cells").unwrap_or(name);
    let name = name.strip_suffix('s').unwrap_or(name);
    if is_given(name) || name.is_empty() {
        return Some(true);
    }
    is_editable(name).then_some(false)
}

/// Takes the digits of cells that fields of an object say are not given for entries.
pub(super) fn apply(object: &Object, puzzle: &mut Puzzle) {
    let size = puzzle.layout.size();
    for (name, value) in object {
        let Some(is_given) = names_givens(name) else {
            continue;
        };
        let marked = if tells_givens(name, value) {
            of_flags(value, size)
        } else {
            of_list(value, size)
        };
        let Some(marked) = marked else {
            continue;
        };
        for cell in puzzle.layout.cells() {
            if marked.contains(cell) != is_given {
                let at = cell.index();
                puzzle.entries[at] = puzzle.givens[at].take().or(puzzle.entries[at]);
            }
        }
    }
}

/// The cells with a flag, if there is one for each cell of the board.
fn of_flags(value: &Value, size: usize) -> Option<CellSet> {
    let flags = in_order(value).filter(|it| it.len() == size * size)?;
    let marked = |(at, flag): (usize, &&Value)| -> Option<Cell> {
        let is_set = **flag == true || **flag == 1;
        boards::cell(size, at).filter(|_| is_set)
    };
    Some(flags.iter().enumerate().filter_map(marked).collect())
}

/// The cells of a list.
fn of_list(value: &Value, size: usize) -> Option<CellSet> {
    let list = value.as_array().filter(|it| !it.is_empty())?;
    let is_cell = |it: &Value| it.is_object() || it.as_array().is_some_and(|it| it.len() == 2);
    if !list.iter().all(is_cell) {
        return None;
    }
    let one = Value::Array(vec![value.clone()]);
    lists_of_cells(&one, size).ok()?.first().copied()
}

/// The cells of a grid in lists or in one list, if it may be one.
fn in_order(value: &Value) -> Option<Vec<&Value>> {
    let rows = value.as_array()?;
    let cells: Vec<&Value> = match rows.first()? {
        Value::Array(_) => {
            let rows: Option<Vec<&Vec<Value>>> = rows.iter().map(Value::as_array).collect();
            rows?.into_iter().flatten().collect()
        }
        _ => rows.iter().collect(),
    };
    [16, 36, 64, 81].contains(&cells.len()).then_some(cells)
}
