use std::ops::ControlFlow;

use super::sets::{SIZES, count};
use super::{AlmostLockedSetsPattern, Rule, SectorSet, Sink, Survey, Technique, report};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House, Layout};

/// Some of up to six cells.
#[derive(Clone, Copy)]
struct Chosen {
    /// A bit for each of the cells in order, set if the cell is chosen.
    choice: u8,
    /// The number of chosen cells.
    size: u8,
    /// The number of digits minus the number of cells, or zero on a position that
    /// contradicts itself.
    surplus: u8,
    /// The digits that they can hold.
    digits: DigitSet,
}

impl Chosen {
    const NOTHING: Self = Self {
        choice: 0,
        size: 0,
        surplus: 0,
        digits: DigitSet::EMPTY,
    };

    /// A choice of the cells, with the digits that they can hold.
    #[inline]
    fn new(choice: usize, digits: DigitSet) -> Self {
        let size = SIZES[choice];
        Self {
            choice: choice as u8,
            size,
            surplus: count(digits).saturating_sub(size),
            digits,
        }
    }

    fn could_be_shared(&self) -> bool {
        self.size > 1 && self.surplus > 1
    }

    /// How many of some digits the cells take, if any: the number of cells minus the number
    /// of their other digits.
    fn taken(&self, digits: DigitSet) -> Option<u8> {
        let extra = count(self.digits - digits);
        self.size.checked_sub(extra).filter(|taken| *taken > 0)
    }

    /// The chosen cells among these.
    fn cells(&self, among: CellSet) -> CellSet {
        let numbered = among.into_iter().enumerate();
        let chosen = numbered.filter(|(number, _)| self.choice >> number & 1 == 1);
        chosen.map(|(_, cell)| cell).collect()
    }
}

/// The greatest number of cells to choose from. On the classic board, there are no more.
const MOST: usize = 6;

/// Room for all choices out of up to `MOST` cells.
type Room = [Chosen; 1 << MOST];

/// Sue de Coq: two or three cells shared by a box and a line have at least two digits more
/// than cells. Some cells in the rest of the line, and some in the rest of the box, each
/// take a few of these digits: their number of cells minus their number of extra digits,
/// which the shared cells do not have. Together, they take all of the surplus, and no digit
/// of the shared cells is in both of them.
///
/// Each digit then has its places in these cells all in the line or all in the box, and is
/// there at most once; only an extra digit of both can be once in each. That makes exactly
/// as many values as cells, so each of the values is there. The digits whose places are in
/// the line are removed from the other cells of the line, and the digits whose places are
/// in the box are removed from the other cells of the box.
///
/// The basic form has two shared cells with four digits or three with five, and a bivalue
/// cell in each of the rests; the extended forms have more cells there or extra digits.
pub static SUE_DE_COQ: Rule = Rule::new(Technique::SueDeCoq, |_, grid, found| {
    let silence = grid.known().map(|known| &known.sue_de_coq);
    let changed = silence.map_or(CellSet::ALL, |silence| silence.changed(grid));
    let mut is_silent = true;
    let found = &mut |deduction| {
        is_silent = false;
        found(deduction)
    };
    let mut rooms = [[Chosen::NOTHING; 1 << MOST]; 3];
    let [shared, in_line, in_block] = &mut rooms;
    let layout = grid.layout();
    for block in layout.houses()[2 * layout.size()..].iter().copied() {
        let block_cells = grid.unsolved() & block.cells();
        for line in crossing_houses(layout, block) {
            if changed.is_disjoint(block.cells() | line.cells()) {
                continue;
            }
            let line_cells = grid.unsolved() & line.cells();
            let crossing = block_cells & line_cells;
            if crossing.has_at_most(1) {
                continue;
            }
            let parts = [crossing, line_cells - crossing, block_cells - crossing];
            if !layout.is_classic() && !parts.iter().all(|part| part.has_at_most(MOST)) {
                continue;
            }
            let shared = choices(grid, crossing, shared, Chosen::could_be_shared);
            if shared.is_empty() {
                continue;
            }
            let digits = shared
                .iter()
                .fold(DigitSet::EMPTY, |all, it| all | it.digits);
            let room = crossing.len() as u8;
            let in_line = taking(digits, room, grid, line_cells - crossing, in_line);
            let Some(least) = least_surplus(in_line) else {
                continue;
            };
            let room = room - least;
            let in_block = taking(digits, room, grid, block_cells - crossing, in_block);
            let Some(least) = least_surplus(in_block) else {
                continue;
            };
            let crossing = Crossing {
                grid,
                block,
                line,
                cells: parts,
            };
            for intersection in shared {
                crossing.search(*intersection, in_line, in_block, least, found)?;
            }
        }
    }
    if let Some(silence) = silence.filter(|_| is_silent) {
        silence.keep(grid);
    }
    ControlFlow::Continue(())
});

/// The houses that share two or more cells with a box, or with another house that is not a
/// line. Of two houses that are not lines, one takes the place of the line.
fn crossing_houses(layout: &Layout, block: House) -> impl Iterator<Item = House> + '_ {
    let crossings = layout.crossings(block).iter();
    crossings
        .map(|crossing| crossing.house)
        .filter(move |house| *house < block)
}

/// The wanted choices of at least one out of up to six cells, in order.
fn choices<'a>(
    grid: &Grid,
    cells: CellSet,
    room: &'a mut Room,
    is_wanted: impl Fn(&Chosen) -> bool,
) -> &'a [Chosen] {
    // The digits of every choice: those of each choice so far, and then of each once more
    // with the next cell.
    let mut digits = [DigitSet::EMPTY; 1 << MOST];
    let mut count_so_far = 1;
    for cell in cells {
        let candidates = grid.candidates(cell);
        let (without, with) = digits.split_at_mut(count_so_far);
        for (with, without) in with.iter_mut().zip(&*without) {
            *with = *without | candidates;
        }
        count_so_far *= 2;
    }
    let mut wanted = 0;
    for (choice, digits) in digits[..count_so_far].iter().enumerate().skip(1) {
        let chosen = Chosen::new(choice, *digits);
        if is_wanted(&chosen) {
            room[wanted] = chosen;
            wanted += 1;
        }
    }
    &room[..wanted]
}

/// The choices that take some of these digits and have at most `most` digits more than
/// cells.
fn taking<'a>(
    digits: DigitSet,
    most: u8,
    grid: &Grid,
    cells: CellSet,
    room: &'a mut Room,
) -> &'a [Chosen] {
    choices(grid, cells, room, |chosen| {
        chosen.surplus <= most && chosen.taken(digits).is_some()
    })
}

fn least_surplus(choices: &[Chosen]) -> Option<u8> {
    choices.iter().map(|chosen| chosen.surplus).min()
}

/// A box and a line that cross.
struct Crossing<'a, 's> {
    grid: &'a Survey<'s>,
    block: House,
    line: House,
    /// The empty cells in both, those only in the line, and those only in the box.
    cells: [CellSet; 3],
}

impl Crossing<'_, '_> {
    /// Finds all patterns that some of the shared cells form with other cells; the surplus
    /// of the cells in the box is at least `least`.
    fn search(
        &self,
        intersection: Chosen,
        in_line: &[Chosen],
        in_block: &[Chosen],
        least: u8,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let Chosen {
            size,
            digits,
            surplus,
            ..
        } = intersection;
        // Other cells have as many digits of the intersection as they take plus their own
        // surplus. Together, the other cells take the surplus of the intersection, so their
        // own surplus is at most the number of its cells.
        for first in in_line.iter().filter(|first| first.surplus + least <= size) {
            let Some(taken) = first.taken(digits).filter(|taken| *taken < surplus) else {
                continue;
            };
            let kept = digits - first.digits;
            for second in in_block {
                if (second.digits & digits).is_subset(kept)
                    && first.surplus + second.surplus <= size
                    && second.taken(digits) == Some(surplus - taken)
                {
                    self.report([intersection, *first, *second], found)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn report(&self, chosen: [Chosen; 3], found: Sink<'_>) -> ControlFlow<()> {
        let [shared, in_line, in_block] = chosen;
        let [shared_cells, line_cells, block_cells] =
            [0, 1, 2].map(|part| chosen[part].cells(self.cells[part]));
        let locked_in_line = (shared.digits - in_block.digits) | in_line.digits;
        let locked_in_block = (shared.digits - in_line.digits) | in_block.digits;
        let rest_of_line = self.line.cells() - shared_cells - line_cells;
        let rest_of_block = self.block.cells() - shared_cells - block_cells;
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
        let cells = (shared_cells | line_cells | block_cells).len();
        let pattern = || AlmostLockedSetsPattern::SueDeCoq {
            block: self.block,
            line: self.line,
            intersection: self.describe(shared_cells, shared.digits),
            in_line: self.describe(line_cells, in_line.digits),
            in_block: self.describe(block_cells, in_block.digits),
        };
        let technique = Technique::SueDeCoq;
        report(technique, self.grid, locked, losers, cells, pattern, found)
    }

    fn describe(&self, cells: CellSet, digits: DigitSet) -> SectorSet {
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
