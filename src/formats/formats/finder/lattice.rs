//! Drawn grids with blank cells as empty cells.

use super::dressed::is_cell;
use crate::formats::rows::{LONGEST_ROW, is_border, is_vertical};

/// The possible widths of a cell.
const WIDTHS: std::ops::RangeInclusive<usize> = 2..=8;

/// Returns a text with a dot in each blank cell of its drawn grids, if all their cells have the
/// same width; `None` if there are no blank cells.
pub(in crate::formats) fn filled(text: &str) -> Option<String> {
    let mut lines: Vec<Vec<char>> = text
        .split('\n')
        .map(|line| line.trim_end().chars().collect())
        .collect();
    // The rows of each drawing.
    let mut drawings: Vec<Vec<usize>> = Vec::new();
    let mut goes_on = false;
    for (at, line) in lines.iter().enumerate() {
        let is_row = is_lattice_row(line);
        match drawings.last_mut() {
            Some(rows) if is_row && goes_on => rows.push(at),
            _ if is_row => drawings.push(vec![at]),
            _ => {}
        }
        let is_between = || line.is_empty() || is_border(&line.iter().collect::<String>());
        goes_on = is_row || goes_on && is_between();
    }
    let mut is_other = false;
    for rows in drawings {
        let grids = [9, 8, 6, 4].into_iter().find_map(|size| {
            let grids = rows.chunks_exact(size);
            let is_whole = grids.remainder().is_empty();
            let grids = grids
                .map(|rows| rows_of(&lines, rows))
                .collect::<Option<Vec<_>>>();
            grids.filter(|_| is_whole)
        });
        for (at, line) in grids.into_iter().flatten().flatten() {
            is_other |= lines[at] != line;
            lines[at] = line;
        }
    }
    let line = |line: &Vec<char>| line.iter().collect::<String>();
    is_other.then(|| lines.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// Whether a line of a text may be a row of a drawn grid.
pub(in crate::formats) fn has_lattice_row(text: &str) -> bool {
    let is_row = |line: &str| is_lattice_row(&line.trim_end().chars().collect::<Vec<char>>());
    text.split('\n').any(is_row)
}

/// Returns the start of an indented line.
fn begin(line: &[char]) -> Option<usize> {
    line.iter().position(|one| !one.is_whitespace())
}

/// Whether a line begins and ends with a bar and is more than a border.
fn is_lattice_row(line: &[char]) -> bool {
    let first = begin(line).and_then(|at| line.get(at));
    let is_bar = |one: Option<&char>| one.is_some_and(|one| is_vertical(*one));
    (9..=LONGEST_ROW).contains(&line.len())
        && is_bar(first)
        && is_bar(line.last())
        && !is_border(&line.iter().collect::<String>())
}

/// Returns the rows of a drawn grid, each with its line; `None` if a cell is not at its place.
fn rows_of(lines: &[Vec<char>], rows: &[usize]) -> Option<Vec<(usize, Vec<char>)>> {
    in_boxes(lines, rows).or_else(|| in_cells(lines, rows))
}

/// Returns the rows of a grid with bars only between its boxes, and with a blank before and behind
/// each cell.
fn in_boxes(lines: &[Vec<char>], rows: &[usize]) -> Option<Vec<(usize, Vec<char>)>> {
    let size = rows.len();
    let first = &lines[*rows.first()?];
    let start = begin(first)?;
    let is_bar = |at: &usize| is_vertical(first[*at]);
    let bars: Vec<usize> = (start..first.len()).filter(is_bar).collect();
    let count = bars.len() - 1;
    if count < 2 || !size.is_multiple_of(count) || size == count {
        return None;
    }
    let width = 2 * (size / count) + 2;
    if bars.windows(2).any(|pair| pair[1] - pair[0] != width) {
        return None;
    }
    let row = |at: &usize| {
        let mut line = lines[*at].clone();
        if begin(&line)? != start || line.len() != first.len() {
            return None;
        }
        for (at, sign) in line.iter_mut().enumerate().skip(start) {
            let within = (at - start) % width;
            let is_sound = match within {
                0 => is_vertical(*sign),
                _ if within.is_multiple_of(2) => *sign == ' ' || is_cell(*sign),
                _ => *sign == ' ',
            };
            if !is_sound {
                return None;
            }
            if within > 0 && within.is_multiple_of(2) && *sign == ' ' {
                *sign = '.';
            }
        }
        Some((*at, line))
    };
    rows.iter().map(row).collect()
}

/// Returns the rows of a grid with cells of equal width, each with at most one sign.
fn in_cells(lines: &[Vec<char>], rows: &[usize]) -> Option<Vec<(usize, Vec<char>)>> {
    let size = rows.len();
    let first = &lines[*rows.first()?];
    let (start, end) = (begin(first)?, first.len() - 1);
    let width = (end - start) / size;
    if !(end - start).is_multiple_of(size) || !WIDTHS.contains(&width) {
        return None;
    }
    let row = |at: &usize| {
        let line = &lines[*at];
        if begin(line)? != start || line.len() != end + 1 {
            return None;
        }
        let mut filled = line.clone();
        for cell in 0..size {
            let from = start + cell * width;
            let mut signs = (from + 1..from + width).filter(|at| line[*at] != ' ');
            match (signs.next(), signs.next()) {
                (None, _) => filled[from + width / 2] = '.',
                (Some(at), None) if is_cell(line[at]) => {}
                _ => return None,
            }
            if line[from] != ' ' && !is_vertical(line[from]) {
                return None;
            }
        }
        Some((*at, filled))
    };
    rows.iter().map(row).collect()
}
