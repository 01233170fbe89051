use crate::grid::cell::Cell;
use crate::grid::layout::Feature;

/// The reason why a board cannot be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LayoutError {
    /// The number of rows is not from 4 to 9.
    Size(usize),
    /// Boxes of this shape do not fit the board.
    Boxes {
        /// The rows of a box.
        rows: usize,
        /// The columns of a box.
        columns: usize,
        /// The rows of the board.
        size: usize,
    },
    /// The number of regions is not the number of rows.
    RegionCount {
        /// The number of regions.
        count: usize,
        /// The number of regions needed.
        size: usize,
    },
    /// A region or another house has more or fewer cells than there are digits.
    RegionSize {
        /// Its first cell.
        first: Cell,
        /// The number of its cells.
        count: usize,
        /// The number of cells needed.
        size: usize,
    },
    /// Two regions have a cell in common.
    RegionOverlap(Cell),
    /// A house or a cage has a cell that the board does not have.
    OutsideBoard(Cell),
    /// Windows, groups and similar features need a board of nine by nine cells.
    NeedsNine(Feature),
    /// There are more houses than a board can have.
    TooManyHouses(usize),
    /// A cage or a region has no cells.
    Empty,
    /// A cage has more cells than there are digits.
    CageSize {
        /// Its first cell.
        first: Cell,
        /// The number of its cells.
        count: usize,
        /// The number of digits.
        size: usize,
    },
    /// Two cages have a cell in common.
    CageOverlap(Cell),
    /// The cells of a cage are not connected, not even by corners.
    CageInParts(Cell),
    /// No digits of a cage can add up to its sum.
    CageSum {
        /// Its first cell.
        first: Cell,
        /// Its sum.
        sum: u8,
        /// The number of its cells.
        count: usize,
        /// The smallest possible sum.
        least: usize,
        /// The largest possible sum.
        most: usize,
    },
}

impl LayoutError {
    /// The cell that the error is about, if there is one.
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::RegionSize { first, .. }
            | Self::CageSize { first, .. }
            | Self::CageSum { first, .. }
            | Self::CageInParts(first) => Some(first),
            Self::RegionOverlap(cell) | Self::OutsideBoard(cell) | Self::CageOverlap(cell) => {
                Some(cell)
            }
            _ => None,
        }
    }
}
