use super::pattern;
use sudoku_engine::grid::{CellSet, House};
use sudoku_engine::rules::Deduction;

/// The possible places of the conclusions of a deduction, as far as its pattern determines them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    /// In one of these houses; in any, if there are none.
    pub(crate) houses: Vec<House>,
    /// In these cells; `None` for all.
    pub(crate) cells: Option<CellSet>,
    /// In sight of each of these cells.
    pub(crate) seeing: CellSet,
}

/// The possible places of the conclusions of a deduction: for a fish, in the cover houses and in
/// sight of all its fins.
pub(crate) fn reach(deduction: &Deduction) -> Reach {
    pattern::of(deduction).reach()
}
