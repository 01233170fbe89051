//! Conclusions from the guardians of any shape.

use std::ops::ControlFlow;

use super::oddagon::oddagons;
use crate::rules::guardians::{Guarded, force};
use crate::rules::uniqueness::{extended_rectangles, graves, unique_loops};
use crate::rules::{Rule, Technique};

/// A unique rectangle is a loop of four cells.
const RECTANGLE: usize = 4;

/// Guardian Forcing: some cells would have two solutions or none without two to four extra
/// candidates, the guardians, in two or more cells. At least one guardian is true, so any
/// conclusion that follows by singles from each of them is true.
///
/// The shapes are unique rectangles and loops, extended rectangles, graves and bivalue oddagons;
/// tridagons have their own rule. The guardians serve as a strong link does between two
/// candidates, or as the cell of a forcing net does. In chains this is known as an AIC with a
/// unique rectangle; with more guardians, as BUG + n or OR-k forcing.
pub static GUARDIAN_FORCING: Rule =
    Rule::new(Technique::GuardianForcing, |technique, grid, found| {
        let mut shapes = |found: &mut dyn FnMut(Guarded) -> ControlFlow<()>| {
            unique_loops(grid, RECTANGLE, found)?;
            oddagons(grid, found)?;
            extended_rectangles(grid, found)?;
            graves(grid, found)
        };
        force(grid, technique, &mut shapes, found)
    });
