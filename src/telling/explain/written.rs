//! Steps that somebody wrote down, in words and pictures: the grounds on which they are valid.

use super::{Argument, Explain, Picture, Role, Text, said};
use sudoku_engine::rules::Deduction;
use sudoku_engine::rules::written::{Grounds, KnownPattern, WrittenPattern};

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
            return said!("check-rule-step", technique = technique);
        }
        Grounds::Conclusion(technique) => {
            return said!("check-rule", technique = technique);
        }
        Grounds::Premises(seen) => seen,
    };
    match seen {
        KnownPattern::NakedSingle => said!("check-naked-single"),
        KnownPattern::HiddenSingle(house) => said!("check-hidden-single", house = house),
        KnownPattern::Locked(house) => said!("check-locked", house = house),
        KnownPattern::Subset => said!("check-subset"),
        KnownPattern::Disjoint => said!("check-disjoint"),
        KnownPattern::Fish => said!("check-fish"),
        KnownPattern::SingleDigit => said!("check-single-digit"),
        KnownPattern::Wing => said!("check-wing"),
        KnownPattern::Colors => said!("check-colors"),
        KnownPattern::Uniqueness => said!("check-uniqueness"),
        KnownPattern::AlmostLockedSets => said!("check-sets"),
        KnownPattern::Chain(count) => said!("check-chain", count = count),
        KnownPattern::Loop(count) => said!("check-loop", count = count),
        KnownPattern::Contradiction(count) => said!("check-contradiction", count = count),
        KnownPattern::Counts(count) => said!("check-counts", count = count),
        KnownPattern::Verity(count) => said!("check-verity", count = count),
    }
}
