//! JSON that contains puzzles.
//!
//! A puzzle of f-puzzles or SudokuPad is an object with the cells and with a field for each rule
//! beyond rows and columns. Any field there that is not known to be harmless counts as a rule, and
//! is refused by its name unless the board can have it: a drawn line may be a thermometer. In JSON
//! of other programs, a puzzle is found by its form at any depth: rows of cells, a list of cells,
//! texts.

mod any;
mod board;
mod cages;
mod cells;
mod flags;
mod found;
mod grids;
mod keyed;
mod literal;
mod names;
mod notes;
mod placed;
mod places;
mod problem;
mod record;
mod regions;
mod rules;
mod shortened;
mod spelling;
mod told;
mod unique;
mod values;
mod writer;
mod yaml;

use serde_json::{Map, Value};
pub(super) use spelling::meant;

use super::candidates::narrow;
use super::{Fault, FormatError, MAX_BYTES, Place, Reading, numbered_lines};
use sudoku_engine::grid::{Candidate, Cell, Digit, DigitSet};
use sudoku_engine::sudoku::{Field, Mark, Puzzle};

pub use any::SAVED;
use found::Found;
pub use found::Step;
pub(super) use found::told_path;
pub(super) use literal::name_of;
pub(super) use places::Places;
pub(super) use problem::Problem;
pub(super) use told::{lists as lists_of_program, read as told, rows_of_numbers};
use unique::Unique;
use values::{objects_by_line, values};
pub(super) use writer::{write, write_f_puzzles_link, write_sudoku_pad_link};

type Object = Map<String, Value>;

/// Whether a text, or the start of one, begins an object or lists that contain more than rows of
/// numbers.
pub(super) fn is_start(text: &str) -> bool {
    let text = literal::from_bracket(text);
    text.is_some_and(|it| literal::has_more_than_numbers(it) || are_cells(it))
}

/// Whether a text has only cells with their digits as numbers: `[(0, 0, 5), …]` or `{(0, 0): 5,
/// …}`.
fn are_cells(text: &str) -> bool {
    let Some((inner, _)) = text[1..].trim_start().split_once([')', ']', '}']) else {
        return false;
    };
    let Some(inner) = inner.strip_prefix(['(', '[', '{']) else {
        return false;
    };
    let numbers = inner.split(',').map(str::trim);
    let is_short = numbers.clone().count() <= 3;
    if !is_short || !numbers.clone().all(|it| it.parse::<u8>().is_ok()) {
        return false;
    }
    match literal::value(text) {
        Some((Value::Array(all), _)) => placed::are_triples(&all),
        Some((Value::Object(all), _)) => keyed::read(&all).is_some(),
        _ => false,
    }
}

/// Whether a text begins an object, not an array in braces.
pub(super) fn is_object(text: &str) -> bool {
    let inner = text.trim_start().strip_prefix('{').map(str::trim_start);
    inner.is_some_and(|inner| inner.starts_with('"'))
}

/// Reads a file with one or more puzzles.
pub(super) fn read_file(text: &str) -> Result<Reading, FormatError> {
    if text.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    let values = values(text);
    let by_line = values.as_ref().err().and_then(|_| objects_by_line(text));
    let (values, damaged) = match by_line {
        Some((values, damaged)) => (Ok(values), damaged),
        None => (values, Vec::new()),
    };
    let is_json = values.is_ok();
    let (values, broken) = match values {
        Ok(values) => (in_brackets(values), None),
        Err(error) => {
            let mut seen = literal::Seen::default();
            let lists = || {
                lists(text, &mut seen)
                    .ok_or_else(|| error.clone())?
                    .map(in_brackets)
            };
            let values = told::of_program(text).unwrap_or_else(lists)?;
            let is_object = is_object(text);
            // Read loosely, a damaged cell of these would be an empty one.
            let has_objects = |values: &[(Places, Value)]| {
                let mut values = values.iter();
                values.any(|(_, value)| any::has_cells_as_objects(value))
            };
            if is_object && (seen.is_odd || has_objects(&values)) {
                return Err(error);
            }
            (values, Some(error).filter(|_| is_object))
        }
    };
    let start = values.first().map_or(0, |(places, _)| places.start());
    // A list on each line may be a row of one grid.
    let is_grid = values.len() > 1 && values.iter().all(|(_, value)| value.is_array());
    if is_grid {
        let rows = values.iter().map(|(_, value)| value.clone()).collect();
        if let Some(Ok(grid)) = grids::read(&Value::Array(rows)) {
            let puzzle = grid.puzzle();
            let puzzle = puzzle.map_err(|it| it.at(Place::after(&text[..start])))?;
            return Ok(Reading::plain(vec![puzzle]));
        }
    }
    let mut found = Found::new(text);
    let (mut others, mut wrong) = (Vec::new(), Vec::new());
    let is_list = is_json && values.len() + damaged.len() > 1;
    let mut damaged = damaged.into_iter().peekable();
    for (places, value) in values {
        let start = places.start();
        while let Some((start, error)) = damaged.next_if(|(at, _)| *at < start) {
            let mistake = (found.puzzles.len(), Vec::new(), Problem::Text(error));
            wrong.push((Places::new(start), mistake));
        }
        found.begin(places);
        let before = found.puzzles.len();
        // Each line may be an entry of a list.
        match found.tried(|found| any::find(&value, found)) {
            Ok(()) => {}
            Err(mistake) if is_list => {
                let places = std::mem::replace(&mut found.places, Places::new(0));
                wrong.push((places, mistake));
                continue;
            }
            Err((_, path, problem)) => {
                found.path = path;
                return Err(match problem.is_damage() {
                    true => broken.unwrap_or_else(|| no_puzzle(found.place_of_problem(problem))),
                    false => found.error(problem),
                });
            }
        }
        // Other lists of a program are not puzzles that were left out.
        if found.puzzles.len() == before && is_json && any::says_something(&value) {
            others.push(start);
        }
    }
    for (start, error) in damaged {
        let mistake = (found.puzzles.len(), Vec::new(), Problem::Text(error));
        wrong.push((Places::new(start), mistake));
    }
    // If there are too many, report only the first.
    let none_before = match wrong.len() > found::MOST_WRONG {
        true => found.puzzles.len(),
        false => 0,
    };
    for (places, mistake) in wrong {
        found.begin(places);
        if let Err(problem) = found.report(none_before, vec![mistake]) {
            return Err(match problem.is_damage() {
                true => no_puzzle(found.place_of_problem(problem)),
                false => found.error(problem),
            });
        }
    }
    if found.puzzles.is_empty() {
        return Err(broken.unwrap_or_else(|| no_puzzle(Place::after(&text[..start]))));
    }
    for start in others {
        found.begin(Places::new(start));
        found.leave_out(None);
    }
    // The rest of a program may name rules.
    if !is_json && found.puzzles.iter().all(|it| it.layout.is_classic()) {
        numbered_lines(text).for_each(|(line, words)| found.heard.hear(words, || line));
    }
    Ok(found.reading())
}

/// Adds to each value its place; the places of its parts come from the text.
fn in_brackets(values: Vec<(usize, Value)>) -> Vec<(Places, Value)> {
    let values = values.into_iter();
    values
        .map(|(start, value)| (Places::new(start), value))
        .collect()
}

fn no_puzzle(place: Place) -> FormatError {
    super::boards::mistake(place, Fault::NoPuzzleInJson)
}

/// Returns the lists of a text in the form of programs, each with its start; `None` if it contains
/// anything else. Records facts about the text.
fn lists(text: &str, seen: &mut literal::Seen) -> Option<Result<Vec<(usize, Value)>, FormatError>> {
    let lists = literal::read(text, seen)?;
    let twice = seen.twice.as_ref().map(|it| twice(it, text));
    Some(twice.map_or(Ok(lists), Err))
}

/// Returns the error about a name with two values in an object.
fn twice(twice: &literal::Twice, text: &str) -> FormatError {
    super::boards::mistake(twice.place(text), unique::told(&twice.name))
}

/// Reads a puzzle of either program, shortened or not.
pub(super) fn read(json: &str) -> Result<Puzzle, Problem> {
    let Unique(value) = serde_json::from_str(json)
        .or_else(|error| match error.is_data() {
            true => Err(error),
            false => serde_json::from_str(&shortened::lengthen(json)),
        })
        .map_err(|error| match error.is_data() {
            true => Problem::Shape(unique::problem(&error)),
            false => Problem::Damaged,
        })?;
    of_object(value.as_object().ok_or(Problem::Damaged)?)
}

fn of_object(object: &Object) -> Result<Puzzle, Problem> {
    let nothing = Object::new();
    let about = object.get("metadata").and_then(Value::as_object);
    let about = about.unwrap_or(&nothing);
    let (name, given) = match object.contains_key("grid") {
        true => ("grid", None),
        false => ("cells", Some(true)),
    };
    let rows = object.get(name).and_then(Value::as_array);
    let rows = rows.ok_or(Problem::Damaged)?;
    let layout = board::read(object, about, (name, rows))?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    read_cells(&mut puzzle, rows, given).map_err(|problem| problem.in_field(name))?;
    let said = |key| object.get(key).or_else(|| about.get(key)).map(said);
    puzzle.title = said("title").filter(|title| !title.is_empty());
    for (key, field) in [
        ("author", Field::Author),
        ("ruleset", Field::Description),
        ("rules", Field::Description),
    ] {
        if let Some(text) = said(key) {
            puzzle.metadata.set(field, &text);
        }
    }
    Ok(puzzle)
}

/// Returns a text, or joins several.
fn said(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(texts) => texts.iter().map(said).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}

/// Whether a field might as well be missing.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) | Value::Number(_) => false,
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.iter().all(is_nothing),
        Value::Object(all) => all.values().all(is_nothing),
    }
}

/// Reads the cells. All values are givens if `given` says so; otherwise, each cell tells.
fn read_cells(puzzle: &mut Puzzle, rows: &[Value], given: Option<bool>) -> Result<(), Problem> {
    let layout = puzzle.layout.clone();
    let mut candidates = [None; Cell::COUNT];
    let mut notes = Vec::new();
    for cell in layout.cells() {
        let content = &rows[cell.row()][cell.column()];
        let in_cell =
            |problem: Problem| problem.in_field("value").in_cell(cell.row(), cell.column());
        if let Some(fields) = content.as_object() {
            spelling::check(fields, &spelling::OF_CELLS)
                .map_err(|problem| problem.in_cell(cell.row(), cell.column()))?;
        }
        if let Some(digit) = digit(&content["value"]).map_err(in_cell)? {
            if !layout.digits().contains(digit) {
                return Err(in_cell(Problem::NotOnBoard(layout.size(), digit)));
            }
            let is_given = given.unwrap_or(content["given"] == true);
            let values = if is_given {
                &mut puzzle.givens
            } else {
                &mut puzzle.entries
            };
            values[cell.index()] = Some(digit);
        }
        let marks = ["givenPencilMarks", "centerPencilMarks", "centremarks"]
            .map(|field| digits(&content[field]) & layout.digits());
        candidates[cell.index()] = marks
            .into_iter()
            .filter(|marks| !marks.is_empty())
            .reduce(|one, other| one & other);
        for field in ["cornerPencilMarks", "pencilMarks"] {
            let corner = digits(&content[field]) & layout.digits();
            let corner = corner.iter();
            notes.extend(corner.map(|digit| Mark::Note(Candidate::new(cell, digit))));
        }
    }
    narrow(puzzle, &candidates);
    puzzle.marks = notes.into_iter().collect();
    Ok(())
}

/// Reads the digit of a cell, as a number or as a text.
fn digit(value: &Value) -> Result<Option<Digit>, Problem> {
    if is_nothing(value) || *value == 0 || *value == "0" {
        return Ok(None);
    }
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut characters = text.chars();
    let digit = characters.next().and_then(Digit::from_char);
    match digit.filter(|_| characters.next().is_none()) {
        Some(digit) => Ok(Some(digit)),
        None => Err(Problem::NotADigit(text)),
    }
}

/// Returns the digits of a list; other notes in a cell are left out.
fn digits(marks: &Value) -> DigitSet {
    let marks = marks.as_array().map_or(&[][..], Vec::as_slice);
    marks.iter().filter_map(|mark| digit(mark).ok()?).collect()
}

/// Reads the puzzles in a value that was made from a text of another kind; `None` if there are
/// none.
pub(super) fn in_value(
    value: &Value,
    text: &str,
    places: Places,
) -> Option<Result<Reading, FormatError>> {
    let mut found = Found::new(text);
    found.begin(places);
    match any::find(value, &mut found) {
        Err(problem) if problem.is_damage() => None,
        Err(problem) => Some(Err(found.error(problem))),
        Ok(()) if found.puzzles.is_empty() => None,
        Ok(()) => Some(Ok(found.reading())),
    }
}
