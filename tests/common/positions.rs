//! Positions worked out by hand, each for one rule.

use sudoku_stepper::grid::{Candidate, Grid, House, LayoutBuilder};
use sudoku_stepper::rules::{Deduction, DeductionRule, find_all};

use super::{cells, digit, digits, grid_with, in_order};

/// r1c1 sees the digits 1 to 8, three in its row, three in its column, two in
/// its box.
pub fn eight_digits_around_r1c1() -> Grid {
    grid_with(&[
        ("r1c2", 1),
        ("r1c3", 2),
        ("r1c4", 3),
        ("r4c1", 4),
        ("r5c1", 5),
        ("r9c1", 8),
        ("r2c2", 6),
        ("r3c3", 7),
    ])
}

/// The fives leave box 1, row 1 and column 1 no other cell than r1c1.
pub fn fives_around_r1c1() -> Grid {
    grid_with(&[("r2c5", 5), ("r3c8", 5), ("r4c2", 5), ("r7c3", 5)])
}

/// Rows 2 and 3 of box 1 are full, and so 5, 8 and 9 are left for its row 1.
pub fn box_1_has_only_row_1_left() -> Grid {
    grid_with(&in_order(
        "r2c1 r2c2 r2c3 r3c1 r3c2 r3c3",
        &[1, 2, 3, 4, 6, 7],
    ))
}

/// Row 1 is full but for its part in box 1, which lacks 5, 8 and 9.
pub fn row_1_has_only_box_1_left() -> Grid {
    grid_with(&in_order(
        "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
        &[1, 2, 3, 4, 6, 7],
    ))
}

/// An empty grid in which these cells have only these candidates.
pub fn holding(held: &[(&str, &[u8])]) -> Grid {
    let mut grid = Grid::empty();
    for (names, values) in held {
        keep(&mut grid, names, values);
    }
    grid
}

/// Leaves only `kept` in the cells of a list.
pub fn keep(grid: &mut Grid, names: &str, kept: &[u8]) {
    for cell in cells(names) {
        for lost in grid.candidates(cell) - digits(kept) {
            grid.eliminate(Candidate::new(cell, lost));
        }
    }
}

/// The grid with only `kept` in the cells of a list.
pub fn keeping(mut grid: Grid, names: &str, kept: &[u8]) -> Grid {
    keep(&mut grid, names, kept);
    grid
}

/// The empty board with these cages.
pub fn killer(cages: &[(u8, &str)]) -> Grid {
    let with_sums = cages.iter().map(|(sum, names)| (Some(*sum), *names));
    caged(&with_sums.collect::<Vec<_>>())
}

/// The empty board with these cages, some of which may have no sum.
pub fn caged(cages: &[(Option<u8>, &str)]) -> Grid {
    let classic = LayoutBuilder::classic();
    let board = cages.iter().fold(classic, |board, (sum, names)| {
        board.cage(cells(names), *sum)
    });
    Grid::empty_on(&board.build().unwrap())
}

/// r1c1 sees the two others: one of these is 3.
pub fn xy_wing() -> Grid {
    holding(&[("r1c1", &[1, 2]), ("r1c5", &[1, 3]), ("r5c1", &[2, 3])])
}

/// An empty grid in which each of these houses has the digit only in these
/// cells.
pub fn confined(value: u8, houses: &[(House, &str)]) -> Grid {
    let mut grid = Grid::empty();
    for (house, names) in houses {
        leave_only(&mut grid, *house, value, names);
    }
    grid
}

/// Takes a digit from all cells of a house but some.
pub fn leave_only(grid: &mut Grid, house: House, value: u8, names: &str) {
    for cell in house.cells() - cells(names) {
        grid.eliminate(Candidate::new(cell, digit(value)));
    }
}

pub fn without(mut grid: Grid, removed: &[Candidate]) -> Grid {
    for candidate in removed {
        assert!(grid.eliminate(*candidate));
    }
    grid
}

/// The only thing that a rule finds.
pub fn only(rule: &dyn DeductionRule, grid: &Grid) -> Deduction {
    let [deduction] = find_all(rule, grid).try_into().unwrap();
    deduction
}

/// What a rule finds that eliminates just this.
pub fn that_removes(
    rule: &dyn DeductionRule,
    grid: &Grid,
    gone: &[Candidate],
) -> Option<Deduction> {
    let mut all = find_all(rule, grid).into_iter();
    all.find(|found| found.eliminations[..] == *gone)
}
