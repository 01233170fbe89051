//! The second look at a source that could not be read: as a table, as a file of another program, or
//! without the text around its rows.

use super::rows::sheet;
use super::{read_foreign, uneven};
use crate::formats::detection::{foreign_shape, text_of};
use crate::formats::finder::{self, Found, Meaning};
use crate::formats::reading::{Reading, ReadingNote};
use crate::formats::rows::{is_border, is_separator};
use crate::formats::shape::Sureness;
use crate::formats::{
    BitOrder, EMPTY, Fault, Format, FormatError, Place, boards, content_lines, json, lines, plain,
    read_whole, rules, shown,
};
use sudoku_engine::grid::Cell;

/// Reads a source that is neither in its format nor found in lines in another way, or reports its
/// mistake.
pub(super) fn otherwise(
    start: &[u8],
    format: Option<Format>,
    error: FormatError,
) -> Result<Reading, FormatError> {
    // No form that follows can be of any size.
    if error == FormatError::TooLarge {
        return Err(error);
    }
    // Blank fields may be empty cells, so no digit is missing there.
    if let Some(read) = sheet(start, format)
        && (read.is_ok() || matches!(error, FormatError::MissingDigit(_)))
    {
        return read.map_err(|unclear| uneven_grid(start, format, &error).unwrap_or(unclear));
    }
    let shape = foreign_shape(start, Sureness::Possible);
    if let Some(Ok(reading)) = shape.map(|shape| read_foreign(start, shape)) {
        return Ok(reading);
    }
    if may_be_bare(start, format)
        && let Some(read) = undressed(start)
    {
        return read;
    }
    if let (text, false) = text_of(start)
        && may_be_bare(start, format)
        && let Some(reading) = json::lists_of_program(&plain(text))
    {
        return Ok(reading);
    }
    if let Some(read) = with_letters(start, format, &error) {
        return read;
    }
    if let Some(error) = uneven_grid(start, format, &error) {
        return Err(error);
    }
    if let Some(error) = with_other_sign(start, format, &error) {
        return Err(error);
    }
    let is_other = is_not_own(start, format) || start.trim_ascii_start().starts_with(b"<?php");
    if is_other {
        return Err(FormatError::Empty);
    }
    if is_about_words(start, &error) {
        // Below the names of columns there may be a puzzle with a mistake.
        let text = plain(text_of(start).0);
        let mut lines = content_lines(&text);
        let damaged = lines.find_map(|(number, line)| finder::line_damage(line, number));
        return Err(damaged.unwrap_or(FormatError::Empty));
    }
    if let Some(error) = below_names(start, format) {
        return Err(error);
    }
    if may_be_bare(start, format)
        && let Some(error) = small_grid(start, &error)
    {
        return Err(error);
    }
    let no_row = may_be_bare(start, format)
        .then(|| wrong_count(start, &error).or_else(|| no_row(start, &error)))
        .flatten();
    Err(no_row.unwrap_or(error))
}

/// Reports the row that is too short or too long in a source that is one grid, or the number of its
/// rows.
pub(super) fn uneven_grid(
    start: &[u8],
    format: Option<Format>,
    error: &FormatError,
) -> Option<FormatError> {
    let reason = match text_of(start) {
        (text, false) if may_be_bare(start, format) => uneven::reason(&plain(text))?,
        _ => return None,
    };
    // These errors already give the reason.
    let is_known = match (error, &reason) {
        (FormatError::Rows(_), _) => true,
        (FormatError::MissingDigit(place), FormatError::Cells { line, .. }) => *line == place.line,
        _ => false,
    };
    (!is_known).then_some(reason)
}

/// Reports a line that is meant as a whole puzzle, and was read as a row.
fn wrong_count(start: &[u8], error: &FormatError) -> Option<FormatError> {
    let (FormatError::Cells { line, .. }
    | FormatError::NotARow { line, .. }
    | FormatError::NotADigit {
        place: Place { line, .. },
        ..
    }) = error
    else {
        return None;
    };
    let (text, false) = text_of(start) else {
        return None;
    };
    let (line, text) = (*line, plain(text));
    let meant = text.lines().nth(line - 1)?;
    let wrong = || finder::line_damage(meant, line).filter(|_| meant.len() > LONGEST_ROW);
    let grouped = || groups_of_cells(meant).filter(|it| *it != Cell::COUNT);
    let grouped = || {
        let found = grouped().filter(|_| content_lines(&text).count() == 1)?;
        let needed = Cell::COUNT;
        Some(FormatError::Cells {
            line,
            found,
            needed,
        })
    };
    lines::wrong_count(meant, line)
        .or_else(wrong)
        .or_else(grouped)
}

/// Returns the number of cells in a line that has the rows of a grid one after another.
fn groups_of_cells(line: &str) -> Option<usize> {
    let is_between = |one: char| is_separator(one) || "/,;".contains(one);
    let groups: Vec<&str> = line.split(is_between).filter(|it| !it.is_empty()).collect();
    let is_cell = |one: char| one.is_ascii_digit() || EMPTY.contains(&one);
    let is_row = |it: &&&str| it.len() == Cell::SIDE;
    let are_rows = groups.iter().filter(is_row).count() + 2 >= Cell::SIDE;
    let cells = groups.concat();
    (are_rows && cells.chars().all(is_cell)).then_some(cells.len())
}

/// The most characters of a line that is meant as a row.
const LONGEST_ROW: usize = 60;

/// The sizes of small boards.
const SMALL_SIZES: [usize; 3] = [4, 6, 8];

/// Reports the mistake in a text of small grids that was read as rows of nine cells: a row has
/// fewer or more cells than most others, or a grid has the wrong number of rows.
fn small_grid(start: &[u8], error: &FormatError) -> Option<FormatError> {
    let (FormatError::Cells { needed: 9, .. }, (text, false)) = (error, text_of(start)) else {
        return None;
    };
    let text = plain(text);
    // Blank fields are cells, too.
    let has_blank = |line: &str| {
        let inner = line.trim().trim_matches('|');
        inner.contains('|') && inner.split('|').any(|it| it.trim().is_empty())
    };
    if text.contains([';', '\t']) || text.contains(",,") || text.lines().any(has_blank) {
        return None;
    }
    let is_cell = |one: &char| one.is_ascii_digit() || EMPTY.contains(one);
    let is_between = |one: char| is_separator(one) || ",;".contains(one);
    let rows: Vec<(usize, usize)> = content_lines(&text)
        .filter(|(_, line)| !is_border(line))
        .filter(|(_, line)| line.chars().all(|one| is_cell(&one) || is_between(one)))
        .map(|(number, line)| (number, line.chars().filter(is_cell).count()))
        .collect();
    let count = |size: &usize| rows.iter().filter(|(_, cells)| cells == size).count();
    let size = SMALL_SIZES.into_iter().max_by_key(|size| count(size))?;
    // Nine rows without their last cells are not a smaller board.
    if 2 * count(&size) <= rows.len() || count(&size) < 3 || rows.len() == Cell::SIDE && size == 8 {
        return None;
    }
    if let Some((line, found)) = rows.iter().find(|(_, cells)| *cells != size) {
        return Some(FormatError::Cells {
            line: *line,
            found: *found,
            needed: size,
        });
    }
    let is_next = |(line, _): &(usize, usize), (next, _): &(usize, usize)| line + 1 == *next;
    let mut grids = rows.chunk_by(is_next);
    let grid = grids.find(|grid| !grid.len().is_multiple_of(size))?;
    let (line, _) = grid.first()?;
    let problem = Fault::GridRows {
        found: grid.len(),
        needed: size,
    };
    Some(boards::mistake(
        Place {
            line: *line,
            column: 1,
        },
        problem,
    ))
}

/// Reports a line that is not a row at all, if it contains a sign that is not a digit: less than
/// half of its content is cells.
fn no_row(start: &[u8], error: &FormatError) -> Option<FormatError> {
    let (FormatError::NotADigit { place, .. }, (text, false)) = (error, text_of(start)) else {
        return None;
    };
    let text = plain(text);
    let line = text.lines().nth(place.line - 1)?.trim();
    let is_between = |one: char| one.is_whitespace() || "|,;+".contains(one);
    let is_cell = |one: &char| one.is_ascii_digit() || ".-_*?".contains(*one);
    let signs = line.chars().filter(|one| !is_between(*one));
    let cells = signs.clone().filter(is_cell).count();
    // In a line of numbers with separators, each number is a cell, whatever is next to it.
    let groups = line.split(is_between).filter(|it| !it.is_empty());
    let whole = groups
        .clone()
        .filter(|it| it.chars().all(|one| is_cell(&one)));
    let is_no_row = 2 * cells < signs.count() && 2 * whole.count() < groups.count();
    is_no_row.then(|| FormatError::NotARow {
        line: place.line,
        text: line.to_owned(),
    })
}

/// Letters that look like a digit, as a scanned page may have them.
const LETTERS: [(char, char); 5] = [('l', '1'), ('I', '1'), ('O', '0'), ('S', '5'), ('B', '8')];

/// Reads the puzzle of a text that is a grid, except for letters that look like digits. Any words
/// may be around it. `None` if there are not nine rows, or no such letters in them.
pub(super) fn with_letters(
    start: &[u8],
    format: Option<Format>,
    error: &FormatError,
) -> Option<Result<Reading, FormatError>> {
    let (FormatError::NotADigit { .. }, (text, false)) = (error, text_of(start)) else {
        return None;
    };
    if !may_be_bare(start, format) {
        return None;
    }
    let text = plain(text);
    let digit = |one: char| LETTERS.iter().find(|(letter, _)| *letter == one);
    let is_cell = |one: char| one.is_ascii_digit() || EMPTY.contains(&one) || digit(one).is_some();
    let is_between = |one: char| is_separator(one) || ",;".contains(one);
    let is_row = |line: &str| {
        line.chars().all(|one| is_cell(one) || is_between(one))
            && line.chars().filter(|one| is_cell(*one)).count() == Cell::SIDE
            && !is_border(line)
    };
    let rows: Vec<(usize, &str)> = content_lines(&text)
        .filter(|(_, line)| is_row(line))
        .collect();
    let letters = || {
        rows.iter()
            .flat_map(|(_, row)| row.chars().filter_map(digit))
    };
    if rows.len() != Cell::SIDE || letters().next().is_none() {
        return None;
    }
    let plainly = |one: char| digit(one).map_or(one, |(_, digit)| *digit);
    let is_one = |number: usize| rows.iter().any(|(row, _)| *row == number);
    let lines = (1..)
        .zip(text.split('\n'))
        .map(|(number, line)| match is_one(number) {
            true => line.chars().map(plainly).collect(),
            false => line.to_owned(),
        });
    let plain = lines.collect::<Vec<String>>().join("\n");
    let whole = read_whole(plain.as_bytes(), BitOrder::default()).ok();
    let mut reading = whole.or_else(|| read_found(&plain))?;
    let signs = LETTERS.into_iter();
    let signs = signs.filter(|(letter, _)| letters().any(|(it, _)| it == letter));
    let notes = signs.map(|(letter, digit)| ReadingNote::LetterAsDigit { letter, digit });
    reading.notes.extend(notes);
    Some(Ok(reading))
}

/// Reads the puzzles found in a text, if all of them can be read.
fn read_found(text: &str) -> Option<Reading> {
    let meaning = finder::look(text, true)?;
    let mut found = Found::new(text.as_bytes(), meaning);
    let mut puzzles = Vec::new();
    while let Some(puzzle) = found.next().ok()? {
        puzzles.push(puzzle);
    }
    let notes = found.notes();
    (!puzzles.is_empty()).then_some(Reading::noted(puzzles, notes))
}

/// The signs that may mean an empty cell even if a format does not allow them.
const OTHER_SIGNS: [&str; 8] = ["*", "x", "X", "-", "?", "~", "o", "#"];

/// The fewest such signs; if there are fewer, each is a mistake.
const FEWEST_SIGNS: usize = 9;

/// Reports the next mistake in a source whose first mistake is only its sign for an empty cell: the
/// number of cells or rows.
fn with_other_sign(
    start: &[u8],
    format: Option<Format>,
    error: &FormatError,
) -> Option<FormatError> {
    let (FormatError::NotADigit { text: sign, .. }, (text, false)) = (error, text_of(start)) else {
        return None;
    };
    if !OTHER_SIGNS.contains(&sign.as_str()) || !may_be_bare(start, format) {
        return None;
    }
    if text.matches(sign.as_str()).count() < FEWEST_SIGNS {
        return None;
    }
    let text = text.replace(sign.as_str(), ".");
    match read_whole(text.as_bytes(), BitOrder::default()) {
        Err(error @ (FormatError::Cells { .. } | FormatError::Rows(_))) => Some(error),
        _ => None,
    }
}

/// Whether a source that looks like a format may be a text with something around each row instead.
pub(super) fn may_be_bare(start: &[u8], format: Option<Format>) -> bool {
    match format {
        None | Some(Format::Constraints) => true,
        Some(rows) => rows.record().is_rows || is_not_own(start, format),
    }
}

/// Reads the puzzles of a text with something around each row, if all rows can be read without it.
pub(super) fn undressed(start: &[u8]) -> Option<Result<Reading, FormatError>> {
    let (text, false) = text_of(start) else {
        return None;
    };
    let text = plain(text);
    finder::forms(&text).into_iter().find_map(|form| {
        let meaning = finder::look(&form, true).filter(|it| it.finds_open)?;
        let mut found = Found::new(form.as_bytes(), meaning);
        let mut puzzles = Vec::new();
        while let Some(puzzle) = found.next().ok()? {
            puzzles.push(puzzle);
        }
        let notes = found.notes();
        // Other data about the puzzle is not read in this form.
        let rule = notes.iter().find_map(|note| match note {
            ReadingNote::RuleInWords { line, word } => Some((*line, word.clone())),
            _ => None,
        });
        // A word in quotation marks may be any string of a program.
        let is_quoted = |line: usize, word: &str| {
            let said = text.lines().nth(line - 1);
            said.is_some_and(|it| rules::is_quoted(it, word))
        };
        if let Some((line, word)) = rule.filter(|(line, word)| !is_quoted(*line, word)) {
            let text = shown(&word, rules::LONGEST_TOLD);
            let place = Place { line, column: 1 };
            return Some(Err(boards::mistake(place, Fault::RuleInWords { text })));
        }
        (!puzzles.is_empty()).then_some(Ok(Reading::noted(puzzles, notes)))
    })
}

/// Reads the puzzles of a text after joining strings on several lines, if this gives more puzzles
/// than the text as it is.
pub(super) fn in_parts(start: &[u8], meaning: Meaning) -> Option<Reading> {
    let (text, false) = text_of(start) else {
        return None;
    };
    let text = plain(text);
    if !finder::has_parts(&text) {
        return None;
    }
    let reading = undressed(start)?.ok()?;
    (reading.puzzles.len() > count_of(&text, meaning)).then_some(reading)
}

/// Counts the puzzles in a text with this meaning.
pub(super) fn count_of(text: &str, meaning: Meaning) -> usize {
    let mut found = Found::new(text.as_bytes(), meaning);
    let mut count = 0;
    while let Ok(Some(_)) = found.next() {
        count += 1;
    }
    count
}

/// Reads the puzzles of a program that has some as lists in one line, if there are more of them
/// than puzzles read line by line.
pub(super) fn in_lists(start: &[u8], format: Option<Format>, meaning: Meaning) -> Option<Reading> {
    let (text, false) = text_of(start) else {
        return None;
    };
    let text = plain(text);
    let is_list = |line: &str| {
        let digits = || line.bytes().filter(u8::is_ascii_digit).count();
        line.len() > Cell::COUNT && digits() >= Cell::COUNT && begins_lists(line)
    };
    if !may_be_bare(start, format) || !text.lines().any(is_list) {
        return None;
    }
    let reading = json::lists_of_program(&text)?;
    (reading.puzzles.len() > count_of(&text, meaning)).then_some(reading)
}

/// Whether a list of lists begins in a line.
pub(super) fn begins_lists(line: &str) -> bool {
    let line: String = line.split_whitespace().collect();
    LISTS.iter().any(|it| line.contains(it))
}

/// The beginnings of a list of lists.
const LISTS: [&str; 3] = ["[[", "{{", "(("];

/// Whether a text has names with values, like a file in the program's own format, but is not one.
fn is_not_own(start: &[u8], format: Option<Format>) -> bool {
    let (text, _) = text_of(start);
    let is_about = |line: &str| {
        let line = line.trim_start();
        ["format", "version", "givens"]
            .iter()
            .any(|key| line.starts_with(key))
    };
    format == Some(Format::Own) && !text.lines().any(is_about)
}

/// Returns the first mistake in a table without a puzzle that names a column of puzzles in its first
/// line.
fn below_names(start: &[u8], format: Option<Format>) -> Option<FormatError> {
    let (text, false) = text_of(start) else {
        return None;
    };
    let text = plain(text);
    let mut lines = content_lines(&text);
    let (_, first) = lines.next()?;
    if !may_be_bare(start, format) || !finder::names_puzzles(first) {
        return None;
    }
    let damaged = lines.find_map(|(number, line)| finder::line_damage(line, number));
    Some(damaged.unwrap_or(FormatError::Empty))
}

/// The most lines of a text of nothing but words.
const MOST_LINES_OF_WORDS: usize = 9;

/// Whether the character that is not a digit begins a word, in a text of nothing but words.
fn is_about_words(start: &[u8], error: &FormatError) -> bool {
    let (FormatError::NotADigit { place, .. }, (text, false)) = (error, text_of(start)) else {
        return false;
    };
    let text = plain(text);
    let lines = text.split('\n');
    let is_words = |line: &str| {
        let count = line.chars().filter(|one| !one.is_whitespace()).count();
        let letters = line.chars().filter(|one| one.is_alphabetic()).count();
        count == 0 || 2 * letters > count
    };
    place.column == 1
        && lines.clone().take(place.line).all(is_words)
        && lines.count() <= MOST_LINES_OF_WORDS
}
