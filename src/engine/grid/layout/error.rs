use crate::grid::cell::Cell;
use crate::printable::counted;

/// The reason why a board cannot be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// The number of rows is not from 4 to 9.
    #[error("A board has 4 to 9 rows, not {0}.")]
    Size(usize),
    /// Boxes of this shape do not fit the board.
    #[error("Boxes of {rows} rows and {columns} columns do not fit a board with {size} rows.")]
    Boxes {
        /// The rows of a box.
        rows: usize,
        /// The columns of a box.
        columns: usize,
        /// The rows of the board.
        size: usize,
    },
    /// The number of regions is not the number of rows.
    #[error("The board has {}; it needs {size}.", counted(*count, "region"))]
    RegionCount {
        /// The number of regions.
        count: usize,
        /// The number of regions needed.
        size: usize,
    },
    /// A region or another house has more or fewer cells than there are digits.
    #[error("The region of {first} has {}; it needs {size}.", counted(*count, "cell"))]
    RegionSize {
        /// Its first cell.
        first: Cell,
        /// The number of its cells.
        count: usize,
        /// The number of cells needed.
        size: usize,
    },
    /// Two regions have a cell in common.
    #[error("{0} is in two regions.")]
    RegionOverlap(Cell),
    /// A house or a cage has a cell that the board does not have.
    #[error("{0} is not on the board.")]
    OutsideBoard(Cell),
    /// Windows, groups and similar features need a board of nine by nine cells.
    #[error("Only a board with 9 rows can have {0}.")]
    NeedsNine(&'static str),
    /// There are more houses than a board can have.
    #[error("A board has at most {0} houses.")]
    TooManyHouses(usize),
    /// A cage or a region has no cells.
    #[error("A cage or a region has no cells.")]
    Empty,
    /// A cage has more cells than there are digits.
    #[error(
        "The cage of {first} has {count} cells; with {size} digits it can have at most {size}."
    )]
    CageSize {
        /// Its first cell.
        first: Cell,
        /// The number of its cells.
        count: usize,
        /// The number of digits.
        size: usize,
    },
    /// Two cages have a cell in common.
    #[error("{0} is in two cages.")]
    CageOverlap(Cell),
    /// The cells of a cage are not connected, not even by corners.
    #[error("The cells of the cage of {0} do not hang together.")]
    CageInParts(Cell),
    /// No digits of a cage can add up to its sum.
    #[error(
        "The cage of {first} cannot add up to {sum}: {count} different digits make {least} to {most}."
    )]
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
