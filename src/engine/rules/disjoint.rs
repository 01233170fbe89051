//! Disjoint subsets: cells with an equal number of digits between them, although the cells
//! are not all in one house.
//!
//! A digit is *restricted* in the cells if all of its places there see each other, so it is
//! there at most once. Two things follow.
//!
//! - If all digits are restricted, the cells use up every one of them, since each cell
//!   takes a different digit and there are no more digits than cells. A digit is removed
//!   from every cell that sees all of its places among the cells. (The 'ring' forms, and
//!   the naked subset spread over the board.)
//! - If one digit, Z, is not restricted, the cells cannot do without it: the other digits
//!   are one fewer than the cells, and each of them is there at most once. At least one of
//!   the places of Z is true, so Z is removed from every cell that sees all of them. (The
//!   'wing' forms; the XYZ-Wing is the wing with three cells.)
//!
//! The definitions are those of the players' forums: bent sets, and the distributed disjoint
//! subset of StrmCkr.

mod bent;
mod distributed;

use std::ops::ControlFlow;

use super::{Conclusions, Deduction, Obstacle, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};

pub use bent::{VWXYZ_RING, VWXYZ_WING, WXYZ_RING, WXYZ_WING};
pub use distributed::{DISTRIBUTED_DISJOINT_SUBSET, TWINNED_XY_CHAIN};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &WXYZ_WING,
    &WXYZ_RING,
    &VWXYZ_WING,
    &VWXYZ_RING,
    &TWINNED_XY_CHAIN,
    &DISTRIBUTED_DISJOINT_SUBSET,
];

/// The pattern of a disjoint subset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DisjointPattern {
    /// The cells.
    pub cells: CellSet,
    /// Their digits, equal in number to the cells.
    pub digits: DigitSet,
    /// Their candidates, in reading order.
    pub candidates: Vec<Candidate>,
    /// The digit that is not restricted, if there is one.
    pub z: Option<Digit>,
    /// The houses that contain the cells: a line and a box that cross, or all lines of a
    /// twinned chain; empty if the cells may be anywhere.
    pub houses: Vec<House>,
}

impl DisjointPattern {
    /// The cells that have a digit as a candidate.
    pub fn places(&self, digit: Digit) -> CellSet {
        let places = self.candidates.iter().filter(|it| it.digit == digit);
        places.map(|it| it.cell).collect()
    }
}

/// Cells with an equal number of digits.
#[derive(Clone, Copy)]
struct Disjoint {
    cells: CellSet,
    digits: DigitSet,
    z: Option<Digit>,
}

impl Disjoint {
    /// Makes a set of cells and an equal number of digits, if at most one of the digits is
    /// not restricted.
    fn of(grid: &Grid, cells: CellSet, digits: DigitSet) -> Option<Self> {
        let mut z = None;
        for digit in digits {
            let places = cells & grid.cells_with(digit);
            if !see_each_other(grid, places) && z.replace(digit).is_some() {
                return None;
            }
        }
        Some(Self { cells, digits, z })
    }

    /// Whether some of the cells, but not all, form a set whose digits are all restricted.
    /// That set should be found first, and it leaves a smaller set of the other cells.
    fn has_smaller(&self, grid: &Grid) -> bool {
        let cells: Vec<Cell> = self.cells.iter().collect();
        let all = 1_usize << cells.len();
        let mut digits = vec![DigitSet::EMPTY; all];
        (1..all - 1).any(|choice| {
            let last = cells[choice.ilog2() as usize];
            let before = choice & !(1 << choice.ilog2());
            digits[choice] = digits[before] | grid.candidates(last);
            let is_enough = digits[choice].len() <= choice.count_ones() as usize;
            is_enough
                && self.z.is_none_or(|z| {
                    let chosen = (0..cells.len()).filter(|at| choice >> at & 1 == 1);
                    let chosen: CellSet = chosen.map(|at| cells[at]).collect();
                    see_each_other(grid, chosen & grid.cells_with(z))
                })
        })
    }
}

/// Whether all of the cells see each other.
fn see_each_other(grid: &Grid, cells: CellSet) -> bool {
    let layout = grid.layout();
    let sees_others = |cell: Cell| cells.without(cell).is_subset(layout.peers(cell));
    cells.iter().all(sees_others)
}

/// Reports the candidates that the set removes, if any.
fn report(
    technique: Technique,
    grid: &Survey<'_>,
    set: Disjoint,
    houses: &[House],
    found: Sink<'_>,
) -> ControlFlow<()> {
    let layout = grid.layout();
    let mut eliminations = Conclusions::new();
    for digit in set.z.map_or(set.digits, DigitSet::only) {
        let places = set.cells & grid.cells_with(digit);
        let losing = grid.cells_with(digit) & layout.common_peers(places);
        eliminations.extend(losing.iter().map(|cell| Candidate::new(cell, digit)));
    }
    eliminations.sort();
    if eliminations.is_empty() || !grid.needs(&eliminations, set.cells.len()) {
        return ControlFlow::Continue(());
    }
    let candidates = set.cells.iter().flat_map(|cell| {
        let digits = grid.candidates(cell).into_iter();
        digits.map(move |digit| Candidate::new(cell, digit))
    });
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::Disjoint(Box::new(DisjointPattern {
            cells: set.cells,
            digits: set.digits,
            candidates: candidates.collect(),
            z: set.z,
            houses: houses.to_vec(),
        })),
    })
}
