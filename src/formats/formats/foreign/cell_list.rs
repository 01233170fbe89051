//! A list of cells, one per line: row, column and digit, counted from 1 or from 0, perhaps below a
//! line with the names of the columns, which may be more; the same as facts of a logic program, or
//! as the statements of another; or the 81 cells in order, one per line.

mod assigned;

use crate::formats::held::FEWEST_GIVENS;
use std::collections::HashMap;

use crate::formats::axes::{self, Order};
use crate::formats::boards::{built, caged, mistake};
use crate::formats::fault::GREATEST_SUM;
use crate::formats::reading::{Reading, ReadingNote, Tally};
use crate::formats::{
    Fault, FormatError, Place, Rule, Unknown, cell_value, content_lines, counting, finder, rules,
};
use sudoku_engine::grid::{Cell, CellSet, Digit, LayoutBuilder, Values};
use sudoku_engine::sudoku::Puzzle;

/// The most columns of a list.
const MOST_COLUMNS: usize = 12;

/// The most lines of a list of several puzzles.
const MOST_LINES: usize = 50_000;

/// In a list with more columns than this, no column is named by a single letter.
const MOST_LETTERS: usize = 5;

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tells {
    Row,
    Column,
    /// The cell in one column: its name, or its number.
    Cell,
    Digit,
    /// The region or box.
    Region,
    /// Whether the digit is given.
    Given,
    Solution,
    /// Whether the digit of the solution is given, or hidden.
    Shown,
    Hidden,
    /// The number or name of the cage, and its sum.
    Cage,
    Sum,
    /// Candidates.
    Marks,
    /// The number of a step.
    Step,
    /// The puzzle to which a cell belongs.
    Puzzle,
    /// An unknown rule.
    Rule(Rule),
    /// Anything that is not needed.
    Other,
}

/// Returns the meaning of a column according to its name.
fn column(name: &str) -> Tells {
    let name = name.trim_matches(['"', '\'']).trim().to_lowercase();
    match name.as_str() {
        "row" | "r" | "y" | "line" | "i" | "zeile" | "fila" => Tells::Row,
        "column" | "col" | "c" | "x" | "j" | "spalte" | "columna" => Tells::Column,
        "cell" | "index" | "idx" | "position" | "pos" | "zelle" | "celda" => Tells::Cell,
        "digit" | "value" | "val" | "number" | "num" | "v" | "n" | "d" | "k" | "zahl" | "valor" => {
            Tells::Digit
        }
        "region" | "zone" | "box" | "block" | "area" | "subgrid" | "nonet" => Tells::Region,
        "given" | "fixed" | "is_given" | "isgiven" | "is_fixed" | "isfixed" | "clue" | "locked"
        | "original" => Tells::Given,
        "visible" | "shown" | "revealed" | "is_visible" => Tells::Shown,
        "hidden" | "masked" | "editable" | "is_hidden" | "is_editable" => Tells::Hidden,
        "solution" | "answer" | "solved" => Tells::Solution,
        "candidates" | "notes" | "marks" | "pencilmarks" | "pencil_marks" => Tells::Marks,
        "cage" | "cage_id" | "cageid" | "cage_no" | "käfig" | "jaula" => Tells::Cage,
        "sum" | "total" | "target" | "cage_sum" | "cagesum" | "summe" | "suma" => Tells::Sum,
        "step" | "move" | "turn" => Tells::Step,
        "puzzle" | "puzzle_id" | "puzzleid" | "puzzle_no" | "grid_id" | "game_id" | "sudoku_id" => {
            Tells::Puzzle
        }
        name => rules::named(name).map_or(Tells::Other, Tells::Rule),
    }
}

/// The number of a line, and its fields.
type Line<'a> = (usize, Vec<&'a str>);

struct List<'a> {
    columns: Vec<Tells>,
    lines: Vec<Line<'a>>,
    /// The number of the first row and column, if other lists tell it.
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

/// Returns the fields of a line, including blank ones if it has separators.
fn fields(line: &str) -> Vec<&str> {
    let line = line.trim_matches(|one: char| one == ' ' || "()[]{}".contains(one));
    let separator = [';', '\t', ',', '|']
        .into_iter()
        .find(|it| line.contains(*it));
    match separator {
        Some(separator) => line.split(separator).map(str::trim).collect(),
        None => line.split_whitespace().collect(),
    }
}

/// Finds the list in a text; `None` if the text is not a list.
fn find(text: &str) -> Option<List<'_>> {
    if let Some(lines) = facts(text) {
        let columns = vec![Tells::Row, Tells::Column, Tells::Digit];
        let first = None;
        return Some(List {
            columns,
            lines,
            first,
            axes: Axes::Unnamed,
        });
    }
    if let Some(lines) = matrix(text) {
        return Some(List {
            columns: vec![Tells::Row, Tells::Column, Tells::Digit],
            lines,
            first: None,
            axes: Axes::Unnamed,
        });
    }
    if let Some((columns, lines)) = assigned::find(text) {
        let first = None;
        return Some(List {
            columns,
            lines,
            first,
            axes: Axes::Named,
        });
    }
    let mut lines = content_lines(text).peekable();
    let first = fields(lines.peek()?.1);
    if first.len() > MOST_COLUMNS {
        return None;
    }
    // If there are many columns, letters are the names of the columns of a grid.
    let is_letter = |name: &str| name.len() == 1 && first.len() > MOST_LETTERS;
    let role = |name: &&str| match is_letter(name) {
        true => Tells::Other,
        false => column(name),
    };
    let named: Vec<Tells> = first.iter().map(role).collect();
    let has = |wanted: Tells| named.iter().filter(|it| **it == wanted).count() == 1;
    let has_place = has(Tells::Row) && has(Tells::Column) || has(Tells::Cell);
    let has_cages = has(Tells::Cage) && has(Tells::Sum);
    let is_named = has_place && (has(Tells::Digit) || has(Tells::Given) || has_cages);
    let is_letter_x = |name: &&str| name.trim_matches(['"', '\'']).eq_ignore_ascii_case("x");
    let axes = match first.iter().any(is_letter_x) {
        true => Axes::Letters,
        false => Axes::Named,
    };
    if is_named {
        lines.next();
    }
    let most = match named.contains(&Tells::Puzzle) {
        true => MOST_LINES,
        false => Cell::COUNT,
    };
    let mut found: Vec<Line<'_>> = Vec::new();
    for (number, line) in lines {
        if found.len() > most {
            return None;
        }
        found.push((number, fields(line)));
    }
    if is_named {
        let is_line = |(_, fields): &Line<'_>| fields.len() == named.len();
        let is_list = !found.is_empty() && found.len() <= most;
        return (is_list && found.iter().all(is_line)).then_some(List {
            columns: named,
            lines: found,
            first: None,
            axes,
        });
    }
    // The number of lines may come first.
    if let Some((_, head)) = found.first()
        && let [count] = head[..]
        && count.parse() == Ok(found.len() - 1)
    {
        found.remove(0);
    }
    let is_triple = |(_, fields): &Line<'_>| {
        fields.len() == 3
            && fields
                .iter()
                .all(|field| number(field).is_some_and(|it| it <= 9))
    };
    let is_list =
        (FEWEST_GIVENS..=Cell::COUNT).contains(&found.len()) && found.iter().all(is_triple);
    is_list.then_some(List {
        columns: vec![Tells::Row, Tells::Column, Tells::Digit],
        lines: found,
        first: None,
        axes: Axes::Unnamed,
    })
}

/// Returns the facts of a logic program, all with the same name and three numbers each.
fn facts(text: &str) -> Option<Vec<Line<'_>>> {
    let mut name = None;
    let mut found = Vec::new();
    for (number, line) in content_lines(text).filter(|(_, line)| !line.trim().starts_with('%')) {
        let facts = line.split_inclusive(").").map(str::trim);
        for fact in facts.filter(|it| !it.is_empty()) {
            let (own, rest) = fact.split_once('(')?;
            let is_name = own
                .bytes()
                .all(|it| it.is_ascii_alphanumeric() || it == b'_');
            if !is_name || own.is_empty() || *name.get_or_insert(own) != own {
                return None;
            }
            let fields: Vec<&str> = rest.strip_suffix(").")?.split(',').map(str::trim).collect();
            let are_numbers = fields.iter().all(|field| self::number(field).is_some());
            if fields.len() != 3 || !are_numbers || found.len() == Cell::COUNT {
                return None;
            }
            found.push((number, fields));
        }
    }
    (found.len() >= FEWEST_GIVENS).then_some(found)
}

/// Returns the rows of a matrix of MATLAB with three numbers in each: `[1,1,5; 1,2,3]`.
fn matrix(text: &str) -> Option<Vec<Line<'_>>> {
    let is_of_name = |one: char| one.is_alphanumeric() || "_. =".contains(one);
    let mut found: Vec<Line<'_>> = Vec::new();
    let (mut is_open, mut has_ended) = (false, false);
    for (number, line) in content_lines(text) {
        let line = line.split('%').next().unwrap_or_default().trim();
        let mut rows = line;
        if !is_open && !has_ended && !line.is_empty() {
            let (name, behind) = line.split_once('[')?;
            rows = behind;
            is_open = name.chars().all(is_of_name);
        }
        if rows.is_empty() {
            continue;
        }
        let (inner, behind) = rows.split_once(']').unwrap_or((rows, ""));
        let is_end = inner.len() < rows.len();
        if !is_open || !behind.chars().all(|one| matches!(one, ';' | ' ')) {
            return None;
        }
        for row in inner.trim_end().trim_end_matches("...").split(';') {
            let is_between = |one: char| one.is_whitespace() || one == ',';
            let fields: Vec<&str> = row.split(is_between).filter(|it| !it.is_empty()).collect();
            let is_cell = |field: &&str| self::number(field).is_some_and(|it| it <= 9);
            match fields.len() {
                0 => {}
                3 if fields.iter().all(is_cell) && found.len() < Cell::COUNT => {
                    found.push((number, fields));
                }
                _ => return None,
            }
        }
        (is_open, has_ended) = (!is_end, is_end);
    }
    (has_ended && found.len() >= FEWEST_GIVENS).then_some(found)
}

/// Returns the 81 cells of a text with one cell per line.
fn cells_in_order(text: &str) -> Option<Values> {
    let mut values = Vec::new();
    for (_, line) in content_lines(text) {
        let mut characters = line.trim().chars();
        let value = cell_value(characters.next()?, true)?;
        if characters.next().is_some() || values.len() == Cell::COUNT {
            return None;
        }
        values.push(value);
    }
    values.try_into().ok()
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
        // Flags tell which digits of a solution are given.
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
                    let text = crate::formats::shown(text, 20);
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
            let text = crate::formats::shown(other, 20);
            Err(mistake(place, Fault::NeitherYesNorNo { text }))
        }
    }
}
