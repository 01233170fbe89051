use std::cell::OnceCell;
use std::ops::Deref;

use super::chains::{Chains, Material};
use super::forcing::Implications;
use super::subsets::SubsetHouses;
use super::uniqueness::Rectangle;
use crate::grid::{CellSet, Census, Contradiction, Grid};

/// A position as the rules see it: the [`Grid`], and what they have worked out
/// about it so far, so that it is worked out once for all of them.
///
/// It can be used wherever a grid can be read.
#[derive(Debug)]
pub struct Survey<'a> {
    grid: &'a Grid,
    census: OnceCell<Census>,
    at_least: OnceCell<[CellSet; 4]>,
    subset_houses: OnceCell<SubsetHouses>,
    rectangles: OnceCell<Vec<Rectangle>>,
    chains: [OnceCell<Box<Chains>>; Material::COUNT],
    implications: OnceCell<Box<Implications<'a>>>,
}

impl<'a> Survey<'a> {
    /// The survey of a position, with nothing worked out yet.
    pub const fn of(grid: &'a Grid) -> Self {
        Self {
            grid,
            census: OnceCell::new(),
            at_least: OnceCell::new(),
            subset_houses: OnceCell::new(),
            rectangles: OnceCell::new(),
            chains: [const { OnceCell::new() }; Material::COUNT],
            implications: OnceCell::new(),
        }
    }

    /// Where the candidates stand.
    #[inline]
    pub fn census(&self) -> &Census {
        self.census.get_or_init(|| Census::of(self.grid))
    }

    /// Everything that contradicts itself and can be seen without a search.
    pub fn contradictions(&self) -> impl Iterator<Item = Contradiction> + use<'a> {
        Contradiction::visible_in(self.grid, self.census())
    }

    /// The cells with exactly two candidates.
    #[inline]
    pub fn bivalue(&self) -> CellSet {
        let [_, two, three, _] = self.at_least();
        two - three
    }

    /// The cells with exactly three candidates.
    #[inline]
    pub fn trivalue(&self) -> CellSet {
        let [_, _, three, four] = self.at_least();
        three - four
    }

    /// The cells with at least one, two, three and four candidates.
    pub(super) fn at_least(&self) -> [CellSet; 4] {
        *self.at_least.get_or_init(|| self.grid.cells_by_count())
    }

    /// The houses in which there may be subsets.
    pub(super) fn subset_houses(&self) -> &SubsetHouses {
        self.subset_houses.get_or_init(|| SubsetHouses::of(self))
    }

    /// The possible unique rectangles.
    pub(super) fn rectangles(&self) -> &[Rectangle] {
        self.rectangles.get_or_init(|| Rectangle::all(self))
    }

    /// What follows from each candidate, if it is true or if it is false.
    pub(super) fn implications(&self) -> &Implications<'a> {
        self.implications
            .get_or_init(|| Box::new(Implications::of(self.grid)))
    }

    /// The chains of a material.
    pub(super) fn chains(&self, material: Material) -> &Chains {
        self.chains[material as usize].get_or_init(|| Box::new(Chains::of(self.grid, material)))
    }
}

impl Deref for Survey<'_> {
    type Target = Grid;

    #[inline]
    fn deref(&self) -> &Grid {
        self.grid
    }
}
