//! The panels beside the board. Each owns its state and its view, and asks for what concerns others.

mod beside;
pub mod by_hand;
pub mod every_step;
pub mod game;
pub mod path;
mod sums;
pub mod watch;
pub mod why;
