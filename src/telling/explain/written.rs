//! Steps that somebody wrote down, in words and pictures: the grounds on which they are valid.

use super::{Argument, Explain, Picture, Role, Text, said};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::written::{Grounds, Seen, WrittenPattern};
use sudoku_engine::texts::Language;

impl Explain for WrittenPattern {
    fn argument(&self, language: &Language, _: &Deduction) -> Argument {
        said!(
            language,
            "check-holds",
            grounds = grounds(language, self.grounds)
        )
        .into()
    }

    fn picture(&self) -> Picture {
        Picture::default()
            .with(Role::Base, self.used.iter().copied())
            .tinting(self.houses.iter().copied())
    }
}

/// The grounds on which a written step is valid, in a sentence without a period.
pub fn grounds(language: &Language, grounds: Grounds) -> Text {
    let seen = match grounds {
        Grounds::Rule(technique) => {
            return said!(language, "check-rule", technique = technique);
        }
        Grounds::Premises(seen) => seen,
    };
    match seen {
        Seen::NakedSingle => said!(language, "check-naked-single"),
        Seen::HiddenSingle(house) => said!(language, "check-hidden-single", house = house),
        Seen::Locked(house) => said!(language, "check-locked", house = house),
        Seen::Subset => said!(language, "check-subset"),
        Seen::Fish => said!(language, "check-fish"),
        Seen::SingleDigit => said!(language, "check-single-digit"),
        Seen::Wing => said!(language, "check-wing"),
        Seen::Colors => said!(language, "check-colors"),
        Seen::Uniqueness => said!(language, "check-uniqueness"),
        Seen::AlmostLockedSets => said!(language, "check-sets"),
        Seen::Chain(count) => said!(language, "check-chain", count = count),
        Seen::Loop(count) => said!(language, "check-loop", count = count),
        Seen::Contradiction(count) => said!(language, "check-contradiction", count = count),
        Seen::Counts(count) => said!(language, "check-counts", count = count),
        Seen::Verity(count) => said!(language, "check-verity", count = count),
    }
}
