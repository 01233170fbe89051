//! Where to look for subsets.
//!
//! If some empty cells of a house hold as many digits between them, a naked
//! subset, then the other digits that the house lacks have no place but in its
//! other empty cells, and are a hidden subset there. So a house is looked
//! through for naked and for hidden subsets of at most half its empty cells;
//! that tells what there is of the larger ones too.

use std::ops::BitOr;

use crate::grid::{CellSet, Digit, DigitSet, House};
use crate::rules::Survey;

/// The houses in which there may be subsets, whether or not they take anything
/// away. No house with a subset is left out.
#[derive(Debug)]
pub(in crate::rules) struct SubsetHouses {
    /// For each house, bit by bit, whether so many of its empty cells may hold
    /// no more digits than that between them.
    sizes: [u16; House::COUNT],
    /// How many digits each house lacks.
    lacking: [u8; House::COUNT],
}

impl SubsetHouses {
    pub(in crate::rules) fn of(grid: &Survey<'_>) -> Self {
        let mut houses = Self {
            sizes: [0; House::COUNT],
            lacking: [0; House::COUNT],
        };
        for house in House::all() {
            houses.lacking[house.index()] = (!grid.held(house)).len() as u8;
        }
        // Singles are subsets of one, and where the position contradicts
        // itself numbers do not add up: then look everywhere.
        if has_singles(grid) || grid.contradictions().next().is_some() {
            houses.sizes = [!0; House::COUNT];
            return houses;
        }
        houses.look_for_naked_pairs(grid);
        for house in House::all() {
            match houses.lacking[house.index()] {
                0..=4 => {}
                5 => houses.look_for_hidden_pairs(grid, house),
                6 => {
                    houses.look_for_hidden_pairs(grid, house);
                    houses.look_for_naked::<3>(grid, house);
                }
                7 => {
                    houses.look_for_hidden_pairs(grid, house);
                    houses.look_for_naked::<3>(grid, house);
                    houses.look_for_hidden::<3>(grid, house);
                }
                lacking => {
                    houses.look_for_hidden_pairs(grid, house);
                    houses.look_for_naked::<3>(grid, house);
                    houses.look_for_naked::<4>(grid, house);
                    houses.look_for_hidden::<3>(grid, house);
                    if lacking == 9 {
                        houses.look_for_hidden::<4>(grid, house);
                    }
                }
            }
        }
        houses
    }

    /// Two cells of a house with the same two candidates.
    fn look_for_naked_pairs(&mut self, grid: &Survey<'_>) {
        let mut later = grid.bivalue();
        for cell in later {
            later.remove(cell);
            let seen = later & cell.peers();
            let alike = |cells, digit| cells & grid.cells_with(digit);
            let alike = grid.candidates(cell).iter().fold(seen, alike);
            for other in alike {
                for house in cell.houses() {
                    if house.cells().contains(other) {
                        self.add(house, 2);
                    }
                }
            }
        }
    }

    /// Two digits of a house with the same two places.
    fn look_for_hidden_pairs(&mut self, grid: &Survey<'_>, house: House) {
        let mut later = digits_with_two_places(grid, house);
        for digit in later {
            later.remove(digit);
            let places = grid.cells_with(digit);
            let alike = |other| (grid.cells_with(other) ^ places).is_disjoint(house.cells());
            if later.into_iter().any(alike) {
                self.add_rest(house, 2);
            }
        }
    }

    fn look_for_naked<const SIZE: usize>(&mut self, grid: &Survey<'_>, house: House) {
        let candidates = house.in_order().map(|cell| grid.candidates(cell));
        let is_few = |digits: DigitSet| digits.has_at_most(SIZE);
        if are_in_few(candidates, SIZE, is_few) {
            self.add(house, SIZE);
        }
    }

    fn look_for_hidden<const SIZE: usize>(&mut self, grid: &Survey<'_>, house: House) {
        let places = Digit::ALL.map(|digit| grid.cells_with(digit) & house.cells());
        let is_few = |cells: CellSet| cells.has_at_most(SIZE);
        if are_in_few(places, SIZE, is_few) {
            self.add_rest(house, SIZE);
        }
    }

    fn add(&mut self, house: House, size: usize) {
        self.sizes[house.index()] |= 1 << size;
    }

    /// What a hidden subset of this size leaves over.
    fn add_rest(&mut self, house: House, size: usize) {
        self.add(house, usize::from(self.lacking[house.index()]) - size);
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

/// Whether a cell has one candidate or a digit one place in a house.
fn has_singles(grid: &Survey<'_>) -> bool {
    let [one, two, ..] = grid.at_least();
    let hidden = |house| grid.census().exactly_once(house);
    !(one - two).is_empty() || !House::all().map(hidden).all(DigitSet::is_empty)
}

fn digits_with_two_places(grid: &Survey<'_>, house: House) -> DigitSet {
    let [mut two, mut three] = [DigitSet::EMPTY; 2];
    let mut one = DigitSet::EMPTY;
    for cell in house.in_order() {
        let digits = grid.candidates(*cell);
        three |= two & digits;
        two |= one & digits;
        one |= digits;
    }
    two - three
}

/// Whether so many of the sets, but for empty ones, have few enough members
/// between them.
///
/// There are so few choices that going on with each of them is quicker than to
/// ask each time whether to.
fn are_in_few<S: Copy + Default + PartialEq + BitOr<Output = S>>(
    sets: [S; 9],
    size: usize,
    is_few: impl Fn(S) -> bool + Copy,
) -> bool {
    fn any<S: Copy + BitOr<Output = S>>(
        sets: &[S],
        union: S,
        left: usize,
        is_few: impl Fn(S) -> bool + Copy,
    ) -> bool {
        if left == 1 {
            return sets
                .iter()
                .fold(false, |any, set| any | is_few(union | *set));
        }
        let mut sets = sets;
        while let [set, later @ ..] = sets {
            if any(later, union | *set, left - 1, is_few) {
                return true;
            }
            sets = later;
        }
        false
    }
    let mut small = [S::default(); 9];
    let mut count = 0;
    for set in sets {
        small[count] = set;
        count += usize::from(set != S::default() && is_few(set));
    }
    count >= size && any(&small[..count], S::default(), size, is_few)
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
