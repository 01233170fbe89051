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

use super::{Obstacle, Rule, Survey};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, Layout};

pub use chosen::{ChosenSum, Dead, left_of};
pub use combined::{BLOCKED_COMBINATION, HOUSE_COMBINATIONS};
pub use houses::{CAGE_CLAIMING, CAGE_COMPARISON, KILLER_PAIR, KILLER_TRIPLE, REQUIRED_DIGIT};
pub use known_sum::{KnownSum, Source};
pub use links::OpenCage;
pub use parity::PARITY;
pub use remainder::Remainder;
pub use single::{
    CAGE_COMBINATIONS, CAGE_MINIMUM_AND_MAXIMUM, CAGE_PERMUTATIONS, HIDDEN_CAGE,
    INNIE_OUTIE_DIFFERENCE, LAST_CELL_IN_CAGE, RULE_OF_45, RULE_OF_45_IN_SEVERAL_HOUSES,
    SPLIT_CAGE, UNIQUE_SUM_CAGE,
};

use known_sum::Fitted;

/// The rules of the family.
pub(super) static RULES: &[&Rule] = &[
    &LAST_CELL_IN_CAGE,
    &UNIQUE_SUM_CAGE,
    &RULE_OF_45,
    &CAGE_MINIMUM_AND_MAXIMUM,
    &CAGE_COMBINATIONS,
    &RULE_OF_45_IN_SEVERAL_HOUSES,
    &REQUIRED_DIGIT,
    &CAGE_CLAIMING,
    &SPLIT_CAGE,
    &KILLER_PAIR,
    &HIDDEN_CAGE,
    &INNIE_OUTIE_DIFFERENCE,
    &CAGE_PERMUTATIONS,
    &CAGE_COMPARISON,
    &KILLER_TRIPLE,
    &PARITY,
    &BLOCKED_COMBINATION,
    &HOUSE_COMBINATIONS,
];

/// The pattern of a rule of this family.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CagePattern {
    /// A sum has a single cell left.
    LastCell(KnownSum),
    /// Cells whose sum only a few sets of digits have.
    Sum(SumPattern),
    /// Cells with a sum together with a house or other cells.
    Beside(BesidePattern),
    /// Cells on both sides of houses, or cells that do not all see each other.
    Difference(Remainder),
    /// A cell on one side of houses, where all other cells are certain to be odd or even.
    Parity(ParityPattern),
}

/// A cell that must be odd, or even, to make a sum work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParityPattern {
    /// The cells on both sides.
    pub remainder: Remainder,
    /// The cell that could be odd or even.
    pub cell: Cell,
    /// Whether it must be odd.
    pub is_odd: bool,
}

/// Cells whose sum only a few sets of digits have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumPattern {
    /// The cells and their sum.
    pub known: KnownSum,
    /// The observation about their digits.
    pub seen: SumObservation,
}

/// An observation about the digits of cells with a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SumObservation {
    /// Only one set of digits has the sum.
    Unique(DigitSet),
    /// All cells except one hold at least these digits, the smallest possible, so the
    /// remaining cell holds at most the rest of the sum.
    Most(DigitSet),
    /// All cells except one hold at most these digits, the greatest possible, so the
    /// remaining cell holds at least the rest of the sum.
    Least(DigitSet),
    /// The cells can hold only these sets of digits, in any order.
    Combinations(Vec<DigitSet>),
    /// In whatever order one of these sets is placed, the cells keep only these candidates.
    Permutations(Vec<DigitSet>, Vec<Candidate>),
    /// Each of these sets has this digit, which has these places in the cells.
    Required(Digit, CellSet, Vec<DigitSet>),
}

/// Cells with a sum together with a house or other cells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BesidePattern {
    /// The cells and their sum.
    pub known: KnownSum,
    /// The sets of digits that the cells can hold, judged by the cells alone.
    pub live: Vec<DigitSet>,
    /// The house.
    pub house: House,
    /// The other part of the argument in the house.
    pub with: With,
}

/// The other part of an argument about cells with a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum With {
    /// The house has this digit only in these cells of the sum.
    Claim(Digit, CellSet),
    /// All these digits are used up by the cells with the sum and by these other cells,
    /// which have no other candidates.
    Used(DigitSet, CellSet),
    /// All these digits are used up by the cells and by other cells with a sum, which can
    /// hold these sets.
    UsedByBoth(DigitSet, Box<KnownSum>, Vec<DigitSet>),
    /// Other cells with a sum can hold only these sets, and no digit is in both.
    Compared(Box<KnownSum>, Vec<DigitSet>),
    /// Each of these sets would leave these cells of the house fewer digits than cells.
    Blocked(Vec<(DigitSet, CellSet)>),
    /// Other cells with sums can hold these sets. No digit is in two of them, and the rest
    /// of the house takes the digits that are left.
    Combined(Vec<(KnownSum, Vec<DigitSet>)>),
}

/// The sums of a position, worked out once for all rules.
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

    /// The remainders of houses by the rule of 45.
    fn remainders(&self, grid: &Grid) -> &[Remainder] {
        self.remainders.get_or_init(|| Remainder::all(grid))
    }

    /// The hidden cages: two to five cells that all see each other, whose sum the rule of
    /// 45 gives, and which are not just the empty cells of a cage.
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

/// The greatest number of cells in a hidden cage.
const MOST_HIDDEN: usize = 5;

fn all_see_each_other(layout: &Layout, cells: CellSet) -> bool {
    let mut each = cells.into_iter();
    each.all(|cell| cells.without(cell).is_subset(layout.peers(cell)))
}

/// Checks a board for rules that look at the sums of cages.
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
