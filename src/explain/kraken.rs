//! What kraken fish say and show.

use super::forcing::{branches, drawn, in_every_case};
use super::picture::candidates_in;
use super::state::premise;
use super::{Picture, Role, Text, said};
use crate::grid::DigitSet;
use crate::rules::Deduction;
use crate::rules::kraken::KrakenPattern;

pub(super) fn argument(deduction: &Deduction, pattern: &KrakenPattern) -> Text {
    let digit = pattern.digit;
    let base = || Text::listed_houses(pattern.base.iter().copied());
    let cover = || Text::listed_houses(pattern.cover.iter().copied());
    let without = premise(pattern.fins, digit, false);
    let text = said!(
        "fish-base-with-fins",
        likewise = "no",
        digit = digit,
        base = base(),
        cover = cover(),
        fins = Text::listed(pattern.fins),
        count = pattern.fins.len(),
    );
    let text = text.sentence(match pattern.start {
        None => said!(
            "kraken-without-fins",
            without = without,
            base = base(),
            cover = cover(),
            eliminated = Text::listed(deduction.eliminations.iter().map(|one| one.cell)),
            count = deduction.eliminations.len(),
        ),
        Some(start) => {
            let held = pattern.cells & start.cells();
            let starts = held | pattern.fins;
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
    let cases = pattern.branches.len() + usize::from(pattern.start.is_none());
    text.sentence(branches(&pattern.branches))
        .sentence(in_every_case(deduction, cases))
}

pub(super) fn picture(pattern: &KrakenPattern) -> Picture {
    let digits = DigitSet::only(pattern.digit);
    let base = candidates_in(pattern.cells - pattern.fins, digits);
    Picture::default()
        .with(Role::Base, base)
        .with(Role::Fin, candidates_in(pattern.fins, digits))
        .tinting(pattern.base.iter().copied())
        .covering(pattern.cover.iter().copied())
        .join(drawn(&pattern.branches))
}
