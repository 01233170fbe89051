//! The houses to search for subsets.
//!
//! If n empty cells of a house hold only n digits, a naked subset, then the other digits that the
//! house still needs have places only in its other empty cells, where they are a hidden subset.
//! Both subsets remove the same candidates. So each house is searched for naked and hidden subsets
//! of at most half its empty cells, which finds the larger subsets too.

use std::cell::Cell;

use super::choices;
use crate::grid::{self, Digit, DigitSet, House};
use crate::rules::Survey;
use crate::rules::houses::Houses;
use crate::rules::known::Before;

/// The houses that may have subsets that remove candidates. No house with a subset that removes
/// candidates is left out.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::rules) struct SubsetHouses {
    /// The houses with naked subsets, by the number of cells.
    naked: OfSizes,
    /// The houses with hidden subsets, by the number of digits.
    hidden: OfSizes,
}

/// The houses for each size, up to the largest size that a rule looks for.
type OfSizes = [Houses; 5];

/// The houses found on the previous position. For houses whose candidates have not changed, the
/// result is still valid.
#[derive(Debug, Default)]
pub(in crate::rules) struct KnownHouses {
    before: Before,
    found: Cell<SubsetHouses>,
}

impl SubsetHouses {
    pub(in crate::rules) fn of(grid: &Survey<'_>, known: &KnownHouses) -> Self {
        // Singles are subsets of one, and if the position contradicts itself, the numbers do not
        // add up: then search everywhere.
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

    /// Sets the sizes of the naked subsets of a house with `empty` empty cells. Beside a naked
    /// subset, the other empty cells hold a hidden subset.
    fn set(&mut self, house: House, empty: usize, naked: Sizes) {
        for size in 2..=4 {
            let has = |of: usize| size < empty && naked >> of & 1 == 1;
            self.naked[size].set(house, has(size));
            self.hidden[size].set(house, has(empty.saturating_sub(size)));
        }
    }

    /// The houses with naked subsets of this size; empty unless the size is two to four.
    pub(in crate::rules) fn naked(&self, size: usize) -> Houses {
        self.naked.get(size).copied().unwrap_or_default()
    }

    /// The houses with hidden subsets of this size; empty unless the size is two to four.
    pub(in crate::rules) fn hidden(&self, size: usize) -> Houses {
        self.hidden.get(size).copied().unwrap_or_default()
    }
}

/// A set of numbers.
pub(super) type Sizes = u16;

/// The sizes of the naked subsets that remove candidates, from the candidates of the cells of a
/// house. `empty` of these cells are empty, and none is a single.
fn naked_sizes(cells: [DigitSet; grid::Cell::SIDE], empty: usize) -> Sizes {
    let cells = cells.map(DigitSet::bits);
    let places = places_of_digits(cells);
    // Beside a hidden subset, the other empty cells are a naked subset.
    let naked = choices::full(cells, empty / 2);
    let hidden = choices::full(places, empty.saturating_sub(1) / 2);
    let left_over = (2..=4).filter(|size| hidden >> size & 1 == 1);
    left_over.fold(naked, |sizes, size| sizes | 1 << (empty - size))
}

/// The places of each digit, from the digits of each place. Handles all digits at once, present or
/// not, so that the code does not branch.
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

/// Whether a cell has one candidate, or a digit has one place in a house.
fn has_singles(grid: &Survey<'_>) -> bool {
    let none_hidden = |house: &House| grid.census().exactly_once(*house).is_empty();
    !grid.singles().is_empty() || !grid.layout().houses().iter().all(none_hidden)
}

/// The digits of some cells, or the places of some digits: up to nine bits.
pub(super) type Bits = u16;
