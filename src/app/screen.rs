//! The screens. Each has its state, its messages, an `update` that returns requests to the program,
//! and its view. None knows the program.

pub mod collection;
pub mod create;
pub mod lessons;
pub mod solver;
pub mod start;
