//! The conclusions from a cage about two of its digits at a time, which chains use as
//! links.

use super::KnownSum;
use super::known_sum::Fitted;
use crate::grid::{Cage, Candidate, CellSet, Digit, DigitSet, Grid};
use crate::rules::Survey;

/// The greatest number of empty cells in a cage for which the ways to place the digits are
/// checked. In larger cages, only the sets of digits are checked.
const MOST_SHARED_OUT: usize = 3;

/// The empty cells of a cage, and the sets of digits that they can hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenCage {
    /// The cells and their sum.
    pub known: KnownSum,
    /// The sets, in any order of their digits.
    pub live: Vec<DigitSet>,
}

impl OpenCage {
    /// The empty cells of a cage; `None` if there are fewer than two, if the cage has no
    /// sum or if nothing fits.
    pub fn of(grid: &Grid, cage: &Cage) -> Option<Self> {
        Self::new(&Fitted::of(grid, KnownSum::of_cage(grid, cage)?)?)
    }

    /// The open cages of a position.
    pub(in crate::rules) fn all(survey: &Survey<'_>) -> Vec<Self> {
        if !survey.layout().has_sums() {
            return Vec::new();
        }
        let cages = survey.sums().cages(survey.grid()).iter();
        cages.filter_map(Self::new).collect()
    }

    fn new(Fitted { known, live, .. }: &Fitted) -> Option<Self> {
        (!known.cells.has_at_most(1)).then(|| Self {
            known: known.clone(),
            live: live.clone(),
        })
    }

    /// The cells.
    pub const fn cells(&self) -> CellSet {
        self.known.cells
    }

    /// The sets that do not have a digit.
    pub fn without(&self, digit: Digit) -> Vec<DigitSet> {
        let sets = self.live.iter().copied();
        sets.filter(|set| !set.contains(digit)).collect()
    }

    /// All digits of the sets.
    pub fn digits(&self) -> DigitSet {
        let sets = self.live.iter();
        sets.fold(DigitSet::EMPTY, |all, set| all | *set)
    }

    /// The digits that the cage must hold.
    pub fn needed(&self) -> DigitSet {
        self.live.iter().fold(DigitSet::ALL, |all, set| all & *set)
    }

    /// The digits that the cage must hold if it does not hold a certain digit, except those
    /// that it must hold in any case. Empty if it needs that digit.
    pub fn left_without(&self, digit: Digit) -> DigitSet {
        if self.needs(digit) {
            return DigitSet::EMPTY;
        }
        let without = self.live.iter().filter(|set| !set.contains(digit));
        without.fold(DigitSet::ALL, |all, set| all & *set) - self.needed()
    }

    /// Whether the cage must hold a digit.
    pub fn needs(&self, digit: Digit) -> bool {
        self.live.iter().all(|set| set.contains(digit))
    }

    /// Whether the cage must hold at least one of two digits.
    pub fn needs_one_of(&self, one: Digit, other: Digit) -> bool {
        let mut sets = self.live.iter();
        sets.all(|set| set.contains(one) || set.contains(other))
    }

    /// Whether the cage can hold both of two digits, in any cells.
    pub fn may_have_both(&self, one: Digit, other: Digit) -> bool {
        let mut sets = self.live.iter();
        sets.any(|set| set.contains(one) && set.contains(other))
    }

    /// Whether the cage must have one digit in some cells or another digit in other cells
    /// (or both). The digits may be the same.
    pub fn links_strongly(
        &self,
        grid: &Grid,
        (one, here): (Digit, CellSet),
        (other, there): (Digit, CellSet),
    ) -> bool {
        let places = |digit| grid.cells_with(digit) & self.cells();
        if one == other {
            self.needs(one) && places(one).is_subset(here | there)
        } else {
            self.needs_one_of(one, other)
                && places(one).is_subset(here)
                && places(other).is_subset(there)
        }
    }

    /// Whether the cage, which must contain all of the cells, cannot have one digit in any
    /// of the first cells together with a different digit in any of the other cells.
    pub fn links_weakly(
        &self,
        grid: &Grid,
        (one, here): (Digit, CellSet),
        (other, there): (Digit, CellSet),
    ) -> bool {
        let places = |digit, cells| grid.cells_with(digit) & cells;
        let here = places(one, here);
        let there = places(other, there);
        one != other
            && !here.is_empty()
            && !there.is_empty()
            && (here | there).is_subset(self.cells())
            && here.iter().all(|cell| {
                there.iter().all(|elsewhere| {
                    let both = [Candidate::new(cell, one), Candidate::new(elsewhere, other)];
                    self.excludes(grid, both)
                })
            })
    }

    /// Whether two candidates of different digits in the cells cannot both be true.
    fn excludes(&self, grid: &Grid, [one, other]: [Candidate; 2]) -> bool {
        if one.cell == other.cell {
            return true;
        }
        let can_be_both = |set: &&DigitSet| set.contains(one.digit) && set.contains(other.digit);
        let mut sets = self.live.iter().filter(can_be_both);
        if !self.cells().has_at_most(MOST_SHARED_OUT) {
            return sets.next().is_none();
        }
        let rest = self.cells().without(one.cell).without(other.cell);
        !sets.any(|set| {
            let digits = set.without(one.digit).without(other.digit);
            grid.shared_out(rest, digits).is_some()
        })
    }
}
