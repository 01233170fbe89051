//! Arguments from assumptions: what follows from each, and why.
//!
//! Forcing chains, nets and krakens, the chains of Sudoku Explainer, and contradictions with side
//! arguments are written in these terms.

use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House};

/// Assumptions with what follows from them, and the way in which that proves a conclusion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branching {
    /// How the branches prove the conclusion.
    pub proof: Proof,
    /// The consequences of each assumption, which comes first in its branch: one branch that leads to
    /// a contradiction, or several that end with the conclusion. What a true candidate rules out may
    /// go without saying: then what follows from it rests on the true candidate.
    pub branches: Vec<Vec<Consequence>>,
    /// The consequences that the contradiction rests on, by their positions in the branch; empty if
    /// there is none.
    pub ends: Vec<usize>,
    /// The inner arguments that prove some of the consequences.
    pub inner: Vec<Within>,
}

impl Branching {
    /// Returns an argument. A contradiction rests on all claims that contradict each other.
    pub fn new(proof: Proof, branches: Vec<Vec<Consequence>>, inner: Vec<Within>) -> Self {
        let mut ends = Vec::new();
        if let (Proof::Contradiction(conflict), Some(branch)) = (proof, branches.first()) {
            let claims = branch.iter().enumerate();
            let between = claims.filter(|(_, one)| conflict.is_between(one.claim));
            ends.extend(between.map(|(place, _)| place));
            if matches!(conflict, Conflict::Opposite(_)) {
                ends.push(0);
            }
        }
        Self {
            proof,
            branches,
            ends,
            inner,
        }
    }

    /// Returns the assumption of the first branch.
    pub fn assumed(&self) -> Option<Claim> {
        let first = self.branches.first()?.first()?;
        Some(first.claim)
    }

    /// Returns the number of inner arguments, including those within others.
    pub fn inner_count(&self) -> usize {
        let inner = self.inner.iter();
        inner.map(|it| 1 + it.argument.inner_count()).sum()
    }

    /// Returns the greatest number of nested assumptions: 1 without an inner argument.
    pub fn depth(&self) -> usize {
        let inner = self.inner.iter().map(|it| it.argument.depth());
        1 + inner.max().unwrap_or(0)
    }
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
    /// The candidates left in the cells cannot add up to their sum.
    NoSum(Cage),
}

impl Conflict {
    /// Whether a claim is one of those that contradict each other. What a true candidate rules out
    /// does not count, and neither does anything in a sum.
    fn is_between(self, claim: Claim) -> bool {
        let Candidate { cell, digit } = claim.candidate;
        match self {
            Self::Opposite(end) => claim == end,
            Self::Both(candidate) => claim.candidate == candidate,
            Self::TwoDigits { cell: it, digits } => {
                claim.is_true && cell == it && digits.contains(digit)
            }
            Self::Twice {
                digit: it, cells, ..
            } => claim.is_true && digit == it && cells.contains(cell),
            Self::NoCandidate(it) => !claim.is_true && cell == it,
            Self::NoPlace { digit: it, house } => {
                !claim.is_true && digit == it && house.cells().contains(cell)
            }
            Self::NoSum(_) => false,
        }
    }
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

impl Consequence {
    /// Whether both are one inference with several claims: the same reason rules out several
    /// candidates.
    pub fn is_one_with(&self, other: &Self) -> bool {
        let is_joined = match self.because {
            Because::Naked { .. } | Because::Hidden { .. } | Because::Sum(_) => true,
            Because::Locked { .. } | Because::XWing { .. } => {
                self.claim.candidate.digit == other.claim.candidate.digit
            }
            _ => false,
        };
        is_joined && self.because == other.because && self.from == other.from
    }
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
    /// The cells cannot reach their sum otherwise.
    Sum(Cage),
    /// The inner argument with this number proves it.
    Argued(usize),
    /// In an inner argument: it is the consequence at this position in the outer branch.
    Outside(usize),
}
