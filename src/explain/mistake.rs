//! What is wrong on the board, in words.

use super::Text;
use crate::grid::Candidate;

/// `r3c4 cannot be 5: …`: a digit was filled in that the only solution has not
/// there.
pub fn wrong_entry(entered: Candidate) -> Text {
    Text::new()
        .then(entered.cell)
        .then(" cannot be ")
        .then(entered.digit)
        .then(": the puzzle has one solution, and in it another digit stands there.")
}

/// `r3c4 can be 5: …`: a candidate was taken away that the only solution needs.
pub fn wrong_removal(removed: Candidate) -> Text {
    Text::new()
        .then("The candidate ")
        .then(removed.digit)
        .then(" was taken from ")
        .then(removed.cell)
        .then(", and the only solution of the puzzle needs it there.")
}
