//! Why a board cannot be, in a language. The reasons stand below the texts, in `grid`.

use std::fmt;

use super::{Language, words};
use crate::grid::LayoutError;

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
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Language::english()))
    }
}

impl std::error::Error for LayoutError {}
