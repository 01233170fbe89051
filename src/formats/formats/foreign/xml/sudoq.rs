//! SudoQ: a `fieldmap` for each cell with its solution, counted from 0, and whether it can be
//! edited and is therefore not given; inside, the `position`. A game contains the puzzle, and an
//! `action` for each change, with the action before it.

use std::collections::HashMap;

use super::Element;
use crate::formats::boards::{built, impossible, on_board, usual};
use crate::formats::error::shown;
use crate::formats::finder::is_solution;
use crate::formats::reading::Tally;
use crate::formats::{Fault, FormatError, Place, Reading, ReadingNote, Unknown};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, LayoutBuilder, LayoutError, Values};
use sudoku_engine::sudoku::{Field, Mark, Puzzle};

/// The regions of the boards without boxes.
const SQUIGGLY_A: &str = concat!(
    "AABBBBBCC",
    "AAABBBCCC",
    "DAAABCCCE",
    "DDAFFFCEE",
    "DDDFFFEEE",
    "DDGFFFHEE",
    "DGGGIHHHE",
    "GGGIIIHHH",
    "GGIIIIIHH",
);
const SQUIGGLY_B: &str = concat!(
    "AAAAABBBB",
    "AACCCCDBB",
    "ACCEFCDDB",
    "AEEEFCCDB",
    "GEFFFFFDB",
    "GEHHFDDDI",
    "GEEHFDHHI",
    "GGEHHHHII",
    "GGGGIIIII",
);
const STAIRS: &str = concat!(
    "AAAABBBCC",
    "AAABBBCCC",
    "AABBBCCCC",
    "DDDDEEEFF",
    "DDDEEEFFF",
    "DDEEEFFFF",
    "GGGGHHHII",
    "GGGHHHIII",
    "GGHHHIIII",
);

/// The names of the levels, by their numbers.
const LEVELS: [&str; 4] = ["easy", "medium", "difficult", "infernal"];

/// Reads each `sudoku` and the actions on it.
pub(super) fn read(elements: &[Element]) -> Result<Reading, FormatError> {
    let all = elements.iter().enumerate();
    let sudokus = all.filter(|(_, element)| element.name == "sudoku");
    // The cells by their puzzle, the positions by their cell.
    let mut fields: HashMap<usize, Vec<(usize, &Element)>> = HashMap::new();
    let mut positions: HashMap<usize, &Element> = HashMap::new();
    for (number, element) in elements.iter().enumerate() {
        match (&*element.name, element.parent) {
            ("fieldmap", Some(parent)) => fields.entry(parent).or_default().push((number, element)),
            ("position", Some(parent)) => {
                positions.insert(parent, element);
            }
            _ => {}
        }
    }
    let mut tally = Tally::NONE;
    let puzzles = sudokus.map(|(number, sudoku)| {
        let fields = fields.get(&number).map_or(&[][..], Vec::as_slice);
        let Told {
            mut puzzle,
            solution,
            cells,
        } = puzzle(sudoku, fields, &positions)?;
        if let Some(solution) = solution {
            let is_right = is_solution(&solution, &puzzle);
            tally.solution(sudoku.place.line, is_right);
        }
        let game = sudoku.parent.filter(|it| elements[*it].name == "game");
        if let Some(game) = game {
            play(&mut puzzle, game, elements, &cells)?;
        }
        Ok(puzzle)
    });
    let puzzles = puzzles.collect::<Result<_, _>>()?;
    let wrong = |note: &ReadingNote| matches!(note, ReadingNote::WrongSolutions { .. });
    Ok(Reading::noted(
        puzzles,
        tally.notes().filter(wrong).collect(),
    ))
}

/// The content of a `sudoku`.
struct Told {
    puzzle: Puzzle,
    /// The values of all fields; `None` if the solution of a field is not known.
    solution: Option<Values>,
    /// The cells by the numbers of their fields.
    cells: HashMap<i64, Cell>,
}

fn puzzle(
    sudoku: &Element,
    fields: &[(usize, &Element)],
    positions: &HashMap<usize, &Element>,
) -> Result<Told, FormatError> {
    if let Some(rows) = too_large(fields, positions) {
        return Err(impossible(LayoutError::Size(rows), sudoku.place));
    }
    let (size, board) = board(sudoku)?;
    let layout = built(board, sudoku.place)?;
    let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
    let mut solution: Values = [None; Cell::COUNT];
    let mut cells = HashMap::new();
    let mut told = CellSet::EMPTY;
    let level = sudoku.number("complexity");
    let level = level.and_then(|it| LEVELS.get(usize::try_from(it).ok()?));
    if let Some(level) = level {
        puzzle.metadata.set(Field::Level, level);
    }
    for (number, field) in fields {
        let position = positions.get(number);
        let line = |name: &str| {
            let line = usize::try_from(position?.number(name)?).ok()?;
            (line < size).then_some(line)
        };
        let (Some(column), Some(row)) = (line("x"), line("y")) else {
            return Err(field.mistake(Fault::FieldOffBoard));
        };
        let cell = Cell::at(row, column);
        if !told.insert(cell) {
            return Err(field.mistake(Fault::CellTwice { cell }));
        }
        if let Some(id) = field.number("id") {
            cells.insert(id, cell);
        }
        let digit = solution_of(field, size)?;
        solution[cell.index()] = digit;
        if !is_editable(field)? {
            let text = || field.attribute("solution").unwrap_or_default();
            let digit = digit.ok_or_else(|| FormatError::not_a_digit(field.place, text()))?;
            puzzle.givens[cell.index()] = Some(digit);
        }
    }
    let (found, needed) = (told.len(), size * size);
    if found != needed {
        return Err(sudoku.mistake(Fault::PuzzleCells { found, needed }));
    }
    let board = puzzle.layout.cells();
    let is_full = board.iter().all(|cell| solution[cell.index()].is_some());
    Ok(Told {
        puzzle,
        solution: is_full.then_some(solution),
        cells,
    })
}

/// Whether the digit of a field is not given.
fn is_editable(field: &Element) -> Result<bool, FormatError> {
    match field.needed("editable")? {
        "true" => Ok(true),
        "false" => Ok(false),
        other => {
            let text = shown(other, FormatError::SHOWN_OF_TEXT);
            Err(field.mistake(Fault::NeitherTrueNorFalse { text }))
        }
    }
}

/// Returns the solution of a field; `None` for -1, which means that it is not known.
fn solution_of(field: &Element, size: usize) -> Result<Option<Digit>, FormatError> {
    let told = field.needed("solution")?;
    let bad = || FormatError::not_a_digit(field.place, told);
    let solution: i64 = told.parse().map_err(|_| bad())?;
    if solution == -1 {
        return Ok(None);
    }
    let digit = u8::try_from(solution.saturating_add(1)).ok();
    let digit = digit.and_then(Digit::new).ok_or_else(bad)?;
    on_board(size, digit, field.place).map(Some)
}

/// Returns the rows of a board with more than nine, according to the positions of its fields.
fn too_large(fields: &[(usize, &Element)], positions: &HashMap<usize, &Element>) -> Option<usize> {
    let positions = fields
        .iter()
        .filter_map(|(number, _)| positions.get(number));
    let lines = positions.flat_map(|it| ["x", "y"].map(|name| it.number(name)));
    let rows = usize::try_from(lines.flatten().max()?).ok()? + 1;
    // A single field that is far away is a mistake.
    (rows > 9 && fields.len() > Cell::COUNT).then_some(rows)
}

/// The types of boards by their names, each at its number.
const TYPES: [&str; 10] = [
    "standard9x9",
    "standard4x4",
    "standard6x6",
    "standard16x16",
    "samurai",
    "xsudoku",
    "hypersudoku",
    "squigglya",
    "squigglyb",
    "stairstep",
];

/// Returns the number of the type of a board, given as a number or by its name.
fn kind(sudoku: &Element) -> Result<i64, FormatError> {
    let told = sudoku.needed("type")?;
    let name: String = told.to_lowercase().replace(['_', '-', ' '], "");
    let named = (0..).zip(TYPES).find(|(_, it)| **it == name);
    let number = named.map(|(number, _)| number);
    number.or_else(|| told.parse().ok()).ok_or_else(|| {
        let what = Unknown::BoardType {
            text: shown(told, FormatError::SHOWN_OF_NAME),
        };
        let place = sudoku.place;
        FormatError::Unsupported { place, what }
    })
}

/// Returns the number of rows of the board, and the board.
fn board(sudoku: &Element) -> Result<(usize, LayoutBuilder), FormatError> {
    let place: Place = sudoku.place;
    let jigsaw = |regions: &str| Ok((9, LayoutBuilder::new(9).regions_from(regions)));
    match kind(sudoku)? {
        0 => Ok((9, LayoutBuilder::classic())),
        1 => Ok((4, usual(4))),
        2 => Ok((6, usual(6))),
        3 => Err(impossible(LayoutError::Size(16), place)),
        4 => Err(FormatError::Samurai(place)),
        5 => Ok((9, LayoutBuilder::classic().diagonals())),
        6 => Ok((9, LayoutBuilder::classic().windoku())),
        7 => jigsaw(SQUIGGLY_A),
        8 => jigsaw(SQUIGGLY_B),
        9 => jigsaw(STAIRS),
        other => Err(FormatError::Unsupported {
            place,
            what: Unknown::BoardType {
                text: other.to_string(),
            },
        }),
    }
}

/// Repeats all actions from the start of a game to its current position.
fn play(
    puzzle: &mut Puzzle,
    game: usize,
    elements: &[Element],
    cells: &HashMap<i64, Cell>,
) -> Result<(), FormatError> {
    let is_action = |element: &&Element| element.parent == Some(game) && element.name == "action";
    let actions = elements.iter().filter(is_action);
    let actions = actions.filter_map(|it| Some((it.number("id")?, it)));
    let actions: HashMap<i64, &Element> = actions.collect();
    let mut at = elements[game].number("currentTurnId");
    let mut done = Vec::new();
    while let Some(action) = at.and_then(|id| actions.get(&id)) {
        done.push(*action);
        at = action.number("parent");
        // Actions that lead back to themselves are not a history.
        if done.len() > actions.len() {
            return Ok(());
        }
    }
    // A value is the sum of the changes, because it starts one below the first digit.
    let mut values = [0_i64; Cell::COUNT];
    let mut notes = Vec::new();
    for action in done {
        let cell = action.number("field_id").and_then(|id| cells.get(&id));
        let Some(cell) = cell else {
            continue;
        };
        let told = action.needed("value")?;
        let value: i64 = told.parse().map_err(|_| {
            let text = shown(told, FormatError::SHOWN_OF_TEXT);
            action.mistake(Fault::NotANumber { text })
        })?;
        if action.attribute("action_type") == Some("NoteAction") {
            let digit = value.checked_add(1).and_then(|it| u8::try_from(it).ok());
            if let Some(digit) = digit.and_then(Digit::new) {
                let mark = Mark::Note(Candidate::new(*cell, digit));
                match notes.iter().position(|it| *it == mark) {
                    Some(known) => {
                        notes.swap_remove(known);
                    }
                    None => notes.push(mark),
                }
            }
        } else {
            values[cell.index()] = values[cell.index()].saturating_add(value);
        }
    }
    for cell in puzzle.layout.cells() {
        let digit = u8::try_from(values[cell.index()]).ok().and_then(Digit::new);
        let digit = digit.filter(|digit| puzzle.layout.digits().contains(*digit));
        if puzzle.givens[cell.index()].is_none() {
            puzzle.entries[cell.index()] = digit;
        }
    }
    let filled = puzzle.values();
    let is_open = |mark: &Mark| {
        matches!(mark, Mark::Note(it)
            if puzzle.layout.digits().contains(it.digit) && filled[it.cell.index()].is_none())
    };
    puzzle.marks = notes.into_iter().filter(is_open).collect();
    Ok(())
}
