//! The rule of 45: the digits of a house have a known sum, and so have what cages leave over
//! of it and what they add to it.

use super::Cage;
use crate::grid::cell::CellSet;
use crate::grid::house::{House, HouseKind};

/// No more cells than this are taken together. Larger sets of cells say little.
const MOST_CELLS: usize = 6;

/// No more lines than this are taken together.
const MOST_LINES: usize = 4;

/// The sums of cells that all see each other, out of houses and the cages in them. Of one to
/// four lines side by side, and of each other house, the cells that no whole cage has; and
/// the cells that stick out of cages that cover it.
pub(super) fn derived_cages(
    size: usize,
    houses: &[House],
    cages: &[Cage],
    peers: &[CellSet],
) -> Vec<Cage> {
    let mut derived: Vec<Cage> = Vec::new();
    if cages.iter().all(|cage| cage.sum.is_none()) {
        return derived;
    }
    let sum_of_house = size * (size + 1) / 2;
    let all_see_each_other = |cells: CellSet| {
        let mut each = cells.into_iter();
        each.all(|cell| cells.without(cell).is_subset(peers[cell.index()]))
    };
    for (count, area) in areas(houses) {
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

/// Houses that share no cell, taken together: how many, and their cells.
fn areas(houses: &[House]) -> impl Iterator<Item = (usize, CellSet)> {
    let of_kind = |kind| {
        let houses = houses.iter().filter(move |house| house.kind() == kind);
        houses.map(|house| house.cells()).collect::<Vec<_>>()
    };
    let mut areas = Vec::new();
    for lines in [HouseKind::Row, HouseKind::Column].map(of_kind) {
        for count in 1..=MOST_LINES.min(lines.len()) {
            let runs = lines.windows(count);
            areas.extend(runs.map(|run| (count, run.iter().fold(CellSet::EMPTY, |a, b| a | *b))));
        }
    }
    let others = houses.iter().filter(|house| !house.kind().is_line());
    areas.extend(others.map(|house| (1, house.cells())));
    areas.into_iter()
}
