//! Naked and hidden pairs, triplets and quads.

use crate::grid::Digit;
use std::ops::ControlFlow::{self, Break, Continue};

use super::board::{
    BLOCK_COLUMN_ROW, CELL_AT, IndexedGrid, cells_at, houses_of_kind, members, subsets,
};
use super::hint::{Hint, Removed, removed_from};
use super::technique::Technique;

/// Cells of a house and the digits that go with them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Subset {
    pub(super) house: usize,
    /// The positions of the cells.
    pub(super) places: u16,
    pub(super) digits: u16,
}

impl Subset {
    /// The removals of a naked set: its digits, from the other cells of its house.
    pub(super) fn removed_around(self, board: &IndexedGrid) -> Removed {
        let others = board.empty[self.house] & !self.places;
        removed_from(board, cells_at(self.house, others), self.digits)
    }

    /// The removals of a hidden set: the other digits, from its cells.
    pub(super) fn removed_inside(self, board: &IndexedGrid) -> Removed {
        removed_from(board, cells_at(self.house, self.places), !self.digits)
    }
}

fn houses() -> impl Iterator<Item = usize> {
    BLOCK_COLUMN_ROW.into_iter().flat_map(houses_of_kind)
}

/// Passes each naked set of this size to `found`, even if it removes nothing.
pub(super) fn each_naked<B>(
    board: &IndexedGrid,
    size: u32,
    mut found: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in houses().filter(|house| board.empty_count(*house) >= 2 * size) {
        let fits = |place: &usize| {
            let count = board.count(CELL_AT[house][*place].into());
            2 <= count && count <= size
        };
        let eligible = members(board.empty[house]).filter(fits);
        let eligible = eligible.fold(0, |set, place| set | 1 << place);
        for places in subsets(eligible, size) {
            let digits = members(places).fold(0, |set, place| {
                set | board.digits[usize::from(CELL_AT[house][place])]
            });
            if digits.count_ones() == size {
                found(Subset {
                    house,
                    places,
                    digits,
                })?;
            }
        }
    }
    Continue(())
}

/// Passes each hidden set of this size in houses with more than `more_than` empty cells to
/// `found`, even if it removes nothing.
pub(super) fn each_hidden<B>(
    board: &IndexedGrid,
    size: u32,
    more_than: u32,
    mut found: impl FnMut(Subset) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for house in houses().filter(|house| board.empty_count(*house) > more_than) {
        let fits = |digit: &usize| {
            let count = board.places[house][*digit].count_ones();
            2 <= count && count <= size
        };
        let eligible = (0..Digit::COUNT)
            .filter(fits)
            .fold(0, |set, digit| set | 1 << digit);
        for digits in subsets(eligible, size) {
            let places = members(digits).fold(0, |set, digit| set | board.places[house][digit]);
            if places.count_ones() == size {
                found(Subset {
                    house,
                    places,
                    digits,
                })?;
            }
        }
    }
    Continue(())
}

pub(super) fn naked_set(board: &IndexedGrid, size: u32) -> Option<Hint> {
    let technique = match size {
        2 => Technique::NakedPair,
        3 => Technique::NakedTriplet,
        _ => Technique::NakedQuad,
    };
    let found = each_naked(board, size, |set| {
        let removed = set.removed_around(board);
        Hint::removing(technique, technique.base().rating(), removed).map_or(Continue(()), Break)
    });
    found.break_value()
}

pub(super) fn hidden_set(board: &IndexedGrid, size: u32) -> Option<Hint> {
    let technique = match size {
        2 => Technique::HiddenPair,
        3 => Technique::HiddenTriplet,
        _ => Technique::HiddenQuad,
    };
    let found = each_hidden(board, size, 2 * size, |set| {
        let removed = set.removed_inside(board);
        Hint::removing(technique, technique.base().rating(), removed).map_or(Continue(()), Break)
    });
    found.break_value()
}

/// Places another digit of the house that has only one place left outside a hidden set.
pub(super) fn direct_hidden_set(board: &IndexedGrid, size: u32) -> Option<Hint> {
    let technique = match size {
        2 => Technique::DirectHiddenPair,
        _ => Technique::DirectHiddenTriplet,
    };
    let found = each_hidden(board, size, size, |set| {
        for digit in (0..Digit::COUNT).filter(|digit| set.digits >> digit & 1 == 0) {
            let places = board.places[set.house][digit];
            let left = places & !set.places;
            if places.count_ones() >= 2 && left.is_power_of_two() {
                let cell = CELL_AT[set.house][left.trailing_zeros() as usize];
                return Break(Hint::placing(
                    technique,
                    technique.base().rating(),
                    cell.into(),
                    digit,
                ));
            }
        }
        Continue(())
    });
    found.break_value()
}
