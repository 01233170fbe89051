//! What follows by singles from each of some guardians.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::{Guarded, Outcome};
use crate::grid::Candidate;
use crate::rules::forcing::{Claim, Claims, Reach, Trace};
use crate::rules::{Sink, Survey, Technique};

/// Follows guardians by singles, each of them once.
pub(in crate::rules) struct Branching<'a> {
    trace: Trace<'a>,
    /// What follows from a guardian; `None` if that contradicts itself.
    known: BTreeMap<Candidate, Option<Box<Claims>>>,
}

impl<'a> Branching<'a> {
    pub(in crate::rules) fn new(grid: &Survey<'a>) -> Self {
        Self {
            trace: Trace::new(grid, Reach::Singles),
            known: BTreeMap::new(),
        }
    }

    /// What all guardians lead to, in reading order: candidates that are false.
    pub(in crate::rules) fn common(&mut self, guarded: &Guarded) -> Vec<Candidate> {
        for guardian in &guarded.guardians {
            let trace = &mut self.trace;
            self.known.entry(*guardian).or_insert_with(|| {
                trace.run(Claim::yes(*guardian));
                trace.known().copied().map(Box::new)
            });
        }
        let follows = |guardian: &Candidate| self.known.get(guardian)?.as_deref();
        let of_all: Option<Vec<&Claims>> = guarded.guardians.iter().map(follows).collect();
        let Some((first, others)) = of_all.as_deref().and_then(<[_]>::split_first) else {
            return Vec::new();
        };
        let is_common = |claim: &Claim| others.iter().all(|other| other.contains(*claim));
        let gone = first.iter().filter(|claim| !claim.is_true);
        let mut gone: Vec<Candidate> = gone.filter(is_common).map(|it| it.candidate).collect();
        gone.sort_unstable();
        gone
    }

    /// Hands over that this goes, with the branch of each guardian that shows it.
    pub(in crate::rules) fn hand_over(
        &mut self,
        guarded: &Guarded,
        gone: &[Candidate],
        technique: Technique,
        found: Sink<'_>,
    ) -> ControlFlow<()> {
        let ends: Vec<Claim> = gone.iter().copied().map(Claim::no).collect();
        let mut branch = |guardian: &Candidate| {
            self.trace.run(Claim::yes(*guardian));
            self.trace.branch_to(&ends)
        };
        let branches = guarded.guardians.iter().map(&mut branch).collect();
        let outcome = || Outcome::Forced { branches };
        guarded.hand_over(technique, gone.iter().copied().collect(), outcome, found)
    }
}
