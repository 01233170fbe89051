use std::fmt;

use super::cell::{Cell, CellSet};

/// Row, column or box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// One of the nine rows.
    Row,
    /// One of the nine columns.
    Column,
    /// One of the nine boxes of three by three cells.
    Box,
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
        })
    }
}

/// One of the 27 houses: nine cells that hold each digit exactly once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    /// The number of houses.
    pub const COUNT: usize = 27;

    /// The row with a number from 0 to 8.
    pub const fn row(index: usize) -> Self {
        assert!(index < 9, "rows go from 0 to 8");
        Self(index as u8)
    }

    /// The column with a number from 0 to 8.
    pub const fn column(index: usize) -> Self {
        assert!(index < 9, "columns go from 0 to 8");
        Self(9 + index as u8)
    }

    /// The box with a number from 0 to 8, in reading order.
    pub const fn box_at(index: usize) -> Self {
        assert!(index < 9, "boxes go from 0 to 8");
        Self(18 + index as u8)
    }

    /// All houses: rows, then columns, then boxes.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The nine rows.
    pub fn rows() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..9).map(Self::row)
    }

    /// The nine columns.
    pub fn columns() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..9).map(Self::column)
    }

    /// The nine rows and the nine columns.
    pub fn lines() -> impl Iterator<Item = Self> + Clone {
        Self::rows().chain(Self::columns())
    }

    /// The nine boxes.
    pub fn boxes() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..9).map(Self::box_at)
    }

    /// Row, column or box.
    pub const fn kind(self) -> HouseKind {
        match self.0 {
            0..9 => HouseKind::Row,
            9..18 => HouseKind::Column,
            _ => HouseKind::Box,
        }
    }

    /// The number among the houses of its kind, from 0 to 8.
    pub const fn number(self) -> usize {
        self.0 as usize % 9
    }

    /// The number among all houses, from 0 to 26.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The nine cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CELLS[self.0 as usize]
    }

    /// The nine cells in reading order.
    #[inline]
    pub const fn in_order(self) -> &'static [Cell; 9] {
        &IN_ORDER[self.0 as usize]
    }
}

static CELLS: [CellSet; House::COUNT] = {
    let mut cells = [CellSet::EMPTY; House::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        let [row, column, block] = cell.houses();
        cells[row.index()].insert(cell);
        cells[column.index()].insert(cell);
        cells[block.index()].insert(cell);
        index += 1;
    }
    cells
};

static IN_ORDER: [[Cell; 9]; House::COUNT] = {
    let mut in_order = [[Cell::at(0, 0); 9]; House::COUNT];
    let mut index = 0;
    while index < 9 {
        let mut place = 0;
        while place < 9 {
            let (top, left) = (index / 3 * 3, index % 3 * 3);
            in_order[index][place] = Cell::at(index, place);
            in_order[9 + index][place] = Cell::at(place, index);
            in_order[18 + index][place] = Cell::at(top + place / 3, left + place % 3);
            place += 1;
        }
        index += 1;
    }
    in_order
};

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind(), self.number() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
