//! Exchange: two fillings of the same cells that the rest of a puzzle cannot tell apart, so that a
//! puzzle with one solution has neither.
//!
//! The kernel checks this argument as a whole: it fills the cells in every way that the candidates
//! allow, and looks for an alternative to each filling.

use super::counting::Position;
use super::filling::{Filling, TooMany};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};

/// Whether each filling of the cells has an alternative that the rest of the puzzle cannot tell
/// apart from it: no cell is a given, every house and cage has the same digits in these cells, and
/// no outside cell that sees a digit of the alternative can hold that digit.
pub(super) fn always_has_another(position: &Position<'_>, cells: CellSet) -> Result<bool, TooMany> {
    let grid = position.grid();
    let live = |cell: Cell| match grid.value(cell) {
        Some(digit) => DigitSet::only(digit),
        None => position.candidates(cell),
    };
    if !cells.is_subset(grid.layout().cells() - grid.given()) {
        return Ok(false);
    }
    Filling::new(grid, cells, live).all(&mut |filled| has_another(grid, cells, filled))
}

fn has_another(grid: &Grid, cells: CellSet, filled: &[Candidate]) -> Result<bool, TooMany> {
    let layout = grid.layout();
    let houses = layout.houses().iter().map(|house| house.cells());
    let groups = houses.chain(layout.cages().iter().map(|cage| cage.cells));
    let digits_in = |group: CellSet, filled: &[Candidate]| -> DigitSet {
        let within = filled.iter().filter(|it| group.contains(it.cell));
        within.map(|it| it.digit).collect()
    };
    let groups = groups.filter(|group| !group.is_disjoint(cells));
    let groups: Vec<(CellSet, DigitSet)> = groups
        .map(|group| (group, digits_in(group, filled)))
        .collect();
    let can_hold = |cell: Cell, digit: Digit| {
        let outside = layout.peers_apart(cell) - cells;
        let elsewhere = grid.cells_with(digit) | grid.placed(digit);
        let was_there = !grid.is_given_by_candidates()
            || grid.has(Candidate::new(cell, digit))
            || grid.value(cell) == Some(digit);
        outside.is_disjoint(elsewhere) && was_there
    };
    let digits = |cell: Cell| {
        let own = groups.iter().filter(|(group, _)| group.contains(cell));
        let all = own.fold(layout.digits(), |all, (_, digits)| all & *digits);
        all.into_iter().filter(|it| can_hold(cell, *it)).collect()
    };
    let has_none = Filling::new(grid, cells, digits).all(&mut |other| {
        let is_other = !other.iter().all(|it| filled.contains(it));
        let mut groups = groups.iter();
        let is_same = groups.all(|(group, digits)| digits_in(*group, other) == *digits);
        Ok(!(is_other && is_same))
    });
    has_none.map(|has_none| !has_none)
}
