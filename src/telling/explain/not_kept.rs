//! A step whose argument is not stored in its file, in words.

use super::place::concluded;
use super::{Argument, Explain, Text, said};
use sudoku_engine::rules::Deduction;
use sudoku_engine::texts::Language;

/// The unknown pattern of such a step.
pub(super) struct NotKept;

impl Explain for NotKept {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let mut text = Text::new();
        if !deduction.placements.is_empty() {
            text = said!(
                language,
                "not-kept-placed",
                placed = Text::listed(language, deduction.placements.iter().copied()),
                count = deduction.placements.len(),
            );
        }
        if !deduction.eliminations.is_empty() {
            text = text.sentence(said!(
                language,
                "not-kept-removed",
                removed = Text::listed(language, deduction.eliminations.iter().copied()),
                count = deduction.eliminations.len(),
            ));
        }
        text.sentence(said!(language, "not-kept")).into()
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }
}
