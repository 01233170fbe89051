use std::fmt;
use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use crate::grid::{Candidate, CellSet, DigitSet, Grid};

/// A list of the candidates that a deduction places or eliminates.
///
/// It is read and changed as a slice. Most lists are short and are stored inside the
/// deduction: a path makes thousands of deductions, and allocating memory for each would
/// take as long as making them.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Conclusions(SmallVec<[Candidate; FEW]>);

/// The number of candidates stored without an allocation: as many as fit in the space that
/// a pointer to allocated memory would take.
const FEW: usize = 8;

impl Conclusions {
    /// An empty list.
    pub const fn new() -> Self {
        Self(SmallVec::new_const())
    }

    /// A list of a single candidate.
    #[inline]
    pub fn only(candidate: Candidate) -> Self {
        let mut one = Self::new();
        one.push(candidate);
        one
    }

    /// Adds a candidate at the end.
    #[inline]
    pub fn push(&mut self, candidate: Candidate) {
        self.0.push(candidate);
    }

    /// Keeps the first `count` candidates.
    pub fn truncate(&mut self, count: usize) {
        self.0.truncate(count);
    }

    /// Keeps the candidates for which `is_wanted` returns true.
    pub fn retain(&mut self, mut is_wanted: impl FnMut(&Candidate) -> bool) {
        self.0.retain(|candidate| is_wanted(candidate));
    }
}

impl Deref for Conclusions {
    type Target = [Candidate];

    #[inline]
    fn deref(&self) -> &[Candidate] {
        &self.0
    }
}

impl DerefMut for Conclusions {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Candidate] {
        &mut self.0
    }
}

impl From<Vec<Candidate>> for Conclusions {
    fn from(candidates: Vec<Candidate>) -> Self {
        Self(candidates.into())
    }
}

impl From<Conclusions> for Vec<Candidate> {
    fn from(conclusions: Conclusions) -> Self {
        conclusions.0.into_vec()
    }
}

impl FromIterator<Candidate> for Conclusions {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> Self {
        Self(candidates.into_iter().collect())
    }
}

impl Extend<Candidate> for Conclusions {
    #[inline]
    fn extend<I: IntoIterator<Item = Candidate>>(&mut self, candidates: I) {
        self.0.extend(candidates);
    }
}

impl<'a> IntoIterator for &'a Conclusions {
    type Item = &'a Candidate;
    type IntoIter = std::slice::Iter<'a, Candidate>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for Conclusions {
    type Item = Candidate;
    type IntoIter = smallvec::IntoIter<[Candidate; FEW]>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl PartialEq<[Candidate]> for Conclusions {
    fn eq(&self, other: &[Candidate]) -> bool {
        self[..] == *other
    }
}

impl<const COUNT: usize> PartialEq<[Candidate; COUNT]> for Conclusions {
    fn eq(&self, other: &[Candidate; COUNT]) -> bool {
        self[..] == other[..]
    }
}

impl PartialEq<Vec<Candidate>> for Conclusions {
    fn eq(&self, other: &Vec<Candidate>) -> bool {
        self[..] == other[..]
    }
}

impl PartialEq<Conclusions> for Vec<Candidate> {
    fn eq(&self, other: &Conclusions) -> bool {
        self[..] == other[..]
    }
}

impl fmt::Debug for Conclusions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self[..], f)
    }
}

/// The candidates of `cells` that are among `digits`, in reading order.
pub(super) fn candidates_of(
    grid: &Grid,
    cells: CellSet,
    digits: DigitSet,
) -> impl Iterator<Item = Candidate> {
    cells.into_iter().flat_map(move |cell| {
        let held = grid.candidates(cell) & digits;
        held.into_iter()
            .map(move |digit| Candidate::new(cell, digit))
    })
}
