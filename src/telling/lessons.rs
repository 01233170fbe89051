//! Lessons: for each technique its description and other names, when and how to look for it, why it
//! works, a common mistake, a position that shows it, and exercises.
//!
//! The texts are in the file of the language, the positions in `lessons/positions.txt`, positions
//! that only look like a pattern in `lessons/lookalikes.txt`, and the patterns in letters in
//! `lessons/schemas.txt`. The rule of the technique finds the step of a lesson on the lesson's
//! position.
//!
//! ```
//! use sudoku_telling::explain::{Language, Notation, argument};
//! use sudoku_telling::lessons::lesson;
//! use sudoku_engine::rules::Technique;
//!
//! let english = Language::english();
//! let lesson = lesson(english, Technique::XWing).expect("every technique has a lesson");
//! let shown = lesson.shown().expect("the rule finds what the lesson shows");
//! assert_eq!(shown.technique, Technique::XWing);
//! assert!(argument(&shown).render(english, Notation::Rc).ends_with('.'));
//! ```
//!
//! An [`Exercise`] is a position in which a technique applies. A person gives an [`Answer`], and
//! [`Exercise::check`] says which part of it follows, what was missed, and why the rest does not
//! follow. A [`Progress`] keeps a [`Record`] of each technique.

mod answer;
mod board;
mod boards;
mod course;
mod exercise;
mod lookalike;
mod map;
mod position;
mod progress;
mod reason;
mod schema;
mod stock;
mod texts;

pub use answer::{Act, Answer, Verdict, Wrong};
pub use boards::BoardLesson;
pub use course::{COURSES, Course, NextUp, course_lessons, next_up};
pub use exercise::{Exercise, ExerciseError, is_made};
pub use lookalike::{Lookalike, lookalike};
pub use map::{MAP, ROWS, Station, station};
pub use position::{Origin, PositionError, StoredPosition};
pub use progress::{FOUND, KNOWN, Learned, Meeting, Progress, Record, Stage};
pub use reason::Reason;
pub use schema::{Schema, schema};
pub use stock::stored;

use crate::explain::{Span, Text};
use sudoku_engine::rules::{Deduction, Family, Technique};
use sudoku_engine::texts::{Language, other_names};

/// A lesson about a technique.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The technique.
    pub technique: Technique,
    /// Its description.
    pub what: Text,
    /// When to look for it.
    pub when: Text,
    /// How to look for it, step by step.
    pub look: Vec<Text>,
    /// Why it holds.
    pub why: Text,
    /// A common mistake.
    pub mistake: Text,
    /// Its other names.
    pub other_names: Vec<String>,
    /// The person who found or named it, if known.
    pub origin: Option<Text>,
    /// The position that shows it.
    pub example: StoredPosition,
    /// Its pattern in letters, if it can be drawn that way.
    pub schema: Option<Schema>,
    /// A position on which it only seems to apply, if such a mistake is easy.
    pub lookalike: Option<Lookalike>,
}

/// The lesson of a technique; `None` for a rule from outside the catalog.
pub fn lesson(language: &Language, technique: Technique) -> Option<Lesson> {
    let texts = texts::of(language, technique)?;
    let example = stored(technique).next()?;
    Some(Lesson {
        technique,
        what: texts.what,
        when: texts.when,
        look: texts.look,
        why: texts.why,
        mistake: texts.mistake,
        other_names: other_names(language, technique),
        origin: texts.origin,
        example,
        schema: schema(technique),
        lookalike: lookalike(technique),
    })
}

/// The text about what the techniques of a family have in common.
pub fn introduction(language: &Language, family: Family) -> Option<Text> {
    texts::of_family(language, family)
}

impl Lesson {
    /// The step that the lesson shows: the one that the rule finds on the position with the stored
    /// conclusions.
    pub fn shown(&self) -> Option<Deduction> {
        self.example.shown()
    }

    /// All texts of the lesson in order.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        let first = [&self.what, &self.when].into_iter().chain(&self.look);
        let last = [&self.why, &self.mistake].into_iter().chain(&self.origin);
        first.chain(last)
    }

    /// The other techniques that the lesson names, each once.
    pub fn others(&self) -> Vec<Technique> {
        let mut others = Vec::new();
        for span in self.texts().flat_map(Text::named) {
            if let Span::Technique(technique) = span
                && *technique != self.technique
                && !others.contains(technique)
            {
                others.push(*technique);
            }
        }
        others
    }
}
