//! Conclusions from guardians, of which at least one is true.

use std::ops::ControlFlow;

use super::{GuardiansPattern, Outcome, Shape};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, Grid, House};
use crate::rules::conclusions::candidates_of;
use crate::rules::joint::{LockedDigit, joint_subsets};
use crate::rules::{Conclusions, Deduction, Pattern, Sink, Survey, Technique};

/// The most cells a subset may have, with the guarded cells counted as one.
const LARGEST_SUBSET: usize = 5;

/// A shape on the board and its guardians.
#[derive(Debug)]
pub(in crate::rules) struct Guarded {
    pub(in crate::rules) shape: Shape,
    /// The cells along the loop, or else in reading order.
    pub(in crate::rules) cells: Vec<Cell>,
    /// The digits that cannot fill the cells.
    pub(in crate::rules) digits: DigitSet,
    pub(in crate::rules) base: Vec<Candidate>,
    pub(in crate::rules) guardians: Vec<Candidate>,
    /// The houses along a broken wing, or the boxes of a tridagon.
    pub(in crate::rules) houses: Vec<House>,
}

impl Guarded {
    /// Returns the shape of `cells` that `digits` cannot fill. Its guardians are all other
    /// candidates of the cells.
    pub(in crate::rules) fn of(
        grid: &Grid,
        shape: Shape,
        cells: Vec<Cell>,
        digits: DigitSet,
    ) -> Self {
        let in_cells = |of: fn(DigitSet, DigitSet) -> DigitSet| -> Vec<Candidate> {
            let cells: CellSet = cells.iter().copied().collect();
            let of_cell = |cell: Cell| {
                let digits = of(grid.candidates(cell), digits);
                digits.into_iter().map(move |it| Candidate::new(cell, it))
            };
            cells.into_iter().flat_map(of_cell).collect()
        };
        Self {
            shape,
            base: in_cells(|held, digits| held & digits),
            guardians: in_cells(|held, digits| held - digits),
            cells,
            digits,
            houses: Vec::new(),
        }
    }

    /// The cells that have a guardian.
    pub(in crate::rules) fn guarded(&self) -> CellSet {
        self.guardians.iter().map(|it| it.cell).collect()
    }

    /// The digits of the guardians.
    pub(in crate::rules) fn guardian_digits(&self) -> DigitSet {
        self.guardians.iter().map(|it| it.digit).collect()
    }

    /// If all guardians are in one cell, removes the other candidates of that cell.
    pub(in crate::rules) fn in_one_cell(
        &self,
        grid: &Grid,
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let Some(cell) = self.guarded().single() else {
            return ControlFlow::Continue(());
        };
        let gone = grid.candidates(cell) - self.guardian_digits();
        let gone = gone.into_iter().map(|digit| Candidate::new(cell, digit));
        self.hand_over(technique, gone.collect(), || Outcome::OneCell(cell), found)
    }

    /// Places the guardian if there is only one.
    pub(in crate::rules) fn placed(
        &self,
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let [guardian] = self.guardians[..] else {
            return ControlFlow::Continue(());
        };
        let pattern = self.pattern(Outcome::Placed);
        found(Deduction::placing(
            technique,
            guardian,
            Pattern::Guardians(Box::new(pattern)),
        ))
    }

    /// If the guardians are one digit in several cells, removes that digit from every cell that
    /// sees all of them.
    pub(in crate::rules) fn of_one_digit(
        &self,
        grid: &Grid,
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let (cells, Some(digit)) = (self.guarded(), self.guardian_digits().single()) else {
            return ControlFlow::Continue(());
        };
        if cells.has_one() {
            return ControlFlow::Continue(());
        }
        let seeing = grid.layout().common_peers(cells) & grid.cells_with(digit);
        let gone = seeing.iter().map(|cell| Candidate::new(cell, digit));
        self.hand_over(technique, gone.collect(), || Outcome::AllSee, found)
    }

    /// Removes every candidate that all guardians see, in their own cells and in others.
    pub(in crate::rules) fn seen_by_all(
        &self,
        grid: &Grid,
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let Some((first, others)) = self.guardians.split_first() else {
            return ControlFlow::Continue(());
        };
        let layout = grid.layout();
        let sees = |one: Candidate, other: Candidate| {
            if one.cell == other.cell {
                one.digit != other.digit
            } else {
                one.digit == other.digit && layout.sees(one.cell, other.cell)
            }
        };
        let in_cell = grid.candidates(first.cell).without(first.digit);
        let in_cell = in_cell
            .into_iter()
            .map(|digit| Candidate::new(first.cell, digit));
        let of_digit = (grid.cells_with(first.digit) & layout.peers(first.cell)).into_iter();
        let of_digit = of_digit.map(|cell| Candidate::new(cell, first.digit));
        let is_seen = |it: &Candidate| others.iter().all(|guardian| sees(*it, *guardian));
        let mut gone: Vec<Candidate> = in_cell.chain(of_digit).filter(is_seen).collect();
        gone.sort_unstable();
        self.hand_over(technique, gone.into(), || Outcome::AllSee, found)
    }

    /// Treats the guarded cells of one house as one cell of a naked subset.
    pub(in crate::rules) fn in_subsets(
        &self,
        grid: &Survey<'_>,
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let (guarded, digits) = (self.guarded(), self.guardian_digits());
        if guarded.has_at_most(1) || digits.len() > LARGEST_SUBSET {
            return ControlFlow::Continue(());
        }
        joint_subsets(grid, guarded, digits, LARGEST_SUBSET, &mut |subset| {
            let gone = candidates_of(grid, subset.rest(), subset.digits).collect();
            let outcome = || Outcome::Subset(subset.subset());
            self.hand_over(technique, gone, outcome, found)
        })
    }

    /// If two guarded cells are all the places for a digit of the shape in a house, one of them
    /// holds that digit and the other a guardian. Removes the other digits of the shape from both.
    pub(in crate::rules) fn locked(
        &self,
        grid: &Grid,
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let guarded = self.guarded();
        if guarded.len() != 2 {
            return ControlFlow::Continue(());
        }
        let of_shape = |cell: Cell| {
            let base = self.base.iter().filter(move |it| it.cell == cell);
            base.map(|it| it.digit).collect::<DigitSet>()
        };
        let shared = guarded
            .iter()
            .fold(DigitSet::ALL, |all, cell| all & of_shape(cell));
        for digit in shared {
            let Some(locked) = LockedDigit::of(grid, digit, guarded) else {
                continue;
            };
            let gone = guarded.iter().flat_map(|cell| {
                let gone = of_shape(cell).without(digit).into_iter();
                gone.map(move |it| Candidate::new(cell, it))
            });
            let outcome = || Outcome::Locked(locked);
            self.hand_over(technique, gone.collect(), outcome, found)?;
        }
        ControlFlow::Continue(())
    }

    /// Passes the deduction to `found` if it removes anything.
    pub(super) fn hand_over(
        &self,
        technique: Technique,
        eliminations: Conclusions,
        outcome: impl FnOnce() -> Outcome,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        if eliminations.is_empty() {
            return ControlFlow::Continue(());
        }
        let pattern = self.pattern(outcome());
        found(Deduction {
            technique,
            placements: Conclusions::new(),
            eliminations,
            pattern: Pattern::Guardians(Box::new(pattern)),
        })
    }

    fn pattern(&self, outcome: Outcome) -> GuardiansPattern {
        GuardiansPattern {
            shape: self.shape,
            cells: self.cells.clone(),
            digits: self.digits,
            base: self.base.clone(),
            guardians: self.guardians.clone(),
            houses: self.houses.clone(),
            outcome,
        }
    }
}
