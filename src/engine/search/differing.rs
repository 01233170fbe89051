//! The cells in which the solutions of a position differ.

use super::{Stop, Stopped, exists};
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid, Values};

/// All cells that are not the same in every solution, given two of the solutions. For each cell in
/// which these two agree, a search looks for a solution with another digit.
pub fn all_differing(
    grid: &Grid,
    [one, other]: &[Values; 2],
    stop: &Stop,
) -> Result<CellSet, Stopped> {
    let differs = |cell: &Cell| one[cell.index()] != other[cell.index()];
    let mut differing: CellSet = Cell::all().filter(differs).collect();
    for cell in grid.unsolved() - differing {
        let Some(digit): Option<Digit> = one[cell.index()] else {
            continue;
        };
        let mut without = grid.clone();
        without.eliminate(Candidate::new(cell, digit));
        if exists(&without, stop)? {
            differing.insert(cell);
        }
    }
    Ok(differing)
}
