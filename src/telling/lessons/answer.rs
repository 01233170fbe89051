//! A person's answer to an exercise, and the verdict on it.

use std::collections::BTreeMap;

use super::{Exercise, Reason, reason};
use sudoku_engine::grid::Candidate;
use sudoku_engine::rules::Deduction;

/// An act on a candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// Its digit is filled in.
    Set,
    /// It is removed.
    Remove,
}

/// The candidates that a person has marked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Answer(BTreeMap<Candidate, Act>);

/// The verdict on an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The marks that follow by the technique.
    pub right: Vec<(Candidate, Act)>,
    /// The missed conclusions of the nearest step.
    pub missed: Vec<(Candidate, Act)>,
    /// The marks that do not follow by the technique, with the reasons.
    pub wrong: Vec<Wrong>,
    /// The step that the answer comes nearest to; `None` if nothing of it is right.
    pub meant: Option<Deduction>,
}

/// A mark that does not follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The candidate.
    pub candidate: Candidate,
    /// The act on it.
    pub act: Act,
    /// Why that does not follow.
    pub reason: Reason,
}

impl Answer {
    /// Whether nothing is marked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The act that a candidate is marked for.
    pub fn mark(&self, candidate: Candidate) -> Option<Act> {
        self.0.get(&candidate).copied()
    }

    /// Marks a candidate for something, or for nothing.
    pub fn set(&mut self, candidate: Candidate, act: Option<Act>) {
        match act {
            Some(act) => self.0.insert(candidate, act),
            None => self.0.remove(&candidate),
        };
    }

    /// All marks, in reading order.
    pub fn marks(&self) -> impl Iterator<Item = (Candidate, Act)> + '_ {
        self.0.iter().map(|(candidate, act)| (*candidate, *act))
    }
}

impl Extend<(Candidate, Act)> for Answer {
    fn extend<T: IntoIterator<Item = (Candidate, Act)>>(&mut self, marks: T) {
        self.0.extend(marks);
    }
}

impl FromIterator<(Candidate, Act)> for Answer {
    fn from_iter<T: IntoIterator<Item = (Candidate, Act)>>(marks: T) -> Self {
        let mut answer = Self::default();
        answer.extend(marks);
        answer
    }
}

impl Verdict {
    /// Whether a whole step was found, and nothing else was marked.
    pub fn is_right(&self) -> bool {
        self.meant.is_some() && self.missed.is_empty() && self.wrong.is_empty()
    }
}

/// The conclusions of a step as marks.
pub(super) fn conclusions(step: &Deduction) -> impl Iterator<Item = (Candidate, Act)> + '_ {
    let set = step.placements.iter().map(|it| (*it, Act::Set));
    let removed = step.eliminations.iter().map(|it| (*it, Act::Remove));
    set.chain(removed)
}

impl Exercise {
    /// Compares an answer with all possible steps of the technique. A mark is right if one of these
    /// steps concludes it; missed conclusions are those of the step that is nearest to the answer.
    pub fn check(&self, answer: &Answer) -> Verdict {
        let follows = |mark: &(Candidate, Act)| {
            let mut steps = self.steps().iter();
            steps.any(|step| conclusions(step).any(|it| it == *mark))
        };
        let (right, others): (Vec<_>, Vec<_>) = answer.marks().partition(follows);
        let found = |step: &&Deduction| {
            let all = conclusions(step).count();
            let found = conclusions(step).filter(|it| right.contains(it)).count();
            (found == all, found, usize::MAX - all)
        };
        // Among equally near steps the first, which is the simplest.
        let meant = self.steps().iter().rev().max_by_key(found);
        let meant = meant.filter(|step| conclusions(step).any(|it| right.contains(&it)));
        let missed = meant.into_iter().flat_map(conclusions);
        let missed = missed.filter(|it| !right.contains(it)).collect();
        let wrong = others.into_iter().map(|(candidate, act)| Wrong {
            candidate,
            act,
            reason: reason::of(self, candidate, act, meant),
        });
        Verdict {
            missed,
            wrong: wrong.collect(),
            meant: meant.cloned(),
            right,
        }
    }
}
