//! The columns of a table, by their names, and the fields of its lines.

use crate::formats::{Rule, rules};
use sudoku_engine::sudoku::Field;

/// The longest name of a column.
const LONGEST_NAME: usize = 24;

/// The most words above a solution.
const MOST_WORDS: usize = 3;

/// The longest line with the names of all columns, in bytes.
const LONGEST_HEAD: usize = 1200;

/// The content of a column of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Puzzle,
    Solution,
    Title,
    About(Field),
    /// Regions, cages and other rules, with the name of the feature, if it is known.
    Rules(Option<Rule>),
    /// The kind of the puzzle, or its level.
    Kind,
    /// The number of the puzzle in its list, or data computed from the puzzle, in any form.
    WorkedOut,
    /// Data that is left out.
    Other,
}

/// The columns of a table, according to the names in its first line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) separator: char,
    pub(super) roles: Vec<Role>,
}

impl Columns {
    /// Returns the columns that a line names; `None` if it is not a line of names.
    pub(super) fn named(line: &str) -> Option<Self> {
        if line.len() > LONGEST_HEAD {
            return None;
        }
        let separator = separator(line)?;
        let names = fields(line, separator);
        let roles: Vec<Role> = names.iter().map(|name| role(name)).collect();
        let is_name =
            |name: &String| name.starts_with(|one: char| one.is_alphabetic() || one == '_');
        let named = names.iter().filter(|name| is_name(name)).count();
        let are_short = names
            .iter()
            .all(|name| name.chars().count() <= LONGEST_NAME);
        let is_table = roles.len() > 1
            && are_short
            && 2 * named >= roles.len()
            && roles.iter().any(|role| *role != Role::Other);
        is_table.then_some(Self { separator, roles })
    }
}

/// Whether a line names the columns of a table, and one of them has the puzzles.
pub(in crate::formats) fn names_puzzles(line: &str) -> bool {
    Columns::named(line).is_some_and(|it| it.roles.contains(&Role::Puzzle))
}

impl Columns {
    /// Whether a line is a row of the table whose puzzle is missing.
    pub(super) fn lack_puzzle(&self, line: &str) -> bool {
        let fields = fields(line, self.separator);
        let is_row = fields.len() == self.roles.len() && fields.iter().any(|it| !it.is_empty());
        let named = self.roles.iter().zip(&fields);
        let mut puzzles = named.filter(|(role, _)| **role == Role::Puzzle).peekable();
        is_row && puzzles.peek().is_some() && puzzles.all(|(_, field)| field.is_empty())
    }
}

/// Whether a line names the nine columns of a grid; the result holds the separator if the names of
/// the rows are in a column before them. `None` for any other line.
pub(in crate::formats) fn heads(line: &str) -> Option<Option<char>> {
    if line.len() > LONGEST_HEAD {
        return None;
    }
    // R prints this form.
    let mut words = (1..).zip(line.split_whitespace());
    if line.trim_start().starts_with("[,1]") && words.all(|(at, it)| it == format!("[,{at}]")) {
        return Some(None);
    }
    let (names, separator) = match barred(line) {
        // The corner may be blank.
        Some(row) => (row.split('|').map(|it| it.trim().to_owned()).collect(), '|'),
        None => {
            let separator = separator(line)?;
            (fields(line, separator), separator)
        }
    };
    let (corner, names) = match names.as_slice() {
        [corner, names @ ..] if names.len() == 9 => (Some(corner), names),
        names if names.len() == 9 => (None, names),
        _ => return None,
    };
    // A row with its name before it is not a line of names.
    let is_row_name = |it: &str| matches!(it.as_bytes(), [b'A'..=b'I' | b'a'..=b'i']);
    if corner.is_some_and(|it| it.contains(|one: char| one.is_ascii_digit()) || is_row_name(it)) {
        return None;
    }
    let counts = |name: &dyn Fn(u8) -> String| {
        let mut all = (0..).zip(names);
        all.all(|(at, own)| own.eq_ignore_ascii_case(&name(at)))
    };
    let letters = |at| char::from(b'a' + at).to_string();
    let is_numbered = || counts(&|at| (at + 1).to_string()) || counts(&|at| at.to_string());
    // Any word for a column before its number. `A1` and `r1c1` are cells.
    let word = names[0].trim_end_matches(|one: char| one.is_ascii_digit());
    let has_word = word.contains(char::is_alphabetic)
        && !word.contains(|one: char| one.is_ascii_digit())
        && !matches!(word.as_bytes(), [b'A' | b'B' | b'D'..=b'I']);
    let is_named = counts(&letters)
        || has_word && counts(&|at| format!("{word}{}", at + 1))
        || has_word && counts(&|at| format!("{word}{at}"));
    // Without a corner, nine numbers are a row.
    (is_named || corner.is_some() && is_numbered()).then(|| corner.map(|_| separator))
}

/// Returns a row of a Markdown table without the bars at its ends.
pub(super) fn barred(line: &str) -> Option<&str> {
    line.trim().strip_prefix('|')?.strip_suffix('|')
}

/// Returns the content of a column according to its name.
fn role(name: &str) -> Role {
    let name = name.to_lowercase();
    let name = name.trim_start_matches('_');
    let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
    let mut words = name.split(|one: char| !one.is_alphanumeric());
    let worked_out = [
        "canonical",
        "minlex",
        "checksum",
        "hash",
        "pattern",
        "mask",
        "hint",
        "candidate",
    ];
    let is_check = |it: &str| matches!(it, "ok" | "valid" | "verified" | "checked");
    if has(&worked_out) && name != "hash" || words.clone().next_back().is_some_and(is_check) {
        return Role::WorkedOut;
    }
    if has(&[
        "region",
        "jigsaw",
        "cage",
        "constraint",
        "rule",
        "regel",
        "regla",
        "thermo",
        "arrow",
        "killer",
        "variant",
    ]) || rules::is_name(name)
    {
        return Role::Rules(
            rules::named(name).or_else(|| has(&["region"]).then_some(Rule::IrregularRegions)),
        );
    }
    if matches!(name, "type" | "kind" | "typ" | "art" | "tipo" | "layout") {
        return Role::Kind;
    }
    let is_id = words.any(|word| word == "id") || name.ends_with("id") && name != "grid";
    if has(&[
        "solution",
        "answer",
        "solved",
        "lösung",
        "loesung",
        "solución",
        "solucion",
    ]) {
        Role::Solution
    } else if has(&[
        "quiz", "puzzle", "sudoku", "question", "grid", "givens", "board", "rätsel",
    ]) && !is_id
        && !has(&["name", "title", "number", "count", "level", "type", "size"])
    {
        Role::Puzzle
    } else if has(&[
        "rating",
        "difficult",
        "level",
        "grade",
        "score",
        "schwierig",
        "dificultad",
    ]) || matches!(name, "er" | "se" | "stars")
    {
        Role::About(Field::Level)
    } else if has(&["author", "setter", "creator", "autor"]) {
        Role::About(Field::Author)
    } else if has(&["source", "quelle", "origen", "origin"]) {
        Role::About(Field::Source)
    } else if has(&["date"]) {
        Role::About(Field::Date)
    } else if has(&["url", "link"]) {
        Role::About(Field::Url)
    } else if has(&["comment", "note", "remark", "description"]) {
        Role::About(Field::Comment)
    } else if is_id || matches!(name, "key" | "hash" | "nr" | "no" | "number") {
        Role::WorkedOut
    } else if has(&["name", "title", "titel", "título"]) {
        Role::Title
    } else {
        Role::Other
    }
}

/// Whether a line of a few words says that a solution follows.
pub(super) fn announces_solution(words: &str) -> bool {
    words.split_whitespace().count() <= MOST_WORDS && role(words) == Role::Solution
}

/// Returns the separator of the fields of a line, if it is a line of a table.
pub(super) fn separator(line: &str) -> Option<char> {
    ['\t', ';', ',', '|']
        .into_iter()
        .find(|separator| line.contains(*separator))
}

/// Returns the fields of a line, without blanks and quotation marks around them.
pub(super) fn fields(line: &str, separator: char) -> Vec<String> {
    let line = match separator {
        '|' => line.trim().trim_matches('|'),
        _ => line,
    };
    let mut fields = Vec::new();
    let mut field = String::new();
    let (mut is_quoted, mut is_blank) = (false, true);
    let mut characters = line.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '"' if is_quoted && characters.peek() == Some(&'"') => {
                characters.next();
                is_blank = false;
                field.push('"');
            }
            '"' if is_quoted => is_quoted = false,
            '"' if is_blank => is_quoted = true,
            other if other == separator && !is_quoted => {
                fields.push(std::mem::take(&mut field).trim().to_owned());
                is_blank = true;
            }
            other => {
                is_blank &= other.is_whitespace();
                field.push(other);
            }
        }
    }
    fields.push(field.trim().to_owned());
    fields
}
