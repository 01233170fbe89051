//! The shared parts of the formats with one line per row.

use super::{EMPTY, FormatError, Place, cell_value};
use sudoku_engine::grid::{Cell, Digit, Values};

/// The most bytes of a line that may be a row: nine cells of nine digits with space around them, or
/// the rows of a few grids side by side.
pub(super) const LONGEST_ROW: usize = 400;

/// The most rows of a grid that is recognized, so that its size can be reported as too large.
pub(super) const MOST_ROWS: usize = 36;

/// Whether a character is allowed between two cells of a drawn grid.
pub(super) fn is_separator(character: char) -> bool {
    matches!(character, '!' | ':') || is_vertical(character) || character.is_whitespace()
}

/// Whether a character is drawn as a vertical line.
pub(super) const fn is_vertical(character: char) -> bool {
    matches!(
        character,
        '|' | '¦' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '║' | '╎' | '╏'
    )
}

/// Whether a character is one of the box drawing characters of Unicode.
const fn is_box_drawing(character: char) -> bool {
    matches!(character, '\u{2500}'..='\u{257f}')
}

/// Whether a line is drawn between two rows of a grid.
pub(super) fn is_border(line: &str) -> bool {
    let drawn = |character: char| {
        "-+=|*.:'".contains(character) || is_box_drawing(character) || character.is_whitespace()
    };
    let across = |character: &char| {
        matches!(character, '-' | '=') || is_box_drawing(*character) && !is_vertical(*character)
    };
    line.chars().all(drawn) && line.chars().filter(across).count() >= 3
}

/// Returns the groups of characters between the separators of a line, each with the column of its
/// first character, from 1.
pub(super) fn groups(line: &str) -> impl Iterator<Item = (usize, &str)> + Clone {
    groups_between(line, is_separator)
}

/// Returns the groups of characters between separators, each with the column of its first
/// character, from 1.
pub(super) fn groups_between(
    line: &str,
    is_separator: impl Fn(char) -> bool + Clone,
) -> impl Iterator<Item = (usize, &str)> + Clone {
    let mut column = 1;
    line.split(is_separator)
        .map(move |group| {
            let start = column;
            column += group.chars().count() + 1;
            (start, group)
        })
        .filter(|(_, group)| !group.is_empty())
}

/// The number of fields of a row of a table, and whether some of them are blank.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields {
    pub(super) count: usize,
    pub(super) has_blank: bool,
    pub(super) ends_blank: bool,
}

/// Returns the number of the first row that is short by mistake. Blank fields at the ends of rows
/// may have been cut off, but from all rows alike, and rarely from a single one.
pub(super) fn short_row(rows: &[Fields], needed: usize) -> Option<usize> {
    let is_short = |at: &usize| (1..needed).contains(&rows[*at].count);
    let mut short = (0..rows.len()).filter(is_short);
    let first = short.next()?;
    let is_alone = short.next().is_none();
    let is_trimmed = rows.iter().any(|row| row.has_blank) && !rows.iter().any(|row| row.ends_blank);
    (is_alone || !is_trimmed).then_some(first)
}

/// Makes nine rows of nine cells from numbered lines; `read_row` reads the cells of each line.
pub(super) fn read_rows<'a, T>(
    lines: impl Iterator<Item = (usize, &'a str)>,
    mut read_row: impl FnMut(usize, &'a str, &mut Vec<T>) -> Result<(), FormatError>,
) -> Result<[T; Cell::COUNT], FormatError> {
    let mut cells = Vec::new();
    for (number, line) in lines {
        let before = cells.len();
        read_row(number, line, &mut cells)?;
        let found = cells.len() - before;
        if found != 9 {
            return Err(FormatError::Cells {
                line: number,
                found,
                needed: 9,
            });
        }
    }
    <[T; Cell::COUNT]>::try_from(cells).map_err(|cells| FormatError::Rows(cells.len() / Cell::SIDE))
}

/// Reads rows of nine characters, drawn or not, from `lines` without comments.
pub(super) fn read_drawn_rows<'a>(
    lines: impl Iterator<Item = (usize, &'a str)> + Clone,
) -> Result<Values, FormatError> {
    let rows = lines.filter(|(_, line)| !is_border(line));
    let allow_other_empty = !rows.clone().any(|(_, line)| line.contains(EMPTY));
    read_rows(rows, |line, text, row: &mut Vec<Option<Digit>>| {
        for (column, character) in (1..).zip(text.chars()) {
            if !is_separator(character) {
                let place = Place { line, column };
                let value = cell_value(character, allow_other_empty)
                    .ok_or_else(|| FormatError::not_a_digit(place, character))?;
                row.push(value);
            }
        }
        Ok(())
    })
}
