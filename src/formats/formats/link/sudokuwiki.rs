//! The boards of SudokuWiki's solver, two characters per cell.
//!
//! The first version is in base 32: nine bits for the digits, digit 1 the lowest, and below them a
//! bit that is 1 for a clue. A cell with one digit is solved. The second version, which begins with
//! `S9B`, is in base 36: 0 is an unknown cell, 1 to 9 is a clue, 10 to 18 a solved cell, and from
//! 18 the number is 18 plus the nine bits of the candidates.

use crate::formats::candidates::narrow;
use crate::formats::{FormatError, Place};
use sudoku_engine::grid::{Cell, Digit, DigitSet, Values};
use sudoku_engine::sudoku::Puzzle;

const SECOND_VERSION: &str = "S9B";
const LENGTH: usize = 2 * Cell::COUNT;

/// The content of a cell.
enum Known {
    Nothing,
    Clue(Digit),
    Solved(Digit),
    Candidates(DigitSet),
}

/// Whether a word is a board by its beginning and its length.
pub(super) fn is_board(word: &str) -> bool {
    let board = word.strip_prefix(SECOND_VERSION);
    board.is_some_and(|board| board.len() == LENGTH && is_in_base(board, 36))
}

fn is_in_base(text: &str, base: u32) -> bool {
    text.chars().all(|character| character.is_digit(base))
}

/// Reads a word as a board, if it is one.
pub(super) fn read(word: &str, place: Place) -> Option<Result<Puzzle, FormatError>> {
    if let Some(board) = word.strip_prefix(SECOND_VERSION).filter(|_| is_board(word)) {
        return Some(read_cells(board, 36, second_version, place));
    }
    let is_first = word.len() == LENGTH && is_in_base(word, 32);
    is_first.then(|| read_cells(word, 32, first_version, place))
}

fn first_version(number: u16) -> Option<Known> {
    let digits = digits(number >> 1)?;
    Some(match (digits.len(), digits.first()) {
        (0, _) => Known::Nothing,
        (1, Some(digit)) if number & 1 == 1 => Known::Clue(digit),
        (1, Some(digit)) => Known::Solved(digit),
        _ => Known::Candidates(digits),
    })
}

fn second_version(number: u16) -> Option<Known> {
    let digit = |value: u16| Digit::new(u8::try_from(value).ok()?);
    Some(match number {
        0 => Known::Nothing,
        1..=9 => Known::Clue(digit(number)?),
        10..=18 => Known::Solved(digit(number - 9)?),
        _ => Known::Candidates(digits(number - 18)?),
    })
}

/// Returns the digits of nine bits; `None` if there are more bits.
fn digits(bits: u16) -> Option<DigitSet> {
    let digits = Digit::ALL.into_iter();
    (bits < 1 << 9).then(|| {
        digits
            .filter(|digit| bits >> digit.index() & 1 == 1)
            .collect()
    })
}

/// Reads 81 numbers that are known to be in this base.
fn read_cells(
    board: &str,
    base: u32,
    known: impl Fn(u16) -> Option<Known>,
    place: Place,
) -> Result<Puzzle, FormatError> {
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    let mut candidates = [None; Cell::COUNT];
    for (index, cell) in board.as_bytes().chunks(2).enumerate() {
        let cell = str::from_utf8(cell).unwrap_or_default();
        let number = u16::from_str_radix(cell, base).ok();
        let known = number.and_then(&known);
        let known = known.ok_or_else(|| FormatError::not_a_digit(place, cell))?;
        let set = |values: &mut Values, digit| values[index] = Some(digit);
        match known {
            Known::Nothing => {}
            Known::Clue(digit) => set(&mut puzzle.givens, digit),
            Known::Solved(digit) => set(&mut puzzle.entries, digit),
            Known::Candidates(digits) => candidates[index] = Some(digits),
        }
    }
    narrow(&mut puzzle, &candidates);
    Ok(puzzle)
}
