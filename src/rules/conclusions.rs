use std::fmt;
use std::ops::{Deref, DerefMut};

use crate::grid::{Candidate, Cell, Digit};

/// The candidates that a deduction places, or those that it eliminates, in a row.
///
/// It is read and changed as a slice. There are mostly few, and then they are kept
/// where the deduction is: a path makes thousands of deductions in the time in which
/// memory could be asked for that often.
#[derive(Clone)]
pub struct Conclusions(Kept);

/// So many candidates are kept without memory of their own.
const FEW: usize = 7;

#[derive(Clone)]
enum Kept {
    /// The first so many of these.
    Few(u8, [Candidate; FEW]),
    Many(Vec<Candidate>),
}

impl Conclusions {
    /// None.
    pub const fn new() -> Self {
        let any = Candidate::new(Cell::at(0, 0), Digit::ALL[0]);
        Self(Kept::Few(0, [any; FEW]))
    }

    /// A single one.
    pub const fn only(candidate: Candidate) -> Self {
        Self(Kept::Few(1, [candidate; FEW]))
    }

    /// Adds one at the end.
    #[inline]
    pub fn push(&mut self, candidate: Candidate) {
        match &mut self.0 {
            Kept::Few(count, few) => match few.get_mut(usize::from(*count)) {
                Some(free) => {
                    *free = candidate;
                    *count += 1;
                }
                None => self.0 = Kept::Many([&few[..], &[candidate]].concat()),
            },
            Kept::Many(many) => many.push(candidate),
        }
    }

    /// Keeps the first `count`.
    pub fn truncate(&mut self, count: usize) {
        match &mut self.0 {
            Kept::Few(before, _) if count < usize::from(*before) => *before = count as u8,
            Kept::Few(..) => {}
            Kept::Many(many) => many.truncate(count),
        }
    }

    /// Keeps those that are wanted.
    pub fn retain(&mut self, mut is_wanted: impl FnMut(&Candidate) -> bool) {
        let wanted = self.iter().filter(|candidate| is_wanted(candidate));
        *self = wanted.copied().collect();
    }
}

impl Default for Conclusions {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for Conclusions {
    type Target = [Candidate];

    #[inline]
    fn deref(&self) -> &[Candidate] {
        match &self.0 {
            Kept::Few(count, few) => &few[..usize::from(*count)],
            Kept::Many(many) => many,
        }
    }
}

impl DerefMut for Conclusions {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Candidate] {
        match &mut self.0 {
            Kept::Few(count, few) => &mut few[..usize::from(*count)],
            Kept::Many(many) => many,
        }
    }
}

impl From<Vec<Candidate>> for Conclusions {
    fn from(candidates: Vec<Candidate>) -> Self {
        candidates.into_iter().collect()
    }
}

impl From<Conclusions> for Vec<Candidate> {
    fn from(conclusions: Conclusions) -> Self {
        match conclusions.0 {
            Kept::Few(count, few) => few[..usize::from(count)].to_vec(),
            Kept::Many(many) => many,
        }
    }
}

impl FromIterator<Candidate> for Conclusions {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Candidate>>(candidates: I) -> Self {
        let mut all = Self::new();
        all.extend(candidates);
        all
    }
}

impl Extend<Candidate> for Conclusions {
    #[inline]
    fn extend<I: IntoIterator<Item = Candidate>>(&mut self, candidates: I) {
        for candidate in candidates {
            self.push(candidate);
        }
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
    type IntoIter = std::vec::IntoIter<Candidate>;

    fn into_iter(self) -> Self::IntoIter {
        Vec::from(self).into_iter()
    }
}

impl PartialEq for Conclusions {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Conclusions {}

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
