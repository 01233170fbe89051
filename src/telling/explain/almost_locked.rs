//! Almost locked candidates in words and pictures.

use super::acts::removing;
use super::place::{digits_in, with_digits};
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, DigitSet, House};
use sudoku_engine::rules::{AlmostLockedPattern, Deduction};
use sudoku_engine::texts::number_name;

impl Explain for AlmostLockedPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let digits = || Text::listed(self.digits);
        let mut argument = Argument {
            idea: said!(
                "almost-locked-idea",
                house = self.house,
                other = self.other,
                digits = digits(),
            ),
            ..Argument::default()
        };
        argument.push(
            said!(
                "almost-locked-set",
                house = self.house,
                cells = Text::listed(self.set),
                count = self.set.len(),
                digits = digits(),
            )
            .into(),
        );
        argument.push(
            said!(
                "almost-locked-hidden",
                other = self.other,
                digits = digits(),
                hidden = Text::listed(self.hidden),
                count = self.hidden.len(),
                number = number_name(self.hidden.len()),
                crossing = Text::alternatives(self.crossing),
            )
            .into(),
        );
        let one = argument.push(Line {
            text: said!(
                "almost-locked-one",
                house = self.house,
                cells = Text::listed(self.set),
                digits = digits(),
                crossing = Text::alternatives(self.crossing),
            ),
            from: vec![0, 1],
            house: Some(self.house),
            ..Line::default()
        });
        let is_hidden = |it: &Candidate| self.hidden.contains(it.cell);
        let (by_hidden, by_set): (Vec<Candidate>, Vec<Candidate>) =
            deduction.eliminations.iter().partition(|it| is_hidden(it));
        if !by_set.is_empty() {
            argument.push(Line {
                text: said!(
                    "almost-locked-rest",
                    house = self.house,
                    digits = digits(),
                    cells = Text::listed(self.set | self.crossing),
                    removing = removing(&by_set),
                ),
                from: vec![0, one],
                house: Some(self.house),
                ..Line::default()
            });
        }
        if !by_hidden.is_empty() {
            argument.push(Line {
                text: said!(
                    "almost-locked-others",
                    other = self.other,
                    digits = digits(),
                    hidden = Text::listed(self.hidden),
                    count = self.hidden.len(),
                    removing = removing(&by_hidden),
                ),
                from: vec![1, one],
                house: Some(self.other),
                ..Line::default()
            });
        }
        argument
    }

    fn picture(&self) -> Picture {
        let [set, hidden, crossing] = &self.candidates;
        Picture::default()
            .with(Role::Base, crossing.iter().copied())
            .with(Role::Set(0), set.iter().copied())
            .with(Role::Set(1), hidden.iter().copied())
            .outlining([self.set, self.hidden])
            .tinting([self.house, self.other])
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.digits
    }

    fn place(&self, _: &Deduction) -> Text {
        digits_in(self.digits, self.set | self.hidden)
    }

    fn short(&self, _: &Deduction) -> Text {
        said!(
            "short-almost-locked",
            set = with_digits(self.set, self.digits),
            hidden = Text::listed(self.hidden),
            crossing = Text::listed(self.crossing),
        )
    }

    fn look(&self) -> Option<Vec<House>> {
        Some(vec![self.house, self.other])
    }
}
