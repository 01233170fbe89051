//! Uniqueness Test 1 to 6: rectangles in which at most three corners have more than the two
//! digits.

use std::ops::ControlFlow;

use super::Escape;
use super::rectangle::{Rectangle, candidates_of, is_side, unique_rectangles};
use crate::grid::{CellSet, DigitSet, Grid, House};
use crate::rules::guardians::least_open;
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
            for house in grid.layout().houses_with(rectangle.roof) {
                let others = (grid.unsolved() & house.cells()) - rectangle.roof;
                complete_subset(
                    grid,
                    others,
                    CellSet::EMPTY,
                    extras,
                    &mut |cells, digits| {
                        let mut houses = grid.layout().houses_with(rectangle.roof | cells);
                        if houses.next() != Some(house) {
                            // Already found in the other house.
                            return ControlFlow::Continue(());
                        }
                        act_as_subset(grid, self.technique(), &rectangle, cells, digits, found)
                    },
                )?;
            }
            ControlFlow::Continue(())
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
                let places = grid.cells_with(digit);
                let locked = move |house: &House| places & house.cells() == roof;
                if !grid.layout().houses_with(roof).any(|house| locked(&house)) {
                    continue;
                }
                let escape = || Escape::Locked {
                    digit,
                    houses: grid.layout().houses_with(roof).filter(locked).collect(),
                };
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

/// Passes each choice from `others` that makes a naked subset with `cells` and one more cell to
/// `found`. `digits` already includes the digits of that cell.
fn complete_subset(
    grid: &Grid,
    others: CellSet,
    cells: CellSet,
    digits: DigitSet,
    found: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !cells.is_empty() && digits.len() == cells.len() + 1 {
        found(cells, digits)?;
    }
    if cells.len() + 1 == LARGEST_SUBSET {
        return ControlFlow::Continue(());
    }
    let mut later = others;
    for cell in others {
        later.remove(cell);
        let digits = digits | grid.candidates(cell);
        if digits.len() <= LARGEST_SUBSET {
            complete_subset(grid, later, cells.with(cell), digits, found)?;
        }
    }
    ControlFlow::Continue(())
}

/// Removes the digits of a naked subset, `cells` and a corner of the roof, from the rest of the
/// houses that contain the subset.
fn act_as_subset(
    grid: &Grid,
    technique: Technique,
    rectangle: &Rectangle,
    cells: CellSet,
    digits: DigitSet,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let subset = rectangle.roof | cells;
    let rest = grid
        .layout()
        .houses_with(subset)
        .fold(CellSet::EMPTY, |all, house| all | house.cells());
    let escape = || {
        let loses = |house: &House| {
            let rest = house.cells() - subset;
            rest.iter()
                .any(|cell| !grid.candidates(cell).is_disjoint(digits))
        };
        let houses: Vec<House> = grid.layout().houses_with(subset).filter(loses).collect();
        Escape::Subset {
            digits,
            cells,
            candidates: candidates_of(grid, cells, digits).collect(),
            open: least_open(grid, &houses),
            houses,
        }
    };
    rectangle.removing(grid, technique, digits, rest - subset, escape, found)
}
