//! Locked candidates in words and pictures.

use super::picture::candidates_in;
use super::{Argument, Explain, Picture, Reach, Role, Text, said};
use sudoku_engine::grid::{DigitSet, House};
use sudoku_engine::rules::{Deduction, LockedCandidatesPattern};

impl Explain for LockedCandidatesPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let eliminated = deduction.eliminations.iter();
        said!(
            "locked-candidates",
            digit = self.digit,
            cells = Text::listed(self.cells),
            count = self.cells.len(),
            base = self.base,
            cover = self.cover,
            eliminated = Text::listed(eliminated.map(|candidate| candidate.cell)),
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

    fn place(&self, _: &Deduction) -> Text {
        said!(
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
