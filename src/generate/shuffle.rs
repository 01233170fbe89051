//! The movements of the grid that turn puzzles into puzzles.

use super::random::Random;
use crate::grid::{Cell, Digit, Values};

/// Turns a puzzle into one of the 2 · 6⁸ · 9! that are the same but for the names
/// of the digits, the order of the bands and of the rows in each, the order of the
/// stacks and of the columns in each, and which of the two are called rows. Each
/// has the same chance.
pub(super) fn shuffled(values: &Values, random: &mut Random) -> Values {
    let mut digits = Digit::ALL;
    random.shuffle(&mut digits);
    let rows = shuffled_lines(random);
    let columns = shuffled_lines(random);
    let transposed = random.below(2) == 1;
    let mut shuffled = [None; Cell::COUNT];
    for cell in Cell::all() {
        let (row, column) = (rows[cell.row()], columns[cell.column()]);
        let from = if transposed {
            Cell::at(column, row)
        } else {
            Cell::at(row, column)
        };
        shuffled[cell.index()] = values[from.index()].map(|digit| digits[digit.index()]);
    }
    shuffled
}

/// A random order of nine lines that keeps the chutes together.
fn shuffled_lines(random: &mut Random) -> [usize; 9] {
    let mut chutes = [0, 1, 2];
    random.shuffle(&mut chutes);
    let mut lines = [0; 9];
    for (chute, lines) in chutes.into_iter().zip(lines.chunks_exact_mut(3)) {
        lines.copy_from_slice(&[3 * chute, 3 * chute + 1, 3 * chute + 2]);
        random.shuffle(lines);
    }
    lines
}
