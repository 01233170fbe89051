//! Almost locked sets: cells of a house or a cage that are one digit away from being
//! locked, and
//! the conclusions from two or more of them, or from a cell and several of them.

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
use super::{Conclusions, Deduction, Pattern, Rule, Sink, Survey, Technique};
use crate::grid::{Cage, Candidate, Cell, CellSet, Digit, DigitSet, House};

pub use chain::ALS_CHAIN;
pub use death_blossom::DEATH_BLOSSOM;
pub use exclusion::{ALIGNED_PAIR_EXCLUSION, ALIGNED_TRIPLE_EXCLUSION, Excluder, ExclusionPattern};
pub(super) use links::AlmostLockedSets;
pub use sue_de_coq::SUE_DE_COQ;
pub use xy_wing::ALS_XY_WING;
pub use xz_rule::ALS_XZ_RULE;

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &SUE_DE_COQ,
    &ALS_XZ_RULE,
    &ALS_XY_WING,
    &ALS_CHAIN,
    &DEATH_BLOSSOM,
    &ALIGNED_PAIR_EXCLUSION,
    &ALIGNED_TRIPLE_EXCLUSION,
];

/// Cells that are certain to hold some digits as soon as they lose one.
///
/// Either they are in one house or one cage and have one digit more than cells: without one
/// digit, all others are locked in them. Or they are the empty cells of a cage, and the
/// combinations that remain without one digit have other digits in common.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AlmostLockedSet {
    /// The house or the cage of the cells.
    pub home: Home,
    /// The cells.
    pub cells: CellSet,
    /// Their digits.
    pub digits: DigitSet,
    /// Their candidates, in reading order.
    pub candidates: Vec<Candidate>,
}

/// The reason why cells are an almost locked set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Home {
    /// The cells are in this house.
    House(House),
    /// The cells share no house, but they are in this cage.
    Cage(Cage),
    /// The cells are the empty cells of a cage that can hold only some combinations of
    /// digits.
    Combinations(Box<OpenCage>),
}

impl AlmostLockedSet {
    /// The cage whose combinations make the cells a set, if they are a set for this reason.
    pub fn by_combinations(&self) -> Option<&OpenCage> {
        match &self.home {
            Home::Combinations(cage) => Some(cage),
            Home::House(_) | Home::Cage(_) => None,
        }
    }

    /// The digits that the set is certain to hold without one of its digits.
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

/// The pattern of a rule of this family, except for the exclusions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AlmostLockedSetsPattern {
    /// Sets in a sequence, each linked to the next by a restricted common: two for the
    /// XZ-Rule, three for the XY-Wing, more for the chain.
    Chain {
        /// The sets in order.
        sets: Vec<AlmostLockedSet>,
        /// The restricted common of each set and the next.
        restricted_commons: Vec<Digit>,
        /// The digits that must each be in the first or the last set (or both).
        digits: DigitSet,
    },
    /// Two sets with two restricted commons.
    DoublyLinked {
        /// The sets.
        sets: [AlmostLockedSet; 2],
        /// The restricted commons.
        restricted_commons: DigitSet,
    },
    /// A cell each of whose candidates is linked to one of two or more sets.
    DeathBlossom {
        /// The cell.
        stem: Cell,
        /// Each set with the candidates of the stem that are linked to it. Together, these
        /// are all candidates of the stem, each listed once.
        petals: Vec<(DigitSet, AlmostLockedSet)>,
        /// The digits that must each be in at least one of the sets.
        digits: DigitSet,
    },
    /// Cells of a box and a line that cross, with exactly as many digits as they can hold.
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

/// All almost locked sets of a position with one digit more than cells, each once, in order
/// of their number of cells.
pub(super) fn all_sets(survey: &Survey<'_>) -> impl Iterator<Item = AlmostLockedSet> {
    let sets = survey.almost_locked_sets().sets();
    let counted = sets.iter().filter(|set| set.is_counted());
    counted.map(|set| sets.describe(set, survey))
}

/// Reports a deduction that removes each of the digits from its `losers`; `cells` is the
/// number of cells in the pattern.
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
