//! Programs in Fortran whose statements continue on the next line after `&`.

use super::detection::text_of;
use super::plain;

/// The fewest lines that continue on the next one.
const FEWEST: usize = 3;

/// Whether a line continues on the next one. A line of a LaTeX table has more of these signs.
fn goes_on(line: &str) -> bool {
    let inner = line.trim().strip_suffix('&');
    inner.is_some_and(|it| !it.trim_start_matches('&').contains('&'))
}

/// Whether a source may be a program with continued lines.
pub(super) fn is_in(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    let text = plain(text);
    let has_digit = |line: &&str| line.contains(|one: char| one.is_ascii_digit());
    let lines = text.lines().filter(|line| goes_on(line)).filter(has_digit);
    !is_broken && !text.contains('\\') && lines.take(FEWEST).count() == FEWEST
}

/// Returns the text with blanks in place of these signs, and of `(/` and `/)` around a plain list.
pub(super) fn joined(text: &str) -> String {
    let is_plain = !text.contains("reshape");
    let mut is_rest = false;
    let line = |line: &str| {
        let is_behind = std::mem::replace(&mut is_rest, goes_on(line));
        let begins = is_behind && line.trim_start().starts_with('&');
        let line = match is_rest || begins {
            true => line.replace('&', " "),
            false => line.to_owned(),
        };
        match is_plain && (is_rest || is_behind) {
            true => line.replace("(/", "  ").replace("/)", "  "),
            false => line,
        }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}
