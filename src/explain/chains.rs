//! What chains say and show.

use super::acts::removing;
use super::picture::candidates_in;
use super::place::shown;
use super::state::{claim, premise};
use super::{Explain, Link, Picture, Role, Text, WalkedLink, said};
use crate::grid::{Cell, CellSet, DigitSet};
use crate::rules::Deduction;
use crate::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};
use crate::texts::Language;

impl Explain for ChainPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Text {
        let removing = removing(language, &deduction.eliminations);
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else {
            return removing;
        };
        match self.form {
            ChainForm::RemotePair => remote_pair(language, self, removing),
            ChainForm::Open => open(language, self, first, last, removing),
            ChainForm::Continuous => {
                said!(
                    language,
                    "chain-continuous",
                    chain = told(language, self),
                    removing = removing
                )
            }
            ChainForm::Refuted => said!(
                language,
                "chain-refuted",
                chain = told(language, self),
                first = claim(language, first.cells, first.digit, false),
                removing = removing,
            ),
            ChainForm::Proved => said!(
                language,
                "chain-proved",
                chain = told(language, self),
                first = claim(language, first.cells, first.digit, true),
                removing = removing,
            ),
        }
    }

    fn picture(&self) -> Picture {
        let in_chain = |digit| {
            let nodes = self.nodes.iter().filter(move |node| node.digit == digit);
            nodes.fold(CellSet::EMPTY, |cells, node| cells | node.cells)
        };
        let mut picture = Picture::default();
        let mut drawn = Vec::new();
        for (number, node) in self.nodes.iter().enumerate() {
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
            if !(number == 0 && self.form == ChainForm::Refuted) {
                picture = picture.with(role, new);
            }
        }
        let mut sets = 0;
        for step in steps(self) {
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
                LinkReason::House(_) | LinkReason::Cell(_) | LinkReason::Sight => {}
            }
            picture.links.push(drawn_link(step));
        }
        picture
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        ChainPattern::digits(self)
    }

    /// `from 3 of r1c6 to 3 of r3c8`, `around 5 of r3c7`; the cells of a remote pair and
    /// of a continuous loop.
    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        let mut cells: Vec<Cell> = Vec::new();
        for cell in self.nodes.iter().flat_map(|node| node.cells) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        match self.form {
            ChainForm::RemotePair => said!(
                language,
                "place-cells",
                digits = Text::listed(language, self.digits),
                cells = Text::listed(language, cells),
            ),
            ChainForm::Continuous => said!(
                language,
                "place-through",
                cells = Text::listed(language, cells)
            ),
            ChainForm::Open | ChainForm::Refuted | ChainForm::Proved => shown(language, deduction),
        }
    }

    fn links(&self, language: &Language) -> Vec<Vec<Text>> {
        vec![sentences(language, self).collect()]
    }

    fn walk(&self, language: &Language) -> Vec<WalkedLink> {
        let said = steps(self).zip(sentences(language, self));
        said.map(|(step, text)| WalkedLink {
            link: drawn_link(step),
            house: match step.link.reason {
                LinkReason::House(house) => Some(house),
                LinkReason::Cell(_) | LinkReason::Sight | LinkReason::Set(_) => None,
            },
            text,
        })
        .collect()
    }
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

/// The links of a chain in order, a sentence each.
fn sentences(language: &Language, pattern: &ChainPattern) -> impl Iterator<Item = Text> {
    let said_of = |step: Step<'_>| {
        said!(
            language,
            "chain-link",
            premise = premise(
                language,
                step.from.cells,
                step.from.digit,
                !step.link.strong
            ),
            consequence = consequence(language, step),
        )
    };
    steps(pattern).map(said_of)
}

/// The whole chain in one sentence, without its full stop.
fn told(language: &Language, pattern: &ChainPattern) -> Text {
    let mut steps = steps(pattern);
    let Some(first) = steps.next() else {
        return Text::new();
    };
    let begun = said!(
        language,
        "chain-begun",
        premise = premise(
            language,
            first.from.cells,
            first.from.digit,
            !first.link.strong
        ),
        consequence = consequence(language, first),
    );
    steps.fold(begun, |chain, step| {
        said!(
            language,
            "chain-going-on",
            chain = chain,
            consequence = consequence(language, step)
        )
    })
}

/// What a link leads to, and why.
fn consequence(language: &Language, Step { from, to, link }: Step<'_>) -> Text {
    let claim = |truth| claim(language, to.cells, to.digit, truth);
    match (&link.reason, link.strong) {
        (LinkReason::Cell(_), true) => said!(language, "chain-last-candidate", claim = claim(true)),
        (LinkReason::Cell(_), false) => {
            said!(
                language,
                "chain-other-candidate",
                claim = claim(false),
                digit = from.digit
            )
        }
        (LinkReason::House(house), true) => {
            said!(
                language,
                "chain-last-place",
                claim = claim(true),
                house = *house
            )
        }
        (LinkReason::House(house), false) => {
            said!(
                language,
                "chain-other-place",
                claim = claim(false),
                there = Text::listed(language, from.cells),
                count = from.cells.len(),
                digit = from.digit,
                house = *house
            )
        }
        (LinkReason::Sight, _) => {
            said!(
                language,
                "chain-seen",
                claim = claim(false),
                cells = Text::listed(language, from.cells)
            )
        }
        (LinkReason::Set(set), _) => said!(
            language,
            "chain-set",
            claim = claim(true),
            cells = Text::listed(language, set.cells),
            digits = Text::listed(language, set.digits),
            digit = from.digit,
        ),
    }
}

fn open(
    language: &Language,
    pattern: &ChainPattern,
    first: &ChainNode,
    last: &ChainNode,
    removing: Text,
) -> Text {
    if first.digit == last.digit {
        said!(
            language,
            "chain-open",
            chain = told(language, pattern),
            first = claim(language, first.cells, first.digit, true),
            last = claim(language, last.cells, last.digit, true),
            count = first.cells.len() + last.cells.len(),
            digit = first.digit,
            removing = removing,
        )
    } else {
        said!(
            language,
            "chain-open-of-two-digits",
            chain = told(language, pattern),
            first = claim(language, first.cells, first.digit, true),
            last = claim(language, last.cells, last.digit, true),
            first_digit = first.digit,
            first_cells = Text::listed(language, first.cells),
            last_digit = last.digit,
            last_cells = Text::listed(language, last.cells),
            removing = removing,
        )
    }
}

fn remote_pair(language: &Language, pattern: &ChainPattern, removing: Text) -> Text {
    // Each cell is two nodes.
    let cells = || pattern.nodes.iter().step_by(2).flat_map(|node| node.cells);
    let ends: CellSet = cells().take(1).chain(cells().last()).collect();
    said!(
        language,
        "remote-pair",
        cells = Text::listed(language, cells()),
        digits = Text::listed(language, pattern.digits),
        ends = Text::listed(language, ends),
        removing = removing,
    )
}

fn drawn_link(Step { from, to, link }: Step<'_>) -> Link {
    let end = |node: ChainNode| candidates_in(node.cells, DigitSet::only(node.digit)).collect();
    Link {
        from: end(from),
        to: end(to),
        strong: link.strong,
    }
}
