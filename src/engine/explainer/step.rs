//! A step as it is told to others.

use super::board::{candidate, members};
use super::difficulty::Difficulty;
use super::hint::Hint;
use super::technique::Technique;
use crate::grid::Candidate;

/// A step of the path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// By what it is made.
    pub technique: Technique,
    /// The value that it places.
    pub placed: Option<Candidate>,
    /// The candidates that it removes, in reading order. A value that it places
    /// removes others; they are not told.
    pub removed: Vec<Candidate>,
    /// How many nodes its chains have, if it is made of chains.
    pub complexity: Option<u32>,
}

impl Step {
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
