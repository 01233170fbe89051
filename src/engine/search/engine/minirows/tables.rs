//! Lookup tables for the parts of a word of [`Bands`].

use super::Bands;
use crate::grid::ORDERS_OF_THREE;

/// The three bits of each box in the nine bits of a row.
const BOX: [usize; 3] = [0o007, 0o070, 0o700];

/// The same columns in each of the three rows.
const EACH_ROW: usize = 0o001_001_001;

/// The cells of a band that can hold a digit, by its possible minirows: bit `3 * row + box` of the
/// index.
///
/// A digit appears once in each row and once in each box of a band, so its minirows are one of six
/// permutations. The cells of all permutations that fit remain; none remain if no permutation fits.
pub(super) static FITTING: [u32; 512] = {
    let mut table = [0; 512];
    let mut minirows = 0;
    while minirows < 512 {
        let mut order = 0;
        while order < 6 {
            let [first, second, third] = ORDERS_OF_THREE[order];
            let needed = 1 << first | 1 << (3 + second) | 1 << (6 + third);
            if minirows & needed == needed {
                let cells = BOX[first] | BOX[second] << 9 | BOX[third] << 18;
                table[minirows] |= cells as u32;
            }
            order += 1;
        }
        minirows += 1;
    }
    table
};

/// The cells of a band left for a digit, by its columns in another band: a column that is the only
/// one in its box is taken.
pub(super) static BESIDE_ONE: [u32; 512] = columns_left(1);

/// The cells of a band left for a digit, by its columns in the two other bands together: if a box
/// has only two columns, both are taken.
pub(super) static BESIDE_TWO: [u32; 512] = columns_left(2);

/// For each set of columns that a digit has in `bands` bands together, the cells of another band
/// that are left for it. If a box has as many of these columns as there are bands, all of them are
/// taken; fewer are a contradiction.
const fn columns_left(bands: u32) -> [u32; 512] {
    let mut table = [0; 512];
    let mut columns = 0;
    while columns < 512 {
        let mut left = 0;
        let mut at = 0;
        while at < 3 {
            let of_box = columns & BOX[at];
            if of_box.count_ones() > bands {
                left |= BOX[at];
            } else if of_box.count_ones() == bands {
                left |= BOX[at] & !of_box;
            }
            at += 1;
        }
        table[columns] = (left * EACH_ROW) as u32;
        columns += 1;
    }
    table
}

/// The bit of a row that has exactly one bit; otherwise nothing.
pub(super) static ONLY: [u32; 512] = {
    let mut table = [0; 512];
    let mut column = 0;
    while column < 9 {
        table[1 << column] = 1 << column;
        column += 1;
    }
    table
};

/// For each cell of a band, the cells of the band that can still hold its digit: the cell itself,
/// and those that it does not see.
pub(super) static LEFT_IN_BAND: [u32; Bands::CELLS] = {
    let mut table = [0; Bands::CELLS];
    let mut cell = 0;
    while cell < Bands::CELLS {
        let (row, column) = (cell / 9, cell % 9);
        let in_box = BOX[column / 3] * EACH_ROW;
        let seen = 0o777 << (9 * row) | EACH_ROW << column | in_box;
        table[cell] = Bands::BAND & !(seen as u32) | 1 << cell;
        cell += 1;
    }
    table
};
