//! The almost locked sets of a position and the restricted commons between
//! them.

use super::AlmostLockedSet;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

/// An almost locked set with what the rules ask of it again and again.
pub(super) struct Set {
    house: House,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// Of each digit, the cells of the set that can hold it.
    places: [CellSet; 9],
    /// Of each digit of the set, the cells that see all its places.
    seen: [CellSet; 9],
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
            places: [CellSet::EMPTY; 9],
            seen: [CellSet::EMPTY; 9],
            targets: [CellSet::EMPTY; 9],
            aimed: DigitSet::EMPTY,
        };
        for digit in digits {
            let places = grid.cells_with(digit) & cells;
            let seen = places.common_peers();
            let targets = grid.cells_with(digit) & seen;
            set.places[digit.index()] = places;
            set.seen[digit.index()] = seen;
            set.targets[digit.index()] = targets;
            if !targets.is_empty() {
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

    /// Whether a cell sees all places of a digit of the set.
    pub(super) const fn is_seen_by(&self, cell: Cell, digit: Digit) -> bool {
        self.digits.contains(digit) && self.seen[digit.index()].contains(cell)
    }

    /// The restricted commons of two sets without a common cell: the digits
    /// all of whose places in the one see all its places in the other, so that
    /// only one of the sets can hold them. None for sets that overlap.
    pub(super) fn restricted_commons(&self, other: &Self) -> DigitSet {
        let mut commons = DigitSet::EMPTY;
        if self.cells.is_disjoint(other.cells) {
            for digit in self.digits & other.digits {
                if other.places[digit.index()].is_subset(self.seen[digit.index()]) {
                    commons.insert(digit);
                }
            }
        }
        commons
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
    pub(super) fn describe(&self) -> AlmostLockedSet {
        let mut candidates: Vec<Candidate> = self
            .digits
            .into_iter()
            .flat_map(|digit| {
                let places = self.places[digit.index()].into_iter();
                places.map(move |cell| Candidate::new(cell, digit))
            })
            .collect();
        candidates.sort();
        AlmostLockedSet {
            house: self.house,
            cells: self.cells,
            digits: self.digits,
            candidates,
        }
    }
}

/// Every almost locked set of a position, each once, those of few cells first.
pub(super) fn collect(grid: &Grid) -> Vec<Set> {
    let mut found: Vec<(House, CellSet, DigitSet)> = Vec::with_capacity(256);
    for house in House::all() {
        let empty = grid.unsolved() & house.cells();
        let mut cells = [(CellSet::EMPTY, DigitSet::EMPTY); 9];
        for (slot, cell) in cells.iter_mut().zip(empty) {
            *slot = (CellSet::only(cell), grid.candidates(cell));
        }
        // Each choice of cells adds one to a smaller choice: its lowest bit.
        let mut chosen = [(CellSet::EMPTY, DigitSet::EMPTY); 1 << 9];
        for choice in 1_usize..1 << empty.len() {
            let (smaller, digits) = chosen[choice & (choice - 1)];
            let (cell, candidates) = cells[choice.trailing_zeros() as usize];
            let (cells, digits) = (smaller | cell, digits | candidates);
            chosen[choice] = (cells, digits);
            if digits.len() == cells.len() + 1 && comes_first(house, cells) {
                found.push((house, cells, digits));
            }
        }
    }
    found.sort_by_key(|(_, cells, _)| cells.len());
    found
        .into_iter()
        .map(|(house, cells, digits)| Set::new(grid, house, cells, digits))
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

/// Which sets have restricted commons with which others.
pub(super) struct Links {
    /// Of each set in turn, the others and the digits.
    all: Vec<(usize, DigitSet)>,
    /// Where the part of each set begins, and where the last one ends.
    starts: Vec<usize>,
}

impl Links {
    /// The links between some sets.
    pub(super) fn between(sets: &[Set]) -> Self {
        let mut all = Vec::with_capacity(16 * sets.len());
        let mut starts = Vec::with_capacity(sets.len() + 1);
        for set in sets {
            starts.push(all.len());
            for (number, other) in sets.iter().enumerate() {
                let commons = set.restricted_commons(other);
                if !commons.is_empty() {
                    all.push((number, commons));
                }
            }
        }
        starts.push(all.len());
        Self { all, starts }
    }

    /// The sets that a set has restricted commons with, and which these are.
    pub(super) fn of(&self, set: usize) -> &[(usize, DigitSet)] {
        &self.all[self.starts[set]..self.starts[set + 1]]
    }
}
