//! Tridagons with guardians in several cells.

use std::ops::ControlFlow;

use super::{Most, tridagons};
use crate::grid::Layout;
use crate::rules::guardians::{MOST_GUARDIANS, force};
use crate::rules::{DeductionRule, Obstacle, Sink, Survey, Technique};

/// A tridagon with extra candidates, its guardians, in two to four cells: any conclusion that
/// follows by singles from each guardian is true.
///
/// Three digits cannot fill the twelve cells, so at least one guardian is true. (Berthier; mith,
/// 2022)
#[derive(Debug)]
pub struct TridagonForcing;

impl DeductionRule for TridagonForcing {
    fn technique(&self) -> Technique {
        Technique::TridagonForcing
    }

    fn holds_in(&self, layout: &Layout) -> Result<(), Obstacle> {
        Obstacle::unless_classic_boxes(layout)
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let most = Most {
            cells: MOST_GUARDIANS,
            guardians: MOST_GUARDIANS,
        };
        let mut shapes = |found: &mut dyn FnMut(_) -> _| tridagons(grid, most, found);
        force(grid, self.technique(), &mut shapes, found)
    }
}
