//! Many positions at a time: a position a lane of the processor's vector
//! registers.
//!
//! All lanes do the same work at the same time, so a round of deductions has no
//! branch and looks nothing up. It is written for one lane, on plain words, and
//! applied to an array of lanes; the compiler makes vector instructions of it.
//! What differs from lane to lane is done lane by lane between the rounds: a lane
//! has its own stack of positions to come back to, and takes the next question
//! as soon as it has an answer. So it costs little that some positions take
//! longer than others.
//!
//! # A round
//!
//! For each digit a position has 81 bits, the cells where the digit can still
//! stand. They are in three words, one for the first rows of the three bands, one
//! for the second rows, one for the third. A round goes once through the digits:
//!
//! 1. **Singles.** In a row where the digit has one place, that cell is closed to
//!    the other digits. In the row of a cell with one digit, the digit loses its
//!    other places.
//! 2. **Bands.** In a band each of the three rows has the digit in another box.
//!    There are six ways to give the rows their boxes, and a way fits if the
//!    digit has a place in each of its three minirows. A minirow that is in no
//!    way that fits is emptied. That is the case if, and only if, the two other
//!    rows cannot have the two other boxes one way or the other; so four logical
//!    operations on the minirows, moved against each other by one or two boxes
//!    and rows, tell it for all nine at once. This is exact: it removes whatever
//!    the rows and boxes of a band exclude for one digit, which is all locked
//!    candidates between them, and all hidden singles of rows and boxes but for
//!    the cell within the minirow. If no way fits, the whole band is emptied.
//! 3. **Stacks.** The same for columns and boxes.
//!
//! The box and the column of a settled cell need no step of their own: once its
//! row has one place, the closures of the band and the stack clear them. Hidden
//! singles of columns and boxes end as rows with one place too.
//!
//! While it goes, the round counts the digits of each cell up to three. They tell
//! the cells with one digit, for the next round; the cells with two, for a guess;
//! and whether a cell has none.
//!
//! # How it ends
//!
//! The round finds a contradiction if a cell has no digit, if a digit has no
//! place in a row, or if it has none in the boxes of a stack. If there is none of
//! these, and each cell has one digit, then the position is solved: 81 cells are
//! nine for each digit, which are one for each row, and one for each minicolumn
//! that the last closure left, of which each column and each box has one.
//!
//! A round that removed no candidate would be followed by others like it. Then a
//! candidate is tried, and the position without it kept to come back to. It is a
//! candidate of a cell with two, so that either way settles the cell, and of
//! these cells the one with the most unsolved peers. Where each cell has three or
//! more, it is a digit with two places in a row, or else any.
//!
//! A position that takes very many guesses without a solution goes to the engine
//! for one puzzle, which learns from failures.
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
