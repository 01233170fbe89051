//! The rule of 45: the cells that cages leave in houses, and the cells of cages that stick
//! out.

use std::collections::HashSet;

use super::known_sum::{added, values_of};
use crate::grid::{Area, Cage, Candidate, CellSet, Grid, House};

/// Houses that share no cell, the cages that are subtracted from them, and the cells that
/// are left on both sides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remainder {
    /// The houses.
    pub houses: Vec<House>,
    /// The sum of the houses.
    pub total: usize,
    /// The cages that are subtracted.
    pub cages: Vec<Cage>,
    /// The empty cells of the houses outside these cages.
    pub inner: CellSet,
    /// The values in the houses outside these cages.
    pub placed_inner: Vec<Candidate>,
    /// The empty cells of these cages outside the houses.
    pub outer: CellSet,
    /// The values in these cages outside the houses.
    pub placed_outer: Vec<Candidate>,
}

impl Remainder {
    /// The sum of the inner cells minus the sum of the outer cells.
    pub fn difference(&self) -> isize {
        let cages: usize = self.cages.iter().map(sum).sum();
        let more = self.total + added(&self.placed_outer);
        let less = cages + added(&self.placed_inner);
        // Both are sums of at most a few hundred.
        more as isize - less as isize
    }

    /// The cells on one side and their sum, if there are no cells on the other side.
    pub fn one_side(&self) -> Option<(CellSet, usize)> {
        let (cells, sum) = if self.outer.is_empty() {
            (self.inner, self.difference())
        } else if self.inner.is_empty() {
            (self.outer, -self.difference())
        } else {
            return None;
        };
        Some((cells, usize::try_from(sum).ok()?))
    }

    /// The remainders of all areas of a position with at least one empty cell. Of several
    /// with the same cells, only the one with the fewest houses.
    pub(super) fn all(grid: &Grid) -> Vec<Self> {
        let layout = grid.layout();
        let cages = layout.cages().iter().filter(|cage| cage.sum.is_some());
        let cages: Vec<Cage> = cages.copied().collect();
        let mut all = Vec::new();
        let mut seen = HashSet::new();
        for area in layout.areas() {
            for side in Side::ALL {
                let taken = cages
                    .iter()
                    .filter(|cage| side.takes(grid, cage, area.cells));
                let one = Self::of(grid, area, taken.copied().collect());
                let has_cells = !(one.inner | one.outer).is_empty();
                if has_cells && !one.cages.is_empty() && seen.insert((one.inner, one.outer)) {
                    all.push(one);
                }
            }
        }
        all
    }

    pub(super) fn of(grid: &Grid, area: &Area, cages: Vec<Cage>) -> Self {
        let covered = cages
            .iter()
            .fold(CellSet::EMPTY, |all, cage| all | cage.cells);
        let (inner, outer) = (area.cells - covered, covered - area.cells);
        let open = grid.unsolved();
        Self {
            houses: area.houses.clone(),
            total: area.houses.len() * grid.layout().sum_of_house(),
            cages,
            inner: inner & open,
            placed_inner: values_of(grid, inner - open),
            outer: outer & open,
            placed_outer: values_of(grid, outer - open),
        }
    }
}

/// The treatment of the cages that an area cuts.
#[derive(Clone, Copy)]
enum Side {
    /// They are not subtracted: their cells inside remain.
    Inside,
    /// They are subtracted: their cells outside remain.
    Outside,
    /// Each leaves its cells on the side with fewer cells; inside, if there are equally
    /// many.
    Fewer,
    /// Each leaves its cells on the side with fewer cells; outside, if there are equally
    /// many.
    FewerOutside,
}

impl Side {
    const ALL: [Self; 4] = [Self::Inside, Self::Outside, Self::Fewer, Self::FewerOutside];

    /// Whether a cage is subtracted from an area.
    fn takes(self, grid: &Grid, cage: &Cage, area: CellSet) -> bool {
        if cage.cells.is_subset(area) {
            return true;
        }
        let open = grid.open_cells(cage);
        let (inside, outside) = (open & area, open - area);
        if inside.is_empty() {
            return false;
        }
        match self {
            Self::Inside => outside.is_empty(),
            Self::Outside => true,
            Self::Fewer => outside.len() < inside.len(),
            Self::FewerOutside => outside.len() <= inside.len(),
        }
    }
}

fn sum(cage: &Cage) -> usize {
    cage.sum.map_or(0, usize::from)
}
