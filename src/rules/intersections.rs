//! Intersections: what the three cells that a box and a line share say about
//! the rest of the two.

use std::ops::ControlFlow;

use super::{Deduction, DeductionRule, Locked, Pattern, Technique};
use crate::grid::{Digit, Grid, House};

/// Box-Line Reduction, also called Locked Candidates: one of a box and a line
/// that cross, the base, has a digit only in the cells they share. The base
/// holds the digit in one of these, wherever it is, and so the other house,
/// the cover, holds it there too: the digit leaves the rest of the cover.
///
/// Pointing (the base is the box) is tried before claiming (the base is the
/// line), digit by digit.
#[derive(Debug)]
pub struct BoxLineReduction;

impl DeductionRule for BoxLineReduction {
    fn technique(&self) -> Technique {
        Technique::BoxLineReduction
    }

    fn search(
        &self,
        grid: &Grid,
        found: &mut dyn FnMut(Deduction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for kind in [Locked::Pointing, Locked::Claiming] {
            for digit in Digit::ALL {
                for (block, line) in crossings() {
                    let (base, cover) = match kind {
                        Locked::Pointing => (block, line),
                        Locked::Claiming => (line, block),
                    };
                    let cells = grid.cells_with(digit) & base.cells();
                    let reduced = (grid.cells_with(digit) & cover.cells()) - base.cells();
                    if cells.len() > 1 && cells.is_subset(cover.cells()) && !reduced.is_empty() {
                        let pattern = Pattern::LockedCandidates {
                            kind,
                            digit,
                            cells,
                            base,
                            cover,
                        };
                        found(Deduction::removing(
                            self.technique(),
                            digit,
                            reduced,
                            pattern,
                        ))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Every box with each of the six lines that cross it.
fn crossings() -> impl Iterator<Item = (House, House)> {
    House::boxes().flat_map(|block| {
        House::lines()
            .filter(move |line| !line.cells().is_disjoint(block.cells()))
            .map(move |line| (block, line))
    })
}
