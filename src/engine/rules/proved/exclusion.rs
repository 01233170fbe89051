//! Aligned exclusion: combinations that would leave some cells too few digits.

use std::collections::BTreeSet;

use super::{Draft, cells};
use crate::grid::{Candidate, Cell, Digit};
use crate::proof::{CandidateSet, Claim, Inference};
use crate::rules::almost_locked_sets::{Excluder, ExclusionPattern};

impl Draft<'_> {
    /// If a removed candidate were true, every candidate of another cell would leave some cells too
    /// few digits. Where this depends on a second cell, each of its candidates is refuted first.
    pub(super) fn exclusion(&mut self, pattern: &ExclusionPattern) -> Option<()> {
        for (it, excluders) in &pattern.excluded {
            let supposed = Claim::True(*it);
            let supposition = self.push(supposed, Inference::Supposed, Vec::new(), None);
            let mut known = vec![supposition];
            for excluder in excluders.iter().filter(|excluder| excluder.with.is_none()) {
                known.extend(self.excluded_by(excluder, &[supposition]));
            }
            let with: BTreeSet<Candidate> = excluders
                .iter()
                .filter_map(|excluder| excluder.with)
                .collect();
            for second in with {
                let claim = Claim::True(second);
                let open = self.push(claim, Inference::Supposed, Vec::new(), Some(supposition));
                let mut within = known.clone();
                within.push(open);
                for excluder in excluders.iter().filter(|it| it.with == Some(second)) {
                    within.extend(self.excluded_by(excluder, &[supposition, open]));
                }
                let end = self.emptied(&pattern.cells, &within, open)?;
                let wrong = Claim::False(vec![second]);
                let from = vec![open, end];
                known.push(self.push(wrong, Inference::Refuted, from, Some(supposition)));
            }
            let end = self.emptied(&pattern.cells, &known, supposition)?;
            let claim = Claim::False(vec![*it]);
            self.push(claim, Inference::Refuted, vec![supposition, end], None);
        }
        Some(())
    }

    /// Adds a line for each digit of an excluder: the digit is false under the suppositions, since
    /// it would leave the excluder's set too few digits. Adds none if the supposed candidates see
    /// them.
    fn excluded_by(&mut self, excluder: &Excluder, supposed: &[usize]) -> Vec<usize> {
        if excluder.cells.is_empty() {
            return Vec::new();
        }
        let of_digit = |digit: Digit| {
            let it = Candidate::new(excluder.cell, digit);
            let left = |other: &Digit| {
                let places = (self.grid.cells_with(*other) & excluder.cells).into_iter();
                let mut places = places.map(|cell| Candidate::new(cell, *other));
                places.any(|place| {
                    let is_seen =
                        place.digit == digit && self.grid.layout().sees(place.cell, it.cell);
                    !is_seen && !supposed.iter().any(|line| self.excludes(*line, place))
                })
            };
            let links = excluder.of.into_iter().filter(left);
            let links = self.apart(links.collect(), excluder.cells);
            let by = Inference::Counted {
                truths: cells(excluder.cells).collect(),
                links: links.collect(),
            };
            (Claim::False(vec![it]), by)
        };
        let all: Vec<(Claim, Inference)> = excluder.digits.into_iter().map(of_digit).collect();
        let under = supposed.last().copied();
        let lines = all.into_iter();
        lines
            .map(|(claim, by)| self.push(claim, by, supposed.to_vec(), under))
            .collect()
    }

    /// Adds the line that claims that one of the cells has no candidate left; `None` if all have
    /// one.
    fn emptied(&mut self, all: &[Cell], known: &[usize], under: usize) -> Option<usize> {
        let is_emptied = |cell: &&Cell| {
            let mut digits = self.grid.candidates(**cell).into_iter();
            digits.all(|digit| {
                let it = Candidate::new(**cell, digit);
                known.iter().any(|line| self.excludes(*line, it))
            })
        };
        let cell = *all.iter().find(is_emptied)?;
        let by = Inference::Counted {
            truths: vec![CandidateSet::Cell(cell)],
            links: Vec::new(),
        };
        Some(self.push(Claim::Impossible, by, known.to_vec(), Some(under)))
    }
}
