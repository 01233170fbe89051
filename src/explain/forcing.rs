//! What forcing chains and nets say and show.

use super::acts::removing;
use super::picture::candidates_in;
use super::place::concluded;
use super::{Explain, Link, Picture, Role, Text, WalkedLink, said, state};
use crate::grid::{Candidate, CellSet, DigitSet};
use crate::rules::Deduction;
use crate::rules::forcing::{
    Because, Claim, Conflict, Consequence, ForcingPattern, Premise, Proof,
};
use crate::texts::Language;

impl Explain for ForcingPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Text {
        let branches = branches(language, &self.branches);
        match self.proof {
            Proof::Contradiction(conflict) => {
                let text = match conflict_said(language, conflict) {
                    Some(conflict) => branches.sentence(conflict),
                    None => branches,
                };
                text.sentence(said!(
                    language,
                    "forcing-wrong",
                    conclusion = conclusion(language, deduction)
                ))
            }
            Proof::Verity(premise) => premise_said(language, premise, &self.branches)
                .sentence(branches)
                .sentence(in_every_case(language, deduction, self.branches.len())),
        }
    }

    fn picture(&self) -> Picture {
        let houses = match self.proof {
            Proof::Contradiction(
                Conflict::NoPlace { house, .. }
                | Conflict::Twice {
                    house: Some(house), ..
                },
            )
            | Proof::Verity(Premise::House { house, .. }) => Some(house),
            Proof::Contradiction(_) | Proof::Verity(_) => None,
        };
        drawn(&self.branches).tinting(houses)
    }

    /// `if 5 of r1c2 is true`, `each of the candidates of r3c4`, `each place of 5 in
    /// row 3`
    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        match self.proof {
            Proof::Verity(Premise::Cell(cell)) => {
                said!(language, "place-candidates-of", cell = cell)
            }
            Proof::Verity(Premise::House { digit, house }) => {
                said!(
                    language,
                    "place-each-place-of",
                    digit = digit,
                    house = house
                )
            }
            Proof::Verity(Premise::Candidate(candidate)) => {
                said!(language, "place-true-or-false", candidate = candidate)
            }
            Proof::Contradiction(_) => {
                let assumed = self.branches.iter().flatten().next();
                match assumed.map(|assumed| assumed.claim) {
                    Some(claim) if claim.is_true => {
                        said!(language, "place-if-true", candidate = claim.candidate)
                    }
                    Some(claim) => said!(language, "place-if-false", candidate = claim.candidate),
                    None => concluded(language, deduction),
                }
            }
        }
    }

    fn links(&self, language: &Language) -> Vec<Vec<Text>> {
        links(language, &self.branches)
    }

    fn walk(&self, language: &Language) -> Vec<WalkedLink> {
        walk(language, &self.branches)
    }
}

/// The sentences of a forcing chain or net link by link: for each branch, one
/// for each of its consequences, the first of which is what is assumed.
pub(super) fn links(language: &Language, branches: &[Vec<Consequence>]) -> Vec<Vec<Text>> {
    let links_of = |branch: &Vec<Consequence>| {
        let said = branch.iter().enumerate();
        said.map(|(place, one)| link(language, branch, place, one))
            .collect()
    };
    branches.iter().map(links_of).collect()
}

/// The consequences of each branch in order, with what they follow from. What is
/// assumed is said with the first of them.
pub(super) fn walk(language: &Language, branches: &[Vec<Consequence>]) -> Vec<WalkedLink> {
    let mut walked = Vec::new();
    for branch in branches {
        let mut text = Text::new();
        for one in branch {
            if one.from.is_empty() {
                text = text.sentence(sentence(language, branch, None, one));
                continue;
            }
            let house = match one.because {
                Because::HouseTaken(house) | Because::LastPlace(house) => Some(house),
                Because::Locked { base, .. } => Some(base),
                Because::Assumed | Because::CellTaken | Because::Seen | Because::LastCandidate => {
                    None
                }
            };
            let Some(link) = drawn_links(branch, one).pop() else {
                continue;
            };
            walked.push(WalkedLink {
                link,
                house,
                text: std::mem::take(&mut text).sentence(sentence(language, branch, None, one)),
            });
        }
    }
    walked
}

/// All branches as a text. Where a digit is false in several cells for the same
/// reason, that is said in one sentence.
pub(super) fn branches(language: &Language, branches: &[Vec<Consequence>]) -> Text {
    let mut text = Text::new();
    for branch in branches {
        let mut place = 0;
        while let Some(one) = branch.get(place) {
            let like = |other: &&Consequence| are_together(one, other);
            let together = branch[place..].iter().take_while(like).count();
            text = text.sentence(if together > 1 {
                together_false(language, branch, place, together)
            } else {
                link(language, branch, place, one)
            });
            place += together.max(1);
        }
        if branch.len() == 1 {
            text = text.sentence(said!(language, "forcing-nothing-to-show"));
        }
    }
    text
}

/// Whether two claims are that a digit is false in cells that see the same
/// cell with it, or where the same cells lock it.
fn are_together(one: &Consequence, other: &Consequence) -> bool {
    let alike = match (one.because, other.because) {
        (Because::HouseTaken(_) | Because::Seen, Because::HouseTaken(_) | Because::Seen) => true,
        (Because::Locked { .. }, because) => one.because == because,
        _ => false,
    };
    alike && one.from == other.from && one.claim.candidate.digit == other.claim.candidate.digit
}

/// The sentence of several claims that are false together.
fn together_false(language: &Language, branch: &[Consequence], place: usize, count: usize) -> Text {
    let together = branch.iter().skip(place).take(count);
    let cells: CellSet = together.map(|one| one.claim.candidate.cell).collect();
    let Some(one) = branch.get(place) else {
        return Text::new();
    };
    let digit = one.claim.candidate.digit;
    let cells = Text::listed(language, cells);
    match (one.because, goes_on(place, one)) {
        (
            Because::Locked {
                base, cover: None, ..
            },
            _,
        ) => said!(
            language,
            "forcing-locked-seen-together",
            digit = digit,
            lost = Text::listed(language, cells_of(branch, one)),
            base = base,
            cells = cells,
        ),
        (
            Because::Locked {
                base,
                cover: Some(cover),
                ..
            },
            _,
        ) => said!(
            language,
            "forcing-locked-together",
            digit = digit,
            lost = Text::listed(language, cells_of(branch, one)),
            base = base,
            cover = cover,
            cells = cells,
        ),
        (_, Some(place)) => said!(
            language,
            "forcing-seen-together-going-on",
            place = place,
            cells = cells,
            digit = digit,
        ),
        (_, None) => said!(
            language,
            "forcing-seen-together",
            because = all_true(language, branch, one),
            cells = cells,
            digit = digit,
        ),
    }
}

/// What a consequence follows from.
fn sources<'a>(
    branch: &'a [Consequence],
    one: &'a Consequence,
) -> impl Iterator<Item = Candidate> + 'a {
    let sources = one.from.iter().filter_map(|place| branch.get(*place));
    sources.map(|source| source.claim.candidate)
}

/// The cells of what a consequence follows from.
fn cells_of(branch: &[Consequence], one: &Consequence) -> CellSet {
    sources(branch, one).map(|source| source.cell).collect()
}

/// That what a consequence follows from is true.
fn all_true(language: &Language, branch: &[Consequence], one: &Consequence) -> Text {
    Text::listed_texts(
        language,
        sources(branch, one).map(|source| is(language, Claim::yes(source))),
    )
}

/// The end of a text whose branches have all led to the conclusion.
pub(super) fn in_every_case(language: &Language, deduction: &Deduction, branches: usize) -> Text {
    said!(
        language,
        "forcing-every-case",
        count = branches,
        conclusion = conclusion(language, deduction),
    )
}

/// What the deduction does, without a full stop.
fn conclusion(language: &Language, deduction: &Deduction) -> Text {
    match deduction.placements.first() {
        Some(placement) => is(language, Claim::yes(*placement)),
        None => removing(language, &deduction.eliminations),
    }
}

/// `r1c2 is 5`, `r1c2 is not 5`.
fn is(language: &Language, claim: Claim) -> Text {
    let Candidate { cell, digit } = claim.candidate;
    state::claim(language, CellSet::only(cell), digit, claim.is_true)
}

/// The place of a consequence that follows from the one before it alone.
fn goes_on(place: usize, one: &Consequence) -> Option<usize> {
    matches!(one.from[..], [only] if only + 1 == place).then_some(place)
}

/// The sentence of one consequence, which goes on from the one before if it
/// follows from that alone.
fn link(language: &Language, branch: &[Consequence], place: usize, one: &Consequence) -> Text {
    sentence(language, branch, goes_on(place, one), one)
}

/// The sentence of one consequence. With its place it goes on from the one before;
/// else it names what it follows from.
fn sentence(
    language: &Language,
    branch: &[Consequence],
    going_on: Option<usize>,
    one: &Consequence,
) -> Text {
    let Candidate { cell, digit } = one.claim.candidate;
    match (one.because, going_on) {
        (Because::Assumed, _) => {
            let premise = state::premise(language, CellSet::only(cell), digit, one.claim.is_true);
            said!(language, "forcing-suppose", premise = premise)
        }
        (Because::CellTaken, Some(place)) => {
            said!(
                language,
                "forcing-going-on",
                place = place,
                claim = is(language, one.claim)
            )
        }
        (Because::CellTaken, None) => said!(
            language,
            "forcing-cell-taken",
            because = all_true(language, branch, one),
            digit = digit,
        ),
        (Because::HouseTaken(house), Some(place)) => said!(
            language,
            "forcing-house-taken-going-on",
            place = place,
            cell = cell,
            house = house,
            digit = digit,
        ),
        (Because::HouseTaken(house), None) => said!(
            language,
            "forcing-house-taken",
            because = all_true(language, branch, one),
            cell = cell,
            house = house,
            digit = digit,
        ),
        (Because::Seen, Some(place)) => said!(
            language,
            "forcing-seen-going-on",
            place = place,
            cell = cell,
            digit = digit,
        ),
        (Because::Seen, None) => said!(
            language,
            "forcing-seen",
            because = all_true(language, branch, one),
            cell = cell,
            digit = digit,
        ),
        (Because::LastCandidate, Some(place)) => {
            let had: DigitSet = sources(branch, one)
                .map(|by| by.digit)
                .chain([digit])
                .collect();
            said!(
                language,
                "forcing-last-candidate-going-on",
                place = place,
                cell = cell,
                digits = Text::listed(language, had),
                digit = digit,
            )
        }
        (Because::LastCandidate, None) => {
            let lost: DigitSet = sources(branch, one).map(|by| by.digit).collect();
            said!(
                language,
                "forcing-last-candidate",
                lost = Text::listed(language, lost),
                cell = cell,
                digit = digit,
            )
        }
        (Because::LastPlace(house), Some(place)) => said!(
            language,
            "forcing-last-place-going-on",
            place = place,
            claim = is(language, one.claim),
            house = house,
        ),
        (Because::LastPlace(house), None) => said!(
            language,
            "forcing-last-place",
            digit = digit,
            lost = Text::listed(language, cells_of(branch, one)),
            claim = is(language, one.claim),
            house = house,
        ),
        (
            Because::Locked {
                base, cover: None, ..
            },
            _,
        ) => said!(
            language,
            "forcing-locked-seen",
            digit = digit,
            lost = Text::listed(language, cells_of(branch, one)),
            base = base,
            cell = cell,
        ),
        (
            Because::Locked {
                base,
                cover: Some(cover),
                ..
            },
            _,
        ) => said!(
            language,
            "forcing-locked",
            digit = digit,
            lost = Text::listed(language, cells_of(branch, one)),
            base = base,
            cover = cover,
            cell = cell,
        ),
    }
}

/// What cannot be, if the branches do not say it themselves.
fn conflict_said(language: &Language, conflict: Conflict) -> Option<Text> {
    match conflict {
        Conflict::Opposite(_) => None,
        Conflict::TwoDigits { cell, digits } => Some(said!(
            language,
            "forcing-two-digits",
            cell = cell,
            digits = Text::listed(language, digits),
        )),
        Conflict::Twice {
            digit,
            house: None,
            cells,
        } => Some(said!(
            language,
            "forcing-twice-seen",
            digit = digit,
            cells = Text::listed(language, cells),
        )),
        Conflict::Twice {
            digit,
            house: Some(house),
            cells,
        } => Some(said!(
            language,
            "forcing-twice",
            house = house,
            digit = digit,
            cells = Text::listed(language, cells),
        )),
        Conflict::NoCandidate(cell) => Some(said!(language, "forcing-no-candidate", cell = cell)),
        Conflict::NoPlace { digit, house } => Some(said!(
            language,
            "forcing-no-place",
            house = house,
            digit = digit
        )),
    }
}

fn premise_said(language: &Language, premise: Premise, branches: &[Vec<Consequence>]) -> Text {
    let assumed = || branches.iter().filter_map(|branch| branch.first());
    match premise {
        Premise::Cell(cell) => {
            let digits: DigitSet = assumed().map(|one| one.claim.candidate.digit).collect();
            said!(
                language,
                "forcing-cell",
                cell = cell,
                digits = Text::listed(language, digits)
            )
        }
        Premise::House { digit, house } => {
            let cells: CellSet = assumed().map(|one| one.claim.candidate.cell).collect();
            said!(
                language,
                "forcing-house",
                house = house,
                digit = digit,
                cells = Text::listed(language, cells),
            )
        }
        Premise::Candidate(candidate) => {
            said!(
                language,
                "forcing-candidate",
                claim = is(language, Claim::yes(candidate))
            )
        }
    }
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
            for link in drawn_links(branch, one) {
                if !link.from.is_empty() && !picture.links.contains(&link) {
                    picture.links.push(link);
                }
            }
        }
    }
    picture
}

/// The links from what a consequence follows from: one, or by way of the group that
/// locks the digit two.
fn drawn_links(branch: &[Consequence], one: &Consequence) -> Vec<Link> {
    let sources = one.from.iter().filter_map(|place| branch.get(*place));
    let sources = sources.map(|source| source.claim.candidate).collect();
    let to = vec![one.claim.candidate];
    let Because::Locked { left, .. } = one.because else {
        return vec![Link {
            from: sources,
            to,
            strong: one.claim.is_true,
        }];
    };
    let group: Vec<Candidate> =
        candidates_in(left, DigitSet::only(one.claim.candidate.digit)).collect();
    vec![
        Link {
            from: sources,
            to: group.clone(),
            strong: true,
        },
        Link {
            from: group,
            to,
            strong: false,
        },
    ]
}
