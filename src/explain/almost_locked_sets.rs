//! What almost locked sets say and show.

use super::acts::removing;
use super::picture::{Link, candidates_in};
use super::place::digits_in;
use super::{Argument, Explain, Picture, Role, Text, said};
use crate::grid::{Candidate, CellSet, Digit, DigitSet, House};
use crate::rules::Deduction;
use crate::rules::almost_locked_sets::{AlmostLockedSet, AlmostLockedSetsPattern, SectorSet};
use crate::texts::Language;

impl Explain for AlmostLockedSetsPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let removing = removing(language, &deduction.eliminations);
        match self {
            AlmostLockedSetsPattern::Chain {
                sets,
                restricted_commons,
                digits,
            } => introduction(language, sets).sentence(chain(
                language,
                restricted_commons,
                *digits,
                removing,
            )),
            AlmostLockedSetsPattern::DoublyLinked {
                sets,
                restricted_commons,
            } => introduction(language, sets).sentence(said!(
                language,
                "als-doubly-linked",
                digits = Text::listed(language, *restricted_commons),
                first = Text::listed(language, restricted_commons.iter().take(1)),
                second = Text::listed(language, restricted_commons.iter().skip(1)),
                either = Text::alternatives(language, *restricted_commons),
                removing = removing,
            )),
            AlmostLockedSetsPattern::DeathBlossom {
                stem,
                petals,
                digits,
            } => introduction(language, petals.iter().map(|(_, set)| set)).sentence(said!(
                language,
                "death-blossom",
                stem = *stem,
                stem_digits = Text::alternatives(language, stem_digits(petals)),
                most = petals
                    .iter()
                    .map(|(linking, _)| linking.len())
                    .max()
                    .unwrap_or(0),
                linking = Text::clauses(
                    language,
                    petals
                        .iter()
                        .map(|(linking, _)| Text::listed(language, *linking))
                ),
                digits = Text::listed(language, *digits),
                count = digits.len(),
                removing = removing,
            )),
            AlmostLockedSetsPattern::SueDeCoq {
                block,
                line,
                intersection,
                in_line,
                in_block,
            } => sue_de_coq(
                language,
                *block,
                *line,
                intersection,
                in_line,
                in_block,
                removing,
            ),
        }
        .into()
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
                let mut picture = coloured(petals.iter().map(|(linking, set)| (set, *linking)))
                    .with(
                        Role::Pivot,
                        candidates_in(CellSet::only(*stem), stem_digits(petals)),
                    );
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

    fn place(&self, language: &Language, _: &Deduction) -> Text {
        let named = |set: &AlmostLockedSet| digits_in(language, set.digits, set.cells);
        match self {
            Self::Chain { sets, .. } => Text::clauses(language, sets.iter().map(named)),
            Self::DoublyLinked { sets, .. } => Text::clauses(language, sets.iter().map(named)),
            Self::DeathBlossom { stem, petals, .. } => said!(
                language,
                "place-stem",
                stem = *stem,
                petals = Text::clauses(language, petals.iter().map(|(_, set)| named(set))),
            ),
            Self::SueDeCoq { block, line, .. } => Text::listed(language, [*line, *block]),
        }
    }
}

/// `Each of these sets has one digit more than cells: r1c1 with 1 and 2; r2c2
/// and r2c3 in row 2 with 1, 4 and 7.`
fn introduction<'a>(
    language: &Language,
    sets: impl IntoIterator<Item = &'a AlmostLockedSet>,
) -> Text {
    let sets = Text::clauses(language, sets.into_iter().map(|it| named(language, it)));
    said!(language, "als-introduction", sets = sets)
}

/// `r2c2 and r2c3 in row 2 with 1, 4 and 7`
fn named(language: &Language, set: &AlmostLockedSet) -> Text {
    if set.cells.len() > 1 {
        said!(
            language,
            "als-of-cells",
            cells = Text::listed(language, set.cells),
            house = set.house,
            digits = Text::listed(language, set.digits),
        )
    } else {
        said!(
            language,
            "als-of-one-cell",
            cell = Text::listed(language, set.cells),
            digits = Text::listed(language, set.digits),
        )
    }
}

/// The XZ-Rule, the XY-Wing and the chain.
fn chain(
    language: &Language,
    restricted_commons: &[Digit],
    digits: DigitSet,
    removing: Text,
) -> Text {
    let linked = match restricted_commons {
        [digit] => said!(language, "als-linked", digit = *digit),
        all => said!(
            language,
            "als-all-linked",
            digits = Text::listed(language, all.iter().copied())
        ),
    };
    let last = restricted_commons.len();
    let said_of = |chain: Text, (number, digit): (usize, &Digit)| {
        let set = ordinal(number + 1, last);
        if number == 0 {
            said!(language, "als-chain-begun", digit = *digit, set = set)
        } else {
            said!(
                language,
                "als-chain-going-on",
                chain = chain,
                digit = *digit,
                set = set
            )
        }
    };
    let numbered = restricted_commons.iter().enumerate();
    linked.sentence(said!(
        language,
        "als-chain",
        lacked = Text::alternatives(language, digits),
        chain = numbered.fold(Text::new(), said_of),
        digits = Text::listed(language, digits),
        count = digits.len(),
        removing = removing,
    ))
}

/// Which set it is, by its place after the first: a selector of the messages.
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

fn sue_de_coq(
    language: &Language,
    block: House,
    line: House,
    intersection: &SectorSet,
    in_line: &SectorSet,
    in_block: &SectorSet,
    removing: Text,
) -> Text {
    let cells = intersection.cells | in_line.cells | in_block.cells;
    let twice = in_line.digits & in_block.digits;
    let digits = intersection.digits | in_line.digits | in_block.digits;
    let in_line_only = (intersection.digits - in_block.digits) | in_line.digits;
    let in_block_only = (intersection.digits - in_line.digits) | in_block.digits;
    let text = said!(
        language,
        "sue-de-coq",
        line = line,
        block = block,
        cells = Text::listed(language, intersection.cells),
        digits = Text::listed(language, intersection.digits),
        line_cells = Text::listed(language, in_line.cells),
        line_count = in_line.cells.len(),
        line_digits = Text::listed(language, in_line.digits),
        block_cells = Text::listed(language, in_block.cells),
        block_count = in_block.cells.len(),
        block_digits = Text::listed(language, in_block.digits),
    );
    text.sentence(if twice.is_empty() {
        said!(
            language,
            "sue-de-coq-each-once",
            cell_count = cells.len(),
            digit_count = digits.len(),
            in_line = Text::listed(language, in_line_only),
            line = line,
            in_block = Text::listed(language, in_block_only),
            block = block,
            removing = removing,
        )
    } else {
        said!(
            language,
            "sue-de-coq-some-twice",
            cell_count = cells.len(),
            twice = Text::listed(language, twice),
            in_line = Text::listed(language, in_line_only),
            line = line,
            in_block = Text::listed(language, in_block_only),
            block = block,
            removing = removing,
        )
    })
}

/// The candidates of the stem of a Death Blossom.
fn stem_digits(petals: &[(DigitSet, AlmostLockedSet)]) -> DigitSet {
    let linking = petals.iter().map(|(linking, _)| *linking);
    linking.fold(DigitSet::EMPTY, |all, linking| all | linking)
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
