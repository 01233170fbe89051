//! Texts for machines. Cells and houses always have the names `r1c3` and `row 1`, in any notation;
//! only the words follow the notation.

use std::fmt;

use serde::ser::{Serialize, Serializer};

use super::{Language, Notation, Span, Text};
use crate::grid::Candidate;

/// A [`Text`] in a notation: displayed as plain words, and serialized as its spans with the same
/// words.
///
/// ```
/// use sudoku_engine::texts::{Language, Notation, Text};
/// use sudoku_engine::grid::Cell;
///
/// let text = Text::new().then(Cell::at(0, 2)).then(" is free.");
/// let written = text.written(Language::english(), Notation::Letters);
/// assert_eq!(written.to_string(), "A3 is free.");
/// assert_eq!(
///     serde_json::to_string(&written).unwrap(),
///     r#"[{"kind":"cell","cell":"r1c3","text":"A3"},{"kind":"plain","text":" is free."}]"#,
/// );
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Written<'a> {
    text: &'a Text,
    language: &'a Language,
    notation: Notation,
}

impl Text {
    /// The text in a notation, for display or serialization.
    pub const fn written<'a>(&'a self, language: &'a Language, notation: Notation) -> Written<'a> {
        Written {
            text: self,
            language,
            notation,
        }
    }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text.render(self.language, self.notation))
    }
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            self.text
                .capitalised(self.language, self.notation)
                .map(|(span, text)| SpanObject::of(&span, text)),
        )
    }
}

#[derive(serde::Serialize, Default)]
struct SpanObject {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cells: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    text: String,
}

impl SpanObject {
    fn of(span: &Span, text: String) -> Self {
        let of_kind = |kind| Self {
            kind,
            text,
            ..Self::default()
        };
        match span {
            Span::Plain(_) => of_kind("plain"),
            Span::Cell(cell) => Self {
                cell: Some(cell.to_string()),
                ..of_kind("cell")
            },
            Span::House(house) | Span::HouseNumber(house) => Self {
                house: Some(house.to_string()),
                ..of_kind("house")
            },
            Span::Digit(digit) => Self {
                digit: Some(digit.get()),
                ..of_kind("digit")
            },
            Span::Candidate(Candidate { cell, digit }) => Self {
                cell: Some(cell.to_string()),
                digit: Some(digit.get()),
                ..of_kind("candidate")
            },
            Span::Sum(sum) => Self {
                cells: sum.cells.iter().map(|cell| cell.to_string()).collect(),
                ..of_kind("sum")
            },
            Span::Technique(technique) => Self {
                technique: Some(technique.slug()),
                ..of_kind("technique")
            },
            Span::Line(name) => Self {
                line: Some(name.place + 1),
                ..of_kind("line")
            },
        }
    }
}
