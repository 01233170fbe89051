//! The mistake in a line that is meant as a cage, or as cells with their digits.

use super::line::{LONGEST, SUM_WORDS, cells, digits, without_label, without_number};
use crate::formats::{Fault, FormatError, shown, without_comment};
use sudoku_engine::grid::Digit;

/// The longest text in place of a digit.
const LONGEST_VALUE: usize = 3;

/// Returns the number of cells in a line that gives cells their digits, and the mistake in a cell
/// or digit; `None` for any other line.
pub(super) fn damage(line: &str) -> Option<(usize, Fault)> {
    let line = without_label(without_comment(line).trim());
    if line.len() > LONGEST || digits(line).is_some() {
        return None;
    }
    let tight = tight(line);
    let (mut damaged, mut count) = (None, 0);
    let parts = tight.split([',', ';', ' ', '\t']);
    for part in parts.filter(|it| !it.is_empty()) {
        count += 1;
        let (name, value) = part.split_once(['=', ':'])?;
        // If a digit is missing, the next cell follows.
        let next = value.split_once(['=', ':']).map(|(next, _)| next);
        let value = if next.is_some_and(is_nearly_cell) {
            ""
        } else {
            value
        };
        if !is_nearly_cell(name) || value.chars().count() > LONGEST_VALUE {
            return None;
        }
        let is_cell = || matches!(cells(name, true), Some((all, "")) if all.len() == 1);
        let mut characters = value.chars();
        let is_digit = characters
            .next()
            .is_some_and(|it| Digit::from_char(it).is_some())
            && characters.next().is_none();
        if damaged.is_none() && !is_cell() {
            damaged = Some(Fault::NotACell {
                text: shown(name, FormatError::SHOWN_OF_NAME),
            });
        } else if damaged.is_none() && value.is_empty() {
            damaged = Some(Fault::DigitMissing {
                name: shown(name, FormatError::SHOWN_OF_NAME),
            });
        } else if damaged.is_none() && !is_digit {
            damaged = Some(Fault::NotADigitIn {
                text: shown(value, FormatError::SHOWN_OF_TEXT),
                name: shown(name, FormatError::SHOWN_OF_NAME),
            });
        }
    }
    damaged.map(|damage| (count, damage))
}

/// Returns the mistake in a line that is meant as a cage: it has names of cells, signs between them
/// and a sum, but one of these is replaced by something else. `None` for any other line. Below a
/// cage, names of cells with a word or without a sum also count. If cages have no numbers of their
/// own, two numbers are two sums.
pub(super) fn cage_damage(line: &str, is_below: bool, is_unnumbered: bool) -> Option<Fault> {
    let line = without_number(without_comment(line).trim());
    // Chains and moves have other signs.
    let has_signs = is_below || line.contains(['=', ':', '+']);
    if line.len() > LONGEST || !has_signs || line.contains(['<', '>', '-']) {
        return None;
    }
    let is_between = |one: char| one.is_whitespace() || "+,;:=()[]{}|\"&".contains(one);
    let (mut named, mut sums, mut others) = (0, Vec::new(), Vec::new());
    for word in line.split(is_between).filter(|it| !it.is_empty()) {
        if let Some((own, "")) = cells(word, true) {
            named += own.len();
        } else if word.bytes().all(|one| one.is_ascii_digit()) {
            sums.push(word);
        } else if !SUM_WORDS.iter().any(|it| word.eq_ignore_ascii_case(it)) {
            others.push(word);
        }
    }
    match others[..] {
        [] if named > 1 && sums.is_empty() => Some(Fault::SumMissing),
        // A number before a colon may be the number of the cage.
        [] if named > 1 && (is_unnumbered || line.matches('=').count() > 1) => {
            let [one, other] = sums[..] else { return None };
            let number = |word: &str| word.parse::<usize>().ok();
            Some(Fault::TwoSums {
                one: number(one)?,
                other: number(other)?,
            })
        }
        [word] if named > 0 && sums.len() == 1 && is_slip_of_cell(word) => Some(Fault::NotACell {
            text: shown(word, FormatError::SHOWN_OF_NAME),
        }),
        [word] if named > 1 && sums.is_empty() && (is_below || is_slip_of_sum(word)) => {
            Some(Fault::NotTheSum {
                text: shown(word, FormatError::SHOWN_OF_NAME),
            })
        }
        _ => None,
    }
}

/// Whether a word may be the name of a cell with a slip: it contains a digit, and is not longer
/// than a name.
fn is_slip_of_cell(word: &str) -> bool {
    let length = word.chars().count();
    (2..=6).contains(&length)
        && word.contains(|one: char| one.is_ascii_digit())
        && word.starts_with(|one: char| one.is_alphanumeric())
}

/// Whether a word may be in place of a sum: it is short, and not a word of a language.
fn is_slip_of_sum(word: &str) -> bool {
    let length = word.chars().count();
    length == 1 || length <= LONGEST_VALUE && !word.chars().all(char::is_alphabetic)
}

/// Whether a word may be meant as the name of a cell: the letters of rows and columns with numbers,
/// one of which may be missing.
fn is_nearly_cell(name: &str) -> bool {
    let lower = name.to_ascii_lowercase();
    let is_number = |it: &str| it.len() <= 3 && it.bytes().all(|one| one.is_ascii_digit());
    let is_by_lines = || {
        let bare = lower.strip_prefix('r').unwrap_or(&lower);
        let both = bare.split_once('c');
        both.is_some_and(|(row, column)| {
            is_number(row) && is_number(column) && row.len() + column.len() > 0
        })
    };
    let is_by_letter = || {
        let column = name.strip_prefix(|one: char| matches!(one, 'A'..='J'));
        column.is_some_and(|it| !it.is_empty() && is_number(it))
    };
    is_by_lines() || is_by_letter()
}

/// Returns a line without the blanks around the signs between cells and digits.
fn tight(line: &str) -> String {
    [" =", "= ", " :", ": "]
        .iter()
        .fold(line.to_owned(), |text, sign| {
            text.replace(sign, sign.trim())
        })
}
