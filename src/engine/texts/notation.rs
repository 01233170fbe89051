use serde::{Deserialize, Serialize};

use super::{Language, words};
use crate::grid::{Candidate, Cell, CellSet, House, HouseKind};
use crate::named::named;

named! {
    /// The notation of cells and houses.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Notation {
        /// `r1c3`, `row 1`.
        #[default]
        Rc: "rc";
        /// `A3`, `row A`: letters for the rows.
        Letters: "letters";
        /// `r0c2`, `row 0`: counted from 0; in the long form `row 0, column 2`.
        Zero: "zero";
    }
    /// The error for a name that no notation has.
    UnknownNotation: "is not a notation; the notations are";
}

impl Notation {
    /// The name of a cell.
    pub fn cell(self, cell: Cell) -> String {
        match self {
            Self::Rc => cell.to_string(),
            Self::Letters => format!("{}{}", letter(cell.row()), cell.column() + 1),
            Self::Zero => format!("r{}c{}", cell.row(), cell.column()),
        }
    }

    /// The name of a cell that stands alone, as in a list of moves.
    pub fn cell_at_length(self, language: &Language, cell: Cell) -> String {
        match self {
            Self::Rc | Self::Letters => self.cell(cell),
            Self::Zero => words!(
                language,
                "cell-at-length",
                row = cell.row(),
                column = cell.column()
            ),
        }
    }

    /// The name of a house.
    pub fn house(self, language: &Language, house: House) -> String {
        let number = self.house_number(house);
        match house.kind() {
            HouseKind::Row => words!(language, "house-row", number = number),
            HouseKind::Column => words!(language, "house-column", number = number),
            HouseKind::Box => words!(language, "house-box", number = number),
            HouseKind::Region => words!(language, "house-region", number = number),
            HouseKind::Diagonal if house.number() == 0 => words!(language, "house-diagonal-down"),
            HouseKind::Diagonal => words!(language, "house-diagonal-up"),
            HouseKind::Window => words!(language, "house-window", number = number),
            HouseKind::HiddenWindow => words!(language, "house-hidden-window", number = number),
            HouseKind::Group => words!(language, "house-group", number = number),
            HouseKind::Asterisk => words!(language, "house-asterisk"),
            HouseKind::CenterDot => words!(language, "house-center-dot"),
            HouseKind::Girandola => words!(language, "house-girandola"),
            HouseKind::Extra => words!(language, "house-extra", number = number),
            // The cages on the board have no numbers.
            HouseKind::Cage => {
                let first = house.cells().first();
                let cell = first.map_or_else(String::new, |cell| self.cell(cell));
                words!(language, "house-cage", cell = cell)
            }
        }
    }

    /// The number, or the letter, of a house.
    pub fn house_number(self, house: House) -> String {
        match (self, house.kind()) {
            (Self::Letters, HouseKind::Row) => letter(house.number()).to_string(),
            (Self::Zero, _) => house.number().to_string(),
            _ => (house.number() + 1).to_string(),
        }
    }

    /// The name of a house next to the board: `r1`, `c1`, `b1`; with letters for the rows `A`, `1`,
    /// `b1`.
    pub fn label(self, house: House) -> String {
        let number = self.house_number(house);
        match (self, house.kind()) {
            (Self::Letters, kind) if kind.is_line() => number,
            (_, kind) => format!("{}{number}", kind.letter()),
        }
    }

    /// The name of a candidate: `5 of r1c8`.
    pub fn candidate(self, language: &Language, candidate: Candidate) -> String {
        words!(
            language,
            "candidate",
            digit = candidate.digit.to_string(),
            cell = self.cell(candidate.cell),
        )
    }

    /// Cells in short form: `r4c89`, `r45c8`, `r45c89`; if they do not form a block of rows and
    /// columns, row by row: `r1c12,r2c1`.
    pub fn cells(self, cells: CellSet) -> String {
        let rows = House::rows().filter(|row| !row.cells().is_disjoint(cells));
        let columns = |row: House| -> Vec<House> {
            let here = cells & row.cells();
            let is_here = |column: &House| !column.cells().is_disjoint(here);
            House::columns().filter(is_here).collect()
        };
        let rows: Vec<(House, Vec<House>)> = rows.map(|row| (row, columns(row))).collect();
        let alike = rows.windows(2).all(|pair| pair[0].1 == pair[1].1);
        let blocks = rows.chunks(if alike { rows.len().max(1) } else { 1 });
        let names = blocks.map(|block| {
            let rows = self.numbers(block.iter().map(|(row, _)| *row));
            let columns = self.numbers(block[0].1.iter().copied());
            match self {
                Self::Letters => format!("{rows}{columns}"),
                Self::Rc | Self::Zero => format!("r{rows}c{columns}"),
            }
        });
        names.collect::<Vec<_>>().join(",")
    }

    /// The numbers of houses, one after another: `26`.
    pub fn numbers(self, houses: impl IntoIterator<Item = House>) -> String {
        let houses = houses.into_iter();
        houses.map(|house| self.house_number(house)).collect()
    }
}

fn letter(row: usize) -> char {
    char::from(b'A' + row as u8)
}
