//! All solutions, one after the other.

use std::fmt;
use std::iter::FusedIterator;

use super::bands::Bands;
use super::engine::{Descent, Minirows};
use super::{Stop, Stopped};
use crate::grid::{Grid, Values};

/// Goes through all solutions of a position; made by
/// [`solutions`](super::solutions).
#[derive(Clone)]
pub struct AllSolutions {
    /// `None` once the walk is over.
    descent: Option<Descent<Minirows>>,
    stop: Stop,
}

impl AllSolutions {
    // By the engine that every processor has: its order is the same everywhere.
    pub(super) fn of(grid: &Grid, stop: &Stop) -> Self {
        let bands = Bands::from(grid);
        Self {
            descent: Some(Descent::new(bands, Minirows::from(&bands))),
            stop: stop.clone(),
        }
    }
}

impl Iterator for AllSolutions {
    type Item = Result<Values, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        let descent = self.descent.as_mut()?;
        let solution = match descent.advance(&self.stop) {
            Ok(true) => return Some(Ok(descent.values())),
            Ok(false) => None,
            Err(stopped) => Some(Err(stopped)),
        };
        self.descent = None;
        solution
    }
}

impl FusedIterator for AllSolutions {}

impl fmt::Debug for AllSolutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AllSolutions")
            .field("over", &self.descent.is_none())
            .finish_non_exhaustive()
    }
}
