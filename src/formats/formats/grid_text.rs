use super::rows::{groups, is_border, is_separator, read_drawn_rows};
use super::{FormatError, blanks, cell_value, content_lines, numbered_lines, without_comment};
use sudoku_engine::grid::Values;

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
    // A lone sign before all others may be the number of the puzzle.
    let mut groups = groups(line).map(|(_, group)| group.chars().count());
    if groups.clone().count() == 2 && groups.next() == Some(1) {
        return None;
    }
    let cells = line.chars().filter(|one| !is_separator(*one));
    let cells: Option<Vec<_>> = cells.map(|cell| cell_value(cell, false)).collect();
    cells?.try_into().ok()
}

/// Reads nine lines in which a blank is an empty cell.
fn read_blanks(text: &str) -> Option<Values> {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let mut rows: Vec<&str> = numbered_lines(text)
        .filter(|(_, line)| !line.starts_with('#') && !is_border(line))
        .map(|(_, line)| without_comment(line))
        .collect();
    while rows.len() > 9 && rows.pop_if(|row| row.trim().is_empty()).is_some() {}
    let is_known = |row: &&str| row.trim().is_empty() || blanks::is_row(row);
    if rows.len() != 9 || !rows.iter().all(is_known) {
        return None;
    }
    blanks::cells(&rows).ok()
}
