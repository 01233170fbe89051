//! Makes puzzles with exactly one solution.
//!
//! A [`Request`] states the requirements; its [`Generator`] makes any number of puzzles, on all
//! processors. Random choices depend only on the seed and the number of the puzzle, so the same
//! request makes the same puzzles on every machine.
//!
//! ```
//! use sudoku_engine::generate::{Progress, Request, needs};
//! use sudoku_engine::grid::Grid;
//! use sudoku_engine::rules::Technique;
//! use sudoku_engine::search::Stop;
//!
//! let stop = Stop::never();
//! let generator = Request::new(7).needing(Technique::Pointing).generator()?;
//! for puzzle in generator.puzzles(0..3, &stop, &Progress::default())? {
//!     assert!(needs(&Grid::from_values(&puzzle), Technique::Pointing, &stop)?);
//! }
//! # Ok::<(), sudoku_engine::generate::GenerateError>(())
//! ```
//!
//! How a puzzle is made depends on the requirements:
//!
//! - Most are made from a random full grid by removing givens in random order as long as there is
//!   one solution.
//! - Those with 17 givens are known puzzles in another form, with their rows, columns and digits
//!   permuted. The known puzzles are the first of Gordon Royle's list and others found near it; no
//!   new ones are discovered. Those with 18 to 21 givens begin with one of these, get a few more
//!   givens, and lose some again.
//! - For a pattern, its cells are filled from a random full grid and then changed one after another
//!   to reduce the number of solutions.
//! - For a technique, a puzzle that may be harder gets more givens where the rules stall. For
//!   Uniqueness Test 5 without other requirements, only some digits lose givens, so there are many
//!   givens. For Avoidable Rectangle Type 2, Forcing Net Verity and Template Delete without other
//!   requirements, the puzzle that gets them is a known one in another form, with some of its
//!   givens moved.
//!
//! [`Request::on`] makes puzzles of other boards: killers, jigsaws, small ones and so on.
//!
//! A puzzle that does not meet the requirements is thrown away, and another one is tried. Rare
//! puzzles take long, for example minimal ones with 30 givens. A [`Progress`] counts the
//! tries, a [`Stop`](crate::search::Stop) ends the work, and [`Generator::make`] gives up a puzzle
//! after a number of tries. The puzzles are not a fair sample of all that meet the requirements.
//! As with any method of this kind, minimal puzzles with few givens come out too rarely, and not
//! every full grid is equally likely.

mod ahead;
mod boards;
mod draft;
mod error;
mod favorable;
mod full;
mod generator;
mod givens;
mod kept;
mod lanes;
mod pattern;
pub mod random;
mod reduction;
mod request;
mod seventeen;
mod shuffle;
mod symmetry;
mod technique;

pub use boards::{BoardGenerator, BoardRequest};
pub use draft::{
    DraftError, complete, complete_on, made_symmetric, made_symmetric_on, minimized, minimized_on,
    redundant_givens,
};
pub use error::{GenerateError, WhyNever};
pub use generator::{Generator, Made, Progress, Unmade};
pub use givens::{GivensLevel, UnknownGivensLevel};
pub use request::Request;
pub use shuffle::Form;
pub use symmetry::{Symmetry, UnknownSymmetry};
pub use technique::{needs, rules_up_to};
