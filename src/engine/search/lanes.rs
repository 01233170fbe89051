//! Searches many positions at a time, one position in each lane of the processor's vector
//! registers.
//!
//! All lanes do the same work at the same time, so a round of deductions has no branches and no
//! table lookups. It is written for one lane, on plain words, and applied to an array of lanes,
//! which the compiler turns into vector instructions. Work that differs from lane to lane is done
//! lane by lane between the rounds: a lane has its own stack of positions to return to, and takes
//! the next question as soon as it has an answer. So positions that take longer than others cost
//! little.
//!
//! # A round
//!
//! For each digit a position has 81 bits, the cells where the digit is still possible. They are in
//! three words: one for the first rows of the three bands, one for the second rows, one for the
//! third. A round goes through the digits once:
//!
//! 1. **Singles.** In a row where the digit has one place, that cell is closed to the other digits.
//!    In the row of a cell with one digit, the digit loses its other places.
//! 2. **Bands.** Within a band, the digit is in a different box in each of the three rows. There
//!    are six ways to assign the boxes to the rows. A way fits if the digit has a place in each of
//!    its three minirows. A minirow that is in no fitting way is emptied. This happens if and only
//!    if the two other rows cannot have the two other boxes in either order. Four logical
//!    operations on the minirows, shifted against each other by one or two boxes and rows,
//!    therefore decide it for all nine at once. This is exact: it removes everything that the rows
//!    and boxes of a band exclude for one digit. That covers all locked candidates between them,
//!    and all hidden singles of rows and boxes except for the cell within the minirow. If no way
//!    fits, the whole band is emptied.
//! 3. **Stacks.** The same for columns and boxes.
//!
//! The box and the column of a settled cell need no step of their own: once its row has one place,
//! the closures of the band and the stack clear them. Hidden singles of columns and boxes also end
//! up as rows with one place.
//!
//! Meanwhile, the round counts the digits of each cell up to three. The counts give the cells with
//! one digit, for the next round; the cells with two, for a guess; and whether any cell has none.
//!
//! # How it ends
//!
//! The round finds a contradiction if a cell has no digit, if a digit has no place in a row, or if
//! it has none in the boxes of a stack. If there is no contradiction and each cell has one digit,
//! the position is solved: 81 cells are nine for each digit, one for each row, and one for each
//! minicolumn left by the last closure. Each column and each box has one of these minicolumns.
//!
//! A round that removed no candidate would only repeat itself. In this case, a candidate is tried,
//! and the position without it is saved to return to. The candidate comes from a cell with two, so
//! that either outcome settles the cell; among these cells, from the one with the most unsolved
//! peers. If every cell has three or more, a digit with two places in a row is tried, or otherwise
//! any.
//!
//! A position that takes very many guesses without a solution goes to the single-puzzle engine,
//! which learns from failures.
//!
//! One hard position can be searched by all lanes [`together`](mod@together).

mod all;
mod drive;
mod guess;
mod layout;
mod round;
mod together;

pub use all::{
    Uniqueness, count_all, count_each, solve_all, solve_each, solve_values, unique_all,
    unique_values,
};
pub(super) use drive::drive;
pub(crate) use drive::{Feed, Solution, Task};
pub(super) use together::together;
