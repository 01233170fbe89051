//! What kraken fish say and show.

use super::forcing::{branches, drawn, in_every_case, links, walk};
use super::picture::candidates_in;
use super::place::with_fins;
use super::state::premise;
use super::{Explain, Picture, Role, Text, WalkedLink, said};
use crate::grid::DigitSet;
use crate::rules::Deduction;
use crate::rules::kraken::KrakenPattern;

impl Explain for KrakenPattern {
    fn argument(&self, deduction: &Deduction) -> Text {
        let digit = self.digit;
        let base = || Text::listed_houses(self.base.iter().copied());
        let cover = || Text::listed_houses(self.cover.iter().copied());
        let without = premise(self.fins, digit, false);
        let text = said!(
            "fish-base-with-fins",
            likewise = "no",
            digit = digit,
            base = base(),
            cover = cover(),
            fins = Text::listed(self.fins),
            count = self.fins.len(),
        );
        let text = text.sentence(match self.start {
            None => said!(
                "kraken-without-fins",
                without = without,
                base = base(),
                cover = cover(),
                eliminated = Text::listed(deduction.eliminations.iter().map(|one| one.cell)),
                count = deduction.eliminations.len(),
            ),
            Some(start) => {
                let held = self.cells & start.cells();
                let starts = held | self.fins;
                said!(
                    "kraken-from-cover",
                    without = without,
                    house = start,
                    held = Text::listed(held),
                    held_count = held.len(),
                    starts = Text::listed(starts),
                    digit = digit,
                )
            }
        });
        let cases = self.branches.len() + usize::from(self.start.is_none());
        text.sentence(branches(&self.branches))
            .sentence(in_every_case(deduction, cases))
    }

    fn picture(&self) -> Picture {
        let digits = DigitSet::only(self.digit);
        let base = candidates_in(self.cells - self.fins, digits);
        Picture::default()
            .with(Role::Base, base)
            .with(Role::Fin, candidates_in(self.fins, digits))
            .tinting(self.base.iter().copied())
            .covering(self.cover.iter().copied())
            .join(drawn(&self.branches))
    }

    fn place(&self, _: &Deduction) -> Text {
        with_fins(self.digit, &self.base, self.fins)
    }

    fn links(&self) -> Vec<Vec<Text>> {
        links(&self.branches)
    }

    fn walk(&self) -> Vec<WalkedLink> {
        walk(&self.branches)
    }
}
