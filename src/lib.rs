//! Teaches Sudoku by solving it one deduction at a time.
//!
//! The crate is a library with a program on top:
//!
//! - [`grid`] – digits, cells, houses and the grid that holds them;
//! - [`sudoku`] – a puzzle being worked on, which tells its observers what
//!   changes and why;
//! - [`technique`] – the techniques of the field, and what the catalog knows of each;
//! - [`rules`] – the deduction rules, and what a rule of your own needs;
//! - [`solver`] – an ordered set of rules, a step, a path;
//! - [`proof`] – the proof of a deduction, checked line by line;
//! - [`rate`] – how hard a puzzle is;
//! - [`texts`] – every word shown to a person, a file for each language;
//! - [`explain`] – what a deduction says and shows, and what a search does;
//! - [`drawing`] – what the board shows of it, in shapes and colors;
//! - [`search`] – backtracking, for an answer or to be watched;
//! - [`generate`] – puzzles made to wishes;
//! - [`lessons`] – what each technique is, a position that shows it, and exercises;
//! - [`formats`] – reading and writing puzzles;
//! - [`export`] – a board, a step or a path as a page, Markdown, JSON or picture;
//! - [`why`] – why a digit stands in a cell or cannot, and why a board has not one
//!   solution;
//! - [`verify`] – whether the steps of a path follow, by their proofs alone;
//! - [`session`] – all of it behind one façade, for the window and the command
//!   line;
//! - [`play`] – games: dealt by level and seed, with ice, a score and hints.
//!
//! The program's window and command line lie in the modules `app` and `cli`. They are no
//! part of the library: nothing here rests on them.
//!
//! ```
//! use sudoku_stepper::explain::{Language, Notation, argument};
//! use sudoku_stepper::session::{Outcome, Session};
//! use sudoku_stepper::formats;
//!
//! let file = b".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";
//! let puzzles = formats::read(file)?;
//! let mut session = Session::new(&puzzles[0]);
//! let Outcome::Stepped(deductions) = session.step() else { panic!("nothing found") };
//! assert_eq!(deductions[0].technique.name(), "Naked Single");
//! let english = Language::english();
//! assert_eq!(
//!     argument(&deductions[0]).render(english, Notation::Rc),
//!     "r1c7 can only be 2: the eight other digits are already in its row, column and box.",
//! );
//! # Ok::<(), formats::FormatError>(())
//! ```

// The window and the command line are the program, and no part of the library. They are
// public for `main.rs` and for the project's own tests alone, and may change at any time.
#[cfg(feature = "app")]
#[doc(hidden)]
pub use sudoku_app as app;
#[doc(hidden)]
pub use sudoku_cli as cli;
pub use sudoku_engine::{
    branching, explainer, generate, grid, proof, rate, rules, search, solver, sudoku, technique,
    texts,
};
pub use sudoku_formats::formats;
pub use sudoku_telling::{drawing, explain, export, lessons, notation, play, session, verify, why};
