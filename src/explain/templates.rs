//! What templates say. They have nothing to show but the conclusion: they are
//! a count of all that is possible, and not a pattern.

use super::{Text, said};
use crate::grid::Candidate;
use crate::rules::Deduction;
use crate::rules::templates::TemplatesPattern;

pub(super) fn argument(deduction: &Deduction, pattern: &TemplatesPattern) -> Text {
    let cells = |candidates: &[Candidate]| -> Text {
        Text::listed(candidates.iter().map(|candidate| candidate.cell))
    };
    let ways = said!("templates", digit = pattern.digit, count = pattern.count);
    ways.sentence(if deduction.placements.is_empty() {
        said!(
            "templates-none",
            cells = cells(&deduction.eliminations),
            count = deduction.eliminations.len(),
        )
    } else {
        said!("templates-all", cells = cells(&deduction.placements))
    })
}
