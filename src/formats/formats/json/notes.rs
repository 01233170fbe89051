//! A person's notes, in a field of their own: digits in its cells, or colors.

use serde_json::Value;

use super::found::Found;
use super::names::plain_name;
use super::{Object, cells, is_nothing};
use crate::formats::boards;
use sudoku_engine::grid::{Candidate, DigitSet};
use sudoku_engine::sudoku::{Mark, Puzzle};

/// Fields of notes, in the singular.
const NOTES: [&str; 10] = [
    "annotation",
    "candidate",
    "cornermark",
    "centermark",
    "earmark",
    "mark",
    "note",
    "pencil",
    "pencilmark",
    "possibilities",
];

/// Fields of colors, in the singular.
const COLORS: [&str; 6] = [
    "cellcolor",
    "cellcolour",
    "color",
    "colour",
    "coloring",
    "highlight",
];

/// Adds the notes in fields of an object to the open cells of its puzzle. Notes in another form,
/// and colors, are reported as left out.
pub(super) fn add(object: &Object, puzzle: &mut Puzzle, found: &mut Found) {
    for (name, value) in object {
        let among = |names: &[&str]| is_among(name, names);
        let is_list = value.is_array() || value.is_object();
        if !is_list || is_empty(value) {
            continue;
        }
        if among(&NOTES) {
            match of_cells(value, puzzle) {
                Some(notes) => puzzle.marks = puzzle.marks.iter().chain(notes).collect(),
                None => found.leave_out_marks(name),
            }
        } else if among(&COLORS) && tells_cells(value) {
            found.leave_out_marks(name);
        }
    }
}

/// Whether a name means notes or colors.
pub(super) fn is_name(name: &str) -> bool {
    is_among(name, &NOTES) || is_among(name, &COLORS)
}

/// Whether a name, or its singular, is among these.
fn is_among(name: &str, names: &[&str]) -> bool {
    let plain = plain_name(name);
    let singular = plain.strip_suffix('s').unwrap_or(&plain);
    names.contains(&singular) || names.contains(&&*plain)
}

/// Whether a list or an object has no content, or only zeros.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Array(all) => all.iter().all(is_empty),
        Value::Object(all) => all.values().all(is_empty),
        value => is_nothing(value) || *value == 0,
    }
}

/// Whether the value of a field of colors may be about cells: the colors of a theme have words for
/// names.
fn tells_cells(value: &Value) -> bool {
    match value {
        Value::Object(all) => all
            .keys()
            .any(|name| name.chars().any(|one| one.is_ascii_digit())),
        Value::Array(all) => all.len() > 1 && all.iter().any(|it| !it.is_string()),
        _ => false,
    }
}

/// Returns the notes from a list for each cell, or from a list of such lists for each row.
fn of_cells(value: &Value, puzzle: &Puzzle) -> Option<Vec<Mark>> {
    let size = puzzle.layout.size();
    let all = value.as_array()?;
    let lists: Vec<&Value> = if all.len() == size * size {
        all.iter().collect()
    } else {
        let rows: Option<Vec<&Vec<Value>>> = all.iter().map(Value::as_array).collect();
        rows?.into_iter().flatten().collect()
    };
    if lists.len() != size * size {
        return None;
    }
    let mut notes = Vec::new();
    for (at, list) in lists.into_iter().enumerate() {
        let digits = match list {
            list if is_empty(list) => DigitSet::EMPTY,
            Value::Array(list) => {
                let digits: Option<Vec<_>> = list.iter().map(cells::digit).collect();
                digits?.into_iter().flatten().collect()
            }
            _ => return None,
        };
        let cell = boards::cell(size, at)?;
        if puzzle.values()[cell.index()].is_none() {
            let digits = digits & puzzle.layout.digits();
            notes.extend(digits.iter().map(|it| Mark::Note(Candidate::new(cell, it))));
        }
    }
    Some(notes)
}
