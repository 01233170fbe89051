//! The place to look for a deduction: the second of three hints, which does not reveal a digit.

use super::place::place;
use super::{Span, Text, pattern, picture, said};
use sudoku_engine::grid::{CellSet, House};
use sudoku_engine::rules::Deduction;

/// The place to look for a deduction.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Look {
    /// `Look at rows 2 and 6.`
    pub text: Text,
    /// The houses to tint.
    pub houses: Vec<House>,
    /// The cells to tint.
    pub cells: CellSet,
}

/// The place to look for a deduction: houses if its pattern consists of houses, otherwise cells;
/// never a digit.
pub fn look(deduction: &Deduction) -> Look {
    let (houses, cells) = match pattern::of(deduction).look() {
        Some(houses) => (houses, CellSet::EMPTY),
        None => named(deduction),
    };
    let listed_houses = Text::listed_houses(houses.iter().copied());
    let text = match (houses.is_empty(), cells.is_empty()) {
        (false, true) => said!("look-at", places = listed_houses),
        (false, false) => said!(
            "look-at-both",
            houses = listed_houses,
            cells = Text::listed(cells),
        ),
        (true, _) => said!("look-at", places = Text::listed(cells)),
    };
    Look {
        text,
        houses,
        cells,
    }
}

/// The houses and cells that the place of the deduction names; if there are none, the cells that
/// its argument uses or changes.
fn named(deduction: &Deduction) -> (Vec<House>, CellSet) {
    let mut houses = Vec::new();
    let mut cells = CellSet::EMPTY;
    for span in place(deduction).named() {
        match span {
            Span::House(house) | Span::HouseNumber(house) if !houses.contains(house) => {
                houses.push(*house);
            }
            Span::Cell(cell) => {
                cells.insert(*cell);
            }
            Span::Candidate(candidate) => {
                cells.insert(candidate.cell);
            }
            Span::Sum(sum) => cells |= sum.cells,
            _ => {}
        }
    }
    if houses.is_empty() && cells.is_empty() {
        let picture = picture(deduction);
        cells = picture.used().map(|candidate| candidate.cell).collect();
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        if cells.is_empty() {
            cells = conclusions.map(|candidate| candidate.cell).collect();
        }
    }
    (houses, cells)
}
