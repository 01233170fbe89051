//! Every word that is shown to a person, in one file per language.
//!
//! `texts/en.ftl` has the words in English, in the format of Project Fluent; German and Spanish are
//! next to it. Another language is another file of this kind: [`Language::read`] reads it, and
//! messages that are missing there appear in English.
//!
//! `said!` names a message and its values, and gives a [`Text`], which is in no language yet. Code
//! that explains or answers returns one. [`Text::render`] puts it in a [`Language`] and in the
//! [`Notation`] that each reader chooses; [`Text::capitalised`] also tells which words name a cell,
//! house, digit or technique, so that a window can highlight them. The macro `words!` looks a
//! message up in a language at once, for code that renders.
//!
//! # The style of the texts
//!
//! These rules are for the English sentences; each language has its own preferences.
//!
//! - **Readers.** A person of twelve understands every sentence, and an expert finds the field's
//!   word in it. Sentences are short and active, and name a thing before they use it. The only
//!   abbreviations are names of techniques.
//! - **Tense.** Everything is in the present tense: `r1c2 is 5`, `the 5 can only go in r1c2`. An
//!   assumption that is to be ruled out is in the conditional: `if r1c2 were 5, …`. Earlier events
//!   are in the past tense: `step 3 removed it`.
//! - **Cells** have names in the reader's [`Notation`], without an article, and `is` or `can be`
//!   links them to their digit: `r1c2 is 5`, `r1c2 can only be 5 or 7`. Lists use `and` for things
//!   that are all true, `or` for alternatives.
//! - **Digits** have an article if the house has one of them to place: `In row 3, the 5 can only go
//!   in r3c2`. They have none if a cell is or loses them.
//! - **Houses** come before the things in them: `In row 3, …`; several of a kind are named
//!   together: `rows 3 and 7`. A cell or a house that a sentence is about comes first in the
//!   sentence, and gets its capital letter automatically.
//! - **Candidates**: a cell *has* them (`have the same two candidates, 1 and 4`); a cell that
//!   *holds* a digit has it as its value. A value *stands* in its cell, and a digit that is not yet
//!   placed *can go* there. No digit leaves or disappears: it is removed.
//! - **Sight.** A cell *sees* another one, and *sees the 5 in r3c4*. If several cells see several
//!   values, each cell is named with its own value.
//! - **Removals** come last, after a colon, as an instruction: `remove 4 and 9 from r3c5`, with a
//!   semicolon between groups. A digit that is found is stated as a fact: `r1c2 is 5`.
//! - **Reasons** come after `because` or before `so`. `Then` follows from an assumption, `so` from
//!   a known fact. `Either way` and `in every case` end the branches. A fact that a line uses
//!   without repeating it has its line number: `which line 2 rules out`.
//! - **At least one** is used if both may be true, and `(or both)` is added if readers might
//!   overlook that.
//! - **The field's words** are those of the legend: base, cover, fin, endo fin; pivot, pincers, and
//!   Z for the digit that is removed; strong link and weak link, conjugate pair; color A and B, C
//!   and D in a second cluster; A, B, … for sets, X for a restricted common; stem and petals;
//!   floor, roof and extra candidate of a deadly pattern; innie and outie.
//! - **Numbers** of things are words up to eight in sentences, and figures in tables and counts.

mod built_in;
mod check;
mod choice;
mod json;
mod layout_error;
mod line_name;
mod names;
mod notation;
pub mod said;
mod text;
mod unproved;

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::printable;

/// The first of the characters that mark the places of values in a message. They are for private
/// use, and occur in no text.
const FIRST_PLACE: u32 = 0xE000;

/// The last of these characters.
const LAST_PLACE: u32 = 0xF8FF;

pub use built_in::BUILT_IN_SOURCES;
pub use check::{FOR_OTHER_LANGUAGES, Finding, check};
pub use choice::{nearest, of_tag};
pub use json::Written;
pub use line_name::LineName;
pub use names::{
    FoundBy, decimal, family_heading, family_name, feature_name, found_by, grouped,
    house_kind_name, level_name, level_text, number_name, other_names, technique_name,
};
pub use notation::{Notation, UnknownNotation};
pub use said::said;
pub use text::{Span, Sum, Text};

/// The file of English. A translation starts as a copy of it.
pub const ENGLISH_SOURCE: &str = include_str!("texts/en.ftl");

/// The largest file of a language that is read, in bytes.
pub const MAX_BYTES: u64 = 4_000_000;

static ENGLISH: LazyLock<Language> = LazyLock::new(|| {
    let english = Language::read(ENGLISH_SOURCE);
    // A test reads it. If it is damaged anyway, the names of the messages are shown, which is
    // better than no program.
    english.unwrap_or_else(|_| Language(Arc::new(Messages::none())))
});

/// The reason why a file cannot be read as a language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum LanguageError {
    /// The bytes are not UTF-8 text.
    NotText {
        /// The line of the first error, counted from 1.
        line: usize,
    },
    /// The file is not in the format of Project Fluent.
    Syntax {
        /// The line of the first error, counted from 1.
        line: usize,
        /// The error.
        problem: String,
    },
    /// Two messages have the same name.
    Twice {
        /// The line of the second message, counted from 1.
        line: usize,
        /// The name of both messages.
        message: String,
    },
    /// The tag of the language is missing or not valid.
    Tag(String),
}

impl LanguageError {
    /// The sentence.
    pub fn text(&self) -> Text {
        match self {
            Self::NotText { line } => {
                said!("language-error-not-text", line = *line)
            }
            Self::Syntax { line, problem } => said!(
                "language-error-syntax",
                line = *line,
                problem = printable::clause(problem)
            ),
            Self::Twice { line, message } => said!(
                "language-error-twice",
                line = *line,
                message = message.as_str()
            ),
            Self::Tag(tag) => {
                said!("language-error-tag", tag = printable::text(tag))
            }
        }
    }
}

/// A language for everything that is shown. A clone shares its messages and costs almost nothing.
#[derive(Clone)]
pub struct Language(Arc<Messages>);

/// The messages of a language.
struct Messages {
    tag: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    /// The messages that were split into parts and depend on no argument, by name: long lists of
    /// explanations repeat the same ones again and again.
    templates: RwLock<HashMap<String, Template>>,
}

/// A message in parts, with the names of its places.
struct Template {
    places: Vec<String>,
    parts: Arc<[Part]>,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Language").field(&self.0.tag).finish()
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::english().clone()
    }
}

impl PartialEq for Language {
    /// Whether both share their messages.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Language {
    /// English, the language of all messages that another language lacks.
    pub fn english() -> &'static Self {
        &ENGLISH
    }

    /// Reads a language from the bytes of a file.
    ///
    /// # Errors
    ///
    /// As for [`read`](Self::read), and if the bytes are not UTF-8 text.
    pub fn read_bytes(bytes: &[u8]) -> Result<Self, LanguageError> {
        Self::read(decode(bytes)?)
    }

    /// Reads a language. Its message `language-tag` is its tag, which determines its plural rules;
    /// `language-name` is its own name for itself.
    ///
    /// # Errors
    ///
    /// The text is not in the format of Project Fluent, has a message twice or has no tag.
    pub fn read(source: &str) -> Result<Self, LanguageError> {
        // Editors put this mark at the start of a text.
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        not_too_deep(source)?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let first = errors.into_iter().min_by_key(|error| error.pos.start);
            let (at, problem) = first.map_or((0, String::new()), |error| {
                (error.pos.start, error.kind.to_string())
            });
            LanguageError::Syntax {
                line: line_at(source.as_bytes(), at),
                problem,
            }
        })?;
        let mut messages = Messages::none();
        messages.bundle.add_resource(resource).map_err(|errors| {
            let twice = errors.into_iter().find_map(|error| match error {
                fluent_bundle::FluentError::Overriding { id, .. } => Some(id),
                _ => None,
            });
            let message = twice.unwrap_or_default();
            LanguageError::Twice {
                line: line_of(source, &message, 1),
                message,
            }
        })?;
        let tag = messages.say("language-tag", None).unwrap_or_default();
        messages.tag = tag.parse().map_err(|_| LanguageError::Tag(tag))?;
        messages.bundle.locales = vec![messages.tag.clone()];
        Ok(Self(Arc::new(messages)))
    }

    /// The tag: `en`, `pt-BR`.
    pub fn tag(&self) -> String {
        self.0.tag.to_string()
    }

    /// The language's own name for itself.
    pub fn name(&self) -> String {
        self.0
            .say("language-name", None)
            .unwrap_or_else(|| self.tag())
    }

    /// Whether it has this message itself.
    pub fn has(&self, message: &str) -> bool {
        self.0.bundle.get_message(message).is_some()
    }

    /// A message, in English if the language cannot format it; its name if neither can.
    ///
    /// ```
    /// use sudoku_engine::texts::Language;
    ///
    /// assert_eq!(Language::english().message("language-name", &[]), "English");
    /// ```
    pub fn message(&self, name: &str, arguments: &[(&str, Argument)]) -> String {
        let values: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, argument)| (*name, argument.value()))
            .collect();
        self.0
            .say(name, Some(&values))
            .or_else(|| ENGLISH.0.say(name, Some(&values)))
            .unwrap_or_else(|| name.to_owned())
    }

    /// A message without places, in English if the language does not have it; `None` if neither has
    /// it.
    pub fn find(&self, name: &str) -> Option<String> {
        self.0.say(name, None).or_else(|| ENGLISH.0.say(name, None))
    }

    /// A message in parts. `places` are the names of the parts that are not words.
    pub(crate) fn parts(
        &self,
        name: &str,
        arguments: &[(&str, Argument)],
        places: &[&str],
    ) -> Arc<[Part]> {
        if !arguments.is_empty() {
            return self.taken_apart(name, arguments, places);
        }
        let known = self.0.templates.read();
        if let Some(known) = known.unwrap_or_else(PoisonError::into_inner).get(name)
            && known.places == places
        {
            return Arc::clone(&known.parts);
        }
        let parts = self.taken_apart(name, arguments, places);
        let template = Template {
            places: places.iter().map(|&place| place.to_owned()).collect(),
            parts: Arc::clone(&parts),
        };
        let templates = self.0.templates.write();
        let mut templates = templates.unwrap_or_else(PoisonError::into_inner);
        templates.insert(name.to_owned(), template);
        parts
    }

    /// Formats a message with a sign for each place, and splits it there.
    fn taken_apart(
        &self,
        name: &str,
        arguments: &[(&str, Argument)],
        places: &[&str],
    ) -> Arc<[Part]> {
        let mut all = arguments.to_vec();
        for (name, place) in places.iter().zip(FIRST_PLACE..=LAST_PLACE) {
            all.push((
                name,
                char::from_u32(place).into_iter().collect::<String>().into(),
            ));
        }
        let mut parts = Vec::new();
        let mut words = String::new();
        for character in self.message(name, &all).chars() {
            let place = (FIRST_PLACE..=LAST_PLACE)
                .contains(&u32::from(character))
                .then(|| (u32::from(character) - FIRST_PLACE) as usize);
            match place {
                Some(place) if place < places.len() => {
                    if !words.is_empty() {
                        parts.push(Part::Words(std::mem::take(&mut words)));
                    }
                    parts.push(Part::Place(place));
                }
                _ => words.push(character),
            }
        }
        if !words.is_empty() {
            parts.push(Part::Words(words));
        }
        parts.into()
    }
}

impl Messages {
    /// The messages of a language without any.
    fn none() -> Self {
        let tag = LanguageIdentifier::default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        bundle.set_use_isolating(false);
        Self {
            tag,
            bundle,
            templates: RwLock::default(),
        }
    }

    /// A message; `None` if it does not exist or cannot be formatted with these arguments.
    fn say(&self, name: &str, arguments: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, arguments, &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }
}

/// The most placeables and argument lists that a message may open: the parser recurses for each
/// nested one. The longest message of the program has a tenth of that.
const MOST_OPENED: usize = 500;

/// # Errors
///
/// [`LanguageError::Syntax`] if a message opens so many placeables or argument lists that the
/// parser might recurse too deep.
fn not_too_deep(source: &str) -> Result<(), LanguageError> {
    let mut opened = 0;
    for (number, line) in (1..).zip(source.lines()) {
        let name = line.split('=').next().unwrap_or_default().trim_end();
        let is_in_name = |letter: char| letter.is_ascii_alphanumeric() || "_-".contains(letter);
        if name.len() < line.len() && !name.is_empty() && name.chars().all(is_in_name) {
            opened = 0;
        }
        if !line.starts_with('#') {
            opened += line.matches(['{', '(']).count();
        }
        if opened > MOST_OPENED {
            return Err(LanguageError::Syntax {
                line: number,
                problem: format!("it opens more than {MOST_OPENED} braces"),
            });
        }
    }
    Ok(())
}

/// The line of a byte, counted from 1.
fn line_at(bytes: &[u8], at: usize) -> usize {
    let before = bytes.get(..at).unwrap_or_default();
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}

/// The text of a language's file.
///
/// # Errors
///
/// [`LanguageError::NotText`] if the bytes are not UTF-8.
pub fn decode(bytes: &[u8]) -> Result<&str, LanguageError> {
    str::from_utf8(bytes).map_err(|error| LanguageError::NotText {
        line: line_at(bytes, error.valid_up_to()),
    })
}

/// The line at which a message begins for the first time, or again: `before` is the number of times
/// that it began before.
fn line_of(source: &str, message: &str, before: usize) -> usize {
    let begins = |line: &str| {
        let rest = line.strip_prefix(message);
        rest.is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let mut lines = source.lines().enumerate().filter(|(_, line)| begins(line));
    lines.nth(before).map_or(1, |(index, _)| index + 1)
}

/// A value in a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A number, which is written out and may determine the words of the message.
    Number(usize),
    /// Words, which are written as they are or determine the words of the message.
    Words(String),
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self::Number(number as usize)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        // Larger numbers cannot occur on the machines that this runs on.
        Self::Number(usize::try_from(number).unwrap_or(usize::MAX))
    }
}

impl From<&str> for Argument {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<String> for Argument {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl Argument {
    fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Number(number) => FluentValue::from(*number),
            Self::Words(words) => FluentValue::from(words.as_str()),
        }
    }
}

/// A part of a message that may contain other things than words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    /// Words.
    Words(String),
    /// The value with this number.
    Place(usize),
}

/// The words of a message in a language: `words!(language, "game-hints", count = 3)`.
#[doc(hidden)]
#[macro_export]
macro_rules! words {
    ($language:expr, $name:expr $(, $argument:ident = $value:expr)* $(,)?) => {
        $crate::texts::Language::message(
            $language,
            $name,
            &[$((stringify!($argument), $crate::texts::Argument::from($value))),*],
        )
    };
}
#[doc(hidden)]
pub use words;

/// Consecutive items: `a, b, c`; `None` if there are none.
pub fn enumerated(language: &Language, items: impl IntoIterator<Item = String>) -> Option<String> {
    let next = |before, item| words!(language, "list-next", before = before, item = item);
    items.into_iter().reduce(next)
}
