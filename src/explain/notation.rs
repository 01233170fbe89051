use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::grid::{Cell, House, HouseKind};

/// How cells and houses are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notation {
    /// `r1c3`, `row 1`.
    #[default]
    Rc,
    /// `A3`, `row A`: letters for the rows.
    Letters,
    /// `r0c2`, `row 0`: counted from 0; at length `row 0, column 2`.
    Zero,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Self; 3] = [Self::Rc, Self::Letters, Self::Zero];

    /// The name on the command line.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Rc => "rc",
            Self::Letters => "letters",
            Self::Zero => "zero",
        }
    }

    /// A cell's name.
    pub fn cell(self, cell: Cell) -> String {
        match self {
            Self::Rc => cell.to_string(),
            Self::Letters => format!("{}{}", letter(cell.row()), cell.column() + 1),
            Self::Zero => format!("r{}c{}", cell.row(), cell.column()),
        }
    }

    /// A cell's name where it stands alone, as in a list of moves.
    pub fn cell_at_length(self, cell: Cell) -> String {
        match self {
            Self::Rc | Self::Letters => self.cell(cell),
            Self::Zero => format!("row {}, column {}", cell.row(), cell.column()),
        }
    }

    /// A house's name.
    pub fn house(self, house: House) -> String {
        match (self, house.kind()) {
            (Self::Letters, HouseKind::Row) => format!("row {}", letter(house.number())),
            (Self::Zero, kind) => format!("{kind} {}", house.number()),
            _ => house.to_string(),
        }
    }
}

fn letter(row: usize) -> char {
    char::from(b'A' + row as u8)
}

/// Shows the notation by what it makes of the third cell.
impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.cell_at_length(Cell::at(0, 2)))
    }
}

/// A name that no notation has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{}' is not a notation; the notations are rc, letters, zero", .0.escape_debug())]
pub struct UnknownNotation(pub String);

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Self, UnknownNotation> {
        Self::ALL
            .into_iter()
            .find(|notation| notation.slug() == text)
            .ok_or_else(|| UnknownNotation(text.chars().take(40).collect()))
    }
}
