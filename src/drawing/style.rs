//! How a board is drawn besides what it shows.

use crate::texts::Notation;

/// How a board is drawn besides what it shows: as a person chose it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BoardStyle {
    /// How the names of rows and columns beside it are written, if they are.
    pub labels: Option<Notation>,
    /// Whether every other box is shaded.
    pub shaded: bool,
}
