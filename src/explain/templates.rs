//! What templates say. They have nothing to show but the conclusion: they are
//! a count of all that is possible, and not a pattern.

use super::compact::joined;
use super::place::concluded;
use super::{Explain, Text, Writer, said};
use crate::grid::{Candidate, DigitSet};
use crate::rules::Deduction;
use crate::rules::templates::TemplatesPattern;

impl Explain for TemplatesPattern {
    fn argument(&self, deduction: &Deduction) -> Text {
        let cells = |candidates: &[Candidate]| -> Text {
            Text::listed(candidates.iter().map(|candidate| candidate.cell))
        };
        let ways = said!("templates", digit = self.digit, count = self.count);
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

    fn digits(&self, _: &Deduction) -> DigitSet {
        TemplatesPattern::digits(self)
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn compact(&self, _: &Deduction, _: Writer) -> String {
        joined(TemplatesPattern::digits(self), ",")
    }
}
