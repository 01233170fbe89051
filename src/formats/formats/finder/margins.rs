//! The names of rows and columns in the margins of drawn grids whose blanks may be empty cells.

use std::borrow::Cow;

use super::whole::NEXT_NAMES;
use crate::formats::rows::{LONGEST_ROW, is_border, is_vertical};
use sudoku_engine::grid::Cell;

/// The most lines between two rows, and between the rows and the names of the columns.
const MOST_BETWEEN: usize = 3;

/// The names of rows or columns, in either order.
const NAMES: [&str; 7] = [
    "123456789",
    "987654321",
    "012345678",
    "ABCDEFGHI",
    "IHGFEDCBA",
    "abcdefghi",
    "ihgfedcba",
];

/// Returns the name at the start of a line, and the rest of the line.
fn named(line: &str) -> Option<(char, &str)> {
    let mut signs = line.trim_start().chars();
    let name = signs.next().filter(|_| line.len() <= LONGEST_ROW)?;
    let behind = signs.as_str();
    let ends = |one: char| one.is_whitespace() || is_vertical(one);
    (name.is_ascii_alphanumeric() && (behind.is_empty() || behind.starts_with(ends)))
        .then_some((name, behind))
}

/// Whether a line only names the columns.
fn is_head(line: &str) -> bool {
    if line.len() > LONGEST_ROW {
        return false;
    }
    let is_between = |one: &char| one.is_whitespace() || is_vertical(*one);
    let names: String = line.chars().filter(|one| !is_between(one)).collect();
    NAMES.contains(&names.as_str())
}

/// Whether a line is a row behind the ninth, with the next name before a bar.
fn is_tenth(line: &str) -> bool {
    let behind = |name: &&str| line.trim_start().strip_prefix(*name);
    let behind = NEXT_NAMES.iter().find_map(behind);
    behind.is_some_and(|it| it.trim_start().starts_with(is_vertical))
}

fn is_between(line: &str) -> bool {
    line.trim().is_empty() || is_border(line)
}

/// Returns a row without the names at its sides, if bars separate them from its cells, and the
/// number of its bars.
fn barred(line: &str) -> Option<(String, usize)> {
    let (name, behind) = named(line)?;
    if !behind.trim_start().starts_with(is_vertical) {
        return None;
    }
    let mut row = format!("{}{behind}", " ".repeat(line.len() - behind.len()));
    let before = row.trim_end().strip_suffix(name);
    if let Some(before) = before.filter(|it| it.trim_end().ends_with(is_vertical)) {
        row = before.trim_end().to_owned();
    }
    let bars = row.matches(is_vertical).count();
    // Two bars, or eight, are within the row itself.
    (!matches!(bars, 1 | 2 | 8)).then_some((row, bars))
}

/// Returns a row without its name, if its cells begin below the first name of the columns.
fn set_in(line: &str, first: usize) -> Option<String> {
    let (_, behind) = named(line)?;
    let is_cell = |one: char| one == ' ' || one.is_ascii_digit() || is_vertical(one);
    let begin = line.chars().count() - behind.chars().count();
    let gap = first.checked_sub(begin)?;
    let mut cells = behind.chars();
    (cells.by_ref().take(gap).all(|one| one == ' ') && behind.chars().all(is_cell))
        .then(|| cells.as_str().to_owned())
}

/// Returns the lines of the nine rows that begin in a line.
fn rows_at(lines: &[&str], start: usize) -> Option<Vec<usize>> {
    let (name, _) = named(lines[start])?;
    let names = NAMES.iter().find(|it| it.starts_with(name))?;
    let mut rows = vec![start];
    for name in names.chars().skip(1) {
        let last = rows.last()? + 1;
        let near = last..lines.len().min(last + MOST_BETWEEN);
        let next = near.clone().find(|at| !is_between(lines[*at]))?;
        named(lines[next]).filter(|(own, _)| *own == name)?;
        rows.push(next);
    }
    Some(rows)
}

/// Whether a text may contain names in the margins.
pub(in crate::formats) fn is_in(text: &str) -> bool {
    let is_first = |line: &str| {
        let name = named(line).map(|(name, _)| name);
        name.is_some_and(|name| NAMES.iter().any(|it| it.starts_with(name)))
    };
    text.split('\n').any(is_first)
}

/// Returns a text without the names in the margins; `None` if there are none. Each line keeps its
/// number.
pub(in crate::formats) fn without(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.split('\n').collect();
    let mut bare: Vec<Cow<'_, str>> = lines.iter().copied().map(Cow::from).collect();
    let mut is_other = false;
    let mut at = 0;
    while at < lines.len() {
        let Some(rows) = rows_at(&lines, at) else {
            at += 1;
            continue;
        };
        let (first, last) = (at, rows[Cell::SIDE - 1]);
        at = last + 1;
        let near = last + 1..lines.len().min(last + 1 + MOST_BETWEEN);
        let mut below = near.filter(|it| !is_between(lines[*it]));
        // The names show that the row belongs to the grid.
        if below.clone().next().is_some_and(|it| is_tenth(lines[it])) {
            continue;
        }
        let head = (first.saturating_sub(MOST_BETWEEN)..first).rev();
        let head = head.take_while(|it| is_between(lines[*it]) || is_head(lines[*it]));
        let head = head.filter(|it| is_head(lines[*it])).last();
        let foot = below.next().filter(|it| is_head(lines[*it]));
        let drawn: Option<Vec<(String, usize)>> =
            rows.iter().map(|row| barred(lines[*row])).collect();
        let drawn = drawn.filter(|all| all.iter().all(|(_, bars)| *bars == all[0].1));
        let column = head.and_then(|it| lines[it].chars().position(|one| !one.is_whitespace()));
        let found: Option<Vec<String>> = match drawn {
            Some(drawn) => Some(drawn.into_iter().map(|(row, _)| row).collect()),
            None => column.and_then(|column| {
                let found = rows.iter().map(|row| set_in(lines[*row], column));
                let found: Option<Vec<String>> = found.collect();
                // A row without a blank cell is read with its name.
                let digits = |row: &String| row.matches(|one: char| one.is_ascii_digit()).count();
                found.filter(|all| all.iter().any(|row| digits(row) < Cell::SIDE))
            }),
        };
        let Some(found) = found else { continue };
        for (row, line) in rows.into_iter().zip(found) {
            bare[row] = line.into();
        }
        for names in head.into_iter().chain(foot) {
            bare[names] = "".into();
        }
        is_other = true;
    }
    is_other.then(|| bare.join("\n"))
}
