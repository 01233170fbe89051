//! The board without its mistakes.

use sudoku_engine::grid::{Candidate, Cell, Values};
use sudoku_engine::search::{Solutions, Stop, Stopped, exists, solve};
use sudoku_engine::sudoku::{Edits, Position};

/// The solutions of the givens.
#[derive(Debug, Clone)]
pub(super) enum Truth {
    /// None.
    None,
    /// Exactly one.
    One(Box<Values>),
    /// More than one.
    Several,
}

impl Truth {
    /// Finds the solutions of the givens of a position.
    pub(super) fn of(position: &Position, stop: &Stop) -> Result<Self, Stopped> {
        let mut found = solve(&position.givens(), stop)?.solutions;
        // If the pencil marks of the puzzle are wrong, its digits alone may have a solution.
        if found == Solutions::None && position.is_marked() {
            let digits = solve(&position.given_values(), stop)?.solutions;
            if let Solutions::One(_) = digits {
                found = digits;
            }
        }
        Ok(match found {
            Solutions::None => Self::None,
            Solutions::One(solution) => Self::One(solution),
            Solutions::Several(_) => Self::Several,
        })
    }

    /// The digit of the only solution in a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<Candidate> {
        let Self::One(solution) = self else {
            return None;
        };
        solution[cell.index()].map(|digit| Candidate::new(cell, digit))
    }

    /// The position without its wrong entries and removals. If the givens do not have exactly one
    /// solution, the entries and then the removals are applied one by one in reading order, and
    /// each that leaves no solution is wrong.
    pub(super) fn cleared(&self, mut position: Position, stop: &Stop) -> Result<Position, Stopped> {
        if let Self::One(_) = self {
            let right = || Cell::all().filter_map(|cell| self.at(cell));
            let is_wrong = |right: &Candidate| {
                let value = position.grid().value(right.cell);
                value.is_some_and(|digit| digit != right.digit)
            };
            let edits = Edits {
                values: right().filter(is_wrong).map(|it| (it.cell, None)).collect(),
                removals: right().map(|it| (it, false)).collect(),
                ..Edits::default()
            };
            position.apply(&edits);
            return Ok(position);
        }
        if exists(position.grid(), stop)? {
            return Ok(position);
        }
        let mut kept = position.clone();
        kept.apply(&all_taken_back(&position));
        for edits in one_by_one(&position) {
            let mut next = kept.clone();
            next.apply(&edits);
            if exists(next.grid(), stop)? {
                kept = next;
            }
        }
        Ok(kept)
    }
}

/// The edits that undo all entries and removals.
fn all_taken_back(position: &Position) -> Edits {
    let entered = entries(position).map(|entry| (entry.cell, None));
    let removed = removals(position).map(|removed| (removed, false));
    Edits {
        values: entered.collect(),
        removals: removed.collect(),
        ..Edits::default()
    }
}

/// The edits that lead from the givens to the position, one for each entry and removal.
fn one_by_one(position: &Position) -> impl Iterator<Item = Edits> + '_ {
    let entered = entries(position).map(|entry| Edits::placing([entry]));
    let removed = removals(position).map(|removed| Edits::default().removing([removed]));
    entered.chain(removed)
}

/// The values that were filled in, in reading order.
pub(super) fn entries(position: &Position) -> impl Iterator<Item = Candidate> + '_ {
    Cell::all().filter_map(|cell| {
        let value = position.value(cell).filter(|value| !value.given)?;
        Some(Candidate::new(cell, value.digit))
    })
}

/// The candidates that were removed from empty cells, except those that the puzzle itself rules
/// out, in reading order.
pub(super) fn removals(position: &Position) -> impl Iterator<Item = Candidate> + '_ {
    position.grid().unsolved().into_iter().flat_map(|cell| {
        let digits = position.removed(cell) - position.ruled_out(cell);
        let digits = digits.into_iter();
        digits.map(move |digit| Candidate::new(cell, digit))
    })
}

/// The candidates that the puzzle itself rules out in cells without a given, in reading order.
pub(super) fn ruled_out(position: &Position) -> impl Iterator<Item = Candidate> + '_ {
    let empty = position.grid().layout().cells() - position.given();
    empty.into_iter().flat_map(|cell| {
        let digits = position.ruled_out(cell).into_iter();
        digits.map(move |digit| Candidate::new(cell, digit))
    })
}
