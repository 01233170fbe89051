//! JSON of all kinds of programs, in which a puzzle is found by its form and by its name.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use super::cells::is_of_others;
use super::found::{Found, Step};
use super::grids::{self, GridOf};
use super::names::{PART, is_about_cells, is_short_for_solution, is_solution, rank};
use super::{
    Object, Problem, cages, is_nothing, notes, of_object, placed, record, rules, spelling,
};
use crate::formats::held::FEWEST_GIVENS;
use crate::formats::{Fault, FormatError, Unknown, finder, own};
use sudoku_engine::grid::{Layout, Values};
use sudoku_engine::sudoku::Puzzle;

/// The field in which this program keeps a puzzle that is more than its digits.
pub const SAVED: &str = "saved";

/// The most characters of a title.
const LONGEST_TITLE: usize = 400;

/// The fewest bytes of words with a puzzle between them, or of a link to one.
const SHORTEST_WORDS: usize = 60;

/// The most fields next to puzzles; if there are more, none of them is read as a rule.
const MOST_BESIDE: usize = 100;

/// The most puzzles in the fields of an object; among more, none is compared as the solution of
/// another.
const MOST_OF_ONE: usize = 16;

/// Adds the puzzles in a value. A JSON reader limits its depth.
pub(super) fn find(value: &Value, found: &mut Found) -> Result<(), Problem> {
    if let Some(grid) = grids::read(value) {
        let puzzle = found.of_grid(&grid?)?;
        found.puzzles.push(puzzle);
        return Ok(());
    }
    find_within(value, found)
}

/// Adds the puzzles in a value that is not a grid itself.
fn find_within(value: &Value, found: &mut Found) -> Result<(), Problem> {
    match value {
        Value::Array(items) => {
            if let Some(puzzle) = placed::of_list(items, 9) {
                found.puzzles.push(puzzle?);
                found.hear_axes(placed::axes(items));
                return Ok(());
            }
            if items.len() > 1 && cages::are_told(value) {
                let board = Object::from_iter([("cages".to_owned(), value.clone())]);
                if let Some(puzzle) = rules::board(&board, found) {
                    found.puzzles.push(puzzle?);
                    return Ok(());
                }
            }
            of_entries(items, found)
        }
        Value::String(text) => {
            match grids::of_notation(text) {
                Some(puzzle) => found.puzzles.push(puzzle),
                None => {
                    check(text)?;
                    found.puzzles.extend(in_words(text));
                }
            }
            Ok(())
        }
        Value::Object(object) => {
            if cages::are_named(object) {
                let board = Object::from_iter([("cages".to_owned(), value.clone())]);
                if let Some(puzzle) = rules::board(&board, found) {
                    found.puzzles.push(puzzle?);
                    return Ok(());
                }
            }
            of_any_object(object, found)
        }
        _ => Ok(()),
    }
}

/// Returns the puzzles between words or in a link. A solution counts as one: its puzzle may stand
/// elsewhere in the file.
fn in_words(text: &str) -> Vec<Puzzle> {
    if text.len() < SHORTEST_WORDS {
        return Vec::new();
    }
    match crate::formats::read(text.as_bytes()) {
        Ok(puzzles) => puzzles,
        Err(FormatError::Mistake {
            place,
            problem: Fault::OnlySolution,
        }) => {
            let lines: Vec<&str> = text.lines().skip(place.line.saturating_sub(1)).collect();
            crate::formats::read(lines.join("\n").as_bytes()).unwrap_or_default()
        }
        Err(_) => Vec::new(),
    }
}

/// Refuses a text that is meant as a puzzle but is not one.
pub(super) fn check(text: &str) -> Result<(), Problem> {
    finder::damage(text).map_or(Ok(()), |error| Err(Problem::Text(error)))
}

/// Adds the puzzles of a list. Other entries are counted, except the solution of the puzzle before
/// it, or the only other word, which is its title.
fn of_entries(items: &[Value], found: &mut Found) -> Result<(), Problem> {
    let first = found.puzzles.len();
    let (mut others, mut wrong) = (Vec::new(), Vec::new());
    for (at, item) in items.iter().enumerate() {
        let before = found.puzzles.len();
        let read = found.tried(|found| {
            found.within(Step::Entry(at), |found| match grids::read(item) {
                Some(grid) => found.of_grid(&grid?).map(Some),
                None => find_within(item, found).map(|()| None),
            })
        });
        let grid = match read {
            Ok(grid) => grid,
            Err(mistake) => {
                wrong.push(mistake);
                continue;
            }
        };
        if let Some(grid) = grid {
            let values = grid.values();
            let above = found.puzzles.last().filter(|_| before > first).cloned();
            // A wrong one agrees with as many givens only if it is meant for them.
            let is_its_own = |puzzle: &Puzzle| {
                finder::solves(&values, puzzle)
                    || puzzle.given_count() >= FEWEST_GIVENS && finder::completes(&values, puzzle)
            };
            match above.filter(is_its_own) {
                Some(puzzle) => found.solution(Step::Entry(at), &values, &puzzle),
                None => found.puzzles.push(grid),
            }
            continue;
        }
        if found.puzzles.len() == before && (says_something(item) || item.is_string()) {
            others.push(at);
        }
        // An answer may be between words, like the question.
        if let [.., above, last] = &found.puzzles[first..]
            && found.puzzles.len() == before + 1
            && finder::solves(&last.values(), above)
        {
            let (values, puzzle) = (last.values(), above.clone());
            found.puzzles.pop();
            found.solution(Step::Entry(at), &values, &puzzle);
        }
    }
    if found.puzzles.len() == first + 1
        && let [only] = others[..]
        && let Some(title) = items[only].as_str().filter(|it| !it.trim().is_empty())
        && let Some(puzzle) = found.puzzles.last_mut()
        && puzzle.title.is_none()
    {
        puzzle.title = Some(title.trim().chars().take(LONGEST_TITLE).collect());
    } else if found.puzzles.len() > first {
        for at in others {
            found.leave_out(Some(at));
        }
    }
    found.report(first, wrong)
}

/// Whether a value might be a puzzle: it is not a number and not empty.
pub(super) fn says_something(value: &Value) -> bool {
    match value {
        Value::String(text) => !text.trim().is_empty(),
        Value::Array(_) | Value::Object(_) => !is_nothing(value),
        _ => false,
    }
}

/// Returns a grid without empty cells.
pub(super) fn full_grid(value: &Value) -> Option<GridOf> {
    grids::read(value)?.ok().filter(GridOf::is_full)
}

/// Returns the values of a grid without empty cells, perhaps between words.
pub(super) fn full(value: &Value) -> Option<Values> {
    if let Some(grid) = full_grid(value) {
        return Some(grid.puzzle().ok()?.values());
    }
    let [puzzle] = &in_words(value.as_str()?)[..] else {
        return None;
    };
    let values = puzzle.values();
    let cells = puzzle.layout.cells();
    let is_filled = |it: sudoku_engine::grid::Cell| values[it.index()].is_some();
    cells.iter().all(is_filled).then_some(values)
}

fn of_any_object(object: &Object, found: &mut Found) -> Result<(), Problem> {
    let before = found.puzzles.len();
    puzzles_of(object, found)?;
    // Without a rule named in the words, it may be another puzzle.
    let puzzles = &found.puzzles[before.min(found.puzzles.len())..];
    if puzzles.is_empty() {
        return Ok(());
    }
    let is_classic = puzzles.iter().all(|it| it.layout.is_classic());
    for (name, text) in rules::words(object) {
        if is_classic || rules::is_unknown_tag(name, text) {
            found.hear(name, text);
        }
    }
    Ok(())
}

/// Adds the puzzles of an object.
fn puzzles_of(object: &Object, found: &mut Found) -> Result<(), Problem> {
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
    if let Some(odd) = odd_cell_of_setters(object) {
        return Err(odd);
    }
    // A whole grid has more data than a list of some cells, which may be moves or hints.
    if record::read(object, found)? {
        return Ok(());
    }
    if let Some(puzzle) = placed::read(object) {
        let mut puzzle = puzzle?;
        let mut lists = object.values().filter_map(Value::as_array);
        found.hear_axes(lists.find_map(|it| placed::axes(it)));
        puzzle.layout = rules::layout(object, &puzzle.layout, found)?;
        notes::add(object, &mut puzzle, found);
        solutions(object, &puzzle, found);
        found.puzzles.push(puzzle);
        return Ok(());
    }
    let is_left_out = |name: &str, value| {
        has_solution(name, value) || is_about_cells(name) || rules::tells_cages(name, value)
    };
    let mut fields: Vec<(usize, &String, &Value)> = object
        .iter()
        .filter(|(name, value)| !is_left_out(name, value))
        .map(|(name, value)| (rank(name), name, value))
        .collect();
    fields.sort_by_key(|(rank, ..)| *rank);
    let before = found.puzzles.len();
    let mut named: Vec<(&String, Vec<Puzzle>)> = Vec::new();
    for (rank, name, value) in fields {
        if let Some(problem) = grids::miscounted(value).filter(|_| rank < PART) {
            return Err(problem.in_field(name));
        }
        let first = found.puzzles.len();
        found.within(Step::Field(name.clone()), |found| find(value, found))?;
        named.push((name, found.puzzles.split_off(first)));
    }
    without_solutions(&mut named, found);
    around(object, &mut named, found)?;
    add_named(named, found);
    if let [puzzle] = &found.puzzles[before..] {
        let puzzle = puzzle.clone();
        solutions(object, &puzzle, found);
    }
    // There may be only the features of a board.
    if found.puzzles.len() == before
        && let Some(puzzle) = rules::board(object, found)
    {
        found.puzzles.push(record::told(puzzle?, object));
    }
    // There may be a puzzle in the solution, but a solution alone does not tell its puzzle.
    if found.puzzles.len() == before {
        for (name, value) in object.iter().filter(|(name, it)| has_solution(name, it)) {
            let first = found.puzzles.len();
            found.within(Step::Field(name.clone()), |found| find(value, found))?;
            let is_full = |it: &Puzzle| it.given_count() == it.layout.cells().len();
            if found.puzzles[first..].iter().any(is_full) {
                return Err(Problem::Shape(Fault::OnlySolution).in_field(name));
            }
        }
    }
    Ok(())
}

/// Gives the rules of an object to the puzzles in its fields, if these have no rules of their own.
fn around(
    object: &Object,
    named: &mut [(&String, Vec<Puzzle>)],
    found: &mut Found,
) -> Result<(), Problem> {
    let holding = named.iter().filter(|(_, puzzles)| !puzzles.is_empty());
    let holding: HashSet<&String> = holding.map(|(name, _)| *name).collect();
    let beside = || object.iter().filter(|(name, _)| !holding.contains(name));
    // Count first: each field may be examined once for each other one.
    if beside().count() > MOST_BESIDE {
        return Ok(());
    }
    let beside: Object = beside()
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    // Most puzzles of a list have the same board.
    let mut last: Option<(Layout, Layout)> = None;
    for puzzle in named.iter_mut().flat_map(|(_, puzzles)| puzzles) {
        let own = &puzzle.layout;
        if !own.features().is_empty() || !own.cages().is_empty() {
            continue;
        }
        let known = last.take().filter(|(before, _)| before == own);
        let (own, layout) = match known {
            Some(known) => known,
            None => (own.clone(), rules::layout(&beside, own, found)?),
        };
        puzzle.layout = layout.clone();
        last = Some((own, layout));
    }
    Ok(())
}

/// Compares the full grids among the puzzles in the fields of an object with the puzzles that they
/// may solve.
fn without_solutions(named: &mut [(&String, Vec<Puzzle>)], found: &mut Found) {
    let all: Vec<Puzzle> = named.iter().flat_map(|(_, it)| it).cloned().collect();
    if !(2..=MOST_OF_ONE).contains(&all.len()) {
        return;
    }
    for (name, puzzles) in named {
        puzzles.retain(|it| {
            let values = it.givens;
            let puzzle = all.iter().find(|puzzle| finder::solves(&values, puzzle));
            if let Some(puzzle) = puzzle {
                found.solution(Step::Field((*name).clone()), &values, puzzle);
            }
            puzzle.is_none()
        });
    }
}

/// Adds the puzzles in the fields of an object in the order of the text. If several fields have
/// puzzles, a puzzle without a title gets the name of its field.
pub(super) fn add_named(mut named: Vec<(&String, Vec<Puzzle>)>, found: &mut Found) {
    named.retain(|(_, puzzles)| !puzzles.is_empty());
    if named.len() < 2 {
        found
            .puzzles
            .extend(named.into_iter().flat_map(|(_, it)| it));
        return;
    }
    let fields = found.fields().into_iter().enumerate();
    let order: HashMap<&str, usize> = fields.map(|(at, name)| (name, at)).collect();
    named.sort_by_key(|(name, _)| order.get(name.as_str()).copied());
    for (name, puzzles) in named {
        for mut puzzle in puzzles {
            let title = || name.chars().take(LONGEST_TITLE).collect();
            puzzle.title = puzzle.title.or_else(|| Some(title()));
            found.puzzles.push(puzzle);
        }
    }
}

/// Returns the cells of a Jupyter notebook, if an object is one.
fn notebook(object: &Object) -> Option<&Vec<Value>> {
    object.get("nbformat")?;
    object.get("cells")?.as_array()
}

/// Whether the content of a text shows that it is meant as a puzzle, not as a program or as words.
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

/// The fewest cells of a damaged puzzle.
const FEWEST_CELLS: usize = 60;

/// Returns a text, or joins its lines with their ends.
fn lines(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(lines) => lines.iter().filter_map(Value::as_str).collect(),
        _ => String::new(),
    }
}

/// Whether a field is the solution: its name says so, and it is not a grid with empty cells.
pub(super) fn has_solution(name: &str, value: &Value) -> bool {
    if is_short_for_solution(name) {
        return full_grid(value).is_some();
    }
    let is_open = || grids::read(value).is_some_and(|it| it.is_ok_and(|it| !it.is_full()));
    is_solution(name) && !is_open()
}

/// Compares the stated solution of an object's puzzle with the puzzle.
pub(super) fn solutions(object: &Object, puzzle: &Puzzle, found: &mut Found) {
    for (name, value) in object.iter().filter(|(name, it)| has_solution(name, it)) {
        if let Some(values) = full(value) {
            found.solution(Step::Field(name.clone()), &values, puzzle);
        }
    }
}

/// Whether an object is a puzzle of f-puzzles or SudokuPad: its cells are objects in rows, without
/// fields that only other programs use.
fn is_of_setters(object: &Object) -> bool {
    let Some(rows) = object.get("grid").or_else(|| object.get("cells")) else {
        return false;
    };
    let is_cell = |cell: &Value| {
        let cell = cell.as_object();
        cell.is_some_and(|cell| foreign_field(cell).is_none())
    };
    let is_row = |row: &Value| row.as_array().is_some_and(|row| row.iter().all(is_cell));
    rows.as_array()
        .is_some_and(|rows| !rows.is_empty() && rows.iter().all(is_row))
}

/// Whether a value has rows of cells that are objects, as f-puzzles and SudokuPad write them.
pub(super) fn has_cells_as_objects(value: &Value) -> bool {
    let rows = value.get("grid").or_else(|| value.get("cells"));
    let is_row = |row: &Value| {
        let cells = row.as_array();
        cells.is_some_and(|cells| cells.iter().any(Value::is_object))
    };
    let rows = rows.and_then(Value::as_array);
    rows.is_some_and(|rows| rows.iter().any(is_row))
}

/// Returns the field of a cell that f-puzzles and SudokuPad would not write.
fn foreign_field(cell: &Object) -> Option<&str> {
    // Givens have their digit under the name that these programs use.
    let is_without_digit = |name: &str, value: &Value| {
        name == "given" && *value != false && !cell.contains_key("value")
    };
    let mut fields = cell.iter();
    let foreign = |(name, value): &(&String, &Value)| {
        is_of_others(name, value) || is_without_digit(name, value)
    };
    fields.find(foreign).map(|(name, _)| name.as_str())
}

/// Returns the mistake in a puzzle of f-puzzles or SudokuPad most of whose cells are as these programs
/// write them: read as another program's, it would lose its rules.
fn odd_cell_of_setters(object: &Object) -> Option<Problem> {
    /// At most one in this many cells may have a slip.
    const SLIPS: usize = 9;
    let (name, rows, size) = match (object.get("grid"), object.get("cells")) {
        (Some(grid), _) => {
            let size = usize::try_from(object.get("size")?.as_u64()?).ok()?;
            ("grid", grid.as_array()?, size)
        }
        (None, Some(cells)) => {
            let rows = cells.as_array()?;
            ("cells", rows, rows.len())
        }
        (None, None) => return None,
    };
    let mut odd = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        for (column, cell) in row.as_array()?.iter().enumerate() {
            let problem = odd_cell(cell);
            odd.extend(problem.map(|problem| problem.in_cell(at, column)));
        }
    }
    let count = odd.len();
    let problem = odd.into_iter().next()?.in_field(name);
    (rows.len() == size && count * SLIPS <= size * size).then_some(problem)
}

/// Returns the problem of a cell that f-puzzles and SudokuPad would not write.
fn odd_cell(cell: &Value) -> Option<Problem> {
    let Some(fields) = cell.as_object() else {
        let text = cell.to_string();
        return (!is_nothing(cell)).then_some(Problem::Shape(Fault::NotACell { text }));
    };
    let odd = foreign_field(fields)?;
    if let Err(problem) = spelling::check(fields, &spelling::OF_CELLS) {
        return Some(problem);
    }
    let what = match odd {
        "region" => Unknown::MoreRegions,
        name => Unknown::Named(name.to_owned()),
    };
    Some(Problem::Unsupported(what).in_field(odd))
}
