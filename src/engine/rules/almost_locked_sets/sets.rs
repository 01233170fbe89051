//! The almost locked sets of a position.

use std::ops::Deref;

use super::{AlmostLockedSet, Home};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Layout};
use crate::rules::cages::OpenCage;

/// An almost locked set with the results that the rules need again and again.
#[derive(Debug, Clone, Copy)]
pub(super) struct Set {
    size: u8,
    place: Place,
    pub(super) cells: CellSet,
    pub(super) digits: DigitSet,
    /// The digits that some cell loses if the set holds them.
    pub(super) aimed: DigitSet,
    /// The number of the first of its aims.
    first_aim: usize,
}

/// The reason why cells are an almost locked set.
#[derive(Debug, Clone, Copy)]
enum Place {
    /// They are in this house.
    House(House),
    /// They are in the cage with this number.
    Cage(u8),
    /// They are a set by the combinations of the cage with this number, among the cages
    /// that are sets for this reason.
    Combinations(u8),
}

/// A cage whose combinations make it an almost locked set.
#[derive(Debug)]
struct ByCombinations {
    cage: OpenCage,
    /// For each digit, the digits that the cage is certain to hold without it.
    left_without: [DigitSet; Digit::COUNT],
}

/// A digit that some cell loses if an almost locked set holds it.
#[derive(Debug)]
pub(super) struct Aim {
    pub(super) digit: Digit,
    /// The cells of the set that have it.
    pub(super) places: CellSet,
    /// The cells that lose it: those that could hold it and see all of its places in the
    /// set.
    pub(super) targets: CellSet,
}

/// The almost locked sets of a position, each once, in order of their number of cells.
#[derive(Debug)]
pub(super) struct Sets {
    all: Vec<Set>,
    /// The aims of each set, one set after another, in the order of their digits.
    aims: Vec<Aim>,
    by_combinations: Vec<ByCombinations>,
    /// Whether these are all sets of the position.
    pub(super) are_all: bool,
}

impl Deref for Sets {
    type Target = [Set];

    fn deref(&self) -> &[Set] {
        &self.all
    }
}

impl Sets {
    /// The aims of a set.
    pub(super) fn aims(&self, set: &Set) -> &[Aim] {
        &self.aims[set.first_aim..][..set.aimed.len()]
    }

    /// The aims of all sets.
    pub(super) fn all_aims(&self) -> impl Iterator<Item = &Aim> {
        self.all.iter().flat_map(|set| self.aims(set))
    }

    /// The cells that lose a digit if a set holds it; empty for a digit that the set does
    /// not have.
    pub(super) fn targets(&self, set: &Set, digit: Digit) -> CellSet {
        if !set.aimed.contains(digit) {
            return CellSet::EMPTY;
        }
        let smaller = DigitSet::from_bits((1 << digit.index()) - 1);
        let number = set.first_aim + (set.aimed & smaller).len();
        self.aims[number].targets
    }

    /// The digits that some cell would lose whichever of two sets held them.
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

    /// The digits that a set is certain to hold without one of its digits.
    #[inline]
    pub(super) fn left_without(&self, set: &Set, digit: Digit) -> DigitSet {
        match set.place {
            Place::House(_) | Place::Cage(_) => set.digits.without(digit),
            Place::Combinations(number) => {
                self.by_combinations[usize::from(number)].left_without[digit.index()]
            }
        }
    }

    /// The set in the form that patterns store.
    pub(super) fn describe(&self, set: &Set, grid: &Grid) -> AlmostLockedSet {
        let candidates = set.cells.into_iter().flat_map(|cell| {
            let digits = grid.candidates(cell).into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        });
        let home = match set.place {
            Place::House(house) => Home::House(house),
            Place::Cage(number) => Home::Cage(grid.layout().cages()[usize::from(number)]),
            Place::Combinations(number) => {
                let cage = &self.by_combinations[usize::from(number)].cage;
                Home::Combinations(Box::new(cage.clone()))
            }
        };
        AlmostLockedSet {
            home,
            cells: set.cells,
            digits: set.digits,
            candidates: candidates.collect(),
        }
    }
}

impl Set {
    /// The number of cells.
    pub(super) const fn size(&self) -> usize {
        self.size as usize
    }

    /// Whether it has one digit more than cells, so that it holds all of its digits except
    /// one.
    pub(super) const fn is_counted(&self) -> bool {
        !matches!(self.place, Place::Combinations(_))
    }
}

/// The number of members of each choice out of nine.
pub(super) static SIZES: [u8; 1 << Cell::SIDE] = {
    let mut sizes = [0; 1 << Cell::SIDE];
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

/// Collects all almost locked sets of a position, or the smallest `most` of them. `open`
/// are the cages with empty cells and a sum.
pub(super) fn collect(grid: &Grid, open: Vec<OpenCage>, most: usize) -> Sets {
    let mut found: Vec<Set> = Vec::with_capacity(512);
    let mut aims: Vec<Aim> = Vec::with_capacity(2048);
    // The digits of every choice of cells of a house or a cage, and the cells that see all
    // chosen cells.
    let mut digits = [DigitSet::EMPTY; 1 << Cell::SIDE];
    let mut seeing = [CellSet::EMPTY; 1 << Cell::SIDE];
    let layout = grid.layout();
    seeing[0] = layout.cells();
    let cells_with = Digit::ALL.map(|digit| grid.cells_with(digit));
    let houses = layout.houses().iter().copied();
    let cages = layout.cages().iter().zip(0..);
    let places = houses.map(|house| (Place::House(house), house.cells()));
    for (place, within) in
        places.chain(cages.map(|(cage, number)| (Place::Cage(number), cage.cells)))
    {
        let empty = grid.unsolved() & within;
        let mut cells = [Cell::at(0, 0); Cell::SIDE];
        // For each digit, the choice of all cells that have it.
        let mut with_digit = [0; Digit::COUNT];
        let mut choices = 1;
        for (slot, cell) in cells.iter_mut().zip(empty) {
            *slot = cell;
            // Each choice so far once more, with this cell added.
            let candidates = grid.candidates(cell);
            let (without, with) = digits.split_at_mut(choices);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without | candidates;
            }
            let peers = layout.peers(cell);
            let (without, with) = seeing.split_at_mut(choices);
            for (with, without) in with.iter_mut().zip(without) {
                *with = *without & peers;
            }
            for digit in candidates {
                with_digit[digit.index()] |= choices;
            }
            choices *= 2;
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
            if !comes_first(layout, place, chosen) {
                continue;
            }
            let first_aim = aims.len();
            let mut aimed = DigitSet::EMPTY;
            for digit in *digits {
                let candidates = cells_with[digit.index()];
                let targets = candidates & seeing[choice & with_digit[digit.index()]];
                if !targets.is_empty() {
                    aimed.insert(digit);
                    aims.push(Aim {
                        digit,
                        places: candidates & chosen,
                        targets,
                    });
                }
            }
            found.push(Set {
                size,
                place,
                cells: chosen,
                digits: *digits,
                aimed,
                first_aim,
            });
        }
    }
    let mut by_combinations = Vec::new();
    let sets_so = open
        .into_iter()
        .filter_map(|cage| by_its_combinations(grid, cage));
    for (cage, left_without) in sets_so {
        let (cells, digits) = (cage.cells(), cage.digits());
        let first_aim = aims.len();
        let mut aimed = DigitSet::EMPTY;
        for digit in digits - cage.needed() {
            let candidates = cells_with[digit.index()];
            let places = candidates & cells;
            let targets = candidates & layout.common_peers(places);
            if !targets.is_empty() {
                aimed.insert(digit);
                aims.push(Aim {
                    digit,
                    places,
                    targets,
                });
            }
        }
        found.push(Set {
            size: cells.len() as u8,
            place: Place::Combinations(by_combinations.len() as u8),
            cells,
            digits,
            aimed,
            first_aim,
        });
        by_combinations.push(ByCombinations { cage, left_without });
    }
    let mut all = Vec::with_capacity(found.len());
    for size in 1..=Cell::SIDE as u8 {
        all.extend(found.iter().filter(|set| set.size == size).copied());
    }
    let are_all = all.len() <= most;
    all.truncate(most);
    Sets {
        all,
        aims,
        by_combinations,
        are_all,
    }
}

/// The greatest number of combinations that can be kept in mind; cages with more are not
/// used.
const MOST_COMBINATIONS: usize = 6;

/// A cage with the digits that it is certain to hold without each of its digits, if for at
/// least one digit that is more than it holds in any case. `None` if the cage is already a
/// set by its number of digits, or while it has a candidate that is in none of its
/// combinations.
fn by_its_combinations(
    grid: &Grid,
    cage: OpenCage,
) -> Option<(OpenCage, [DigitSet; Digit::COUNT])> {
    let (cells, digits) = (cage.cells(), cage.digits());
    let is_clear = cells
        .iter()
        .all(|cell| grid.candidates(cell).is_subset(digits));
    if !is_clear || cage.live.len() > MOST_COMBINATIONS || digits.len() <= cells.len() + 1 {
        return None;
    }
    let left_without = Digit::ALL.map(|digit| cage.left_without(digit));
    let says_something = left_without.iter().any(|left| !left.is_empty());
    says_something.then_some((cage, left_without))
}

/// Whether no earlier house contains all of these cells; for cells of a cage, whether no
/// house does.
fn comes_first(layout: &Layout, place: Place, cells: CellSet) -> bool {
    let Place::House(house) = place else {
        return layout.houses_with(cells).next().is_none();
    };
    match house.kind() {
        HouseKind::Row => true,
        HouseKind::Column => !cells.has_at_most(1),
        _ => {
            let houses = cells.first().map_or(&[][..], |cell| layout.houses_of(cell));
            let mut before = houses
                .iter()
                .take_while(|other| other.index() < house.index());
            before.all(|other| !cells.is_subset(other.cells()))
        }
    }
}
