//! The values of a board, and their notation as a line of 81 characters.

use super::cell::Cell;
use super::digit::Digit;

/// The value, if any, of each of the 81 cells in reading order.
pub type Values = [Option<Digit>; Cell::COUNT];

/// Reads the values from 81 characters in reading order: digits, and `.` or `0` for an empty cell.
/// `None` for any other text.
///
/// ```
/// use sudoku_engine::grid::{line_of_values, values_of_line};
///
/// let line = ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";
/// let values = values_of_line(line).unwrap();
/// assert_eq!(line_of_values(&values), line);
/// assert_eq!(values_of_line("123"), None);
/// ```
pub fn values_of_line(line: &str) -> Option<Values> {
    let characters: &[u8; Cell::COUNT] = line.as_bytes().try_into().ok()?;
    let mut values = [None; Cell::COUNT];
    // No branches, because empty cells cannot be predicted.
    let mut fine = true;
    for (value, character) in values.iter_mut().zip(characters) {
        let digit = character.wrapping_sub(b'0');
        let is_digit = digit <= 9;
        fine &= is_digit | (*character == b'.');
        *value = Digit::new(if is_digit { digit } else { 0 });
    }
    fine.then_some(values)
}

/// The values as 81 characters in reading order, `.` for none.
pub fn line_of_values(values: &Values) -> String {
    let characters = values.map(|value| value.map_or(b'.', |digit| b'0' + digit.get()));
    String::from_utf8(characters.to_vec()).expect("digits and dots are text")
}
