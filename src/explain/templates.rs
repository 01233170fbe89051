//! What templates say. They have nothing to show but the conclusion: they are
//! a count of all that is possible, and not a pattern.

use super::Text;
use crate::grid::Candidate;
use crate::rules::Deduction;
use crate::rules::templates::TemplatesPattern;

pub(super) fn argument(deduction: &Deduction, pattern: &TemplatesPattern) -> Text {
    let digit = pattern.digit;
    let ways = match pattern.count {
        1 => " can stand in nine cells, one in each house, in one way only".to_owned(),
        count => {
            format!(" can stand in nine cells, one in each house, in {count} ways")
        }
    };
    let text = Text::new()
        .then(digit)
        .then(ways)
        .then(", clear of the cells that other digits must have. ");
    let cells = |candidates: &[Candidate]| -> Vec<_> {
        candidates.iter().map(|candidate| candidate.cell).collect()
    };
    if deduction.placements.is_empty() {
        let text = text
            .then("None of them has it in ")
            .list(cells(&deduction.eliminations));
        text.then(", so it leaves ")
            .then(if deduction.eliminations.len() == 1 {
                "this cell."
            } else {
                "these cells."
            })
    } else {
        let text = text
            .then("All of them have it in ")
            .list(cells(&deduction.placements));
        text.then(", so it stands there.")
    }
}
