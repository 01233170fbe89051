//! Regions of random shapes.

use crate::generate::Symmetry;
use crate::generate::random::Random;
use crate::grid::{Cell, CellSet, House, Layout};

/// The number of times that two cells swap regions.
const CHANGES: usize = 150;

/// The most tries for each of these swaps.
const TRIES: usize = 20;

/// The number of tries to draw extra regions.
const DRAWS: usize = 30;

/// Draws connected regions in place of the boxes of a board; the symmetry maps them to each other.
///
/// They start as boxes. Then two cells at a border swap regions, together with their images under
/// the symmetry, as long as each region stays connected.
pub(super) fn regions(layout: &Layout, symmetry: Symmetry, random: &mut Random) -> Vec<CellSet> {
    let size = layout.size();
    let cells: Vec<Cell> = layout.cells().iter().collect();
    let mut regions: Vec<CellSet> = layout.regions().iter().map(|it| it.cells()).collect();
    let mut changes = 0;
    for _ in 0..TRIES * CHANGES {
        if changes == CHANGES {
            break;
        }
        let Some((one, other)) = random.choose(&cells).zip(random.choose(&cells)) else {
            break;
        };
        let mut next = regions.clone();
        if exchange(&mut next, (one, other), symmetry, size) {
            regions = next;
            changes += 1;
        }
    }
    regions
}

/// Swaps the regions of two cells and of their images under the symmetry; false if that is not
/// possible.
fn exchange(
    regions: &mut [CellSet],
    (mut one, mut other): (Cell, Cell),
    symmetry: Symmetry,
    size: usize,
) -> bool {
    let orbits = [one, other].map(|cell| symmetry.orbit_on(size, cell));
    if orbits[0].len() != orbits[1].len() || !orbits[0].is_disjoint(orbits[1]) {
        return false;
    }
    let before = regions.to_vec();
    let region_of = |cell: Cell| before.iter().position(|region| region.contains(cell));
    for _ in 0..orbits[0].len() {
        let (Some(from), Some(to)) = (region_of(one), region_of(other)) else {
            return false;
        };
        let is_border = |cell: Cell, to: usize| {
            let beside = CellSet::only(cell).beside();
            !beside.is_disjoint(before[to])
        };
        if from == to || !is_border(one, to) || !is_border(other, from) {
            return false;
        }
        regions[from] = regions[from].without(one).with(other);
        regions[to] = regions[to].without(other).with(one);
        one = symmetry.image_on(size, one);
        other = symmetry.image_on(size, other);
    }
    regions
        .iter()
        .all(|region| region.len() == size && region.hangs_together())
}

/// Draws connected extra regions of a board, two to four that the symmetry maps to each other;
/// without a symmetry, two. They share no cell, and none is already a house. Empty if no regions
/// are found.
pub(super) fn extra_regions(
    layout: &Layout,
    symmetry: Symmetry,
    random: &mut Random,
) -> Vec<CellSet> {
    for _ in 0..DRAWS {
        let mut regions: Vec<CellSet> = Vec::new();
        let mut taken = CellSet::EMPTY;
        // Some symmetries map a region to one other, the quarter turn maps it to three.
        for _ in 0..2 {
            let Some(region) = extra_region(layout, taken, symmetry, random) else {
                break;
            };
            let mut image = region;
            while !regions.contains(&image) {
                regions.push(image);
                taken |= image;
                image = symmetry.images_on(layout.size(), image);
            }
            if regions.len() > 1 {
                return regions;
            }
        }
    }
    Vec::new()
}

/// Draws a region that shares no cell with `taken` or with its images under the symmetry.
fn extra_region(
    layout: &Layout,
    taken: CellSet,
    symmetry: Symmetry,
    random: &mut Random,
) -> Option<CellSet> {
    let size = layout.size();
    let free = layout.cells() - taken;
    let is_apart = |cell: &Cell| {
        let orbit = symmetry.orbit_on(size, *cell);
        symmetry == Symmetry::None || orbit.len() > 1
    };
    let open: Vec<Cell> = free.iter().filter(is_apart).collect();
    let mut region = CellSet::only(random.choose(&open)?);
    while region.len() < size {
        let images = region.iter().fold(CellSet::EMPTY, |all, cell| {
            all | symmetry.orbit_on(size, cell)
        });
        let more = (region.beside() & free) - images;
        let more: Vec<Cell> = more.iter().filter(is_apart).collect();
        region.insert(random.choose(&more)?);
    }
    let is_house = |house: &House| house.cells() == region;
    (!layout.houses().iter().any(is_house)).then_some(region)
}
