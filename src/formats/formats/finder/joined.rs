//! Lines that belong together: a field of a table with several lines, and a puzzle broken across
//! lines.

use super::signs::Sign;
use super::words::{Heading, title};
use super::{Finder, in_line};
use crate::formats::FormatError;
use sudoku_engine::grid::Cell;

/// The most lines and bytes of a field of a table.
const MOST_QUOTED_LINES: usize = 40;
const MOST_QUOTED_BYTES: usize = 4000;

/// A line of cells that is too short for a puzzle, because it was broken: the next lines may be the
/// rest of it.
pub(super) struct Broken {
    pub(super) line: usize,
    pub(super) cells: String,
    /// The mistake if they are not.
    pub(super) damage: FormatError,
}

/// The fewest cells in a part of a broken puzzle among words.
const FEWEST_BROKEN: usize = 12;

impl Finder {
    /// Handles a puzzle that begins at the end of the line above and ends with the first word of
    /// this line; `None` if there is none.
    pub(super) fn joins_tail(
        &mut self,
        number: usize,
        line: &str,
    ) -> Option<Result<(), FormatError>> {
        let (first, tail) = self.tail.take()?;
        if first + 1 != number {
            return None;
        }
        let sign = self.meaning.sign;
        let word = head(line)?;
        let cells = format!("{tail}{word}");
        if !is_part(word, sign) || cells.chars().count() != Cell::COUNT {
            return None;
        }
        let found = in_line::read(&cells, sign, None, self.counts.listed())?;
        if let Err(error) = self.rows_end(number) {
            return Some(Err(error));
        }
        // The words before it are its title, without the cells.
        let heading = self.heading.take_if(|it| it.line == first);
        let words = heading.as_ref().and_then(|it| it.title.strip_suffix(&tail));
        if let Some(title) = words.and_then(title) {
            let is_comment = false;
            self.heading = Some(Heading {
                line: first,
                title,
                is_comment,
            });
        }
        Some(self.in_line(found, first))
    }

    /// Handles a line, or keeps it if a field of a table continues in the next line.
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
        let found = in_line::read(&record, sign, self.columns.as_ref(), self.counts.listed());
        match found {
            Some(found) => {
                self.counts.lines += lines.len();
                self.quoted = None;
                if self.is_lost(&found, &record, number)? {
                    return Ok(());
                }
                self.rows_end(number)?;
                self.in_line(found, number)
            }
            None => self.unquote(),
        }
    }

    /// Handles each stored line by itself, because the lines are not a field of a table.
    pub(super) fn unquote(&mut self) -> Result<(), FormatError> {
        let Some((first, lines)) = self.quoted.take() else {
            return Ok(());
        };
        for (line, number) in lines.iter().zip(first..) {
            self.whole_line(number, line)?;
        }
        Ok(())
    }

    /// Handles the rest of a broken line; `None` if this line is not the rest.
    pub(super) fn goes_on(&mut self, number: usize, line: &str) -> Option<Result<(), FormatError>> {
        let mut broken = self.broken.take()?;
        let sign = self.meaning.sign;
        let mut part = unbroken(line);
        // Words may follow the rest.
        if let Some(word) = head(line).filter(|word| word.len() < part.len())
            && broken.cells.chars().count() + word.chars().count() == Cell::COUNT
        {
            part = word;
        }
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
        let found = in_line::read(&broken.cells, sign, None, self.counts.listed())?;
        if let Err(error) = self.rows_end(number) {
            return Some(Err(error));
        }
        Some(self.in_line(found, broken.line))
    }
}

/// Returns the first word of a line, without punctuation at its end.
fn head(line: &str) -> Option<&str> {
    let word = line.split_whitespace().next()?;
    Some(word.trim_end_matches(['!', '?', ',', ';', ':', ')', '"']))
}

/// Returns the cells at the end of a line of words, which may continue in the next line.
pub(super) fn tail(line: &str, sign: Sign) -> Option<&str> {
    let word = unbroken(line).split_whitespace().next_back()?;
    is_part(word, sign).then_some(word)
}

/// Whether a word may be a part of a broken puzzle.
fn is_part(word: &str, sign: Sign) -> bool {
    (FEWEST_BROKEN..Cell::COUNT).contains(&word.len())
        && word.chars().all(|one| sign.value(one).is_some())
        && word.contains(|one: char| one.is_ascii_digit())
        && word.contains(|one: char| !matches!(one, '1'..='9'))
}

/// Returns a line without the mark in a mail that it was broken.
pub(super) fn unbroken(line: &str) -> &str {
    let line = line.trim();
    line.strip_suffix('=').unwrap_or(line)
}
