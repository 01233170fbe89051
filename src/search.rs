//! Backtracking: whether a position has a solution, and whether it has more
//! than one.
//!
//! The search speaks of the position that the rules see: a candidate that was
//! removed by hand is not tried.
//!
//! One position is answered by [`solve`] and [`count`]; many at a time by
//! [`solve_all`] and [`count_all`] in a fraction of the time, and streams of them
//! by [`solve_each`] and [`count_each`].
//!
//! [`watched`] is a second, plain search of which every act can be seen.

#[forbid(unsafe_code)]
mod bands;
#[forbid(unsafe_code)]
mod engine;
#[forbid(unsafe_code)]
mod lanes;
#[allow(unsafe_code)]
mod simd;
#[forbid(unsafe_code)]
mod stop;
#[forbid(unsafe_code)]
pub mod watched;

pub use lanes::{count_all, count_each, solve_all, solve_each};
pub use simd::Path;
pub use stop::{Stop, Stopped};

use crate::grid::{Grid, Values};

/// How many solutions a position has, and which.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solutions {
    /// There is none.
    None,
    /// There is exactly this one.
    One(Box<Values>),
    /// There are at least these two.
    Several(Box<[Values; 2]>),
}

/// What a search found, and at what cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The solutions, at most two.
    pub solutions: Solutions,
    /// How many digits were tried where logic did not decide.
    pub guesses: u64,
}

/// Solves a position and tells whether the solution is the only one.
///
/// Values that clash make a position without a solution.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised, or its time was up, before the answer was
/// known.
///
/// ```
/// use sudoku_stepper::grid::Grid;
/// use sudoku_stepper::search::{Solutions, Stop, solve};
///
/// let found = solve(&Grid::empty(), &Stop::never()).unwrap();
/// assert!(matches!(found.solutions, Solutions::Several(_)));
/// ```
pub fn solve(grid: &Grid, stop: &Stop) -> Result<Found, Stopped> {
    let mut first: Option<Values> = None;
    let mut second: Option<Values> = None;
    let guesses = engine::run(grid, stop, &mut |solution| {
        if first.is_none() {
            first = Some(*solution.values());
            std::ops::ControlFlow::Continue(())
        } else {
            second = Some(*solution.values());
            std::ops::ControlFlow::Break(())
        }
    })?;
    let solutions = match (first, second) {
        (None, _) => Solutions::None,
        (Some(only), None) => Solutions::One(Box::new(only)),
        (Some(first), Some(second)) => Solutions::Several(Box::new([first, second])),
    };
    Ok(Found { solutions, guesses })
}

/// Counts the solutions of a position, up to `limit`.
///
/// # Errors
///
/// [`Stopped`] as for [`solve`].
pub fn count(grid: &Grid, limit: usize, stop: &Stop) -> Result<usize, Stopped> {
    let mut count = 0;
    if limit > 0 {
        engine::run(grid, stop, &mut |_| {
            count += 1;
            if count < limit {
                std::ops::ControlFlow::Continue(())
            } else {
                std::ops::ControlFlow::Break(())
            }
        })?;
    }
    Ok(count)
}
