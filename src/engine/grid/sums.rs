//! The digits that the cages of a position can still hold.

use super::{Cage, Cell, CellSet, DigitSet, Grid, combinations};

impl Grid {
    /// The sets of digits that the empty cells of a cage can hold together: digits that no filled
    /// cell of the cage has and that add up to the rest of the sum. Every digit has a place, and
    /// every empty cell can take at least one of the digits. None if the cage has no sum.
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

    /// For each of these cells, in reading order, the digits that it can hold if the cells share
    /// out these digits, each digit once. `None` if they cannot.
    pub fn shared_out(&self, cells: CellSet, digits: DigitSet) -> Option<Vec<DigitSet>> {
        if cells.len() != digits.len() {
            return None;
        }
        let cells: Vec<Cell> = cells.iter().collect();
        let fitting = |cell: Cell, held: DigitSet| (self.candidates(cell) & digits) - held;
        // The sets of digits that the first cell, the first two cells and so on can hold.
        let mut held = vec![vec![DigitSet::EMPTY]];
        for cell in &cells {
            let mut seen = Sets::default();
            let mut next = Vec::new();
            for before in held.last().into_iter().flatten() {
                for digit in fitting(*cell, *before) {
                    let with = before.with(digit);
                    if seen.insert(with) {
                        next.push(with);
                    }
                }
            }
            held.push(next);
        }
        // From the last cell backward, keep only the choices that lead to all digits.
        let mut possible = vec![DigitSet::EMPTY; cells.len()];
        let mut leading = Sets::default();
        leading.insert(digits);
        for (number, cell) in cells.iter().enumerate().rev() {
            let mut leading_before = Sets::default();
            for before in &held[number] {
                for digit in fitting(*cell, *before) {
                    if leading.contains(before.with(digit)) {
                        possible[number].insert(digit);
                        leading_before.insert(*before);
                    }
                }
            }
            leading = leading_before;
        }
        leading.contains(DigitSet::EMPTY).then_some(possible)
    }

    /// The cells of a cage that have no value.
    pub fn open_cells(&self, cage: &Cage) -> CellSet {
        cage.cells & self.unsolved()
    }

    /// Whether the digits of a cage can no longer add up to its sum.
    pub fn breaks_sum(&self, cage: &Cage) -> bool {
        cage.sum.is_some() && self.live_combinations(cage).next().is_none()
    }
}

/// Sets of digits, one bit for each.
#[derive(Default)]
struct Sets([u64; 8]);

impl Sets {
    /// Adds a set; true if it was not there.
    fn insert(&mut self, set: DigitSet) -> bool {
        let is_new = !self.contains(set);
        self.0[usize::from(set.bits()) / 64] |= 1 << (set.bits() % 64);
        is_new
    }

    fn contains(&self, set: DigitSet) -> bool {
        self.0[usize::from(set.bits()) / 64] >> (set.bits() % 64) & 1 == 1
    }
}
