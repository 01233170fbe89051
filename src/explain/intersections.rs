//! What locked candidates say and show.

use super::picture::candidates_in;
use super::{Explain, Picture, Reach, Role, Text, Writer, said};
use crate::grid::{DigitSet, House};
use crate::rules::{Deduction, LockedCandidatesPattern};

impl Explain for LockedCandidatesPattern {
    fn argument(&self, deduction: &Deduction) -> Text {
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

    fn compact(&self, _: &Deduction, writer: Writer) -> String {
        let [base, cover] = [self.base, self.cover].map(|house| writer.house(house));
        format!("{} in {base},{cover}", self.digit)
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
