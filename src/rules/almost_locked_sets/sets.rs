//! The almost locked sets of a position.

use super::AlmostLockedSet;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

/// An almost locked set with what the rules ask of it again and again.
#[derive(Debug)]
pub(super) struct Set {
    house: House,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// Of each digit of the set, the cells that lose it if the set holds it.
    targets: [CellSet; 9],
    /// The digits that have such cells.
    pub(super) aimed: DigitSet,
}

impl Set {
    fn new(grid: &Grid, house: House, cells: CellSet, digits: DigitSet) -> Self {
        let mut set = Self {
            house,
            cells,
            digits,
            targets: [CellSet::EMPTY; 9],
            aimed: DigitSet::EMPTY,
        };
        for digit in digits {
            let candidates = grid.cells_with(digit);
            let targets = candidates & (candidates & cells).common_peers();
            if !targets.is_empty() {
                set.targets[digit.index()] = targets;
                set.aimed.insert(digit);
            }
        }
        set
    }

    /// The cells that lose a digit if the set holds it: those that could hold
    /// it and see all its places in the set. None for a digit that the set has
    /// not.
    pub(super) const fn targets(&self, digit: Digit) -> CellSet {
        self.targets[digit.index()]
    }

    /// The targets of all digits.
    pub(super) fn all_targets(&self) -> impl Iterator<Item = Candidate> + '_ {
        self.aimed.into_iter().flat_map(|digit| {
            let cells = self.targets(digit).into_iter();
            cells.map(move |cell| Candidate::new(cell, digit))
        })
    }

    /// The digits that would leave some cell if one of two sets held them,
    /// either of the two.
    pub(super) fn common_aims(&self, other: &Self) -> DigitSet {
        let mut digits = DigitSet::EMPTY;
        for digit in self.aimed & other.aimed {
            if !self.targets(digit).is_disjoint(other.targets(digit)) {
                digits.insert(digit);
            }
        }
        digits
    }

    /// The set as a pattern keeps it.
    pub(super) fn describe(&self, grid: &Grid) -> AlmostLockedSet {
        let candidates = self.cells.into_iter().flat_map(|cell| {
            let digits = grid.candidates(cell).into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        });
        AlmostLockedSet {
            house: self.house,
            cells: self.cells,
            digits: self.digits,
            candidates: candidates.collect(),
        }
    }
}

/// How many members each choice out of nine has.
static SIZES: [u8; 1 << 9] = {
    let mut sizes = [0; 1 << 9];
    let mut choice: usize = 0;
    while choice < sizes.len() {
        sizes[choice] = choice.count_ones() as u8;
        choice += 1;
    }
    sizes
};

/// Every almost locked set of a position, each once, those of few cells first.
pub(super) fn collect(grid: &Grid) -> Vec<Set> {
    let mut found: Vec<(u8, House, CellSet, DigitSet)> = Vec::with_capacity(256);
    // The digits of every choice of cells of a house.
    let mut digits = [DigitSet::EMPTY; 1 << 9];
    for house in House::all() {
        let empty = grid.unsolved() & house.cells();
        let mut cells = [Cell::at(0, 0); 9];
        let mut choices = 1;
        for (slot, cell) in cells.iter_mut().zip(empty) {
            *slot = cell;
            // Each choice so far once more, with this cell.
            let candidates = grid.candidates(cell);
            let (without, with) = digits.split_at_mut(choices);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without | candidates;
            }
            choices *= 2;
        }
        for (choice, digits) in digits[..choices].iter().enumerate() {
            let size = SIZES[choice];
            if SIZES[usize::from(digits.bits())] != size + 1 {
                continue;
            }
            let mut chosen = CellSet::EMPTY;
            let mut left = choice;
            while left != 0 {
                chosen.insert(cells[left.trailing_zeros() as usize]);
                left &= left - 1;
            }
            if comes_first(house, chosen) {
                found.push((size, house, chosen, *digits));
            }
        }
    }
    found.sort_by_key(|(size, ..)| *size);
    found
        .into_iter()
        .map(|(_, house, cells, digits)| Set::new(grid, house, cells, digits))
        .collect()
}

/// Whether no house before this one holds all these cells of it.
fn comes_first(house: House, cells: CellSet) -> bool {
    let Some(first) = cells.first() else {
        return true;
    };
    let [row, column, _] = first.houses();
    match house.kind() {
        HouseKind::Row => true,
        HouseKind::Column => cells.len() > 1,
        HouseKind::Box => !cells.is_subset(row.cells()) && !cells.is_subset(column.cells()),
    }
}
