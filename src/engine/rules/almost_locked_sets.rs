//! Almost locked sets: cells of a house or a cage that lack one digit to being locked,
//! and what two or more of them, or a cell and several, say together.

mod chain;
mod death_blossom;
mod exclusion;
mod links;
mod reach;
mod sets;
mod sue_de_coq;
mod xy_wing;
mod xz_rule;

use std::ops::ControlFlow;

use super::cages::OpenCage;
use super::{Conclusions, Deduction, DeductionRule, Pattern, Sink, Survey, Technique};
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House};

pub use chain::AlsChain;
pub use death_blossom::DeathBlossom;
pub use exclusion::{AlignedPairExclusion, AlignedTripleExclusion, Excluder, ExclusionPattern};
pub(super) use links::AlmostLockedSets;
pub use sue_de_coq::SueDeCoq;
pub use xy_wing::AlsXyWing;
pub use xz_rule::AlsXzRule;

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 7] = [
    &SueDeCoq,
    &AlsXzRule,
    &AlsXyWing,
    &AlsChain,
    &DeathBlossom,
    &AlignedPairExclusion,
    &AlignedTripleExclusion,
];

/// Cells that hold some digits for certain as soon as they lack one.
///
/// Either they lie in one house or one cage and have one digit more than they are: without
/// one digit, all others are locked in them. Or they are what is empty of a cage, and what is
/// left of its combinations without one digit has other digits in common.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AlmostLockedSet {
    /// What holds the cells.
    pub home: Home,
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
    /// Their candidates, in reading order.
    pub candidates: Vec<Candidate>,
}

/// What makes cells an almost locked set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Home {
    /// They lie in this house.
    House(House),
    /// They lie in no house together, but in this cage.
    Cage(Cage),
    /// They are what is empty of a cage that can hold only some combinations of digits.
    Combinations(Box<OpenCage>),
}

impl AlmostLockedSet {
    /// The cage whose combinations make it a set, if it is one by these.
    pub fn by_combinations(&self) -> Option<&OpenCage> {
        match &self.home {
            Home::Combinations(cage) => Some(cage),
            Home::House(_) | Home::Cage(_) => None,
        }
    }

    /// The digits that it holds for certain without one of its own.
    pub fn left_without(&self, digit: Digit) -> DigitSet {
        match self.by_combinations() {
            Some(cage) => cage.left_without(digit),
            None => self.digits.without(digit),
        }
    }

    /// The candidates of one digit.
    pub fn candidates_of(&self, digit: Digit) -> impl Iterator<Item = Candidate> + '_ {
        let is_meant = move |candidate: &Candidate| candidate.digit == digit;
        self.candidates.iter().copied().filter(is_meant)
    }
}

/// What such a rule saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AlmostLockedSetsPattern {
    /// Sets in a row, each linked to the next by a restricted common: two for
    /// the XZ-Rule, three for the XY-Wing, more for the chain.
    Chain {
        /// The sets in order.
        sets: Vec<AlmostLockedSet>,
        /// The restricted common of each set and the next.
        restricted_commons: Vec<Digit>,
        /// The digits of which the first or the last set holds each.
        digits: DigitSet,
    },
    /// Two sets with two restricted commons.
    DoublyLinked {
        /// The sets.
        sets: [AlmostLockedSet; 2],
        /// The restricted commons.
        restricted_commons: DigitSet,
    },
    /// A cell, each of whose candidates is linked to one of two or more sets.
    DeathBlossom {
        /// The cell.
        stem: Cell,
        /// Each set with the candidates of the stem that are linked to it. These
        /// are all candidates of the stem, each once.
        petals: Vec<(DigitSet, AlmostLockedSet)>,
        /// The digits of which one of the sets holds each.
        digits: DigitSet,
    },
    /// Cells of a box and a line that cross, with just as many digits as they
    /// can hold.
    SueDeCoq {
        /// The box.
        block: House,
        /// The line.
        line: House,
        /// The cells in both.
        intersection: SectorSet,
        /// The cells of the line outside the box.
        in_line: SectorSet,
        /// The cells of the box outside the line.
        in_block: SectorSet,
    },
}

/// One of the three parts of a Sue de Coq.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SectorSet {
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
    /// Their candidates, in reading order.
    pub candidates: Vec<Candidate>,
}

/// Every almost locked set of a position by the number of its digits, each once, those of
/// few cells first.
pub(super) fn all_sets(survey: &Survey<'_>) -> impl Iterator<Item = AlmostLockedSet> {
    let sets = survey.almost_locked_sets().sets();
    let counted = sets.iter().filter(|set| set.is_counted());
    counted.map(|set| sets.describe(set, survey))
}

/// Tells of a deduction that takes each of some digits away from cells, and that so
/// many cells are a part of.
fn report(
    technique: Technique,
    grid: &Survey<'_>,
    digits: DigitSet,
    losers: impl Fn(Digit) -> CellSet,
    cells: usize,
    pattern: impl FnOnce() -> AlmostLockedSetsPattern,
    found: Sink<'_>,
) -> ControlFlow<()> {
    grid.spend(1)?;
    let mut eliminations: Conclusions = digits
        .into_iter()
        .flat_map(|digit| {
            let cells = losers(digit).into_iter();
            cells.map(move |cell| Candidate::new(cell, digit))
        })
        .collect();
    eliminations.sort();
    if !grid.needs(&eliminations, cells) {
        return ControlFlow::Continue(());
    }
    found(Deduction {
        technique,
        placements: Conclusions::new(),
        eliminations,
        pattern: Pattern::AlmostLockedSets(Box::new(pattern())),
    })
}
