//! Grids of web pages other than tables: elements that each contain only a digit, or nothing.

use super::signs::{clean, input, is_entered};
use crate::formats::boards::mistake;
use crate::formats::{Fault, FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, Grid, Values};
use sudoku_engine::sudoku::Puzzle;

/// The elements that may be cells.
const CELLS: [&str; 7] = ["div", "span", "td", "li", "button", "p", "text"];

/// The longest content of a cell, in bytes.
const LONGEST: usize = 32;

/// The content of an element that may be a cell.
#[derive(Debug, Clone, Copy)]
struct Leaf {
    digit: Option<Digit>,
    is_entered: bool,
}

/// Reads the value of a form field as a cell; `None` if it is not a cell.
fn of_field(value: &str) -> Option<Leaf> {
    let (is_entered, value) = match value.strip_prefix('+') {
        Some(value) => (true, value),
        None => (false, value),
    };
    let mut characters = value.trim().chars();
    let digit = match (characters.next(), characters.next()) {
        (None, _) | (Some('0' | '.'), None) => None,
        (Some(one), None) => Some(Digit::from_char(one)?),
        _ => return None,
    };
    Some(Leaf { digit, is_entered })
}

/// Returns the elements of a page that may be cells, in groups that follow each other directly.
fn leaves(page: &str) -> Vec<Vec<Leaf>> {
    let mut groups: Vec<Vec<Leaf>> = Vec::new();
    let mut follows = false;
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        let rest_at = &rest[at..];
        let tag = &rest[at + 1..];
        let Some(end) = tag.bytes().take(400).position(|byte| byte == b'>') else {
            rest = tag;
            continue;
        };
        let name = tag[..end]
            .split([' ', '\t', '\n'])
            .next()
            .unwrap_or_default();
        let behind = &tag[end + 1..];
        rest = behind;
        let is_cell = CELLS.iter().any(|known| known.eq_ignore_ascii_case(name));
        let field = input(rest_at);
        if let Some((value, _)) = field {
            if let Some(leaf) = of_field(&value) {
                if !follows {
                    groups.push(Vec::new());
                }
                groups
                    .last_mut()
                    .into_iter()
                    .for_each(|group| group.push(leaf));
                follows = true;
            }
            continue;
        }
        match content(behind, name).filter(|_| is_cell) {
            Some((digit, length)) => {
                if !follows {
                    groups.push(Vec::new());
                }
                if let Some(group) = groups.last_mut() {
                    group.push(Leaf {
                        digit,
                        is_entered: is_entered(&tag[..end]),
                    });
                }
                rest = &behind[length..];
                follows = true;
            }
            None => follows = false,
        }
        if groups.len() > Cell::COUNT {
            break;
        }
    }
    groups
}

/// Returns the content of an element at the start of a text, if it is a digit or nothing, and its
/// length with the end tag.
fn content(text: &str, name: &str) -> Option<(Option<Digit>, usize)> {
    let end = text.bytes().take(LONGEST).position(|byte| byte == b'<')?;
    let tag = text[end..].strip_prefix("</")?;
    let closes = tag
        .get(..name.len())
        .is_some_and(|it| it.eq_ignore_ascii_case(name));
    if !closes || !tag[name.len()..].starts_with('>') {
        return None;
    }
    let inner = clean(&text[..end]);
    let mut characters = inner.trim().chars();
    let digit = match (characters.next(), characters.next()) {
        (None, _) | (Some('0' | '.'), None) => None,
        (Some(one), None) => Some(Digit::from_char(one)?),
        _ => return None,
    };
    Some((digit, end + "</>".len() + name.len()))
}

/// Returns the puzzle of a page; `None` if there is none of this kind.
pub(in crate::formats) fn read(page: &str) -> Option<Result<Puzzle, FormatError>> {
    let mut groups = leaves(page);
    groups.retain(|group| group.len() > 2);
    let size = groups.first()?.len();
    let leaves: Vec<Leaf> = groups.concat();
    let is_even = groups.iter().all(|group| group.len() == size);
    let cells: Vec<Option<Digit>> = leaves.iter().map(|leaf| leaf.digit).collect();
    let cells = Values::try_from(cells).ok().filter(|_| is_even)?;
    // If there are no other givens, all digits are givens.
    let is_given = |leaf: &Leaf| leaf.digit.is_some() && !leaf.is_entered;
    let has_givens = leaves.iter().any(is_given);
    let entered: [bool; Cell::COUNT] =
        std::array::from_fn(|at| leaves[at].is_entered && has_givens);
    let place = |at: usize| {
        let (row, column) = (at / 9, at % 9);
        let (number, inner) = (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3);
        9 * number + inner
    };
    let by_boxes: Values = std::array::from_fn(|at| cells[place(at)]);
    let puzzle = |values: &Values, is_by_boxes: bool| {
        let mut puzzle = Puzzle::new(*values);
        for at in 0..Cell::COUNT {
            if entered[if is_by_boxes { place(at) } else { at }] {
                puzzle.entries[at] = puzzle.givens[at].take();
            }
        }
        puzzle
    };
    let is_sound = |values: &&Values| !Grid::from_values(values).has_clash();
    let orders = [(&cells, false), (&by_boxes, true)];
    let orders = if size == Cell::COUNT {
        &orders[..1]
    } else {
        &orders
    };
    let mut sound = orders
        .iter()
        .copied()
        .filter(|(values, _)| is_sound(values));
    match (sound.next(), sound.next()) {
        (Some((values, by_boxes)), None) => Some(Ok(puzzle(values, by_boxes))),
        (Some((values, by_boxes)), Some((other, _))) if values == other => {
            Some(Ok(puzzle(values, by_boxes)))
        }
        (Some(_), Some(_)) => Some(Err(mistake(Place::START, Fault::RowsOrBoxes))),
        (None, _) => None,
    }
}
