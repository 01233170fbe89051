//! Matrices that a program fills row by row, or column by column, in any order: `A(9,:) = [...];`,
//! `grid[8] = [...]`, `a[:, 0] = [...]`.

use super::{LONGEST_AROUND, edited};
use crate::formats::json::name_of;
use sudoku_engine::grid::Cell;

/// The fewest lines of a matrix that are filled.
const FEWEST_LINES: usize = 4;

/// The most bytes in the values of a row.
const LONGEST_ROW: usize = 200;

/// A statement that fills a row or a column.
struct Filled {
    /// The statement up to the end of its values.
    place: [usize; 2],
    name: String,
    /// The number of the row or column, as the program counts them.
    number: usize,
    is_column: bool,
    /// Whether the number is in round brackets: MATLAB and Fortran count from 1.
    is_round: bool,
    cells: Vec<char>,
}

/// Whether a text may have statements that fill a row or a column.
pub(super) fn is_in(text: &str) -> bool {
    [")=", ") =", "]=", "] ="]
        .iter()
        .any(|it| text.contains(it))
}

/// Returns the text with each matrix that is filled this way as one list, at its first statement;
/// `None` if there are none. Keeps all line ends.
pub(super) fn together(text: &str) -> Option<String> {
    let all = all(text);
    let mut edits = Vec::new();
    let mut rest = &all[..];
    while let Some(first) = rest.first() {
        let is_same = |it: &Filled| {
            it.name == first.name
                && (it.is_column, it.is_round) == (first.is_column, first.is_round)
                && it.cells.len() == first.cells.len()
        };
        let count = rest.iter().take_while(|it| is_same(it)).count();
        let (own, others) = rest.split_at(count);
        rest = others;
        let Some(rows) = rows(own) else { continue };
        let listed = rows.iter().map(|row| {
            let row: Vec<String> = row.iter().map(char::to_string).collect();
            format!("[{}]", row.join(","))
        });
        let listed = listed.collect::<Vec<_>>().join(",");
        for (at, filled) in own.iter().enumerate() {
            let [begin, end] = filled.place;
            let put = match at {
                0 => format!("{} = [{listed}]", first.name),
                _ => String::new(),
            };
            let breaks = text[begin..end].matches('\n').count();
            edits.push((filled.place, put + &"\n".repeat(breaks)));
        }
    }
    (!edits.is_empty()).then(|| edited(text, edits))
}

/// Returns the rows of a matrix; `None` if they cannot be told apart for certain.
fn rows(own: &[Filled]) -> Option<Vec<Vec<char>>> {
    let first = own.first()?;
    let size = first.cells.len();
    let has = |number: usize| own.iter().any(|it| it.number == number);
    let from = match (has(0), has(size)) {
        (true, true) => return None,
        (true, false) => 0,
        (false, true) => 1,
        (false, false) if first.is_round => 1,
        (false, false) => return None,
    };
    if own.len() < FEWEST_LINES {
        return None;
    }
    let mut rows = vec![vec!['0'; size]; size];
    let mut seen = vec![false; size];
    for filled in own {
        let at = filled.number.checked_sub(from).filter(|it| *it < size)?;
        if std::mem::replace(&mut seen[at], true) {
            return None;
        }
        for (other, cell) in filled.cells.iter().enumerate() {
            let [row, column] = if filled.is_column {
                [other, at]
            } else {
                [at, other]
            };
            rows[row][column] = *cell;
        }
    }
    Some(rows)
}

/// Returns all statements that fill a row or a column.
fn all(text: &str) -> Vec<Filled> {
    let mut found = Vec::new();
    let mut start = 0;
    for piece in text.split_inclusive(['\n', ';']) {
        if let Some(filled) = filled(text, start) {
            found.push(filled);
        }
        start += piece.len();
    }
    found
}

/// Reads the statement that begins at a place.
fn filled(text: &str, start: usize) -> Option<Filled> {
    let rest = &text[start..];
    let own = rest.trim_start_matches([' ', '\t']);
    let begin = start + rest.len() - own.len();
    let near = &own[..own.floor_char_boundary(LONGEST_AROUND)];
    let line = near.lines().next()?;
    let at = line.find('=')?;
    let (target, values) = line.split_at(at);
    let target = target.trim_end();
    let (name, index) = target.split_at(target.find(['(', '['])?);
    let is_round = index.starts_with('(');
    let index = index[1..].strip_suffix([')', ']'])?;
    let is_name = !name.is_empty()
        && name
            .chars()
            .all(|one| one.is_alphanumeric() || one == '_' || one == '$');
    let parts: Vec<&str> = index.split(',').map(str::trim).collect();
    let (number, is_column) = match parts[..] {
        [":", number] => (number, true),
        [number, ":"] => (number, false),
        [number] if !is_round => (number, false),
        _ => return None,
    };
    let number: usize = number.parse().ok()?;
    let is_given = !values.starts_with("==");
    let (cells, length) = cells(&own[at + 1..]).filter(|_| is_name && is_given)?;
    Some(Filled {
        place: [begin, begin + at + 1 + length],
        name: name_of(name)?,
        number,
        is_column,
        is_round,
        cells,
    })
}

/// Reads the values of a row, and returns their length in the text.
fn cells(text: &str) -> Option<(Vec<char>, usize)> {
    let text = &text[..text.floor_char_boundary(LONGEST_ROW)];
    // Skip the empty brackets of a type in Java.
    let array = text.find("[]").map_or(0, |it| it + 2);
    let open = text[array..].find(|one: char| "[({\"'".contains(one))? + array;
    let close = match text.as_bytes()[open] {
        b'[' => ']',
        b'(' => ')',
        b'{' => '}',
        quote => char::from(quote),
    };
    // There may be the name of a type or a call before it.
    let is_type = |one: char| one.is_alphanumeric() || " \t._[]".contains(one);
    if !text[..open].chars().all(is_type) {
        return None;
    }
    let (inner, _) = text[open + 1..].split_once(close)?;
    let mut end = open + 1 + inner.len() + 1;
    if text[..open].ends_with(|one: char| one.is_alphanumeric()) && close == ')' {
        // The values of a call may be in brackets of their own.
        return None;
    }
    let is_text = matches!(close, '"' | '\'');
    let mut cells = Vec::new();
    let is_between = |one: char| one.is_whitespace() || one == ',' || one == ';';
    if is_text && !inner.contains(is_between) {
        cells.extend(inner.chars());
    } else {
        for word in inner.split(is_between).filter(|it| !it.is_empty()) {
            let cell = match word {
                "NaN" | "None" | "null" | "nil" | "NA" => '0',
                word => {
                    let mut characters = word.chars();
                    let one = characters.next()?;
                    characters.next().is_none().then_some(one)?
                }
            };
            cells.push(cell);
        }
    }
    if text[end..].starts_with('\'') && close == ']' {
        // A column in MATLAB: `[…]'`.
        end += 1;
    }
    let are_cells = cells
        .iter()
        .all(|it| it.is_ascii_digit() || "._-*?".contains(*it));
    let is_size = (4..=Cell::SIDE).contains(&cells.len());
    (are_cells && is_size).then_some((cells, end))
}

/// Returns the text without statements that make an empty list, such as `let grid = [];`; `None`
/// if it has none.
pub(super) fn without_empty(text: &str) -> Option<String> {
    let mut edits = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let own = line.trim();
        let is_statement = own.ends_with(';')
            || ["let ", "var ", "const "]
                .iter()
                .any(|it| own.starts_with(it));
        let value = own.split_once('=').map(|(_, value)| value.trim());
        let value = value.map(|it| it.trim_end_matches([';', ' ']));
        if is_statement && matches!(value, Some("[]" | "{}" | "new Array()")) {
            let end = start + line.trim_end().len();
            edits.push(([start, end], String::new()));
        }
        start += line.len();
    }
    (!edits.is_empty()).then(|| edited(text, edits))
}
