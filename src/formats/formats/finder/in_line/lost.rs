//! A solution whose puzzle cannot be read: it would be taken for the puzzle.

use super::{Cells, InLine, damage};
use crate::formats::FormatError;
use crate::formats::boards::names_regions;
use crate::formats::finder::columns::{self, Columns, Role};
use crate::formats::finder::signs::Sign;
use sudoku_engine::grid::Cell;

/// The state of a puzzle that is missing, although its solution is there.
pub(in crate::formats::finder) enum Lost {
    /// It has this mistake.
    Damaged(FormatError),
    /// Its field has no digit.
    Empty,
}

/// Returns the state of the puzzle that belongs to a solution found alone in a line; `None` if the
/// line has no place for another puzzle.
pub(in crate::formats::finder) fn puzzle(
    found: &InLine,
    line: &str,
    number: usize,
    sign: Sign,
    columns: Option<&Columns>,
) -> Option<Lost> {
    if !found.puzzle.givens.iter().all(Option::is_some) {
        return None;
    }
    if let Some(damage) = damage(line, number, sign) {
        return Some(Lost::Damaged(damage));
    }
    let columns = columns?;
    let fields = columns::fields(line, columns.separator);
    if fields.len() != columns.roles.len() {
        return None;
    }
    let is_puzzle = |role: &Role| *role == Role::Puzzle;
    let mut named = (columns.roles.iter().zip(&fields)).filter(|(role, _)| is_puzzle(role));
    let is_board = |field: &str| Cells::read(field, sign).is_some() || names_regions(field);
    let (_, field) = named.clone().next()?;
    if named.any(|(_, field)| is_board(field)) {
        return None;
    }
    let cells = field.chars().filter(|one| sign.value(*one).is_some());
    let found = cells.count();
    let has_digit = field.contains(|one: char| one.is_ascii_digit());
    if !has_digit || found == Cell::COUNT {
        return (!has_digit).then_some(Lost::Empty);
    }
    Some(Lost::Damaged(FormatError::Cells {
        line: number,
        found,
        needed: Cell::COUNT,
    }))
}
