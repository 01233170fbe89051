//! The answers in words.

use super::{MOST_BYTES, Misread, Unfounded, Verdict};
use sudoku_engine::proof::Unproved;
use sudoku_engine::texts::{Text, said};

impl Verdict {
    /// The answer in a line: how many steps follow, or the first that does not and why.
    pub fn text(&self) -> Text {
        let told = match &self.flaw {
            None => said!("verify-follow", steps = self.steps),
            Some(flaw) => match (flaw.step, flaw.reason) {
                (Some(step), Unfounded::Unproved(Unproved::Refused(refusal))) => said!(
                    "verify-line-refused",
                    step = step.to_string(),
                    told = refusal.text()
                ),
                (Some(step), reason) => said!(
                    "verify-step-refused",
                    step = step.to_string(),
                    reason = reason.text()
                ),
                (None, reason) => reason.text(),
            },
        };
        match self.puzzle {
            Some(number) => said!("verify-puzzle", number = number.to_string(), told = told),
            None => told,
        }
    }
}

impl Unfounded {
    /// The reason, without a full stop.
    fn text(self) -> Text {
        match self {
            Self::Unproved(unproved) => unproved.text(),
            Self::TooLong => said!("verify-too-long"),
            Self::NoSolution => said!("verify-no-solution"),
            Self::SeveralSolutions => said!("verify-several-solutions"),
            Self::UnknownSolutions => said!("verify-unknown-solutions"),
            Self::NotSolved => said!("verify-not-solved"),
            Self::OtherEnding => said!("verify-other-ending"),
        }
    }
}

impl Misread {
    /// The reason in the words of a language, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::NotAStep => said!("verify-not-a-step"),
            Self::TooLong => said!("verify-too-large", most = MOST_BYTES / 1_000_000),
            Self::NoStart => said!("verify-no-start"),
            Self::Puzzle(error) => said!("verify-bad-puzzle", reason = error.text()),
            Self::Conclusions => said!("verify-bad-conclusions"),
            Self::Proof(error) => said!("verify-bad-proof", reason = error.text()),
        }
    }
}
