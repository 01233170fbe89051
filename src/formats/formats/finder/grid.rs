//! The meaning of the rows of a grid: a puzzle, its pencil marks, or its solution.

use super::row::{Row, Written};
use crate::formats::boards::{built, usual};
use crate::formats::candidates::{Possible, fill_cells_without_notes};
use crate::formats::{FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, DigitSet, Grid, Values, values_of_line};
use sudoku_engine::sudoku::Puzzle;

/// Whether values are a solution of a puzzle.
pub(in crate::formats) fn is_solution(values: &Values, puzzle: &Puzzle) -> bool {
    let agrees = |(given, value): (&Option<Digit>, &Option<Digit>)| {
        given.is_none_or(|given| *value == Some(given))
    };
    puzzle.givens.iter().zip(values).all(agrees)
        && Grid::from_values_on(&puzzle.layout, values).is_solved()
}

/// Whether values agree with a puzzle, perhaps with more cells filled in.
pub(in crate::formats) fn goes_on(values: &Values, puzzle: &Puzzle) -> bool {
    let mut givens = puzzle.givens.iter().zip(values);
    givens.all(|(given, value)| given.is_none() || given == value)
}

/// Whether values complete a puzzle, which is not full, to its solution.
pub(in crate::formats) fn solves(values: &Values, puzzle: &Puzzle) -> bool {
    let cells = puzzle.layout.cells();
    let is_full = |values: &Values| cells.iter().all(|cell| values[cell.index()].is_some());
    is_full(values) && !is_full(&puzzle.givens) && is_solution(values, puzzle)
}

/// Whether values fill all cells of a puzzle, which is not full, and agree with most of its givens:
/// they are meant as its solution, even if they are wrong.
pub(in crate::formats) fn completes(values: &Values, puzzle: &Puzzle) -> bool {
    let cells = puzzle.layout.cells();
    let is_full = |values: &Values| cells.iter().all(|cell| values[cell.index()].is_some());
    let given = |cell: &Cell| puzzle.givens[cell.index()].is_some();
    let agrees = |cell: &Cell| puzzle.givens[cell.index()] == values[cell.index()];
    let agreeing = cells.iter().filter(given).filter(agrees).count();
    let is_meant = 2 * agreeing > puzzle.given_count();
    is_full(values) && !is_full(&puzzle.givens) && is_meant
}

/// Whether marks can be the candidates left on a grid: its digits are alone in their cells.
pub(super) fn narrows(puzzle: &Puzzle, possible: &Possible) -> bool {
    let values = puzzle.values();
    puzzle.layout.is_classic()
        && Cell::all().all(|cell| match values[cell.index()] {
            Some(digit) => possible[cell.index()] == DigitSet::only(digit),
            None => true,
        })
        && values.iter().any(Option::is_some)
}

/// Returns the digits that each cell of the rows can hold. A blank rules nothing out, and neither
/// does a sign for an empty cell in rows with few notes.
pub(super) fn possible(rows: &[Row]) -> Possible {
    let mut values: Values = [None; Cell::COUNT];
    let cells = || rows.iter().flat_map(|row| &row.cells);
    for (value, written) in values.iter_mut().zip(cells()) {
        if let Written::Digit(digit)
        | Written::Entered(digit)
        | Written::Aside(digit)
        | Written::Bold(digit) = written
        {
            *value = Some(*digit);
        }
    }
    let grid = Grid::from_values(&values);
    let mut possible = [DigitSet::EMPTY; Cell::COUNT];
    for ((cell, possible), written) in Cell::all().zip(&mut possible).zip(cells()) {
        *possible = match written {
            Written::Nothing => grid.candidates(cell),
            Written::Empty => DigitSet::EMPTY,
            Written::Digit(digit)
            | Written::Entered(digit)
            | Written::Aside(digit)
            | Written::Bold(digit) => DigitSet::only(*digit),
            Written::Marks(digits) => *digits,
        };
    }
    fill_cells_without_notes(&mut possible);
    possible
}

/// The way in which entries differ from givens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// The entries are in brackets.
    InBrackets,
    /// The givens are in bold.
    NotBold,
}

/// Separates the givens of rows from the entries, if some digits are marked.
pub(super) fn part_entries(rows: &mut [Row]) -> Option<Told> {
    let cells = || rows.iter().flat_map(|row| &row.cells);
    let has_plain = cells().any(|cell| matches!(cell, Written::Digit(_)));
    let is_aside = |cell: &Written| matches!(cell, Written::Aside(_));
    let is_bold = |cell: &Written| matches!(cell, Written::Bold(_));
    let has_aside = cells().any(is_aside);
    let has_bold = cells().any(is_bold);
    // If there are no givens, all digits that were filled in are givens.
    let is_given =
        |cell: &Written| matches!(cell, Written::Digit(_)) || is_bold(cell) || is_aside(cell);
    let is_all_entered = !cells().any(is_given);
    let told = match (has_plain || has_bold, has_aside, has_plain && has_bold) {
        (true, true, _) => Some(Told::InBrackets),
        (_, false, true) => Some(Told::NotBold),
        _ => None,
    };
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        *cell = match *cell {
            Written::Aside(digit) if told == Some(Told::InBrackets) => Written::Entered(digit),
            Written::Digit(digit) if told == Some(Told::NotBold) => Written::Entered(digit),
            Written::Aside(digit) | Written::Bold(digit) => Written::Digit(digit),
            Written::Entered(digit) if is_all_entered => Written::Digit(digit),
            other => other,
        };
    }
    told
}

/// Returns the puzzle of rows without marks.
pub(super) fn drawn(rows: &[Row], line: usize) -> Result<Puzzle, FormatError> {
    let place = Place { line, column: 1 };
    let size = rows.len();
    let mut puzzle = if size == 9 {
        Puzzle::new([None; Cell::COUNT])
    } else {
        Puzzle::on(built(usual(size), place)?, [None; Cell::COUNT])
    };
    for (row, cells) in rows.iter().enumerate() {
        for (column, written) in cells.cells.iter().enumerate() {
            let index = Cell::at(row, column).index();
            match written {
                Written::Digit(digit) | Written::Aside(digit) | Written::Bold(digit) => {
                    puzzle.givens[index] = Some(*digit);
                }
                Written::Entered(digit) => puzzle.entries[index] = Some(*digit),
                Written::Nothing | Written::Empty | Written::Marks(_) => {}
            }
        }
    }
    Ok(puzzle)
}

/// Makes entries of the digits among pencil marks that are written as filled in.
pub(super) fn take_entries(rows: &[Row], puzzle: &mut Puzzle) {
    let cells = rows.iter().flat_map(|row| &row.cells);
    for (cell, written) in Cell::all().zip(cells) {
        if matches!(written, Written::Entered(_)) {
            let at = cell.index();
            puzzle.entries[at] = puzzle.givens[at].take();
        }
    }
}

/// Takes the solution out of the title of a puzzle, if it begins with one. Returns whether it is
/// right.
pub(in crate::formats) fn take_solution(puzzle: &mut Puzzle) -> Option<bool> {
    let title = puzzle.title.as_ref()?;
    let word = title.split_whitespace().next()?;
    let solution = values_of_line(word).filter(|values| values.iter().all(Option::is_some))?;
    let rest = title[word.len()..].trim();
    puzzle.title = (!rest.is_empty()).then(|| rest.to_owned());
    Some(is_solution(&solution, puzzle))
}
