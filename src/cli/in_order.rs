//! What is made of many puzzles side by side is printed in their order.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use super::output::Output;
use super::{Error, progress};

/// Prints what is made of each puzzle in order: of the first that is not done as it comes, of
/// those after it when their turn comes.
pub(super) struct InOrder<'a> {
    out: &'a Output,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The number of the first puzzle that is not done.
    turn: usize,
    /// What is to be printed of puzzles after it.
    waiting: BTreeMap<usize, Waiting>,
}

#[derive(Default)]
struct Waiting {
    text: Vec<u8>,
    steps: u64,
    /// How many puzzles it was, once all of it is there.
    done: Option<usize>,
}

impl<'a> InOrder<'a> {
    pub(super) fn new(out: &'a Output) -> Self {
        Self {
            out,
            state: Mutex::default(),
        }
    }

    /// What is printed of the puzzle with this number, counted from 0. All numbers from there on
    /// must come, each once.
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
        // Whatever broke a thread, what it had handed over is whole.
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

/// What is printed of one puzzle. It is handed over a step at a time.
pub(super) struct Part<'a> {
    all: &'a InOrder<'a>,
    number: usize,
    text: Vec<u8>,
}

impl Part<'_> {
    /// What was written last is a step, which is seen from now on.
    pub(super) fn end_step(&mut self) -> Result<(), Error> {
        progress::step();
        let text = std::mem::take(&mut self.text);
        Ok(self.all.print(self.number, &text, 1, None)?)
    }

    /// All of the puzzle was written.
    pub(super) fn end(self) -> Result<(), Error> {
        self.end_of(1)
    }

    /// All was written of what are so many puzzles.
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
