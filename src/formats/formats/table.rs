//! Nine rows of nine fields, some of them blank: copied from a spreadsheet, with tabs; saved by
//! one, with semicolons; or drawn with a line between any two cells.
//!
//! A field with several digits holds pencil marks; a field that is blank, or has a mark of an empty
//! cell, says nothing.

use super::candidates::{self, Possible};
use super::rows::{Fields, is_border, is_vertical, read_rows, short_row};
use super::{EMPTY, Format, FormatError, Place, numbered_lines, without_comment};
use sudoku_engine::grid::{Cell, Digit, DigitSet, Grid};
use sudoku_engine::sudoku::Puzzle;

/// The separator between two fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Separator {
    Tab,
    Semicolon,
    Line,
    /// Only a table with pencil marks; any other is read as comma text.
    Comma,
}

/// Returns the format that a text is read as, if it is a table.
pub(super) fn format(text: &str) -> Option<Format> {
    let separator = separator(text)?;
    let is_mark = |(_, field): (usize, &str)| digits(field).count() > 1;
    let has_marks =
        rows(text, separator).any(|(_, row)| fields(row, separator).into_iter().any(is_mark));
    Some(if has_marks {
        Format::PencilMarks
    } else {
        Format::GridText
    })
}

/// Returns the separator of the fields of a table; `None` for a text that is not a table, or that
/// can be read without it.
fn separator(text: &str) -> Option<Separator> {
    if text.contains(',') {
        return has_marks_and_commas(text).then_some(Separator::Comma);
    }
    let all = [Separator::Tab, Separator::Semicolon, Separator::Line];
    all.into_iter().find(|separator| {
        let mut is_table = false;
        let mut has_blank = *separator == Separator::Semicolon;
        for (_, row) in rows(text, *separator) {
            let fields = fields(row, *separator);
            is_table |= fields.len() == 9;
            has_blank |= fields.iter().any(|(_, field)| field.is_empty());
        }
        is_table && has_blank
    })
}

/// Whether each row has nine fields between commas, some with several digits.
fn has_marks_and_commas(text: &str) -> bool {
    let mut has_marks = false;
    let mut count = 0;
    for (_, row) in rows(text, Separator::Comma) {
        let fields = fields(row, Separator::Comma);
        let is_content = |one: char| one.is_ascii_digit() || EMPTY.contains(&one);
        if fields.len() != 9 || !fields.iter().all(|(_, it)| it.chars().all(is_content)) {
            return false;
        }
        has_marks |= fields.iter().any(|(_, field)| digits(field).count() > 1);
        // If empty cells have a sign, two digits in a cell are a mistake.
        if fields.iter().any(|(_, field)| field.contains(EMPTY)) {
            return false;
        }
        count += 1;
    }
    has_marks && count == 9
}

/// Returns the numbered lines of a table. A blank line is an empty row if there are no more than
/// nine lines.
fn rows(text: &str, separator: Separator) -> impl Iterator<Item = (usize, &str)> {
    let is_row = |line: &str| !line.starts_with('#') && !is_border(line);
    let lines = numbered_lines(text.strip_suffix('\n').unwrap_or(text))
        .map(|(number, line)| (number, without_comment(line)))
        .filter(move |(_, line)| is_row(line));
    // The names of columns in Markdown may be blank.
    let is_ruled = |(_, line): &(usize, &str)| separator == Separator::Line && is_rule(line);
    let ruled = numbered_lines(text).find(is_ruled).map(|(line, _)| line);
    let has_names = move |number: usize, line: &str| {
        let is_name = |one: char| !is_vertical(one) && !one.is_whitespace();
        ruled == Some(number + 1) && !line.contains(is_name)
    };
    let lines = lines.filter(move |(number, line)| !has_names(*number, line));
    let too_many = lines.clone().count() > 9;
    let is_blank = move |line: &str| {
        line.trim().is_empty() && (separator != Separator::Tab || !line.contains('\t'))
    };
    lines.filter(move |(_, line)| !(too_many && is_blank(line)))
}

/// Whether a line divides the names of the columns from the rows of a table in Markdown, and cannot
/// be a row with a `-` in each cell.
pub(super) fn is_clear_rule(line: &str) -> bool {
    is_rule(line) && (line.contains(':') || line.contains("---"))
}

/// Whether a line may divide the names of the columns from the rows of a table in Markdown.
pub(super) fn is_rule(line: &str) -> bool {
    let inner = line
        .trim()
        .strip_prefix('|')
        .and_then(|it| it.strip_suffix('|'));
    let is_part = |part: &str| {
        let part = part.trim();
        part.contains('-') && part.chars().all(|one| one == '-' || one == ':')
    };
    inner.is_some_and(|inner| inner.contains('|') && inner.split('|').all(is_part))
}

/// Returns the fields of a row, each with the column of its first character, from 1. Blanks and
/// quotation marks around them are left out.
fn fields(row: &str, separator: Separator) -> Vec<(usize, &str)> {
    let is_separator = |character: char| match separator {
        Separator::Tab => character == '\t',
        Separator::Semicolon => character == ';',
        Separator::Comma => character == ',',
        Separator::Line => is_vertical(character),
    };
    let blank = |character: char| character.is_whitespace() || character == '"';
    let mut fields = Vec::new();
    let mut column = 1;
    for field in row.split(is_separator) {
        // Two bars drawn as one have no field between them.
        if separator != Separator::Line || !field.is_empty() {
            let before = field.chars().take_while(|one| blank(*one)).count();
            fields.push((column + before, field.trim_matches(blank)));
        }
        column += field.chars().count() + 1;
    }
    if separator == Separator::Line && fields.len() > 9 {
        // There may be blanks outside of the outer bars.
        fields.pop_if(|(_, field)| field.is_empty() && !row.ends_with(is_vertical));
        let is_blank = fields.first().is_some_and(|(_, field)| field.is_empty());
        if is_blank && !row.starts_with(is_vertical) {
            fields.remove(0);
        }
    }
    fields
}

/// Returns the characters of a field other than blanks and marks of an empty cell, each with its
/// number.
fn digits(field: &str) -> impl Iterator<Item = (usize, char)> {
    field
        .chars()
        .enumerate()
        .filter(|(_, one)| !one.is_whitespace() && !EMPTY.contains(one))
}

/// Reads a text that is a table of nine rows and fields.
pub(super) fn read(text: &str) -> Result<Puzzle, FormatError> {
    let separator = separator(text).unwrap_or(Separator::Tab);
    if separator != Separator::Line
        && let Some(error) = short(text, separator)
    {
        return Err(error);
    }
    if let Some(error) = blank_among_signs(text, separator) {
        return Err(error);
    }
    let cells: [DigitSet; Cell::COUNT] = read_rows(rows(text, separator), |line, row, cells| {
        let before = cells.len();
        for (column, field) in fields(row, separator) {
            cells.push(read_field(field, Place { line, column })?);
        }
        // Blank fields at the end may have been cut off.
        let found = cells.len() - before;
        if separator != Separator::Line && found < 9 {
            cells.resize(before + 9, DigitSet::EMPTY);
        }
        Ok(())
    })?;
    let single = |digits: &DigitSet| digits.first().filter(|_| digits.len() == 1);
    let values = cells.each_ref().map(single);
    if cells.iter().all(|digits| digits.len() < 2) {
        return Ok(Puzzle::new(values));
    }
    let grid = Grid::from_values(&values);
    let possible: Possible = std::array::from_fn(|index| match Cell::new(index) {
        Some(cell) if cells[index].is_empty() => grid.candidates(cell),
        _ => cells[index],
    });
    Ok(candidates::to_puzzle(&possible))
}

/// Reports the blank row, or the only blank field, of a table in which empty cells have a sign.
fn blank_among_signs(text: &str, separator: Separator) -> Option<FormatError> {
    let is_sign = |field: &str| {
        let mut characters = field.chars();
        let first = characters.next().is_some_and(|one| EMPTY.contains(&one));
        first && characters.next().is_none()
    };
    let all = rows(text, separator).flat_map(|(line, row)| {
        let fields = fields(row, separator).into_iter();
        fields.map(move |(column, field)| (Place { line, column }, field))
    });
    let (blank, others): (Vec<_>, Vec<_>) = all.partition(|(_, field)| field.is_empty());
    let (place, _) = *blank.first()?;
    let signs = others.iter().filter(|(_, field)| is_sign(field)).count();
    if signs < Cell::SIDE || blank.iter().any(|(it, _)| it.line != place.line) {
        return None;
    }
    match blank.len() {
        1 => Some(FormatError::MissingDigit(place)),
        Cell::SIDE => Some(FormatError::Cells {
            line: place.line,
            found: 0,
            needed: Cell::SIDE,
        }),
        _ => None,
    }
}

/// Reports a row that has too few fields by mistake.
fn short(text: &str, separator: Separator) -> Option<FormatError> {
    let ending = |row: &str| {
        let fields = fields(row, separator);
        let is_blank = |(_, field): &(usize, &str)| field.is_empty();
        let is_row = !row.trim().is_empty() || row.contains('\t');
        Fields {
            count: if is_row { fields.len() } else { 0 },
            has_blank: is_row && fields.iter().any(is_blank),
            ends_blank: is_row && fields.last().is_some_and(is_blank),
        }
    };
    let mut rows: Vec<(usize, Fields)> = rows(text, separator)
        .map(|(line, row)| (line, ending(row)))
        .collect();
    if separator == Separator::Tab && !text.ends_with('\n') {
        // The last row may have lost its last tabs, together with its line break.
        rows.pop();
    }
    let endings: Vec<Fields> = rows.iter().map(|(_, fields)| *fields).collect();
    let (line, fields) = *rows.get(short_row(&endings, Cell::SIDE)?)?;
    Some(FormatError::Cells {
        line,
        found: fields.count,
        needed: Cell::SIDE,
    })
}

fn read_field(field: &str, place: Place) -> Result<DigitSet, FormatError> {
    let digits = digits(field).map(|(offset, character)| {
        let column = place.column + offset;
        let place = Place { column, ..place };
        Digit::from_char(character).ok_or_else(|| FormatError::not_a_digit(place, character))
    });
    digits.collect()
}
