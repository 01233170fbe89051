//! Puzzles in a notation of their own, and links, among other lines.

use super::columns::{Columns, Role, fields};
use super::in_line::InLine;
use super::solves;
use crate::formats::{EMPTY, Format, FormatError, Place, boards, iss, library, link, read_line};
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::{Field, Puzzle};

/// Whether a line begins a puzzle in a notation that is unmistakable.
pub(in crate::formats) fn has_notation(line: &str) -> bool {
    let is_own = |format| format != Format::Line || line.contains('\t');
    boards::format(line).is_some_and(is_own)
        || library::is_line(line.trim_start())
        || iss::is_start(line)
}

/// Returns the content of a line, and the text behind its first word.
fn whole_and_behind(line: &str) -> impl Iterator<Item = &str> {
    let content = line.trim();
    // An entry of a program's list.
    let quoted = content.trim_end_matches([',', ';']);
    let quoted = ['"', '\'']
        .iter()
        .find_map(|it| quoted.strip_prefix(*it)?.strip_suffix(*it));
    let content = quoted.unwrap_or(content);
    let behind = content.split_once([' ', '\t', ',']);
    let behind = behind.map(|(_, rest)| rest.trim().trim_matches('"'));
    [Some(content), behind].into_iter().flatten()
}

/// Reads a puzzle in a notation of its own in a line, perhaps behind a number; `None` if there is
/// none.
pub(super) fn in_notation(line: &str, number: usize) -> Result<Option<Puzzle>, FormatError> {
    match whole_and_behind(line).find(|text| has_notation(text)) {
        Some(text) => read_line(text, number),
        None => boards::damage(line, number).map_or(Ok(None), Err),
    }
}

/// Reads a small board, or a link that contains its puzzle, in a line, perhaps behind a number;
/// `None` if there is none.
pub(super) fn in_word(line: &str, number: usize) -> Result<Option<Puzzle>, FormatError> {
    for text in whole_and_behind(line) {
        let is_small = boards::format(text) == Some(Format::Line);
        if !is_small && !text.split_whitespace().any(link::is_link) {
            continue;
        }
        // Report a mistake at its place in the line.
        let is_whole = text.len() == line.trim().len();
        return match read_line(if is_whole { line } else { text }, number) {
            // A small board may be a number, or points, and a link may be to any page.
            Err(_) if is_small => Ok(None),
            Ok(Some(puzzle)) if is_small && puzzle.given_count() == 0 => Ok(None),
            Err(FormatError::NoPuzzleInLink { .. }) if !begins_with_link(text) => Ok(None),
            read => read,
        };
    }
    Ok(None)
}

/// Returns the mistake in a line that is meant as another small board of this size in one word: one
/// cell too few or too many, or one character that is not a cell. `None` for any other line.
pub(super) fn small_damage(line: &str, number: usize, size: usize) -> Option<FormatError> {
    let (word, needed) = (line.trim(), size * size);
    let found = word.chars().count();
    if size >= Cell::SIDE || found.abs_diff(needed) > 1 || word.contains(char::is_whitespace) {
        return None;
    }
    let is_cell = |one: char| match one.to_digit(10) {
        Some(digit) => digit as usize <= size,
        None => EMPTY.contains(&one),
    };
    let mut wrong = (1..).zip(line.chars()).filter(|(_, one)| !is_cell(*one));
    match (wrong.next(), wrong.next()) {
        (None, _) if found != needed => Some(FormatError::Cells {
            line: number,
            found,
            needed,
        }),
        (Some((column, one)), None) if found == needed => {
            let place = Place {
                line: number,
                column,
            };
            Some(FormatError::not_a_digit(place, one))
        }
        _ => None,
    }
}

/// Reads a small board in the column of the puzzles, or in a line with its solution; `None` if
/// there is none.
pub(super) fn small(line: &str, columns: Option<&Columns>) -> Option<InLine> {
    if let Some(columns) = columns
        && let Some(found) = small_in_table(line, columns)
    {
        return Some(found);
    }
    let is_between = |one: char| one.is_whitespace() || ",;|\"'".contains(one);
    let mut boards = Vec::new();
    for word in line.split(is_between) {
        if let Some(values) = boards::small_values(word) {
            boards.push((word, values));
        }
    }
    let [(word, _), (other, solution)] = boards[..] else {
        return None;
    };
    let puzzle = read_line(word, 1).ok().flatten()?;
    let is_pair = word.len() == other.len() && solves(&solution, &puzzle);
    is_pair.then(|| InLine {
        solution: Some(solution),
        ..InLine::of(puzzle)
    })
}

/// Reads a small board in the column of the puzzles, with its other data.
fn small_in_table(line: &str, columns: &Columns) -> Option<InLine> {
    let all = fields(line, columns.separator);
    let field = |wanted: Role| {
        let at = columns.roles.iter().position(|role| *role == wanted)?;
        all.get(at).filter(|it| !it.is_empty())
    };
    let word = field(Role::Puzzle).filter(|_| all.len() == columns.roles.len())?;
    boards::small_values(word)?;
    let mut puzzle = read_line(word, 1).ok().flatten()?;
    puzzle.title = field(Role::Title).cloned();
    if let Some(level) = field(Role::About(Field::Level)) {
        puzzle.metadata.set(Field::Level, level);
    }
    let solution = field(Role::Solution).and_then(|it| boards::small_values(it));
    Some(InLine {
        solution,
        ..InLine::of(puzzle)
    })
}

pub(super) fn begins_with_link(line: &str) -> bool {
    line.split_whitespace().next().is_some_and(link::is_link)
}
