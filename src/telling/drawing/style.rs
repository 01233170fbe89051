//! How a board is drawn besides what it shows.

use sudoku_engine::texts::Notation;

/// How a board is drawn besides what it shows: as a person chose it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BoardStyle {
    /// How the names of rows and columns beside it are written, if they are.
    pub labels: Option<Notation>,
    /// Whether every other box is shaded.
    pub shaded: bool,
    /// By how much its digits are larger than usual in the window, in percent of what the
    /// cells have room for. Pictures that are exported have them as usual.
    pub enlarged: u8,
}

impl BoardStyle {
    /// The same as a share, from 0 to 1.
    pub fn enlargement(self) -> f32 {
        f32::from(self.enlarged) / 100.0
    }
}
