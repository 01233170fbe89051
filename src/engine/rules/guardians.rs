//! Guardians: some cells cannot all hold only certain digits, so at least one of their
//! other candidates, the guardians, is true.
//!
//! A [`Shape`] names the impossible pattern, and an [`Outcome`] the conclusion. Each rule
//! finds its shape in its own way; the outcome is found in the same way for all rules.

mod act;
mod forced;

use super::joint::{JointSubset, LockedDigit};
use crate::branching::Consequence;
use crate::grid::{Candidate, Cell, CellSet, DigitSet, House};

pub(super) use act::Guarded;
pub(super) use forced::{MOST_GUARDIANS, force};

/// A pattern that some cells cannot form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A closed loop of cells, each of which sees the next, so that each house that meets
    /// the loop has one cell in an even position and one in an odd position: two digits
    /// could be swapped all around it.
    UniqueLoop,
    /// Two parallel lines of three cells, both filled by the same three digits: the lines
    /// could be swapped.
    ExtendedRectangle,
    /// A closed loop of an odd number of cells, each of which shares a house with the next:
    /// one digit would have to be in every other cell.
    BrokenWing,
    /// A closed loop of an odd number of cells, each of which sees the next: two digits
    /// would have to alternate in them.
    Oddagon,
    /// Three cells in each of four boxes, which three digits would fill in circular orders
    /// that do not fit together.
    Tridagon,
    /// All empty cells, with two candidates each and every digit twice in each house.
    Grave,
}

impl Shape {
    /// Whether it proves anything only in puzzles with one solution.
    pub const fn needs_one_solution(self) -> bool {
        match self {
            Self::UniqueLoop | Self::ExtendedRectangle | Self::Grave => true,
            Self::BrokenWing | Self::Oddagon | Self::Tridagon => false,
        }
    }
}

/// The conclusion from at least one of the guardians being true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// There is only one guardian: it is true.
    Placed,
    /// The guardians are in one cell, which holds one of them.
    OneCell(Cell),
    /// A candidate that all guardians see is removed.
    AllSee,
    /// The guardians are in cells of one house. Together, these act as one cell of a naked
    /// subset.
    Subset(JointSubset),
    /// The guardians are in two cells, one of which holds a digit of the shape because its
    /// house has no other place for that digit. So the other cell holds a guardian.
    Locked(LockedDigit),
    /// Each guardian leads by singles to all of the conclusions.
    Forced {
        /// The consequences of each guardian, which comes first in its branch.
        branches: Vec<Vec<Consequence>>,
    },
}

/// A shape, its guardians and the conclusion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuardiansPattern {
    /// The impossible shape.
    pub shape: Shape,
    /// The cells of the shape: in order along a loop, otherwise in reading order.
    pub cells: Vec<Cell>,
    /// The digits that these cells cannot be filled with; empty for a grave.
    pub digits: DigitSet,
    /// The candidates of these digits in the cells.
    pub base: Vec<Candidate>,
    /// The guardians, at least one of which is true.
    pub guardians: Vec<Candidate>,
    /// For a broken wing, the houses that join each cell to the next, with the guardians;
    /// for a tridagon, its boxes.
    pub houses: Vec<House>,
    /// The conclusion.
    pub outcome: Outcome,
}

impl GuardiansPattern {
    /// The cells that have a guardian.
    pub fn guarded(&self) -> CellSet {
        self.guardians.iter().map(|it| it.cell).collect()
    }

    /// The digits of the guardians.
    pub fn guardian_digits(&self) -> DigitSet {
        self.guardians.iter().map(|it| it.digit).collect()
    }
}
