use serde::{Deserialize, Serialize};

use crate::named::named;

named! {
    /// The method of a watched search: the cell it chooses next, and the facts it notices in
    /// between.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Method {
        /// Cell by cell in reading order, as in textbooks. Only clashes of values are noticed: a
        /// cell with no digits left is found when its turn comes.
        #[default]
        ReadingOrder: "reading-order", "Reading order";
        /// Always the cell with the fewest candidates; among several, the first in reading order. A
        /// cell without a candidate is noticed right away.
        FewestCandidates: "fewest-candidates", "Fewest candidates";
        /// The cell with the fewest candidates, but naked and hidden singles are set first, one
        /// after another. A house without a place for a digit is also noticed.
        Singles: "singles", "Fewest candidates with singles";
    }
    /// The error for a name that no method has.
    UnknownMethod: "is not a method; the methods are";
}
