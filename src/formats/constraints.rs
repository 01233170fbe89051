use super::candidates::{self, Possible};
use super::error::shown;
use super::rows::groups;
use super::{FormatError, Place, content_lines};
use crate::grid::{Cell, Digit, DigitSet, Grid};
use crate::sudoku::Puzzle;

/// Whether the first of so many lines has a group of nine bits in it, and there
/// is more than the nine rows of a grid have.
pub(super) fn is_dump(first: &str, lines: usize) -> bool {
    let many = groups(first).count() > 1 || lines > 9;
    many && groups(first).any(|(_, group)| read_group(group).is_some())
}

/// Reads 81 groups, whatever lines they are on.
pub(super) fn read(text: &str) -> Result<Puzzle, FormatError> {
    let mut cells = Vec::new();
    for (line, text) in content_lines(text) {
        for (column, group) in groups(text) {
            let possible = read_group(group).ok_or_else(|| FormatError::Mistake {
                place: Place { line, column },
                problem: format!("'{}' is not nine bits", shown(group, 12)),
            })?;
            cells.push(possible);
        }
    }
    let possible = Possible::try_from(cells).map_err(|cells| FormatError::Groups(cells.len()))?;
    Ok(candidates::to_puzzle(&possible))
}

/// Reads nine bits, one a digit, of which 1 says that it cannot stand in the
/// cell.
fn read_group(group: &str) -> Option<DigitSet> {
    if group.len() != 9 || !group.bytes().all(|bit| matches!(bit, b'0' | b'1')) {
        return None;
    }
    let bits = Digit::ALL.into_iter().zip(group.bytes());
    let possible = bits.filter(|(_, bit)| *bit == b'0').map(|(digit, _)| digit);
    Some(possible.collect())
}

/// The digits that each cell cannot hold: nine lines of nine groups of nine
/// bits, digit 1 first, `1` where the digit cannot go. A cell with a value can
/// hold that alone.
pub fn write_constraints(grid: &Grid) -> String {
    let possible = candidates::of_grid(grid);
    let group = |digits: &DigitSet| -> String {
        let bit = |digit| if digits.contains(digit) { '0' } else { '1' };
        Digit::ALL.map(bit).iter().collect()
    };
    let line = |row: &[DigitSet]| row.iter().map(group).collect::<Vec<_>>().join(" ") + "\n";
    possible.chunks(Cell::COUNT / 9).map(line).collect()
}
