//! One round of deductions in all lanes at once, without branches or tables.

use super::guess::Place;
use super::layout::{CELLS, FIELD, GUARDS, Words, in_each_field};

/// The highest, the middle and the lowest cell of each minirow.
const HIGH: u32 = in_each_field(0o444);
const MIDDLE: u32 = in_each_field(0o222);
const LOW: u32 = in_each_field(0o111);

/// The positions of `N` puzzles side by side, one in each lane.
#[repr(align(64))]
pub(super) struct Positions<const N: usize> {
    /// The possible cells of each digit.
    places: [[[u32; N]; 3]; 9],
    /// The rows in which each digit has one place, with all their cells.
    single_rows: [[[u32; N]; 3]; 9],
    /// The cells that are the only place of a digit in a row.
    decided: [[u32; N]; 3],
    /// The cells with one digit.
    naked: [[u32; N]; 3],
    /// The cells with two digits.
    pairs: [[u32; N]; 3],
    /// The cells with at least two digits.
    open: [[u32; N]; 3],
    /// Not zero if the last round found a contradiction.
    failed: [u32; N],
    /// Not zero if the last round left cells with at least two digits.
    unsolved: [u32; N],
    /// Not zero if the last round removed a candidate.
    changed: [u32; N],
}

/// The outcome of the last round in a lane.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// A digit has no place, or a cell has no digit.
    Failed,
    /// Every cell has one digit.
    Solved,
    /// Another round would find nothing more.
    Stuck,
    /// Another round may find more.
    Moving,
}

impl<const N: usize> Positions<N> {
    pub(super) const EMPTY: Self = Self {
        places: [[[0; N]; 3]; 9],
        single_rows: [[[0; N]; 3]; 9],
        decided: [[0; N]; 3],
        naked: [[0; N]; 3],
        pairs: [[0; N]; 3],
        open: [[0; N]; 3],
        failed: [0; N],
        unsolved: [0; N],
        changed: [0; N],
    };

    /// Puts a position into a lane. `naked` are the known cells with one digit; the round finds the
    /// others.
    #[inline(always)]
    pub(super) fn put(&mut self, lane: usize, words: &Words, naked: [u32; 3]) {
        for (places, words) in self.places.iter_mut().zip(words) {
            for (places, word) in places.iter_mut().zip(words) {
                places[lane] = *word;
            }
        }
        for decided in &mut self.decided {
            decided[lane] = 0;
        }
        for (cells, naked) in self.naked.iter_mut().zip(naked) {
            cells[lane] = naked;
        }
    }

    /// The position of a lane.
    #[inline(always)]
    pub(super) fn get(&self, lane: usize) -> Words {
        self.places
            .each_ref()
            .map(|places| places.each_ref().map(|places| places[lane]))
    }

    /// The digits of a cell of a lane, the first in bit 0.
    #[inline(always)]
    pub(super) fn digits(&self, lane: usize, Place { row, cell }: Place) -> u32 {
        let mut digits = 0;
        for (digit, places) in self.places.iter().enumerate() {
            digits |= u32::from(places[row][lane] & cell != 0) << digit;
        }
        digits
    }

    /// Removes these digits from a cell of a lane, which leaves it one digit. The next round uses
    /// it.
    #[inline(always)]
    pub(super) fn settle(&mut self, lane: usize, Place { row, cell }: Place, mut others: u32) {
        while others != 0 {
            self.places[others.trailing_zeros() as usize][row][lane] &= !cell;
            others &= others - 1;
        }
        self.naked[row][lane] = cell;
    }

    /// The cells of a lane with at least two digits.
    #[inline(always)]
    pub(super) fn open(&self, lane: usize) -> [u32; 3] {
        self.open.each_ref().map(|open| open[lane])
    }

    /// The cells of a lane with two digits.
    #[inline(always)]
    pub(super) fn pairs(&self, lane: usize) -> [u32; 3] {
        self.pairs.each_ref().map(|pairs| pairs[lane])
    }

    #[inline(always)]
    pub(super) fn state(&self, lane: usize) -> State {
        if self.failed[lane] != 0 {
            State::Failed
        } else if self.unsolved[lane] == 0 {
            State::Solved
        } else if self.changed[lane] == 0 {
            State::Stuck
        } else {
            State::Moving
        }
    }

    /// Goes through the digits once in every lane.
    #[inline(always)]
    pub(super) fn round(&mut self) {
        let mut one = [[0; N]; 3];
        let mut two = [[0; N]; 3];
        let mut three = [[0; N]; 3];
        let mut changed = [0; N];
        let mut sound = [u32::MAX; N];
        let [decided0, decided1, decided2] = &mut self.decided;
        let [naked0, naked1, naked2] = &mut self.naked;
        let [one0, one1, one2] = &mut one;
        let [two0, two1, two2] = &mut two;
        let [three0, three1, three2] = &mut three;
        for (places, single_rows) in self.places.iter_mut().zip(&mut self.single_rows) {
            let [places0, places1, places2] = places;
            let [single0, single1, single2] = single_rows;
            for lane in 0..N {
                let before = [places0[lane], places1[lane], places2[lane]];
                let x = [
                    set_singles(before[0], decided0[lane], single0[lane], naked0[lane]),
                    set_singles(before[1], decided1[lane], single1[lane], naked1[lane]),
                    set_singles(before[2], decided2[lane], single2[lane], naked2[lane]),
                ];
                let x = close_bands(x);
                let (x, stacks) = close_stacks(x);
                places0[lane] = x[0];
                places1[lane] = x[1];
                places2[lane] = x[2];
                changed[lane] |= (x[0] ^ before[0]) | (x[1] ^ before[1]) | (x[2] ^ before[2]);
                let (rows0, filled0) = rows_with_one_place(x[0]);
                let (rows1, filled1) = rows_with_one_place(x[1]);
                let (rows2, filled2) = rows_with_one_place(x[2]);
                sound[lane] &= stacks & filled0 & filled1 & filled2;
                single0[lane] = rows0;
                single1[lane] = rows1;
                single2[lane] = rows2;
                decided0[lane] |= x[0] & rows0;
                decided1[lane] |= x[1] & rows1;
                decided2[lane] |= x[2] & rows2;
                three0[lane] |= two0[lane] & x[0];
                three1[lane] |= two1[lane] & x[1];
                three2[lane] |= two2[lane] & x[2];
                two0[lane] |= one0[lane] & x[0];
                two1[lane] |= one1[lane] & x[1];
                two2[lane] |= one2[lane] & x[2];
                one0[lane] |= x[0];
                one1[lane] |= x[1];
                one2[lane] |= x[2];
            }
        }
        for lane in 0..N {
            naked0[lane] = one0[lane] & !two0[lane];
            naked1[lane] = one1[lane] & !two1[lane];
            naked2[lane] = one2[lane] & !two2[lane];
            self.pairs[0][lane] = two0[lane] & !three0[lane];
            self.pairs[1][lane] = two1[lane] & !three1[lane];
            self.pairs[2][lane] = two2[lane] & !three2[lane];
            self.unsolved[lane] = two0[lane] | two1[lane] | two2[lane];
            let every_cell = one0[lane] & one1[lane] & one2[lane];
            self.failed[lane] = (!every_cell & CELLS) | (!sound[lane] & SOUND);
            self.changed[lane] = changed[lane];
        }
        self.open = two;
    }
}

/// The bits of a sound lane: the guard of each field, for the rows, and the
/// highest bit of each minirow of the first field, for the stacks.
const SOUND: u32 = GUARDS | 0o444;

/// Removes a digit from the cells that are decided for another digit, and from the other cells of a
/// row where it has a cell of its own. The closures clear the box and the column of that cell.
#[inline(always)]
const fn set_singles(places: u32, decided: u32, single_rows: u32, naked: u32) -> u32 {
    let places = places & (!decided | single_rows);
    let settled = places & naked;
    let guards = (settled + CELLS) & GUARDS;
    let rows = guards - (guards >> 9);
    places & (!rows | settled)
}

/// Keeps the minirows of a digit that are part of a way to give each row of a band a box of its
/// own.
#[inline(always)]
const fn close_bands(x: [u32; 3]) -> [u32; 3] {
    // The minirows with a place: rows 0, 1 and 2 in the high, middle and low bit of their box.
    let here = filled_minirows(x[0]) | filled_minirows(x[1]) >> 1 | filled_minirows(x[2]) >> 2;
    // The minirows one box further on, and two boxes further on.
    let next = (here >> 3 & in_each_field(0o077)) | (here << 6 & in_each_field(0o700));
    let last = (here >> 6 & in_each_field(0o007)) | (here << 3 & in_each_field(0o770));
    // Set where two rows can have the two other boxes: rows 0 and 1 in the middle bit, rows 1 and 2
    // in the low bit; then rows 0 and 2.
    let neighbors = (next & last >> 1) | (last & next >> 1);
    let outer = (next & last >> 2) | (last & next >> 2);
    let row0 = neighbors & LOW;
    let row1 = outer & LOW;
    let row2 = neighbors & MIDDLE;
    [
        x[0] & ((row0 << 3) - row0),
        x[1] & ((row1 << 3) - row1),
        x[2] & ((row2 << 2) - (row2 >> 1)),
    ]
}

/// The high bit of each minirow that has a place; the other bits are zero.
#[inline(always)]
const fn filled_minirows(x: u32) -> u32 {
    (((x & !HIGH & CELLS) + (!HIGH & CELLS)) | x) & HIGH
}

/// Keeps the minicolumns of a digit that are part of a way to give each column of a stack a box of
/// its own. In the first field of the second word, the high bit of each minirow is set if that
/// stack has at least one way.
#[inline(always)]
const fn close_stacks(x: [u32; 3]) -> ([u32; 3], u32) {
    let here = x[0] | x[1] | x[2];
    // The minicolumns one column further on, and two columns further on.
    let next = (here >> 1 & (LOW | MIDDLE)) | (here << 2 & HIGH);
    let last = (here >> 2 & LOW) | (here << 1 & (MIDDLE | HIGH));
    // Set where two bands can have the two other columns: bands 0 and 1 in the first field, bands 1
    // and 2 in the second; then bands 0 and 2.
    let neighbors = (next & last >> FIELD) | (last & next >> FIELD);
    let outer = (next & last >> (2 * FIELD)) | (last & next >> (2 * FIELD));
    let columns = neighbors >> FIELD | outer << FIELD | neighbors << (2 * FIELD);
    let left = here & columns;
    let stacks = ((left & (LOW | MIDDLE)) + (LOW | MIDDLE)) | left | GUARDS;
    ([x[0] & columns, x[1] & columns, x[2] & columns], stacks)
}

/// The cells of the rows with at most one place; and a word with all cell bits and with the guard
/// of each row that has a place.
#[inline(always)]
const fn rows_with_one_place(x: u32) -> (u32, u32) {
    let sum = x + CELLS;
    // The sum has removed the lowest place.
    let more = (x & sum) + CELLS;
    let guards = !more & GUARDS;
    (guards - (guards >> 9), sum | CELLS)
}
