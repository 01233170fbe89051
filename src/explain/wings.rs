//! What wings say and show.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::{Link, Picture, Role, Text};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet};
use crate::rules::Deduction;
use crate::rules::StrongLink;
use crate::rules::wings::WingPattern;

pub(super) fn argument(deduction: &Deduction, pattern: &WingPattern) -> Text {
    let text = match pattern {
        WingPattern::Pivoted {
            pivot,
            digits,
            pincers,
            joined_by,
            eliminated,
        } => pivoted(*pivot, *digits, *pincers, *joined_by, *eliminated),
        WingPattern::Linked {
            pincers,
            link,
            joined_by,
            eliminated,
        } => linked(*pincers, *link, *joined_by, *eliminated),
    };
    leaving(text, &deduction.eliminations)
}

fn pivoted(
    pivot: Cell,
    digits: DigitSet,
    pincers: [Cell; 2],
    joined_by: [Digit; 2],
    eliminated: Digit,
) -> Text {
    let mut text = alternatives(Text::new().then(pivot).then(" is "), digits);
    for (number, (pincer, digit)) in pincers.into_iter().zip(joined_by).enumerate() {
        text = text
            .then(if number == 0 { "; it sees " } else { ", and " })
            .then(pincer)
            .then(", which is ");
        text = alternatives(text, DigitSet::only(digit).with(eliminated));
    }
    text = text.then(". ");
    for (number, (pincer, digit)) in pincers.into_iter().zip(joined_by).enumerate() {
        text = text
            .then(if number == 0 { "If " } else { "; if " })
            .then(pivot)
            .then(" is ")
            .then(digit)
            .then(", ")
            .then(pincer)
            .then(" is ")
            .then(eliminated);
    }
    if digits.contains(eliminated) {
        text.then("; if neither, it is ")
            .then(eliminated)
            .then(" itself. So one of the three is ")
            .then(eliminated)
            .then(", and no cell that sees them all can be: ")
    } else {
        text.then(". So at least one of the two is ")
            .then(eliminated)
            .then(", and no cell that sees both can be: ")
    }
}

fn linked(pincers: [Cell; 2], link: StrongLink, joined_by: Digit, eliminated: Digit) -> Text {
    let both: CellSet = pincers.into_iter().collect();
    let text = Text::new().list(both).then(" are both ");
    let mut text = alternatives(text, DigitSet::only(joined_by).with(eliminated))
        .then(". In ")
        .then(link.house)
        .then(", ")
        .then(joined_by)
        .then(" can only stand in ")
        .list(link.cells())
        .then(". ");
    for (number, (pincer, end)) in pincers.into_iter().zip(link.ends).enumerate() {
        text = text
            .then(if number == 0 { "If " } else { "; if " })
            .then(end)
            .then(" is ")
            .then(joined_by)
            .then(", ")
            .then(pincer)
            .then(", which it sees, is ")
            .then(eliminated);
    }
    text.then(". So at least one of the two is ")
        .then(eliminated)
        .then(", and no cell that sees both can be: ")
}

/// `4 or 9`, `4, 6 or 9`.
fn alternatives(text: Text, digits: DigitSet) -> Text {
    digits
        .iter()
        .enumerate()
        .fold(text, |text, (number, digit)| {
            let separator = match number {
                0 => "",
                _ if number + 1 == digits.len() => " or ",
                _ => ", ",
            };
            text.then(separator).then(digit)
        })
}

pub(super) fn picture(pattern: &WingPattern) -> Picture {
    let link = |from: (Cell, Digit), to: (Cell, Digit), strong| Link {
        from: vec![Candidate::new(from.0, from.1)],
        to: vec![Candidate::new(to.0, to.1)],
        strong,
    };
    match pattern {
        WingPattern::Pivoted {
            pivot,
            digits,
            pincers: [first, second],
            joined_by: [x, y],
            eliminated: z,
        } => {
            let of_pincer = |cell: Cell, digit: Digit| {
                candidates_in(CellSet::only(cell), DigitSet::only(digit).with(*z))
            };
            let mut picture = Picture::default()
                .with(Role::Pivot, candidates_in(CellSet::only(*pivot), *digits))
                .with(Role::Pincer, of_pincer(*first, *x))
                .with(Role::Pincer, of_pincer(*second, *y));
            picture.links = vec![
                link((*first, *z), (*first, *x), true),
                link((*first, *x), (*pivot, *x), false),
            ];
            // With a third candidate, neither of these two needs to be true.
            if !digits.contains(*z) {
                picture.links.push(link((*pivot, *x), (*pivot, *y), true));
            }
            picture.links.extend([
                link((*pivot, *y), (*second, *y), false),
                link((*second, *y), (*second, *z), true),
            ]);
            picture
        }
        WingPattern::Linked {
            pincers: [first, second],
            link: bridge,
            joined_by: w,
            eliminated: z,
        } => {
            let pincers = CellSet::only(*first).with(*second);
            let digits = DigitSet::only(*w).with(*z);
            let mut picture = Picture::default()
                .with(
                    Role::Base,
                    candidates_in(bridge.cells(), DigitSet::only(*w)),
                )
                .with(Role::Pincer, candidates_in(pincers, digits))
                .tinting([bridge.house]);
            let [start, end] = bridge.ends;
            picture.links = vec![
                link((*first, *z), (*first, *w), true),
                link((*first, *w), (start, *w), false),
                link((start, *w), (end, *w), true),
                link((end, *w), (*second, *w), false),
                link((*second, *w), (*second, *z), true),
            ];
            picture
        }
    }
}
