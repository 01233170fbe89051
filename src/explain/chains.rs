//! What chains say and show.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::{Link, Picture, Role, Text, WalkedLink};
use crate::grid::{CellSet, DigitSet};
use crate::rules::Deduction;
use crate::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};

pub(super) fn argument(deduction: &Deduction, pattern: &ChainPattern) -> Text {
    let text = match pattern.form {
        ChainForm::RemotePair => remote_pair(pattern),
        ChainForm::Open => open(pattern),
        ChainForm::Continuous => told(pattern).then(
            ", where it began. Read backwards, the loop says the same of the opposite, and so of \
             the two ends of each link just one is true: ",
        ),
        ChainForm::Refuted => {
            let text = told(pattern).then(". That contradicts what it began with, so ");
            first_is(text, pattern, false).then(": ")
        }
        ChainForm::Proved => {
            let text = told(pattern).then(". So in any case ");
            first_is(text, pattern, true).then(", and nothing else: ")
        }
    };
    leaving(text, &deduction.eliminations)
}

/// The links of a chain in order, a sentence each.
pub(super) fn links(pattern: &ChainPattern) -> Vec<Text> {
    let steps = steps(pattern);
    steps
        .map(|step| {
            let text = state(Text::new().then("If "), step.from, !step.link.strong);
            consequence(text.then(", "), step).then(".")
        })
        .collect()
}

/// The links in order, each with its sentence.
pub(super) fn walk(pattern: &ChainPattern) -> Vec<WalkedLink> {
    let said = steps(pattern).zip(links(pattern));
    said.map(|(step, text)| WalkedLink {
        link: drawn_link(step),
        house: match step.link.reason {
            LinkReason::House(house) => Some(house),
            LinkReason::Cell(_) | LinkReason::Set(_) => None,
        },
        text,
    })
    .collect()
}

/// A link with its two ends.
#[derive(Clone, Copy)]
struct Step<'a> {
    from: ChainNode,
    to: ChainNode,
    link: &'a ChainLink,
}

fn steps(pattern: &ChainPattern) -> impl Iterator<Item = Step<'_>> {
    let ends = pattern
        .nodes
        .iter()
        .zip(pattern.nodes.iter().cycle().skip(1));
    ends.zip(&pattern.links).map(|((from, to), link)| Step {
        from: *from,
        to: *to,
        link,
    })
}

/// The whole chain in one sentence, without its full stop.
fn told(pattern: &ChainPattern) -> Text {
    let mut text = Text::new();
    for (number, step) in steps(pattern).enumerate() {
        text = if number == 0 {
            state(text.then("If "), step.from, !step.link.strong).then(", then ")
        } else {
            text.then("; then ")
        };
        text = consequence(text, step);
    }
    text
}

/// What the first node is.
fn first_is(text: Text, pattern: &ChainPattern, truth: bool) -> Text {
    match pattern.nodes.first() {
        Some(node) => state(text, *node, truth),
        None => text,
    }
}

/// `r1c2 is 5`, `one of r1c2 and r1c3 is 5`, or that it is not so.
fn state(text: Text, node: ChainNode, truth: bool) -> Text {
    let ChainNode { digit, cells } = node;
    let text = match (cells.len(), truth) {
        (0 | 1, true) => text.list(cells).then(" is "),
        (0 | 1, false) => text.list(cells).then(" is not "),
        (_, true) => text.then("one of ").list(cells).then(" is "),
        (2, false) => {
            let mut both = cells.iter();
            let text = text.then("neither ").list(both.next());
            text.then(" nor ").list(both.next()).then(" is ")
        }
        (_, false) => text.then("none of ").list(cells).then(" is "),
    };
    text.then(digit)
}

/// What a link leads to, and why.
fn consequence(text: Text, Step { from, to, link }: Step<'_>) -> Text {
    match (&link.reason, link.strong) {
        (LinkReason::Cell(_), true) => {
            state(text, to, true).then(", the only other candidate of the cell")
        }
        (LinkReason::Cell(_), false) => {
            let text = state(text, to, false);
            text.then(", because it is ").then(from.digit)
        }
        (LinkReason::House(house), true) => state(text, to, true)
            .then(", because ")
            .then(*house)
            .then(" has no other place for it"),
        (LinkReason::House(house), false) => state(text, to, false)
            .then(", because ")
            .then(*house)
            .then(" has it there"),
        (LinkReason::Set(set), _) => state(text, to, true)
            .then(", because ")
            .list(set.cells)
            .then(" have only ")
            .list(set.digits)
            .then(" and hold all the others without ")
            .then(from.digit),
    }
}

fn open(pattern: &ChainPattern) -> Text {
    let text = told(pattern);
    let (Some(first), Some(last)) = (pattern.nodes.first(), pattern.nodes.last()) else {
        return text;
    };
    let text = state(text.then(". So "), *first, true).then(" or ");
    let text = state(text, *last, true);
    if first.digit == last.digit {
        return text
            .then(" (or both), and no cell that sees ")
            .then(if first.cells.len() + last.cells.len() == 2 {
                "both"
            } else {
                "all of these"
            })
            .then(" can be ")
            .then(first.digit)
            .then(": ");
    }
    text.then(" (or both). The two cells see each other, so with ")
        .then(last.digit)
        .then(" in ")
        .list(first.cells)
        .then(" neither would be so, nor with ")
        .then(first.digit)
        .then(" in ")
        .list(last.cells)
        .then(": ")
}

fn remote_pair(pattern: &ChainPattern) -> Text {
    // Each cell is two nodes.
    let cells = || pattern.nodes.iter().step_by(2).flat_map(|node| node.cells);
    let ends: CellSet = cells().take(1).chain(cells().last()).collect();
    Text::new()
        .list(cells())
        .then(" hold only ")
        .list(pattern.digits)
        .then(", and each sees the next: so they hold the two by turns. The first and the last, ")
        .list(ends)
        .then(", hold different ones, so no cell that sees both can hold either: ")
}

pub(super) fn picture(pattern: &ChainPattern) -> Picture {
    let in_chain = |digit| {
        let nodes = pattern.nodes.iter().filter(move |node| node.digit == digit);
        nodes.fold(CellSet::EMPTY, |cells, node| cells | node.cells)
    };
    let mut picture = Picture::default();
    let mut drawn = Vec::new();
    for (number, node) in pattern.nodes.iter().enumerate() {
        let role = if number % 2 == 0 {
            Role::ColorA(0)
        } else {
            Role::ColorB(0)
        };
        let new = node.candidates().filter(|candidate| {
            let is_new = !drawn.contains(candidate);
            drawn.push(*candidate);
            is_new
        });
        let new: Vec<_> = new.collect();
        // What is refuted is drawn as eliminated.
        if !(number == 0 && pattern.form == ChainForm::Refuted) {
            picture = picture.with(role, new);
        }
    }
    let mut sets = 0;
    for step in steps(pattern) {
        match &step.link.reason {
            LinkReason::House(house) if step.link.strong && !picture.houses.contains(house) => {
                picture = picture.tinting([*house]);
            }
            LinkReason::Set(set) => {
                let others = set.candidates.iter().filter(|candidate| {
                    !in_chain(candidate.digit).contains(candidate.cell)
                        && !drawn.contains(candidate)
                });
                let others: Vec<_> = others.copied().collect();
                drawn.extend(&others);
                picture = picture.with(Role::Set(sets), others).outlining([set.cells]);
                sets += 1;
            }
            LinkReason::House(_) | LinkReason::Cell(_) => {}
        }
        picture.links.push(drawn_link(step));
    }
    picture
}

fn drawn_link(Step { from, to, link }: Step<'_>) -> Link {
    let end = |node: ChainNode| candidates_in(node.cells, DigitSet::only(node.digit)).collect();
    Link {
        from: end(from),
        to: end(to),
        strong: link.strong,
    }
}
