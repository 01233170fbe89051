//! Almost locked sets in words and pictures.

use super::almost_locked_lines as lines;
use super::cages::shown as shown_sum;
use super::picture::{CellPart, Link, Sight, candidates_in, excluding};
use super::place::{digits_in, with_digits};
use super::{Argument, Explain, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::almost_locked_sets::{
    AlmostLockedSet, AlmostLockedSetsPattern, SectorSet,
};

impl Explain for AlmostLockedSetsPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        match self {
            Self::Chain {
                sets,
                restricted_commons,
                digits,
            } => lines::chain(sets, restricted_commons, *digits, deduction),
            Self::DoublyLinked {
                sets,
                restricted_commons,
            } => lines::doubly_linked(sets, *restricted_commons, deduction),
            Self::DeathBlossom {
                stem,
                petals,
                digits,
            } => lines::death_blossom(*stem, petals, *digits, deduction),
            Self::SueDeCoq {
                block,
                line,
                intersection,
                in_line,
                in_block,
            } => lines::sue_de_coq([*line, *block], intersection, in_line, in_block, deduction),
        }
    }

    fn picture(&self) -> Picture {
        match self {
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
                let mut picture = colored(
                    (0..sets.len()).map(|letter| {
                        let number = lines::lettered(sets.len(), letter);
                        (&sets[number], linking(number))
                    }),
                    &every_z(sets.first().into_iter().chain(sets.last()), *digits),
                );
                picture.links = chain_links(sets, restricted_commons, *digits);
                let joining = picture.links.iter().enumerate();
                let joining = joining.filter(|(_, link)| !link.strong);
                let letters = joining.enumerate().filter_map(|(place, (number, _))| {
                    Some((number, lines::letter_of_common(sets.len(), place)?))
                });
                picture.link_letters = letters.collect();
                picture
            }
            AlmostLockedSetsPattern::DoublyLinked {
                sets,
                restricted_commons,
            } => {
                let mut picture = colored(sets.iter().map(|set| (set, *restricted_commons)), &[]);
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
                let sets = petals.iter().map(|(linking, set)| (set, *linking));
                let all = petals.iter().map(|(_, set)| set);
                let mut picture = colored(sets, &every_z(all, *digits))
                    .with(
                        Role::Base,
                        candidates_in(CellSet::only(*stem), stem_digits(petals)),
                    )
                    .framing(CellSet::only(*stem), CellPart::Stem);
                for (linking, set) in petals {
                    for digit in *linking {
                        picture.links.push(Link {
                            from: vec![Candidate::new(*stem, digit)],
                            to: set.candidates_of(digit).collect(),
                            strong: false,
                        });
                        let held = digits.iter().map(|z| link(set, digit, set, z, true));
                        picture.links.extend(held);
                    }
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

    /// Every Z; for two doubly linked sets, the digits that each of them holds.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let from = match self {
            Self::Chain { sets, digits, .. } => {
                every_z(sets.first().into_iter().chain(sets.last()), *digits)
            }
            Self::DeathBlossom { petals, digits, .. } => {
                every_z(petals.iter().map(|(_, set)| set), *digits)
            }
            Self::DoublyLinked { sets, .. } => {
                let digits = deduction.eliminations.iter().map(|removed| removed.digit);
                every_z(sets.iter(), digits.collect())
            }
            Self::SueDeCoq { .. } => Vec::new(),
        };
        excluding(deduction, from)
    }

    fn place(&self, _: &Deduction) -> Text {
        let named = |set: &AlmostLockedSet| digits_in(set.digits, set.cells);
        match self {
            Self::Chain { sets, .. } => Text::clauses(sets.iter().map(named)),
            Self::DoublyLinked { sets, .. } => Text::clauses(sets.iter().map(named)),
            Self::DeathBlossom { stem, petals, .. } => said!(
                "place-stem",
                stem = *stem,
                petals = Text::clauses(petals.iter().map(|(_, set)| named(set))),
            ),
            Self::SueDeCoq { block, line, .. } => Text::listed([*line, *block]),
        }
    }

    fn short(&self, _: &Deduction) -> Text {
        let named = |(number, set): (usize, &AlmostLockedSet)| {
            said!(
                "short-set",
                name = lines::letter(number),
                set = with_digits(set.cells, set.digits),
            )
        };
        let all = |sets: &[AlmostLockedSet]| Text::enumerated(sets.iter().enumerate().map(named));
        match self {
            Self::Chain {
                sets,
                restricted_commons,
                digits,
            } if sets.len() == 3 => said!(
                "short-sets-of-wing",
                sets = Text::enumerated(lines::in_letters(sets).enumerate().map(named)),
                x = Text::listed(restricted_commons.first().copied()),
                y = Text::listed(restricted_commons.last().copied()),
                digits = Text::listed(*digits),
            ),
            Self::Chain {
                sets,
                restricted_commons,
                digits,
            } => said!(
                "short-sets",
                sets = all(sets),
                linking = Text::listed(restricted_commons.iter().copied()),
                digits = Text::listed(*digits),
            ),
            Self::DoublyLinked {
                sets,
                restricted_commons,
            } => said!(
                "short-doubly-linked",
                sets = all(sets),
                linking = Text::listed(*restricted_commons),
            ),
            Self::DeathBlossom {
                stem,
                petals,
                digits,
            } => {
                let sets = petals.iter().map(|(_, set)| set).enumerate().map(named);
                said!(
                    "short-stem",
                    stem = with_digits(CellSet::only(*stem), stem_digits(petals)),
                    petals = Text::enumerated(sets),
                    digits = Text::listed(*digits),
                )
            }
            Self::SueDeCoq {
                intersection,
                in_line,
                in_block,
                ..
            } => {
                let part = |part: &SectorSet| with_digits(part.cells, part.digits);
                said!(
                    "short-sue-de-coq",
                    crossing = part(intersection),
                    sets = Text::listed_texts([part(in_line), part(in_block)]),
                )
            }
        }
    }
}

/// The candidates of the stem of a Death Blossom.
fn stem_digits(petals: &[(DigitSet, AlmostLockedSet)]) -> DigitSet {
    let linking = petals.iter().map(|(linking, _)| *linking);
    linking.fold(DigitSet::EMPTY, |all, linking| all | linking)
}

/// The sets by number, each with its linking digits, and every Z. A candidate of two sets is shown
/// as a restricted common if it is one in either set, otherwise as part of the first set.
fn colored<'a>(
    sets: impl Iterator<Item = (&'a AlmostLockedSet, DigitSet)> + Clone,
    every_z: &[Candidate],
) -> Picture {
    let mut picture = Picture {
        lettered: true,
        ..Picture::default()
    }
    .outlining(sets.clone().map(|(set, _)| set.cells));
    for cage in sets.clone().filter_map(|(set, _)| set.by_combinations()) {
        let known = shown_sum(&cage.known);
        picture.sums.extend(known.sums);
        picture.witnesses |= known.witnesses;
    }
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
    for candidate in every_z {
        mark(*candidate, Role::Z);
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

/// The candidates of digits in sets: one of these sets holds each of the digits.
fn every_z<'a>(
    sets: impl Iterator<Item = &'a AlmostLockedSet>,
    digits: DigitSet,
) -> Vec<Candidate> {
    let of_set = |set: &'a AlmostLockedSet| {
        let digits = digits.into_iter();
        digits.flat_map(|digit| set.candidates_of(digit))
    };
    sets.flat_map(of_set).collect()
}

/// The links from each digit of the first set, if it is absent there, to the same digit in the last
/// set.
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

/// A link between digits of one set or of two sets.
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
