//! Taking givens away from a puzzle of any board as long as it keeps one solution.

use super::within;
use crate::grid::{Candidate, Cell, CellSet, Grid, House, Layout, Values};
use crate::search::{Stop, Stopped, count, exists};

/// The givens of a full grid that are left when `target` are, or none of `orbits` can go any
/// more: sets of cells that go together or not at all. The last of the orbits are tried
/// first; those that hold a cell without a given are not tried. What a search does not
/// decide soon stays. Hands over how many searches it took.
pub(in crate::generate) fn reduce(
    layout: &Layout,
    full: &Values,
    mut givens: CellSet,
    orbits: &[CellSet],
    target: u32,
    stop: &Stop,
) -> Result<(CellSet, u64), Stopped> {
    let mut searches = 0;
    for orbit in orbits.iter().rev() {
        let spare = (givens.len() as u32).saturating_sub(target);
        if spare == 0 {
            break;
        }
        if orbit.len() as u32 > spare || !orbit.is_subset(givens) {
            continue;
        }
        let rest = givens - *orbit;
        let mut grid = Grid::from_values_on(layout, &restricted_to(full, rest));
        let can_go = if orbit.iter().all(|cell| is_single(&grid, full, cell)) {
            true
        } else {
            searches += 1;
            let has_another = within(stop, |stop| match orbit.single() {
                Some(cell) => {
                    if let Some(digit) = full[cell.index()] {
                        grid.eliminate(Candidate::new(cell, digit));
                    }
                    exists(&grid, stop)
                }
                None => Ok(count(&grid, 2, stop)? > 1),
            })?;
            has_another == Some(false)
        };
        if can_go {
            givens = rest;
        }
    }
    Ok((givens, searches))
}

/// Whether a cell has its digit by a naked or hidden single.
fn is_single(grid: &Grid, full: &Values, cell: Cell) -> bool {
    let Some(digit) = full[cell.index()] else {
        return false;
    };
    let places = grid.cells_with(digit);
    let is_alone = |house: &House| (places & house.cells()).has_at_most(1);
    grid.candidates(cell).len() == 1 || grid.layout().houses_of(cell).iter().any(is_alone)
}

/// The digits of a full grid in these cells, and nothing elsewhere.
pub(in crate::generate) fn restricted_to(full: &Values, cells: CellSet) -> Values {
    let mut values = *full;
    for cell in CellSet::ALL - cells {
        values[cell.index()] = None;
    }
    values
}
