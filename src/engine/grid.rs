//! Plain values: digits, cells, houses, candidates, sets of them, the layout of a board, and the
//! grid that holds its values and candidates.
//!
//! Nothing here opens a file or notifies an observer. A [`Grid`] is small and cheap to clone,
//! because it shares its [`Layout`]: rules, hints and searches work on copies.
//!
//! [`DigitSet`] and [`CellSet`] have the same operations, so a rule reads like set algebra:
//!
//! ```
//! use sudoku_engine::grid::{Cell, Digit, Grid};
//!
//! let grid = Grid::empty();
//! let five = Digit::new(5).unwrap();
//! let cell = Cell::at(0, 0);
//! let seen = grid.cells_with(five) & cell.peers();
//! assert_eq!(seen.len(), 20);
//! ```

mod bit_set;
mod candidate;
mod cell;
mod census;
mod chutes;
mod contradiction;
mod digit;
mod house;
mod layout;
mod position;
mod sums;
mod values;

pub use candidate::Candidate;
pub use cell::{Cell, CellSet};
pub use census::{Census, Chute};
pub use chutes::{BOX_SIDE, chute_of, lines_of_chute, others_in_chute};
pub use contradiction::Contradiction;
pub use digit::{Digit, DigitSet};
pub use house::{House, HouseKind, HouseKinds};
pub use layout::{
    Apart, Area, Balance, BoardKind, Cage, Chess, Crossing, Feature, Lack, Layout, LayoutBuilder,
    LayoutError, Leftovers, Sketch, SketchError, Sketched, UnknownBoardKind, UnknownFeature,
    combinations,
};
pub use position::Grid;
pub use values::{Values, line_of_values, values_of_line};

/// The fewest givens of a puzzle of the classic board with only one solution and without pencil
/// marks of its own.
pub const FEWEST_GIVENS: u32 = 17;

/// The six orders of three things, such as the rows of a band or its boxes.
pub const ORDERS_OF_THREE: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];
