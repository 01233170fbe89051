//! Sudoku told: what the engine finds in words and pictures, and what stands on that.
//!
//! - [`notation`] – steps as the field writes them in a line: written, read, checked;
//! - [`explain`] – what a deduction says and shows, and what a search does;
//! - [`why`] – why a digit stands in a cell or cannot;
//! - [`drawing`] – what the board shows of it, in shapes and colors;
//! - [`lessons`] – what each technique is, a position that shows it, and exercises;
//! - [`session`] – all of it behind one façade, for the window and the command line;
//! - [`play`] – games: dealt by level and seed, with ice, a score and hints;
//! - [`export`] – a board, a step or a path as a page, Markdown, JSON or picture;
//! - [`errors`] – what can go wrong, in the words of a language.

// What is public is what a caller of the library sees.
#![warn(unreachable_pub)]
#![forbid(unsafe_code)]
pub mod drawing;
#[doc(hidden)]
pub mod errors;
pub mod explain;
pub mod export;
pub mod lessons;
pub mod notation;
pub mod play;
pub mod session;
pub mod why;
