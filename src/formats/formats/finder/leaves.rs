//! Grids of web pages other than tables: elements that each contain only a digit, or nothing.

use super::grid::solves;
use super::is_full;
use super::page::{clean, has_class, input, is_entered};
use crate::formats::boards::mistake;
use crate::formats::reading::{Reading, Tally};
use crate::formats::{Fault, FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, Grid, Values};
use sudoku_engine::sudoku::Puzzle;

/// The elements that may be cells.
const CELLS: [&str; 7] = ["div", "span", "td", "li", "button", "p", "text"];

/// The words in the class of an element around nine cells that say in which house they are.
const ROW: [&str; 2] = ["row", "rows"];
const BOX: [&str; 8] = [
    "box", "boxes", "block", "blocks", "nonet", "region", "subgrid", "square",
];

/// The most groups of cells of a page.
const MOST_GROUPS: usize = 2000;

/// The longest start tag of an element that may be a cell, in bytes.
pub(super) const LONGEST_TAG: usize = 400;

/// The longest content of a cell, in bytes.
const LONGEST: usize = 32;

/// The content of an element that may be a cell.
#[derive(Debug, Clone, Copy)]
struct Leaf {
    digit: Option<Digit>,
    is_entered: bool,
}

/// The order of the cells of a grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    Rows,
    Boxes,
}

impl Order {
    /// Returns the order of cells by the element around them, if it shows one.
    fn told(name: &str, tag: &str) -> Option<Self> {
        if name.eq_ignore_ascii_case("tr") || has_class(tag, &ROW) {
            return Some(Self::Rows);
        }
        has_class(tag, &BOX).then_some(Self::Boxes)
    }
}

/// Cells that follow each other directly.
#[derive(Clone)]
struct Group {
    cells: Vec<Leaf>,
    /// The order by the element around them.
    order: Option<Order>,
    /// Whether a table begins before them.
    opens_table: bool,
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
fn leaves(page: &str) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut follows = false;
    let (mut order, mut opens_table) = (None, false);
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        let rest_at = &rest[at..];
        let tag = &rest[at + 1..];
        let Some(end) = tag.bytes().take(LONGEST_TAG).position(|byte| byte == b'>') else {
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
        let leaf = match input(rest_at) {
            Some((value, _)) => match of_field(&value) {
                Some(leaf) => leaf,
                None => continue,
            },
            None => match content(behind, name).filter(|_| is_cell) {
                Some((digit, length)) => {
                    rest = &behind[length..];
                    let is_entered = is_entered(&tag[..end]);
                    Leaf { digit, is_entered }
                }
                None => {
                    follows = false;
                    order = Order::told(name, &tag[..end]);
                    opens_table |= name.eq_ignore_ascii_case("table");
                    continue;
                }
            },
        };
        if !follows {
            groups.push(Group {
                cells: Vec::new(),
                order,
                opens_table: std::mem::take(&mut opens_table),
            });
        }
        if let Some(group) = groups.last_mut() {
            group.cells.push(leaf);
        }
        follows = true;
        if groups.len() > MOST_GROUPS {
            break;
        }
    }
    groups
}

/// Returns the grids in groups of cells, each in groups of equal size; `None` if there is anything
/// else.
fn grids(groups: Vec<Group>) -> Option<Vec<Vec<Group>>> {
    let whole = |group: Group| -> Vec<Group> {
        let parts = group.cells.chunks(Cell::COUNT);
        let part = |cells: &[Leaf]| Group {
            cells: cells.to_vec(),
            ..group
        };
        parts.map(part).collect()
    };
    let mut grids = Vec::new();
    let mut begun: Vec<Group> = Vec::new();
    for group in groups.into_iter().flat_map(whole) {
        let size = group.cells.len();
        if begun.first().is_some_and(|it| it.cells.len() != size) {
            return None;
        }
        begun.push(group);
        match (begun.len() * size).cmp(&Cell::COUNT) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => grids.push(std::mem::take(&mut begun)),
            std::cmp::Ordering::Greater => return None,
        }
    }
    (begun.is_empty() && !grids.is_empty()).then_some(grids)
}

/// Returns the order of the cells of a grid, if the elements around its groups show it.
fn told_order(groups: &[Group]) -> Option<Order> {
    let order = groups.first()?.order;
    let is_it = |group: &Group| group.order == order;
    match groups.len() {
        Cell::SIDE => order.filter(|_| groups.iter().all(is_it)),
        // The rows of boxes that are tables.
        27 => {
            let mut all = groups.iter().enumerate();
            let are_tables = all.all(|(at, group)| group.opens_table == at.is_multiple_of(3));
            are_tables.then_some(Order::Boxes)
        }
        _ => None,
    }
}

/// Whether the cells of a page are those of grids whose boxes are tables.
pub(in crate::formats) fn has_tables(page: &str) -> bool {
    let mut groups = leaves(page);
    groups.retain(|group| group.cells.len() > 2);
    let is_it = |grid: &Vec<Group>| grid.len() != Cell::SIDE && told_order(grid).is_some();
    grids(groups).is_some_and(|all| all.iter().all(is_it))
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

/// Returns the puzzles of a page; `None` if there is none of this kind. A full grid may be the
/// solution of another.
pub(in crate::formats) fn read(page: &str) -> Option<Result<Reading, FormatError>> {
    let mut groups = leaves(page);
    groups.retain(|group| group.cells.len() > 2);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut tally = Tally::NONE;
    for grid in grids(groups)? {
        let puzzle = match puzzle(&grid)? {
            Ok(puzzle) => puzzle,
            Err(error) => return Some(Err(error)),
        };
        let solved = |full: &Puzzle, open: &Puzzle| is_full(full) && solves(&full.givens, open);
        if puzzles.iter().any(|it| solved(&puzzle, it)) {
            tally.solution(1, true);
            continue;
        }
        if let Some(at) = puzzles.iter().position(|it| solved(it, &puzzle)) {
            puzzles.remove(at);
            tally.solution(1, true);
        }
        puzzles.push(puzzle);
    }
    let notes = tally.notes().collect();
    Some(Ok(Reading::noted(puzzles, notes)))
}

/// Returns the puzzle of a grid; `None` if its digits clash in any order.
fn puzzle(groups: &[Group]) -> Option<Result<Puzzle, FormatError>> {
    let told = told_order(groups);
    let leaves: Vec<Leaf> = groups.iter().flat_map(|it| it.cells.clone()).collect();
    let cells: Vec<Option<Digit>> = leaves.iter().map(|leaf| leaf.digit).collect();
    let cells = Values::try_from(cells).ok()?;
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
    let orders = match groups {
        [_] => &orders[..1],
        _ => &orders[..],
    };
    let is_told = |(_, by_boxes): &&(&Values, bool)| {
        told.is_some_and(|told| (told == Order::Boxes) == *by_boxes)
    };
    let told = orders.iter().find(is_told).copied();
    if let Some((values, by_boxes)) = told.filter(|(values, _)| is_sound(values)) {
        return Some(Ok(puzzle(values, by_boxes)));
    }
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
        (None, _) => told.map(|(values, by_boxes)| Ok(puzzle(values, by_boxes))),
    }
}
