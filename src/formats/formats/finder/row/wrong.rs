//! The mistakes in a line that is nearly a row.

use std::ops::RangeInclusive;

use super::cells::{are_marks, group, is_around, is_missing, set_apart, whole_number};
use super::{LONGEST_ROW, Row, separators};
use crate::formats::finder::columns::barred;
use crate::formats::finder::signs::Sign;
use crate::formats::rows::is_vertical;
use crate::formats::{FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, DigitSet};

/// The most characters of a line to count: enough to know that they are not about nine cells.
const MOST_COUNTED: usize = 12;

/// The longest row with blanks as empty cells: nine cells with a blank behind each.
const LONGEST_WITH_BLANKS: usize = 2 * Cell::SIDE;

/// The fewest cells of a line that may be a row with some missing.
const FEWEST_CELLS: usize = 4;

/// Returns the number of cells of a line that has nothing but cells, and fewer than the row above
/// it or than a row of a classic board. Fields that may be blank are counted by their separators,
/// and may be one too many.
pub(in crate::formats::finder) fn short(
    line: &str,
    sign: Sign,
    above: Option<&Row>,
) -> Option<usize> {
    let is_between = |one: char| one.is_whitespace() || ",;|[](){}\"'".contains(one);
    let mut cells = line.chars().filter(|one| !is_between(*one));
    let needed = above.map_or(Cell::SIDE, |above| above.cells.len());
    let count = cells.clone().count();
    if line.len() > LONGEST_ROW || !cells.all(|one| sign.value(one).is_some()) || count > needed + 1
    {
        return None;
    }
    let usual = above.map_or(Some(Cell::SIDE - 1), |above| above.separators);
    // Otherwise, separators are only between boxes, or no field is blank.
    let is_field_each = |(usual, own): &(usize, usize)| usual + 1 >= needed && own + 1 > count;
    let by_fields = usual.zip(separators(line)).filter(is_field_each);
    let found = match by_fields.filter(|_| !line.contains(['[', '{', '('])) {
        Some((usual, own)) => (needed + own).checked_sub(usual)?,
        None => count,
    };
    let is_wrong = (FEWEST_CELLS..needed).contains(&found) || found > count && found == needed + 1;
    is_wrong.then_some(found)
}

/// Returns the mistake in a line that is meant as a row of nine cells: one or two of its characters
/// are not cells, or there is one cell too few or too many. `None` if it is more likely something
/// else.
pub(in crate::formats::finder) fn damage(
    line: &str,
    number: usize,
    sign: Sign,
) -> Option<FormatError> {
    if is_date(line.trim()) {
        return None;
    }
    if let Some(wrong) = wrong_field(line, number, sign) {
        return Some(wrong);
    }
    let is_between = |one: char| {
        one.is_whitespace() || is_vertical(one) || is_around(one) || matches!(one, ',' | ';')
    };
    let characters = || line.chars().filter(|one| !is_between(*one));
    if sign == Sign::Blank
        && let Some(wrong) = wrong_among_blanks(line, number)
    {
        return Some(wrong);
    }
    // Marks are one cell, however many they are.
    if let Some(found) = set_apart(line, sign).filter(|it| matches!(it, 8 | 10))
        && line
            .split(is_between)
            .filter(|it| !it.is_empty())
            .all(|it| group(it, sign, Cell::SIDE).is_some())
    {
        return Some(FormatError::Cells {
            line: number,
            found,
            needed: Cell::SIDE,
        });
    }
    let count = characters().take(MOST_COUNTED).count();
    let is_wrong = |one: char| !is_between(one) && sign.value(one).is_none();
    let wrong = characters().filter(|one| is_wrong(*one)).count();
    let column = line.chars().position(is_wrong);
    match column {
        Some(column) if count == 9 && wrong < 3 => {
            let place = Place {
                line: number,
                column: column + 1,
            };
            let wrong = line.chars().nth(column)?;
            Some(FormatError::not_a_digit(place, wrong))
        }
        None if matches!(count, 8 | 10) => Some(FormatError::Cells {
            line: number,
            found: count,
            needed: 9,
        }),
        _ => None,
    }
}

/// Whether a text is a date with points, such as `12.04.2021`, `2021.04.12` or `1.4.2021`, and not
/// a row of different digits.
pub(super) fn is_date(text: &str) -> bool {
    let is_number = |part: &str, lengths: RangeInclusive<usize>| {
        lengths.contains(&part.len()) && part.bytes().all(|it| it.is_ascii_digit())
    };
    let parts: Vec<&str> = text.split('.').collect();
    let [one, month, other] = parts[..] else {
        return false;
    };
    let is_year = |one: &str, other: &str| is_number(one, 4..=4) && is_number(other, 1..=2);
    let digits = || text.chars().filter_map(Digit::from_char);
    let is_twice = digits().count() > digits().collect::<DigitSet>().len();
    is_number(month, 1..=2) && (is_year(one, other) || is_year(other, one)) && is_twice
}

/// Returns a sign that looks like a digit in a row with blanks as empty cells.
fn wrong_among_blanks(line: &str, number: usize) -> Option<FormatError> {
    let is_like = |one: char| "SsIlOoBGZzq".contains(one);
    let others = line
        .chars()
        .filter(|one| *one != ' ' && Digit::from_char(*one).is_none());
    let has_digit = line.contains(|one: char| Digit::from_char(one).is_some());
    let is_row = line.trim_end().len() <= LONGEST_WITH_BLANKS && others.clone().all(is_like);
    if !is_row || !has_digit && others.clone().count() > 1 || others.count() > 3 {
        return None;
    }
    let column = line.chars().position(is_like)?;
    let place = Place {
        line: number,
        column: column + 1,
    };
    Some(FormatError::not_a_digit(place, line.chars().nth(column)?))
}

/// Returns the field that is not a cell in a row of nine, if at most two are not.
fn wrong_field(line: &str, number: usize, sign: Sign) -> Option<FormatError> {
    if line.len() > LONGEST_ROW {
        return None;
    }
    let mut fields: Vec<&str> = match barred(line) {
        Some(inner) => inner.split('|').collect(),
        None => {
            let separator = ['\t', ';', ','].into_iter().find(|it| line.contains(*it))?;
            let mut fields: Vec<&str> = line.split(separator).collect();
            fields.pop_if(|it| it.trim().is_empty());
            if line.matches(separator).count() < 8 {
                return None;
            }
            fields
        }
    };
    // The name of the row.
    if fields.len() == 10 && barred(line).is_some() {
        fields.remove(0);
    }
    if !(8..=9).contains(&fields.len()) {
        return None;
    }
    let is_cell = |field: &str| {
        let field = field.trim_matches(is_around);
        let whole = whole_number(field).unwrap_or(field);
        field.is_empty() || are_marks(field) || is_missing(field) || group(whole, sign, 9).is_some()
    };
    let wrong: Vec<&str> = fields.iter().copied().filter(|it| !is_cell(it)).collect();
    let has_digits = fields
        .iter()
        .any(|it| it.contains(|one: char| one.is_ascii_digit()));
    let first = wrong.first().filter(|_| wrong.len() < 3 && has_digits)?;
    let text = first.trim();
    let at = text.as_ptr() as usize - line.as_ptr() as usize;
    let place = Place {
        line: number,
        column: line[..at].chars().count() + 1,
    };
    Some(FormatError::not_a_digit(place, text))
}
