//! The values of a text of JSON, and its damage.

use super::found::MOST_WRONG;
use super::unique::{self, Unique};
use crate::formats::boards;
use crate::formats::{Fault, FormatError, Place};
use serde_json::Value;

/// Returns the values of a text, one after another, each with its start; commas between them are
/// allowed.
pub(super) fn values(text: &str) -> Result<Vec<(usize, Value)>, FormatError> {
    let mut values = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|one: char| one.is_whitespace() || one == ',');
        let start = text.len() - rest.len();
        let mut read = serde_json::Deserializer::from_str(rest).into_iter::<Unique>();
        match read.next() {
            None => return Ok(values),
            Some(Ok(Unique(value))) => {
                values.push((start, value));
                rest = &rest[read.byte_offset()..];
            }
            Some(Err(error)) => return Err(damage(text, start, &error)),
        }
    }
}

/// Returns the mistake in the JSON that begins at this place of a text.
fn damage(text: &str, start: usize, error: &serde_json::Error) -> FormatError {
    if error.is_eof() {
        let mut last = Place::after(text.trim_end());
        last.column = last.column.saturating_sub(1).max(1);
        return boards::mistake(last, Fault::NotJson);
    }
    // Column 0 is the end of the line before, which comes after its last character.
    let lines = text[start..].split_inclusive('\n');
    let line: usize = lines.take(error.line().max(1) - 1).map(str::len).sum();
    let back = if error.column() == 0 { 2 } else { 1 };
    let at = (start + line + error.column()).saturating_sub(back);
    let place = Place::after(&text[..text.floor_char_boundary(at)]);
    let problem = if error.is_data() {
        unique::problem(error)
    } else if error.to_string().starts_with("recursion") {
        Fault::NestedTooDeep
    } else {
        Fault::NotJson
    };
    boards::mistake(place, problem)
}

/// The values of a text, and the mistakes between them, each with its start.
type ByLine = (Vec<(usize, Value)>, Vec<(usize, FormatError)>);

/// Returns the objects of a text with an object on each line, and the mistakes in the other lines;
/// `None` if it has another line, or if more are damaged than whole.
pub(super) fn objects_by_line(text: &str) -> Option<ByLine> {
    let (mut objects, mut damaged) = (Vec::new(), Vec::new());
    let mut next = 0;
    for line in text.split_inclusive('\n') {
        let start = next;
        next += line.len();
        if line.trim().is_empty() {
            continue;
        }
        match serde_json::from_str::<Unique>(line) {
            Ok(Unique(value)) if value.is_object() => objects.push((start, value)),
            Ok(_) => return None,
            Err(_) if !line.trim_start().starts_with('{') => return None,
            Err(error) => {
                let error = damage(&text[..next], start, &error);
                damaged.push((start, error));
            }
        }
        if damaged.len() > MOST_WRONG {
            return None;
        }
    }
    (objects.len() >= damaged.len()).then_some((objects, damaged))
}
