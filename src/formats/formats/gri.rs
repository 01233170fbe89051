//! Nine big-endian numbers of 32 bits, one per row: its nine digits, read as a decimal number, 0
//! for an empty cell.

use super::FormatError;
use sudoku_engine::grid::{Cell, Digit, Values};

/// The length of a file.
pub(super) const BYTES: usize = 36;

/// The largest number of nine digits.
const LARGEST_ROW: u32 = 999_999_999;

/// Whether bytes are such a file. No other format is as short, but a text that was cut off may be.
/// Read as rows, its letters, signs and blanks would make nine numbers that all start with 1, 2 or
/// a digit from 5 up, so the first column would hold one of these twice: no puzzle looks like text.
pub(super) fn is_gri(bytes: &[u8]) -> bool {
    let in_text = |byte: &u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    read(bytes).is_ok() && !bytes.iter().all(in_text)
}

pub(super) fn read(bytes: &[u8]) -> Result<Values, FormatError> {
    if bytes.len() != BYTES {
        return Err(FormatError::Binary(bytes.len()));
    }
    let mut values: Values = [None; Cell::COUNT];
    for (row, (number, cells)) in bytes.chunks_exact(4).zip(values.chunks_mut(9)).enumerate() {
        let mut left = number
            .iter()
            .fold(0, |number, byte| number << 8 | u32::from(*byte));
        if left > LARGEST_ROW {
            return Err(FormatError::RowNumber {
                row: row + 1,
                number: left,
            });
        }
        for cell in cells.iter_mut().rev() {
            *cell = Digit::new((left % 10) as u8);
            left /= 10;
        }
    }
    Ok(values)
}

pub(super) fn write(values: &Values) -> Vec<u8> {
    let number = |row: &[Option<Digit>]| {
        row.iter().fold(0_u32, |number, value| {
            number * 10 + u32::from(value.map_or(0, Digit::get))
        })
    };
    let rows = values.chunks(9).map(number);
    rows.flat_map(u32::to_be_bytes).collect()
}
