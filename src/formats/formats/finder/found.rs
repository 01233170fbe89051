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
    /// A mistake, told after the puzzles before it.
    mistake: Option<FormatError>,
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
        }
    }

    /// The next puzzle; `None` at the end.
    pub(in crate::formats) fn next(&mut self) -> Result<Option<Puzzle>, ReadError> {
        loop {
            if let Some(puzzle) = self.finder.ready.pop_front() {
                return Ok(Some(puzzle));
            }
            if let Some(mistake) = self.mistake.take() {
                return Err(mistake.into());
            }
            if self.is_at_end {
                return Ok(None);
            }
            self.line.clear();
            let found = if self.source.read_line_into(&mut self.line, MAX_BYTES)? {
                self.number += 1;
                let line = str::from_utf8(&self.line).unwrap_or_default();
                self.finder.line(self.number, line)
            } else {
                self.is_at_end = true;
                self.finder.end()
            };
            if let Err(mistake) = found {
                self.finder.hand_on();
                self.mistake = Some(mistake);
            }
        }
    }

    /// What is to be said of what was read so far.
    pub(in crate::formats) fn notes(&self) -> Vec<ReadingNote> {
        self.finder.notes()
    }
}
