//! Templates: the ways to place a digit in every house.
//!
//! A fish removes a candidate because it could not be true together with a
//! digit in every base house, so only a candidate that is in no template can
//! be the target of one. Most positions have none, and the search for fish
//! ends here.

use crate::grid::{CellSet, House};

/// The candidates of a digit that are in no template.
pub(super) fn impossible(cells: CellSet) -> CellSet {
    let mut rows = [House::row(0); 9];
    let mut count = 0;
    for row in House::rows() {
        if !cells.is_disjoint(row.cells()) {
            rows[count] = row;
            count += 1;
        }
    }
    let rows = &mut rows[..count];
    rows.sort_unstable_by_key(|row| (cells & row.cells()).len());
    let mut undecided = cells;
    let mut impossible = CellSet::EMPTY;
    while let Some(cell) = undecided.first() {
        undecided.remove(cell);
        if let Some(template) = template(cells - cell.peers(), rows) {
            undecided -= template;
        } else {
            impossible.insert(cell);
        }
    }
    impossible
}

/// One cell in each row, no two of which see each other.
fn template(cells: CellSet, rows: &[House]) -> Option<CellSet> {
    let Some((row, rest)) = rows.split_first() else {
        return Some(CellSet::EMPTY);
    };
    (cells & row.cells())
        .iter()
        .find_map(|cell| Some(template(cells - cell.peers(), rest)?.with(cell)))
}
