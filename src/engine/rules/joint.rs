//! Joint cells: cells of which at least one holds one of certain extra digits, without it being
//! known which cell that is. They are the guarded cells of an impossible shape, and the roof of a
//! unique rectangle.

use std::ops::ControlFlow;

use super::conclusions::candidates_of;
use crate::grid::{Candidate, CellSet, Digit, DigitSet, Grid, House};

/// A naked subset in which joint cells, with only their extra digits, act as one cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JointSubset {
    /// The digits of the subset.
    pub digits: DigitSet,
    /// The other cells of the subset.
    pub cells: CellSet,
    /// The candidates of these cells.
    pub candidates: Vec<Candidate>,
    /// The houses that lose candidates.
    pub houses: Vec<House>,
    /// The smallest number of empty cells in any of these houses.
    pub open: usize,
}

/// A digit that one of two joint cells holds, because a house has no other place for it. So the
/// other cell holds one of the extra digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LockedDigit {
    /// The digit.
    pub digit: Digit,
    /// The houses that have it nowhere else: one or two.
    pub houses: Vec<House>,
}

impl LockedDigit {
    /// Returns the digit if a house has it in exactly these cells.
    pub(super) fn of(grid: &Grid, digit: Digit, cells: CellSet) -> Option<Self> {
        let places = grid.cells_with(digit);
        let locked = |house: &House| places & house.cells() == cells;
        let houses: Vec<House> = grid.layout().houses_with(cells).filter(locked).collect();
        (!houses.is_empty()).then_some(Self { digit, houses })
    }
}

/// A naked subset that was found: the joint cells, the other cells and the digits.
pub(super) struct Found<'a> {
    grid: &'a Grid,
    joint: CellSet,
    cells: CellSet,
    pub(super) digits: DigitSet,
}

impl Found<'_> {
    /// The houses with all cells of the subset.
    fn houses(&self) -> impl Iterator<Item = House> {
        self.grid.layout().houses_with(self.joint | self.cells)
    }

    /// The cells that cannot hold a digit of the subset: the rest of its houses.
    pub(super) fn rest(&self) -> CellSet {
        let all = self
            .houses()
            .fold(CellSet::EMPTY, |all, house| all | house.cells());
        all - self.joint - self.cells
    }

    /// The subset for a deduction.
    pub(super) fn subset(&self) -> JointSubset {
        let rest = self.rest();
        let loses = |house: &House| {
            let mut rest = (house.cells() & rest).into_iter();
            rest.any(|cell| !self.grid.candidates(cell).is_disjoint(self.digits))
        };
        let houses: Vec<House> = self.houses().filter(loses).collect();
        let open = houses
            .iter()
            .map(|house| (self.grid.unsolved() & house.cells()).len());
        JointSubset {
            digits: self.digits,
            cells: self.cells,
            candidates: candidates_of(self.grid, self.cells, self.digits).collect(),
            open: open.min().unwrap_or(0),
            houses,
        }
    }
}

/// Passes each naked subset of at most `largest` cells, with the joint cells counted as one, to
/// `found`.
pub(super) fn joint_subsets(
    grid: &Grid,
    joint: CellSet,
    extras: DigitSet,
    largest: usize,
    found: &mut dyn FnMut(Found<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for house in grid.layout().houses_with(joint) {
        let others = (grid.unsolved() & house.cells()) - joint;
        let mut chosen = |cells, digits| {
            let subset = Found {
                grid,
                joint,
                cells,
                digits,
            };
            if subset.houses().next() != Some(house) {
                // Already found in the other house.
                return ControlFlow::Continue(());
            }
            found(subset)
        };
        choose(grid, others, CellSet::EMPTY, extras, largest, &mut chosen)?;
    }
    ControlFlow::Continue(())
}

/// Passes each choice from `others` that makes a naked subset with `cells` and one more cell to
/// `found`. `digits` already includes the digits of that cell.
fn choose(
    grid: &Grid,
    others: CellSet,
    cells: CellSet,
    digits: DigitSet,
    largest: usize,
    found: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !cells.is_empty() && digits.len() == cells.len() + 1 {
        found(cells, digits)?;
    }
    if cells.len() + 1 == largest {
        return ControlFlow::Continue(());
    }
    let mut later = others;
    for cell in others {
        later.remove(cell);
        let digits = digits | grid.candidates(cell);
        if digits.len() <= largest {
            choose(grid, later, cells.with(cell), digits, largest, found)?;
        }
    }
    ControlFlow::Continue(())
}
