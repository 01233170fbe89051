//! Objects whose fields are cells: with names such as `r1c1` or `A1`, by row and column, or as
//! lists written as objects with numbers for names.

use serde_json::Value;

use super::cells::digit;
use super::found::Step;
use super::grids::{self, GridOf};
use super::names::plain_name;
use super::{Object, Problem};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, counting};
use sudoku_engine::grid::Cell;

/// The fewest cells of a puzzle with names such as `r1c1`.
const FEWEST_CELLS: usize = 3;

/// One cell in this many may be a slip, which is then reported.
const CELLS_PER_SLIP: usize = 4;

/// The fewest cells of a puzzle with pairs of signs for names, which may be something else.
const FEWEST_PAIRS: usize = 17;

/// Reads a grid from an object whose fields are its rows or its cells; `None` for any other object.
pub(super) fn read(object: &Object) -> Option<Result<GridOf, Problem>> {
    if let Some(grid) = by_digit(object) {
        return Some(grid);
    }
    match list(object).or_else(|| rows(object)) {
        Some(list) => grids::read(&list),
        None => by_name(object),
    }
}

/// Reads the grid of an object whose fields are digits, each with the cells that hold it. `None`
/// for any other object: no row or column may have a digit twice.
pub(super) fn by_digit(object: &Object) -> Option<Result<GridOf, Problem>> {
    let mut places: Vec<([usize; 2], usize)> = Vec::new();
    let mut are_names = true;
    for (name, cells) in object {
        let digit = name
            .parse()
            .ok()
            .filter(|it| (1..=Cell::SIDE).contains(it))?;
        for cell in cells.as_array()? {
            let own = match cell {
                Value::String(name) => place(name)?,
                Value::Array(pair) => {
                    let line = |at: usize| usize::try_from(pair.get(at)?.as_u64()?).ok();
                    are_names = false;
                    Some([line(0)?, line(1)?]).filter(|_| pair.len() == 2)?
                }
                _ => return None,
            };
            places.push((own, digit));
        }
    }
    let is_apart = |(at, ([row, column], digit)): (usize, &([usize; 2], usize))| {
        let mut others = places[..at].iter();
        others.all(|([other_row, other_column], other)| {
            let is_same = row == other_row && column == other_column;
            let is_in_line = row == other_row || column == other_column;
            !(is_same || digit == other && is_in_line)
        })
    };
    let is_long = (FEWEST_PAIRS..=Cell::COUNT).contains(&places.len());
    if !is_long || !places.iter().enumerate().all(is_apart) {
        return None;
    }
    let numbers = places.iter().flat_map(|(place, _)| *place);
    let first = match are_names {
        true => counting::first_of_names(numbers),
        false => match counting::first(numbers, Cell::SIDE) {
            Some(first) => first,
            None => {
                return Some(Err(Problem::Counting(Fault::LinesFromWhere {
                    size: Cell::SIDE,
                })));
            }
        },
    };
    let mut rows = vec![vec![Value::Null; Cell::SIDE]; Cell::SIDE];
    for ([row, column], digit) in places {
        let row = rows.get_mut(row.checked_sub(first)?)?;
        *row.get_mut(column.checked_sub(first)?)? = digit.into();
    }
    let rows = rows.into_iter().map(Value::Array).collect();
    grids::read(&Value::Array(rows))
}

/// The words before the number of a row.
const ROWS: [&str; 6] = ["row", "line", "zeile", "reihe", "fila", "r"];

/// Returns the rows of an object whose fields are named like rows, beginning with the first: `row1`
/// or `A`.
fn rows(object: &Object) -> Option<Value> {
    let number = |name: &str| -> Option<usize> {
        let plain = plain_name(name);
        match plain.as_bytes() {
            [letter @ b'a'..=b'i'] => Some(usize::from(letter - b'a') + 1),
            _ => ROWS
                .iter()
                .find_map(|it| plain.strip_prefix(it))?
                .parse()
                .ok(),
        }
    };
    let is_row = |value: &Value| value.is_array() || value.is_string();
    let mut numbered: Vec<(usize, &Value)> = Vec::new();
    for (name, value) in object {
        numbered.push((number(name).filter(|_| is_row(value))?, value));
    }
    numbered.sort_by_key(|(number, _)| *number);
    let first = numbered.first()?.0;
    let is_in_order = |(at, (number, _)): (usize, &(usize, &Value))| *number == first + at;
    let is_whole = numbered.len() > 3 && first < 2 && numbered.iter().enumerate().all(is_in_order);
    is_whole.then(|| numbered.into_iter().map(|(_, row)| row.clone()).collect())
}

/// Returns the values of an object whose names are the numbers from 0 or 1, in their order. The
/// values may be objects of this kind, too.
fn list(object: &Object) -> Option<Value> {
    let mut numbered: Vec<(usize, &Value)> = Vec::new();
    for (name, value) in object {
        let is_number = name.len() <= 2 && name.bytes().all(|it| it.is_ascii_digit());
        numbered.push((is_number.then(|| name.parse().ok())??, value));
    }
    numbered.sort_by_key(|(number, _)| *number);
    let first = numbered.first()?.0;
    let is_in_order = |(at, (number, _)): (usize, &(usize, &Value))| *number == first + at;
    if first > 1 || !numbered.iter().enumerate().all(is_in_order) {
        return None;
    }
    let inner = |value: &Value| match value {
        Value::Object(object) if !object.is_empty() => cells(object),
        value => Some(value.clone()),
    };
    let all: Option<Vec<Value>> = numbered.into_iter().map(|(_, it)| inner(it)).collect();
    all.map(Value::Array)
}

/// Returns the cells of a row whose names are numbers, or the object itself as a cell.
fn cells(object: &Object) -> Option<Value> {
    let is_numbered = object.keys().all(|it| it.parse::<u8>().is_ok());
    if !is_numbered {
        return Some(Value::Object(object.clone()));
    }
    let mut numbered: Vec<(u8, &Value)> = object
        .iter()
        .filter_map(|(name, value)| Some((name.parse().ok()?, value)))
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    // If some are missing, the others are not at the places of their numbers.
    let first = numbered.first()?.0;
    let is_next = |(at, (number, _)): (u8, &(u8, &Value))| *number == first + at;
    if first > 1 || !(0..).zip(&numbered).all(is_next) {
        return None;
    }
    let is_scalar = |it: &&(u8, &Value)| !it.1.is_array() && !it.1.is_object();
    let all = numbered.iter().filter(is_scalar);
    let values: Vec<Value> = all.map(|(_, value)| (*value).clone()).collect();
    (values.len() == numbered.len()).then_some(Value::Array(values))
}

/// Returns the cells of an object whose fields are named like cells, as one object each.
pub(super) fn as_cells(object: &Object) -> Option<Vec<Value>> {
    let cell = |(name, value): (&String, &Value)| {
        let is_cell = !place(name)?.contains(&0) && digit(value).is_some();
        is_cell.then(|| serde_json::json!({ "cell": name, "value": value }))
    };
    object.iter().map(cell).collect()
}

/// Reads a grid from an object whose fields are named like cells. If almost all are, the mistake in
/// another one is reported.
fn by_name(object: &Object) -> Option<Result<GridOf, Problem>> {
    let is_named = |name: &String| name.starts_with(['r', 'R', '(']);
    let fewest = match object.keys().all(is_named) {
        true => FEWEST_CELLS,
        false => FEWEST_PAIRS,
    };
    let mut rows = vec![vec![Value::Null; 9]; 9];
    let named: Vec<Named<'_>> = match by_number(object)? {
        Told::Cells(named) => named,
        Told::Unknown => {
            return Some(Err(Problem::Counting(Fault::CellsFromWhere)));
        }
        Told::Otherwise => {
            let fields = object.iter();
            let told = fields.filter_map(|(name, value)| Some((place(name)?, value, Some(name))));
            told.collect()
        }
    };
    if named.len() < fewest {
        return None;
    }
    if let Some(problem) = slip(object, &named) {
        return problem.map(Err);
    }
    let numbers = named.iter().flat_map(|(place, ..)| *place);
    let is_counted = object.keys().all(|it| it.parse::<usize>().is_ok());
    let are_names = !is_counted
        && object
            .keys()
            .all(|it| it.starts_with(|one: char| one.is_alphabetic()));
    let first = match are_names {
        true => counting::first_of_names(numbers),
        false => match counting::first(numbers, Cell::SIDE) {
            Some(first) => first,
            None => {
                return Some(Err(Problem::Counting(Fault::LinesFromWhere {
                    size: Cell::SIDE,
                })));
            }
        },
    };
    for (place, value, name) in named {
        let [row, column] = place.map(|it| it.checked_sub(first).filter(|it| *it < Cell::SIDE));
        match row.zip(column) {
            Some((row, column)) => rows[row][column] = value.clone(),
            None => return name.map(|name| Err(no_cell(name))),
        }
    }
    let rows = rows.into_iter().map(Value::Array).collect();
    grids::read(&Value::Array(rows))
}

/// The row and the column of a cell as counted in the text, its value, and its name if it has one.
type Named<'a> = ([usize; 2], &'a Value, Option<&'a String>);

/// Returns the mistake in an object with some fields that are cells: `Some(None)` if there is too
/// much wrong for a slip, or something other than cells.
fn slip(object: &Object, cells: &[Named<'_>]) -> Option<Option<Problem>> {
    let is_by_name = cells.iter().all(|(.., name)| name.is_some());
    let is_no_cell = |(name, _): &(&String, &Value)| is_by_name && place(name).is_none();
    let others: Vec<(&String, &Value)> = object.iter().filter(is_no_cell).collect();
    let is_no_digit = |(_, value, _): &&Named<'_>| digit(value).is_none();
    let wrong: Vec<&Named<'_>> = cells.iter().filter(is_no_digit).collect();
    if others.is_empty() && wrong.is_empty() {
        return None;
    }
    let is_meant = others
        .iter()
        .all(|(name, value)| is_like_cell(name) && digit(value).is_some());
    let is_value = |it: &Value| it.is_number() || it.is_string();
    let are_values = wrong.iter().all(|(_, value, _)| is_value(value));
    let is_slip = CELLS_PER_SLIP * (others.len() + wrong.len()) <= cells.len();
    if !is_meant || !are_values || !is_slip {
        return Some(None);
    }
    if let Some((name, _)) = others.first() {
        return Some(Some(no_cell(name)));
    }
    let problem = wrong.first().and_then(|(_, value, name)| {
        let name = (*name)?;
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        let text = shown(&text, FormatError::SHOWN_OF_TEXT);
        let fault = Fault::NotADigitIn {
            text,
            name: name.clone(),
        };
        let problem = Problem::Shape(fault);
        Some(problem.within(Step::Field(name.clone())))
    });
    Some(problem)
}

/// Returns the error about a name that is not a cell of the board.
fn no_cell(name: &str) -> Problem {
    Problem::NotACell(name.to_owned()).within(Step::Field(name.to_owned()))
}

/// Whether a name is meant as a cell: it is short and contains a digit.
pub(super) fn is_like_cell(name: &str) -> bool {
    const LONGEST: usize = 8;
    let is_of_name = |one: char| one.is_ascii_alphanumeric() || "(),-_: .".contains(one);
    name.len() <= LONGEST
        && name.chars().all(is_of_name)
        && name.contains(|one: char| one.is_ascii_digit())
}

/// The cells of an object whose names are numbers.
enum Told<'a> {
    Cells(Vec<Named<'a>>),
    /// It is not known from which number they are counted.
    Unknown,
    /// The names are not numbers.
    Otherwise,
}

/// Returns the cells of an object whose names are their numbers, or of objects for rows whose names
/// are the columns.
fn by_number(object: &Object) -> Option<Told<'_>> {
    let numbered = |object: &Object| object.keys().all(|it| it.parse::<u8>().is_ok());
    if object.is_empty() || !numbered(object) {
        return Some(Told::Otherwise);
    }
    let mut cells = Vec::new();
    if object.values().all(Value::is_object) {
        for (row, inner) in object {
            let inner = inner.as_object().filter(|it| numbered(it))?;
            for (column, value) in inner {
                let place = [row.parse().ok()?, column.parse().ok()?];
                cells.push((place, value, None));
            }
        }
        return Some(Told::Cells(cells));
    }
    let numbers = object.keys().filter_map(|it| it.parse::<usize>().ok());
    let pair = |name: &String| place(name).is_some();
    if object.keys().any(pair) {
        return Some(Told::Otherwise);
    }
    if object.len() < FEWEST_PAIRS || object.values().any(|it| digit(it).is_none()) {
        return None;
    }
    let Some(first) = counting::first(numbers, Cell::COUNT) else {
        return Some(Told::Unknown);
    };
    for (name, value) in object {
        let at = name.parse::<usize>().ok()?.checked_sub(first)?;
        let cell = Cell::new(at)?;
        cells.push(([cell.row() + 1, cell.column() + 1], value, None));
    }
    // Unlike numbers, names are counted from 1.
    let corner: Named<'_> = ([9, 9], &Value::Null, None);
    if !cells.iter().any(|(place, ..)| *place == corner.0) {
        cells.push(corner);
    }
    Some(Told::Cells(cells))
}

/// Returns the row and the column in the name of a cell, as counted there.
pub(super) fn place(name: &str) -> Option<[usize; 2]> {
    let line = |text: &str| -> Option<usize> {
        let text = text.trim();
        (text.len() == 1).then(|| text.parse().ok())?
    };
    let between = [',', '-', '_', ':', ' ', '.'];
    if let Some((row, column)) = name.trim_matches(['(', ')']).split_once(between)
        && let (Some(row), Some(column)) = (line(row), line(column))
    {
        return Some([row, column]);
    }
    let plain = plain_name(name);
    if let Some((row, column)) = plain.strip_prefix('r').and_then(|it| it.split_once('c')) {
        return Some([line(row)?, line(column)?]);
    }
    // Letters are rows, from the top.
    match plain.as_bytes() {
        [row @ b'a'..=b'i', column @ b'1'..=b'9'] => {
            Some([usize::from(row - b'a') + 1, usize::from(column - b'0')])
        }
        _ => None,
    }
}
