//! The game IDs of Simon Tatham's Solo: parameters, a colon and the puzzle.
//!
//! Parameters are `2x3` for two columns and three rows of boxes, so that each box is three cells
//! wide and two high, or `9j` for a jigsaw of nine rows; then `x` for diagonals and `k` for cages;
//! then the options used to make it. The puzzle has the givens, in a jigsaw the borders of the
//! regions, in a killer the borders and the sums of the cages, with commas between them. Givens and
//! sums are numbers; between them, letters count empty cells, or `_` separates them. Borders are
//! the counts of edges without a border before each border, `_` for 0 and letters from `a` for 1:
//! first along the rows, then along the columns, and one behind the last.

use super::{Place, built, cell, mistake, number, on_board};
use crate::formats::{Fault, FormatError, TomlFault, error::shown};
use sudoku_engine::grid::{
    Cell, CellSet, Digit, Feature, Layout, LayoutBuilder, LayoutError, Values,
};
use sudoku_engine::sudoku::Puzzle;

/// The most edges that a letter counts; after `z`, the next edge is not a border either.
const LONGEST: usize = 25;

/// The letters that parameters may have, as they are listed for one that is not known.
const KNOWN_LETTERS: &str = "j, x, k, r, m, a, d";

/// The parameters before the colon of a game ID.
struct Parameters {
    /// The numbers of columns and rows of boxes, which are the numbers of rows and columns in a
    /// box. `None` for a jigsaw.
    boxes: Option<[usize; 2]>,
    size: usize,
    has_diagonals: bool,
    has_cages: bool,
    /// The first letter that means nothing.
    unknown: Option<char>,
    /// Whether neither boxes nor the letter of a jigsaw say which board this is.
    is_of_no_kind: bool,
}

impl Parameters {
    fn read(text: &str) -> Option<Self> {
        let (first, mut rest) = leading_number(text)?;
        let mut boxes = None;
        if let Some((second, behind)) = rest.strip_prefix('x').and_then(leading_number) {
            boxes = Some([first, second]);
            rest = behind;
        }
        let size = boxes.map_or(first, |[first, second]| first * second);
        let mut read = Self {
            boxes,
            size,
            has_diagonals: false,
            has_cages: false,
            unknown: None,
            is_of_no_kind: false,
        };
        let mut is_jigsaw = false;
        let flags = rest.trim_start_matches(['j', 'x', 'k']);
        for flag in rest[..rest.len() - flags.len()].chars() {
            match flag {
                'j' => is_jigsaw = true,
                'x' => read.has_diagonals = true,
                _ => read.has_cages = true,
            }
        }
        // The rest is symmetry and level, which the puzzle does not need.
        let is_wish = |one: char| one.is_ascii_lowercase() || one.is_ascii_digit();
        if is_jigsaw {
            read.boxes = None;
        }
        read.unknown = unknown_letter(flags);
        read.is_of_no_kind = !is_jigsaw && read.boxes.is_none();
        // A number alone may be anything.
        let is_begun = !read.is_of_no_kind || flags.len() < rest.len();
        (flags.len() < 8 && flags.chars().all(is_wish) && is_begun).then_some(read)
    }
}

/// Returns the first letter of the wishes for symmetry (`r2`, `md4`, `a`) and level (`du`) that is
/// not one of them.
fn unknown_letter(wishes: &str) -> Option<char> {
    let mut letters = wishes.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            'd' => {
                letters.next_if(|it| "tbiaeu".contains(*it));
            }
            'm' => {
                letters.next_if_eq(&'d');
            }
            'r' | 'a' | 'j' | 'x' | 'k' => {}
            _ if letter.is_ascii_digit() => {}
            _ => return Some(letter),
        }
    }
    None
}

/// Returns the number below 100 that a text begins with, and the rest of the text.
fn leading_number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|one: char| !one.is_ascii_digit());
    let (digits, rest) = text.split_at(end.unwrap_or(text.len()));
    let number = digits.parse().ok().filter(|number| *number < 100)?;
    Some((number, rest))
}

pub(in crate::formats) fn is_start(word: &str) -> bool {
    let Some((parameters, puzzle)) = word.split_once(':') else {
        return false;
    };
    let is_known =
        |one: u8| one.is_ascii_lowercase() || one.is_ascii_digit() || b"_,".contains(&one);
    let is_puzzle = !puzzle.is_empty() && puzzle.bytes().all(is_known);
    let is_long = |size: usize| (4..=9).contains(&size) && puzzle.len() >= size;
    is_puzzle
        && Parameters::read(parameters).is_some_and(|it| !it.is_of_no_kind || is_long(it.size))
}

pub(in crate::formats) fn read(word: &str, place: Place) -> Result<Puzzle, FormatError> {
    let unknown = || mistake(place, Fault::NotAGameId);
    let (kind, puzzle) = word.split_once(':').ok_or_else(unknown)?;
    let parameters = Parameters::read(kind).ok_or_else(unknown)?;
    if parameters.is_of_no_kind {
        let text = shown(kind, FormatError::SHOWN_OF_TEXT);
        return Err(mistake(place, Fault::NotAKindOfSolo { text }));
    }
    if let Some(unknown) = parameters.unknown {
        let (text, known) = (unknown.to_string(), KNOWN_LETTERS.to_owned());
        return Err(mistake(
            place,
            Fault::Toml(TomlFault::NotOneOf { text, known }),
        ));
    }
    let size = parameters.size;
    if !(4..=9).contains(&size) {
        return Err(super::impossible(LayoutError::Size(size), place));
    }
    let mut parts = puzzle.split(',');
    let mut part = |missing: Fault| parts.next().ok_or_else(|| mistake(place, missing));
    let givens = read_numbers(part(Fault::GivensMissingInId)?, size, place)?;
    let mut board = LayoutBuilder::new(size);
    board = match parameters.boxes {
        Some([rows, columns]) => board.boxes(rows, columns),
        None => board.regions(read_borders(part(Fault::RegionsMissingInId)?, size, place)?),
    };
    if parameters.has_diagonals {
        board = board.diagonals();
    }
    if parameters.has_cages {
        let cages = read_borders(part(Fault::CagesMissingInId)?, size, place)?;
        let sums = read_numbers(part(Fault::SumsMissingInId)?, size, place)?;
        for (at, _) in sums.iter().enumerate().filter(|(_, sum)| sum.is_some()) {
            let is_first = |cage: &CellSet| cage.first() == cell(size, at);
            if !cages.iter().any(is_first) {
                let fault = cell(size, at).map(|cell| Fault::NoCageIn { cell });
                return Err(mistake(place, fault.unwrap_or(Fault::BordersMisfit)));
            }
        }
        for cage in cages {
            let first = cage.first().map_or(0, |cell| number(size, cell));
            board = board.cage(cage, sums[first]);
        }
    }
    if parts.next().is_some() {
        return Err(mistake(place, Fault::TooManyParts));
    }
    let mut values: Values = [None; Cell::COUNT];
    for (at, given) in givens.into_iter().enumerate() {
        if let (Some(cell), Some(given)) = (cell(size, at), given) {
            let digit = Digit::new(given);
            let digit = digit.ok_or_else(|| FormatError::not_a_digit(place, given.to_string()))?;
            values[cell.index()] = Some(on_board(size, digit, place)?);
        }
    }
    Ok(Puzzle::on(built(board, place)?, values))
}

/// Reads a number, or none, for each cell.
fn read_numbers(text: &str, size: usize, place: Place) -> Result<Vec<Option<u8>>, FormatError> {
    let mut numbers = Vec::new();
    let mut rest = text;
    while let Some(next) = rest.bytes().next() {
        // A text may have more numbers than the board has cells.
        if numbers.len() > size * size {
            break;
        }
        match next {
            b'_' => rest = &rest[1..],
            b'a'..=b'z' => {
                let empty = usize::from(next - b'a' + 1);
                numbers.resize(numbers.len() + empty, None);
                rest = &rest[1..];
            }
            _ => {
                let number = leading_number(rest);
                let (number, behind) = number.ok_or_else(|| {
                    let text = shown(rest, FormatError::SHOWN_OF_TEXT);
                    mistake(place, Fault::NotANumber { text })
                })?;
                numbers.push(u8::try_from(number).ok());
                rest = behind;
            }
        }
    }
    if numbers.len() == size * size {
        Ok(numbers)
    } else {
        let (line, found) = (place.line, numbers.len());
        let needed = size * size;
        Err(FormatError::Cells {
            line,
            found,
            needed,
        })
    }
}

/// Returns the inner edges of a board, each between two cells: along the rows, then along the
/// columns.
fn edges(size: usize) -> impl Iterator<Item = [Cell; 2]> {
    let last = size - 1;
    let along = (0..size).flat_map(move |row| (0..last).map(move |column| (row, column)));
    let down = (0..size).flat_map(move |column| (0..last).map(move |row| (row, column)));
    along
        .map(|(row, column)| [Cell::at(row, column), Cell::at(row, column + 1)])
        .chain(down.map(|(row, column)| [Cell::at(row, column), Cell::at(row + 1, column)]))
}

/// Returns the areas into which borders divide the board, in the order of their first cells.
fn read_borders(text: &str, size: usize, place: Place) -> Result<Vec<CellSet>, FormatError> {
    let mut is_border = Vec::new();
    let count = 2 * size * (size - 1);
    for one in text.bytes() {
        let before = match one {
            b'_' => 0,
            b'a'..=b'y' => usize::from(one - b'a' + 1),
            b'z' => LONGEST,
            _ => {
                let text = char::from(one).to_string();
                return Err(mistake(place, Fault::NotABorder { text }));
            }
        };
        is_border.resize(is_border.len() + before, false);
        if one != b'z' {
            is_border.push(true);
        }
        if is_border.len() > count + 1 {
            break;
        }
    }
    if is_border.len() != count + 1 {
        return Err(mistake(place, Fault::BordersMisfit));
    }
    let cells = (0..size * size).filter_map(|at| cell(size, at));
    let mut areas: Vec<CellSet> = cells.map(CellSet::only).collect();
    for ([one, other], _) in edges(size).zip(is_border).filter(|(_, border)| !border) {
        let with = |cell, areas: &[CellSet]| areas.iter().position(|it| it.contains(cell));
        let (Some(at), Some(to)) = (with(one, &areas), with(other, &areas)) else {
            continue;
        };
        if at != to {
            let area = areas[at];
            areas[to] |= area;
            areas.swap_remove(at);
        }
    }
    areas.sort_by_key(|area| area.first());
    Ok(areas)
}

pub(in crate::formats) fn write(puzzle: &Puzzle) -> String {
    let layout = &puzzle.layout;
    let size = layout.size();
    let mut text = match layout.boxes() {
        Some([rows, columns]) => format!("{rows}x{columns}"),
        None => format!("{size}j"),
    };
    if layout.features().contains(&Feature::DiagonalDown) {
        text.push('x');
    }
    if !layout.cages().is_empty() {
        text.push('k');
    }
    text.push(':');
    let values = puzzle.values();
    text += &write_numbers(layout, |cell| values[cell.index()].map(Digit::get));
    if layout.boxes().is_none() {
        let region = |cell| layout.region_of(cell);
        text.push(',');
        text += &write_borders(size, |one, other| region(one) != region(other));
    }
    if !layout.cages().is_empty() {
        let cage = |cell| layout.cage_of(cell).map(|cage| cage.cells);
        text.push(',');
        text += &write_borders(size, |one, other| cage(one) != cage(other));
        text.push(',');
        text += &write_numbers(layout, |cell| {
            let cage = layout.cage_of(cell)?;
            cage.sum.filter(|_| cage.cells.first() == Some(cell))
        });
    }
    text
}

fn write_numbers(layout: &Layout, number: impl Fn(Cell) -> Option<u8>) -> String {
    let mut text = String::new();
    let mut empty = 0_usize;
    let mut is_first = true;
    let letters = |empty: &mut usize, text: &mut String| {
        while *empty > 0 {
            let run = (*empty).min(26);
            text.push(letter(run));
            *empty -= run;
        }
    };
    for cell in layout.cells() {
        match number(cell) {
            None => empty += 1,
            Some(number) => {
                if empty == 0 && !is_first {
                    text.push('_');
                }
                letters(&mut empty, &mut text);
                text += &number.to_string();
            }
        }
        is_first = false;
    }
    letters(&mut empty, &mut text);
    text
}

fn write_borders(size: usize, is_border: impl Fn(Cell, Cell) -> bool) -> String {
    let mut text = String::new();
    let mut before = 0;
    let all = edges(size).map(|[one, other]| is_border(one, other));
    for border in all.chain([true]) {
        if !border {
            before += 1;
            continue;
        }
        while before > LONGEST {
            text.push('z');
            before -= LONGEST;
        }
        text.push(if before == 0 { '_' } else { letter(before) });
        before = 0;
    }
    text
}

/// Returns the letter for a number, counted from 1.
fn letter(number: usize) -> char {
    char::from(b'a' + u8::try_from(number - 1).unwrap_or(0))
}
