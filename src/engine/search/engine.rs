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

pub(super) use descent::{Descent, GUESSES_BETWEEN_LOOKS, Position};
pub(super) use minirows::Minirows;
pub(super) use patient::Patient;
pub(super) use weighing::Weighing;

/// An engine that searches one position of the classic board at a time. Two more engines search
/// positions of other boards; they cannot be chosen.
///
/// If the order of the solutions does not matter, a position that takes more than a few guesses
/// goes to all lanes of the fastest [`LanePath`], which halves the time for a hard puzzle.
///
/// [`LanePath`]: super::LanePath
///
/// All engines find the same solutions. They differ in speed, in the order of the solutions, and in
/// the number of guesses. The functions of [`search`](super) use the fastest engine that the
/// processor can run.
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

    /// Whether this processor can run the engine. If it cannot, [`Minirows`](Self::Minirows) does
    /// the work instead.
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

    /// Does the same as [`search::solve`](super::solve) with this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] in the same cases.
    pub fn solve(self, grid: &Grid, stop: &Stop) -> Result<Found, Stopped> {
        if !grid.layout().is_classic() {
            return self.walk(grid, FirstTwo { stop });
        }
        let answer = self.walk(grid, Ask { limit: 2, stop })?;
        let solutions = match answer.first {
            None => Solutions::None,
            Some(first) if answer.count == 1 => Solutions::One(Box::new(first)),
            // The first two solutions depend on the engine, so one engine always finds them.
            Some(_) => return Self::Minirows.walk(grid, FirstTwo { stop }),
        };
        Ok(Found {
            solutions,
            guesses: answer.guesses,
        })
    }

    /// Does the same as [`search::count`](super::count) with this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] in the same cases.
    pub fn count(self, grid: &Grid, limit: usize, stop: &Stop) -> Result<usize, Stopped> {
        Ok(self.walk(grid, Ask { limit, stop })?.count)
    }

    /// [`count`](Self::count) for a position in the engines' form.
    pub(super) fn count_bands(
        self,
        bands: &Bands,
        limit: usize,
        stop: &Stop,
    ) -> Result<usize, Stopped> {
        Ok(self.walk_bands(bands, Ask { limit, stop })?.count)
    }

    /// Does the same as [`search::first`](super::first) with this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] in the same cases.
    pub fn first(self, grid: &Grid, stop: &Stop) -> Result<Option<Values>, Stopped> {
        Ok(self.walk(grid, Ask { limit: 1, stop })?.first)
    }

    /// Does the same as [`search::first_values`](super::first_values) with this engine.
    ///
    /// # Errors
    ///
    /// [`Stopped`] in the same cases.
    pub fn first_values(self, puzzle: &Values, stop: &Stop) -> Result<Option<Values>, Stopped> {
        let bands = Bands::from(puzzle);
        Ok(self.walk_bands(&bands, Ask { limit: 1, stop })?.first)
    }

    /// Runs the task with this engine; on boards other than the classic one, with the engine for
    /// boards with sums or the engine for boards without.
    fn walk<T: Task>(self, grid: &Grid, task: T) -> T::Result {
        if grid.layout().is_classic() {
            self.walk_bands(&Bands::from(grid), task)
        } else if grid.layout().has_sums() {
            task.run(Weighing::on(grid))
        } else {
            task.run(Patient::on(grid))
        }
    }

    /// Runs the task with this engine.
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
    /// Moves to the next solution; false if there is none left. After that, or after a stop, the
    /// walk is over.
    fn advance(&mut self, stop: &Stop) -> Result<bool, Stopped>;

    /// The current solution.
    fn values(&self) -> Values;

    /// The number of digits tried so far.
    fn guesses(&self) -> u64;

    /// Moves on until `limit` solutions are found or none is left.
    fn answer(&mut self, limit: usize, stop: &Stop) -> Result<Answer, Stopped> {
        let mut answer = Answer::default();
        while answer.count < limit && self.advance(stop)? {
            answer.add(|| self.values());
        }
        answer.guesses = self.guesses();
        Ok(answer)
    }
}

/// The number of solutions found, the first of them, and the number of digits tried.
#[derive(Debug, Clone, Default)]
pub(super) struct Answer {
    pub(super) count: usize,
    pub(super) first: Option<Values>,
    pub(super) guesses: u64,
}

impl Answer {
    /// Adds a solution.
    pub(super) fn add(&mut self, solution: impl FnOnce() -> Values) {
        self.count += 1;
        self.first.get_or_insert_with(solution);
    }
}

/// A task that can run on the walk of any engine.
trait Task {
    type Result;

    fn run(self, walk: impl Walk) -> Self::Result;
}

/// The solutions up to a limit, in any order.
struct Ask<'a> {
    limit: usize,
    stop: &'a Stop,
}

impl Task for Ask<'_> {
    type Result = Result<Answer, Stopped>;

    fn run(self, mut walk: impl Walk) -> Self::Result {
        walk.answer(self.limit, self.stop)
    }
}

/// The first two solutions in the order of the walk.
struct FirstTwo<'a> {
    stop: &'a Stop,
}

impl Task for FirstTwo<'_> {
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
