//! Puzzles whose givens are in given cells.

use super::full::{Full, fill, restricted_to};
use super::random::Random;
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid, Values};
use crate::search::{Solutions, Stop, Stopped, count, solve};

/// Larger numbers of solutions are not counted exactly.
const MOST: usize = 200;
/// The number of changes after which the attempt ends.
const CHANGES: usize = 150;

/// Tries to find a full grid whose digits in these cells are a puzzle.
///
/// The digits of a random full grid have many solutions there. One cell after another then gets the
/// digit that leaves the fewest solutions, at random among several, until there is only one
/// solution.
pub(super) fn try_cells(
    cells: CellSet,
    random: &mut Random,
    stop: &Stop,
) -> Result<Option<Full>, Stopped> {
    let order: Vec<Cell> = cells.iter().collect();
    let mut values = restricted_to(&fill(random), cells);
    let mut fewest = count(&Grid::from_values(&values), MOST, stop)?;
    for _ in 0..CHANGES {
        if fewest == 1 {
            return solution_of(&values, stop);
        }
        let Some(cell) = random.choose(&order) else {
            break;
        };
        let before = values[cell.index()].take();
        let rest = Grid::from_values(&values);
        let mut best: Vec<Digit> = before.into_iter().collect();
        for digit in rest.candidates(cell) {
            if Some(digit) == before {
                continue;
            }
            let mut grid = rest.clone();
            grid.place(Candidate::new(cell, digit));
            let solutions = count(&grid, fewest + 1, stop)?;
            if solutions == 0 || solutions > fewest {
                continue;
            }
            if solutions < fewest {
                best.clear();
                fewest = solutions;
            }
            best.push(digit);
        }
        values[cell.index()] = random.choose(&best);
    }
    Ok(None)
}

/// The full grid of a puzzle, if it has exactly one solution.
pub(super) fn solution_of(puzzle: &Values, stop: &Stop) -> Result<Option<Full>, Stopped> {
    let found = solve(&Grid::from_values(puzzle), stop)?;
    let Solutions::One(solution) = found.solutions else {
        return Ok(None);
    };
    let mut full = [0; Cell::COUNT];
    for (place, digit) in full.iter_mut().zip(*solution) {
        if let Some(digit) = digit {
            *place = digit.get() - 1;
        }
    }
    Ok(Some(full))
}
