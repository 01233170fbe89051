//! The saved games of Simon Tatham's puzzles: lines with a name, the length of the value, and the
//! value. In a game of Solo the description is the puzzle, and each move is an entry, a note or the
//! solution; moves behind the position in the history were undone.

use crate::formats::boards::{self, mistake, solo_puzzle};
use crate::formats::error::shown;
use crate::formats::{Fault, FormatError, Place, Unknown};
use sudoku_engine::grid::{Candidate, Cell, Digit, DigitSet};
use sudoku_engine::sudoku::{Mark, Puzzle};

const START: &str = "SAVEFILE:";

/// The only game of the collection that is a Sudoku.
const GAME: &str = "Solo";

/// An action of the player.
enum Act<'a> {
    Move(&'a str),
    Restart,
}

pub(super) fn is_start(text: &str) -> bool {
    text.trim_start().starts_with(START)
}

pub(super) fn read(text: &str) -> Result<Vec<Puzzle>, FormatError> {
    let text = &text[text.find(START).unwrap_or(0)..];
    let (mut game, mut parameters, mut description) = (None, None, None);
    let mut acts = Vec::new();
    let mut position = None;
    let mut rest = text;
    let mut place = Place::START;
    while !rest.trim_start().is_empty() {
        let field = Field::read(rest).ok_or_else(|| mistake(place, Fault::SaveDamaged))?;
        match field.name {
            "GAME" => game = Some(field.value),
            // The parameters of this game, and those of the next one.
            "CPARAMS" => parameters = Some(field.value),
            "PARAMS" => parameters = parameters.or(Some(field.value)),
            "DESC" => description = Some((field.value, place)),
            "MOVE" | "SOLVE" => acts.push(Act::Move(field.value)),
            "RESTART" => acts.push(Act::Restart),
            "STATEPOS" => position = field.value.trim().parse::<usize>().ok(),
            _ => {}
        }
        place = place.plus(&rest[..rest.len() - field.rest.len()]);
        rest = field.rest;
    }
    if let Some(game) = game.filter(|game| *game != GAME) {
        let what = Unknown::OtherGame {
            text: shown(game, FormatError::SHOWN_OF_LINE),
        };
        let place = Place::START;
        return Err(FormatError::Unsupported { place, what });
    }
    let (Some(parameters), Some((description, place))) = (parameters, description) else {
        return Err(mistake(Place::START, Fault::SaveWithoutPuzzle));
    };
    let mut puzzle = solo_puzzle(&format!("{parameters}:{description}"), place)?;
    let made = position.map_or(acts.len(), |it| it.saturating_sub(1));
    play(&mut puzzle, acts.into_iter().take(made));
    Ok(vec![puzzle])
}

/// A line with `NAME       :length:value`, and the rest of the file.
struct Field<'a> {
    name: &'a str,
    value: &'a str,
    rest: &'a str,
}

impl<'a> Field<'a> {
    fn read(text: &'a str) -> Option<Self> {
        let (name, rest) = text.split_once(':')?;
        let (length, rest) = rest.split_once(':')?;
        let length: usize = length.trim().parse().ok()?;
        let (value, rest) = rest.split_at_checked(length)?;
        Some(Self {
            name: name.trim(),
            value,
            rest: rest.trim_start_matches('\n'),
        })
    }
}

/// Makes the moves: `R3,4,5` fills in 5 in the fourth column and the fifth row, or with 0 erases
/// it; `P3,4,5` adds or removes a note; `M` notes all candidates; `S` and the digits is the
/// solution.
fn play<'a>(puzzle: &mut Puzzle, acts: impl Iterator<Item = Act<'a>>) {
    let size = puzzle.layout.size();
    let digits = puzzle.layout.digits();
    let mut notes = [DigitSet::EMPTY; Cell::COUNT];
    for act in acts {
        let Act::Move(made) = act else {
            puzzle.entries = [None; Cell::COUNT];
            notes = [DigitSet::EMPTY; Cell::COUNT];
            continue;
        };
        let (kind, numbers) = made.split_at_checked(1).unwrap_or((made, ""));
        let mut numbers = numbers
            .split(',')
            .map(|text| text.trim().parse::<u8>().ok());
        let digit_of = |number: u8| Digit::new(number).filter(|digit| digits.contains(*digit));
        let is_open = |puzzle: &Puzzle, cell: Cell| puzzle.givens[cell.index()].is_none();
        match kind {
            "R" | "P" => {
                let mut next = || numbers.next().flatten();
                let (Some(column), Some(row), Some(number)) = (next(), next(), next()) else {
                    continue;
                };
                let (column, row) = (usize::from(column), usize::from(row));
                if column >= size || row >= size {
                    continue;
                }
                let cell = Cell::at(row, column);
                let digit = digit_of(number);
                match digit {
                    _ if !is_open(puzzle, cell) => {}
                    Some(digit) if kind == "P" => {
                        let known = notes[cell.index()];
                        notes[cell.index()] = if known.contains(digit) {
                            known.without(digit)
                        } else {
                            known.with(digit)
                        };
                    }
                    _ if kind == "P" => {}
                    digit => {
                        puzzle.entries[cell.index()] = digit;
                        notes[cell.index()] = DigitSet::EMPTY;
                    }
                }
            }
            "M" => {
                for cell in puzzle.layout.cells() {
                    let is_empty = puzzle.entries[cell.index()].is_none();
                    if is_open(puzzle, cell) && is_empty {
                        notes[cell.index()] = digits;
                    }
                }
            }
            "S" => {
                for (at, number) in numbers.enumerate() {
                    let cell = boards::cell(size, at).filter(|cell| is_open(puzzle, *cell));
                    if let (Some(cell), Some(number)) = (cell, number) {
                        puzzle.entries[cell.index()] = digit_of(number);
                    }
                }
            }
            _ => {}
        }
    }
    let notes = puzzle.layout.cells().iter().flat_map(|cell| {
        let noted = notes[cell.index()].iter();
        noted.map(move |digit| Mark::Note(Candidate::new(cell, digit)))
    });
    puzzle.marks = notes.collect();
}
