use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::error::{counted, shown};
use super::lines::write_rows;
use super::{FormatError, Place, cell_value};
use crate::grid::{Candidate, Cell, Digit, Values};
use crate::sudoku::{Field, Puzzle};

const FORMAT: &str = "sudoku-stepper";

/// The version of the format that is read and written.
pub(super) const VERSION: i64 = 1;

/// Files with more `{` than this are refused. The parser limits the depth of
/// inline tables and the length of keys, but not their product: a few
/// kilobytes of long keys in nested inline tables overflow the stack. A puzzle
/// needs no inline table, and [`quoted`] never writes a `{`.
const MOST_BRACES: usize = 2;

/// What has to be known before the rest is looked at.
#[derive(Deserialize)]
struct Header {
    format: Option<String>,
    version: Option<i64>,
}

#[derive(Deserialize)]
struct Body {
    title: Option<String>,
    author: Option<String>,
    description: Option<String>,
    date: Option<String>,
    source: Option<String>,
    level: Option<String>,
    url: Option<String>,
    comment: Option<String>,
    givens: Spanned<String>,
    entries: Option<Spanned<String>>,
    #[serde(default)]
    removed: Vec<Spanned<String>>,
}

/// Whether a line is the head of a table or gives a key a value.
pub(super) fn is_own(line: &str) -> bool {
    let is_key = |key: &str| {
        key.contains(|c: char| c.is_ascii_alphabetic())
            && key
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "_-.\"'".contains(c))
    };
    let line = line.trim();
    line.starts_with('[')
        || line
            .split_once('=')
            .is_some_and(|(key, _)| is_key(key.trim_end()))
}

pub(super) fn read(text: &str) -> Result<Puzzle, FormatError> {
    if let Some((brace, _)) = text.match_indices('{').nth(MOST_BRACES) {
        return Err(FormatError::Mistake {
            place: Place::after(&text[..brace]),
            problem: "too many '{' for a saved puzzle".to_owned(),
        });
    }
    let header: Header = parse(text)?;
    match header.version {
        Some(version) if header.format.as_deref() == Some(FORMAT) => {
            if version != VERSION {
                return Err(FormatError::Version(version));
            }
        }
        _ => return Err(FormatError::NotOwn),
    }
    let body: Body = parse(text)?;
    let mut puzzle = Puzzle::new(read_cells(text, "givens", &body.givens)?);
    puzzle.title = body.title;
    for (field, text) in [
        (Field::Author, body.author),
        (Field::Description, body.description),
        (Field::Date, body.date),
        (Field::Source, body.source),
        (Field::Level, body.level),
        (Field::Url, body.url),
        (Field::Comment, body.comment),
    ] {
        puzzle
            .metadata
            .set(field, text.as_deref().unwrap_or_default());
    }
    if let Some(written) = body.entries {
        puzzle.entries = read_cells(text, "entries", &written)?;
        let has_both = |cell: Cell| {
            puzzle.givens[cell.index()].is_some() && puzzle.entries[cell.index()].is_some()
        };
        let mut places = Cell::all().zip(written_cells(&written));
        if let Some((cell, (offset, _))) = places.find(|(cell, _)| has_both(*cell)) {
            return Err(FormatError::Mistake {
                place: place_in(text, &written, offset),
                problem: format!("{cell} has a given and an entry"),
            });
        }
    }
    let mut removed = BTreeSet::new();
    for item in &body.removed {
        let candidates = read_removed(item.as_ref()).ok_or_else(|| FormatError::Mistake {
            place: start_of(text, item),
            problem: format!(
                "'{}' is not a cell and digits such as r1c1 2 3",
                shown(item.as_ref(), 20)
            ),
        })?;
        removed.extend(candidates);
    }
    puzzle.removed = removed.into_iter().collect();
    Ok(puzzle)
}

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, FormatError> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start);
        FormatError::Mistake {
            place: Place::after(text.get(..start).unwrap_or_default()),
            problem: error.message().replace('\n', ", "),
        }
    })
}

fn read_cells(text: &str, name: &str, written: &Spanned<String>) -> Result<Values, FormatError> {
    let mut cells = Vec::new();
    for (offset, character) in written_cells(written) {
        let value = cell_value(character, false)
            .ok_or_else(|| FormatError::not_a_digit(place_in(text, written, offset), character))?;
        cells.push(value);
    }
    Values::try_from(cells).map_err(|cells| FormatError::Mistake {
        place: start_of(text, written),
        problem: format!(
            "the {name} have {}, 81 are needed",
            counted(cells.len(), "cell")
        ),
    })
}

fn written_cells(written: &Spanned<String>) -> impl Iterator<Item = (usize, char)> {
    let characters = written.as_ref().char_indices();
    characters.filter(|(_, character)| !character.is_whitespace())
}

fn start_of(text: &str, string: &Spanned<String>) -> Place {
    Place::after(text.get(..string.span().start).unwrap_or_default())
}

/// Where in the file a byte of a string is; the start of the string, if it
/// is written with escapes.
fn place_in(text: &str, string: &Spanned<String>, offset: usize) -> Place {
    let source = text.get(string.span()).unwrap_or_default();
    match source.find(string.as_ref().as_str()) {
        Some(quotes) => {
            let end = string.span().start + quotes + offset;
            Place::after(text.get(..end).unwrap_or_default())
        }
        None => start_of(text, string),
    }
}

/// A cell and its removed digits, such as `r1c1 2 3`.
fn read_removed(item: &str) -> Option<Vec<Candidate>> {
    let mut words = item.split_whitespace();
    let cell = words.next()?.parse().ok()?;
    let digits = words.flat_map(str::chars).map(Digit::from_char);
    digits
        .map(|digit| Some(Candidate::new(cell, digit?)))
        .collect()
}

/// The puzzle and the work done on it, as [`read`](super::read) takes it
/// back: with the removed candidates in reading order, each once, and without
/// entries in cells with a given.
pub fn write_own(puzzle: &Puzzle) -> String {
    let mut file = format!("format = \"{FORMAT}\"\nversion = {VERSION}\n");
    if let Some(title) = &puzzle.title {
        file += &format!("title = {}\n", quoted(title));
    }
    for (field, text) in puzzle.metadata.iter() {
        file += &format!("{} = {}\n", field.name(), quoted(text));
    }
    file += &cells_field("givens", &puzzle.givens);
    let mut entries = puzzle.entries;
    for (entry, given) in entries.iter_mut().zip(&puzzle.givens) {
        *entry = entry.filter(|_| given.is_none());
    }
    if entries.iter().any(Option::is_some) {
        file += &cells_field("entries", &entries);
    }
    let removed: BTreeSet<_> = puzzle.removed.iter().collect();
    if !removed.is_empty() {
        file += "removed = [\n";
        for cell in Cell::all() {
            let digits: String = removed
                .iter()
                .filter(|candidate| candidate.cell == cell)
                .map(|candidate| format!(" {}", candidate.digit))
                .collect();
            if !digits.is_empty() {
                file += &format!("    \"{cell}{digits}\",\n");
            }
        }
        file += "]\n";
    }
    file
}

/// A TOML string on one line. See [`MOST_BRACES`] for the escaped `{`.
fn quoted(text: &str) -> String {
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

fn cells_field(name: &str, values: &Values) -> String {
    format!("{name} = \"\"\"\n{}\"\"\"\n", write_rows(values))
}
