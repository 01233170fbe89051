//! Bands and minirows: the engine for every processor.
//!
//! A minirow is the three cells that a row and a box share. The position is kept as [`Bands`], one
//! word for each digit and each band. Tables process a changed word as a whole:
//!
//! - Its nine minirows are reduced to those of the permutations that fit, which covers all singles
//!   and locked candidates of rows and boxes at once.
//! - Its columns, alone and combined with those of a second band, decide what the other bands keep,
//!   which does the same for columns and boxes.
//! - A row with one place left removes that cell from the other digits.
//!
//! When no word is left to process, the cells with one candidate are found by adding up the nine
//! digits bit by bit. Bands and minirows are the idea of the program JCZSolve; the tables go
//! further and draw every conclusion for a digit in a band or a stack.

mod tables;

use super::descent::Position;
use crate::grid::Cell;
use crate::search::bands::Bands;
use tables::{BESIDE_ONE, BESIDE_TWO, FITTING, LEFT_IN_BAND, ONLY};

/// A position during the search.
#[derive(Clone)]
pub(in crate::search) struct Minirows {
    /// In the order of [`Bands`].
    words: [u32; WORDS],
    /// For each band, the cells whose digit has not yet been removed from the cells of the other
    /// digits.
    open: [u32; 3],
    /// A bit for each changed word that has not been processed yet.
    changed: u32,
}

const WORDS: usize = 27;

impl From<&Bands> for Minirows {
    fn from(bands: &Bands) -> Self {
        Self {
            words: bands.0,
            open: [Bands::BAND; 3],
            changed: (1 << WORDS) - 1,
        }
    }
}

impl Position for Minirows {
    fn close(&mut self) -> bool {
        loop {
            if !self.close_words() {
                return false;
            }
            let [at_least_one, at_least_two, ..] = self.cells_by_count();
            if at_least_one != [Bands::BAND; 3] {
                return false;
            }
            for band in 0..3 {
                let singles = at_least_one[band] & !at_least_two[band] & self.open[band];
                if !self.naked_singles(band, singles) {
                    return false;
                }
            }
            if self.changed == 0 {
                return true;
            }
        }
    }

    fn branch(&mut self, pending: &mut Vec<Self>) -> bool {
        let Some((band, bit)) = self.cell_to_try() else {
            return false;
        };
        let Some(word) = (band..WORDS)
            .step_by(3)
            .find(|word| self.words[*word] >> bit & 1 == 1)
        else {
            return false;
        };
        let mut other = self.clone();
        other.words[word] ^= 1 << bit;
        other.changed = 1 << word;
        pending.push(other);
        for beside in (band..WORDS).step_by(3).filter(|beside| *beside != word) {
            let before = self.words[beside];
            self.words[beside] &= !(1 << bit);
            self.changed |= u32::from(self.words[beside] != before) << beside;
        }
        self.words[word] &= LEFT_IN_BAND[bit];
        self.changed |= 1 << word;
        true
    }

    fn bands(&self) -> Bands {
        Bands(self.words)
    }
}

impl Minirows {
    /// Processes the changed words until none is left; false at a contradiction.
    #[inline]
    fn close_words(&mut self) -> bool {
        while self.changed != 0 {
            // There are no other bits; the remainder avoids the bounds checks.
            let at = self.changed.trailing_zeros() as usize % 32;
            let Some(&[word_beside, other_beside]) = BESIDE.get(at) else {
                return false;
            };
            self.changed &= self.changed - 1;
            let word = self.words[at] & FITTING[minirows(self.words[at])];
            if word == 0 {
                return false;
            }
            self.words[at] = word;

            let before = [self.words[word_beside], self.words[other_beside]];
            let here = columns(word);
            let left = BESIDE_ONE[here];
            let one = before[0] & left & BESIDE_TWO[here | columns(before[1])];
            let other = before[1] & left & BESIDE_TWO[here | columns(before[0])];
            self.words[word_beside] = one;
            self.words[other_beside] = other;
            self.changed |= u32::from(one != before[0]) << word_beside
                | u32::from(other != before[1]) << other_beside;

            let singles = ONLY[(word & 511) as usize]
                | ONLY[(word >> 9 & 511) as usize] << 9
                | ONLY[(word >> 18 & 511) as usize] << 18;
            let solved = singles & self.open[at % 3];
            if solved != 0 {
                self.open[at % 3] ^= solved;
                self.take_from_others(solved, at);
            }
        }
        true
    }

    /// Removes cells of a band from all digits except the digit of the word.
    #[inline]
    fn take_from_others(&mut self, cells: u32, word: usize) {
        let own = self.words[word];
        let band = word % 3;
        let mut changed = 0;
        for (digit, bands) in self.words.as_chunks_mut::<3>().0.iter_mut().enumerate() {
            let before = bands[band];
            bands[band] = before & !cells;
            changed |= u32::from(before & cells != 0) << (3 * digit);
        }
        self.words[word] = own;
        self.changed |= changed << band & !(1 << word);
    }

    /// For each band, the cells with at least one, two, three and four candidates.
    #[inline]
    fn cells_by_count(&self) -> [[u32; 3]; 4] {
        let mut at_least = [[0; 3]; 4];
        for digit in self.words.as_chunks::<3>().0 {
            for band in 0..3 {
                let cells = digit[band];
                at_least[3][band] |= at_least[2][band] & cells;
                at_least[2][band] |= at_least[1][band] & cells;
                at_least[1][band] |= at_least[0][band] & cells;
                at_least[0][band] |= cells;
            }
        }
        at_least
    }

    /// Removes the digit of each cell with one candidate from the cells that it sees in its band;
    /// false if another of them has removed that digit.
    #[inline]
    fn naked_singles(&mut self, band: usize, mut cells: u32) -> bool {
        while cells != 0 {
            let bit = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            let digit = self
                .words
                .as_chunks::<3>()
                .0
                .iter()
                .position(|bands| bands[band] >> bit & 1 == 1);
            let (Some(digit), Some(left)) = (digit, LEFT_IN_BAND.get(bit)) else {
                return false;
            };
            let word = 3 * digit + band;
            self.words[word] &= left;
            self.changed |= 1 << word;
        }
        true
    }

    /// The band and the bit of the open cell with the fewest candidates; among several, the cell
    /// that sees the most open cells.
    fn cell_to_try(&self) -> Option<(usize, usize)> {
        if self.open == [0; 3] {
            return None;
        }
        let [_, two, three, four] = self.cells_by_count();
        let mut best = None;
        for (enough, more) in [(two, three), (three, four), (four, [0; 3])] {
            let mut most_seen = 0;
            for band in 0..3 {
                let mut cells = enough[band] & !more[band] & self.open[band];
                while cells != 0 {
                    let bit = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    let seen = &SEEN[Bands::CELLS * band + bit];
                    let seen = seen.iter().zip(self.open);
                    let open = 1 + seen
                        .map(|(seen, open)| (seen & open).count_ones())
                        .sum::<u32>();
                    if open > most_seen {
                        most_seen = open;
                        best = Some((band, bit));
                    }
                }
            }
            if best.is_some() {
                break;
            }
        }
        best
    }
}

/// The minirows of a word with at least one bit: bit `3 * row + box`.
#[inline]
const fn minirows(word: u32) -> usize {
    let first_of_three = (word | word >> 1 | word >> 2) & 0o111_111_111;
    let of_row = (first_of_three | first_of_three >> 2 | first_of_three >> 4) & 0o007_007_007;
    ((of_row | of_row >> 6 | of_row >> 12) & 511) as usize
}

/// The columns of a word with at least one bit.
#[inline]
const fn columns(word: u32) -> usize {
    ((word | word >> 9 | word >> 18) & 511) as usize
}

/// For each word, the two other words of the same digit.
static BESIDE: [[usize; 2]; WORDS] = {
    let mut table = [[0; 2]; WORDS];
    let mut word = 0;
    while word < WORDS {
        let first = word - word % 3;
        table[word] = [first + (word + 1) % 3, first + (word + 2) % 3];
        word += 1;
    }
    table
};

/// For each cell, its peers, band by band.
static SEEN: [[u32; 3]; Cell::COUNT] = {
    let mut table = [[0; 3]; Cell::COUNT];
    let mut cell = 0;
    while cell < Cell::COUNT {
        table[cell] = Bands::words(Cell::at(cell / 9, cell % 9).peers());
        cell += 1;
    }
    table
};
