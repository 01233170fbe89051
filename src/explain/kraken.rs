//! What kraken fish say and show.

use super::forcing::{branches, drawn, in_every_case, links, walk};
use super::picture::candidates_in;
use super::place::with_fins;
use super::state::premise;
use super::{Explain, Picture, Role, Text, WalkedLink, said};
use crate::grid::DigitSet;
use crate::rules::Deduction;
use crate::rules::kraken::KrakenPattern;
use crate::texts::Language;

impl Explain for KrakenPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Text {
        let digit = self.digit;
        let base = || Text::listed_houses(language, self.base.iter().copied());
        let cover = || Text::listed_houses(language, self.cover.iter().copied());
        let without = premise(language, self.fins, digit, false);
        let text = said!(
            language,
            "fish-base-with-fins",
            likewise = "no",
            digit = digit,
            base = base(),
            cover = cover(),
            fins = Text::listed(language, self.fins),
            count = self.fins.len(),
        );
        let text = text.sentence(match self.start {
            None => said!(
                language,
                "kraken-without-fins",
                without = without,
                base = base(),
                cover = cover(),
                eliminated =
                    Text::listed(language, deduction.eliminations.iter().map(|one| one.cell)),
                count = deduction.eliminations.len(),
            ),
            Some(start) => {
                let held = self.cells & start.cells();
                let starts = held | self.fins;
                said!(
                    language,
                    "kraken-from-cover",
                    without = without,
                    house = start,
                    held = Text::listed(language, held),
                    held_count = held.len(),
                    starts = Text::listed(language, starts),
                    digit = digit,
                )
            }
        });
        let cases = self.branches.len() + usize::from(self.start.is_none());
        text.sentence(branches(language, &self.branches))
            .sentence(in_every_case(language, deduction, cases))
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

    fn place(&self, language: &Language, _: &Deduction) -> Text {
        with_fins(language, self.digit, &self.base, self.fins)
    }

    fn links(&self, language: &Language) -> Vec<Vec<Text>> {
        links(language, &self.branches)
    }

    fn walk(&self, language: &Language) -> Vec<WalkedLink> {
        walk(language, &self.branches)
    }
}
