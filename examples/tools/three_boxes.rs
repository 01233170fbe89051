//! Shows that no puzzle has its givens in only three boxes: the generator refuses such patterns.
//!
//! ```text
//! cargo run --release -p sudoku-tools --bin three_boxes
//! ```
//!
//! If two bands or two stacks of boxes had no givens, lines could be swapped; so the three boxes
//! are in three bands and three stacks, as on the diagonal. Three full boxes are the most givens
//! possible there. Each way to fill them is tried, except for changes that do not affect the number
//! of solutions. The digits of the first box are numbered in reading order. Lines that meet only
//! the second or the third box are ordered so that its 1 is in the corner, and the cells beside and
//! below the 1 are in ascending order. Fillings of the second box that the lines of the first box
//! and mirroring on the diagonal map to each other are tried only once.

#[macro_use]
#[path = "../shared/say.rs"]
mod say;

use std::process::ExitCode;

use rayon::prelude::*;
use sudoku_stepper::grid::{Cell, Digit, Grid, ORDERS_OF_THREE, Values};
use sudoku_stepper::search::{Stop, count};

/// The digits of a box in reading order, from 0.
type Filling = [usize; 9];

fn main() -> ExitCode {
    let fillings = in_order();
    let second: Vec<&Filling> = fillings
        .iter()
        .filter(|filling| images(filling).all(|image| **filling <= image))
        .collect();
    say!(
        "{} ways for the second box, {} for the third",
        second.len(),
        fillings.len()
    );
    let puzzle = second.par_iter().find_map_any(|second| {
        let mut puzzles = fillings.iter().map(|third| diagonal(second, third));
        puzzles.find(|puzzle| {
            let solutions = count(&Grid::from_values(puzzle), 2, &Stop::never());
            // Nobody stops it.
            solutions != Ok(2)
        })
    });
    if let Some(puzzle) = puzzle {
        say!(
            "this one has not: {}",
            sudoku_stepper::formats::write_line(&puzzle)
        );
        return ExitCode::FAILURE;
    }
    say!("each has several solutions");
    ExitCode::SUCCESS
}

/// Returns all fillings of a box in the order described above.
fn in_order() -> Vec<Filling> {
    let mut all = Vec::new();
    permute(&mut [0, 1, 2, 3, 4, 5, 6, 7, 8], 1, &mut all);
    all.retain(|filling| *filling == ordered(filling));
    all
}

fn permute(filling: &mut Filling, from: usize, all: &mut Vec<Filling>) {
    if from == filling.len() {
        all.push(*filling);
        return;
    }
    for at in from..filling.len() {
        filling.swap(from, at);
        permute(filling, from + 1, all);
        filling.swap(from, at);
    }
}

/// Returns the same filling with its lines in order.
fn ordered(filling: &Filling) -> Filling {
    let at = filling.iter().position(|digit| *digit == 0).unwrap_or(0);
    let others = |line: usize| [[1, 2], [0, 2], [0, 1]][line];
    let (row, column) = (at / 3, at % 3);
    let mut rows = others(row);
    let mut columns = others(column);
    if filling[rows[0] * 3 + column] > filling[rows[1] * 3 + column] {
        rows.swap(0, 1);
    }
    if filling[row * 3 + columns[0]] > filling[row * 3 + columns[1]] {
        columns.swap(0, 1);
    }
    let (rows, columns) = ([row, rows[0], rows[1]], [column, columns[0], columns[1]]);
    std::array::from_fn(|cell| filling[rows[cell / 3] * 3 + columns[cell % 3]])
}

/// Returns the fillings of the second box that result from reordering the lines of the first box,
/// or mirroring the grid, and renumbering the digits.
fn images(filling: &Filling) -> impl Iterator<Item = Filling> {
    let mirrored: Filling = std::array::from_fn(|cell| mirror(filling[mirror(cell)]));
    [*filling, mirrored].into_iter().flat_map(|filling| {
        let orders = ORDERS_OF_THREE.into_iter();
        orders.flat_map(move |rows| {
            ORDERS_OF_THREE.into_iter().map(move |columns| {
                ordered(&filling.map(|digit| rows[digit / 3] * 3 + columns[digit % 3]))
            })
        })
    })
}

/// Mirrors a cell of a box on its diagonal; also maps the digit numbered after it.
const fn mirror(cell: usize) -> usize {
    cell % 3 * 3 + cell / 3
}

/// Returns the puzzle with these boxes on its diagonal.
fn diagonal(second: &Filling, third: &Filling) -> Values {
    let first = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let mut values = [None; Cell::COUNT];
    for (number, filling) in [&first, second, third].into_iter().enumerate() {
        for (at, digit) in filling.iter().enumerate() {
            let cell = Cell::at(number * 3 + at / 3, number * 3 + at % 3);
            values[cell.index()] = Some(Digit::ALL[*digit]);
        }
    }
    values
}
