use super::pattern;
use sudoku_engine::grid::{CellSet, House};
use sudoku_engine::rules::Deduction;

/// Where the conclusions of a deduction can be, as far as its pattern says so at once.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    /// In one of these houses; in any, if there are none.
    pub(crate) houses: Vec<House>,
    /// In these cells; `None` for all.
    pub(crate) cells: Option<CellSet>,
    /// In sight of each of these cells.
    pub(crate) seeing: CellSet,
}

/// Where the conclusions of a deduction can be: of a fish, for instance, in the cover
/// houses, in sight of all of its fins.
pub(crate) fn reach(deduction: &Deduction) -> Reach {
    pattern::of(deduction).reach()
}
