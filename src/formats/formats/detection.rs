//! The format of a file, recognized by its content and never by its name.

use super::finder::refused;
use super::rows::{groups, is_border, is_separator};
use super::shape::{self, Shape, Sureness};
use super::{
    Format, Place, arrays, boards, constraints, content_lines, encoding, foreign, gri, is_utf16,
    iss, json, library, lines, link, numbered_lines, own, plain, rtf, sdk, table, text_of_utf16,
};

/// The most cells in a run that may be one row of a grid.
const LONGEST_ROW: usize = 20;

/// The fewest groups in a row of pencil marks, cut off or not.
const FEWEST_GROUPS: usize = 5;

/// Returns the format of a file that starts like this; `None` if nothing in it tells. The start may
/// end anywhere, even inside a character, but should hold the first puzzle. One puzzle per line is
/// [`Format::Line`], whatever stands for an empty cell, and drawn rows are [`Format::GridText`].
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
    let mut rows = content_rows(text);
    let (_, first) = rows.clone().next()?;
    let content = first.trim();
    let token = content.split_whitespace().next()?;
    if link::is_link(token) {
        return Some(Format::Line);
    }
    if let Some(format) = boards::format(first) {
        return Some(format);
    }
    if iss::is_start(content) || refused::format(content, Place::START).is_some() {
        return Some(Format::Line);
    }
    if content.starts_with('<') && !content.starts_with("<?php") {
        return Some(Format::OpenSudoku);
    }
    if sdk::is_section(content) {
        return Some(Format::Sdk);
    }
    if arrays::is_start(content) {
        return Some(Format::CommaText);
    }
    if own::is_own(content) {
        return Some(Format::Own);
    }
    if library::is_line(content) {
        return Some(Format::Library);
    }
    if link::find(content).is_some() {
        return Some(Format::Line);
    }
    let decoration = |character: &char| matches!(character, ',' | ';') || is_separator(*character);
    let cells = token.chars().filter(|c| !decoration(c)).count();
    Some(if constraints::is_binary(first) {
        Format::Constraints
    } else if cells == lines::CANDIDATES {
        Format::CandidateLine
    } else if cells > LONGEST_ROW && !token.starts_with('\\') {
        Format::Line
    } else if first.contains(',') {
        Format::CommaText
    } else if constraints::is_dump(first, rows.clone().count()) {
        Format::Constraints
    } else if let Some(format) = table::format(text) {
        format
    } else if rows.any(|(_, line)| has_candidates(line)) {
        Format::PencilMarks
    } else if numbered_lines(text).any(|(_, line)| sdk::is_about(line)) {
        Format::Sdk
    } else {
        Format::GridText
    })
}

/// Whether a row contains groups of candidates: it has many groups, some with more than one digit,
/// and more digits than a row has cells.
fn has_candidates(line: &str) -> bool {
    let lengths: Vec<usize> = groups(line)
        .map(|(_, group)| group.chars().count())
        .collect();
    lengths.len() >= FEWEST_GROUPS
        && lengths.iter().any(|length| *length > 1)
        && lengths.iter().sum::<usize>() > 9
}
