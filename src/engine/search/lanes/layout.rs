//! The layout of a position in a lane: three words for each digit, one for each row of the bands.
//!
//! Word `r` of a digit has a field of ten bits for each of the three bands. The
//! lower nine bits of a field are the columns of row `r` of that band; the tenth
//! is always zero in a position and takes the carry of a sum.

use super::super::bands::Bands;
use crate::grid::{Cell, Digit, Values};

/// The number of bits from one field to the next.
pub(super) const FIELD: u32 = 10;

/// Repeats the bits of a field in all three fields.
pub(super) const fn in_each_field(bits: u32) -> u32 {
    bits | bits << FIELD | bits << (2 * FIELD)
}

/// The nine cells of one field.
const ROW: u32 = 0o777;

/// The nine cells of each field, field by field.
pub(super) const FIELDS: [u32; 3] = [ROW, ROW << FIELD, ROW << (2 * FIELD)];

/// The cells of all fields together.
pub(super) const CELLS: u32 = in_each_field(ROW);

/// The bit above the cells of each field.
pub(super) const GUARDS: u32 = in_each_field(0o1000);

/// The words of a position in one lane, by digit and row of the bands.
pub(super) type Words = [[u32; 3]; 9];

/// The words of a position.
#[inline(always)]
pub(super) fn words(position: &Bands) -> Words {
    let mut words = [[0; 3]; 9];
    for (words, bands) in words.iter_mut().zip(position.0.as_chunks::<3>().0) {
        for (row, word) in words.iter_mut().enumerate() {
            let field = |band: usize| bands[band] >> (9 * row) & ROW;
            *word = field(0) | field(1) << FIELD | field(2) << (2 * FIELD);
        }
    }
    words
}

/// The cells with exactly one digit.
#[inline(always)]
pub(super) fn cells_with_one_digit(words: &Words) -> [u32; 3] {
    let mut one = [0; 3];
    let mut two = [0; 3];
    for rows in words {
        for (row, word) in rows.iter().enumerate() {
            two[row] |= one[row] & word;
            one[row] |= word;
        }
    }
    [0, 1, 2].map(|row| one[row] & !two[row])
}

/// The values of words in which each cell has one digit.
#[inline(always)]
pub(super) fn values(words: &Words) -> Values {
    let mut numbers = [[0_u32; 32]; 3];
    for (row, numbers) in numbers.iter_mut().enumerate() {
        // The number of a cell's digit, bit by bit.
        let mut planes = [0; 4];
        for (digit, words) in words.iter().enumerate() {
            for (bit, plane) in planes.iter_mut().enumerate() {
                if (digit + 1) >> bit & 1 == 1 {
                    *plane |= words[row];
                }
            }
        }
        for (place, number) in numbers.iter_mut().enumerate() {
            let bit = |plane: u32| plane >> place & 1;
            *number =
                bit(planes[0]) | bit(planes[1]) << 1 | bit(planes[2]) << 2 | bit(planes[3]) << 3;
        }
    }
    let mut values = [None; Cell::COUNT];
    for (row, values) in values.as_chunks_mut::<9>().0.iter_mut().enumerate() {
        let first = row / 3 * FIELD as usize;
        for (column, value) in values.iter_mut().enumerate() {
            *value = Digit::new(numbers[row % 3][first + column] as u8);
        }
    }
    values
}

/// The peers of each cell. The cell of bit `bit` in word `word` has the index `32 * word + bit`.
/// Its peers have the bits of their indices, the first 64 in the first word.
pub(super) static PEERS: [[u64; 2]; 96] = {
    let mut peers = [[0; 2]; 96];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::new(index).expect("the index is that of a cell");
        let mut other = 0;
        while other < Cell::COUNT {
            let peer = Cell::new(other).expect("the index is that of a cell");
            if cell.sees(peer) {
                peers[place(cell)][place(peer) / 64] |= 1 << (place(peer) % 64);
            }
            other += 1;
        }
        index += 1;
    }
    peers
};

/// The index of a cell: 32 times its word, plus its bit there.
const fn place(cell: Cell) -> usize {
    32 * (cell.row() % 3) + cell.row() / 3 * FIELD as usize + cell.column()
}
