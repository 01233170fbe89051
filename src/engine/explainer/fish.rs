//! X-Wing, Swordfish and Jellyfish, without fins.

use crate::grid::Digit;
use std::ops::ControlFlow::{self, Break, Continue};

use super::board::{IndexedGrid, SIZE, cells_at, members, subsets};
use super::hint::{Hint, removed_from};
use super::technique::Technique;

/// A digit whose places in some lines lie in an equal number of crossing lines.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fish {
    /// The first house of the kind of the base lines, and of the kind of the cover lines.
    pub(super) first: (usize, usize),
    pub(super) digit: usize,
    /// The numbers of the base lines among their kind.
    pub(super) base: u16,
    /// The numbers of the cover lines among their kind.
    pub(super) cover: u16,
}

impl Fish {
    /// The cells of the cover lines, outside the base lines, that lose the digit.
    pub(super) fn victims(self, board: &IndexedGrid) -> u128 {
        members(self.cover).fold(0, |set, line| {
            let house = self.first.1 + line;
            set | cells_at(house, board.places[house][self.digit] & !self.base)
        })
    }
}

/// Passes each fish of this size to `found`, even if it removes nothing.
pub(super) fn each<B>(
    board: &IndexedGrid,
    size: u32,
    mut found: impl FnMut(Fish) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for first in [(2 * SIZE, SIZE), (SIZE, 2 * SIZE)] {
        // The lines that can be in a fish of each digit.
        let mut eligible = [0_u16; Digit::COUNT];
        for (digit, eligible) in eligible.iter_mut().enumerate() {
            if u32::from(board.placed[digit]) > Digit::COUNT as u32 - 2 * size {
                continue;
            }
            for line in 0..SIZE {
                let count = board.places[first.0 + line][digit].count_ones();
                if 2 <= count && count <= size {
                    *eligible |= 1 << line;
                }
            }
        }
        let any = eligible
            .into_iter()
            .filter(|lines| lines.count_ones() >= size);
        for base in subsets(any.fold(0, |all, lines| all | lines), size) {
            for (digit, lines) in eligible.iter().enumerate() {
                if base & !lines != 0 {
                    continue;
                }
                let cover =
                    members(base).fold(0, |set, line| set | board.places[first.0 + line][digit]);
                if cover.count_ones() == size {
                    found(Fish {
                        first,
                        digit,
                        base,
                        cover,
                    })?;
                }
            }
        }
    }
    Continue(())
}

pub(super) fn fish(board: &IndexedGrid, size: u32) -> Option<Hint> {
    let technique = match size {
        2 => Technique::XWing,
        3 => Technique::Swordfish,
        _ => Technique::Jellyfish,
    };
    let found = each(board, size, |fish| {
        let removed = removed_from(board, fish.victims(board), 1 << fish.digit);
        Hint::removing(technique, technique.base().rating(), removed).map_or(Continue(()), Break)
    });
    found.break_value()
}
