//! A rule from outside the catalog in words and pictures; the rule supplies its own words.

use super::{Argument, Explain, Picture, Role};
use sudoku_engine::rules::{CustomPattern, Deduction};

impl Explain for CustomPattern {
    fn argument(&self, _: &Deduction) -> Argument {
        self.reason.clone().into()
    }

    fn picture(&self) -> Picture {
        Picture::default()
            .with(Role::Base, self.used.iter().copied())
            .tinting(self.houses.iter().copied())
    }
}
