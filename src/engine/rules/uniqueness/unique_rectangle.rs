//! Uniqueness Test 1 to 6: rectangles in which at most three corners have more than the two
//! digits.

use std::ops::ControlFlow;

use super::Escape;
use super::rectangle::{Rectangle, is_side, unique_rectangles};
use crate::grid::{CellSet, DigitSet, Grid};
use crate::rules::joint::{LockedDigit, joint_subsets};
use crate::rules::{Rule, Sink, Technique};

/// The most cells in a naked subset.
const LARGEST_SUBSET: usize = 4;

/// Uniqueness Test 1: three corners of a unique rectangle hold only its two digits. If the fourth
/// held one of them too, the two digits could be swapped and the puzzle would have two solutions.
/// It has only one, so both digits leave that corner.
pub static UNIQUENESS_TEST_1: Rule =
    Rule::new(Technique::UniquenessTest1, |technique, grid, found| {
        unique_rectangles(grid, 1..=1, &mut |rectangle| {
            let (pair, roof) = (rectangle.pair(), rectangle.roof);
            let escape = || Escape::OtherCandidates;
            rectangle.removing(grid, technique, pair, roof, escape, found)
        })
    });

/// Uniqueness Test 2: two corners on one side of a unique rectangle each have one extra candidate,
/// the same digit. If neither held it, the rectangle would hold only its two digits and the puzzle
/// would have two solutions. It has only one, so one of the two corners holds the extra digit,
/// which leaves every cell that sees both.
pub static UNIQUENESS_TEST_2: Rule =
    Rule::new(Technique::UniquenessTest2, |technique, grid, found| {
        unique_rectangles(grid, 2..=2, &mut |rectangle| {
            if !is_side(rectangle.roof) {
                return ControlFlow::Continue(());
            }
            one_extra(grid, technique, &rectangle, found)
        })
    });

/// Uniqueness Test 3: two corners on one side of a unique rectangle have extra candidates. Because
/// the puzzle has only one solution, at least one of the two corners holds an extra candidate.
/// That corner, with only the extra candidates, acts as one cell of a naked subset in a house that
/// both corners share. The digits of the subset leave the rest of the house, or of both houses if
/// the subset lies in two.
pub static UNIQUENESS_TEST_3: Rule =
    Rule::new(Technique::UniquenessTest3, |technique, grid, found| {
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
                rectangle.removing(grid, technique, digits, rest, escape, found)
            })
        })
    });

/// Uniqueness Test 4: two corners on one side of a unique rectangle have extra candidates, and a
/// house that they share has one of the two digits nowhere else. So one of the corners holds that
/// digit. If the other corner held the other digit, the puzzle would have two solutions. It has
/// only one, so the other digit leaves both.
pub static UNIQUENESS_TEST_4: Rule =
    Rule::new(Technique::UniquenessTest4, |technique, grid, found| {
        unique_rectangles(grid, 2..=2, &mut |rectangle| {
            let roof = rectangle.roof;
            for (digit, other) in rectangle.both_ways() {
                let Some(locked) = LockedDigit::of(grid, digit, roof) else {
                    continue;
                };
                let escape = || Escape::Locked(locked);
                let other = DigitSet::only(other);
                rectangle.removing(grid, technique, other, roof, escape, found)?;
            }
            ControlFlow::Continue(())
        })
    });

/// Uniqueness Test 5: like test 2, but with the one extra candidate in two opposite corners or in
/// three corners. It leaves every cell that sees all of these corners.
pub static UNIQUENESS_TEST_5: Rule =
    Rule::new(Technique::UniquenessTest5, |technique, grid, found| {
        unique_rectangles(grid, 2..=3, &mut |rectangle| {
            if is_side(rectangle.roof) {
                return ControlFlow::Continue(());
            }
            one_extra(grid, technique, &rectangle, found)
        })
    });

/// Uniqueness Test 6: two opposite corners of a unique rectangle have extra candidates, and one of
/// the two digits has no other places in the rows and columns of the rectangle. If one of these
/// corners held that digit, so would the other, the floor would hold the other digit, and the
/// puzzle would have two solutions. It has only one, so the digit leaves both corners.
pub static UNIQUENESS_TEST_6: Rule =
    Rule::new(Technique::UniquenessTest6, |technique, grid, found| {
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
                    rectangle.removing(grid, technique, digit, roof, escape, found)?;
                }
            }
            ControlFlow::Continue(())
        })
    });

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
