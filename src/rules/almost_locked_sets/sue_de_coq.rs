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

/// A choice of cells.
#[derive(Clone, Copy)]
struct Chosen {
    cells: CellSet,
    /// How many they are.
    size: u8,
    /// What they can hold.
    digits: DigitSet,
    /// How many digits there are more than cells; none on a position that
    /// contradicts itself.
    surplus: u8,
}

impl Chosen {
    const NOTHING: Self = Self {
        cells: CellSet::EMPTY,
        size: 0,
        digits: DigitSet::EMPTY,
        surplus: 0,
    };

    fn could_be_shared(&self) -> bool {
        self.size > 1 && self.surplus > 1
    }
}

/// Room for every choice out of up to six cells.
type Choices = [Chosen; 1 << 6];

impl DeductionRule for SueDeCoq {
    fn technique(&self) -> Technique {
        Technique::SueDeCoq
    }

    fn search(&self, grid: &Survey<'_>, found: Report<'_>) -> ControlFlow<()> {
        let mut rooms = [[Chosen::NOTHING; 1 << 6]; 3];
        let [shared, in_line, in_block] = &mut rooms;
        for block in House::boxes() {
            let block_cells = grid.unsolved() & block.cells();
            for line in lines_across(block) {
                let line_cells = grid.unsolved() & line.cells();
                let crossing = block_cells & line_cells;
                let shared = choices(grid, crossing, shared);
                if !shared.iter().any(Chosen::could_be_shared) {
                    continue;
                }
                let room = crossing.len() as u8;
                let in_line = with_surplus_up_to(room, grid, line_cells - crossing, in_line);
                let Some(least) = least_surplus(in_line) else {
                    continue;
                };
                let room = room - least;
                let in_block = with_surplus_up_to(room, grid, block_cells - crossing, in_block);
                for intersection in shared {
                    if intersection.could_be_shared() {
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

/// The rows and columns that share cells with a box.
fn lines_across(block: House) -> impl Iterator<Item = House> {
    let (row, column) = (block.number() / 3 * 3, block.number() % 3 * 3);
    let rows = (row..row + 3).map(House::row);
    rows.chain((column..column + 3).map(House::column))
}

/// Every choice of one or more out of up to six cells.
fn choices<'a>(grid: &Grid, cells: CellSet, room: &'a mut Choices) -> &'a mut [Chosen] {
    let mut count = 1;
    for cell in cells {
        for smaller in 0..count {
            let others = room[smaller];
            let (size, digits) = (others.size + 1, others.digits | grid.candidates(cell));
            room[count + smaller] = Chosen {
                cells: others.cells.with(cell),
                size,
                digits,
                surplus: (digits.len() as u8).saturating_sub(size),
            };
        }
        count *= 2;
    }
    &mut room[1..count]
}

/// Those of the choices that have at most so many digits more than cells.
fn with_surplus_up_to<'a>(
    most: u8,
    grid: &Grid,
    cells: CellSet,
    room: &'a mut Choices,
) -> &'a [Chosen] {
    let choices = choices(grid, cells, room);
    let mut count = 0;
    for number in 0..choices.len() {
        if choices[number].surplus <= most {
            choices[count] = choices[number];
            count += 1;
        }
    }
    &choices[..count]
}

fn least_surplus(choices: &[Chosen]) -> Option<u8> {
    choices.iter().map(|chosen| chosen.surplus).min()
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
        let Some(least) = least_surplus(in_block) else {
            return ControlFlow::Continue(());
        };
        let Chosen {
            size,
            digits,
            surplus,
            ..
        } = self.intersection;
        // The digits of the intersection that other cells have are as many as
        // they take and as their own surplus. All together the others take its
        // surplus, so their own surplus can only be as large as its size.
        for first in in_line.iter().filter(|first| first.surplus + least <= size) {
            let Some(taken) = self.taken_by(first).filter(|taken| *taken < surplus) else {
                continue;
            };
            let kept = digits - first.digits;
            for second in in_block {
                if first.surplus + second.surplus <= size
                    && (second.digits & digits).is_subset(kept)
                    && self.taken_by(second) == Some(surplus - taken)
                {
                    self.report(*first, *second, found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// How many digits of the intersection other cells take, if any.
    fn taken_by(&self, chosen: &Chosen) -> Option<u8> {
        let extra = (chosen.digits - self.intersection.digits).len() as u8;
        chosen.size.checked_sub(extra).filter(|taken| *taken > 0)
    }

    fn report(&self, in_line: Chosen, in_block: Chosen, found: Report<'_>) -> ControlFlow<()> {
        let Chosen { cells, digits, .. } = self.intersection;
        let locked_in_line = (digits - in_block.digits) | in_line.digits;
        let locked_in_block = (digits - in_line.digits) | in_block.digits;
        let rest_of_line = self.line.cells() - cells - in_line.cells;
        let rest_of_block = self.block.cells() - cells - in_block.cells;
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

    fn describe(&self, chosen: Chosen) -> SectorSet {
        let Chosen { cells, digits, .. } = chosen;
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
