//! The rule of 45: the digits of a house have a known sum, which gives a sum for the cells that
//! cages leave over inside the house and the cells that they add outside it.

use std::ops::RangeInclusive;

use super::Cage;
use crate::grid::cell::CellSet;
use crate::grid::house::{House, HouseKind};

/// The most cells in a balance. One with more cells is of little use.
const MOST_CELLS: usize = 6;

/// The most regions in an area.
const MOST_REGIONS: usize = 3;

/// Cells on two sides, and the difference between their sums. If only one side has cells, it is the
/// inner one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Balance {
    /// The cells on the inner side.
    pub inner: CellSet,
    /// The cells on the outer side.
    pub outer: CellSet,
    /// The sum of the inner cells minus the sum of the outer cells.
    pub difference: i32,
}

/// The balances that the rule of 45 gives for the areas. All cages inside an area and some of those
/// that stick out are subtracted from it, which leaves cells on one or both sides.
pub(super) fn balances(
    size: usize,
    houses: &[House],
    areas: &[Area],
    cages: &[Cage],
) -> Vec<Balance> {
    let mut balances: Vec<Balance> = Vec::new();
    let summed: Vec<(CellSet, i32)> = cages
        .iter()
        .filter_map(|cage| Some((cage.cells, i32::from(cage.sum?))))
        .collect();
    let is_taken: [fn(CellSet, CellSet) -> bool; 3] = [
        |_, outside| outside.is_empty(),
        |_, _| true,
        |inside, outside| outside.len() < inside.len(),
    ];
    // Where some cells are in no cage, these give more than the shorter runs beside them.
    let longer = runs(size, houses, size / 2 + 1..=size);
    for Area {
        houses,
        cells: area,
    } in areas.iter().chain(&longer)
    {
        let of_houses = houses.len() * size * (size + 1) / 2;
        for is_taken in is_taken {
            let mut balance = Balance {
                inner: *area,
                outer: CellSet::EMPTY,
                difference: i32::try_from(of_houses).unwrap_or(i32::MAX),
            };
            for (cells, sum) in &summed {
                let (inside, outside) = (*cells & *area, *cells - *area);
                if !inside.is_empty() && is_taken(inside, outside) {
                    balance.inner -= inside;
                    balance.outer |= outside;
                    balance.difference -= sum;
                }
            }
            let Balance {
                inner,
                outer,
                difference,
            } = balance;
            let turned = Balance {
                inner: outer,
                outer: inner,
                difference: -difference,
            };
            let is_known = balances.contains(&balance) || balances.contains(&turned);
            let is_cage = outer.is_empty() && summed.contains(&(inner, difference))
                || inner.is_empty() && summed.contains(&(outer, -difference));
            let is_few = (inner | outer).has_at_most(MOST_CELLS);
            if is_few && !is_cage && !is_known {
                balances.push(if inner.is_empty() { turned } else { balance });
            }
        }
    }
    balances
}

/// Houses without a common cell, taken together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// The houses.
    pub houses: Vec<House>,
    /// Their cells.
    pub cells: CellSet,
}

impl Area {
    fn of(houses: &[House]) -> Self {
        let all = houses.iter().map(|house| house.cells());
        Self {
            houses: houses.to_vec(),
            cells: all.fold(CellSet::EMPTY, CellSet::union),
        }
    }
}

/// The areas whose sums may be useful, those with fewer houses first: adjacent lines, each
/// additional house, and regions that touch.
pub(super) fn areas(size: usize, houses: &[House]) -> Vec<Area> {
    let of_kind = |is_kind: fn(HouseKind) -> bool| -> Vec<House> {
        let houses = houses.iter().filter(|house| is_kind(house.kind()));
        houses.copied().collect()
    };
    let mut areas = runs(size, houses, 1..=size / 2);
    let further = of_kind(HouseKind::is_further);
    areas.extend(further.iter().map(|house| Area::of(&[*house])));
    let regions = of_kind(HouseKind::is_region);
    let mut together: Vec<Vec<House>> = regions.iter().map(|one| vec![*one]).collect();
    for count in 1..=MOST_REGIONS {
        areas.extend(together.iter().map(|run| Area::of(run)));
        if count < MOST_REGIONS {
            together = one_more(&together, &regions);
        }
    }
    areas.sort_by_key(|area| area.houses.len());
    areas
}

/// Runs of adjacent rows, and of adjacent columns, of each of these lengths.
fn runs(size: usize, houses: &[House], counts: RangeInclusive<usize>) -> Vec<Area> {
    let (rows, columns) = houses[..2 * size].split_at(size);
    let of_count = |count| rows.windows(count).chain(columns.windows(count));
    counts.flat_map(of_count).map(Area::of).collect()
}

/// Each of these sets of regions with one more region that touches it, without repetition.
fn one_more(sets: &[Vec<House>], regions: &[House]) -> Vec<Vec<House>> {
    let mut more: Vec<Vec<House>> = Vec::new();
    for set in sets {
        let touching = |other: &&House| set.iter().any(|house| touch(*house, **other));
        for other in regions.iter().filter(touching) {
            let mut with = set.clone();
            with.push(*other);
            with.sort_unstable();
            if !set.contains(other) && !more.contains(&with) {
                more.push(with);
            }
        }
    }
    more
}

/// Whether a cell of one house is next to a cell of the other, in the same row or column.
fn touch(one: House, other: House) -> bool {
    one.cells().iter().any(|cell| {
        let mut others = other.cells().into_iter();
        others.any(|it| cell.row().abs_diff(it.row()) + cell.column().abs_diff(it.column()) == 1)
    })
}
