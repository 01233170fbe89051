//! Forcing chains and nets: the consequences of a candidate being true or false.
//!
//! If a candidate is true, the other candidates of its cell are false, and so is its digit
//! in the other cells of its houses. If it is false, the other candidate of a cell with two
//! is true, and so is the other place of its digit in a house with two. In a *chain*, each
//! consequence follows from one earlier consequence in one of these ways. In a *net*, a
//! consequence may follow from several: a candidate is true as soon as all other candidates
//! of its cell are false, or all other places of its digit in a house. Where a net would
//! stop, it goes on with locked candidates: when all remaining places of a digit in one
//! house are also in a second house, the digit is false in the rest of the second house.
//!
//! A cell that already has only one candidate in the position, or a house that already has
//! only one place for a digit, leads to nothing here: it is left to the singles.
//!
//! Each conclusion gets one argument, the one with the fewest consequences or close to it.
//! If arguments are equally short, a chain that comes back to its assumption wins over
//! chains that empty a cell or a house. The conclusions are sorted by that number, shortest
//! argument first, since that is the one to learn from. So all conclusions are known before
//! the first is given: as sets, which is quick. Only conclusions from contradictions of
//! nets are given eight at a time, sorted among the eight: the nets are worked out one
//! after another, starting with candidates that are assumed true in cells with few
//! candidates. If a cell can be filled, no eliminations in that cell are given.

mod claims;
mod closure;
mod contradiction;
mod trace;
mod verity;

use std::ops::ControlFlow;

use super::{Pattern, Rule, Sink, Technique};
use crate::explainer::{self, Difficulty};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
pub use claims::Claim;
pub(super) use claims::{Claims, Group};
pub(super) use closure::Implications;
pub use contradiction::{FORCING_CHAIN_CONTRADICTION, FORCING_NET_CONTRADICTION};
pub(super) use trace::Trace;
pub use verity::{FORCING_CHAIN_VERITY, FORCING_NET_VERITY};

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &FORCING_CHAIN_CONTRADICTION,
    &FORCING_CHAIN_VERITY,
    &FORCING_NET_CONTRADICTION,
    &FORCING_NET_VERITY,
];

/// Whether a consequence may rest on several others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// It follows from one other consequence.
    Chain,
    /// It may follow from several consequences.
    Net,
    /// It may follow from several consequences, but not by locked candidates.
    Singles,
}

/// The pattern of a forcing chain or net.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForcingPattern {
    /// How the branches prove the conclusion.
    pub proof: Proof,
    /// The consequences of each assumption, which comes first in its branch: one branch
    /// that leads to a contradiction, or several that end with the conclusion.
    pub branches: Vec<Vec<Consequence>>,
    /// The inner arguments that prove some of the consequences.
    pub inner: Vec<Within>,
    /// Its name and rating in Sudoku Explainer, if it was found as one of Sudoku
    /// Explainer's chains.
    pub explained: Option<ExplainedAs>,
}

/// An argument within a branch of another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Within {
    /// The argument.
    pub pattern: ForcingPattern,
    /// The consequences of the branch that leave no suppositions except those of the inner
    /// argument, by their positions in the branch.
    pub outer: Vec<usize>,
}

/// A chain of Sudoku Explainer: its name there and its rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExplainedAs {
    /// The technique.
    pub technique: explainer::Technique,
    /// Its rating.
    pub difficulty: Difficulty,
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

impl Conflict {
    /// The consequences that contradict each other.
    pub(super) fn ends(self, grid: &Grid) -> Group {
        match self {
            Self::Opposite(claim) => Group::only(claim),
            // No net ends this way: a net gives the reason why the candidate is false.
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

impl Premise {
    /// All cells and houses that are still open, as premises: cells with at least two
    /// candidates, and houses with at least two places for a digit.
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

    /// The claims of a cell or a house; for a candidate, the claim that it is true.
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

/// A conclusion, its proof and the number of consequences that the proof takes.
#[derive(Debug, Clone, Copy)]
struct Ranked {
    nodes: usize,
    conclusion: Claim,
    proof: Proof,
}

/// Reports conclusions in the order of their rank, each with its branches.
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
