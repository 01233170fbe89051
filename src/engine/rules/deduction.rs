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
use crate::proof::Proof;
use crate::texts::Text;

/// The points of a unique loop: a loop of six cells has the score of its technique, and each more
/// cell makes the loop harder to see.
const OF_LOOP_CELL: u32 = 5;
const SHORTEST_LOOP: usize = 6;

/// The conclusions that a rule draws from a position, and the pattern behind them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deduction {
    /// The technique used.
    pub technique: Technique,
    /// The values that follow.
    pub placements: Conclusions,
    /// The candidates that are ruled out.
    pub eliminations: Conclusions,
    /// The pattern behind the conclusions, with enough detail to explain and draw it.
    pub pattern: Pattern,
}

/// The pattern that a rule found.
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
    /// Cells of a house and an equal number of digits that fill them.
    Subset(SubsetPattern),
    /// Locked candidates or a hidden subset that leave one place for a digit.
    Direct(Box<DirectPattern>),
    /// A locked subset that is missing a cell.
    AlmostLocked(Box<AlmostLockedPattern>),
    /// A fish.
    Fish(Box<FishPattern>),
    /// Strong links of one digit.
    SingleDigit(Box<SingleDigitPattern>),
    /// A pivot and its pincers.
    Wing(Box<WingPattern>),
    /// Two pincers joined by a third box.
    Chute(Box<ChutePattern>),
    /// Cells with an equal number of digits, not all in one house.
    Disjoint(Box<DisjointPattern>),
    /// Colors of the candidates of one digit.
    Coloring(Box<ColoringPattern>),
    /// Colors of the candidates of several digits.
    Medusa(Box<MedusaPattern>),
    /// A pattern that would give a second solution.
    Uniqueness(Box<UniquenessPattern>),
    /// The symmetry of the givens.
    Symmetry(Box<SymmetryPattern>),
    /// Cells that cannot all be filled with certain digits.
    Guardians(Box<GuardiansPattern>),
    /// Digits that a row and a column have only in their shared box and in one cell each
    /// outside it.
    Firework(Box<FireworkPattern>),
    /// Almost locked sets.
    AlmostLockedSets(Box<AlmostLockedSetsPattern>),
    /// Combinations of candidates in cells, with the reasons that exclude them.
    Exclusion(Box<ExclusionPattern>),
    /// Alternating strong and weak links.
    Chain(Box<ChainPattern>),
    /// A fish with a chain from each fin to the conclusion.
    Kraken(Box<KrakenPattern>),
    /// Base cells and the targets that hold their digits.
    Exocet(Box<ExocetPattern>),
    /// Cells that need as many digits as some houses can give.
    Sectors(Box<SectorPattern>),
    /// Truths and an equal number of links.
    RankZero(Box<RankZeroPattern>),
    /// Consequences of assumed candidates.
    Forcing(Box<ForcingPattern>),
    /// A candidate that leads to a contradiction, with side arguments.
    SideArguments(Box<SideArgumentsPattern>),
    /// Templates.
    Templates(Box<TemplatesPattern>),
    /// Lines and regions that hold the same digits.
    Leftovers(Box<LeftoversPattern>),
    /// Sums of cages and of houses.
    Cage(Box<CagePattern>),
    /// An unknown pattern: the step comes from a file, which stores only conclusions.
    NotKept,
    /// A step that a person wrote down, in a form that no rule gives.
    Written(Box<WrittenPattern>),
    /// The argument of a rule from outside the catalog, in its own words.
    Custom(Box<CustomPattern>),
}

/// The argument of a rule from outside the catalog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomPattern {
    /// The whole argument.
    pub reason: Text,
    /// The candidates that the argument uses.
    pub used: Vec<Candidate>,
    /// The houses that the argument uses.
    pub houses: Vec<House>,
    /// The argument as a proof that can be checked, if the rule gives one.
    pub proof: Option<Proof>,
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

    /// A deduction that removes a digit from cells.
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

    /// The points that it adds to the score of a puzzle: usually those of its technique.
    /// For side arguments and unique loops, they depend on the argument itself.
    pub fn score(&self) -> u32 {
        match &self.pattern {
            Pattern::SideArguments(pattern) => pattern.score(),
            Pattern::Guardians(pattern) => match pattern.shape {
                Shape::UniqueLoop => {
                    let longer = pattern.cells.len().saturating_sub(SHORTEST_LOOP);
                    self.technique.score() + OF_LOOP_CELL * longer as u32
                }
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

    /// The same argument with only the conclusions for which `keep` returns true.
    #[must_use]
    pub fn restricted_to(mut self, keep: impl Fn(Candidate) -> bool) -> Self {
        self.placements.retain(|candidate| keep(*candidate));
        self.eliminations.retain(|candidate| keep(*candidate));
        self
    }

    /// All digits whose values or candidates change on `grid` when the conclusions are
    /// applied, and perhaps other digits.
    pub(crate) fn digits_it_changes(&self, grid: &Grid) -> DigitSet {
        let placed = self.placements.iter().fold(DigitSet::EMPTY, |all, it| {
            all | grid.candidates(it.cell).with(it.digit)
        });
        let removed = self.eliminations.iter().map(|candidate| candidate.digit);
        removed.fold(placed, DigitSet::with)
    }

    /// Applies the conclusions to `grid`, skipping any that is no longer a candidate there.
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
