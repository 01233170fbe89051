//! What templates say. They have nothing to show but the conclusion: they are
//! a count of all that is possible, and not a pattern.

use super::acts::removing;
use super::place::concluded;
use super::{Argument, Explain, Text, said};
use crate::grid::{Candidate, DigitSet};
use crate::rules::Deduction;
use crate::rules::templates::TemplatesPattern;
use crate::texts::Language;

impl Explain for TemplatesPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let cells = |candidates: &[Candidate]| -> Text {
            Text::listed(language, candidates.iter().map(|candidate| candidate.cell))
        };
        let ways = said!(
            language,
            "templates",
            digit = self.digit,
            count = self.count
        );
        ways.sentence(if deduction.placements.is_empty() {
            said!(
                language,
                "templates-none",
                cells = cells(&deduction.eliminations),
                removing = removing(language, &deduction.eliminations),
            )
        } else {
            said!(
                language,
                "templates-all",
                cells = cells(&deduction.placements)
            )
        })
        .into()
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        TemplatesPattern::digits(self)
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }
}
