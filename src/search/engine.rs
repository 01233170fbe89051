//! The engines that search one position at a time, and the choice between them.

mod descent;
mod minirows;
mod patient;
mod weighing;

use std::fmt;

use super::bands::Bands;
#[cfg(target_arch = "x86_64")]
use super::simd::Triads;
use super::{Found, Solutions, Stop, Stopped};
use crate::grid::{Grid, Values};

pub(super) use descent::{Descent, Position};
pub(super) use minirows::Minirows;
pub(super) use patient::Patient;
pub(super) use weighing::Weighing;

/// A way to search one position of the classic board at a time. Positions of other boards
/// are searched by two engines more, which are none of these to choose from.
///
/// All engines find the same solutions; they differ in speed, in the order in
/// which they find them, and in the guesses that they need. The functions of
/// [`search`](super) take the fastest that the processor can run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Engine {
    /// Bands and minirows, for every processor.
    Minirows,
    /// Cells and triads in AVX-512 registers.
    Triads,
}

impl Engine {
    /// All engines, the fastest last.
    pub const ALL: [Self; 2] = [Self::Minirows, Self::Triads];

    /// Whether this processor can run the engine. One that it cannot run leaves
    /// its work to [`Minirows`](Self::Minirows).
    pub fn is_available(self) -> bool {
        match self {
            Self::Minirows => true,
            #[cfg(target_arch = "x86_64")]
            Self::Triads => Triads::are_available(),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Triads => false,
        }
    }

    /// The fastest engine that this processor can run.
    pub fn fastest() -> Self {
        if Self::Triads.is_available() {
            Self::Triads
        } else {
            Self::Minirows
        }
    }

    /// As [`search::solve`](super::solve), by this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] as there.
    pub fn solve(self, grid: &Grid, stop: &Stop) -> Result<Found, Stopped> {
        let found = self.walk(grid, Solve { stop })?;
        // Which two solutions come first depends on the engine.
        if self != Self::Minirows && matches!(found.solutions, Solutions::Several(_)) {
            return Self::Minirows.walk(grid, Solve { stop });
        }
        Ok(found)
    }

    /// As [`search::count`](super::count), by this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] as there.
    pub fn count(self, grid: &Grid, limit: usize, stop: &Stop) -> Result<usize, Stopped> {
        self.walk(grid, Count { limit, stop })
    }

    /// [`count`](Self::count) for a position in the form of the engines.
    pub(super) fn count_bands(
        self,
        bands: &Bands,
        limit: usize,
        stop: &Stop,
    ) -> Result<usize, Stopped> {
        self.walk_bands(bands, Count { limit, stop })
    }

    /// As [`search::first`](super::first), by this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] as there.
    pub fn first(self, grid: &Grid, stop: &Stop) -> Result<Option<Values>, Stopped> {
        self.walk(grid, First { stop })
    }

    /// Does the task by this engine, or on another board than the classic one by the
    /// engine for boards with sums or that for boards without.
    fn walk<T: Task>(self, grid: &Grid, task: T) -> T::Result {
        if grid.layout().is_classic() {
            self.walk_bands(&Bands::from(grid), task)
        } else if grid.layout().has_sums() {
            task.run(Weighing::on(grid))
        } else {
            task.run(Patient::on(grid))
        }
    }

    /// Does the task by this engine.
    fn walk_bands<T: Task>(self, bands: &Bands, task: T) -> T::Result {
        #[cfg(target_arch = "x86_64")]
        if self == Self::Triads
            && let Some(start) = Triads::new(bands)
        {
            return task.run(Descent::new(*bands, start));
        }
        task.run(Descent::new(*bands, Minirows::from(bands)))
    }
}

/// The name, in lower case.
impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Minirows => "minirows",
            Self::Triads => "triads (AVX-512)",
        })
    }
}

/// A walk through all solutions of a position.
pub(super) trait Walk {
    /// Goes on to the next solution; false if there is none left. After that,
    /// or after it was stopped, the walk is over.
    fn advance(&mut self, stop: &Stop) -> Result<bool, Stopped>;

    /// The solution at which the walk is.
    fn values(&self) -> Values;

    /// How many digits were tried so far.
    fn guesses(&self) -> u64;
}

/// What is wanted of the solutions, whichever engine finds them.
trait Task {
    type Result;

    fn run(self, walk: impl Walk) -> Self::Result;
}

struct First<'a> {
    stop: &'a Stop,
}

impl Task for First<'_> {
    type Result = Result<Option<Values>, Stopped>;

    fn run(self, mut walk: impl Walk) -> Self::Result {
        Ok(walk.advance(self.stop)?.then(|| walk.values()))
    }
}

struct Count<'a> {
    limit: usize,
    stop: &'a Stop,
}

impl Task for Count<'_> {
    type Result = Result<usize, Stopped>;

    fn run(self, mut walk: impl Walk) -> Self::Result {
        let mut count = 0;
        while count < self.limit && walk.advance(self.stop)? {
            count += 1;
        }
        Ok(count)
    }
}

struct Solve<'a> {
    stop: &'a Stop,
}

impl Task for Solve<'_> {
    type Result = Result<Found, Stopped>;

    fn run(self, mut walk: impl Walk) -> Self::Result {
        let mut solutions = Solutions::None;
        if walk.advance(self.stop)? {
            let first = walk.values();
            solutions = if walk.advance(self.stop)? {
                Solutions::Several(Box::new([first, walk.values()]))
            } else {
                Solutions::One(Box::new(first))
            };
        }
        Ok(Found {
            solutions,
            guesses: walk.guesses(),
        })
    }
}
