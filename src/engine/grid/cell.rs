use std::fmt;
use std::str::FromStr;

use super::bit_set::bit_set;
use super::house::House;

/// One of the 81 cells, numbered in reading order. Displayed as `r1c1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells.
    pub const COUNT: usize = 81;

    /// The cell at a row and a column, each from 0 to 8.
    ///
    /// # Panics
    ///
    /// When `row` or `column` is above 8.
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9, "rows and columns go from 0 to 8");
        Self((row * 9 + column) as u8)
    }

    /// The cell with this number in reading order; `None` above 80.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// All cells in reading order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    pub(super) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The number in reading order, from 0 to 80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, from 0 to 8.
    pub const fn row(self) -> usize {
        self.index() / 9
    }

    /// The column, from 0 to 8.
    pub const fn column(self) -> usize {
        self.index() % 9
    }

    /// The box, from 0 to 8 in reading order.
    pub const fn box_index(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// The row, the column and the box of the cell.
    #[inline]
    pub const fn houses(self) -> [House; 3] {
        HOUSES[self.index()]
    }

    /// The 20 other cells that share a house with this one.
    #[inline]
    pub const fn peers(self) -> CellSet {
        PEERS[self.index()]
    }

    /// The peers in reading order.
    #[inline]
    pub(super) const fn peers_in_order(self) -> &'static [Self; 20] {
        &PEERS_IN_ORDER[self.index()]
    }

    /// Whether the two cells are different and share a house.
    pub const fn sees(self, other: Self) -> bool {
        self.peers().contains(other)
    }
}

pub(super) static HOUSES: [[House; 3]; Cell::COUNT] = {
    let mut houses = [[House::row(0); 3]; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        houses[index] = [
            House::row(cell.row()),
            House::column(cell.column()),
            House::box_at(cell.box_index()),
        ];
        index += 1;
    }
    houses
};

pub(super) static PEERS: [CellSet; Cell::COUNT] = {
    let mut peers = [CellSet::EMPTY; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        let [row, column, block] = cell.houses();
        peers[index] = row
            .cells()
            .union(column.cells())
            .union(block.cells())
            .without(cell);
        index += 1;
    }
    peers
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ();

    /// Reads `r1c1` to `r9c9`.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text.as_bytes() {
            [b'r', row @ b'1'..=b'9', b'c', column @ b'1'..=b'9'] => {
                Ok(Self::at((row - b'1') as usize, (column - b'1') as usize))
            }
            _ => Err(()),
        }
    }
}

static PEERS_IN_ORDER: [[Cell; 20]; Cell::COUNT] = {
    let mut all = [[Cell(0); 20]; Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let mut left = PEERS[index];
        let mut number = 0;
        while let Some(peer) = left.first() {
            all[index][number] = peer;
            left = left.without(peer);
            number += 1;
        }
        index += 1;
    }
    all
};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet(u128);

/// The cells of the first column and of the last column, as the bits of a set.
const FIRST_COLUMN: u128 = {
    let mut bits = 0;
    let mut row = 0;
    while row < 9 {
        bits |= 1 << (9 * row);
        row += 1;
    }
    bits
};
const LAST_COLUMN: u128 = FIRST_COLUMN << 8;

impl CellSet {
    /// All 81 cells.
    pub const ALL: Self = Self((1 << Cell::COUNT) - 1);

    /// The number of members.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The smallest member.
    pub const fn first(self) -> Option<Cell> {
        let low = self.0 as u64;
        let high = (self.0 >> 64) as u64;
        if low != 0 {
            Some(Cell::from_index(low.trailing_zeros() as usize))
        } else if high != 0 {
            Some(Cell::from_index(64 + high.trailing_zeros() as usize))
        } else {
            None
        }
    }

    /// The greatest member.
    pub const fn last(self) -> Option<Cell> {
        match self.0.checked_ilog2() {
            Some(index) => Some(Cell::from_index(index as usize)),
            None => None,
        }
    }

    /// The cells that see every cell of the set; all 81 for the empty set.
    #[must_use]
    pub fn common_peers(self) -> Self {
        self.iter()
            .fold(Self::ALL, |seen, cell| seen & cell.peers())
    }

    /// The cells directly above, below, left and right of the members, without the members
    /// themselves. On a smaller board, some of them are not in use.
    #[must_use]
    pub const fn beside(self) -> Self {
        let (below, above) = (self.0 << 9, self.0 >> 9);
        let right = (self.0 & !LAST_COLUMN) << 1;
        let left = (self.0 & !FIRST_COLUMN) >> 1;
        Self((below | above | right | left) & Self::ALL.0 & !self.0)
    }

    /// Whether the members are connected by their sides.
    pub fn hangs_together(self) -> bool {
        let mut reached = self.smallest();
        loop {
            let more = reached.beside() & self;
            if more.is_empty() {
                return reached == self;
            }
            reached |= more;
        }
    }

    /// The cells that are in at least one, two, three and four of these sets.
    #[inline]
    #[must_use]
    pub fn in_at_least(sets: [Self; 9]) -> [Self; 4] {
        let mut at_least = [Self::EMPTY; 4];
        for cells in sets {
            at_least[3] |= at_least[2] & cells;
            at_least[2] |= at_least[1] & cells;
            at_least[1] |= at_least[0] & cells;
            at_least[0] |= cells;
        }
        at_least
    }
}

bit_set!(CellSet, Cells, Cell, u128);

/// Iterates over the members in ascending order.
///
/// The two halves of the set come one after the other, because a processor word has 64 bits.
#[derive(Debug, Clone)]
pub struct Cells {
    low: u64,
    high: u64,
}

impl Cells {
    const fn of(bits: u128) -> Self {
        Self {
            low: bits as u64,
            high: (bits >> 64) as u64,
        }
    }
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros() as usize;
            self.low &= self.low - 1;
            Some(Cell::from_index(bit))
        } else if self.high != 0 {
            let bit = self.high.trailing_zeros() as usize;
            self.high &= self.high - 1;
            Some(Cell::from_index(64 + bit))
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.low.count_ones() + self.high.count_ones()) as usize;
        (len, Some(len))
    }

    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, start: B, mut add: F) -> B {
        let mut all = start;
        for (mut half, first) in [(self.low, 0), (self.high, 64)] {
            while half != 0 {
                all = add(
                    all,
                    Cell::from_index(first + half.trailing_zeros() as usize),
                );
                half &= half - 1;
            }
        }
        all
    }
}
