//! The order of the two numbers or letters that name a cell.

/// Whether cells are listed row by row or column by column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Rows,
    Columns,
    Neither,
}

/// Returns the order of cells, each given by two numbers, if the first is the row.
pub(super) fn order<T: Ord + Copy>(cells: impl Iterator<Item = [T; 2]> + Clone) -> Order {
    if cells.clone().is_sorted() {
        return Order::Rows;
    }
    match cells.is_sorted_by_key(|[first, second]| [second, first]) {
        true => Order::Columns,
        false => Order::Neither,
    }
}
