//! Chains in words and pictures.

use super::acts::removing;
use super::cages::{alternatives, cage_name, open_cage, shown as shown_sum};
use super::picture::{CellPart, Sight, candidates_in, excluding};
use super::place::shown;
use super::state::{claim, premise};
use super::{Argument, Explain, Line, Link, Picture, Role, Span, SumPart, Text, said};
use sudoku_engine::grid::{Candidate, Cell, CellSet, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::cages::OpenCage;
use sudoku_engine::rules::chains::{ChainForm, ChainLink, ChainNode, ChainPattern, LinkReason};

impl Explain for ChainPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        match self.form {
            ChainForm::RemotePair => remote_pair(self, deduction).into(),
            ChainForm::Open | ChainForm::Refuted | ChainForm::Proved
                if self.links.len() <= SHORT =>
            {
                told(self).sentence(end(self, deduction)).into()
            }
            _ => self.in_lines(deduction),
        }
    }

    fn in_lines(&self, deduction: &Deduction) -> Argument {
        let mut argument = lines(self);
        argument.idea = idea(self);
        let last = argument.lines.len().saturating_sub(1);
        if self.form == ChainForm::Continuous {
            close(&mut argument, self, deduction);
        } else {
            argument.push(Line {
                text: end(self, deduction),
                from: vec![0, last],
                ..Line::default()
            });
        }
        argument
    }

    fn picture(&self) -> Picture {
        let in_chain = |digit| {
            let nodes = self.nodes.iter().filter(move |node| node.digit == digit);
            nodes.fold(CellSet::EMPTY, |cells, node| cells | node.cells)
        };
        let mut picture = Picture {
            directed: self.form != ChainForm::RemotePair,
            ..Picture::default()
        };
        let mut drawn = Vec::new();
        for (number, node) in self.nodes.iter().enumerate() {
            let new = node.candidates().filter(|candidate| {
                let is_new = !drawn.contains(candidate);
                drawn.push(*candidate);
                is_new
            });
            let new: Vec<_> = new.collect();
            picture = picture.with(role(self, number), new);
        }
        if picture.directed {
            let [first, last] = [self.nodes.first(), self.nodes.last()]
                .map(|node| node.into_iter().copied().flat_map(ChainNode::candidates));
            picture = picture.with(Role::Start, first.take(1));
            if self.form == ChainForm::Open {
                picture = picture.with(Role::End, last.last());
            }
        }
        let mut sets = 0;
        for step in steps(self) {
            if let LinkReason::Set(set) = &step.link.reason {
                let others = set.candidates.iter().filter(|candidate| {
                    !in_chain(candidate.digit).contains(candidate.cell)
                        && !drawn.contains(candidate)
                });
                let others: Vec<_> = others.copied().collect();
                drawn.extend(&others);
                picture = picture.with(Role::Set(sets), others).outlining([set.cells]);
                sets += 1;
            }
            match &step.link.reason {
                LinkReason::Cage(cage) => show_cage(
                    &mut picture,
                    Picture::default().adding([(cage.cells, SumPart::Cage)]),
                ),
                LinkReason::Sum(cage) => show_cage(&mut picture, shown_sum(&cage.known)),
                _ => {}
            }
            match losing(self, step) {
                Some(Losing::House(house)) if !picture.losing.contains(&house) => {
                    picture.losing.push(house);
                }
                Some(Losing::Cell(cell)) => {
                    picture = picture.framing(CellSet::only(cell), CellPart::Losing);
                }
                _ => {}
            }
            picture.links.push(drawn_link(step));
        }
        picture
    }

    /// The ends of an open chain, at least one of which is true, or of a remote pair; the ends of a
    /// link of a loop, if the removed candidates share no house with them.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let ends: &[ChainNode] = match (self.form, &self.nodes[..]) {
            (ChainForm::Open, [first, .., last]) => &[*first, *last],
            (ChainForm::RemotePair, [first, second, .., before, last]) => {
                &[*first, *second, *before, *last]
            }
            (ChainForm::Continuous, _) => {
                let beside = |step: &PatternLink<'_>| losing(self, *step) == Some(Losing::Others);
                let sights = steps(self).filter(beside).map(|step| Sight {
                    from: step.from.candidates().chain(step.to.candidates()).collect(),
                    to: step.link.removes.clone(),
                });
                return sights.collect();
            }
            _ => &[],
        };
        excluding(
            deduction,
            ends.iter().copied().flat_map(ChainNode::candidates),
        )
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        ChainPattern::digits(self)
    }

    /// `from 3 of r1c6 to 3 of r3c8`, `around 5 of r3c7`; the cells of a remote pair and
    /// of a continuous loop.
    fn place(&self, deduction: &Deduction) -> Text {
        let mut cells: Vec<Cell> = Vec::new();
        for cell in self.nodes.iter().flat_map(|node| node.cells) {
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        match self.form {
            ChainForm::RemotePair => said!(
                "place-cells",
                digits = Text::listed(self.digits),
                cells = Text::listed(cells),
            ),
            ChainForm::Continuous => said!("place-through", cells = Text::listed(cells)),
            ChainForm::Open | ChainForm::Refuted | ChainForm::Proved => shown(deduction),
        }
    }
}

/// The house, cell or cage that loses candidates because of a weak link of a continuous loop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Losing {
    House(House),
    Cell(Cell),
    /// Other cells that see both ends of the link.
    Others,
}

fn losing(pattern: &ChainPattern, step: PatternLink<'_>) -> Option<Losing> {
    let removed = &step.link.removes;
    if pattern.form != ChainForm::Continuous || removed.is_empty() {
        return None;
    }
    match step.link.reason {
        LinkReason::House(house) if removed.iter().all(|it| house.contains(it.cell)) => {
            Some(Losing::House(house))
        }
        LinkReason::House(_) | LinkReason::Sight | LinkReason::Cage(_) => Some(Losing::Others),
        LinkReason::Cell(cell) => Some(Losing::Cell(cell)),
        LinkReason::Set(_) | LinkReason::Sum(_) => None,
    }
}

/// The role of a node of a chain under the assumption about its start. A remote pair has no start:
/// its cells hold the two digits in turn.
fn role(pattern: &ChainPattern, number: usize) -> Role {
    let is_even = number.is_multiple_of(2);
    if pattern.form == ChainForm::RemotePair {
        return if is_even {
            Role::ColorA(0)
        } else {
            Role::ColorB(0)
        };
    }
    // A strong link leads on from a false node.
    let starts_true = pattern.links.first().is_some_and(|link| !link.strong);
    let is_group = pattern.nodes[number].cells.len() > 1;
    match (starts_true == is_even, is_group) {
        (true, false) => Role::True,
        (false, false) => Role::False,
        (true, true) => Role::GroupTrue,
        (false, true) => Role::GroupFalse,
    }
}

/// The maximum number of links in a chain that fits in a sentence.
const SHORT: usize = 3;

/// A link with its two ends.
#[derive(Clone, Copy)]
struct PatternLink<'a> {
    from: ChainNode,
    to: ChainNode,
    link: &'a ChainLink,
}

fn steps(pattern: &ChainPattern) -> impl Iterator<Item = PatternLink<'_>> {
    let ends = pattern
        .nodes
        .iter()
        .zip(pattern.nodes.iter().cycle().skip(1));
    ends.zip(&pattern.links)
        .map(|((from, to), link)| PatternLink {
            from: *from,
            to: *to,
            link,
        })
}

/// The whole chain in one sentence.
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
    let chain = steps.fold(begun, |chain, step| {
        said!(
            "chain-going-on",
            chain = chain,
            consequence = consequence(step)
        )
    });
    said!("chain-told", chain = chain)
}

/// The supposition about the first node and the links in order, one line each.
fn lines(pattern: &ChainPattern) -> Argument {
    let mut argument = Argument::default();
    for step in steps(pattern) {
        if argument.lines.is_empty() {
            let premise = premise(step.from.cells, step.from.digit, !step.link.strong);
            argument.push(said!("suppose", premise = premise).into());
        }
        let last = argument.lines.len() - 1;
        argument.push(Line {
            name: None,
            supposed: None,
            text: said!("chain-line", consequence = consequence(step)),
            from: vec![last],
            under: Some(0),
            links: vec![drawn_link(step)],
            house: house(step),
        });
    }
    argument
}

/// The idea of a chain in a sentence.
fn idea(pattern: &ChainPattern) -> Text {
    let (Some(first), Some(last)) = (pattern.nodes.first(), pattern.nodes.last()) else {
        return Text::new();
    };
    let first_is = |truth| claim(first.cells, first.digit, truth);
    match pattern.form {
        ChainForm::Open | ChainForm::RemotePair => said!(
            "chain-idea",
            first = first_is(true),
            last = claim(last.cells, last.digit, true),
        ),
        ChainForm::Continuous => said!("chain-idea-continuous"),
        form @ (ChainForm::Refuted | ChainForm::Proved) => {
            let supposed = form == ChainForm::Refuted;
            said!(
                "chain-idea-closed",
                premise = premise(first.cells, first.digit, supposed),
                claim = first_is(!supposed),
            )
        }
    }
}

/// The conclusion of a chain, unless it is a continuous loop.
fn end(pattern: &ChainPattern, deduction: &Deduction) -> Text {
    let removing = removing(&deduction.eliminations);
    let (Some(first), Some(last)) = (pattern.nodes.first(), pattern.nodes.last()) else {
        return removing;
    };
    let first_is = |truth| claim(first.cells, first.digit, truth);
    match pattern.form {
        ChainForm::Refuted => said!(
            "chain-refuted",
            first = first_is(false),
            removing = removing,
        ),
        ChainForm::Proved => said!("chain-proved", first = first_is(true), removing = removing,),
        ChainForm::RemotePair => remote_pair(pattern, deduction),
        ChainForm::Open | ChainForm::Continuous => open(first, last, removing),
    }
}

/// Ends the lines of a continuous loop with the removals by each of its links.
fn close(argument: &mut Argument, pattern: &ChainPattern, deduction: &Deduction) {
    let from = (0..argument.lines.len()).collect();
    let closes = argument.push(Line {
        text: said!("chain-continuous"),
        from,
        ..Line::default()
    });
    for step in steps(pattern) {
        let removed = step.link.removes.iter().copied();
        let removed = removed.filter(|it| deduction.eliminations.contains(it));
        let removed: Vec<Candidate> = removed.collect();
        if !removed.is_empty() {
            let text = removed_by(step, &removed);
            let is_named = |it: &House| text.named().contains(&&Span::House(*it));
            argument.push(Line {
                name: None,
                supposed: None,
                from: vec![closes],
                under: None,
                links: vec![drawn_link(step)],
                house: house(step).filter(is_named),
                text,
            });
        }
    }
}

/// The removals by a link of a continuous loop, and their reason.
fn removed_by(step: PatternLink<'_>, removed: &[Candidate]) -> Text {
    let PatternLink { from, to, link } = step;
    let cells: CellSet = removed.iter().map(|it| it.cell).collect();
    let removing = removing(removed);
    let one_is = || claim(from.cells | to.cells, from.digit, true);
    match &link.reason {
        LinkReason::Cell(cell) => said!(
            "chain-removed-in-cell",
            cell = *cell,
            digits = Text::alternatives([from.digit, to.digit]),
            removing = removing,
        ),
        LinkReason::House(house) if cells.is_subset(house.cells()) => said!(
            "chain-removed-in-house",
            one_is = one_is(),
            house = *house,
            removing = removing,
        ),
        LinkReason::Sum(cage) if from.digit != to.digit => said!(
            "chain-removed-by-cage",
            one = claim(from.cells, from.digit, true),
            other = claim(to.cells, to.digit, true),
            cage = open_cage(&cage.known),
            sets = alternatives(&cage.live),
            removing = removing,
        ),
        LinkReason::House(_) | LinkReason::Sight | LinkReason::Cage(_) | LinkReason::Sum(_) => {
            said!(
                "chain-removed-by-sight",
                one_is = one_is(),
                count = (from.cells | to.cells).len(),
                removing = removing,
            )
        }
        LinkReason::Set(set) => {
            let digits: DigitSet = removed.iter().map(|it| it.digit).collect();
            said!(
                "chain-removed-by-set",
                cells = Text::listed(set.cells),
                size = set.cells.len(),
                digits = Text::listed(set.digits),
                lacking = Text::alternatives([from.digit, to.digit]),
                held = Text::listed(digits),
                count = digits.len(),
                removing = removing,
            )
        }
    }
}

/// The house that is the reason of a link, if a house is.
const fn house(step: PatternLink<'_>) -> Option<House> {
    match step.link.reason {
        LinkReason::House(house) => Some(house),
        LinkReason::Cell(_)
        | LinkReason::Sight
        | LinkReason::Set(_)
        | LinkReason::Cage(_)
        | LinkReason::Sum(_) => None,
    }
}

/// Shows a cage, only once.
fn show_cage(picture: &mut Picture, cage: Picture) {
    for part in cage.sums {
        if !picture.sums.contains(&part) {
            picture.sums.push(part);
        }
    }
    picture.witnesses |= cage.witnesses;
}

/// The consequence of a link through the sum of a cage, and its reason.
fn by_cage(PatternLink { from, to, link }: PatternLink<'_>, cage: &OpenCage) -> Text {
    let claim = claim(to.cells, to.digit, link.strong);
    let name = open_cage(&cage.known);
    let sets = |sets: &[DigitSet]| alternatives(sets);
    if link.strong && from.digit == to.digit {
        return said!(
            "chain-cage-needs",
            claim = claim,
            cage = name,
            sets = sets(&cage.live),
            digit = to.digit,
        );
    }
    if link.strong {
        return said!(
            "chain-cage-without",
            claim = claim,
            cage = name,
            sets = sets(&cage.without(from.digit)),
            digit = from.digit,
        );
    }
    said!(
        if cage.may_have_both(from.digit, to.digit) {
            "chain-cage-shared-out"
        } else {
            "chain-cage-not-both"
        },
        claim = claim,
        cage = name,
        sets = sets(&cage.live),
        from = from.digit,
        to = to.digit,
        there = Text::listed(from.cells),
        here = Text::listed(to.cells),
    )
}

/// The consequence of a link, and its reason.
fn consequence(PatternLink { from, to, link }: PatternLink<'_>) -> Text {
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
            said!(
                "chain-other-place",
                claim = claim(false),
                there = Text::listed(from.cells),
                count = from.cells.len(),
                digit = from.digit,
                house = *house
            )
        }
        (LinkReason::Sight, _) => {
            said!(
                "chain-seen",
                claim = claim(false),
                cells = Text::listed(from.cells)
            )
        }
        (LinkReason::Cage(cage), _) => said!(
            "chain-other-place-in-cage",
            claim = claim(false),
            there = Text::listed(from.cells),
            count = from.cells.len(),
            digit = from.digit,
            cage = cage_name(cage),
        ),
        (LinkReason::Sum(cage), _) => by_cage(PatternLink { from, to, link }, cage),
        (LinkReason::Set(set), _) => said!(
            "chain-set",
            claim = claim(true),
            cells = Text::listed(set.cells),
            digits = Text::listed(set.digits),
            digit = from.digit,
        ),
    }
}

fn open(first: &ChainNode, last: &ChainNode, removing: Text) -> Text {
    if first.digit == last.digit {
        said!(
            "chain-open",
            first = claim(first.cells, first.digit, true),
            last = claim(last.cells, last.digit, true),
            count = first.cells.len() + last.cells.len(),
            digit = first.digit,
            removing = removing,
        )
    } else {
        said!(
            "chain-open-of-two-digits",
            first = claim(first.cells, first.digit, true),
            last = claim(last.cells, last.digit, true),
            first_digit = first.digit,
            first_cells = Text::listed(first.cells),
            last_digit = last.digit,
            last_cells = Text::listed(last.cells),
            removing = removing,
        )
    }
}

fn remote_pair(pattern: &ChainPattern, deduction: &Deduction) -> Text {
    // Each cell is two nodes.
    let cells = || pattern.nodes.iter().step_by(2).flat_map(|node| node.cells);
    let ends: CellSet = cells().take(1).chain(cells().last()).collect();
    let mut digits = pattern.digits.iter();
    let mut digit = || Text::listed(digits.next());
    said!(
        "remote-pair",
        cells = Text::listed(cells()),
        digits = Text::alternatives(pattern.digits),
        number = cells().count(),
        ends = Text::listed(ends),
        one = digit(),
        other = digit(),
        removing = removing(&deduction.eliminations),
    )
}

fn drawn_link(PatternLink { from, to, link }: PatternLink<'_>) -> Link {
    let end = |node: ChainNode| candidates_in(node.cells, DigitSet::only(node.digit)).collect();
    Link {
        from: end(from),
        to: end(to),
        strong: link.strong,
    }
}
