//! Makes many puzzles at a time, one in each lane of the search.

use std::collections::VecDeque;
use std::ops::Range;

use super::generator::{Generator, Monitor};
use super::random::Random;
use super::reduction::Reduction;
use crate::grid::Values;
use crate::search::{Feed, LanePath, Stopped, Task, drive};

/// Makes the puzzles with these numbers on one processor, in order. A puzzle is `None` if none of
/// its attempts meets the request. After a stop, the last puzzles are missing, and [`Stopped`] is
/// returned with the others.
///
/// Each lane makes its own attempt. The next free lane begins the next puzzle; when all are begun,
/// it makes the next attempt at the first one without a result. The first successful attempt by
/// number counts, not the fastest one, so the puzzles are the same as with one attempt after
/// another.
pub(super) fn puzzles(
    generator: &Generator,
    numbers: Range<u64>,
    attempts: u64,
    work: &Monitor<'_>,
) -> (Vec<Option<Values>>, Result<(), Stopped>) {
    make(generator, numbers, 0..attempts, work)
}

/// Makes a puzzle with one of these attempts, if one meets the request.
pub(super) fn puzzle(
    generator: &Generator,
    number: u64,
    attempts: Range<u64>,
    work: &Monitor<'_>,
) -> Result<Option<Values>, Stopped> {
    let (mut made, end) = make(generator, number..number + 1, attempts, work);
    end.map(|()| made.pop().flatten())
}

fn make(
    generator: &Generator,
    numbers: Range<u64>,
    attempts: Range<u64>,
    work: &Monitor<'_>,
) -> (Vec<Option<Values>>, Result<(), Stopped>) {
    let path = LanePath::fastest();
    let mut maker = Maker {
        generator,
        work,
        unbegun: numbers,
        attempts,
        open: VecDeque::new(),
        made: Vec::new(),
        lanes: (0..path.lanes()).map(|_| None).collect(),
        stopped: false,
    };
    let driven = drive(&mut maker, path, work.stop);
    let end = if maker.stopped { Err(Stopped) } else { driven };
    (maker.made, end)
}

struct Maker<'a> {
    generator: &'a Generator,
    work: &'a Monitor<'a>,
    unbegun: Range<u64>,
    /// The attempts allowed for each puzzle.
    attempts: Range<u64>,
    /// The puzzles begun, without the settled ones at the front.
    open: VecDeque<Open>,
    made: Vec<Option<Values>>,
    lanes: Vec<Option<Attempt>>,
    stopped: bool,
}

/// A puzzle that has been begun.
struct Open {
    number: u64,
    /// The next attempt.
    next: u64,
    /// The attempts still running.
    running: Vec<u64>,
    /// The first attempt so far that met the request.
    best: Option<(u64, Values)>,
}

/// The attempt of a lane.
struct Attempt {
    number: u64,
    attempt: u64,
    random: Random,
    reduction: Reduction,
    /// The number of solutions that the question asked for.
    limit: usize,
    searches: u64,
}

impl Open {
    /// Whether no remaining attempt precedes the best one or, without a best one, none is left.
    fn is_settled(&self, attempts: &Range<u64>) -> bool {
        match &self.best {
            Some((best, _)) => self.running.iter().all(|attempt| attempt > best),
            None => self.running.is_empty() && self.next >= attempts.end,
        }
    }
}

impl Maker<'_> {
    /// The number of the next puzzle, and of the attempt at it.
    fn choose(&mut self) -> Option<(u64, u64)> {
        let open = match self.unbegun.next() {
            Some(number) => {
                self.open.push_back(Open {
                    number,
                    next: self.attempts.start,
                    running: Vec::new(),
                    best: None,
                });
                self.open.back_mut()?
            }
            None => {
                let has_more =
                    |open: &&mut Open| open.best.is_none() && open.next < self.attempts.end;
                self.open.iter_mut().find(has_more)?
            }
        };
        let attempt = open.next;
        open.next += 1;
        open.running.push(attempt);
        Some((open.number, attempt))
    }

    fn ended(&mut self, number: u64, attempt: u64, puzzle: Option<Values>) {
        let Some(open) = self.open.iter_mut().find(|open| open.number == number) else {
            return;
        };
        open.running.retain(|running| *running != attempt);
        if let Some(puzzle) = puzzle
            && open.best.is_none_or(|(best, _)| attempt < best)
        {
            open.best = Some((attempt, puzzle));
        }
        let is_settled = |open: &Open| open.is_settled(&self.attempts);
        while self.open.front().is_some_and(is_settled) {
            let best = self.open.pop_front().and_then(|open| open.best);
            self.made.push(best.map(|(_, puzzle)| puzzle));
        }
    }

    /// The next question of a lane, which may begin attempts.
    fn question(&mut self, lane: usize) -> Result<Option<Task>, Stopped> {
        loop {
            if let Some(attempt) = &mut self.lanes[lane]
                && let Some(question) = attempt.reduction.next_question()
            {
                attempt.limit = question.limit;
                attempt.searches += 1;
                return Ok(Some(Task {
                    position: question.position,
                    limit: question.limit,
                }));
            }
            if let Some(mut done) = self.lanes[lane].take() {
                self.work.searched(done.searches);
                let reduced = done.reduction.result();
                let puzzle = self
                    .generator
                    .finish(reduced, &mut done.random, self.work)?;
                self.ended(done.number, done.attempt, puzzle);
            }
            let Some((number, attempt)) = self.choose() else {
                return Ok(None);
            };
            let mut random = self.generator.random(number, attempt);
            self.work.tried();
            match self.generator.begin(&mut random, self.work.stop)? {
                Some(reduction) => {
                    self.lanes[lane] = Some(Attempt {
                        number,
                        attempt,
                        random,
                        reduction,
                        limit: 0,
                        searches: 0,
                    });
                }
                None => self.ended(number, attempt, None),
            }
        }
    }
}

impl Feed for Maker<'_> {
    fn next(&mut self, lane: usize) -> Option<Task> {
        if self.stopped {
            return None;
        }
        self.question(lane).unwrap_or_else(|Stopped| {
            self.stopped = true;
            None
        })
    }

    fn answered(&mut self, lane: usize, count: usize) {
        if let Some(attempt) = &mut self.lanes[lane] {
            attempt.reduction.answer(count == attempt.limit);
        }
    }
}
