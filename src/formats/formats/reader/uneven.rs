//! Explains why evenly separated rows are not a grid: a row is too short or too long, missing or
//! extra.

use std::cmp::Reverse;

use crate::formats::boards::mistake;
use crate::formats::rows::{LONGEST_ROW, is_border, is_separator, is_vertical};
use crate::formats::{Fault, FormatError, Place, blanks, finder, numbered_lines};
use sudoku_engine::grid::Cell;

/// The fewest whole rows that show the form of a row.
const FEWEST_WHOLE: usize = 6;

/// The most rows more or fewer than a grid has.
const MOST_OFF: usize = 2;

/// The fewest cells in a line that is nearly a row.
const FEWEST_SIGNS: usize = 4;

/// The ways in which the cells of a row are set apart.
const WAYS: [Way; 5] = [
    Way::Fields(','),
    Way::Fields(';'),
    Way::Fields('\t'),
    Way::Bars,
    Way::Signs,
];

/// The way in which the cells of a row are set apart.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// By this separator; cells may be blank.
    Fields(char),
    /// By bars around each cell.
    Bars,
    /// By something else or nothing; each cell has a sign.
    Signs,
}

/// The text before each row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Name {
    None,
    /// Its number or letter.
    Number,
    /// Anything up to a bracket, a colon or an equals sign, perhaps not in all rows.
    Marked,
}

/// Returns the mistake in the only grid of a text, if all its lines but one are rows of nine cells,
/// or all are and there are not nine of them; `None` for any other text.
pub(super) fn reason(text: &str) -> Option<FormatError> {
    if let Some(error) = blank_rows(text) {
        return Some(error);
    }
    let cleaned = match text.contains('<') {
        true => text.into(),
        false => finder::clean(text),
    };
    let names = [Name::None, Name::Number, Name::Marked];
    let ways = WAYS
        .into_iter()
        .flat_map(|way| names.map(|name| (way, name)));
    let is_whole = |(_, count): &&(usize, usize)| *count == Cell::SIDE;
    let whole = |rows: &[(usize, usize)]| rows.iter().filter(is_whole).count();
    // Of the ways that find the most rows, the first one is the surest.
    let mut counted: Vec<_> = ways.map(|(way, name)| rows(&cleaned, way, name)).collect();
    counted.push(starred(&cleaned));
    counted.sort_by_key(|rows| Reverse(whole(rows)));
    let rows = counted.swap_remove(0);
    let found = rows.len();
    if whole(&rows) < FEWEST_WHOLE || found.abs_diff(Cell::SIDE) > MOST_OFF {
        return parted(text);
    }
    let mut odd = rows.iter().filter(|row| !is_whole(row));
    match (odd.next(), odd.next()) {
        (None, _) if found != Cell::SIDE => {
            let (line, _) = *rows.first()?;
            let needed = Cell::SIDE;
            let problem = Fault::GridRows { found, needed };
            Some(mistake(Place { line, column: 1 }, problem))
        }
        (Some((line, found)), None) => Some(FormatError::Cells {
            line: *line,
            found: *found,
            needed: Cell::SIDE,
        }),
        _ => None,
    }
}

/// Returns the lines of the rows of a text of pencil marks with stars between the boxes, and the
/// number of cells in each; none if there is any other line.
fn starred(text: &str) -> Vec<(usize, usize)> {
    let is_drawn = |line: &str| line.trim().is_empty() || is_border(line) || line.starts_with('#');
    let lines = numbered_lines(text).filter(|(_, line)| !is_drawn(line));
    let counts = lines.map(|(number, line)| {
        let groups = line.split(is_separator).filter(|it| !it.is_empty());
        let is_star = |it: &&str| *it == "*";
        let (stars, cells): (Vec<&str>, Vec<&str>) = groups.partition(is_star);
        let is_marks = |it: &&str| *it == "." || it.bytes().all(|one| one.is_ascii_digit());
        let is_row = stars.len() == BOXES - 1 && cells.iter().all(is_marks);
        is_row.then_some((number, cells.len()))
    });
    counts.collect::<Option<_>>().unwrap_or_default()
}

/// The number of boxes side by side.
const BOXES: usize = 3;

/// The most lines of words between the rows of a grid.
const MOST_WORDS: usize = 3;

/// Returns the mistake in a text whose only nine rows have words between them, in one place.
pub(super) fn parted(text: &str) -> Option<FormatError> {
    WAYS.into_iter().find_map(|way| parted_rows(text, way))
}

fn parted_rows(text: &str, way: Way) -> Option<FormatError> {
    // The numbers of the rows, and the lines of words right below each but the last.
    let mut rows = 0;
    let mut words: Vec<(usize, &str)> = Vec::new();
    let mut between: Option<Vec<(usize, &str)>> = None;
    for (number, line) in numbered_lines(text) {
        let is_comment = line.trim_start().starts_with(['#', '%']);
        if line.trim().is_empty() || is_border(line) || is_comment || line.len() > LONGEST_ROW {
            continue;
        }
        if cells(line, way, None) != Some(Cell::SIDE) {
            if is_nearly_row(line) {
                return None;
            }
            words.push((number, line));
            continue;
        }
        let above = std::mem::take(&mut words);
        if rows > 0 && !above.is_empty() && between.replace(above).is_some() {
            return None;
        }
        rows += 1;
    }
    let between = between.filter(|it| rows == Cell::SIDE && it.len() <= MOST_WORDS)?;
    let (line, text) = *between.first()?;
    let text = text.trim().to_owned();
    Some(FormatError::NotARow { line, text })
}

/// Returns the lines of the only rows of a text with the number of cells in each, if they are set
/// apart so, with a name or a number before each or not; none if there are others.
fn rows(text: &str, way: Way, name: Name) -> Vec<(usize, usize)> {
    let mut rows: Vec<(usize, usize)> = Vec::new();
    let mut has_ended = false;
    for (number, line) in numbered_lines(text) {
        if line.trim().is_empty() || is_border(line) {
            continue;
        }
        if line.len() > LONGEST_ROW {
            return Vec::new();
        }
        let named = match name {
            Name::Marked => behind_mark(line),
            _ => line,
        };
        // A row of a table without its fields.
        if matches!(way, Way::Bars) && !rows.is_empty() && !has_ended && line.trim() == "|" {
            rows.push((number, 0));
            continue;
        }
        let own = (name == Name::Number).then_some(rows.len() + 1);
        match cells(named, way, own).filter(|count| (4..=12).contains(count)) {
            Some(_) if has_ended && rows.len() > 1 => return Vec::new(),
            Some(count) if has_ended => rows = vec![(number, count)],
            Some(count) => {
                rows.push((number, count));
                continue;
            }
            // A line that is nearly a row has a mistake of its own.
            None if is_nearly_row(line) => return Vec::new(),
            None => {}
        }
        has_ended = !rows.is_empty();
    }
    rows
}

/// Whether a line is meant as a row, and does not name the columns.
fn is_nearly_row(line: &str) -> bool {
    let signs = line.chars().filter(|one| is_sign(*one)).count();
    let is_between = |one: char| is_vertical(one) || ",;\t".contains(one);
    let is_row = signs >= FEWEST_SIGNS || line.matches(is_between).count() + 1 >= Cell::SIDE;
    is_row && finder::heads(line).is_none()
}

/// Returns the part of a line with cells behind the last sign that ends a name or begins a list.
fn behind_mark(line: &str) -> &str {
    let line = line.trim_end();
    let line = match line.strip_suffix('.') {
        Some(list) if list.ends_with([']', ')']) => list,
        _ => line,
    };
    let marks = line.match_indices(['[', '(', '{', ']', ':', '=']);
    let mut behind = marks.map(|(at, mark)| &line[at + mark.len()..]);
    let has_cells = |it: &&str| it.chars().filter(|one| is_cell(*one)).count() >= FEWEST_SIGNS;
    behind.rfind(has_cells).unwrap_or(line)
}

/// Returns the number of cells in a line; `None` if it has anything else.
fn cells(line: &str, way: Way, name: Option<usize>) -> Option<usize> {
    let line = line.trim_start_matches(['>', ' ']);
    // An entry of a list in YAML.
    let entry = line.strip_prefix("- ").map(str::trim_start);
    let is_entry = |it: &&str| it.starts_with(['[', '"', '\'']);
    let line = entry.filter(is_entry).unwrap_or(line);
    let is_open = |one: char| "[({".contains(one) || one == ' ';
    let is_close = |one: char| "])} \r".contains(one);
    // A list in a list ends with a comma or a semicolon.
    let is_listed = line.contains(['[', '{', '(', ']', '}', ')']);
    let is_end = |one: char| is_close(one) || is_listed && (one == ',' || one == ';');
    let line = line.trim_start_matches(is_open).trim_end_matches(is_end);
    let is_quote = |one: char| one == '"' || one == '\'';
    match way {
        Way::Fields(separator) => line
            .contains(separator)
            .then(|| line.split(separator))
            .and_then(|it| fields(it.map(|it| it.trim().trim_matches(is_quote)), name)),
        Way::Bars => {
            let inner = line.strip_prefix(is_vertical)?.strip_suffix(is_vertical)?;
            // Without a name, columns have a blank row above them.
            let is_blank = |one: char| is_vertical(one) || one.is_whitespace();
            if inner.chars().all(is_blank) {
                return None;
            }
            fields(inner.split(is_vertical).map(str::trim), name)
        }
        Way::Signs if line.contains([',', ';', '\t']) => None,
        Way::Signs => {
            let line = match name {
                Some(number) => behind_name(line, number)?,
                None => line,
            };
            let is_between = |one: char| is_separator(one) || is_quote(one) || ",;".contains(one);
            // Among cells set apart, several signs are not several cells.
            let groups = || line.split(is_between).filter(|it| !it.is_empty());
            if groups().count() + 2 > Cell::SIDE && groups().any(|it| it.chars().count() > 1) {
                return None;
            }
            let mut signs = line.chars().filter(|one| !is_between(*one));
            signs.clone().all(is_cell).then_some(())?;
            signs.next()?;
            Some(1 + signs.count())
        }
    }
}

/// Counts fields, each with at most one sign, behind the name of the row.
fn fields<'a>(mut fields: impl Iterator<Item = &'a str>, name: Option<usize>) -> Option<usize> {
    if let Some(number) = name {
        let first = fields.next()?;
        behind_name(first, number).filter(|it| it.is_empty())?;
    }
    let mut count = 0;
    for field in fields {
        let mut signs = field.chars();
        let is_field = signs.next().is_none_or(is_cell) && signs.next().is_none();
        is_field.then_some(())?;
        count += 1;
    }
    Some(count)
}

/// Returns the text behind the name of the row with this number: `3: …`, `C …`, `R3 …`.
fn behind_name(text: &str, number: usize) -> Option<&str> {
    let text = text.trim_start_matches(['r', 'R']);
    let letter = u8::try_from(number)
        .ok()
        .map(|it| char::from(b'A' + it - 1));
    let letter = letter.unwrap_or('?');
    let behind = text
        .strip_prefix(&number.to_string())
        .or_else(|| text.strip_prefix(letter))
        .or_else(|| text.strip_prefix(letter.to_ascii_lowercase()))?;
    let is_end = behind.is_empty() || behind.starts_with(|one: char| !is_cell(one) || one == '.');
    let behind = behind
        .strip_prefix([':', '.', ')', '|', '='])
        .unwrap_or(behind);
    is_end.then(|| behind.trim_start())
}

/// Whether a character is nearly always a cell.
fn is_sign(one: char) -> bool {
    one.is_ascii_digit() || "._*".contains(one)
}

fn is_cell(one: char) -> bool {
    one.is_ascii_digit() || "._*xX-?#~o·□".contains(one)
}

/// Returns the mistake in a text whose lines are rows with blanks as empty cells: there are too few
/// or too many.
fn blank_rows(text: &str) -> Option<FormatError> {
    let is_said = |line: &&str| !line.trim().is_empty() && !is_border(line);
    let lines: Vec<&str> = text.split('\n').filter(is_said).collect();
    let has_gap = |line: &&str| ["  ", "| ", " |"].iter().any(|it| line.trim().contains(it));
    let found = lines.len();
    let is_off = found != Cell::SIDE && found.abs_diff(Cell::SIDE) <= MOST_OFF;
    let are_rows = is_off && lines.iter().all(|line| blanks::is_row(line));
    (are_rows && lines.iter().any(has_gap)).then_some(FormatError::Rows(found))
}
