//! The tables of a web page as they are nested, to find the mistake in a damaged one.

use super::leaves::LONGEST_TAG;
use crate::formats::boards::mistake;
use crate::formats::{Fault, FormatError, Place};
use sudoku_engine::grid::Cell;

/// The rows and columns of a box, and the boxes beside each other.
const SIDE: usize = 3;

/// The fewest whole boxes that show the meaning of tables in a table.
const FEWEST_BOXES: usize = 5;

/// The most tables of a page to look at.
const MOST_TABLES: usize = 500;

/// A table without another in it.
struct Table {
    start: usize,
    rows: Vec<TableRow>,
    /// The number of the table around it, if there is one.
    around: Option<usize>,
}

/// A row of a table.
#[derive(Default)]
struct TableRow {
    start: usize,
    cells: usize,
    /// The cells without a content, and those with a sign for an empty cell.
    blank: usize,
    signs: usize,
}

impl Table {
    /// Whether it is a box.
    fn is_box(&self) -> bool {
        self.rows.len() == SIDE && self.rows.iter().all(|row| row.cells == SIDE)
    }

    fn cells(&self) -> usize {
        self.rows.iter().map(|row| row.cells).sum()
    }
}

/// Returns the mistake in the tables of a page in which no puzzle is found: a row without cells, or a
/// blank one beside other signs for empty cells, among eight whole ones, or a box that is not whole among nine tables in a table.
pub(in crate::formats) fn damaged(page: &str) -> Option<FormatError> {
    let tables = tables(page);
    tables
        .iter()
        .find_map(|table| empty_row(table, page))
        .or_else(|| damaged_box(&tables, page))
}

fn empty_row(table: &Table, page: &str) -> Option<FormatError> {
    let has_signs = table.rows.iter().any(|row| row.signs > 0);
    let is_empty = |row: &&TableRow| row.cells == 0 || has_signs && row.blank == Cell::SIDE;
    let (empty, others): (Vec<&TableRow>, Vec<&TableRow>) = table.rows.iter().partition(is_empty);
    let are_whole = others.iter().all(|row| row.cells == Cell::SIDE);
    match empty[..] {
        [row] if are_whole && table.rows.len() == Cell::SIDE => Some(FormatError::Cells {
            line: Place::after(&page[..row.start]).line,
            found: 0,
            needed: Cell::SIDE,
        }),
        _ => None,
    }
}

fn damaged_box(tables: &[Table], page: &str) -> Option<FormatError> {
    let around = tables.iter().filter(|it| it.is_box());
    let around = around.filter_map(|it| it.around).next()?;
    let boxes = || tables.iter().filter(|it| it.around == Some(around));
    if boxes().filter(|it| it.is_box()).count() < FEWEST_BOXES {
        return None;
    }
    if let Some(wrong) = boxes().find(|it| !it.is_box()) {
        let uneven = wrong.rows.iter().find(|row| row.cells != SIDE);
        let start = uneven.map_or(wrong.start, |row| row.start);
        let (found, needed) = (wrong.cells(), Cell::SIDE);
        let place = Place::after(&page[..start]);
        return Some(mistake(place, Fault::BoxCells { found, needed }));
    }
    let (found, needed) = (boxes().count(), Cell::SIDE);
    let place = Place::after(&page[..boxes().next()?.start]);
    (found != needed).then(|| mistake(place, Fault::BoxCount { found, needed }))
}

/// Returns the tables of a page without another in them, in their order.
fn tables(page: &str) -> Vec<Table> {
    let mut ended: Vec<Table> = Vec::new();
    // The open tables, each with its number and whether there is another in it.
    let mut open: Vec<(usize, bool, Table)> = Vec::new();
    let mut count = 0;
    for (at, _) in page.match_indices('<') {
        let tag = &page.as_bytes()[at + 1..];
        let end = tag.iter().take(LONGEST_TAG);
        let length = end.take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'/');
        let name = page[at + 1..at + 1 + length.count()].to_ascii_lowercase();
        match name.as_str() {
            "table" if count < MOST_TABLES => {
                let around = open.last_mut().map(|(number, has_inner, _)| {
                    *has_inner = true;
                    *number
                });
                let (start, rows) = (at, Vec::new());
                let table = Table {
                    start,
                    rows,
                    around,
                };
                open.push((count, false, table));
                count += 1;
            }
            "/table" => ended.extend(open.pop().filter(|(_, it, _)| !it).map(|(.., it)| it)),
            "tr" => {
                if let Some((.., table)) = open.last_mut() {
                    table.rows.push(TableRow {
                        start: at,
                        ..TableRow::default()
                    });
                }
            }
            "td" | "th" => {
                let row = open.last_mut().and_then(|(.., it)| it.rows.last_mut());
                if let Some(row) = row {
                    row.cells += 1;
                    let inner = page[at + 1..].split(['>', '<']).nth(1).unwrap_or_default();
                    match inner.trim() {
                        "" | "&nbsp;" => row.blank += 1,
                        "." | "0" => row.signs += 1,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    ended
}
