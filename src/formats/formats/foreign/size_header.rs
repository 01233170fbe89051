//! A grid below its size: `9 9`, or `3 3` for boxes of three rows and three columns, then the
//! rows, a character or a word for each cell, and, in a jigsaw, as many rows with the names
//! of the regions.

use crate::formats::boards::{built, mistake, on_board, usual};
use crate::formats::{FormatError, Place, cell_value, content_lines};
use sudoku_engine::grid::{Cell, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// The numbers of a first line that tells a size: that of the board, or of its boxes.
fn header(line: &str) -> Option<[usize; 2]> {
    let mut numbers = line.split(|one: char| one.is_whitespace() || one == 'x' || one == ',');
    let mut number = || numbers.find(|text| !text.is_empty());
    let read = |text: &str| text.parse().ok().filter(|it| (1..=36).contains(it));
    let first: usize = read(number()?)?;
    let second = match number() {
        Some(text) => read(text)?,
        None => first,
    };
    number().is_none().then_some([first, second])
}

/// The cells of a row: words, or characters if there is one word.
fn cells(line: &str) -> Vec<String> {
    let words: Vec<&str> = line
        .split(|one: char| one.is_whitespace() || one == ',' || one == '|')
        .filter(|word| !word.is_empty())
        .collect();
    match words[..] {
        [word] => word.chars().map(String::from).collect(),
        _ => words.into_iter().map(str::to_owned).collect(),
    }
}

/// The size of the board and of its boxes, and the rows behind the header.
struct Found<'a> {
    size: usize,
    boxes: Option<[usize; 2]>,
    rows: Vec<(usize, &'a str)>,
}

fn find(text: &str) -> Option<Found<'_>> {
    let mut lines = content_lines(text);
    let (_, first) = lines.next()?;
    let [one, other] = header(first.trim())?;
    // A header and rows, not numbers in rows: behind it stand as many rows, or twice as many.
    let rows: Vec<(usize, &str)> = lines.take(2 * 36 + 1).collect();
    let size = rows.first().map(|(_, row)| cells(row).len())?;
    let boxes = match [one, other] {
        [rows, columns] if rows == size && columns == size => None,
        [rows, columns] if rows * columns == size && rows > 1 && columns > 1 => {
            Some([rows, columns])
        }
        _ => return None,
    };
    let is_whole = rows.len() == size || rows.len() == 2 * size;
    let is_row = |(_, row): &(usize, &str)| cells(row).len() == size;
    (size >= 4 && is_whole && rows.iter().all(is_row)).then_some(Found { size, boxes, rows })
}

/// Whether a text is a grid below its size.
pub(super) fn is_grid(text: &str) -> bool {
    find(text).is_some()
}

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, FormatError> {
    let found =
        find(text).ok_or_else(|| mistake(Place::START, "the size does not fit the rows"))?;
    let Found { size, boxes, rows } = found;
    let (grid, regions) = rows.split_at(size);
    if size > 9 {
        let error = sudoku_engine::grid::LayoutError::Size(size);
        return Err(crate::formats::boards::impossible(error, Place::START));
    }
    let mut board = match boxes {
        Some([rows, columns]) => LayoutBuilder::new(size).boxes(rows, columns),
        None => usual(size),
    };
    let mut place = Place::START;
    if let Some((line, _)) = regions.first() {
        place.line = *line;
        let names: Vec<String> = regions.iter().flat_map(|(_, row)| cells(row)).collect();
        let mut known: Vec<&String> = Vec::new();
        let letters = names.iter().map(|name| {
            let at = known.iter().position(|it| *it == name).unwrap_or_else(|| {
                known.push(name);
                known.len() - 1
            });
            char::from(b'A' + u8::try_from(at.min(150)).unwrap_or(0))
        });
        let letters: String = letters.collect();
        board = LayoutBuilder::new(size).regions_from(&letters);
    }
    let mut puzzle = Puzzle::on(built(board, place)?, [None; Cell::COUNT]);
    for (row, (line, text)) in grid.iter().enumerate() {
        for (column, cell) in cells(text).into_iter().enumerate() {
            let place = Place {
                line: *line,
                column: 1,
            };
            let mut characters = cell.chars();
            let value = match (characters.next(), characters.next()) {
                (Some('-' | '?' | '+' | '~'), None) => None,
                (Some(one), None) => {
                    cell_value(one, true).ok_or_else(|| FormatError::not_a_digit(place, &*cell))?
                }
                _ => return Err(FormatError::not_a_digit(place, cell)),
            };
            if let Some(digit) = value {
                let digit = on_board(size, digit, place)?;
                puzzle.givens[Cell::at(row, column).index()] = Some(digit);
            }
        }
    }
    Ok(vec![puzzle])
}
