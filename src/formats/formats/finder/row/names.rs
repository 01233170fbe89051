//! The texts that may be before a row: its name in any language, its number, or the sender of a
//! message.

use super::{LineOf, Row};
use crate::formats::FormatError;
use crate::formats::rows::is_vertical;

/// The longest name of a row.
const LONGEST_NAME: usize = 16;

/// The name of a row in bold is shorter than this.
const LONGEST_BOLD: usize = 12;

/// The time and the sender of a message are shorter than this, together.
const LONGEST_SENDER: usize = 80;

/// Words for a row in several languages.
const ROW_WORDS: [&str; 9] = [
    "row", "line", "zeile", "reihe", "fila", "línea", "linea", "ligne", "riga",
];

/// Words for a column and for a box.
const COLUMN_WORDS: [&str; 7] = ["column", "col", "c", "spalte", "sp", "columna", "colonne"];
const BOX_WORDS: [&str; 5] = ["box", "block", "kasten", "caja", "nonet"];

/// The name of a row, with a number or a letter in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::formats::finder) struct Name {
    number: usize,
    text: String,
    /// Whether it can only be the name of a row, a column or a box.
    is_plain: bool,
    /// The line of the row.
    pub(in crate::formats::finder) line: usize,
}

impl Name {
    /// Whether it is only a number.
    pub(in crate::formats::finder) fn is_number(&self) -> bool {
        self.text.parse() == Ok(self.number)
    }

    /// Reads the name in a label; `None` unless it has exactly one digit, or no digit and ends with
    /// a letter that numbers the row.
    pub(super) fn of(label: &str) -> Option<Self> {
        let text = label.trim_matches(|one: char| !one.is_alphanumeric());
        let mut digits = text.char_indices().filter(|(_, it)| it.is_ascii_digit());
        let (at, sign) = match digits.next() {
            Some(digit) => Some(digit).filter(|_| digits.next().is_none())?,
            None => text.char_indices().next_back()?,
        };
        let before = text[..at].trim_end_matches([' ', '_', '-']);
        let number = match sign {
            '0'..='9' => sign.to_digit(10)?,
            'A'..='I' | 'a'..='i' if before.len() < at || at == 0 => sign.to_digit(19)? - 9,
            _ => return None,
        };
        let words = ROW_WORDS.iter().chain(&COLUMN_WORDS).chain(&BOX_WORDS);
        let mut words = words.chain(&["", "r", "z"]);
        let is_last = at + sign.len_utf8() == text.len();
        Some(Self {
            number: usize::try_from(number).ok()?,
            text: text.to_owned(),
            is_plain: is_last && words.any(|it| before.to_lowercase() == **it),
            line: 0,
        })
    }
}

/// Whether rows are numbered from 1, one after another.
pub(in crate::formats::finder) fn are_numbered(rows: &[Row]) -> bool {
    let number = |row: &Row| row.name.as_ref().map(|it| it.number);
    (1..).zip(rows).all(|(at, row)| number(row) == Some(at))
}

/// Returns the rows of a grid in the order of their numbers, and whether the order of the lines
/// was another.
///
/// # Errors
///
/// If the names can only be those of rows, but skip or repeat a number.
pub(in crate::formats::finder) fn in_order(
    mut rows: Vec<Row>,
) -> Result<(Vec<Row>, bool), FormatError> {
    let numbers: Vec<Option<usize>> = rows
        .iter()
        .map(|row| row.name.as_ref().map(|it| it.number))
        .collect();
    let named = || {
        (0..)
            .zip(&numbers)
            .filter_map(|(at, it)| Some((at, (*it)?)))
    };
    let Some((first_at, first)) = named().next() else {
        return Ok((rows, false));
    };
    if named().all(|(at, number): (usize, _)| number + first_at == first + at) {
        return Ok((rows, false));
    }
    let mut sorted: Vec<usize> = named().map(|(_, number)| number).collect();
    sorted.sort_unstable();
    let is_whole = |first: usize| sorted.iter().copied().eq(first..first + rows.len());
    if is_whole(0) || is_whole(1) {
        rows.sort_by_key(|row| row.name.as_ref().map(|it| it.number));
        return Ok((rows, true));
    }
    let names = || rows.iter().filter_map(|row| row.name.as_ref());
    if !names().all(|it| it.is_plain) {
        return Ok((rows, false));
    }
    let needed = rows.len();
    let is_twice = |at: usize, number: usize| numbers[..at].contains(&Some(number));
    let wrong = named().find(|(at, number)| is_twice(*at, *number) || *number > needed);
    let is_off = |(at, number): &(usize, usize)| number + first_at != first + at;
    let wrong = wrong.or_else(|| named().find(is_off));
    match wrong.and_then(|(at, _)| rows[at].name.clone()) {
        Some(Name { line, text, .. }) => Err(FormatError::RowName {
            line,
            name: text,
            needed,
        }),
        None => Ok((rows, false)),
    }
}

/// Returns the kind of line that a name at the start of a line says it is.
pub(in crate::formats::finder) fn line_of(text: &str) -> LineOf {
    let text = text.trim_start_matches(|one: char| !one.is_alphanumeric());
    let is_named = |word: &&str| {
        let (head, behind) = text.split_at_checked(word.len()).unwrap_or_default();
        let behind = behind.trim_start_matches([' ', '_', '-']);
        head.eq_ignore_ascii_case(word) && behind.starts_with(|one: char| one.is_ascii_digit())
    };
    if COLUMN_WORDS.iter().any(is_named) {
        LineOf::Column
    } else if BOX_WORDS.iter().any(is_named) {
        LineOf::Box
    } else {
        LineOf::Row
    }
}

/// Returns the kind of the lines below a title, if it names one.
pub(in crate::formats::finder) fn lines_of(title: &str) -> Option<LineOf> {
    match &*title.to_lowercase() {
        "columns" | "spalten" | "columnas" | "by columns" => Some(LineOf::Column),
        "boxes" | "blocks" | "blöcke" | "by boxes" => Some(LineOf::Box),
        _ => None,
    }
}

/// Returns the text behind a word for a row.
fn without_word(text: &str) -> Option<&str> {
    let has = |word: &&&str| {
        let head = text.get(..word.len());
        head.is_some_and(|head| head.to_lowercase() == **word)
    };
    let word = ROW_WORDS.iter().find(has)?;
    let behind = text[word.len()..].trim_start_matches([' ', '_', '-']);
    let mut signs = behind.chars();
    let is_letter = matches!(signs.next(), Some('A'..='I' | 'a'..='i'))
        && behind.len() + word.len() < text.len()
        && signs.next().is_some_and(|one| !one.is_alphanumeric());
    (is_letter || behind.starts_with(|one: char| one.is_ascii_digit())).then_some(behind)
}

/// Returns the text behind the name of a row: a letter, `r1`, `1:`, `1)`, `Zeile 1:`, also in bold.
pub(super) fn without_label(text: &str) -> Option<&str> {
    let Some(rest) = text.strip_prefix("**") else {
        return without_plain_label(text);
    };
    let (name, behind) = rest.split_once("**")?;
    let name = name.trim_end_matches(':');
    let is_name = name.len() < LONGEST_BOLD
        && (without_plain_label(&format!("{name} ")) == Some("")
            || name.len() == 1 && name.starts_with(|one: char| one.is_ascii_digit()));
    let behind = behind.strip_prefix(':').unwrap_or(behind);
    is_name.then(|| behind.trim_start())
}

fn without_plain_label(text: &str) -> Option<&str> {
    // `(A) 5 3 .`
    if let Some([b'(', b'A'..=b'I' | b'a'..=b'i', b')', b' ', ..]) =
        text.as_bytes().first_chunk::<4>().map(|it| &it[..])
    {
        return Some(text[4..].trim_start());
    }
    let rest = without_word(text).unwrap_or(text);
    let mut characters = rest.chars();
    let first = characters.next()?;
    let (is_name, behind) = match first {
        'r' | 'R' | 'z' | 'Z' => {
            let digit = characters.next().is_some_and(|it| it.is_ascii_digit());
            (digit, characters.as_str())
        }
        'A'..='I' | 'a'..='i' => (true, characters.as_str()),
        // R prints this form.
        '[' => {
            let digit = characters.next().is_some_and(|it| it.is_ascii_digit());
            let behind = characters.as_str().strip_prefix(",]");
            (digit && behind.is_some(), behind.unwrap_or_default())
        }
        '1'..='9' if rest.len() < text.len() => (true, characters.as_str()),
        '0'..='9' => {
            let marked = characters.as_str().starts_with([':', ')', '.']);
            (marked, characters.as_str())
        }
        _ => return None,
    };
    let has_word = rest.len() < text.len();
    if first.is_ascii_alphabetic()
        && is_name
        && let Some(cells) = behind.strip_prefix([',', ';'])
    {
        return Some(cells);
    }
    // `A:530070000`, `1:530070000` and `A - 5 3 .`.
    if (first.is_ascii_uppercase() || first.is_ascii_digit())
        && is_name
        && let Some(cells) = behind
            .strip_prefix(':')
            .or_else(|| behind.strip_prefix(" - "))
    {
        return Some(cells.trim_start());
    }
    let behind = match behind.strip_prefix([':', ')', '.']) {
        Some(behind) => behind,
        // `row1=5300…` and `row1: 5300…`.
        None if has_word => match behind.trim_start().strip_prefix('=') {
            Some(behind) => return Some(behind.trim_start()),
            None => behind,
        },
        None => behind,
    };
    (is_name && behind.starts_with(|one: char| one.is_whitespace() || is_vertical(one)))
        .then(|| behind.trim_start())
}

/// Returns the text behind a name with the number of a row and a colon, in any language.
pub(super) fn named(text: &str) -> Option<&str> {
    let (name, behind) = text.split_once([':', '='])?;
    let digits = name.chars().filter(char::is_ascii_digit).count();
    let is_name = |one: char| one.is_alphanumeric() || matches!(one, ' ' | '_' | '.' | '#');
    let has_letter = name.contains(char::is_alphabetic);
    (digits == 1 && has_letter && name.chars().count() <= LONGEST_NAME && name.chars().all(is_name))
        .then(|| behind.trim())
}

/// Returns the message in a line of a chat, behind the time and a name.
pub(super) fn said(text: &str) -> Option<&str> {
    let (before, behind) = text.split_once(": ")?;
    let is_time = |part: &[u8]| {
        matches!(part, [hour, b':' | b'.', first, second]
            if [hour, first, second].iter().all(|one| one.is_ascii_digit()))
    };
    let begins = before.starts_with(|one: char| one == '[' || one.is_ascii_digit());
    (begins && before.len() < LONGEST_SENDER && before.as_bytes().windows(4).any(is_time))
        .then(|| behind.trim())
}

/// Returns the number before a row, with a sign or a blank behind it, and the row.
pub(super) fn without_number(text: &str) -> Option<(usize, &str)> {
    let mut characters = text.trim_start().chars();
    let number = characters.next()?.to_digit(10)?;
    let behind = characters.as_str();
    let is_sign = |one: char| one.is_whitespace() || is_vertical(one) || matches!(one, ',' | ';');
    let first = behind.chars().next().filter(|one| is_sign(*one))?;
    let behind = match first {
        ',' | ';' | '\t' => &behind[1..],
        _ => behind.trim_start(),
    };
    Some((usize::try_from(number).ok()?, behind))
}
