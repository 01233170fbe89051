//! Steps that somebody wrote down: whether their conclusions are true.

use crate::notation::WrittenStep;
use sudoku_engine::grid::{Candidate, Grid};
use sudoku_engine::search::{Solutions, Stop, solve};

/// Whether the conclusions of a step are true in the only solution of a puzzle with these givens.
/// `None` if there is not exactly one solution, or if it takes too many guesses to find.
pub fn is_true(step: &WrittenStep, givens: &Grid, stop: &Stop) -> Option<bool> {
    let found = solve(givens, &stop.or_after_most_guesses()).ok()?;
    let Solutions::One(solution) = found.solutions else {
        return None;
    };
    let mut placed = step.placements.iter();
    let mut removed = step.eliminations.iter();
    let is_there = |it: &Candidate| solution[it.cell.index()] == Some(it.digit);
    Some(placed.all(is_there) && !removed.any(is_there))
}
