//! One row of a grid, however it is drawn.

mod names;
mod wrong;

pub(super) use names::{Name, in_order, lines_of};
use names::{line_of, named, said, without_label, without_number};
pub(super) use wrong::{damage, short};

use super::columns;
use super::drawing::Bars;
use super::signs::Sign;
use crate::formats::blanks;
use crate::formats::rows::{groups_between, is_border, is_separator, is_vertical};
use sudoku_engine::grid::{Cell, Digit, DigitSet};

/// The longest line that may be one row: nine cells of nine digits with space around them.
const LONGEST: usize = 400;

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
    /// A digit in brackets: an entry, if other digits have none.
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
    pub(super) is_labelled: bool,
    /// The number before it, without a word or a sign that shows its meaning: it may be the number
    /// of the row.
    pub(super) number: Option<usize>,
    /// The line of the row, if its blanks are empty cells: only all rows together tell where its
    /// digits belong, and until then its cells mean nothing.
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
    /// The number of separators between its fields, if there are any.
    separators: Option<usize>,
    /// Its line.
    pub(super) at: usize,
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
            is_labelled: false,
            number: None,
            line: None,
            bars: None,
            line_of: LineOf::Row,
            name: None,
            numbered: None,
            nought: None,
            separators: None,
            at: 0,
        }
    }

    /// A row of these cells, which stand in a text behind a name.
    fn labelled(cells: Vec<Written>, text: &str, behind: &str) -> Self {
        let label = text.strip_suffix(behind).unwrap_or_default();
        Self {
            is_labelled: true,
            name: Name::of(label),
            ..Self::of(cells)
        }
    }

    /// Whether a cell has several digits.
    pub(super) fn has_marks(&self) -> bool {
        let is_marks = |cell: &Written| matches!(cell, Written::Marks(_));
        self.cells.iter().any(is_marks)
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
    line.matches(is_between).count() >= 10
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
    let mut row = read_cells(line, sign)?;
    // Only boards other than the classic one need their boxes shown.
    let size = row.cells.len();
    row.line_of = line_of(line);
    row.separators = separators(line);
    let is_between = |one: char| is_separator(one) || ",;".contains(one);
    let mut groups = groups_between(line, is_between);
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

/// Returns the line of a row among rows with blank cells that has a field more than most others, or
/// one less and ends with a blank one, and the number of its cells: the blank may be a cell, or what
/// is behind the last separator.
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

fn read_cells(line: &str, sign: Sign) -> Option<Row> {
    // A field at the start may be blank.
    let text = line.trim_matches(|one: char| one.is_whitespace() && one != '\t');
    if text.trim().is_empty() || text.len() > LONGEST {
        return None;
    }
    if sign == Sign::Blank && blanks::is_row(line) {
        return Some(Row::blanks(line));
    }
    if let Some(cells) = cells(text, sign) {
        return Some(Row {
            numbered: Numbered::of(text),
            ..Row::of(cells)
        });
    }
    for behind in [without_label(text), named(text)].into_iter().flatten() {
        if let Some(cells) = cells(behind, sign) {
            return Some(Row::labelled(cells, text, behind));
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
        return Some(Row::labelled(cells, text, behind));
    }
    if let Some((number, text)) = without_number(text)
        && let Some(cells) = cells(text, sign)
    {
        return Some(Row {
            number: Some(number),
            ..Row::labelled(cells, &number.to_string(), "")
        });
    }
    let cells = cells(of_program(text)?, sign)?;
    (cells.len() == 9).then(|| Row::of(cells))
}

/// Reads a row of nine fields with a comma, a semicolon or a tab between them.
pub(super) fn of_fields(text: &str, sign: Sign) -> Option<Row> {
    let separators = [',', ';', '\t', '|'];
    let separator = separators.into_iter().find(|it| text.contains(*it))?;
    if text.len() > LONGEST || text.matches(separator).count() != 8 {
        return None;
    }
    let cells = fields(text, sign, |one| one == separator)?;
    (cells.len() == 9).then(|| Row {
        is_labelled: true,
        ..Row::of(cells)
    })
}

fn cells(text: &str, sign: Sign) -> Option<Vec<Written>> {
    // Each cell in brackets.
    if let Some(inner) = in_brackets(text) {
        return fields(&inner.join("|"), sign, is_vertical);
    }
    if text.contains("][") {
        return fields(&text.replace("][", "|"), sign, is_vertical);
    }
    if let Some([one, two, three]) = boxes(text, sign) {
        return run_together(&[one, two, three].concat(), sign);
    }
    if let Some((text, _)) = text.split_once(r"\\")
        && text.contains('&')
    {
        return fields(&without_commands(text), sign, |one| one == '&');
    }
    for separator in [',', ';', '\t'] {
        if text.contains('"')
            && let Some(cells) = quoted(text, sign, separator)
        {
            return Some(cells);
        }
        if text.contains(separator)
            && let Some(cells) = fields(text, sign, |one| one == separator)
        {
            return Some(cells);
        }
    }
    grouped(text, sign)
        .or_else(|| run_together(text, sign))
        .or_else(|| fields(text, sign, is_vertical))
}

/// Returns a row of LaTeX with digits in bold as in Markdown.
fn without_commands(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('\\') {
        plain += &rest[..at];
        let behind = &rest[at + 1..];
        let end = behind.find(|one: char| !one.is_ascii_alphabetic());
        let (name, behind) = behind.split_at(end.unwrap_or(behind.len()));
        let inner = behind.strip_prefix('{').and_then(|it| it.split_once('}'));
        rest = match inner {
            Some((inner, behind)) => {
                let dress = if name == "textbf" || name == "mathbf" {
                    "**"
                } else {
                    ""
                };
                plain += &format!("{dress}{inner}{dress}");
                behind
            }
            None => behind,
        };
    }
    plain + rest
}

/// Reads nine fields, some of them in quotation marks because of commas between marks.
fn quoted(text: &str, sign: Sign, separator: char) -> Option<Vec<Written>> {
    if !text.contains(separator) {
        return None;
    }
    let fields = columns::fields(text, separator);
    let has_marks = fields.iter().any(|field| are_marks(field));
    if fields.len() != 9 || !has_marks {
        return None;
    }
    let cell = |field: &String| match &**field {
        "" => Some(Written::Nothing),
        field if are_marks(field) => {
            let digits = field.chars().filter_map(Digit::from_char);
            Some(Written::Marks(digits.collect()))
        }
        field => group(field, sign, 9),
    };
    fields.iter().map(cell).collect()
}

/// Returns the cells of three boxes separated by another sign, each box run together.
fn boxes(text: &str, sign: Sign) -> Option<[&str; 3]> {
    let between = text.chars().nth(3)?;
    let is_between = between.is_ascii_punctuation() && sign.value(between).is_none();
    let mut parts = text.split(between);
    let boxes = [parts.next()?, parts.next()?, parts.next()?];
    let is_box = |part: &&str| part.chars().count() == 3;
    (is_between && parts.next().is_none() && boxes.iter().all(is_box)).then_some(boxes)
}

/// Whether a character may be around a field or a row, like quotation marks and brackets.
fn is_around(character: char) -> bool {
    character.is_whitespace() || matches!(character, '"' | '\'' | '[' | ']' | '{' | '}' | '(' | ')')
}

/// Reads fields with one character between them, some of them perhaps blank.
fn fields(text: &str, sign: Sign, is_separator: impl Fn(char) -> bool) -> Option<Vec<Written>> {
    let mut fields: Vec<&str> = text
        .trim_matches(|one: char| one.is_whitespace() && !is_separator(one))
        .split(&is_separator)
        .map(|field| match aside(field.trim()) {
            Some(_) => field.trim(),
            None => field.trim_matches(is_around),
        })
        .collect();
    // Bars around the table, or a separator at the end.
    let has_sides = text.starts_with(is_vertical) && text.ends_with(is_vertical);
    if has_sides && is_separator('|') && fields.len() > 2 {
        fields.pop();
        fields.remove(0);
    }
    let is_size = |fields: &[&str]| SIZES.contains(&fields.len());
    // If other fields were blank too, it would not be known which are empty cells.
    let has_blanks = |fields: &[&str], blank: &[usize]| {
        let is_right = |(at, field): (usize, &&str)| field.is_empty() == blank.contains(&at);
        fields.len() == 9 + blank.len() && fields.iter().enumerate().all(is_right)
    };
    let has_gaps = |fields: &[&str]| has_blanks(fields, &GAPS);
    if !is_size(&fields) && !has_gaps(&fields) {
        fields.pop_if(|it| it.is_empty());
    }
    // A blank column between the boxes.
    if has_gaps(&fields) {
        GAPS.into_iter().for_each(|gap| _ = fields.remove(gap));
    }
    if has_blanks(&fields, &[0]) {
        fields.remove(0);
    }
    let size = fields.len();
    if !SIZES.contains(&size) {
        return None;
    }
    let cell = |field: &str| match field {
        "" => Some(Written::Nothing),
        // Marks may be separate.
        field if are_marks(field) => {
            let digits = field.chars().filter_map(Digit::from_char);
            Some(Written::Marks(digits.collect()))
        }
        field if is_missing(field) => Some(Written::Empty),
        field => group(whole_number(field).unwrap_or(field), sign, size),
    };
    let cells: Option<Vec<Written>> = fields.into_iter().map(cell).collect();
    // With commas, a blank beside other empty cells is a forgotten one, and a few cells of several
    // digits are mistakes.
    let cells = cells.filter(|cells| !is_separator(',') || is_regular(cells));
    // A line of nothing but separators is a row of a table, not of a small board.
    cells.filter(|cells| size == 9 || cells.iter().any(|it| *it != Written::Nothing))
}

/// Whether a field has several digits with blanks or commas between them.
fn are_marks(field: &str) -> bool {
    let is_between = |one: char| one.is_whitespace() || one == ',';
    let mut parts = field.split(is_between).filter(|it| !it.is_empty());
    let is_digit = |part: &str| part.len() == 1 && matches!(part.as_bytes(), [b'1'..=b'9']);
    field.contains(is_between) && parts.clone().count() > 1 && parts.all(is_digit)
}

/// Whether cells with commas between them have one kind of empty cells, and marks in none or many
/// of them.
fn is_regular(cells: &[Written]) -> bool {
    let has = |wanted: Written| cells.contains(&wanted);
    let is_marks = |cell: &&Written| matches!(cell, Written::Marks(_));
    let marks = cells.iter().filter(is_marks).count();
    !(has(Written::Nothing) && has(Written::Empty)) && (marks == 0 || marks >= FEWEST_MARKS)
}

/// Reads groups with blanks or bars between them.
fn grouped(text: &str, sign: Sign) -> Option<Vec<Written>> {
    let mut groups: Vec<&str> = text
        .split(|one: char| is_vertical(one) || one.is_whitespace() || matches!(one, '!' | ':'))
        .filter(|group| !group.is_empty())
        .take(12)
        .collect();
    // Another sign is between the boxes.
    if groups.len() == 11 && groups[3] == groups[7] {
        let between = groups[3];
        if between.chars().count() == 1 && !between.starts_with(|one: char| one.is_alphanumeric()) {
            groups.remove(7);
            groups.remove(3);
        }
    }
    let size = groups.len();
    if !SIZES.contains(&size) {
        return None;
    }
    // All numbers have a point; otherwise, a point is an empty cell. The last point may be missing,
    // with the text behind it.
    let is_number = |it: &&str| is_missing(it) || whole_number(it).is_some();
    let are_numbers = groups.iter().take(size - 1).all(is_number);
    let cell = |it: &str| match whole_number(it).filter(|_| are_numbers) {
        Some(number) => group(number, sign, size),
        None if is_missing(it) => Some(Written::Empty),
        None => group(it, sign, size),
    };
    groups.into_iter().map(cell).collect()
}

/// Whether a field has a word for an empty cell, as in tables of programs.
fn is_missing(field: &str) -> bool {
    let words = [
        "nan",
        "none",
        "null",
        "nil",
        "na",
        "n/a",
        "<na>",
        "empty",
        "undefined",
    ];
    words.iter().any(|word| field.eq_ignore_ascii_case(word))
}

/// Returns the digit of a number with a point and no fraction: `5.` or `5.0`.
fn whole_number(field: &str) -> Option<&str> {
    let (digit, fraction) = field.split_once('.')?;
    let is_whole = fraction.len() < 3 && fraction.bytes().all(|it| it == b'0');
    let is_digit = digit.len() == 1 && digit.bytes().all(|it| it.is_ascii_digit());
    (is_whole && is_digit).then_some(digit)
}

/// Returns the content of a cell that is in bold or otherwise marked: `**5**`.
fn undressed(text: &str) -> &str {
    let is_dress = |one: char| matches!(one, '*' | '_');
    let inner = text.trim_matches(is_dress);
    let is_digit = inner.len() == 1 && inner.bytes().all(|it| it.is_ascii_digit());
    if is_digit && text.starts_with(is_dress) && text.ends_with(is_dress) {
        inner
    } else {
        text
    }
}

/// Reads cells without anything between them, or with something here and there.
fn run_together(text: &str, sign: Sign) -> Option<Vec<Written>> {
    if !has_even_commas(text) {
        return None;
    }
    let mut cells = Vec::new();
    let mut entered = false;
    for character in text.chars() {
        let is_between = character.is_whitespace()
            || is_vertical(character)
            || matches!(character, '!' | ':' | '"' | '\'' | '[' | ']' | '{' | '}')
            || character == ',' && !entered;
        if is_between {
            continue;
        }
        if character == '+' && !sign.is('+') && !entered {
            entered = true;
            continue;
        }
        cells.push(match (sign.value(character)?, entered) {
            (Some(digit), true) => Written::Entered(digit),
            (Some(digit), false) => Written::Digit(digit),
            (None, true) => return None,
            (None, false) => Written::Empty,
        });
        entered = false;
        if cells.len() > 9 {
            return None;
        }
    }
    let size = cells.len();
    (SIZES.contains(&size) && !entered && cells.iter().all(|cell| is_on(cell, size)))
        .then_some(cells)
}

/// Whether the commas of a row divide it evenly, not counting one at the end; uneven commas are a
/// mistake.
fn has_even_commas(text: &str) -> bool {
    let text = text.trim_matches(is_around);
    let text = text.strip_suffix(',').unwrap_or(text);
    let mut lengths = text.split(',').map(|part| {
        let cells = part.chars().filter(|one| !is_around(*one));
        cells.count()
    });
    let first = lengths.next();
    lengths.all(|length| Some(length) == first && length > 0)
}

/// Whether a board of a size has the digit of a cell.
fn is_on(cell: &Written, size: usize) -> bool {
    let fits = |digit: &Digit| usize::from(digit.get()) <= size;
    match cell {
        Written::Digit(digit)
        | Written::Entered(digit)
        | Written::Aside(digit)
        | Written::Bold(digit) => fits(digit),
        Written::Marks(digits) => size == 9 && !digits.is_empty(),
        Written::Nothing | Written::Empty => true,
    }
}

/// Returns the contents of the cells of a row if each is in brackets, and one has a blank in them:
/// `( ) (7) ( )`.
fn in_brackets(text: &str) -> Option<Vec<&str>> {
    let mut inner = Vec::new();
    let mut rest = text.trim();
    while let Some(behind) = rest.strip_prefix(['(', '[']) {
        let close = if rest.starts_with('(') { ')' } else { ']' };
        let (cell, others) = behind.split_once(close)?;
        let is_cell = cell.len() < 5 && cell.trim().chars().count() < 2;
        inner.push(is_cell.then_some(cell)?);
        rest = others.trim_start();
    }
    let has_blank = inner.iter().any(|it| it.trim().is_empty());
    (rest.is_empty() && has_blank && inner.len() > 3).then_some(inner)
}

/// Returns the digit in brackets of its own.
fn aside(text: &str) -> Option<Digit> {
    let inner = text.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let inner = inner.or_else(|| text.strip_prefix('[')?.strip_suffix(']'))?;
    let mut characters = inner.trim().chars();
    let digit = Digit::from_char(characters.next()?)?;
    characters.next().is_none().then_some(digit)
}

/// Returns the content of a separate cell.
fn group(text: &str, sign: Sign, size: usize) -> Option<Written> {
    if let Some(digit) = aside(text) {
        let cell = Written::Aside(digit);
        return is_on(&cell, size).then_some(cell);
    }
    let whole = text.trim_matches(['{', '}', '(', ')']);
    let text = undressed(whole);
    if text.len() < whole.len()
        && let Some(digit) = text.chars().next().and_then(Digit::from_char)
    {
        let cell = Written::Bold(digit);
        return is_on(&cell, size).then_some(cell);
    }
    let mut characters = text.chars();
    let first = characters.next()?;
    let second = characters.next();
    let cell = match (first, second) {
        (one, None) => match sign.value(one)? {
            Some(digit) => Written::Digit(digit),
            None => Written::Empty,
        },
        // A sign as wide as the cells of two characters.
        (one, Some(other))
            if one == other
                && size == Cell::SIDE
                && matches!(one, '_' | '-')
                && characters.next().is_none() =>
        {
            Written::Empty
        }
        // In a file of SudoCue, `u4` is an entry.
        (first @ ('+' | 'u'), Some(digit)) if !sign.is(first) && characters.next().is_none() => {
            Written::Entered(Digit::from_char(digit)?)
        }
        _ => {
            let mut digits = DigitSet::EMPTY;
            for character in text.chars() {
                if !digits.insert(Digit::from_char(character)?) {
                    return None;
                }
            }
            match digits.len() {
                1 => Written::Digit(digits.first()?),
                _ => Written::Marks(digits),
            }
        }
    };
    is_on(&cell, size).then_some(cell)
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
    let inner = inner.strip_prefix('|').unwrap_or(inner);
    let inner = inner.trim_end_matches(';');
    // In a grid drawn by LaTeX, a point ends the row.
    let inner = inner.strip_suffix("|.").unwrap_or(inner);
    let inner = inner.strip_suffix('|').unwrap_or(inner);
    (inner.len() < text.len()).then_some(inner)
}
