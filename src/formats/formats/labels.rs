//! Numbers of rows or columns in place of the cells of a grid.

use super::boards::mistake;
use super::{Fault, FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, Values};

/// Whether nine cells count up from 1 or from 0.
fn count(cells: impl Iterator<Item = Option<Digit>> + Clone) -> bool {
    let all = || Digit::ALL.into_iter().map(Some);
    cells.clone().eq(all()) || cells.eq(std::iter::once(None).chain(all().take(8)))
}

/// Whether a digit of some cells appears twice in a row, a column or a box.
fn clash(values: &Values, cells: impl Iterator<Item = Cell>) -> bool {
    let value = |cell: Cell| values[cell.index()];
    let is_again = |cell: Cell| {
        let mut peers = cell.peers().into_iter();
        value(cell).is_some() && peers.any(|peer| value(peer) == value(cell))
    };
    cells.into_iter().any(is_again)
}

/// Whether the first of nine rows numbers the columns: read as cells, its numbers appear twice in
/// their houses.
pub(super) fn has_head(values: &Values) -> bool {
    let head = || (0..Cell::SIDE).map(|column| Cell::at(0, column));
    count(head().map(|cell| values[cell.index()])) && clash(values, head())
}

/// Returns the problem of nine rows of nine values that begin in a line: the first row or the first
/// column has numbers in place of cells, so some cells are missing.
pub(super) fn problem(values: &Values, line: usize) -> Option<FormatError> {
    let names = || (0..Cell::SIDE).map(|row| Cell::at(row, 0));
    let numbers = || names().map(|cell| values[cell.index()]);
    let has_head = has_head(values);
    let is_numbered_below = || {
        numbers()
            .skip(1)
            .eq(Digit::ALL.into_iter().map(Some).take(8))
    };
    let is_numbered = has_head && is_numbered_below() || count(numbers()) && clash(values, names());
    let problem = if is_numbered {
        Fault::NumberedRows
    } else if has_head {
        Fault::NumberedColumns
    } else {
        return None;
    };
    Some(mistake(Place { line, column: 1 }, problem))
}
