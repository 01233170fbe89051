//! Fills grids at random.

use super::random::Random;
use crate::grid::{Cell, Digit, DigitSet, Values};

/// The number of steps after which the filling starts over: a few hundred are usual, and the
/// exceptions take very long.
const PATIENCE: u32 = 1_000;

/// A full grid: the digit of each cell, from 0.
pub(super) type Full = [u8; Cell::COUNT];

/// Fills an empty grid at random.
///
/// The cells are filled in reading order, each with a random digit that still fits. If none fits,
/// the cell before gets another digit. Every grid is possible, but not all are equally likely.
pub(super) fn fill(random: &mut Random) -> Full {
    loop {
        if let Some(full) = try_to_fill(random) {
            return full;
        }
    }
}

fn try_to_fill(random: &mut Random) -> Option<Full> {
    const ALL: u32 = DigitSet::ALL.bits() as u32;
    let mut full = [0; Cell::COUNT];
    // The digits not yet tried in each cell, for the cells up to the current one.
    let mut open = [0u32; Cell::COUNT];
    let [mut rows, mut columns, mut boxes] = [[0u32; Cell::SIDE]; 3];
    let mut at = 0;
    open[0] = ALL;
    for _ in 0..PATIENCE {
        if open[at] == 0 {
            // A dead end: the cell before gives up its digit.
            at = at.checked_sub(1)?;
            let [row, column, block] = HOUSES[at];
            let digit = 1 << full[at];
            rows[row as usize] ^= digit;
            columns[column as usize] ^= digit;
            boxes[block as usize] ^= digit;
            continue;
        }
        let mut rest = open[at];
        for _ in 0..random.below(rest.count_ones()) {
            rest &= rest - 1;
        }
        let digit = rest & rest.wrapping_neg();
        open[at] ^= digit;
        full[at] = digit.trailing_zeros() as u8;
        let [row, column, block] = HOUSES[at];
        rows[row as usize] |= digit;
        columns[column as usize] |= digit;
        boxes[block as usize] |= digit;
        at += 1;
        if at == Cell::COUNT {
            return Some(full);
        }
        let [row, column, block] = HOUSES[at];
        open[at] = ALL & !(rows[row as usize] | columns[column as usize] | boxes[block as usize]);
    }
    None
}

/// The numbers of the row, the column and the box of each cell.
static HOUSES: [[u8; 3]; Cell::COUNT] = {
    let mut houses = [[0; 3]; Cell::COUNT];
    let mut at = 0;
    while at < Cell::COUNT {
        let cell = Cell::new(at).expect("every cell has a number below the count");
        let [row, column, block] = cell.houses();
        houses[at] = [
            row.number() as u8,
            column.number() as u8,
            block.number() as u8,
        ];
        at += 1;
    }
    houses
};

/// The digit of a full grid in a cell.
#[inline]
pub(super) const fn digit_at(full: &Full, cell: Cell) -> Digit {
    Digit::ALL[full[cell.index()] as usize]
}

/// The digits of a full grid in these cells, with all other cells empty.
pub(super) fn restricted_to(full: &Full, cells: crate::grid::CellSet) -> Values {
    let mut values = [None; Cell::COUNT];
    for cell in cells {
        values[cell.index()] = Some(digit_at(full, cell));
    }
    values
}
