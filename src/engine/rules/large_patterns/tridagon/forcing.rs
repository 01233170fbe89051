//! Tridagons with guardians in several cells.

use super::{Most, tridagons};
use crate::rules::guardians::{MOST_GUARDIANS, force};
use crate::rules::{Obstacle, Rule, Technique};

/// A tridagon with extra candidates, its guardians, in two to four cells: any conclusion that
/// follows by singles from each guardian is true.
///
/// Three digits cannot fill the twelve cells, so at least one guardian is true. (Berthier; mith,
/// 2022)
pub static TRIDAGON_FORCING: Rule = Rule::limited(
    Technique::TridagonForcing,
    Obstacle::unless_classic_boxes,
    |technique, grid, found| {
        let most = Most {
            cells: MOST_GUARDIANS,
            guardians: MOST_GUARDIANS,
        };
        let mut shapes = |found: &mut dyn FnMut(_) -> _| tridagons(grid, most, found);
        force(grid, technique, &mut shapes, found)
    },
);
