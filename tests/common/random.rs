//! Random boards, each decided by a seed.

use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use sudoku_stepper::grid::{Candidate, Cell, Digit, Grid, House, Values};
use sudoku_stepper::search::{Solutions, Stop, count, solve};
use sudoku_stepper::sudoku::Puzzle;

pub fn rng(seed: u64) -> StdRng {
    StdRng::seed_from_u64(seed)
}

/// A full board: the three boxes of the diagonal at random, the rest by
/// search, then rows, columns and bands permuted.
pub fn solved_board(rng: &mut StdRng) -> Values {
    let mut grid = Grid::empty();
    for block in [0, 4, 8] {
        let mut digits = Digit::ALL;
        digits.shuffle(rng);
        for (cell, digit) in House::box_at(block).cells().iter().zip(digits) {
            grid.place(Candidate::new(cell, digit));
        }
    }
    let Ok(Solutions::Several(solutions)) =
        solve(&grid, &Stop::never()).map(|found| found.solutions)
    else {
        panic!("three boxes leave many solutions");
    };
    let (rows, columns) = (line_order(rng), line_order(rng));
    let transposed = rng.random();
    let mut values = [None; Cell::COUNT];
    for cell in Cell::all() {
        let (row, column) = (rows[cell.row()], columns[cell.column()]);
        let from = if transposed {
            Cell::at(column, row)
        } else {
            Cell::at(row, column)
        };
        values[cell.index()] = solutions[0][from.index()];
    }
    values
}

/// An order of nine lines that keeps bands together.
fn line_order(rng: &mut StdRng) -> Vec<usize> {
    let mut bands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]];
    bands.shuffle(rng);
    for band in &mut bands {
        band.shuffle(rng);
    }
    bands.concat()
}

pub fn shuffled_cells(rng: &mut StdRng) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cell::all().collect();
    cells.shuffle(rng);
    cells
}

/// A puzzle with exactly one solution, and the solution: of `tried` cells,
/// each is emptied unless that would allow a second solution.
pub fn unique_puzzle(seed: u64, tried: usize) -> (Puzzle, Values) {
    let rng = &mut rng(seed);
    let solution = solved_board(rng);
    let mut givens = solution;
    for cell in shuffled_cells(rng).into_iter().take(tried) {
        let given = givens[cell.index()].take();
        if count(&Grid::from_values(&givens), 2, &Stop::never()) != Ok(1) {
            givens[cell.index()] = given;
        }
    }
    (Puzzle::new(givens), solution)
}

/// So many digits anywhere.
pub fn careless_board(rng: &mut StdRng, clues: usize) -> Values {
    let mut values = [None; Cell::COUNT];
    for cell in shuffled_cells(rng).into_iter().take(clues) {
        values[cell.index()] = Some(Digit::ALL[rng.random_range(0..9)]);
    }
    values
}

/// At most so many digits that do not clash; whether they can be completed is
/// another matter.
pub fn legal_board(rng: &mut StdRng, clues: usize) -> Values {
    let mut grid = Grid::empty();
    for cell in shuffled_cells(rng).into_iter().take(clues) {
        let digits: Vec<Digit> = grid.candidates(cell).iter().collect();
        if !digits.is_empty() {
            let digit = digits[rng.random_range(0..digits.len())];
            grid.place(Candidate::new(cell, digit));
        }
    }
    *grid.values()
}
