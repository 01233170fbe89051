//! A solver so plain that it can be trusted, to compare with.

use sudoku_stepper::grid::{Cell, Digit, Grid, Values};

/// Counts the solutions of a position up to a limit: fills the empty cell
/// with the fewest digits in every way that fits. A candidate removed from
/// the grid is not tried.
pub fn count_solutions(grid: &Grid, limit: usize) -> usize {
    let values = *grid.values();
    let clash = |cell: Cell| values[cell.index()].is_some_and(|digit| !fits(&values, cell, digit));
    if Cell::all().any(clash) {
        return 0;
    }
    fill(grid, values, limit)
}

fn fill(grid: &Grid, mut values: Values, limit: usize) -> usize {
    let options = |cell: Cell| -> Vec<Digit> {
        let allowed = grid.candidates(cell).iter();
        allowed
            .filter(|digit| fits(&values, cell, *digit))
            .collect()
    };
    let tightest = Cell::all()
        .filter(|cell| values[cell.index()].is_none())
        .map(|cell| (cell, options(cell)))
        .min_by_key(|(_, digits)| digits.len());
    let Some((cell, digits)) = tightest else {
        return 1;
    };
    let mut count = 0;
    for digit in digits {
        values[cell.index()] = Some(digit);
        count += fill(grid, values, limit - count);
        if count == limit {
            break;
        }
    }
    count
}

/// Whether no other cell of the same row, column or box holds the digit.
pub fn fits(values: &Values, cell: Cell, digit: Digit) -> bool {
    Cell::all().all(|other| {
        let shared = other.row() == cell.row()
            || other.column() == cell.column()
            || (other.row() / 3, other.column() / 3) == (cell.row() / 3, cell.column() / 3);
        other == cell || !shared || values[other.index()] != Some(digit)
    })
}

/// The first cell in reading order that only one digit fits, and that digit.
pub fn first_naked_single(values: &Values) -> Option<(Cell, Digit)> {
    Cell::all().find_map(|cell| {
        let mut digits = Digit::ALL
            .into_iter()
            .filter(|digit| values[cell.index()].is_none() && fits(values, cell, *digit));
        match (digits.next(), digits.next()) {
            (Some(digit), None) => Some((cell, digit)),
            _ => None,
        }
    })
}
