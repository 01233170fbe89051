//! Values that each describe a cell: a digit, a list of digits, or an object whose fields give its
//! digit, whether it is a given, and its notes. Some names have different meanings in different
//! programs; all cells of a grid decide together.

use serde_json::Value;

use super::Object;
use super::names::{is_place, plain_name};
use crate::formats::cell_value;
use sudoku_engine::grid::{Digit, DigitSet};

/// The names of the value of a cell.
const VALUE: [&str; 15] = [
    "effective",
    "value",
    "val",
    "digit",
    "number",
    "num",
    "current",
    "entry",
    "v",
    "n",
    "d",
    "text",
    "content",
    "symbol",
    "char",
];

/// The names that may hold the entry of a cell.
const ENTERED: [&str; 9] = [
    "e",
    "entered",
    "fill",
    "guess",
    "input",
    "player",
    "user",
    "useranswer",
    "filled",
];

/// The names that may hold the digit of the solution.
const SOLVED: [&str; 9] = [
    "final", "solution", "answer", "correct", "actual", "true", "expected", "target", "solved",
];

/// The names of flags for a given.
const GIVEN: [&str; 22] = [
    "pre",
    "given",
    "isgiven",
    "fixed",
    "isfixed",
    "initial",
    "isinitial",
    "readonly",
    "isreadonly",
    "locked",
    "islocked",
    "clue",
    "isclue",
    "prefilled",
    "original",
    "isoriginal",
    "frozen",
    "isfrozen",
    "preset",
    "ispreset",
    "static",
    "permanent",
];

/// The names that may hold the given digit of a cell, or a flag for it.
const STARTED: [&str; 5] = ["start", "puzzle", "quiz", "hint", "g"];

/// The names of flags for a cell that is not a given.
const EDITABLE: [&str; 8] = [
    "editable",
    "iseditable",
    "mutable",
    "user",
    "isuser",
    "changeable",
    "userinput",
    "isuserinput",
];

/// The names of flags for a visible digit.
const SHOWN: [&str; 5] = ["visible", "isvisible", "revealed", "isrevealed", "shown"];

/// The names of flags for a hidden digit.
const HIDDEN: [&str; 10] = [
    "hidden",
    "ishidden",
    "covered",
    "removed",
    "masked",
    "isremoved",
    "blank",
    "hole",
    "empty",
    "isempty",
];

/// The names of words for the kind of a cell.
const STATE: [&str; 6] = ["type", "state", "source", "status", "kind", "origin"];

/// Words for an entry.
const OF_USER: [&str; 9] = [
    "user", "entry", "entered", "guess", "filled", "player", "input", "editable", "solved",
];

/// The names of a person's notes in a cell.
const NOTES: [&str; 8] = [
    "notes",
    "pencilmarks",
    "pencil",
    "marks",
    "earmarks",
    "candidates",
    "possibilities",
    "possible",
];

/// The meaning of marks of cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Given,
    Open,
    Shown,
    Hidden,
}

/// Returns the meaning of a name that marks cells.
pub(super) fn mark(name: &str) -> Option<Mark> {
    let marks: [(&[&str], Mark); 4] = [
        (&GIVEN, Mark::Given),
        (&EDITABLE, Mark::Open),
        (&SHOWN, Mark::Shown),
        (&HIDDEN, Mark::Hidden),
    ];
    let found = marks.into_iter().find(|(names, _)| names.contains(&name));
    found.map(|(_, mark)| mark)
}

/// The content of a cell.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Content {
    pub(super) value: Option<Digit>,
    pub(super) given: Option<bool>,
    pub(super) notes: DigitSet,
    /// The digits of a list in place of the cell.
    pub(super) possible: Option<DigitSet>,
    /// Whether it is a given, and its digit is missing or in a field with an unknown name.
    pub(super) lacks_digit: bool,
    /// Whether the list is a text of several digits.
    pub(super) is_text: bool,
}

/// The fields of a cell by their plain names.
struct Fields<'a>(Vec<(String, &'a Value)>);

impl<'a> Fields<'a> {
    fn of(object: &'a Object) -> Self {
        let name = |name: &String| field_name(name);
        Self(object.iter().map(|(it, to)| (name(it), to)).collect())
    }

    /// Returns the fields with these names, in the order of the names.
    fn named<'n>(&self, names: &'n [&str]) -> impl Iterator<Item = &'a Value> + use<'_, 'a, 'n> {
        let find = |name: &&str| self.0.iter().find(|(it, _)| it == name);
        names.iter().filter_map(find).map(|(_, value)| *value)
    }

    fn has(&self, names: &[&str]) -> bool {
        self.named(names).next().is_some()
    }

    /// Whether a field gives the place of the cell.
    fn tell_place(&self) -> bool {
        self.0.iter().any(|(name, _)| is_place(name))
    }

    /// Returns the digit of the first of these fields that has one.
    fn digit(&self, names: &[&str]) -> Option<Digit> {
        self.named(names).find_map(|it| digit(it).flatten())
    }

    /// Returns the value of the first of these fields that is yes or no.
    fn flag(&self, names: &[&str]) -> Option<bool> {
        self.named(names).find_map(flag)
    }
}

/// Returns the plain name of a field without the word for a digit at its end: `userValue`.
fn field_name(name: &str) -> String {
    let name = plain_name(name);
    if is_place(&name) {
        return name;
    }
    let words = ["value", "digit", "number"];
    let short = words.iter().find_map(|word| name.strip_suffix(word));
    match short.filter(|it| !it.is_empty()) {
        Some(short) => short.to_owned(),
        None => name,
    }
}

/// Reads a value as yes or no.
fn flag(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(is) => Some(*is),
        Value::Number(number) => match number.as_u64()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        },
        Value::String(word) => match &*word.trim().to_lowercase() {
            "true" | "yes" | "1" => Some(true),
            "false" | "no" | "0" => Some(false),
            _ => None,
        },
        _ => None,
    }
}

/// The meaning of names in the cells of one grid.
#[derive(Clone, Copy)]
pub(super) struct Meaning {
    /// The names of flags for a given hold its digit.
    given_digits: bool,
    /// The names for an entry hold its digit.
    entered_digits: bool,
    /// Every cell has the digit of the solution in addition to its other fields.
    solution: bool,
    /// Some cells have values of their own.
    value: bool,
    /// Beside cells that are a digit, a list is the marks of a cell, however many they are.
    lists_are_marks: bool,
}

/// Returns the candidates in the text of a cell: several digits in their order.
pub(super) fn candidates(text: &str) -> Option<DigitSet> {
    let digits: Option<Vec<Digit>> = text.trim().chars().map(Digit::from_char).collect();
    let digits = digits.filter(|it| (2..=9).contains(&it.len()))?;
    let is_in_order = digits.windows(2).all(|pair| pair[0] < pair[1]);
    is_in_order.then(|| digits.into_iter().collect())
}

impl Meaning {
    /// Finds the meaning of names in these cells.
    pub(super) fn of<'a>(cells: impl Iterator<Item = &'a Value> + Clone) -> Self {
        let is_digit = |it: &Value| digit(it).flatten().is_some();
        let lists_are_marks = cells.clone().any(is_digit);
        let objects = cells.filter_map(Value::as_object).map(Fields::of);
        let objects: Vec<Fields<'_>> = objects.filter(|it| !it.0.is_empty()).collect();
        // 1 and 0 may be digits or flags; a larger digit is not a flag.
        let is_no_flag = |value: &Value| digit(value).flatten().is_some() && flag(value).is_none();
        let digits = |names: &[&str]| objects.iter().any(|it| it.named(names).any(is_no_flag));
        let solved = |it: &Fields<'_>| it.digit(&SOLVED).is_some();
        Self {
            given_digits: digits(&GIVEN) || digits(&STARTED),
            entered_digits: digits(&ENTERED),
            solution: !objects.is_empty() && objects.iter().all(solved),
            value: objects.iter().any(|it| it.has(&VALUE)),
            lists_are_marks,
        }
    }

    /// Returns the content of a cell; `None` if the value is not a cell.
    pub(super) fn content(self, value: &Value) -> Option<Content> {
        if let Value::String(text) = value
            && let Some(possible) = candidates(text)
        {
            return Some(Content {
                possible: Some(possible),
                is_text: true,
                ..Content::default()
            });
        }
        match value {
            Value::Object(object) => self.of_object(&Fields::of(object)),
            Value::Array(digits) => {
                let digits: Option<Vec<Option<Digit>>> = digits.iter().map(digit).collect();
                let possible: DigitSet = digits?.into_iter().flatten().collect();
                // The only possible digit of a cell is its digit.
                let value = possible.single().filter(|_| !self.lists_are_marks);
                let possible = Some(possible).filter(|it| value.is_none() && !it.is_empty());
                Some(Content {
                    value,
                    possible,
                    ..Content::default()
                })
            }
            other => Some(Content {
                value: digit(other)?,
                ..Content::default()
            }),
        }
    }

    fn of_object(self, fields: &Fields<'_>) -> Option<Content> {
        let mut content = Content::default();
        let values: Vec<Option<Option<Digit>>> = fields.named(&VALUE).map(digit).collect();
        if !values.is_empty() && values.iter().all(Option::is_none) {
            return None;
        }
        content.value = values.into_iter().flatten().flatten().next();
        let mut is_entered = false;
        if content.value.is_none() && self.entered_digits {
            content.value = fields.digit(&ENTERED);
            is_entered = self.value && content.value.is_some();
        }
        let solved = fields.digit(&SOLVED);
        if content.value.is_none() && !self.solution {
            content.value = solved;
        }
        if self.given_digits {
            let given = fields.digit(&GIVEN).or(fields.digit(&STARTED));
            content.value = given.or(content.value);
            content.given = Some(given.is_some());
        } else {
            content.given = fields.flag(&GIVEN).or(fields.flag(&STARTED));
        }
        if content.given.is_none() && !self.entered_digits {
            content.given = fields.flag(&EDITABLE).map(|it| !it);
        }
        if is_entered {
            content.given = Some(false);
        }
        for word in fields.named(&STATE).filter_map(Value::as_str) {
            let word = plain_name(word);
            if GIVEN.contains(&&*word) {
                content.given = Some(true);
            } else if OF_USER.contains(&&*word) {
                content.given = Some(false);
            }
        }
        // If a digit is only in the solution, the cell tells whether it is visible.
        let hidden = fields.flag(&HIDDEN).map(|it| !it);
        let is_shown = fields.flag(&SHOWN).or(hidden);
        let is_given_of_solution = self.solution && !self.value && content.given == Some(true);
        if is_given_of_solution || is_shown == Some(true) {
            content.value = content.value.or(solved);
        }
        if is_shown == Some(false) {
            content.value = None;
        }
        let names = [&VALUE[..], &ENTERED, &SOLVED];
        let is_told = is_shown.is_some() || names.iter().any(|it| fields.has(it));
        let is_digit = content.value.is_some() || self.solution;
        content.lacks_digit = content.given == Some(true) && !is_digit && !is_told;
        for all in fields.named(&NOTES).filter_map(Value::as_array) {
            content.notes |= all.iter().filter_map(|it| digit(it)?).collect();
        }
        Some(content)
    }
}

/// Whether an object may describe a cell.
pub(super) fn is_cell(object: &Object) -> bool {
    let fields = Fields::of(object);
    let names: [&[&str]; 8] = [
        &VALUE, &ENTERED, &SOLVED, &GIVEN, &STARTED, &NOTES, &SHOWN, &HIDDEN,
    ];
    object.is_empty() || names.iter().any(|it| fields.has(it))
}

/// Whether an object may describe a cell outside a row: it has a digit, but no place.
pub(super) fn is_cell_alone(object: &Object) -> bool {
    let fields = Fields::of(object);
    let names: [&[&str]; 4] = [&VALUE, &ENTERED, &SOLVED, &GIVEN];
    names.iter().any(|it| fields.has(it)) && !fields.tell_place()
}

/// Whether an object has a field for the digit of a cell.
pub(super) fn has_value(object: &Object) -> bool {
    let fields = Fields::of(object);
    let names: [&[&str]; 3] = [&VALUE, &ENTERED, &GIVEN];
    names.iter().any(|it| fields.has(it))
}

/// Whether the objects of cells without a digit say so: the field of their digit has a known name
/// and is empty.
pub(super) fn are_empty<'a>(cells: impl Iterator<Item = &'a Object>) -> bool {
    let is_empty = |fields: &Fields<'_>| {
        let mut told = fields.named(&GIVEN);
        fields.has(&VALUE) || fields.has(&ENTERED) || told.any(|it| digit(it) == Some(None))
    };
    let is_given = |fields: &Fields<'_>| fields.flag(&GIVEN) == Some(true);
    let mut cells = cells.map(Fields::of);
    cells.all(|it| is_empty(&it) && !is_given(&it))
}

/// Returns the text in the field for the digit of a cell.
pub(super) fn told_value(cell: &Value) -> String {
    let value = cell.as_object().and_then(|object| {
        let fields = Fields::of(object);
        let value = fields.named(&VALUE).next();
        value.cloned()
    });
    match value.unwrap_or_default() {
        Value::String(text) => text,
        other => other.to_string(),
    }
}

/// Whether a field of a cell is not used by f-puzzles and SudokuPad: it has another name, and a
/// digit or a flag.
pub(super) fn is_of_others(name: &str, value: &Value) -> bool {
    // The fields of cells there, and fields unrelated to digits.
    const KNOWN: [&str; 4] = ["value", "c", "highlight", "conflict"];
    let name = field_name(name);
    match &*name {
        // A flag there; elsewhere it may be the digit.
        "given" => return !value.is_boolean() && !value.is_null(),
        // Counted from 0 there.
        "region" => return value.is_string() || value.as_u64().is_some_and(|it| it > 8),
        name if KNOWN.contains(&name) => return false,
        _ => {}
    }
    let names: [&[&str]; 8] = [
        &VALUE, &ENTERED, &SOLVED, &GIVEN, &STARTED, &EDITABLE, &SHOWN, &HIDDEN,
    ];
    let lists = ["notes", "candidates", "possibilities", "pencil"];
    let is_known_elsewhere = names.iter().any(|it| it.contains(&&*name)) || is_place(&name);
    is_known_elsewhere || lists.contains(&&*name) || digit(value).flatten().is_some()
}

/// Reads a value as a digit, or as none for an empty cell.
pub(super) fn digit(value: &Value) -> Option<Option<Digit>> {
    match value {
        Value::Null | Value::Bool(false) => Some(None),
        Value::Number(number) => {
            let number = number.as_f64()?;
            let digit = |digit: &Digit| f64::from(digit.get()) == number;
            let digit = Digit::ALL.into_iter().find(digit);
            (digit.is_some() || number == 0.0 || number == -1.0).then_some(digit)
        }
        Value::String(text) => {
            let mut characters = text.trim().chars();
            match (characters.next(), characters.next()) {
                (None, _) => Some(None),
                (Some(one), None) => of_character(one),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Returns the digit of a character, or none for a sign of an empty cell.
pub(super) fn of_character(character: char) -> Option<Option<Digit>> {
    if "-?#~o·□".contains(character) || character.is_whitespace() {
        return Some(None);
    }
    cell_value(character, true)
}
