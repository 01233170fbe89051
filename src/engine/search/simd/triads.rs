//! Cells and triads: the engine for processors with AVX-512.
//!
//! A triad is the three cells that a row and a box share (a minirow) or a column and a box (a
//! minicolumn). The position consists of the digits left in each cell and in each triad, 16 bits
//! for each, so the whole board takes five registers of 32 lanes:
//!
//! - `cells[k]` holds the `k`-th cell of each minirow, lane
//!   `9 * band + 3 * row in the band + box in the band`;
//! - `minirows` holds the minirows, each in the lane of its cells;
//! - `minicolumns` holds the minicolumns, the `k`-th of a box in the lane
//!   `9 * band + 3 * k + box in the band`.
//!
//! So the cells of a minirow are in the same lane of three registers, and another row, box or band
//! is one shuffle away. Each round draws all conclusions from these rules on the whole board at
//! once, without branches:
//!
//! - A digit is left in a triad if it is left in one of its cells, and in a cell if it is left in
//!   both of its triads.
//! - A digit is in exactly one minirow of each row and each box, so its minirows in a band are one
//!   of six permutations. The same is true for its minicolumns in a stack.
//! - A triad holds three digits: if only three are left, or three are known to be in it, it has
//!   these and no others.
//! - A cell with one digit left has that digit. So does the only cell of a triad that can hold a
//!   digit the triad must have. The other cells of its triads lose the digit.
//!
//! The rounds continue until nothing changes. Keeping triads in addition to the cells, many of them
//! in one register, is the idea of tdoku; the layout and the rounds are this program's own.

use std::arch::x86_64::*;

use crate::grid::{Cell, Digit, Values};
use crate::search::bands::Bands;
use crate::search::engine::Position;

/// 32 lanes of 16 bits; 27 are in use.
type Lanes = __m512i;

/// The lanes in use.
const USED: __mmask32 = (1 << 27) - 1;

/// For each row of a band, its lanes in all bands and boxes.
const ROW: [__mmask32; 3] = {
    const FIRST: __mmask32 = 0b111 | 0b111 << 9 | 0b111 << 18;
    [FIRST, FIRST << 3, FIRST << 6]
};

/// The bits of all nine digits.
const DIGITS: i16 = 0o777;

/// The source lane of each lane, as the bytes for `vpermb`.
#[repr(align(64))]
struct Shuffle([u8; 64]);

impl Shuffle {
    /// Takes each lane from this many bands, rows and boxes ahead, wrapping around after the last.
    const fn ahead(bands: usize, rows: usize, boxes: usize) -> Self {
        let mut source = [0; 27];
        let mut lane = 0;
        while lane < 27 {
            let band = (lane / 9 + bands) % 3;
            let row = (lane / 3 + rows) % 3;
            source[lane] = 9 * band + 3 * row + (lane + boxes) % 3;
            lane += 1;
        }
        Self::from_lanes(source)
    }

    /// Copies the lane of one row to all rows of its box.
    const fn spread(row: usize) -> Self {
        let mut source = [0; 27];
        let mut lane = 0;
        while lane < 27 {
            source[lane] = lane / 9 * 9 + 3 * row + lane % 3;
            lane += 1;
        }
        Self::from_lanes(source)
    }

    const fn from_lanes(source: [usize; 27]) -> Self {
        let mut bytes = [0; 64];
        let mut lane = 0;
        while lane < 27 {
            bytes[2 * lane] = 2 * source[lane] as u8;
            bytes[2 * lane + 1] = 2 * source[lane] as u8 + 1;
            lane += 1;
        }
        Self(bytes)
    }
}

/// The two other rows of the same box.
static OTHER_ROWS: [Shuffle; 2] = [Shuffle::ahead(0, 1, 0), Shuffle::ahead(0, 2, 0)];
/// The two other boxes of the same row.
static OTHER_BOXES: [Shuffle; 2] = [Shuffle::ahead(0, 0, 1), Shuffle::ahead(0, 0, 2)];
/// The two other bands of the same column.
static OTHER_BANDS: [Shuffle; 2] = [Shuffle::ahead(1, 0, 0), Shuffle::ahead(2, 0, 0)];
/// The minirows that form a permutation with a minirow, for each of the two permutations that
/// contain it.
static WITH_MINIROW: [[Shuffle; 2]; 2] = [
    [Shuffle::ahead(0, 1, 1), Shuffle::ahead(0, 2, 2)],
    [Shuffle::ahead(0, 1, 2), Shuffle::ahead(0, 2, 1)],
];
/// The minicolumns that form a permutation with a minicolumn.
static WITH_MINICOLUMN: [[Shuffle; 2]; 2] = [
    [Shuffle::ahead(1, 1, 0), Shuffle::ahead(2, 2, 0)],
    [Shuffle::ahead(1, 2, 0), Shuffle::ahead(2, 1, 0)],
];
/// Copies the `k`-th minicolumn of a box to its cells.
static THROUGH_CELLS: [Shuffle; 3] = [Shuffle::spread(0), Shuffle::spread(1), Shuffle::spread(2)];

/// A position during the search. It exists only if the processor has the features that the
/// functions of this module need.
#[derive(Clone)]
pub(in crate::search) struct Triads {
    cells: [Lanes; 3],
    minirows: Lanes,
    minicolumns: Lanes,
}

impl Triads {
    /// Whether the processor has the features that this module enables.
    pub(in crate::search) fn are_available() -> bool {
        is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512vbmi")
            && is_x86_feature_detected!("avx512bitalg")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
    }

    /// Creates the position; `None` if the features are not available.
    pub(in crate::search) fn new(bands: &Bands) -> Option<Self> {
        // SAFETY: `are_available` has just checked the features.
        Self::are_available().then(|| unsafe { start(bands) })
    }
}

impl Position for Triads {
    fn close(&mut self) -> bool {
        // SAFETY: a `Triads` exists only if the features are available.
        unsafe { close(self) }
    }

    fn branch(&mut self, pending: &mut Vec<Self>) -> bool {
        // SAFETY: as in `close`.
        unsafe { branch(self, pending) }
    }

    fn bands(&self) -> Bands {
        // SAFETY: as in `close`.
        unsafe { bands(self) }
    }

    fn values(&self) -> Values {
        // SAFETY: as in `close`.
        unsafe { values(self) }
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn start(bands: &Bands) -> Triads {
    let mut cells = [_mm512_setzero_si512(); 3];
    for (digit, words) in bands.0.as_chunks::<3>().0.iter().enumerate() {
        let digit = _mm512_set1_epi16(1 << digit);
        for (place, cells) in cells.iter_mut().enumerate() {
            let minirows = words.map(|word| _pext_u32(word, 0o111_111_111 << place));
            let lanes = minirows[0] | minirows[1] << 9 | minirows[2] << 18;
            *cells = _mm512_mask_add_epi16(*cells, lanes, *cells, digit);
        }
    }
    let every_digit = _mm512_set1_epi16(DIGITS);
    Triads {
        cells,
        minirows: every_digit,
        minicolumns: every_digit,
    }
}

/// Reverses [`start`]: returns the digits left in the cells.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn bands(position: &Triads) -> Bands {
    let mut bands = Bands::NOTHING;
    for (digit, words) in bands.0.as_chunks_mut::<3>().0.iter_mut().enumerate() {
        let digit = _mm512_set1_epi16(1 << digit);
        for (place, cells) in position.cells.iter().enumerate() {
            let lanes = _mm512_test_epi16_mask(*cells, digit);
            for (band, word) in words.iter_mut().enumerate() {
                *word |= _pdep_u32(lanes >> (9 * band), 0o111_111_111 << place);
            }
        }
    }
    bands
}

/// Draws all conclusions; false at a contradiction.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn close(position: &mut Triads) -> bool {
    let Triads {
        mut cells,
        mut minirows,
        mut minicolumns,
    } = *position;
    let none = _mm512_setzero_si512();
    let every_digit = _mm512_set1_epi16(DIGITS);
    let three = _mm512_set1_epi16(3);
    loop {
        // The digits left in the triads.
        let below = other_two_each(cells);
        let in_minirow = or(cells[0], cells[1], cells[2]);
        let in_minicolumn = minicolumns_of(cells, below);
        let rows_left = fitting(_mm512_and_si512(minirows, in_minirow), &WITH_MINIROW);
        let columns_left = fitting(
            _mm512_and_si512(minicolumns, in_minicolumn),
            &WITH_MINICOLUMN,
        );

        // The digits that must be in them, and whether each row and column has each digit.
        let beside_rows = other_two(rows_left, &OTHER_BOXES);
        let beside_columns = other_two(columns_left, &OTHER_BANDS);
        let in_row = or(rows_left, beside_rows[0], beside_rows[1]);
        let in_column = or(columns_left, beside_columns[0], beside_columns[1]);
        let mut failed =
            _mm512_mask_cmpneq_epi16_mask(USED, _mm512_and_si512(in_row, in_column), every_digit);
        let must_row = without(rows_left, beside_rows[0], beside_rows[1]);
        let must_column = without(columns_left, beside_columns[0], beside_columns[1]);
        let row_count = _mm512_popcnt_epi16(rows_left);
        let column_count = _mm512_popcnt_epi16(columns_left);
        let fewest = _mm512_min_epi16(row_count, column_count);
        failed |= _mm512_mask_cmplt_epi16_mask(USED, fewest, three);
        let must_row = where_three(row_count, must_row, rows_left);
        let must_column = where_three(column_count, must_column, columns_left);
        let row_count = _mm512_popcnt_epi16(must_row);
        let column_count = _mm512_popcnt_epi16(must_column);
        let most = _mm512_max_epi16(row_count, column_count);
        failed |= _mm512_mask_cmpgt_epi16_mask(USED, most, three);
        let rows_left = where_three(row_count, rows_left, must_row);
        let columns_left = where_three(column_count, columns_left, must_column);

        // The digits left in the cells, and the digits that they must have.
        let mut left = [none; 3];
        for place in 0..3 {
            let through = shuffled(columns_left, &THROUGH_CELLS[place]);
            left[place] = and(cells[place], rows_left, through);
        }
        let fewest = _mm512_min_epu16(_mm512_min_epu16(left[0], left[1]), left[2]);
        failed |= _mm512_mask_testn_epi16_mask(USED, fewest, fewest);
        let mut must = [none; 3];
        let mut several = none;
        for place in 0..3 {
            let (one, other) = (left[(place + 1) % 3], left[(place + 2) % 3]);
            let alone_in_row = without(left[place], one, other);
            let alone_in_column = without(left[place], below[place][0], below[place][1]);
            let through = shuffled(must_column, &THROUGH_CELLS[place]);
            let hidden = _mm512_and_si512(must_row, alone_in_row);
            let hidden = or_both(hidden, through, alone_in_column);
            let naked = _mm512_testn_epi16_mask(left[place], less_one(left[place]));
            must[place] = _mm512_mask_mov_epi16(hidden, naked, left[place]);
            several = or_both(several, must[place], less_one(must[place]));
        }
        failed |= _mm512_mask_test_epi16_mask(USED, several, several);
        if failed != 0 {
            return false;
        }

        // The digits that the others lose.
        let below = other_two_each(must);
        let mut changed = none;
        for place in 0..3 {
            let known = _mm512_test_epi16_mask(must[place], must[place]);
            let own = _mm512_mask_mov_epi16(left[place], known, must[place]);
            let own = without(own, must[(place + 1) % 3], must[(place + 2) % 3]);
            let own = without(own, below[place][0], below[place][1]);
            changed = or_different(changed, cells[place], own);
            cells[place] = own;
        }
        let must_row = _mm512_or_si512(must_row, or(must[0], must[1], must[2]));
        let must_column = _mm512_or_si512(must_column, minicolumns_of(must, below));
        let beside_rows = other_two(must_row, &OTHER_BOXES);
        let beside_columns = other_two(must_column, &OTHER_BANDS);
        let rows_left = without(rows_left, beside_rows[0], beside_rows[1]);
        let columns_left = without(columns_left, beside_columns[0], beside_columns[1]);
        changed = or_different(changed, minirows, rows_left);
        changed = or_different(changed, minicolumns, columns_left);
        (minirows, minicolumns) = (rows_left, columns_left);

        if _mm512_test_epi16_mask(changed, changed) == 0 {
            *position = Triads {
                cells,
                minirows,
                minicolumns,
            };
            return true;
        }
    }
}

/// See [`Position::branch`]. The cell is one with the fewest digits left; among several, the one
/// that sees the most open cells.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn branch(position: &mut Triads, pending: &mut Vec<Triads>) -> bool {
    let mut counts = [_mm512_setzero_si512(); 3];
    let mut open = [0; 3];
    for place in 0..3 {
        counts[place] = _mm512_popcnt_epi16(position.cells[place]);
        let one = _mm512_set1_epi16(1);
        open[place] = _mm512_mask_cmpgt_epi16_mask(USED, counts[place], one);
    }
    if open == [0; 3] {
        return false;
    }
    let mut fewest = [0; 3];
    let mut count = 2;
    while fewest == [0; 3] {
        for place in 0..3 {
            let count = _mm512_set1_epi16(count);
            fewest[place] = _mm512_mask_cmpeq_epi16_mask(USED, counts[place], count);
        }
        count += 1;
    }
    let (mut place, mut cell, mut most_seen) = (0, 0, 0);
    for (at, lanes) in fewest.into_iter().enumerate() {
        let mut lanes = lanes;
        while lanes != 0 {
            let lane = lanes.trailing_zeros();
            lanes &= lanes - 1;
            let row_and_box = 0b111 << (lane / 3 * 3) | 0b001_001_001 << (lane / 9 * 9 + lane % 3);
            let column = 0o111_111_111 << (lane % 3);
            let seen = (open[at] & (row_and_box | column)).count_ones()
                + (open[(at + 1) % 3] & row_and_box).count_ones()
                + (open[(at + 2) % 3] & row_and_box).count_ones();
            if seen > most_seen {
                (place, cell, most_seen) = (at, 1 << lane, seen);
            }
        }
    }
    let cells = position.cells[place];
    let smallest = _mm512_and_si512(cells, _mm512_sub_epi16(_mm512_setzero_si512(), cells));
    let mut other = position.clone();
    other.cells[place] = _mm512_mask_sub_epi16(cells, cell, cells, smallest);
    pending.push(other);
    position.cells[place] = _mm512_mask_mov_epi16(cells, cell, smallest);
    true
}

/// The digit of each cell, if each has one left.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn values(position: &Triads) -> Values {
    let mut digits = [[0; 32]; 3];
    for (digits, cells) in digits.iter_mut().zip(position.cells) {
        let below = _mm512_popcnt_epi16(less_one(cells));
        *digits = to_array(_mm512_add_epi16(below, _mm512_set1_epi16(1)));
    }
    let mut values = [None; Cell::COUNT];
    for (cell, value) in values.iter_mut().enumerate() {
        *value = Digit::new(digits[cell % 3][cell / 3] as u8);
    }
    values
}

/// For each minirow or minicolumn, the digits that still have a permutation containing it.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn fitting(left: Lanes, with: &[[Shuffle; 2]; 2]) -> Lanes {
    let [one, other] = other_two(left, &with[0]);
    let rest = _mm512_and_si512(one, other);
    let [one, other] = other_two(left, &with[1]);
    _mm512_and_si512(left, or_both(rest, one, other))
}

/// The minicolumns of cells, given the two other cells of each minicolumn.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn minicolumns_of(cells: [Lanes; 3], below: [[Lanes; 2]; 3]) -> Lanes {
    let first = or(cells[0], below[0][0], below[0][1]);
    let second = or(cells[1], below[1][0], below[1][1]);
    let third = or(cells[2], below[2][0], below[2][1]);
    let two = _mm512_mask_mov_epi16(first, ROW[1], second);
    _mm512_mask_mov_epi16(two, ROW[2], third)
}

/// For each cell, the two others of its minicolumn.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn other_two_each(cells: [Lanes; 3]) -> [[Lanes; 2]; 3] {
    [
        other_two(cells[0], &OTHER_ROWS),
        other_two(cells[1], &OTHER_ROWS),
        other_two(cells[2], &OTHER_ROWS),
    ]
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn other_two(lanes: Lanes, by: &[Shuffle; 2]) -> [Lanes; 2] {
    [shuffled(lanes, &by[0]), shuffled(lanes, &by[1])]
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn shuffled(lanes: Lanes, by: &Shuffle) -> Lanes {
    // SAFETY: the 64 bytes are aligned to 64.
    let bytes = unsafe { _mm512_load_si512((&raw const by.0).cast()) };
    _mm512_permutexvar_epi8(bytes, lanes)
}

/// `then` in the lanes where the count is three, `otherwise` in the others.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn where_three(count: Lanes, otherwise: Lanes, then: Lanes) -> Lanes {
    let three = _mm512_cmpeq_epi16_mask(count, _mm512_set1_epi16(3));
    _mm512_mask_mov_epi16(otherwise, three, then)
}

/// Subtracts one from each lane: clears its lowest bit and sets the bits below it.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn less_one(lanes: Lanes) -> Lanes {
    _mm512_add_epi16(lanes, _mm512_set1_epi16(-1))
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn to_array(lanes: Lanes) -> [u16; 32] {
    let mut array = [0; 32];
    // SAFETY: the array has the 64 bytes that are stored.
    unsafe { _mm512_storeu_si512((&raw mut array).cast(), lanes) };
    array
}

// The operations on three sets take one instruction each: bit `4a + 2b + c` of the constant is the
// result for the bits `a`, `b` and `c`.

/// `a | b | c`
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn or(a: Lanes, b: Lanes, c: Lanes) -> Lanes {
    _mm512_ternarylogic_epi64::<0b1111_1110>(a, b, c)
}

/// `a & b & c`
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn and(a: Lanes, b: Lanes, c: Lanes) -> Lanes {
    _mm512_ternarylogic_epi64::<0b1000_0000>(a, b, c)
}

/// `a & !b & !c`
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn without(a: Lanes, b: Lanes, c: Lanes) -> Lanes {
    _mm512_ternarylogic_epi64::<0b0001_0000>(a, b, c)
}

/// `a | (b & c)`
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn or_both(a: Lanes, b: Lanes, c: Lanes) -> Lanes {
    _mm512_ternarylogic_epi64::<0b1111_1000>(a, b, c)
}

/// `a | (b ^ c)`
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512bitalg,bmi1,bmi2,popcnt")]
fn or_different(a: Lanes, b: Lanes, c: Lanes) -> Lanes {
    _mm512_ternarylogic_epi64::<0b1111_0110>(a, b, c)
}
