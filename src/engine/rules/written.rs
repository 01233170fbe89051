//! Steps that somebody wrote down, as no rule writes them, and by what they hold.

use super::Technique;
use crate::grid::{Candidate, House};

/// A step that somebody wrote down: what was seen of it on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenPattern {
    /// By what it holds.
    pub grounds: Grounds,
    /// The candidates that it names.
    pub used: Vec<Candidate>,
    /// The houses that it names.
    pub houses: Vec<House>,
}

/// By what a step was seen to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grounds {
    /// Each premise that it names is true on the board, and its conclusions follow.
    Premises(Seen),
    /// The rule of this technique comes to its conclusions on the board.
    Rule(Technique),
}

/// What was seen on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seen {
    /// A cell has one candidate.
    NakedSingle,
    /// A digit has one place in a house.
    HiddenSingle(House),
    /// The places of a digit in a house.
    Locked(House),
    /// As many digits as cells.
    Subset,
    /// Base, cover and fins.
    Fish,
    /// Strong links of a digit.
    SingleDigit,
    /// A pivot and pincers.
    Wing,
    /// Clusters.
    Colors,
    /// A rectangle, or a bivalue grave.
    Uniqueness,
    /// Almost locked sets.
    AlmostLockedSets,
    /// So many truths, and as many links.
    Counts(usize),
    /// So many links.
    Chain(usize),
    /// So many links of a loop.
    Loop(usize),
    /// So many claims.
    Contradiction(usize),
    /// So many branches.
    Verity(usize),
}
