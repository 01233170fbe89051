//! The symmetries that the pattern of the givens can have.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use crate::grid::{Cell, CellSet, House, Layout};

/// How the pattern of the givens looks the same after a movement of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Symmetry {
    /// The pattern may be any.
    #[default]
    None,
    /// A turn by 180 degrees about the middle of the board.
    HalfTurn,
    /// A turn by 90 degrees about the middle of the board.
    QuarterTurn,
    /// A reflection about the middle column: left and right change places.
    Mirror,
    /// A reflection about the diagonal from the first cell to the last: rows and
    /// columns change places.
    Diagonal,
}

impl Symmetry {
    /// Every symmetry.
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Mirror,
        Self::Diagonal,
    ];

    /// The name on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::Mirror => "mirror",
            Self::Diagonal => "diagonal",
        }
    }

    /// Where the movement takes a cell of a board with nine rows.
    pub const fn image(self, cell: Cell) -> Cell {
        self.image_on(9, cell)
    }

    /// Where the movement takes a cell of a board with so many rows.
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

    /// Where it takes the cells of a set, on a board with so many rows.
    pub fn images_on(self, size: usize, cells: CellSet) -> CellSet {
        cells.iter().map(|cell| self.image_on(size, cell)).collect()
    }

    /// Whether a board is the same after the movement: its houses, whatever sees each
    /// other without one, and its cages.
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

    /// Whether the set looks the same after the movement.
    pub fn holds_for(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| cells.contains(self.image(cell)))
    }

    /// The sets of cells of which either all or none are given, in the order of
    /// their first cells: one, two or four cells each.
    pub fn orbits(self) -> Vec<CellSet> {
        self.orbits_on(&Layout::CLASSIC)
    }

    /// The same on a board that the movement keeps.
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

    /// The cells to which the movement takes a cell, again and again.
    pub(super) fn orbit_on(self, size: usize, cell: Cell) -> CellSet {
        let mut orbit = CellSet::EMPTY;
        let mut next = cell;
        while orbit.insert(next) {
            next = self.image_on(size, next);
        }
        orbit
    }

    /// Whether there is a pattern of so many givens that has the symmetry.
    ///
    /// The middle cell is alone under both turns, and the nine cells of the middle
    /// column or of the diagonal are under a reflection.
    pub const fn allows(self, givens: u32) -> bool {
        match self {
            Self::QuarterTurn => givens % 4 < 2,
            Self::None | Self::HalfTurn | Self::Mirror | Self::Diagonal => true,
        }
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::HalfTurn => "half turn",
            Self::QuarterTurn => "quarter turn",
            Self::Mirror => "mirror",
            Self::Diagonal => "diagonal",
        })
    }
}

/// A name that no symmetry has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{}' is not a symmetry; the symmetries are none, half-turn, quarter-turn, mirror, diagonal",
    .0.escape_debug()
)]
pub struct UnknownSymmetry(pub String);

impl FromStr for Symmetry {
    type Err = UnknownSymmetry;

    fn from_str(text: &str) -> Result<Self, UnknownSymmetry> {
        Self::ALL
            .into_iter()
            .find(|symmetry| symmetry.slug() == text)
            .ok_or_else(|| UnknownSymmetry(text.chars().take(40).collect()))
    }
}
