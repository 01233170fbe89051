//! Lists as in the source of programs: like JSON, but perhaps behind the name of a variable, with
//! brackets of any kind, single quotation marks, `None` and extra commas.

mod list;
mod program;

pub(super) use list::{Seen, Twice, list as value, list_within as value_within, word};
pub(in crate::formats) use program::name_of;
pub(super) use program::{Named, Program, program};

use list::{CLOSE, OPEN, comment};
use serde_json::Value;

/// The most brackets before rows of numbers.
const MOST_BRACKETS: usize = 9;

/// The longest text before the first bracket of a list.
const LONGEST_NAME: usize = 400;

/// The bytes of a text to examine for a list.
const LOOKED_AT: usize = 16 * 1024;

/// Returns a text from its first bracket on, if there is nothing before it but a name and `=`.
pub(super) fn from_bracket(text: &str) -> Option<&str> {
    let text = text.trim_start();
    if text.starts_with(OPEN) {
        return Some(text);
    }
    let start = &text[..text.floor_char_boundary(LONGEST_NAME)];
    let line = start.lines().next()?;
    let (name, value) = line.split_once('=')?;
    let is_name = name.starts_with(|one: char| one.is_alphabetic() || one == '_');
    let at = value.find(OPEN)?;
    // A file in the program's own format may have lists, but does not begin with one.
    let is_call = |one: char| one.is_alphanumeric() || "._ \t<>".contains(one);
    let is_declared = is_name && value[..at].chars().all(is_call);
    is_declared.then(|| &text[name.len() + 1 + at..])
}

/// Whether a text, from its first bracket on, contains more than rows of numbers.
pub(super) fn has_more_than_numbers(text: &str) -> bool {
    let inner = text.trim_start_matches(|one: char| OPEN.contains(&one) || one.is_whitespace());
    let brackets = &text[..text.len() - inner.len()];
    // Empty lists have no rows.
    let is_around = |one: char| {
        OPEN.contains(&one) || CLOSE.contains(&one) || one == ',' || one.is_whitespace()
    };
    if text.chars().all(is_around) {
        return true;
    }
    if text.starts_with('{') && !inner.starts_with(['"', '\'']) && brackets.len() == 1 {
        return false;
    }
    // Rows of numbers are never this deep, but endless input may be.
    if brackets.matches(OPEN).count() > MOST_BRACKETS {
        return true;
    }
    let is_known = inner.starts_with(['"', '\''])
        || ["null", "None", "nil", "undefined", "-1"]
            .iter()
            .any(|it| inner.starts_with(it))
        || inner.starts_with(|one: char| one.is_ascii_digit());
    let looked_at = text.chars().take(LOOKED_AT);
    let has_quotes = looked_at.clone().any(|one| one == '"' || one == '\'');
    let has_words = || {
        let looked_at: String = looked_at.collect();
        ["null", "None", "nil", "-1"]
            .iter()
            .any(|it| looked_at.contains(it))
    };
    // Lists in place of cells hold their candidates.
    let is_list_of_grids = || depth(text) > 2;
    // Behind a grid there may be its regions or cages.
    let has_other_list = || {
        let looked_at = &text[..text.floor_char_boundary(LOOKED_AT)];
        let is_list =
            |line: &str| !line.trim_start().starts_with(OPEN) && from_bracket(line).is_some();
        looked_at.contains("[(") && looked_at.lines().skip(1).any(is_list)
    };
    is_known && (has_quotes || has_words() || is_list_of_grids() || has_other_list())
}

/// Returns the depth of the lists at the start of a text.
fn depth(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for one in text.chars().take(LOOKED_AT) {
        if OPEN.contains(&one) {
            depth += 1;
            deepest = deepest.max(depth);
        } else if CLOSE.contains(&one) {
            depth = depth.saturating_sub(1);
        }
    }
    deepest
}

/// Reads lists one after another, each with its start, and records duplicate names. `None` if a
/// text has anything else, or a list is too deep.
pub(super) fn read(text: &str, seen: &mut Seen) -> Option<Vec<(usize, Value)>> {
    let mut read = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|one: char| one.is_whitespace() || matches!(one, ',' | ';'));
        let length = comment(rest);
        if length > 0 {
            rest = &rest[length..];
            continue;
        }
        if rest.is_empty() {
            return (!read.is_empty()).then_some(read);
        }
        if !rest.starts_with(OPEN) {
            return None;
        }
        let (value, length) = value_within(rest, seen)?;
        read.push((text.len() - rest.len(), value));
        rest = &rest[length..];
    }
}
