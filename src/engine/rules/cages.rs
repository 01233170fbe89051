//! Cages: cells with different digits that add up to a sum, alone and together with the
//! houses, whose digits add up to 45.

mod chosen;
mod combined;
mod filling;
mod houses;
mod known_sum;
mod links;
mod parity;
mod remainder;
mod single;

use std::cell::OnceCell;

use super::{DeductionRule, Obstacle, Survey};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};

pub use chosen::{ChosenSum, Dead, left_of};
pub use combined::{BlockedCombination, HouseCombinations};
pub use houses::{CageClaiming, CageComparison, KillerSubset, RequiredDigit};
pub use known_sum::{KnownSum, Source};
pub use links::OpenCage;
pub use parity::Parity;
pub use remainder::Remainder;
pub use single::{
    CageCombinations, CageMinimumAndMaximum, CagePermutations, HiddenCage, InnieOutieDifference,
    LastCellInCage, RuleOf45, UniqueSumCage,
};

use known_sum::Fitted;

/// The rules of the family.
pub(super) static RULES: [&dyn DeductionRule; 18] = [
    &LastCellInCage,
    &UniqueSumCage,
    &RuleOf45 { several: false },
    &CageMinimumAndMaximum,
    &CageCombinations,
    &RuleOf45 { several: true },
    &RequiredDigit,
    &CageClaiming,
    &HiddenCage { split: true },
    &KillerSubset { size: 2 },
    &HiddenCage { split: false },
    &InnieOutieDifference,
    &CagePermutations,
    &CageComparison,
    &KillerSubset { size: 3 },
    &Parity,
    &BlockedCombination,
    &HouseCombinations,
];

/// What a rule of the family saw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CagePattern {
    /// A single cell is left of a sum.
    LastCell(KnownSum),
    /// Cells with a sum that few digits have.
    Sum(SumPattern),
    /// Cells with a sum together with a house or further cells.
    Beside(BesidePattern),
    /// Cells on both sides of houses, or cells that do not all see each other.
    Difference(Remainder),
    /// A cell on one side of houses, where all others are odd or even for certain.
    Parity(ParityPattern),
}

/// A cell that must be odd, or even, for a sum to come out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParityPattern {
    /// The cells on both sides.
    pub remainder: Remainder,
    /// The one that could be either.
    pub cell: Cell,
    /// Whether it must be odd.
    pub is_odd: bool,
}

/// Cells with a sum that few digits have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumPattern {
    /// The cells and their sum.
    pub known: KnownSum,
    /// What is seen of them.
    pub seen: Seen,
}

/// What is seen of cells with a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seen {
    /// One set of digits alone has the sum.
    Unique(DigitSet),
    /// All but one of the cells hold these digits at least, the smallest there are, so that
    /// the one holds no more than what is left.
    Most(DigitSet),
    /// All but one of the cells hold these digits at the most, the greatest there are, so
    /// that the one holds no less than what is left.
    Least(DigitSet),
    /// The cells can hold these sets of digits alone, whichever way.
    Combinations(Vec<DigitSet>),
    /// However one of these sets is shared out, the cells have only these of their candidates.
    Permutations(Vec<DigitSet>, Vec<Candidate>),
    /// Each of these sets has this digit, which has these places in the cells.
    Required(Digit, CellSet, Vec<DigitSet>),
}

/// Cells with a sum together with a house or further cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BesidePattern {
    /// The cells and their sum, with what they can hold.
    pub known: KnownSum,
    /// The sets of digits that the cells can hold as far as they alone tell.
    pub live: Vec<DigitSet>,
    /// The house.
    pub house: House,
    /// What comes together there.
    pub with: With,
}

/// What comes together with cells that have a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum With {
    /// The house has this digit only in these of the cells.
    Claim(Digit, CellSet),
    /// All these digits are used up by the cells and by others that have nothing else.
    Used(DigitSet, CellSet),
    /// All these digits are used up by the cells and by others with a sum, which can hold
    /// these sets.
    UsedByBoth(DigitSet, Box<KnownSum>, Vec<DigitSet>),
    /// Others with a sum can hold only these sets, and no digit is in both.
    Compared(Box<KnownSum>, Vec<DigitSet>),
    /// Each of these sets would leave these cells of the house fewer digits than they are.
    Blocked(Vec<(DigitSet, CellSet)>),
    /// Others with a sum can hold these sets. No digit is in two of them, and the rest of
    /// the house takes what is left.
    Combined(Vec<(KnownSum, Vec<DigitSet>)>),
}

/// What is known of the sums of a position, worked out once for all rules.
#[derive(Debug, Default)]
pub(super) struct Sums {
    cages: OnceCell<Vec<Fitted>>,
    remainders: OnceCell<Vec<Remainder>>,
    hidden: OnceCell<Vec<Fitted>>,
}

impl Sums {
    /// The cages that are not filled.
    fn cages(&self, grid: &Grid) -> &[Fitted] {
        self.cages.get_or_init(|| {
            let cages = grid.layout().cages().iter();
            let known = cages.filter_map(|cage| KnownSum::of_cage(grid, cage));
            known.filter_map(|known| Fitted::of(grid, known)).collect()
        })
    }

    /// What the rule of 45 leaves of houses.
    fn remainders(&self, grid: &Grid) -> &[Remainder] {
        self.remainders.get_or_init(|| Remainder::all(grid))
    }

    /// Cells that all see each other, of which the rule of 45 tells the sum: two to five,
    /// which are not just what is left of a cage.
    fn hidden(&self, grid: &Grid) -> &[Fitted] {
        self.hidden.get_or_init(|| {
            let of_cage = |cells: CellSet| {
                let mut cages = grid.layout().cages().iter();
                cages.any(|cage| grid.open_cells(cage) == cells)
            };
            let known = self.remainders(grid).iter().filter_map(|remainder| {
                let (cells, sum) = remainder.one_side()?;
                let is_one = (2..=MOST_HIDDEN).contains(&cells.len())
                    && all_see_each_other(grid.layout(), cells)
                    && !of_cage(cells);
                is_one.then(|| KnownSum {
                    cells,
                    sum,
                    source: Source::Houses(remainder.clone()),
                })
            });
            known.filter_map(|known| Fitted::of(grid, known)).collect()
        })
    }
}

/// A hidden cage has no more cells.
const MOST_HIDDEN: usize = 5;

fn all_see_each_other(layout: &Layout, cells: CellSet) -> bool {
    let mut each = cells.into_iter();
    each.all(|cell| cells.without(cell).is_subset(layout.peers(cell)))
}

/// For rules that look at the sums of cages.
fn unless_sums(layout: &Layout) -> Result<(), Obstacle> {
    if layout.has_sums() {
        Ok(())
    } else {
        Err(Obstacle::NoCages)
    }
}

/// The cages and the hidden cages of a position.
fn all_sums<'a>(survey: &'a Survey<'_>) -> impl Iterator<Item = &'a Fitted> + Clone {
    let (sums, grid) = (survey.sums(), survey.grid());
    sums.cages(grid).iter().chain(sums.hidden(grid))
}
