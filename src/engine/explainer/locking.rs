//! Pointing and claiming, and the direct placements in another block or line.

use crate::grid::Digit;
use std::ops::ControlFlow::{self, Break, Continue};

use super::board::{CELL_AT, IndexedGrid, SHARED, SIZE, cells_at, houses_of_kind, members};
use super::hint::{Hint, removed_from};
use super::technique::Technique;

/// The kind of house that a digit is locked in, with the kind of house that loses the digit.
const PAIRS: [(usize, usize); 4] = [(0, 2), (0, 1), (2, 0), (1, 0)];

/// All places of a digit in `base` lie in `cover`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Locked {
    pub(super) base: usize,
    pub(super) cover: usize,
    pub(super) digit: usize,
}

impl Locked {
    /// The cells of the cover, outside the base, that lose the digit.
    pub(super) fn victims(self, board: &IndexedGrid) -> u128 {
        let places = board.places[self.cover][self.digit] & !SHARED[self.cover][self.base];
        cells_at(self.cover, places)
    }
}

/// Passes each locked digit to `found`, in order, even if it removes nothing.
pub(super) fn each<B>(
    board: &IndexedGrid,
    mut found: impl FnMut(Locked) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for (from, to) in PAIRS {
        for base in houses_of_kind(from) {
            for cover in houses_of_kind(to) {
                let shared = SHARED[base][cover];
                if shared == 0 {
                    continue;
                }
                for digit in 0..Digit::COUNT {
                    let places = board.places[base][digit];
                    if places & !shared == 0 && places.count_ones() >= 2 {
                        found(Locked { base, cover, digit })?;
                    }
                }
            }
        }
    }
    Continue(())
}

pub(super) fn locking(board: &IndexedGrid) -> Option<Hint> {
    let found = each(board, |locked| {
        let technique = if locked.base < SIZE {
            Technique::Pointing
        } else {
            Technique::Claiming
        };
        let removed = removed_from(board, locked.victims(board), 1 << locked.digit);
        Hint::removing(technique, technique.base().rating(), removed).map_or(Continue(()), Break)
    });
    found.break_value()
}

/// Places the digit if it has only one place left in another house of the base's kind.
pub(super) fn direct_locking(board: &IndexedGrid) -> Option<Hint> {
    let found = each(board, |Locked { base, cover, digit }| {
        let technique = if base < SIZE {
            Technique::DirectPointing
        } else {
            Technique::DirectClaiming
        };
        for other in houses_of_kind(base / SIZE) {
            let shared = SHARED[other][cover];
            let places = board.places[other][digit];
            let left = places & !shared;
            if other != base && shared != 0 && places.count_ones() >= 2 && left.is_power_of_two() {
                let cell = members(left).map(|place| CELL_AT[other][place]).next();
                let cell = usize::from(cell.unwrap_or_default());
                return Break(Hint::placing(
                    technique,
                    technique.base().rating(),
                    cell,
                    digit,
                ));
            }
        }
        Continue(())
    });
    found.break_value()
}
