//! Uniqueness Test 1 to 6: rectangles in which at most three corners have more than the two
//! digits.

use std::ops::ControlFlow;

use super::Escape;
use super::rectangle::{Rectangle, is_side, unique_rectangles};
use crate::grid::{CellSet, DigitSet, Grid};
use crate::rules::joint::{LockedDigit, joint_subsets};
use crate::rules::{DeductionRule, Sink, Survey, Technique};

/// The most cells in a naked subset.
const LARGEST_SUBSET: usize = 4;

/// Uniqueness Test 1: three corners of a unique rectangle hold only its two digits. If the fourth
/// held one of them too, the two digits could be swapped and the puzzle would have two solutions.
/// It has only one, so both digits leave that corner.
#[derive(Debug)]
pub struct UniquenessTest1;

/// Uniqueness Test 2: two corners on one side of a unique rectangle each have one extra candidate,
/// the same digit. If neither held it, the rectangle would hold only its two digits and the puzzle
/// would have two solutions. It has only one, so one of the two corners holds the extra digit,
/// which leaves every cell that sees both.
#[derive(Debug)]
pub struct UniquenessTest2;

/// Uniqueness Test 3: two corners on one side of a unique rectangle have extra candidates. Because
/// the puzzle has only one solution, at least one of the two corners holds an extra candidate.
/// That corner, with only the extra candidates, acts as one cell of a naked subset in a house that
/// both corners share. The digits of the subset leave the rest of the house, or of both houses if
/// the subset lies in two.
#[derive(Debug)]
pub struct UniquenessTest3;

/// Uniqueness Test 4: two corners on one side of a unique rectangle have extra candidates, and a
/// house that they share has one of the two digits nowhere else. So one of the corners holds that
/// digit. If the other corner held the other digit, the puzzle would have two solutions. It has
/// only one, so the other digit leaves both.
#[derive(Debug)]
pub struct UniquenessTest4;

/// Uniqueness Test 5: like test 2, but with the one extra candidate in two opposite corners or in
/// three corners. It leaves every cell that sees all of these corners.
#[derive(Debug)]
pub struct UniquenessTest5;

/// Uniqueness Test 6: two opposite corners of a unique rectangle have extra candidates, and one of
/// the two digits has no other places in the rows and columns of the rectangle. If one of these
/// corners held that digit, so would the other, the floor would hold the other digit, and the
/// puzzle would have two solutions. It has only one, so the digit leaves both corners.
#[derive(Debug)]
pub struct UniquenessTest6;

impl DeductionRule for UniquenessTest1 {
    fn technique(&self) -> Technique {
        Technique::UniquenessTest1
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        unique_rectangles(grid, 1..=1, &mut |rectangle| {
            let (pair, roof) = (rectangle.pair(), rectangle.roof);
            let escape = || Escape::OtherCandidates;
            rectangle.removing(grid, self.technique(), pair, roof, escape, found)
        })
    }
}

impl DeductionRule for UniquenessTest2 {
    fn technique(&self) -> Technique {
        Technique::UniquenessTest2
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        unique_rectangles(grid, 2..=2, &mut |rectangle| {
            if !is_side(rectangle.roof) {
                return ControlFlow::Continue(());
            }
            one_extra(grid, self.technique(), &rectangle, found)
        })
    }
}

impl DeductionRule for UniquenessTest3 {
    fn technique(&self) -> Technique {
        Technique::UniquenessTest3
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        unique_rectangles(grid, 2..=2, &mut |rectangle| {
            let extras = rectangle.extras(grid);
            if !(2..=LARGEST_SUBSET).contains(&extras.len()) {
                return ControlFlow::Continue(());
            }
            // Opposite corners share no house.
            let roof = rectangle.roof;
            joint_subsets(grid, roof, extras, LARGEST_SUBSET, &mut |subset| {
                let (digits, rest) = (subset.digits, subset.rest());
                let escape = || Escape::Subset(subset.subset());
                rectangle.removing(grid, self.technique(), digits, rest, escape, found)
            })
        })
    }
}

impl DeductionRule for UniquenessTest4 {
    fn technique(&self) -> Technique {
        Technique::UniquenessTest4
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        unique_rectangles(grid, 2..=2, &mut |rectangle| {
            let roof = rectangle.roof;
            for (digit, other) in rectangle.both_ways() {
                let Some(locked) = LockedDigit::of(grid, digit, roof) else {
                    continue;
                };
                let escape = || Escape::Locked(locked);
                let other = DigitSet::only(other);
                rectangle.removing(grid, self.technique(), other, roof, escape, found)?;
            }
            ControlFlow::Continue(())
        })
    }
}

impl DeductionRule for UniquenessTest5 {
    fn technique(&self) -> Technique {
        Technique::UniquenessTest5
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        unique_rectangles(grid, 2..=3, &mut |rectangle| {
            if is_side(rectangle.roof) {
                return ControlFlow::Continue(());
            }
            one_extra(grid, self.technique(), &rectangle, found)
        })
    }
}

impl DeductionRule for UniquenessTest6 {
    fn technique(&self) -> Technique {
        Technique::UniquenessTest6
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        unique_rectangles(grid, 2..=2, &mut |rectangle| {
            let (roof, cells) = (rectangle.roof, rectangle.cells());
            if is_side(roof) {
                return ControlFlow::Continue(());
            }
            let layout = grid.layout();
            let lines = roof.iter().fold(CellSet::EMPTY, |lines, corner| {
                let (row, column) = (layout.row_of(corner), layout.column_of(corner));
                lines | row.cells() | column.cells()
            });
            for digit in rectangle.digits {
                if grid.cells_with(digit) & lines == cells {
                    let escape = || Escape::XWing(digit);
                    let digit = DigitSet::only(digit);
                    rectangle.removing(grid, self.technique(), digit, roof, escape, found)?;
                }
            }
            ControlFlow::Continue(())
        })
    }
}

/// If the roof has one extra candidate in all, removes it from the cells that see the whole roof.
fn one_extra(
    grid: &Grid,
    technique: Technique,
    rectangle: &Rectangle,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let Some(extra) = rectangle.extras(grid).single() else {
        return ControlFlow::Continue(());
    };
    let seen = grid.layout().common_peers(rectangle.roof) & grid.cells_with(extra);
    let escape = || Escape::OneExtra(extra);
    let extra = DigitSet::only(extra);
    rectangle.removing(grid, technique, extra, seen, escape, found)
}
