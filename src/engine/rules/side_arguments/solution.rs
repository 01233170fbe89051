//! The only solution of a position, if it has exactly one.

use super::world::{Kind, World};
use crate::grid::{Candidate, Cell, Digit};

/// The solutions that a search has found.
pub(super) struct Solutions {
    /// The first solution.
    pub(super) first: Option<[Option<Digit>; Cell::COUNT]>,
    /// Whether there is another solution.
    pub(super) several: bool,
}

impl World<'_> {
    /// The only solution; `None` if there is none, if there are several, or if the search is
    /// stopped.
    pub(super) fn only_solution(
        &mut self,
        is_stopped: &dyn Fn() -> bool,
    ) -> Option<[Option<Digit>; Cell::COUNT]> {
        let (found, is_whole) = self.solutions(is_stopped);
        found.first.filter(|_| is_whole && !found.several)
    }

    /// Whether there is more than one solution; false if the search is stopped before it finds
    /// two.
    pub(super) fn has_several_solutions(&mut self, is_stopped: &dyn Fn() -> bool) -> bool {
        self.solutions(is_stopped).0.several
    }

    /// Finds at most two solutions. Also returns whether the search ran without being stopped.
    fn solutions(&mut self, is_stopped: &dyn Fn() -> bool) -> (Solutions, bool) {
        let mut found = Solutions {
            first: None,
            several: false,
        };
        let before = self.now.clone();
        let is_whole = self.look_for(&mut found, is_stopped);
        self.now = before;
        self.log.clear();
        (found, is_whole)
    }

    /// Searches until there are two solutions. Returns whether the search ran without being
    /// stopped.
    fn look_for(&mut self, found: &mut Solutions, is_stopped: &dyn Fn() -> bool) -> bool {
        if self.close().is_err() {
            return true;
        }
        let Some(candidate) = self.open_candidates().first().copied() else {
            let values = self.now.candidates.map(|digits| digits.first());
            found.several = found.first.replace(values).is_some();
            return true;
        };
        let digits = self.now.candidates[candidate.cell.index()];
        for digit in digits {
            if found.several {
                break;
            }
            if is_stopped() {
                return false;
            }
            let (before, length) = (self.now.clone(), self.log.len());
            let candidate = Candidate::new(candidate.cell, digit);
            self.fill(candidate, Kind::Supposed(candidate));
            let is_whole = self.look_for(found, is_stopped);
            self.now = before;
            self.log.truncate(length);
            if !is_whole {
                return false;
            }
        }
        true
    }
}
