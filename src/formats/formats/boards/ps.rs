//! The text of Perfect Sudoku: `3x3:`, a `d` if the diagonals count, `:k:`, then a number and a
//! colon for each cell. A number is 256 times the sum of the cell's cage, plus a number that
//! distinguishes it from other cages. Below 256 there is no cage.
//!
//! Some programs write sum and cage the other way round, so a text whose numbers give no valid
//! cages as they stand is read that way.

use std::collections::BTreeSet;

use super::{Place, caged, mistake, number};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError};
use sudoku_engine::grid::{Cell, CellSet, Feature, Layout, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

const START: &str = "3x3:";
const WITH_DIAGONALS: &str = "3x3:d:k:";
const PLAIN: &str = "3x3::k:";

/// The factor of the sum in a number.
const BYTE: u32 = 256;

/// The longest text for other boxes.
const LONGEST_BOXES: usize = 5;

pub(in crate::formats) fn is_start(line: &str) -> bool {
    let rest = line.strip_prefix(START).map(str::trim_start);
    let rest = rest.map(|rest| rest.strip_prefix('d').unwrap_or(rest).trim_start());
    rest.is_some_and(|rest| rest.starts_with(':')) || other_boxes(line).is_some()
}

/// Returns the text for other boxes than those of the classic board.
fn other_boxes(line: &str) -> Option<&str> {
    let (boxes, rest) = line.split_once(':')?;
    let is_of_boxes = |one: char| one.is_ascii_digit() || one == 'x';
    let has_digit = boxes.contains(|one: char| one.is_ascii_digit());
    let are_boxes = boxes.len() <= LONGEST_BOXES && has_digit && boxes.chars().all(is_of_boxes);
    let is_begun = rest.starts_with(":k:") || rest.starts_with("d:k:");
    (are_boxes && is_begun && !line.starts_with(START)).then_some(boxes)
}

/// Whether there are fewer numbers than cells.
pub(super) fn goes_on(line: &str) -> bool {
    is_start(line.trim_start()) && line.matches(':').count() < 3 + Cell::COUNT
}

/// Returns the puzzle, and the rest of the line behind it.
pub(in crate::formats) fn read(line: &str, place: Place) -> Result<(Puzzle, &str), FormatError> {
    if let Some(boxes) = other_boxes(line.trim_start()) {
        let text = boxes.to_owned();
        return Err(mistake(place, Fault::OnlyClassicBoxes { text }));
    }
    let end = line.match_indices(':').nth(2 + Cell::COUNT);
    let (text, rest) = line.split_at(end.map_or(line.len(), |(at, _)| at + 1));
    let mut column = place.column;
    let mut fields = text
        .trim_end()
        .trim_end_matches(':')
        .split(':')
        .map(|field| {
            let blanks = field.chars().take_while(|one| one.is_whitespace()).count();
            let start = column + blanks;
            column += field.chars().count() + 1;
            let field: String = field.split_whitespace().collect();
            let place = Place {
                column: start,
                ..place
            };
            (place, field)
        });
    let start: Vec<String> = fields.by_ref().take(3).map(|(_, field)| field).collect();
    let has_diagonals = start.get(1).is_some_and(|it| it == "d");
    let is_plain = start.get(1).is_some_and(String::is_empty);
    if !(has_diagonals || is_plain) || start.get(2).is_none_or(|it| it != "k") {
        return Err(FormatError::not_a_digit(place, start.join(":")));
    }
    let numbers: Vec<(Place, u32)> = fields
        .map(|(place, text)| {
            let number = text.parse().ok().filter(|it| *it < BYTE * BYTE);
            let number = number.ok_or_else(|| {
                let text = shown(&text, FormatError::SHOWN_OF_TEXT);
                mistake(place, Fault::NotANumber { text })
            })?;
            Ok((place, number))
        })
        .collect::<Result<_, FormatError>>()?;
    if numbers.len() != Cell::COUNT {
        let line = place.line;
        return Err(FormatError::Cells {
            line,
            found: numbers.len(),
            needed: Cell::COUNT,
        });
    }
    let board = if has_diagonals {
        LayoutBuilder::classic().diagonals()
    } else {
        LayoutBuilder::classic()
    };
    let turned = numbers.iter();
    let turned: Vec<(Place, u32)> = turned
        .map(|(place, it)| (*place, it % BYTE * BYTE + it / BYTE))
        .collect();
    let layout = with_cages(&board, &numbers).or_else(|error| {
        let turned = with_cages(&board, &turned);
        let turned = turned.ok().filter(|layout| !layout.cages().is_empty());
        turned.ok_or(error)
    })?;
    Ok((Puzzle::on(layout, [None; Cell::COUNT]), rest))
}

/// Returns the board with the cages of these numbers. Each cage has a number of its own, so two
/// sums for one are a mistake.
fn with_cages(board: &LayoutBuilder, numbers: &[(Place, u32)]) -> Result<Layout, FormatError> {
    let mut cages: Vec<(Place, u32, CellSet)> = Vec::new();
    let all = numbers.iter().map(|(_, number)| *number);
    let all: BTreeSet<u32> = all.filter(|it| *it >= BYTE).collect();
    for (cell, (place, number)) in Cell::all().zip(numbers) {
        if !can_be_meant(*number, cell, all.len()) {
            let number = *number as usize;
            return Err(mistake(*place, Fault::NotTheNumberOfACage { number }));
        }
        if *number < BYTE {
            continue;
        }
        match cages
            .iter_mut()
            .find(|(_, other, _)| other % BYTE == number % BYTE)
        {
            Some((_, other, _)) if other != number => {
                let [one, other] = [*other, *number].map(|it| (it / BYTE) as usize);
                return Err(mistake(*place, Fault::TwoSums { one, other }));
            }
            Some((.., cells)) => {
                cells.insert(cell);
            }
            None => cages.push((*place, *number, CellSet::only(cell))),
        }
    }
    let cages = cages.into_iter().map(|(place, number, cells)| {
        let sum = u8::try_from(number / BYTE).ok();
        let sum = sum.ok_or_else(|| {
            let number = number as usize;
            mistake(place, Fault::NotTheNumberOfACage { number })
        })?;
        Ok((place, cells, Some(sum)))
    });
    caged(board, &cages.collect::<Result<Vec<_>, FormatError>>()?)
}

/// Whether a number can stand for a cell, on a board with so many cages: cages are told apart by
/// numbers up to 80, which a cell without a cage may have, too.
fn can_be_meant(number: u32, cell: Cell, cages: usize) -> bool {
    let own = (number % BYTE) as usize;
    // A cell without a cage may have a larger one, as it is written below.
    let is_written = || number < BYTE && own == cages + self::number(Cell::SIDE, cell);
    own < Cell::COUNT || is_written()
}

pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    let layout = &puzzle.layout;
    let has_diagonals = layout.features().contains(&Feature::DiagonalDown);
    let mut text = if has_diagonals { WITH_DIAGONALS } else { PLAIN }.to_owned();
    let cages = layout.cages();
    // A cell without a cage gets a number that no cage has.
    for cell in Cell::all() {
        let written = match cages.iter().position(|cage| cage.cells.contains(cell)) {
            Some(at) => {
                let sum = u32::from(cages[at].sum.unwrap_or(0));
                sum * BYTE + u32::try_from(at).unwrap_or(0)
            }
            None => u32::try_from(cages.len() + number(9, cell)).unwrap_or(0),
        };
        text += &format!("{written}:");
    }
    text
}
