//! Clauses that cells hold a digit, or do not.

use super::{Text, said};
use sudoku_engine::branching::Claim;
use sudoku_engine::grid::{CellSet, Digit, DigitSet};

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

/// The claims, digit by digit. The digits that a cell loses because of its own value come after
/// that value: `r3c8 is 2, and therefore not 6`.
pub(super) fn claimed(claims: &[Claim]) -> Text {
    let is_false_in = |it: &&Claim, cell| !it.is_true && it.candidate.cell == cell;
    let others = |cell| -> DigitSet {
        let others = claims.iter().filter(|it| is_false_in(it, cell));
        others.map(|it| it.candidate.digit).collect()
    };
    let held = claims.iter().filter(|it| it.is_true);
    let held: CellSet = held.map(|it| it.candidate.cell).collect();
    let mut clauses = Vec::new();
    for digit in Digit::ALL {
        for truth in [true, false] {
            let of_digit = claims.iter();
            let of_digit = of_digit.filter(|it| it.is_true == truth && it.candidate.digit == digit);
            let mut cells: CellSet = of_digit.map(|it| it.candidate.cell).collect();
            if !truth {
                cells -= held;
            }
            if cells.is_empty() {
                continue;
            }
            let clause = claim(cells, digit, truth);
            let others = cells.single().filter(|_| truth).map(others);
            clauses.push(match others.filter(|others| !others.is_empty()) {
                Some(others) => said!(
                    "claim-is-therefore-not",
                    claim = clause,
                    digits = Text::alternatives(others),
                ),
                None => clause,
            });
        }
    }
    Text::listed_texts(clauses)
}

/// The cells, if there are two.
fn two(cells: CellSet) -> Option<[Text; 2]> {
    let mut both = cells.iter();
    let [one, other] = [both.next()?, both.next()?];
    let [one, other] = [one, other].map(|cell| Text::new().then(cell));
    both.next().is_none().then_some([one, other])
}
