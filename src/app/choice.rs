//! The cells that are chosen on a board.

use super::shortcut::Direction;
use sudoku_engine::grid::{Cell, CellSet, Layout};

/// The chosen cells: none, one, or several of which one leads. From that one the arrow
/// keys go on, and of it the panel speaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Choice {
    lead: Option<Cell>,
    cells: CellSet,
}

impl Choice {
    /// The one that leads.
    pub const fn lead(self) -> Option<Cell> {
        self.lead
    }

    /// All of them.
    pub const fn cells(self) -> CellSet {
        self.cells
    }

    /// Whether there are several.
    pub const fn is_several(self) -> bool {
        !self.cells.has_at_most(1)
    }

    /// With this cell too, which leads now.
    #[must_use]
    pub const fn and(self, cell: Cell) -> Self {
        Self {
            lead: Some(cell),
            cells: self.cells.with(cell),
        }
    }

    /// With this cell or, where it is chosen, without it.
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

    /// The next cell of the board in a direction alone.
    #[must_use]
    pub fn moved(self, direction: Direction, board: &Layout) -> Self {
        direction.from(self.lead, board).into()
    }

    /// With the next cell of the board in a direction too.
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
