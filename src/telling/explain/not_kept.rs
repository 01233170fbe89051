//! A step whose argument is not stored in its file, in words.

use super::place::concluded;
use super::{Argument, Explain, Text, said};
use sudoku_engine::rules::Deduction;

/// The unknown pattern of such a step.
pub(super) struct NotKept;

impl Explain for NotKept {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut text = Text::new();
        if !deduction.placements.is_empty() {
            text = said!(
                "not-kept-placed",
                placed = Text::listed(deduction.placements.iter().copied()),
                count = deduction.placements.len(),
            );
        }
        if !deduction.eliminations.is_empty() {
            text = text.sentence(said!(
                "not-kept-removed",
                removed = Text::listed(deduction.eliminations.iter().copied()),
                count = deduction.eliminations.len(),
            ));
        }
        text.sentence(said!("not-kept")).into()
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }
}
