//! Removes givens from a puzzle of any board as long as it has one solution.

use super::within;
use crate::grid::{Candidate, Cell, CellSet, Grid, House, Layout, Values};
use crate::search::{Stop, Stopped, count, exists};

/// The givens left of a full grid.
pub(in crate::generate) struct Reduced {
    /// The givens.
    pub(in crate::generate) givens: CellSet,
    /// The givens that were kept only because the search was given up. It is unknown whether they
    /// can be removed.
    pub(in crate::generate) undecided: CellSet,
    /// The number of searches.
    pub(in crate::generate) searches: u64,
}

/// Removes givens from a full grid until `target` are left or none of `orbits` can be removed. An
/// orbit is a set of cells that are removed together or not at all. The last orbits are tried
/// first; those with a cell that is not a given are skipped. Givens that a search does not decide
/// quickly are kept.
pub(in crate::generate) fn reduce(
    layout: &Layout,
    full: &Values,
    mut givens: CellSet,
    orbits: &[CellSet],
    target: u32,
    stop: &Stop,
) -> Result<Reduced, Stopped> {
    let mut searches = 0;
    let mut undecided = CellSet::EMPTY;
    for orbit in orbits.iter().rev() {
        let spare = (givens.len() as u32).saturating_sub(target);
        if spare == 0 {
            break;
        }
        if orbit.len() as u32 > spare || !orbit.is_subset(givens) {
            continue;
        }
        let rest = givens - *orbit;
        let grid = Grid::from_values_on(layout, &restricted_to(full, rest));
        let can_go = if orbit.iter().all(|cell| is_single(&grid, full, cell)) {
            true
        } else {
            searches += 1;
            let has_another = within(stop, |stop| match orbit.single() {
                Some(cell) => exists(&with_another(grid, full, cell), stop),
                None => Ok(count(&grid, 2, stop)? > 1),
            })?;
            if has_another.is_none() {
                undecided |= *orbit;
            }
            has_another == Some(false)
        };
        if can_go {
            givens = rest;
        }
    }
    Ok(Reduced {
        givens,
        undecided,
        searches,
    })
}

/// Removes every given in `cells` that can be removed; the last ones are tried first. Where the
/// searches take more than [`MOST_GUESSES`](crate::search::MOST_GUESSES) together, the others are
/// kept.
pub(in crate::generate) fn reduce_for_certain(
    layout: &Layout,
    full: &Values,
    mut givens: CellSet,
    cells: &[Cell],
    stop: &Stop,
) -> Result<CellSet, Stopped> {
    let patience = stop.or_after_most_guesses();
    for cell in cells.iter().rev() {
        match can_go(layout, full, givens, *cell, &patience) {
            Ok(true) => {
                givens.remove(*cell);
            }
            Ok(false) => {}
            Err(Stopped) if stop.is_raised() => return Err(Stopped),
            Err(Stopped) => break,
        }
    }
    Ok(givens)
}

/// Whether there is still one solution without this given.
pub(in crate::generate) fn can_go(
    layout: &Layout,
    full: &Values,
    givens: CellSet,
    cell: Cell,
    stop: &Stop,
) -> Result<bool, Stopped> {
    let rest = restricted_to(full, givens.without(cell));
    let grid = Grid::from_values_on(layout, &rest);
    Ok(!exists(&with_another(grid, full, cell), stop)?)
}

/// The position in which a cell cannot have its digit from the full grid.
fn with_another(mut grid: Grid, full: &Values, cell: Cell) -> Grid {
    if let Some(digit) = full[cell.index()] {
        grid.eliminate(Candidate::new(cell, digit));
    }
    grid
}

/// Whether the digit of a cell follows from a naked or hidden single.
fn is_single(grid: &Grid, full: &Values, cell: Cell) -> bool {
    let Some(digit) = full[cell.index()] else {
        return false;
    };
    let places = grid.cells_with(digit);
    let is_alone = |house: &House| (places & house.cells()).has_at_most(1);
    grid.candidates(cell).len() == 1 || grid.layout().houses_of(cell).iter().any(is_alone)
}

/// The digits of a full grid in these cells, with all other cells empty.
pub(in crate::generate) fn restricted_to(full: &Values, cells: CellSet) -> Values {
    let mut values = *full;
    for cell in CellSet::ALL - cells {
        values[cell.index()] = None;
    }
    values
}
