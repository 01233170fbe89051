use super::Marks;
use crate::grid::{Candidate, Values};

/// The board at a time that a person wants to be able to return to: everything except the givens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavePoint {
    /// The name that the person gave it.
    pub name: String,
    /// The values filled in.
    pub entries: Values,
    /// The candidates removed other than by a value, in reading order.
    pub removed: Vec<Candidate>,
    /// The notes, colors and links.
    pub marks: Marks,
}
