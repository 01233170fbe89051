use super::rows::{is_border, is_separator, is_vertical, read_drawn_rows};
use super::{EMPTY, FormatError, cell_value, content_lines, numbered_lines, without_comment};
use sudoku_engine::grid::{Cell, Digit, Values};

pub(super) fn read(text: &str) -> Result<Values, FormatError> {
    read_drawn_rows(content_lines(text)).or_else(|error| {
        read_blanks(text)
            .or_else(|| read_one_line(text))
            .ok_or(error)
    })
}

/// Reads 81 cells on one line with blanks between them.
fn read_one_line(text: &str) -> Option<Values> {
    let mut lines = content_lines(text);
    let (_, line) = lines.next().filter(|_| lines.next().is_none())?;
    let cells = line.chars().filter(|one| !is_separator(*one));
    let cells: Option<Vec<_>> = cells.map(|cell| cell_value(cell, false)).collect();
    cells?.try_into().ok()
}

/// Reads nine lines in which a blank is an empty cell. Blanks at the end of a
/// line may be missing, but there must be others.
fn read_blanks(text: &str) -> Option<Values> {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let mut rows: Vec<String> = numbered_lines(text)
        .filter(|(_, line)| !line.starts_with('#') && !is_border(line))
        .map(|(_, line)| without_comment(line).replace(|one| one == '!' || is_vertical(one), ""))
        .collect();
    while rows.len() > 9 && rows.pop_if(|row| row.trim().is_empty()).is_some() {}
    let has_blank = rows.iter().any(|row| row.trim_end().contains(' '));
    if rows.len() != 9 || !has_blank || rows.iter().any(|row| row.contains(EMPTY)) {
        return None;
    }
    let mut values = [None; Cell::COUNT];
    for (row, cells) in rows.iter().zip(values.chunks_mut(9)) {
        let mut cells = cells.iter_mut();
        for character in row.trim_end().chars() {
            let digit = Digit::from_char(character);
            if digit.is_none() && character != ' ' {
                return None;
            }
            *cells.next()? = digit;
        }
    }
    Some(values)
}
