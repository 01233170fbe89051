//! The kinds of houses in which a cell sees others.

use super::Layout;
use crate::grid::cell::{Cell, CellSet};
use crate::grid::house::{HouseKind, HouseKinds};

impl Layout {
    /// The kinds of houses in which a cell sees others: always its row, its column and its box or
    /// region; additional houses and its cage only if they hold some of the others that the houses
    /// before them do not. `None` if a rule of the board lets the cell see some of them without a
    /// house or a cage.
    pub fn kinds_between(&self, cell: Cell, others: CellSet) -> Option<HouseKinds> {
        let mut kinds = HouseKinds::default();
        let mut left = others;
        for house in self.houses_of(cell) {
            if !house.kind().is_further() || !left.is_disjoint(house.cells()) {
                kinds.insert(house.kind());
                left -= house.cells();
            }
        }
        if let Some(cage) = self.cage_of(cell)
            && !left.is_disjoint(cage.cells)
        {
            kinds.insert(HouseKind::Cage);
            left -= cage.cells;
        }
        left.is_empty().then_some(kinds)
    }
}
