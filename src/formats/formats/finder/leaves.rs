//! Grids of web pages that are no tables: elements with nothing but a digit, or nothing, in
//! each.

use super::signs::clean;
use crate::formats::boards::mistake;
use crate::formats::{FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, Grid, Values};
use sudoku_engine::sudoku::Puzzle;

/// Elements that may be cells.
const CELLS: [&str; 7] = ["div", "span", "td", "li", "button", "p", "text"];

/// What stands in a cell is no longer than so many bytes.
const LONGEST: usize = 32;

/// The elements of a page that may be cells, with those that follow each other directly in
/// one group.
fn leaves(page: &str) -> Vec<Vec<Option<Digit>>> {
    let mut groups: Vec<Vec<Option<Digit>>> = Vec::new();
    let mut follows = false;
    let mut rest = page;
    while let Some(at) = rest.find('<') {
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
        match content(behind, name).filter(|_| is_cell) {
            Some((digit, length)) => {
                if !follows {
                    groups.push(Vec::new());
                }
                if let Some(group) = groups.last_mut() {
                    group.push(digit);
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

/// What stands in an element that a text goes on with, if that is a digit or nothing, and the
/// length of it with its end.
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

/// The puzzle of a page; `None` if there is none of this kind.
pub(in crate::formats) fn read(page: &str) -> Option<Result<Puzzle, FormatError>> {
    let mut groups = leaves(page);
    groups.retain(|group| group.len() > 2);
    let size = groups.first()?.len();
    let cells: Vec<Option<Digit>> = groups.concat();
    let is_even = groups.iter().all(|group| group.len() == size);
    let cells = Values::try_from(cells).ok().filter(|_| is_even)?;
    let by_boxes: Values = std::array::from_fn(|at| {
        let (row, column) = (at / 9, at % 9);
        let (number, inner) = (row / 3 * 3 + column / 3, row % 3 * 3 + column % 3);
        cells[9 * number + inner]
    });
    let is_sound = |values: &&Values| !Grid::from_values(values).has_clash();
    let orders = [&cells, &by_boxes];
    let orders = if size == Cell::COUNT {
        &orders[..1]
    } else {
        &orders
    };
    let mut sound = orders.iter().copied().filter(is_sound);
    match (sound.next(), sound.next()) {
        (Some(values), None) => Some(Ok(Puzzle::new(*values))),
        (Some(values), Some(other)) if values == other => Some(Ok(Puzzle::new(*values))),
        (Some(_), Some(_)) => {
            let problem = "on this page it is not known whether the cells come by rows or by boxes";
            Some(Err(mistake(Place::START, problem)))
        }
        (None, _) => None,
    }
}
