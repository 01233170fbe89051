//! All solutions, one after another.

use std::fmt;
use std::iter::FusedIterator;

use super::bands::Bands;
use super::engine::{Descent, Minirows, Patient, Walk, Weighing};
use super::{Stop, Stopped};
use crate::grid::{Grid, Values};

/// Iterates over all solutions of a position; created by [`solutions`](super::solutions).
#[derive(Clone)]
pub struct AllSolutions {
    /// `None` once the walk is over.
    walk: Option<Walking>,
    stop: Stop,
}

/// A walk with the engine that the board needs.
#[derive(Clone)]
enum Walking {
    Classic(Box<Descent<Minirows>>),
    WithSums(Box<Weighing>),
    Other(Box<Patient>),
}

impl Walking {
    fn next(&mut self, stop: &Stop) -> Result<Option<Values>, Stopped> {
        match self {
            Self::Classic(walk) => next(walk.as_mut(), stop),
            Self::WithSums(walk) => next(walk.as_mut(), stop),
            Self::Other(walk) => next(walk.as_mut(), stop),
        }
    }
}

fn next(walk: &mut impl Walk, stop: &Stop) -> Result<Option<Values>, Stopped> {
    Ok(walk.advance(stop)?.then(|| walk.values()))
}

impl AllSolutions {
    // Uses the engine that every processor has, so the order is the same everywhere.
    pub(super) fn of(grid: &Grid, stop: &Stop) -> Self {
        let walk = if grid.layout().is_classic() {
            let bands = Bands::from(grid);
            let descent = Descent::new(bands, Minirows::from(&bands));
            Walking::Classic(Box::new(descent))
        } else if grid.layout().has_sums() {
            Walking::WithSums(Box::new(Weighing::on(grid)))
        } else {
            Walking::Other(Box::new(Patient::on(grid)))
        };
        Self {
            walk: Some(walk),
            stop: stop.clone(),
        }
    }
}

impl Iterator for AllSolutions {
    type Item = Result<Values, Stopped>;

    fn next(&mut self) -> Option<Self::Item> {
        let solution = match self.walk.as_mut()?.next(&self.stop) {
            Ok(Some(solution)) => return Some(Ok(solution)),
            Ok(None) => None,
            Err(stopped) => Some(Err(stopped)),
        };
        self.walk = None;
        solution
    }
}

impl FusedIterator for AllSolutions {}

impl fmt::Debug for AllSolutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AllSolutions")
            .field("over", &self.walk.is_none())
            .finish_non_exhaustive()
    }
}
