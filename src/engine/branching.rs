//! Arguments from assumptions: what follows from each, and why.
//!
//! Forcing chains, nets and krakens, and the chains of Sudoku Explainer, are written in these terms.

use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// Assumptions with what follows from them, and the way in which that proves a conclusion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branching {
    /// How the branches prove the conclusion.
    pub proof: Proof,
    /// The consequences of each assumption, which comes first in its branch: one branch that leads to
    /// a contradiction, or several that end with the conclusion.
    pub branches: Vec<Vec<Consequence>>,
    /// The inner arguments that prove some of the consequences.
    pub inner: Vec<Within>,
}

/// An argument within a branch of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Within {
    /// The argument.
    pub argument: Branching,
    /// The consequences of the branch that leave no suppositions except those of the inner
    /// argument, by their positions in the branch.
    pub outer: Vec<usize>,
}

/// The claim that a candidate is true, or that it is false.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Claim {
    /// The candidate.
    pub candidate: Candidate,
    /// Whether it is claimed to be true.
    pub is_true: bool,
}

impl Claim {
    /// The claim that the candidate is true.
    pub const fn yes(candidate: Candidate) -> Self {
        Self {
            candidate,
            is_true: true,
        }
    }

    /// The claim that the candidate is false.
    pub const fn no(candidate: Candidate) -> Self {
        Self {
            candidate,
            is_true: false,
        }
    }

    /// The opposite claim.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self {
            is_true: !self.is_true,
            ..self
        }
    }
}

/// How the consequences of assumptions prove a conclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The assumption leads to a contradiction, so it is wrong.
    Contradiction(Conflict),
    /// One of the assumptions is right, and all lead to the conclusion.
    Verity(Premise),
}

/// How consequences contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conflict {
    /// The opposite of the assumption follows from it.
    Opposite(Claim),
    /// Two candidates of a cell are true.
    TwoDigits {
        /// The cell.
        cell: Cell,
        /// The two digits.
        digits: DigitSet,
    },
    /// A digit is true in two cells of a house.
    Twice {
        /// The digit.
        digit: Digit,
        /// The house, if they share one.
        house: Option<House>,
        /// The two cells.
        cells: CellSet,
    },
    /// A candidate is both true and false.
    Both(Candidate),
    /// Every candidate of a cell is false.
    NoCandidate(Cell),
    /// Every candidate of a digit in a house is false.
    NoPlace {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
}

/// Assumptions, one of which is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Premise {
    /// Each candidate of a cell, assumed true.
    Cell(Cell),
    /// Each place of a digit in a house, assumed true.
    House {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
    /// A candidate, assumed true in one branch and false in another.
    Candidate(Candidate),
}

/// A claim that follows from an assumption, or the assumption itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequence {
    /// The claim.
    pub claim: Claim,
    /// The reason why it follows.
    pub because: Because,
    /// The earlier consequences that it follows from, by their positions in the branch.
    pub from: Vec<usize>,
}

/// The reason why a claim follows from earlier claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Because {
    /// It does not follow: it is the assumption.
    Assumed,
    /// The cell holds another digit.
    CellTaken,
    /// The house has the digit in another cell.
    HouseTaken(House),
    /// A cell that it sees without sharing a house has the digit.
    Seen,
    /// The cell has no other candidate left.
    LastCandidate,
    /// The house has no other place left for the digit.
    LastPlace(House),
    /// All remaining places of the digit in one house are also in another house, so that
    /// house has the digit there.
    Locked {
        /// The house where the digit has no other place left.
        base: House,
        /// The house that loses the digit elsewhere. If there is none, the cell sees all
        /// remaining places.
        cover: Option<House>,
        /// The remaining places: the group that holds the digit.
        left: CellSet,
    },
    /// Cells of a house have only as many digits left as there are cells.
    Naked {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// Digits of a house have only as many places left as there are digits.
    Hidden {
        /// The house.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// A digit is left in two lines only where two other lines cross them.
    XWing {
        /// The two lines.
        base: [House; 2],
        /// The two lines that cross them.
        cover: [House; 2],
    },
    /// The inner argument with this number proves it.
    Argued(usize),
    /// In an inner argument: it is the consequence at this position in the outer branch.
    Outside(usize),
}
