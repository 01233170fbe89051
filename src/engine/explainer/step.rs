//! A step as others see it.

use super::board::{candidate, members};
use super::difficulty::Difficulty;
use super::hint::Hint;
use super::technique::Technique;
use crate::grid::Candidate;

/// A step of the path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedStep {
    /// The difficulty of the step.
    pub difficulty: Difficulty,
    /// The technique of the step.
    pub technique: Technique,
    /// The value placed, if any.
    pub placed: Option<Candidate>,
    /// The removed candidates, in reading order. Candidates removed by a placed value are not
    /// listed.
    pub removed: Vec<Candidate>,
    /// The number of nodes of the chains, if the step is made of chains.
    pub complexity: Option<u32>,
}

impl RatedStep {
    pub(super) fn of(hint: &Hint) -> Self {
        let digits = hint.removed.iter().flat_map(|(cell, digits)| {
            let cell = usize::from(*cell);
            members(*digits).map(move |digit| candidate(cell, digit))
        });
        let mut removed: Vec<Candidate> = digits.collect();
        removed.sort_unstable();
        removed.dedup();
        let placed = hint
            .placed
            .map(|(cell, digit)| candidate(cell.into(), digit.into()));
        if placed.is_some() {
            removed.clear();
        }
        Self {
            difficulty: Difficulty::of(hint.rating),
            technique: hint.technique,
            placed,
            removed,
            complexity: hint.complexity,
        }
    }
}
