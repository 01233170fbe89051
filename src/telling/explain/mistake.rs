//! Mistakes on the board in words.

use super::{Text, said};
use sudoku_engine::grid::Candidate;

/// `r3c4 cannot be 5: …`: a digit was filled in that differs from the only solution.
pub fn wrong_entry(entered: Candidate) -> Text {
    said!(
        "mistake-entered",
        cell = entered.cell,
        digit = entered.digit
    )
}

/// `r3c4 can be 5: …`: a candidate was removed that the only solution needs.
pub fn wrong_removal(removed: Candidate) -> Text {
    said!(
        "mistake-removed",
        digit = removed.digit,
        cell = removed.cell
    )
}

/// `The notes in r3c4 leave out 5, …`: the only solution has a digit that the notes lack.
pub fn wrong_notes(missing: Candidate) -> Text {
    said!("mistake-notes", digit = missing.digit, cell = missing.cell)
}
