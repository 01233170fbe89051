use super::Symmetry;
use crate::grid::{BoardKind, House};
use crate::rate::explainer::Difficulty;
use crate::rules::{Level, Technique};
use crate::search::Stopped;

/// Why there is no puzzle: a wish that cannot be fulfilled, or the order to stop.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError {
    /// Fewer givens than any puzzle with one solution has.
    #[error("no puzzle with fewer than 17 givens has only one solution; {0} cannot do")]
    TooFewGivens(u32),
    /// Nothing would be left to solve.
    #[error("a puzzle has at most 80 givens; with {0} nothing is left to solve")]
    TooManyGivens(u32),
    /// More givens than any known minimal puzzle has.
    #[error("no minimal puzzle with more than 40 givens is known; {0} cannot do")]
    TooManyForMinimal(u32),
    /// No pattern of this symmetry has so many cells.
    #[error(
        "under a quarter turn givens go by fours, except for the one in the center; {0} cannot be had"
    )]
    QuarterTurn(u32),
    /// Seventeen givens come from a list that takes no account of symmetry.
    #[error(
        "puzzles with 17 givens come from a list that takes no account of symmetry; ask for more \
         givens or without the symmetry {0}"
    )]
    SeventeenWithSymmetry(Symmetry),
    /// The pattern and the number of givens do not agree.
    #[error("the pattern has {pattern} cells, so the puzzle cannot have {givens} givens")]
    PatternAndGivens {
        /// The cells of the pattern.
        pattern: u32,
        /// The wished number.
        givens: u32,
    },
    /// The pattern is not symmetric.
    #[error("the pattern does not have the symmetry {0}")]
    PatternWithoutSymmetry(Symmetry),
    /// Two lines of a chute without a given could change places.
    #[error(
        "the pattern leaves {0} and {1} empty, which you could swap in any solution, so there would \
         be two"
    )]
    PatternWithEmptyLines(House, House),
    /// The givens stand in so few boxes alone.
    #[error(
        "the pattern has givens in only {0} boxes, and no puzzle with givens in three boxes or fewer \
         has only one solution"
    )]
    PatternInFewBoxes(usize),
    /// With so many givens no puzzle is of this level.
    #[error(
        "a puzzle with {givens} givens is solved by naked singles, and is never of the level {wished}"
    )]
    TooFullForLevel {
        /// The number of givens.
        givens: u32,
        /// The wished level.
        wished: Level,
    },
    /// With so many givens no puzzle needs this technique.
    #[error(
        "a puzzle with {givens} givens is solved by naked singles, and never needs {technique}"
    )]
    TooFullToNeed {
        /// The number of givens.
        givens: u32,
        /// The technique that is to be needed.
        technique: Technique,
    },
    /// No puzzle is rated so.
    #[error(
        "no puzzle has a rating from {least} to {most}: a range goes from the lower to the higher, \
         and ratings are known from 1.0 to 11.9"
    )]
    NoSuchRating {
        /// The lowest that is wished.
        least: Difficulty,
        /// The highest.
        most: Difficulty,
    },
    /// With so many givens no puzzle is rated so.
    #[error(
        "a puzzle with {givens} givens is solved by naked singles, and is never rated {wished} or \
         higher"
    )]
    TooFullForRating {
        /// The number of givens.
        givens: u32,
        /// The lowest rating that is wished.
        wished: Difficulty,
    },
    /// Ratings of Sudoku Explainer are for the classic board.
    #[error(
        "ratings of Sudoku Explainer are for the classic board; they do not work for the board '{0}'"
    )]
    RatingOfOtherBoard(BoardKind),
    /// Singles alone never come to the score of this level.
    #[error("a puzzle that {hardest} brings to its end is never of the level {wished}")]
    SinglesBelowLevel {
        /// The hardest technique allowed.
        hardest: Technique,
        /// The wished level.
        wished: Level,
    },
    /// The technique does nothing that easier ones do not.
    #[error("no puzzle needs the technique {technique}: {reason}")]
    NeverNeeded {
        /// The technique.
        technique: Technique,
        /// What does the same.
        reason: WhyNever,
    },
    /// Nobody has seen a puzzle that needs the technique.
    #[error(
        "no puzzle is known that needs the technique {technique}: it found nothing in {positions} \
         positions of hard puzzles in which the easier rules stall"
    )]
    NoneKnown {
        /// The technique.
        technique: Technique,
        /// On how many positions it was tried.
        positions: u32,
    },
    /// A rule from outside the catalogue has no place in its order.
    #[error(
        "the rule '{0}' is not in the catalogue, so there is no order of difficulty to put it in"
    )]
    NotInCatalogue(Technique),
    /// The needed technique is harder than the hardest one allowed.
    #[error("a puzzle that needs {needs} needs something harder than {hardest}")]
    NeedsHarder {
        /// The technique that is to be needed.
        needs: Technique,
        /// The hardest one allowed.
        hardest: Technique,
    },
    /// The needed technique belongs to a higher level.
    #[error("a puzzle that needs {technique} is of the level {} at least, not {wished}", .technique.level())]
    NeedsHigherLevel {
        /// The technique that is to be needed.
        technique: Technique,
        /// The wished level.
        wished: Level,
    },
    /// The cells of the givens are told for the classic board alone.
    #[error("a pattern of givens is for the classic board; it does not work for the board '{0}'")]
    PatternOfOtherBoard(BoardKind),
    /// The board has fewer cells, or nothing would be left to solve.
    #[error("a puzzle of the board '{board}' has at most {most} givens; {givens} cannot do")]
    TooManyGivensFor {
        /// The board.
        board: BoardKind,
        /// The most that leave something to solve.
        most: u32,
        /// The wished number.
        givens: u32,
    },
    /// Two digits would not be given at all, and could change places.
    #[error(
        "with fewer than {fewest} givens you could swap two digits on the board '{board}'; {givens} \
         cannot do"
    )]
    TooFewGivensFor {
        /// The board.
        board: BoardKind,
        /// The fewest.
        fewest: u32,
        /// The wished number.
        givens: u32,
    },
    /// Fewer givens than any puzzle of this board with one solution has.
    #[error(
        "no puzzle on the board '{board}' with fewer than {fewest} givens has only one solution; \
         {givens} cannot do"
    )]
    TooFewGivensOn {
        /// The board.
        board: BoardKind,
        /// The fewest.
        fewest: u32,
        /// The wished number.
        givens: u32,
    },
    /// The wish is about cages.
    #[error("the board '{0}' has no cages, so there are no sizes to ask for")]
    NoCages(BoardKind),
    /// There are no such cages.
    #[error(
        "cages of {least} to {most} cells cannot be had: the largest size is from 2 to {size} here, \
         the smallest is at least 1 and not above it"
    )]
    CageSizes {
        /// The fewest cells wished.
        least: usize,
        /// The most.
        most: usize,
        /// The size of the board.
        size: usize,
    },
    /// After the movement the board is another one.
    #[error("the board '{board}' itself does not have the symmetry {symmetry}")]
    BoardWithoutSymmetry {
        /// The board.
        board: BoardKind,
        /// The wished symmetry.
        symmetry: Symmetry,
    },
    /// The generator was stopped.
    #[error("the generator was stopped before it had a puzzle")]
    Stopped,
}

/// Why no puzzle needs a technique.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WhyNever {
    /// The complement of a large fish is a small one.
    #[error("a smaller fish in the other lines removes the same")]
    SmallerFish,
    /// Of two clusters of colors.
    #[error("Multi Colors 1 finds something wherever it does")]
    MultiColors,
    /// Of two base and two cover houses of any kind.
    #[error(
        "one of its two base houses is in one of the cover houses alone, so locked candidates or a \
         hidden single come before it"
    )]
    LockedCandidates,
    /// It is two of them.
    #[error("two 2-String Kites remove the same")]
    TwoKites,
    /// It is two of them.
    #[error("two Empty Rectangles remove the same")]
    TwoEmptyRectangles,
    /// It is about cages.
    #[error("the puzzles that are made have no cages")]
    NoCages,
}

impl WhyNever {
    /// The name of the reason among the texts.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SmallerFish => "smaller-fish",
            Self::MultiColors => "multi-colors",
            Self::LockedCandidates => "locked",
            Self::TwoKites => "kites",
            Self::TwoEmptyRectangles => "rectangles",
            Self::NoCages => "no-cages",
        }
    }
}

impl From<Stopped> for GenerateError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}
