//! The puzzles of f-puzzles and SudokuPad: a JSON object with the cells and with a field
//! for each rule beyond the classic ones.
//!
//! Whatever is not known to be without meaning is taken for a rule, and refused by its
//! name: a line that is drawn may be a thermometer.

use serde_json::{Map, Value};

use super::Problem;
use crate::formats::candidates::narrow;
use crate::grid::{Candidate, Cell, Digit, DigitSet};
use crate::sudoku::{Field, Mark, Puzzle};

type Object = Map<String, Value>;

/// The fields that say nothing about the rules, or are read.
const NO_RULES: [&str; 21] = [
    "allowCandidates",
    "author",
    "cellSize",
    "cells",
    "disabledlogic",
    "grid",
    "highlightConflicts",
    "id",
    "metadata",
    "msgcorrect",
    "rules",
    "ruleset",
    "settings",
    "size",
    "solution",
    "source",
    "successMessage",
    "title",
    "truecandidatesoptions",
    "version",
    "videos",
];

/// What the rules are called, by their fields.
const RULES: [(&str, &str); 36] = [
    ("antiking", "the anti-king rule"),
    ("antiknight", "the anti-knight rule"),
    ("arrow", "arrows"),
    ("arrows", "arrows"),
    ("betweenline", "between lines"),
    ("cage", "cages"),
    ("cages", "cages"),
    ("circle", "shapes on its board"),
    ("clone", "clones"),
    ("diagonal+", "a diagonal"),
    ("diagonal-", "a diagonal"),
    ("difference", "dots between its cells"),
    ("disjointgroups", "disjoint groups"),
    ("even", "even cells"),
    ("extraregion", "extra regions"),
    ("foglight", "fog"),
    ("fogofwar", "fog"),
    ("killercage", "killer cages"),
    ("line", "lines on its board"),
    ("lines", "lines on its board"),
    ("littlekillersum", "little killer sums"),
    ("maximum", "maximum cells"),
    ("minimum", "minimum cells"),
    ("nonconsecutive", "the non-consecutive rule"),
    ("odd", "odd cells"),
    ("overlays", "shapes on its board"),
    ("palindrome", "palindromes"),
    ("quadruple", "quadruples"),
    ("ratio", "dots between its cells"),
    ("rectangle", "shapes on its board"),
    ("regions", "regions of its own"),
    ("sandwichsum", "sandwich sums"),
    ("text", "texts on its board"),
    ("thermometer", "thermometers"),
    ("underlays", "shapes on its board"),
    ("xv", "X and V between its cells"),
];

/// Reads a puzzle of either program.
pub(super) fn read(json: &str) -> Result<Puzzle, Problem> {
    let puzzle: Object = serde_json::from_str(json)
        .or_else(|_| serde_json::from_str(&lengthen(json)))
        .map_err(|_| Problem::Damaged)?;
    let nothing = Object::new();
    let about = puzzle.get("metadata").and_then(Value::as_object);
    let about = about.unwrap_or(&nothing);
    if let Some(rule) = rules(&puzzle).or_else(|| about.iter().find_map(switch)) {
        return Err(rule);
    }
    let (rows, given) = match puzzle.get("grid") {
        Some(rows) => (Some(rows), None),
        None => (puzzle.get("cells"), Some(true)),
    };
    let mut read = read_rows(rows.and_then(Value::as_array), given)?;
    let said = |key| puzzle.get(key).or_else(|| about.get(key)).map(said);
    read.title = said("title").filter(|title| !title.is_empty());
    for (key, field) in [
        ("author", Field::Author),
        ("ruleset", Field::Description),
        ("rules", Field::Description),
    ] {
        if let Some(text) = said(key) {
            read.metadata.set(field, &text);
        }
    }
    Ok(read)
}

/// A text, or several.
fn said(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(texts) => texts.iter().map(said).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}

/// The first rule beyond the classic ones.
fn rules(puzzle: &Object) -> Option<Problem> {
    puzzle.iter().find_map(|(key, value)| {
        let is_classic = match key.as_str() {
            "regions" => are_boxes(value),
            "cages" => value
                .as_array()
                .is_some_and(|all| all.iter().all(is_no_cage)),
            key => NO_RULES.contains(&key) || is_nothing(value),
        };
        (!is_classic).then(|| not_classic(key))
    })
}

/// The rule that is switched on by its name.
fn switch((key, value): (&String, &Value)) -> Option<Problem> {
    (*value == true).then(|| not_classic(key))
}

fn not_classic(field: &str) -> Problem {
    let rule = RULES.iter().find(|(known, _)| *known == field);
    let said = rule.map_or_else(|| format!("'{field}'"), |(_, said)| (*said).to_owned());
    Problem::NotClassic(said)
}

/// Whether a field might as well be missing.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) | Value::Number(_) => false,
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.iter().all(is_nothing),
        Value::Object(all) => all.values().all(is_nothing),
    }
}

/// Whether a cage is none: it holds a text about the puzzle, or is a row or a column.
fn is_no_cage(cage: &Value) -> bool {
    cage.get("cells").is_none_or(is_nothing) || cage["type"] == "rowcol"
}

/// Whether regions, lists of pairs of row and column, are the nine boxes.
fn are_boxes(regions: &Value) -> bool {
    let regions = regions.as_array().map_or(&[][..], Vec::as_slice);
    let boxes = regions.iter().filter_map(|region| {
        let cells = region.as_array()?.iter().map(|cell| {
            let line = |index: usize| usize::try_from(cell.get(index)?.as_u64()?).ok();
            Cell::all().find(|one| Some(one.row()) == line(0) && Some(one.column()) == line(1))
        });
        let cells: Vec<Cell> = cells.collect::<Option<_>>()?;
        let (first, rest) = cells.split_first()?;
        let is_box = rest.len() == 8 && rest.iter().all(|cell| box_of(*cell) == box_of(*first));
        is_box.then(|| box_of(*first))
    });
    let mut boxes: Vec<usize> = boxes.collect();
    boxes.sort_unstable();
    boxes.dedup();
    regions.len() == 9 && boxes.len() == 9
}

const fn box_of(cell: Cell) -> usize {
    cell.row() / 3 * 3 + cell.column() / 3
}

/// Reads the cells, of which all values are given, or those that say so.
fn read_rows(rows: Option<&Vec<Value>>, given: Option<bool>) -> Result<Puzzle, Problem> {
    let rows = rows.ok_or(Problem::Damaged)?;
    let columns = |row: &Value| row.as_array().map_or(0, Vec::len);
    if let Some(row) = rows.iter().find(|row| columns(row) != 9) {
        return Err(size(rows.len(), columns(row)));
    }
    if rows.len() != 9 {
        return Err(size(rows.len(), 9));
    }
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    let mut candidates = [None; Cell::COUNT];
    let mut notes = Vec::new();
    for cell in Cell::all() {
        let content = &rows[cell.row()][cell.column()];
        let region = &content["region"];
        if content.get("region").is_some() && region.as_u64() != Some(box_of(cell) as u64) {
            return Err(not_classic("regions"));
        }
        if let Some(digit) = digit(&content["value"])? {
            let is_given = given.unwrap_or(content["given"] == true);
            let values = if is_given {
                &mut puzzle.givens
            } else {
                &mut puzzle.entries
            };
            values[cell.index()] = Some(digit);
        }
        let marks = ["givenPencilMarks", "centerPencilMarks", "centremarks"]
            .map(|field| digits(&content[field]));
        candidates[cell.index()] = marks
            .into_iter()
            .filter(|marks| !marks.is_empty())
            .reduce(|one, other| one & other);
        for field in ["cornerPencilMarks", "pencilMarks"] {
            let corner = digits(&content[field]).iter();
            notes.extend(corner.map(|digit| Mark::Note(Candidate::new(cell, digit))));
        }
    }
    narrow(&mut puzzle, &candidates);
    puzzle.marks = notes.into_iter().collect();
    Ok(puzzle)
}

fn size(rows: usize, columns: usize) -> Problem {
    Problem::NotClassic(format!("{rows} rows and {columns} columns"))
}

/// The digit of a cell, as a number or as a text.
fn digit(value: &Value) -> Result<Option<Digit>, Problem> {
    if is_nothing(value) || *value == 0 || *value == "0" {
        return Ok(None);
    }
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut characters = text.chars();
    let digit = characters.next().and_then(Digit::from_char);
    match digit.filter(|_| characters.next().is_none()) {
        Some(digit) => Ok(Some(digit)),
        None => Err(Problem::NotADigit(text)),
    }
}

/// The digits of a list; what else may have been noted in a cell is left out.
fn digits(marks: &Value) -> DigitSet {
    let marks = marks.as_array().map_or(&[][..], Vec::as_slice);
    marks.iter().filter_map(|mark| digit(mark).ok()?).collect()
}

/// JSON that SudokuPad has shortened: names stand without quotation marks and are cut,
/// others have single ones, an empty object between two commas is left out, and so is all
/// but the first letter of `true` and `false`.
fn lengthen(short: &str) -> String {
    let mut long = String::with_capacity(2 * short.len());
    let mut rest = short;
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '\'' => lengthen_text(rest, &mut long),
            '{' | '[' | ',' => {
                long.push(next);
                if next != '{' && rest[1..].starts_with([',', ']']) {
                    long += "{}";
                }
                1
            }
            '}' | ']' | ':' => {
                long.push(next);
                1
            }
            _ => {
                let end = rest.find(|one: char| ",:'{}[]".contains(one));
                let word = &rest[..end.unwrap_or(rest.len())];
                let is_name = rest[word.len()..].starts_with(':');
                long += &lengthen_word(word, is_name);
                word.len()
            }
        };
        rest = &rest[length..];
    }
    long
}

/// Adds a text, which starts here, with double quotation marks; its length before.
fn lengthen_text(start: &str, long: &mut String) -> usize {
    long.push('"');
    let mut characters = start.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '\'' => {
                long.push('"');
                return at + 1;
            }
            '"' => long.push_str("\\\""),
            '\\' => match characters.next() {
                Some((_, '\'')) => long.push('\''),
                Some((_, escaped)) => long.extend(['\\', escaped]),
                None => {}
            },
            _ => long.push(character),
        }
    }
    start.len()
}

/// A name, or a value without quotation marks.
fn lengthen_word(word: &str, is_name: bool) -> String {
    let long = match (is_name, word) {
        (true, "a") => "arrows",
        (true, "ca") => "cages",
        (true, "ce") => "cells",
        (true, "cs") => "cellSize",
        (true, "l") => "lines",
        (true, "o") => "overlays",
        (true, "re") => "regions",
        (true, "t") => "title",
        (true, "te") => "text",
        (true, "u") => "underlays",
        (true, "v") => "value",
        (true, "vd") => "videos",
        (true, name) => name,
        (false, "t") => return "true".to_owned(),
        (false, "f") => return "false".to_owned(),
        (false, value) if serde_json::from_str::<Value>(value).is_ok() => return value.to_owned(),
        // A colour.
        (false, other) => other,
    };
    Value::from(long).to_string()
}
