//! A position of the classic board in the form of the engines: the possible cells of each digit,
//! band by band.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Values};

/// The possible cells of each digit: for each digit and each band of three rows a word of 27 bits,
/// bit `9 * row in the band + column`.
///
/// A cell with a value has only that digit; a candidate that was removed by hand is missing. The
/// word of digit `d` (from 0) in band `b` has index `3 * d + b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bands(pub(crate) [u32; 27]);

impl Bands {
    /// The number of cells in a band.
    pub(super) const CELLS: usize = 27;

    /// All 27 cells of a band.
    pub(crate) const BAND: u32 = (1 << 27) - 1;

    /// Every digit in every cell.
    pub(crate) const OPEN: Self = Self([Self::BAND; 27]);

    /// No digit in any cell.
    pub(super) const NOTHING: Self = Self([0; 27]);

    /// The words of a set of cells, the top band first.
    pub(super) const fn words(cells: CellSet) -> [u32; 3] {
        let bits = cells.bits();
        [
            bits as u32 & Self::BAND,
            (bits >> 27) as u32 & Self::BAND,
            (bits >> 54) as u32 & Self::BAND,
        ]
    }

    /// The position in which each digit can be in these cells.
    pub(crate) fn of_places(places: impl Fn(Digit) -> CellSet) -> Self {
        let mut bands = Self::NOTHING;
        for (words, digit) in bands.0.as_chunks_mut::<3>().0.iter_mut().zip(Digit::ALL) {
            *words = Self::words(places(digit));
        }
        bands
    }

    /// Removes a candidate.
    pub(crate) const fn remove(&mut self, Candidate { cell, digit }: Candidate) {
        let word = 3 * digit.index() + cell.index() / Self::CELLS;
        self.0[word] &= !(1 << (cell.index() % Self::CELLS));
    }

    /// The digits left in each cell.
    pub(super) fn candidates(&self) -> [DigitSet; Cell::COUNT] {
        let mut candidates = [DigitSet::EMPTY; Cell::COUNT];
        for (word, cells) in self.0.iter().enumerate() {
            let mut cells = *cells;
            while cells != 0 {
                let cell = Self::CELLS * (word % 3) + cells.trailing_zeros() as usize;
                candidates[cell].insert(Digit::ALL[word / 3]);
                cells &= cells - 1;
            }
        }
        candidates
    }
}

impl From<&Grid> for Bands {
    fn from(grid: &Grid) -> Self {
        Self::of_places(|digit| grid.cells_with(digit) | grid.placed(digit))
    }
}

impl From<&Values> for Bands {
    /// The classic board with these values, equal to the bands of its grid, but computed for all
    /// cells of a band at once and without branches.
    fn from(values: &Values) -> Self {
        /// The columns in the top row of a band.
        const ROW: u32 = 0o777;
        /// The leftmost cell of each row of a band: multiplied by a row, it gives the row three
        /// times.
        const EACH_ROW: u32 = 0o001_001_001;
        // The cells of each band by their digit; those without a digit come first.
        let mut cells = [[0; 10]; 3];
        for cell in 0..Self::CELLS {
            for (band, cells) in cells.iter_mut().enumerate() {
                let value = values[Self::CELLS * band + cell];
                cells[value.map_or(0, |digit| usize::from(digit.get()))] |= 1 << cell;
            }
        }
        let mut bands = Self::NOTHING;
        for (digit, words) in bands.0.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            let placed = cells.map(|cells| cells[digit + 1]);
            let columns = placed.map(|cells| (cells | cells >> 9 | cells >> 18) & ROW);
            let all_columns = columns[0] | columns[1] | columns[2];
            for (band, word) in words.iter_mut().enumerate() {
                // Three cells next to each other are in one box, nine are a row.
                let boxes = whole_groups(columns[band], 0o333, 3);
                let rows = whole_groups(placed[band], 0o377_377_377, 9);
                let seen = rows | ((all_columns | boxes) * EACH_ROW);
                *word = placed[band] | cells[band][0] & !seen;
            }
        }
        bands
    }
}

/// Sets all bits of each group of `size` bits that has at least one bit set. `lower` has all bits
/// of each group except the highest; added to a group with one of these bits set, it carries into
/// the highest.
const fn whole_groups(bits: u32, lower: u32, size: u32) -> u32 {
    let highest = (((bits & lower) + lower) | bits) & !lower & (lower << 1);
    highest | (highest - (highest >> (size - 1)))
}
