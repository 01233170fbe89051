//! The rule of 45: the digits of a house have a known sum, and so have what cages leave over
//! of it and what they add to it.

use std::ops::RangeInclusive;

use super::Cage;
use crate::grid::cell::CellSet;
use crate::grid::house::{House, HouseKind};

/// No more cells than this are weighed against each other. More say little.
const MOST_CELLS: usize = 6;

/// So many regions are taken together.
const MOST_REGIONS: usize = 3;

/// Cells on two sides, and how much more those on the one add up to. If there is one side,
/// it is the inner one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Balance {
    /// The cells on the one side.
    pub inner: CellSet,
    /// The cells on the other.
    pub outer: CellSet,
    /// What the inner cells add up to, less what the outer ones do.
    pub difference: i32,
}

/// What the rule of 45 tells of the areas: cages are taken off them, all inside and some of
/// those that stick out, and leave cells on both sides.
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
    // Where cells are in no cage, these tell more than the shorter ones beside them.
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

/// Houses that share no cell, taken together.
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

/// The areas of whose sums something may be learned, those of fewer houses first: lines
/// side by side, each other house, and regions that touch.
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

/// So many rows side by side, and columns.
fn runs(size: usize, houses: &[House], counts: RangeInclusive<usize>) -> Vec<Area> {
    let (rows, columns) = houses[..2 * size].split_at(size);
    let of_count = |count| rows.windows(count).chain(columns.windows(count));
    counts.flat_map(of_count).map(Area::of).collect()
}

/// Each of some sets of regions with one more that touches it, each such set once.
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

/// Whether some cell of a house is beside one of another, in the same row or column.
fn touch(one: House, other: House) -> bool {
    one.cells().iter().any(|cell| {
        let mut others = other.cells().into_iter();
        others.any(|it| cell.row().abs_diff(it.row()) + cell.column().abs_diff(it.column()) == 1)
    })
}
