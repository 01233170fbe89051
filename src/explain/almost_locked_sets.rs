//! What almost locked sets say and show.

use super::picture::{Link, candidates_in};
use super::sentences::leaving;
use super::{Picture, Role, Text};
use crate::grid::{Candidate, Cell, CellSet, Digit, DigitSet, House};
use crate::rules::Deduction;
use crate::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern, SectorSet};

pub(super) fn argument(deduction: &Deduction, pattern: &AlmostLockedSetsPattern) -> Text {
    let text = match pattern {
        AlmostLockedSetsPattern::Chain {
            sets,
            restricted_commons,
            digits,
        } => chain(sets, restricted_commons, *digits),
        AlmostLockedSetsPattern::DoublyLinked {
            sets,
            restricted_commons,
        } => doubly_linked(sets, *restricted_commons),
        AlmostLockedSetsPattern::DeathBlossom {
            stem,
            petals,
            digits,
        } => death_blossom(*stem, petals, *digits),
        AlmostLockedSetsPattern::SueDeCoq {
            block,
            line,
            intersection,
            in_line,
            in_block,
        } => sue_de_coq(*block, *line, intersection, in_line, in_block),
    };
    leaving(text, &deduction.eliminations)
}

/// `Each of these sets has one digit more than cells: r1c1 with 1 and 2; r2c2
/// and r2c3 in row 2 with 1, 4 and 7.`
fn introduction<'a>(sets: impl IntoIterator<Item = &'a AlmostLockedSet>) -> Text {
    let mut text = Text::new().then("Each of these sets has one digit more than cells: ");
    for (number, set) in sets.into_iter().enumerate() {
        text = text
            .then(if number == 0 { "" } else { "; " })
            .join(named(set));
    }
    text.then(". ")
}

/// `r2c2 and r2c3 in row 2 with 1, 4 and 7`
fn named(set: &AlmostLockedSet) -> Text {
    let mut text = Text::new().list(set.cells);
    if set.cells.len() > 1 {
        text = text.then(" in ").then(set.house);
    }
    text.then(" with ").list(set.digits)
}

/// The XZ-Rule, the XY-Wing and the chain.
fn chain(sets: &[AlmostLockedSet], restricted_commons: &[Digit], digits: DigitSet) -> Text {
    let mut text = introduction(sets);
    text = if let [digit] = restricted_commons {
        text.then("All places of ").then(*digit).then(
            " in the one see all its places in the other, so that only one of them can hold it.",
        )
    } else {
        text.then(
            "Each shares with the next a digit all of whose places in the one see all its places \
             in the other, so that only one of the two can hold it: ",
        )
        .list(restricted_commons.iter().copied())
        .then(", in this order.")
    };
    let last = restricted_commons.len();
    let none = digits.iter().map(|digit| Text::new().then(digit));
    text = either(text.then(" If the first set lacks "), none);
    for (number, digit) in restricted_commons.iter().enumerate() {
        text = if number == 0 {
            text.then(", it holds ").then(*digit)
        } else {
            text.then(" and holds ").then(*digit)
        };
        text = text
            .then(", so the ")
            .then(ordinal(number + 1, last))
            .then(" lacks ")
            .then(*digit);
    }
    text = text.then(" and holds ").list(digits);
    if digits.len() == 1 {
        text = text.then(". One of the two holds it, so no cell that sees all its places in both");
        text.then(" can: ")
    } else {
        let each = ". One of the two holds each of them, so no cell that sees all its places in \
                    both can: ";
        text.then(each)
    }
}

/// `a`, `a or b`, `a, b or c`
fn either(mut text: Text, items: impl ExactSizeIterator<Item = Text>) -> Text {
    let count = items.len();
    for (number, item) in items.enumerate() {
        let separator = match number {
            0 => "",
            _ if number + 1 == count => " or ",
            _ => ", ",
        };
        text = text.then(separator).join(item);
    }
    text
}

/// The name of a set by its place after the first.
const fn ordinal(number: usize, last: usize) -> &'static str {
    match number {
        _ if number == last => {
            if last == 1 {
                "second"
            } else {
                "last"
            }
        }
        1 => "second",
        2 => "third",
        3 => "fourth",
        4 => "fifth",
        5 => "sixth",
        _ => "next",
    }
}

fn doubly_linked(sets: &[AlmostLockedSet; 2], restricted_commons: DigitSet) -> Text {
    introduction(sets)
        .then("All places of ")
        .list(restricted_commons)
        .then(
            " in the one see all places of the same digit in the other, so that only one of them \
             can hold it. A set lacks one of its digits at most: one set holds ",
        )
        .list(restricted_commons.iter().take(1))
        .then(" and the other ")
        .list(restricted_commons.iter().skip(1))
        .then(
            ", and each holds all its other digits. So no other cell that sees all places of such \
             a digit in its set can hold it, nor any that sees all places of ",
        )
        .join(either(
            Text::new(),
            restricted_commons
                .iter()
                .map(|digit| Text::new().then(digit)),
        ))
        .then(" in both: ")
}

fn death_blossom(stem: Cell, petals: &[(Digit, AlmostLockedSet)], digits: DigitSet) -> Text {
    let stem_digits = petals.iter().map(|(digit, _)| Text::new().then(*digit));
    let text = introduction(petals.iter().map(|(_, set)| set))
        .then(stem)
        .then(" can only be ");
    let text = either(text, stem_digits)
        .then(
            " and sees all places of these in the sets, one digit in each, in this order. \
             Whichever it is, the set of that digit lacks it and holds ",
        )
        .list(digits);
    text.then(if digits.len() == 1 {
        ". So no cell that sees all its places in all the sets can hold it: "
    } else {
        ". So no cell that sees all places of one of these in all the sets can hold it: "
    })
}

fn sue_de_coq(
    block: House,
    line: House,
    intersection: &SectorSet,
    in_line: &SectorSet,
    in_block: &SectorSet,
) -> Text {
    let cells = intersection.cells | in_line.cells | in_block.cells;
    let twice = in_line.digits & in_block.digits;
    let digits = intersection.digits | in_line.digits | in_block.digits;
    let in_line_only = (intersection.digits - in_block.digits) | in_line.digits;
    let in_block_only = (intersection.digits - in_line.digits) | in_block.digits;
    let mut text = Text::new()
        .list([line, block])
        .then(" share ")
        .list(intersection.cells)
        .then(", which hold only ")
        .list(intersection.digits)
        .then(". In the rest of ")
        .then(line)
        .then(", ")
        .join(holding(in_line))
        .then("; in the rest of ")
        .then(block)
        .then(", ")
        .join(holding(in_block))
        .then(". No digit can stand twice in these ")
        .then(format!("{} cells", cells.len()));
    text = if twice.is_empty() {
        text.then(format!(
            ", and they have only {} digits, so each of them stands there: ",
            digits.len()
        ))
    } else {
        text.then(" but for ").list(twice).then(
            ", which can stand once in each rest. That makes just as many values as cells, so \
                 each of them stands there: ",
        )
    };
    text.list(in_line_only)
        .then(" in ")
        .then(line)
        .then(" and ")
        .list(in_block_only)
        .then(" in ")
        .then(block)
        .then(", and nowhere else in these houses: ")
}

fn holding(set: &SectorSet) -> Text {
    let holds = if set.cells.len() == 1 {
        " holds only "
    } else {
        " hold only "
    };
    Text::new().list(set.cells).then(holds).list(set.digits)
}

pub(super) fn picture(pattern: &AlmostLockedSetsPattern) -> Picture {
    match pattern {
        AlmostLockedSetsPattern::Chain {
            sets,
            restricted_commons,
            digits,
        } => {
            let linking = |set: usize| {
                let before = set.checked_sub(1).map(|link| restricted_commons[link]);
                before
                    .into_iter()
                    .chain(restricted_commons.get(set).copied())
                    .collect()
            };
            let mut picture = coloured(
                sets.iter()
                    .enumerate()
                    .map(|(number, set)| (set, linking(number))),
            );
            picture.links = chain_links(sets, restricted_commons, *digits);
            picture
        }
        AlmostLockedSetsPattern::DoublyLinked {
            sets,
            restricted_commons,
        } => {
            let mut picture = coloured(sets.iter().map(|set| (set, *restricted_commons)));
            let [first, second] = sets;
            let digits: Vec<Digit> = restricted_commons.iter().collect();
            if let [x, y] = digits[..] {
                picture.links = vec![
                    link(first, x, second, x, false),
                    link(second, x, second, y, true),
                    link(second, y, first, y, false),
                    link(first, y, first, x, true),
                ];
            }
            picture
        }
        AlmostLockedSetsPattern::DeathBlossom {
            stem,
            petals,
            digits,
        } => {
            let stem_digits = petals.iter().map(|(digit, _)| *digit).collect();
            let mut picture = coloured(
                petals
                    .iter()
                    .map(|(digit, set)| (set, DigitSet::only(*digit))),
            )
            .with(
                Role::Pivot,
                candidates_in(CellSet::only(*stem), stem_digits),
            );
            for (digit, set) in petals {
                picture.links.push(Link {
                    from: vec![Candidate::new(*stem, *digit)],
                    to: set.candidates_of(*digit).collect(),
                    strong: false,
                });
                let held = digits.iter().map(|z| link(set, *digit, set, z, true));
                picture.links.extend(held);
            }
            picture
        }
        AlmostLockedSetsPattern::SueDeCoq {
            block,
            line,
            intersection,
            in_line,
            in_block,
        } => Picture::default()
            .with(Role::Base, intersection.candidates.iter().copied())
            .with(Role::Set(0), in_line.candidates.iter().copied())
            .with(Role::Set(1), in_block.candidates.iter().copied())
            .outlining([in_line.cells, in_block.cells])
            .tinting([*line, *block]),
    }
}

/// The sets by number, each with the digits that link it. A candidate of two
/// sets is shown as a restricted common if it is one in either, else in the
/// first of them.
fn coloured<'a>(sets: impl Iterator<Item = (&'a AlmostLockedSet, DigitSet)> + Clone) -> Picture {
    let mut picture = Picture::default().outlining(sets.clone().map(|(set, _)| set.cells));
    let mut mark = |candidate: Candidate, role: Role| {
        if !picture
            .candidates
            .iter()
            .any(|(marked, _)| *marked == candidate)
        {
            picture.candidates.push((candidate, role));
        }
    };
    for (set, linking) in sets.clone() {
        for digit in linking {
            for candidate in set.candidates_of(digit) {
                mark(candidate, Role::RestrictedCommon);
            }
        }
    }
    for (number, (set, _)) in sets.enumerate() {
        for candidate in &set.candidates {
            mark(
                *candidate,
                Role::Set(u8::try_from(number).unwrap_or(u8::MAX)),
            );
        }
    }
    picture
}

/// From each digit in the first set, by its absence, to the same in the last.
fn chain_links(
    sets: &[AlmostLockedSet],
    restricted_commons: &[Digit],
    digits: DigitSet,
) -> Vec<Link> {
    let mut links = Vec::new();
    if let (Some(first), Some(x)) = (sets.first(), restricted_commons.first()) {
        links.extend(digits.iter().map(|z| link(first, z, first, *x, true)));
    }
    for (number, digit) in restricted_commons.iter().enumerate() {
        if let [set, next, ..] = &sets[number..] {
            links.push(link(set, *digit, next, *digit, false));
            match restricted_commons.get(number + 1) {
                Some(following) => links.push(link(next, *digit, next, *following, true)),
                None => links.extend(digits.iter().map(|z| link(next, *digit, next, z, true))),
            }
        }
    }
    links
}

/// A link between a digit in one set and a digit in another or the same.
fn link(
    from: &AlmostLockedSet,
    digit: Digit,
    to: &AlmostLockedSet,
    other: Digit,
    strong: bool,
) -> Link {
    Link {
        from: from.candidates_of(digit).collect(),
        to: to.candidates_of(other).collect(),
        strong,
    }
}
