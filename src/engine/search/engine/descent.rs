//! The depth-first walk through the search tree, which the engines share.

use super::patient::Patient;
use super::{Answer, Walk};
use crate::grid::{DigitSet, Values};
use crate::search::bands::Bands;
use crate::search::simd;
use crate::search::{Stop, Stopped};

/// The number of guesses between two checks of the stop.
pub(in crate::search) const GUESSES_BETWEEN_LOOKS: u64 = 64;

/// After this many guesses without a solution, [`Patient`] takes over. Even the hardest puzzles
/// need only a few hundred.
const GUESSES_WITHOUT_SOLUTION: u64 = 1024;

/// After this many guesses, all lanes continue together if at most two solutions are wanted. Most
/// puzzles need fewer guesses, and only longer searches keep all lanes busy.
const GUESSES_ALONE: u64 = 6;

/// A position that an engine can work on.
pub(in crate::search) trait Position: Sized {
    /// Draws all conclusions that need no guess; false at a contradiction.
    fn close(&mut self) -> bool;

    /// Sets a candidate of a closed position, and puts the position without that candidate on the
    /// pile. If every cell has its digit, the position is a solution: does nothing and returns
    /// false.
    fn branch(&mut self, pending: &mut Vec<Self>) -> bool;

    /// The possible cells of each digit.
    fn bands(&self) -> Bands;

    /// The digit of each cell in a solution.
    fn values(&self) -> Values {
        self.bands().candidates().map(DigitSet::first)
    }
}

/// A walk through all solutions of a position.
///
/// Each guess solves a cell and leaves one position on the pile, so there are never more than 81
/// of them.
#[derive(Clone)]
pub(in crate::search) struct Descent<P> {
    start: Bands,
    /// The current position: a solution, or the next one to search.
    here: P,
    at_solution: bool,
    pending: Vec<P>,
    patient: Option<Patient>,
    guesses: u64,
    /// The number of guesses at the last solution, if there was one.
    guesses_at_solution: Option<u64>,
}

impl<P: Position> Descent<P> {
    pub(in crate::search) const fn new(start: Bands, position: P) -> Self {
        Self {
            start,
            here: position,
            at_solution: false,
            pending: Vec::new(),
            patient: None,
            guesses: 0,
            guesses_at_solution: None,
        }
    }

    /// The positions still to be searched.
    fn left(&self) -> impl Iterator<Item = Bands> {
        self.pending.iter().chain([&self.here]).map(P::bands)
    }

    /// Takes the top position from the pile; false if there is none.
    fn go_back(&mut self) -> bool {
        match self.pending.pop() {
            Some(pending) => {
                self.here = pending;
                true
            }
            None => false,
        }
    }
}

/// The point that a walk has reached.
enum Reached {
    Solution,
    End,
    /// The allowed number of guesses.
    Pause,
}

impl Reached {
    const fn of(is_solution: bool) -> Self {
        if is_solution {
            Self::Solution
        } else {
            Self::End
        }
    }
}

impl<P: Position> Descent<P> {
    /// Moves on to the next solution, or until the total number of guesses is `pause`.
    fn go_on(&mut self, pause: u64, stop: &Stop) -> Result<Reached, Stopped> {
        if let Some(patient) = &mut self.patient {
            return patient.advance(stop).map(Reached::of);
        }
        if self.at_solution && !self.go_back() {
            return Ok(Reached::End);
        }
        self.at_solution = false;
        loop {
            if !self.here.close() {
                if !self.go_back() {
                    return Ok(Reached::End);
                }
                continue;
            }
            if !self.here.branch(&mut self.pending) {
                self.at_solution = true;
                self.guesses_at_solution = Some(self.guesses);
                return Ok(Reached::Solution);
            }
            if self.guesses.is_multiple_of(GUESSES_BETWEEN_LOOKS) && stop.is_raised() {
                return Err(Stopped);
            }
            self.guesses += 1;
            if self.guesses - self.guesses_at_solution.unwrap_or(0) > GUESSES_WITHOUT_SOLUTION {
                // Without a solution so far, starting again loses nothing.
                let rest: Vec<_> = if self.guesses_at_solution.is_none() {
                    vec![self.start.candidates()]
                } else {
                    self.left().map(|position| position.candidates()).collect()
                };
                let patient = self.patient.insert(Patient::new(&rest));
                return patient.advance(stop).map(Reached::of);
            }
            if self.guesses == pause {
                return Ok(Reached::Pause);
            }
        }
    }
}

impl<P: Position> Walk for Descent<P> {
    fn advance(&mut self, stop: &Stop) -> Result<bool, Stopped> {
        let reached = self.go_on(u64::MAX, stop)?;
        Ok(matches!(reached, Reached::Solution))
    }

    fn answer(&mut self, limit: usize, stop: &Stop) -> Result<Answer, Stopped> {
        let mut answer = Answer::default();
        let pause = if limit <= 2 { GUESSES_ALONE } else { u64::MAX };
        while answer.count < limit {
            match self.go_on(pause, stop)? {
                Reached::Solution => answer.add(|| self.values()),
                Reached::End => break,
                Reached::Pause => {
                    let rest = simd::together(self.left(), limit - answer.count, stop)?;
                    if let Some(rest) = rest {
                        answer.count += rest.count;
                        answer.first = answer.first.or(rest.first);
                        answer.guesses = self.guesses + rest.guesses;
                        return Ok(answer);
                    }
                }
            }
        }
        answer.guesses = self.guesses();
        Ok(answer)
    }

    fn values(&self) -> Values {
        match &self.patient {
            Some(patient) => patient.values(),
            None => self.here.values(),
        }
    }

    fn guesses(&self) -> u64 {
        self.guesses + self.patient.as_ref().map_or(0, Patient::guesses)
    }
}
