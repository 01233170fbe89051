//! Values that are a grid: lists of rows, a list of cells, rows as texts, one text, boxes.

mod grid_of;

use serde_json::Value;

use super::cells::{self, Content, Meaning};
use super::found::Step;
use super::names::plain_name;
use super::{Object, Problem, keyed, placed, regions};
use crate::formats::Fault;
use crate::formats::Place;
use crate::formats::boards::{self, usual_boxes};
use crate::formats::lines::MEANT;
use crate::formats::rows::MOST_ROWS;
use grid_of::place_in_columns;
pub(super) use grid_of::{GridOf, order, place_in_boxes};
use sudoku_engine::grid::{Cell, LayoutError};
use sudoku_engine::sudoku::Puzzle;

/// The sizes of boards with usual boxes.
const SIZES: [usize; 4] = [4, 6, 8, 9];

/// The most columns at the start of a grid whose cells may all be empty.
const MOST_EMPTY_COLUMNS: usize = 2;

/// The most bytes of a text with a character for each cell; a line in another notation may be
/// longer.
const LONGEST_TEXT: usize = 1000;

/// The longest text of a cell, such as its color; the text of a puzzle is longer.
pub(super) const LONGEST_OF_CELL: usize = 12;

/// Names of fields with one list of cells per box.
const BOXES: [&str; 6] = ["box", "boxes", "block", "blocks", "subgrid", "subgrids"];

/// Names of fields with one list of cells per column.
const COLUMNS: [&str; 4] = ["column", "columns", "col", "cols"];

/// Reads a value as a grid; `None` if it is something else, or a map of regions.
pub(super) fn read(value: &Value) -> Option<Result<GridOf, Problem>> {
    let grid = match value {
        Value::String(text) => of_text(text),
        // Each triple is a cell and its digit, and each pair a cell: no candidates.
        Value::Array(list) if placed::are_triples(list) || are_lists_of_pairs(list) => None,
        Value::Array(list) => of_list(list),
        Value::Object(object) => keyed::read(object),
        _ => None,
    }?;
    let is_map = grid.as_ref().is_ok_and(GridOf::is_map);
    (!is_map).then_some(grid)
}

/// Whether each value of lists is two numbers, as for the cells of regions and cages.
fn are_lists_of_pairs(lists: &[Value]) -> bool {
    let is_number = |it: &Value| it.is_u64();
    let is_pair = |it: &Value| {
        it.as_array()
            .is_some_and(|it| it.len() == 2 && it.iter().all(is_number))
    };
    let is_list = |it: &Value| {
        it.as_array()
            .is_some_and(|it| !it.is_empty() && it.iter().all(is_pair))
    };
    !lists.is_empty() && lists.iter().all(is_list)
}

/// Returns the mistake in a list of digits that are nearly the cells of a puzzle.
pub(super) fn miscounted(value: &Value) -> Option<Problem> {
    let list = value.as_array().filter(|it| MEANT.contains(&it.len()))?;
    let is_digit = |it: &Value| it.is_null() || it.as_u64().is_some_and(|it| it <= 9);
    let problem = Fault::PuzzleCells {
        found: list.len(),
        needed: Cell::COUNT,
    };
    (list.len() != Cell::COUNT && list.iter().all(is_digit)).then_some(Problem::Shape(problem))
}

/// Reads the value of a field as a grid. The name may say that its lists are not rows.
pub(super) fn named(name: &str, value: &Value) -> Option<Result<GridOf, Problem>> {
    let count = value.as_array().map_or(0, Vec::len);
    let is_word = |it: &Value| it.as_str().is_some_and(|it| it.chars().count() == count);
    let is_list = |it: &Value| row_of(it).is_some() || is_word(it);
    let lists = value.as_array().filter(|it| it.iter().all(is_list));
    let name = plain_name(name);
    let place: Option<fn(usize, usize) -> Option<usize>> = match lists {
        Some(_) if BOXES.contains(&&*name) => Some(place_in_boxes),
        Some(_) if COLUMNS.contains(&&*name) => Some(place_in_columns),
        _ => None,
    };
    let grid = read(value)?;
    let Some(place) = place else {
        return Some(grid);
    };
    Some(grid.map(|grid| match grid.arranged(place) {
        Some(other) if !other.clashes() || grid.clashes() => other,
        _ => grid,
    }))
}

/// Reads one text with a character for each cell, in one line or in rows.
fn of_text(text: &str) -> Option<Result<GridOf, Problem>> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    if let Some(grid) = separated(text) {
        return Some(Ok(grid));
    }
    let is_between = |one: &char| !one.is_whitespace() && !"|+,".contains(*one);
    let characters: Vec<char> = text.chars().filter(is_between).collect();
    if let Some(rows) = too_large(&characters) {
        return Some(Err(LayoutError::Size(rows).into()));
    }
    let size = SIZES.into_iter().find(|it| it * it == characters.len())?;
    if has_stray_sign(&characters) {
        return None;
    }
    let cells: Option<Vec<Content>> = characters.into_iter().map(of_character).collect();
    Some(Ok(GridOf::plain(size, cells?)))
}

/// Whether cells have a sign of an empty cell in a grid where another sign is used.
fn has_stray_sign(characters: &[char]) -> bool {
    // Beside noughts, it may be meant.
    let is_x = |one: &char| matches!(one, 'x' | 'X');
    if characters.contains(&'.') && characters.iter().any(is_x) {
        return true;
    }
    let mut signs = characters.iter().filter(|one| !one.is_alphanumeric());
    let usual = |one: &char| ".0_".contains(*one);
    let has_usual = characters.iter().any(usual);
    let first = signs.clone().find(|one| !usual(one));
    first.is_some_and(|first| has_usual || signs.any(|one| one != first))
}

/// Reads one text with a separator between cells, so that an empty field is an empty cell.
fn separated(text: &str) -> Option<GridOf> {
    let sign = [';', ',', '|']
        .into_iter()
        .find(|sign| text.contains(*sign))?;
    let cells: Vec<&str> = text.trim().split(sign).map(str::trim).collect();
    let size = SIZES.into_iter().find(|it| it * it == cells.len())?;
    let content = |cell: &str| {
        let mut characters = cell.chars();
        match (characters.next(), characters.next()) {
            (None, _) => Some(Content::default()),
            (Some(one), None) => of_character(one),
            _ => None,
        }
    };
    let cells: Option<Vec<Content>> = cells.into_iter().map(content).collect();
    Some(GridOf::plain(size, cells?))
}

/// Returns the rows of a board that is too large, if its cells are characters and many are empty.
fn too_large(characters: &[char]) -> Option<usize> {
    let rows = (10..=25).find(|rows| rows * rows == characters.len())?;
    let empty = characters.iter().filter(|one| ".0_-".contains(**one));
    let is_cell = |one: &char| one.is_ascii_alphanumeric() || ".0_-".contains(*one);
    (3 * empty.count() >= characters.len() && characters.iter().all(is_cell)).then_some(rows)
}

fn of_character(character: char) -> Option<Content> {
    let value = cells::of_character(character)?;
    Some(Content {
        value,
        ..Content::default()
    })
}

/// Reads a grid whose rows are one number each, without the zeros at their start. The longest
/// number has at most two digits fewer than a row. `None` if these are other numbers.
pub(super) fn rows_of_numbers(list: &[Value]) -> Option<GridOf> {
    let size = SIZES.into_iter().find(|it| *it == list.len())?;
    let row = |value: &Value| {
        let digits = value.as_u64()?.to_string();
        let is_on = |one: char| one.to_digit(10).is_some_and(|it| it as usize <= size);
        let is_row = digits.len() <= size && digits.chars().all(is_on);
        is_row.then(|| format!("{digits:0>size$}"))
    };
    let rows: Vec<String> = list.iter().map(row).collect::<Option<_>>()?;
    let begun = |count: usize| {
        let is_long = |it: &&String| it.trim_start_matches('0').len() + count >= size;
        rows.iter().filter(is_long).count()
    };
    let grid = of_text(&rows.concat())?.ok()?;
    let givens = grid.cells.iter().filter(|it| it.value.is_some()).count();
    let is_long = begun(MOST_EMPTY_COLUMNS.min(size / 4)) > 0 && givens > size;
    (is_long && (!grid.clashes() || 2 * begun(0) > size)).then_some(grid)
}

fn of_list(list: &[Value]) -> Option<Result<GridOf, Problem>> {
    let count = list.len();
    if let Some(grid) = rows_of_numbers(list) {
        return Some(Ok(grid));
    }
    if let Some(size) = SIZES.into_iter().find(|it| it * it == count)
        && list.iter().all(is_scalar)
    {
        // Nine texts may be nine rows, and sixteen texts sixteen puzzles.
        if list.iter().all(|it| text_length(it) < 2) {
            return Some(cells(size, list.iter(), in_list));
        }
    }
    if let Some(size) = SIZES.into_iter().find(|it| it * it == count)
        && list.iter().all(is_cell_alone)
        && !list.iter().all(is_blank)
    {
        let numbered = by_number(list, &["id"]);
        return Some(match numbered {
            Some(numbered) => cells(size, numbered.into_iter(), |_| Vec::new()),
            None => cells(size, list.iter(), in_list),
        });
    }
    if !(2..=MOST_ROWS).contains(&count) {
        return None;
    }
    if let Some(grid) = of_boxes(list) {
        return Some(grid);
    }
    let numbered = by_number(list, &["index", "row", "y", "id", "r", "number"]);
    // Numbered rows may be in another order, and other rows may not be plain lists.
    let is_in_rows = numbered.is_none() && list.iter().all(Value::is_array);
    let list: Vec<&Value> = numbered.unwrap_or_else(|| list.iter().collect());
    let texts: Option<Vec<&str>> = list.iter().copied().map(text_of).collect();
    if let Some(texts) = texts {
        if let Some(rows) = marked(&texts) {
            return Some(cells(count, rows.iter().flatten(), |_| Vec::new()));
        }
        let rows: Vec<String> = texts.into_iter().map(row_text).collect();
        let columns = rows.first()?.chars().count();
        let is_row = |row: &String| row.chars().count() == columns;
        if columns != count || !rows.iter().all(is_row) || !SIZES.contains(&count) {
            return damaged(&rows).map(Err);
        }
        return of_text(&rows.concat()).or_else(|| wrong_sign(&rows).map(Err));
    }
    let rows: Option<Vec<&Vec<Value>>> = list.into_iter().map(row_of).collect();
    let rows = rows?;
    let is_row = |row: &&&Vec<Value>| row.iter().all(is_cell);
    if !rows.iter().all(|row| is_row(&row)) {
        return None;
    }
    let square = |columns: usize| rows.iter().filter(|row| row.len() == columns).count();
    if square(count) == count {
        if SIZES.contains(&count) {
            let steps = |at: usize| match is_in_rows {
                true => vec![Step::Entry(at / count), Step::Entry(at % count)],
                false => Vec::new(),
            };
            return Some(cells(count, rows.iter().copied().flatten(), steps));
        }
        // A list of pairs is not a board of two rows, and five lists of five may be anything.
        let is_too_large = count > 9 && usual_boxes(count).is_none();
        return is_too_large.then(|| Err(LayoutError::Size(count).into()));
    }
    // If it is nearly a board, report the missing part.
    let columns = SIZES
        .into_iter()
        .find(|it| square(*it) + 1 >= count && count + 1 >= *it)?;
    if let Some((at, row)) = rows
        .iter()
        .enumerate()
        .find(|(_, row)| row.len() != columns)
    {
        return (count == columns).then(|| {
            let problem = Problem::Shape(Fault::RowCells {
                row: at + 1,
                found: row.len(),
                needed: columns,
            });
            Err(match is_in_rows {
                true => problem.within(Step::Entry(at)),
                false => problem,
            })
        });
    }
    (count.abs_diff(columns) == 1 && columns == 9).then_some(Err(Problem::Shape(Fault::RowsOf {
        found: count,
        needed: columns,
    })))
}

/// Returns the mistake in the texts of nine rows if just one of their characters is not a cell.
fn wrong_sign(rows: &[String]) -> Option<Problem> {
    let signs = (0..).zip(rows).flat_map(|(row, text)| {
        let signs = (0..).zip(text.chars());
        signs.map(move |(column, one)| (row, column, one))
    });
    let is_wrong = |(_, _, one): &(usize, usize, char)| cells::of_character(*one).is_none();
    let mut wrong = signs.filter(is_wrong);
    let (row, column, one) = wrong.next().filter(|_| rows.len() == Cell::SIDE)?;
    let problem = Problem::BadCell {
        row: row + 1,
        column: column + 1,
        text: one.to_string(),
    };
    wrong
        .next()
        .is_none()
        .then(|| problem.within(Step::Entry(row)))
}

/// Returns the mistake in the texts of rows: one of nine rows has too few or too many cells, or
/// there is a row too few or too many.
fn damaged(rows: &[String]) -> Option<Problem> {
    let length = |row: &String| row.chars().count();
    let is_whole = |row: &&String| length(row) == Cell::SIDE;
    let is_cells = |row: &String| row.chars().all(|one| cells::of_character(one).is_some());
    let count = rows.iter().filter(is_whole).count();
    if count < Cell::SIDE - 1 || !rows.iter().all(is_cells) {
        return None;
    }
    let short = rows.iter().position(|row| length(row) != Cell::SIDE);
    match short {
        Some(at) if rows.len() == Cell::SIDE && length(&rows[at]).abs_diff(Cell::SIDE) == 1 => {
            let problem = Problem::Shape(Fault::RowCells {
                row: at + 1,
                found: length(&rows[at]),
                needed: Cell::SIDE,
            });
            Some(problem.within(Step::Entry(at)))
        }
        None if rows.len().abs_diff(Cell::SIDE) == 1 => Some(Problem::Shape(Fault::RowsOf {
            found: rows.len(),
            needed: Cell::SIDE,
        })),
        _ => None,
    }
}

/// Returns the cells of rows that are a text each, some of them with the candidates of a cell:
/// `5 3 124 26 …`.
fn marked(rows: &[&str]) -> Option<Vec<Vec<Value>>> {
    let is_between = |one: char| one.is_whitespace() || matches!(one, ',' | ';' | '|');
    let groups = |row: &&str| -> Option<Vec<Value>> {
        let groups = row.split(is_between).filter(|it| !it.is_empty());
        let groups: Vec<Value> = groups.map(Value::from).collect();
        (groups.len() == rows.len() && groups.iter().all(is_cell)).then_some(groups)
    };
    let rows: Vec<Vec<Value>> = rows.iter().map(groups).collect::<Option<_>>()?;
    let has_marks = |it: &Value| it.as_str().and_then(cells::candidates).is_some();
    (SIZES.contains(&rows.len()) && rows.iter().flatten().any(has_marks)).then_some(rows)
}

/// Returns objects in the order of the numbers under one of these names, counted from 0 or 1;
/// `None` if they have no such numbers.
fn by_number<'a>(list: &'a [Value], names: &[&str]) -> Option<Vec<&'a Value>> {
    let number = |value: &Value| -> Option<u64> {
        let mut fields = value.as_object()?.iter();
        let field = fields.find(|(name, _)| names.contains(&&*plain_name(name)));
        field?.1.as_u64()
    };
    let numbers: Option<Vec<u64>> = list.iter().map(number).collect();
    let mut numbered: Vec<(u64, &Value)> = numbers?.into_iter().zip(list).collect();
    numbered.sort_by_key(|(number, _)| *number);
    let first = numbered.first()?.0;
    let is_next = |(at, (number, _)): (u64, &(u64, &Value))| *number == first + at;
    let is_in_order = first < 2 && (0..).zip(&numbered).all(is_next);
    is_in_order.then(|| numbered.into_iter().map(|(_, value)| value).collect())
}

/// Returns a text, or the only text of an object.
fn text_of(value: &Value) -> Option<&str> {
    match value {
        Value::String(text) => Some(text),
        Value::Object(object) => {
            let mut texts = object.values().filter_map(Value::as_str);
            let text = texts.next()?;
            let is_only = texts.next().is_none() && object.len() < 3;
            is_only.then_some(text)
        }
        _ => None,
    }
}

/// Returns the cells of a row: a list, or the only list of an object.
fn row_of(value: &Value) -> Option<&Vec<Value>> {
    const NAMES: [&str; 7] = [
        "cells", "cell", "columns", "cols", "values", "row", "squares",
    ];
    match value {
        Value::Array(row) => Some(row),
        Value::Object(object) => {
            let mut lists = object.iter().filter(|(_, it)| it.is_array());
            let (name, list) = lists.next()?;
            let is_only = lists.next().is_none() && NAMES.contains(&&*plain_name(name));
            list.as_array().filter(|_| is_only)
        }
        _ => None,
    }
}

/// Reads a grid of lists nested three deep, in three rows of three boxes or with the boxes one
/// after another: each box in three rows.
fn of_boxes(list: &[Value]) -> Option<Result<GridOf, Problem>> {
    let lists = |list: &[Value], count: usize| -> Option<Vec<Value>> {
        let inner: Option<Vec<&Vec<Value>>> = list
            .iter()
            .map(|it| it.as_array().filter(|it| it.len() == count))
            .collect();
        Some(inner?.into_iter().flatten().cloned().collect())
    };
    let boxes = match list.len() {
        3 => lists(list, 3)?,
        9 => list.to_vec(),
        _ => return None,
    };
    let in_rows = lists(&lists(&boxes, 3)?, 3)?;
    if !in_rows.iter().all(is_scalar) {
        return None;
    }
    let grid = match cells(9, in_rows.iter(), |_| Vec::new()) {
        Ok(grid) => grid,
        Err(problem) => return Some(Err(problem)),
    };
    // The groups of three may also be parts of rows.
    let as_boxes = grid.arranged(place_in_boxes)?;
    match (as_boxes.clashes(), grid.clashes()) {
        (_, true) => Some(Ok(as_boxes)),
        (true, false) => Some(Ok(grid)),
        (false, false) => None,
    }
}

/// Returns the characters of a row without separators of cells.
fn row_text(row: &str) -> String {
    let is_between = |one: &char| !"|, ".contains(*one);
    if row.chars().filter(is_between).count() < 4 {
        return row.to_owned();
    }
    row.chars().filter(is_between).collect()
}

fn text_length(value: &Value) -> usize {
    value.as_str().map_or(1, |text| text.trim().chars().count())
}

fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// Whether a value may describe a cell.
fn is_cell(value: &Value) -> bool {
    match value {
        Value::Array(digits) => digits.len() <= 9 && digits.iter().all(is_scalar),
        Value::Object(object) => cells::is_cell(object),
        Value::String(text) if cells::candidates(text).is_some() => true,
        _ => text_length(value) <= 2,
    }
}

/// Whether a value may describe a cell outside a row: a digit or a list of digits, or an object
/// with a digit, without a place and without a long text.
fn is_cell_alone(value: &Value) -> bool {
    match value {
        Value::Object(object) => {
            let is_short = |it: &Value| text_length(it) <= LONGEST_OF_CELL;
            (object.is_empty() || cells::is_cell_alone(object)) && object.values().all(is_short)
        }
        value => is_cell(value),
    }
}

/// Whether a value is an object without a field.
fn is_blank(value: &Value) -> bool {
    value.as_object().is_some_and(Object::is_empty)
}

/// Returns the steps to a cell in a list of cells.
fn in_list(at: usize) -> Vec<Step> {
    vec![Step::Entry(at)]
}

/// Makes a grid of these cells; `steps` are the steps to each.
fn cells<'a>(
    size: usize,
    values: impl Iterator<Item = &'a Value>,
    steps: impl Fn(usize) -> Vec<Step>,
) -> Result<GridOf, Problem> {
    let values: Vec<&Value> = values.collect();
    let has = |number: i64| values.iter().any(|it| it.as_i64() == Some(number));
    if has(-1) && has(0) && !has(9) {
        return Err(Problem::Shape(Fault::DigitsUnclear));
    }
    let meaning = Meaning::of(values.iter().copied());
    // Among digits, an object is not a cell.
    let has_digits = values.iter().any(|it| is_scalar(it) && !it.is_null());
    let in_cell = |at: usize, problem: Problem| {
        let steps = steps(at).into_iter();
        steps.rev().fold(problem, Problem::within)
    };
    let read = |(at, value): (usize, &&Value)| {
        let content = meaning
            .content(value)
            .filter(|_| !(has_digits && is_blank(value)));
        content.ok_or_else(|| {
            let problem = Problem::BadCell {
                row: at / size + 1,
                column: at % size + 1,
                text: value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned),
            };
            in_cell(at, problem)
        })
    };
    let cells: Result<Vec<Content>, Problem> = values.iter().enumerate().map(read).collect();
    let cells = cells?;
    let says_nothing =
        |it: &Content| it.value.is_none() && it.possible.is_none() && it.notes.is_empty();
    let objects = || values.iter().filter_map(|it| it.as_object());
    let is_told = objects().filter(|it| !it.is_empty()).count() == values.len();
    if is_told && cells.iter().all(says_nothing) && !cells::are_empty(objects()) {
        return Err(Problem::Shape(Fault::NoDigits));
    }
    let places: Vec<Cell> = (0..values.len())
        .filter_map(|at| boards::cell(size, at))
        .collect();
    if let Some(at) = cells.iter().position(|it| it.lacks_digit) {
        let problem = Problem::Shape(Fault::NoDigitFor { cell: places[at] });
        return Err(in_cell(at, problem));
    }
    let regions = regions::of_cells(&values, &places, size)?;
    let first_marks = cells.iter().position(|it| it.is_text).map(&steps);
    Ok(GridOf {
        size,
        cells,
        regions,
        first_marks,
    })
}

/// Reads a text in a notation of one word.
pub(super) fn of_notation(text: &str) -> Option<Puzzle> {
    let format = boards::format(text)?;
    boards::read(text, format, Place::START).ok()
}

/// Returns the names of the regions of a board of this size, a character for each cell: rows of
/// names, a list of names, or one text. `None` for anything else.
pub(super) fn region_names(value: &Value, size: usize) -> Option<String> {
    let names: Vec<String> = match value {
        Value::String(text) => {
            let letters = text
                .chars()
                .filter(|one| !one.is_whitespace() && *one != ',');
            letters.map(String::from).collect()
        }
        Value::Array(rows) if rows.len() == size && rows.iter().all(Value::is_string) => {
            let letters = rows.iter().filter_map(Value::as_str).flat_map(str::chars);
            letters
                .filter(|one| *one != ' ')
                .map(String::from)
                .collect()
        }
        Value::Array(rows) if rows.len() == size => {
            let rows: Option<Vec<&Vec<Value>>> = rows.iter().map(Value::as_array).collect();
            let cells = rows?.into_iter().flatten();
            cells
                .filter(|it| is_scalar(it))
                .map(Value::to_string)
                .collect()
        }
        Value::Array(cells) if cells.iter().all(is_scalar) => {
            cells.iter().map(Value::to_string).collect()
        }
        _ => return None,
    };
    if names.len() != size * size {
        return None;
    }
    let mut known: Vec<&String> = Vec::new();
    let mut letters = String::new();
    for name in &names {
        let at = known.iter().position(|it| *it == name).unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        });
        letters.push(char::from(b'A' + u8::try_from(at).unwrap_or(0)));
    }
    (known.len() == size).then_some(letters)
}
