//! What fish say and show.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::{Picture, Role, Text};
use crate::grid::{CellSet, Digit, House, HouseKind};
use crate::rules::fish::{FishCover, FishPattern};
use crate::rules::{Deduction, Technique};

pub(super) fn argument(deduction: &Deduction, pattern: &FishPattern) -> Text {
    let mut text = Text::new();
    for (number, cover) in pattern.covers.iter().enumerate() {
        if number > 0 {
            text = text.then(" Likewise, ");
        }
        text = text
            .then(pattern.digit)
            .then(" in ")
            .houses(pattern.base.iter().copied());
        text = if all_fins(pattern, cover).is_empty() {
            without_fins(text, deduction, pattern, cover)
        } else {
            with_fins(text, pattern, cover)
        };
    }
    if pattern.covers.len() > 1 {
        leaving(text.then(" Together: "), &deduction.eliminations)
    } else {
        text
    }
}

/// What one cover of a base without fins shows, from `stands only in` on.
fn without_fins(
    text: Text,
    deduction: &Deduction,
    pattern: &FishPattern,
    cover: &FishCover,
) -> Text {
    let houses = || cover.houses.iter().copied();
    let text = text
        .then(" stands only in ")
        .houses(houses())
        .then(". ")
        .join(takes("Each", pattern, cover))
        .then(", so no other cell of ")
        .houses(houses())
        .then(" can be ")
        .then(pattern.digit);
    let text = match cover.cannibalistic.len() {
        0 => text,
        1 => filling_two(text.then(", nor can "), pattern.digit, cover),
        _ => filling_two(text.then(", nor can any of "), pattern.digit, cover),
    };
    leaving(text.then(": "), &deduction.eliminations)
}

/// What one cover of a base with fins shows, from `stands only in` on.
fn with_fins(text: Text, pattern: &FishPattern, cover: &FishCover) -> Text {
    let digit = pattern.digit;
    let fins = all_fins(pattern, cover);
    let mut text = text
        .then(" stands only in ")
        .houses(cover.houses.iter().copied());
    if !cover.fins.is_empty() {
        text = text.then(", but for ").list(cover.fins);
    }
    text = text.then(". ");
    if !pattern.endo_fins.is_empty() {
        text = text
            .list(pattern.endo_fins)
            .then(if pattern.endo_fins.len() == 1 {
                " is in two of the first houses at once. "
            } else {
                " are each in two of the first houses at once. "
            });
    }
    text = none_is(text.then("If "), fins).then(digit);
    text = match pattern.without_fins {
        Some(technique) => text
            .then(", the ")
            .then(kind(&pattern.base))
            .then(" form ")
            .then(article(technique))
            .then(technique),
        None => text.then(", ").join(takes("each", pattern, cover)),
    };
    text = text
        .then(" and ")
        .then(digit)
        .then(" leaves the rest of ")
        .houses(cover.houses.iter().copied());
    if !cover.cannibalistic.is_empty() {
        text = filling_two(text.then(", and "), digit, cover);
    }
    text = text
        .then(if fins.len() == 1 {
            "; if it is, "
        } else {
            "; if one of them is, "
        })
        .then(digit)
        .then(" leaves ")
        .list(cover.eliminated)
        .then(if fins.len() == 1 {
            ", which it sees. Either way "
        } else {
            ", which each of them sees. Either way "
        });
    let is = if cover.eliminated.len() == 1 {
        " is not "
    } else {
        " are not "
    };
    text.list(cover.eliminated).then(is).then(digit).then(".")
}

/// `rows`, or `houses` where they are of several kinds.
fn kind(houses: &[House]) -> &'static str {
    let all = |kind: HouseKind| houses.iter().all(|house| house.kind() == kind);
    if all(HouseKind::Row) {
        "rows"
    } else if all(HouseKind::Column) {
        "columns"
    } else {
        "houses"
    }
}

/// `Each of the two rows takes its 7 from another of the two columns`; where
/// the houses are of several kinds, `each of the first two houses … of the last
/// two`.
fn takes(each: &'static str, pattern: &FishPattern, cover: &FishCover) -> Text {
    let number = match pattern.base.len() {
        2 => "two",
        3 => "three",
        4 => "four",
        5 => "five",
        6 => "six",
        _ => "seven",
    };
    let text = Text::new().then(each).then(" of the ");
    match (kind(&pattern.base), kind(&cover.houses)) {
        ("houses", _) | (_, "houses") => text
            .then("first ")
            .then(number)
            .then(" houses takes its ")
            .then(pattern.digit)
            .then(" from another of the last ")
            .then(number),
        (base, cover) => text
            .then(number)
            .then(" ")
            .then(base)
            .then(" takes its ")
            .then(pattern.digit)
            .then(" from another of the ")
            .then(number)
            .then(" ")
            .then(cover),
    }
}

/// The cannibalistic candidates, and why they go.
fn filling_two(text: Text, digit: Digit, cover: &FishCover) -> Text {
    text.list(cover.cannibalistic)
        .then(", which would be the ")
        .then(digit)
        .then(" of two of them")
}

/// `r1c2 is not `, `neither r1c2 nor r1c3 is `, `none of … is `.
pub(super) fn none_is(text: Text, fins: CellSet) -> Text {
    let mut cells = fins.iter();
    match (cells.next(), cells.next(), cells.next()) {
        (Some(only), None, _) => text.then(only).then(" is not "),
        (Some(first), Some(second), None) => text
            .then("neither ")
            .then(first)
            .then(" nor ")
            .then(second)
            .then(" is "),
        _ => text.then("none of ").list(fins).then(" is "),
    }
}

fn article(technique: Technique) -> &'static str {
    if technique == Technique::XWing {
        "an "
    } else {
        "a "
    }
}

fn all_fins(pattern: &FishPattern, cover: &FishCover) -> CellSet {
    cover.fins | pattern.endo_fins
}

pub(super) fn picture(pattern: &FishPattern) -> Picture {
    let candidates = |cells| candidates_in(cells, pattern.digits());
    let covers = pattern.covers.iter();
    let fins = covers.fold(CellSet::EMPTY, |fins, cover| fins | cover.fins) - pattern.endo_fins;
    Picture::default()
        .with(
            Role::Base,
            candidates(pattern.cells - fins - pattern.endo_fins),
        )
        .with(Role::Fin, candidates(fins))
        .with(Role::EndoFin, candidates(pattern.endo_fins))
        .tinting(pattern.base.iter().copied())
        .covering(
            pattern
                .covers
                .iter()
                .flat_map(|cover| cover.houses.iter().copied()),
        )
}
