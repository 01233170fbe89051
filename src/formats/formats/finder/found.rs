//! The puzzles of a source that is read line by line.

use std::io::BufRead;

use super::{Finder, Meaning};
use crate::formats::reading::ReadingNote;
use crate::formats::text::Text;
use crate::formats::{FormatError, MAX_BYTES, ReadError};
use sudoku_engine::sudoku::Puzzle;

/// The puzzles of a source that is read loosely, one after another.
pub(in crate::formats) struct Found<R> {
    source: Text<R>,
    finder: Finder,
    number: usize,
    line: Vec<u8>,
    is_at_end: bool,
    /// A mistake, reported after the puzzles before it.
    mistake: Option<FormatError>,
    /// Whether the lines behind the last mistake can be read, and whether the last line is to be read
    /// again.
    goes_on: bool,
    is_again: bool,
    /// The line where reading stops, and the reason.
    stop: Option<(usize, FormatError)>,
}

impl<R: BufRead> Found<R> {
    pub(in crate::formats) const fn new(source: R, meaning: Meaning) -> Self {
        Self {
            source: Text::new(source),
            finder: Finder::new(meaning),
            number: 0,
            line: Vec::new(),
            is_at_end: false,
            mistake: None,
            goes_on: true,
            is_again: false,
            stop: None,
        }
    }

    /// Stops before a line that cannot be read, for this reason.
    #[must_use]
    pub(in crate::formats) fn up_to(mut self, line: usize, error: FormatError) -> Self {
        self.stop = Some((line, error));
        self
    }

    /// Returns the next puzzle; `None` at the end.
    pub(in crate::formats) fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        loop {
            let is_at_end = self.is_at_end || self.mistake.is_some();
            if let Some(puzzle) = self.finder.next_ready(is_at_end) {
                return Ok(Some(puzzle?));
            }
            if let Some(mistake) = self.mistake.take() {
                return Err(mistake.into());
            }
            if self.is_at_end {
                return Ok(None);
            }
            if std::mem::take(&mut self.is_again) {
                let line = str::from_utf8(&self.line).unwrap_or_default();
                if let Err(mistake) = self.finder.line(self.number, line) {
                    self.goes_on = false;
                    self.finder.hand_on();
                    self.mistake = Some(mistake);
                    continue;
                }
            }
            self.line.clear();
            let found = if self.source.read_line_into(&mut self.line, MAX_BYTES)? {
                self.number += 1;
                let line = str::from_utf8(&self.line).unwrap_or_default();
                match self.stop.take_if(|(line, _)| *line == self.number) {
                    Some((_, error)) => Err(error),
                    None => self.finder.line(self.number, line),
                }
            } else {
                self.is_at_end = true;
                self.finder.end()
            };
            if let Err(mistake) = found {
                self.goes_on = self.finder.goes_on_behind(&mistake, &self.line);
                self.finder.hand_on();
                if self.goes_on {
                    let is_above = mistake.line() != Some(self.number) && !self.is_at_end;
                    self.finder.forget_lines();
                    // The line that revealed the mistake is not part of it, so read it again.
                    self.is_again = is_above;
                }
                self.mistake = Some(mistake);
            }
        }
    }

    /// Whether there may be puzzles behind the mistake returned last.
    pub(in crate::formats) const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// Returns the notes on the lines so far.
    pub(in crate::formats) fn notes(&self) -> Vec<ReadingNote> {
        self.finder.notes()
    }
}
