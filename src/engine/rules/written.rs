//! Steps that a person wrote down, in a form that no rule gives, and the reasons why they
//! are valid.

use super::Technique;
use crate::grid::{Candidate, House};

/// A step that a person wrote down: the parts of it that were seen on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenPattern {
    /// The reason why it is valid.
    pub grounds: Grounds,
    /// The candidates that it names.
    pub used: Vec<Candidate>,
    /// The houses that it names.
    pub houses: Vec<House>,
}

/// The reason why a step was found to be valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grounds {
    /// Each premise that it names is true on the board, and its conclusions follow.
    Premises(KnownPattern),
    /// The rule of this technique makes the step on the board.
    Rule(Technique),
    /// The rule of this technique reaches its conclusions on the board. Its pattern could not be
    /// read.
    Conclusion(Technique),
}

/// A pattern that was seen on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KnownPattern {
    /// A cell has one candidate.
    NakedSingle,
    /// A digit has one place in a house.
    HiddenSingle(House),
    /// The places of a digit in a house.
    Locked(House),
    /// An equal number of digits and cells.
    Subset,
    /// An equal number of digits and cells that are not in one house.
    Disjoint,
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
    /// A number of truths, and an equal number of links.
    Counts(usize),
    /// A number of links.
    Chain(usize),
    /// A number of links in a loop.
    Loop(usize),
    /// A number of claims.
    Contradiction(usize),
    /// A number of branches.
    Verity(usize),
}
