//! SudokuPad's short form of a puzzle with boxes: a character for each given and the empty cells
//! behind it, then `*` and the rest of the puzzle.

use super::Problem;
use crate::formats::{FormatError, Place, Unknown};
use sudoku_engine::grid::{Cell, Digit, Feature, LayoutBuilder};
use sudoku_engine::sudoku::{Field, Puzzle};

/// The characters in use. The last decimal digit of a character's number is a digit, or 0; the rest
/// counts the empty cells behind it.
const CHARACTERS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

/// Reads the text after `scf`, if it is a board.
pub(super) fn read(text: &str, place: Place) -> Option<Result<Puzzle, FormatError>> {
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    let mut cells = 0;
    let mut rest = text;
    while cells < Cell::COUNT {
        let character = rest.chars().next()?;
        let number = CHARACTERS.find(character)?;
        if let Some(digit) = u8::try_from(number % 10).ok().and_then(Digit::new) {
            puzzle.givens[cells] = Some(digit);
        }
        cells += 1 + number / 10;
        rest = &rest[1..];
    }
    Some(match read_rest(&mut puzzle, rest.trim_start_matches('*')) {
        Ok(()) if cells == Cell::COUNT => Ok(puzzle),
        Ok(()) => Err(Problem::Damaged.at(place)),
        Err(problem) => Err(problem.at(place)),
    })
}

/// Reads the data after the givens: letters for rules, and texts that end at a `*`.
fn read_rest(puzzle: &mut Puzzle, mut rest: &str) -> Result<(), Problem> {
    let mut board = LayoutBuilder::classic();
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let features: &[Feature] = match letter {
            '*' => continue,
            't' | 'a' => {
                let (text, behind) = rest.split_once('*').unwrap_or((rest, ""));
                rest = behind;
                if letter == 't' {
                    puzzle.title = Some(text.to_owned());
                } else {
                    puzzle.metadata.set(Field::Author, text);
                }
                continue;
            }
            'w' => &[Feature::Windoku],
            'x' => &[Feature::DiagonalDown, Feature::DiagonalUp],
            other => {
                let what = Unknown::OwnRule { sign: other };
                return Err(Problem::Unsupported(what));
            }
        };
        board = features.iter().fold(board, |it, feature| it.with(*feature));
    }
    puzzle.layout = board.build()?;
    Ok(())
}
