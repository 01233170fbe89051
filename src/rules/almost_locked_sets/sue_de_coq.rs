use std::ops::ControlFlow;

use super::{
    AlmostLockedSetsPattern, DeductionRule, Report, SectorSet, Survey, Technique, removing,
};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House};

/// Sue de Coq: two or three cells that a box and a line share have at least
/// two digits more than cells. Some cells in the rest of the line and some in
/// the rest of the box each take a few of these digits: as many as they have
/// cells beyond their extra digits, those that the shared cells lack. Together
/// they take all that is too much, and no digit of the shared cells is in both
/// of them.
///
/// Each digit then has its places in these cells all in the line or all in the
/// box, and stands in them at most once; only an extra digit of both can stand
/// once in each. That makes just as many values as cells, so each of the
/// values does stand there: the digits whose places are in the line leave its
/// other cells, and those whose places are in the box leave the other cells of
/// that.
///
/// The basic form has two shared cells with four digits or three with five,
/// and a bivalue cell in each of the rests; the extended forms have more cells
/// there or extra digits.
#[derive(Debug)]
pub struct SueDeCoq;

/// A choice of cells and their digits.
type Chosen = (CellSet, DigitSet);

/// Room for every choice out of up to six cells.
type Choices = [Chosen; 1 << 6];

impl DeductionRule for SueDeCoq {
    fn technique(&self) -> Technique {
        Technique::SueDeCoq
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        let mut rooms = [[(CellSet::EMPTY, DigitSet::EMPTY); 1 << 6]; 3];
        let [shared, in_line, in_block] = &mut rooms;
        for block in House::boxes() {
            for line in House::lines() {
                let (block_cells, line_cells) = (
                    grid.unsolved() & block.cells(),
                    grid.unsolved() & line.cells(),
                );
                let shared = choices(grid, block_cells & line_cells, shared);
                if !shared.iter().any(has_two_digits_more) {
                    continue;
                }
                let in_line = choices(grid, line_cells - block.cells(), in_line);
                let in_block = choices(grid, block_cells - line.cells(), in_block);
                for intersection in shared {
                    if has_two_digits_more(intersection) {
                        let crossing = Crossing {
                            grid,
                            block,
                            line,
                            intersection: *intersection,
                        };
                        crossing.search(in_line, in_block, found)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

fn has_two_digits_more((cells, digits): &Chosen) -> bool {
    cells.len() > 1 && digits.len() >= cells.len() + 2
}

/// Every choice of one or more out of up to six cells.
fn choices<'a>(grid: &Grid, cells: CellSet, room: &'a mut Choices) -> &'a [Chosen] {
    let mut count = 1;
    for cell in cells {
        for smaller in 0..count {
            let (others, digits) = room[smaller];
            room[count + smaller] = (others.with(cell), digits | grid.candidates(cell));
        }
        count *= 2;
    }
    &room[1..count]
}

/// Some of the cells that a box and a line share.
struct Crossing<'a> {
    grid: &'a Grid,
    block: House,
    line: House,
    intersection: Chosen,
}

impl Crossing<'_> {
    fn search(
        &self,
        in_line: &[Chosen],
        in_block: &[Chosen],
        found: Report<'_>,
    ) -> ControlFlow<()> {
        let (cells, digits) = self.intersection;
        let surplus = digits.len() - cells.len();
        for first in in_line {
            let Some(taken) = self.taken_by(first).filter(|taken| *taken < surplus) else {
                continue;
            };
            let kept = digits - first.1;
            for second in in_block {
                if (second.1 & digits).is_subset(kept)
                    && self.taken_by(second) == Some(surplus - taken)
                {
                    self.report(*first, *second, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// How many digits of the intersection other cells take, if any.
    fn taken_by(&self, (cells, digits): &Chosen) -> Option<usize> {
        let extra = (*digits - self.intersection.1).len();
        cells.len().checked_sub(extra).filter(|taken| *taken > 0)
    }

    fn report(&self, in_line: Chosen, in_block: Chosen, found: Report<'_>) -> ControlFlow<()> {
        let (cells, digits) = self.intersection;
        let locked_in_line = (digits - in_block.1) | in_line.1;
        let locked_in_block = (digits - in_line.1) | in_block.1;
        let rest_of_line = self.line.cells() - cells - in_line.0;
        let rest_of_block = self.block.cells() - cells - in_block.0;
        let losers = |digit: Digit| {
            let mut rest = CellSet::EMPTY;
            if locked_in_line.contains(digit) {
                rest |= rest_of_line;
            }
            if locked_in_block.contains(digit) {
                rest |= rest_of_block;
            }
            rest & self.grid.cells_with(digit)
        };
        let locked = locked_in_line | locked_in_block;
        if locked.iter().all(|digit| losers(digit).is_empty()) {
            return ControlFlow::Continue(());
        }
        let pattern = AlmostLockedSetsPattern::SueDeCoq {
            block: self.block,
            line: self.line,
            intersection: self.describe(self.intersection),
            in_line: self.describe(in_line),
            in_block: self.describe(in_block),
        };
        found(removing(Technique::SueDeCoq, locked, losers, pattern))
    }

    fn describe(&self, (cells, digits): Chosen) -> SectorSet {
        let candidates = cells.into_iter().flat_map(|cell| {
            let digits = self.grid.candidates(cell).into_iter();
            digits.map(move |digit| Candidate::new(cell, digit))
        });
        SectorSet {
            cells,
            digits,
            candidates: candidates.collect(),
        }
    }
}
