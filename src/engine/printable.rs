//! What comes from outside, fit to be printed: the name of a file may hold anything,
//! even what a terminal obeys.

use std::ffi::OsStr;
use std::path::Path;

/// The text with escapes, such as `\u{1b}`, for its control characters and for those
/// that turn the direction of writing or end a line. Everything else stays as it is.
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

/// The name of a file as [`text`] has it. What is no UTF-8 in it becomes the
/// replacement character.
pub fn path(path: &Path) -> String {
    os_text(path.as_os_str())
}

/// The same for anything that the system hands over.
pub fn os_text(text: &OsStr) -> String {
    self::text(&text.to_string_lossy())
}

/// Whether a character does something to what is around it.
fn is_obeyed(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        )
}

/// So many of something, in an English message: `1 cell`, `2 cells`.
pub fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{plural}")
}
