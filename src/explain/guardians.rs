//! What guardians say and show.

use super::acts::{conclusion, removing};
use super::forcing::{drawn, in_every_case, tell_to};
use super::picture::{CellPart, Sight, excluding};
use super::place::digits_in;
use super::{Argument, Explain, Line, Link, Picture, Role, Text, said};
use crate::grid::{Candidate, Cell, CellSet, DigitSet, House};
use crate::rules::Deduction;
use crate::rules::forcing::Consequence;
use crate::rules::guardians::{GuardiansPattern, Outcome, Shape};
use crate::rules::large_patterns::is_opposite;
use crate::texts::{Language, number_name};

impl Explain for GuardiansPattern {
    fn argument(&self, language: &Language, deduction: &Deduction) -> Argument {
        let cells = Text::listed(language, self.cells.iter().copied());
        let digits = Text::listed(language, self.digits);
        let guardians = || Text::listed(language, self.guardians.iter().copied());
        let shape = match self.shape {
            Shape::UniqueLoop => {
                said!(language, "guardians-loop", cells = cells, digits = digits)
            }
            Shape::ExtendedRectangle => said!(
                language,
                "guardians-rectangle",
                cells = cells,
                digits = digits
            ),
            Shape::BrokenWing => said!(
                language,
                "guardians-broken-wing",
                cells = cells,
                number = number_name(language, self.cells.len()),
                houses = Text::listed_houses(language, in_order(&self.houses)),
                digit = digits,
            ),
            Shape::Oddagon => said!(
                language,
                "guardians-oddagon",
                cells = cells,
                number = number_name(language, self.cells.len()),
                digits = digits,
            ),
            Shape::Tridagon => {
                let opposite = self.opposite();
                said!(
                    language,
                    "guardians-tridagon",
                    cells = cells,
                    boxes = Text::listed_houses(language, self.houses.iter().copied()),
                    digits = digits,
                    count = opposite.len(),
                    opposite = Text::listed_houses(language, opposite),
                )
            }
            Shape::Grave => said!(language, "guardians-grave", guardians = guardians()),
        };
        let lost = removing(language, &deduction.eliminations);
        let outcome = match &self.outcome {
            Outcome::Placed => said!(
                language,
                "guardians-placed",
                guardians = guardians(),
                placed = conclusion(language, deduction),
            ),
            Outcome::OneCell(cell) => said!(
                language,
                "guardians-one-cell",
                cell = *cell,
                digits = Text::alternatives(language, self.guardian_digits()),
                removing = lost,
            ),
            Outcome::AllSee => said!(
                language,
                "guardians-all-see",
                guardians = guardians(),
                removing = lost,
            ),
            Outcome::Subset {
                digits,
                cells,
                houses,
                ..
            } => said!(
                language,
                "guardians-subset",
                guardians = guardians(),
                guarded = Text::alternatives(language, self.guarded()),
                guardian_digits = Text::alternatives(language, self.guardian_digits()),
                cells = Text::listed(language, *cells),
                digits = Text::alternatives(language, *digits),
                digit_count = digits.len(),
                houses = Text::listed_houses(language, houses.iter().copied()),
                removing = lost,
            ),
            Outcome::Locked { digit, houses } => said!(
                language,
                "guardians-locked",
                guardians = guardians(),
                guarded = Text::listed(language, self.guarded()),
                digit = *digit,
                houses = Text::listed_houses(language, houses.iter().copied()),
                removing = lost,
            ),
            Outcome::Forced { branches } => {
                return self.followed(language, deduction, shape, branches);
            }
        };
        shape.sentence(outcome).into()
    }

    fn picture(&self) -> Picture {
        let picture = Picture {
            links: self.links(),
            ..Picture::default()
                .with(Role::Base, self.base.iter().copied())
                .with(Role::Guardian, self.guardians.iter().copied())
        };
        let cells = self.cells.iter().copied().collect();
        let picture = match self.shape {
            Shape::BrokenWing => picture.tinting(self.houses.iter().copied()),
            Shape::UniqueLoop | Shape::Oddagon => picture.framing(cells, CellPart::Pattern),
            Shape::Tridagon => picture
                .framing(cells, CellPart::Pattern)
                .tinting(self.houses.iter().copied()),
            Shape::ExtendedRectangle => picture.framing(cells, CellPart::Rectangle),
            Shape::Grave => picture,
        };
        match &self.outcome {
            Outcome::Placed | Outcome::OneCell(_) | Outcome::AllSee => picture,
            Outcome::Subset {
                cells,
                candidates,
                houses,
                ..
            } => picture
                .with(Role::Set(0), candidates.iter().copied())
                .outlining([*cells])
                .tinting(houses.iter().copied()),
            Outcome::Locked { houses, .. } => picture.tinting(houses.iter().copied()),
            Outcome::Forced { branches } => picture.join(drawn(branches)),
        }
    }

    /// The guardians, if what is removed sees them all.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        match self.outcome {
            Outcome::AllSee => excluding(deduction, self.guardians.iter().copied()),
            Outcome::Placed
            | Outcome::OneCell(_)
            | Outcome::Subset { .. }
            | Outcome::Locked { .. }
            | Outcome::Forced { .. } => Vec::new(),
        }
    }

    fn digits(&self, deduction: &Deduction) -> DigitSet {
        if self.digits.is_empty() {
            let gone = deduction.eliminations.iter().map(|it| it.digit);
            return gone.collect::<DigitSet>() | self.guardian_digits();
        }
        self.digits
    }

    fn place(&self, language: &Language, deduction: &Deduction) -> Text {
        let cells: CellSet = self.cells.iter().copied().collect();
        digits_in(language, self.digits(deduction), cells)
    }

    fn short(&self, language: &Language, deduction: &Deduction) -> Text {
        said!(
            language,
            "short-guardians",
            place = self.place(language, deduction),
            count = self.guardians.len(),
            guardians = Text::listed(language, self.guardians.iter().copied()),
        )
    }
}

impl GuardiansPattern {
    /// Why one of the guardians is true, what each of them leads to, and what goes.
    fn followed(
        &self,
        language: &Language,
        deduction: &Deduction,
        shape: Text,
        branches: &[Vec<Consequence>],
    ) -> Argument {
        let guardians = || Text::listed(language, self.guardians.iter().copied());
        let mut argument = Argument {
            idea: said!(language, "guardians-idea-forced", guardians = guardians()),
            ..Argument::default()
        };
        let shape = argument.push(shape.into());
        let cases = argument.push(Line {
            text: said!(language, "guardians-forced", guardians = guardians()),
            from: vec![shape],
            ..Line::default()
        });
        let ends = tell_to(language, &mut argument, branches, deduction);
        in_every_case(language, &mut argument, deduction, vec![cases], &ends);
        argument
    }

    /// The boxes of a tridagon whose cells run the other way.
    fn opposite(&self) -> Vec<House> {
        let cells: CellSet = self.cells.iter().copied().collect();
        let mut boxes = self.houses.clone();
        boxes.retain(|house| is_opposite(cells & house.cells()));
        boxes
    }

    /// Along a loop, from cell to cell.
    fn links(&self) -> Vec<Link> {
        let is_loop = matches!(
            self.shape,
            Shape::UniqueLoop | Shape::BrokenWing | Shape::Oddagon
        );
        if !is_loop {
            return Vec::new();
        }
        let Some(digit) = self.digits.first() else {
            return Vec::new();
        };
        // Of each cell a candidate that is there.
        let of = |cell: Cell| {
            let mut there = self.base.iter().chain(&self.guardians);
            let there = there.find(|it| it.cell == cell).copied();
            there.unwrap_or(Candidate::new(cell, digit))
        };
        let next = self.cells.iter().cycle().skip(1);
        let pairs = self.cells.iter().zip(next);
        pairs
            .map(|(from, to)| Link {
                from: vec![of(*from)],
                to: vec![of(*to)],
                strong: false,
            })
            .collect()
    }
}

/// The houses along a loop, by kinds and numbers.
fn in_order(houses: &[House]) -> Vec<House> {
    let mut houses = houses.to_vec();
    houses.sort_unstable_by_key(|house| house.index());
    houses
}
