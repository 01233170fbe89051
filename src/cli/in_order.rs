//! Printing the results of puzzles in order although they are computed in parallel.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use super::output::Output;
use super::{Error, progress};

/// Prints the results of puzzles in order: for the first unfinished puzzle at once, for later ones
/// when it is their turn.
pub(super) struct InOrder<'a> {
    out: &'a Output,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The number of the first unfinished puzzle.
    turn: usize,
    /// The waiting output of later puzzles.
    waiting: BTreeMap<usize, Waiting>,
}

#[derive(Default)]
struct Waiting {
    text: Vec<u8>,
    steps: u64,
    /// The number of puzzles in the output, once it is complete.
    done: Option<usize>,
}

impl<'a> InOrder<'a> {
    pub(super) fn new(out: &'a Output) -> Self {
        Self {
            out,
            state: Mutex::default(),
        }
    }

    /// Returns the output of the puzzle with this number, counted from 0. All later numbers must
    /// follow, each exactly once.
    pub(super) fn part(&self, number: usize) -> Part<'_> {
        Part {
            all: self,
            number,
            text: Vec::new(),
        }
    }

    fn print(
        &self,
        number: usize,
        text: &[u8],
        steps: u64,
        mut done: Option<usize>,
    ) -> io::Result<()> {
        // Even if a thread panicked, the output that it passed on is complete.
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if number != state.turn {
            let waiting = state.waiting.entry(number).or_default();
            waiting.text.extend_from_slice(text);
            waiting.steps += steps;
            waiting.done = done;
            return Ok(());
        }
        self.put(text, steps, done)?;
        while done.is_some() {
            state.turn += 1;
            let turn = state.turn;
            let next = state.waiting.remove(&turn).unwrap_or_default();
            done = next.done;
            self.put(&next.text, next.steps, done)?;
        }
        Ok(())
    }

    fn put(&self, text: &[u8], steps: u64, done: Option<usize>) -> io::Result<()> {
        self.out.print(text, || {
            progress::printed(steps);
            if let Some(puzzles) = done {
                progress::done(puzzles);
            }
        })
    }
}

/// The output of one puzzle, passed on step by step.
pub(super) struct Part<'a> {
    all: &'a InOrder<'a>,
    number: usize,
    text: Vec<u8>,
}

impl Part<'_> {
    /// Ends a step, which becomes visible.
    pub(super) fn end_step(&mut self) -> Result<(), Error> {
        progress::step();
        let text = std::mem::take(&mut self.text);
        Ok(self.all.print(self.number, &text, 1, None)?)
    }

    /// Ends the output of the puzzle.
    pub(super) fn end(self) -> Result<(), Error> {
        self.end_of(1)
    }

    /// Ends the output of this many puzzles.
    pub(super) fn end_of(self, puzzles: usize) -> Result<(), Error> {
        Ok(self.all.print(self.number, &self.text, 0, Some(puzzles))?)
    }
}

impl Write for Part<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
