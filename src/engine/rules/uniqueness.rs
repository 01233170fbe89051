//! Uniqueness: what would give the puzzle a second solution cannot be.
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

use super::DeductionRule;
use crate::grid::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseKinds, Layout,
};

pub use avoidable_rectangle::{AvoidableRectangleType1, AvoidableRectangleType2};
pub(super) use extended_rectangle::extended_rectangles;
pub use extended_rectangle::{
    ExtendedRectangle1, ExtendedRectangle2, ExtendedRectangle3, ExtendedRectangle4,
};
pub(super) use grave::graves;
pub use grave::{Bug2, Bug3, Bug4, BugN};
pub use hidden_rectangle::HiddenRectangle;
pub(super) use rectangle::Rectangle;
pub use rectangle::can_be_exchanged;
pub use symmetry::{Misfit, Motion, SymmetricalPlacement, SymmetryPattern};
pub(super) use unique_loop::unique_loops;
pub use unique_loop::{UniqueLoop1, UniqueLoop2, UniqueLoop3, UniqueLoop4};
pub use unique_rectangle::{
    UniquenessTest1, UniquenessTest2, UniquenessTest3, UniquenessTest4, UniquenessTest5,
    UniquenessTest6,
};
pub use universal_grave::BivalueUniversalGravePlusOne;

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 23] = [
    &BivalueUniversalGravePlusOne,
    &Bug2,
    &Bug3,
    &Bug4,
    &BugN,
    &UniquenessTest1,
    &UniquenessTest2,
    &UniquenessTest3,
    &UniquenessTest4,
    &UniquenessTest5,
    &UniquenessTest6,
    &UniqueLoop1,
    &UniqueLoop2,
    &UniqueLoop3,
    &UniqueLoop4,
    &ExtendedRectangle1,
    &ExtendedRectangle2,
    &ExtendedRectangle3,
    &ExtendedRectangle4,
    &HiddenRectangle,
    &AvoidableRectangleType1,
    &AvoidableRectangleType2,
    &SymmetricalPlacement,
];

/// What such a rule saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UniquenessPattern {
    /// Four empty cells that must not all come to hold the same two digits.
    UniqueRectangle {
        /// The rectangle.
        rectangle: UniqueRectangle,
        /// What keeps it from holding only its two digits.
        escape: Escape,
    },
    /// The same with cells that have a value, none of them a given.
    AvoidableRectangle {
        /// The values of the solved corners.
        solved: Vec<Candidate>,
        /// What would complete the rectangle, one in each empty corner.
        missing: Vec<Candidate>,
        /// The candidate that each of two empty corners has besides; `None`
        /// where only one corner is empty.
        extra: Option<Digit>,
        /// What would keep its digits if the two changed places.
        exchange: Exchange,
    },
    /// Every empty cell but one has two candidates, and every digit two
    /// places in each house that lacks it, but for one candidate.
    BivalueUniversalGrave {
        /// The candidate too many: the third of its cell.
        extra: Candidate,
        /// The houses of its cell.
        houses: Vec<House>,
        /// The other places of its digit in these: two in each.
        others: CellSet,
    },
}

/// Four empty cells in two rows, two columns and two boxes that two digits can
/// still fill, each of them a diagonal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UniqueRectangle {
    /// The two digits.
    pub digits: DigitSet,
    /// The corners that have no other candidate.
    pub floor: CellSet,
    /// The corners that have.
    pub roof: CellSet,
    /// The candidates of all corners but for those that the deduction removes.
    pub candidates: Vec<Candidate>,
    /// The rows and columns of the corners, the rows first.
    pub lines: Vec<House>,
    /// What would keep its digits if the two changed places.
    pub exchange: Exchange,
}

/// What keeps its digits when the two of a rectangle change places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Exchange {
    /// The kinds of houses and cages that have some of the corners: each of them both of
    /// the digits.
    pub kinds: HouseKinds,
    /// Whether a corner sees cells with which it is in no house; none of them can have one
    /// of the two digits.
    pub apart: bool,
}

impl Exchange {
    /// That of some corners on a board.
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

/// What keeps a unique rectangle from holding only its two digits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Escape {
    /// The one corner with other candidates holds one of these.
    OtherCandidates,
    /// One of the corners with other candidates holds this digit, the only
    /// one that they have besides.
    OneExtra(Digit),
    /// One of two corners on a side holds one of its other candidates, which
    /// acts as a cell of a naked subset.
    Subset {
        /// The digits of the subset.
        digits: DigitSet,
        /// Its cells besides the corner.
        cells: CellSet,
        /// What these cells may hold.
        candidates: Vec<Candidate>,
        /// The houses that lose something.
        houses: Vec<House>,
        /// How many empty cells these have at the least.
        open: usize,
    },
    /// A digit of the rectangle stands in one of two corners on a side, so
    /// the other corner does not hold the other digit.
    Locked {
        /// The digit.
        digit: Digit,
        /// The houses that have it nowhere else: one or two.
        houses: Vec<House>,
    },
    /// A digit of the rectangle has no other place in its rows and columns,
    /// so it stands in two corners that face each other: those of the floor.
    XWing(Digit),
    /// A digit of the rectangle has no other place in the row and in the
    /// column of the opposite corner, so that one does not hold the other.
    StrongLinks {
        /// The digit.
        digit: Digit,
        /// A corner of the floor.
        corner: Cell,
        /// The corner that faces it.
        opposite: Cell,
    },
}

impl UniquenessPattern {
    /// The four corners of a rectangle; for a grave the cell that keeps it away.
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

    /// The digits that it is about: the two of a rectangle, or the one that
    /// keeps the grave away.
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
