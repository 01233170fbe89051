//! Singles in words and pictures.

use super::picture::{Sight, candidates_in};
use super::place::{concluded, digits_in_houses};
use super::{Argument, Explain, Picture, Text, said};
use sudoku_engine::grid::{Candidate, Digit, DigitSet, House, HouseKinds};
use sudoku_engine::rules::{
    Deduction, Exclusion, FullHousePattern, HiddenSinglePattern, NakedSinglePattern,
};
use sudoku_engine::texts::{house_kind_name, number_name};

impl Explain for NakedSinglePattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let (seen, removed) = (self.seen, self.removed);
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if removed.is_empty() {
                let others = number_name(seen.len());
                match self.houses {
                    Some(houses) => said!(
                        "naked-single-seen",
                        cell = cell,
                        digit = digit,
                        others = others,
                        houses = Text::listed_texts(kinds(houses)),
                    ),
                    None => said!(
                        "naked-single-seen-apart",
                        cell = cell,
                        digit = digit,
                        others = others,
                    ),
                }
            } else if seen.is_empty() {
                said!(
                    "naked-single-ruled-out",
                    cell = cell,
                    digit = digit,
                    removed = Text::listed(removed),
                )
            } else if let Some(houses) = self.houses {
                said!(
                    "naked-single",
                    cell = cell,
                    digit = digit,
                    houses = Text::alternative_texts(kinds(houses)),
                    seen = Text::listed(seen),
                    seen_count = seen.len(),
                    removed = Text::listed(removed),
                    removed_count = removed.len(),
                )
            } else {
                said!(
                    "naked-single-apart",
                    cell = cell,
                    digit = digit,
                    seen = Text::listed(seen),
                    removed = Text::listed(removed),
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

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }
}

impl Explain for FullHousePattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            said!("full-house", cell = cell, house = self.house, digit = digit)
        };
        let sentences = deduction.placements.iter().map(said_of);
        sentences.fold(Text::new(), Text::sentence).into()
    }

    fn picture(&self) -> Picture {
        Picture::default().tinting([self.house])
    }

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn short(&self, _: &Deduction) -> Text {
        Text::new().then(self.house)
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}

/// The names of kinds of houses, in their order.
pub(super) fn kinds(kinds: HouseKinds) -> impl Iterator<Item = Text> {
    kinds.iter().map(house_kind_name)
}

/// The cells that see the digit, and the cells in which they see it:
/// `r7c5 sees the 5 in r6c5, r9c4 the 5 in r3c4`.
pub(super) fn sights(digit: Digit, excluded: &[Exclusion]) -> Text {
    let clauses = excluded.iter().enumerate().map(|(number, one)| {
        let name = if number == 0 {
            "sights-first"
        } else {
            "sights-next"
        };
        said!(
            name,
            cells = Text::listed(one.cells),
            count = one.cells.len(),
            digit = digit,
            witness = one.witness,
        )
    });
    // A comma is not enough to separate long lists.
    if excluded.iter().all(|one| one.cells.len() <= 2) {
        Text::enumerated(clauses)
    } else {
        Text::clauses(clauses)
    }
}

impl Explain for HiddenSinglePattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let house = self.house;
        let ruled_out = self.ruled_out;
        let said_of = |&Candidate { cell, digit }: &Candidate| {
            if self.others.is_empty() {
                said!("full-house", cell = cell, house = house, digit = digit)
            } else if self.excluded.is_empty() {
                said!(
                    "hidden-single-ruled-out",
                    house = house,
                    digit = digit,
                    cell = cell,
                    ruled_out = Text::listed(ruled_out),
                )
            } else if ruled_out.is_empty() {
                said!(
                    "hidden-single-seen",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seen = sights(digit, &self.excluded),
                )
            } else {
                said!(
                    "hidden-single",
                    house = house,
                    digit = digit,
                    cell = cell,
                    seen = sights(digit, &self.excluded),
                    ruled_out = Text::listed(ruled_out),
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

    fn place(&self, deduction: &Deduction) -> Text {
        concluded(deduction)
    }

    fn short(&self, deduction: &Deduction) -> Text {
        let placed = deduction.placements.iter();
        let digits = placed.map(|candidate| candidate.digit).collect();
        digits_in_houses(digits, [self.house])
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house])
    }
}
