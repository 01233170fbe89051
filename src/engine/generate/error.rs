use super::Symmetry;
use crate::grid::{BoardKind, House};
use crate::rate::explainer::Difficulty;
use crate::rules::{Level, Technique};
use crate::search::Stopped;

/// The reason why there is no puzzle: a requirement that cannot be met, or a stop.
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
    /// No pattern with this symmetry has this number of cells.
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
        /// The requested number.
        givens: u32,
    },
    /// The pattern is not symmetric.
    #[error("the pattern does not have the symmetry {0}")]
    PatternWithoutSymmetry(Symmetry),
    /// Two lines of a chute without givens could be swapped.
    #[error(
        "the pattern leaves {0} and {1} empty, which you could swap in any solution, so there would \
         be two"
    )]
    PatternWithEmptyLines(House, House),
    /// The givens are in too few boxes.
    #[error(
        "the pattern has givens in only {0} boxes, and no puzzle with givens in three boxes or fewer \
         has only one solution"
    )]
    PatternInFewBoxes(usize),
    /// A puzzle with this many givens is never of this level.
    #[error(
        "a puzzle with {givens} givens is solved by naked singles, and is never of the level {wished}"
    )]
    TooFullForLevel {
        /// The number of givens.
        givens: u32,
        /// The requested level.
        wished: Level,
    },
    /// A puzzle with this many givens never needs this technique.
    #[error(
        "a puzzle with {givens} givens is solved by naked singles, and never needs {technique}"
    )]
    TooFullToNeed {
        /// The number of givens.
        givens: u32,
        /// The technique that should be needed.
        technique: Technique,
    },
    /// No puzzle has this rating.
    #[error("no puzzle has the rating {0}: ratings are known from 1.0 to 11.9")]
    NotARating(Difficulty),
    /// No puzzle has a rating in this range.
    #[error(
        "no puzzle has a rating from {least} to {most}: a range goes from the lower to the higher, \
         and ratings are known from 1.0 to 11.9"
    )]
    NoSuchRating {
        /// The lowest rating requested.
        least: Difficulty,
        /// The highest rating requested.
        most: Difficulty,
    },
    /// A puzzle with this many givens is never rated so high.
    #[error(
        "a puzzle with {givens} givens is solved by naked singles, and is never rated {wished} or \
         higher"
    )]
    TooFullForRating {
        /// The number of givens.
        givens: u32,
        /// The lowest rating requested.
        wished: Difficulty,
    },
    /// Ratings of Sudoku Explainer are only for the classic board.
    #[error(
        "ratings of Sudoku Explainer are for the classic board; they do not work for the board '{0}'"
    )]
    RatingOfOtherBoard(BoardKind),
    /// Singles alone never reach the score of this level.
    #[error("a puzzle that {hardest} brings to its end is never of the level {wished}")]
    SinglesBelowLevel {
        /// The hardest technique allowed.
        hardest: Technique,
        /// The requested level.
        wished: Level,
    },
    /// Easier techniques do everything that the technique does.
    #[error("no puzzle needs the technique {technique}: {reason}")]
    NeverNeeded {
        /// The technique.
        technique: Technique,
        /// The reason.
        reason: WhyNever,
    },
    /// No puzzle that needs the technique is known.
    #[error(
        "no puzzle is known that needs the technique {technique}: it found nothing in {positions} \
         positions of hard puzzles in which the easier rules stall"
    )]
    NoneKnown {
        /// The technique.
        technique: Technique,
        /// The number of positions on which it was tried.
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
        /// The technique that should be needed.
        needs: Technique,
        /// The hardest one allowed.
        hardest: Technique,
    },
    /// The needed technique belongs to a higher level.
    #[error("a puzzle that needs {technique} is of the level {} at least, not {wished}", .technique.level())]
    NeedsHigherLevel {
        /// The technique that should be needed.
        technique: Technique,
        /// The requested level.
        wished: Level,
    },
    /// Patterns of givens are only for the classic board.
    #[error("a pattern of givens is for the classic board; it does not work for the board '{0}'")]
    PatternOfOtherBoard(BoardKind),
    /// The board does not have more cells than this, so nothing would be left to solve.
    #[error("a puzzle of the board '{board}' has at most {most} givens; {givens} cannot do")]
    TooManyGivensFor {
        /// The board.
        board: BoardKind,
        /// The most that leave something to solve.
        most: u32,
        /// The requested number.
        givens: u32,
    },
    /// Two digits would have no givens and could be swapped.
    #[error(
        "with fewer than {fewest} givens you could swap two digits on the board '{board}'; {givens} \
         cannot do"
    )]
    TooFewGivensFor {
        /// The board.
        board: BoardKind,
        /// The fewest.
        fewest: u32,
        /// The requested number.
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
        /// The requested number.
        givens: u32,
    },
    /// The request sets sizes of cages, but the board has no cages.
    #[error("the board '{0}' has no cages, so there are no sizes to ask for")]
    NoCages(BoardKind),
    /// Cages of these sizes are impossible.
    #[error(
        "cages of {least} to {most} cells cannot be had: the largest size is from 2 to {size} here, \
         the smallest is at least 1 and not above it"
    )]
    CageSizes {
        /// The fewest cells requested.
        least: usize,
        /// The most cells requested.
        most: usize,
        /// The size of the board.
        size: usize,
    },
    /// The symmetry does not map the board to itself.
    #[error("the board '{board}' itself does not have the symmetry {symmetry}")]
    BoardWithoutSymmetry {
        /// The board.
        board: BoardKind,
        /// The requested symmetry.
        symmetry: Symmetry,
    },
    /// The generator was stopped.
    #[error("the generator was stopped before it had a puzzle")]
    Stopped,
}

/// The reason why no puzzle needs a technique.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WhyNever {
    /// The complement of a large fish is a small one.
    #[error("a smaller fish in the other lines removes the same")]
    SmallerFish,
    /// Multi Colors 1 always finds something in the same position.
    #[error("Multi Colors 1 finds something wherever it does")]
    MultiColors,
    /// For fish with two base and two cover houses of any kind, something easier comes first.
    #[error(
        "one of its two base houses is in one of the cover houses alone, so locked candidates or a \
         hidden single come before it"
    )]
    LockedCandidates,
    /// The pattern is two 2-String Kites.
    #[error("two 2-String Kites remove the same")]
    TwoKites,
    /// The pattern is two Empty Rectangles.
    #[error("two Empty Rectangles remove the same")]
    TwoEmptyRectangles,
    /// The technique needs cages.
    #[error("the puzzles that are made have no cages")]
    NoCages,
}

impl WhyNever {
    /// The key of the reason in the texts.
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
