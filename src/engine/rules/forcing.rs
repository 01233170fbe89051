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
use crate::branching::{Branching, Claim, Conflict, Consequence, Premise, Proof};
use crate::explainer::{self, Difficulty};
use crate::grid::{Digit, Grid};
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
    /// The assumptions, with what follows from them.
    pub argument: Branching,
    /// Its name and rating in Sudoku Explainer, if it was found as one of Sudoku
    /// Explainer's chains.
    pub explained: Option<ExplainedAs>,
}

/// A chain of Sudoku Explainer: its name there and its rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExplainedAs {
    /// The technique.
    pub technique: explainer::Technique,
    /// Its rating.
    pub difficulty: Difficulty,
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
            // No net ends this way: a net does not add.
            Self::NoSum(_) => Group::NONE,
        }
    }
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
            argument: Branching::new(one.proof, branches(one), Vec::new()),
            explained: None,
        }));
        found(one.conclusion.concluded(technique, pattern))?;
    }
    ControlFlow::Continue(())
}
