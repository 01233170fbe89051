//! Intersections: what the three cells that a box and a line share say about
//! the rest of the two.

use std::ops::ControlFlow;

use super::{Deduction, DeductionRule, LockedSubset, Pattern, Sink, Survey, Technique};
use crate::grid::{CellSet, Census, Digit, DigitSet, House, HouseKind};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 5] = [
    &LockedSubset { size: 2 },
    &LockedSubset { size: 3 },
    &Pointing,
    &Claiming,
    &BoxLineReduction,
];

/// A digit locked in the cells that a box and a line share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LockedCandidatesPattern {
    /// Which of the two houses has it nowhere else.
    pub kind: Locked,
    /// The digit.
    pub digit: Digit,
    /// The cells that hold it: two or three, in both houses.
    pub cells: CellSet,
    /// The house in which the digit stands nowhere else.
    pub base: House,
    /// The house from which it leaves.
    pub cover: House,
}

/// The two forms of a locked candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Locked {
    /// The box has the digit only in the line, and so points along the line.
    Pointing,
    /// The line has the digit only in the box, and so claims it for itself.
    Claiming,
}

/// Pointing, or Locked Candidates type 1: a box has a digit only in the cells
/// that it shares with a line. The box holds the digit in one of these,
/// wherever it is, and so the line holds it there too: the digit leaves the
/// rest of the line.
#[derive(Debug)]
pub struct Pointing;

/// Claiming, or Locked Candidates type 2: the same with the box and the line
/// in each other's place.
#[derive(Debug)]
pub struct Claiming;

/// Box-Line Reduction: pointing, then claiming, as one rule.
#[derive(Debug)]
pub struct BoxLineReduction;

impl DeductionRule for Pointing {
    fn technique(&self) -> Technique {
        Technique::Pointing
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        locked_candidates(grid, self.technique(), Locked::Pointing, found)
    }
}

impl DeductionRule for Claiming {
    fn technique(&self) -> Technique {
        Technique::Claiming
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        locked_candidates(grid, self.technique(), Locked::Claiming, found)
    }
}

impl DeductionRule for BoxLineReduction {
    fn technique(&self) -> Technique {
        Technique::BoxLineReduction
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        locked_candidates(grid, self.technique(), Locked::Pointing, found)?;
        locked_candidates(grid, self.technique(), Locked::Claiming, found)
    }
}

/// One of a box and a line that cross, the base, has a digit only in the cells
/// they share: it leaves the rest of the other, the cover. Digit by digit.
fn locked_candidates(
    grid: &Survey<'_>,
    technique: Technique,
    kind: Locked,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let is_box = |house: House| house.kind() == HouseKind::Box;
    for digit in locked_digits(grid.census(), kind) {
        let all = grid.cells_with(digit);
        for base in House::all().filter(|house| is_box(*house) == (kind == Locked::Pointing)) {
            let cells = all & base.cells();
            let Some(first) = cells.first().filter(|_| (2..=3).contains(&cells.len())) else {
                continue;
            };
            for cover in first.houses() {
                let reduced = (all & cover.cells()) - cells;
                if is_box(base) != is_box(cover)
                    && cells.is_subset(cover.cells())
                    && !reduced.is_empty()
                {
                    let pattern = Pattern::LockedCandidates(LockedCandidatesPattern {
                        kind,
                        digit,
                        cells,
                        base,
                        cover,
                    });
                    found(Deduction::removing(technique, digit, reduced, pattern))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits of which there is something to find: those that stand in an
/// intersection, not in the rest of its base, and in the rest of its cover.
fn locked_digits(census: &Census, kind: Locked) -> DigitSet {
    let mut locked = DigitSet::EMPTY;
    for chute in census.chutes() {
        // The two others out of three.
        for (line, others) in [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])] {
            for (block, blocks) in [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])] {
                let rest_of_line = chute[line][blocks[0]] | chute[line][blocks[1]];
                let rest_of_box = chute[others[0]][block] | chute[others[1]][block];
                locked |= chute[line][block]
                    & match kind {
                        Locked::Pointing => rest_of_line - rest_of_box,
                        Locked::Claiming => rest_of_box - rest_of_line,
                    };
            }
        }
    }
    locked
}
