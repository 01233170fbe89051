//! The style of a board, independent of its content.

use sudoku_engine::texts::Notation;

/// The style of a board, independent of its content, as the person chose it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BoardStyle {
    /// The notation for the names of rows and columns beside the board, if these are shown.
    pub labels: Option<Notation>,
    /// Whether every other box is shaded.
    pub shaded: bool,
    /// The enlargement of the digits in the window, in percent of the room in the cells. Exported
    /// pictures use the usual size.
    pub enlarged: u8,
}

impl BoardStyle {
    /// The enlargement as a share from 0 to 1.
    pub fn enlargement(self) -> f32 {
        f32::from(self.enlarged) / 100.0
    }
}
