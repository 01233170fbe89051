//! The boards of lessons as a word: the cages on the classic board, if any, or the regions in place
//! of boxes.
//!
//! `15=11.12.21,7=13.14` has two cages, each with its sum and its cells by row and column. A
//! word of 81 digits has the region of each cell.

use sudoku_engine::grid::{Cage, Cell, CellSet, Layout, LayoutBuilder};

/// The board of a word; `None` if the word is not valid.
pub(super) fn read(word: &str) -> Option<Layout> {
    if word.len() == Cell::COUNT && word.bytes().all(|byte| byte.is_ascii_digit()) {
        return LayoutBuilder::new(9).regions_from(word).build().ok();
    }
    let mut builder = LayoutBuilder::classic();
    for cage in word.split(',') {
        let (sum, cells) = cage.split_once('=')?;
        let cells: Option<CellSet> = cells.split('.').map(read_cell).collect();
        builder = builder.cage(cells?, Some(sum.parse().ok()?));
    }
    builder.build().ok()
}

fn read_cell(text: &str) -> Option<Cell> {
    let number: usize = text.parse().ok()?;
    let (row, column) = (number / 10, number % 10);
    let is_there = (1..=Cell::SIDE).contains(&row) && (1..=Cell::SIDE).contains(&column);
    is_there.then(|| Cell::at(row - 1, column - 1))
}

/// The word of a board; `None` for the classic one.
pub(super) fn write(layout: &Layout) -> Option<String> {
    if !layout.has_classic_boxes() {
        let region = |cell: Cell| layout.region_of(cell);
        let number = |cell| region(cell).map(|region| (region.number() + 1).to_string());
        return Cell::all().map(number).collect();
    }
    let cages: Vec<String> = layout.cages().iter().filter_map(write_cage).collect();
    (!cages.is_empty()).then(|| cages.join(","))
}

/// A cage without a sum cannot be written as a word.
fn write_cage(cage: &Cage) -> Option<String> {
    let sum = cage.sum?;
    let cell = |cell: Cell| format!("{}{}", cell.row() + 1, cell.column() + 1);
    let cells: Vec<String> = cage.cells.iter().map(cell).collect();
    Some(format!("{sum}={}", cells.join(".")))
}
