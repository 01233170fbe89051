//! A source as plain text: decoded, taken out of mails and programs, and without the decoration
//! around and between its rows.

use std::io::{self, Read};

use super::Reader;
use crate::formats::detection::text_of;
use crate::formats::reading::{Reading, ReadingNote};
use crate::formats::{
    BitOrder, Format, FormatError, MAX_BYTES, ReadError, changes, column_major, continued,
    embedded, encoding, finder, fortran, gri, is_utf16, link, mail, matrices, plain, rtf,
    text_of_utf16,
};
use sudoku_engine::sudoku::Puzzle;

/// A source in which each puzzle is written plainly.
pub(super) enum Plain {
    /// Its start, and whether that is all of it.
    Text(Vec<u8>, bool),
    /// The puzzles, if the text around them was needed to read them.
    Read(Reading),
}

/// Writes a source plainly whose start was read; `is_whole` says whether that is all of it.
pub(super) fn plainly(
    source: &mut impl Read,
    mut start: Vec<u8>,
    mut is_whole: bool,
    order: BitOrder,
) -> Result<Plain, ReadError> {
    if let Some(text) = of_utf16(source, &mut start)? {
        start = text.into_bytes();
        is_whole = true;
    }
    if rtf::is_start(&start) {
        if !read_rest(source, &mut start)? {
            return Err(FormatError::TooLarge.into());
        }
        start = rtf::text_of(&encoding::text_of(&start)).into_bytes();
        is_whole = true;
    }
    start = encoding::of_older(&start).unwrap_or(start);
    if is_mail(&start) {
        is_whole |= read_rest(source, &mut start)?;
        if let (text, false) = text_of(&start) {
            let text = plain(text);
            let mailbox = mail::of_mailbox(&text);
            let subject = mail::subject(&text).filter(|_| mailbox.is_none());
            let bare = || subject.is_some().then(|| mail::without_head(&text));
            let body = mailbox.or_else(|| mail::decoded(&text)).or_else(bare);
            if let Some(body) = body {
                let subject = subject.filter(|_| mail::subject(&body).is_none());
                let titled = subject.and_then(|subject| of_mail(&body, subject, order));
                if let Some(reading) = titled {
                    return Ok(Plain::Read(reading));
                }
                start = body.into_bytes();
            }
        }
    }
    for (is_in, plainly) in AROUND_PUZZLES {
        is_whole |= rewrite(source, &mut start, is_in, plainly)?;
    }
    if embedded::is_in(&start) {
        is_whole |= read_rest(source, &mut start)?;
        let puzzles = embedded::puzzles(&plain(text_of(&start).0));
        if let Some(puzzles) = puzzles {
            return Ok(Plain::Read(Reading::plain(puzzles)));
        }
    }
    for (is_in, plainly) in BETWEEN_CELLS {
        is_whole |= rewrite(source, &mut start, is_in, plainly)?;
    }
    Ok(Plain::Text(start, is_whole))
}

/// Whether the start of a source may be written in a way, and the text written plainly if it is.
type Rewriting = (fn(&[u8]) -> bool, fn(&str) -> Option<String>);

/// Ways to rewrite a text around its puzzles, in their order.
const AROUND_PUZZLES: [Rewriting; 4] = [
    (has_wrapped_link, link::joined),
    (fortran::is_in, fortran::plainly),
    (continued::is_in, |text| Some(continued::joined(text))),
    (tells_changes, changes::applied),
];

/// Ways to put cells in reading order and to simplify drawn grids.
const BETWEEN_CELLS: [Rewriting; 4] = [
    (column_major::is_in, column_major::by_rows),
    (matrices::is_in, matrices::plainly),
    (has_margins, finder::without_margins),
    (is_drawn, finder::lattice),
];

/// Writes a source plainly in one way. Returns whether all of it was read.
fn rewrite(
    source: &mut impl Read,
    start: &mut Vec<u8>,
    is_in: fn(&[u8]) -> bool,
    plainly: fn(&str) -> Option<String>,
) -> io::Result<bool> {
    if !is_in(start) {
        return Ok(false);
    }
    let is_whole = read_rest(source, start)?;
    if let (text, false) = text_of(start)
        && let Some(text) = plainly(&plain(text))
    {
        *start = text.into_bytes();
    }
    Ok(is_whole)
}

/// Whether a source may begin with a drawn grid in which blank cells are empty.
fn is_drawn(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if finder::has_lattice_row(&plain(text)))
}

/// Whether a source may have a drawn grid with names of its rows in the margin.
fn has_margins(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if finder::has_margins(&plain(text)))
}

/// Reads the text of a mail. The only puzzle in it gets the subject as its title, in place of the
/// words above it; `None` if it cannot be read.
fn of_mail(text: &str, subject: String, order: BitOrder) -> Option<Reading> {
    let mut reader = Reader::with(text.as_bytes(), order).ok()?;
    let mut puzzles: Vec<Puzzle> = reader.by_ref().collect::<Result<_, _>>().ok()?;
    let mut notes = reader.notes();
    // A format with titles has its own.
    let has_title = !matches!(
        reader.format(),
        None | Some(Format::Line | Format::GridText | Format::CommaText | Format::PencilMarks)
    );
    if let [puzzle] = &mut puzzles[..]
        && !has_title
        && let Some(words) = puzzle.title.replace(subject)
        && let Some(at) = text.lines().position(|line| line.contains(&words))
    {
        let line = at + 1;
        let left_out = notes.iter_mut().find_map(|note| match note {
            ReadingNote::LeftOut { count, first } => Some((count, first)),
            _ => None,
        });
        match left_out {
            Some((count, first)) => {
                *count += 1;
                *first = line.min(*first);
            }
            None => notes.push(ReadingNote::LeftOut {
                count: 1,
                first: line,
            }),
        }
    }
    Some(Reading::noted(puzzles, notes))
}

/// Whether a source begins with the headers of a mail.
fn is_mail(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    let mut lines = text.trim_start().lines();
    let line = lines
        .find(|line| !line.starts_with("From "))
        .unwrap_or_default();
    let is_name = |name: &str| {
        !name.is_empty()
            && name
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || it == b'-')
    };
    !is_broken && line.split_once(": ").is_some_and(|(name, _)| is_name(name))
}

/// Whether a source may have a link that was broken across lines.
fn has_wrapped_link(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if link::may_be_in(&plain(text)))
}

/// Whether a source begins with the changes of a text.
fn tells_changes(start: &[u8]) -> bool {
    matches!(text_of(start), (text, false) if changes::is_in(&plain(text)))
}

/// Reads the text of a source in UTF-16, in one piece; `None` if it is not UTF-16.
fn of_utf16(source: &mut impl Read, start: &mut Vec<u8>) -> Result<Option<String>, ReadError> {
    if gri::is_gri(start) || !is_utf16(start) {
        return Ok(None);
    }
    if !read_rest(source, start)? {
        return Err(FormatError::TooLarge.into());
    }
    Ok(Some(text_of_utf16(start)))
}

/// Reads on, up to one byte more than the limit for reading in one piece; returns false if there is
/// more.
pub(super) fn read_rest(source: &mut impl Read, start: &mut Vec<u8>) -> io::Result<bool> {
    let rest = (MAX_BYTES + 1).saturating_sub(start.len() as u64);
    source.by_ref().take(rest).read_to_end(start)?;
    Ok(start.len() as u64 <= MAX_BYTES)
}
