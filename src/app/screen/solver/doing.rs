//! What the player does on the board, and what follows: changes, checks and searches.

mod change;
pub(super) mod check;
pub(super) mod edit;
mod gestures;
pub(super) mod seeking;
