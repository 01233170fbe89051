//! The engine of sudoku-stepper: the Sudoku itself, solving by rules and by search, ratings of
//! difficulty, and the generator. It uses no files, no window and no command line.
//!
//! Without its features `parallel` (the generator works on all processors) and `clock` (work that
//! stops after a time), it needs neither threads nor a clock.
//!
//! - [`grid`] – digits, cells, houses and the grid that holds them;
//! - [`sudoku`] – a puzzle being worked on, which notifies its observers of changes and their
//!   causes;
//! - [`technique`] – the techniques of the field, and the data of each in the catalog;
//! - [`rules`] – the deduction rules, and the trait for a rule of your own;
//! - [`proof`] – the proof of a deduction, and the kernel that checks it;
//! - [`explainer`] – the steps of Sudoku Explainer, found in its order;
//! - [`solver`] – an ordered set of rules, a step, a path;
//! - [`search`] – backtracking, for an answer or to watch;
//! - [`rate`] – the difficulty of a puzzle;
//! - [`generate`] – puzzles made on request;
//! - [`texts`] – every word shown to a person, in one file per language.

// Everything public is visible to callers of the library.
#![warn(unreachable_pub)]
// The workspace denies unsafe code; every module except `search::simd` also forbids it.
#[forbid(unsafe_code)]
pub mod branching;
#[forbid(unsafe_code)]
mod clock;
#[forbid(unsafe_code)]
pub mod explainer;
#[forbid(unsafe_code)]
pub mod generate;
#[forbid(unsafe_code)]
pub mod grid;
#[forbid(unsafe_code)]
#[doc(hidden)]
pub mod named;
#[forbid(unsafe_code)]
mod parallel;
#[forbid(unsafe_code)]
#[doc(hidden)]
pub mod printable;
#[forbid(unsafe_code)]
pub mod proof;
#[forbid(unsafe_code)]
pub mod rate;
#[forbid(unsafe_code)]
pub mod rules;
pub mod search;
#[forbid(unsafe_code)]
pub mod solver;
#[forbid(unsafe_code)]
pub mod sudoku;
#[forbid(unsafe_code)]
pub mod technique;
#[forbid(unsafe_code)]
pub mod texts;
