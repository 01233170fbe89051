//! Taking givens away from a puzzle of any board as long as it keeps one solution.

use super::within;
use crate::grid::{Candidate, Cell, CellSet, Grid, House, Layout, Values};
use crate::search::{Stop, Stopped, count, exists};

/// What is left of the givens of a full grid.
pub(in crate::generate) struct Reduced {
    /// The givens.
    pub(in crate::generate) givens: CellSet,
    /// Those of them that stayed only because the search was given up. Whether they can go
    /// is not known.
    pub(in crate::generate) undecided: CellSet,
    /// How many searches it took.
    pub(in crate::generate) searches: u64,
}

/// The givens of a full grid that are left when `target` are, or none of `orbits` can go any
/// more: sets of cells that go together or not at all. The last of the orbits are tried
/// first; those that hold a cell without a given are not tried. What a search does not
/// decide soon stays.
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

/// Takes each of `cells` away from the givens that can go, however long the searches are;
/// the last ones are tried first.
pub(in crate::generate) fn reduce_for_certain(
    layout: &Layout,
    full: &Values,
    mut givens: CellSet,
    cells: &[Cell],
    stop: &Stop,
) -> Result<CellSet, Stopped> {
    for cell in cells.iter().rev() {
        if can_go(layout, full, givens, *cell, stop)? {
            givens.remove(*cell);
        }
    }
    Ok(givens)
}

/// Whether a given can go, so that there is one solution still.
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

/// A position in which a cell cannot have the digit of the full grid.
fn with_another(mut grid: Grid, full: &Values, cell: Cell) -> Grid {
    if let Some(digit) = full[cell.index()] {
        grid.eliminate(Candidate::new(cell, digit));
    }
    grid
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
