//! The format of a file, recognized by its content and never by its name.

use super::finder::refused;
use super::rows::{groups, is_border, is_separator};
use super::shape::{self, Shape, Sureness};
use super::{
    Format, Place, boards, content_lines, encoding, foreign, gri, is_utf16, json, plain, rtf,
    text_of_utf16,
};

/// The most cells in a run that may be one row of a grid.
const LONGEST_ROW: usize = 20;

/// The fewest groups in a row of pencil marks, cut off or not.
const FEWEST_GROUPS: usize = 5;

/// Returns the format of a file with this start; `None` if the start does not show it. The start
/// may end anywhere, even inside a character, but should hold the first puzzle. One puzzle per line
/// is [`Format::Line`], with any sign for an empty cell, and drawn rows are [`Format::GridText`].
pub fn detect(start: &[u8]) -> Option<Format> {
    if gri::is_gri(start) {
        return Some(Format::Gri);
    }
    if is_utf16(start) {
        return of_text(&plain(&text_of_utf16(start)));
    }
    if rtf::is_start(start) {
        return of_text(&plain(&rtf::text_of(&encoding::text_of(start))));
    }
    let older = encoding::of_older(start);
    let (text, is_broken) = text_of(older.as_deref().unwrap_or(start));
    if is_broken {
        return None;
    }
    of_text(&plain(text))
}

/// Returns the kind of another program's file that starts like this; `None` if none is at least
/// this sure.
pub(super) fn foreign_shape(start: &[u8], least: Sureness) -> Option<&'static Shape> {
    if gri::is_gri(start) || is_utf16(start) {
        return None;
    }
    let (text, is_broken) = text_of(start);
    if is_broken {
        return None;
    }
    shape::surest(foreign::SHAPES, &plain(text), least)
}

/// Whether the start of a file is long enough: it holds the first line that is more than
/// decoration, or it does not continue as text.
pub(super) fn tells(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    let text = plain(text);
    let lines = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    is_broken || is_utf16(start) || content_rows(lines).next().is_some()
}

/// Returns the text that the bytes start with, and whether invalid bytes follow it, other than a
/// cut-off character.
pub(super) fn text_of(start: &[u8]) -> (&str, bool) {
    match str::from_utf8(start) {
        Ok(text) => (text, false),
        Err(error) => {
            let text = start.get(..error.valid_up_to()).unwrap_or_default();
            let text = str::from_utf8(text).unwrap_or_default();
            (text, error.error_len().is_some())
        }
    }
}

/// Returns the numbered lines that are more than decoration.
fn content_rows(text: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    content_lines(text).filter(|(_, line)| !is_border(line))
}

/// Returns the format according to the first line that is more than decoration, and for rows
/// according to all of them; `None` if there is no such line.
pub(super) fn of_text(text: &str) -> Option<Format> {
    if shape::surest(foreign::SHAPES, text, Sureness::Likely).is_some() {
        // Only one of these can be written, too.
        return json::is_object(text).then_some(Format::FPuzzles);
    }
    let start = Start::of(text)?;
    let signs = Format::ALL.into_iter().flat_map(|format| {
        let signs = format.record().signs.iter();
        signs.map(move |(sign, is_there)| (*sign, format, *is_there))
    });
    let mut signs: Vec<_> = signs.collect();
    signs.sort_by_key(|(sign, ..)| *sign);
    let found = signs.into_iter().find(|(.., is_there)| is_there(&start));
    found.map(|(_, format, _)| format)
}

/// A sign of a format in the first line that is more than decoration, or in all rows. The sign that
/// is surest comes first, and a text is in the format of the first one that it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Sign {
    /// The line begins with a link.
    Link,
    /// It begins with a puzzle in one word.
    Word,
    /// It begins as the text of another program.
    Elsewhere,
    /// It begins with an element of XML.
    Element,
    /// It is the name of a section.
    Section,
    /// It begins with the brackets of a list.
    Brackets,
    /// It is a key with its value.
    Key,
    /// It is a line of a library of techniques.
    Library,
    /// It has a link in it.
    LinkInside,
    /// It is a binary number.
    Bits,
    /// It begins with all candidates in one word.
    CandidateWord,
    /// It begins with a word that is too long for a row.
    LongWord,
    /// The rows of a table with commas and pencil marks.
    MarkedFields,
    /// It has commas.
    Commas,
    /// The rows are 81 numbers.
    Dump,
    /// The rows of a table.
    Fields,
    /// A row has groups of candidates.
    Groups,
    /// A line says something about the puzzle.
    About,
    /// There are rows.
    Rows,
}

/// The start of a text, with its first line that is more than decoration.
pub(super) struct Start<'a> {
    pub(super) text: &'a str,
    /// The line, and without blanks around it.
    pub(super) first: &'a str,
    pub(super) content: &'a str,
    /// Its first word.
    pub(super) token: &'a str,
    /// The notation, if the word is a whole puzzle.
    pub(super) word: Option<Format>,
}

impl<'a> Start<'a> {
    fn of(text: &'a str) -> Option<Self> {
        let (_, first) = content_rows(text).next()?;
        let content = first.trim();
        let token = content.split_whitespace().next()?;
        Some(Self {
            text,
            first,
            content,
            token,
            word: boards::format(first),
        })
    }

    /// The numbered rows.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, &'a str)> + Clone {
        content_rows(self.text)
    }

    /// The number of cells in the first word.
    pub(super) fn cells(&self) -> usize {
        let is_decoration = |it: &char| matches!(it, ',' | ';') || is_separator(*it);
        self.token.chars().filter(|it| !is_decoration(it)).count()
    }

    /// Whether the first word is too long for a row.
    pub(super) fn is_long(&self) -> bool {
        self.cells() > LONGEST_ROW
    }

    /// Whether the line is a puzzle in a format that cannot be read.
    pub(super) fn is_refused(&self) -> bool {
        refused::format(self.content, Place::START).is_some()
    }
}

/// Whether a row contains groups of candidates: it has many groups, some with more than one digit,
/// and more digits than a row has cells.
pub(super) fn has_candidates(line: &str) -> bool {
    let lengths: Vec<usize> = groups(line)
        .map(|(_, group)| group.chars().count())
        .collect();
    lengths.len() >= FEWEST_GROUPS
        && lengths.iter().any(|length| *length > 1)
        && lengths.iter().sum::<usize>() > 9
}
