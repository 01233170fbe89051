//! Playing: a puzzle becomes a game, with a clock, a score, hints and, if
//! wished, ice.
//!
//! A [`Wish`] is dealt: that gives a [`Puzzle`](sudoku_engine::sudoku::Puzzle) with a
//! [`GameRecord`](sudoku_engine::sudoku::GameRecord). The same wish gives the same game
//! on every machine, so that a class can play it together, on any board. A [`Game`] goes
//! beside the [`Session`](crate::session::Session) that has the board: what the
//! person fills in, asks and gives up goes through it.
//!
//! ```
//! use std::time::Duration;
//!
//! use sudoku_engine::generate::Progress;
//! use sudoku_engine::grid::Cell;
//! use sudoku_telling::play::{Game, Wish};
//! use sudoku_engine::search::Stop;
//! use sudoku_telling::session::Session;
//! use sudoku_engine::sudoku::GameOutcome;
//!
//! let wish = Wish { seed: 7, ..Wish::default() };
//! let puzzle = wish.deal(&Stop::never(), &Progress::default())?;
//! let mut session = Session::new(&puzzle);
//! let mut game = Game::of(&puzzle)?.expect("a puzzle that was dealt has a game");
//!
//! game.pass(Duration::from_secs(100));
//! for cell in session.grid().unsolved() {
//!     let right = game.solution()[cell.index()].expect("the solution is full");
//!     game.enter(&mut session, cell, right)?;
//! }
//! assert_eq!(game.record().outcome, GameOutcome::Won);
//! assert_eq!(game.score().total(), 1000 + 900);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What it costs, from 1000 points: an entry that clashes or is wrong 10, a hint
//! what its [`Help`] says. Who fills the board gets 1000 points, less one a
//! second and 50 a hint, if that leaves any. No score is below 0. A game may have a
//! limit of time; beyond it, it can be gone on with, but is none of the best any more.
//!
//! Nothing is un-counted. An entry that is taken back stays counted, and making
//! it again by redo does not count again. What is frozen follows from the board
//! alone: a cell that was frozen at the start is so as long as it is empty and no
//! neighbour holds its right digit. So undo, redo, and a file that is read again
//! leave ice and board in step.

mod best;
mod game;
mod hint;
mod ice;
mod score;
mod wish;

pub use best::{Best, BestGame, Bests, Record};
pub use game::{Checked, Entry, Game, PlayError, ResumeError, Verdict};
pub use hint::{Advice, AdviceSearch};
pub use ice::{can_be_finished, freeze, freeze_on, neighbors};
pub use score::{Help, Score};
pub use wish::{Wish, givens_on, levels_on};
