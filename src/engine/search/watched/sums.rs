//! Cages whose digits can no longer add up to their sum.

use crate::grid::{CellSet, Contradiction, Digit, DigitSet, Layout, combinations};

/// The first cage whose empty cells have no set of digits for the rest of its sum. `placed` has the
/// cells of each digit, and `possible` returns the digits that some empty cells may hold.
pub(super) fn broken_sum(
    layout: &Layout,
    placed: &[CellSet; 9],
    possible: impl Fn(CellSet) -> DigitSet,
) -> Option<Contradiction> {
    layout.cages().iter().find_map(|cage| {
        let sum = cage.sum?;
        let here = placed.map(|cells| cells & cage.cells);
        let filled = here.into_iter().fold(CellSet::EMPTY, CellSet::union);
        let digits = Digit::ALL.into_iter().zip(here);
        let held: DigitSet = digits
            .filter(|(_, cells)| !cells.is_empty())
            .map(|(digit, _)| digit)
            .collect();
        let empty = cage.cells - filled;
        let left = possible(empty) - held;
        let rest = usize::from(sum).checked_sub(held.sum());
        let sets = rest.map_or(&[][..], |rest| combinations(empty.len(), rest));
        let is_broken = !sets.iter().any(|set| set.is_subset(left));
        is_broken.then_some(Contradiction::Sum {
            cells: cage.cells,
            sum,
        })
    })
}
