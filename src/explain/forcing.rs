//! What forcing chains and nets say and show.

use super::sentences::leaving;
use super::{Link, Picture, Role, Text, WalkedLink};
use crate::grid::{Candidate, CellSet, DigitSet, House};
use crate::rules::Deduction;
use crate::rules::forcing::{
    Because, Claim, Conflict, Consequence, ForcingPattern, Premise, Proof,
};

pub(super) fn argument(deduction: &Deduction, pattern: &ForcingPattern) -> Text {
    match pattern.proof {
        Proof::Contradiction(conflict) => {
            let text = branches(Text::new(), &pattern.branches);
            let text = conflict_said(text.then(" "), conflict);
            conclusion(text.then("The assumption is wrong: "), deduction)
        }
        Proof::Verity(premise) => {
            let text = premise_said(premise, &pattern.branches).then(" ");
            let text = branches(text, &pattern.branches);
            conclusion(in_every_case(text, pattern.branches.len()), deduction)
        }
    }
}

/// The sentences of a forcing chain or net link by link: for each branch, one
/// for each of its consequences, the first of which is what is assumed.
pub(super) fn links(branches: &[Vec<Consequence>]) -> Vec<Vec<Text>> {
    let links_of = |branch: &Vec<Consequence>| {
        let said = branch.iter().enumerate();
        said.map(|(place, one)| link(branch, place, one)).collect()
    };
    branches.iter().map(links_of).collect()
}

/// The consequences of each branch in order, with what they follow from. What is
/// assumed is said with the first of them.
pub(super) fn walk(branches: &[Vec<Consequence>]) -> Vec<WalkedLink> {
    let mut walked = Vec::new();
    for branch in branches {
        let mut text = Text::new();
        for one in branch {
            if one.from.is_empty() {
                text = sentence(branch, one, text, false).then(" ");
                continue;
            }
            let house = match one.because {
                Because::HouseTaken(house) | Because::LastPlace(house) => Some(house),
                Because::Locked { base, .. } => Some(base),
                Because::Assumed | Because::CellTaken | Because::LastCandidate => None,
            };
            walked.push(WalkedLink {
                link: drawn_link(branch, one),
                house,
                text: sentence(branch, one, std::mem::take(&mut text), false),
            });
        }
    }
    walked
}

/// All branches as a text. Where a digit is false in several cells for the same
/// reason, that is said in one sentence.
pub(super) fn branches(mut text: Text, branches: &[Vec<Consequence>]) -> Text {
    for (number, branch) in branches.iter().enumerate() {
        let mut place = 0;
        while let Some(one) = branch.get(place) {
            let space = if number + place > 0 { " " } else { "" };
            let like = |other: &&Consequence| are_together(one, other);
            let together = branch[place..].iter().take_while(like).count();
            text = text.then(space).join(if together > 1 {
                together_false(branch, place, together)
            } else {
                link(branch, place, one)
            });
            place += together.max(1);
        }
        if branch.len() == 1 {
            text = text.then(" Then there is nothing to show.");
        }
    }
    text
}

/// Whether two claims are that a digit is false in cells that see the same
/// cell with it, or where the same cells lock it.
fn are_together(one: &Consequence, other: &Consequence) -> bool {
    let alike = match (one.because, other.because) {
        (Because::HouseTaken(_), Because::HouseTaken(_)) => true,
        (Because::Locked { .. }, because) => one.because == because,
        _ => false,
    };
    alike && one.from == other.from && one.claim.candidate.digit == other.claim.candidate.digit
}

/// The sentence of several claims that are false together.
fn together_false(branch: &[Consequence], place: usize, count: usize) -> Text {
    let together = branch.iter().skip(place).take(count);
    let cells: CellSet = together.map(|one| one.claim.candidate.cell).collect();
    let Some(one) = branch.get(place) else {
        return Text::new();
    };
    let digit = one.claim.candidate.digit;
    let text = match one.because {
        Because::Locked { base, cover } => {
            let text = locked(branch, one, base, cover).list(cells);
            text.then(", also in ").then(cover)
        }
        _ => {
            let mut text = start(place, one);
            if !goes_on(place, one) {
                let by = one.from.iter().filter_map(|place| branch.get(*place));
                text = by.fold(text, |text, by| is(text, by.claim)).then(", so ");
            }
            text.list(cells).then(", which see it")
        }
    };
    text.then(", are not ").then(digit).then(".")
}

/// `7 has left r1c1, and all that is left of it in row 1 is in box 2: so `.
fn locked(branch: &[Consequence], one: &Consequence, base: House, cover: House) -> Text {
    let by = one.from.iter().filter_map(|place| branch.get(*place));
    let lost: CellSet = by.map(|by| by.claim.candidate.cell).collect();
    Text::new()
        .then(one.claim.candidate.digit)
        .then(have_left(1))
        .list(lost)
        .then(", and all that is left of it in ")
        .then(base)
        .then(" is in ")
        .then(cover)
        .then(": so ")
}

/// The end of a text whose branches have all led to the conclusion.
pub(super) fn in_every_case(text: Text, branches: usize) -> Text {
    text.then(if branches == 2 {
        " Either way, "
    } else {
        " In every case, "
    })
}

/// What the deduction does, at the end of the text.
pub(super) fn conclusion(text: Text, deduction: &Deduction) -> Text {
    match deduction.placements.first() {
        Some(placement) => is(text, Claim::yes(*placement)).then("."),
        None => leaving(text, &deduction.eliminations),
    }
}

/// `r1c2 is 5`, `r1c2 is not 5`.
fn is(text: Text, claim: Claim) -> Text {
    let Candidate { cell, digit } = claim.candidate;
    text.then(cell)
        .then(if claim.is_true { " is " } else { " is not " })
        .then(digit)
}

/// Whether a consequence follows from the one before it alone.
fn goes_on(place: usize, one: &Consequence) -> bool {
    matches!(one.from[..], [only] if only + 1 == place)
}

/// The word with which the sentence goes on from the one before, if it does.
fn start(place: usize, one: &Consequence) -> Text {
    Text::new().then(match (goes_on(place, one), place) {
        (false, _) => "",
        (true, 1) => "Then ",
        (true, _) => "So ",
    })
}

/// The sentence of one consequence, which goes on from the one before if it
/// follows from that alone.
fn link(branch: &[Consequence], place: usize, one: &Consequence) -> Text {
    sentence(branch, one, start(place, one), goes_on(place, one))
}

/// The sentence of one consequence behind `text`; unless it goes on from the one
/// before, it names what it follows from.
fn sentence(branch: &[Consequence], one: &Consequence, text: Text, goes_on: bool) -> Text {
    let Candidate { cell, digit } = one.claim.candidate;
    let earlier = || one.from.iter().filter_map(|place| branch.get(*place));
    let by = || earlier().map(|source| source.claim.candidate);
    let text = match one.because {
        Because::Assumed => is(text.then("Suppose "), one.claim),
        Because::CellTaken if goes_on => is(text, one.claim),
        Because::CellTaken => {
            let text = by().fold(text, |text, by| is(text, Claim::yes(by)));
            text.then(", so it is not ").then(digit)
        }
        Because::HouseTaken(house) => {
            let text = if goes_on {
                text
            } else {
                let text = by().fold(text, |text, by| is(text, Claim::yes(by)));
                text.then(", so ")
            };
            let text = text.then(cell).then(", also in ").then(house);
            text.then(", is not ").then(digit)
        }
        Because::LastCandidate if goes_on => {
            let had: DigitSet = by().map(|by| by.digit).chain([digit]).collect();
            let text = text.then(cell).then(", which had only ").list(had);
            text.then(", is ").then(digit)
        }
        Because::LastCandidate => {
            let lost: DigitSet = by().map(|by| by.digit).collect();
            let text = text.list(lost).then(have_left(lost.len())).then(cell);
            let text = text.then(", so it is ").then(digit);
            text.then(", because it has no other candidate")
        }
        Because::LastPlace(house) => {
            let text = if goes_on {
                text
            } else {
                let lost: CellSet = by().map(|by| by.cell).collect();
                text.then(digit).then(have_left(1)).list(lost).then(", so ")
            };
            let text = is(text, one.claim).then(", because ").then(house);
            text.then(" has no other place for it")
        }
        Because::Locked { base, cover } => {
            let text = locked(branch, one, base, cover).then(cell);
            let text = text.then(", also in ").then(cover).then(", is not ");
            text.then(digit)
        }
    };
    text.then(".")
}

const fn have_left(count: usize) -> &'static str {
    if count == 1 {
        " has left "
    } else {
        " have left "
    }
}

fn conflict_said(text: Text, conflict: Conflict) -> Text {
    match conflict {
        Conflict::Opposite(_) => text,
        Conflict::TwoDigits { cell, digits } => text
            .then("Now ")
            .then(cell)
            .then(" would have to be both ")
            .list(digits)
            .then(". "),
        Conflict::Twice {
            digit,
            house,
            cells,
        } => text
            .then("Now ")
            .then(house)
            .then(" would have ")
            .then(digit)
            .then(" twice, in ")
            .list(cells)
            .then(". "),
        Conflict::NoCandidate(cell) => text.then("Now nothing is left for ").then(cell).then(". "),
        Conflict::NoPlace { digit, house } => text
            .then("Now ")
            .then(house)
            .then(" has no place left for ")
            .then(digit)
            .then(". "),
    }
}

fn premise_said(premise: Premise, branches: &[Vec<Consequence>]) -> Text {
    let assumed = || branches.iter().filter_map(|branch| branch.first());
    let text = Text::new();
    match premise {
        Premise::Cell(cell) => {
            let digits: DigitSet = assumed().map(|one| one.claim.candidate.digit).collect();
            text.then(cell).then(" is one of ").list(digits).then(".")
        }
        Premise::House { digit, house } => {
            let cells: CellSet = assumed().map(|one| one.claim.candidate.cell).collect();
            let text = text.then("In ").then(house).then(", ").then(digit);
            text.then(" is in one of ").list(cells).then(".")
        }
        Premise::Candidate(candidate) => is(text, Claim::yes(candidate)).then(" or it is not."),
    }
}

pub(super) fn picture(pattern: &ForcingPattern) -> Picture {
    let houses = match pattern.proof {
        Proof::Contradiction(Conflict::NoPlace { house, .. } | Conflict::Twice { house, .. })
        | Proof::Verity(Premise::House { house, .. }) => Some(house),
        Proof::Contradiction(_) | Proof::Verity(_) => None,
    };
    drawn(&pattern.branches).tinting(houses)
}

/// What is true and what is false in the branches, each candidate once for
/// either, and the links: strong from what is false to what is true.
pub(super) fn drawn(branches: &[Vec<Consequence>]) -> Picture {
    let mut picture = Picture::default();
    for branch in branches {
        for one in branch {
            let claim = one.claim;
            let role = if claim.is_true {
                Role::True
            } else {
                Role::False
            };
            if !picture.candidates.contains(&(claim.candidate, role)) {
                picture.candidates.push((claim.candidate, role));
            }
            let link = drawn_link(branch, one);
            if !link.from.is_empty() && !picture.links.contains(&link) {
                picture.links.push(link);
            }
        }
    }
    picture
}

/// The link from what a consequence follows from.
fn drawn_link(branch: &[Consequence], one: &Consequence) -> Link {
    let sources = one.from.iter().filter_map(|place| branch.get(*place));
    Link {
        from: sources.map(|source| source.claim.candidate).collect(),
        to: vec![one.claim.candidate],
        strong: one.claim.is_true,
    }
}
