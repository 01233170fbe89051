//! Guardians: some cells could not all come to hold certain digits alone, so one of the
//! candidates that stand in the way, the guardians, is true.
//!
//! What cannot be is told by a [`Shape`]; what follows, by an [`Outcome`]. The first is
//! found by each rule in its own way, the second is the same for all of them.

mod act;
mod forced;

use super::forcing::Consequence;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

pub(super) use act::{Guarded, least_open};
pub(super) use forced::{MOST_GUARDIANS, force};

/// What some cells cannot be filled as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A closed loop of cells, each of which sees the next, so that each house which meets
    /// it has one cell of the even places and one of the odd ones: two digits could change
    /// places all around it.
    UniqueLoop,
    /// Two parallel lines of three cells, which three digits would fill both: the lines could
    /// change places.
    ExtendedRectangle,
    /// A closed loop of an odd number of cells, each of which shares a house with the next:
    /// one digit would have to stand in every other one of them.
    BrokenWing,
    /// A closed loop of an odd number of cells, each of which sees the next: two digits would
    /// have to stand in them by turns.
    Oddagon,
    /// Three cells of each of four boxes, which three digits would have in circular orders
    /// that do not fit together.
    Tridagon,
    /// All empty cells, with two candidates each and every digit twice in each house.
    Grave,
}

impl Shape {
    /// Whether it proves something only for puzzles with one solution.
    pub const fn needs_one_solution(self) -> bool {
        match self {
            Self::UniqueLoop | Self::ExtendedRectangle | Self::Grave => true,
            Self::BrokenWing | Self::Oddagon | Self::Tridagon => false,
        }
    }
}

/// What follows from one of the guardians being true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// There is only one: it is true.
    Placed,
    /// They stand in one cell, which holds one of them.
    OneCell(Cell),
    /// Something goes that all of them see.
    AllSee,
    /// They stand in cells of one house. Together these act as one cell of a naked subset.
    Subset {
        /// The digits of the subset.
        digits: DigitSet,
        /// Its other cells.
        cells: CellSet,
        /// What these may hold.
        candidates: Vec<Candidate>,
        /// The houses that lose something.
        houses: Vec<House>,
        /// How many empty cells these have at the least.
        open: usize,
    },
    /// They stand in two cells of which one holds a digit of the shape, as its house has no
    /// other place for it; so the other cell holds a guardian.
    Locked {
        /// The digit.
        digit: Digit,
        /// The houses that have it nowhere else.
        houses: Vec<House>,
    },
    /// Each of them leads by singles to all that goes.
    Forced {
        /// What follows from each guardian, which is the first of its branch.
        branches: Vec<Vec<Consequence>>,
    },
}

/// A shape, its guardians and what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuardiansPattern {
    /// What cannot be.
    pub shape: Shape,
    /// The cells that it is about: along the loop where it is one, else in reading order.
    pub cells: Vec<Cell>,
    /// The digits that these cells cannot be filled with. Of a grave none is named.
    pub digits: DigitSet,
    /// What the cells have of these digits.
    pub base: Vec<Candidate>,
    /// One of these is true.
    pub guardians: Vec<Candidate>,
    /// The houses that join each cell of a broken wing to the next, with the guardians; or the
    /// boxes of a tridagon.
    pub houses: Vec<House>,
    /// What follows.
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
