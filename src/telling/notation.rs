//! Steps in the one-line notations of the field: writing them, reading them, and checking them on a
//! board.
//!
//! [`compact`] writes in one of two [`Style`]s, [`read`] reads both, and [`check`] checks each
//! premise of a step on a board, whether or not a rule would find the step.
//!
//! One style is HoDoKu's: the technique, its pattern, and after `=>` the conclusions.
//!
//! - Conclusions: `r4c5=7` for a value, `r3c5<>4` for a removed candidate. Cells that lose the same
//!   digits are written together: `r1c456<>16`, `r1c12,r5c3<>4`. A single has only its conclusion:
//!   `Hidden Single: r2c3=3`.
//! - Digits in cells: `Naked Pair: 4,9 in r3c27`; a digit in a house:
//!   `Locked Candidates Type 1 (Pointing): 5 in b1`; the two digits and the corners of a rectangle:
//!   `4/7 in r19c34`.
//! - A fish by its digit, base and cover: `X-Wing: 5 r26 c38`; its fins follow after `f`, with its
//!   endo fins after `ef` before them: `5 r26 c38 fr6c9`.
//! - Two strong links of a digit by their ends and the link that joins them:
//!   `Skyscraper: 1 in r4c5,r9c4 (connected by r49c8)`; an empty rectangle by its box and its
//!   strong link: `3 in b8 (r4c29)`. Wings by X, Y and Z and their cells, the pivot first:
//!   `XY-Wing: 4/1/5 in r5c4,r5c1,r6c6`; `W-Wing: 5/3 in r6c1,r8c4 connected by 5 in r68c8`.
//! - The two colors of a cluster: `Multi Colors 1: 3 (r1c1,r4c5) / (r1c5), …`.
//! - Almost locked sets with their digits, then the digits that link them and those that they lock:
//!   `A=r1c12 {124}, B=r2c23 {147}, X=1, Z=4`; a chain of them as
//!   `6- r2c1 {36} -3- r2c7 {35} -5- r3c9 {56} -6`.
//! - Links in order: `r1c2 -5- r1c8 =5= r4c8`. The digit between two signs is the digit of the
//!   link. `=` is a strong link (at least one end is true), and `-` a weak one (at most one end is
//!   true). Candidates that act as one are written together: `r4c89`. A cell in which the chain
//!   changes the digit is written once: in `r1c2 -5- r1c8 -7- r4c8`, the link inside r1c8 is
//!   strong, because it is between two weak ones. At an end of the chain, its digit is written
//!   alone: `3- r1c2 -5- r1c8 -3`. An almost locked set that links two of its digits is written in
//!   the same way: `r1c2 -5- ALS:r1c89,r2c7 -7- r4c8`. The digits that a chain removes are written
//!   before its links.
//! - The consequences of an assumption, claim by claim: `r4c2=6 r4c8<>6 r7c8=6`; a group that holds
//!   a digit is `r8c89=5`. A claim in brackets does not continue the one before it, but is needed
//!   later. Branches are separated by ` / `. The cell that is exhausted, or the house with its
//!   digit, follows the name: `Forcing Chain Verity in r3c4: …`,
//!   `Forcing Net Contradiction in b4 (7): …`. Guardians have their branches after their cells; a
//!   side argument is in square brackets before its result:
//!   `r2c6=8 r2c3=7 [r2c8=3 r8c4=2] r2c8<>3`.
//!
//! The other style is Eureka, in which digits come before their cells: `(2=3)r5c3-(3)r3c3=(3-9)r3c4
//! => …`. An almost locked set has one of its digits on one side and the others on the other:
//! `(4=12)r1c12`. Several premises of a consequence are joined: `(5)r8c3&(5)r8c5=(5)r8c89-(5)r7c8`.
//! Steps that are not chains are written in HoDoKu's style, and so is a branch with an inference
//! that is not a link: a pattern that arises in the branch, or a nested argument.
//!
//! Lines from the logs of two other programs are read as well: CSP-Rules, as
//! `naked-pairs-in-a-row: r4{c2 c7}{n2 n5} ==> r4c9<>2` and
//! `whip[2]: r2c3{n5 n4} - r8n4{c3 .} ==> r7c3<>5`, and the solver of SudokuWiki, as
//! `X-WING (Row->Col) 7 taken off A4`. Their conclusions are always read, and their patterns as far
//! as they are known.
//!
//! ```
//! use sudoku_telling::explain::Notation;
//! use sudoku_engine::grid::Grid;
//! use sudoku_telling::notation::{Style, compact};
//! use sudoku_engine::rules::{HIDDEN_SINGLE, find_first};
//! use sudoku_engine::sudoku::Puzzle;
//!
//! let puzzle = Puzzle::from_line(
//!     "070000043040009610800634900094052000358460020000800530080070091902100005007040802",
//! ).unwrap();
//! let grid = Grid::from_values(&puzzle.givens);
//! let first = find_first(&HIDDEN_SINGLE, &grid).unwrap();
//! assert_eq!(compact(&first, Style::Hodoku, Notation::Rc), "Hidden Single: r2c3=3");
//! ```

mod branches;
mod chain;
mod check;
mod error;
mod eureka;
mod flaw;
mod found;
mod logs;
mod read;
mod scan;
mod step;
mod style;
mod write;

pub use check::{check, check_until};
pub use error::{Expected, ReadError};
pub use flaw::Flaw;
pub use read::{is_like_a_step, read, read_cell};
pub use step::WrittenStep;
pub use style::{Style, UnknownStyle};
pub use write::{compact, step_compact, step_compact_in};
