//! Hidden and naked singles.

use super::board::{BLOCK_COLUMN_ROW, CELL_AT, IndexedGrid, cells, houses_of_kind};
use super::hint::Hint;
use super::ratings::{HIDDEN_SINGLE_IN_LINE, LAST_CELL};
use super::technique::Technique::{HiddenSingle, NakedSingle};
use crate::grid::Digit;

/// Finds the last empty cells of houses first, then the other hidden singles: in blocks, in
/// columns, in rows.
pub(super) fn hidden_single(board: &IndexedGrid) -> Option<Hint> {
    let kinds = BLOCK_COLUMN_ROW;
    last_cell(board).or_else(|| {
        kinds.into_iter().find_map(|kind| {
            let rating = match kind {
                0 => HiddenSingle.base(),
                _ => HIDDEN_SINGLE_IN_LINE,
            };
            pass(board, kind, false, rating.rating())
        })
    })
}

fn last_cell(board: &IndexedGrid) -> Option<Hint> {
    let kinds = BLOCK_COLUMN_ROW;
    kinds
        .into_iter()
        .find_map(|kind| pass(board, kind, true, LAST_CELL.rating()))
}

fn pass(board: &IndexedGrid, kind: usize, last: bool, rating: f64) -> Option<Hint> {
    for house in houses_of_kind(kind) {
        let empty = board.empty_count(house);
        if empty == 0 || (empty == 1) != last {
            continue;
        }
        for digit in 0..Digit::COUNT {
            let places = board.places[house][digit];
            if places.is_power_of_two() {
                let cell = CELL_AT[house][places.trailing_zeros() as usize];
                return Some(Hint::placing(HiddenSingle, rating, cell.into(), digit));
            }
        }
    }
    None
}

pub(super) fn naked_single(board: &IndexedGrid) -> Option<Hint> {
    let cell = cells(board.unsolved).find(|cell| board.digits[*cell].is_power_of_two())?;
    let digit = board.digits[cell].trailing_zeros() as usize;
    Some(Hint::placing(
        NakedSingle,
        NakedSingle.base().rating(),
        cell,
        digit,
    ))
}
