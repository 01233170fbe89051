//! Disjoint subsets in words and pictures.

use super::acts::removing;
use super::picture::{Sight, excluding};
use super::place::{digits_in, with_digits};
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, DigitSet, House};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::disjoint::DisjointPattern;
use sudoku_engine::texts::number_name;

impl Explain for DisjointPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let cells = || Text::listed(self.cells);
        let number = number_name(self.cells.len());
        let idea = match self.z {
            Some(z) => said!(
                "disjoint-idea-z",
                cells = cells(),
                places = Text::listed(self.places(z)),
                z = z,
            ),
            None => said!("disjoint-idea", cells = cells()),
        };
        let mut argument = Argument {
            idea,
            ..Argument::default()
        };
        argument.push(counted(self).into());
        let restricted = self.z.map_or(self.digits, |z| self.digits.without(z));
        argument.push(said!("disjoint-once", digits = Text::listed(restricted),).into());
        if let Some(z) = self.z {
            argument.push(Line {
                text: said!(
                    "disjoint-z",
                    z = z,
                    number = number,
                    fewer = number_name(restricted.len()),
                    places = Text::listed(self.places(z)),
                    removing = removing(&deduction.eliminations),
                ),
                from: vec![0, 1],
                ..Line::default()
            });
            return argument;
        }
        argument.push(Line {
            text: said!(
                "disjoint-all",
                number = number,
                digits = Text::listed(self.digits),
            ),
            from: vec![0, 1],
            ..Line::default()
        });
        for digit in self.digits {
            let of_digit = |it: &&Candidate| it.digit == digit;
            let gone = deduction.eliminations.iter().filter(of_digit).copied();
            let gone: Vec<Candidate> = gone.collect();
            if gone.is_empty() {
                continue;
            }
            argument.push(Line {
                text: said!(
                    "disjoint-end",
                    digit = digit,
                    places = Text::listed(self.places(digit)),
                    removing = removing(&gone),
                ),
                from: vec![2],
                ..Line::default()
            });
        }
        argument
    }

    fn picture(&self) -> Picture {
        let is_z = |it: &&Candidate| self.z == Some(it.digit);
        let of_z = self.candidates.iter().filter(is_z).copied();
        let others = self.candidates.iter().filter(|it| !is_z(it)).copied();
        Picture::default()
            .with(Role::Base, others)
            .with(Role::Z, of_z)
            .outlining([self.cells])
            .tinting(self.houses.iter().copied())
    }

    /// Every Z, or all places of each removed digit.
    fn sights(&self, deduction: &Deduction) -> Vec<Sight> {
        let gone: DigitSet = deduction.eliminations.iter().map(|it| it.digit).collect();
        let from = self.candidates.iter().filter(|it| gone.contains(it.digit));
        excluding(deduction, from.copied())
    }

    fn digits(&self, _: &Deduction) -> DigitSet {
        self.digits
    }

    fn place(&self, _: &Deduction) -> Text {
        digits_in(self.digits, self.cells)
    }

    fn short(&self, _: &Deduction) -> Text {
        let set = with_digits(self.cells, self.digits);
        match self.z {
            Some(z) => said!("short-disjoint-z", set = set, z = z),
            None => set,
        }
    }

    fn look(&self) -> Option<Vec<House>> {
        (!self.houses.is_empty()).then(|| self.houses.clone())
    }
}

/// The line with the position of the cells and the equal number of digits.
fn counted(pattern: &DisjointPattern) -> Text {
    let cells = Text::listed(pattern.cells);
    let digits = Text::listed(pattern.digits);
    let number = number_name(pattern.cells.len());
    match pattern.houses[..] {
        [line, block] => said!(
            "disjoint-bent",
            line = line,
            block = block,
            cells = cells,
            digits = digits,
            number = number,
        ),
        [one, other, ref crossing @ ..] => said!(
            "disjoint-twinned",
            two = Text::listed_houses([one, other]),
            three = Text::listed_houses(crossing.iter().copied()),
            cells = cells,
            digits = digits,
            number = number,
        ),
        _ => said!(
            "disjoint-cells",
            cells = cells,
            digits = digits,
            number = number
        ),
    }
}
