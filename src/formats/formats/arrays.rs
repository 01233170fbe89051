//! The numbers of comma text in nested arrays, as in programs: in brackets or braces, an inner pair
//! for each row, perhaps behind the name of a variable.

use super::comma_text::read_field;
use super::{EMPTY, FormatError, Place, content_lines};
use sudoku_engine::grid::{Cell, Digit, Values};

const OPEN: [char; 3] = ['[', '{', '('];
const CLOSE: [char; 3] = [']', '}', ')'];

/// The start of a comment that goes to the end of the line.
const COMMENT: &str = "//";

/// Whether a line, the first of a file, begins an array: with brackets and then a number, or with
/// nothing but brackets.
pub(super) fn is_start(line: &str) -> bool {
    let start = declaration(line);
    let (declared, array) = line.split_at(start);
    let array = array.trim();
    let inner = array.trim_start_matches(|character: char| {
        OPEN.contains(&character) || character.is_whitespace()
    });
    if array.is_empty() {
        return declared.contains(OPEN);
    }
    inner.len() < array.len()
        && (inner.is_empty() || inner.starts_with(|next: char| is_cell(next) || next == ','))
}

fn is_cell(character: char) -> bool {
    character.is_ascii_digit() || EMPTY.contains(&character)
}

/// Returns the length of the text before an array: a name, and `=`.
fn declaration(line: &str) -> usize {
    line.find('=').map_or(0, |at| at + 1)
}

/// The item read last: it decides whether a comma may follow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Open,
    Close,
    Comma,
    Number,
}

/// The numbers between two brackets, and the line of the first number.
#[derive(Default)]
struct Row {
    line: usize,
    cells: Vec<Option<Digit>>,
}

/// Reads nine rows of nine numbers, or one row of 81.
pub(super) fn read(text: &str) -> Result<Values, FormatError> {
    let mut rows = Vec::new();
    let mut row = Row::default();
    let mut before = Before::Open;
    let mut is_first = true;
    for (line, text) in content_lines(text) {
        let text = text.split_once(COMMENT).map_or(text, |(text, _)| text);
        let mut at = if std::mem::take(&mut is_first) {
            declaration(text)
        } else {
            0
        };
        let mut column = text[..at].chars().count() + 1;
        while let Some(next) = text[at..].chars().next() {
            let place = Place { line, column };
            let length = match next {
                ',' if matches!(before, Before::Open | Before::Comma) => {
                    return Err(FormatError::MissingDigit(place));
                }
                ',' => {
                    before = Before::Comma;
                    1
                }
                _ if is_between(next) => next.len_utf8(),
                _ if is_bracket(next) => {
                    rows.push(std::mem::take(&mut row));
                    before = if OPEN.contains(&next) {
                        Before::Open
                    } else {
                        Before::Close
                    };
                    1
                }
                _ => {
                    let rest = &text[at..];
                    let end = rest.find(|character: char| {
                        character == ',' || is_between(character) || is_bracket(character)
                    });
                    let field = &rest[..end.unwrap_or(rest.len())];
                    if row.cells.is_empty() {
                        row.line = line;
                    }
                    row.cells.push(read_field(field, place)?);
                    before = Before::Number;
                    field.len()
                }
            };
            column += text[at..at + length].chars().count();
            at += length;
        }
    }
    rows.push(row);
    rows.retain(|row| !row.cells.is_empty());
    values(&rows)
}

fn is_bracket(character: char) -> bool {
    OPEN.contains(&character) || CLOSE.contains(&character)
}

/// Whether a character is allowed anywhere between numbers and brackets.
fn is_between(character: char) -> bool {
    character == ';' || character.is_whitespace()
}

fn values(rows: &[Row]) -> Result<Values, FormatError> {
    if let [row] = rows
        && let Ok(values) = Values::try_from(row.cells.as_slice())
    {
        return Ok(values);
    }
    if let Some(row) = rows.iter().find(|row| row.cells.len() != 9) {
        return Err(FormatError::Cells {
            line: row.line,
            found: row.cells.len(),
            needed: 9,
        });
    }
    let cells: Vec<_> = rows.iter().flat_map(|row| &row.cells).copied().collect();
    Values::try_from(cells).map_err(|cells| FormatError::Rows(cells.len() / Cell::SIDE))
}
