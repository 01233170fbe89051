//! The positions of lines and boxes on the classic board: nine lines in each direction, three in
//! each chute, and boxes of three by three cells.

use super::cell::Cell;

/// The number of rows and columns in a box of the classic board, and of chutes in each direction.
pub const BOX_SIDE: usize = 3;

/// The chute of a row or a column of the classic board, from 0 to 2: the band of a row, the stack
/// of a column. `line` is the number of the row or column, from 0 to 8.
#[inline]
pub const fn chute_of(line: usize) -> usize {
    line / BOX_SIDE
}

/// The numbers of the three lines of a chute.
#[inline]
pub const fn lines_of_chute(chute: usize) -> [usize; BOX_SIDE] {
    let first = BOX_SIDE * chute;
    [first, first + 1, first + 2]
}

/// The numbers of the two other lines in the chute of a line, the next one first; the first line of
/// the chute comes after its last.
#[inline]
pub const fn others_in_chute(line: usize) -> [usize; 2] {
    let lines = lines_of_chute(chute_of(line));
    let place = line % BOX_SIDE;
    [lines[(place + 1) % BOX_SIDE], lines[(place + 2) % BOX_SIDE]]
}

impl Cell {
    /// The number of rows and of columns.
    pub const SIDE: usize = 9;

    /// The cell at a position in a box of the classic board, both from 0 to 8 in reading order.
    ///
    /// # Panics
    ///
    /// When `block` or `place` is above 8.
    pub const fn in_box(block: usize, place: usize) -> Self {
        Self::at(
            lines_of_chute(block / BOX_SIDE)[place / BOX_SIDE],
            lines_of_chute(block % BOX_SIDE)[place % BOX_SIDE],
        )
    }

    /// The position in its box of the classic board, from 0 to 8 in reading order.
    pub const fn place_in_box(self) -> usize {
        self.row() % BOX_SIDE * BOX_SIDE + self.column() % BOX_SIDE
    }
}
