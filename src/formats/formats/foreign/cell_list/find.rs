//! Finds a list of cells in a text: a table, the facts of a logic program, or the rows of a matrix.

use super::columns::{Tells, column};
use super::{Axes, Line, List, assigned, number};
use crate::formats::held::FEWEST_GIVENS;
use crate::formats::{cell_value, content_lines};
use sudoku_engine::grid::{Cell, Values};

/// The most columns of a list.
const MOST_COLUMNS: usize = 12;

/// The most lines of a list of several puzzles.
const MOST_LINES: usize = 50_000;

/// In a list with more columns than this, no column is named by a single letter.
const MOST_LETTERS: usize = 5;

/// Returns the fields of a line, including blank ones if it has separators.
fn fields(line: &str) -> Vec<&str> {
    let line = line.trim_matches(|one: char| one == ' ' || "()[]{}".contains(one));
    let separator = [';', '\t', ',', '|']
        .into_iter()
        .find(|it| line.contains(*it));
    match separator {
        Some(separator) => line.split(separator).map(str::trim).collect(),
        None => line.split_whitespace().collect(),
    }
}

/// Finds the list in a text; `None` if the text is not a list.
pub(super) fn find(text: &str) -> Option<List<'_>> {
    if let Some(lines) = facts(text) {
        let columns = vec![Tells::Row, Tells::Column, Tells::Digit];
        let first = None;
        return Some(List {
            columns,
            lines,
            first,
            axes: Axes::Unnamed,
        });
    }
    if let Some(lines) = matrix(text) {
        return Some(List {
            columns: vec![Tells::Row, Tells::Column, Tells::Digit],
            lines,
            first: None,
            axes: Axes::Unnamed,
        });
    }
    if let Some((columns, lines)) = assigned::find(text) {
        let first = None;
        return Some(List {
            columns,
            lines,
            first,
            axes: Axes::Named,
        });
    }
    let mut lines = content_lines(text).peekable();
    let first = fields(lines.peek()?.1);
    if first.len() > MOST_COLUMNS {
        return None;
    }
    // If there are many columns, letters are the names of the columns of a grid.
    let is_letter = |name: &str| name.len() == 1 && first.len() > MOST_LETTERS;
    let role = |name: &&str| match is_letter(name) {
        true => Tells::Other,
        false => column(name),
    };
    let named: Vec<Tells> = first.iter().map(role).collect();
    let has = |wanted: Tells| named.iter().filter(|it| **it == wanted).count() == 1;
    let has_place = has(Tells::Row) && has(Tells::Column) || has(Tells::Cell);
    let has_cages = has(Tells::Cage) && has(Tells::Sum);
    let is_named = has_place && (has(Tells::Digit) || has(Tells::Given) || has_cages);
    let is_letter_x = |name: &&str| name.trim_matches(['"', '\'']).eq_ignore_ascii_case("x");
    let axes = match first.iter().any(is_letter_x) {
        true => Axes::Letters,
        false => Axes::Named,
    };
    if is_named {
        lines.next();
    }
    let most = match named.contains(&Tells::Puzzle) {
        true => MOST_LINES,
        false => Cell::COUNT,
    };
    let mut found: Vec<Line<'_>> = Vec::new();
    for (number, line) in lines {
        if found.len() > most {
            return None;
        }
        found.push((number, fields(line)));
    }
    if is_named {
        let is_line = |(_, fields): &Line<'_>| fields.len() == named.len();
        let is_list = !found.is_empty() && found.len() <= most;
        return (is_list && found.iter().all(is_line)).then_some(List {
            columns: named,
            lines: found,
            first: None,
            axes,
        });
    }
    // The number of lines may come first.
    if let Some((_, head)) = found.first()
        && let [count] = head[..]
        && count.parse() == Ok(found.len() - 1)
    {
        found.remove(0);
    }
    let is_triple = |(_, fields): &Line<'_>| {
        fields.len() == 3
            && fields
                .iter()
                .all(|field| number(field).is_some_and(|it| it <= 9))
    };
    let is_list =
        (FEWEST_GIVENS..=Cell::COUNT).contains(&found.len()) && found.iter().all(is_triple);
    is_list.then_some(List {
        columns: vec![Tells::Row, Tells::Column, Tells::Digit],
        lines: found,
        first: None,
        axes: Axes::Unnamed,
    })
}

/// Returns the facts of a logic program, all with the same name and three numbers each.
fn facts(text: &str) -> Option<Vec<Line<'_>>> {
    let mut name = None;
    let mut found = Vec::new();
    for (number, line) in content_lines(text).filter(|(_, line)| !line.trim().starts_with('%')) {
        let facts = line.split_inclusive(").").map(str::trim);
        for fact in facts.filter(|it| !it.is_empty()) {
            let (own, rest) = fact.split_once('(')?;
            let is_name = own
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || it == b'_');
            if !is_name || own.is_empty() || *name.get_or_insert(own) != own {
                return None;
            }
            let fields: Vec<&str> = rest.strip_suffix(").")?.split(',').map(str::trim).collect();
            let are_numbers = fields.iter().all(|field| self::number(field).is_some());
            if fields.len() != 3 || !are_numbers || found.len() == Cell::COUNT {
                return None;
            }
            found.push((number, fields));
        }
    }
    (found.len() >= FEWEST_GIVENS).then_some(found)
}

/// Returns the rows of a matrix of MATLAB with three numbers in each: `[1,1,5; 1,2,3]`.
fn matrix(text: &str) -> Option<Vec<Line<'_>>> {
    let is_of_name = |one: char| one.is_alphanumeric() || "_. =".contains(one);
    let mut found: Vec<Line<'_>> = Vec::new();
    let (mut is_open, mut has_ended) = (false, false);
    for (number, line) in content_lines(text) {
        let line = line.split('%').next().unwrap_or_default().trim();
        let mut rows = line;
        if !is_open && !has_ended && !line.is_empty() {
            let (name, behind) = line.split_once('[')?;
            rows = behind;
            is_open = name.chars().all(is_of_name);
        }
        if rows.is_empty() {
            continue;
        }
        let (inner, behind) = rows.split_once(']').unwrap_or((rows, ""));
        let is_end = inner.len() < rows.len();
        if !is_open || !behind.chars().all(|one| matches!(one, ';' | ' ')) {
            return None;
        }
        for row in inner.trim_end().trim_end_matches("...").split(';') {
            let is_between = |one: char| one.is_whitespace() || one == ',';
            let fields: Vec<&str> = row.split(is_between).filter(|it| !it.is_empty()).collect();
            let is_cell = |field: &&str| self::number(field).is_some_and(|it| it <= 9);
            match fields.len() {
                0 => {}
                3 if fields.iter().all(is_cell) && found.len() < Cell::COUNT => {
                    found.push((number, fields));
                }
                _ => return None,
            }
        }
        (is_open, has_ended) = (!is_end, is_end);
    }
    (has_ended && found.len() >= FEWEST_GIVENS).then_some(found)
}

/// Returns the 81 cells of a text with one cell per line.
pub(super) fn cells_in_order(text: &str) -> Option<Values> {
    let mut values = Vec::new();
    for (_, line) in content_lines(text) {
        let mut characters = line.trim().chars();
        let value = cell_value(characters.next()?, true)?;
        if characters.next().is_some() || values.len() == Cell::COUNT {
            return None;
        }
        values.push(value);
    }
    values.try_into().ok()
}
