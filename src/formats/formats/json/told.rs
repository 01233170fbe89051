//! Puzzles of which a text tells more than digits, by names: a program, YAML or TOML. What they
//! call cages, regions and the like belongs to their grids.

use serde_json::Value;

use super::found::Found;
use super::names::is_position;
use super::{Object, Problem, any, grids, literal, rules};
use crate::formats::boards::usual;
use crate::formats::{FormatError, Place, Reading, numbered_lines};
use sudoku_engine::sudoku::Puzzle;

/// Words without one of which a text tells no board by names.
const WORDS: [&str; 17] = [
    "area", "block", "box", "cage", "current", "group", "jigsaw", "killer", "kind", "layout",
    "player", "progress", "region", "state", "type", "user", "variant",
];

/// The puzzles of a text that tells their boards, or what is wrong with them; `None` if it tells
/// no more than digits.
pub(in crate::formats) fn read(text: &str) -> Option<Result<Reading, FormatError>> {
    let lower = text.to_lowercase();
    if !WORDS.iter().any(|word| lower.contains(word)) {
        return None;
    }
    let of_toml = || {
        let table: toml::Table = toml::from_str(text).ok()?;
        serde_json::to_value(table).ok()
    };
    let value = of_toml().or_else(|| super::yaml::read(text));
    if let Some(value) = value.filter(|it| tells(it, tells_board)) {
        let mut found = Found::new("");
        let read = any::find(&value, &mut found);
        return reading(read, found, Place::START, text);
    }
    let program = literal::program(text);
    if let Some(error) = broken(&program, text) {
        return Some(Err(error));
    }
    let objects = program.objects.into_iter();
    let objects: Vec<(usize, Value)> = objects
        .map(|(start, object)| (start, Value::Object(by_number(object))))
        .collect();
    let (start, _) = objects
        .iter()
        .find(|(_, it)| tells(it, rules::tells_more))?;
    let place = Place::after(&text[..*start]);
    let mut found = Found::new("");
    let read = objects
        .iter()
        .try_for_each(|(_, object)| any::find(object, &mut found));
    reading(read, found, place, text)
}

/// The values of a program that begins with a list, each with where it begins; `None` if it does
/// not.
pub(super) fn of_program(text: &str) -> Option<Result<Vec<(usize, Value)>, FormatError>> {
    let first = literal::from_bracket(text)?;
    if first.len() == text.trim_start().len() {
        return None;
    }
    literal::value(first)?;
    let program = literal::program(text);
    if let Some(error) = broken(&program, text) {
        return Some(Err(error));
    }
    let value = |object: Object| match object.len() {
        1 => object
            .into_iter()
            .map(|(_, value)| value)
            .next()
            .unwrap_or_default(),
        _ => Value::Object(by_number(object)),
    };
    let objects = program.objects.into_iter();
    Some(Ok(objects
        .map(|(start, object)| (start, value(object)))
        .collect()))
}

/// The puzzles among the lists that a program gives names or hands on, if they are in no other
/// form; `None` if it has none, or fills in cells one by one as well.
pub(in crate::formats) fn lists(text: &str) -> Option<Reading> {
    let fills_in = |line: &str| {
        let parts = line.split_once("] =").or_else(|| line.split_once("]="));
        let given = parts.map(|(_, given)| given.trim_start());
        given.is_some_and(|it| it.starts_with(|one: char| one.is_ascii_digit()))
    };
    if text.lines().any(fills_in) {
        return None;
    }
    let program = literal::program(text);
    if !program.broken.is_empty() {
        return None;
    }
    let mut found = Found::new("");
    for (_, object) in program.objects {
        let value = Value::Object(by_number(object));
        any::find(&value, &mut found).ok()?;
    }
    let handed_on = text.lines().filter_map(handed_on);
    for grid in handed_on.filter(|it| grids::read(it).is_some()) {
        any::find(&grid, &mut found).ok()?;
    }
    if found.puzzles.is_empty()
        && let Some(value) = super::yaml::read(text).filter(Value::is_array)
    {
        any::find(&value, &mut found).ok()?;
    }
    if found.puzzles.is_empty() || found.puzzles.iter().any(|it| it.given_count() == 0) {
        return None;
    }
    if found.puzzles.iter().all(|it| it.layout.is_classic()) {
        numbered_lines(text).for_each(|(line, words)| found.heard.hear(words, || line));
    }
    Some(found.reading())
}

/// The list that a line hands on to what it calls: `print([[…]])`.
fn handed_on(line: &str) -> Option<Value> {
    let line = line.trim_start();
    let is_of_name = |one: char| one.is_alphanumeric() || matches!(one, '_' | '.');
    let name = line
        .find(|one: char| !is_of_name(one))
        .filter(|it| *it > 0)?;
    let given = line[name..].strip_prefix('(')?.trim_start();
    let (value, _) = literal::value(given.starts_with(['[', '{']).then_some(given)?)?;
    Some(value)
}

/// What is told of a list of cages or regions that cannot be read, if there is one.
fn broken(program: &literal::Program, text: &str) -> Option<FormatError> {
    program.broken.iter().find_map(|(name, start)| {
        let what = rules::of_board(name)?;
        let place = Place::after(&text[..*start]);
        let what = format!("{what} in this form");
        Some(FormatError::Unsupported { place, what })
    })
}

fn reading(
    read: Result<(), Problem>,
    mut found: Found,
    place: Place,
    text: &str,
) -> Option<Result<Reading, FormatError>> {
    match read {
        Err(problem) => Some(Err(problem.at(place))),
        Ok(()) if found.puzzles.iter().any(|it| is_other(it) || is_begun(it)) => {
            if found.puzzles.iter().all(|it| it.layout.is_classic()) {
                numbered_lines(text).for_each(|(line, words)| found.heard.hear(words, || line));
            }
            Some(Ok(found.reading()))
        }
        Ok(()) => None,
    }
}

/// Whether something is filled in.
fn is_begun(puzzle: &Puzzle) -> bool {
    puzzle.entries.iter().any(Option::is_some)
}

/// Whether a puzzle is on another board than the usual one of its size.
fn is_other(puzzle: &Puzzle) -> bool {
    let usual = usual(puzzle.layout.size()).build();
    usual.is_ok_and(|usual| puzzle.layout != usual)
}

/// Whether an object tells a board, or where a person is.
fn tells_board(object: &Object) -> bool {
    let is_list = |it: &Value| it.is_array() || it.is_string();
    let is_begun = |(name, it): (&String, &Value)| is_position(name) && is_list(it);
    rules::tells_more(object) || object.iter().any(is_begun)
}

/// Whether this is so of an object in a value.
fn tells(value: &Value, is_so: fn(&Object) -> bool) -> bool {
    match value {
        Value::Object(object) => is_so(object) || object.values().any(|it| tells(it, is_so)),
        Value::Array(all) => all.iter().any(|it| tells(it, is_so)),
        _ => false,
    }
}

/// An object in which what has a number behind its name, as `grid2` and `cages2`, is an object
/// of its own, if something of a board is among that.
fn by_number(object: Object) -> Object {
    let parted = |name: &str| {
        let base = name.trim_end_matches(|one: char| one.is_ascii_digit());
        let number = name[base.len()..].to_owned();
        let base = base.trim_end_matches('_').to_owned();
        (!number.is_empty() && !base.is_empty()).then_some((base, number))
    };
    let is_board =
        |name: &String| parted(name).is_some_and(|(it, _)| rules::of_board(&it).is_some());
    if !object.keys().any(is_board) {
        return object;
    }
    let mut grouped = Object::new();
    for (name, value) in object {
        match parted(&name) {
            Some((base, number)) => {
                let group = grouped
                    .entry(number)
                    .or_insert_with(|| Object::new().into());
                if let Some(group) = group.as_object_mut() {
                    group.insert(base, value);
                }
            }
            None => _ = grouped.insert(name, value),
        }
    }
    grouped
}
