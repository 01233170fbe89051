//! A solver so plain that it can be trusted, to compare with.

use sudoku_stepper::grid::{Cell, Digit, Grid, House, Values};

/// Counts the solutions of a position up to a limit: takes the empty cell with the
/// fewest digits, or the digit of a house with the fewest cells, and tries each of them.
/// A candidate removed from the grid is not tried.
pub fn count_solutions(grid: &Grid, limit: usize) -> usize {
    let values = *grid.values();
    let clash = |cell: Cell| values[cell.index()].is_some_and(|digit| !fits(&values, cell, digit));
    if Cell::all().any(clash) {
        return 0;
    }
    fill(grid, values, limit)
}

fn fill(grid: &Grid, mut values: Values, limit: usize) -> usize {
    let Some(ways) = tightest(grid, &values) else {
        return 1;
    };
    let mut count = 0;
    for (cell, digit) in ways {
        values[cell.index()] = Some(digit);
        count += fill(grid, values, limit - count);
        values[cell.index()] = None;
        if count == limit {
            break;
        }
    }
    count
}

/// The fewest ways to fill a cell, or to place a digit in a house: one of them is right.
/// `None` if every cell is filled.
fn tightest(grid: &Grid, values: &Values) -> Option<Vec<(Cell, Digit)>> {
    let open = Cell::all().filter(|cell| values[cell.index()].is_none());
    let open: Vec<(Cell, Vec<Digit>)> = open
        .map(|cell| {
            let fitting = grid.candidates(cell).iter();
            let fitting = fitting.filter(|digit| fits(values, cell, *digit));
            (cell, fitting.collect())
        })
        .collect();
    let of_cell = |(cell, digits): &(Cell, Vec<Digit>)| -> Vec<(Cell, Digit)> {
        digits.iter().map(|digit| (*cell, *digit)).collect()
    };
    let of_houses = House::all().flat_map(|house| {
        let placed = |digit: Digit| {
            house
                .cells()
                .iter()
                .any(|it| values[it.index()] == Some(digit))
        };
        let missing = Digit::ALL.into_iter().filter(|digit| !placed(*digit));
        let open = &open;
        missing
            .map(|digit| {
                let places = open.iter().filter(|(cell, digits)| {
                    house.cells().contains(*cell) && digits.contains(&digit)
                });
                places.map(|(cell, _)| (*cell, digit)).collect()
            })
            .collect::<Vec<Vec<(Cell, Digit)>>>()
    });
    let ways = open.iter().map(of_cell).chain(of_houses);
    ways.min_by_key(Vec::len)
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
