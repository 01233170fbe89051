//! XML of all kinds of programs, where a puzzle is found by its form and its name, as in JSON: an
//! element is an object of its attributes and inner elements, elements with the same name are a
//! list, and an element with nothing but a text is that text.

use std::collections::{HashMap, HashSet};

use serde_json::{Map, Value};

use super::Element;
use crate::formats::json::{self, Places};
use crate::formats::{FormatError, Reading};

/// The name for the text of an element that also has attributes.
const TEXT: &str = "value";

/// The most digits in a number of a place, a digit or a sum; a row of cells may have more.
const LONGEST_NUMBER: usize = 3;

/// Reads the puzzles in the elements of a file; `None` if there are none.
pub(super) fn read(elements: &[Element], text: &str) -> Option<Result<Reading, FormatError>> {
    let Located { value, places } = value(elements)?;
    json::in_value(&value, text, places)
}

/// A value, and the places of its start and of its parts.
struct Located {
    value: Value,
    places: Places,
}

impl Located {
    /// Makes a value that is in one element.
    const fn at(element: &Element, value: Value) -> Self {
        let places = Places::new(element.start);
        Self { value, places }
    }

    /// A list.
    fn list(element: &Element, all: Vec<Self>) -> Self {
        let (values, places) = all.into_iter().map(|it| (it.value, it.places)).unzip();
        Self {
            value: Value::Array(values),
            places: Places::list(element.start, places),
        }
    }
}

/// Converts the elements of a file, from the last to the first, so that inner elements come before
/// outer ones.
fn value(elements: &[Element]) -> Option<Located> {
    let with_text = elements.iter().filter(|it| !it.text.trim().is_empty());
    let with_text: HashSet<&str> = with_text.map(|it| it.name.as_str()).collect();
    let mut inner: Vec<Vec<(String, Located)>> = elements.iter().map(|_| Vec::new()).collect();
    for (at, element) in elements.iter().enumerate().rev() {
        let mut said = std::mem::take(&mut inner[at]);
        said.reverse();
        let value = of_element(element, said, with_text.contains(element.name.as_str()));
        match element.parent {
            Some(parent) => inner[parent].push((element.name.clone(), value)),
            None if at == 0 => return Some(value),
            None => {}
        }
    }
    None
}

/// Converts an element. An empty element becomes an empty text only if others of its name have a
/// text.
fn of_element(element: &Element, inner: Vec<(String, Located)>, has_text: bool) -> Located {
    let text = element.text.trim();
    let attributes = element.attributes.iter();
    let attributes = attributes.filter(|(name, _)| !name.contains(':') && name != "xmlns");
    let mut fields: Map<String, Value> = attributes
        .map(|(name, value)| (name.clone(), of_text(value)))
        .collect();
    if inner.is_empty() {
        if fields.is_empty() {
            return Located::at(element, of_text(text));
        }
        if !fields.contains_key(TEXT) && has_text {
            fields.insert(TEXT.to_owned(), of_text(text));
        }
        return Located::at(element, Value::Object(fields));
    }
    let inner = by_own_names(inner);
    let is_list = inner.len() > 1 && inner.iter().all(|(name, _)| *name == inner[0].0);
    if is_list && fields.is_empty() {
        return Located::list(element, inner.into_iter().map(|(_, value)| value).collect());
    }
    let mut lists: Vec<(String, Vec<Located>)> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for (name, value) in inner {
        let at = *known.entry(name.clone()).or_insert(lists.len());
        match lists.get_mut(at) {
            Some((_, list)) => list.push(value),
            None => lists.push((name, vec![value])),
        }
    }
    let mut places = Places::new(element.start);
    for (name, mut list) in lists {
        let inner = match list.len() {
            1 => list.remove(0),
            _ => Located::list(element, list),
        };
        if !fields.contains_key(&name) {
            fields.insert(name.clone(), inner.value);
            places.add(name, inner.places);
        }
    }
    let value = Value::Object(fields);
    Located { value, places }
}

/// Uses the own names of elements that have a name as an attribute, such as `<string
/// name="puzzle">`, instead of the name of their kind.
fn by_own_names(inner: Vec<(String, Located)>) -> Vec<(String, Located)> {
    const NAMES: [&str; 2] = ["name", "key"];
    let own = |located: &Located| -> Option<(String, Located)> {
        let fields = located.value.as_object().filter(|it| it.len() == 2)?;
        let name = NAMES.into_iter().find_map(|it| fields.get(it))?.as_str()?;
        let value = fields.get(TEXT)?.clone();
        let places = located.places.of_field(TEXT);
        Some((name.to_owned(), Located { value, places }))
    };
    let named: Option<Vec<(String, Located)>> = inner.iter().map(|(_, it)| own(it)).collect();
    let is_of_one_kind = inner.iter().all(|(kind, _)| *kind == inner[0].0);
    match named {
        Some(named) if is_of_one_kind && inner.len() > 1 => named,
        _ => inner,
    }
}

/// Returns a short number as a number, anything else as a text.
fn of_text(text: &str) -> Value {
    let text = text.trim();
    let is_number = text.len() <= LONGEST_NUMBER && (text == "0" || !text.starts_with('0'));
    match text.parse::<u32>() {
        Ok(number) if is_number => number.into(),
        _ => text.into(),
    }
}
