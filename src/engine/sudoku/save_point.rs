use super::Marks;
use crate::grid::{Candidate, Values};

/// What the board held at a time that a person wants to be able to go back to:
/// everything but the givens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavePoint {
    /// What the person calls it.
    pub name: String,
    /// The values filled in.
    pub entries: Values,
    /// The candidates removed other than by a value, in reading order.
    pub removed: Vec<Candidate>,
    /// The notes, colours and links.
    pub marks: Marks,
}
