//! The law of leftovers: lines and an equal number of regions hold the same digits, and so
//! do the cells that they do not share.

use std::ops::ControlFlow;

use super::{Conclusions, Deduction, Obstacle, Pattern, Rule, Technique};
use crate::grid::{Candidate, CellSet, DigitSet, Grid, House, Layout, Leftovers};

/// The rules of the family that are not locked candidates.
pub(super) static RULES: &[&Rule] = &[&LAW_OF_LEFTOVERS];

/// Lines and regions that hold the same digits, and the cells that they do not share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftoversPattern {
    /// The lines, side by side.
    pub lines: Vec<House>,
    /// The regions, equal in number to the lines.
    pub regions: Vec<House>,
    /// The cells of one side, which have no place for some digits.
    pub lacking: CellSet,
    /// The digits.
    pub digits: DigitSet,
    /// The cells of the other side, which lose these digits.
    pub losing: CellSet,
}

/// Law of Leftovers: some rows side by side and an equal number of regions hold each digit
/// equally often: once for each row, and once for each region. The cells that they share
/// count the same for both. So the other cells of the rows hold the same digits as the
/// other cells of the regions, and a digit without a place on one side has no place on the
/// other. The same works with columns.
pub static LAW_OF_LEFTOVERS: Rule = Rule::limited(
    Technique::LawOfLeftovers,
    unless_boxes,
    |technique, grid, found| {
        grid.layout().leftovers(&mut |Leftovers {
                                          lines,
                                          regions,
                                          of_lines,
                                          of_regions,
                                      }| {
            for (lacking, losing) in [(of_lines, of_regions), (of_regions, of_lines)] {
                let (digits, gone) = lost(grid, lacking, losing);
                if gone.is_empty() {
                    continue;
                }
                found(Deduction {
                    technique,
                    placements: Conclusions::new(),
                    eliminations: gone,
                    pattern: Pattern::Leftovers(Box::new(LeftoversPattern {
                        lines: lines.to_vec(),
                        regions: regions.to_vec(),
                        lacking,
                        digits,
                        losing,
                    })),
                })?;
            }
            ControlFlow::Continue(())
        })
    },
);

/// Checks a board for regions that are not boxes.
fn unless_boxes(layout: &Layout) -> Result<(), Obstacle> {
    Obstacle::unless_regions(layout)?;
    if layout.has_other_regions() {
        Ok(())
    } else {
        Err(Obstacle::Boxes)
    }
}

/// The digits that some cells cannot hold and other cells could, and their candidates
/// there.
fn lost(grid: &Grid, lacking: CellSet, losing: CellSet) -> (DigitSet, Conclusions) {
    let held = |cells: CellSet| {
        let values = cells.iter().filter_map(|cell| grid.value(cell));
        values.fold(DigitSet::EMPTY, DigitSet::with)
    };
    let open = |cells: CellSet| {
        let candidates = cells.iter().map(|cell| grid.candidates(cell));
        candidates.fold(DigitSet::EMPTY, DigitSet::union)
    };
    let digits = open(losing) - open(lacking) - held(lacking);
    let of_cell = |cell| {
        let gone = grid.candidates(cell) & digits;
        gone.into_iter()
            .map(move |digit| Candidate::new(cell, digit))
    };
    (digits, losing.iter().flat_map(of_cell).collect())
}
