//! An object with a grid in one of its fields: the puzzle, and the data in the other fields, such
//! as its solution, a person's position, and the features of its board.

use serde_json::Value;

use super::found::{Found, Step};
use super::grids::{self, GridOf};
use super::names::{FIRST_OPEN, LAST, PART, WHOLE};
use super::names::{is_about_cells, is_of_several, is_position, is_solution, is_way};
use super::names::{plain_name, rank};
use super::{Object, Problem, any, flags, notes, placed, rules, said};
use crate::formats::Fault;
use crate::formats::finder::{self, goes_on};
use sudoku_engine::grid::{Cell, Grid};
use sudoku_engine::sudoku::{Field, Puzzle};

/// The length that a text must exceed to be a puzzle in another notation.
const SHORTEST_NOTATION: usize = 40;

/// The longest text that is read as data about a puzzle, in bytes.
const LONGEST_FIELD: usize = 1000;

/// Adds the puzzle of an object with a grid in one of its fields, or several if they are different
/// puzzles; returns false if there is none.
pub(super) fn read(object: &Object, found: &mut Found) -> Result<bool, Problem> {
    let mut grids: Vec<(usize, &String, Result<GridOf, Problem>)> = Vec::new();
    let order = grids::order(object);
    for (name, value) in object
        .iter()
        .filter(|(name, it)| !any::has_solution(name, it))
    {
        // Beside a puzzle, a person's position comes second.
        let rank = rank(name) + if is_position(name) { LAST } else { 0 };
        if rules::tells_board(name, value) || flags::tells_givens(name, value) {
            continue;
        }
        match grids::named(name, value) {
            // A field with another name need not be a grid.
            Some(Err(_)) if rank >= PART => {}
            Some(grid) => grids.push((rank, name, grid.map(|it| it.in_order(order)))),
            None if rank < WHOLE => {
                let text = value.as_str().filter(|it| grids::of_notation(it).is_none());
                let check = |_: &mut Found| text.map_or(Ok(()), any::check);
                found.within(Step::Field(name.clone()), check)?;
            }
            None => {}
        }
    }
    // If there is a real puzzle, a grid without digits or a mask for another grid is not one.
    let says_nothing = |grid: &Result<GridOf, Problem>| {
        grid.as_ref().is_ok_and(|it| it.is_blank() || it.is_mask())
    };
    let is_puzzle = |(rank, _, grid): &(usize, &String, Result<GridOf, Problem>)| {
        *rank < LAST && !says_nothing(grid)
    };
    if grids.iter().any(is_puzzle) {
        grids.retain(|(_, _, grid)| !says_nothing(grid));
    }
    grids.sort_by_key(|(rank, ..)| *rank);
    let mut grids = grids.into_iter();
    let Some((best, named, grid)) = grids.next() else {
        return of_another_kind(object, found);
    };
    let within = |name: &String, found: &mut Found, grid: Result<GridOf, Problem>| {
        found.within(Step::Field(name.clone()), |found| found.of_grid(&grid?))
    };
    let mut puzzle = within(named, found, grid)?;
    puzzle.layout = rules::layout(object, &puzzle.layout, found)?;
    flags::apply(object, &mut puzzle)?;
    let mut others: Vec<(&String, Puzzle)> = Vec::new();
    for (rank, name, grid) in grids {
        let is_full = || object.get(name).and_then(any::full);
        if plain_name(name).contains("filled")
            && let Some(values) = is_full()
        {
            found.solution(Step::Field(name.clone()), &values, &puzzle);
            continue;
        }
        let is_open = is_position(name);
        if is_open && grid.as_ref().is_ok_and(|it| it.add_to(&mut puzzle)) {
            continue;
        }
        let has_same_size = grid
            .as_ref()
            .is_ok_and(|it| it.size == puzzle.layout.size());
        // A grid with empty cells is not a solution, even if its name says so.
        let is_beside = best < PART && rank % LAST >= PART && !is_solution(name);
        // Beside a field named as a puzzle, a table with another name is data about it.
        if is_beside && !(best >= FIRST_OPEN && has_same_size) {
            let values = grid.ok().and_then(|grid| grid.puzzle().ok());
            let values = values.map(|it| it.values());
            if let Some(values) = values.filter(|it| finder::completes(it, &puzzle)) {
                found.solution(Step::Field(name.clone()), &values, &puzzle);
            }
            continue;
        }
        let other = within(name, found, grid)?;
        let values = other.values();
        // A grid with a longer name may count something in each cell.
        let clashes = || Grid::from_values_on(&other.layout, &values).has_clash();
        if best < WHOLE && rank % LAST >= WHOLE && clashes() {
            continue;
        }
        // One of several puzzles may by chance agree with another.
        let are_several = is_of_several(name) && is_of_several(named);
        let is_same = has_same_size && !are_several;
        let is_start = best >= FIRST_OPEN && is_same && is_start_of(&other, &puzzle);
        if is_beside && !is_start {
            continue;
        }
        if has_same_size && finder::solves(&other.givens, &puzzle) {
            found.solution(Step::Field(name.clone()), &other.givens, &puzzle);
        } else if is_start && finder::solves(&puzzle.givens, &other) {
            found.solution(Step::Field(named.clone()), &puzzle.givens, &other);
            puzzle = other;
        } else if is_start {
            let values = puzzle.values();
            puzzle.givens = other.givens;
            for (at, value) in values.into_iter().enumerate() {
                puzzle.entries[at] = value.filter(|_| puzzle.givens[at].is_none());
            }
        } else if is_same && !is_open && finder::completes(&other.givens, &puzzle) {
            found.solution(Step::Field(name.clone()), &other.givens, &puzzle);
        } else if is_same && goes_on(&values, &puzzle) {
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
    for (_, list) in object.iter().filter(|(name, _)| is_position(name)) {
        placed::add_to(&mut puzzle, list)?;
    }
    notes::add(object, &mut puzzle, found);
    any::solutions(object, &puzzle, found);
    // An object with several grids, or one with a meaningless name, may have lists of more grids.
    let is_collection = !others.is_empty() || best >= PART;
    let mut puzzle = told(puzzle, object);
    // If there are several, each one gets the name of its field.
    if !others.is_empty() {
        puzzle.title = None;
    }
    let all = std::iter::once((named, puzzle)).chain(others);
    let mut all: Vec<(&String, Vec<Puzzle>)> = all.map(|(name, it)| (name, vec![it])).collect();
    for (name, value) in object.iter().filter(|_| is_collection) {
        let is_list = value.is_array() || value.is_object();
        let is_puzzle = grids::read(value).is_some() || rules::tells_board(name, value);
        if is_list && !is_puzzle && !any::has_solution(name, value) && !is_way(name) {
            let first = found.puzzles.len();
            found.within(Step::Field(name.clone()), |found| any::find(value, found))?;
            all.push((name, found.puzzles.split_off(first)));
        }
    }
    any::add_named(all, found);
    Ok(true)
}

/// Adds the puzzle of an object without a grid: in another notation, or as a solution with its
/// visible digits; returns false if there is none.
fn of_another_kind(object: &Object, found: &mut Found) -> Result<bool, Problem> {
    let words = object.iter().filter(|(name, _)| rank(name) < WHOLE);
    let notation = words.filter_map(|(_, value)| value.as_str());
    let puzzle = notation
        .filter(|it| it.len() > SHORTEST_NOTATION)
        .find_map(grids::of_notation);
    if let Some(puzzle) = puzzle {
        any::solutions(object, &puzzle, found);
        found.puzzles.push(told(puzzle, object));
        return Ok(true);
    }
    let mut fields = object
        .iter()
        .filter(|(name, it)| any::has_solution(name, it));
    let Some(solution) = fields.find_map(|(_, value)| any::full_grid(value)) else {
        return Ok(false);
    };
    let seen = object
        .iter()
        .map(|(name, value)| flags::seen(name, value, solution.size))
        .find_map(Result::transpose)
        .transpose()?;
    let base = solution.puzzle()?;
    let layout = rules::layout(object, &base.layout, found)?;
    // With other data, the solution defines a puzzle; alone, it is the puzzle itself.
    let is_told = seen.is_some() || layout != base.layout;
    if !is_told {
        // A puzzle in an unknown form is not replaced by its solution.
        let is_more = |(name, value): (&String, &Value)| {
            !any::has_solution(name, value)
                && !is_about_cells(name)
                && any::says_something(value)
                && (value.is_array() || value.is_object())
        };
        return match object.iter().any(is_more) && placed::read(object).is_none() {
            true => Err(Problem::Shape(Fault::OnlySolution)),
            false => Ok(false),
        };
    }
    let seen = seen.unwrap_or_default();
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    let values = base.values();
    for cell in seen {
        puzzle.givens[cell.index()] = values[cell.index()];
    }
    any::solutions(object, &puzzle, found);
    found.puzzles.push(told(puzzle, object));
    Ok(true)
}

/// Whether the other grid is a later position of this puzzle.
fn is_start_of(start: &Puzzle, later: &Puzzle) -> bool {
    let givens = start.givens.iter().flatten().count();
    givens >= start.layout.size()
        && givens < later.values().iter().flatten().count()
        && goes_on(&later.values(), start)
}

/// Returns the puzzle with the data in its object.
pub(super) fn told(mut puzzle: Puzzle, object: &Object) -> Puzzle {
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
            "comment" | "comments" | "note" | "notes" | "remark" | "remarks" => Field::Comment,
            _ => continue,
        };
        if text.len() <= LONGEST_FIELD {
            puzzle.metadata.set(field, &text);
        }
    }
    puzzle
}
