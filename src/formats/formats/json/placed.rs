//! A list of cells with their places. GNOME Sudoku saves a game in this way: the cells that are not
//! empty, each with its position, its value, whether that is fixed, and its notes.

use std::borrow::Cow;
use std::collections::HashSet;

use serde_json::{Value, json};

use super::cells::{self, Content, Meaning};
use super::found::Step;
use super::grids;
use super::names::{BOTH, COLUMNS, INDEX, NUMBERS, ROWS};
use super::names::{WHOLE, rank};
use super::names::{is_about_cells, is_position, is_solution, plain_name};
use super::{Object, Problem, keyed, notes, regions, rules};
use crate::formats::Fault;
use crate::formats::axes::{self, Order};
use crate::formats::boards::usual;
use crate::formats::counting;
use crate::formats::reading::ReadingNote;
use crate::formats::rows::MOST_ROWS;
use sudoku_engine::grid::{Candidate, Cell, CellSet, LayoutBuilder, LayoutError, Values};
use sudoku_engine::sudoku::{Field, Mark, Puzzle};

/// The fewest cells of a list if its form proves nothing else, and the fewest triples if its name
/// does not.
const FEWEST_CELLS: usize = 3;
const FEWEST_TRIPLES: usize = 17;

/// The most triples that may be boxes.
const MOST_BOXES: usize = 9;

/// One cell in this many may be wrong, which is then reported.
const CELLS_PER_WRONG: usize = 4;

/// Reads the puzzle of an object that contains such a list, or one list of givens and one of
/// entries; `None` if it has none, or several puzzles.
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
        .filter(|(name, _)| !rules::is_rule(name) && !notes::is_name(name))
        .filter_map(|(name, it)| {
            let fewest = if rank(name) < WHOLE {
                FEWEST_CELLS
            } else {
                FEWEST_TRIPLES
            };
            Some((name, as_cells(it.as_array()?, fewest)?))
        });
    let (open, closed): (Vec<_>, Vec<_>) = lists.partition(|(name, _)| is_position(name));
    let (name, base, entered) = match (&closed[..], &open[..]) {
        ([(name, base)], []) | ([], [(name, base)]) => (*name, &**base, None),
        ([(name, base)], [(other, entered)]) => (*name, &**base, Some((*other, &**entered))),
        _ => return None,
    };
    let in_field = |name: &String, problem: Problem| problem.within(Step::Field(name.clone()));
    let counting = entered.map_or(Counting::of(base, size), |(_, entered)| {
        Counting::of(base.iter().chain(entered.iter()), size)
    });
    let read = of_cells(base, size, counting).map_err(|problem| in_field(name, problem));
    if let Some(size) = too_large {
        return Some(read.and(Err(LayoutError::Size(size).into())));
    }
    let read = read.and_then(|puzzle| match entered {
        Some((name, entered)) => {
            with_entries(puzzle, entered, counting).map_err(|problem| in_field(name, problem))
        }
        None => Ok(puzzle),
    });
    Some(read.map(|mut puzzle| {
        if let Some(level) = object.get("difficulty_category").and_then(Value::as_str) {
            puzzle.metadata.set(Field::Level, level);
        }
        puzzle
    }))
}

/// Adds the entries from another list to a puzzle.
fn with_entries(
    mut puzzle: Puzzle,
    entered: &[Value],
    counting: Counting,
) -> Result<Puzzle, Problem> {
    let values = of_cells(entered, puzzle.layout.size(), counting)?.values();
    fill_in(&mut puzzle, &values);
    Ok(puzzle)
}

/// Whether each entry of a list is a cell with its place and its value. Places farther away belong
/// to a drawing.
fn are_cells(cells: &[Value]) -> bool {
    let most = MOST_ROWS as u64;
    let is_near = |place: At| match place {
        At::Lines(pair) | At::Name(pair) | At::InBox(pair) => pair.into_iter().all(|it| it <= most),
        At::Number(number) => number <= most * most,
        At::NoCell => true,
    };
    let objects = || cells.iter().filter_map(Value::as_object);
    let is_cell = |cell: &Value| {
        let is_told = cell.as_object().is_some_and(cells::is_cell);
        // A row of digits in one text is not a cell.
        let is_short = cells::told_value(cell).len() <= grids::LONGEST_OF_CELL;
        is_told && is_short && place(cell).is_some_and(is_near)
    };
    let has_values = objects().any(cells::has_value);
    let is_wrong = |it: &&Value| matches!(place(it), Some(At::NoCell));
    has_values
        && cells.iter().all(is_cell)
        && CELLS_PER_WRONG * cells.iter().filter(is_wrong).count() <= cells.len()
}

/// Returns the entries of a list of cells as objects, if there are at least this many triples;
/// `None` for any other list.
fn as_cells(list: &[Value], fewest: usize) -> Option<Cow<'_, [Value]>> {
    if are_cells(list) {
        return Some(list.into());
    }
    let is_long = list.len() >= fewest && are_triples(list);
    let are_named = list.len() >= FEWEST_CELLS && !list.iter().any(is_triple);
    if !is_long && !are_named {
        return None;
    }
    let objects: Option<Vec<Value>> = list.iter().map(as_object).collect();
    objects.filter(|it| are_cells(it)).map(Cow::from)
}

/// Returns a cell with its digit as an object: given by its row, its column and its digit, by its
/// place and its digit, or by both in a text.
fn as_object(entry: &Value) -> Option<Value> {
    match entry {
        Value::Array(all) => match all.as_slice() {
            [row, column, digit] if row.is_u64() && column.is_u64() => {
                Some(json!({ "row": row, "col": column, "value": digit }))
            }
            [cell @ (Value::String(_) | Value::Array(_)), digit] if !digit.is_array() => {
                Some(json!({ "cell": cell, "value": digit }))
            }
            _ => None,
        },
        Value::String(text) => {
            let (cell, digit) = text.split_once(['=', ':', ' '])?;
            keyed::place(cell.trim())?;
            Some(json!({ "cell": cell.trim(), "value": digit.trim() }))
        }
        _ => None,
    }
}

/// Whether a value is three numbers, the first two of which may be a row and a column.
fn is_triple(value: &Value) -> bool {
    let most = MOST_ROWS as u64;
    let is_line = |it: &Value| it.as_u64().is_some_and(|it| it <= most);
    match value.as_array().map(Vec::as_slice) {
        Some([row, column, digit]) => is_line(row) && is_line(column) && is_line(digit),
        _ => false,
    }
}

/// Whether a list has three numbers for each cell: its row, its column and its digit. Lists of
/// three candidates or boxes look similar.
pub(super) fn are_triples(list: &[Value]) -> bool {
    if list.len() < FEWEST_CELLS
        || list.len() > MOST_ROWS * MOST_ROWS
        || !list.iter().all(is_triple)
    {
        return false;
    }
    let is_digit = |it: &&Value| cells::digit(&it[2]).is_some();
    let places: HashSet<(u64, u64)> = list
        .iter()
        .filter_map(|it| Some((it[0].as_u64()?, it[1].as_u64()?)))
        .collect();
    let count = list.len();
    let are_digits = CELLS_PER_WRONG * list.iter().filter(|it| !is_digit(it)).count() <= count;
    are_digits && places.len() + 1 >= count && count > MOST_BOXES
}

/// Returns the note on the axes of a list of cells: if they are called x and y, or if they have no
/// names and the cells are not listed row by row.
pub(super) fn axes(list: &[Value]) -> Option<ReadingNote> {
    let first = list.first()?;
    if let Some(object) = first.as_object() {
        let has = |axis: &str| field(object, &[axis]).is_some_and(Value::is_u64);
        return (has("x") && has("y")).then_some(ReadingNote::XAsColumn);
    }
    let pair = |it: &Value| Some([it.get(0)?.as_u64()?, it.get(1)?.as_u64()?]);
    let pairs = list.iter().filter_map(pair);
    let is_clear = axes::order(pairs) == Order::Rows;
    (are_triples(list) && !is_clear).then_some(ReadingNote::FirstAsRow)
}

/// Whether a value is such a list.
pub(super) fn is_list(value: &Value) -> bool {
    let all = value.as_array();
    all.is_some_and(|it| as_cells(it, FEWEST_TRIPLES).is_some())
}

/// Reads the puzzle of such a list; `None` for any other list.
pub(super) fn of_list(cells: &[Value], size: usize) -> Option<Result<Puzzle, Problem>> {
    let cells = as_cells(cells, FEWEST_TRIPLES)?;
    Some(of_cells(&cells, size, Counting::of(&*cells, size)))
}

/// The place of a cell, as counted in the text.
#[derive(Debug, Clone, Copy)]
enum At {
    /// Its row and its column.
    Lines([u64; 2]),
    /// Its row and its column, counted from 1.
    Name([u64; 2]),
    /// Its number.
    Number(u64),
    /// The number of its box, and its own number in the box.
    InBox([u64; 2]),
    /// A name that is meant as a cell, but is not one.
    NoCell,
}

/// Returns the field of an object with one of these names.
fn field<'a>(object: &'a Object, names: &[&str]) -> Option<&'a Value> {
    let mut fields = object.iter();
    let field = fields.find(|(name, _)| names.contains(&&*plain_name(name)));
    field.map(|(_, value)| value)
}

/// Returns the place of a cell that an object gives, if it gives one.
fn place(cell: &Value) -> Option<At> {
    let object = cell.as_object()?;
    lines(object)
        .or_else(|| match field(object, &BOTH)? {
            Value::Array(pair) => match pair.as_slice() {
                [row, column] => Some(At::Lines([row.as_u64()?, column.as_u64()?])),
                _ => None,
            },
            Value::Object(inner) => lines(inner),
            Value::String(name) => {
                let Some([row, column]) = keyed::place(name) else {
                    return keyed::is_like_cell(name).then_some(At::NoCell);
                };
                let line = |line: usize| u64::try_from(line).ok();
                let pair = [line(row)?, line(column)?];
                let is_name = name.starts_with(|one: char| one.is_alphabetic());
                Some(if is_name {
                    At::Name(pair)
                } else {
                    At::Lines(pair)
                })
            }
            _ => None,
        })
        .or_else(|| of_number(object))
        .or_else(|| of_name(object))
}

/// Returns the place of a cell that an object gives by name.
fn of_name(object: &Object) -> Option<At> {
    let name = field(object, &["id", "ref", "at", "name", "address"])?;
    let [row, column] = keyed::place(name.as_str()?)?;
    let line = |line: usize| u64::try_from(line).ok();
    Some(At::Name([line(row)?, line(column)?]))
}

/// Describes the place of a cell in a list, for a person.
fn told_place(cell: &Value) -> String {
    let Some(object) = cell.as_object() else {
        return cell.to_string();
    };
    let named = |names: &[&str]| {
        let mut fields = object.iter();
        fields.find(|(name, _)| names.contains(&&*plain_name(name)))
    };
    if let Some((_, Value::String(name))) = named(&BOTH) {
        return name.clone();
    }
    let told = |(name, value): (&String, &Value)| format!("{name} {value}");
    let lines = named(&ROWS).zip(named(&COLUMNS));
    match lines.map(|(row, column)| [told(row), told(column)]) {
        Some(both) => both.join(", "),
        None => named(&BOTH)
            .or(named(&NUMBERS))
            .map(told)
            .unwrap_or_default(),
    }
}

/// Returns the number in an object, perhaps of a place in its box.
fn of_number(object: &Object) -> Option<At> {
    let number = field(object, &NUMBERS)?.as_u64()?;
    let region = field(object, &["box", "block"]).and_then(Value::as_u64);
    Some(match region {
        Some(region) => At::InBox([region, number]),
        None => At::Number(number),
    })
}

/// Returns the row and the column in an object.
fn lines(object: &Object) -> Option<At> {
    let number = |names: &[&str]| field(object, names)?.as_u64();
    Some(At::Lines([number(&ROWS)?, number(&COLUMNS)?]))
}

/// Adds the entries in a list of cells, unless it contradicts a given.
pub(super) fn add_to(puzzle: &mut Puzzle, list: &Value) -> Result<(), Problem> {
    let by_name = list.as_object().and_then(keyed::as_cells);
    let list = by_name.as_ref().or(list.as_array());
    let size = puzzle.layout.size();
    let list = list.and_then(|it| as_cells(it, FEWEST_TRIPLES));
    let other = match list.map(|it| of_cells(&it, size, Counting::of(&*it, size))) {
        Some(Ok(other)) => other,
        Some(Err(error @ Problem::Counting(_))) => return Err(error),
        _ => return Ok(()),
    };
    let values = other.values();
    let given = |cell: Cell| puzzle.givens[cell.index()];
    let agrees =
        |cell: Cell| values[cell.index()].is_none_or(|it| given(cell).is_none_or(|own| own == it));
    if puzzle.layout.cells().iter().all(agrees) {
        fill_in(puzzle, &values);
    }
    Ok(())
}

/// Makes entries of the digits of open cells.
fn fill_in(puzzle: &mut Puzzle, values: &Values) {
    for cell in puzzle.layout.cells() {
        let at = cell.index();
        if puzzle.givens[at].is_none() {
            puzzle.entries[at] = values[at].or(puzzle.entries[at]);
        }
    }
}

/// Returns the row and the column of a cell from the numbers of its box and its place there.
fn in_box(size: usize, pair: [Option<u64>; 2]) -> [Option<u64>; 2] {
    let [region, within] = pair.map(|it| it.and_then(|it| usize::try_from(it).ok()));
    let at = region.zip(within).and_then(|(region, within)| {
        let is_inside = region < size && within < size;
        is_inside.then(|| grids::place_in_boxes(size, region * size + within))?
    });
    let line = |line: usize| u64::try_from(line).ok();
    [
        at.and_then(|at| line(at / size)),
        at.and_then(|at| line(at % size)),
    ]
}

/// The first numbers used in lists of cells, as far as they are known.
#[derive(Debug, Clone, Copy)]
struct Counting {
    /// The first number of rows and columns, or of boxes and their cells.
    lines: Option<u64>,
    /// The first number of cells.
    numbers: Option<u64>,
}

impl Counting {
    fn of<'a>(cells: impl IntoIterator<Item = &'a Value>, size: usize) -> Self {
        let (mut lines, mut numbers) = (Vec::new(), Vec::new());
        let (mut is_of_gnome, mut is_index) = (false, true);
        for cell in cells {
            // Only GNOME Sudoku uses this name for notes, and it counts from 0.
            is_of_gnome |= cell.get("earmarks").is_some();
            match place(cell) {
                Some(At::Lines(pair) | At::InBox(pair)) => lines.extend(pair),
                Some(At::Number(number)) => {
                    is_index &= cell
                        .as_object()
                        .is_some_and(|it| field(it, &INDEX).is_some());
                    numbers.push(number);
                }
                Some(At::Name(_) | At::NoCell) | None => {}
            }
        }
        let first = |all: Vec<u64>, last: usize| {
            let all = all.into_iter().filter_map(|it| usize::try_from(it).ok());
            counting::first(all, last).map(|first| u64::from(first == 1))
        };
        // An index counts from 0, unless the number of the last cell is there.
        let conventional = |is_it: bool| is_it.then_some(0);
        Self {
            lines: first(lines, size).or(conventional(is_of_gnome)),
            numbers: first(numbers, size * size).or(conventional(is_index)),
        }
    }

    fn lines(self, size: usize) -> Result<u64, Problem> {
        let unknown = || Problem::Counting(Fault::LinesFromWhere { size });
        self.lines.ok_or_else(unknown)
    }

    fn numbers(self) -> Result<u64, Problem> {
        let unknown = || Problem::Counting(Fault::CellsFromWhere);
        self.numbers.ok_or_else(unknown)
    }
}

fn of_cells(cells: &[Value], size: usize, counting: Counting) -> Result<Puzzle, Problem> {
    let mut notes = Vec::new();
    let last = size as u64;
    let cell_of = |content: &Value| {
        let place = place(content);
        let [row, column] = match place {
            Some(At::Lines(lines)) => {
                let first = counting.lines(size)?;
                lines.map(|line| line.checked_sub(first))
            }
            Some(At::Name(lines)) => lines.map(|line| line.checked_sub(1)),
            Some(At::InBox(pair)) => {
                let first = counting.lines(size)?;
                in_box(size, pair.map(|it| it.checked_sub(first)))
            }
            Some(At::Number(number)) => {
                let number = number.checked_sub(counting.numbers()?);
                [number.map(|it| it / last), number.map(|it| it % last)]
            }
            Some(At::NoCell) | None => [None, None],
        };
        match (row, column) {
            (Some(row), Some(column)) if row < last && column < last => {
                let line = |line: u64| usize::try_from(line).unwrap_or(0);
                Ok(Cell::at(line(row), line(column)))
            }
            _ => Err(Problem::NotACell(told_place(content))),
        }
    };
    // Unknown counting is a problem of the whole list.
    let in_entry = |at: usize, problem: Problem| match problem {
        problem @ Problem::Counting(_) => problem,
        problem => problem.within(Step::Entry(at)),
    };
    let place = |(at, it)| cell_of(it).map_err(|problem| in_entry(at, problem));
    let all = cells.iter().enumerate();
    let places: Vec<Cell> = all.map(place).collect::<Result<_, _>>()?;
    let mut told = CellSet::EMPTY;
    if let Some(at) = places.iter().position(|it| !told.insert(*it)) {
        let problem = Problem::Shape(Fault::CellTwice { cell: places[at] });
        return Err(in_entry(at, problem));
    }
    let all: Vec<&Value> = cells.iter().collect();
    let board = match regions::of_cells(&all, &places, size)? {
        Some(regions) => LayoutBuilder::new(size).regions(regions),
        None => usual(size),
    };
    let mut puzzle = Puzzle::on(board.build()?, [None; Cell::COUNT]);
    let meaning = Meaning::of(cells.iter());
    let content = |(at, cell): (usize, &Value)| {
        let content = meaning.content(cell);
        let problem = || in_entry(at, Problem::NotADigit(cells::told_value(cell)));
        content.ok_or_else(problem)
    };
    let contents = cells.iter().enumerate().map(content);
    let contents: Vec<Content> = contents.collect::<Result<_, _>>()?;
    let objects = || all.iter().filter_map(|it| it.as_object());
    let says_nothing = |it: &Content| it.value.is_none() && it.notes.is_empty();
    // On an empty board, all cells are listed.
    let is_empty = || cells.len() == size * size && cells::are_empty(objects());
    if contents.iter().all(says_nothing) && !is_empty() {
        return Err(Problem::Shape(Fault::NoDigits));
    }
    if let Some(at) = contents.iter().position(|it| it.lacks_digit) {
        let problem = Problem::Shape(Fault::NoDigitFor { cell: places[at] });
        return Err(in_entry(at, problem));
    }
    let tells_givens = contents.iter().any(|it| it.given == Some(true));
    for (at, (content, cell)) in contents.into_iter().zip(places).enumerate() {
        if let Some(digit) = content.value {
            if usize::from(digit.get()) > size {
                return Err(in_entry(at, Problem::NotOnBoard(size, digit)));
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
