//! Cells that get their digits from the statements of a program or the rows of a table: `b[0][4] =
//! 7;`, `Cells(1, 5).Value = 7`, `(1, 5): 7` or `INSERT INTO cells VALUES (1, 5, 7);`.

use std::collections::HashMap;

use super::Line;
use super::columns::{Tells, column};
use crate::formats::held::FEWEST_GIVENS;
use crate::formats::numbered_lines;
use sudoku_engine::grid::Cell;

/// A statement; its shape has `#` in place of its numbers.
struct Statement<'a> {
    line: usize,
    shape: String,
    numbers: Vec<&'a str>,
    text: &'a str,
}

/// Returns the meaning of the numbers of the statements, and the numbers of each; `None` if a text
/// has no such statements.
pub(super) fn find(text: &str) -> Option<(Vec<Tells>, Vec<Line<'_>>)> {
    if !text.contains(['(', '[']) {
        return None;
    }
    let statements = statements(text);
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for statement in statements.iter().filter(|it| it.numbers.len() == 3) {
        *counts.entry(&statement.shape).or_default() += 1;
    }
    let has_values = statements
        .iter()
        .any(|it| ends_in_values(&it.shape) || begins_values(it));
    let is_it = |shape: &str| gives_digit(shape) || has_values && shape == "(#,#,#)";
    let most = counts
        .into_iter()
        .filter(|(shape, count)| *count + 1 >= FEWEST_GIVENS && is_it(shape))
        .max_by_key(|(shape, count)| (*count, std::cmp::Reverse(shape.len())));
    let shape = most?.0.to_owned();
    let head = shape.split('#').next().unwrap_or_default();
    let mut lines: Vec<Line<'_>> = Vec::new();
    let mut columns = vec![Tells::Row, Tells::Column, Tells::Digit];
    for statement in &statements {
        let before = statement.shape.strip_suffix(&shape);
        let begins_list = |it: &str| it.ends_with(['{', '[', '(', '=']) || ends_in_values(it);
        match before {
            Some("") => lines.push((statement.line, statement.numbers.clone())),
            // The first item of a list is behind the text that begins the list.
            Some(before) if statement.numbers.len() == 3 && begins_list(before) => {
                lines.push((statement.line, statement.numbers.clone()));
            }
            // A statement that begins like the others and has another form is a slip.
            None if statement.shape.starts_with(head) => lines.push((statement.line, vec![""; 3])),
            _ => {}
        }
        if let Some(named) = names(statement.text) {
            columns = named?;
        }
        if lines.len() > Cell::COUNT {
            return None;
        }
    }
    (lines.len() >= FEWEST_GIVENS).then_some((columns, lines))
}

/// Whether a statement of this shape gives a digit to a cell.
fn gives_digit(shape: &str) -> bool {
    let ends = ["]=#", ")=#", ").Value=#", "):#", "]:#"];
    let is_balanced =
        |open: char, close: char| shape.matches(open).count() == shape.matches(close).count();
    let is_whole = is_balanced('(', ')') && is_balanced('[', ']');
    let is_of_values = shape.to_ascii_lowercase().ends_with("values(#,#,#)");
    is_whole && (ends.iter().any(|it| shape.ends_with(it)) || is_of_values)
}

/// Whether a statement begins a list of values.
fn begins_values(statement: &Statement<'_>) -> bool {
    statement
        .shape
        .strip_suffix("(#,#,#)")
        .is_some_and(ends_in_values)
}

fn ends_in_values(text: &str) -> bool {
    let end = text.len().saturating_sub("values".len());
    let end = text.get(end..);
    end.is_some_and(|end| end.eq_ignore_ascii_case("values"))
}

/// Returns the meaning of the columns named in a statement of a database: `Some(None)` if they are
/// not the columns of a cell and its digit.
fn names(text: &str) -> Option<Option<Vec<Tells>>> {
    let lower = text.to_lowercase();
    if !lower.trim_start().starts_with("insert") {
        return None;
    }
    let before = &lower[..lower.find("values").unwrap_or(lower.len())];
    let (_, inner) = before.split_once('(')?;
    let inner = inner.split(')').next().unwrap_or_default();
    let all: Vec<Tells> = inner.split(',').map(column).collect();
    let has = |wanted: Tells| all.iter().filter(|it| **it == wanted).count() == 1;
    let is_cell = all.len() == 3 && has(Tells::Row) && has(Tells::Column) && has(Tells::Digit);
    Some(is_cell.then_some(all))
}

/// Returns the statements of a text, one or more per line.
fn statements(text: &str) -> Vec<Statement<'_>> {
    let mut found = Vec::new();
    for (line, whole) in numbered_lines(text) {
        let mut rest = whole;
        while !rest.is_empty() {
            let end = end_of_statement(rest);
            let (own, behind) = rest.split_at(end);
            if !own.trim().is_empty() {
                found.push(statement(line, own));
            }
            rest = behind;
        }
    }
    found
}

/// Returns the end of a statement: behind a semicolon, or behind a comma before a bracket.
fn end_of_statement(text: &str) -> usize {
    let is_end = |(at, one): &(usize, char)| {
        *one == ';' || *one == ',' && text[at + 1..].trim_start().starts_with('(')
    };
    let end = text.char_indices().find(is_end);
    end.map_or(text.len(), |(at, _)| at + 1)
}

fn statement(line: usize, text: &str) -> Statement<'_> {
    let (mut shape, mut numbers) = (String::new(), Vec::new());
    let mut at = 0;
    let is_of_name = |one: char| one.is_alphanumeric() || one == '_';
    while let Some(one) = text[at..].chars().next() {
        let is_inside = text[..at].ends_with(is_of_name);
        if one.is_ascii_digit() && !is_inside {
            let rest = &text[at..];
            let end = rest.find(|one: char| !one.is_ascii_digit());
            let number = &rest[..end.unwrap_or(rest.len())];
            numbers.push(number);
            shape.push('#');
            at += number.len();
            continue;
        }
        if !one.is_whitespace() {
            shape.push(one);
        }
        at += one.len_utf8();
    }
    let end = shape.trim_end_matches([',', ';', '}']).len();
    shape.truncate(end);
    Statement {
        line,
        shape,
        numbers,
        text,
    }
}
