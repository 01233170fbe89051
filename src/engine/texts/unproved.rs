//! Why a proof does not hold, in a language. The reasons stand below the texts, in `proof`.

use std::fmt;

use super::{Language, Text, said};
use crate::proof::{Refusal, RefusalKind, Unproved};

impl Unproved {
    /// The reason, without a full stop.
    pub fn text(self) -> Text {
        match self {
            Self::NoProof => said!("verify-no-proof"),
            Self::Refused(refusal) => refusal.text(),
            Self::NotPlaced(it) => said!("verify-not-placed", cell = it.cell, digit = it.digit),
            Self::NotRemoved(it) => said!("verify-not-removed", cell = it.cell, digit = it.digit),
        }
    }
}

impl Refusal {
    /// The line and the reason, without a full stop.
    pub fn text(self) -> Text {
        let reason = self.kind.text();
        said!("verify-line", line = self.line + 1, reason = reason)
    }
}

impl RefusalKind {
    /// The reason, without a full stop.
    pub fn text(self) -> Text {
        match self {
            Self::OutOfReach => said!("verify-out-of-reach"),
            Self::NoSupposition => said!("verify-no-supposition"),
            Self::NoSuchSet => said!("verify-no-such-set"),
            Self::Uncounted => said!("verify-uncounted"),
            Self::NotRefuted => said!("verify-not-refuted"),
            Self::OpenCase => said!("verify-open-case"),
            Self::CanBeFilled => said!("verify-can-be-filled"),
            Self::NotExchanged => said!("verify-not-exchanged"),
            Self::TooLarge => said!("verify-too-many-ways"),
            Self::NotSymmetric => said!("verify-not-symmetric"),
        }
    }
}

impl fmt::Display for Unproved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().words(Language::english()))
    }
}

impl std::error::Error for Unproved {}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text().words(Language::english()))
    }
}

impl std::error::Error for Refusal {}
