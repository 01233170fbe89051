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
    /// Of each digit of the set, the number of its places.
    places: [u32; 9],
}

/// The places of a digit in almost locked sets, which may be the same in many.
#[derive(Debug)]
pub(super) struct Places {
    pub(super) cells: CellSet,
    /// The cells that lose the digit if it stands in one of the places.
    pub(super) targets: CellSet,
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

impl Set {
    fn new(found: &Found, all: &[Places]) -> Self {
        let mut set = Self {
            house: found.house,
            cells: found.cells,
            digits: found.digits,
            targets: [CellSet::EMPTY; 9],
            aimed: DigitSet::EMPTY,
            places: found.places,
        };
        for digit in found.digits {
            let targets = all[set.places(digit)].targets;
            if !targets.is_empty() {
                set.targets[digit.index()] = targets;
                set.aimed.insert(digit);
            }
        }
        set
    }

    /// The number of the places of a digit of the set.
    pub(super) const fn places(&self, digit: Digit) -> usize {
        self.places[digit.index()] as usize
    }

    /// The cells that lose a digit if the set holds it: those that could hold
    /// it and see all its places in the set. None for a digit that the set has
    /// not.
    pub(super) const fn targets(&self, digit: Digit) -> CellSet {
        self.targets[digit.index()]
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

/// The number of digits of a set.
#[inline]
pub(super) fn count(digits: DigitSet) -> u8 {
    SIZES[usize::from(digits.bits())]
}

/// An almost locked set as it is found.
struct Found {
    size: u8,
    house: House,
    cells: CellSet,
    digits: DigitSet,
    /// Of each digit, the number of its places.
    places: [u32; 9],
}

/// Every almost locked set of a position, each once, those of few cells first,
/// and the places of their digits.
pub(super) fn collect(grid: &Grid) -> (Vec<Set>, Vec<Places>) {
    let mut found: Vec<Found> = Vec::with_capacity(512);
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
            for digit in *digits {
                let of_digit = choice & with_digit[digit.index()];
                let number = &mut numbers[digit.index()][of_digit];
                if *number == UNKNOWN {
                    *number = places.len() as u32;
                    places.push(Places::of(digit, chosen, grid));
                }
                found_places[digit.index()] = *number;
            }
            found.push(Found {
                size,
                house,
                cells: chosen,
                digits: *digits,
                places: found_places,
            });
        }
    }
    let mut sets = Vec::with_capacity(found.len());
    for size in 1..=9 {
        let found = found.iter().filter(|found| found.size == size);
        sets.extend(found.map(|found| Set::new(found, &places)));
    }
    (sets, places)
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
