//! The rule of 45: the digits of a house have a known sum, and so have what cages leave over
//! of it and what they add to it.

use super::Cage;
use crate::grid::cell::CellSet;
use crate::grid::house::{House, HouseKind};

/// No more cells than this are taken together. Larger sets of cells say little.
const MOST_CELLS: usize = 6;

/// So many regions are taken together.
const MOST_REGIONS: usize = 3;

/// The sums of cells that all see each other, out of houses and the cages in them. Of each
/// area the cells that no whole cage has, and the cells that stick out of cages that cover
/// it.
pub(super) fn derived_cages(
    size: usize,
    areas: &[Area],
    cages: &[Cage],
    peers: &[CellSet],
) -> Vec<Cage> {
    let mut derived: Vec<Cage> = Vec::new();
    let sum_of_house = size * (size + 1) / 2;
    let all_see_each_other = |cells: CellSet| {
        let mut each = cells.into_iter();
        each.all(|cell| cells.without(cell).is_subset(peers[cell.index()]))
    };
    for Area { houses, cells } in areas {
        let (count, area) = (houses.len(), *cells);
        let inside = cages.iter().filter(|cage| cage.cells.is_subset(area));
        let touching = cages.iter().filter(|cage| !cage.cells.is_disjoint(area));
        let covered = touching
            .clone()
            .fold(CellSet::EMPTY, |all, cage| all | cage.cells);
        let (inner, sum_inside) = added(inside);
        let (_, sum_touching) = added(touching);
        let left_over = sum_inside.and_then(|inside| (count * sum_of_house).checked_sub(inside));
        let left_over = left_over.map(|sum| (area - inner, sum));
        let sticking_out = sum_touching.and_then(|all| all.checked_sub(count * sum_of_house));
        let sticking_out = sticking_out.filter(|_| area.is_subset(covered));
        let sticking_out = sticking_out.map(|sum| (covered - area, sum));
        for (cells, sum) in [left_over, sticking_out].into_iter().flatten() {
            let is_known = |cage: &Cage| cage.cells == cells;
            if cells.is_empty()
                || !cells.has_at_most(MOST_CELLS)
                || !all_see_each_other(cells)
                || cages.iter().chain(&derived).any(is_known)
            {
                continue;
            }
            // No digits of so few cells have a greater sum; this one fits none.
            let sum = Some(u8::try_from(sum).unwrap_or(u8::MAX));
            derived.push(Cage { cells, sum });
        }
    }
    derived
}

/// The cells of some cages, and what these add up to; no sum if one of them has none.
fn added<'a>(cages: impl Iterator<Item = &'a Cage>) -> (CellSet, Option<usize>) {
    cages.fold((CellSet::EMPTY, Some(0)), |(cells, sum), cage| {
        let more = cage.sum.map(usize::from);
        (
            cells | cage.cells,
            sum.zip(more).map(|(sum, more)| sum + more),
        )
    })
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
    let mut areas = Vec::new();
    for lines in [
        of_kind(|kind| kind == HouseKind::Row),
        of_kind(|kind| kind == HouseKind::Column),
    ] {
        for count in 1..=size / 2 {
            areas.extend(lines.windows(count).map(Area::of));
        }
    }
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
