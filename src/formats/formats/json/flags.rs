//! The cells that are given, or visible, according to separate data: a flag for each cell, or a
//! list of cells.

use serde_json::Value;

use super::board::lists_of_cells;
use super::cells::{self, Mark};
use super::names::plain_name;
use super::{Object, Problem};
use crate::formats::{boards, counting};
use sudoku_engine::grid::CellSet;
use sudoku_engine::sudoku::Puzzle;

/// The most ones on a board; a list of flags has more.
const MOST_ONES: usize = 9;

/// A flag for each cell.
struct Flags {
    set: Vec<bool>,
    /// Whether they are true and false, not ones and zeros.
    are_words: bool,
}

/// Reads a value as flags, one for each cell of a board: in lists, in one list or as text.
fn flags(value: &Value) -> Option<Flags> {
    let mut flags = Flags {
        set: Vec::new(),
        are_words: true,
    };
    flags.add(value, 2)?;
    [16, 36, 64, 81].contains(&flags.set.len()).then_some(flags)
}

impl Flags {
    /// Adds the flags in a value, nested in at most this many lists.
    fn add(&mut self, value: &Value, lists: usize) -> Option<()> {
        match value {
            Value::Bool(is) => self.set.push(*is),
            Value::Number(number) => {
                self.are_words = false;
                match number.as_u64() {
                    Some(flag @ (0 | 1)) => self.set.push(flag == 1),
                    _ => return None,
                }
            }
            Value::String(text) => {
                self.are_words = false;
                for sign in text.chars().filter(|it| !it.is_whitespace()) {
                    match sign {
                        '0' | '.' => self.set.push(false),
                        '1' => self.set.push(true),
                        _ => return None,
                    }
                }
            }
            Value::Array(all) if lists > 0 => {
                for it in all {
                    self.add(it, lists - 1)?;
                }
            }
            _ => return None,
        }
        Some(())
    }
}

/// Whether a field marks the given cells with flags of any kind.
pub(super) fn tells_givens(name: &str, value: &Value) -> bool {
    flags(value).is_some_and(|flags| {
        let ones = flags.set.iter().filter(|it| **it).count();
        flags.are_words || mark(name).is_some() && ones > MOST_ONES
    })
}

/// Returns the meaning of the cells that a field marks.
fn mark(name: &str) -> Option<Mark> {
    let name = plain_name(name);
    if name == "mask" {
        return Some(Mark::Given);
    }
    let name = name.trim_end_matches("mask").trim_end_matches("map");
    let name = ["cells", "numbers", "digits"]
        .iter()
        .find_map(|it| name.strip_suffix(it))
        .unwrap_or(name);
    cells::mark(name.strip_suffix('s').unwrap_or(name))
}

/// Returns the cells that a field marks, if it marks any.
fn marked(name: &str, value: &Value, size: usize) -> Result<Option<CellSet>, Problem> {
    if tells_givens(name, value) {
        Ok(of_flags(value, size))
    } else {
        of_list(value, size)
    }
}

/// Whether a field marks cells of a board of this size.
pub(super) fn are_read(name: &str, value: &Value, size: usize) -> bool {
    mark(name).is_some() && matches!(marked(name, value, size), Ok(Some(_)))
}

/// Makes entries of the digits that fields of an object mark as not given.
pub(super) fn apply(object: &Object, puzzle: &mut Puzzle) -> Result<(), Problem> {
    let size = puzzle.layout.size();
    let cells = puzzle.layout.cells();
    let values = puzzle.values();
    let is_full = cells.iter().all(|it| values[it.index()].is_some());
    for (name, value) in object {
        let Some(mark) = mark(name) else {
            continue;
        };
        let Some(marked) = marked(name, value, size)? else {
            continue;
        };
        for cell in puzzle.layout.cells() {
            let at = cell.index();
            match mark {
                Mark::Given | Mark::Open if marked.contains(cell) != (mark == Mark::Given) => {
                    puzzle.entries[at] = puzzle.givens[at].take().or(puzzle.entries[at]);
                }
                // In a full grid, some digits are hidden because the player must find them.
                Mark::Shown | Mark::Hidden
                    if is_full && marked.contains(cell) != (mark == Mark::Shown) =>
                {
                    puzzle.givens[at] = None;
                    puzzle.entries[at] = None;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Returns the cells of a board of this size whose digits are visible, if a field of a solution
/// marks them.
pub(super) fn seen(name: &str, value: &Value, size: usize) -> Result<Option<CellSet>, Problem> {
    let Some(mark) = mark(name) else {
        return Ok(None);
    };
    let Some(marked) = marked(name, value, size)? else {
        return Ok(None);
    };
    let all = || (0..size * size).filter_map(|at| boards::cell(size, at));
    let all: CellSet = all().collect();
    Ok(Some(match mark {
        Mark::Given | Mark::Shown => marked,
        Mark::Open | Mark::Hidden => all - marked,
    }))
}

/// Returns the cells with a flag, if there is one for each cell of the board.
fn of_flags(value: &Value, size: usize) -> Option<CellSet> {
    let flags = flags(value).filter(|it| it.set.len() == size * size)?;
    let set = flags.set.iter().enumerate().filter(|(_, is_set)| **is_set);
    Some(set.filter_map(|(at, _)| boards::cell(size, at)).collect())
}

/// Returns the cells of a list.
fn of_list(value: &Value, size: usize) -> Result<Option<CellSet>, Problem> {
    let Some(list) = value.as_array().filter(|it| !it.is_empty()) else {
        return Ok(None);
    };
    if list.len() < size * size && list.iter().all(Value::is_u64) {
        return Ok(of_numbers(list, size));
    }
    // Pairs, perhaps followed by a digit.
    let is_pair = |it: &Value| it.as_array().is_some_and(|it| matches!(it.len(), 2 | 3));
    if !list.iter().all(|it| it.is_object() || is_pair(it)) {
        return Ok(None);
    }
    let one = Value::Array(vec![value.clone()]);
    match lists_of_cells(&one, size) {
        Ok(lists) => Ok(lists.first().copied()),
        Err(error @ Problem::Counting(_)) => Err(error),
        Err(_) => Ok(None),
    }
}

/// Returns the cells with these numbers. Programs count cells from 0, unless the number of the last
/// cell shows otherwise.
fn of_numbers(list: &[Value], size: usize) -> Option<CellSet> {
    let numbers = list.iter().map(|it| usize::try_from(it.as_u64()?).ok());
    let numbers: Vec<usize> = numbers.collect::<Option<_>>()?;
    let first = counting::first(numbers.iter().copied(), size * size).unwrap_or(0);
    let cell = |number: &usize| boards::cell(size, number.checked_sub(first)?);
    let mut cells = CellSet::EMPTY;
    let is_new = |number: &usize| cell(number).is_some_and(|it| cells.insert(it));
    numbers.iter().all(is_new).then_some(cells)
}
