//! The decoration of puzzles in mail, forums and web pages, and their elements.

use super::characters::plain;
use crate::formats::{FormatError, Place};
use std::borrow::Cow;
use sudoku_engine::grid::Digit;

/// The longest entity of a web page, such as `&thinsp;` or `&#x1d7ce;`, in bytes.
const LONGEST_ENTITY: usize = 10;

/// The longest tag that only formats its content, or that is a form field, in bytes.
const LONGEST_TAG: usize = 200;

/// Elements of web pages that end a line.
const LINE_ENDS: [&str; 35] = [
    "br", "tr", "/tr", "p", "/p", "pre", "/pre", "div", "/div", "li", "/li", "ul", "/ul", "ol",
    "/ol", "table", "/table", "h1", "/h1", "h2", "/h2", "h3", "/h3", "h4", "/h4", "body", "/body",
    "form", "/form", "hr", "caption", "head", "/head", "title", "/title",
];

/// Elements at the start or end of a row of a table, or of the table.
const ROW_ENDS: [&str; 4] = ["tr", "/tr", "table", "/table"];

/// Elements at the start of a field of a table.
const FIELD_BEGINS: [&str; 2] = ["td", "th"];

/// Elements at the end of a field.
const FIELD_ENDS: [&str; 2] = ["/td", "/th"];

/// Elements of web pages that only format their content.
const DRESS: [&str; 38] = [
    "/code",
    "code",
    "td",
    "th",
    "tbody",
    "/tbody",
    "b",
    "/b",
    "i",
    "/i",
    "em",
    "/em",
    "strong",
    "/strong",
    "span",
    "/span",
    "a",
    "/a",
    "tt",
    "/tt",
    "html",
    "/html",
    "thead",
    "/thead",
    "center",
    "/center",
    "font",
    "/font",
    "u",
    "/u",
    "small",
    "/small",
    "sup",
    "/sup",
    "big",
    "/big",
    "colgroup",
    "/colgroup",
];

/// The text that forums put around a puzzle.
const FORUM: [&str; 8] = [
    "[code]", "[/code]", "[quote]", "[/quote]", "[pre]", "[/pre]", "[tt]", "[/tt]",
];

/// Removes the decoration of puzzles in mail, forums and web pages from a text of one or more
/// lines, and converts all digits to 0 to 9. There may be new line ends in the result.
pub(in crate::formats) fn clean(text: &str) -> Cow<'_, str> {
    let is_clean = |byte: u8| byte.is_ascii() && !b"&<>`[".contains(&byte);
    if text.bytes().all(is_clean) {
        return text.into();
    }
    let mut cleaned = String::with_capacity(text.len());
    let mut rest = text;
    let mut starts_line = true;
    // Lines do not end within a field of a table.
    let mut in_field = false;
    while let Some(character) = rest.chars().next() {
        if character == '<'
            && let Some((value, length)) = input(rest).or_else(|| select(rest))
        {
            cleaned += &value;
            starts_line = false;
            rest = &rest[length..];
            continue;
        }
        let (put, length): (Option<char>, usize) = match character {
            // A quotation in a mail.
            '>' if starts_line => (None, 1 + usize::from(rest[1..].starts_with(' '))),
            '`' => (None, 1),
            '&' => entity(rest).map_or((Some('&'), 1), |(it, length)| (plain(it), length)),
            '<' => match element(rest, &mut in_field) {
                Some((put, length)) => {
                    if is_entry(&rest[..length], &rest[length..]) {
                        cleaned.extend(put);
                        cleaned.push('+');
                        starts_line = false;
                        rest = &rest[length..];
                        continue;
                    }
                    if in_field && let Some(digit) = given(&rest[..length], &rest[length..]) {
                        cleaned.push_str("**");
                        cleaned.push(digit);
                        cleaned.push_str("**");
                        starts_line = false;
                        rest = &rest[length + digit.len_utf8()..];
                        continue;
                    }
                    (put, length)
                }
                None => (Some('<'), 1),
            },
            ROW_BREAK => (Some(' '), 1),
            '[' => match FORUM.iter().find(|word| starts(rest, word)) {
                Some(word) => (None, word.len()),
                None => (Some('['), 1),
            },
            '\n' => (Some('\n'), 1),
            other => (plain(other), other.len_utf8()),
        };
        starts_line = match put {
            Some('\n') => true,
            Some(' ') | None => starts_line,
            Some(_) => false,
        };
        cleaned.extend(put);
        rest = &rest[length..];
    }
    cleaned.into()
}

/// Returns the lines of a page, with a tab between the fields of its tables.
pub(in crate::formats) fn fields_of_page(page: &str) -> String {
    let lines = page.split('\n').map(|line| {
        let cleaned = clean(line);
        let parts = cleaned
            .split('\n')
            .map(|part| part.trim_end_matches([ROW_BREAK, ' ']))
            .map(|part| part.strip_suffix('\t').unwrap_or(part));
        let said = parts.filter(|part| part.contains('\t'));
        said.collect::<Vec<_>>().join("\n")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a text begins with a word, in any case of letters.
fn starts(text: &str, word: &str) -> bool {
    let head = text.get(..word.len());
    head.is_some_and(|head| head.eq_ignore_ascii_case(word))
}

/// Returns the character of an entity of a web page, and the length of the entity.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text
        .bytes()
        .take(LONGEST_ENTITY)
        .position(|byte| byte == b';')?;
    let name = text.get(1..end)?;
    let character = match name {
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "middot" => '·',
        "vert" | "verbar" => '|',
        "minus" | "ndash" | "mdash" => '-',
        "hellip" => '.',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)?
        }
    };
    Some((character, end + 1))
}

/// Returns the value of a form field at the start of a web page's text, and the length of the
/// field. Before the digit of an editable field there is a `+`.
pub(super) fn input(text: &str) -> Option<(String, usize)> {
    let end = text
        .bytes()
        .take(LONGEST_TAG)
        .position(|byte| byte == b'>')?;
    let inner = text.get(1..end)?;
    if !starts(inner, "input") {
        return None;
    }
    let mut attributes = inner.split_ascii_whitespace().skip(1);
    let value = attributes.find_map(|it| starts(it, "value=").then(|| &it["value=".len()..]));
    let value = value.unwrap_or_default().trim_end_matches('/');
    let value = value.trim_matches(['"', '\'']);
    // A hidden field is not part of a grid.
    let is_hidden = |it: &str| {
        let kind = it
            .split_once('=')
            .filter(|(name, _)| name.eq_ignore_ascii_case("type"));
        kind.is_some_and(|(_, kind)| {
            kind.trim_matches(['"', '\'', '/'])
                .eq_ignore_ascii_case("hidden")
        })
    };
    if inner.split_ascii_whitespace().any(is_hidden) {
        return Some((String::new(), end + 1));
    }
    let is_fixed = inner
        .split_ascii_whitespace()
        .skip(1)
        .any(|it| starts(it, "readonly") || starts(it, "disabled"));
    let is_entry = !is_fixed && value.chars().next().and_then(Digit::from_char).is_some();
    Some((
        format!("{}{value}", if is_entry { "+" } else { "" }),
        end + 1,
    ))
}

/// Returns the choice in a list of choices at the start of a web page's text, and the length of the
/// list.
fn select(text: &str) -> Option<(String, usize)> {
    if !starts(text, "<select") {
        return None;
    }
    let window = text.get(..text.len().min(LONGEST_SELECT)).unwrap_or(text);
    let end = window
        .find("</select>")
        .or_else(|| window.find("</SELECT>"))?;
    let chosen = window[..end].split("<option").skip(1).find_map(|option| {
        let (attributes, text) = option.split_once('>')?;
        let is_chosen = attributes
            .split_ascii_whitespace()
            .any(|it| starts(it, "selected"));
        let text = text.split('<').next().unwrap_or_default().trim();
        is_chosen.then(|| text.to_owned())
    });
    Some((chosen.unwrap_or_default(), end + "</select>".len()))
}

/// The longest list of choices in a web page, in bytes.
const LONGEST_SELECT: usize = 1500;

/// Returns the replacement for a known element of a web page, and its length. Records whether a
/// field of a table begins or ends with it.
fn element(text: &str, in_field: &mut bool) -> Option<(Option<char>, usize)> {
    let end = text
        .bytes()
        .take(LONGEST_TAG)
        .position(|byte| byte == b'>')?;
    let name = element_name(text.get(1..end)?);
    let among = |names: &[&str]| names.iter().any(|it| it.eq_ignore_ascii_case(name));
    if among(&FIELD_BEGINS) {
        *in_field = true;
    } else if among(&FIELD_ENDS) || among(&ROW_ENDS) {
        *in_field = false;
    }
    let put = if among(&LINE_ENDS) {
        Some(if *in_field { ' ' } else { '\n' })
    } else if among(&FIELD_ENDS) {
        Some('\t')
    } else if among(&DRESS) {
        None
    } else {
        return None;
    };
    Some((put, end + 1))
}

/// Words in the class of an element whose digit is an entry.
const ENTERED: [&str; 9] = [
    "user", "entered", "entry", "filled", "guess", "player", "answer", "editable", "mutable",
];

/// Whether an element has only a digit, which is an entry according to the words of its class.
fn is_entry(element: &str, behind: &str) -> bool {
    let mut characters = behind.chars();
    let is_digit = characters.next().and_then(Digit::from_char).is_some();
    is_digit && behind[1..].starts_with("</") && is_entered(element)
}

/// Words in the class of an element whose digit is a given.
const GIVEN: [&str; 10] = [
    "given",
    "givens",
    "fixed",
    "clue",
    "prefilled",
    "initial",
    "original",
    "preset",
    "locked",
    "readonly",
];

/// Returns the only digit in an element, if it is a given by its class or its bold print.
fn given(element: &str, behind: &str) -> Option<char> {
    let digit = behind
        .chars()
        .next()
        .filter(|it| Digit::from_char(*it).is_some())?;
    let is_alone = behind[digit.len_utf8()..].starts_with("</");
    let name = element_name(element.get(1..element.len() - 1)?);
    let is_bold = ["b", "strong"]
        .iter()
        .any(|it| it.eq_ignore_ascii_case(name));
    (is_alone && (is_bold || has_class(element, &GIVEN))).then_some(digit)
}

/// Whether the words of an element's class say that its digit is an entry.
pub(super) fn is_entered(element: &str) -> bool {
    has_class(element, &ENTERED)
}

/// Whether an element's class has one of these words, and none that denies it.
pub(super) fn has_class(element: &str, known: &[&str]) -> bool {
    let Some((_, value)) = element.split_once("class=") else {
        return false;
    };
    let value = value.trim_start();
    let quote = value.chars().next().filter(|one| matches!(one, '"' | '\''));
    let class = match quote {
        Some(quote) => value[1..].split(quote).next(),
        None => value.split([' ', '>', '/']).next(),
    };
    let words = class.unwrap_or_default().split([' ', '-', '_']);
    let is_word = |word: &str| known.iter().any(|it| it.eq_ignore_ascii_case(word));
    words.clone().any(is_word) && !words.clone().any(|it| matches!(it, "not" | "non" | "un"))
}

/// Returns the name in an element, with the slash before it if it ends one.
fn element_name(inner: &str) -> &str {
    let name = inner.split([' ', '\t', '\n', ROW_BREAK]).next();
    let name = name.unwrap_or_default();
    match name.strip_suffix('/') {
        Some(name) if !name.is_empty() => name,
        _ => name,
    }
}

/// The replacement for the end of a line inside a row of a table.
pub(super) const ROW_BREAK: char = '\u{b}';

/// The longest row of a table, in bytes.
const LONGEST_ROW: usize = 20_000;

/// Returns a web page with each row of a table on one line, if no row is yet: within it,
/// [`ROW_BREAK`] replaces the ends of lines, which are moved behind it, so that all lines keep
/// their numbers. HTML lets the end tag of a cell be left out; each gets its own.
pub(in crate::formats) fn with_whole_rows(page: &str) -> Cow<'_, str> {
    let lower = page.to_ascii_lowercase();
    let mut whole = String::new();
    let mut done = 0;
    while let Some(begins) = lower[done..].find("<tr").map(|at| done + at) {
        let inner = &lower[begins + 3..];
        let window = inner.as_bytes();
        let window = &window[..window.len().min(LONGEST_ROW)];
        let is_end = |at: &usize| {
            let rest = &window[*at..];
            [&b"</tr"[..], b"<tr", b"</table"]
                .iter()
                .any(|end| rest.starts_with(end))
        };
        let mut tags = (0..window.len()).filter(|at| window[*at] == b'<');
        let end = tags.find(is_end).unwrap_or(0);
        let end = begins + 3 + end;
        let row = &page[begins..end];
        let breaks = row.matches('\n').count();
        whole += &page[done..begins];
        let row = with_ended_cells(row);
        whole += &row.replace('\n', ROW_BREAK.encode_utf8(&mut [0; 4]));
        done = end;
        if breaks > 0 && lower[done..].starts_with("</tr>") {
            whole += &page[done..done + 5];
            done += 5;
        }
        whole.extend(std::iter::repeat_n('\n', breaks));
    }
    if done == 0 {
        return page.into();
    }
    whole += &page[done..];
    whole.into()
}

/// Returns a row of a table with an end tag behind each cell that lacks one.
fn with_ended_cells(row: &str) -> Cow<'_, str> {
    let lower = row.to_ascii_lowercase();
    let places = |names: [&str; 2]| -> Vec<usize> {
        let tags = lower.match_indices('<').map(|(at, _)| at);
        tags.filter(|at| names.iter().any(|name| lower[*at..].starts_with(name)))
            .collect()
    };
    let (begun, ended) = (places(["<td", "<th"]), places(["</td", "</th"]));
    if begun.len() == ended.len() {
        return row.into();
    }
    let mut whole = String::new();
    let mut done = 0;
    let mut ended = ended.into_iter().peekable();
    for (number, at) in begun.iter().enumerate() {
        let next = begun.get(number + 1).copied().unwrap_or(row.len());
        while ended.next_if(|end| end < at).is_some() {}
        if ended.next_if(|end| *end < next).is_none() {
            whole += &row[done..next];
            whole += match lower[*at..].starts_with("<td") {
                true => "</td>",
                false => "</th>",
            };
            done = next;
        }
    }
    whole += &row[done..];
    whole.into()
}

/// Returns a web page with blanks in place of the document type at its start.
pub(in crate::formats) fn without_type(page: &str) -> Cow<'_, str> {
    let start = page.trim_start();
    match start.find('>').filter(|_| starts(start, "<!doctype")) {
        Some(end) => {
            let blanks = start[..=end]
                .matches('\n')
                .map(|_| '\n')
                .collect::<String>();
            let before = &page[..page.len() - start.len()];
            format!("{before}{blanks}{}", &start[end + 1..]).into()
        }
        None => page.into(),
    }
}

/// Moves a mistake in a line of a web page to its place in the original line.
pub(super) fn in_place(error: FormatError, number: usize, line: &str) -> FormatError {
    let FormatError::NotADigit { place, text } = &error else {
        return error;
    };
    if place.line != number || !line.contains('<') {
        return error;
    }
    let is_alone = |at: usize| {
        let (before, behind) = (&line[..at], &line[at + text.len()..]);
        before.trim_end().ends_with('>') && behind.trim_start().starts_with('<')
    };
    let found = line
        .match_indices(text.as_str())
        .find(|(at, _)| is_alone(*at));
    let at = found.map_or(0, |(at, _)| at);
    let before = &line[..at];
    let breaks = before.matches(ROW_BREAK).count();
    let start = before.rfind(ROW_BREAK).map_or(0, |at| at + 1);
    let place = Place {
        line: number + breaks,
        column: before[start..].chars().count() + 1,
    };
    FormatError::not_a_digit(place, text.as_str())
}

/// Whether a text begins with an element of a web page.
pub(in crate::formats) fn is_web_page(text: &str) -> bool {
    let Some(inner) = text.trim_start().strip_prefix('<') else {
        return false;
    };
    let end = inner.find(|one: char| !one.is_ascii_alphanumeric());
    let name = &inner[..end.unwrap_or(inner.len())];
    let others = ["head", "title", "section", "article", "main"];
    let known = DRESS.iter().chain(&LINE_ENDS).chain(&others);
    let types = ["!doctype html", "!doctype netscape-bookmark"];
    types.iter().any(|it| starts(inner, it))
        || known.into_iter().any(|it| it.eq_ignore_ascii_case(name))
}
