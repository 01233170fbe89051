//! Puzzles of boards other than the classic one.
//!
//! A puzzle is made from a board and a random full grid on it. Boards with their own regions or
//! extra regions get random ones; if no full grid is found soon, there may be none, and new regions
//! are drawn. Then givens are removed as on the classic board. A killer gets cages instead, and
//! givens only on request.

mod cages;
mod fill;
mod generator;
mod reduction;
mod regions;
mod request;

pub use generator::BoardGenerator;
pub use request::BoardRequest;

pub(super) use reduction::{reduce, reduce_for_certain, restricted_to};

use fill::fill;

use crate::search::{Stop, Stopped};

/// A search that checks its stop more often than this is given up: its puzzle would be too hard for
/// people anyway.
const LOOKS: u32 = 24;

/// The answer of a search, or `None` if it takes too long.
pub(super) fn within<T>(
    stop: &Stop,
    search: impl FnOnce(&Stop) -> Result<T, Stopped>,
) -> Result<Option<T>, Stopped> {
    match search(&stop.or_after_looks(LOOKS)) {
        Ok(answer) => Ok(Some(answer)),
        Err(Stopped) if stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(None),
    }
}
