//! What a rule from outside the catalogue says and shows: what it says itself.

use super::{Explain, Picture, Role, Text};
use crate::rules::{CustomPattern, Deduction};
use crate::texts::Language;

impl Explain for CustomPattern {
    fn argument(&self, _: &Language, _: &Deduction) -> Text {
        self.reason.clone()
    }

    fn picture(&self) -> Picture {
        Picture::default()
            .with(Role::Base, self.used.iter().copied())
            .tinting(self.houses.iter().copied())
    }
}
