use serde::{Deserialize, Serialize};

use crate::named::named;

named! {
    /// The difficulty of a technique, and of a puzzle that needs it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Level {
        /// Singles.
        Easy: "easy", "Easy";
        /// Locked candidates and small subsets.
        Medium: "medium", "Medium";
        /// Basic fish, wings, uniqueness, colors.
        Hard: "hard", "Hard";
        /// Finned fish, chains, almost locked sets.
        Unfair: "unfair", "Unfair";
        /// Techniques that few people find.
        Extreme: "extreme", "Extreme";
    }
    /// The error for a name that no level has.
    UnknownLevel: "is not a level; the levels are";
    /// Reads a name in any case.
    read by |level, typed| level.slug().eq_ignore_ascii_case(typed);
}
