//! Puzzles in a text with more than digits under names: a program, YAML or TOML. Values named as
//! cages, regions and the like belong to the grids.

use std::collections::BTreeMap;

use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::found::Found;
use super::literal::Named;
use super::names::is_position;
use super::{Object, Places, Problem, any, cages, grids, keyed, literal, placed, rules, unique};
use crate::formats::boards::{self, usual};
use crate::formats::{FormatError, Place, Reading, Unknown, numbered_lines};
use sudoku_engine::grid::Cell;
use sudoku_engine::sudoku::Puzzle;

/// Words that a text with a named board contains.
const WORDS: [&str; 20] = [
    "area",
    "block",
    "box",
    "cage",
    "constraint",
    "current",
    "feature",
    "group",
    "jigsaw",
    "killer",
    "kind",
    "layout",
    "player",
    "progress",
    "region",
    "rule",
    "state",
    "type",
    "user",
    "variant",
];

/// Reads the puzzles of a text that describes their boards, or returns the mistake; `None` if it
/// has only digits.
pub(in crate::formats) fn read(text: &str) -> Option<Result<Reading, FormatError>> {
    if let Some(error) = twice(text) {
        return Some(Err(error));
    }
    let lower = text.to_lowercase();
    let has_words = WORDS.iter().any(|word| lower.contains(word));
    if !has_words && !has_list(text) && !has_digits(text) {
        return None;
    }
    let of_toml = || {
        let table: toml::Table = toml::from_str(text).ok()?;
        let places = DeTable::parse(text).ok()?;
        let places = of_table(places.span().start, places.get_ref());
        Some((serde_json::to_value(table).ok()?, places))
    };
    let value = of_toml().or_else(|| super::yaml::read(text));
    if let Some((value, places)) = value.filter(|(it, _)| tells(it, tells_board) || tells_cells(it))
    {
        let mut found = Found::new(text);
        found.begin(places);
        let read = any::find(&value, &mut found);
        let are_cells = read.is_ok() && tells_cells(&value) && !found.puzzles.is_empty();
        return match are_cells {
            true => Some(Ok(found.reading())),
            false => reading(read, found, text),
        };
    }
    if !has_words {
        return None;
    }
    let program = literal::program(text);
    if let Some(error) = broken(&program, text) {
        return Some(Err(error));
    }
    let objects: Vec<(Places, Value)> = program.objects.into_iter().map(by_number).collect();
    if !objects.iter().any(|(_, it)| tells(it, rules::tells_more)) {
        return None;
    }
    let mut found = Found::new(text);
    let read = objects.into_iter().try_for_each(|(places, object)| {
        found.begin(places);
        any::find(&object, &mut found)
    });
    reading(read, found, text)
}

/// Returns where the values of a TOML table begin.
fn of_table(start: usize, table: &DeTable<'_>) -> Places {
    let mut places = Places::new(start);
    for (name, value) in table {
        places.add(name.get_ref().clone().into_owned(), of_toml(value));
    }
    places
}

fn of_toml(value: &Spanned<DeValue<'_>>) -> Places {
    let start = value.span().start;
    match value.get_ref() {
        DeValue::Table(table) => of_table(start, table),
        DeValue::Array(all) => Places::list(start, all.iter().map(of_toml).collect()),
        _ => Places::new(start),
    }
}

/// Returns the values of a program that begins with a list, each with its places; `None` for any
/// other text.
pub(super) fn of_program(text: &str) -> Option<Result<Vec<(Places, Value)>, FormatError>> {
    let first = literal::from_bracket(text)?;
    if first.len() == text.trim_start().len() {
        return None;
    }
    literal::value(first)?;
    let program = literal::program(text);
    if let Some(error) = broken(&program, text) {
        return Some(Err(error));
    }
    let value = |object: Named| match object.fields.len() {
        1 => {
            let (name, value) = object.fields.into_iter().next().unwrap_or_default();
            (object.places.of_field(&name), value)
        }
        _ => by_number(object),
    };
    Some(Ok(program.objects.into_iter().map(value).collect()))
}

/// Reads the puzzles among the lists that a program names or passes to a call, if they are in no
/// other form; `None` if it has none, or also fills in single cells.
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
    let mut found = Found::new(text);
    for object in program.objects {
        let (places, value) = by_number(object);
        found.begin(places);
        any::find(&value, &mut found).ok()?;
    }
    let handed_on = text.lines().filter_map(handed_on);
    for grid in handed_on.filter(|it| grids::read(it).is_some()) {
        any::find(&grid, &mut found).ok()?;
    }
    if found.puzzles.is_empty()
        && let Some((value, places)) = super::yaml::read(text).filter(|(it, _)| it.is_array())
    {
        found.begin(places);
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

/// Reads the puzzles of a text in which a list has a number for each row; `None` if there are none.
pub(in crate::formats) fn rows_of_numbers(text: &str) -> Option<Reading> {
    // A grid needs enough numbers that may be rows.
    let is_word = |one: char| one.is_ascii_alphanumeric() || one == '.' || one == '_';
    let is_row = |word: &&str| {
        (LEAST_OF_ROW..=Cell::SIDE).contains(&word.len())
            && word.bytes().all(|it| it.is_ascii_digit())
    };
    let words = text.split(|one| !is_word(one)).filter(is_row);
    if !text.contains(['[', '{', '(']) || words.take(FEWEST_ENTRIES).count() < FEWEST_ENTRIES {
        return None;
    }
    let first = literal::from_bracket(text);
    let places = first.map(|it| Places::new(text.len() - it.len()));
    let value = first.and_then(literal::value).map(|(value, _)| value);
    let mut values: Vec<(Places, Value)> = places.zip(value).into_iter().collect();
    if !values.iter().any(|(_, it)| has_rows_of_numbers(it)) {
        let objects = literal::program(text).objects.into_iter();
        let value = |object: Named| (object.places, Value::Object(object.fields));
        values = objects.map(value).collect();
    }
    let mut found = Found::new(text);
    let values = values.into_iter();
    for (places, value) in values.filter(|(_, it)| has_rows_of_numbers(it)) {
        found.begin(places);
        any::find(&value, &mut found).ok()?;
    }
    (!found.puzzles.is_empty()).then(|| found.reading())
}

/// The fewest digits of a row that is given as one number.
const LEAST_OF_ROW: usize = 3;

/// Whether a list has a number for each row of a grid in it, or is one.
fn has_rows_of_numbers(value: &Value) -> bool {
    match value {
        Value::Array(all) => {
            grids::rows_of_numbers(all).is_some() || all.iter().any(has_rows_of_numbers)
        }
        Value::Object(all) => all.values().any(has_rows_of_numbers),
        _ => false,
    }
}

/// Returns the list that a line passes to a call: `print([[…]])`.
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

/// Reports a cell, or a feature of the board, that TOML or YAML gives twice with different values.
/// Other names may belong to several puzzles.
fn twice(text: &str) -> Option<FormatError> {
    // The text may be readable without the repeated name.
    let (name, at) = match toml::from_str::<toml::Table>(text) {
        Ok(_) => return None,
        Err(error) if error.message().starts_with("duplicate key") => {
            let span = error.span()?;
            let name = text.get(span.clone())?.trim_matches(['"', '\'']);
            (name.to_owned(), span.start)
        }
        Err(_) => super::yaml::read_noted(text)?.twice?,
    };
    let place = Place::after(&text[..at]);
    // A value that is not a digit is another mistake.
    let is_cell = keyed::place(&name).is_some();
    let is_it = is_told_once(&name) && (!is_cell || is_digit_given(&text[at..]));
    is_it.then(|| boards::mistake(place, unique::told(&name)))
}

/// Whether a digit follows the name that a text begins with.
fn is_digit_given(text: &str) -> bool {
    let line = text.lines().next().unwrap_or_default();
    let value = line.split_once([':', '=']).map(|(_, it)| it.trim());
    let value = value.map(|it| it.trim_start_matches(['"', '\'']));
    let end = |it: &str| !it[1..].starts_with(|one: char| one.is_alphanumeric());
    value.is_some_and(|it| it.starts_with(|one: char| one.is_ascii_digit()) && end(it))
}

/// Whether a repeated name does not belong to another puzzle.
fn is_told_once(name: &str) -> bool {
    keyed::place(name).is_some() || rules::of_board(name).is_some()
}

/// Reports an unreadable list of cages or regions, or a name with two values, if there is one.
fn broken(program: &literal::Program, text: &str) -> Option<FormatError> {
    if let Some(twice) = program.twice.as_ref().filter(|it| is_told_once(&it.name)) {
        return Some(super::twice(twice, text));
    }
    program.broken.iter().find_map(|(name, start)| {
        let what = rules::of_board(name)?;
        let place = Place::after(&text[..*start]);
        let what = Unknown::InThisForm(what);
        Some(FormatError::Unsupported { place, what })
    })
}

fn reading(
    read: Result<(), Problem>,
    mut found: Found,
    text: &str,
) -> Option<Result<Reading, FormatError>> {
    match read {
        Err(problem) => Some(Err(found.error(problem))),
        Ok(()) if found.puzzles.iter().any(|it| is_other(it) || is_begun(it)) => {
            if found.puzzles.iter().all(|it| it.layout.is_classic()) {
                numbered_lines(text).for_each(|(line, words)| found.heard.hear(words, || line));
            }
            Some(Ok(found.reading()))
        }
        Ok(()) => None,
    }
}

/// Whether a text may be YAML that contains a list.
fn has_list(text: &str) -> bool {
    let entries = text.lines().filter(|it| it.trim_start().starts_with("- "));
    entries.take(FEWEST_ENTRIES).count() == FEWEST_ENTRIES
}

/// Whether a text may be YAML with lists of the cells of digits.
fn has_digits(text: &str) -> bool {
    let is_digit = |line: &str| {
        let field = line.trim_start().split_once(':');
        field.is_some_and(|(name, cells)| {
            let name = name.trim_matches(['"', '\'']);
            let is_name = name.len() == 1 && name.bytes().all(|it| it.is_ascii_digit());
            is_name && (cells.trim().is_empty() || cells.trim_start().starts_with('['))
        })
    };
    text.lines()
        .filter(|it| is_digit(it))
        .take(FEWEST_ENTRIES)
        .count()
        == FEWEST_ENTRIES
}

/// The fewest entries of a list that may be cells.
const FEWEST_ENTRIES: usize = 3;

/// Whether a list of cells, of the cells of each digit or of cages is a value or one in it.
fn tells_cells(value: &Value) -> bool {
    match value {
        Value::Array(all) => {
            let is_long = all.len() >= FEWEST_ENTRIES;
            is_long && (placed::is_list(value) || cages::are_told(value))
        }
        Value::Object(all) => keyed::by_digit(all).is_some() || all.values().any(tells_cells),
        _ => false,
    }
}

/// Whether a puzzle has entries.
fn is_begun(puzzle: &Puzzle) -> bool {
    puzzle.entries.iter().any(Option::is_some)
}

/// Whether a puzzle is on another board than the usual one of its size.
fn is_other(puzzle: &Puzzle) -> bool {
    let usual = usual(puzzle.layout.size()).build();
    usual.is_ok_and(|usual| puzzle.layout != usual)
}

/// Whether an object describes a board, or a person's position.
fn tells_board(object: &Object) -> bool {
    let is_list = |it: &Value| it.is_array() || it.is_string();
    let is_begun = |(name, it): (&String, &Value)| is_position(name) && is_list(it);
    rules::tells_more(object) || object.iter().any(is_begun)
}

/// Whether this is true of an object in a value.
fn tells(value: &Value, is_so: fn(&Object) -> bool) -> bool {
    match value {
        Value::Object(object) => is_so(object) || object.values().any(|it| tells(it, is_so)),
        Value::Array(all) => all.iter().any(|it| tells(it, is_so)),
        _ => false,
    }
}

/// Returns an object with the fields that have a number at the end of their name, such as `grid2`
/// and `cages2`, moved into objects of their own, if some of them are about a board.
fn by_number(Named { fields, places }: Named) -> (Places, Value) {
    let parted = |name: &str| {
        let base = name.trim_end_matches(|one: char| one.is_ascii_digit());
        let number = name[base.len()..].to_owned();
        let base = base.trim_end_matches('_').to_owned();
        (!number.is_empty() && !base.is_empty()).then_some((base, number))
    };
    let is_board =
        |name: &String| parted(name).is_some_and(|(it, _)| rules::of_board(&it).is_some());
    if !fields.keys().any(is_board) {
        return (places, Value::Object(fields));
    }
    let (mut grouped, mut grouped_places) = (Object::new(), Places::new(places.start()));
    let mut groups: BTreeMap<String, (Object, Places)> = BTreeMap::new();
    for (name, value) in fields {
        let place = places.of_field(&name);
        match parted(&name) {
            Some((base, number)) => {
                let new = || (Object::new(), Places::new(place.start()));
                let (group, places) = groups.entry(number).or_insert_with(new);
                group.insert(base.clone(), value);
                places.add(base, place);
            }
            None => {
                grouped.insert(name.clone(), value);
                grouped_places.add(name, place);
            }
        }
    }
    for (number, (group, places)) in groups {
        grouped.insert(number.clone(), group.into());
        grouped_places.add(number, places);
    }
    (grouped_places, Value::Object(grouped))
}
