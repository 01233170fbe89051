//! Singles in words and pictures.

use super::picture::{Sight, candidates_in};
use super::place::{concluded, digits_in_houses};
use super::{Argument, Explain, Picture, Text, said};
use sudoku_engine::grid::{Candidate, Digit, DigitSet, House, HouseKinds};
use sudoku_engine::rules::{
    Deduction, Exclusion, FullHousePattern, HiddenSinglePattern, NakedSinglePattern,
};
use sudoku_engine::texts::{Language, house_kind_name, number_name};

impl Explain for NakedSinglePattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let (seen, removed) = (self.seen, self.removed);
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if removed.is_empty() {
                let others = number_name(language, seen.len());
                match self.houses {
                    Some(houses) => said!(
                        language,
                        "naked-single-seen",
                        cell = cell,
                        digit = digit,
                        others = others,
                        houses = Text::listed(language, kinds(language, houses)),
                    ),
                    None => said!(
                        language,
                        "naked-single-seen-apart",
                        cell = cell,
                        digit = digit,
                        others = others,
                    ),
                }
            } else if seen.is_empty() {
                said!(
                    language,
                    "naked-single-ruled-out",
                    cell = cell,
                    digit = digit,
                    removed = Text::listed(language, removed),
                )
            } else if let Some(houses) = self.houses {
                said!(
                    language,
                    "naked-single",
                    cell = cell,
                    digit = digit,
                    houses = Text::alternatives(language, kinds(language, houses)),
                    seen = Text::listed(language, seen),
                    seen_count = seen.len(),
                    removed = Text::listed(language, removed),
                    removed_count = removed.len(),
                )
            } else {
                said!(
                    language,
                    "naked-single-apart",
                    cell = cell,
                    digit = digit,
                    seen = Text::listed(language, seen),
                    removed = Text::listed(language, removed),
                    removed_count = removed.len(),
                )
            }
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence).into()
    }

    fn picture(&self) -> Picture {
        Picture {
            witnesses: self.witnesses,
            ..Picture::default()
        }
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }
}

impl Explain for FullHousePattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            said!(
                language,
                "full-house",
                cell = cell,
                house = self.house,
                digit = digit
            )
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence).into()
    }

    fn picture(&self) -> Picture {
        Picture::default().tinting([self.house])
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }

    fn short(&self, _: &Language, _: &Deduction) -> Text {
        Text::new().then(self.house)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}

/// The names of kinds of houses, in their order.
pub(super) fn kinds(language: &Language, kinds: HouseKinds) -> Vec<String> {
    let names = kinds.iter().map(|kind| house_kind_name(language, kind));
    names.collect()
}

/// The cells that see the digit, and the cells in which they see it:
/// `r7c5 sees the 5 in r6c5, r9c4 the 5 in r3c4`.
pub(super) fn sights(language: &Language, digit: Digit, excluded: &[Exclusion]) -> Text {
    let clauses = excluded.iter().enumerate().map(|(number, one)| {
        let name = if number == 0 {
            "sights-first"
        } else {
            "sights-next"
        };
        said!(
            language,
            name,
            cells = Text::listed(language, one.cells),
            count = one.cells.len(),
            digit = digit,
            witness = one.witness,
        )
    });
    // A comma is not enough to separate long lists.
    if excluded.iter().all(|one| one.cells.len() <= 2) {
        Text::enumerated(language, clauses)
    } else {
        Text::clauses(language, clauses)
    }
}

impl Explain for HiddenSinglePattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let house = self.house;
        let ruled_out = self.ruled_out;
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if self.others.is_empty() {
                said!(
                    language,
                    "full-house",
                    cell = cell,
                    house = house,
                    digit = digit
                )
            } else if self.excluded.is_empty() {
                said!(
                    language,
                    "hidden-single-ruled-out",
                    house = house,
                    digit = digit,
                    cell = cell,
                    ruled_out = Text::listed(language, ruled_out),
                )
            } else if ruled_out.is_empty() {
                said!(
                    language,
                    "hidden-single-seen",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seen = sights(language, digit, &self.excluded),
                )
            } else {
                said!(
                    language,
                    "hidden-single",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seen = sights(language, digit, &self.excluded),
                    ruled_out = Text::listed(language, ruled_out),
                )
            }
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence).into()
    }

    fn picture(&self) -> Picture {
        Picture {
            witnesses: self.witnesses(),
            ..Picture::default()
        }
        .tinting([self.house])
    }

    /// The placed digits that exclude the other cells of the house.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let Some(digit) = deduction.placements.first().map(|it| it.digit) else {
            return Vec::new();
        };
        let excluded = self.excluded.iter().map(|one| Sight {
            from: vec![Candidate::new(one.witness, digit)],
            to: candidates_in(one.cells, DigitSet::only(digit)).collect(),
        });
        excluded.collect()
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        concluded(language, deduction)
    }

    fn short(&self, language: &Language, deduction: &Deduction) -> Text {
        let placed = deduction.placements.iter();
        let digits = placed.map(|candidate| candidate.digit).collect();
        digits_in_houses(language, digits, [self.house])
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}
