//! A list of cells, a line each: row, column and digit, counted from 1 or from 0, perhaps
//! below a line with their names.

use crate::formats::boards::mistake;
use crate::formats::{FormatError, Place, content_lines};
use sudoku_engine::grid::{Cell, Digit};
use sudoku_engine::sudoku::Puzzle;

/// No puzzle with one solution has fewer givens.
const FEWEST: usize = 17;

/// Where in a line the row, the column and the digit stand.
type Order = [usize; 3];

/// The order that a line of names tells.
fn order(line: &str) -> Option<Order> {
    let names = fields(line)?.map(|name| name.trim_matches('"').to_lowercase());
    let at = |words: &[&str]| names.iter().position(|name| words.contains(&&**name));
    Some([
        at(&["row", "r", "y", "line", "i", "zeile", "fila"])?,
        at(&["column", "col", "c", "x", "j", "spalte", "columna"])?,
        at(&[
            "digit", "value", "val", "number", "num", "v", "n", "d", "k", "given", "zahl", "valor",
        ])?,
    ])
}

/// The three fields of a line.
fn fields(line: &str) -> Option<[&str; 3]> {
    let is_between = |one: char| matches!(one, ',' | ';') || one.is_whitespace();
    let line = line
        .trim()
        .trim_matches(['(', ')', '[', ']', '{', '}', ',']);
    let mut fields = line.split(is_between).filter(|it| !it.is_empty());
    let three = [fields.next()?, fields.next()?, fields.next()?];
    fields.next().is_none().then_some(three)
}

/// The three numbers of a line.
fn numbers(line: &str) -> Option<[usize; 3]> {
    let mut numbers = [0; 3];
    for (number, field) in numbers.iter_mut().zip(fields(line)?) {
        *number = field.trim_matches('"').parse().ok().filter(|it| *it <= 9)?;
    }
    Some(numbers)
}

/// A line, and the three numbers in it.
type Line = (usize, [usize; 3]);

/// The order of the fields, and the lines of cells with theirs.
fn find(text: &str) -> Option<(Order, Vec<Line>)> {
    let mut lines = content_lines(text).peekable();
    let named = order(lines.peek()?.1);
    if named.is_some() {
        lines.next();
    }
    let mut cells = Vec::new();
    for (number, line) in lines {
        if cells.len() == Cell::COUNT {
            return None;
        }
        cells.push((number, numbers(line)?));
    }
    let is_list = cells.len() >= FEWEST || named.is_some() && !cells.is_empty();
    is_list.then(|| (named.unwrap_or([0, 1, 2]), cells))
}

/// Whether a text is such a list.
pub(super) fn is_list(text: &str) -> bool {
    find(text).is_some()
}

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, FormatError> {
    let found = find(text).ok_or(FormatError::Empty)?;
    let ([row, column, digit], cells) = found;
    let places = || cells.iter().flat_map(|(_, it)| [it[row], it[column]]);
    let first = match (places().any(|it| it == 0), places().any(|it| it == 9)) {
        (true, _) => 0,
        (false, true) => 1,
        // All of them are from 1 to 8.
        (false, false) => {
            let line = cells.first().map_or(1, |(line, _)| *line);
            let place = Place { line, column: 1 };
            let problem = "whether rows and columns are counted from 0 or from 1 is not known: no 0 and no 9 is among them";
            return Err(mistake(place, problem));
        }
    };
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    let mut named = [false; Cell::COUNT];
    for (line, numbers) in &cells {
        let place = Place {
            line: *line,
            column: 1,
        };
        let [row, column] = [numbers[row], numbers[column]].map(|it| it - first);
        if row > 8 || column > 8 {
            return Err(mistake(place, "this is no cell: others are counted from 0"));
        }
        let cell = Cell::at(row, column);
        if std::mem::replace(&mut named[cell.index()], true) {
            return Err(mistake(place, format!("the cell {cell} is told twice")));
        }
        puzzle.givens[cell.index()] = u8::try_from(numbers[digit]).ok().and_then(Digit::new);
    }
    Ok(vec![puzzle])
}
