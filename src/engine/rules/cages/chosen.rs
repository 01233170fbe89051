//! The sum of cells that a person has chosen, and the digits that they can hold.

use super::filling::Filling;
use super::known_sum::{added, values_of};
use super::{Remainder, all_see_each_other};
use crate::grid::{Area, Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, combinations};

/// The sum of cells that a person has chosen, with everything known about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChosenSum {
    /// The cells.
    pub cells: CellSet,
    /// Their sum, if it is known.
    pub sum: Option<usize>,
    /// The values in them.
    pub placed: Vec<Candidate>,
    /// The cells without a value.
    pub open: CellSet,
    /// The smallest and the greatest possible sum, by their candidates, the cages that
    /// contain them as a whole or in part, their houses and the cells that they see. Each
    /// sum can be reached, unless that takes long to find out: then the bounds may be
    /// farther apart.
    pub bounds: [usize; 2],
    /// The sets of digits with the right sum for the cells without a value, each with the
    /// reason that rules it out, if any; sets with small digits come first. Empty if the
    /// sum is not known, or if digits may be equal.
    pub combinations: Vec<(DigitSet, Option<Dead>)>,
}

/// The reason why a set of digits cannot be placed in cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dead {
    /// None of the cells can hold this digit of the set.
    NoPlace(Digit),
    /// This cell can hold none of the digits of the set.
    NoDigit(Cell),
    /// Each digit has a place and each cell a digit, but there is no way to place them all.
    NoWay,
    /// They can be placed, but then cells around them cannot have their sums.
    Sums,
}

impl ChosenSum {
    /// Works out the sum of cells: those of a cage, of several whole cages, or any others.
    pub fn of(grid: &Grid, cells: CellSet) -> Self {
        let open = cells & grid.unsolved();
        let placed = values_of(grid, cells - open);
        let filling = Filling::of(grid, open);
        let sum = sum_of(grid, cells);
        let bounds = sum.map_or_else(
            || filling.bounds().map(|bound| bound + added(&placed)),
            |sum| [sum; 2],
        );
        let [least, most] = bounds;
        let sum = sum.or((least == most).then_some(least));
        let rest = sum.and_then(|sum| sum.checked_sub(added(&placed)));
        let distinct = all_see_each_other(grid.layout(), open);
        let sets = match rest {
            Some(rest) if distinct && !open.is_empty() => combinations(open.len(), rest),
            _ => &[],
        };
        let fits = |set: &DigitSet| set.is_subset(grid.layout().digits());
        let mut sets: Vec<DigitSet> = sets.iter().copied().filter(fits).collect();
        sets.sort_by(|one, other| one.iter().cmp(other.iter()));
        let with_reason = |set: DigitSet| (set, dead(&filling, grid, open, set));
        Self {
            cells,
            sum,
            open,
            bounds,
            combinations: sets.into_iter().map(with_reason).collect(),
            placed,
        }
    }

    /// The sum that is left for the cells without a value, if the sum is known.
    pub fn rest(&self) -> Option<usize> {
        self.sum?.checked_sub(added(&self.placed))
    }

    /// The sets of digits that can be placed in the cells.
    pub fn live(&self) -> impl Iterator<Item = DigitSet> + '_ {
        let live = self.combinations.iter().filter(|(_, dead)| dead.is_none());
        live.map(|(set, _)| *set)
    }

    /// The digits that all of these sets have.
    pub fn required(&self) -> DigitSet {
        let all = self.live().reduce(|all, set| all & set);
        all.unwrap_or(DigitSet::EMPTY)
    }

    /// The digits that at least one of these sets has.
    pub fn possible(&self) -> DigitSet {
        self.live().fold(DigitSet::EMPTY, DigitSet::union)
    }
}

/// The remainder of a house without its cages, if there is a cage with a sum in it.
pub fn left_of(grid: &Grid, house: House) -> Option<Remainder> {
    let area = Area {
        houses: vec![house],
        cells: house.cells(),
    };
    let cages = grid.layout().cages().iter();
    let inside = cages.filter(|cage| cage.sum.is_some() && cage.cells.is_subset(area.cells));
    let remainder = Remainder::of(grid, &area, inside.copied().collect());
    let has_cells = !remainder.inner.is_empty() && !remainder.cages.is_empty();
    has_cells.then_some(remainder)
}

/// The sum of cells that are the rest of a cage, or whole cages, or the rest of a house
/// without whole cages.
fn sum_of(grid: &Grid, cells: CellSet) -> Option<usize> {
    let layout = grid.layout();
    let of_cage = layout.cages().iter().find(|cage| {
        cells.is_subset(cage.cells) && (cage.cells - cells).is_disjoint(grid.unsolved())
    });
    if let Some(cage) = of_cage {
        let others = values_of(grid, cage.cells - cells);
        return usize::from(cage.sum?).checked_sub(added(&others));
    }
    let touching = layout.cages().iter();
    let touching = touching.filter(|cage| !cage.cells.is_disjoint(cells));
    let (covered, sum) = touching.fold((CellSet::EMPTY, Some(0)), |(covered, sum), cage| {
        let more = sum.zip(cage.sum).map(|(sum, more)| sum + usize::from(more));
        (covered | cage.cells, more)
    });
    if covered == cells && sum.is_some() {
        return sum;
    }
    let mut houses = layout.houses().iter();
    houses.find_map(|house| {
        if house.cells() == cells {
            return Some(layout.sum_of_house());
        }
        let remainder = left_of(grid, *house)?;
        (remainder.inner == cells & grid.unsolved() && cells.is_subset(house.cells()))
            .then(|| {
                let (_, sum) = remainder.one_side()?;
                Some(sum + added(&values_of(grid, cells - remainder.inner)))
            })
            .flatten()
    })
}

fn dead(filling: &Filling<'_>, grid: &Grid, open: CellSet, set: DigitSet) -> Option<Dead> {
    if grid.shared_out(open, set).is_some() {
        return filling.excludes(set).then_some(Dead::Sums);
    }
    let no_place = |digit: &Digit| (grid.cells_with(*digit) & open).is_empty();
    let no_digit = |cell: &Cell| (grid.candidates(*cell) & set).is_empty();
    let dead = set.iter().find(no_place).map(Dead::NoPlace);
    let dead = dead.or_else(|| open.iter().find(no_digit).map(Dead::NoDigit));
    Some(dead.unwrap_or(Dead::NoWay))
}
