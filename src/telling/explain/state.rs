//! Clauses that cells hold a digit, or do not.

use super::{Text, said};
use sudoku_engine::grid::{CellSet, Digit};

/// `r1c2 is 5`, `one of r1c2 and r1c3 is 5`, or the negation, after `if`.
pub(super) fn premise(cells: CellSet, digit: Digit, truth: bool) -> Text {
    let count = cells.len();
    match (truth, two(cells)) {
        (true, _) => said!(
            "premise-is",
            cells = Text::listed(cells),
            count = count,
            digit = digit
        ),
        (false, Some([one, other])) => {
            said!(
                "premise-is-neither",
                one = one,
                other = other,
                digit = digit
            )
        }
        (false, None) => {
            said!(
                "premise-is-not",
                cells = Text::listed(cells),
                count = count,
                digit = digit
            )
        }
    }
}

/// The clause as a claim or a consequence.
pub(super) fn claim(cells: CellSet, digit: Digit, truth: bool) -> Text {
    let count = cells.len();
    match (truth, two(cells)) {
        (true, _) => said!(
            "claim-is",
            cells = Text::listed(cells),
            count = count,
            digit = digit
        ),
        (false, Some([one, other])) => {
            said!("claim-is-neither", one = one, other = other, digit = digit)
        }
        (false, None) => {
            said!(
                "claim-is-not",
                cells = Text::listed(cells),
                count = count,
                digit = digit
            )
        }
    }
}

/// The cells, if there are two.
fn two(cells: CellSet) -> Option<[Text; 2]> {
    let mut both = cells.iter();
    let [one, other] = [both.next()?, both.next()?];
    let [one, other] = [one, other].map(|cell| Text::new().then(cell));
    both.next().is_none().then_some([one, other])
}
