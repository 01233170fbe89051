//! Avoidable Rectangle Type 1 and 2: rectangles with corners that are solved.

use std::ops::ControlFlow;

use super::UniquenessPattern;
use crate::grid::{Candidate, Cell, CellSet, Grid};
use crate::rules::{Deduction, DeductionRule, Pattern, Sink, Survey, Technique};

/// Avoidable Rectangle Type 1: of four cells in two rows, two columns and
/// exactly two boxes, three are solved, none of them a given: two that face
/// each other hold the same digit, the third another. If the fourth held that
/// other digit too, the two digits could change places and the puzzle would
/// have two solutions, for no given would be in the way. It has only one, so
/// the digit leaves the fourth cell.
#[derive(Debug)]
pub struct AvoidableRectangleType1;

/// Avoidable Rectangle Type 2: of four such cells two on one side are solved,
/// neither of them a given, and each of the two others has, besides the digit
/// solved in the corner that faces it, one more candidate, the same. If
/// neither held it, the digits of the rectangle could change places and the
/// puzzle would have two solutions. It has only one, so one of the two does,
/// and the extra digit leaves every cell that sees both.
#[derive(Debug)]
pub struct AvoidableRectangleType2;

impl DeductionRule for AvoidableRectangleType1 {
    fn technique(&self) -> Technique {
        Technique::AvoidableRectangleType1
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let solved = solved(grid);
        for corner in solved {
            let Some(digit) = grid.value(corner) else {
                continue;
            };
            let [row, column, _] = corner.houses();
            let lasts = grid.cells_with(digit);
            if lasts.is_empty() {
                continue;
            }
            for beside in (solved & row.cells()).without(corner) {
                let Some(other) = grid.value(beside) else {
                    continue;
                };
                let [_, last_column, _] = beside.houses();
                if lasts.is_disjoint(last_column.cells()) {
                    continue;
                }
                let below = solved & grid.placed(other) & column.cells();
                for below in below.without(corner) {
                    let last = Candidate::new(fourth(corner, beside, below), digit);
                    if !grid.has(last) || !in_two_boxes(corner, beside, below) || other == digit {
                        continue;
                    }
                    let mut corners = vec![
                        Candidate::new(corner, digit),
                        Candidate::new(beside, other),
                        Candidate::new(below, other),
                    ];
                    corners.sort();
                    let pattern = UniquenessPattern::AvoidableRectangle {
                        solved: corners,
                        missing: vec![last],
                        extra: None,
                    };
                    found(Deduction::removing(
                        self.technique(),
                        digit,
                        CellSet::only(last.cell),
                        Pattern::Uniqueness(Box::new(pattern)),
                    ))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl DeductionRule for AvoidableRectangleType2 {
    fn technique(&self) -> Technique {
        Technique::AvoidableRectangleType2
    }

    fn search(&self, grid: &Survey<'_>, found: Sink<'_>) -> ControlFlow<()> {
        let solved = solved(grid);
        let mut later = grid.bivalue();
        for first in later {
            later.remove(first);
            let candidates = grid.candidates(first);
            let [row, column, _] = first.houses();
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
                            if !in_two_boxes(first, second, beside)
                                || !(solved & grid.placed(digit)).contains(facing)
                                || digit == other
                            {
                                continue;
                            }
                            let roof = CellSet::only(first).with(second);
                            let seen = roof.common_peers() & grid.cells_with(extra);
                            if seen.is_empty() {
                                continue;
                            }
                            let mut solved =
                                vec![Candidate::new(beside, other), Candidate::new(facing, digit)];
                            solved.sort();
                            let missing =
                                vec![Candidate::new(first, digit), Candidate::new(second, other)];
                            let pattern = Pattern::Uniqueness(Box::new(
                                UniquenessPattern::AvoidableRectangle {
                                    solved,
                                    missing,
                                    extra: Some(extra),
                                },
                            ));
                            found(Deduction::removing(self.technique(), extra, seen, pattern))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The cells that were solved: they have a value and are no givens.
fn solved(grid: &Grid) -> CellSet {
    !grid.unsolved() - grid.given()
}

/// The corner that faces `corner` in the rectangle in which the other two
/// stand next to it, one in its row and one in its column.
fn fourth(corner: Cell, one: Cell, other: Cell) -> Cell {
    if one.row() == corner.row() {
        Cell::at(other.row(), one.column())
    } else {
        Cell::at(one.row(), other.column())
    }
}

/// Whether a rectangle lies in exactly two boxes: one of the sides at a
/// corner stays in its box, the other does not.
fn in_two_boxes(corner: Cell, one: Cell, other: Cell) -> bool {
    (one.box_index() == corner.box_index()) != (other.box_index() == corner.box_index())
}
