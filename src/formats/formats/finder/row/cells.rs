//! The cells of a row, in any way that they are set apart.

use super::{FEWEST_MARKS, GAPS, SIZES, Written};
use crate::formats::finder::columns;
use crate::formats::finder::signs::Sign;
use crate::formats::rows::is_vertical;
use sudoku_engine::grid::{Cell, Digit, DigitSet};

/// The most groups in a row: nine cells, and a sign between each two boxes.
const MOST_GROUPS: usize = Cell::SIDE + 2;

/// Reads cells with commas, semicolons, tabs, bars or blanks between them, or run together.
pub(super) fn cells(text: &str, sign: Sign) -> Option<Vec<Written>> {
    // Each cell in brackets.
    if let Some(inner) = in_brackets(text) {
        return fields(&inner.join("|"), sign, is_vertical);
    }
    if text.contains("][") {
        return fields(&text.replace("][", "|"), sign, is_vertical);
    }
    if let Some([one, two, three]) = boxes(text, sign) {
        return run_together(&[one, two, three].concat(), sign);
    }
    if let Some((text, _)) = text.split_once(r"\\")
        && text.contains('&')
    {
        return fields(&without_commands(text), sign, |one| one == '&');
    }
    for separator in [',', ';', '\t'] {
        if text.contains('"')
            && let Some(cells) = quoted(text, sign, separator)
        {
            return Some(cells);
        }
        if text.contains(separator)
            && let Some(cells) = fields(text, sign, |one| one == separator)
        {
            return Some(cells);
        }
    }
    grouped(text, sign)
        .or_else(|| run_together(text, sign))
        .or_else(|| fields(text, sign, is_vertical))
}

/// Returns a row of LaTeX with digits in bold as in Markdown.
fn without_commands(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        plain += &rest[..at];
        let behind = &rest[at + 1..];
        let end = behind.find(|one: char| !one.is_ascii_alphabetic());
        let (name, behind) = behind.split_at(end.unwrap_or(behind.len()));
        let inner = behind.strip_prefix('{').and_then(|it| it.split_once('}'));
        rest = match inner {
            Some((inner, behind)) => {
                let dress = if name == "textbf" || name == "mathbf" {
                    "**"
                } else {
                    ""
                };
                plain += &format!("{dress}{inner}{dress}");
                behind
            }
            None => behind,
        };
    }
    plain + rest
}

/// Reads nine fields, some of them in quotation marks because of commas between marks.
fn quoted(text: &str, sign: Sign, separator: char) -> Option<Vec<Written>> {
    if !text.contains(separator) {
        return None;
    }
    let fields = columns::fields(text, separator);
    let has_marks = fields.iter().any(|field| are_marks(field));
    if fields.len() != 9 || !has_marks {
        return None;
    }
    let cell = |field: &String| match &**field {
        "" => Some(Written::Nothing),
        field if are_marks(field) => {
            let digits = field.chars().filter_map(Digit::from_char);
            Some(Written::Marks(digits.collect()))
        }
        field => group(field, sign, 9),
    };
    fields.iter().map(cell).collect()
}

/// Returns the cells of three boxes separated by another sign, each box run together.
fn boxes(text: &str, sign: Sign) -> Option<[&str; 3]> {
    let between = text.chars().nth(3)?;
    let is_between = between.is_ascii_punctuation() && sign.value(between).is_none();
    let mut parts = text.split(between);
    let boxes = [parts.next()?, parts.next()?, parts.next()?];
    let is_box = |part: &&str| part.chars().count() == 3;
    (is_between && parts.next().is_none() && boxes.iter().all(is_box)).then_some(boxes)
}

/// Whether a character may be around a field or a row, like quotation marks and brackets.
pub(super) fn is_around(character: char) -> bool {
    character.is_whitespace() || matches!(character, '"' | '\'' | '[' | ']' | '{' | '}' | '(' | ')')
}

/// Reads fields with one character between them, some of them perhaps blank.
pub(super) fn fields(
    text: &str,
    sign: Sign,
    is_separator: impl Fn(char) -> bool,
) -> Option<Vec<Written>> {
    let mut fields: Vec<&str> = text
        .trim_matches(|one: char| one.is_whitespace() && !is_separator(one))
        .split(&is_separator)
        .map(|field| match aside(field.trim()) {
            Some(_) => field.trim(),
            None => field.trim_matches(is_around),
        })
        .collect();
    // Bars around the table, or a separator at the end.
    let has_sides = text.starts_with(is_vertical) && text.ends_with(is_vertical);
    if has_sides && is_separator('|') && fields.len() > 2 {
        fields.pop();
        fields.remove(0);
    }
    let is_size = |fields: &[&str]| SIZES.contains(&fields.len());
    // If other fields were blank too, it would not be known which are empty cells.
    let has_blanks = |fields: &[&str], blank: &[usize]| {
        let is_right = |(at, field): (usize, &&str)| field.is_empty() == blank.contains(&at);
        fields.len() == 9 + blank.len() && fields.iter().enumerate().all(is_right)
    };
    let has_gaps = |fields: &[&str]| has_blanks(fields, &GAPS);
    if !is_size(&fields) && !has_gaps(&fields) && !has_sides && !is_separator('&') {
        fields.pop_if(|it| it.is_empty());
    }
    // A blank column between the boxes.
    if has_gaps(&fields) {
        GAPS.into_iter().for_each(|gap| _ = fields.remove(gap));
    }
    if has_blanks(&fields, &[0]) {
        fields.remove(0);
    }
    let size = fields.len();
    if !SIZES.contains(&size) {
        return None;
    }
    let cell = |field: &str| match field {
        "" => Some(Written::Nothing),
        // Marks may be separate.
        field if are_marks(field) => {
            let digits = field.chars().filter_map(Digit::from_char);
            Some(Written::Marks(digits.collect()))
        }
        field if is_missing(field) => Some(Written::Empty),
        field => group(whole_number(field).unwrap_or(field), sign, size),
    };
    let cells: Option<Vec<Written>> = fields.into_iter().map(cell).collect();
    // With commas, a blank among other empty cells is a forgotten cell, and a few cells with
    // several digits are mistakes.
    let cells = cells.filter(|cells| !is_separator(',') || is_regular(cells));
    // A lone sign among blank cells is a mistake, not an empty cell.
    let is_mixed = |cells: &[Written]| {
        let has = |wanted: Written| cells.contains(&wanted);
        has(Written::Nothing) && has(Written::Empty)
    };
    let is_of_sheet = is_separator(';') || is_separator('\t');
    let cells = cells.filter(|it| !is_of_sheet || sign == Sign::Usual || !is_mixed(it));
    // A line of nothing but separators is a row of a table, not of a small board.
    cells.filter(|cells| size == 9 || cells.iter().any(|it| *it != Written::Nothing))
}

/// Whether a field has several digits with blanks or commas between them.
pub(super) fn are_marks(field: &str) -> bool {
    let is_between = |one: char| one.is_whitespace() || one == ',';
    let mut parts = field.split(is_between).filter(|it| !it.is_empty());
    let is_digit = |part: &str| part.len() == 1 && matches!(part.as_bytes(), [b'1'..=b'9']);
    field.contains(is_between) && parts.clone().count() > 1 && parts.all(is_digit)
}

/// Whether cells with commas between them have one kind of empty cells, and marks in none or many
/// of them.
fn is_regular(cells: &[Written]) -> bool {
    let has = |wanted: Written| cells.contains(&wanted);
    let is_marks = |cell: &&Written| matches!(cell, Written::Marks(_));
    let marks = cells.iter().filter(is_marks).count();
    !(has(Written::Nothing) && has(Written::Empty)) && (marks == 0 || marks >= FEWEST_MARKS)
}

/// Reads groups with blanks or bars between them.
fn grouped(text: &str, sign: Sign) -> Option<Vec<Written>> {
    let mut groups: Vec<&str> = text
        .split(|one: char| is_vertical(one) || one.is_whitespace() || matches!(one, '!' | ':'))
        .filter(|group| !group.is_empty())
        .take(MOST_GROUPS + 1)
        .collect();
    // Another sign is between the boxes.
    if groups.len() == MOST_GROUPS && groups[3] == groups[7] {
        let between = groups[3];
        if between.chars().count() == 1 && !between.starts_with(|one: char| one.is_alphanumeric()) {
            groups.remove(7);
            groups.remove(3);
        }
    }
    let size = groups.len();
    if !SIZES.contains(&size) {
        return None;
    }
    // All numbers have a point; otherwise, a point is an empty cell. The last point may be missing,
    // with the text behind it.
    let is_number = |it: &&str| is_missing(it) || whole_number(it).is_some();
    let are_numbers = groups.iter().take(size - 1).all(is_number);
    let cell = |it: &str| match whole_number(it).filter(|_| are_numbers) {
        Some(number) => group(number, sign, size),
        None if is_missing(it) => Some(Written::Empty),
        None if size == Cell::SIDE && are_marks(it) => Some(Written::Marks(
            it.chars().filter_map(Digit::from_char).collect(),
        )),
        None => group(it, sign, size),
    };
    groups.into_iter().map(cell).collect()
}

/// Whether a field has a word for an empty cell, as in tables of programs.
pub(super) fn is_missing(field: &str) -> bool {
    let words = [
        "nan",
        "none",
        "null",
        "nil",
        "na",
        "n/a",
        "<na>",
        "empty",
        "undefined",
    ];
    words.iter().any(|word| field.eq_ignore_ascii_case(word))
}

/// Returns the digit of a number with a point and no fraction: `5.` or `5.0`.
pub(super) fn whole_number(field: &str) -> Option<&str> {
    let (digit, fraction) = field.split_once('.')?;
    let is_whole = fraction.len() < 3 && fraction.bytes().all(|it| it == b'0');
    let is_digit = digit.len() == 1 && digit.bytes().all(|it| it.is_ascii_digit());
    (is_whole && is_digit).then_some(digit)
}

/// Returns the content of a cell that is in bold or otherwise marked: `**5**`.
fn undressed(text: &str) -> &str {
    let is_dress = |one: char| matches!(one, '*' | '_');
    let inner = text.trim_matches(is_dress);
    let is_digit = inner.len() == 1 && inner.bytes().all(|it| it.is_ascii_digit());
    if is_digit && text.starts_with(is_dress) && text.ends_with(is_dress) {
        inner
    } else {
        text
    }
}

/// Returns the number of groups in a line that sets its cells apart; `None` if there are too few, or
/// no group has several signs, which are the marks of one cell there.
pub(super) fn set_apart(text: &str, sign: Sign) -> Option<usize> {
    let is_between = |one: char| is_vertical(one) || is_around(one) || one == '!' || one == ':';
    let groups = text.split(is_between).filter(|it| !it.is_empty());
    let cells = |group: &str| {
        let cells = group.chars().filter(|one| sign.value(*one).is_some());
        cells.count()
    };
    let count = groups.clone().count();
    (count + 2 > Cell::SIDE && groups.clone().any(|it| cells(it) > 1)).then_some(count)
}

/// Reads cells without anything between them, or with something here and there.
pub(super) fn run_together(text: &str, sign: Sign) -> Option<Vec<Written>> {
    if !has_even_commas(text) || set_apart(text, sign).is_some() {
        return None;
    }
    let mut cells = Vec::new();
    let mut entered = false;
    for character in text.chars() {
        let is_between = character.is_whitespace()
            || is_vertical(character)
            || matches!(character, '!' | ':' | '"' | '\'' | '[' | ']' | '{' | '}')
            || character == ',' && !entered;
        if is_between {
            continue;
        }
        if character == '+' && !sign.is('+') && !entered {
            entered = true;
            continue;
        }
        cells.push(match (sign.value(character)?, entered) {
            (Some(digit), true) => Written::Entered(digit),
            (Some(digit), false) => Written::Digit(digit),
            (None, true) => return None,
            (None, false) => Written::Empty,
        });
        entered = false;
        if cells.len() > 9 {
            return None;
        }
    }
    let size = cells.len();
    (SIZES.contains(&size) && !entered && cells.iter().all(|cell| is_on(cell, size)))
        .then_some(cells)
}

/// Whether the commas of a row divide it evenly, not counting one at the end; uneven commas are a
/// mistake.
fn has_even_commas(text: &str) -> bool {
    let text = text.trim_matches(is_around);
    let text = text.strip_suffix(',').unwrap_or(text);
    let mut lengths = text.split(',').map(|part| {
        let cells = part.chars().filter(|one| !is_around(*one));
        cells.count()
    });
    let first = lengths.next();
    lengths.all(|length| Some(length) == first && length > 0)
}

/// Whether a board of a size has the digit of a cell.
fn is_on(cell: &Written, size: usize) -> bool {
    let fits = |digit: &Digit| usize::from(digit.get()) <= size;
    match cell {
        Written::Digit(digit)
        | Written::Entered(digit)
        | Written::Aside(digit)
        | Written::Bold(digit) => fits(digit),
        Written::Marks(digits) => size == 9 && !digits.is_empty(),
        Written::Nothing | Written::Empty => true,
    }
}

/// Returns the contents of the cells of a row if each is in brackets, and one has a blank in them:
/// `( ) (7) ( )`.
fn in_brackets(text: &str) -> Option<Vec<&str>> {
    let mut inner = Vec::new();
    let mut rest = text.trim();
    while let Some(behind) = rest.strip_prefix(['(', '[']) {
        let close = if rest.starts_with('(') { ')' } else { ']' };
        let (cell, others) = behind.split_once(close)?;
        let is_cell = cell.len() < 5 && cell.trim().chars().count() < 2;
        inner.push(is_cell.then_some(cell)?);
        rest = others.trim_start();
    }
    let has_blank = inner.iter().any(|it| it.trim().is_empty());
    (rest.is_empty() && has_blank && inner.len() > 3).then_some(inner)
}

/// Returns the digit in brackets of its own.
fn aside(text: &str) -> Option<Digit> {
    let inner = text.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let inner = inner.or_else(|| text.strip_prefix('[')?.strip_suffix(']'))?;
    let mut characters = inner.trim().chars();
    let digit = Digit::from_char(characters.next()?)?;
    characters.next().is_none().then_some(digit)
}

/// Returns the content of a separate cell.
pub(super) fn group(text: &str, sign: Sign, size: usize) -> Option<Written> {
    if let Some(digit) = aside(text) {
        let cell = Written::Aside(digit);
        return is_on(&cell, size).then_some(cell);
    }
    let whole = text.trim_matches(['{', '}', '(', ')']);
    let text = undressed(whole);
    if text.len() < whole.len()
        && let Some(digit) = text.chars().next().and_then(Digit::from_char)
    {
        let cell = Written::Bold(digit);
        return is_on(&cell, size).then_some(cell);
    }
    let mut characters = text.chars();
    let first = characters.next()?;
    let second = characters.next();
    let cell = match (first, second) {
        (one, None) => match sign.value(one)? {
            Some(digit) => Written::Digit(digit),
            None => Written::Empty,
        },
        // A sign as wide as the cells of two characters.
        (one, Some(other))
            if one == other
                && size == Cell::SIDE
                && matches!(one, '_' | '-')
                && characters.next().is_none() =>
        {
            Written::Empty
        }
        // In a file of SudoCue, `u4` is an entry.
        (first @ ('+' | 'u'), Some(digit)) if !sign.is(first) && characters.next().is_none() => {
            Written::Entered(Digit::from_char(digit)?)
        }
        _ => {
            let mut digits = DigitSet::EMPTY;
            for character in text.chars() {
                if !digits.insert(Digit::from_char(character)?) {
                    return None;
                }
            }
            match digits.len() {
                1 => Written::Digit(digits.first()?),
                _ => Written::Marks(digits),
            }
        }
    };
    is_on(&cell, size).then_some(cell)
}
