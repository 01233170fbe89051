//! What kraken fish say and show.

use super::fish::none_is;
use super::forcing::{branches, conclusion, drawn, in_every_case};
use super::picture::candidates_in;
use super::{Picture, Role, Text};
use crate::grid::DigitSet;
use crate::rules::Deduction;
use crate::rules::kraken::KrakenPattern;

pub(super) fn argument(deduction: &Deduction, pattern: &KrakenPattern) -> Text {
    let digit = pattern.digit;
    let text = Text::new()
        .then(digit)
        .then(" in ")
        .houses(pattern.base.iter().copied())
        .then(" stands only in ")
        .houses(pattern.cover.iter().copied())
        .then(", but for ")
        .list(pattern.fins)
        .then(". If ");
    let text = none_is(text, pattern.fins).then(digit);
    let text = match pattern.start {
        None => text
            .then(", ")
            .houses(pattern.base.iter().copied())
            .then(" take it there, one in each, and it")
            .then(" leaves the rest of ")
            .houses(pattern.cover.iter().copied())
            .then(", ")
            .list(deduction.eliminations.iter().map(|one| one.cell))
            .then(" too. "),
        Some(start) => {
            let held = pattern.cells & start.cells();
            let text = text.then(", then ").then(start).then(" has it in ");
            let text = if held.len() == 1 {
                text.list(held)
            } else {
                text.then("one of ").list(held)
            };
            text.then(". So one of ")
                .list(held | pattern.fins)
                .then(" is ")
                .then(digit)
                .then(". ")
        }
    };
    let text = branches(text, &pattern.branches);
    let cases = pattern.branches.len() + usize::from(pattern.start.is_none());
    conclusion(in_every_case(text, cases), deduction)
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
