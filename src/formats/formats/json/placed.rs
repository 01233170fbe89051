//! A list of cells that each tell where they are: so GNOME Sudoku keeps its saved game, the
//! cells that have something in them, each with its position, its value, whether that is
//! fixed, and what was noted.

use serde_json::Value;

use super::cells::{self, Content, Meaning};
use super::grids::MOST_ROWS;
use super::names::{is_about_cells, is_position, is_solution, plain_name};
use super::regions;
use super::{Object, Problem};
use crate::formats::boards::usual;
use sudoku_engine::grid::{Candidate, Cell, LayoutBuilder, LayoutError};
use sudoku_engine::sudoku::{Field, Mark, Puzzle};

/// The names under which programs tell the row and the column of a cell.
const PLACES: [[&str; 2]; 4] = [["row", "col"], ["row", "column"], ["y", "x"], ["r", "c"]];

/// The puzzle of an object with such a list in it, or with one of what is given and one of
/// what was filled in; `None` if it has none, or several puzzles.
pub(super) fn read(object: &Object) -> Option<Result<Puzzle, Problem>> {
    let size = match object.get("size") {
        Some(Value::Number(size)) => size.as_u64(),
        Some(Value::String(size)) => size.trim().parse().ok(),
        _ => None,
    };
    let size = size.and_then(|size| usize::try_from(size).ok());
    let too_large = size.filter(|size| (10..=MOST_ROWS).contains(size));
    let on_board = size.filter(|size| matches!(size, 4 | 6 | 8)).unwrap_or(9);
    let size = too_large.unwrap_or(on_board);
    let lists = object
        .iter()
        .filter(|(name, _)| !is_solution(name) && !is_about_cells(name))
        .filter_map(|(name, it)| Some((name, it.as_array().filter(|it| are_cells(it))?)));
    let (open, closed): (Vec<_>, Vec<_>) = lists.partition(|(name, _)| is_position(name));
    let (base, entered) = match (&closed[..], &open[..]) {
        ([(_, base)], []) | ([], [(_, base)]) => (*base, None),
        ([(_, base)], [(_, entered)]) => (*base, Some(*entered)),
        _ => return None,
    };
    let read = of_cells(base, size);
    if let Some(size) = too_large {
        return Some(read.and(Err(LayoutError::Size(size).into())));
    }
    let read = read.and_then(|puzzle| match entered {
        Some(entered) => with_entries(puzzle, entered),
        None => Ok(puzzle),
    });
    Some(read.map(|mut puzzle| {
        if let Some(level) = object.get("difficulty_category").and_then(Value::as_str) {
            puzzle.metadata.set(Field::Level, level);
        }
        puzzle
    }))
}

/// A puzzle with what was filled in, told by another list.
fn with_entries(mut puzzle: Puzzle, entered: &[Value]) -> Result<Puzzle, Problem> {
    let values = of_cells(entered, puzzle.layout.size())?.values();
    for cell in puzzle.layout.cells() {
        let at = cell.index();
        if puzzle.givens[at].is_none() {
            puzzle.entries[at] = values[at].or(puzzle.entries[at]);
        }
    }
    Ok(puzzle)
}

/// Whether each entry of a list is a cell with its place and its value. Places farther away
/// are those of a drawing.
fn are_cells(cells: &[Value]) -> bool {
    let is_near = |place: [u64; 2]| place.into_iter().all(|it| it <= MOST_ROWS as u64);
    let is_cell = |cell: &Value| {
        let has_value = cell.as_object().is_some_and(cells::has_value);
        has_value && place(cell).is_some_and(is_near)
    };
    !cells.is_empty() && cells.iter().all(is_cell)
}

/// The puzzle of such a list; `None` if it is another.
pub(super) fn of_list(cells: &[Value], size: usize) -> Option<Result<Puzzle, Problem>> {
    are_cells(cells).then(|| of_cells(cells, size))
}

/// The row and the column of a cell, as they are counted there.
fn place(cell: &Value) -> Option<[u64; 2]> {
    if let Some(position) = cell.get("position").and_then(Value::as_array) {
        let [row, column] = position.as_slice() else {
            return None;
        };
        return Some([row.as_u64()?, column.as_u64()?]);
    }
    let object = cell.as_object()?;
    let number = |wanted: &str| {
        let mut fields = object.iter();
        let field = fields.find(|(name, _)| plain_name(name) == wanted);
        field?.1.as_u64()
    };
    let named = |[row, column]: [&str; 2]| Some([number(row)?, number(column)?]);
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
            _ => {
                let told = place.unwrap_or_default();
                let [row, column] = told.map(|it| it.map_or(0, |it| it + 1));
                Err(Problem::NotACell(format!("r{row}c{column}")))
            }
        }
    };
    let places: Vec<Cell> = cells.iter().map(cell_of).collect::<Result<_, _>>()?;
    let all: Vec<&Value> = cells.iter().collect();
    let board = match regions::of_cells(&all, &places, size)? {
        Some(regions) => LayoutBuilder::new(size).regions(regions),
        None => usual(size),
    };
    let mut puzzle = Puzzle::on(board.build()?, [None; Cell::COUNT]);
    let meaning = Meaning::of(cells.iter());
    let content = |cell: &Value| {
        let content = meaning.content(cell);
        content.ok_or_else(|| Problem::NotADigit(cells::told_value(cell)))
    };
    let contents: Vec<Content> = cells.iter().map(content).collect::<Result<_, _>>()?;
    let tells_givens = contents.iter().any(|it| it.given == Some(true));
    for (content, cell) in contents.into_iter().zip(places) {
        if let Some(digit) = content.value {
            if usize::from(digit.get()) > size {
                return Err(Problem::NotOnBoard(size, digit));
            }
            let values = match content.given.unwrap_or(!tells_givens) {
                true => &mut puzzle.givens,
                false => &mut puzzle.entries,
            };
            values[cell.index()] = Some(digit);
            continue;
        }
        let marks = content.notes & puzzle.layout.digits();
        notes.extend(
            marks
                .iter()
                .map(|digit| Mark::Note(Candidate::new(cell, digit))),
        );
    }
    puzzle.marks = notes.into_iter().collect();
    Ok(puzzle)
}
