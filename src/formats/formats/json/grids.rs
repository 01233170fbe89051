//! Values that are a grid: lists of rows, a list of cells, rows as texts, one text.

use serde_json::Value;

use super::{Object, Problem};
use crate::formats::boards::{self, usual, usual_boxes};
use crate::formats::{Place, cell_value};
use sudoku_engine::grid::{Candidate, Cell, Digit, DigitSet, LayoutError};
use sudoku_engine::printable::counted;
use sudoku_engine::sudoku::{Mark, Puzzle};

/// The sizes that boards have whose boxes go without saying.
const SIZES: [usize; 4] = [4, 6, 8, 9];

/// A list with more rows than this is no grid of a board that is too large, either.
pub(super) const MOST_ROWS: usize = 36;

/// A text of a cell, such as its color, is no longer; one of a puzzle is.
const LONGEST_OF_CELL: usize = 12;

/// The names under which a cell has its value.
const VALUE: [&str; 13] = [
    "value", "val", "digit", "number", "num", "current", "entry", "v", "n", "text", "content",
    "symbol", "char",
];

/// The names of what says that the value of a cell is given.
const GIVEN: [&str; 21] = [
    "given",
    "isgiven",
    "fixed",
    "isfixed",
    "initial",
    "isinitial",
    "readonly",
    "isreadonly",
    "locked",
    "islocked",
    "clue",
    "isclue",
    "prefilled",
    "original",
    "isoriginal",
    "frozen",
    "isfrozen",
    "preset",
    "ispreset",
    "static",
    "permanent",
];

/// The names of what says that it is not.
const EDITABLE: [&str; 8] = [
    "editable",
    "iseditable",
    "mutable",
    "user",
    "isuser",
    "changeable",
    "userinput",
    "isuserinput",
];

/// Whether a name says that something is given.
pub(super) fn is_given(name: &str) -> bool {
    GIVEN.contains(&name)
}

/// Whether a name says that something is not given.
pub(super) fn is_editable(name: &str) -> bool {
    EDITABLE.contains(&name)
}

/// The names of words for what a cell is.
const STATE: [&str; 6] = ["type", "state", "source", "status", "kind", "origin"];

/// Words for a cell that was filled in.
const OF_USER: [&str; 9] = [
    "user", "entry", "entered", "guess", "filled", "player", "input", "editable", "solved",
];

/// The names of what a person noted in a cell.
const NOTES: [&str; 7] = [
    "notes",
    "pencilmarks",
    "marks",
    "earmarks",
    "candidates",
    "possibilities",
    "possible",
];

/// What a cell holds.
#[derive(Debug, Clone, Copy, Default)]
struct Content {
    value: Option<Digit>,
    given: Option<bool>,
    notes: DigitSet,
    /// The digits of a list that stands for the cell.
    possible: Option<DigitSet>,
}

/// Cells in reading order, and how many rows they fill.
pub(super) struct GridOf {
    pub(super) size: usize,
    cells: Vec<Content>,
}

/// A name without what is written in many ways: `isFixed`, `is_fixed`.
pub(super) fn plain_name(name: &str) -> String {
    let letters = name.chars().filter(|one| one.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// The grid that a value is; `None` if it is of another kind.
pub(super) fn read(value: &Value) -> Option<Result<GridOf, Problem>> {
    match value {
        Value::String(text) => of_text(text),
        Value::Array(list) => of_list(list),
        _ => None,
    }
}

impl GridOf {
    /// The puzzle of this grid on the board with the usual boxes.
    pub(super) fn puzzle(&self) -> Result<Puzzle, Problem> {
        let layout = usual(self.size).build()?;
        let tells_givens = self.cells.iter().any(|cell| cell.given == Some(true));
        let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
        let mut notes = Vec::new();
        for (at, content) in self.cells.iter().enumerate() {
            let Some(cell) = boards::cell(self.size, at) else {
                continue;
            };
            if let Some(digit) = content.value {
                if usize::from(digit.get()) > self.size {
                    return Err(Problem::NotOnBoard(self.size, digit));
                }
                let is_given = content.given.unwrap_or(!tells_givens);
                let values = if is_given {
                    &mut puzzle.givens
                } else {
                    &mut puzzle.entries
                };
                values[cell.index()] = Some(digit);
            }
            let marks = match content.value {
                None => content.notes & puzzle.layout.digits(),
                Some(_) => DigitSet::EMPTY,
            };
            notes.extend(
                marks
                    .iter()
                    .map(|digit| Mark::Note(Candidate::new(cell, digit))),
            );
        }
        puzzle.marks = notes.into_iter().collect();
        if self.cells.iter().any(|cell| cell.possible.is_some()) {
            self.narrow(&mut puzzle);
        }
        Ok(puzzle)
    }

    /// Takes the lists that stand for cells for their candidates.
    fn narrow(&self, puzzle: &mut Puzzle) {
        let mut candidates = [None; Cell::COUNT];
        for (at, content) in self.cells.iter().enumerate() {
            if let (Some(cell), Some(digits)) = (boards::cell(self.size, at), content.possible) {
                candidates[cell.index()] = Some(digits & puzzle.layout.digits());
            }
        }
        crate::formats::candidates::narrow(puzzle, &candidates);
    }

    /// Takes what the person filled in beyond the givens, if this is the same board later.
    pub(super) fn add_to(&self, puzzle: &mut Puzzle) {
        if self.size != puzzle.layout.size() {
            return;
        }
        let value = |cell: Cell| self.cells[boards::number(self.size, cell)].value;
        let cells = puzzle.layout.cells();
        let keeps =
            |cell: Cell| puzzle.givens[cell.index()].is_none_or(|it| value(cell) == Some(it));
        if !cells.iter().all(keeps) {
            return;
        }
        for cell in cells {
            let entry = value(cell).filter(|it| puzzle.layout.digits().contains(*it));
            if puzzle.givens[cell.index()].is_none() {
                puzzle.entries[cell.index()] = entry;
            }
        }
    }
}

/// One text with a character for each cell, in one line or in rows.
fn of_text(text: &str) -> Option<Result<GridOf, Problem>> {
    // A line of another notation is longer.
    if text.len() > 1000 {
        return None;
    }
    if let Some(grid) = separated(text) {
        return Some(Ok(grid));
    }
    let is_between = |one: &char| !one.is_whitespace() && !"|+,".contains(*one);
    let characters: Vec<char> = text.chars().filter(is_between).collect();
    if let Some(rows) = too_large(&characters) {
        return Some(Err(LayoutError::Size(rows).into()));
    }
    let size = SIZES.into_iter().find(|it| it * it == characters.len())?;
    let cells: Option<Vec<Content>> = characters.into_iter().map(of_character).collect();
    Some(Ok(GridOf {
        size,
        cells: cells?,
    }))
}

/// One text in which each cell stands between two signs, so that nothing is an empty cell.
fn separated(text: &str) -> Option<GridOf> {
    let sign = [';', ',', '|']
        .into_iter()
        .find(|sign| text.contains(*sign))?;
    let cells: Vec<&str> = text.trim().split(sign).map(str::trim).collect();
    let size = SIZES.into_iter().find(|it| it * it == cells.len())?;
    let content = |cell: &str| {
        let mut characters = cell.chars();
        match (characters.next(), characters.next()) {
            (None, _) => Some(Content::default()),
            (Some(one), None) => of_character(one),
            _ => None,
        }
    };
    let cells: Option<Vec<Content>> = cells.into_iter().map(content).collect();
    Some(GridOf {
        size,
        cells: cells?,
    })
}

/// The rows of a board that is too large, if characters are its cells and many are empty.
fn too_large(characters: &[char]) -> Option<usize> {
    let rows = (10..=25).find(|rows| rows * rows == characters.len())?;
    let empty = characters.iter().filter(|one| ".0_-".contains(**one));
    let is_cell = |one: &char| one.is_ascii_alphanumeric() || ".0_-".contains(*one);
    (3 * empty.count() >= characters.len() && characters.iter().all(is_cell)).then_some(rows)
}

fn of_character(character: char) -> Option<Content> {
    let value = if is_empty(character) {
        None
    } else {
        cell_value(character, true)?
    };
    Some(Content {
        value,
        ..Content::default()
    })
}

/// Whether a character is one of those that stand for an empty cell.
fn is_empty(character: char) -> bool {
    "-?#~o·□".contains(character) || character.is_whitespace()
}

fn of_list(list: &[Value]) -> Option<Result<GridOf, Problem>> {
    let count = list.len();
    if let Some(size) = SIZES.into_iter().find(|it| it * it == count)
        && list.iter().all(is_scalar)
    {
        // Nine rows may be nine texts, and sixteen texts sixteen puzzles.
        if list.iter().all(|it| text_length(it) < 2) {
            return Some(cells(size, list.iter()));
        }
    }
    if let Some(size) = SIZES.into_iter().find(|it| it * it == count)
        && list.iter().all(is_cell_alone)
    {
        return Some(cells(size, list.iter()));
    }
    if !(2..=MOST_ROWS).contains(&count) {
        return None;
    }
    if list.iter().all(Value::is_string) {
        let rows: Vec<String> = list
            .iter()
            .filter_map(Value::as_str)
            .map(row_text)
            .collect();
        let columns = rows.first()?.chars().count();
        let is_row = |row: &String| row.chars().count() == columns;
        if columns != count || !rows.iter().all(is_row) || !SIZES.contains(&count) {
            return None;
        }
        return of_text(&rows.concat());
    }
    let rows: Option<Vec<&Vec<Value>>> = list.iter().map(Value::as_array).collect();
    let rows = rows?;
    let is_row = |row: &&&Vec<Value>| row.iter().all(is_cell);
    if !rows.iter().all(|row| is_row(&row)) {
        return None;
    }
    let square = |columns: usize| rows.iter().filter(|row| row.len() == columns).count();
    if square(count) == count {
        if SIZES.contains(&count) {
            return Some(cells(count, rows.iter().copied().flatten()));
        }
        // A list of pairs is no board of two rows, and five lists of five may be anything.
        let is_too_large = count > 9 && usual_boxes(count).is_none();
        return is_too_large.then(|| Err(LayoutError::Size(count).into()));
    }
    // Of what is nearly a board, what is missing.
    let columns = SIZES
        .into_iter()
        .find(|it| square(*it) + 1 >= count && count + 1 >= *it)?;
    if let Some((at, row)) = rows
        .iter()
        .enumerate()
        .find(|(_, row)| row.len() != columns)
    {
        return (count == columns).then(|| {
            let found = counted(row.len(), "cell");
            let row = at + 1;
            Err(Problem::Shape(format!(
                "row {row} has {found}, {columns} are needed"
            )))
        });
    }
    (count.abs_diff(columns) == 1 && columns == 9).then(|| {
        let found = counted(count, "row");
        Err(Problem::Shape(format!(
            "the grid has {found} of {columns} cells"
        )))
    })
}

/// The characters of a row without what may stand between cells.
fn row_text(row: &str) -> String {
    let is_between = |one: &char| !"|, ".contains(*one);
    if row.chars().filter(is_between).count() < 4 {
        return row.to_owned();
    }
    row.chars().filter(is_between).collect()
}

fn text_length(value: &Value) -> usize {
    value.as_str().map_or(1, |text| text.trim().chars().count())
}

fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// Whether a value may stand for a cell.
fn is_cell(value: &Value) -> bool {
    match value {
        Value::Array(digits) => digits.len() <= 9 && digits.iter().all(is_scalar),
        Value::Object(object) => {
            let has = |names: &[&str]| object.keys().any(|it| names.contains(&&*plain_name(it)));
            object.is_empty() || has(&VALUE) || has(&GIVEN) || has(&NOTES)
        }
        _ => text_length(value) <= 2,
    }
}

/// Whether an object may stand for a cell outside a row: it has a value, no place of its own
/// and no long text.
fn is_cell_alone(value: &Value) -> bool {
    const PLACES: [&str; 6] = ["row", "col", "column", "x", "y", "position"];
    value.as_object().is_some_and(|object| {
        let has = |names: &[&str]| object.keys().any(|it| names.contains(&&*plain_name(it)));
        has(&VALUE) && !has(&PLACES) && object.values().all(|it| text_length(it) <= LONGEST_OF_CELL)
    })
}

fn cells<'a>(size: usize, values: impl Iterator<Item = &'a Value>) -> Result<GridOf, Problem> {
    let read = |(at, value): (usize, &Value)| {
        content(value).ok_or_else(|| Problem::BadCell {
            row: at / size + 1,
            column: at % size + 1,
            text: value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned),
        })
    };
    let values: Vec<&Value> = values.collect();
    if values.iter().all(|it| is_without_value(it)) {
        let problem = "no digit is found in the cells of this grid";
        return Err(Problem::Shape(problem.to_owned()));
    }
    let cells: Result<Vec<Content>, Problem> = values.into_iter().enumerate().map(read).collect();
    let cells = cells?;
    Ok(GridOf { size, cells })
}

/// Whether an object says something of a cell, but neither its digit nor what was noted.
fn is_without_value(value: &Value) -> bool {
    value.as_object().is_some_and(|object| {
        let has = |names: &[&str]| object.keys().any(|it| names.contains(&&*plain_name(it)));
        !object.is_empty() && !has(&VALUE) && !has(&NOTES)
    })
}

/// What a value says of a cell.
fn content(value: &Value) -> Option<Content> {
    match value {
        Value::Object(object) => of_object(object),
        Value::Array(digits) => {
            let digits: Option<Vec<Option<Digit>>> = digits.iter().map(digit).collect();
            let possible: DigitSet = digits?.into_iter().flatten().collect();
            Some(Content {
                possible: (!possible.is_empty()).then_some(possible),
                ..Content::default()
            })
        }
        other => Some(Content {
            value: digit(other)?,
            ..Content::default()
        }),
    }
}

fn of_object(object: &Object) -> Option<Content> {
    let mut content = Content::default();
    for (name, value) in object {
        let name = plain_name(name);
        let has = |names: &[&str]| names.contains(&&*name);
        match value {
            Value::String(word) if has(&STATE) => {
                let word = plain_name(word);
                if is_given(&word) {
                    content.given = Some(true);
                } else if OF_USER.contains(&&*word) {
                    content.given = Some(false);
                }
            }
            Value::Bool(is) if has(&GIVEN) => content.given = Some(*is),
            Value::Bool(is) if has(&EDITABLE) => content.given = Some(!is),
            Value::Array(all) if has(&NOTES) => {
                content.notes = all.iter().filter_map(|it| digit(it)?).collect();
            }
            value if has(&VALUE) => content.value = digit(value)?,
            _ => {}
        }
    }
    Some(content)
}

/// The digit that a value is, or none for an empty cell.
fn digit(value: &Value) -> Option<Option<Digit>> {
    match value {
        Value::Null | Value::Bool(false) => Some(None),
        Value::Number(number) => {
            let number = number.as_f64()?;
            let digit = |digit: &Digit| f64::from(digit.get()) == number;
            let digit = Digit::ALL.into_iter().find(digit);
            (digit.is_some() || number == 0.0 || number == -1.0).then_some(digit)
        }
        Value::String(text) => {
            let mut characters = text.trim().chars();
            match (characters.next(), characters.next()) {
                (None, _) => Some(None),
                (Some(one), None) => of_character(one).map(|content| content.value),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The puzzle of a text in a notation of one word.
pub(super) fn of_notation(text: &str) -> Option<Puzzle> {
    let format = boards::format(text)?;
    boards::read(text, format, Place::START).ok()
}

/// The names of the regions of a board of this size, a character for each cell: rows of
/// names, a list of them, or one text. `None` for anything else.
pub(super) fn region_names(value: &Value, size: usize) -> Option<String> {
    let names: Vec<String> = match value {
        Value::String(text) => {
            let letters = text
                .chars()
                .filter(|one| !one.is_whitespace() && *one != ',');
            letters.map(String::from).collect()
        }
        Value::Array(rows) if rows.len() == size && rows.iter().all(Value::is_string) => {
            let letters = rows.iter().filter_map(Value::as_str).flat_map(str::chars);
            letters
                .filter(|one| *one != ' ')
                .map(String::from)
                .collect()
        }
        Value::Array(rows) if rows.len() == size => {
            let rows: Option<Vec<&Vec<Value>>> = rows.iter().map(Value::as_array).collect();
            let cells = rows?.into_iter().flatten();
            cells
                .filter(|it| is_scalar(it))
                .map(Value::to_string)
                .collect()
        }
        Value::Array(cells) if cells.iter().all(is_scalar) => {
            cells.iter().map(Value::to_string).collect()
        }
        _ => return None,
    };
    if names.len() != size * size {
        return None;
    }
    let mut known: Vec<&String> = Vec::new();
    let mut letters = String::new();
    for name in &names {
        let at = known.iter().position(|it| *it == name).unwrap_or_else(|| {
            known.push(name);
            known.len() - 1
        });
        letters.push(char::from(b'A' + u8::try_from(at).unwrap_or(0)));
    }
    (known.len() == size).then_some(letters)
}
