//! Nine bits for each cell, written as a binary number: `0b110101111` is a cell that may be 5 or 7.
//! A 1 rules out a digit; bit 0, the last one, is digit 1.

use super::candidates::{self, Possible};
use super::error::shown;
use super::rows::is_separator;
use super::{Fault, FormatError, Place, content_lines};
use sudoku_engine::grid::{Digit, DigitSet, Grid};
use sudoku_engine::sudoku::Puzzle;

/// The text before a binary number.
const PREFIX: &str = "0b";

/// The order of the nine bits of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BitOrder {
    /// The last one, bit 0 of a binary number, is digit 1.
    #[default]
    Digit1Last,
    /// The first one is digit 1. The bits are then written without `0b`, because they are not a
    /// number.
    Digit1First,
}

impl BitOrder {
    /// Returns the digits of the bits, from left to right.
    fn digits(self) -> [Digit; Digit::COUNT] {
        let mut digits = Digit::ALL;
        if self == Self::Digit1Last {
            digits.reverse();
        }
        digits
    }
}

/// Whether the first line has a binary number in it, which no other format has.
pub(super) fn is_binary(first: &str) -> bool {
    groups(first).any(|(_, group)| group.starts_with(PREFIX) && is_group(group))
}

/// Whether the first of this many lines contains a group of nine bits, and there is more than the
/// nine rows of a grid.
pub(super) fn is_dump(first: &str, lines: usize) -> bool {
    let many = groups(first).count() > 1 || lines > 9;
    many && groups(first).any(|(_, group)| is_group(group))
}

fn is_group(group: &str) -> bool {
    read_group(group, BitOrder::default(), 1).is_some()
}

/// Returns the groups of characters between blanks, commas and drawn lines, each with the column of
/// its first character, from 1.
fn groups(line: &str) -> impl Iterator<Item = (usize, &str)> {
    super::rows::groups_between(line, |character| {
        character == ',' || is_separator(character)
    })
}

/// Reads 81 groups, on any lines.
pub(super) fn read(text: &str, order: BitOrder) -> Result<Puzzle, FormatError> {
    let all = || {
        let lines = content_lines(text);
        lines.flat_map(|(line, text)| groups(text).map(move |(column, it)| (line, column, it)))
    };
    // If some numbers keep their leading zeros, all have nine bits.
    let keeps_zeros = all().any(|(.., group)| {
        let bits = group.strip_prefix(PREFIX).unwrap_or(group);
        bits.len() > 1 && bits.starts_with('0')
    });
    let fewest = if keeps_zeros { 9 } else { 1 };
    let mut cells = Vec::new();
    for (line, column, group) in all() {
        let possible = read_group(group, order, fewest).ok_or_else(|| FormatError::Mistake {
            place: Place { line, column },
            problem: Fault::NotNineBits {
                text: shown(group, FormatError::SHOWN_OF_TEXT),
            },
        })?;
        cells.push(possible);
    }
    let possible = Possible::try_from(cells).map_err(|cells| FormatError::Groups(cells.len()))?;
    Ok(candidates::to_puzzle(&possible))
}

/// Reads nine bits, one per digit; a 1 rules the digit out. A binary number may leave out its
/// leading zeros as long as this many bits are left.
fn read_group(group: &str, order: BitOrder, fewest: usize) -> Option<DigitSet> {
    let (bits, fewest) = match group.strip_prefix(PREFIX) {
        Some(number) => (number, fewest),
        None => (group, 9),
    };
    let is_bits = bits.bytes().all(|bit| matches!(bit, b'0' | b'1'));
    if !is_bits || !(fewest..=9).contains(&bits.len()) {
        return None;
    }
    let is_one = |at: usize| {
        (at + bits.len())
            .checked_sub(9)
            .map(|at| bits.as_bytes()[at])
    };
    let digits = order.digits().into_iter().enumerate();
    let possible = digits.filter(|(at, _)| is_one(*at) != Some(b'1'));
    Some(possible.map(|(_, digit)| digit).collect())
}

/// Writes the digits that each cell cannot hold: nine lines of nine groups of nine bits, `1` where
/// the digit cannot go. A cell with a value can hold only that.
pub fn write_constraints(grid: &Grid, order: BitOrder) -> String {
    let possible = candidates::of_grid(grid);
    let prefix = match order {
        BitOrder::Digit1Last => PREFIX,
        BitOrder::Digit1First => "",
    };
    let group = |digits: &DigitSet| -> String {
        let bit = |digit| if digits.contains(digit) { '0' } else { '1' };
        prefix.chars().chain(order.digits().map(bit)).collect()
    };
    let size = grid.layout().size();
    let line =
        |row: &[DigitSet]| row[..size].iter().map(group).collect::<Vec<_>>().join(" ") + "\n";
    possible.chunks(9).take(size).map(line).collect()
}
