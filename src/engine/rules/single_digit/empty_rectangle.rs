use std::ops::ControlFlow;

use super::{SingleDigitArgument, SingleDigitPattern};
use crate::grid::{Cell, CellSet, Digit, House, HouseKind, Layout};
use crate::rules::{Deduction, Obstacle, Pattern, Rule, StrongLink, Survey, Technique};

/// A box, its two lines, and a strong link that starts on one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EmptyRectangleView {
    /// The box.
    pub block: House,
    /// The places of the digit in the box.
    pub cells: CellSet,
    /// The line of the box on which the strong link starts.
    pub near: House,
    /// The other line of the box.
    pub far: House,
    /// The strong link: the end on the near line first.
    pub link: StrongLink,
    /// The cell on the far line that sees the second end.
    pub eliminated: Cell,
}

/// Empty Rectangle: the places for a digit in a box lie in one row and one column, not all of them
/// in one of the two, so none is in the rectangle of the other cells. Outside the box, a line that
/// crosses the row or the column has exactly two places for the digit, the first of them at the
/// crossing. If the digit is there, the box must have it on its other line; if not, the second
/// place holds it. Either way, the digit leaves the cell where the box's other line crosses the
/// line of the second place.
///
/// A box with only two places is also an empty rectangle, in two ways.
pub static EMPTY_RECTANGLE: Rule = Rule::limited(
    Technique::EmptyRectangle,
    Obstacle::unless_regions,
    |technique, grid, found| {
        for (digit, block) in digits_and_boxes(grid) {
            each_view(grid.layout(), block, grid.cells_with(digit), &mut |view| {
                found(deduction(technique, digit, &[view]))
            })?;
        }
        ControlFlow::Continue(())
    },
);

/// Dual Empty Rectangle: two empty rectangles of the same box, with different strong links, that
/// remove the digit from different cells.
pub static DUAL_EMPTY_RECTANGLE: Rule = Rule::limited(
    Technique::DualEmptyRectangle,
    Obstacle::unless_regions,
    |technique, grid, found| {
        for (digit, block) in digits_and_boxes(grid) {
            let mut views = Vec::new();
            each_view(grid.layout(), block, grid.cells_with(digit), &mut |view| {
                views.push(view);
                ControlFlow::Continue(())
            })?;
            for (number, first) in views.iter().enumerate() {
                for second in &views[number + 1..] {
                    if first.eliminated != second.eliminated {
                        found(deduction(technique, digit, &[*first, *second]))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// Each digit that an empty rectangle could remove, with each box.
fn digits_and_boxes<'a>(grid: &'a Survey<'_>) -> impl Iterator<Item = (Digit, House)> + 'a {
    let digits = grid.impossible().digits().into_iter();
    let blocks = grid.layout().regions().iter();
    digits.flat_map(move |digit| blocks.clone().map(move |block| (digit, *block)))
}

/// Passes every empty rectangle of a box to `found`, with every strong link that lets it remove
/// the digit from a cell.
fn each_view(
    layout: &Layout,
    block: House,
    places: CellSet,
    found: &mut dyn FnMut(EmptyRectangleView) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let cells = places & block.cells();
    // In a box of three by three, a row and a column have five cells.
    let most = if layout.is_classic() {
        5
    } else {
        layout.size()
    };
    if !(2..=most).contains(&cells.len()) {
        return ControlFlow::Continue(());
    }
    for cell in block.cells() {
        let (row, column) = (layout.row_of(cell), layout.column_of(cell));
        let covered = cells.is_subset(row.cells() | column.cells());
        if !covered || cells.is_subset(row.cells()) || cells.is_subset(column.cells()) {
            continue;
        }
        for (near, far) in [(row, column), (column, row)] {
            for first in (places & near.cells()) - block.cells() {
                let crossing = across(layout, near, first);
                let Some(second) = (places & crossing.cells()).without(first).single() else {
                    continue;
                };
                // Next to the box, the second end would see only places in the box.
                let beyond = parallel(layout, near, second).cells() & far.cells() & places;
                if let Some(eliminated) = (beyond - block.cells()).first() {
                    let link = StrongLink {
                        house: crossing,
                        ends: [first, second],
                    };
                    found(EmptyRectangleView {
                        block,
                        cells,
                        near,
                        far,
                        link,
                        eliminated,
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The line through a cell that crosses `line`.
fn across(layout: &Layout, line: House, cell: Cell) -> House {
    match line.kind() {
        HouseKind::Row => layout.column_of(cell),
        _ => layout.row_of(cell),
    }
}

/// The line through a cell that runs along `line`.
fn parallel(layout: &Layout, line: House, cell: Cell) -> House {
    match line.kind() {
        HouseKind::Row => layout.row_of(cell),
        _ => layout.column_of(cell),
    }
}

fn deduction(technique: Technique, digit: Digit, views: &[EmptyRectangleView]) -> Deduction {
    let pattern = SingleDigitPattern {
        digit,
        arguments: views
            .iter()
            .copied()
            .map(SingleDigitArgument::EmptyRectangle)
            .collect(),
    };
    let eliminated = pattern.eliminated();
    let pattern = Pattern::SingleDigit(Box::new(pattern));
    Deduction::removing(technique, digit, eliminated, pattern)
}
