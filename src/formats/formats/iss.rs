//! The constraint strings of the Interactive Sudoku Solver: `.~R1C1_5~R1C2_3` for givens,
//! `.Cage~15~R1C1~R1C2` and the like for other features of the board, one behind the other.

use percent_encoding::percent_decode_str;

use super::boards::{built, mistake, usual};
use super::candidates::narrow;
use super::error::shown;
use super::{Fault, FormatError, Place, Rule, Unknown, lines};
use sudoku_engine::grid::{Cell, CellSet, Digit, DigitSet, Feature, LayoutBuilder};
use sudoku_engine::sudoku::Puzzle;

/// The text in the path of its links.
const SITE: &str = "interactive-sudoku-solver";

/// The most bytes of a link to search for the site.
const LONGEST_HEAD: usize = 200;

/// Whether a line begins with a constraint string.
pub(super) fn is_start(line: &str) -> bool {
    let Some(rest) = line.trim_start().strip_prefix('.') else {
        return false;
    };
    let name = rest.split(['~', '.']).next().unwrap_or_default();
    let is_name = name.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_name
        && match rest[name.len()..].chars().next() {
            Some('~') => !name.is_empty() || is_cell_start(rest),
            Some('.') => !name.is_empty() && rest.contains("~R"),
            _ => false,
        }
}

/// Whether there is a cell behind a `~`.
fn is_cell_start(rest: &str) -> bool {
    let mut characters = rest.chars().skip(1);
    matches!(characters.next(), Some('R' | 'r'))
        && characters.next().is_some_and(|it| it.is_ascii_digit())
}

/// Reads the puzzle of a link to this site; `None` for another link.
pub(super) fn read_link(link: &str, place: Place) -> Option<Result<Puzzle, FormatError>> {
    let head = link.get(..link.len().min(LONGEST_HEAD)).unwrap_or(link);
    if !head.to_ascii_lowercase().contains(SITE) {
        return None;
    }
    let (_, query) = link.split_once('?').unwrap_or((link, ""));
    let fields = query.split(['&', '#']);
    let text = fields
        .into_iter()
        .find_map(|field| field.strip_prefix("q="));
    Some(match text {
        Some(text) => {
            let text = text.replace('+', " ");
            let text = percent_decode_str(&text).decode_utf8_lossy();
            let text = text.trim();
            if text.chars().count() == Cell::COUNT && !text.contains('~') {
                lines::read_cells(text, |_| place).map(Puzzle::new)
            } else {
                read(text, place)
            }
        }
        None => Err(FormatError::NoPuzzleInLink {
            place,
            site: "Interactive-Sudoku-Solver".to_owned(),
        }),
    })
}

/// Whether a text is one such string on several lines; some of the lines have no given.
pub(super) fn is_on_lines(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut others = lines.clone().skip(1);
    let is_part = |line: &str| {
        let part = line.trim_start().strip_prefix('.');
        part.is_some_and(|it| it.starts_with(|one: char| one == '~' || one.is_ascii_alphabetic()))
    };
    lines.next().is_some_and(is_start)
        && others.any(|line| !line.contains(".~"))
        && lines.all(is_part)
}

/// Reads a string on several lines.
pub(super) fn read_lines(text: &str) -> Result<Puzzle, FormatError> {
    read_parts(text, |part| {
        let at = part.as_ptr().addr() - text.as_ptr().addr();
        Place::after(text.get(..at).unwrap_or_default())
    })
}

/// Reads a string at this place.
pub(super) fn read(text: &str, place: Place) -> Result<Puzzle, FormatError> {
    read_parts(text, |_| place)
}

/// Reads a string; `place` returns the place of a part of it.
fn read_parts(text: &str, place: impl Fn(&str) -> Place) -> Result<Puzzle, FormatError> {
    let mut board = None;
    let mut givens: Vec<(Cell, DigitSet)> = Vec::new();
    let parts = text.split('.').map(str::trim);
    let parts: Vec<&str> = parts.filter(|it| !it.is_empty()).collect();
    let mut size = 9;
    for shape in parts.iter().filter_map(|part| part.strip_prefix("Shape~")) {
        size = shape_of(shape).ok_or_else(|| {
            unsupported(
                place(shape),
                Unknown::Shape {
                    text: shown(shape, FormatError::SHOWN_OF_TEXT),
                },
            )
        })?;
    }
    let start = place(text);
    for part in parts {
        let place = place(part);
        let mut words = part.split('~');
        let name = words.next().unwrap_or_default();
        let layout = board.take().unwrap_or_else(|| usual(size));
        board = Some(match name {
            "" => {
                for word in words {
                    givens.push(given(word, size, place)?);
                }
                layout
            }
            "Shape" => layout,
            "Cage" => cage(layout, words, size, place)?,
            "Diagonal" => match words.next() {
                Some("1") => layout.diagonal_up(),
                Some("-1") => layout.diagonal_down(),
                _ => layout.diagonals(),
            },
            "AntiKnight" => layout.with(Feature::AntiKnight),
            "AntiKing" => layout.with(Feature::AntiKing),
            "Windoku" => layout.windoku(),
            "DisjointSets" => layout.disjoint_groups(),
            "Jigsaw" => match words.next() {
                Some(regions) if regions.len() == size * size => layout.regions_from(regions),
                _ => return Err(unsupported(place, Unknown::InThisForm(Rule::Regions))),
            },
            other => {
                return Err(unsupported(
                    place,
                    Unknown::Named(shown(other, FormatError::SHOWN_OF_NAME)),
                ));
            }
        });
    }
    let layout = built(board.unwrap_or_else(|| usual(size)), start)?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    let mut candidates = [None; Cell::COUNT];
    for (cell, digits) in givens {
        if digits.len() == 1 {
            puzzle.givens[cell.index()] = digits.first();
        } else {
            candidates[cell.index()] = Some(digits);
        }
    }
    narrow(&mut puzzle, &candidates);
    Ok(puzzle)
}

fn unsupported(place: Place, what: Unknown) -> FormatError {
    FormatError::Unsupported { place, what }
}

/// Returns the number of rows of a shape such as `6x6`, if this board size is supported.
fn shape_of(shape: &str) -> Option<usize> {
    let (rows, columns) = shape.split_once('x')?;
    let size = rows.parse().ok()?;
    (rows == columns && matches!(size, 4 | 6 | 8 | 9)).then_some(size)
}

/// Reads a cell with its digits: `R1C1_5`.
fn given(word: &str, size: usize, place: Place) -> Result<(Cell, DigitSet), FormatError> {
    let mut parts = word.split('_');
    let cell = cell(parts.next().unwrap_or_default(), size, place)?;
    let mut digits = DigitSet::EMPTY;
    for part in parts {
        let digit = part.parse().ok().and_then(Digit::new);
        let digit = digit.filter(|digit| usize::from(digit.get()) <= size);
        digits.insert(digit.ok_or_else(|| FormatError::not_a_digit(place, part))?);
    }
    if digits.is_empty() {
        return Err(mistake(place, Fault::NoDigitFor { cell }));
    }
    Ok((cell, digits))
}

fn cell(word: &str, size: usize, place: Place) -> Result<Cell, FormatError> {
    let wrong = || {
        let text = shown(word, FormatError::SHOWN_OF_TEXT);
        mistake(place, Fault::NotACell { text })
    };
    let rest = word.strip_prefix(['R', 'r']).ok_or_else(wrong)?;
    let (row, column) = rest.split_once(['C', 'c']).ok_or_else(wrong)?;
    let number = |text: &str| {
        text.parse::<usize>()
            .ok()
            .filter(|it| (1..=size).contains(it))
    };
    match (number(row), number(column)) {
        (Some(row), Some(column)) => Ok(Cell::at(row - 1, column - 1)),
        _ => Err(wrong()),
    }
}

fn cage<'a>(
    board: LayoutBuilder,
    mut words: impl Iterator<Item = &'a str>,
    size: usize,
    place: Place,
) -> Result<LayoutBuilder, FormatError> {
    let sum = words.next().unwrap_or_default();
    let number = sum.parse::<u8>();
    let number = number.map_err(|_| {
        let text = shown(sum, FormatError::SHOWN_OF_TEXT);
        mistake(place, Fault::NotASum { text })
    })?;
    let mut cells = CellSet::EMPTY;
    for word in words {
        let cell = cell(word, size, place)?;
        if !cells.insert(cell) {
            return Err(mistake(place, Fault::TwiceInOne { cell }));
        }
    }
    Ok(board.cage(cells, (number > 0).then_some(number)))
}
