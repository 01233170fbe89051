//! The boxes of a small board, described in words or numbers near it.

use super::last::Last;
use super::{Finder, Heading};
use crate::formats::boards::usual;
use crate::formats::numbered_lines;
use sudoku_engine::grid::{Cell, Grid, Layout, LayoutBuilder};
use sudoku_engine::search::{Solutions, Stop, solve};
use sudoku_engine::sudoku::Puzzle;

/// The sizes of boards whose boxes may lie in two ways.
const SIZES: [usize; 3] = [4, 6, 8];

/// Words for rows and columns, with numbers before or behind them.
const HEIGHTS: [&str; 15] = [
    "row", "rows", "high", "height", "tall", "zeile", "zeilen", "hoch", "höhe", "fila", "filas",
    "alto", "ligne", "lignes", "haut",
];
const WIDTHS: [&str; 16] = [
    "column", "columns", "cols", "wide", "width", "spalte", "spalten", "breit", "breite",
    "columna", "columnas", "ancho", "colonne", "colonnes", "large", "across",
];

/// Words for the numbers of rows and columns.
const NUMBERS: [(&str, usize); 12] = [
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("zwei", 2),
    ("drei", 3),
    ("vier", 4),
    ("dos", 2),
    ("tres", 3),
    ("cuatro", 4),
    ("deux", 2),
    ("trois", 3),
    ("quatre", 4),
];

/// The longest line that describes the boxes in words.
const LONGEST_WORDS: usize = 200;

/// The most checks of a search for the solutions of a board that is read.
pub(super) const LOOKS: u32 = 50;

/// The rows and columns of the boxes of a board, as described near it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Boxes {
    pub(super) shape: [usize; 2],
    /// Whether it is said which number is which; `3x2` may be the width and the height.
    is_named: bool,
}

impl Boxes {
    /// Returns the board of a size with these boxes.
    fn board(self, size: usize) -> Option<Layout> {
        let [rows, columns] = self.shape;
        LayoutBuilder::new(size).boxes(rows, columns).build().ok()
    }

    /// Returns the board of a puzzle with these boxes. If they are two bare numbers, the puzzle
    /// decides which comes first: rows, unless it has a solution only with the columns first.
    fn board_of(self, puzzle: &Puzzle) -> Option<Layout> {
        let size = puzzle.layout.size();
        let own = self.board(size)?;
        let [rows, columns] = self.shape;
        let other = Self {
            shape: [columns, rows],
            ..self
        };
        let other = other.board(size).filter(|it| *it != own);
        let values = puzzle.values();
        let solutions = |board: &Layout| {
            let grid = Grid::from_values_on(board, &values);
            let found = solve(&grid, &Stop::never().or_after_looks(LOOKS));
            found.map(|it| it.solutions)
        };
        match other.filter(|_| !self.is_named) {
            Some(other)
                if matches!(solutions(&own), Ok(Solutions::None))
                    && matches!(solutions(&other), Ok(Solutions::One(_))) =>
            {
                Some(other)
            }
            _ => Some(own),
        }
    }
}

/// Whether a line describes the boxes of a small board.
pub(super) fn are_told(line: &str) -> bool {
    SIZES.iter().any(|size| in_words(line, *size).is_some())
}

/// Whether a comment in a text describes the boxes of a small board.
pub(in crate::formats) fn are_told_in_comment(text: &str) -> bool {
    let mut comments = numbered_lines(text)
        .map(|(_, line)| line.trim_start())
        .filter(|line| line.starts_with('#'));
    comments.any(are_told)
}

/// Whether boxes with these numbers of rows and columns, as a text tells them, have as many cells
/// as the board has rows.
fn fill(rows: usize, columns: usize, size: usize) -> bool {
    rows > 1 && columns > 1 && rows.checked_mul(columns) == Some(size)
}

/// Returns the boxes of a board of a size, described in words: `boxes of 3 rows and 2 columns`, `3
/// wide, 2 high`, `6x6 with 3x2 regions`, `three by two`.
pub(super) fn in_words(line: &str, size: usize) -> Option<Boxes> {
    if size == Cell::SIDE || line.len() > LONGEST_WORDS {
        return None;
    }
    let line = line.to_lowercase().replace('×', "x");
    let mut words: Vec<&str> = Vec::new();
    for word in line.split(|one: char| !one.is_alphanumeric()) {
        let is_between = |one: char| one.is_ascii_digit();
        // `3x2` is three words.
        let mut parts = word.split('x');
        match (parts.next(), parts.next(), parts.next()) {
            (Some(one), Some(other), None)
                if [one, other].iter().all(|it| it.chars().all(is_between)) =>
            {
                words.extend([one, "x", other]);
            }
            _ => words.push(word),
        }
    }
    words.retain(|it| !it.is_empty());
    let fits = |[rows, columns]: [usize; 2]| fill(rows, columns, size);
    let number = |at: usize| {
        let word = words.get(at)?;
        let named = NUMBERS.iter().find(|(name, _)| name == word);
        named
            .map(|(_, number)| *number)
            .or_else(|| word.parse().ok())
    };
    let measure = |names: &[&str], is_behind: bool| {
        let mut all = (0..words.len()).filter(|at| names.contains(&words[*at]));
        all.find_map(|at| {
            number(if is_behind {
                at + 1
            } else {
                at.checked_sub(1)?
            })
        })
    };
    for is_behind in [false, true] {
        if let (Some(rows), Some(columns)) =
            (measure(&HEIGHTS, is_behind), measure(&WIDTHS, is_behind))
            && fits([rows, columns])
        {
            return Some(Boxes {
                shape: [rows, columns],
                is_named: true,
            });
        }
    }
    let is_by = |at: usize| matches!(words.get(at), Some(&("x" | "by" | "mal" | "por" | "sur")));
    let mut boxes = (0..words.len())
        .filter_map(|at| {
            let pair = [number(at)?, number(at + 2)?];
            is_by(at + 1).then_some(pair)
        })
        .filter(|pair| fits(*pair));
    let shape = boxes.next()?;
    boxes.all(|other| other == shape).then_some(Boxes {
        shape,
        is_named: false,
    })
}

impl Finder {
    /// Records that a line describes the boxes.
    pub(super) fn hear_of_boxes(&mut self, line: &str) {
        if are_told(line) {
            self.words_of_boxes = Some(line.to_owned());
        }
    }

    /// Gives a small board the boxes that the lines above it describe, if no lines in it show
    /// others.
    pub(super) fn take_boxes(&self, puzzle: &mut Puzzle) {
        let size = puzzle.layout.size();
        let told = self.words_of_boxes.as_deref();
        if let Some(boxes) = told.and_then(|it| in_words(it, size))
            && has_usual_boxes(puzzle)
            && let Some(board) = boxes.board_of(puzzle)
        {
            puzzle.layout = board;
        }
    }

    /// Uses the boxes described in words below the last board, if no lines in it or words above it
    /// show others.
    pub(super) fn take_boxes_below(&mut self) {
        let Some(Last { puzzle, .. }) = &mut self.last else {
            return;
        };
        let size = puzzle.layout.size();
        let told = self.heading.as_ref();
        let told = told.and_then(|Heading { title, .. }| in_words(title, size));
        if let Some(boxes) = told
            && has_usual_boxes(puzzle)
            && let Some(board) = boxes.board_of(puzzle)
        {
            puzzle.layout = board;
            self.heading = None;
        }
    }
}

/// Whether a puzzle is on the usual board of its size.
fn has_usual_boxes(puzzle: &Puzzle) -> bool {
    let usual = usual(puzzle.layout.size()).build();
    usual.is_ok_and(|it| it == puzzle.layout)
}

/// Returns the meaning of a line with nothing but numbers above a grid: the boxes for `3 2`, `6 3
/// 2` or `Box: 3x2`, only the size for `6 6`. `None` if it means anything else.
pub(super) fn told_size(line: &str, size: usize) -> Option<Option<[usize; 2]>> {
    let words = ["boxes", "box", "blocks", "block", "size", ":", "="];
    let lower = line.to_lowercase();
    let mut line = lower.as_str();
    while let Some(behind) = words.iter().find_map(|it| line.strip_prefix(it)) {
        line = behind.trim_start();
    }
    let is_between = |one: char| one.is_whitespace() || matches!(one, 'x' | '×' | ',');
    let words = line.split(is_between).filter(|it| !it.is_empty());
    let numbers: Option<Vec<usize>> = words.map(|it| it.parse().ok()).collect();
    let is_boxes = |rows: usize, columns: usize| fill(rows, columns, size);
    match numbers?[..] {
        [rows, columns] if rows == size && columns == size => Some(None),
        [rows, columns] if is_boxes(rows, columns) => Some(Some([rows, columns])),
        [all, rows, columns] if all == size && is_boxes(rows, columns) => {
            Some(Some([rows, columns]))
        }
        _ => None,
    }
}
