//! A list of cells, one per line: row, column and digit, counted from 1 or from 0, perhaps below a
//! line with the names of the columns, which may be more; the same as facts of a logic program, or
//! as the statements of another; or the 81 cells in order, one per line.

mod assigned;
mod columns;
mod find;

use self::columns::Tells;
use self::find::{cells_in_order, find};
use std::collections::HashMap;

use crate::formats::axes::{self, Order};
use crate::formats::boards::{built, caged, mistake};
use crate::formats::fault::GREATEST_SUM;
use crate::formats::reading::{Reading, ReadingNote, Tally};
use crate::formats::{Fault, FormatError, Place, Rule, Unknown, cell_value, counting, finder};
use sudoku_engine::grid::{Cell, CellSet, Digit, LayoutBuilder, Values};
use sudoku_engine::sudoku::Puzzle;

/// The number of a line, and its fields.
type Line<'a> = (usize, Vec<&'a str>);

struct List<'a> {
    columns: Vec<Tells>,
    lines: Vec<Line<'a>>,
    /// The number of the first row and column, if other lists show it.
    first: Option<usize>,
    axes: Axes,
}

/// The way in which the two numbers for a cell are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Axes {
    /// As row and column, or by the form of the list.
    Named,
    /// As x and y.
    Letters,
    Unnamed,
}

fn number(field: &str) -> Option<usize> {
    let field = field.trim_matches(['"', '\'']);
    let is_number = !field.is_empty() && field.bytes().all(|it| it.is_ascii_digit());
    field.parse().ok().filter(|_| is_number)
}

/// Whether a text is such a list.
pub(super) fn is_list(text: &str) -> bool {
    find(text).is_some() || cells_in_order(text).is_some()
}

pub(super) fn read(text: &str) -> Result<Reading, FormatError> {
    if let Some(values) = cells_in_order(text) {
        return Ok(Reading::plain(vec![Puzzle::new(values)]));
    }
    let list = find(text).ok_or(FormatError::Empty)?;
    let mut puzzles = Vec::new();
    let mut tally = Tally::NONE;
    let axes = list.note_on_axes();
    for part in list.parts() {
        puzzles.push(part.read(&mut tally)?);
    }
    let notes = axes.into_iter().chain(tally.notes()).collect();
    Ok(Reading::noted(puzzles, notes))
}

impl<'a> List<'a> {
    /// Returns the lists of the puzzles that a column distinguishes, in the order of their first
    /// lines.
    fn parts(self) -> Vec<Self> {
        let Some(at) = self.at(Tells::Puzzle) else {
            return vec![self];
        };
        let lines = [Tells::Row, Tells::Column].map(|it| self.at(it));
        let numbers = self.lines.iter().flat_map(|(_, fields)| {
            lines
                .into_iter()
                .flatten()
                .filter_map(|at| number(fields[at]))
        });
        // The lists come from one program, which counts in one way.
        let first = counting::first(numbers, Cell::SIDE);
        let mut places: HashMap<&str, usize> = HashMap::new();
        let mut parts: Vec<Self> = Vec::new();
        for line in self.lines {
            let place = *places.entry(line.1[at]).or_insert(parts.len());
            if place == parts.len() {
                parts.push(List {
                    columns: self.columns.clone(),
                    lines: Vec::new(),
                    first,
                    axes: self.axes,
                });
            }
            parts[place].lines.push(line);
        }
        parts
    }

    /// Returns the note on the numbers for a cell: if they are called x and y, or if they have no
    /// names and the cells are not listed row by row.
    fn note_on_axes(&self) -> Option<ReadingNote> {
        let pair = |(_, fields): &Line<'a>| Some([number(fields[0])?, number(fields[1])?]);
        match self.axes {
            Axes::Named => None,
            Axes::Letters => self
                .at(Tells::Column)
                .is_some()
                .then_some(ReadingNote::XAsColumn),
            Axes::Unnamed => {
                let pairs = self.lines.iter().filter_map(pair);
                (axes::order(pairs) != Order::Rows).then_some(ReadingNote::FirstAsRow)
            }
        }
    }

    fn at(&self, wanted: Tells) -> Option<usize> {
        self.columns.iter().position(|it| *it == wanted)
    }

    /// Returns the place of the first line.
    fn start(&self) -> Place {
        let line = self.lines.first().map_or(1, |(line, _)| *line);
        Place { line, column: 1 }
    }

    fn read(&self, tally: &mut Tally) -> Result<Puzzle, FormatError> {
        for column in &self.columns {
            let what = match column {
                Tells::Cage if self.at(Tells::Sum).is_none() => Unknown::InThisForm(Rule::Cages),
                Tells::Sum if self.at(Tells::Cage).is_none() => Unknown::InThisForm(Rule::Sums),
                Tells::Rule(what) => Unknown::InThisForm(*what),
                Tells::Step => {
                    return Err(mistake(self.start(), Fault::TableOfSteps));
                }
                _ => continue,
            };
            let place = self.start();
            return Err(FormatError::Unsupported { place, what });
        }
        let cells = self.cells()?;
        let mut puzzle = Puzzle::new([None; Cell::COUNT]);
        self.give_cages(&mut puzzle, &cells)?;
        let has_digits = [Tells::Digit, Tells::Given, Tells::Solution];
        if !has_digits.iter().any(|it| self.at(*it).is_some()) {
            return Ok(puzzle);
        }
        let mut solution: Values = [None; Cell::COUNT];
        let given = self.at(Tells::Given);
        let is_flag = |at: usize| {
            self.lines
                .iter()
                .all(|(_, it)| is_true(it[at], self.start()).is_ok())
        };
        let solved = self.at(Tells::Solution);
        // Flags say which digits of a solution are given.
        let is_of_solution = self.at(Tells::Digit).is_none();
        let (digit, given) = match (self.at(Tells::Digit), given, solved) {
            (Some(digit), given, _) => (digit, given),
            (None, Some(given), Some(solved)) if is_flag(given) => (solved, Some(given)),
            (None, Some(digit), _) => (digit, None),
            (None, None, _) => return Err(FormatError::Empty),
        };
        let shown = self.at(Tells::Shown).map(|at| (at, true));
        let shown = shown.or_else(|| self.at(Tells::Hidden).map(|at| (at, false)));
        let mut named = [false; Cell::COUNT];
        for ((line, fields), cell) in self.lines.iter().zip(&cells) {
            let place = Place {
                line: *line,
                column: 1,
            };
            if std::mem::replace(&mut named[cell.index()], true) {
                return Err(mistake(place, Fault::CellTwice { cell: *cell }));
            }
            let value = value(fields[digit], place)?;
            let is_given = given.map_or(Ok(true), |at| is_true(fields[at], place))?;
            let is_shown = shown.map_or(Ok(true), |(at, means)| {
                is_true(fields[at], place).map(|it| it == means)
            })?;
            if shown.is_some() {
                solution[cell.index()] = value;
            }
            if !is_shown {
                continue;
            }
            if is_given {
                puzzle.givens[cell.index()] = value;
            } else if !is_of_solution {
                puzzle.entries[cell.index()] = value;
            }
            if let Some(at) = self.at(Tells::Solution) {
                solution[cell.index()] = self::value(fields[at], place)?;
            }
            if let Some(at) = self.at(Tells::Marks)
                && !fields[at].is_empty()
                && value.is_none()
            {
                return Err(mistake(place, Fault::MarksInList));
            }
        }
        self.give_regions(&mut puzzle, &cells)?;
        if solution.iter().all(Option::is_some) {
            let is_right = finder::is_solution(&solution, &puzzle);
            tally.solution(self.start().line, is_right);
        }
        Ok(puzzle)
    }

    /// Returns the cell of each line.
    fn cells(&self) -> Result<Vec<Cell>, FormatError> {
        let place = |line: usize| Place { line, column: 1 };
        if let (Some(row), Some(column)) = (self.at(Tells::Row), self.at(Tells::Column)) {
            let mut places = Vec::new();
            for (line, fields) in &self.lines {
                let both = [row, column].map(|at| number(fields[at]).filter(|it| *it <= 9));
                let [Some(row), Some(column)] = both else {
                    return Err(mistake(place(*line), Fault::LineWithoutCell));
                };
                places.push((*line, [row, column]));
            }
            let all = places.iter().flat_map(|(_, both)| *both);
            let Some(first) = self.first.or_else(|| counting::first(all, Cell::SIDE)) else {
                return Err(mistake(
                    self.start(),
                    Fault::LinesFromWhere { size: Cell::SIDE },
                ));
            };
            let cell = |(line, both): (usize, [usize; 2])| match both
                .map(|it| it.checked_sub(first).filter(|it| *it < Cell::SIDE))
            {
                [Some(row), Some(column)] => Ok(Cell::at(row, column)),
                _ => Err(mistake(place(line), Fault::CountedFromZero)),
            };
            return places.into_iter().map(cell).collect();
        }
        let at = self.at(Tells::Cell).ok_or(FormatError::Empty)?;
        let names = || self.lines.iter().map(|(line, fields)| (*line, fields[at]));
        let numbers = names().filter_map(|(_, name)| number(name));
        let first = counting::first(numbers, Cell::COUNT);
        let cell = |(line, name): (usize, &str)| {
            if let Some(cell) = finder::named_cell(name) {
                return Ok(cell);
            }
            let Some(at) = number(name) else {
                return Err(mistake(place(line), Fault::LineWithoutCell));
            };
            let Some(first) = first else {
                return Err(mistake(self.start(), Fault::CellsFromWhere));
            };
            at.checked_sub(first)
                .and_then(Cell::new)
                .ok_or_else(|| mistake(place(line), Fault::LineWithoutCell))
        };
        names().map(cell).collect()
    }

    /// Gives a puzzle the cages of its cells, if the list has them.
    fn give_cages(&self, puzzle: &mut Puzzle, cells: &[Cell]) -> Result<(), FormatError> {
        let (Some(cage), Some(sum)) = (self.at(Tells::Cage), self.at(Tells::Sum)) else {
            return Ok(());
        };
        let mut cages: Vec<(Place, CellSet, Option<u8>)> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for ((line, fields), cell) in self.lines.iter().zip(cells) {
            // A cell without a cage.
            if fields[cage].is_empty() {
                continue;
            }
            let place = Place {
                line: *line,
                column: 1,
            };
            let text = fields[sum].trim_matches(['"', '\'']);
            // The sum may be in one line of the cage only.
            let own = match number(text) {
                _ if text.is_empty() => None,
                Some(sum) => match u8::try_from(sum) {
                    Ok(sum) if (1..=GREATEST_SUM).contains(&sum) => Some(sum),
                    _ => return Err(mistake(place, Fault::NoSuchSum { sum })),
                },
                None => {
                    let text = crate::formats::shown(text, FormatError::SHOWN_OF_NAME);
                    return Err(mistake(place, Fault::NotTheSum { text }));
                }
            };
            let at = *places.entry(fields[cage]).or_insert(cages.len());
            if at == cages.len() {
                cages.push((place, CellSet::EMPTY, None));
            }
            let (_, all, known) = &mut cages[at];
            if !all.insert(*cell) {
                return Err(mistake(place, Fault::TwiceInOne { cell: *cell }));
            }
            if let (Some(own), Some(known)) = (own, *known)
                && own != known
            {
                let [one, other] = [known, own].map(usize::from);
                return Err(mistake(place, Fault::TwoSums { one, other }));
            }
            *known = own.or(*known);
        }
        let missing = cages.iter().filter(|(.., sum)| sum.is_none()).count();
        if missing > 0 {
            return Err(mistake(self.start(), Fault::SumsMissing { found: missing }));
        }
        puzzle.layout = caged(&LayoutBuilder::new(9).boxes(3, 3), &cages)?;
        Ok(())
    }

    /// Gives a puzzle the regions of its cells, if there are any and they are not the boxes.
    fn give_regions(&self, puzzle: &mut Puzzle, cells: &[Cell]) -> Result<(), FormatError> {
        let Some(at) = self.at(Tells::Region) else {
            return Ok(());
        };
        let name = |line: &Line<'_>| line.1[at].to_owned();
        let names: Vec<String> = self.lines.iter().map(name).collect();
        let square = |cell: &Cell| cell.row() / 3 * 3 + cell.column() / 3;
        let are_alike = |one: usize, other: usize| {
            (names[one] == names[other]) == (square(&cells[one]) == square(&cells[other]))
        };
        let all = 0..names.len();
        if all
            .clone()
            .all(|one| all.clone().all(|other| are_alike(one, other)))
        {
            return Ok(());
        }
        if names.len() < Cell::COUNT || names.iter().any(String::is_empty) {
            return Err(mistake(self.start(), Fault::RegionsOfSome));
        }
        let mut known: Vec<&String> = Vec::new();
        let mut letters = ['A'; Cell::COUNT];
        for (cell, name) in cells.iter().zip(&names) {
            let number = known.iter().position(|it| *it == name).unwrap_or_else(|| {
                known.push(name);
                known.len() - 1
            });
            letters[cell.index()] = char::from(b'A' + u8::try_from(number).unwrap_or(0));
        }
        let board = LayoutBuilder::new(9).regions_from(&letters.iter().collect::<String>());
        puzzle.layout = built(board, self.start())?;
        Ok(())
    }
}

/// Returns the digit in a field, or none.
fn value(field: &str, place: Place) -> Result<Option<Digit>, FormatError> {
    let field = field.trim_matches(['"', '\'']);
    let mut characters = field.chars();
    match (characters.next(), characters.next()) {
        (None | Some('-'), None) => Ok(None),
        (Some(one), None) => {
            cell_value(one, true).ok_or_else(|| FormatError::not_a_digit(place, field))
        }
        _ if ["nan", "none", "null"]
            .iter()
            .any(|it| field.eq_ignore_ascii_case(it)) =>
        {
            Ok(None)
        }
        _ => Err(FormatError::not_a_digit(place, field)),
    }
}

/// Whether a field says yes.
fn is_true(field: &str, place: Place) -> Result<bool, FormatError> {
    match field.trim_matches(['"', '\'']).to_lowercase().as_str() {
        "1" | "true" | "yes" | "t" | "y" | "x" => Ok(true),
        "0" | "false" | "no" | "f" | "n" | "" => Ok(false),
        other => {
            let text = crate::formats::shown(other, FormatError::SHOWN_OF_NAME);
            Err(mistake(place, Fault::NeitherYesNorNo { text }))
        }
    }
}
