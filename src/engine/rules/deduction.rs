use super::almost_locked_sets::{AlmostLockedSetsPattern, ExclusionPattern};
use super::cages::CagePattern;
use super::chains::ChainPattern;
use super::coloring::{ColoringPattern, MedusaPattern};
use super::direct::DirectPattern;
use super::disjoint::DisjointPattern;
use super::fish::FishPattern;
use super::forcing::ForcingPattern;
use super::guardians::{GuardiansPattern, Shape};
use super::kraken::KrakenPattern;
use super::large_patterns::{ExocetPattern, FireworkPattern, RankZeroPattern, SectorPattern};
use super::side_arguments::SideArgumentsPattern;
use super::single_digit::SingleDigitPattern;
use super::templates::TemplatesPattern;
use super::uniqueness::{SymmetryPattern, UniquenessPattern};
use super::wings::{ChutePattern, WingPattern};
use super::written::WrittenPattern;
use super::{
    AlmostLockedPattern, Conclusions, FullHousePattern, HiddenSinglePattern, LeftoversPattern,
    LockedCandidatesPattern, NakedSinglePattern, SubsetPattern, Technique,
};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House};
use crate::texts::Text;

/// What a rule concludes from a position, and from what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deduction {
    /// The technique used.
    pub technique: Technique,
    /// The values that follow.
    pub placements: Conclusions,
    /// The candidates that cannot stand.
    pub eliminations: Conclusions,
    /// What was seen: enough to say and to draw why the conclusions hold.
    pub pattern: Pattern,
}

/// What a rule saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pattern {
    /// The cell of the placement has no other candidate.
    NakedSingle(NakedSinglePattern),
    /// The cell of the placement is the last empty one of a house.
    FullHouse(FullHousePattern),
    /// The placed digit has no other place in a house.
    HiddenSingle(HiddenSinglePattern),
    /// A digit is locked in the cells that a box and a line share.
    LockedCandidates(LockedCandidatesPattern),
    /// As many cells as digits.
    Subset(SubsetPattern),
    /// What leaves one place for a digit.
    Direct(Box<DirectPattern>),
    /// A locked subset that lacks a cell.
    AlmostLocked(Box<AlmostLockedPattern>),
    /// A fish.
    Fish(Box<FishPattern>),
    /// Strong links of one digit.
    SingleDigit(Box<SingleDigitPattern>),
    /// A pivot and its pincers.
    Wing(Box<WingPattern>),
    /// Two pincers that a third box joins.
    Chute(Box<ChutePattern>),
    /// As many cells as digits, not all in one house.
    Disjoint(Box<DisjointPattern>),
    /// Colours.
    Coloring(Box<ColoringPattern>),
    /// Colours of candidates of several digits.
    Medusa(Box<MedusaPattern>),
    /// What would give a second solution.
    Uniqueness(Box<UniquenessPattern>),
    /// The symmetry of the givens.
    Symmetry(Box<SymmetryPattern>),
    /// Cells that cannot all be filled with certain digits.
    Guardians(Box<GuardiansPattern>),
    /// Digits that a row and a column have only in their box and in a cell each outside it.
    Firework(Box<FireworkPattern>),
    /// Almost locked sets.
    AlmostLockedSets(Box<AlmostLockedSetsPattern>),
    /// Combinations of cells, each of which something excludes.
    Exclusion(Box<ExclusionPattern>),
    /// Links by turns strong and weak.
    Chain(Box<ChainPattern>),
    /// A fish, from each fin of which a chain leads to the conclusion.
    Kraken(Box<KrakenPattern>),
    /// Base cells and the targets that hold their digits.
    Exocet(Box<ExocetPattern>),
    /// Cells that need as many digits as some houses can give.
    Sectors(Box<SectorPattern>),
    /// Truths and just as many links.
    RankZero(Box<RankZeroPattern>),
    /// What follows from candidates.
    Forcing(Box<ForcingPattern>),
    /// A candidate that leads to a contradiction, with side arguments.
    SideArguments(Box<SideArgumentsPattern>),
    /// Templates.
    Templates(Box<TemplatesPattern>),
    /// Lines and regions that hold the same digits.
    Leftovers(Box<LeftoversPattern>),
    /// Sums of cages and of houses.
    Cage(Box<CagePattern>),
    /// What was seen is not known: the step is from a file, which keeps
    /// conclusions alone.
    NotKept,
    /// What was seen of a step that somebody wrote down, as no rule writes it.
    Written(Box<WrittenPattern>),
    /// What a rule from outside the catalogue saw, in its own words.
    Custom(Box<CustomPattern>),
}

/// What a rule from outside the catalogue saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomPattern {
    /// The whole argument.
    pub reason: Text,
    /// The candidates that the argument rests on.
    pub used: Vec<Candidate>,
    /// The houses that it rests on.
    pub houses: Vec<House>,
}

impl Deduction {
    /// A deduction that sets one value.
    pub fn placing(technique: Technique, placement: Candidate, pattern: Pattern) -> Self {
        Self {
            technique,
            placements: Conclusions::only(placement),
            eliminations: Conclusions::new(),
            pattern,
        }
    }

    /// A deduction that takes a digit away from cells.
    pub fn removing(technique: Technique, digit: Digit, cells: CellSet, pattern: Pattern) -> Self {
        let eliminations = cells
            .iter()
            .map(|cell| Candidate::new(cell, digit))
            .collect();
        Self {
            technique,
            placements: Conclusions::new(),
            eliminations,
            pattern,
        }
    }

    /// What it adds to the score of a puzzle: what its technique does, or, for an argument
    /// with side arguments, what it takes to follow it.
    pub fn score(&self) -> u32 {
        match &self.pattern {
            Pattern::SideArguments(pattern) => pattern.score(),
            Pattern::Guardians(pattern) => match pattern.shape {
                // The longer the loop, the harder it is to see.
                Shape::UniqueLoop => 110 + 5 * (pattern.cells.len() as u32).saturating_sub(4),
                _ => self.technique.score(),
            },
            _ => self.technique.score(),
        }
    }

    /// The first cell, in reading order, that the deduction changes.
    pub fn first_cell(&self) -> Option<Cell> {
        self.placements
            .iter()
            .chain(&self.eliminations)
            .map(|candidate| candidate.cell)
            .min()
    }

    /// The same argument with only those conclusions that `keep` lets through.
    #[must_use]
    pub fn restricted_to(mut self, keep: impl Fn(Candidate) -> bool) -> Self {
        self.placements.retain(|candidate| keep(*candidate));
        self.eliminations.retain(|candidate| keep(*candidate));
        self
    }

    /// The digits of which a value or a candidate comes or goes on `grid` where the
    /// conclusions are drawn, and perhaps others.
    pub(crate) fn digits_it_changes(&self, grid: &Grid) -> DigitSet {
        let placed = self.placements.iter().fold(DigitSet::EMPTY, |all, it| {
            all | grid.candidates(it.cell).with(it.digit)
        });
        let removed = self.eliminations.iter().map(|candidate| candidate.digit);
        removed.fold(placed, DigitSet::with)
    }

    /// Draws the conclusions on `grid`. One that is not a candidate there any
    /// more is left out.
    pub fn apply(&self, grid: &mut Grid) {
        for placement in &self.placements {
            if grid.has(*placement) {
                grid.place(*placement);
            }
        }
        for elimination in &self.eliminations {
            grid.eliminate(*elimination);
        }
    }
}
