//! XML of programs other than OpenSudoku, read in one piece: its elements in order, each with its
//! parent.
//!
//! A document type is allowed at the start, because these programs write one. It is neither loaded
//! nor read; a file that defines entities is refused.

mod any;
mod ksudoku;
mod placed;
mod sdku;
mod sudoq;

use std::borrow::Cow;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use crate::formats::boards::mistake;
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, Place, Reading, xml_problem};

/// The root of the files that are read game by game.
const OPEN_SUDOKU: &str = "opensudoku";

/// The most elements around another one; a deeper one is refused.
const DEEPEST: usize = 32;

/// The most attributes of an element; an element with more is refused.
const MOST_ATTRIBUTES: usize = 64;

/// An element with its own attributes and text.
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    text: String,
    parent: Option<usize>,
    place: Place,
    /// Its start in the text.
    start: usize,
}

impl Element {
    fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Returns the value of an attribute as a number.
    fn number(&self, name: &str) -> Option<i64> {
        self.attribute(name)?.trim().parse().ok()
    }

    /// Returns the value of an attribute that the element must have.
    fn needed(&self, name: &str) -> Result<&str, FormatError> {
        let missing = || {
            let name = name.to_owned();
            self.mistake(Fault::AttributeMissing { name })
        };
        self.attribute(name).map(str::trim).ok_or_else(missing)
    }

    /// Makes an error at the place of the element.
    fn mistake(&self, problem: Fault) -> FormatError {
        mistake(self.place, problem)
    }
}

/// Whether XML that starts like this comes from a program other than OpenSudoku.
pub(super) fn is_foreign(start: &str) -> bool {
    let is_of_name = |one: char| one.is_alphanumeric() || "-_.".contains(one);
    // A link may be in angle brackets, too.
    let is_name = |root: &str| !root.is_empty() && root.chars().all(is_of_name);
    // This is the beginning of a program.
    let is_program = start.trim_start().starts_with("<?php");
    !is_program && root(start).is_some_and(|root| is_name(root) && root != OPEN_SUDOKU)
}

/// Returns the name of the outermost element; `None` if the text is cut off before it.
fn root(start: &str) -> Option<&str> {
    let mut rest = start;
    loop {
        rest = rest.trim_start();
        let end = if rest.starts_with("<?") {
            "?>"
        } else if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<!") {
            ">"
        } else {
            let name = rest.strip_prefix('<')?;
            let end = name.find(|one: char| one.is_whitespace() || one == '>' || one == '/')?;
            return Some(&name[..end]);
        };
        let (_, behind) = rest.split_once(end)?;
        rest = behind;
    }
}

/// Reads the puzzles of a file.
pub(super) fn read(text: &str) -> Result<Reading, FormatError> {
    let elements = elements(text)?;
    let Some(root) = elements.first() else {
        return Err(FormatError::Empty);
    };
    let has = |name: &str| elements.iter().any(|element| element.name == name);
    let one = |puzzle| Reading::plain(vec![puzzle]);
    match &*root.name {
        "ksudoku" | "ksudoku-graph" => ksudoku::read(&elements).map(one),
        "sudoku" | "game" | "games" | "sudokus" if has("fieldmap") => sudoq::read(&elements),
        _ if has("Cell") && has("x") && has("y") && has("value") => sdku::read(&elements).map(one),
        name => placed::read(&elements)
            .or_else(|| any::read(&elements, text))
            .unwrap_or_else(|| {
                let name = shown(name, FormatError::SHOWN_OF_NAME);
                Err(root.mistake(Fault::NoPuzzleInXml { name }))
            }),
    }
}

/// Returns all elements in the order in which they begin.
fn elements(text: &str) -> Result<Vec<Element>, FormatError> {
    let mut xml = Reader::from_str(text);
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let (mut place, mut before) = (Place::START, 0);
    loop {
        let at = usize::try_from(xml.buffer_position()).unwrap_or(before);
        place = place.plus(text.get(before..at).unwrap_or_default());
        before = at;
        let event = xml.read_event();
        let event = event.map_err(|error| mistake(place, xml_problem::told(&error)))?;
        let said: Cow<'_, str> = match &event {
            Event::Eof => {
                return match open.is_empty() {
                    true => Ok(elements),
                    false => Err(mistake(place, Fault::CutOff)),
                };
            }
            Event::Start(start) | Event::Empty(start) => {
                elements.push(element(start, open.last().copied(), (place, at))?);
                if matches!(event, Event::Start(_)) {
                    open.push(elements.len() - 1);
                }
                if open.len() > DEEPEST {
                    return Err(mistake(place, Fault::TooDeep));
                }
                continue;
            }
            Event::End(_) => {
                open.pop();
                continue;
            }
            Event::DocType(kind) if kind.contains(&b'[') => {
                return Err(mistake(place, Fault::DocumentType));
            }
            Event::Text(text) => text.decode().unwrap_or_default(),
            Event::CData(text) => text.decode().unwrap_or_default(),
            Event::GeneralRef(reference) => {
                let name = reference.decode().unwrap_or_default();
                let text = quick_xml::escape::unescape(&format!("&{name};"))
                    .map_err(|error| mistake(place, xml_problem::told(&error.into())))?
                    .into_owned();
                text.into()
            }
            _ => continue,
        };
        if let Some(inner) = open.last() {
            elements[*inner].text += &said;
        }
    }
}

fn element(
    start: &BytesStart<'_>,
    parent: Option<usize>,
    (place, at): (Place, usize),
) -> Result<Element, FormatError> {
    let mut attributes = Vec::new();
    for attribute in start.attributes().with_checks(false) {
        let bad = |error: quick_xml::Error| mistake(place, xml_problem::told(&error));
        let attribute = attribute.map_err(|error| bad(error.into()))?;
        if attributes.len() == MOST_ATTRIBUTES {
            return Err(mistake(place, Fault::TooManyAttributes));
        }
        let name = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
        let value = String::from_utf8_lossy(&attribute.value).into_owned();
        attributes.push((name, value));
    }
    Ok(Element {
        name: String::from_utf8_lossy(start.name().as_ref()).into_owned(),
        attributes,
        text: String::new(),
        parent,
        place,
        start: at,
    })
}
