use std::fmt;

use super::cell::{Cell, CellSet};

/// The kind of a house.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box: a rectangle of cells.
    Box,
    /// A region of any shape, in place of a box.
    Region,
    /// A diagonal of the board: down from the upper left, then up from the lower left.
    Diagonal,
    /// A window of three by three cells that overlaps several boxes.
    Window,
    /// Nine cells that the windows leave over, which therefore hold each digit once.
    HiddenWindow,
    /// The cells at the same position in each box.
    Group,
    /// The nine cells of the asterisk.
    Asterisk,
    /// The centers of the nine boxes.
    CenterDot,
    /// The nine cells of the girandola.
    Girandola,
    /// An extra region.
    Extra,
    /// A cage that is as large as a house.
    Cage,
}

impl HouseKind {
    /// Every kind.
    pub const ALL: [Self; 13] = [
        Self::Row,
        Self::Column,
        Self::Box,
        Self::Region,
        Self::Diagonal,
        Self::Window,
        Self::HiddenWindow,
        Self::Group,
        Self::Asterisk,
        Self::CenterDot,
        Self::Girandola,
        Self::Extra,
        Self::Cage,
    ];

    /// A letter for the kind: `r`, `c` and `b` for rows, columns and boxes.
    pub const fn letter(self) -> char {
        match self {
            Self::Row => 'r',
            Self::Column => 'c',
            Self::Box => 'b',
            Self::Region => 'g',
            Self::Diagonal => 'd',
            Self::Window => 'w',
            Self::HiddenWindow => 'h',
            Self::Group => 's',
            Self::Asterisk => 'a',
            Self::CenterDot => 'o',
            Self::Girandola => 'i',
            Self::Extra => 'x',
            Self::Cage => 'k',
        }
    }

    /// Whether the kind is a row or a column.
    pub const fn is_line(self) -> bool {
        matches!(self, Self::Row | Self::Column)
    }

    /// Whether the kind is a box, or a region in place of one.
    pub const fn is_region(self) -> bool {
        matches!(self, Self::Box | Self::Region)
    }

    /// Whether the kind is neither a row, a column, a box nor a region.
    pub const fn is_further(self) -> bool {
        !self.is_line() && !self.is_region()
    }
}

/// A set of house kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HouseKinds(u16);

impl HouseKinds {
    /// Adds a kind.
    pub const fn insert(&mut self, kind: HouseKind) {
        self.0 |= 1 << kind as u16;
    }

    /// The kinds in their order.
    pub fn iter(self) -> impl Iterator<Item = HouseKind> {
        let kinds = HouseKind::ALL.into_iter();
        kinds.filter(move |kind| self.0 >> *kind as u16 & 1 == 1)
    }
}

impl fmt::Display for HouseKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
            Self::Box => "box",
            Self::Region => "region",
            Self::Diagonal => "diagonal",
            Self::Window => "window",
            Self::HiddenWindow => "hidden window",
            Self::Group => "group",
            Self::Asterisk => "asterisk",
            Self::CenterDot => "center dot",
            Self::Girandola => "girandola",
            Self::Extra => "extra region",
            Self::Cage => "cage",
        })
    }
}

/// A house: one cell for each digit of the board, holding each digit exactly once.
///
/// A house is a plain value that knows its cells, so code that gets one needs no layout to work
/// with it. A [`Layout`](super::Layout) lists the houses of a board and the houses of a cell. The
/// functions here that make a house make those of the classic board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u128);

/// Bit offsets of the number, the kind and the index of a house; the cells are in the bits before
/// them.
const NUMBER: usize = Cell::COUNT;
const KIND: usize = NUMBER + 8;
const INDEX: usize = KIND + 8;

impl House {
    /// The number of houses of the classic board.
    pub const COUNT: usize = 27;

    /// The largest number of houses on any board. Every index of a house is below it.
    pub const MOST: usize = 64;

    /// Creates a house of a layout. Rows have indices from 0, columns from 9, boxes and regions
    /// from 18, additional houses from 27.
    pub(super) const fn new(index: usize, kind: HouseKind, number: usize, cells: CellSet) -> Self {
        Self(
            cells.bits()
                | (number as u128) << NUMBER
                | (kind as u128) << KIND
                | (index as u128) << INDEX,
        )
    }

    /// The row of the classic board with a number from 0 to 8.
    pub const fn row(index: usize) -> Self {
        assert!(index < 9, "rows go from 0 to 8");
        CLASSIC[index]
    }

    /// The column of the classic board with a number from 0 to 8.
    pub const fn column(index: usize) -> Self {
        assert!(index < 9, "columns go from 0 to 8");
        CLASSIC[9 + index]
    }

    /// The box of the classic board with a number from 0 to 8, in reading order.
    pub const fn box_at(index: usize) -> Self {
        assert!(index < 9, "boxes go from 0 to 8");
        CLASSIC[18 + index]
    }

    /// All houses of the classic board: rows, then columns, then boxes.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        CLASSIC.iter().copied()
    }

    /// The nine rows of the classic board.
    pub fn rows() -> impl ExactSizeIterator<Item = Self> + Clone {
        CLASSIC[..9].iter().copied()
    }

    /// The nine columns of the classic board.
    pub fn columns() -> impl ExactSizeIterator<Item = Self> + Clone {
        CLASSIC[9..18].iter().copied()
    }

    /// The nine rows and the nine columns of the classic board.
    pub fn lines() -> impl Iterator<Item = Self> + Clone {
        CLASSIC[..18].iter().copied()
    }

    /// The nine boxes of the classic board.
    pub fn boxes() -> impl ExactSizeIterator<Item = Self> + Clone {
        CLASSIC[18..].iter().copied()
    }

    /// The kind of the house.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        HouseKind::ALL[(self.0 >> KIND) as u8 as usize]
    }

    /// The number among the houses of its kind, from 0.
    #[inline]
    pub const fn number(self) -> usize {
        (self.0 >> NUMBER) as u8 as usize
    }

    /// The number among all houses of a board, below [`House::MOST`]: rows from 0, columns from 9,
    /// boxes and regions from 18, additional houses from 27.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 >> INDEX) as u8 as usize
    }

    /// The cells.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CellSet::from_bits(self.0)
    }

    /// Whether the house contains the cell.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.index() & 1 == 1
    }
}

/// The houses of the classic board.
pub(super) static CLASSIC: [House; House::COUNT] = {
    let mut cells = [CellSet::EMPTY; House::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        let cell = Cell::from_index(index);
        cells[cell.row()].insert(cell);
        cells[9 + cell.column()].insert(cell);
        cells[18 + cell.box_index()].insert(cell);
        index += 1;
    }
    let mut houses = [House(0); House::COUNT];
    let mut index = 0;
    while index < House::COUNT {
        let kind = match index {
            0..9 => HouseKind::Row,
            9..18 => HouseKind::Column,
            _ => HouseKind::Box,
        };
        houses[index] = House::new(index, kind, index % 9, cells[index]);
        index += 1;
    }
    houses
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
