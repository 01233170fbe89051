//! Puzzles of other boards than the classic one.
//!
//! A puzzle is made of a board and of a random full grid on it. Boards whose regions or
//! extra regions are their own get them at random; where no full grid is found soon, there
//! may be none, and others are drawn. Then givens are taken away as on the classic board.
//! A killer gets cages instead, and givens only if they are wished.

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

/// A search that looks at its stop more often than this is given up: what comes of it
/// then is no puzzle for people either.
const LOOKS: u32 = 24;

/// The answer of a search, or `None` if it takes too long.
fn within<T>(
    stop: &Stop,
    search: impl FnOnce(&Stop) -> Result<T, Stopped>,
) -> Result<Option<T>, Stopped> {
    match search(&stop.or_after_looks(LOOKS)) {
        Ok(answer) => Ok(Some(answer)),
        Err(Stopped) if stop.is_raised() => Err(Stopped),
        Err(Stopped) => Ok(None),
    }
}
