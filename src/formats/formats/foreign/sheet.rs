//! The cells of a spreadsheet as saved by its program: grids of nine rows and columns among blank
//! cells, headings, totals and words.

use crate::formats::boards::mistake;
use crate::formats::reading::{Reading, Tally};
use crate::formats::rows::{Fields, short_row};
use crate::formats::{EMPTY, Fault, FormatError, Place, finder, labels};
use sudoku_engine::grid::{Cell, Digit, Layout, Values};
use sudoku_engine::sudoku::Puzzle;

/// The most rows or columns of a sheet.
const MOST: usize = 100;

/// The content of a cell of a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Blank,
    Empty,
    Digit(Digit),
    /// A number with more digits, or words.
    Other,
}

impl Field {
    fn of(text: &str) -> Self {
        let text = text.trim_matches(|one: char| one.is_whitespace() || matches!(one, '"' | '\''));
        let mut characters = text.chars();
        match (characters.next(), characters.next()) {
            (None, _) => Self::Blank,
            (Some(one), None) if EMPTY.contains(&one) || one == '-' => Self::Empty,
            (Some(one), None) => Digit::from_char(one).map_or(Self::Other, Self::Digit),
            _ if text == "-1" => Self::Blank,
            _ => Self::Other,
        }
    }
}

/// The content of a row or column in short.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Line {
    is_blank: bool,
    /// It contains words or large numbers, which a grid does not have.
    is_other: bool,
}

/// The rows of a sheet, each with its line number.
struct Sheet {
    lines: Vec<usize>,
    rows: Vec<Vec<Field>>,
    columns: usize,
}

fn separator(text: &str) -> Option<char> {
    let is_table = |it: &char| {
        let rows = text
            .split('\n')
            .filter(|line| line.matches(*it).count() >= 3);
        rows.take(Cell::SIDE).count() == Cell::SIDE
    };
    [';', '\t', ','].into_iter().find(is_table)
}

impl Sheet {
    fn of(text: &str) -> Option<Self> {
        let separator = separator(text)?;
        let text = text.trim_end_matches('\n');
        if text.split('\n').take(MOST + 1).count() > MOST {
            return None;
        }
        let fields = |line: &str| -> Vec<Field> {
            let mut fields: Vec<Field> = line
                .split(separator)
                .take(MOST + 1)
                .map(Field::of)
                .collect();
            if line.trim().is_empty() {
                fields.clear();
            }
            fields
        };
        let rows: Vec<Vec<Field>> = text.split('\n').map(fields).collect();
        let columns = rows.iter().map(Vec::len).max()?;
        let lines = (1..=rows.len()).collect();
        let all = || rows.iter().flatten();
        let others = all().filter(|it| **it == Field::Other).count();
        // Blank cells are then the empty cells of the grid, not gaps among `0` or `.`.
        let blanks = all().filter(|it| **it == Field::Blank).count();
        let is_grid = 4 * others <= all().count() && 4 * blanks >= all().count();
        (columns <= MOST && is_grid).then_some(Self {
            lines,
            rows,
            columns,
        })
    }

    fn at(&self, row: usize, column: usize) -> Field {
        let fields = self.rows.get(row);
        let field = fields.and_then(|fields| fields.get(column));
        field.copied().unwrap_or(Field::Blank)
    }

    /// Describes a row by the fields in some columns.
    fn row(&self, row: usize, columns: &[usize]) -> Line {
        line(columns.iter().map(|column| self.at(row, *column)))
    }

    fn column(&self, column: usize, rows: &[usize]) -> Line {
        line(rows.iter().map(|row| self.at(*row, column)))
    }

    /// Whether the fields count from 1 to 9.
    fn counts(&self, fields: impl Iterator<Item = Field>) -> bool {
        let mut all = fields.filter(|it| *it != Field::Blank);
        Digit::ALL
            .into_iter()
            .all(|digit| all.next() == Some(Field::Digit(digit)))
            && all.next().is_none()
    }
}

fn line(fields: impl Iterator<Item = Field> + Clone) -> Line {
    Line {
        is_blank: fields.clone().all(|it| it == Field::Blank),
        is_other: fields.clone().any(|it| it == Field::Other),
    }
}

/// Returns the blocks of nine among lines; `None` if it is not known where they begin.
fn blocks(all: &[(usize, Line)]) -> Option<Vec<Vec<usize>>> {
    let mut found = Vec::new();
    for run in all.split(|(_, line)| line.is_other) {
        let is_blank = |at: usize| run.get(at).is_some_and(|(_, line)| line.is_blank);
        let has_gaps = |start: usize| is_blank(start + 3) && is_blank(start + 7);
        let numbers = |start: usize, end: usize| -> Vec<usize> {
            let part = run.get(start..end).unwrap_or_default();
            part.iter().map(|(number, _)| *number).collect()
        };
        let gapped = |start: usize| {
            let mut all = numbers(start, start + 11);
            all.remove(7);
            all.remove(3);
            all
        };
        let first = (0..run.len()).find(|at| !is_blank(*at));
        let last = (0..run.len()).rfind(|at| !is_blank(*at));
        let (Some(first), Some(last)) = (first, last) else {
            continue;
        };
        let extent = last + 1 - first;
        match run.len() {
            9 => found.push(numbers(0, 9)),
            11 if has_gaps(0) => found.push(gapped(0)),
            _ if extent == 9 => found.push(numbers(first, first + 9)),
            _ if extent == 11 && has_gaps(first) => found.push(gapped(first)),
            // A separator ends each line.
            10 if is_blank(9) && !is_blank(0) => found.push(numbers(0, 9)),
            // Several grids, with one blank line between each two.
            length if length >= 19 && (length + 1).is_multiple_of(10) => {
                let starts = (0..length).step_by(10);
                if starts.clone().skip(1).any(|start| !is_blank(start - 1)) {
                    return None;
                }
                found.extend(starts.map(|start| numbers(start, start + 9)));
            }
            _ => return None,
        }
    }
    Some(found)
}

/// Reads the grids of a sheet; `None` for a text that is not a sheet.
pub(in crate::formats) fn read(text: &str) -> Option<Result<Reading, FormatError>> {
    let sheet = Sheet::of(text)?;
    let number = |at: usize| sheet.lines.get(at).copied().unwrap_or(1);
    let columns: Vec<usize> = (0..sheet.columns).collect();
    let rows: Vec<usize> = (0..sheet.rows.len()).collect();
    // Rows of words say nothing about the columns.
    let has_other = |row: &usize| sheet.row(*row, &columns).is_other;
    let is_total = |row: &usize| {
        let others = columns
            .iter()
            .filter(|it| sheet.at(*row, **it) == Field::Other);
        others.count() < 3
    };
    let body: Vec<usize> = rows.iter().copied().filter(|row| !has_other(row)).collect();
    let body = match body.len() {
        // Each row has a total behind it or a name before it.
        0..9 => rows.iter().copied().filter(is_total).collect(),
        _ => body,
    };
    let counts = |row: &usize| sheet.counts(columns.iter().map(|it| sheet.at(*row, *it)));
    let is_head = body.len() > Cell::SIDE && body.first().is_some_and(counts);
    let body: Vec<usize> = body.into_iter().skip(usize::from(is_head)).collect();
    let known = |column: &usize| (*column, sheet.column(*column, &body));
    let mut column_lines: Vec<(usize, Line)> = columns.iter().map(known).collect();
    if column_lines.len() == Cell::SIDE + 1
        && sheet.counts(body.iter().map(|row| sheet.at(*row, 0)))
    {
        column_lines.remove(0);
    }
    // Blank fields at the ends of all rows may have been cut off, or there are none.
    if column_lines.len() < Cell::SIDE {
        return None;
    }
    let unclear = |line: usize| {
        let place = Place { line, column: 1 };
        Err(mistake(place, Fault::TableUnclear))
    };
    let first = number(body.first().copied().unwrap_or(0));
    let Some(column_blocks) = blocks(&column_lines).filter(|all| !all.is_empty()) else {
        return Some(unclear(first));
    };
    let cells: Vec<usize> = column_blocks.concat();
    let row_lines: Vec<(usize, Line)> = rows
        .iter()
        .filter(|row| !(is_head && Some(**row) == body.first().map(|it| it - 1)))
        .map(|row| {
            let own = Line {
                is_other: !body.contains(row),
                ..sheet.row(*row, &cells)
            };
            (*row, own)
        })
        .collect();
    let Some(row_blocks) = blocks(&row_lines).filter(|all| !all.is_empty()) else {
        return Some(unclear(first));
    };
    // A row right below a grid with the next number before it.
    let has_names = columns.first() != column_lines.first().map(|(column, _)| column);
    let is_next = |rows: &&Vec<usize>| {
        let next = rows.last().map_or(0, |last| last + 1);
        let own = sheet.row(next, &cells);
        has_names && sheet.at(next, 0) == Field::Other && !own.is_blank && !own.is_other
    };
    if let Some(rows) = row_blocks.iter().find(is_next) {
        let (line, needed) = (number(rows[0]), rows.len());
        let found = needed + 1;
        let place = Place { line, column: 1 };
        return Some(Err(mistake(place, Fault::GridRows { found, needed })));
    }
    let mut puzzles: Vec<Puzzle> = Vec::new();
    // The regions of the next puzzle.
    let mut map: Option<Layout> = None;
    let mut tally = Tally::NONE;
    for rows in &row_blocks {
        if let Some(error) = unclear_cells(&sheet, rows, &column_blocks) {
            return Some(Err(error));
        }
        for columns in &column_blocks {
            let mut values: Values = [None; Cell::COUNT];
            for (row, at) in rows.iter().enumerate() {
                for (column, field) in columns.iter().enumerate() {
                    if let Field::Digit(digit) = sheet.at(*at, *field) {
                        values[Cell::at(row, column).index()] = Some(digit);
                    }
                }
            }
            if let Some(names) = finder::regions_of(&values) {
                let board = finder::regions_board(&names, number(rows[0]));
                let Ok(board) = board else {
                    return board.err().map(Err);
                };
                match puzzles.last_mut() {
                    Some(last) if last.layout.is_classic() => last.layout = board,
                    _ => map = Some(board),
                }
                continue;
            }
            match puzzles.last() {
                Some(last) if finder::solves(&values, last) => {
                    tally.solution(number(rows[0]), true);
                }
                _ => {
                    if let Some(problem) = labels::problem(&values, number(rows[0])) {
                        return Some(Err(problem));
                    }
                    let mut puzzle = Puzzle::new(values);
                    puzzle.layout = map.take().unwrap_or(puzzle.layout);
                    puzzles.push(puzzle);
                }
            }
        }
    }
    let notes = tally.notes().collect();
    let has_digits = |puzzle: &Puzzle| puzzle.given_count() > 0;
    puzzles
        .iter()
        .any(has_digits)
        .then_some(Ok(Reading::noted(puzzles, notes)))
}

/// Returns the reason why the cells of some rows are not known: there are blank cells beside other
/// empty ones, or a row has a cell too few.
fn unclear_cells(sheet: &Sheet, rows: &[usize], columns: &[Vec<usize>]) -> Option<FormatError> {
    let columns = columns.concat();
    let place = |row: usize| Place {
        line: sheet.lines[row],
        column: 1,
    };
    let in_grid =
        |row: &usize, wanted: Field| columns.iter().any(|it| sheet.at(*row, *it) == wanted);
    if let Some(row) = rows.iter().find(|row| in_grid(row, Field::Empty))
        && rows.iter().any(|row| in_grid(row, Field::Blank))
    {
        return Some(mistake(place(*row), Fault::BlankAndZero));
    }
    let ending = |row: &usize| {
        let fields = &sheet.rows[*row];
        Fields {
            count: fields.len(),
            has_blank: fields.contains(&Field::Blank),
            ends_blank: fields.last() == Some(&Field::Blank),
        }
    };
    let endings: Vec<Fields> = rows.iter().map(ending).collect();
    // A blank field may be a cell, or just the text behind the last separator.
    let width = columns.iter().max()? + 1;
    let is_long = |fields: &&Fields| fields.count == width + 1;
    let long = endings.iter().filter(is_long).count();
    if 2 * long < rows.len()
        && let Some(at) = endings.iter().position(|it| is_long(&it))
    {
        return Some(FormatError::Cells {
            line: sheet.lines[rows[at]],
            found: columns.len() + 1,
            needed: columns.len(),
        });
    }
    let row = rows[short_row(&endings, columns.iter().max()? + 1)?];
    let has = |column: &&usize| **column < sheet.rows[row].len();
    Some(FormatError::Cells {
        line: sheet.lines[row],
        found: columns.iter().filter(has).count(),
        needed: columns.len(),
    })
}
