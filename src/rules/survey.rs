use std::ops::Deref;

use crate::grid::Grid;

/// A position as the rules see it: the [`Grid`], and what they have worked out
/// about it so far, so that it is worked out once for all of them.
///
/// It can be used wherever a grid can be read.
#[derive(Debug)]
pub struct Survey<'a> {
    grid: &'a Grid,
}

impl<'a> Survey<'a> {
    /// The survey of a position, with nothing worked out yet.
    pub const fn of(grid: &'a Grid) -> Self {
        Self { grid }
    }
}

impl Deref for Survey<'_> {
    type Target = Grid;

    #[inline]
    fn deref(&self) -> &Grid {
        self.grid
    }
}
