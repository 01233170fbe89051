//! Hidden Rectangle.

use std::ops::ControlFlow;

use super::Escape;
use super::rectangle::unique_rectangles;
use crate::grid::{CellSet, DigitSet};
use crate::rules::{Rule, Technique};

/// Hidden Rectangle: two or three corners of a unique rectangle have more candidates than its two
/// digits. Take a corner with only the two digits, and the opposite corner. Suppose that one of
/// the digits has no places outside the rectangle in the row and the column of the opposite
/// corner. If that corner held the other digit, the first digit would have to be in the two
/// corners between, the starting corner would be left with the other digit, and the puzzle would
/// have two solutions. It has only one, so the other digit leaves the opposite corner.
pub static HIDDEN_RECTANGLE: Rule =
    Rule::new(Technique::HiddenRectangle, |technique, grid, found| {
        unique_rectangles(grid, 2..=3, &mut |rectangle| {
            for corner in rectangle.floor {
                let Some(opposite) = rectangle.opposite(corner) else {
                    continue;
                };
                let layout = grid.layout();
                let (row, column) = (layout.row_of(opposite), layout.column_of(opposite));
                let lines = row.cells() | column.cells();
                let links = rectangle.cells().without(corner);
                for (digit, other) in rectangle.both_ways() {
                    if grid.cells_with(digit) & lines != links {
                        continue;
                    }
                    let escape = || Escape::StrongLinks {
                        digit,
                        corner,
                        opposite,
                    };
                    let other = DigitSet::only(other);
                    let opposite = CellSet::only(opposite);
                    rectangle.removing(grid, technique, other, opposite, escape, found)?;
                }
            }
            ControlFlow::Continue(())
        })
    });
