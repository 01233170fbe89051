//! Symmetry: a map of the cells and digits that changes neither the board nor the givens maps the
//! only solution to itself.
//!
//! The kernel checks this argument as a whole.

use super::counting::{Balance, Position};
use crate::grid::{Candidate, Cell, CellSet, Digit, Grid};

/// Whether a map of cells and of digits changes neither the board nor the givens.
pub(super) fn keeps(grid: &Grid, cells: &[[Cell; 2]], digits: &[[Digit; 2]]) -> bool {
    let layout = grid.layout();
    let is_whole =
        is_turned(cells, layout.cells().iter()) && is_turned(digits, layout.digits().into_iter());
    let keeps_houses = || {
        let mut houses = layout.houses().iter();
        houses.all(|house| {
            let moved = house.cells().into_iter().filter_map(|it| image(cells, it));
            let moved: CellSet = moved.collect();
            layout.houses().iter().any(|other| other.cells() == moved)
        })
    };
    let keeps_sight = || {
        let mut pairs = cells
            .iter()
            .flat_map(|one| cells.iter().map(move |two| (one, two)));
        pairs.all(|([one, one_to], [two, two_to])| {
            layout.sees(*one, *two) == layout.sees(*one_to, *two_to)
        })
    };
    let keeps_givens = || {
        grid.given().iter().all(|cell| {
            let moved = image(cells, cell);
            let to = grid.value(cell).and_then(|digit| image(digits, digit));
            moved.is_some_and(|it| grid.given().contains(it) && grid.value(it) == to)
        })
    };
    is_whole
        && layout.cages().is_empty()
        && !grid.is_given_by_candidates()
        && keeps_houses()
        && keeps_sight()
        && keeps_givens()
}

/// Whether a candidate and its image cannot both be true.
pub(super) fn parts(
    position: &Position<'_>,
    it: Candidate,
    cells: &[[Cell; 2]],
    digits: &[[Digit; 2]],
) -> bool {
    let (Some(cell), Some(digit)) = (image(cells, it.cell), image(digits, it.digit)) else {
        return false;
    };
    let mut both = position.clone();
    both.hold(it);
    both.hold(Candidate::new(cell, digit));
    both.fails(&Balance::default())
}

fn image<T: Copy + PartialEq>(map: &[[T; 2]], it: T) -> Option<T> {
    let mut map = map.iter();
    map.find(|[from, _]| *from == it).map(|[_, to]| *to)
}

/// Whether a map sends each of these items to one of them, and no two to the same one.
fn is_turned<T: Copy + PartialEq>(map: &[[T; 2]], all: impl Iterator<Item = T> + Clone) -> bool {
    let reached = |it: T| map.iter().filter(|[_, to]| *to == it).count() == 1;
    let begins = |it: T| map.iter().filter(|[from, _]| *from == it).count() == 1;
    map.len() == all.clone().count() && all.into_iter().all(|it| reached(it) && begins(it))
}
