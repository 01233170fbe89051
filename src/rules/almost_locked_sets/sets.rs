//! The almost locked sets of a position.

use std::ops::Deref;

use super::AlmostLockedSet;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind};

/// An almost locked set with what the rules ask of it again and again.
#[derive(Debug, Clone, Copy)]
pub(super) struct Set {
    size: u8,
    house: House,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// The digits that some cell loses if the set holds them.
    pub(super) aimed: DigitSet,
    /// Of each digit of the set, the number of its places.
    places: [u32; 9],
}

/// The places of a digit in almost locked sets, which may be the same in many.
#[derive(Debug)]
struct Places {
    cells: CellSet,
    /// The cells that lose the digit if it stands in one of the places.
    targets: CellSet,
}

/// Stands for places without a number: there are fewer, no more than 511 of a
/// digit in a house.
const UNKNOWN: u32 = u32::MAX;

impl Places {
    /// Those in some cells.
    fn of(digit: Digit, among: CellSet, grid: &Grid) -> Self {
        let candidates = grid.cells_with(digit);
        let cells = candidates & among;
        Self {
            cells,
            targets: candidates & cells.common_peers(),
        }
    }
}

/// The almost locked sets of a position, each once, those of few cells first.
#[derive(Debug)]
pub(super) struct Sets {
    all: Vec<Set>,
    places: Vec<Places>,
}

impl Deref for Sets {
    type Target = [Set];

    fn deref(&self) -> &[Set] {
        &self.all
    }
}

impl Sets {
    /// The places of a digit in a set; `None` if it has not the digit.
    fn places(&self, set: &Set, digit: Digit) -> Option<&Places> {
        self.places.get(set.places[digit.index()] as usize)
    }

    /// The cells of a set that have a digit.
    pub(super) fn cells_with(&self, set: &Set, digit: Digit) -> CellSet {
        let places = self.places(set, digit);
        places.map_or(CellSet::EMPTY, |places| places.cells)
    }

    /// The cells that lose a digit if a set holds it: those that could hold it and
    /// see all its places in the set. None for a digit that the set has not.
    pub(super) fn targets(&self, set: &Set, digit: Digit) -> CellSet {
        let places = self.places(set, digit);
        places.map_or(CellSet::EMPTY, |places| places.targets)
    }

    /// The digits that would leave some cell if one of two sets held them,
    /// either of the two.
    pub(super) fn common_aims(&self, one: &Set, other: &Set) -> DigitSet {
        let mut digits = DigitSet::EMPTY;
        for digit in one.aimed & other.aimed {
            let targets = self.targets(one, digit);
            if !targets.is_disjoint(self.targets(other, digit)) {
                digits.insert(digit);
            }
        }
        digits
    }
}

impl Set {
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

/// The number of digits of a set.
#[inline]
pub(super) fn count(digits: DigitSet) -> u8 {
    SIZES[usize::from(digits.bits())]
}

/// Every almost locked set of a position.
pub(super) fn collect(grid: &Grid) -> Sets {
    let mut found: Vec<Set> = Vec::with_capacity(512);
    let mut places: Vec<Places> = Vec::with_capacity(1024);
    // The digits of every choice of cells of a house.
    let mut digits = [DigitSet::EMPTY; 1 << 9];
    // The numbers of the places of a digit in the cells of a choice.
    let mut numbers = [[UNKNOWN; 1 << 9]; 9];
    for house in House::all() {
        let empty = grid.unsolved() & house.cells();
        let mut cells = [Cell::at(0, 0); 9];
        // Of each digit, the choice of all cells that have it.
        let mut with_digit = [0; 9];
        let mut choices = 1;
        for (slot, cell) in cells.iter_mut().zip(empty) {
            *slot = cell;
            // Each choice so far once more, with this cell.
            let candidates = grid.candidates(cell);
            let (without, with) = digits.split_at_mut(choices);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without | candidates;
            }
            for digit in candidates {
                with_digit[digit.index()] |= choices;
            }
            choices *= 2;
        }
        for digit in !grid.held(house) {
            numbers[digit.index()][..choices].fill(UNKNOWN);
        }
        for (choice, digits) in digits[..choices].iter().enumerate() {
            let size = SIZES[choice];
            if count(*digits) != size + 1 {
                continue;
            }
            let mut chosen = CellSet::EMPTY;
            let mut left = choice;
            while left != 0 {
                chosen.insert(cells[left.trailing_zeros() as usize]);
                left &= left - 1;
            }
            if !comes_first(house, chosen) {
                continue;
            }
            let mut found_places = [UNKNOWN; 9];
            let mut aimed = DigitSet::EMPTY;
            for digit in *digits {
                let of_digit = choice & with_digit[digit.index()];
                let number = &mut numbers[digit.index()][of_digit];
                if *number == UNKNOWN {
                    *number = places.len() as u32;
                    places.push(Places::of(digit, chosen, grid));
                }
                found_places[digit.index()] = *number;
                if !places[*number as usize].targets.is_empty() {
                    aimed.insert(digit);
                }
            }
            found.push(Set {
                size,
                house,
                cells: chosen,
                digits: *digits,
                aimed,
                places: found_places,
            });
        }
    }
    let mut all = Vec::with_capacity(found.len());
    for size in 1..=9 {
        all.extend(found.iter().filter(|set| set.size == size).copied());
    }
    Sets { all, places }
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
