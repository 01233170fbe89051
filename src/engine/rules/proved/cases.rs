//! Suppositions followed through a few sets, case by case, until each case is impossible.

use super::Draft;
use crate::grid::Candidate;
use crate::proof::{Alternatives, CandidateSet, Claim, Inference};

/// The most lines of a proof: more than any pattern of a rule needs.
const MOST_LINES: usize = 1_500;

impl Draft<'_> {
    /// Claims that one of the candidates is true: without them, some set would have no candidate
    /// left.
    pub(super) fn need(&mut self, all: &[Candidate], truths: &[CandidateSet]) -> Option<usize> {
        self.refuted(Claim::OneOf(all.to_vec()), &[], truths)
    }

    /// Claims each conclusion of the deduction, by the sets and the known lines. A conclusion that
    /// follows from an earlier one needs no supposition.
    pub(super) fn refute_all(&mut self, known: &[usize], truths: &[CandidateSet]) -> Option<()> {
        let mut known = known.to_vec();
        for claim in self.conclusions() {
            let line = match &claim {
                Claim::True(it) if self.holds(*it, &known) => continue,
                Claim::False(all) => self.excluded(all, &known),
                _ => None,
            };
            if let Some(line) = line {
                self.push(claim, Inference::NOTHING, vec![line], None);
                continue;
            }
            known.push(self.refuted(claim, &known, truths)?);
            self.close(None, &mut known, truths)?;
        }
        Some(())
    }

    /// Returns a known line that excludes the candidate, if there is only one.
    fn excluded(&self, all: &[Candidate], known: &[usize]) -> Option<usize> {
        let [it] = all else { return None };
        let mut known = known.iter().copied();
        known.find(|line| self.excludes(*line, *it))
    }

    /// Makes a claim whose opposite, together with the known lines, leaves some set without
    /// candidates.
    pub(super) fn refuted(
        &mut self,
        claim: Claim,
        known: &[usize],
        truths: &[CandidateSet],
    ) -> Option<usize> {
        let opposite = match &claim {
            Claim::True(it) => Claim::False(vec![*it]),
            Claim::False(all) => Claim::True(*all.first()?),
            Claim::OneOf(all) => Claim::False(all.clone()),
            Claim::AtMostOne(_) | Claim::Impossible => return None,
        };
        let supposition = self.push(opposite, Inference::Supposed, Vec::new(), None);
        let mut known = known.to_vec();
        known.push(supposition);
        let end = self.exhaust(supposition, &known, truths)?;
        Some(self.push(claim, Inference::Refuted, vec![supposition, end], None))
    }

    /// Adds the lines that show that a supposition is impossible, and returns the place of the
    /// last. A set's last candidate is true; if no set has just one left, each candidate of the
    /// smallest set is supposed in turn. `None` if each set may have a true candidate, or at
    /// [`MOST_LINES`].
    fn exhaust(&mut self, under: usize, known: &[usize], truths: &[CandidateSet]) -> Option<usize> {
        let mut known = known.to_vec();
        let open = match self.close(Some(under), &mut known, truths)? {
            Closed::Impossible => return known.pop(),
            Closed::Open(open) => open,
            Closed::Met => return None,
        };
        let mut branches = Vec::new();
        for it in open.left {
            let supposed = Claim::True(it);
            let case = self.push(supposed, Inference::Supposed, Vec::new(), Some(under));
            known.push(case);
            branches.push([case, self.exhaust(case, &known, truths)?]);
            known.pop();
        }
        let of = Alternatives::Set(open.set);
        let by = Inference::Cases { of, branches };
        Some(self.push(Claim::Impossible, by, open.from, Some(under)))
    }

    /// Adds a line for each set with at most one candidate left, until there are no more. `None` if
    /// there are too many lines.
    fn close(
        &mut self,
        under: Option<usize>,
        known: &mut Vec<usize>,
        truths: &[CandidateSet],
    ) -> Option<Closed> {
        loop {
            let before = known.len();
            let mut next: Option<Open> = None;
            for set in truths {
                let open = self.open(*set, known)?;
                let claim = match open.left[..] {
                    [] => Claim::Impossible,
                    [only] if self.holds(only, known) => continue,
                    [only] => Claim::True(only),
                    _ => {
                        if next
                            .as_ref()
                            .is_none_or(|it| open.left.len() < it.left.len())
                        {
                            next = Some(open);
                        }
                        continue;
                    }
                };
                let is_end = claim == Claim::Impossible;
                let by = Inference::Counted {
                    truths: vec![*set],
                    links: Vec::new(),
                };
                known.push(self.push(claim, by, open.from, under));
                if is_end {
                    return Some(Closed::Impossible);
                }
            }
            if self.lines.len() > MOST_LINES {
                return None;
            }
            if known.len() == before {
                return Some(next.map_or(Closed::Met, Closed::Open));
            }
        }
    }

    /// Returns the candidates of a set that are left, and the lines that exclude the others.
    fn open(&self, set: CandidateSet, known: &[usize]) -> Option<Open> {
        let (all, mut from) = match set {
            CandidateSet::Line(number) => match &self.lines.get(number)?.claim {
                Claim::OneOf(all) => (all.clone(), vec![number]),
                _ => return None,
            },
            set => (set.on(self.grid, true)?, Vec::new()),
        };
        let mut left = Vec::new();
        for it in all {
            match known.iter().find(|line| self.excludes(**line, it)) {
                Some(line) if from.contains(line) => {}
                Some(line) => from.push(*line),
                None => left.push(it),
            }
        }
        Some(Open { set, left, from })
    }

    /// Whether a line's claim excludes a candidate.
    pub(super) fn excludes(&self, line: usize, it: Candidate) -> bool {
        match &self.lines[line].claim {
            Claim::True(other) if other.cell == it.cell => other.digit != it.digit,
            Claim::True(other) => {
                other.digit == it.digit && self.grid.layout().sees(other.cell, it.cell)
            }
            Claim::False(all) => all.contains(&it),
            Claim::OneOf(_) | Claim::AtMostOne(_) | Claim::Impossible => false,
        }
    }

    fn holds(&self, it: Candidate, known: &[usize]) -> bool {
        let mut known = known.iter();
        known.any(|line| self.lines[*line].claim == Claim::True(it))
    }
}

/// The result of following sets with at most one candidate left.
enum Closed {
    /// A set has no candidate left; the last of the known lines says so.
    Impossible,
    /// Each set without a true candidate has several left; this set has the fewest.
    Open(Open),
    /// Each set has a true candidate.
    Met,
}

/// A set, its candidates that are left, and the lines that exclude the others.
struct Open {
    set: CandidateSet,
    left: Vec<Candidate>,
    from: Vec<usize>,
}
