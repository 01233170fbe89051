//! Lines that belong together: a field of a table with several, and a puzzle that was broken.

use super::{Finder, in_line};
use crate::formats::FormatError;
use sudoku_engine::grid::Cell;

/// A field of a table has no more lines and bytes than this.
const MOST_QUOTED_LINES: usize = 40;
const MOST_QUOTED_BYTES: usize = 4000;

/// A line of cells that is too short for a puzzle, since it was broken: the next ones may be
/// the rest of it.
pub(super) struct Broken {
    pub(super) line: usize,
    pub(super) cells: String,
    /// What is wrong if they are not.
    pub(super) damage: FormatError,
}

impl Finder {
    /// Takes a line, or keeps it if a field of a table goes on in the next one.
    pub(super) fn clean_line(&mut self, number: usize, line: &str) -> Result<(), FormatError> {
        let Some((_, lines)) = &mut self.quoted else {
            if !in_line::opens_field(line, self.meaning.sign) {
                return self.whole_line(number, line);
            }
            self.quoted = Some((number, vec![line.to_owned()]));
            return Ok(());
        };
        lines.push(line.to_owned());
        let length: usize = lines.iter().map(String::len).sum();
        if lines.len() > MOST_QUOTED_LINES || length > MOST_QUOTED_BYTES {
            return self.unquote();
        }
        let is_quote = |one: &char| *one == '"';
        let quotes = lines.iter().flat_map(|it| it.chars()).filter(is_quote);
        if quotes.count() % 2 == 1 {
            return Ok(());
        }
        let record = lines.join("\n");
        let sign = self.meaning.sign;
        let found = in_line::read(&record, sign, self.columns.as_ref(), self.counts.puzzles);
        match found {
            Some(found) => {
                self.counts.lines += lines.len();
                self.quoted = None;
                self.rows_end(number)?;
                self.in_line(found, number);
                Ok(())
            }
            None => self.unquote(),
        }
    }

    /// Takes lines for what each is by itself that are no field of a table.
    pub(super) fn unquote(&mut self) -> Result<(), FormatError> {
        let Some((first, lines)) = self.quoted.take() else {
            return Ok(());
        };
        for (line, number) in lines.iter().zip(first..) {
            self.whole_line(number, line)?;
        }
        Ok(())
    }

    /// Takes the rest of a broken line; `None` if a line is none.
    pub(super) fn goes_on(&mut self, number: usize, line: &str) -> Option<Result<(), FormatError>> {
        let mut broken = self.broken.take()?;
        let sign = self.meaning.sign;
        let part = unbroken(line);
        let is_part = !part.is_empty() && part.chars().all(|one| sign.value(one).is_some());
        let count = broken.cells.chars().count() + part.chars().count();
        if !is_part || count > Cell::COUNT {
            return Some(Err(broken.damage));
        }
        broken.cells += part;
        if count < Cell::COUNT {
            self.broken = Some(broken);
            return Some(Ok(()));
        }
        let found = in_line::read(&broken.cells, sign, None, self.counts.puzzles)?;
        if let Err(error) = self.rows_end(number) {
            return Some(Err(error));
        }
        self.in_line(found, broken.line);
        Some(Ok(()))
    }
}

/// A line without what shows in a mail that it was broken.
pub(super) fn unbroken(line: &str) -> &str {
    let line = line.trim();
    line.strip_suffix('=').unwrap_or(line)
}
