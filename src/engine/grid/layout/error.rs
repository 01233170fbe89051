use crate::grid::cell::Cell;
use crate::grid::layout::Feature;
use crate::texts::{Language, words};

/// The reason why a board cannot be built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words(Language::english()))]
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
    /// The sentence in a language, without a full stop.
    pub fn words(self, language: &Language) -> String {
        match self {
            Self::Size(rows) => words!(language, "layout-error-size", rows = rows),
            Self::Boxes {
                rows,
                columns,
                size,
            } => words!(
                language,
                "layout-error-boxes",
                rows = rows,
                columns = columns,
                size = size
            ),
            Self::RegionCount { count, size } => words!(
                language,
                "layout-error-region-count",
                count = count,
                size = size
            ),
            Self::RegionSize { first, count, size } => words!(
                language,
                "layout-error-region-size",
                cell = first.to_string(),
                count = count,
                size = size
            ),
            Self::RegionOverlap(cell) => words!(
                language,
                "layout-error-region-overlap",
                cell = cell.to_string()
            ),
            Self::OutsideBoard(cell) => words!(
                language,
                "layout-error-outside-board",
                cell = cell.to_string()
            ),
            Self::NeedsNine(feature) => words!(
                language,
                "layout-error-needs-nine",
                what = words!(language, "loss-puzzle-what", what = feature.slug())
            ),
            Self::TooManyHouses(most) => {
                words!(language, "layout-error-too-many-houses", most = most)
            }
            Self::Empty => words!(language, "layout-error-empty"),
            Self::CageSize { first, count, size } => words!(
                language,
                "layout-error-cage-size",
                cell = first.to_string(),
                count = count,
                size = size
            ),
            Self::CageOverlap(cell) => words!(
                language,
                "layout-error-cage-overlap",
                cell = cell.to_string()
            ),
            Self::CageInParts(first) => words!(
                language,
                "layout-error-cage-in-parts",
                cell = first.to_string()
            ),
            Self::CageSum {
                first,
                sum,
                count,
                least,
                most,
            } => words!(
                language,
                "layout-error-cage-sum",
                cell = first.to_string(),
                sum = usize::from(sum),
                count = count,
                least = least,
                most = most
            ),
        }
    }

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
