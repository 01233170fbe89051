//! The notations of boards other than the classic one, in which each puzzle is one word: killers,
//! jigsaws, boards with diagonals and the like, and smaller ones.
//!
//! Each has a file here, with a test that recognizes it, a reader and a writer. This file has the
//! parts they share: numbered cells, regions by their characters, and the usual boxes.

pub(super) mod andoku;
pub(super) mod arrows;
mod fields;
mod grid;
pub(super) mod ps;
pub(super) mod solo;
pub(super) mod sumo_cue;

pub(super) use andoku::letter;
pub use fields::{SolvedBoard, read_board_line};
pub(super) use grid::read as read_grid;
pub(super) use solo::read as solo_puzzle;

use super::record::{Reads, Word};
use super::{Fault, Format, FormatError, Place, Unknown};
use sudoku_engine::grid::{Cell, CellSet, Digit, Layout, LayoutBuilder, LayoutError, Values};
use sudoku_engine::sudoku::Puzzle;

/// The number of rows and columns of a samurai; no other board has that many.
pub(super) const SAMURAI_ROWS: usize = 21;

/// Returns the format of a line that is in one of these notations; `None` for any other.
pub(super) fn format(line: &str) -> Option<Format> {
    let line = line.trim_start();
    let word = line.split_whitespace().next()?;
    let is_plain = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    if word.len() == Cell::COUNT && word.bytes().all(is_plain) {
        return None;
    }
    let is_there = |format: &Format| notation(*format).is_some_and(|it| (it.is)(line, word));
    // `Line` takes a line of any board, so try the later formats first.
    Format::ALL.into_iter().rev().find(is_there)
}

/// Returns the notation of a format with one word per puzzle.
const fn notation(format: Format) -> Option<Word> {
    match format.record().reads {
        Reads::Words(word) => Some(word),
        _ => None,
    }
}

/// Whether a line is the nine fields of a board, or a small board in a word.
pub(super) fn is_line(line: &str, word: &str) -> bool {
    fields::is_line(line) || is_small(word)
}

/// Reads a line that is one by [`is_line`], and returns the text behind it.
pub(super) fn read_board(line: &str, place: Place) -> Result<(Puzzle, &str), FormatError> {
    match fields::is_line(line) {
        true => Ok((fields::read(line, place)?, "")),
        false => read_word(line, place, read_small),
    }
}

/// Reads the first word of a line, and returns the text behind it.
pub(super) fn read_word(
    line: &str,
    place: Place,
    read: fn(&str, Place) -> Result<Puzzle, FormatError>,
) -> Result<(Puzzle, &str), FormatError> {
    let content = line.trim();
    let parts = content.split_once(char::is_whitespace);
    let (word, rest) = parts.unwrap_or((content, ""));
    Ok((read(word, place)?, rest))
}

/// Returns the mistake in a line that is nearly in one of these notations and would not be
/// recognized; `None` for any other line.
pub(super) fn damage(line: &str, number: usize) -> Option<FormatError> {
    let content = line.trim();
    let blanks = line.chars().take_while(|one| one.is_whitespace()).count();
    let place = Place {
        line: number,
        column: blanks + 1,
    };
    let word = content.split_whitespace().next()?;
    if format(content).is_some() {
        return None;
    }
    andoku::damage(content, place).or_else(|| arrows::damage(word, place))
}

/// Whether the puzzle that a line begins continues in the next one.
pub(super) fn goes_on(line: &str) -> bool {
    ps::goes_on(line) || sumo_cue::goes_on(line)
}

/// Whether a line has the givens of a jigsaw and the next one its regions.
pub(super) fn belong_together(line: &str, next: &str) -> bool {
    let is_cell = |character: char| super::cell_value(character, true).is_some();
    line.len() == Cell::COUNT && line.chars().all(is_cell) && names_regions(next)
}

/// Reads a line at this place that has a [`format`].
pub(super) fn read(line: &str, format: Format, place: Place) -> Result<Puzzle, FormatError> {
    let Some(notation) = notation(format) else {
        return Err(FormatError::Empty);
    };
    let (mut puzzle, rest) = (notation.read)(line, place)?;
    puzzle.title = puzzle.title.or_else(|| title(rest));
    Ok(puzzle)
}

/// Returns the title behind the word of a puzzle.
fn title(rest: &str) -> Option<String> {
    let rest = rest.trim();
    let title = rest.strip_prefix('#').unwrap_or(rest).trim();
    (!title.is_empty()).then(|| title.to_owned())
}

/// Returns the rows and columns of the boxes that a board of this size has by default.
pub(super) const fn usual_boxes(size: usize) -> Option<[usize; 2]> {
    match size {
        4 => Some([2, 2]),
        6 => Some([2, 3]),
        8 => Some([2, 4]),
        9 => Some([3, 3]),
        _ => None,
    }
}

/// Returns a board of a size with its [`usual_boxes`].
pub(super) fn usual(size: usize) -> LayoutBuilder {
    let board = LayoutBuilder::new(size);
    match usual_boxes(size) {
        Some([rows, columns]) => board.boxes(rows, columns),
        None => board,
    }
}

/// Returns the number of rows of the board with exactly these cells; `None` if no board with the
/// usual boxes has them.
pub(super) fn size_filled(cells: CellSet) -> Option<usize> {
    let square =
        |size: usize| -> CellSet { (0..size * size).filter_map(|at| cell(size, at)).collect() };
    let mut sizes = [4, 6, 8, Cell::SIDE].into_iter();
    sizes.find(|size| square(*size) == cells)
}

/// Returns the cell with a number, counted from 0 in reading order, on a board of a size.
pub(super) fn cell(size: usize, number: usize) -> Option<Cell> {
    (size <= 9 && number < size * size).then(|| Cell::at(number / size, number % size))
}

/// Returns the number of a cell.
pub(super) fn number(size: usize, cell: Cell) -> usize {
    cell.row() * size + cell.column()
}

/// Builds the board, or says why it is impossible.
pub(super) fn built(board: LayoutBuilder, place: Place) -> Result<Layout, FormatError> {
    board.build().map_err(|error| impossible(error, place))
}

/// Builds the board with cages, each with its place, or says why it is impossible. An impossible
/// cage is reported at its own place.
pub(super) fn caged(
    board: &LayoutBuilder,
    cages: &[(Place, CellSet, Option<u8>)],
) -> Result<Layout, FormatError> {
    let all = cages.iter().map(|(_, cells, sum)| (*cells, *sum));
    let place = |at: usize| cages.get(at).map_or(Place::START, |(place, ..)| *place);
    let first = place(0);
    let layout =
        with_cages(board, all).map_err(|(error, at)| impossible(error, at.map_or(first, place)))?;
    match wrong_total(&layout) {
        Some(problem) => Err(mistake(first, problem)),
        None => Ok(layout),
    }
}

/// Builds the board with cages. If it is impossible, also returns the number of the first cage that
/// makes it so, counted from 0; `None` if it is impossible even without cages.
pub(super) fn with_cages(
    board: &LayoutBuilder,
    cages: impl Iterator<Item = (CellSet, Option<u8>)> + Clone,
) -> Result<Layout, (LayoutError, Option<usize>)> {
    let with = |count: usize| {
        let cages = cages.clone().take(count);
        let caged = |it: LayoutBuilder, (cells, sum)| it.cage(cells, sum);
        cages.fold(board.clone(), caged).build()
    };
    let first = || (0..).find(|count| with(*count).is_err());
    with(usize::MAX).map_err(|error| (error, first().and_then(|count: usize| count.checked_sub(1))))
}

/// Returns the mistake in the sums of cages that fill a board: they make up all its digits.
pub(super) fn wrong_total(layout: &Layout) -> Option<Fault> {
    let size = layout.size();
    let cells: CellSet = layout.cages().iter().flat_map(|cage| cage.cells).collect();
    let sums = layout.cages().iter().map(|cage| cage.sum.map(usize::from));
    let found: usize = sums.sum::<Option<usize>>()?;
    let needed = size * size * (size + 1) / 2;
    (cells == layout.cells() && found != needed).then_some(Fault::TotalOfSums { found, needed })
}

/// Names the mistake in a board, or its feature that this program does not know.
pub(super) fn impossible(error: LayoutError, place: Place) -> FormatError {
    let what = match error {
        LayoutError::CageOverlap(cell) => Unknown::CageOverlap { cell },
        LayoutError::CageInParts(first) => Unknown::CageInParts { cell: first },
        LayoutError::CageSize { first, count, size } => Unknown::CageRepeats {
            cell: first,
            count,
            size,
        },
        LayoutError::Size(SAMURAI_ROWS) => return FormatError::Samurai(place),
        LayoutError::Size(rows) if rows > 9 => return FormatError::BoardSize { place, rows },
        error => return mistake(place, Fault::Board(error)),
    };
    FormatError::Unsupported { place, what }
}

pub(super) const fn mistake(place: Place, problem: Fault) -> FormatError {
    FormatError::Mistake { place, problem }
}

/// Reads a digit, or none, for each cell of a board of a size.
pub(super) fn read_values(size: usize, text: &str, place: Place) -> Result<Values, FormatError> {
    let mut values = [None; Cell::COUNT];
    let (found, needed) = (text.chars().count(), size * size);
    if found != needed {
        let line = place.line;
        return Err(FormatError::Cells {
            line,
            found,
            needed,
        });
    }
    for (at, character) in text.chars().enumerate() {
        let place = Place {
            column: place.column + at,
            ..place
        };
        let value = super::cell_value(character, true)
            .ok_or_else(|| FormatError::not_a_digit(place, character))?;
        if let Some(cell) = cell(size, at) {
            values[cell.index()] = value
                .map(|digit| on_board(size, digit, place))
                .transpose()?;
        }
    }
    Ok(values)
}

/// Returns the digit if a board of this size has it.
pub(super) fn on_board(size: usize, digit: Digit, place: Place) -> Result<Digit, FormatError> {
    if usize::from(digit.get()) <= size {
        Ok(digit)
    } else {
        Err(mistake(place, Fault::NoSuchDigit { rows: size, digit }))
    }
}

/// Writes a character for each cell of a board, `.` for an empty one.
pub(super) fn write_values(layout: &Layout, values: &Values) -> String {
    let value = |cell: Cell| values[cell.index()].map_or('.', |it| char::from(b'0' + it.get()));
    layout.cells().iter().map(value).collect()
}

/// Writes the regions, or boxes, of a board: the number of its region for each cell, from 1. Writes
/// zeros if there are none.
pub(super) fn write_regions(layout: &Layout) -> String {
    let number = |cell: Cell| layout.region_of(cell).map_or(0, |it| it.number() + 1);
    let cells = layout.cells().iter();
    cells.map(|cell| number(cell).to_string()).collect()
}

/// Whether a text is meant as the regions of a jigsaw, right or wrong: 81 characters, at least half
/// of them with an equal neighbor. In a puzzle, no digit has an equal neighbor, except by mistake.
/// Characters that may be an empty cell are not counted.
pub(super) fn names_regions(text: &str) -> bool {
    let characters = text.as_bytes();
    if characters.len() != Cell::COUNT || !characters.iter().all(u8::is_ascii_alphanumeric) {
        return false;
    }
    let like = |cell: Cell| {
        let character = characters[cell.index()];
        let mut beside = CellSet::only(cell).beside().into_iter();
        !matches!(character, b'0' | b'x' | b'X')
            && beside.any(|other| characters[other.index()] == character)
    };
    2 * Cell::all().filter(|cell| like(*cell)).count() >= Cell::COUNT
}

/// Whether a word has one character per cell of a board of four, six or eight rows.
fn is_small(word: &str) -> bool {
    small_size(word).is_some() && word.chars().all(|it| super::cell_value(it, true).is_some())
}

/// Returns the values of a word that is a board of four, six or eight rows, one character per cell.
pub(super) fn small_values(word: &str) -> Option<Values> {
    let size = small_size(word)?;
    read_values(size, word, Place::START).ok()
}

fn small_size(word: &str) -> Option<usize> {
    [4, 6, 8].into_iter().find(|size| size * size == word.len())
}

fn read_small(word: &str, place: Place) -> Result<Puzzle, FormatError> {
    let size = small_size(word).unwrap_or(9);
    let values = read_values(size, word, place)?;
    Ok(Puzzle::on(built(usual(size), place)?, values))
}
