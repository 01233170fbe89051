//! A source that is a web page, or a part of one.

use std::borrow::Cow;
use std::io::Read;

use super::source::read_rest;
use super::{otherwise, uneven};
use crate::formats::detection::text_of;
use crate::formats::finder::{self, Found, Meaning};
use crate::formats::reading::Reading;
use crate::formats::{Fault, FormatError, Place, ReadError, boards, plain};
use sudoku_engine::sudoku::Puzzle;

/// A web page.
pub(super) enum Page {
    Read(Reading),
    /// Its text, with the meaning of the lines.
    Meant(Vec<u8>, Meaning),
    /// Something else; whether all of the source was read.
    Other(bool),
}

/// Reads a source as a web page; `None` if it is not one.
pub(super) fn of(
    source: &mut impl Read,
    start: &mut Vec<u8>,
    mut is_whole: bool,
) -> Result<Option<Page>, ReadError> {
    if web_page(start).is_none() {
        return Ok(None);
    }
    is_whole |= read_rest(source, start)?;
    let Some(page) = web_page(start) else {
        return Ok(Some(Page::Other(is_whole)));
    };
    let page = finder::without_type(&page);
    let page = finder::with_told_digits(&page);
    let page = finder::with_whole_rows(&page);
    let meaning = finder::look(&page, is_whole);
    if is_whole
        && meaning.is_none_or(|it| !it.finds_open)
        && let Some(error) = finder::damaged_tables(&page)
    {
        return Err(error.into());
    }
    if is_whole
        && (meaning.is_none_or(|it| !it.finds_open) || finder::has_tables(&page))
        && let Some(reading) = finder::of_page(&page)
    {
        let mut reading = reading?;
        reading.puzzles.retain(|puzzle| !is_blank(puzzle));
        if reading.puzzles.is_empty() {
            return Err(blank_page().into());
        }
        return Ok(Some(Page::Read(reading)));
    }
    if is_whole
        && meaning.is_some_and(|it| it.is_refused)
        && let Some(error) = uneven::reason(&finder::fields_of_page(&page))
    {
        return Err(error.into());
    }
    let (page, meaning) = match finder::links_of_page(&page) {
        Some(links) if meaning.is_none() => {
            let meaning = finder::look(&links, true);
            (links.into(), meaning)
        }
        _ => (page, meaning),
    };
    let Some(meaning) = meaning else {
        return Ok(Some(Page::Other(is_whole)));
    };
    if is_whole && has_blank_boards(&page, meaning) {
        return Err(blank_page().into());
    }
    if is_whole
        && otherwise::count_of(&page, meaning) == 0
        && let Some(error) = uneven::reason(&finder::fields_of_page(&page))
    {
        return Err(error.into());
    }
    let page = page.into_owned().into_bytes();
    Ok(Some(Page::Meant(page, meaning)))
}

/// Returns the start of a web page, or of a part of one.
fn web_page(start: &[u8]) -> Option<Cow<'_, str>> {
    let (text, is_broken) = text_of(start);
    let text = plain(text);
    (!is_broken && finder::is_web_page(&text)).then_some(text)
}

/// Whether a page contains only boards without a digit.
fn has_blank_boards(page: &str, meaning: Meaning) -> bool {
    let mut found = Found::new(page.as_bytes(), meaning);
    let mut has_some = false;
    while let Ok(Some(puzzle)) = found.next() {
        if !is_blank(&puzzle) {
            return false;
        }
        has_some = true;
    }
    has_some
}

fn is_blank(puzzle: &Puzzle) -> bool {
    puzzle.values().iter().all(Option::is_none)
        && puzzle.removed.is_empty()
        && puzzle.layout.is_classic()
}

/// Returns the error for a page whose digits are not in its cells.
fn blank_page() -> FormatError {
    boards::mistake(Place::START, Fault::BlankPage)
}
