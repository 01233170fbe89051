//! The position that the rater works on, and the geometry of the board in the rater's order.
//!
//! Cells and digits are plain numbers from 0 here, and sets of them are bits: the same loops run
//! over cells, digits and the positions of a house. Houses are numbered with blocks first, then
//! rows, then columns.

use std::ops::Range;

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};

/// The number of cells.
pub(super) const CELLS: usize = Cell::COUNT;

/// The number of houses.
pub(super) const HOUSES: usize = House::COUNT;

/// The number of houses of a kind, and the number of cells in a house.
pub(super) const SIZE: usize = Cell::SIDE;

/// All positions of a house, and all digits.
pub(super) const ALL: u16 = DigitSet::ALL.bits();

/// Block, row, column: the order of chains, loops and graves.
pub(super) const BLOCK_ROW_COLUMN: [usize; KINDS] = [0, 1, 2];

/// Block, column, row: the order of singles and subsets.
pub(super) const BLOCK_COLUMN_ROW: [usize; KINDS] = [0, 2, 1];

/// The number of kinds of houses.
pub(super) const KINDS: usize = 3;

/// The numbers of the houses of a kind.
pub(super) fn houses_of_kind(kind: usize) -> Range<usize> {
    kind * SIZE..(kind + 1) * SIZE
}

/// The cell with this number.
const fn cell_with(number: usize) -> Cell {
    Cell::new(number).expect("the numbers are those of cells")
}

const fn house_of(cell: usize, kind: usize) -> usize {
    let cell = cell_with(cell);
    let number = match kind {
        0 => cell.box_index(),
        1 => cell.row(),
        _ => cell.column(),
    };
    kind * SIZE + number
}

const fn position_of(cell: usize, kind: usize) -> usize {
    let cell = cell_with(cell);
    match kind {
        0 => cell.place_in_box(),
        1 => cell.column(),
        _ => cell.row(),
    }
}

/// The block, the row and the column of each cell.
pub(super) static HOUSES_OF: [[u8; KINDS]; CELLS] = {
    let mut all = [[0; KINDS]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut kind = 0;
        while kind < KINDS {
            all[cell][kind] = house_of(cell, kind) as u8;
            kind += 1;
        }
        cell += 1;
    }
    all
};

/// The positions of each cell in its block, row and column.
pub(super) static POSITIONS_OF: [[u8; KINDS]; CELLS] = {
    let mut all = [[0; KINDS]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut kind = 0;
        while kind < KINDS {
            all[cell][kind] = position_of(cell, kind) as u8;
            kind += 1;
        }
        cell += 1;
    }
    all
};

/// The cell at each position of each house.
pub(super) static CELL_AT: [[u8; SIZE]; HOUSES] = {
    let mut all = [[0; SIZE]; HOUSES];
    let mut cell = 0;
    while cell < CELLS {
        let mut kind = 0;
        while kind < KINDS {
            all[house_of(cell, kind)][position_of(cell, kind)] = cell as u8;
            kind += 1;
        }
        cell += 1;
    }
    all
};

/// The positions of the first house that lie in the second.
pub(super) static SHARED: [[u16; HOUSES]; HOUSES] = {
    let mut all = [[0; HOUSES]; HOUSES];
    let mut cell = 0;
    while cell < CELLS {
        let mut one = 0;
        while one < KINDS {
            let mut other = 0;
            while other < KINDS {
                let place = 1 << position_of(cell, one);
                all[house_of(cell, one)][house_of(cell, other)] |= place;
                other += 1;
            }
            one += 1;
        }
        cell += 1;
    }
    all
};

/// The peers of each cell, each once: those of its block by position, then those of its row, then
/// those of its column.
pub(super) static PEERS: [[u8; 20]; CELLS] = {
    let mut all = [[0; 20]; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut seen = 1_u128 << cell;
        let mut count = 0;
        let mut kind = 0;
        while kind < KINDS {
            let mut place = 0;
            while place < SIZE {
                let peer = CELL_AT[house_of(cell, kind)][place];
                if seen >> peer & 1 == 0 {
                    seen |= 1 << peer;
                    all[cell][count] = peer;
                    count += 1;
                }
                place += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    all
};

/// The peers of a cell as bits.
#[inline]
pub(super) fn peers(cell: usize) -> u128 {
    PEER_BITS[cell]
}

static PEER_BITS: [u128; CELLS] = {
    let mut all = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        let mut number = 0;
        while number < 20 {
            all[cell] |= 1 << PEERS[cell][number];
            number += 1;
        }
        cell += 1;
    }
    all
};

/// The members of a set of digits or positions, ascending.
#[inline]
pub(super) fn members(mut bits: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let lowest = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            lowest
        })
    })
}

/// The members of a set of cells, ascending.
#[inline]
pub(super) fn cells(bits: u128) -> impl Iterator<Item = usize> + Clone {
    CellSet::from_bits(bits).iter().map(Cell::index)
}

/// The cells of a house at these positions.
pub(super) fn cells_at(house: usize, positions: u16) -> u128 {
    members(positions).fold(0, |set, place| set | 1 << CELL_AT[house][place])
}

/// The subsets of `of` with `size` members, in order of the values of their bits.
#[inline]
pub(super) fn subsets(of: u16, size: u32) -> impl Iterator<Item = u16> {
    // Counting only within the bits of `of` keeps this order.
    let mut next = Some(0_u16);
    std::iter::from_fn(move || {
        let this = next?;
        let following = (this | !of).wrapping_add(1) & of;
        next = (following != 0).then_some(following);
        Some(this)
    })
    .filter(move |subset| subset.count_ones() == size)
}

/// A position: the candidates of each cell, and the places of each digit in each house, kept in
/// sync.
#[derive(Clone)]
pub(super) struct IndexedGrid {
    /// The candidates of each cell; none if it has a value.
    pub(super) digits: [u16; CELLS],
    /// The positions of each digit in each house.
    pub(super) places: [[u16; Digit::COUNT]; HOUSES],
    /// The positions of each house without a value.
    pub(super) empty: [u16; HOUSES],
    /// The number of cells that have each digit as their value.
    pub(super) placed: [u8; Digit::COUNT],
    /// The cells without a value.
    pub(super) unsolved: u128,
}

impl IndexedGrid {
    pub(super) fn of(grid: &Grid) -> Self {
        let mut board = Self {
            digits: [0; CELLS],
            places: [[0; SIZE]; HOUSES],
            empty: [0; HOUSES],
            placed: [0; Digit::COUNT],
            unsolved: grid.unsolved().bits(),
        };
        for cell in Cell::all() {
            if let Some(digit) = grid.value(cell) {
                board.placed[digit.index()] += 1;
                continue;
            }
            let index = cell.index();
            board.digits[index] = grid.candidates(cell).bits();
            for kind in BLOCK_ROW_COLUMN {
                let house = usize::from(HOUSES_OF[index][kind]);
                let place = 1 << POSITIONS_OF[index][kind];
                board.empty[house] |= place;
                for digit in members(board.digits[index]) {
                    board.places[house][digit] |= place;
                }
            }
        }
        board
    }

    /// Whether every cell has a value.
    pub(super) const fn is_full(&self) -> bool {
        self.unsolved == 0
    }

    #[inline]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.digits[cell] >> digit & 1 == 1
    }

    /// The number of candidates of a cell.
    #[inline]
    pub(super) fn count(&self, cell: usize) -> u32 {
        self.digits[cell].count_ones()
    }

    /// The number of cells in a house without a value.
    #[inline]
    pub(super) fn empty_count(&self, house: usize) -> u32 {
        self.empty[house].count_ones()
    }

    /// Removes a candidate, whether or not it is there.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.digits[cell] &= !(1 << digit);
        for kind in BLOCK_ROW_COLUMN {
            let house = usize::from(HOUSES_OF[cell][kind]);
            self.places[house][digit] &= !(1 << POSITIONS_OF[cell][kind]);
        }
    }

    /// Puts back a candidate that was removed.
    #[inline]
    pub(super) fn restore(&mut self, cell: usize, digit: usize) {
        self.digits[cell] |= 1 << digit;
        for kind in BLOCK_ROW_COLUMN {
            let house = usize::from(HOUSES_OF[cell][kind]);
            self.places[house][digit] |= 1 << POSITIONS_OF[cell][kind];
        }
    }

    /// Places a value in an empty cell.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in members(self.digits[cell]) {
            self.remove(cell, other);
        }
        for peer in PEERS[cell] {
            if self.has(usize::from(peer), digit) {
                self.remove(usize::from(peer), digit);
            }
        }
        for kind in BLOCK_ROW_COLUMN {
            self.empty[usize::from(HOUSES_OF[cell][kind])] &= !(1 << POSITIONS_OF[cell][kind]);
        }
        self.placed[digit] += 1;
        self.unsolved &= !(1 << cell);
    }
}

/// The candidate with these numbers.
pub(super) fn candidate(cell: usize, digit: usize) -> Candidate {
    Candidate::new(cell_with(cell), Digit::ALL[digit])
}
