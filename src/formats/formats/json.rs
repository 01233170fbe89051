//! JSON with puzzles in it.
//!
//! The puzzles of f-puzzles and SudokuPad are an object with the cells and with a field for
//! each rule beyond those of rows and columns. Whatever is not known to be without meaning
//! is taken for a rule there, and refused by its name unless the board can have it: a line
//! that is drawn may be a thermometer. In JSON of other programs a puzzle is found by its
//! form, in any depth: rows of cells, a list of cells, texts.

mod any;
mod board;
mod cages;
mod cells;
mod flags;
mod found;
mod grids;
mod keyed;
mod literal;
mod names;
mod notes;
mod placed;
mod record;
mod regions;
mod rules;
mod shortened;
mod told;
mod unique;
mod writer;
mod yaml;

use serde_json::{Map, Value};

use super::boards::on_board;
use super::candidates::narrow;
use super::error::shown;
use super::{FormatError, MAX_BYTES, Place, Reading, numbered_lines};
use sudoku_engine::grid::{Candidate, Cell, Digit, DigitSet, LayoutError};
use sudoku_engine::printable::counted;
use sudoku_engine::sudoku::{Field, Mark, Puzzle};

pub use any::SAVED;
use found::{Found, Step};
pub(super) use literal::name_of;
pub(super) use told::{lists as lists_of_program, read as told, rows_of_numbers};
use unique::Unique;
pub(super) use writer::{write, write_link};

type Object = Map<String, Value>;

/// Why JSON is no puzzle for this program.
#[derive(Debug)]
pub(super) enum Problem {
    /// It is no whole puzzle.
    Damaged,
    /// It would become larger than a file may be.
    TooLarge,
    /// This names a cell that the board does not have.
    NotACell(String),
    /// A cell holds this.
    NotADigit(String),
    /// There is something in it that the program does not know.
    Unsupported(String),
    /// There is no such board.
    Impossible(LayoutError),
    /// A digit is too large for the board.
    NotOnBoard(usize, Digit),
    /// A cell of a grid holds this.
    BadCell {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// What stands there.
        text: String,
    },
    /// A grid lacks cells or has some too many, which is said.
    Shape(String),
    /// From which number on places are counted is not known, which is said.
    Counting(String),
    /// A text is meant as a puzzle, and this is wrong with it.
    Text(FormatError),
    /// This is wrong in the value that a step leads to.
    Within(Step, Box<Problem>),
}

impl Problem {
    /// The same in the value that a step leads to.
    fn within(self, step: Step) -> Self {
        Self::Within(step, Box::new(self))
    }

    /// The steps to what is wrong, and what that is.
    fn apart(self) -> (Vec<Step>, Self) {
        let (mut steps, mut problem) = (Vec::new(), self);
        while let Self::Within(step, inner) = problem {
            steps.push(step);
            problem = *inner;
        }
        (steps, problem)
    }

    /// What is told of it where the puzzle stands in a link.
    pub(super) fn at(self, place: Place) -> FormatError {
        let problem = match self {
            Self::Damaged => "the puzzle in the link is damaged or cut off",
            Self::NotACell(name) => {
                let name = shown(&name, 30);
                let problem = format!("the puzzle names '{name}', which is no cell of its board");
                return super::boards::mistake(place, problem);
            }
            Self::TooLarge => "the puzzle in the link is larger than 1 MB",
            Self::BadCell { row, column, text } => {
                let text = shown(&text, FormatError::SHOWN_OF_TEXT);
                let problem = format!("'{text}' in row {row}, column {column} is not a digit");
                return super::boards::mistake(place, problem);
            }
            Self::Shape(problem) | Self::Counting(problem) => {
                return super::boards::mistake(place, problem);
            }
            Self::Text(FormatError::NotADigit { text, .. }) => {
                return FormatError::not_a_digit(place, text);
            }
            Self::Text(FormatError::Cells { found, needed, .. }) => {
                let found = counted(found, "cell");
                let problem = format!("this puzzle has {found}, {needed} are needed");
                return super::boards::mistake(place, problem);
            }
            Self::Text(error) => return error,
            Self::Within(_, inner) => return inner.at(place),
            Self::NotADigit(text) => return FormatError::not_a_digit(place, text),
            Self::Unsupported(what) => return FormatError::Unsupported { place, what },
            Self::Impossible(error) => return super::boards::impossible(error, place),
            Self::NotOnBoard(size, digit) => {
                let told = on_board(size, digit, place).err();
                return told.unwrap_or_else(|| FormatError::not_a_digit(place, digit.to_string()));
            }
        };
        super::boards::mistake(place, problem)
    }
}

impl From<LayoutError> for Problem {
    fn from(error: LayoutError) -> Self {
        Self::Impossible(error)
    }
}

/// Whether a text, or the start of one, begins an object or lists with more in them than
/// rows of numbers.
pub(super) fn is_start(text: &str) -> bool {
    let text = literal::from_bracket(text);
    text.is_some_and(|it| literal::has_more_than_numbers(it) || are_cells(it))
}

/// Whether a text is cells with their digits and nothing else, told by numbers: `[(0, 0, 5), …]`
/// or `{(0, 0): 5, …}`.
fn are_cells(text: &str) -> bool {
    let Some((inner, _)) = text[1..].trim_start().split_once([')', ']', '}']) else {
        return false;
    };
    let Some(inner) = inner.strip_prefix(['(', '[', '{']) else {
        return false;
    };
    let numbers = inner.split(',').map(str::trim);
    let is_short = numbers.clone().count() <= 3;
    if !is_short || !numbers.clone().all(|it| it.parse::<u8>().is_ok()) {
        return false;
    }
    match literal::value(text) {
        Some((Value::Array(all), _)) => placed::are_triples(&all),
        Some((Value::Object(all), _)) => keyed::read(&all).is_some(),
        _ => false,
    }
}

/// Whether a text begins an object, and not an array in braces.
pub(super) fn is_object(text: &str) -> bool {
    let inner = text.trim_start().strip_prefix('{').map(str::trim_start);
    inner.is_some_and(|inner| inner.starts_with('"'))
}

/// Reads a file of puzzles, one or several.
pub(super) fn read_file(text: &str) -> Result<Reading, FormatError> {
    if text.len() as u64 > MAX_BYTES {
        return Err(FormatError::TooLarge);
    }
    let (values, is_json) = match values(text) {
        Ok(values) => (values, true),
        Err(error) => {
            let lists = told::of_program(text).unwrap_or_else(|| lists(text).ok_or(error)?);
            (lists?, false)
        }
    };
    let start = values.first().map_or(0, |(start, _)| *start);
    // A list a line may be a row of one grid.
    let is_grid = values.len() > 1 && values.iter().all(|(_, value)| value.is_array());
    if is_grid {
        let rows = values.iter().map(|(_, value)| value.clone()).collect();
        if let Some(Ok(grid)) = grids::read(&Value::Array(rows)) {
            let puzzle = grid.puzzle();
            let puzzle = puzzle.map_err(|it| it.at(Place::after(&text[..start])))?;
            return Ok(Reading::plain(vec![puzzle]));
        }
    }
    let mut found = Found::new(text);
    let mut others = Vec::new();
    for (start, value) in &values {
        found.start = *start;
        let before = found.puzzles.len();
        if let Err(problem) = any::find(value, &mut found) {
            let (steps, problem) = problem.apart();
            found.path.extend(steps);
            let place = found.place();
            return Err(match problem {
                Problem::Damaged => no_puzzle(place),
                problem => problem.at(place),
            });
        }
        // What else a program has in lists is no puzzle left out.
        if found.puzzles.len() == before && is_json && any::says_something(value) {
            others.push(*start);
        }
    }
    if found.puzzles.is_empty() {
        return Err(no_puzzle(Place::after(&text[..start])));
    }
    for start in others {
        found.start = start;
        found.leave_out(None);
    }
    // What else stands in a program.
    if !is_json && found.puzzles.iter().all(|it| it.layout.is_classic()) {
        numbered_lines(text).for_each(|(line, words)| found.heard.hear(words, || line));
    }
    Ok(found.reading())
}

fn no_puzzle(place: Place) -> FormatError {
    let problem = "there is no puzzle in this JSON that this program finds";
    super::boards::mistake(place, problem)
}

/// The values of a text, one after the other, each with where it begins; commas may stand
/// between.
fn values(text: &str) -> Result<Vec<(usize, Value)>, FormatError> {
    let mut values = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|one: char| one.is_whitespace() || one == ',');
        let start = text.len() - rest.len();
        let mut read = serde_json::Deserializer::from_str(rest).into_iter::<Unique>();
        match read.next() {
            None => return Ok(values),
            Some(Ok(Unique(value))) => {
                values.push((start, value));
                rest = &rest[read.byte_offset()..];
            }
            Some(Err(error)) if error.is_eof() => {
                let mut last = Place::after(text.trim_end());
                last.column = last.column.saturating_sub(1).max(1);
                return Err(super::boards::mistake(last, CUT_OFF));
            }
            Some(Err(error)) => {
                // At column 0 is the end of the line before, and the last character before it.
                let lines = rest.split_inclusive('\n').take(error.line().max(1) - 1);
                let line: usize = lines.map(str::len).sum();
                let back = if error.column() == 0 { 2 } else { 1 };
                let at = (start + line + error.column()).saturating_sub(back);
                let place = Place::after(&text[..text.floor_char_boundary(at)]);
                let problem = if error.to_string().starts_with("recursion") {
                    "lists and objects are nested too deep"
                } else {
                    CUT_OFF
                };
                return Err(super::boards::mistake(place, problem));
            }
        }
    }
}

/// The lists of a text, as programs have them, each with where it begins; `None` if it has
/// something else.
fn lists(text: &str) -> Option<Result<Vec<(usize, Value)>, FormatError>> {
    let mut seen = literal::Seen::default();
    let lists = literal::read(text, &mut seen)?;
    Some(seen.twice.map_or(Ok(lists), |it| Err(twice(&it, text))))
}

/// What is told of a name that an object gives two values.
fn twice(twice: &literal::Twice, text: &str) -> FormatError {
    super::boards::mistake(twice.place(text), unique::told(&twice.name))
}

/// What is told of what is not JSON to its end.
const CUT_OFF: &str = "this is not JSON, or it is cut off";

/// Reads a puzzle of either program, shortened or not.
pub(super) fn read(json: &str) -> Result<Puzzle, Problem> {
    let Unique(value) = serde_json::from_str(json)
        .or_else(|error| match error.is_data() {
            true => Err(error),
            false => serde_json::from_str(&shortened::lengthen(json)),
        })
        .map_err(|error| match error.is_data() {
            true => Problem::Shape(unique::problem(&error)),
            false => Problem::Damaged,
        })?;
    of_object(value.as_object().ok_or(Problem::Damaged)?)
}

fn of_object(object: &Object) -> Result<Puzzle, Problem> {
    let nothing = Object::new();
    let about = object.get("metadata").and_then(Value::as_object);
    let about = about.unwrap_or(&nothing);
    let (rows, given) = match object.get("grid") {
        Some(rows) => (Some(rows), None),
        None => (object.get("cells"), Some(true)),
    };
    let rows = rows.and_then(Value::as_array).ok_or(Problem::Damaged)?;
    let layout = board::read(object, about, rows)?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    read_cells(&mut puzzle, rows, given)?;
    let said = |key| object.get(key).or_else(|| about.get(key)).map(said);
    puzzle.title = said("title").filter(|title| !title.is_empty());
    for (key, field) in [
        ("author", Field::Author),
        ("ruleset", Field::Description),
        ("rules", Field::Description),
    ] {
        if let Some(text) = said(key) {
            puzzle.metadata.set(field, &text);
        }
    }
    Ok(puzzle)
}

/// A text, or several.
fn said(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(texts) => texts.iter().map(said).collect::<Vec<_>>().join("\n"),
        _ => String::new(),
    }
}

/// Whether a field might as well be missing.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) | Value::Number(_) => false,
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.iter().all(is_nothing),
        Value::Object(all) => all.values().all(is_nothing),
    }
}

/// Reads the cells, of which all values are given, or those that say so.
fn read_cells(puzzle: &mut Puzzle, rows: &[Value], given: Option<bool>) -> Result<(), Problem> {
    let layout = puzzle.layout.clone();
    let mut candidates = [None; Cell::COUNT];
    let mut notes = Vec::new();
    for cell in layout.cells() {
        let content = &rows[cell.row()][cell.column()];
        if let Some(digit) = digit(&content["value"])? {
            if !layout.digits().contains(digit) {
                return Err(Problem::NotOnBoard(layout.size(), digit));
            }
            let is_given = given.unwrap_or(content["given"] == true);
            let values = if is_given {
                &mut puzzle.givens
            } else {
                &mut puzzle.entries
            };
            values[cell.index()] = Some(digit);
        }
        let marks = ["givenPencilMarks", "centerPencilMarks", "centremarks"]
            .map(|field| digits(&content[field]) & layout.digits());
        candidates[cell.index()] = marks
            .into_iter()
            .filter(|marks| !marks.is_empty())
            .reduce(|one, other| one & other);
        for field in ["cornerPencilMarks", "pencilMarks"] {
            let corner = digits(&content[field]) & layout.digits();
            let corner = corner.iter();
            notes.extend(corner.map(|digit| Mark::Note(Candidate::new(cell, digit))));
        }
    }
    narrow(puzzle, &candidates);
    puzzle.marks = notes.into_iter().collect();
    Ok(())
}

/// The digit of a cell, as a number or as a text.
fn digit(value: &Value) -> Result<Option<Digit>, Problem> {
    if is_nothing(value) || *value == 0 || *value == "0" {
        return Ok(None);
    }
    let text = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let mut characters = text.chars();
    let digit = characters.next().and_then(Digit::from_char);
    match digit.filter(|_| characters.next().is_none()) {
        Some(digit) => Ok(Some(digit)),
        None => Err(Problem::NotADigit(text)),
    }
}

/// The digits of a list; what else may have been noted in a cell is left out.
fn digits(marks: &Value) -> DigitSet {
    let marks = marks.as_array().map_or(&[][..], Vec::as_slice);
    marks.iter().filter_map(|mark| digit(mark).ok()?).collect()
}

/// The puzzles in a value that another kind of file, which begins there, was made into;
/// `None` if there is none in it.
pub(super) fn in_value(value: &Value, place: Place) -> Option<Result<Reading, FormatError>> {
    let mut found = Found::new("");
    match any::find(value, &mut found).map_err(|it| it.apart().1) {
        Err(Problem::Damaged) => None,
        Err(problem) => Some(Err(problem.at(place))),
        Ok(()) if found.puzzles.is_empty() => None,
        Ok(()) => Some(Ok(found.reading())),
    }
}
