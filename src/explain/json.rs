//! Texts and pictures for machines. Cells and houses are named in one way there
//! whatever the notation, `r1c3` and `row 1`; only the words follow it.

use std::fmt;

use serde::ser::{Serialize, Serializer};

use super::{Link, Notation, Picture, Role, Span, Text};
use crate::grid::{Candidate, CellSet, House};

/// A [`Text`] in a notation: shown as plain words, and serialised as its spans
/// with the same words.
///
/// ```
/// use sudoku_stepper::explain::{Notation, Text};
/// use sudoku_stepper::grid::Cell;
///
/// let text = Text::new().then(Cell::at(0, 2)).then(" is free.");
/// let written = text.written(Notation::Letters);
/// assert_eq!(written.to_string(), "A3 is free.");
/// assert_eq!(
///     serde_json::to_string(&written).unwrap(),
///     r#"[{"kind":"cell","cell":"r1c3","text":"A3"},{"kind":"plain","text":" is free."}]"#,
/// );
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Written<'a> {
    text: &'a Text,
    notation: Notation,
}

impl Text {
    /// The text in a notation, to be shown or serialised.
    pub const fn written(&self, notation: Notation) -> Written<'_> {
        Written {
            text: self,
            notation,
        }
    }
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text.render(self.notation))
    }
}

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(
            self.text
                .capitalised(self.notation)
                .map(|(span, text)| SpanObject::of(span, text)),
        )
    }
}

/// The spans, in the notation that is the usual one.
impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written(Notation::default()).serialize(serializer)
    }
}

#[derive(serde::Serialize, Default)]
struct SpanObject {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    cell: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    technique: Option<String>,
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
            Span::Technique(technique) => Self {
                technique: Some(technique.slug()),
                ..of_kind("technique")
            },
        }
    }
}

#[derive(serde::Serialize)]
struct CandidateObject {
    cell: String,
    digit: u8,
}

impl From<&Candidate> for CandidateObject {
    fn from(candidate: &Candidate) -> Self {
        Self {
            cell: candidate.cell.to_string(),
            digit: candidate.digit.get(),
        }
    }
}

#[derive(serde::Serialize)]
struct MarkedObject {
    #[serde(flatten)]
    candidate: CandidateObject,
    #[serde(flatten)]
    role: Role,
}

/// Candidates as objects with a cell and a digit.
struct Candidates<'a>(&'a [Candidate]);

impl Serialize for Candidates<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(CandidateObject::from))
    }
}

impl Serialize for Link {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct LinkObject<'a> {
            from: Candidates<'a>,
            to: Candidates<'a>,
            strong: bool,
        }
        LinkObject {
            from: Candidates(&self.from),
            to: Candidates(&self.to),
            strong: self.strong,
        }
        .serialize(serializer)
    }
}

/// The candidates with their roles, numbered from 0 where there are several of
/// a kind; the houses and the cover houses; the cells of each set; the cells whose values count; the links in order.
impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct PictureObject<'a> {
            candidates: Vec<MarkedObject>,
            houses: Vec<String>,
            covers: Vec<String>,
            sets: Vec<Vec<String>>,
            witnesses: Vec<String>,
            links: &'a [Link],
        }
        let marked = self
            .candidates
            .iter()
            .map(|(candidate, role)| MarkedObject {
                candidate: candidate.into(),
                role: *role,
            });
        let houses = |houses: &[House]| houses.iter().map(ToString::to_string).collect();
        let cells = |cells: CellSet| cells.iter().map(|cell| cell.to_string()).collect();
        PictureObject {
            candidates: marked.collect(),
            houses: houses(&self.houses),
            covers: houses(&self.covers),
            sets: self.sets.iter().copied().map(cells).collect(),
            witnesses: cells(self.witnesses),
            links: &self.links,
        }
        .serialize(serializer)
    }
}
