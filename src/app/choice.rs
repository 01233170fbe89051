//! The chosen cells of a board.

use super::shortcut::Direction;
use sudoku_engine::grid::{Cell, CellSet, Layout};

/// The chosen cells: none, one, or several with a lead cell. The arrow keys start from the lead
/// cell, and the panel is about it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Choice {
    lead: Option<Cell>,
    cells: CellSet,
}

impl Choice {
    /// The lead cell.
    pub const fn lead(self) -> Option<Cell> {
        self.lead
    }

    /// All chosen cells.
    pub const fn cells(self) -> CellSet {
        self.cells
    }

    /// Whether several cells are chosen.
    pub const fn is_several(self) -> bool {
        !self.cells.has_at_most(1)
    }

    /// Adds this cell as the new lead.
    #[must_use]
    pub const fn and(self, cell: Cell) -> Self {
        Self {
            lead: Some(cell),
            cells: self.cells.with(cell),
        }
    }

    /// Adds this cell, or removes it if it is chosen.
    #[must_use]
    pub fn turned(self, cell: Cell) -> Self {
        if !self.cells.contains(cell) {
            return self.and(cell);
        }
        let cells = self.cells.without(cell);
        let lead = self.lead.filter(|lead| *lead != cell);
        Self {
            lead: lead.or(cells.first()),
            cells,
        }
    }

    /// Only the next cell of the board in a direction.
    #[must_use]
    pub fn moved(self, direction: Direction, board: &Layout) -> Self {
        direction.from(self.lead, board).into()
    }

    /// Adds the next cell of the board in a direction.
    #[must_use]
    pub fn extended(self, direction: Direction, board: &Layout) -> Self {
        self.and(direction.from(self.lead, board))
    }
}

impl From<Cell> for Choice {
    fn from(cell: Cell) -> Self {
        Self::default().and(cell)
    }
}

impl From<Option<Cell>> for Choice {
    fn from(cell: Option<Cell>) -> Self {
        cell.map(Self::from).unwrap_or_default()
    }
}
