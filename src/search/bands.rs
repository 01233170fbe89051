//! A position of the classic board as the engines take it: where each digit can still stand, band
//! by band.

use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid};

/// Where each digit can still stand: for each digit and each band of three
/// rows a word of 27 bits, bit `9 * row in the band + column`.
///
/// A cell with a value has that one digit; a candidate that was removed by hand
/// is missing. The word of digit `d` (from 0) in band `b` has index `3 * d + b`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Bands(pub(crate) [u32; 27]);

impl Bands {
    /// The number of cells in a band.
    pub(super) const CELLS: usize = 27;

    /// All 27 cells of a band.
    pub(crate) const BAND: u32 = (1 << 27) - 1;

    /// Every digit everywhere.
    pub(crate) const OPEN: Self = Self([Self::BAND; 27]);

    /// No digit anywhere.
    pub(super) const NOTHING: Self = Self([0; 27]);

    /// The words of a set of cells, the topmost band first.
    pub(super) const fn words(cells: CellSet) -> [u32; 3] {
        let bits = cells.bits();
        [
            bits as u32 & Self::BAND,
            (bits >> 27) as u32 & Self::BAND,
            (bits >> 54) as u32 & Self::BAND,
        ]
    }

    /// The digits that are left in each cell.
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
        let mut bands = Self::OPEN;
        for digit in Digit::ALL {
            let cells = grid.cells_with(digit) | grid.placed(digit);
            let at = 3 * digit.index();
            bands.0[at..at + 3].copy_from_slice(&Self::words(cells));
        }
        bands
    }
}
