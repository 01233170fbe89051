//! A grid below its size: `9 9`, or `3 3` for boxes of three rows and three columns, or both. Then
//! come the rows, with a character or a word for each cell, and in a jigsaw an equal number of rows
//! with the names of the regions.

use crate::formats::boards::{built, mistake, on_board, usual};
use crate::formats::error::shown;
use crate::formats::rows::groups_between;
use crate::formats::{EMPTY, Fault, FormatError, Place, cell_value, content_lines};
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
    placed(line).into_iter().map(|(_, cell)| cell).collect()
}

/// Returns the cells of a row, each with its column in the line, from 1.
fn placed(line: &str) -> Vec<(usize, String)> {
    let is_between = |one: char| one.is_whitespace() || one == ',' || one == '|';
    let words: Vec<(usize, &str)> = groups_between(line, is_between).collect();
    match words[..] {
        [(column, word)] => (column..).zip(word.chars().map(String::from)).collect(),
        _ => words
            .into_iter()
            .map(|(at, word)| (at, word.to_owned()))
            .collect(),
    }
}

/// The size of the board and of its boxes, and the rows behind the header.
struct Found<'a> {
    size: usize,
    boxes: Option<[usize; 2]>,
    rows: Vec<(usize, &'a str)>,
}

/// The first lines of a text that begins with numbers.
struct Headed<'a> {
    lines: Vec<(usize, &'a str)>,
    /// The possible headers: each with the number of its lines and its numbers.
    heads: Vec<(usize, Vec<usize>)>,
}

fn heads(text: &str) -> Option<Headed<'_>> {
    let lines: Vec<(usize, &str)> = content_lines(text).take(2 * 36 + 4).collect();
    let (_, first) = *lines.first()?;
    // Another row has `x` as empty cells.
    let first = numbers(first).filter(|_| first.matches('x').count() < 2)?;
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
    Some(Headed { lines, heads })
}

fn find(text: &str) -> Option<Found<'_>> {
    let Headed { lines, heads } = heads(text)?;
    let is_whole = |rows: &[(usize, &str)], size: usize| {
        let is_row = |(_, row): &(usize, &str)| cells(row).len() == size;
        let is_whole = rows.len() == size || rows.len() == 2 * size;
        size >= SMALLEST && is_whole && rows.iter().all(is_row)
    };
    heads.into_iter().rev().find_map(|(count, numbers)| {
        let rows = &lines[count..];
        let mut known = headers(&numbers).into_iter();
        let (size, boxes) = known.find(|(size, _)| is_whole(rows, *size))?;
        let rows = rows.to_vec();
        Some(Found { size, boxes, rows })
    })
}

/// Returns the mistake in a text that is meant as a grid below its size, perhaps with its regions:
/// a row or two are too short or too long, or a row or two are missing or too many. `None` for any
/// other text.
fn damage(text: &str) -> Option<FormatError> {
    let Headed { lines, heads } = heads(text)?;
    let slip = heads.into_iter().rev().find_map(|(count, numbers)| {
        let mut known = headers(&numbers).into_iter();
        known.find_map(|(size, _)| slip(&lines[count..], size))
    });
    slip.or_else(|| misfit(text))
}

/// Returns the mistake in a text of nine whole rows, perhaps with regions, below another size. A
/// number alone may be that of the puzzle, unless there are regions.
fn misfit(text: &str) -> Option<FormatError> {
    let Headed { lines, heads } = heads(text)?;
    let (count, numbers) = heads.into_iter().next()?;
    let [(line, head), ..] = lines[..] else {
        return None;
    };
    let rows = &lines[count..];
    let are_rows = rows.iter().all(|(_, row)| cells(row).len() == Cell::SIDE);
    let fits = headers(&numbers)
        .iter()
        .any(|(size, _)| *size == Cell::SIDE);
    let is_size = match numbers[..] {
        [one, other] => {
            let is_square = one == other && one >= SMALLEST;
            is_square || head.contains('x') || one == Cell::SIDE || other == Cell::SIDE
        }
        [size, _, _] => size == Cell::SIDE,
        _ => false,
    };
    let place = Place { line, column: 1 };
    let has_regions =
        rows.len() == 2 * Cell::SIDE && are_rows && is_map(&rows[Cell::SIDE..], Cell::SIDE);
    if let [told] = numbers[..]
        && has_regions
        && !fits
        && (SMALLEST..Cell::SIDE).contains(&told)
    {
        let size = Cell::SIDE;
        return Some(mistake(place, Fault::OtherSize { told, size }));
    }
    let is_whole = rows.len() == Cell::SIDE || has_regions;
    (is_whole && are_rows && !fits && is_size).then(|| mistake(place, Fault::SizeMisfit))
}

/// Refuses a region with a name that is neither a letter nor a digit.
fn check_names(regions: &[(usize, &str)]) -> Result<(), FormatError> {
    for (line, row) in regions {
        for (column, name) in placed(row) {
            if !name.starts_with(char::is_alphanumeric) {
                let place = Place {
                    line: *line,
                    column,
                };
                let text = shown(&name, FormatError::SHOWN_OF_TEXT);
                return Err(mistake(place, Fault::NotARegionName { text }));
            }
        }
    }
    Ok(())
}

/// The smallest board.
const SMALLEST: usize = 4;

/// Returns the mistake in rows that are meant as a grid of this size, perhaps with its regions.
fn slip(rows: &[(usize, &str)], size: usize) -> Option<FormatError> {
    let most_off = if size < SMALLEST_WIDE { 1 } else { 2 };
    let is_near = |needed: usize| rows.len().abs_diff(needed) <= most_off;
    let counts = rows.iter().map(|(line, row)| (*line, cells(row).len()));
    let odd: Vec<(usize, usize)> = counts.filter(|(_, found)| *found != size).collect();
    let are_rows = odd
        .iter()
        .all(|(_, found)| found.abs_diff(size) <= most_off);
    let is_whole = odd.is_empty() && (rows.len() == size || rows.len() == 2 * size);
    if !(SMALLEST..=Cell::SIDE).contains(&size) || is_whole || odd.len() > most_off || !are_rows {
        return None;
    }
    let has_regions = is_near(2 * size) && is_map(&rows[rows.len() - (size - most_off)..], size);
    if !has_regions && !is_near(size) {
        return None;
    }
    let (line, _) = *rows.first()?;
    let first = Place { line, column: 1 };
    if let Some((line, found)) = odd.first() {
        return Some(FormatError::Cells {
            line: *line,
            found: *found,
            needed: size,
        });
    }
    let needed = size;
    let of_grid = |found: usize| mistake(first, Fault::GridRows { found, needed });
    if !has_regions {
        return Some(of_grid(rows.len()));
    }
    let Some(grid) = rows_of_grid(rows, size - most_off, size + most_off) else {
        return Some(mistake(first, Fault::SizeMisfit));
    };
    let found = rows.len() - grid;
    if found == size {
        return Some(of_grid(grid));
    }
    let (line, _) = *rows.get(grid)?;
    let place = Place { line, column: 1 };
    Some(mistake(place, Fault::RegionRows { found, needed }))
}

/// The smallest board of which two rows may have a slip, and any row two cells more or fewer.
const SMALLEST_WIDE: usize = 6;

/// Whether rows name the regions of a jigsaw, and are not those of another grid: no name comes much
/// more often than a region has cells, as an empty cell does, and a quarter of the names are followed
/// by an equal one.
fn is_map(rows: &[(usize, &str)], size: usize) -> bool {
    let rows: Vec<Vec<String>> = rows.iter().map(|(_, row)| cells(row)).collect();
    let all = rows.iter().flatten();
    let count = |name: &String| all.clone().filter(|other| *other == name).count();
    let pairs = rows.iter().flat_map(|row| row.windows(2));
    let alike = pairs.filter(|pair| pair[0] == pair[1]).count();
    all.clone().all(|name| count(name) <= 2 * size) && 4 * alike >= all.count()
}

/// Returns the number of rows of a grid, from `least` to `most`, that come before its regions: an
/// empty cell is never below them.
fn rows_of_grid(rows: &[(usize, &str)], least: usize, most: usize) -> Option<usize> {
    let rows: Vec<Vec<String>> = rows.iter().map(|(_, row)| cells(row)).collect();
    let all = || rows.iter().take(least).flatten();
    let empty = all().max_by_key(|cell| all().filter(|other| other == cell).count())?;
    let has_empty = |row: &Vec<String>| row.contains(empty);
    let above = rows.iter().rposition(has_empty)? + 1;
    (least..=most).contains(&above).then_some(above)
}

/// Whether a text is a grid below its size, or is meant as one.
pub(super) fn is_grid(text: &str) -> bool {
    find(text).is_some() || damage(text).is_some()
}

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, FormatError> {
    let misfit = || damage(text).unwrap_or_else(|| mistake(Place::START, Fault::SizeMisfit));
    let found = find(text).ok_or_else(misfit)?;
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
        check_names(regions)?;
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
    let allow_other_empty = !grid.iter().any(|(_, row)| row.contains(EMPTY));
    for (row, (line, text)) in grid.iter().enumerate() {
        for (column, (at, cell)) in placed(text).into_iter().enumerate() {
            let place = Place {
                line: *line,
                column: at,
            };
            let mut characters = cell.chars();
            let value = match (characters.next(), characters.next()) {
                (Some('-' | '?' | '+' | '~'), None) if allow_other_empty => None,
                (Some(one), None) => cell_value(one, allow_other_empty)
                    .ok_or_else(|| FormatError::not_a_digit(place, &*cell))?,
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
