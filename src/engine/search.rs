//! Backtracking: whether a position has a solution, whether it has more than one, and all of them.
//!
//! The search works on the position that the rules see: a candidate that was removed by hand is not
//! tried, and a position with clashing values has no solution.
//!
//! One position is searched by the fastest [`Engine`] that the processor can run. Many are searched
//! by [`solve_all`], [`unique_all`] and [`count_all`] in a fraction of the time, and streams of
//! them by [`solve_each`] and [`count_each`], on the fastest [`LanePath`]. The answers do not
//! depend on the engine or the path. [`watched`] is a plain search in which every action is
//! visible.
//!
//! ```
//! use sudoku_engine::grid::Grid;
//! use sudoku_engine::search::{Stop, count, solutions};
//!
//! let empty = Grid::empty();
//! assert_eq!(count(&empty, 1000, &Stop::never()), Ok(1000));
//! for solution in solutions(&empty, &Stop::never()).take(10) {
//!     assert!(Grid::from_values(&solution?).is_solved());
//! }
//! # Ok::<(), sudoku_engine::search::Stopped>(())
//! ```

#[forbid(unsafe_code)]
mod bands;
#[forbid(unsafe_code)]
mod differing;
#[forbid(unsafe_code)]
mod engine;
#[forbid(unsafe_code)]
mod lanes;
#[allow(
    unsafe_code,
    reason = "only where the processor's features were asked for"
)]
mod simd;
#[forbid(unsafe_code)]
mod solutions;
#[forbid(unsafe_code)]
mod stop;
#[forbid(unsafe_code)]
pub mod watched;

pub(crate) use bands::Bands;
pub use differing::all_differing;
pub use engine::Engine;
pub(crate) use lanes::{Feed, Task};
pub use lanes::{
    Uniqueness, count_all, count_each, solve_all, solve_each, solve_values, unique_all,
    unique_values,
};
pub use simd::LanePath;
pub(crate) use simd::drive;
pub use solutions::AllSolutions;
pub use stop::{MOST_GUESSES, Stage, Stop, Stopped};

use crate::grid::{Grid, Values};

/// The solutions of a position: none, one or several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Solutions {
    /// There is none.
    None,
    /// There is exactly this one.
    One(Box<Values>),
    /// There are at least these two.
    Several(Box<[Values; 2]>),
}

/// The result of a search, and its cost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The solutions, at most two.
    pub solutions: Solutions,
    /// The number of digits tried where logic did not decide. Engines differ in how far their logic
    /// goes.
    pub guesses: u64,
}

/// Solves a position and reports whether the solution is the only one. If there are several, the
/// two are the same on every processor.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised or its time ran out before the answer was known.
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{Solutions, Stop, solve};
///
/// let found = solve(&Grid::empty(), &Stop::never()).unwrap();
/// assert!(matches!(found.solutions, Solutions::Several(_)));
/// ```
pub fn solve(grid: &Grid, stop: &Stop) -> Result<Found, Stopped> {
    Engine::fastest().solve(grid, stop)
}

/// Finds one solution of a position, if there is any. If there are several, the choice depends on
/// the processor; the first of [`solutions`] does not.
///
/// # Errors
///
/// [`Stopped`] as for [`solve`].
pub fn first(grid: &Grid, stop: &Stop) -> Result<Option<Values>, Stopped> {
    Engine::fastest().first(grid, stop)
}

/// Finds one solution of a classic puzzle, if there is any, like [`first`], but without a grid. Use
/// it for single puzzles about which nothing else is asked; for many at once, [`solve_values`] is
/// faster.
///
/// # Errors
///
/// [`Stopped`] as for [`solve`].
///
/// ```
/// use sudoku_engine::search::{Stop, first_values};
/// use sudoku_engine::sudoku::Puzzle;
///
/// let puzzle = Puzzle::from_line(
///     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
/// ).unwrap();
/// let solution = first_values(&puzzle.givens, &Stop::never())?.unwrap();
/// assert!(solution.iter().all(Option::is_some));
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn first_values(puzzle: &Values, stop: &Stop) -> Result<Option<Values>, Stopped> {
    Engine::fastest().first_values(puzzle, stop)
}

/// Whether a position has a solution.
///
/// # Errors
///
/// [`Stopped`] as for [`solve`].
///
/// ```
/// use sudoku_engine::grid::{Candidate, Cell, Digit, Grid};
/// use sudoku_engine::search::{Stop, exists};
///
/// // Is there a solution with another digit than 1 in this cell?
/// let mut grid = Grid::empty();
/// grid.eliminate(Candidate::new(Cell::at(0, 0), Digit::ALL[0]));
/// assert_eq!(exists(&grid, &Stop::never()), Ok(true));
/// ```
pub fn exists(grid: &Grid, stop: &Stop) -> Result<bool, Stopped> {
    Ok(count(grid, 1, stop)? == 1)
}

/// Counts the solutions of a position, up to `limit`.
///
/// # Errors
///
/// [`Stopped`] as for [`solve`].
pub fn count(grid: &Grid, limit: usize, stop: &Stop) -> Result<usize, Stopped> {
    Engine::fastest().count(grid, limit, stop)
}

/// [`count`] for a position in the engines' form.
pub(crate) fn count_bands(bands: &Bands, limit: usize, stop: &Stop) -> Result<usize, Stopped> {
    Engine::fastest().count_bands(bands, limit, stop)
}

/// Iterates over all solutions of a position, each once, in an order that is the same on every
/// processor. Each is searched for on demand, and none is stored, so the memory is bounded however
/// many there are.
///
/// The last item is [`Stopped`] if `stop` was raised or its time ran out.
pub fn solutions(grid: &Grid, stop: &Stop) -> AllSolutions {
    AllSolutions::of(grid, stop)
}
