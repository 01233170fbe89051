//! The findings of the engine in words and pictures, and everything built on them.
//!
//! - [`notation`] – steps as the field writes them in a line: written, read, checked;
//! - [`explain`] – deductions and searches in words and pictures;
//! - [`why`] – the reasons why a digit is in a cell or cannot be;
//! - [`drawing`] – the board in shapes and colors;
//! - [`verify`] – whether the steps of a path follow, by their proofs alone;
//! - [`lessons`] – a lesson for each technique, with a position that shows it, and exercises;
//! - [`session`] – all of it behind one façade, for the window and the command line;
//! - [`play`] – games: dealt by level and seed, with ice, a score and hints;
//! - [`export`] – a board, a step or a path as a page, Markdown, JSON or picture;

// Everything public is part of the library's interface.
#![warn(unreachable_pub)]
#![forbid(unsafe_code)]
pub mod drawing;
pub mod explain;
pub mod export;
pub mod lessons;
pub mod notation;
pub mod play;
pub mod session;
pub mod verify;
pub mod why;
