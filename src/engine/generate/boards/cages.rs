//! Draws cages for a full grid at random, and changes them until there is one solution.
//!
//! Cages drawn at random seldom leave one solution. If there is a second one, some cages that it
//! fills with the same sums are cut in two or give a cell away, so that the sums tell the two
//! solutions apart. After a few such changes there is one solution.

use std::ops::RangeInclusive;

use super::reduction::restricted_to;
use super::within;
use crate::generate::Symmetry;
use crate::generate::random::Random;
use crate::grid::{Cell, CellSet, Digit, DigitSet, Grid, Layout, LayoutBuilder, Values};
use crate::search::{Solutions, Stop, Stopped, solve};

/// The most changes before the cages are given up.
const CHANGES: usize = 80;

/// The number of candidate changes examined to tell two solutions apart.
const LOOKED_AT: usize = 60;

/// Cages of a full grid.
#[derive(Debug, Clone)]
pub(super) struct Cages<'a> {
    /// The board without the cages.
    pub(super) board: &'a LayoutBuilder,
    pub(super) full: &'a Values,
    pub(super) symmetry: Symmetry,
    /// The sizes of the cages. Smaller ones are used only if nothing else is found.
    pub(super) sizes: RangeInclusive<usize>,
    /// The requested number of givens.
    pub(super) givens: usize,
    size: usize,
    cages: Vec<CellSet>,
    given: CellSet,
}

impl<'a> Cages<'a> {
    /// Draws cages that fill the board.
    pub(super) fn draw(
        (board, layout): (&'a LayoutBuilder, &Layout),
        full: &'a Values,
        sizes: RangeInclusive<usize>,
        symmetry: Symmetry,
        givens: usize,
        random: &mut Random,
    ) -> Self {
        let mut cages = Self {
            board,
            full,
            symmetry,
            sizes,
            givens,
            size: layout.size(),
            cages: Vec::new(),
            given: CellSet::EMPTY,
        };
        let mut open = layout.cells();
        while let Some(first) = tightest(open, random) {
            let cage = cages.grow(first, open, random);
            let mut image = cage;
            while !cages.cages.contains(&image) {
                cages.cages.push(image);
                open -= image;
                image = symmetry.images_on(cages.size, image);
            }
        }
        cages.join_small(random);
        cages
    }

    /// The givens.
    pub(super) const fn given(&self) -> CellSet {
        self.given
    }

    /// Grows a cage of open cells from its first cell. The symmetry maps the cage to another one
    /// or, if it leaves the cell in place, to itself.
    fn grow(&self, first: Cell, open: CellSet, random: &mut Random) -> CellSet {
        let (least, most) = (*self.sizes.start(), *self.sizes.end());
        let wanted = random.between(least as u32, most as u32) as usize;
        let orbit_of = |cell: Cell| self.symmetry.orbit_on(self.size, cell);
        let is_fixed = self.symmetry != Symmetry::None && orbit_of(first).has_one();
        let mut cage = CellSet::only(first);
        while cage.len() < wanted {
            let may_come = |cell: &Cell| {
                let orbit = orbit_of(*cell);
                let more = if is_fixed {
                    cage | orbit
                } else if orbit.is_disjoint(cage)
                    && (self.symmetry == Symmetry::None || orbit.len() > 1)
                {
                    cage.with(*cell)
                } else {
                    return false;
                };
                more.len() <= most && self.may_be_everywhere(more)
            };
            let beside: Vec<Cell> = (cage.beside() & open).iter().filter(may_come).collect();
            let Some(cell) = random.choose(&beside) else {
                break;
            };
            if is_fixed {
                cage |= orbit_of(cell);
            } else {
                cage.insert(cell);
            }
        }
        cage
    }

    /// Whether the cells can be a cage: they are connected, and no digit appears twice.
    fn may_be(&self, cells: CellSet) -> bool {
        let digits: DigitSet = cells.iter().filter_map(|cell| self.digit(cell)).collect();
        digits.len() == cells.len() && cells.hangs_together()
    }

    /// Whether the cells and all their images under the symmetry can be cages.
    fn may_be_everywhere(&self, cells: CellSet) -> bool {
        let mut image = cells;
        loop {
            if !self.may_be(image) {
                return false;
            }
            image = self.symmetry.images_on(self.size, image);
            if image == cells {
                return true;
            }
        }
    }

    fn digit(&self, cell: Cell) -> Option<Digit> {
        self.full[cell.index()]
    }

    /// Joins each cage smaller than requested with another one, if possible.
    fn join_small(&mut self, random: &mut Random) {
        let mut small = self.cages.clone();
        small.retain(|cage| cage.len() < *self.sizes.start());
        for cage in small {
            let is_there = self.cages.contains(&cage);
            let mut others: Vec<CellSet> = self.neighbors_of(cage).collect();
            random.shuffle(&mut others);
            if is_there {
                let joined = others
                    .into_iter()
                    .find_map(|other| self.joined(cage, other));
                self.cages = joined.unwrap_or_else(|| std::mem::take(&mut self.cages));
            }
        }
    }

    /// The cages next to a cage.
    fn neighbors_of(&self, cage: CellSet) -> impl Iterator<Item = CellSet> + '_ {
        let beside = cage.beside();
        let cages = self.cages.iter().copied();
        cages.filter(move |other| *other != cage && !other.is_disjoint(beside))
    }

    /// The cages after joining two of them and their images under the symmetry.
    fn joined(&self, mut one: CellSet, mut other: CellSet) -> Option<Vec<CellSet>> {
        let mut cages = self.cages.clone();
        let whole = one | other;
        if whole.len() > *self.sizes.end() || !self.may_be(whole) {
            return None;
        }
        loop {
            let both = one | other;
            if !(cages.contains(&one) && cages.contains(&other) && self.may_be(both)) {
                return None;
            }
            cages.retain(|cage| *cage != one && *cage != other);
            cages.push(both);
            one = self.symmetry.images_on(self.size, one);
            other = self.symmetry.images_on(self.size, other);
            if cages.contains(&(one | other)) {
                return Some(cages);
            }
        }
    }

    /// The board with its cages and their sums.
    pub(super) fn layout(&self) -> Option<Layout> {
        self.layout_of(&self.cages)
    }

    fn layout_of(&self, cages: &[CellSet]) -> Option<Layout> {
        let board = cages.iter().fold(self.board.clone(), |board, cage| {
            board.cage(*cage, u8::try_from(sum(self.full, *cage)).ok())
        });
        board.build().ok()
    }

    /// Changes the cages until there is one solution, and adds the requested number of givens;
    /// false if that fails or takes too many changes.
    pub(super) fn settle(
        &mut self,
        random: &mut Random,
        stop: &Stop,
        searched: &mut u64,
    ) -> Result<bool, Stopped> {
        for _ in 0..CHANGES {
            let Some(layout) = self.layout() else {
                return Ok(false);
            };
            let values = restricted_to(self.full, self.given);
            let grid = Grid::from_values_on(&layout, &values);
            *searched += 1;
            let found = within(stop, |stop| solve(&grid, stop))?;
            match found.map(|found| found.solutions) {
                Some(Solutions::One(_)) => {
                    return Ok(self.give_more(random));
                }
                Some(Solutions::Several(two)) => {
                    let mut others = two.into_iter().filter(|values| values != self.full);
                    let is_told = others.next_back();
                    let is_told = is_told.is_some_and(|other| self.tell_apart(&other, random));
                    if !is_told {
                        return Ok(false);
                    }
                }
                // A board that is hard to search has too few cages.
                None => {
                    if !self.cut_any(random) {
                        return Ok(false);
                    }
                }
                Some(Solutions::None) => return Ok(false),
            }
        }
        Ok(false)
    }

    /// Adds givens up to the requested number; false if the number is not reached.
    fn give_more(&mut self, random: &mut Random) -> bool {
        let all: CellSet = self.cages.iter().fold(CellSet::EMPTY, |all, it| all | *it);
        let mut rest: Vec<Cell> = (all - self.given).iter().collect();
        random.shuffle(&mut rest);
        for cell in rest {
            self.give(cell);
        }
        self.given.len() == self.givens
    }

    /// Adds a given and its images under the symmetry, if the requested number allows it.
    fn give(&mut self, cell: Cell) -> bool {
        let more = self.given | self.symmetry.orbit_on(self.size, cell);
        let may = more.len() <= self.givens && more != self.given;
        if may {
            self.given = more;
        }
        may
    }

    /// Makes a change that rules out another solution; false if no such change is found.
    fn tell_apart(&mut self, other: &Values, random: &mut Random) -> bool {
        let differs = |cell: &Cell| self.full[cell.index()] != other[cell.index()];
        let all: CellSet = self.cages.iter().fold(CellSet::EMPTY, |all, it| all | *it);
        let cells: Vec<Cell> = all.iter().filter(differs).collect();
        let Some(first) = random.choose(&cells) else {
            return false;
        };
        if self.give(first) {
            return true;
        }
        let is_told = |cages: &[CellSet]| {
            let has_other_sum = |cage: &CellSet| sum(self.full, *cage) != sum(other, *cage);
            cages.iter().any(has_other_sum)
        };
        // Only the later tries allow parts smaller than requested.
        for at in 0..2 * LOOKED_AT {
            let Some(cell) = random.choose(&cells) else {
                return false;
            };
            let least = if at < LOOKED_AT {
                *self.sizes.start()
            } else {
                1
            };
            let next = match random.below(2) {
                0 => self.with_cell_moved(cell, least, random),
                _ => self.with_cage_cut(cell, least, random),
            };
            if let Some(next) = next.filter(|next| is_told(next)) {
                self.cages = next;
                return true;
            }
        }
        false
    }

    /// The cages after moving a cell to another cage.
    fn with_cell_moved(
        &self,
        cell: Cell,
        least: usize,
        random: &mut Random,
    ) -> Option<Vec<CellSet>> {
        if self.symmetry != Symmetry::None {
            return None;
        }
        let from = self.cage_of(cell)?;
        let beside = CellSet::only(cell).beside();
        let others: Vec<CellSet> = self
            .neighbors_of(from)
            .filter(|other| !other.is_disjoint(beside) && other.len() < *self.sizes.end())
            .collect();
        let to = random.choose(&others)?;
        let (left, more) = (from.without(cell), to.with(cell));
        let may = left.len() >= least && left.hangs_together() && self.may_be(more);
        may.then(|| {
            let mut cages = self.cages.clone();
            cages.retain(|cage| *cage != from && *cage != to);
            cages.extend([left, more]);
            cages
        })
    }

    /// The cages after cutting the cage of a cell in two, and its images under the symmetry.
    fn with_cage_cut(&self, cell: Cell, least: usize, random: &mut Random) -> Option<Vec<CellSet>> {
        let mut cage = self.cage_of(cell)?;
        if cage.len() < 2 * least || cage.len() < 2 {
            return None;
        }
        let wanted = random.between(least as u32, (cage.len() - least) as u32) as usize;
        let mut part = CellSet::only(cell);
        while part.len() < wanted {
            let more: Vec<Cell> = (part.beside() & cage).iter().collect();
            part.insert(random.choose(&more)?);
        }
        if !(cage - part).hangs_together() {
            return None;
        }
        let mut cages = self.cages.clone();
        while cages.contains(&cage) {
            cages.retain(|other| *other != cage);
            cages.extend([part, cage - part]);
            cage = self.symmetry.images_on(self.size, cage);
            part = self.symmetry.images_on(self.size, part);
        }
        // The symmetry must map the parts of a cage to parts, even if it maps the cage to itself.
        cages.contains(&part).then_some(cages)
    }

    fn cage_of(&self, cell: Cell) -> Option<CellSet> {
        self.cages.iter().copied().find(|cage| cage.contains(cell))
    }

    /// Cuts one of the largest cages in two.
    fn cut_any(&mut self, random: &mut Random) -> bool {
        let most = self.cages.iter().map(|cage| cage.len()).max().unwrap_or(0);
        let large = self.cages.iter().filter(|cage| cage.len() == most);
        let cells: Vec<Cell> = large.flat_map(|cage| cage.iter()).collect();
        for _ in 0..LOOKED_AT {
            let Some(cell) = random.choose(&cells) else {
                return false;
            };
            if let Some(next) = self.with_cage_cut(cell, 1, random) {
                self.cages = next;
                return true;
            }
        }
        false
    }

    /// Joins adjacent cages as long as there is one solution and no cage becomes larger than
    /// requested, until no border can be removed. False if a border could be removed but was kept,
    /// because its first search was given up.
    pub(super) fn join(
        &mut self,
        random: &mut Random,
        stop: &Stop,
        searched: &mut u64,
    ) -> Result<bool, Stopped> {
        let values = restricted_to(self.full, self.given);
        loop {
            let mut pairs: Vec<(CellSet, CellSet)> = Vec::new();
            for cage in &self.cages {
                let after = self
                    .neighbors_of(*cage)
                    .filter(|it| it.first() > cage.first());
                pairs.extend(after.map(|other| (*cage, other)));
            }
            random.shuffle(&mut pairs);
            let mut any = false;
            let mut undecided = Vec::new();
            for (one, other) in pairs {
                let Some(next) = self.joined(one, other) else {
                    continue;
                };
                let Some(layout) = self.layout_of(&next) else {
                    continue;
                };
                let grid = Grid::from_values_on(&layout, &values);
                *searched += 1;
                match within(stop, |stop| solve(&grid, stop))? {
                    Some(found) if matches!(found.solutions, Solutions::One(_)) => {
                        self.cages = next;
                        any = true;
                    }
                    Some(_) => {}
                    None => undecided.push(grid),
                }
            }
            if !any {
                for grid in &undecided {
                    *searched += 1;
                    if matches!(solve(grid, stop)?.solutions, Solutions::One(_)) {
                        return Ok(false);
                    }
                }
                return Ok(true);
            }
        }
    }
}

/// The open cell with the fewest open cells next to it, at random among several. This leaves few
/// cells alone.
fn tightest(open: CellSet, random: &mut Random) -> Option<Cell> {
    let around = |cell: &Cell| (CellSet::only(*cell).beside() & open).len();
    let fewest = open.iter().map(|cell| around(&cell)).min()?;
    let cells: Vec<Cell> = open.iter().filter(|cell| around(cell) == fewest).collect();
    random.choose(&cells)
}

fn sum(values: &Values, cells: CellSet) -> usize {
    let digits = cells.iter().filter_map(|cell| values[cell.index()]);
    digits.map(|digit| usize::from(digit.get())).sum()
}
