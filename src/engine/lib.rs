//! The engine of sudoku-stepper: what a Sudoku is, how it is solved by rules and by search,
//! how hard it is, and how it is made. It knows no files, no window and no command line.
//!
//! Without its features, `parallel` (the generator works on all processors) and `clock`
//! (work that stops after a time), it needs neither threads nor clock.
//!
//! - [`grid`] – digits, cells, houses and the grid that holds them;
//! - [`sudoku`] – a puzzle being worked on, which tells its observers what changes and why;
//! - [`technique`] – the techniques of the field, and what the catalogue knows of each;
//! - [`rules`] – the deduction rules, and what a rule of your own needs;
//! - [`explainer`] – the steps of Sudoku Explainer, found in its order;
//! - [`solver`] – an ordered set of rules, a step, a path;
//! - [`search`] – backtracking, for an answer or to be watched;
//! - [`rate`] – how hard a puzzle is;
//! - [`generate`] – puzzles made to wishes;
//! - [`texts`] – every word shown to a person, a file for each language.

// What is public is what a caller of the library sees.
#![warn(unreachable_pub)]
// The workspace denies unsafe code; each module but `search::simd` forbids it too.
#[forbid(unsafe_code)]
mod clock;
#[forbid(unsafe_code)]
pub mod explainer;
#[forbid(unsafe_code)]
pub mod generate;
#[forbid(unsafe_code)]
pub mod grid;
#[forbid(unsafe_code)]
mod parallel;
#[forbid(unsafe_code)]
#[doc(hidden)]
pub mod printable;
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
