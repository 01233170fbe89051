//! Intersections: conclusions from the cells that two houses share about the rest of the
//! two houses. On the classic board, one house is a box and the other a line.

mod almost_locked;

use std::ops::ControlFlow;

use super::{Deduction, LOCKED_PAIR, LOCKED_TRIPLE, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{CellSet, Census, Digit, DigitSet, House};

pub use almost_locked::{
    ALMOST_LOCKED_PAIR, ALMOST_LOCKED_QUADRUPLE, ALMOST_LOCKED_TRIPLE, AlmostLockedPattern,
};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &LOCKED_PAIR,
    &LOCKED_TRIPLE,
    &POINTING,
    &CLAIMING,
    &BOX_LINE_REDUCTION,
    &ALMOST_LOCKED_PAIR,
    &ALMOST_LOCKED_TRIPLE,
    &ALMOST_LOCKED_QUADRUPLE,
];

/// A digit locked in the cells that two houses share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LockedCandidatesPattern {
    /// The form, which decides whether the base is a line.
    pub kind: Locked,
    /// The digit.
    pub digit: Digit,
    /// The cells of the base with the digit: two or more, all in both houses.
    pub cells: CellSet,
    /// The house with no other place for the digit.
    pub base: House,
    /// The house that loses the digit elsewhere.
    pub cover: House,
}

/// The two forms of a locked candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Locked {
    /// A box, or another house that is not a line, has the digit only in the other house,
    /// and so points along it.
    Pointing,
    /// A line has the digit only in the other house, and so claims it.
    Claiming,
}

/// Pointing, or Locked Candidates type 1: a box has a digit only in the cells that it
/// shares with a line. The box holds the digit in one of these cells, so the line has it
/// there too, and the digit is removed from the rest of the line. The box may be any house
/// that is not a line, and the line any house that crosses it.
pub static POINTING: Rule = Rule::new(Technique::Pointing, |technique, grid, found| {
    locked_candidates(grid, technique, Locked::Pointing, found)
});

/// Claiming, or Locked Candidates type 2: the same with the box and the line swapped. The
/// line may cross any other house.
pub static CLAIMING: Rule = Rule::new(Technique::Claiming, |technique, grid, found| {
    locked_candidates(grid, technique, Locked::Claiming, found)
});

/// Box-Line Reduction: pointing, then claiming, as one rule.
pub static BOX_LINE_REDUCTION: Rule =
    Rule::new(Technique::BoxLineReduction, |technique, grid, found| {
        locked_candidates(grid, technique, Locked::Pointing, found)?;
        locked_candidates(grid, technique, Locked::Claiming, found)
    });

/// Finds digits that one of two crossing houses, the base, has only in the shared cells,
/// and removes them from the rest of the other house, the cover. Works digit by digit.
fn locked_candidates(
    grid: &Survey<'_>,
    technique: Technique,
    kind: Locked,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    let is_base = |house: &&House| house.kind().is_line() == (kind == Locked::Claiming);
    let (digits, most) = if layout.is_classic() {
        (locked_digits(grid.census(), kind), 3)
    } else {
        (layout.digits(), layout.size())
    };
    for digit in digits {
        let all = grid.cells_with(digit);
        for base in layout.houses().iter().copied().filter(|it| is_base(&it)) {
            let cells = all & base.cells();
            if !(2..=most).contains(&cells.len()) {
                continue;
            }
            for cover in layout.houses_with(cells) {
                let reduced = (all & cover.cells()) - cells;
                if cover != base && !reduced.is_empty() {
                    let pattern = Pattern::LockedCandidates(LockedCandidatesPattern {
                        kind,
                        digit,
                        cells,
                        base,
                        cover,
                    });
                    found(Deduction::removing(technique, digit, reduced, pattern))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits that lead to something on the classic board: those that are in an
/// intersection, not in the rest of its base, and in the rest of its cover.
fn locked_digits(census: &Census, kind: Locked) -> DigitSet {
    let mut locked = DigitSet::EMPTY;
    for chute in census.chutes() {
        // Each of the three with the other two.
        for (line, others) in [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])] {
            for (block, blocks) in [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])] {
                let rest_of_line = chute[line][blocks[0]] | chute[line][blocks[1]];
                let rest_of_box = chute[others[0]][block] | chute[others[1]][block];
                locked |= chute[line][block]
                    & match kind {
                        Locked::Pointing => rest_of_line - rest_of_box,
                        Locked::Claiming => rest_of_box - rest_of_line,
                    };
            }
        }
    }
    locked
}
