//! A list of cells that each tell where they are: so GNOME Sudoku keeps its saved game, the
//! cells that have something in them, each with its position, its value, whether that is
//! fixed, and what was noted.

use serde_json::Value;

use super::grids::MOST_ROWS;
use super::is_nothing;
use super::{Object, Problem, digit, digits};
use crate::formats::boards::usual;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Layout, LayoutBuilder, LayoutError};
use sudoku_engine::sudoku::{Field, Mark, Puzzle};

/// The names under which programs tell the row and the column of a cell, counted from 0.
const PLACES: [[&str; 2]; 3] = [["row", "col"], ["row", "column"], ["y", "x"]];

/// The names of what says that a value is not given if it is false.
const FLAGS: [&str; 6] = [
    "fixed", "given", "isFixed", "isGiven", "is_fixed", "is_given",
];

/// The names under which programs tell the region of a cell.
const REGIONS: [&str; 4] = ["region", "zone", "area", "nonet"];

/// The puzzle of an object with such a list in it; `None` if it has none.
pub(super) fn read(object: &Object) -> Option<Result<Puzzle, Problem>> {
    let size = match object.get("size") {
        Some(Value::Number(size)) => size.as_u64(),
        Some(Value::String(size)) => size.trim().parse().ok(),
        _ => None,
    };
    let size = size.and_then(|size| usize::try_from(size).ok());
    if let Some(size) = size.filter(|size| (10..=MOST_ROWS).contains(size)) {
        let read = object
            .values()
            .find_map(|it| of_list(it.as_array()?, size))?;
        return Some(read.and(Err(LayoutError::Size(size).into())));
    }
    let size = size.filter(|size| matches!(size, 4 | 6 | 8)).unwrap_or(9);
    let read = object
        .values()
        .find_map(|it| of_list(it.as_array()?, size))?;
    Some(read.map(|mut puzzle| {
        if let Some(level) = object.get("difficulty_category").and_then(Value::as_str) {
            puzzle.metadata.set(Field::Level, level);
        }
        puzzle
    }))
}

/// The puzzle of such a list; `None` if it is another.
pub(super) fn of_list(cells: &[Value], size: usize) -> Option<Result<Puzzle, Problem>> {
    let is_cell = |cell: &Value| place(cell).is_some() && cell.get("value").is_some();
    let is_list = !cells.is_empty() && cells.iter().all(is_cell);
    is_list.then(|| of_cells(cells, size))
}

/// The row and the column of a cell.
fn place(cell: &Value) -> Option<[u64; 2]> {
    if let Some(position) = cell.get("position").and_then(Value::as_array) {
        let [row, column] = position.as_slice() else {
            return None;
        };
        return Some([row.as_u64()?, column.as_u64()?]);
    }
    let named =
        |[row, column]: [&str; 2]| Some([cell.get(row)?.as_u64()?, cell.get(column)?.as_u64()?]);
    PLACES.into_iter().find_map(named)
}

fn of_cells(cells: &[Value], size: usize) -> Result<Puzzle, Problem> {
    let mut notes = Vec::new();
    let last = size as u64;
    // From 1 on if no cell is in row or column 0, and one is in the last.
    let places = || cells.iter().filter_map(place).flatten();
    let first = u64::from(places().max() == Some(last) && places().all(|it| it > 0));
    let cell_of = |content: &Value| {
        let place = place(content).map(|it| it.map(|line| line.checked_sub(first)));
        match place {
            Some([Some(row), Some(column)]) if row < last && column < last => {
                let line = |line: u64| usize::try_from(line).unwrap_or(0);
                Ok(Cell::at(line(row), line(column)))
            }
            _ => Err(Problem::NotACell(content["position"].to_string())),
        }
    };
    let places: Vec<Cell> = cells.iter().map(cell_of).collect::<Result<_, _>>()?;
    let layout = layout(cells, &places, size)?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    for (content, cell) in cells.iter().zip(places) {
        if let Some(digit) = digit(&content["value"])? {
            if usize::from(digit.get()) > size {
                return Err(Problem::NotOnBoard(size, digit));
            }
            let is_open = FLAGS.iter().any(|flag| content[*flag] == false);
            let values = if is_open {
                &mut puzzle.entries
            } else {
                &mut puzzle.givens
            };
            values[cell.index()] = Some(digit);
            continue;
        }
        for name in ["earmarks", "notes"] {
            let marks = digits(&content[name]) & puzzle.layout.digits();
            notes.extend(
                marks
                    .iter()
                    .map(|digit| Mark::Note(Candidate::new(cell, digit))),
            );
        }
    }
    puzzle.marks = notes.into_iter().collect();
    Ok(puzzle)
}

/// The board of cells that may tell their regions.
fn layout(cells: &[Value], places: &[Cell], size: usize) -> Result<Layout, Problem> {
    let usual = usual(size).build()?;
    let named = |name: &str| -> Option<Vec<&Value>> {
        let regions = cells.iter().map(|cell| cell.get(name));
        regions.map(|it| it.filter(|it| !is_nothing(it))).collect()
    };
    let Some(regions) = REGIONS.into_iter().find_map(named) else {
        return Ok(usual);
    };
    let cells_of = |region: &Value| -> CellSet {
        let cells = regions.iter().zip(places);
        let of_region = cells.filter(|(it, _)| **it == region);
        of_region.map(|(_, cell)| *cell).collect()
    };
    let mut names: Vec<&Value> = Vec::new();
    for region in &regions {
        if !names.contains(region) {
            names.push(region);
        }
    }
    if names.len() > size {
        return Err(Problem::Unsupported("regions".to_owned()));
    }
    let told: Vec<CellSet> = names.into_iter().map(cells_of).collect();
    let is_in_box = |region: &CellSet| {
        usual
            .regions()
            .iter()
            .any(|it| region.is_subset(it.cells()))
    };
    if told.iter().all(is_in_box) {
        return Ok(usual);
    }
    Ok(LayoutBuilder::new(size).regions(told).build()?)
}
