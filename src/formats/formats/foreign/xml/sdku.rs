//! `.sdku`: a `Cell` for each cell that is filled in, with its column `x` and its row `y`, counted
//! from 0, its `value`, and its `origin`.

use super::Element;
use crate::formats::{Fault, FormatError, boards::mistake, json};
use sudoku_engine::grid::{Cell, Digit};
use sudoku_engine::sudoku::Puzzle;

/// The beginnings of the origin of a cell that a program filled in.
const COMPUTED: [&str; 9] = [
    "solv", "calc", "comput", "algo", "deduc", "hint", "auto", "logic", "guess",
];

/// The elements of a cell.
const FIELDS: [&str; 4] = ["x", "y", "value", "origin"];

/// The most elements to search for the fields of a cell.
const MOST_INNER: usize = 16;

/// The source of a digit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    User,
    Program,
    Puzzle,
}

impl Origin {
    fn read(text: Option<&str>) -> Self {
        match text.map(|text| text.trim().to_lowercase()) {
            Some(text) if text == "user" || text == "player" => Self::User,
            Some(text) if COMPUTED.iter().any(|it| text.starts_with(it)) => Self::Program,
            _ => Self::Puzzle,
        }
    }
}

pub(super) fn read(elements: &[Element]) -> Result<Puzzle, FormatError> {
    // The fields of each cell: its inner elements follow it.
    let mut cells: Vec<(&Element, [Option<&str>; 4])> = Vec::new();
    for (number, element) in elements.iter().enumerate() {
        if element.name == "Cell" {
            let end = elements[number + 1..].iter().take(MOST_INNER);
            let inner = end.take_while(|it| it.parent >= Some(number));
            let inner = inner.filter(|it| it.parent == Some(number));
            let misspelt = inner.clone().find_map(|it| {
                let name = json::meant(&it.name, &FIELDS)?.to_owned();
                let text = it.name.clone();
                Some(mistake(it.place, Fault::Misspelt { text, name }))
            });
            misspelt.map_or(Ok(()), Err)?;
            let said = FIELDS.map(|name| {
                let found = inner.clone().find(|it| it.name == name);
                found.map(|it| it.text.trim())
            });
            cells.push((element, said));
        }
    }
    let origins = cells
        .iter()
        .map(|(_, [_, _, _, origin])| Origin::read(*origin));
    // Digits typed by the user of a solver are the puzzle; digits typed in a game are not.
    let has_puzzle = origins.clone().any(|origin| origin == Origin::Puzzle);
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    for ((element, [x, y, value, _]), origin) in cells.iter().zip(origins) {
        let number = |text: &Option<&str>| text.and_then(|text| text.parse::<u8>().ok());
        let line = |text| number(text).filter(|line| *line < 9).map(usize::from);
        let (Some(column), Some(row)) = (line(x), line(y)) else {
            let [x, y] = [x, y].map(|it| it.map(str::to_owned));
            return Err(mistake(element.place, Fault::NotCoordinates { x, y }));
        };
        let cell = Cell::at(row, column);
        let digit = match value.unwrap_or("") {
            "" | "0" => continue,
            text => {
                let digit = number(&Some(text)).and_then(Digit::new);
                digit.ok_or_else(|| FormatError::not_a_digit(element.place, text))?
            }
        };
        let is_given = match origin {
            Origin::Puzzle => true,
            Origin::User => !has_puzzle,
            Origin::Program => false,
        };
        let values = if is_given {
            &mut puzzle.givens
        } else {
            &mut puzzle.entries
        };
        values[cell.index()] = Some(digit);
    }
    Ok(puzzle)
}
