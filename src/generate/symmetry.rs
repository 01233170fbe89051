//! The symmetries that the pattern of the givens can have.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Cell, CellSet};

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

    /// Where the movement takes a cell.
    pub const fn image(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Self::None => cell,
            Self::HalfTurn => Cell::at(8 - row, 8 - column),
            Self::QuarterTurn => Cell::at(column, 8 - row),
            Self::Mirror => Cell::at(row, 8 - column),
            Self::Diagonal => Cell::at(column, row),
        }
    }

    /// Whether the set looks the same after the movement.
    pub fn holds_for(self, cells: CellSet) -> bool {
        cells.iter().all(|cell| cells.contains(self.image(cell)))
    }

    /// The sets of cells of which either all or none are given, in the order of
    /// their first cells: one, two or four cells each.
    pub fn orbits(self) -> Vec<CellSet> {
        let mut orbits = Vec::with_capacity(Cell::COUNT);
        let mut seen = CellSet::EMPTY;
        for cell in Cell::all() {
            if seen.contains(cell) {
                continue;
            }
            let mut orbit = CellSet::EMPTY;
            let mut next = cell;
            while orbit.insert(next) {
                next = self.image(next);
            }
            seen |= orbit;
            orbits.push(orbit);
        }
        orbits
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
