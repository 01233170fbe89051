//! What the cages of a position can still hold.

use super::{Cage, CellSet, DigitSet, Grid, combinations};

impl Grid {
    /// The cells of a cage without a value, and the sets of digits that these can hold
    /// between them: different ones that no other cell of the cage has, with what is left of
    /// the sum, each of which has a place, and one of which each cell could take. None at all
    /// if the cage has no sum.
    pub fn live_combinations(&self, cage: &Cage) -> impl Iterator<Item = DigitSet> + '_ {
        let open = self.open_cells(cage);
        let filled = (cage.cells - open).into_iter();
        let placed: DigitSet = filled.filter_map(|cell| self.value(cell)).collect();
        let rest = cage
            .sum
            .and_then(|sum| usize::from(sum).checked_sub(placed.sum()));
        let all = rest.map_or(&[][..], |rest| combinations(open.len(), rest));
        let fits = move |digits: &DigitSet| {
            let digits = *digits;
            let has_place = |digit| !self.cells_with(digit).is_disjoint(open);
            let has_digit = |cell| !self.candidates(cell).is_disjoint(digits);
            digits.is_disjoint(placed)
                && digits.into_iter().all(has_place)
                && open.into_iter().all(has_digit)
        };
        all.iter().copied().filter(fits)
    }

    /// The cells of a cage without a value.
    pub fn open_cells(&self, cage: &Cage) -> CellSet {
        cage.cells & self.unsolved()
    }

    /// Whether the digits of a cage cannot add up to its sum any more.
    pub(super) fn breaks_sum(&self, cage: &Cage) -> bool {
        cage.sum.is_some() && self.live_combinations(cage).next().is_none()
    }
}
