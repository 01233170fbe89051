//! Searches many positions at a time: finds a solution of each, or counts its solutions.

use std::borrow::Borrow;

use super::{Feed, Solution, Task};
use crate::grid::{Grid, Values};
use crate::search::bands::Bands;
use crate::search::simd::{LanePath, drive};
use crate::search::{self, Solutions, Stop, Stopped};

/// The number of positions of a stream that are in progress or waiting for output.
const BATCH: usize = 4096;

/// Finds a solution of each position, in order; `None` if a position has none.
///
/// Positions of the classic board are searched side by side in one thread, several times as fast as
/// one after another; positions of other boards are searched one by one. To use all processors,
/// divide the slice into chunks; a thousand positions per chunk are enough.
///
/// # Errors
///
/// [`Stopped`] if `stop` was raised or its time ran out before all answers were known.
///
/// ```
/// use rayon::prelude::*;
/// use sudoku_formats::formats;
/// use sudoku_engine::grid::{Grid, Values};
/// use sudoku_engine::search::{Stop, Stopped, solve_all};
///
/// let file = b"\
/// .7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2
/// 17.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2
/// ";
/// let puzzles = formats::read(file)?;
/// let grids: Vec<Grid> = puzzles.iter().map(|it| Grid::from_values(&it.givens)).collect();
///
/// let solutions = solve_all(&grids, &Stop::never())?;
/// assert!(solutions[0].is_some() && solutions[1].is_none());
///
/// let stop = Stop::never();
/// let chunks = grids.par_chunks(1024).map(|chunk| solve_all(chunk, &stop));
/// let on_all_processors: Result<Vec<Vec<Option<Values>>>, Stopped> = chunks.collect();
/// assert_eq!(on_all_processors?.concat(), solutions);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn solve_all(grids: &[Grid], stop: &Stop) -> Result<Vec<Option<Values>>, Stopped> {
    LanePath::fastest().solve_all(grids, stop)
}

/// Does the same as [`solve_all`] for puzzles of the classic board given by their values alone,
/// without making grids.
///
/// # Errors
///
/// [`Stopped`] as for [`solve_all`].
///
/// ```
/// use sudoku_engine::search::{Stop, solve_values};
///
/// let solutions = solve_values(&[[None; 81]], &Stop::never())?;
/// assert!(solutions[0].is_some());
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn solve_values(puzzles: &[Values], stop: &Stop) -> Result<Vec<Option<Values>>, Stopped> {
    LanePath::fastest().solve_values(puzzles, stop)
}

/// Counts the solutions of each position, in order, each up to `limit`.
///
/// A puzzle is unique if its count is one with a limit of two. To use several processors, see
/// [`solve_all`].
///
/// # Errors
///
/// [`Stopped`] as for [`solve_all`].
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{Stop, count_all};
///
/// let counts = count_all(&[Grid::empty(), Grid::empty()], 10, &Stop::never())?;
/// assert_eq!(counts, [10, 10]);
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn count_all(grids: &[Grid], limit: usize, stop: &Stop) -> Result<Vec<usize>, Stopped> {
    LanePath::fastest().count_all(grids, limit, stop)
}

/// The number of solutions of a position: none, one or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Uniqueness {
    /// It has no solution.
    None,
    /// It has exactly this one.
    One(Values),
    /// It has at least two.
    Several,
}

/// Solves each position, in order, and reports whether the solution is the only one. To use several
/// processors, see [`solve_all`].
///
/// # Errors
///
/// [`Stopped`] as for [`solve_all`].
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{Stop, Uniqueness, unique_all};
///
/// let answers = unique_all(&[Grid::empty()], &Stop::never())?;
/// assert_eq!(answers, [Uniqueness::Several]);
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn unique_all(grids: &[Grid], stop: &Stop) -> Result<Vec<Uniqueness>, Stopped> {
    LanePath::fastest().unique_all(grids, stop)
}

/// Finds a solution of each position of a stream, like [`solve_all`].
///
/// The stream is read at most 4096 positions ahead of the first answer not yet taken, and memory is
/// needed only for these. No answers follow an error.
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{Stop, solve_each};
///
/// let endless = std::iter::repeat(Grid::empty());
/// let first = solve_each(endless, &Stop::never()).next().unwrap()?;
/// assert!(first.is_some());
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn solve_each<I>(
    grids: I,
    stop: &Stop,
) -> impl Iterator<Item = Result<Option<Values>, Stopped>> + use<'_, I>
where
    I: IntoIterator<Item: Borrow<Grid>>,
{
    LanePath::fastest().solve_each(grids, stop)
}

/// Counts the solutions of each position of a stream, each up to `limit`. It reads ahead like
/// [`solve_each`].
///
/// ```
/// use sudoku_engine::grid::Grid;
/// use sudoku_engine::search::{Stop, count_each};
///
/// let endless = std::iter::repeat(Grid::empty());
/// let never = Stop::never();
/// let mut counts = count_each(endless, 2, &never);
/// assert_eq!(counts.next(), Some(Ok(2)));
/// ```
pub fn count_each<I>(
    grids: I,
    limit: usize,
    stop: &Stop,
) -> impl Iterator<Item = Result<usize, Stopped>> + use<'_, I>
where
    I: IntoIterator<Item: Borrow<Grid>>,
{
    LanePath::fastest().count_each(grids, limit, stop)
}

/// Does the same as [`unique_all`] for puzzles of the classic board given by their values alone,
/// without making grids.
///
/// # Errors
///
/// [`Stopped`] as for [`solve_all`].
///
/// ```
/// use sudoku_engine::search::{Stop, Uniqueness, unique_values};
///
/// let answers = unique_values(&[[None; 81]], &Stop::never())?;
/// assert_eq!(answers, [Uniqueness::Several]);
/// # Ok::<(), sudoku_engine::search::Stopped>(())
/// ```
pub fn unique_values(puzzles: &[Values], stop: &Stop) -> Result<Vec<Uniqueness>, Stopped> {
    LanePath::fastest().unique_values(puzzles, stop)
}

impl LanePath {
    /// [`solve_all`] on this path.
    ///
    /// # Errors
    ///
    /// As for that function.
    pub fn solve_all(self, grids: &[Grid], stop: &Stop) -> Result<Vec<Option<Values>>, Stopped> {
        self.solve(grids.iter().map(Question::from), grids.len(), stop)
    }

    /// [`solve_values`] on this path.
    ///
    /// # Errors
    ///
    /// As for that function.
    pub fn solve_values(
        self,
        puzzles: &[Values],
        stop: &Stop,
    ) -> Result<Vec<Option<Values>>, Stopped> {
        self.solve(puzzles.iter().map(Question::from), puzzles.len(), stop)
    }

    /// [`count_all`] on this path.
    ///
    /// # Errors
    ///
    /// As for that function.
    pub fn count_all(
        self,
        grids: &[Grid],
        limit: usize,
        stop: &Stop,
    ) -> Result<Vec<usize>, Stopped> {
        self.count(grids.iter(), grids.len(), limit, stop)
    }

    /// [`unique_all`] on this path.
    ///
    /// # Errors
    ///
    /// As for that function.
    pub fn unique_all(self, grids: &[Grid], stop: &Stop) -> Result<Vec<Uniqueness>, Stopped> {
        self.unique(grids.iter().map(Question::from), grids.len(), stop)
    }

    /// [`unique_values`] on this path.
    ///
    /// # Errors
    ///
    /// As for that function.
    pub fn unique_values(
        self,
        puzzles: &[Values],
        stop: &Stop,
    ) -> Result<Vec<Uniqueness>, Stopped> {
        self.unique(puzzles.iter().map(Question::from), puzzles.len(), stop)
    }

    fn unique(
        self,
        questions: impl Iterator<Item = Question>,
        expected: usize,
        stop: &Stop,
    ) -> Result<Vec<Uniqueness>, Stopped> {
        let mut feed = UniqueAll {
            queue: Queue::new(self, questions),
            answers: Vec::with_capacity(expected),
        };
        drive(&mut feed, self, stop)?;
        for (number, grid) in feed.queue.others {
            feed.answers[number] = match search::solve(&grid, stop)?.solutions {
                Solutions::None => Uniqueness::None,
                Solutions::One(solution) => Uniqueness::One(*solution),
                Solutions::Several(_) => Uniqueness::Several,
            };
        }
        Ok(feed.answers)
    }

    /// [`solve_each`] on this path.
    pub fn solve_each<I>(
        self,
        grids: I,
        stop: &Stop,
    ) -> impl Iterator<Item = Result<Option<Values>, Stopped>> + use<'_, I>
    where
        I: IntoIterator<Item: Borrow<Grid>>,
    {
        in_batches(grids.into_iter(), move |batch| {
            let questions = batch.map(|grid| Question::from(grid.borrow()));
            self.solve(questions, BATCH, stop)
        })
    }

    /// [`count_each`] on this path.
    pub fn count_each<I>(
        self,
        grids: I,
        limit: usize,
        stop: &Stop,
    ) -> impl Iterator<Item = Result<usize, Stopped>> + use<'_, I>
    where
        I: IntoIterator<Item: Borrow<Grid>>,
    {
        in_batches(grids.into_iter(), move |batch| {
            self.count(batch, BATCH, limit, stop)
        })
    }

    /// Solves the positions, about `expected` of them.
    fn solve(
        self,
        questions: impl Iterator<Item = Question>,
        expected: usize,
        stop: &Stop,
    ) -> Result<Vec<Option<Values>>, Stopped> {
        let mut feed = SolveAll {
            queue: Queue::new(self, questions),
            solutions: Vec::with_capacity(expected),
        };
        drive(&mut feed, self, stop)?;
        for (number, grid) in feed.queue.others {
            feed.solutions[number] = search::first(&grid, stop)?;
        }
        Ok(feed.solutions)
    }

    /// Counts the solutions of the positions, about `expected` of them.
    fn count<G: Borrow<Grid>>(
        self,
        grids: impl Iterator<Item = G>,
        expected: usize,
        limit: usize,
        stop: &Stop,
    ) -> Result<Vec<usize>, Stopped> {
        let mut feed = CountAll {
            queue: Queue::new(self, grids.map(|grid| Question::from(grid.borrow()))),
            limit,
            counts: Vec::with_capacity(expected),
        };
        drive(&mut feed, self, stop)?;
        for (number, grid) in feed.queue.others {
            feed.counts[number] = search::count(&grid, limit, stop)?;
        }
        Ok(feed.counts)
    }
}

/// The answers to a stream, computed batch by batch.
fn in_batches<I: Iterator, A>(
    grids: I,
    mut answer: impl FnMut(std::iter::Take<&mut std::iter::Fuse<I>>) -> Result<Vec<A>, Stopped>,
) -> impl Iterator<Item = Result<A, Stopped>> {
    let mut grids = grids.fuse();
    let mut answers = Vec::new().into_iter();
    let mut stopped = false;
    std::iter::from_fn(move || {
        if answers.len() == 0 && !stopped {
            match answer(grids.by_ref().take(BATCH)) {
                Ok(batch) => answers = batch.into_iter(),
                Err(error) => {
                    stopped = true;
                    return Some(Err(error));
                }
            }
        }
        answers.next().map(Ok)
    })
}

/// A position waiting for a lane.
struct Question {
    position: Bands,
    /// The grid, unless its board is the classic one.
    other: Option<Box<Grid>>,
}

impl From<&Grid> for Question {
    #[inline(always)]
    fn from(grid: &Grid) -> Self {
        if grid.layout().is_classic() {
            Self {
                position: Bands::from(grid),
                other: None,
            }
        } else {
            Self {
                position: Bands::NOTHING,
                other: Some(Box::new(grid.clone())),
            }
        }
    }
}

impl From<&Values> for Question {
    #[inline(always)]
    fn from(values: &Values) -> Self {
        Self {
            position: Bands::from(values),
            other: None,
        }
    }
}

/// Positions waiting for a lane, and the position in each lane.
struct Queue<I> {
    positions: I,
    taken: usize,
    /// The number of the position in each lane.
    numbers: Vec<usize>,
    /// The positions of boards other than the classic one, which the lanes cannot search; the lanes
    /// get a position without candidates instead.
    others: Vec<(usize, Box<Grid>)>,
}

impl<I: Iterator<Item = Question>> Queue<I> {
    fn new(path: LanePath, positions: I) -> Self {
        Self {
            positions,
            taken: 0,
            numbers: vec![0; path.lanes()],
            others: Vec::new(),
        }
    }

    #[inline(always)]
    fn next(&mut self, lane: usize, limit: usize) -> Option<Task> {
        let Question { position, other } = self.positions.next()?;
        let number = self.taken;
        self.numbers[lane] = number;
        self.taken += 1;
        self.others.extend(other.map(|grid| (number, grid)));
        Some(Task { position, limit })
    }
}

struct SolveAll<I> {
    queue: Queue<I>,
    solutions: Vec<Option<Values>>,
}

impl<I: Iterator<Item = Question>> Feed for SolveAll<I> {
    #[inline(always)]
    fn next(&mut self, lane: usize) -> Option<Task> {
        let task = self.queue.next(lane, 1)?;
        self.solutions.push(None);
        Some(task)
    }

    #[inline(always)]
    fn first(&mut self, lane: usize, solution: Solution<'_>) {
        self.solutions[self.queue.numbers[lane]] = Some(solution.values());
    }

    fn answered(&mut self, _lane: usize, _count: usize) {}
}

struct CountAll<I> {
    queue: Queue<I>,
    limit: usize,
    counts: Vec<usize>,
}

impl<I: Iterator<Item = Question>> Feed for CountAll<I> {
    #[inline(always)]
    fn next(&mut self, lane: usize) -> Option<Task> {
        let task = self.queue.next(lane, self.limit)?;
        self.counts.push(0);
        Some(task)
    }

    fn answered(&mut self, lane: usize, count: usize) {
        self.counts[self.queue.numbers[lane]] = count;
    }
}

struct UniqueAll<I> {
    queue: Queue<I>,
    answers: Vec<Uniqueness>,
}

impl<I: Iterator<Item = Question>> Feed for UniqueAll<I> {
    #[inline(always)]
    fn next(&mut self, lane: usize) -> Option<Task> {
        let task = self.queue.next(lane, 2)?;
        self.answers.push(Uniqueness::None);
        Some(task)
    }

    #[inline(always)]
    fn first(&mut self, lane: usize, solution: Solution<'_>) {
        self.answers[self.queue.numbers[lane]] = Uniqueness::One(solution.values());
    }

    fn answered(&mut self, lane: usize, count: usize) {
        if count > 1 {
            self.answers[self.queue.numbers[lane]] = Uniqueness::Several;
        }
    }
}
