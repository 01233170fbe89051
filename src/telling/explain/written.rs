//! Steps that somebody wrote down, in words and pictures: the grounds on which they are valid.

use super::{Argument, Explain, Picture, Role, Text, said};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::written::{Grounds, Seen, WrittenPattern};

impl Explain for WrittenPattern {
    fn argument(&self, _: &Deduction) -> Argument {
        said!("check-holds", grounds = grounds(self.grounds)).into()
    }

    fn picture(&self) -> Picture {
        Picture::default()
            .with(Role::Base, self.used.iter().copied())
            .tinting(self.houses.iter().copied())
    }
}

/// The grounds on which a written step is valid, in a sentence without a period.
pub fn grounds(grounds: Grounds) -> Text {
    let seen = match grounds {
        Grounds::Rule(technique) => {
            return said!("check-rule", technique = technique);
        }
        Grounds::Premises(seen) => seen,
    };
    match seen {
        Seen::NakedSingle => said!("check-naked-single"),
        Seen::HiddenSingle(house) => said!("check-hidden-single", house = house),
        Seen::Locked(house) => said!("check-locked", house = house),
        Seen::Subset => said!("check-subset"),
        Seen::Fish => said!("check-fish"),
        Seen::SingleDigit => said!("check-single-digit"),
        Seen::Wing => said!("check-wing"),
        Seen::Colors => said!("check-colors"),
        Seen::Uniqueness => said!("check-uniqueness"),
        Seen::AlmostLockedSets => said!("check-sets"),
        Seen::Chain(count) => said!("check-chain", count = count),
        Seen::Loop(count) => said!("check-loop", count = count),
        Seen::Contradiction(count) => said!("check-contradiction", count = count),
        Seen::Counts(count) => said!("check-counts", count = count),
        Seen::Verity(count) => said!("check-verity", count = count),
    }
}
