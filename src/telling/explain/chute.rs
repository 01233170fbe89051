//! The Chute Remote Pair in words and pictures.

use super::acts::removing;
use super::picture::{CellPart, Sight, excluding};
use super::place::digits_in;
use super::{Argument, Explain, Line, Link, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, Digit, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::wings::ChutePattern;

impl Explain for ChutePattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let mut argument = Argument {
            idea: said!(
                "chute-pincers",
                pincers = Text::listed(pincers(self)),
                digits = Text::listed(self.digits),
            ),
            ..Argument::default()
        };
        for one in &self.arguments {
            let goes = |it: &&Candidate| it.digit == one.eliminated;
            let gone = deduction.eliminations.iter().filter(goes).copied();
            let gone: Vec<Candidate> = gone.collect();
            let places = |side: usize| Text::listed(one.places[side]);
            argument.push(Line {
                text: said!(
                    "chute-argument",
                    block = self.block,
                    digit = one.joined_by,
                    first = self.pincers[0],
                    seen = places(0),
                    second = self.pincers[1],
                    others = places(1),
                    eliminated = one.eliminated,
                    removing = removing(&gone),
                ),
                house: Some(self.block),
                ..Line::default()
            });
        }
        argument
    }

    fn picture(&self) -> Picture {
        let of = |cells: CellSet, digit: Digit| {
            let cells = cells.into_iter();
            cells.map(move |cell| Candidate::new(cell, digit))
        };
        let gone: DigitSet = self.arguments.iter().map(|one| one.eliminated).collect();
        let mut picture = Picture::default();
        for digit in gone {
            picture = picture.with(Role::Z, of(pincers(self), digit));
        }
        for one in &self.arguments {
            if !gone.contains(one.joined_by) {
                picture = picture.with(Role::X, of(pincers(self), one.joined_by));
            }
            let places = one.places[0] | one.places[1];
            picture = picture.with(Role::X, of(places, one.joined_by));
        }
        picture = picture
            .framing(pincers(self), CellPart::Pincer)
            .tinting([self.block]);
        for one in &self.arguments {
            let at = |cells: CellSet, digit| of(cells, digit).collect::<Vec<_>>();
            let [first, second] = self.pincers.map(CellSet::only);
            let along = [
                at(first, one.eliminated),
                at(first, one.joined_by),
                at(one.places[0], one.joined_by),
                at(one.places[1], one.joined_by),
                at(second, one.joined_by),
                at(second, one.eliminated),
            ];
            let links = along.windows(2).enumerate().map(|(number, pair)| Link {
                from: pair[0].clone(),
                to: pair[1].clone(),
                strong: number % 2 == 0,
            });
            picture.links.extend(links);
        }
        picture
    }

    /// Every Z.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let marked = self.picture().candidates.into_iter();
        let of_z = marked.filter(|(_, role)| *role == Role::Z);
        excluding(deduction, of_z.map(|(candidate, _)| candidate))
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.digits
    }

    fn place(&self, _: &Deduction) -> Text {
        said!(
            "place-linked",
            digits = Text::listed(self.digits),
            cells = Text::listed(pincers(self)),
            house = self.block,
        )
    }

    fn short(&self, _: &Deduction) -> Text {
        let gone: DigitSet = self.arguments.iter().map(|one| one.eliminated).collect();
        said!(
            "short-chute",
            pincers = digits_in(self.digits, pincers(self)),
            block = self.block,
            digits = Text::listed(gone),
        )
    }
}

/// The pincers.
fn pincers(chute: &ChutePattern) -> CellSet {
    chute.pincers.into_iter().collect()
}
