//! The reasons why a board is impossible or cannot be drawn, in words. Their types are in `grid`.

use std::fmt;

use super::{Language, Text, said};
use crate::grid::{LayoutError, SketchError};

impl LayoutError {
    /// The sentence, without a full stop.
    pub fn text(self) -> Text {
        match self {
            Self::Size(rows) => said!("layout-error-size", rows = rows),
            Self::Boxes {
                rows,
                columns,
                size,
            } => said!(
                "layout-error-boxes",
                rows = rows,
                columns = columns,
                size = size
            ),
            Self::RegionCount { count, size } => {
                said!("layout-error-region-count", count = count, size = size)
            }
            Self::RegionSize { first, count, size } => said!(
                "layout-error-region-size",
                cell = first,
                count = count,
                size = size
            ),
            Self::RegionOverlap(cell) => said!("layout-error-region-overlap", cell = cell),
            Self::OutsideBoard(cell) => said!("layout-error-outside-board", cell = cell),
            Self::NeedsNine(feature) => said!(
                "layout-error-needs-nine",
                what = said!("loss-puzzle-what", what = feature.slug())
            ),
            Self::TooManyHouses(most) => {
                said!("layout-error-too-many-houses", most = most)
            }
            Self::Empty => said!("layout-error-empty"),
            Self::CageSize { first, count, size } => said!(
                "layout-error-cage-size",
                cell = first,
                count = count,
                size = size
            ),
            Self::CageOverlap(cell) => said!("layout-error-cage-overlap", cell = cell),
            Self::CageInParts(first) => said!("layout-error-cage-in-parts", cell = first),
            Self::CageSum {
                first,
                sum,
                count,
                least,
                most,
            } => said!(
                "layout-error-cage-sum",
                cell = first,
                sum = usize::from(sum),
                count = count,
                least = least,
                most = most
            ),
        }
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().words(Language::english()))
    }
}

impl std::error::Error for LayoutError {}

impl SketchError {
    /// The sentence, as advice to the person who draws.
    pub fn text(self) -> Text {
        match self {
            Self::Taken(_) => said!("create-cage-taken"),
            Self::Layout(LayoutError::CageSize { size, .. }) => {
                said!("create-cage-size", size = size)
            }
            Self::Layout(LayoutError::CageInParts(_)) => said!("create-cage-in-parts"),
            Self::Layout(LayoutError::CageSum {
                sum,
                count,
                least,
                most,
                ..
            }) => said!(
                "create-cage-sum",
                sum = usize::from(sum),
                count = count,
                least = least,
                most = most
            ),
            Self::Layout(LayoutError::NeedsNine(_)) => said!("create-needs-nine"),
            Self::Layout(LayoutError::TooManyHouses(_)) => said!("create-too-many-houses"),
            Self::Layout(_) => said!("create-not-possible"),
        }
    }
}

impl fmt::Display for SketchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().words(Language::english()))
    }
}

impl std::error::Error for SketchError {}
