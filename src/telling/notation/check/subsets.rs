//! Locked candidates and subsets.

use super::super::flaw::Fault;
use super::{Checked, KnownPattern};
use sudoku_engine::grid::{Cell, CellSet, Digit, DigitSet, House};

impl Checked<'_> {
    /// Checks that each removed candidate sees all places of its digit in a house.
    pub(super) fn locked(self, digits: DigitSet, house: House) -> Result<KnownPattern, Fault> {
        self.each_removed(|it| {
            if !digits.contains(it.digit) || house.contains(it.cell) {
                return Err(Fault::DoesNotFollow(it, false));
            }
            self.unless_seen(it, it.digit, self.places(it.digit, house.cells()))
        })?;
        Ok(KnownPattern::Locked(house))
    }

    /// Checks an equal number of digits and cells that are not in one house: each digit fits in at
    /// most once, except perhaps one.
    pub(super) fn disjoint(self, digits: &[Digit], cells: &[Cell]) -> Result<KnownPattern, Fault> {
        let digits: DigitSet = digits.iter().copied().collect();
        let cells: CellSet = cells.iter().copied().collect();
        let has = self.digits_of(cells);
        if has != digits {
            return Err(Fault::OtherDigits(cells, has, digits));
        }
        if digits.len() != cells.len() || !cells.is_subset(self.grid.unsolved()) {
            return Err(Fault::NotJustEnough(cells));
        }
        let is_loose = |digit: &Digit| {
            let places = self.places(*digit, cells);
            !places
                .iter()
                .all(|cell| self.sees_all(cell, places.without(cell)))
        };
        let loose: DigitSet = digits.iter().filter(is_loose).collect();
        if loose.len() > 1 {
            return Err(Fault::SeveralLoose(cells, loose));
        }
        let locked = if loose.is_empty() { digits } else { loose };
        self.each_removed(|it| {
            if !locked.contains(it.digit) || cells.contains(it.cell) {
                return Err(Fault::DoesNotFollow(it, false));
            }
            self.unless_seen(it, it.digit, self.places(it.digit, cells))
        })?;
        Ok(KnownPattern::Disjoint)
    }

    /// Checks an equal number of digits and cells: either the cells have no other digits, or the
    /// digits have no other cells in a common house.
    pub(super) fn subset(self, digits: &[Digit], cells: &[Cell]) -> Result<KnownPattern, Fault> {
        let digits: DigitSet = digits.iter().copied().collect();
        let cells: CellSet = cells.iter().copied().collect();
        let houses = self.grid.layout().houses_with(cells);
        let has = self.digits_of(cells);
        let is_even = digits.len() == cells.len() && cells.is_subset(self.grid.unsolved());
        let is_naked = is_even && has == digits && houses.clone().next().is_some();
        let in_a_house = |house: &House| {
            let mut digits = digits.iter();
            digits.all(|digit| {
                let places = self.places(digit, house.cells());
                !places.is_empty() && places.is_subset(cells)
            })
        };
        let is_hidden = is_even && houses.clone().any(|house| in_a_house(&house));
        if !is_naked && !is_hidden {
            return Err(Fault::NoSubset(cells, digits));
        }
        self.each_removed(|it| {
            let is_inside = cells.contains(it.cell);
            if is_hidden && is_inside && !digits.contains(it.digit) {
                Ok(())
            } else if is_naked && !is_inside && digits.contains(it.digit) {
                self.unless_seen(it, it.digit, self.places(it.digit, cells))
            } else {
                Err(Fault::DoesNotFollow(it, false))
            }
        })?;
        Ok(KnownPattern::Subset)
    }
}
