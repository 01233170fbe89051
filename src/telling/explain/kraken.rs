//! Kraken fish in words and pictures.

use std::collections::BTreeSet;

use super::acts::clause;
use super::fish::{fins_outside, in_short};
use super::forcing::{drawn, in_every_case, tell};
use super::picture::candidates_in;
use super::place::with_fins;
use super::state::premise;
use super::{Argument, Explain, Line, Picture, Role, Text, said};
use sudoku_engine::grid::{Candidate, CellSet, DigitSet};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::kraken::KrakenPattern;

impl Explain for KrakenPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        let digit = self.digit;
        let base = || Text::listed_houses(self.base.iter().copied());
        let cover = || Text::listed_houses(self.cover.iter().copied());
        let without = premise(self.fins, digit, false);
        let conclusion = clause(deduction);
        let mut argument = Argument {
            idea: match self.start {
                None => said!("kraken-idea", digit = digit, conclusion = conclusion),
                Some(_) => said!(
                    "kraken-idea-from-cover",
                    base = base(),
                    digit = digit,
                    conclusion = conclusion,
                ),
            },
            ..Argument::default()
        };
        let based = argument.push(
            said!(
                "fish-base-with-fins",
                likewise = "no",
                digit = digit,
                base = base(),
                cover = cover(),
                fins = fins_outside(self.fins, CellSet::EMPTY),
            )
            .into(),
        );
        let fish = match self.start {
            None => said!(
                "kraken-without-fins",
                without = without,
                base = base(),
                cover = cover(),
                eliminated = Text::listed(deduction.eliminations.iter().map(|one| one.cell)),
                count = deduction.eliminations.len(),
            ),
            Some(start) => {
                let held = self.cells & start.cells();
                let starts = held | self.fins;
                said!(
                    "kraken-from-cover",
                    without = without,
                    house = start,
                    held = Text::listed(held),
                    held_count = held.len(),
                    starts = Text::listed(starts),
                    digit = digit,
                )
            }
        };
        let fish = argument.push(Line {
            text: fish,
            from: vec![based],
            house: self.start,
            ..Line::default()
        });
        let branches = tell(&mut argument, &self.branches);
        let ends = branches.iter().filter_map(|lines| lines.last().copied());
        let mut ends: BTreeSet<usize> = ends.collect();
        // Without fins, the branch is the fish, or the line lists the cases.
        let from = match self.start {
            None => {
                ends.insert(fish);
                Vec::new()
            }
            Some(_) => vec![fish],
        };
        in_every_case(&mut argument, deduction, from, &ends);
        argument
    }

    fn picture(&self) -> Picture {
        let digits = DigitSet::only(self.digit);
        let base = candidates_in(self.cells - self.fins, digits);
        let mut ends: Vec<Candidate> = Vec::new();
        for branch in self.branches.iter().filter(|branch| branch.len() > 1) {
            let end = branch.last().map(|end| end.claim.candidate);
            ends.extend(end.filter(|end| !ends.contains(end)));
        }
        Picture::default()
            .with(Role::Base, base)
            .with(Role::Fin, candidates_in(self.fins, digits))
            .tinting(self.base.iter().copied())
            .covering(self.cover.iter().copied())
            .join(drawn(&self.branches))
            .with(Role::End, ends)
    }

    fn place(&self, _: &Deduction) -> Text {
        with_fins(self.digit, &self.base, self.fins)
    }

    fn short(&self, _: &Deduction) -> Text {
        let fins = [self.fins, CellSet::EMPTY];
        in_short(self.digit, &self.base, &[&self.cover], fins)
    }
}
