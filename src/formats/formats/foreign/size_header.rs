//! A grid below its size: `9 9`, or `3 3` for boxes of three rows and three columns, or both. Then
//! come the rows, with a character or a word for each cell, and in a jigsaw an equal number of rows
//! with the names of the regions.

use crate::formats::boards::{built, mistake, on_board, usual};
use crate::formats::{Fault, FormatError, Place, cell_value, content_lines};
use sudoku_engine::grid::{Cell, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// The size of a board and of its boxes.
type Header = (usize, Option<[usize; 2]>);

/// Returns the possible meanings of the numbers in the first line, or in the first lines with one
/// number each: the size of the board, of the boxes, or of both.
fn headers(numbers: &[usize]) -> Vec<Header> {
    let of_boxes = |rows: usize, columns: usize| {
        (rows > 1 && columns > 1).then_some((rows * columns, Some([rows, columns])))
    };
    let both = match *numbers {
        [one] => [Some((one, None)), of_boxes(one, one)],
        [one, other] => [(one == other).then_some((one, None)), of_boxes(one, other)],
        [size, rows, columns] => {
            let boxes = of_boxes(rows, columns);
            [boxes.filter(|(all, _)| *all == size), None]
        }
        _ => [None, None],
    };
    both.into_iter().flatten().collect()
}

/// Returns the numbers of a line, if it contains nothing else.
fn numbers(line: &str) -> Option<Vec<usize>> {
    let words = line.split(|one: char| one.is_whitespace() || one == 'x' || one == ',');
    let read = |text: &str| text.parse().ok().filter(|it| (1..=36).contains(it));
    words.filter(|text| !text.is_empty()).map(read).collect()
}

/// Returns the cells of a row: words, or characters if there is one word.
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
    let lines: Vec<(usize, &str)> = content_lines(text).take(2 * 36 + 4).collect();
    let first = numbers(lines.first()?.1)?;
    let mut heads = vec![(1, first.clone())];
    // One number per line.
    let mut all = first;
    while all.len() == heads.len() && all.len() < 3 {
        match lines.get(all.len()).and_then(|(_, line)| numbers(line)) {
            Some(next) if next.len() == 1 => {
                all.extend(next);
                heads.push((all.len(), all.clone()));
            }
            _ => break,
        }
    }
    let is_whole = |rows: &[(usize, &str)], size: usize| {
        let is_row = |(_, row): &(usize, &str)| cells(row).len() == size;
        let is_whole = rows.len() == size || rows.len() == 2 * size;
        size >= 4 && is_whole && rows.iter().all(is_row)
    };
    heads.into_iter().rev().find_map(|(count, numbers)| {
        let rows = &lines[count..];
        let mut known = headers(&numbers).into_iter();
        let (size, boxes) = known.find(|(size, _)| is_whole(rows, *size))?;
        let rows = rows.to_vec();
        Some(Found { size, boxes, rows })
    })
}

/// Whether a text is a grid below its size.
pub(super) fn is_grid(text: &str) -> bool {
    find(text).is_some()
}

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, FormatError> {
    let found = find(text).ok_or_else(|| mistake(Place::START, Fault::SizeMisfit))?;
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
