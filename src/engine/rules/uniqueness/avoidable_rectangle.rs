//! Avoidable Rectangle Type 1 and 2: rectangles with solved corners.

use std::ops::ControlFlow;

use super::rectangle::can_be_exchanged;
use super::{Exchange, UniquenessPattern};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use crate::rules::{Deduction, Pattern, Rule, Technique};

/// Avoidable Rectangle Type 1: of four cells in two rows, two columns and exactly two boxes, three
/// are solved, none of them a given. Two opposite corners hold the same digit, and the third
/// solved corner holds another. If the fourth corner also held that other digit, the two digits
/// could be swapped and the puzzle would have two solutions, because no given is in the way. It
/// has only one, so that digit leaves the fourth corner.
pub static AVOIDABLE_RECTANGLE_TYPE_1: Rule = Rule::new(
    Technique::AvoidableRectangleType1,
    |technique, grid, found| {
        let (solved, layout) = (solved(grid), grid.layout());
        for corner in solved {
            let Some(digit) = grid.value(corner) else {
                continue;
            };
            let (row, column) = (layout.row_of(corner), layout.column_of(corner));
            let lasts = grid.cells_with(digit);
            if lasts.is_empty() {
                continue;
            }
            for beside in (solved & row.cells()).without(corner) {
                let Some(other) = grid.value(beside) else {
                    continue;
                };
                if lasts.is_disjoint(layout.column_of(beside).cells()) {
                    continue;
                }
                let below = solved & grid.placed(other) & column.cells();
                for below in below.without(corner) {
                    let last = Candidate::new(fourth(corner, beside, below), digit);
                    if !grid.has(last)
                        || other == digit
                        || !is_avoidable(grid, digit, other, [corner, beside, below])
                    {
                        continue;
                    }
                    let mut corners = vec![
                        Candidate::new(corner, digit),
                        Candidate::new(beside, other),
                        Candidate::new(below, other),
                    ];
                    corners.sort();
                    let all = [corner, beside, below, last.cell].into_iter().collect();
                    let pattern = UniquenessPattern::AvoidableRectangle {
                        solved: corners,
                        missing: vec![last],
                        extra: None,
                        exchange: Exchange::of(layout, all),
                    };
                    found(Deduction::removing(
                        technique,
                        digit,
                        CellSet::only(last.cell),
                        Pattern::Uniqueness(Box::new(pattern)),
                    ))?;
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// Avoidable Rectangle Type 2: of four corners placed as in type 1, two on one side are solved,
/// neither of them a given. Each of the other two corners has exactly two candidates: the
/// digit of the opposite corner, and an extra digit that both share. If neither held the extra
/// digit, the digits of the rectangle could be swapped and the puzzle would have two solutions. It
/// has only one, so one of the two corners holds the extra digit, which leaves every cell that
/// sees both.
pub static AVOIDABLE_RECTANGLE_TYPE_2: Rule = Rule::new(
    Technique::AvoidableRectangleType2,
    |technique, grid, found| {
        let (solved, layout) = (solved(grid), grid.layout());
        let mut later = grid.bivalue();
        for first in later {
            later.remove(first);
            let candidates = grid.candidates(first);
            let (row, column) = (layout.row_of(first), layout.column_of(first));
            for extra in candidates {
                let Some(digit) = candidates.without(extra).single() else {
                    continue;
                };
                let seconds = later & grid.cells_with(extra);
                for (side, across) in [(row, column), (column, row)] {
                    for second in seconds & side.cells() {
                        let others = grid.candidates(second).without(extra);
                        let Some(other) = others.single() else {
                            continue;
                        };
                        let floor = solved & grid.placed(other) & across.cells();
                        for beside in floor {
                            let facing = fourth(first, second, beside);
                            if !(solved & grid.placed(digit)).contains(facing)
                                || digit == other
                                || !is_avoidable(grid, digit, other, [first, second, beside])
                            {
                                continue;
                            }
                            let roof = CellSet::only(first).with(second);
                            let seen = layout.common_peers(roof) & grid.cells_with(extra);
                            if seen.is_empty() {
                                continue;
                            }
                            let mut solved =
                                vec![Candidate::new(beside, other), Candidate::new(facing, digit)];
                            solved.sort();
                            let missing =
                                vec![Candidate::new(first, digit), Candidate::new(second, other)];
                            let all = roof.with(beside).with(facing);
                            let pattern = Pattern::Uniqueness(Box::new(
                                UniquenessPattern::AvoidableRectangle {
                                    solved,
                                    missing,
                                    extra: Some(extra),
                                    exchange: Exchange::of(layout, all),
                                },
                            ));
                            found(Deduction::removing(technique, extra, seen, pattern))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    },
);

/// The solved cells: they have a value, are not givens, and could have held another digit as far
/// as the puzzle is concerned.
///
/// In a puzzle given by its candidates, a solved cell no longer shows its original candidates, so
/// it is not known whether digits can be swapped.
fn solved(grid: &Grid) -> CellSet {
    if grid.is_given_by_candidates() {
        return CellSet::EMPTY;
    }
    grid.layout().cells() - grid.unsolved() - grid.given()
}

/// The corner opposite `corner` in the rectangle where the other two corners are next to it, one
/// in its row and one in its column.
fn fourth(corner: Cell, one: Cell, other: Cell) -> Cell {
    if one.row() == corner.row() {
        Cell::at(other.row(), one.column())
    } else {
        Cell::at(one.row(), other.column())
    }
}

/// Whether the digits of a rectangle could be swapped, with `digit` in a corner and the opposite
/// corner and `other` in the corners next to it. On the classic board, the rectangle must lie in
/// exactly two boxes.
fn is_avoidable(grid: &Grid, digit: Digit, other: Digit, [corner, one, two]: [Cell; 3]) -> bool {
    if grid.layout().has_classic_boxes() {
        let in_box = |cell: Cell| cell.box_index() == corner.box_index();
        if in_box(one) == in_box(two) {
            return false;
        }
    }
    let diagonal = CellSet::only(corner).with(fourth(corner, one, two));
    let antidiagonal = CellSet::only(one).with(two);
    let digits = DigitSet::only(digit).with(other);
    can_be_exchanged(grid, digits, diagonal, antidiagonal)
}
