//! The symmetries that the pattern of the givens can have.

use std::collections::HashSet;

use crate::grid::{Cell, CellSet, House, Layout};
use crate::named::named;

named! {
    /// The movement of the board that keeps the pattern of the givens.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Symmetry {
        /// Any pattern.
        #[default]
        None: "none", "none";
        /// A rotation by 180 degrees about the center of the board.
        HalfTurn: "half-turn", "half turn";
        /// A rotation by 90 degrees about the center of the board.
        QuarterTurn: "quarter-turn", "quarter turn";
        /// A reflection in the middle column: left and right are swapped.
        Mirror: "mirror", "mirror";
        /// A reflection in the diagonal from the first cell to the last: rows and columns are
        /// swapped.
        Diagonal: "diagonal", "diagonal";
    }
    /// The error for a name that no symmetry has.
    UnknownSymmetry: "is not a symmetry; the symmetries are";
}

impl Symmetry {
    /// The cell to which the movement maps a cell of a board with nine rows.
    pub const fn image(self, cell: Cell) -> Cell {
        self.image_on(9, cell)
    }

    /// The cell to which the movement maps a cell of a board with `size` rows.
    pub const fn image_on(self, size: usize, cell: Cell) -> Cell {
        let (row, column, last) = (cell.row(), cell.column(), size - 1);
        match self {
            Self::None => cell,
            Self::HalfTurn => Cell::at(last - row, last - column),
            Self::QuarterTurn => Cell::at(column, last - row),
            Self::Mirror => Cell::at(row, last - column),
            Self::Diagonal => Cell::at(column, row),
        }
    }

    /// The cells to which the movement maps the cells of a set, on a board with `size` rows.
    pub fn images_on(self, size: usize, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.image_on(size, cell)).collect()
    }

    /// Whether the movement maps a board to itself: its houses, its cells that see each other
    /// without a house, and its cages.
    pub fn keeps(self, layout: &Layout) -> bool {
        let size = layout.size();
        let cells_of = |house: &House| house.cells();
        let houses: HashSet<CellSet> = layout.houses().iter().map(cells_of).collect();
        let cages: HashSet<CellSet> = layout.cages().iter().map(|cage| cage.cells).collect();
        let keeps = |sets: &HashSet<CellSet>| {
            let mut sets_of = sets.iter();
            sets_of.all(|cells| sets.contains(&self.images_on(size, *cells)))
        };
        let keeps_peers = |cell: Cell| {
            let moved = self.images_on(size, layout.peers(cell));
            moved == layout.peers(self.image_on(size, cell))
        };
        keeps(&houses) && keeps(&cages) && layout.cells().iter().all(keeps_peers)
    }

    /// Whether the movement maps the set to itself.
    pub fn holds_for(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| cells.contains(self.image(cell)))
    }

    /// The sets of cells that are either all given or all empty, in the order of their first cells:
    /// one, two or four cells each.
    pub fn orbits(self) -> Vec<CellSet> {
        self.orbits_on(&Layout::CLASSIC)
    }

    /// The same sets on a board that the movement maps to itself.
    pub fn orbits_on(self, layout: &Layout) -> Vec<CellSet> {
        let mut orbits = Vec::with_capacity(Cell::COUNT);
        let mut seen = CellSet::EMPTY;
        for cell in layout.cells() {
            if seen.contains(cell) {
                continue;
            }
            let orbit = self.orbit_on(layout.size(), cell);
            seen |= orbit;
            orbits.push(orbit);
        }
        orbits
    }

    /// The cells reached from a cell by repeating the movement.
    pub(super) fn orbit_on(self, size: usize, cell: Cell) -> CellSet {
        let mut orbit = CellSet::EMPTY;
        let mut next = cell;
        while orbit.insert(next) {
            next = self.image_on(size, next);
        }
        orbit
    }

    /// Whether a pattern of this many givens can have the symmetry.
    ///
    /// Both turns map the middle cell to itself, and a reflection maps each of the nine cells of
    /// the middle column or of the diagonal to itself.
    pub const fn allows(self, givens: u32) -> bool {
        match self {
            Self::QuarterTurn => givens % 4 < 2,
            Self::None | Self::HalfTurn | Self::Mirror | Self::Diagonal => true,
        }
    }
}
