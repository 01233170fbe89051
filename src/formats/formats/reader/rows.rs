//! A source that looks like rows: read in one piece as its format, or as the puzzles found in it.

use std::io::{self, BufRead, Read};

use super::lines::{self, Lines};
use super::otherwise::{
    begins_lists, count_of, in_lists, in_parts, may_be_bare, otherwise, undressed, uneven_grid,
    with_letters,
};
use super::source::read_rest;
use super::{Puzzles, uneven};
use crate::formats::detection::text_of;
use crate::formats::finder::{self, Found, Meaning, refused};
use crate::formats::lines::MEANT;
use crate::formats::reading::Reading;
use crate::formats::{
    BitOrder, Fault, Format, FormatError, MAX_BYTES, ReadError, content_lines, foreign, json,
    labels, own, plain, read_whole, sdk,
};
use sudoku_engine::grid::Cell;

/// Reads a source in one piece: as the format it looks like, or as the puzzles found in it if it is
/// not in that format to the letter.
pub(super) fn read<R: BufRead>(
    mut source: R,
    mut start: Vec<u8>,
    format: Option<Format>,
    order: BitOrder,
) -> Result<Puzzles<R>, ReadError> {
    read_rest(&mut source, &mut start)?;
    if let Some(error) = row_of_list(&start, format) {
        return Err(error.into());
    }
    let (reading, error) = match read_whole(&start, order) {
        Ok(reading) if is_grid(&start, format, &reading)? => return Ok(Puzzles::whole(reading)),
        Ok(reading) => (Some(reading), FormatError::Empty),
        Err(error) => (None, error),
    };
    if let Some(reading) = told(&start, format)? {
        return Ok(Puzzles::whole(reading));
    }
    let meaning = meaning_of_rows(&start, format, &error)?;
    // For a puzzle with gaps in its rows, only the solution may be found.
    let found = meaning.as_ref().map(|it| it.meaning);
    let has_gaps = found.is_some_and(|it| !it.finds_open);
    let is_refused = found.is_some_and(|it| it.is_refused);
    if (is_refused || has_gaps)
        && let Some(read) = with_letters(&start, format, &error)
    {
        return Ok(Puzzles::whole(read?));
    }
    let gapped = has_gaps.then(|| sheet(&start, format)?.ok()).flatten();
    let is_refused = is_refused && may_be_bare(&start, format);
    let bare = is_refused.then(|| undressed(&start)?.ok()).flatten();
    let parted = found.and_then(|meaning| in_parts(&start, meaning));
    let listed = found.and_then(|meaning| in_lists(&start, format, meaning));
    let other = gapped.filter(has_open).or(bare).or(parted).or(listed);
    if other.is_none()
        && found.is_some_and(|it| it.is_refused)
        && let Some(error) = uneven_grid(&start, format, &error)
    {
        return Err(error.into());
    }
    if other.is_none()
        && let Some(meaning) = found
        && let Some(error) = words_between(&start, format, meaning)
    {
        return Err(error.into());
    }
    Ok(match (other, meaning, reading) {
        (Some(reading), _, _) | (None, None, Some(reading)) => Puzzles::whole(reading),
        (None, Some(Meant { meaning, stop }), _) => {
            let source = io::Cursor::new(start).chain(source);
            let mut found = Found::new(source, meaning);
            if let Some((line, error)) = stop {
                found = found.up_to(line, error);
            }
            Puzzles::Found(Box::new(found))
        }
        (None, None, None) => Puzzles::whole(otherwise(&start, format, error)?),
    })
}

/// The beginning of a source that looks like a collection.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Begun {
    /// It is a collection.
    Sound,
    /// It is something else, with this meaning.
    As(Meaning),
    /// It has a mistake.
    Bad,
}

pub(super) fn begun_lines(start: &[u8], is_whole: bool) -> Result<Begun, FormatError> {
    let (text, is_broken) = text_of(start);
    if is_broken {
        return Ok(Begun::Bad);
    }
    let text = plain(text);
    let text = match text.rfind('\n') {
        Some(end) if !is_whole => &text[..=end],
        _ => &text[..],
    };
    if is_whole && let Some(error) = refused::board(text) {
        return Err(error);
    }
    let mut lines = Lines::new(text.as_bytes());
    lines.is_strict = true;
    let mut is_small = false;
    loop {
        match lines.next() {
            Ok(Some(puzzle)) => is_small |= puzzle.layout.size() < Cell::SIDE,
            // Its comments say more about the board than its lines.
            Ok(None) if is_small && finder::tells_boxes(text) => {
                let meaning = finder::look(text, is_whole);
                return Ok(meaning.map_or(Begun::Sound, Begun::As));
            }
            Ok(None) => return Ok(Begun::Sound),
            // A line in a notation of its own has a mistake in that notation.
            Err(_) if finder::has_notation(lines::text(&lines.line)) => return Ok(Begun::Bad),
            Err(_) => {
                let meaning = finder::look(text, is_whole);
                if is_whole
                    && meaning.is_none_or(|it| it.is_refused)
                    && let Some(error) = uneven::reason(text)
                {
                    return Err(error);
                }
                return Ok(meaning.map_or(Begun::Bad, Begun::As));
            }
        }
    }
}

/// The meaning of a source, and the first line that cannot be read, with the error.
struct Meant {
    meaning: Meaning,
    stop: Option<(usize, FormatError)>,
}

/// Returns the meaning of a source that cannot be read in one piece as what it looks like, because
/// of this error; `None` if the error should be reported.
fn meaning_of_rows(
    start: &[u8],
    format: Option<Format>,
    error: &FormatError,
) -> Result<Option<Meant>, FormatError> {
    let (text, is_broken) = text_of(start);
    if is_broken {
        return Ok(None);
    }
    let text = plain(text);
    let is_loose = match format {
        None => *error == FormatError::Empty,
        Some(format) if format.record().is_rows => true,
        // Nine zeros and ones may be a row.
        Some(Format::Constraints) => text.contains(|one: char| matches!(one, '2'..='9')),
        // A line may begin with a bracket, or with a word and '='.
        Some(Format::Own) => !text.contains(own::FORMAT),
        // A part of a TOML file may have the same name.
        Some(Format::Sdk) => {
            let is_key = |line: &str| line.contains('=') && own::is_own(line);
            !text.lines().any(sdk::is_section) || text.lines().any(is_key)
        }
        Some(_) => false,
    };
    if !is_loose {
        return Ok(None);
    }
    let is_whole = *error != FormatError::TooLarge;
    if is_whole && let Some(error) = refused::board(&text) {
        // The puzzles before a board that is too large can be opened.
        let FormatError::BoardSize { place, .. } = error else {
            return Err(error);
        };
        let before: String = text.split_inclusive('\n').take(place.line - 1).collect();
        return match finder::look(&before, true).filter(|it| it.finds_open) {
            Some(meaning) => Ok(Some(Meant {
                meaning,
                stop: Some((place.line, error)),
            })),
            None => Err(error),
        };
    }
    // Numbers in nested lists may be the cells of a larger board.
    if format == Some(Format::CommaText)
        && let Err(error @ FormatError::BoardSize { .. }) = json::read_file(&text)
    {
        return Err(error);
    }
    let stop = None;
    Ok(finder::look(&text, is_whole).map(|meaning| Meant { meaning, stop }))
}

/// Reads the puzzles of a source that has names for cages or other data in addition to digits, if
/// it does not strictly follow any format.
fn told(start: &[u8], format: Option<Format>) -> Result<Option<Reading>, FormatError> {
    let (text, is_broken) = text_of(start);
    if is_broken || start.len() as u64 > MAX_BYTES {
        return Ok(None);
    }
    let text = plain(text);
    let is_own = format == Some(Format::Own) && text.contains(own::FORMAT);
    match is_own || format == Some(Format::Sdk) {
        true => Ok(None),
        false => match json::told(&text) {
            Some(read) => read.map(Some),
            None => Ok(json::rows_of_numbers(&text)),
        },
    }
}

/// Reads the grids of a spreadsheet, if a source that looks like numbers with separators is one.
pub(super) fn sheet(start: &[u8], format: Option<Format>) -> Option<Result<Reading, FormatError>> {
    let is_table = format.is_none_or(|it| it.record().is_rows);
    match text_of(start) {
        (text, false) if is_table => foreign::sheet::read(&plain(text)),
        _ => None,
    }
}

/// Whether lines drawn in a grid, or comments around it, may show regions other than the usual
/// boxes.
fn tells_board(start: &[u8], format: Option<Format>) -> bool {
    let is_grid = format.is_some_and(|it| it.record().is_rows);
    let is_drawn = is_grid && format != Some(Format::CommaText);
    let (text, is_broken) = text_of(start);
    let text = plain(text);
    let is_told = is_grid && finder::tells_boxes(&text);
    !is_broken && (is_told || is_drawn && finder::tells_board(&text))
}

/// Whether the result is the grid in a source, and not its regions or the grid of another kind of
/// board.
///
/// # Errors
///
/// If the numbers of its rows or columns were read as cells.
fn is_grid(start: &[u8], format: Option<Format>, reading: &Reading) -> Result<bool, FormatError> {
    let is_rows = format.is_some_and(|it| it.record().is_rows);
    let (text, _) = text_of(start);
    if let [puzzle] = reading.puzzles.as_slice()
        && is_rows
        && puzzle.layout.is_classic()
    {
        let line = content_lines(text).next().map_or(1, |(line, _)| line);
        if let Some(problem) = labels::problem(&puzzle.givens, line) {
            return Err(problem);
        }
        if finder::is_full(puzzle) && finder::regions_of(&puzzle.givens).is_some() {
            return Ok(false);
        }
    }
    Ok(!tells_board(start, format))
}

/// Reports the row that is too short or too long in a source of one line that is the lists of the
/// rows of one grid.
fn row_of_list(start: &[u8], format: Option<Format>) -> Option<FormatError> {
    let (text, false) = text_of(start) else {
        return None;
    };
    let text = plain(text);
    let mut lines = content_lines(&text);
    let (_, line) = lines.next().filter(|_| lines.next().is_none())?;
    let digits = line.bytes().filter(u8::is_ascii_digit).count();
    if !may_be_bare(start, format) || !MEANT.contains(&digits) || !begins_lists(line) {
        return None;
    }
    json::read_file(&text).err().filter(|error| {
        let is_row = |problem: &Fault| matches!(problem, Fault::RowCells { .. });
        matches!(error, FormatError::Mistake { problem, .. } if is_row(problem))
    })
}

/// Reports the words between the rows of a source that is one grid, if nothing else is found in it.
fn words_between(start: &[u8], format: Option<Format>, meaning: Meaning) -> Option<FormatError> {
    let (text, false) = text_of(start) else {
        return None;
    };
    let text = plain(text);
    let error = may_be_bare(start, format).then(|| uneven::parted(&text))?;
    error.filter(|_| count_of(&text, meaning) == 0)
}

/// Whether a puzzle in the result has an empty cell.
fn has_open(reading: &Reading) -> bool {
    let mut givens = reading.puzzles.iter().flat_map(|it| it.givens);
    givens.any(|it| it.is_none())
}
