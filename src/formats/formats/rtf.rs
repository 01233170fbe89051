//! The text of a document in the Rich Text Format, as written by word processors: its lines and the
//! fields of its tables, without their formatting.

use super::encoding;

const START: &str = "{\\rtf";

/// The first words of groups that do not hold text.
const NO_TEXT: [&str; 14] = [
    "fonttbl",
    "colortbl",
    "stylesheet",
    "info",
    "pict",
    "header",
    "footer",
    "listtable",
    "listoverridetable",
    "rsidtbl",
    "themedata",
    "generator",
    "object",
    "fldinst",
];

/// Whether a source with this start is a document in the Rich Text Format.
pub(super) fn is_start(start: &[u8]) -> bool {
    start.starts_with(START.as_bytes())
}

/// Returns the text of a document.
pub(super) fn text_of(document: &str) -> String {
    let mut text = String::new();
    // For each open group, whether the group around it is left out, and its number of substitutes.
    let mut around: Vec<(bool, usize)> = Vec::new();
    let mut is_left_out = false;
    // The number of characters that replace one of Unicode for programs without Unicode.
    let mut each = 1;
    // The number of them still to come.
    let mut substitutes = 0;
    let mut rest = document;
    while let Some(next) = rest.chars().next() {
        let mut length = next.len_utf8();
        let mut put = None;
        match next {
            '{' => around.push((is_left_out, each)),
            '}' => {
                (is_left_out, each) = around.pop().unwrap_or((false, 1));
                substitutes = 0;
            }
            '\n' | '\r' => {}
            '\\' => {
                let (control, whole) = control(rest);
                length = whole;
                match control {
                    Control::Put(character) => put = Some(character),
                    Control::Unicode(character) => {
                        if !is_left_out {
                            text.push(character);
                        }
                        substitutes = each;
                    }
                    Control::Substitutes(count) => each = count,
                    Control::NoText => is_left_out = true,
                    Control::Nothing => {}
                }
            }
            other => put = Some(other),
        }
        if let Some(character) = put {
            if substitutes > 0 {
                substitutes -= 1;
            } else if !is_left_out {
                text.push(character);
            }
        }
        rest = &rest[length..];
    }
    text
}

enum Control {
    Put(char),
    Unicode(char),
    /// This many characters follow each of Unicode, in its place.
    Substitutes(usize),
    /// The group has no text.
    NoText,
    Nothing,
}

/// Reads a control that begins with a backslash. Also returns its length.
fn control(text: &str) -> (Control, usize) {
    let behind = &text[1..];
    let Some(first) = behind.chars().next() else {
        return (Control::Nothing, 1);
    };
    if !first.is_ascii_alphabetic() {
        let length = 1 + first.len_utf8();
        return match first {
            '\'' => {
                let hex = behind
                    .get(1..3)
                    .and_then(|hex| u8::from_str_radix(hex, 16).ok());
                match hex {
                    Some(byte) => (Control::Put(encoding::character(byte)), 4),
                    None => (Control::Nothing, length),
                }
            }
            '*' => (Control::NoText, length),
            '~' => (Control::Put(' '), length),
            '_' => (Control::Put('-'), length),
            '\n' | '\r' => (Control::Put('\n'), length),
            '\\' | '{' | '}' => (Control::Put(first), length),
            _ => (Control::Nothing, length),
        };
    }
    let is_letter = |one: char| one.is_ascii_alphabetic();
    let end = behind.find(|one| !is_letter(one)).unwrap_or(behind.len());
    let (word, behind) = behind.split_at(end);
    let digits = behind.strip_prefix('-').unwrap_or(behind);
    let end = digits.find(|one: char| !one.is_ascii_digit());
    let end = behind.len() - digits.len() + end.unwrap_or(digits.len());
    let number: Option<i64> = behind[..end].parse().ok();
    let blank = usize::from(behind[end..].starts_with(' '));
    let length = 1 + word.len() + end + blank;
    let put = |character| (Control::Put(character), length);
    match word {
        "par" | "line" | "row" | "sect" | "page" => put('\n'),
        "tab" | "cell" => put('\t'),
        "emdash" => put('—'),
        "endash" => put('–'),
        "bullet" => put('•'),
        "u" => {
            let code = number.map(|it| if it < 0 { it + 0x10000 } else { it });
            let character = code.and_then(|it| char::from_u32(u32::try_from(it).ok()?));
            let character = character.unwrap_or(char::REPLACEMENT_CHARACTER);
            (Control::Unicode(character), length)
        }
        "uc" => {
            let count = number.and_then(|it| usize::try_from(it).ok());
            (Control::Substitutes(count.unwrap_or(1)), length)
        }
        word if NO_TEXT.contains(&word) => (Control::NoText, length),
        _ => (Control::Nothing, length),
    }
}
