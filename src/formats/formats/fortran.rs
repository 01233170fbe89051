//! Fortran that fills a matrix by the statement `data`, with the numbers between slashes.

use super::detection::text_of;
use super::plain;

/// The statement.
const DATA: &str = "data";

/// The text between the statement and the numbers is shorter than this.
const LONGEST_TARGET: usize = 100;

/// The most bytes of the numbers.
const LONGEST_LIST: usize = 4000;

/// The numbers of cells of a board and of a row.
const WHOLE: usize = 81;
const ROW: usize = 9;

/// Whether a source may have a `data` statement.
pub(super) fn is_in(start: &[u8]) -> bool {
    let (text, is_broken) = text_of(start);
    !is_broken && plain(text).lines().any(|line| target(line).is_some())
}

/// Returns the variable that the `data` statement in a line fills, and the length of the line up to
/// the numbers.
fn target(line: &str) -> Option<(&str, usize)> {
    let statement = line.trim_start();
    let (head, behind) = statement.split_at_checked(DATA.len())?;
    let end = behind.find('/').filter(|end| *end < LONGEST_TARGET)?;
    let is_it = head.eq_ignore_ascii_case(DATA) && behind.starts_with([' ', '\t', '(']);
    let before = line.len() - behind.len();
    is_it.then(|| (behind[..end].trim(), before + end + 1))
}

/// Whether a statement fills a matrix column by column: it is declared with two dimensions, and the
/// statement has no loop over its rows.
fn is_by_columns(target: &str, declared: &str) -> bool {
    let target = target.to_ascii_lowercase();
    let has_two = declared.contains(&format!("{target}(9,9)"))
        || declared.contains("dimension(9,9)") && declared.contains(&target);
    !target.contains('(') && has_two
}

/// Returns the numbers at the start of a text up to a slash, with blanks for continuation signs,
/// and the length including the slash. `None` if there is anything else, or not a board or a row.
fn numbers(text: &str, is_by_columns: bool) -> Option<(String, usize)> {
    let end = text
        .bytes()
        .take(LONGEST_LIST)
        .position(|one| one == b'/')?;
    let is_known = |one: char| one.is_ascii_digit() || one.is_whitespace() || ",&".contains(one);
    let inner = &text[..end];
    let digits: Vec<char> = inner.chars().filter(char::is_ascii_digit).collect();
    let is_apart = inner
        .split(|one: char| !one.is_ascii_digit())
        .all(|it| it.len() < 2);
    let is_list = [WHOLE, ROW].contains(&digits.len()) && is_apart;
    if !is_list || !inner.chars().all(is_known) {
        return None;
    }
    let mut places = 0..;
    let put = |one: char| match one {
        '&' => ' ',
        one if one.is_ascii_digit() => {
            let at = places.next().unwrap_or(0);
            let from = if is_by_columns {
                at % ROW * ROW + at / ROW
            } else {
                at
            };
            digits.get(from).copied().unwrap_or(one)
        }
        one => one,
    };
    Some((inner.chars().map(put).collect(), end + 1))
}

/// Returns the text with each `data` statement replaced by its numbers, row by row; `None` if there
/// are none. Keeps all line ends.
pub(super) fn plainly(text: &str) -> Option<String> {
    let declared = text.chars().filter(|one| !one.is_whitespace());
    let declared = declared.collect::<String>().to_ascii_lowercase();
    let mut whole = String::with_capacity(text.len());
    let mut rest = text;
    let mut has_some = false;
    while !rest.is_empty() {
        let end = rest.find('\n').map_or(rest.len(), |end| end + 1);
        let list = target(&rest[..end]).and_then(|(target, start)| {
            let is_by_columns = is_by_columns(target, &declared);
            let (numbers, length) = numbers(&rest[start..], is_by_columns)?;
            Some((numbers, start + length))
        });
        let (put, length) = list.unwrap_or_else(|| (String::new(), 0));
        has_some |= length > 0;
        whole += &put;
        // The end of the statement, or a line without one.
        let behind = &rest[length..];
        let end = behind.find('\n').map_or(behind.len(), |end| end + 1);
        whole += if length > 0 && behind[..end].trim().is_empty() || length == 0 {
            &behind[..end]
        } else {
            "\n"
        };
        rest = &behind[end..];
    }
    has_some.then_some(whole)
}
