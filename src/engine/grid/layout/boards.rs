//! The cells of the houses of known boards.

use super::Feature;
use crate::grid::cell::{Cell, CellSet};

/// A chess piece; cells one of its moves apart see each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Chess {
    /// Two cells in one direction, one in the other.
    Knight,
    /// One cell in any of the eight directions.
    King,
}

impl Chess {
    /// The cells one move away, on the largest board.
    pub(super) fn moves_from(self, cell: Cell) -> CellSet {
        let is_move = |other: &Cell| {
            let across = cell.column().abs_diff(other.column());
            let down = cell.row().abs_diff(other.row());
            match self {
                Self::Knight => across * down == 2,
                Self::King => across.max(down) == 1,
            }
        };
        Cell::all().filter(is_move).collect()
    }
}

/// The cells whose row and column meet a condition.
fn cells_that(fits: impl Fn(usize, usize) -> bool) -> CellSet {
    let fits = |cell: &Cell| fits(cell.row(), cell.column());
    Cell::all().filter(fits).collect()
}

/// The cells at these rows and columns, counted from 1.
fn cells_at(places: [(usize, usize); 9]) -> CellSet {
    let places = places.into_iter();
    places
        .map(|(row, column)| Cell::at(row - 1, column - 1))
        .collect()
}

/// The cells of a board with `size` rows.
pub(super) fn cells(size: usize) -> CellSet {
    cells_that(|row, column| row < size && column < size)
}

pub(super) fn row(number: usize) -> CellSet {
    cells_that(|row, _| row == number)
}

pub(super) fn column(number: usize) -> CellSet {
    cells_that(|_, column| column == number)
}

/// The boxes with these numbers of rows and columns, in reading order.
pub(super) fn boxes(size: usize, rows: usize, columns: usize) -> Vec<CellSet> {
    let tops = (0..size).step_by(rows);
    let corners = tops.flat_map(|top| (0..size).step_by(columns).map(move |left| (top, left)));
    corners
        .map(|(top, left)| rectangle(top..top + rows, left..left + columns))
        .collect()
}

fn rectangle(rows: std::ops::Range<usize>, columns: std::ops::Range<usize>) -> CellSet {
    cells_that(|row, column| rows.contains(&row) && columns.contains(&column))
}

pub(super) fn diagonal_down(size: usize) -> CellSet {
    cells_that(|row, column| row == column && row < size)
}

pub(super) fn diagonal_up(size: usize) -> CellSet {
    cells_that(|row, column| row + column + 1 == size)
}

/// The windows, in reading order.
pub(super) fn windows() -> [CellSet; 4] {
    [
        rectangle(1..4, 1..4),
        rectangle(1..4, 5..8),
        rectangle(5..8, 1..4),
        rectangle(5..8, 5..8),
    ]
}

/// The houses that four windows leave over. Rows 2 to 4 hold each digit three times, and the
/// windows in them hold it twice, so their other nine cells hold it once. The same is true for rows
/// 6 to 8 and for the columns. Rows 1, 5 and 9 also hold each digit three times, and the two houses
/// found in the columns hold it twice, so the last nine cells hold it once.
pub(super) fn hidden_windows() -> [CellSet; 5] {
    let is_outside = |number: usize| number.is_multiple_of(4);
    [
        cells_that(|row, column| is_outside(row) && is_outside(column)),
        cells_that(|row, column| is_outside(row) && (1..4).contains(&column)),
        cells_that(|row, column| is_outside(row) && (5..8).contains(&column)),
        cells_that(|row, column| is_outside(column) && (1..4).contains(&row)),
        cells_that(|row, column| is_outside(column) && (5..8).contains(&row)),
    ]
}

/// The cells at the same position in the squares of three by three, in reading order.
pub(super) fn groups() -> [CellSet; 9] {
    std::array::from_fn(|place| cells_that(|row, column| row % 3 * 3 + column % 3 == place))
}

pub(super) fn asterisk() -> CellSet {
    cells_at([
        (2, 5),
        (3, 3),
        (3, 7),
        (5, 2),
        (5, 5),
        (5, 8),
        (7, 3),
        (7, 7),
        (8, 5),
    ])
}

pub(super) fn center_dot() -> CellSet {
    cells_that(|row, column| row % 3 == 1 && column % 3 == 1)
}

pub(super) fn girandola() -> CellSet {
    cells_at([
        (1, 1),
        (1, 9),
        (2, 5),
        (5, 2),
        (5, 5),
        (5, 8),
        (8, 5),
        (9, 1),
        (9, 9),
    ])
}

/// The slanted lines of argyle: those on both sides of each diagonal, and those that join the
/// midpoints of the sides.
pub(super) fn argyle() -> [CellSet; 8] {
    let down = |by: isize| cells_that(|row, column| row.cast_signed() - column.cast_signed() == by);
    let up = |sum: usize| cells_that(|row, column| row + column == sum);
    [
        down(1),
        down(-1),
        down(4),
        down(-4),
        up(7),
        up(9),
        up(4),
        up(12),
    ]
}

/// The cells that see a cell because of a feature that is not a house.
pub(super) fn seen_by(feature: Feature, cell: Cell) -> CellSet {
    match feature {
        Feature::AntiKnight => Chess::Knight.moves_from(cell),
        Feature::AntiKing => Chess::King.moves_from(cell),
        _ => {
            let lines = argyle().into_iter();
            let through = lines.filter(|line| line.contains(cell));
            through.fold(CellSet::EMPTY, CellSet::union)
        }
    }
}

/// Whether the cells are connected by sides or corners.
pub(super) fn hang_together(cells: CellSet) -> bool {
    let mut reached = cells.smallest();
    loop {
        let around = |cell| Chess::King.moves_from(cell);
        let next = reached
            .iter()
            .fold(reached, |all, cell| all | (around(cell) & cells));
        if next == reached {
            return reached == cells;
        }
        reached = next;
    }
}
