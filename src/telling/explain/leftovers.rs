//! Leftovers in words and pictures.

use super::acts::removing;
use super::picture::candidates_in;
use super::{Argument, Explain, Picture, Role, Text, said};
use sudoku_engine::grid::House;
use sudoku_engine::rules::{Deduction, LeftoversPattern};

impl Explain for LeftoversPattern {
    fn argument(&self, deduction: &Deduction) -> Argument {
        said!(
            "leftovers",
            lines = Text::listed_houses(self.lines.iter().copied()),
            regions = Text::listed_houses(self.regions.iter().copied()),
            houses = self.lines.len(),
            lacking = Text::listed(self.lacking),
            losing = Text::listed(self.losing),
            digits = Text::listed(self.digits),
            count = self.lacking.len(),
            removing = removing(&deduction.eliminations),
        )
        .into()
    }

    fn picture(&self) -> Picture {
        Picture::default()
            .with(Role::Base, candidates_in(self.losing, self.digits))
            .tinting(self.lines.iter().copied())
            .covering(self.regions.iter().copied())
            .outlining([self.lacking, self.losing])
    }

    fn place(&self, _: &Deduction) -> Text {
        said!(
            "place-leftovers",
            lines = Text::listed_houses(self.lines.iter().copied()),
            regions = Text::listed_houses(self.regions.iter().copied()),
        )
    }

    fn look(&self) -> Option<Vec<House>> {
        let all = self.lines.iter().chain(&self.regions);
        Some(all.copied().collect())
    }
}
