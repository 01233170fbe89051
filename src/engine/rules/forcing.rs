//! Forcing chains and nets: what follows from a candidate, if it is true or if
//! it is false.
//!
//! If a candidate is true, the others of its cell are false, and so is the
//! same digit in the other cells of its houses. If it is false, the other
//! candidate of a cell that has two is true, and so is the other place of its
//! digit in a house that has two. In a *chain*, each consequence follows from
//! one before it in these ways. In a *net* it may follow from several: a
//! candidate is true as soon as all others of its cell have become false, or
//! all other places of its digit in a house. Where a net would stop, it goes on
//! with locked candidates: when all that is left of a digit in one house lies
//! in a second house too, the digit is false in the rest of the second.
//!
//! A cell that has but one candidate on the position as it is, or a house that
//! has but one place for a digit, leads to nothing here: it is left to the
//! singles.
//!
//! Of every conclusion one argument is given, that with the fewest
//! consequences, or close to it; a chain that comes back to its assumption
//! before those that empty a cell or a house, if they are equally short. The
//! conclusions are given in the order of that number, the shortest argument
//! first, since that is the one to learn from. So all conclusions are known
//! before the first is given: as sets, which is quick. Only those that nets
//! contradict are given eight at a time, in that order among the eight: one
//! after the other the nets are worked out, first from candidates that are
//! assumed true in cells with few of them. Where a cell can be filled, no
//! eliminations in that cell are given beside.

mod claims;
mod closure;
mod contradiction;
mod trace;
mod verity;

use std::ops::ControlFlow;

use super::{DeductionRule, Pattern, Sink, Technique};
use crate::explainer::{self, Difficulty};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
pub use claims::Claim;
pub(super) use claims::{Claims, Group};
pub(super) use closure::Implications;
pub use contradiction::{ForcingChainContradiction, ForcingNetContradiction};
pub(super) use trace::Trace;
pub use verity::{ForcingChainVerity, ForcingNetVerity};

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 4] = [
    &ForcingChainContradiction,
    &ForcingChainVerity,
    &ForcingNetContradiction,
    &ForcingNetVerity,
];

/// Whether a consequence may rest on several others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// It follows from one other.
    Chain,
    /// It may follow from several.
    Net,
    /// It may follow from several, but not by locked candidates.
    Singles,
}

/// What such a rule saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForcingPattern {
    /// How the branches prove the conclusion.
    pub proof: Proof,
    /// What follows from each assumption, which is the first of its branch:
    /// one branch that leads to a contradiction, or several that end with the
    /// conclusion.
    pub branches: Vec<Vec<Consequence>>,
    /// The arguments within, by which consequences hold.
    pub inner: Vec<Within>,
    /// What it is in Sudoku Explainer, if it was found as one of its chains.
    pub explained: Option<ExplainedAs>,
}

/// An argument within a branch of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Within {
    /// The argument.
    pub pattern: ForcingPattern,
    /// The consequences of the branch because of which its suppositions are all that there
    /// are, by their places in it.
    pub outer: Vec<usize>,
}

/// A chain of Sudoku Explainer: its name there and its rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExplainedAs {
    /// The technique.
    pub technique: explainer::Technique,
    /// How hard it is.
    pub difficulty: Difficulty,
}

/// How what follows from assumptions proves something.
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
        /// The two.
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

impl Conflict {
    /// The consequences that contradict each other.
    fn ends(self, grid: &Grid) -> Group {
        match self {
            Self::Opposite(claim) => Group::only(claim),
            // No net ends so: it says by what the candidate is false.
            Self::Both(candidate) => Group::only(Claim::yes(candidate)),
            Self::TwoDigits { cell, digits } => Group::of_cell(cell, digits, true),
            Self::Twice { digit, cells, .. } => Group::of_digit(digit, cells, true),
            Self::NoCandidate(cell) => Premise::Cell(cell).group(grid).opposite(),
            Self::NoPlace { digit, house } => {
                Premise::House { digit, house }.group(grid).opposite()
            }
        }
    }
}

/// Assumptions of which one is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Premise {
    /// Each candidate of a cell is true.
    Cell(Cell),
    /// A digit is in each of its places in a house.
    House {
        /// The digit.
        digit: Digit,
        /// The house.
        house: House,
    },
    /// A candidate is true, and it is false.
    Candidate(Candidate),
}

impl Premise {
    /// The cells and the houses of which it is not known yet what they hold,
    /// as premises: those with two candidates or more.
    fn all(grid: &Grid) -> impl Iterator<Item = Self> + '_ {
        let [_, several, ..] = grid.cells_by_count();
        let in_houses = Digit::ALL.into_iter().flat_map(move |digit| {
            grid.layout()
                .houses()
                .iter()
                .copied()
                .filter_map(move |house| {
                    let places = grid.cells_with(digit) & house.cells();
                    (places.len() > 1).then_some(Self::House { digit, house })
                })
        });
        several.into_iter().map(Self::Cell).chain(in_houses)
    }

    /// The claims of a cell or of a house; of a candidate, that it is true.
    fn group(self, grid: &Grid) -> Group {
        match self {
            Self::Cell(cell) => Group::of_cell(cell, grid.candidates(cell), true),
            Self::House { digit, house } => {
                Group::of_digit(digit, grid.cells_with(digit) & house.cells(), true)
            }
            Self::Candidate(candidate) => Group::only(Claim::yes(candidate)),
        }
    }

    /// The assumptions.
    fn claims(self, grid: &Grid) -> impl Iterator<Item = Claim> {
        let contrary = match self {
            Self::Candidate(candidate) => Some(Claim::no(candidate)),
            Self::Cell(_) | Self::House { .. } => None,
        };
        self.group(grid).claims().chain(contrary)
    }
}

/// A claim that follows from an assumption, or the assumption itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequence {
    /// What follows.
    pub claim: Claim,
    /// By what.
    pub because: Because,
    /// From which earlier consequences of the branch, by their places in it.
    pub from: Vec<usize>,
}

/// Why a claim follows from earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Because {
    /// It does not: it is the assumption.
    Assumed,
    /// The cell holds another digit.
    CellTaken,
    /// The house has the digit in another cell.
    HouseTaken(House),
    /// A cell that it sees, though they share no house, has the digit.
    Seen,
    /// The cell has no other candidate left.
    LastCandidate,
    /// The house has no other place left for the digit.
    LastPlace(House),
    /// What is left of the digit in one house lies in another too, and so takes
    /// the digit of that.
    Locked {
        /// The house in which the digit is left nowhere else.
        base: House,
        /// The house that it leaves. Without one, the cell sees all that is left.
        cover: Option<House>,
        /// What is left: the group that holds the digit.
        left: CellSet,
    },
    /// Cells of a house have only as many digits left as they are.
    Naked {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// Digits of a house are left only in as many cells as they are.
    Hidden {
        /// The house.
        house: House,
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
    },
    /// A digit is left in two lines only where two others cross them.
    XWing {
        /// The two lines.
        base: [House; 2],
        /// The two others.
        cover: [House; 2],
    },
    /// The argument within that has this number shows it.
    Argued(usize),
    /// It is the consequence at this place of the branch around, in an argument within.
    Outside(usize),
}

/// A conclusion, how it can be proved, and from how many consequences.
#[derive(Debug, Clone, Copy)]
struct Ranked {
    nodes: usize,
    conclusion: Claim,
    proof: Proof,
}

/// Hands over conclusions in the order of their rank, each with its branches.
fn report(
    technique: Technique,
    mut ranked: Vec<Ranked>,
    mut branches: impl FnMut(&Ranked) -> Vec<Vec<Consequence>>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    ranked.sort_by_key(|one| (one.nodes, one.conclusion));
    for one in &ranked {
        let pattern = Pattern::Forcing(Box::new(ForcingPattern {
            proof: one.proof,
            branches: branches(one),
            inner: Vec::new(),
            explained: None,
        }));
        found(one.conclusion.concluded(technique, pattern))?;
    }
    ControlFlow::Continue(())
}
