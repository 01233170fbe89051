//! Cages as programs and people list them: each is an object, a list or a text with its sum and its
//! cells.

use std::borrow::Cow;

use serde_json::{Value, json};

use super::board::{any_cells, counted_either_way, list, only_sum, sum_of};
use super::found::Step;
use super::names::{COLUMNS, ROWS, plain_name};
use super::{Object, Problem, is_nothing};
use crate::formats::boards::size_filled;
use crate::formats::finder::named_cell;
use crate::formats::{Rule, Unknown};
use sudoku_engine::grid::CellSet;

/// The largest row or column in a pair that names a cell.
const LARGEST: u64 = 9;

/// A cage of a list.
#[derive(Debug, PartialEq)]
pub(super) struct Cage {
    /// The steps to it from the list.
    pub(super) steps: Vec<Step>,
    pub(super) cells: CellSet,
    /// Its sum, if it is given.
    pub(super) sum: Option<u8>,
}

/// Reads the cages of a value.
pub(super) fn any_cages(value: &Value, size: usize) -> Result<Vec<Cage>, Problem> {
    let entries = match entries(value) {
        Some(entries) => entries,
        None => return list(value).map(|_| Vec::new()),
    };
    let from = |first: usize| -> Result<Vec<Cage>, Problem> {
        let all = entries.iter().map(|(steps, it)| {
            let (cells, sum) = cage(it, size, first).map_err(|problem| problem.along(steps))?;
            let steps = steps.clone();
            Ok(Cage { steps, cells, sum })
        });
        all.collect()
    };
    // Cages that fill a smaller board show how its rows are counted.
    let fills = |first: usize| {
        let cages = from(first).ok()?;
        size_filled(cages.iter().fold(CellSet::EMPTY, |all, it| all | it.cells))
    };
    match (fills(0), fills(1)) {
        (None, Some(_)) => from(1),
        (Some(_), None) => from(0),
        _ => counted_either_way(size, from),
    }
}

/// Whether a value has the form of cages, whatever its name is: each entry has a sum and cells, and
/// some have several. Single cells with their digits look similar.
pub(super) fn are_told(value: &Value) -> bool {
    let entries = entries(value).unwrap_or_default();
    // The number of cells, and the number of cells given by name.
    let (mut all, mut named) = (0, 0);
    for (_, entry) in &entries {
        let Some((cells, Some(sum))) = parts(entry) else {
            return false;
        };
        if !matches!(sum_of(&sum), Ok(Some(_))) {
            return false;
        }
        let (count, good) = match &*cells {
            Value::Array(cells) => (cells.len(), cells.iter().filter(|it| is_cell(it)).count()),
            Value::String(text) => names(text).map_or((1, 0), |it| (it.len(), it.len())),
            cell => (1, usize::from(is_cell(cell))),
        };
        all += count;
        named += good;
    }
    all > entries.len() && 2 * named > all
}

/// Whether a value has the form of cells: a list of cells, of lists of cells, or of objects with
/// cells, or an object with cells as names or values.
pub(super) fn name_cells(value: &Value) -> bool {
    let is_list = |it: &Value| {
        let all = it.as_array().filter(|it| !it.is_empty());
        all.is_some_and(|it| it.iter().all(is_cell))
    };
    let has_cells = |it: &Value| {
        let cells = it.as_object().and_then(cells_of).map(|(_, cells)| cells);
        cells.is_some_and(|it| is_list(it) || is_cell(it) || it.as_str().and_then(names).is_some())
    };
    let is_it = |it: &Value| is_cell(it) || is_list(it) || has_cells(it);
    match value {
        Value::Array(all) => !all.is_empty() && all.iter().all(is_it),
        Value::Object(all) => {
            let are_names = || all.keys().all(|it| names(it).is_some());
            !all.is_empty() && (are_names() || all.values().all(|it| is_list(it) || has_cells(it)))
        }
        _ => false,
    }
}

/// Whether a value is one cell.
fn is_cell(value: &Value) -> bool {
    let is_line = |it: &Value| it.as_u64().is_some_and(|it| it <= LARGEST);
    match value {
        Value::String(name) => named_cell(name).is_some(),
        Value::Array(pair) => pair.len() == 2 && pair.iter().all(is_line),
        Value::Object(object) => {
            let has = |names: &[&str]| {
                let mut fields = object.iter();
                fields.any(|(name, it)| names.contains(&&*plain_name(name)) && is_line(it))
            };
            has(&ROWS) && has(&COLUMNS)
        }
        _ => false,
    }
}

/// Whether the fields of an object are cages: their names are cells, and their values the sums.
pub(super) fn are_named(object: &Object) -> bool {
    let has_several = |name: &String| named_cells(name).is_some_and(|it| it.len() > 1);
    object.len() > 1
        && object.keys().any(has_several)
        && object.keys().all(|it| named_cells(it).is_some())
        && object.values().all(|it| matches!(sum_of(it), Ok(Some(_))))
}

/// Returns the cells in the name of a cage: names of cells, or pairs of numbers.
fn named_cells(name: &str) -> Option<Vec<Value>> {
    if let Some(names) = names(name) {
        return Some(names.into_iter().map(Value::from).collect());
    }
    if name.starts_with("[[") {
        let all: Vec<Value> = serde_json::from_str(name).ok()?;
        return all.iter().all(is_cell).then_some(all);
    }
    let inner = name.strip_prefix('(')?.strip_suffix(')')?;
    let pair: Option<Vec<u64>> = inner.split(',').map(|it| it.trim().parse().ok()).collect();
    let cell = json!(pair?);
    is_cell(&cell).then(|| vec![cell])
}

/// Returns the names of the cells in a text, if it contains nothing else.
fn names(text: &str) -> Option<Vec<&str>> {
    let is_between = |one: char| one.is_whitespace() || ",;+".contains(one);
    let all: Vec<&str> = text.split(is_between).filter(|it| !it.is_empty()).collect();
    let are_cells = !all.is_empty() && all.iter().all(|it| named_cell(it).is_some());
    are_cells.then_some(all)
}

/// An entry of a list of cages, with the steps to it.
type Entry<'a> = (Vec<Step>, Cow<'a, Value>);

/// Returns the entries of a value that lists cages: the entries of a list, or of an object in which
/// each cage or each sum has a name, or the value itself if it is a cage. `None` for any other
/// value.
fn entries(value: &Value) -> Option<Vec<Entry<'_>>> {
    let object = match value {
        Value::Object(object) => object,
        value => return of_array(value),
    };
    let is_told = |it: &Value| matches!(parts(it), Some((_, Some(_))));
    if is_told(value) {
        return Some(vec![(Vec::new(), Cow::Borrowed(value))]);
    }
    let step = |name: &String| Step::Field(name.clone());
    if object.values().all(is_told) {
        let entry = |(name, it)| (vec![step(name)], Cow::Borrowed(it));
        return Some(object.iter().map(entry).collect());
    }
    let is_sum = |it: &Value| matches!(sum_of(it), Ok(Some(_)));
    if object.values().all(is_sum) && object.keys().all(|it| named_cells(it).is_some()) {
        let cage = |name: &String, sum: &Value| {
            let cells = named_cells(name).unwrap_or_default();
            Cow::Owned(json!({ "cells": cells, "sum": sum }))
        };
        let entry = |(name, sum)| (vec![step(name)], cage(name, sum));
        return Some(object.iter().map(entry).collect());
    }
    // An element of XML around the others.
    let mut fields = object.iter();
    let (name, inner) = fields.next().filter(|_| object.len() == 1)?;
    let mut inner = of_array(inner).or_else(|| {
        let is_one = is_told(inner);
        is_one.then(|| vec![(Vec::new(), Cow::Borrowed(inner))])
    })?;
    for (steps, _) in &mut inner {
        steps.insert(0, step(name));
    }
    Some(inner)
}

fn of_array(value: &Value) -> Option<Vec<Entry<'_>>> {
    let entry = |(at, it)| (vec![Step::Entry(at)], Cow::Borrowed(it));
    let all = value.as_array()?;
    Some(all.iter().enumerate().map(entry).collect())
}

/// Returns the cells and the sum of a cage whose rows, columns and numbers are counted from this
/// number.
fn cage(value: &Value, size: usize, first: usize) -> Result<(CellSet, Option<u8>), Problem> {
    let in_this_form = || Problem::Unsupported(Unknown::InThisForm(Rule::Cages));
    let (cells, sum) = parts(value).ok_or_else(in_this_form)?;
    let cells = any_cells(&cells, size, first)?;
    if let Value::Object(object) = value {
        let sums = object.iter().filter(|(name, _)| says_sum(name));
        only_sum(sums.map(|(_, sum)| sum))?;
    }
    Ok((cells, sum.map_or(Ok(None), |sum| sum_of(&sum))?))
}

/// Whether the cells of a value are objects with `x` and `y`, which may be read either way.
pub(super) fn has_axes(value: &Value) -> bool {
    match value {
        Value::Array(all) => all.iter().any(has_axes),
        Value::Object(all) => {
            let has = |axis: &str| all.get(axis).is_some_and(Value::is_u64);
            has("x") && has("y") || all.values().any(has_axes)
        }
        _ => false,
    }
}

/// The cells of a cage, and its sum if it is given.
type Parts<'a> = (Cow<'a, Value>, Option<Cow<'a, Value>>);

/// Returns the parts of a cage; `None` if a value is not a cage.
fn parts(value: &Value) -> Option<Parts<'_>> {
    match value {
        Value::Array(all) => of_list(all).map(|(cells, sum)| (cells, Some(sum))),
        Value::Object(object) => {
            let (own, cells) = cells_of(object)?;
            let others = object.iter().filter(|(name, _)| *name != own);
            let sums = others.filter(|(name, sum)| is_sum(name) && !is_nothing(sum));
            // The total of the cells may be beside the sum.
            let sum = sums.min_by_key(|(name, _)| !says_sum(name));
            Some((Cow::Borrowed(cells), sum.map(|(_, sum)| Cow::Borrowed(sum))))
        }
        Value::String(text) => {
            let (one, other) = text.split_once([':', '='])?;
            let (one, other) = (one.trim(), other.trim());
            let (sum, cells) = match one.parse::<u8>() {
                Ok(sum) => (sum, other),
                Err(_) => (other.parse().ok()?, one),
            };
            let cells = names(cells)?;
            Some((Cow::Owned(json!(cells)), Some(Cow::Owned(sum.into()))))
        }
        _ => None,
    }
}

/// Returns the field of a cage with its cells. The text of an element of XML may be their names.
fn cells_of(object: &Object) -> Option<(&String, &Value)> {
    let is_it = |(name, _): &(&String, &Value)| matches!(&*plain_name(name), "cells" | "cell");
    let says_names = |(name, it): &(&String, &Value)| {
        matches!(name.as_str(), "value" | "text") && it.as_str().and_then(names).is_some()
    };
    let named = object.iter().find(is_it);
    named.or_else(|| object.iter().find(says_names))
}

/// Whether the name of a field says that it is the sum of a cage, like `sum`, `targetSum` and
/// `Summe`.
fn is_sum(name: &str) -> bool {
    let name = name.to_lowercase();
    name == "value"
        || ["sum", "total", "target"]
            .iter()
            .any(|word| name.contains(word))
}

/// Whether the name of a field can only be that of a cage's sum: its words are `sum`, `total` and
/// the like.
fn says_sum(name: &str) -> bool {
    let mut rest = &*plain_name(name);
    let words = ["sum", "total", "target", "value", "cage", "killer"];
    while let Some(behind) = words.iter().find_map(|it| rest.strip_prefix(it)) {
        rest = behind;
    }
    rest.is_empty() && is_sum(name)
}

/// Returns the cells and the sum of a list that begins or ends with the sum: the others are the
/// cells, or one list of them.
fn of_list(all: &[Value]) -> Option<(Cow<'_, Value>, Cow<'_, Value>)> {
    let (sum, cells) = match all {
        [sum @ Value::Number(_), cells @ ..] => (sum, cells),
        [cells @ .., sum @ Value::Number(_)] => (sum, cells),
        _ => return None,
    };
    let cells = match cells {
        [cells @ Value::Array(_)] => Cow::Borrowed(cells),
        cells => {
            let is_cell = |it: &Value| it.is_array() || it.is_object() || it.is_string();
            let are_cells = !cells.is_empty() && cells.iter().all(is_cell);
            Cow::Owned(Value::Array(are_cells.then(|| cells.to_vec())?))
        }
    };
    Some((cells, Cow::Borrowed(sum)))
}
