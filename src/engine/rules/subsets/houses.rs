//! Where to look for subsets.
//!
//! If some empty cells of a house hold as many digits between them, a naked
//! subset, then the other digits that the house lacks have no place but in its
//! other empty cells, and are a hidden subset there; and what the one takes away,
//! the other does too. So a house is looked through for naked and for hidden
//! subsets of at most half its empty cells; that tells what there is of the
//! larger ones too.

use std::cell::Cell;

use super::choices;
use crate::grid::{self, Digit, DigitSet, House};
use crate::rules::Survey;
use crate::rules::houses::Houses;
use crate::rules::known::Before;

/// The houses in which there may be subsets that take something away. No house
/// with such a subset is left out.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::rules) struct SubsetHouses {
    /// Those with naked subsets, by the number of their cells.
    naked: OfSizes,
    /// Those with hidden subsets, by the number of their digits.
    hidden: OfSizes,
}

/// Houses for each size up to the largest that a rule looks for.
type OfSizes = [Houses; 5];

/// What was found on the position before. Of houses with the same candidates it
/// is still so.
#[derive(Debug, Default)]
pub(in crate::rules) struct KnownHouses {
    before: Before,
    found: Cell<SubsetHouses>,
}

impl SubsetHouses {
    pub(in crate::rules) fn of(grid: &Survey<'_>, known: &KnownHouses) -> Self {
        // Singles are subsets of one, and where the position contradicts
        // itself numbers do not add up: then look everywhere.
        if has_singles(grid) || grid.contradictions().next().is_some() {
            let mut houses = Self::default();
            for house in grid.layout().houses().iter().copied() {
                let lacking = grid.layout().digits() - grid.held(house);
                houses.set(house, lacking.len(), !0);
            }
            return houses;
        }
        let mut houses = known.found.get();
        let changed = known.before.changed(grid);
        let is_changed = |house: &House| !changed.is_disjoint(house.cells());
        for house in grid.layout().houses().iter().copied().filter(is_changed) {
            let mut cells = [DigitSet::EMPTY; grid::Cell::SIDE];
            for (candidates, cell) in cells.iter_mut().zip(grid.layout().in_order(house)) {
                *candidates = grid.candidates(*cell);
            }
            let empty = cells.iter().filter(|digits| !digits.is_empty()).count();
            houses.set(house, empty, naked_sizes(cells, empty));
        }
        known.before.keep(grid);
        known.found.set(houses);
        houses
    }

    /// Says how many cells the naked subsets of a house have, which has so many
    /// empty ones. What a naked subset leaves over is a hidden one.
    fn set(&mut self, house: House, empty: usize, naked: Sizes) {
        for size in 2..=4 {
            let has = |of: usize| size < empty && naked >> of & 1 == 1;
            self.naked[size].set(house, has(size));
            self.hidden[size].set(house, has(empty.saturating_sub(size)));
        }
    }

    /// The houses with naked subsets of this size: none but for two to four.
    pub(in crate::rules) fn naked(&self, size: usize) -> Houses {
        self.naked.get(size).copied().unwrap_or_default()
    }

    /// The houses with hidden subsets of this size: none but for two to four.
    pub(in crate::rules) fn hidden(&self, size: usize) -> Houses {
        self.hidden.get(size).copied().unwrap_or_default()
    }
}

/// A set of numbers.
pub(super) type Sizes = u16;

/// The sizes of the naked subsets that take something away, out of the
/// candidates of the cells of a house, so many of which are empty and none a single.
fn naked_sizes(cells: [DigitSet; grid::Cell::SIDE], empty: usize) -> Sizes {
    let cells = cells.map(DigitSet::bits);
    let places = places_of_digits(cells);
    // What a hidden subset leaves over is a naked one.
    let naked = choices::full(cells, empty / 2);
    let hidden = choices::full(places, empty.saturating_sub(1) / 2);
    let left_over = (2..=4).filter(|size| hidden >> size & 1 == 1);
    left_over.fold(naked, |sizes, size| sizes | 1 << (empty - size))
}

/// The places of each digit, out of the digits of each place: of all digits at
/// once, whether they are there or not, which nothing has to branch on.
fn places_of_digits(cells: [Bits; grid::Cell::SIDE]) -> [Bits; Digit::COUNT] {
    const EACH: [Bits; 8] = [1, 2, 4, 8, 16, 32, 64, 128];
    let mut places = [0; 8];
    let mut of_last = 0;
    for (number, digits) in cells.into_iter().enumerate() {
        for (digit, places) in EACH.into_iter().zip(&mut places) {
            *places |= if digits & digit == digit {
                1 << number
            } else {
                0
            };
        }
        of_last |= (digits >> 8) << number;
    }
    let [a, b, c, d, e, f, g, h] = places;
    [a, b, c, d, e, f, g, h, of_last]
}

/// Whether a cell has one candidate or a digit one place in a house.
fn has_singles(grid: &Survey<'_>) -> bool {
    let none_hidden = |house: &House| grid.census().exactly_once(*house).is_empty();
    !grid.singles().is_empty() || !grid.layout().houses().iter().all(none_hidden)
}

/// The digits of some cells, or the places of some digits: up to nine bits.
pub(super) type Bits = u16;
