//! Makes text from outside safe to print: the name of a file may contain anything, even control
//! sequences for a terminal.

use std::ffi::OsStr;
use std::path::Path;

/// The text with escapes, such as `\u{1b}`, in place of control characters and of characters that
/// change the writing direction or end a line. Everything else stays unchanged.
pub fn text(text: &str) -> String {
    let mut printable = String::with_capacity(text.len());
    for character in text.chars() {
        if is_obeyed(character) {
            printable.extend(character.escape_default());
        } else {
            printable.push(character);
        }
    }
    printable
}

/// The text without the characters that [`text`] escapes, in one line and with at most this many
/// characters: an ellipsis ends a longer one.
pub fn line(text: &str, most: usize) -> String {
    let words = text.chars().map(|character| match character {
        '\t' | '\n' | '\r' => ' ',
        other => other,
    });
    let mut words = words.filter(|character| !is_obeyed(*character));
    let mut line: String = words.by_ref().take(most).collect();
    if words.next().is_some() {
        line.pop();
        line.push('…');
    }
    line
}

/// A text from outside, in the form of [`text`], as the end of a sentence: without a full stop, which
/// the sentence around it may have.
pub fn clause(text: &str) -> String {
    self::text(text.trim_end_matches(['.', ' ']))
}

/// The name of a file in the form of [`text`]. Parts that are not valid UTF-8 become the
/// replacement character.
pub fn path(path: &Path) -> String {
    os_text(path.as_os_str())
}

/// Any string from the system in this form.
pub fn os_text(text: &OsStr) -> String {
    self::text(&text.to_string_lossy())
}

/// Whether a character affects the text around it.
fn is_obeyed(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}
