//! What chains say and show.

use super::picture::candidates_in;
use super::sentences::leaving;
use super::state::{claim, premise};
use super::{Link, Picture, Role, Text, WalkedLink, said};
use crate::grid::{CellSet, DigitSet};
use crate::rules::Deduction;
use crate::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};

pub(super) fn argument(deduction: &Deduction, pattern: &ChainPattern) -> Text {
    let leaving = leaving(&deduction.eliminations);
    let (Some(first), Some(last)) = (pattern.nodes.first(), pattern.nodes.last()) else {
        return leaving;
    };
    match pattern.form {
        ChainForm::RemotePair => remote_pair(pattern, leaving),
        ChainForm::Open => open(pattern, first, last, leaving),
        ChainForm::Continuous => {
            said!("chain-continuous", chain = told(pattern), leaving = leaving)
        }
        ChainForm::Refuted => said!(
            "chain-refuted",
            chain = told(pattern),
            first = claim(first.cells, first.digit, false),
            leaving = leaving,
        ),
        ChainForm::Proved => said!(
            "chain-proved",
            chain = told(pattern),
            first = claim(first.cells, first.digit, true),
            leaving = leaving,
        ),
    }
}

/// The links of a chain in order, a sentence each.
pub(super) fn links(pattern: &ChainPattern) -> Vec<Text> {
    let said_of = |step: Step<'_>| {
        said!(
            "chain-link",
            premise = premise(step.from.cells, step.from.digit, !step.link.strong),
            consequence = consequence(step),
        )
    };
    steps(pattern).map(said_of).collect()
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
    let mut steps = steps(pattern);
    let Some(first) = steps.next() else {
        return Text::new();
    };
    let begun = said!(
        "chain-begun",
        premise = premise(first.from.cells, first.from.digit, !first.link.strong),
        consequence = consequence(first),
    );
    steps.fold(begun, |chain, step| {
        said!(
            "chain-going-on",
            chain = chain,
            consequence = consequence(step)
        )
    })
}

/// What a link leads to, and why.
fn consequence(Step { from, to, link }: Step<'_>) -> Text {
    let claim = |truth| claim(to.cells, to.digit, truth);
    match (&link.reason, link.strong) {
        (LinkReason::Cell(_), true) => said!("chain-last-candidate", claim = claim(true)),
        (LinkReason::Cell(_), false) => {
            said!(
                "chain-other-candidate",
                claim = claim(false),
                digit = from.digit
            )
        }
        (LinkReason::House(house), true) => {
            said!("chain-last-place", claim = claim(true), house = *house)
        }
        (LinkReason::House(house), false) => {
            said!("chain-other-place", claim = claim(false), house = *house)
        }
        (LinkReason::Set(set), _) => said!(
            "chain-set",
            claim = claim(true),
            cells = Text::listed(set.cells),
            digits = Text::listed(set.digits),
            digit = from.digit,
        ),
    }
}

fn open(pattern: &ChainPattern, first: &ChainNode, last: &ChainNode, leaving: Text) -> Text {
    if first.digit == last.digit {
        said!(
            "chain-open",
            chain = told(pattern),
            first = claim(first.cells, first.digit, true),
            last = claim(last.cells, last.digit, true),
            count = first.cells.len() + last.cells.len(),
            digit = first.digit,
            leaving = leaving,
        )
    } else {
        said!(
            "chain-open-of-two-digits",
            chain = told(pattern),
            first = claim(first.cells, first.digit, true),
            last = claim(last.cells, last.digit, true),
            first_digit = first.digit,
            first_cells = Text::listed(first.cells),
            last_digit = last.digit,
            last_cells = Text::listed(last.cells),
            leaving = leaving,
        )
    }
}

fn remote_pair(pattern: &ChainPattern, leaving: Text) -> Text {
    // Each cell is two nodes.
    let cells = || pattern.nodes.iter().step_by(2).flat_map(|node| node.cells);
    let ends: CellSet = cells().take(1).chain(cells().last()).collect();
    said!(
        "remote-pair",
        cells = Text::listed(cells()),
        digits = Text::listed(pattern.digits),
        ends = Text::listed(ends),
        leaving = leaving,
    )
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
