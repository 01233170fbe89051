use std::cell::OnceCell;
use std::ops::Deref;

use super::chains::{Chains, Material};
use super::forcing::Implications;
use crate::grid::Grid;

/// A position as the rules see it: the [`Grid`], and what they have worked out
/// about it so far, so that it is worked out once for all of them.
///
/// It can be used wherever a grid can be read.
#[derive(Debug)]
pub struct Survey<'a> {
    grid: &'a Grid,
    chains: [OnceCell<Box<Chains>>; Material::COUNT],
    implications: OnceCell<Box<Implications<'a>>>,
}

impl<'a> Survey<'a> {
    /// The survey of a position, with nothing worked out yet.
    pub const fn of(grid: &'a Grid) -> Self {
        Self {
            grid,
            chains: [const { OnceCell::new() }; Material::COUNT],
            implications: OnceCell::new(),
        }
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
