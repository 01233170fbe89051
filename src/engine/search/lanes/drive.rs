//! Keeps the lanes busy: guesses, backtracks, passes on answers, takes new questions.

use super::guess::{Place, candidate_without_pairs, pair_with_most_open_peers};
use super::layout::{Words, cells_with_one_digit, values, words};
use super::round::{Positions, State};
use crate::grid::{Grid, Values};
use crate::search::bands::Bands;
use crate::search::engine::{Descent, Minirows, Walk};
use crate::search::{Stop, Stopped};

/// The number of rounds between two checks of the stop.
pub(super) const ROUNDS_BETWEEN_LOOKS: u32 = 64;

/// The most guesses in a row without a solution before a question goes to the single-puzzle engine.
/// The hardest known puzzles need a few hundred; more means a knot that only that engine unties in
/// reasonable time.
pub(super) const MOST_GUESSES: u32 = 2000;

/// A question: the number of solutions of a position, up to a limit.
pub(crate) struct Task {
    pub(crate) position: Bands,
    pub(crate) limit: usize,
}

/// The source of the lanes' questions, and the receiver of their answers.
///
/// The answers must not depend on which lane gets which question, because paths have different
/// numbers of lanes.
pub(crate) trait Feed {
    /// The next question for a lane; `None` if there is none now. A lane that got none is asked
    /// again after another lane's answer. The work is done when no lane has a question.
    fn next(&mut self, lane: usize) -> Option<Task>;

    /// Receives the first solution of a lane's position, before the question is answered.
    #[inline(always)]
    fn first(&mut self, lane: usize, solution: Solution<'_>) {
        let _ = (lane, solution);
    }

    /// Receives the answer for a lane: the number of solutions of its position. If that is the
    /// limit, there may be more.
    fn answered(&mut self, lane: usize, count: usize);
}

/// A solution, in the form of the lanes.
pub(crate) struct Solution<'a>(&'a Words);

impl Solution<'_> {
    #[inline(always)]
    pub(crate) fn values(&self) -> Values {
        values(self.0)
    }
}

/// Answers the questions of a feed in `N` lanes until it has none.
#[inline(always)]
pub(in crate::search) fn drive<const N: usize, F: Feed>(
    feed: &mut F,
    stop: &Stop,
) -> Result<(), Stopped> {
    let mut positions = Positions::<N>::EMPTY;
    let mut searches: [Search; N] = std::array::from_fn(|_| Search::idle());
    for (lane, search) in searches.iter_mut().enumerate() {
        search.start(lane, feed, &mut positions);
    }
    let mut rounds = 0_u32;
    while searches.iter().any(|search| search.busy) {
        let mut answered = false;
        while !answered {
            if rounds.is_multiple_of(ROUNDS_BETWEEN_LOOKS) && stop.is_raised() {
                return Err(Stopped);
            }
            rounds = rounds.wrapping_add(1);
            positions.round();
            for (lane, search) in searches.iter_mut().enumerate() {
                let state = positions.state(lane);
                if state != State::Moving && search.busy {
                    answered |= search.go_on(lane, state, feed, &mut positions, stop)?;
                }
            }
        }
        for (lane, search) in searches.iter_mut().enumerate() {
            if !search.busy {
                search.start(lane, feed, &mut positions);
            }
        }
    }
    Ok(())
}

/// The search in one lane.
struct Search {
    busy: bool,
    task: Task,
    /// The solutions found.
    count: usize,
    /// The guesses since the start or the last solution.
    guesses: u32,
    /// The first `depth` of these are the positions to return to; the others are free.
    saved: Vec<Saved>,
    depth: usize,
}

/// A position to return to: the position at a guess, without the candidate that was tried.
#[derive(Clone, Copy)]
pub(super) struct Saved {
    pub(super) words: Words,
    pub(super) naked: [u32; 3],
}

impl Saved {
    pub(super) const EMPTY: Self = Self {
        words: [[0; 3]; 9],
        naked: [0; 3],
    };
}

impl Search {
    const fn idle() -> Self {
        Self {
            busy: false,
            task: Task {
                position: Bands::OPEN,
                limit: 0,
            },
            count: 0,
            guesses: 0,
            saved: Vec::new(),
            depth: 0,
        }
    }

    /// Takes the next question, if there is one.
    #[inline(always)]
    fn start<const N: usize, F: Feed>(
        &mut self,
        lane: usize,
        feed: &mut F,
        positions: &mut Positions<N>,
    ) {
        self.busy = false;
        while let Some(task) = feed.next(lane) {
            if task.limit == 0 {
                feed.answered(lane, 0);
                continue;
            }
            let words = words(&task.position);
            positions.put(lane, &words, cells_with_one_digit(&words));
            self.busy = true;
            self.task = task;
            self.count = 0;
            self.guesses = 0;
            self.depth = 0;
            return;
        }
    }

    /// Continues where the rounds end: with a guess, with the last saved position, or with an
    /// answer. True if the question was answered.
    #[inline(always)]
    fn go_on<const N: usize, F: Feed>(
        &mut self,
        lane: usize,
        state: State,
        feed: &mut F,
        positions: &mut Positions<N>,
        stop: &Stop,
    ) -> Result<bool, Stopped> {
        if state == State::Stuck {
            if self.guesses < MOST_GUESSES {
                self.guess(lane, positions);
                return Ok(false);
            }
            self.hand_over(lane, feed, stop)?;
        } else {
            if state == State::Solved {
                self.count += 1;
                self.guesses = 0;
                if self.count == 1 {
                    feed.first(lane, Solution(&positions.get(lane)));
                }
            }
            if self.count < self.task.limit && self.depth > 0 {
                self.depth -= 1;
                let saved = &self.saved[self.depth];
                positions.put(lane, &saved.words, saved.naked);
                return Ok(false);
            }
        }
        feed.answered(lane, self.count);
        self.start(lane, feed, positions);
        Ok(true)
    }

    /// Tries a candidate, and saves the position without it.
    #[inline(always)]
    fn guess<const N: usize>(&mut self, lane: usize, positions: &mut Positions<N>) {
        self.guesses += 1;
        if self.depth == self.saved.len() {
            self.saved.push(Saved::EMPTY);
        }
        guess(lane, positions, &mut self.saved[self.depth]);
        self.depth += 1;
    }

    /// Has the single-puzzle engine answer the question from the start.
    #[cold]
    fn hand_over<F: Feed>(
        &mut self,
        lane: usize,
        feed: &mut F,
        stop: &Stop,
    ) -> Result<(), Stopped> {
        let has_told = self.count > 0;
        let position = self.task.position;
        let mut descent = Descent::new(position, Minirows::from(&position));
        self.count = 0;
        while self.count < self.task.limit && descent.advance(stop)? {
            self.count += 1;
            if self.count == 1 && !has_told {
                let solution = Bands::from(&Grid::from_values(&descent.values()));
                feed.first(lane, Solution(&words(&solution)));
            }
        }
        Ok(())
    }
}

/// Tries a candidate in a lane, and saves the position without it.
#[inline(always)]
pub(super) fn guess<const N: usize>(lane: usize, positions: &mut Positions<N>, saved: &mut Saved) {
    let open = positions.open(lane);
    let pairs = positions.pairs(lane);
    let (digit, digits, place) = match pair_with_most_open_peers(open, pairs) {
        Some(place) => {
            let digits = positions.digits(lane, place);
            (digits.trailing_zeros(), digits, place)
        }
        None => {
            let (digit, place) = candidate_without_pairs(&positions.get(lane), open);
            (digit, positions.digits(lane, place), place)
        }
    };
    let Place { row, cell } = place;
    saved.words = positions.get(lane);
    saved.words[digit as usize][row] &= !cell;
    saved.naked = [0; 3];
    saved.naked[row] = cell & pairs[row];
    positions.settle(lane, place, digits & !(1 << digit));
}
