//! JSON of programs of all kinds, in which a puzzle is found by its form and by its name.

use std::collections::HashMap;

use serde_json::Value;

use super::found::{Found, Step};
use super::grids::{self, GridOf, plain_name};
use super::{Object, Problem, flags, is_nothing, of_object, placed, rules, said};
use crate::formats::finder::goes_on;
use crate::formats::{finder, own};
use sudoku_engine::grid::Values;
use sudoku_engine::sudoku::{Field, Puzzle};

/// What a puzzle is called among the fields of an object, what says it best first.
const PUZZLE: [&str; 26] = [
    "puzzle", "quiz", "mission", "problem", "unsolved", "given", "clue", "initial", "start",
    "original", "question", "task", "board", "grid", "sudoku", "matrix", "game", "cell", "field",
    "value", "data", "row", "string", "level", "input", "content",
];

/// The first of these that may be a position as well.
const FIRST_OPEN: usize = 12;

/// What the position of a person is called, beside the puzzle.
const POSITION: [&str; 9] = [
    "current", "progress", "user", "player", "entries", "state", "working", "filled", "answers",
];

/// What the solution is called.
const SOLUTION: [&str; 6] = [
    "solution", "solved", "answer", "complete", "final", "result",
];

/// What the way to a solution is called, on which each board is the same puzzle.
const STEPS: [&str; 5] = ["step", "history", "move", "undo", "redo"];

/// The field in which the program itself keeps a puzzle that is more than its digits.
pub const SAVED: &str = "saved";

/// What is added to the rank of a field that is where a person is.
const LAST: usize = 1000;

/// A title has no more characters than this.
const LONGEST_TITLE: usize = 120;

/// Adds the puzzles that are in a value. A JSON reader bounds how deep that goes.
pub(super) fn find(value: &Value, found: &mut Found) -> Result<(), Problem> {
    if let Some(grid) = grids::read(value) {
        found.puzzles.push(grid?.puzzle()?);
        return Ok(());
    }
    find_within(value, found)
}

/// Adds the puzzles that are in a value which is no grid itself.
fn find_within(value: &Value, found: &mut Found) -> Result<(), Problem> {
    match value {
        Value::Array(items) => match placed::of_list(items, 9) {
            Some(puzzle) => {
                found.puzzles.push(puzzle?);
                Ok(())
            }
            None => of_entries(items, found),
        },
        Value::String(text) => {
            match grids::of_notation(text) {
                Some(puzzle) => found.puzzles.push(puzzle),
                None => check(text)?,
            }
            Ok(())
        }
        Value::Object(object) => of_any_object(object, found),
        _ => Ok(()),
    }
}

/// Refuses a text that is meant as a puzzle and is none.
fn check(text: &str) -> Result<(), Problem> {
    finder::damage(text).map_or(Ok(()), |error| Err(Problem::Text(error)))
}

/// Adds the puzzles of a list. What is none among puzzles is counted, unless it is the
/// solution of the one before it, or the only other word, which is its title.
fn of_entries(items: &[Value], found: &mut Found) -> Result<(), Problem> {
    let first = found.puzzles.len();
    let mut others = Vec::new();
    for (at, item) in items.iter().enumerate() {
        let before = found.puzzles.len();
        let grid = found.within(Step::Entry(at), |found| match grids::read(item) {
            Some(grid) => Ok(Some(grid?.puzzle()?)),
            None => find_within(item, found).map(|()| None),
        })?;
        if let Some(grid) = grid {
            let values = grid.values();
            let above = found.puzzles.last().filter(|_| before > first).cloned();
            match above.filter(|puzzle| finder::solves(&values, puzzle)) {
                Some(puzzle) => found.solution(Step::Entry(at), &values, &puzzle),
                None => found.puzzles.push(grid),
            }
            continue;
        }
        if found.puzzles.len() == before && says_something(item) {
            others.push(at);
        }
    }
    if found.puzzles.len() == first + 1
        && let [only] = others[..]
        && let Some(title) = items[only].as_str()
        && let Some(puzzle) = found.puzzles.last_mut()
        && puzzle.title.is_none()
    {
        puzzle.title = Some(title.trim().chars().take(LONGEST_TITLE).collect());
    } else if found.puzzles.len() > first {
        for at in others {
            found.leave_out(Some(at));
        }
    }
    Ok(())
}

/// Whether a value might be a puzzle: it is no number and not empty.
pub(super) fn says_something(value: &Value) -> bool {
    match value {
        Value::String(text) => !text.trim().is_empty(),
        Value::Array(_) | Value::Object(_) => !is_nothing(value),
        _ => false,
    }
}

/// The values of a grid that is filled in.
fn full(value: &Value) -> Option<Values> {
    let puzzle = grids::read(value)?.ok()?.puzzle().ok()?;
    let values = puzzle.values();
    let cells = puzzle.layout.cells();
    cells
        .iter()
        .all(|it| values[it.index()].is_some())
        .then_some(values)
}

fn of_any_object(object: &Object, found: &mut Found) -> Result<(), Problem> {
    if let Some(saved) = object.get(SAVED).and_then(Value::as_str)
        && let Ok(puzzle) = own::read(saved)
    {
        found.puzzles.push(puzzle);
        return Ok(());
    }
    if let Some(cells) = notebook(object) {
        for (at, cell) in cells.iter().enumerate() {
            let text = cell.get("source").map(lines).unwrap_or_default();
            if text.trim_start().starts_with('{') {
                continue;
            }
            match crate::formats::read(text.as_bytes()) {
                Ok(puzzles) => found.puzzles.extend(puzzles),
                Err(error) if is_mostly_cells(&text) => {
                    let damaged = |_: &mut Found| Err(Problem::Text(error));
                    found.within(Step::Field("cells".to_owned()), |found| {
                        found.within(Step::Entry(at), damaged)
                    })?;
                }
                Err(_) => {}
            }
        }
        return Ok(());
    }
    if is_of_setters(object) {
        let puzzle = of_object(object)?;
        solutions(object, &puzzle, found);
        found.puzzles.push(puzzle);
        return Ok(());
    }
    // A whole grid says more than a list of some cells, which may be moves or hints.
    if record(object, found)? {
        return Ok(());
    }
    if let Some(puzzle) = placed::read(object) {
        let puzzle = puzzle?;
        solutions(object, &puzzle, found);
        found.puzzles.push(puzzle);
        return Ok(());
    }
    let mut fields: Vec<(usize, &String, &Value)> = object
        .iter()
        .filter(|(name, _)| !is_solution(name))
        .map(|(name, value)| (rank(name), name, value))
        .collect();
    fields.sort_by_key(|(rank, ..)| *rank);
    let before = found.puzzles.len();
    let mut named: Vec<(&String, Vec<Puzzle>)> = Vec::new();
    for (_, name, value) in fields {
        let first = found.puzzles.len();
        found.within(Step::Field(name.clone()), |found| find(value, found))?;
        named.push((name, found.puzzles.split_off(first)));
    }
    add_named(named, found);
    // A file of solutions alone is one of puzzles that are filled in.
    if found.puzzles.len() == before {
        for (name, value) in object.iter().filter(|(name, _)| is_solution(name)) {
            found.within(Step::Field(name.clone()), |found| find(value, found))?;
        }
    }
    Ok(())
}

/// Adds the puzzles of the fields of an object in the order of the text. Where several fields
/// have some, one without a title is called as its field.
fn add_named(mut named: Vec<(&String, Vec<Puzzle>)>, found: &mut Found) {
    named.retain(|(_, puzzles)| !puzzles.is_empty());
    if named.len() < 2 {
        found
            .puzzles
            .extend(named.into_iter().flat_map(|(_, it)| it));
        return;
    }
    let fields = found.fields().into_iter().enumerate();
    let places: HashMap<&str, usize> = fields.map(|(at, name)| (name, at)).collect();
    named.sort_by_key(|(name, _)| places.get(name.as_str()).copied());
    for (name, puzzles) in named {
        for mut puzzle in puzzles {
            let title = || name.chars().take(LONGEST_TITLE).collect();
            puzzle.title = puzzle.title.or_else(|| Some(title()));
            found.puzzles.push(puzzle);
        }
    }
}

/// The cells of a notebook of Jupyter, if an object is one.
fn notebook(object: &Object) -> Option<&Vec<Value>> {
    object.get("nbformat")?;
    object.get("cells")?.as_array()
}

/// Whether a text is meant as a puzzle by what is in it, and not as a program or as words.
fn is_mostly_cells(text: &str) -> bool {
    let signs = || {
        text.chars()
            .filter(|one| !one.is_whitespace() && !"[](){},;|+-\"'".contains(*one))
    };
    let cells = signs()
        .filter(|one| one.is_ascii_digit() || ".*_?".contains(*one))
        .count();
    cells >= FEWEST_CELLS && 4 * cells >= 3 * signs().count()
}

/// A text with fewer cells than this is no damaged puzzle.
const FEWEST_CELLS: usize = 60;

/// A text, or its lines with their ends.
fn lines(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(lines) => lines.iter().filter_map(Value::as_str).collect(),
        _ => String::new(),
    }
}

/// Compares what an object says is the solution of its puzzle.
fn solutions(object: &Object, puzzle: &Puzzle, found: &mut Found) {
    for (name, value) in object.iter().filter(|(name, _)| is_solution(name)) {
        if let Some(values) = full(value) {
            found.solution(Step::Field(name.clone()), &values, puzzle);
        }
    }
}

/// Whether an object is a puzzle of f-puzzles or SudokuPad: its cells are objects, in rows,
/// without what only other programs say of a cell.
fn is_of_setters(object: &Object) -> bool {
    let Some(rows) = object.get("grid").or_else(|| object.get("cells")) else {
        return false;
    };
    let is_cell = |cell: &Value| {
        let cell = cell.as_object();
        // What is given has its digit by the name that these programs use.
        let has_value = |cell: &Object| cell.contains_key("value") || !cell.contains_key("given");
        cell.is_some_and(|cell| has_value(cell) && !cell.keys().any(|it| is_of_others(it)))
    };
    let is_row = |row: &Value| row.as_array().is_some_and(|row| row.iter().all(is_cell));
    rows.as_array()
        .is_some_and(|rows| !rows.is_empty() && rows.iter().all(is_row))
}

/// Whether a field of a cell is one that f-puzzles and SudokuPad do not have.
fn is_of_others(name: &str) -> bool {
    let name = plain_name(name);
    let of_others = [
        "fixed",
        "isfixed",
        "isgiven",
        "isinitial",
        "initial",
        "editable",
        "iseditable",
        "readonly",
        "isreadonly",
        "locked",
        "islocked",
        "notes",
        "row",
        "col",
        "column",
        "x",
        "y",
        "candidates",
        "isclue",
        "clue",
        "prefilled",
        "number",
        "digit",
        "possibilities",
        "answer",
        "char",
        "content",
        "current",
        "entry",
        "n",
        "num",
        "symbol",
        "text",
        "v",
        "val",
    ];
    of_others.contains(&&*name)
}

/// How well the name of a field says that it is the puzzle, 0 best.
fn rank(name: &str) -> usize {
    let name = plain_name(name);
    let singular = name.strip_suffix('s').unwrap_or(&name);
    let exact = PUZZLE.iter().position(|it| *it == singular || *it == name);
    let part = || PUZZLE.iter().position(|it| name.contains(it));
    exact.unwrap_or_else(|| part().unwrap_or(PUZZLE.len()) + PUZZLE.len())
}

fn has_one_of(name: &str, words: &[&str]) -> bool {
    let name = plain_name(name);
    words.iter().any(|word| name.contains(word))
}

fn is_solution(name: &str) -> bool {
    has_one_of(name, &SOLUTION) && !has_one_of(name, &["unsolved", "unsolution", "incomplete"])
}

fn is_position(name: &str) -> bool {
    has_one_of(name, &POSITION)
}

/// Adds the puzzle of an object that has a grid in one of its fields, or the puzzles if there
/// are several that are not the same one; false if there is none.
fn record(object: &Object, found: &mut Found) -> Result<bool, Problem> {
    let mut grids: Vec<(usize, &String, Result<GridOf, Problem>)> = Vec::new();
    for (name, value) in object.iter().filter(|(name, _)| !is_solution(name)) {
        // Beside a puzzle, where a person is comes second.
        let rank = rank(name) + if is_position(name) { LAST } else { 0 };
        if rules::tells_board(name, value) || flags::tells_givens(name, value) {
            continue;
        }
        match grids::read(value) {
            // What is called otherwise need not be a grid.
            Some(Err(_)) if rank >= 2 * PUZZLE.len() => {}
            Some(grid) => grids.push((rank, name, grid)),
            None if rank < PUZZLE.len() => {
                let text = value.as_str().filter(|it| grids::of_notation(it).is_none());
                let check = |_: &mut Found| text.map_or(Ok(()), check);
                found.within(Step::Field(name.clone()), check)?;
            }
            None => {}
        }
    }
    grids.sort_by_key(|(rank, ..)| *rank);
    let mut grids = grids.into_iter();
    let Some((best, named, grid)) = grids.next() else {
        let words = object.iter().filter(|(name, _)| rank(name) < PUZZLE.len());
        let notation = words.filter_map(|(_, value)| value.as_str());
        let puzzle = notation
            .filter(|it| it.len() > 40)
            .find_map(grids::of_notation);
        let Some(puzzle) = puzzle else {
            return Ok(false);
        };
        solutions(object, &puzzle, found);
        found.puzzles.push(told(puzzle, object));
        return Ok(true);
    };
    let within = |name: &String, found: &mut Found, grid: Result<GridOf, Problem>| {
        found.within(Step::Field(name.clone()), |_| grid?.puzzle())
    };
    let mut puzzle = within(named, found, grid)?;
    puzzle.layout = rules::layout(object, puzzle.layout.size())?;
    flags::apply(object, &mut puzzle);
    let mut others: Vec<(&String, Puzzle)> = Vec::new();
    for (rank, name, grid) in grids {
        let is_full = || object.get(name).and_then(full);
        if plain_name(name).contains("filled")
            && let Some(values) = is_full()
        {
            found.solution(Step::Field(name.clone()), &values, &puzzle);
            continue;
        }
        if is_position(name) {
            if let Ok(position) = grid {
                position.add_to(&mut puzzle);
            }
            continue;
        }
        let has_same_size = grid
            .as_ref()
            .is_ok_and(|it| it.size == puzzle.layout.size());
        let is_beside = best < 2 * PUZZLE.len() && rank >= 2 * PUZZLE.len();
        // Beside what is called a puzzle, a table of another name tells something about it.
        if is_beside && !(best >= FIRST_OPEN && has_same_size) {
            continue;
        }
        let other = within(name, found, grid)?;
        let values = other.values();
        let is_start = best >= FIRST_OPEN && has_same_size && is_start_of(&other, &puzzle);
        if is_beside && !is_start {
            continue;
        }
        if has_same_size && finder::solves(&other.givens, &puzzle) {
            found.solution(Step::Field(name.clone()), &other.givens, &puzzle);
        } else if is_start {
            let values = puzzle.values();
            puzzle.givens = other.givens;
            for (at, value) in values.into_iter().enumerate() {
                puzzle.entries[at] = value.filter(|_| puzzle.givens[at].is_none());
            }
        } else if has_same_size && goes_on(&values, &puzzle) {
            for cell in puzzle.layout.cells() {
                let at = cell.index();
                if puzzle.givens[at].is_none() && puzzle.entries[at].is_none() {
                    puzzle.entries[at] = values[at];
                }
            }
        } else {
            others.push((name, other));
        }
    }
    solutions(object, &puzzle, found);
    // Several, or one of a name that says nothing, may stand beside lists of others.
    let is_collection = !others.is_empty() || best >= 2 * PUZZLE.len();
    let mut puzzle = told(puzzle, object);
    // Of several each is called as its field is.
    if !others.is_empty() {
        puzzle.title = None;
    }
    let all = std::iter::once((named, puzzle)).chain(others);
    let mut all: Vec<(&String, Vec<Puzzle>)> = all.map(|(name, it)| (name, vec![it])).collect();
    for (name, value) in object.iter().filter(|_| is_collection) {
        let is_list = value.is_array() || value.is_object();
        let is_puzzle = grids::read(value).is_some() || rules::tells_board(name, value);
        if is_list && !is_puzzle && !is_solution(name) && !has_one_of(name, &STEPS) {
            let first = found.puzzles.len();
            found.within(Step::Field(name.clone()), |found| find(value, found))?;
            all.push((name, found.puzzles.split_off(first)));
        }
    }
    add_named(all, found);
    Ok(true)
}

/// Whether a grid is a puzzle of which the other is a later position.
fn is_start_of(start: &Puzzle, later: &Puzzle) -> bool {
    let givens = start.givens.iter().flatten().count();
    givens >= start.layout.size()
        && givens < later.values().iter().flatten().count()
        && goes_on(&later.values(), start)
}

/// The puzzle with what its object says about it.
fn told(mut puzzle: Puzzle, object: &Object) -> Puzzle {
    for (name, value) in object {
        let text = match value {
            Value::Number(number) => number.to_string(),
            other => said(other),
        };
        if text.trim().is_empty() {
            continue;
        }
        let field = match &*plain_name(name) {
            "title" | "name" if puzzle.title.is_none() => {
                puzzle.title = Some(text.trim().to_owned());
                continue;
            }
            "difficulty" | "level" | "rating" | "difficultylevel" => Field::Level,
            "author" | "creator" => Field::Author,
            "source" => Field::Source,
            "date" | "created" => Field::Date,
            "url" | "link" => Field::Url,
            "description" => Field::Description,
            _ => continue,
        };
        if text.len() <= 1000 {
            puzzle.metadata.set(field, &text);
        }
    }
    puzzle
}
