//! Claims about candidates: that they are true, or that they are false.

use std::ops::{BitAndAssign, BitOrAssign, SubAssign};

use crate::branching::Claim;
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::rules::{Deduction, Pattern, Technique};

impl Claim {
    /// The number of possible claims.
    pub(super) const COUNT: usize = 2 * Digit::COUNT * Cell::COUNT;

    /// The deduction that concludes this claim.
    pub(in crate::rules) fn concluded(self, technique: Technique, pattern: Pattern) -> Deduction {
        let Candidate { cell, digit } = self.candidate;
        if self.is_true {
            Deduction::placing(technique, self.candidate, pattern)
        } else {
            Deduction::removing(technique, digit, CellSet::only(cell), pattern)
        }
    }

    /// The number of the claim among all claims.
    pub(super) const fn index(self) -> usize {
        let Candidate { cell, digit } = self.candidate;
        2 * (digit.index() * Cell::COUNT + cell.index()) + self.is_true as usize
    }
}

/// Claims of one kind about some digits in some cells: all of them true, or
/// all of them false.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) struct Group {
    pub(in crate::rules) cells: CellSet,
    pub(in crate::rules) digits: DigitSet,
    pub(in crate::rules) are_true: bool,
}

impl Group {
    /// No claim.
    pub(in crate::rules) const NONE: Self = Self {
        cells: CellSet::EMPTY,
        digits: DigitSet::EMPTY,
        are_true: false,
    };

    pub(in crate::rules) const fn only(claim: Claim) -> Self {
        Self {
            cells: CellSet::only(claim.candidate.cell),
            digits: DigitSet::only(claim.candidate.digit),
            are_true: claim.is_true,
        }
    }

    pub(in crate::rules) const fn of_cell(cell: Cell, digits: DigitSet, are_true: bool) -> Self {
        Self {
            cells: CellSet::only(cell),
            digits,
            are_true,
        }
    }

    pub(in crate::rules) const fn of_digit(digit: Digit, cells: CellSet, are_true: bool) -> Self {
        Self {
            cells,
            digits: DigitSet::only(digit),
            are_true,
        }
    }

    pub(in crate::rules) fn claims(self) -> impl Iterator<Item = Claim> {
        self.cells.into_iter().flat_map(move |cell| {
            self.digits.into_iter().map(move |digit| Claim {
                candidate: Candidate::new(cell, digit),
                is_true: self.are_true,
            })
        })
    }

    /// The same digits in the same cells, with the opposite truth value.
    pub(in crate::rules) const fn opposite(self) -> Self {
        Self {
            are_true: !self.are_true,
            ..self
        }
    }
}

/// A set of claims: for each digit the cells where it is false, and those
/// where it is true.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) struct Claims([[CellSet; Digit::COUNT]; 2]);

impl Claims {
    pub(super) const EMPTY: Self = Self([[CellSet::EMPTY; Digit::COUNT]; 2]);

    pub(super) const fn only(claim: Claim) -> Self {
        let mut claims = Self::EMPTY;
        claims.insert(claim);
        claims
    }

    pub(super) const fn insert(&mut self, claim: Claim) -> bool {
        let Candidate { cell, digit } = claim.candidate;
        self.0[claim.is_true as usize][digit.index()].insert(cell)
    }

    pub(in crate::rules) const fn contains(&self, claim: Claim) -> bool {
        let Candidate { cell, digit } = claim.candidate;
        self.0[claim.is_true as usize][digit.index()].contains(cell)
    }

    /// The cells where the digit is true.
    pub(in crate::rules) const fn on(&self, digit: Digit) -> CellSet {
        self.0[1][digit.index()]
    }

    /// The cells where the digit is false.
    pub(in crate::rules) const fn off(&self, digit: Digit) -> CellSet {
        self.0[0][digit.index()]
    }

    pub(super) const fn off_mut(&mut self, digit: Digit) -> &mut CellSet {
        &mut self.0[0][digit.index()]
    }

    pub(super) const fn on_mut(&mut self, digit: Digit) -> &mut CellSet {
        &mut self.0[1][digit.index()]
    }

    /// Whether some candidate is both true and false.
    pub(super) fn clash(&self) -> bool {
        let [off, on] = &self.0;
        off.iter().zip(on).any(|(off, on)| !off.is_disjoint(*on))
    }

    /// Removes the claims that are not in another set. Returns whether any are left.
    pub(super) fn keep_shared(&mut self, other: &Self) -> bool {
        let mut left = CellSet::EMPTY;
        let others = other.0.as_flattened();
        for (own, other) in self.0.as_flattened_mut().iter_mut().zip(others) {
            *own &= *other;
            left |= *own;
        }
        !left.is_empty()
    }

    /// Whether the two sets have a claim in common.
    pub(super) fn has_any_of(&self, other: &Self) -> bool {
        let mut claims = self.0.as_flattened().iter().zip(other.0.as_flattened());
        claims.any(|(own, other)| !own.is_disjoint(*other))
    }

    /// The claims, without those that a digit is false in a cell where another digit is
    /// true.
    pub(super) fn without_rest_of_filled_cells(mut self) -> Self {
        let [off, on] = &mut self.0;
        let filled = on.iter().fold(CellSet::EMPTY, |all, cells| all | *cells);
        for cells in off {
            *cells -= filled;
        }
        self
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.as_flattened().iter().all(|cells| cells.is_empty())
    }

    /// The first candidate that is true in this set and not in the other.
    #[inline]
    pub(super) fn first_true_besides(&self, other: &Self) -> Option<Candidate> {
        let [[_, on], [_, others]] = [&self.0, &other.0];
        let of_digits = Digit::ALL.into_iter().zip(on.iter().zip(others));
        of_digits.into_iter().find_map(|(digit, (on, other))| {
            let cell = (*on - *other).first()?;
            Some(Candidate::new(cell, digit))
        })
    }

    /// Adds the candidates that are true in another set.
    pub(super) fn add_true(&mut self, other: &Self) {
        for (own, other) in self.0[1].iter_mut().zip(&other.0[1]) {
            *own |= *other;
        }
    }

    pub(in crate::rules) fn iter(self) -> impl Iterator<Item = Claim> {
        [false, true].into_iter().flat_map(move |is_true| {
            let of_digits = Digit::ALL.into_iter().zip(self.0[usize::from(is_true)]);
            of_digits
                .flat_map(move |(digit, cells)| Group::of_digit(digit, cells, is_true).claims())
        })
    }
}

impl BitOrAssign<&Self> for Claims {
    fn bitor_assign(&mut self, other: &Self) {
        let others = other.0.as_flattened();
        for (own, other) in self.0.as_flattened_mut().iter_mut().zip(others) {
            *own |= *other;
        }
    }
}

impl BitAndAssign<&Self> for Claims {
    fn bitand_assign(&mut self, other: &Self) {
        let others = other.0.as_flattened();
        for (own, other) in self.0.as_flattened_mut().iter_mut().zip(others) {
            *own &= *other;
        }
    }
}

impl SubAssign<&Self> for Claims {
    fn sub_assign(&mut self, other: &Self) {
        let others = other.0.as_flattened();
        for (own, other) in self.0.as_flattened_mut().iter_mut().zip(others) {
            *own -= *other;
        }
    }
}
