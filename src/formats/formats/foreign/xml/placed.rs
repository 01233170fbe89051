//! Digits at places: the cells of a spreadsheet in Excel's XML, and the texts of a drawing.

use super::Element;
use crate::formats::held::FEWEST_GIVENS;
use crate::formats::{BitOrder, FormatError, Reading, read_noted};
use sudoku_engine::grid::{Cell, Digit, Values};
use sudoku_engine::sudoku::Puzzle;

/// The most rows and columns of a spreadsheet.
const MOST_ROWS: usize = 400;
const MOST_COLUMNS: usize = 100;

/// The farthest from the middle of its cell that a digit is drawn, in parts of a cell.
const FARTHEST: f64 = 0.2;

/// Reads the puzzles of a spreadsheet or a drawing; `None` if there are none.
pub(super) fn read(elements: &[Element]) -> Option<Result<Reading, FormatError>> {
    match &*elements.first()?.name {
        "worksheet" => of_sheet(elements).map(Ok),
        "svg" => of_drawing(elements).map(|puzzle| Ok(Reading::plain(vec![puzzle]))),
        _ => None,
    }
}

/// Reads the cells of a spreadsheet. A text may be in another file, and then the cells are not
/// known.
fn of_sheet(elements: &[Element]) -> Option<Reading> {
    let mut rows: Vec<Vec<&str>> = Vec::new();
    for element in elements
        .iter()
        .filter(|it| it.name == "v" || it.name == "t")
    {
        let mut parent = &elements[element.parent?];
        if parent.name == "is" {
            parent = &elements[parent.parent?];
        }
        if parent.name != "c" {
            continue;
        }
        if parent.attribute("t") == Some("s") {
            return None;
        }
        let name = parent.attribute("r")?;
        let letters = name.trim_end_matches(|one: char| one.is_ascii_digit());
        let row = name[letters.len()..]
            .parse::<usize>()
            .ok()?
            .checked_sub(1)?;
        let column = letters.bytes().try_fold(0_usize, |column, letter| {
            let letter = letter.checked_sub(b'A').filter(|it| *it < 26)?;
            Some(column * 26 + usize::from(letter) + 1).filter(|it| *it <= MOST_COLUMNS)
        });
        let column = column?.checked_sub(1)?;
        if row >= MOST_ROWS {
            return None;
        }
        if rows.len() <= row {
            rows.resize(row + 1, Vec::new());
        }
        if rows[row].len() <= column {
            rows[row].resize(column + 1, "");
        }
        rows[row][column] = element.text.trim();
    }
    let width = rows.iter().map(Vec::len).max()?;
    let line = |row: &Vec<&str>| {
        let blank = std::iter::repeat_n("", width - row.len());
        let fields: Vec<&str> = row.iter().copied().chain(blank).collect();
        fields.join(";") + "\n"
    };
    let table: String = rows.iter().map(line).collect();
    read_noted(table.as_bytes(), BitOrder::default()).ok()
}

/// Reads the digits of a drawing, if each is in the middle of a cell of a board whose outermost rows
/// and columns have digits.
fn of_drawing(elements: &[Element]) -> Option<Puzzle> {
    let mut digits: Vec<([f64; 2], Digit)> = Vec::new();
    for element in elements
        .iter()
        .filter(|it| it.name == "text" || it.name == "tspan")
    {
        let mut signs = element.text.trim().chars();
        let digit = signs.next().and_then(Digit::from_char);
        let Some(digit) = digit.filter(|_| signs.next().is_none()) else {
            continue;
        };
        let own = |name: &str| element.attribute(name)?.trim_end_matches("px").parse().ok();
        if element.attribute("transform").is_some() || digits.len() == Cell::COUNT {
            return None;
        }
        digits.push(([own("x")?, own("y")?], digit));
    }
    if digits.len() < FEWEST_GIVENS {
        return None;
    }
    let columns = lines(digits.iter().map(|([x, _], _)| *x))?;
    let rows = lines(digits.iter().map(|([_, y], _)| *y))?;
    let mut givens: Values = [None; Cell::COUNT];
    for ((row, column), (_, digit)) in rows.into_iter().zip(columns).zip(digits) {
        let slot = &mut givens[Cell::at(row, column).index()];
        if slot.replace(digit).is_some() {
            return None;
        }
    }
    Some(Puzzle::new(givens))
}

/// Returns the row or the column of each place.
fn lines(places: impl Iterator<Item = f64> + Clone) -> Option<Vec<usize>> {
    let first = places.clone().fold(f64::INFINITY, f64::min);
    let last = places.clone().fold(f64::NEG_INFINITY, f64::max);
    let cell = (last - first) / 8.0;
    if !cell.is_normal() {
        return None;
    }
    let line = |place: f64| {
        let at = (place - first) / cell;
        let near = (0..Cell::SIDE).zip(0_u8..);
        let near = near.map(|(line, number)| (line, (at - f64::from(number)).abs()));
        let (line, _) = near.into_iter().find(|(_, off)| *off <= FARTHEST)?;
        Some(line)
    };
    let all: Vec<usize> = places.map(line).collect::<Option<_>>()?;
    // Cells of half that size may be meant if every second one is empty.
    all.iter().any(|line| line % 2 == 1).then_some(all)
}
