//! Locked candidates in words and pictures.

use super::picture::candidates_in;
use super::{Argument, Explain, Picture, Reach, Role, Text, said};
use sudoku_engine::grid::{DigitSet, House};
use sudoku_engine::rules::{Deduction, LockedCandidatesPattern};
use sudoku_engine::texts::Language;

impl Explain for LockedCandidatesPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let eliminated = deduction.eliminations.iter();
        said!(
            language,
            "locked-candidates",
            digit = self.digit,
            cells = Text::listed(language, self.cells),
            count = self.cells.len(),
            base = self.base,
            cover = self.cover,
            eliminated = Text::listed(language, eliminated.map(|candidate| candidate.cell)),
        )
        .into()
    }

    fn picture(&self) -> Picture {
        let locked = candidates_in(self.cells, DigitSet::only(self.digit));
        Picture::default()
            .with(Role::Base, locked)
            .tinting([self.base])
            .covering([self.cover])
    }

    fn place(&self, language: &Language, _: &Deduction) -> Text {
        said!(
            language,
            "place-locked",
            digit = self.digit,
            base = self.base,
            cover = self.cover
        )
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.base, self.cover])
    }

    fn reach(&self) -> Reach {
        Reach {
            houses: vec![self.cover],
            ..Reach::default()
        }
    }
}
