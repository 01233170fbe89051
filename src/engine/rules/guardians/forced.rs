//! Conclusions that follow by singles from each guardian of a shape.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::{Guarded, Outcome};
use crate::branching::Claim;
use crate::grid::Candidate;
use crate::rules::forcing::{Claims, Reach, Trace};
use crate::rules::{Sink, Survey, Technique};

/// The most guardians a shape may have; each takes a branch.
pub(in crate::rules) const MOST_GUARDIANS: usize = 4;

/// The cost of following the guardians of a shape, in tenths of a microsecond.
const TO_BRANCH: usize = 10;

/// A function that passes shapes with their guardians to a callback, one after the other.
type Shapes<'a> = &'a mut dyn FnMut(&mut dyn FnMut(Guarded) -> ControlFlow<()>) -> ControlFlow<()>;

/// Finds the candidates that every guardian of a shape rules out by singles, for each shape with
/// guardians in several cells.
///
/// Each guardian is supposed in turn and followed by naked and hidden singles until there are no
/// more. A candidate that all of these branches remove is removed. A guardian that leads to a
/// contradiction is false, but that is a separate argument: a shape with a guardian like this
/// gives no conclusion. Each branch is reported only as far as the conclusions need it. The shapes
/// with the fewest guardians come first, and only one of several shapes with the same guardians is
/// reported.
pub(in crate::rules) fn force(
    grid: &Survey<'_>,
    technique: Technique,
    shapes: Shapes<'_>,
    found: Sink<'_>,
) -> ControlFlow<()> {
    let mut branching = None;
    let mut seen = BTreeSet::new();
    let mut all: Vec<(Guarded, Vec<Candidate>)> = Vec::new();
    shapes(&mut |guarded| {
        let is_one = guarded.guardians.len() <= MOST_GUARDIANS
            && !guarded.guarded().has_at_most(1)
            && seen.insert(guarded.guardians.clone());
        if is_one {
            let branching = branching.get_or_insert_with(|| Branching::new(grid));
            let gone = branching.common(&guarded);
            if !gone.is_empty() {
                all.push((guarded, gone));
            }
        }
        grid.spend(TO_BRANCH)
    })?;
    all.sort_by_key(|(guarded, _)| guarded.guardians.len());
    for (guarded, gone) in &all {
        let branching = branching.get_or_insert_with(|| Branching::new(grid));
        branching.hand_over(guarded, gone, technique, found)?;
    }
    ControlFlow::Continue(())
}

/// Follows guardians by singles and remembers the claims that follow.
struct Branching<'a> {
    trace: Trace<'a>,
    /// The claims that follow from a guardian; `None` if it leads to a contradiction.
    known: BTreeMap<Candidate, Option<Box<Claims>>>,
}

impl<'a> Branching<'a> {
    fn new(grid: &Survey<'a>) -> Self {
        Self {
            trace: Trace::new(grid, Reach::Singles),
            known: BTreeMap::new(),
        }
    }

    /// The candidates that all guardians rule out, in reading order.
    fn common(&mut self, guarded: &Guarded) -> Vec<Candidate> {
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

    /// Passes the removal of `gone` to `found`, with the branch of each guardian that shows it.
    fn hand_over(
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
