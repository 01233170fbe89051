//! Where to look for subsets.
//!
//! If some empty cells of a house hold as many digits between them, a naked
//! subset, then the other digits that the house lacks have no place but in its
//! other empty cells, and are a hidden subset there; and what the one takes away,
//! the other does too. So a house is looked through for naked and for hidden
//! subsets of at most half its empty cells; that tells what there is of the
//! larger ones too.

use std::cell::Cell;

use crate::grid::{DigitSet, House};
use crate::rules::Survey;
use crate::rules::known::Before;

/// The houses in which there may be subsets that take something away. No house
/// with such a subset is left out.
#[derive(Debug)]
pub(in crate::rules) struct SubsetHouses {
    /// For each house, bit by bit, whether so many of its empty cells may hold
    /// no more digits than that between them.
    sizes: [Sizes; House::COUNT],
    /// How many digits each house lacks.
    lacking: [u8; House::COUNT],
}

/// A set of numbers.
type Sizes = u16;

/// What was found of each house on the position before. Of houses with the same
/// candidates it is still so.
#[derive(Debug, Default)]
pub(in crate::rules) struct KnownSizes {
    before: Before,
    sizes: [Cell<Sizes>; House::COUNT],
}

impl SubsetHouses {
    pub(in crate::rules) fn of(grid: &Survey<'_>, known: &KnownSizes) -> Self {
        let mut houses = Self {
            sizes: [!0; House::COUNT],
            lacking: [0; House::COUNT],
        };
        // Singles are subsets of one, and where the position contradicts
        // itself numbers do not add up: then look everywhere.
        let look_everywhere = has_singles(grid) || grid.contradictions().next().is_some();
        for house in House::all() {
            houses.lacking[house.index()] = (!grid.held(house)).len() as u8;
        }
        if look_everywhere {
            return houses;
        }
        let changed = known.before.changed(grid);
        for (house, known) in House::all().zip(&known.sizes) {
            if !changed.is_disjoint(house.cells()) {
                let cells = house.in_order().map(|cell| grid.candidates(cell));
                known.set(naked_sizes(cells));
            }
            houses.sizes[house.index()] = known.get();
        }
        known.before.keep(grid);
        houses
    }

    /// The houses with naked subsets of this size.
    pub(in crate::rules) fn naked(&self, size: usize) -> impl Iterator<Item = House> {
        House::all().filter(move |house| {
            let lacking = usize::from(self.lacking[house.index()]);
            size < lacking && self.have(*house, size)
        })
    }

    /// The houses with hidden subsets of this size.
    pub(in crate::rules) fn hidden(&self, size: usize) -> impl Iterator<Item = House> {
        House::all().filter(move |house| {
            let lacking = usize::from(self.lacking[house.index()]);
            size < lacking && self.have(*house, lacking - size)
        })
    }

    fn have(&self, house: House, size: usize) -> bool {
        self.sizes[house.index()] >> size & 1 == 1
    }
}

/// The sizes of the naked subsets that take something away, out of the
/// candidates of the cells of a house, of which none is a single.
fn naked_sizes(cells: [DigitSet; 9]) -> Sizes {
    let cells = cells.map(DigitSet::bits);
    let empty = cells.iter().filter(|digits| **digits != 0).count();
    let mut places = [0; 9];
    for (cell, digits) in cells.iter().enumerate() {
        for digit in DigitSet::from_bits(*digits) {
            places[digit.index()] |= 1 << cell;
        }
    }
    let mut sizes = 0;
    let mut add = |size, is_there: bool| sizes |= Sizes::from(is_there) << size;
    // What a hidden subset leaves over is a naked one.
    if empty > 3 {
        add(2, are_in_few::<2>(cells));
    }
    if empty > 4 {
        add(empty - 2, are_in_few::<2>(places));
    }
    if empty > 5 {
        add(3, are_in_few::<3>(cells));
    }
    if empty > 6 {
        add(empty - 3, are_in_few::<3>(places));
    }
    if empty > 7 {
        add(4, are_in_few::<4>(cells));
    }
    if empty > 8 {
        add(empty - 4, are_in_few::<4>(places));
    }
    sizes
}

/// Whether a cell has one candidate or a digit one place in a house.
fn has_singles(grid: &Survey<'_>) -> bool {
    let hidden = |house| grid.census().exactly_once(house);
    !grid.singles().is_empty() || !House::all().map(hidden).all(DigitSet::is_empty)
}

/// The digits of some cells, or the places of some digits: up to nine bits.
type Bits = u16;

/// Whether so many of the sets, but for empty ones, have no more members than
/// that between them, and another set has some of these.
fn are_in_few<const SIZE: usize>(sets: [Bits; 9]) -> bool {
    let mut small = [0; 9];
    let mut count = 0;
    for set in sets {
        small[count] = set;
        count += usize::from(set != 0 && is_few::<SIZE>(set));
    }
    let takes = |few: Bits| sets.iter().filter(|set| *set & few != 0).count() > SIZE;
    count >= SIZE && any_in_few::<SIZE>(&small[..count], 0, SIZE, &takes)
}

/// Whether a union of so many more of some sets has few members and is what is
/// wanted.
///
/// There are so few choices that going on with each of them is quicker than to
/// ask each time whether to.
fn any_in_few<const SIZE: usize>(
    sets: &[Bits],
    union: Bits,
    left: usize,
    is_wanted: &impl Fn(Bits) -> bool,
) -> bool {
    if left == 1 {
        let few = |set: &Bits| is_few::<SIZE>(union | *set);
        return sets.iter().fold(false, |any, set| any | few(set))
            && sets.iter().any(|set| few(set) && is_wanted(union | *set));
    }
    let mut sets = sets;
    while let [set, later @ ..] = sets {
        if any_in_few::<SIZE>(later, union | *set, left - 1, is_wanted) {
            return true;
        }
        sets = later;
    }
    false
}

fn is_few<const SIZE: usize>(set: Bits) -> bool {
    DigitSet::from_bits(set).has_at_most(SIZE)
}

/// The boxes with a naked subset in an intersection, out of which it may take
/// digits from a box and a line.
pub(super) fn with_naked_subset_in_intersection(
    grid: &Survey<'_>,
    size: usize,
) -> impl Iterator<Item = House> {
    let boxes = if size == 2 {
        with_pair(grid)
    } else {
        with_triple(grid)
    };
    House::boxes().filter(move |house| boxes >> house.number() & 1 == 1)
}

fn with_pair(grid: &Survey<'_>) -> u16 {
    let [one, _, three, _] = grid.at_least();
    let mut later = one - three;
    let mut boxes = 0;
    for cell in later {
        later.remove(cell);
        let [row, column, block] = cell.houses();
        let near = later & block.cells() & (row.cells() | column.cells());
        let digits = grid.candidates(cell);
        if near
            .iter()
            .any(|other| (grid.candidates(other) | digits).len() == 2)
        {
            boxes |= 1 << block.number();
        }
    }
    boxes
}

fn with_triple(grid: &Survey<'_>) -> u16 {
    let mut boxes = 0;
    for (line, block, digits) in grid.census().intersections() {
        if digits.len() == 3 && (line.cells() & block.cells()).is_subset(grid.unsolved()) {
            boxes |= 1 << block.number();
        }
    }
    boxes
}
