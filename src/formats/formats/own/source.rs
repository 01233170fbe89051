//! The text of a file in the program's own format, and its content.

use serde::de::{DeserializeOwned, IntoDeserializer};
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::toml_problem::problem;
use crate::formats::{Fault, FormatError, Place, TomlFault, json};
use sudoku_engine::grid::Layout;

/// The most `{` of a file; one with more is refused. The parser limits the depth of inline tables
/// and the length of keys, but not their product: a few kilobytes of long keys in nested inline
/// tables overflow the stack. A puzzle needs no inline table, and [`quoted`] never writes a `{`.
const MOST_BRACES: usize = 2;

/// A parsed file, from which each part takes the keys it knows.
pub(super) struct Source<'a> {
    text: &'a str,
    table: DeTable<'a>,
    /// The board of the puzzle.
    board: Layout,
}

impl<'a> Source<'a> {
    pub(super) fn parse(text: &'a str) -> Result<Self, FormatError> {
        if let Some((brace, _)) = text.match_indices('{').nth(MOST_BRACES) {
            return Err(FormatError::Mistake {
                place: Place::after(&text[..brace]),
                problem: Fault::TooManyBraces,
            });
        }
        let table = DeTable::parse(text).map_err(|error| told(text, &error))?;
        Ok(Self {
            text,
            table: table.into_inner(),
            board: Layout::CLASSIC,
        })
    }

    /// Takes the value of a key of the file, or of the table with this name; `None` if it is
    /// missing.
    pub(super) fn take<T: DeserializeOwned>(
        &mut self,
        key: &str,
    ) -> Result<Option<T>, FormatError> {
        let Some(value) = self.table.remove(key) else {
            return Ok(None);
        };
        let value = T::deserialize(value.into_deserializer());
        value
            .map(Some)
            .map_err(|error: Error| told(self.text, &error))
    }

    /// Refuses the first key or table of the file whose name looks like one of these, or that belongs
    /// in a table: read past it, a file with a misspelled name, or without the head of a table, would
    /// lose its rules. Other unknown names are no mistakes.
    pub(super) fn check_names(&self, known: &[&str]) -> Result<(), FormatError> {
        self.check_table(&self.table, known)
    }

    /// Does the same for the keys of the table, or of each of the tables, with this name, which is
    /// a name in another table if there are several.
    pub(super) fn check_names_in(&self, path: &[&str], known: &[&str]) -> Result<(), FormatError> {
        let mut tables = vec![&self.table];
        for key in path {
            let values = tables.iter().filter_map(|table| table.get(*key));
            let each = values.flat_map(|value| match value.get_ref() {
                DeValue::Array(all) => all.iter().map(Spanned::get_ref).collect(),
                one => vec![one],
            });
            tables = each.filter_map(DeValue::as_table).collect();
        }
        let mut tables = tables.into_iter();
        tables.try_for_each(|table| self.check_table(table, known))
    }

    fn check_table(&self, table: &DeTable<'_>, known: &[&str]) -> Result<(), FormatError> {
        let names = table.iter().map(|(name, _)| name);
        let wrong = names.filter_map(|name| Some((name, misplaced(name.get_ref(), known)?)));
        let Some((name, problem)) = wrong.min_by_key(|(name, _)| name.span().start) else {
            return Ok(());
        };
        let before = self.text.get(..name.span().start).unwrap_or_default();
        Err(FormatError::Mistake {
            place: Place::after(before),
            problem,
        })
    }

    /// Sets the board of the puzzle.
    pub(super) fn set_board(&mut self, board: &Layout) {
        self.board = board.clone();
    }

    /// Returns the board of the puzzle.
    pub(super) const fn board(&self) -> &Layout {
        &self.board
    }

    /// Returns the error for a missing key that is needed.
    pub(super) fn lacks(key: &str) -> FormatError {
        FormatError::Mistake {
            place: Place::START,
            problem: Fault::Toml(TomlFault::Missing {
                name: key.to_owned(),
            }),
        }
    }

    /// Returns the start of a value.
    pub(super) fn start_of<T>(&self, value: &Spanned<T>) -> Place {
        Place::after(self.text.get(..value.span().start).unwrap_or_default())
    }

    /// Returns the place in the file of a byte of a string; the start of the string, if it is
    /// written with escapes.
    pub(super) fn place_in(&self, string: &Spanned<String>, offset: usize) -> Place {
        let source = self.text.get(string.span()).unwrap_or_default();
        match source.find(string.as_ref().as_str()) {
            Some(quotes) => {
                let end = string.span().start + quotes + offset;
                Place::after(self.text.get(..end).unwrap_or_default())
            }
            None => self.start_of(string),
        }
    }

    /// Makes an error about a value.
    pub(super) fn mistake<T>(&self, value: &Spanned<T>, problem: Fault) -> FormatError {
        FormatError::Mistake {
            place: self.start_of(value),
            problem,
        }
    }
}

/// The fault of a name that is not among the known ones of its table, unless it means nothing.
fn misplaced(name: &str, known: &[&str]) -> Option<Fault> {
    let text = || name.to_owned();
    if known.contains(&name) {
        return None;
    }
    if let Some(table) = super::table_of(name) {
        let name = table.to_owned();
        return Some(Fault::InTable { text: text(), name });
    }
    let name = json::meant(name, known)?.to_owned();
    Some(Fault::Misspelt { text: text(), name })
}

fn told(text: &str, error: &Error) -> FormatError {
    let span = error.span().unwrap_or_default();
    let place = Place::after(text.get(..span.start).unwrap_or_default());
    // The parser tells only where a text begins that it cannot read.
    let rest = text.get(span.start..).and_then(|it| it.lines().next());
    let named = text.get(span).filter(|it| !it.is_empty()).or(rest);
    let named = named.unwrap_or_default();
    let problem = Fault::Toml(problem(error.message(), named));
    FormatError::Mistake { place, problem }
}

/// Writes a TOML string on one line. See `MOST_BRACES` for the escaped `{`.
pub fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => quoted.extend(['\\', character]),
            _ if character == '{' || character.is_control() => {
                quoted += &format!("\\u{:04X}", u32::from(character));
            }
            _ => quoted.push(character),
        }
    }
    quoted + "\""
}
