//! JSON of programs of all kinds, in which a puzzle is found by its form and by its name.

use serde_json::Value;

use super::grids::{self, GridOf, plain_name};
use super::{Object, Problem, board, is_nothing, of_object, placed, said};
use crate::formats::own;
use sudoku_engine::grid::LayoutBuilder;
use sudoku_engine::sudoku::{Field, Puzzle};

/// What a puzzle is called among the fields of an object, what says it best first.
const PUZZLE: [&str; 26] = [
    "puzzle", "quiz", "mission", "problem", "unsolved", "given", "clue", "initial", "start",
    "original", "question", "task", "board", "grid", "sudoku", "matrix", "game", "cell", "field",
    "value", "data", "row", "string", "level", "input", "content",
];

/// What the position of a person is called, beside the puzzle.
const POSITION: [&str; 9] = [
    "current", "progress", "user", "player", "entries", "state", "working", "filled", "answers",
];

/// What the solution is called.
const SOLUTION: [&str; 6] = [
    "solution", "solved", "answer", "complete", "final", "result",
];

/// The field in which the program itself keeps a puzzle that is more than its digits.
pub const SAVED: &str = "saved";

/// Fields that say that a board has more than rows, columns and boxes.
const RULES: [(&str, &str); 22] = [
    ("cage", "cages"),
    ("killer", "cages"),
    ("killercage", "cages"),
    ("region", "regions"),
    ("jigsaw", "regions"),
    ("area", "regions"),
    ("extraregion", "further regions"),
    ("constraint", "constraints"),
    ("thermo", "thermometers"),
    ("thermometer", "thermometers"),
    ("arrow", "arrows"),
    ("palindrome", "palindromes"),
    ("whisper", "whisper lines"),
    ("renban", "renban lines"),
    ("line", "lines on its board"),
    ("dot", "dots between its cells"),
    ("kropki", "dots between its cells"),
    ("inequality", "inequalities"),
    ("inequalities", "inequalities"),
    ("sandwich", "sandwich sums"),
    ("even", "even cells"),
    ("odd", "odd cells"),
];

/// The fields of a board with diagonals.
const DIAGONALS: [&str; 4] = ["diagonal", "xsudoku", "isdiagonal", "isx"];

/// Adds the puzzles that are in a value. A JSON reader bounds how deep that goes.
pub(super) fn find(value: &Value, found: &mut Vec<Puzzle>) -> Result<(), Problem> {
    if let Some(grid) = grids::read(value) {
        found.push(grid?.puzzle()?);
        return Ok(());
    }
    match value {
        Value::Array(items) => match placed::of_list(items, 9) {
            Some(puzzle) => {
                found.push(puzzle?);
                Ok(())
            }
            None => items.iter().try_for_each(|item| find(item, found)),
        },
        Value::String(text) => {
            found.extend(grids::of_notation(text));
            Ok(())
        }
        Value::Object(object) => of_any_object(object, found),
        _ => Ok(()),
    }
}

fn of_any_object(object: &Object, found: &mut Vec<Puzzle>) -> Result<(), Problem> {
    if let Some(saved) = object.get(SAVED).and_then(Value::as_str)
        && let Ok(puzzle) = own::read(saved)
    {
        found.push(puzzle);
        return Ok(());
    }
    if is_of_setters(object) {
        found.push(of_object(object)?);
        return Ok(());
    }
    if let Some(puzzle) = placed::read(object) {
        found.push(puzzle?);
        return Ok(());
    }
    if let Some(puzzle) = record(object)? {
        found.push(puzzle);
        return Ok(());
    }
    let mut fields: Vec<(usize, &Value)> = object
        .iter()
        .filter(|(name, _)| !is_solution(name))
        .map(|(name, value)| (rank(name), value))
        .collect();
    fields.sort_by_key(|(rank, _)| *rank);
    let before = found.len();
    for (_, value) in fields {
        find(value, found)?;
    }
    // A file of solutions alone is one of puzzles that are filled in.
    if found.len() == before {
        let solutions = object.iter().filter(|(name, _)| is_solution(name));
        solutions
            .map(|(_, value)| value)
            .try_for_each(|value| find(value, found))?;
    }
    Ok(())
}

/// Whether an object is a puzzle of f-puzzles or SudokuPad: its cells are objects, in rows,
/// without what only other programs say of a cell.
fn is_of_setters(object: &Object) -> bool {
    let Some(rows) = object.get("grid").or_else(|| object.get("cells")) else {
        return false;
    };
    let is_cell = |cell: &Value| {
        let cell = cell.as_object();
        cell.is_some_and(|cell| !cell.keys().any(|it| is_of_others(it)))
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

/// The puzzle of an object that has a grid in one of its fields.
fn record(object: &Object) -> Result<Option<Puzzle>, Problem> {
    let mut best: Option<(usize, Result<GridOf, Problem>)> = None;
    let fields = object.iter().filter(|(name, _)| !is_solution(name));
    for (name, value) in fields {
        // Beside a puzzle, where a person is comes second.
        let rank = rank(name) + if is_position(name) { 1000 } else { 0 };
        if is_rule(name).is_some() || best.as_ref().is_some_and(|(other, _)| *other <= rank) {
            continue;
        }
        match grids::read(value) {
            // What is called otherwise need not be a grid.
            Some(Err(_)) if rank >= 2 * PUZZLE.len() => {}
            Some(grid) => best = Some((rank, grid)),
            None => {}
        }
    }
    let Some((_, grid)) = best else {
        let words = object.iter().filter(|(name, _)| rank(name) < PUZZLE.len());
        let notation = words.filter_map(|(_, value)| value.as_str());
        let puzzle = notation
            .filter(|it| it.len() > 40)
            .find_map(grids::of_notation);
        return Ok(puzzle.map(|puzzle| told(puzzle, object)));
    };
    let mut puzzle = grid?.puzzle()?;
    puzzle.layout = layout(object, puzzle.layout.size())?;
    for (name, value) in object.iter().filter(|(name, _)| is_position(name)) {
        if let Some(Ok(position)) = grids::read(value) {
            position.add_to(&mut puzzle);
            let _ = name;
        }
    }
    Ok(Some(told(puzzle, object)))
}

/// What the rule is called that a field tells, if it tells one.
fn is_rule(name: &str) -> Option<&'static str> {
    let name = plain_name(name);
    let singular = name.strip_suffix('s').unwrap_or(&name);
    let known = RULES
        .iter()
        .find(|(rule, _)| *rule == name || *rule == singular);
    known.map(|(_, said)| *said)
}

/// The board of an object: with its regions, cages and diagonals.
fn layout(object: &Object, size: usize) -> Result<sudoku_engine::grid::Layout, Problem> {
    let mut builder = crate::formats::boards::usual(size);
    let mut cages = Vec::new();
    let mut unknown: Vec<String> = Vec::new();
    for (name, value) in object {
        if DIAGONALS.contains(&plain_name(name).trim_end_matches('s')) && *value == true {
            builder = builder.diagonals();
        }
        let Some(rule) = is_rule(name).filter(|_| !is_nothing(value)) else {
            continue;
        };
        match rule {
            "regions" if grids::region_names(value, size).is_some() => {
                let names = grids::region_names(value, size).unwrap_or_default();
                let further = LayoutBuilder::new(size).regions_from(&names);
                builder = further;
            }
            "regions" if value.is_array() => {
                builder = LayoutBuilder::new(size).regions(board::lists_of_cells(value, size)?);
            }
            "cages" if value.is_array() => cages.extend(board::any_cages(value, size)?),
            // A word for the kind of the puzzle, or a switch.
            "cages" | "regions" if value.is_string() || value.is_number() => {}
            rule if !unknown.iter().any(|it| it == rule) => unknown.push(rule.to_owned()),
            _ => {}
        }
    }
    if !unknown.is_empty() {
        return Err(Problem::Unsupported(unknown.join(", ")));
    }
    let builder = cages
        .into_iter()
        .fold(builder, |it, (cells, sum)| it.cage(cells, sum));
    Ok(builder.build()?)
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
