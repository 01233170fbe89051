//! One row of a grid, however it is drawn.

mod cells;
mod names;
mod wrong;

use cells::{cells, fields, is_around, run_together};
pub(super) use names::{Name, are_numbered, in_order, lines_of};
use names::{line_of, named, said, without_label, without_number};
pub(super) use wrong::{damage, short};

use super::columns::barred;
use super::drawing::Bars;
use super::signs::Sign;
use crate::formats::blanks;
use crate::formats::rows::{LONGEST_ROW, groups_between, is_border, is_separator, is_vertical};
use sudoku_engine::grid::{Cell, Digit, DigitSet};

/// The numbers of rows, and of cells in each, of a grid whose boxes are not described.
const SIZES: [usize; 4] = [9, 6, 8, 4];

/// The blank fields of a row with a blank column between its boxes: the last first.
const GAPS: [usize; 2] = [7, 3];

/// The fewest fields of a table whose blank rows are rows; with fewer, they may be a box.
const SMALLEST_TABLE: usize = 6;

/// The fewest cells with marks in a row with commas between the cells.
const FEWEST_MARKS: usize = 3;

/// The content of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Written {
    /// A blank.
    Nothing,
    /// The sign of an empty cell.
    Empty,
    /// A digit.
    Digit(Digit),
    /// A digit with a `+` before it: an entry.
    Entered(Digit),
    /// A digit in brackets: an entry, if other digits have no brackets.
    Aside(Digit),
    /// A digit in bold: a given, if other digits are not bold.
    Bold(Digit),
    /// Several digits.
    Marks(DigitSet),
}

/// A row of a grid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) cells: Vec<Written>,
    /// Whether there is a name before it.
    pub(super) is_labeled: bool,
    /// The number before it, without a word or a sign that shows its meaning: it may be the number
    /// of the row.
    pub(super) number: Option<usize>,
    /// The line of the row, if its blanks are empty cells: only all rows together show where its
    /// digits belong, so its cells mean nothing until then.
    pub(super) line: Option<String>,
    /// The places of its cells and the bars drawn between them, if these may show something.
    pub(super) bars: Option<Bars>,
    /// The kind of line its name says it is.
    pub(super) line_of: LineOf,
    /// That name, if there is a number in it.
    pub(super) name: Option<Name>,
    /// The line as a number and the cells behind it, if it has no name: among numbered rows, its
    /// first digit is its number.
    pub(super) numbered: Option<Numbered>,
    /// The column of the first 0 alone in a cell. Among pencil marks, it says nothing.
    pub(super) nought: Option<usize>,
    /// The column and the text of the first cell with several digits.
    pub(super) several: Option<(usize, String)>,
    /// The number of separators between its fields, if there are any.
    separators: Option<usize>,
    /// Whether it has a bar at its start and at its end.
    pub(super) bars_around: bool,
    /// Its line.
    pub(super) at: usize,
    /// The most blank lines above it that follow each other, below the row before it.
    pub(super) gap: usize,
}

/// A line as the number of a row with cells behind it, although all of it is cells, too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Numbered {
    pub(super) number: usize,
    /// The number of cells behind it.
    pub(super) cells: usize,
    pub(super) line: usize,
}

/// The kind of house whose cells a line lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineOf {
    Row,
    Column,
    Box,
}

impl LineOf {
    /// Returns the nine cells of a line with this number, counted from 0.
    fn cells(self, number: usize) -> impl Iterator<Item = Cell> {
        (0..9).map(move |at| match self {
            Self::Row => Cell::at(number, at),
            Self::Column => Cell::at(at, number),
            Self::Box => {
                let [row, column] = [number / 3 * 3 + at / 3, number % 3 * 3 + at % 3];
                Cell::at(row, column)
            }
        })
    }

    /// Returns the rows of a grid written in lines of this kind.
    pub(super) fn rows(self, lines: Vec<Row>) -> Vec<Row> {
        let mut rows = lines.clone();
        for (number, line) in lines.into_iter().enumerate() {
            for (cell, written) in self.cells(number).zip(line.cells) {
                rows[cell.row()].cells[cell.column()] = written;
            }
        }
        rows
    }
}

impl Row {
    /// Returns a row of nine cells with blanks as empty cells.
    pub(super) fn blanks(line: &str) -> Self {
        let digits = line.chars().filter_map(Digit::from_char);
        let mut cells: Vec<Written> = digits.map(Written::Digit).collect();
        cells.resize(9, Written::Empty);
        Self {
            line: Some(line.to_owned()),
            ..Self::of(cells)
        }
    }

    /// Returns the row of a board of this size in a line that has only the tabs between its fields,
    /// or one behind each.
    pub(super) fn blank_fields(line: &str, size: usize) -> Option<Self> {
        let separators = line.matches('\t').count();
        let is_row = (size - 1..=size).contains(&separators) && size >= SMALLEST_TABLE;
        is_row.then(|| Self {
            separators: Some(separators),
            ..Self::of(vec![Written::Nothing; size])
        })
    }

    /// Returns a row with only these cells.
    const fn of(cells: Vec<Written>) -> Self {
        Self {
            cells,
            is_labeled: false,
            number: None,
            line: None,
            bars: None,
            line_of: LineOf::Row,
            name: None,
            numbered: None,
            nought: None,
            several: None,
            separators: None,
            bars_around: false,
            at: 0,
            gap: 0,
        }
    }

    /// Makes a row of cells that are in a text behind a name.
    fn labeled(cells: Vec<Written>, text: &str, behind: &str) -> Self {
        let label = text.strip_suffix(behind).unwrap_or_default();
        Self {
            is_labeled: true,
            name: Name::of(label),
            ..Self::of(cells)
        }
    }

    /// Whether a cell has several digits.
    pub(super) fn has_marks(&self) -> bool {
        let is_marks = |cell: &Written| matches!(cell, Written::Marks(_));
        self.cells.iter().any(is_marks)
    }

    /// Returns the digits of each cell with several, with its line.
    pub(super) fn marks(&self) -> impl Iterator<Item = (usize, DigitSet)> {
        self.cells.iter().filter_map(|cell| match cell {
            Written::Marks(digits) => Some((self.at, *digits)),
            _ => None,
        })
    }

    /// Whether no cell has a digit.
    pub(super) fn is_empty(&self) -> bool {
        let is_empty = |cell: &Written| matches!(cell, Written::Nothing | Written::Empty);
        self.cells.iter().all(is_empty)
    }

    /// Whether it may name the columns, counting from 1 or from 0.
    pub(super) fn counts(&self) -> bool {
        let all = Digit::ALL.into_iter().map(Written::Digit);
        let from_nought = std::iter::once(Written::Empty).chain(all.clone().take(8));
        let cells = || self.cells.iter().copied();
        self.cells.len() == 9 && (cells().eq(all) || cells().eq(from_nought))
    }

    /// Whether all its cells are blank.
    pub(super) fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| *cell == Written::Nothing)
    }
}

impl Numbered {
    /// Returns the number at the start of a line, and the cells behind it; `None` if there is none.
    fn of(text: &str) -> Option<Self> {
        let number = usize::try_from(text.chars().next()?.to_digit(10)?).ok()?;
        let numbered = || without_number(text).map(|(_, behind)| behind);
        let behind = without_label(text).or_else(numbered)?;
        let is_between = |one: char| is_separator(one) || is_around(one) || ",;".contains(one);
        let groups = behind.split(is_between).filter(|it| !it.is_empty());
        // Cells that are run together are in one to three groups.
        let cells = match groups.clone().count() {
            0..4 => groups.map(|it| it.chars().count()).sum(),
            groups => groups,
        };
        Some(Self {
            number,
            cells,
            line: 0,
        })
    }
}

/// Whether a line is drawn between rows, if this is the sign of an empty cell.
pub(super) fn is_drawn(line: &str, sign: Sign) -> bool {
    let drawn = line.trim_end_matches([',', ';']);
    is_border(drawn) && !(sign.is('-') && run_together(drawn.trim(), sign).is_some())
        || !sign.is('*') && is_starred(line)
        || !sign.is('+') && (is_dotted(line) || is_crossed(line))
        || is_gap(line)
}

/// Whether a line is drawn with dots and crossings.
fn is_dotted(line: &str) -> bool {
    line.contains('+')
        && line.matches('.').count() >= 9
        && line
            .chars()
            .all(|one| matches!(one, '.' | '+' | ' ' | '|' | ':'))
}

/// Whether a line has only the crossings of drawn lines.
fn is_crossed(line: &str) -> bool {
    let is_known = |one: char| matches!(one, '+' | '┼' | '╋' | '╬') || one.is_whitespace();
    line.trim()
        .chars()
        .filter(|one| !one.is_whitespace())
        .count()
        > 3
        && line.chars().all(is_known)
}

/// Whether a line is a blank row of a spreadsheet between the boxes, as wide as nine cells
/// and the blank columns between them.
fn is_gap(line: &str) -> bool {
    let is_between = |one: char| matches!(one, ',' | ';' | '\t');
    line.matches(is_between).count() >= Cell::SIDE - 1 + 2
        && line
            .chars()
            .all(|one| is_between(one) || one.is_whitespace())
}

/// Whether a line is drawn only with stars.
pub(super) fn is_starred(line: &str) -> bool {
    let line = line.trim();
    line.len() > 3 && line.chars().all(|one| matches!(one, '*' | ' '))
}

/// Reads a line as a row; `None` if it is something else.
pub(super) fn read(line: &str, sign: Sign) -> Option<Row> {
    if wrong::is_date(line.trim()) {
        return None;
    }
    let mut row = read_cells(line, sign)?;
    // Only boards other than the classic one need their boxes shown.
    let size = row.cells.len();
    row.line_of = line_of(line);
    row.separators = separators(line);
    row.bars_around = barred(line).is_some();
    let is_between = |one: char| is_separator(one) || ",;".contains(one);
    let mut groups = groups_between(line, is_between);
    row.several = groups.clone().find_map(|(column, it)| {
        let is_several = it.len() > 1 && it.bytes().all(|one| one.is_ascii_digit());
        is_several.then(|| (column, it.to_owned()))
    });
    row.nought = groups.find(|(_, it)| *it == "0").map(|(column, _)| column);
    if size < 9 || line.contains(is_vertical) {
        row.bars = Bars::of(line, size);
    }
    Some(row)
}

/// Returns the number of separators between the fields of a line.
fn separators(line: &str) -> Option<usize> {
    let separator = [',', ';', '\t', '|'];
    let separator = separator.into_iter().find(|it| line.contains(*it))?;
    Some(line.matches(separator).count())
}

/// Among rows with blank cells, returns the line and the number of cells of a row that has one
/// field more than most others, or one less and a blank at its end. The blank may be a cell, or
/// just the text behind the last separator.
pub(super) fn uneven(rows: &[Row]) -> Option<(usize, usize)> {
    let is_blank = |cell: &Written| *cell == Written::Nothing;
    let counts: Vec<usize> = rows
        .iter()
        .map(|row| row.separators)
        .collect::<Option<_>>()?;
    let times = |count: usize| counts.iter().filter(|it| **it == count).count();
    let usual = counts.iter().copied().max_by_key(|it| times(*it))?;
    let is_odd = |(row, count): &(&Row, &usize)| {
        **count > usual || **count < usual && row.cells.last().is_some_and(is_blank)
    };
    let odd = rows.iter().zip(&counts).find(is_odd);
    let has_blanks = rows.iter().any(|row| row.cells.iter().any(is_blank));
    odd.filter(|_| has_blanks)
        .map(|(row, count)| (row.at, (rows.len() + count).saturating_sub(usual)))
}

/// Returns the text behind the name of a row; `None` if a line has none.
pub(super) fn behind_name(line: &str) -> Option<&str> {
    let text = line.trim();
    without_label(text).or_else(|| named(text))
}

fn read_cells(line: &str, sign: Sign) -> Option<Row> {
    // A field at the start may be blank.
    let text = line.trim_matches(|one: char| one.is_whitespace() && one != '\t');
    if text.trim().is_empty() || text.len() > LONGEST_ROW {
        return None;
    }
    if sign == Sign::Blank && blanks::is_row(line) {
        return Some(Row::blanks(line));
    }
    let text = without_point(text);
    if let Some(cells) = cells(text, sign) {
        return Some(Row {
            numbered: Numbered::of(text),
            ..Row::of(cells)
        });
    }
    for behind in [without_label(text), named(text)].into_iter().flatten() {
        if let Some(cells) = cells(behind, sign) {
            return Some(Row::labeled(cells, text, behind));
        }
    }
    if let Some(cells) = said(text).and_then(|text| cells(text, sign)) {
        return Some(Row::of(cells));
    }
    // In the first field of a table in Markdown.
    if let Some(behind) = text
        .strip_prefix('|')
        .and_then(|it| without_label(it.trim_start()))
        && behind.starts_with('|')
        && let Some(cells) = cells(behind, sign)
    {
        return Some(Row::labeled(cells, text, behind));
    }
    if let Some((number, text)) = without_number(text)
        && let Some(cells) = cells(text, sign)
    {
        return Some(Row {
            number: Some(number),
            ..Row::labeled(cells, &number.to_string(), "")
        });
    }
    let cells = cells(of_program(text)?, sign)?;
    (cells.len() == 9).then(|| Row::of(cells))
}

/// Reads a row of nine fields with a comma, a semicolon or a tab between them.
pub(super) fn of_fields(text: &str, sign: Sign) -> Option<Row> {
    let separators = [',', ';', '\t', '|'];
    let separator = separators.into_iter().find(|it| text.contains(*it))?;
    if text.len() > LONGEST_ROW || text.matches(separator).count() != 8 {
        return None;
    }
    let cells = fields(text, sign, |one| one == separator)?;
    (cells.len() == 9).then(|| Row {
        is_labeled: true,
        ..Row::of(cells)
    })
}

/// Returns a row of a grid drawn by LaTeX without the point that ends it. Without a bar before the
/// row, or without another cell that is left blank, the point is a cell.
fn without_point(text: &str) -> &str {
    let is_whole = text.matches('|').count() == Cell::SIDE + 1;
    let has_blank = text.contains("||") || text.contains("| |");
    match text.strip_suffix('.') {
        Some(row) if row.starts_with('|') && row.ends_with('|') && (is_whole || has_blank) => row,
        _ => text,
    }
}

/// Returns a row without the code around it: a name and brackets before it, brackets and the end of
/// a statement behind it. `None` if there is no such code.
fn of_program(text: &str) -> Option<&str> {
    let open = text.rfind(['[', '{', '(']).map_or(0, |at| at + 1);
    let inner = &text[open..];
    let end = inner.find([']', '}', ')']).unwrap_or(inner.len());
    let (inner, behind) = inner.split_at(end);
    if behind.contains(char::is_alphanumeric) {
        return None;
    }
    // With parts of other lists it is more than a row.
    if text[..open].contains([']', '}', ')', '"']) {
        return None;
    }
    let inner = inner.trim();
    let barred = inner.strip_prefix('|');
    let inner = barred.unwrap_or(inner);
    let inner = inner.trim_end_matches(';');
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    (inner.len() < text.len()).then_some(inner)
}
