//! What a cage says of its digits two at a time: what chains link by it.

use super::KnownSum;
use super::known_sum::Fitted;
use crate::grid::{Cage, Candidate, CellSet, Digit, DigitSet, Grid};
use crate::rules::Survey;

/// In cages with so many empty cells it is looked at how the digits can be shared out; in
/// larger ones only which of them can be there together.
const MOST_SHARED_OUT: usize = 3;

/// The empty cells of a cage, and the sets of digits that they can hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenCage {
    /// The cells and their sum.
    pub known: KnownSum,
    /// The sets, whichever way they are shared out.
    pub live: Vec<DigitSet>,
}

impl OpenCage {
    /// What is empty of a cage; `None` if that is less than two cells, or if the cage has no
    /// sum or nothing fits.
    pub fn of(grid: &Grid, cage: &Cage) -> Option<Self> {
        Self::new(&Fitted::of(grid, KnownSum::of_cage(grid, cage)?)?)
    }

    /// Those of a position.
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

    /// The sets without a digit.
    pub fn without(&self, digit: Digit) -> Vec<DigitSet> {
        let sets = self.live.iter().copied();
        sets.filter(|set| !set.contains(digit)).collect()
    }

    /// All digits of the sets.
    pub fn digits(&self) -> DigitSet {
        let sets = self.live.iter();
        sets.fold(DigitSet::EMPTY, |all, set| all | *set)
    }

    /// The digits that stand in the cage in any case.
    pub fn needed(&self) -> DigitSet {
        self.live.iter().fold(DigitSet::ALL, |all, set| all & *set)
    }

    /// The digits that stand in the cage once one of its own does not, besides those that do
    /// in any case. None if it needs that one.
    pub fn left_without(&self, digit: Digit) -> DigitSet {
        if self.needs(digit) {
            return DigitSet::EMPTY;
        }
        let without = self.live.iter().filter(|set| !set.contains(digit));
        without.fold(DigitSet::ALL, |all, set| all & *set) - self.needed()
    }

    /// Whether a digit stands in the cage in any case.
    pub fn needs(&self, digit: Digit) -> bool {
        self.live.iter().all(|set| set.contains(digit))
    }

    /// Whether one of two digits stands in the cage, or both.
    pub fn needs_one_of(&self, one: Digit, other: Digit) -> bool {
        let mut sets = self.live.iter();
        sets.all(|set| set.contains(one) || set.contains(other))
    }

    /// Whether two digits may stand in the cage together, wherever.
    pub fn may_have_both(&self, one: Digit, other: Digit) -> bool {
        let mut sets = self.live.iter();
        sets.any(|set| set.contains(one) && set.contains(other))
    }

    /// Whether the one of two digits, in some cells, or the other, in others, must be there
    /// because of the cage. The digits may be the same.
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

    /// Whether two different digits cannot be both in these cells because of the cage, which
    /// has all the cells: the one in one of the first, the other in one of the others.
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

    /// Whether two candidates of different digits in the cells cannot be both true.
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
