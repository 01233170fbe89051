use crate::grid::FEWEST_GIVENS;
use crate::named::named;

named! {
    /// The levels of the assignment, based only on the number of givens.
    ///
    /// They say little about the difficulty of a puzzle; see [`rate`](crate::rate::rate) for that.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum GivensLevel {
        /// 47 givens.
        Easy: "easy", "Easy";
        /// 35 givens.
        Medium: "medium", "Medium";
        /// 25 givens.
        Hard: "hard", "Hard";
        /// 17 givens, the fewest possible.
        Expert: "expert", "Expert";
    }
    /// The error for a name that no level by givens has.
    UnknownGivensLevel: "is not a level by givens; these are";
}

impl GivensLevel {
    /// The number of givens.
    pub const fn givens(self) -> u32 {
        match self {
            Self::Easy => 47,
            Self::Medium => 35,
            Self::Hard => 25,
            Self::Expert => FEWEST_GIVENS,
        }
    }
}
