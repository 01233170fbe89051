//! Games: a puzzle with a clock, a score, hints and, optionally, ice.
//!
//! Dealing a [`Wish`] gives a [`Puzzle`](sudoku_engine::sudoku::Puzzle) with a
//! [`GameRecord`](sudoku_engine::sudoku::GameRecord). The same wish gives the same game on every
//! machine, so that a class can play it together, on any board. A [`Game`] accompanies the
//! [`Session`](crate::session::Session) that has the board: every entry, every request for help and
//! giving up go through the game.
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
//! A game starts with 1000 points. An entry that clashes or is wrong costs 10 points, and a hint
//! costs as much as its [`Help`] says. A filled board earns up to 1000 points more: each second
//! takes 1 of them and each hint 50. No score is below 0. A game may have a time limit; after that
//! it can be continued, but no longer counts among the best.
//!
//! Costs are never refunded. An entry that is undone stays counted, and redoing it does not count
//! again. What was paid for is kept: a hint that is not used yet stays free as long as it is
//! possible, and so does the answer of a cell. The ice follows from the board alone: a cell that was frozen at the start stays frozen as
//! long as it is empty and none of its neighbors holds its right digit. So undo, redo and reading a
//! file again keep ice and board consistent.

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
pub use score::{Cost, Help, Score};
pub use wish::{Wish, givens_on, levels_on};
