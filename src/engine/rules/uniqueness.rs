//! Uniqueness: a pattern that would give the puzzle a second solution is impossible.
//!
//! Every rule here rests on the puzzle having exactly one solution.

mod avoidable_rectangle;
mod extended_rectangle;
mod grave;
mod hidden_rectangle;
mod rectangle;
mod symmetry;
mod unique_loop;
mod unique_rectangle;
mod universal_grave;

use super::Rule;
use super::joint::{JointSubset, LockedDigit};
use crate::grid::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseKinds, Layout,
};

pub use avoidable_rectangle::{AVOIDABLE_RECTANGLE_TYPE_1, AVOIDABLE_RECTANGLE_TYPE_2};
pub(super) use extended_rectangle::extended_rectangles;
pub use extended_rectangle::{
    EXTENDED_RECTANGLE_1, EXTENDED_RECTANGLE_2, EXTENDED_RECTANGLE_3, EXTENDED_RECTANGLE_4,
};
pub(super) use grave::graves;
pub use grave::{BUG_2, BUG_3, BUG_4, BUG_N};
pub use hidden_rectangle::HIDDEN_RECTANGLE;
pub(super) use rectangle::Rectangle;
pub use rectangle::can_be_exchanged;
pub use symmetry::{Misfit, Motion, SYMMETRICAL_PLACEMENT, SymmetryPattern};
pub(super) use unique_loop::unique_loops;
pub use unique_loop::{UNIQUE_LOOP_1, UNIQUE_LOOP_2, UNIQUE_LOOP_3, UNIQUE_LOOP_4};
pub use unique_rectangle::{
    UNIQUENESS_TEST_1, UNIQUENESS_TEST_2, UNIQUENESS_TEST_3, UNIQUENESS_TEST_4, UNIQUENESS_TEST_5,
    UNIQUENESS_TEST_6,
};
pub use universal_grave::BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE;

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &BIVALUE_UNIVERSAL_GRAVE_PLUS_ONE,
    &BUG_2,
    &BUG_3,
    &BUG_4,
    &BUG_N,
    &UNIQUENESS_TEST_1,
    &UNIQUENESS_TEST_2,
    &UNIQUENESS_TEST_3,
    &UNIQUENESS_TEST_4,
    &UNIQUENESS_TEST_5,
    &UNIQUENESS_TEST_6,
    &UNIQUE_LOOP_1,
    &UNIQUE_LOOP_2,
    &UNIQUE_LOOP_3,
    &UNIQUE_LOOP_4,
    &EXTENDED_RECTANGLE_1,
    &EXTENDED_RECTANGLE_2,
    &EXTENDED_RECTANGLE_3,
    &EXTENDED_RECTANGLE_4,
    &HIDDEN_RECTANGLE,
    &AVOIDABLE_RECTANGLE_TYPE_1,
    &AVOIDABLE_RECTANGLE_TYPE_2,
    &SYMMETRICAL_PLACEMENT,
];

/// The pattern of a rule about rectangles or graves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UniquenessPattern {
    /// Four empty cells that cannot all end up with the same two digits.
    UniqueRectangle {
        /// The rectangle.
        rectangle: UniqueRectangle,
        /// The reason why it does not hold only its two digits.
        escape: Escape,
    },
    /// A unique rectangle in which some corners have a value, none of them a given.
    AvoidableRectangle {
        /// The values of the solved corners.
        solved: Vec<Candidate>,
        /// The candidates that would complete the rectangle, one in each empty corner.
        missing: Vec<Candidate>,
        /// The extra candidate that each of two empty corners has; `None` if only one
        /// corner is empty.
        extra: Option<Digit>,
        /// The reasons why the two digits could be swapped.
        exchange: Exchange,
    },
    /// Every empty cell except one has two candidates, and every digit has two places in
    /// each house that still needs it, except for one extra candidate.
    BivalueUniversalGrave {
        /// The extra candidate: the third candidate of its cell.
        extra: Candidate,
        /// The houses of its cell.
        houses: Vec<House>,
        /// The other places of its digit in these houses: two in each.
        others: CellSet,
    },
}

/// Four empty cells in two rows, two columns and two boxes that two digits can still fill,
/// each on one diagonal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UniqueRectangle {
    /// The two digits.
    pub digits: DigitSet,
    /// The corners without other candidates.
    pub floor: CellSet,
    /// The corners with other candidates.
    pub roof: CellSet,
    /// The candidates of all corners, except those that the deduction removes.
    pub candidates: Vec<Candidate>,
    /// The rows and columns of the corners, the rows first.
    pub lines: Vec<House>,
    /// The reasons why the two digits could be swapped.
    pub exchange: Exchange,
}

/// The reasons why the two digits of a rectangle could be swapped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Exchange {
    /// The kinds of houses and cages that contain corners; each of these houses and cages
    /// has both digits.
    pub kinds: HouseKinds,
    /// Whether a corner sees cells without sharing a house or a cage with them; none of
    /// these cells can hold either of the two digits.
    pub apart: bool,
}

impl Exchange {
    /// Returns the exchange of some corners on a board.
    pub fn of(layout: &Layout, corners: CellSet) -> Self {
        let mut exchange = Self::default();
        for corner in corners {
            for house in layout.houses_of(corner) {
                exchange.kinds.insert(house.kind());
            }
            let cage = layout.cage_of(corner);
            if cage.is_some() {
                exchange.kinds.insert(HouseKind::Cage);
            }
            let caged = cage.map_or(CellSet::EMPTY, |cage| cage.cells);
            exchange.apart |= !(layout.peers_apart(corner) - caged).is_empty();
        }
        exchange
    }
}

/// The reason why a unique rectangle does not hold only its two digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Escape {
    /// The only corner with other candidates holds one of them.
    OtherCandidates,
    /// At least one of the corners with other candidates holds this digit, their only other
    /// candidate.
    OneExtra(Digit),
    /// At least one of two corners on a side holds one of its other candidates, and the two
    /// together act as a cell of a naked subset.
    Subset(JointSubset),
    /// A digit of the rectangle is in one of two corners on a side, so the other corner
    /// does not hold the other digit of the rectangle.
    Locked(LockedDigit),
    /// A digit of the rectangle has no other place in its rows and columns, so it is in two
    /// diagonally opposite corners: those of the floor.
    XWing(Digit),
    /// A digit of the rectangle has no other place in the row and in the column of the
    /// opposite corner, so that corner does not hold the other digit of the rectangle.
    StrongLinks {
        /// The digit.
        digit: Digit,
        /// A corner of the floor.
        corner: Cell,
        /// The diagonally opposite corner.
        opposite: Cell,
    },
}

impl UniquenessPattern {
    /// The four corners of a rectangle; for a grave, the cell with the extra candidate.
    pub fn corners(&self) -> CellSet {
        match self {
            Self::UniqueRectangle { rectangle, .. } => rectangle.floor | rectangle.roof,
            Self::AvoidableRectangle {
                solved, missing, ..
            } => {
                let corners = solved.iter().chain(missing);
                corners.map(|candidate| candidate.cell).collect()
            }
            Self::BivalueUniversalGrave { extra, .. } => CellSet::only(extra.cell),
        }
    }

    /// The digits that it is about: the two of a rectangle, or the digit of the extra
    /// candidate of a grave.
    pub fn digits(&self) -> DigitSet {
        match self {
            Self::UniqueRectangle { rectangle, .. } => rectangle.digits,
            Self::AvoidableRectangle {
                solved, missing, ..
            } => {
                let corners = solved.iter().chain(missing);
                corners.map(|candidate| candidate.digit).collect()
            }
            Self::BivalueUniversalGrave { extra, .. } => DigitSet::only(extra.digit),
        }
    }
}
