//! Making puzzles with exactly one solution.
//!
//! A [`Request`] says what is wished; its [`Generator`] makes as many puzzles as
//! are asked for, on as many processors as there are. What is chosen at random
//! follows from the seed and from the number of the puzzle alone, so that the same
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
//! How a puzzle is made depends on the wishes:
//!
//! - Most are made of a random full grid, from which givens are taken away in
//!   random order as long as there is one solution.
//! - Those with 17 givens are known puzzles in another form: their rows, columns
//!   and digits change places. The known ones are the first of Gordon Royle's list
//!   and those that were found near it; nothing new is discovered when one is
//!   asked for. Those with 18 to 21 givens begin with one of these, get a few
//!   givens more, and lose some again.
//! - For a pattern, its cells are filled from a random full grid, and then changed
//!   one after the other, so that the solutions become fewer.
//! - For a technique, a puzzle that may be harder gets more givens where the rules
//!   stall. For the Uniqueness Test 5, only some digits lose givens where nothing
//!   else is wished, and so there are many givens. For the Avoidable Rectangle Type 2
//!   the puzzle that gets them is a known one in another form, some of whose givens
//!   have changed places, where nothing else is wished.
//!
//! [`Request::on`] makes puzzles of other boards: killers, jigsaws, small ones and so on.
//!
//! What does not come out as wished is thrown away, and another one is tried. So a rare wish takes
//! long: a minimal puzzle with 30 givens, say; a [`Progress`] tells how many were tried, a
//! [`Stop`](crate::search::Stop) ends it, and [`Generator::make`] gives a puzzle up after a number
//! of tries. The puzzles are no fair sample of all that are as wished: as with any such method,
//! those with few givens come out too rarely among the minimal ones, and not every full grid is
//! equally likely.

mod ahead;
mod boards;
mod draft;
mod error;
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
