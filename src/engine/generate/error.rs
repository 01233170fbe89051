use super::Symmetry;
use crate::grid::{BoardKind, House};
use crate::rate::explainer::Difficulty;
use crate::rules::{Level, Technique};
use crate::search::Stopped;
use crate::texts::{Language, Text, level_text, said};

/// The reason why there is no puzzle: a requirement that cannot be met, or a stop.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum GenerateError {
    /// Fewer givens than any puzzle with one solution has.
    TooFewGivens(u32),
    /// Nothing would be left to solve.
    TooManyGivens(u32),
    /// More givens than any known minimal puzzle has.
    TooManyForMinimal(u32),
    /// No pattern with this symmetry has this number of cells.
    QuarterTurn(u32),
    /// Seventeen givens come from a list that takes no account of symmetry.
    SeventeenWithSymmetry(Symmetry),
    /// The pattern and the number of givens do not agree.
    PatternAndGivens {
        /// The cells of the pattern.
        pattern: u32,
        /// The requested number.
        givens: u32,
    },
    /// The pattern is not symmetric.
    PatternWithoutSymmetry(Symmetry),
    /// Two lines of a chute without givens could be swapped.
    PatternWithEmptyLines(House, House),
    /// The givens are in too few boxes.
    PatternInFewBoxes(usize),
    /// A puzzle with this many givens is never of this level.
    TooFullForLevel {
        /// The number of givens.
        givens: u32,
        /// The requested level.
        wished: Level,
    },
    /// A puzzle with this many givens never needs this technique.
    TooFullToNeed {
        /// The number of givens.
        givens: u32,
        /// The technique that should be needed.
        technique: Technique,
    },
    /// No puzzle has this rating.
    NotARating(Difficulty),
    /// No puzzle has a rating in this range.
    NoSuchRating {
        /// The lowest rating requested.
        least: Difficulty,
        /// The highest rating requested.
        most: Difficulty,
    },
    /// A puzzle with this many givens is never rated so high.
    TooFullForRating {
        /// The number of givens.
        givens: u32,
        /// The lowest rating requested.
        wished: Difficulty,
    },
    /// Ratings of Sudoku Explainer are only for the classic board.
    RatingOfOtherBoard(BoardKind),
    /// Singles alone never reach the score of this level.
    SinglesBelowLevel {
        /// The hardest technique allowed.
        hardest: Technique,
        /// The requested level.
        wished: Level,
    },
    /// Easier techniques do everything that the technique does.
    NeverNeeded {
        /// The technique.
        technique: Technique,
        /// The reason.
        reason: WhyNever,
    },
    /// No puzzle that needs the technique is known.
    NoneKnown {
        /// The technique.
        technique: Technique,
        /// The number of positions on which it was tried.
        positions: u32,
    },
    /// A rule from outside the catalog has no place in its order.
    NotInCatalog(Technique),
    /// The needed technique is harder than the hardest one allowed.
    NeedsHarder {
        /// The technique that should be needed.
        needs: Technique,
        /// The hardest one allowed.
        hardest: Technique,
    },
    /// The needed technique belongs to a higher level.
    NeedsHigherLevel {
        /// The technique that should be needed.
        technique: Technique,
        /// The requested level.
        wished: Level,
    },
    /// Patterns of givens are only for the classic board.
    PatternOfOtherBoard(BoardKind),
    /// The board does not have more cells than this, so nothing would be left to solve.
    TooManyGivensFor {
        /// The board.
        board: BoardKind,
        /// The most that leave something to solve.
        most: u32,
        /// The requested number.
        givens: u32,
    },
    /// Two digits would have no givens and could be swapped.
    TooFewGivensFor {
        /// The board.
        board: BoardKind,
        /// The fewest.
        fewest: u32,
        /// The requested number.
        givens: u32,
    },
    /// Fewer givens than any puzzle of this board with one solution has.
    TooFewGivensOn {
        /// The board.
        board: BoardKind,
        /// The fewest.
        fewest: u32,
        /// The requested number.
        givens: u32,
    },
    /// The request sets sizes of cages, but the board has no cages.
    NoCages(BoardKind),
    /// Cages of these sizes are impossible.
    CageSizes {
        /// The fewest cells requested.
        least: usize,
        /// The most cells requested.
        most: usize,
        /// The size of the board.
        size: usize,
    },
    /// The symmetry does not map the board to itself.
    BoardWithoutSymmetry {
        /// The board.
        board: BoardKind,
        /// The requested symmetry.
        symmetry: Symmetry,
    },
    /// The generator was stopped.
    Stopped,
}

impl GenerateError {
    /// The sentence.
    pub fn text(&self) -> Text {
        match self {
            Self::TooFewGivens(givens) => {
                said!("error-generate-too-few-givens", givens = *givens)
            }
            Self::TooManyGivens(givens) => {
                said!("error-generate-too-many-givens", givens = *givens)
            }
            Self::TooManyForMinimal(givens) => {
                said!("error-generate-too-many-for-minimal", givens = *givens)
            }
            Self::QuarterTurn(givens) => {
                said!("error-generate-quarter-turn", givens = *givens)
            }
            Self::SeventeenWithSymmetry(symmetry) => {
                said!("error-generate-seventeen", symmetry = symmetry.to_string())
            }
            Self::PatternAndGivens { pattern, givens } => said!(
                "error-generate-pattern-and-givens",
                pattern = *pattern,
                givens = *givens
            ),
            Self::PatternWithoutSymmetry(symmetry) => said!(
                "error-generate-pattern-symmetry",
                symmetry = symmetry.to_string()
            ),
            Self::PatternWithEmptyLines(first, second) => said!(
                "error-generate-pattern-lines",
                first = *first,
                second = *second
            ),
            Self::PatternInFewBoxes(boxes) => {
                said!("error-generate-pattern-boxes", boxes = *boxes)
            }
            Self::TooFullForLevel { givens, wished } => said!(
                "error-generate-full-for-level",
                givens = *givens,
                level = level_text(*wished)
            ),
            Self::TooFullToNeed { givens, technique } => said!(
                "error-generate-full-to-need",
                givens = *givens,
                technique = *technique
            ),
            Self::NotARating(rating) => {
                said!("error-generate-not-a-rating", rating = rating.to_string())
            }
            Self::NoSuchRating { least, most } => said!(
                "error-generate-no-such-rating",
                least = least.to_string(),
                most = most.to_string()
            ),
            Self::TooFullForRating { givens, wished } => said!(
                "error-generate-full-for-rating",
                givens = *givens,
                rating = wished.to_string()
            ),
            Self::RatingOfOtherBoard(board) => {
                said!("error-generate-rating-board", board = board.to_string())
            }
            Self::SinglesBelowLevel { hardest, wished } => said!(
                "error-generate-singles-level",
                hardest = *hardest,
                level = level_text(*wished)
            ),
            Self::NeverNeeded { technique, reason } => said!(
                "error-generate-never-needed",
                technique = *technique,
                reason = reason.key()
            ),
            Self::NoneKnown {
                technique,
                positions,
            } => said!(
                "error-generate-none-known",
                technique = *technique,
                positions = positions.to_string()
            ),
            Self::NotInCatalog(technique) => {
                said!("error-generate-not-in-catalog", technique = *technique)
            }
            Self::NeedsHarder { needs, hardest } => said!(
                "error-generate-needs-harder",
                technique = *needs,
                hardest = *hardest
            ),
            Self::NeedsHigherLevel { technique, wished } => said!(
                "error-generate-needs-level",
                technique = *technique,
                least = level_text(technique.level()),
                level = level_text(*wished)
            ),
            Self::PatternOfOtherBoard(board) => {
                said!("error-generate-pattern-board", board = board.to_string())
            }
            Self::TooManyGivensFor {
                board,
                most,
                givens,
            } => said!(
                "error-generate-too-many-for-board",
                board = board.to_string(),
                most = *most,
                givens = *givens
            ),
            Self::TooFewGivensOn {
                board,
                fewest,
                givens,
            } => said!(
                "error-generate-too-few-on-board",
                board = board.to_string(),
                fewest = *fewest,
                givens = *givens
            ),
            Self::TooFewGivensFor {
                board,
                fewest,
                givens,
            } => said!(
                "error-generate-too-few-for-board",
                board = board.to_string(),
                fewest = *fewest,
                givens = *givens
            ),
            Self::NoCages(board) => said!("error-generate-no-cages", board = board.to_string()),
            Self::CageSizes { least, most, size } => said!(
                "error-generate-cage-sizes",
                least = *least,
                most = *most,
                size = *size
            ),
            Self::BoardWithoutSymmetry { board, symmetry } => said!(
                "error-generate-board-symmetry",
                board = board.to_string(),
                symmetry = symmetry.to_string()
            ),
            Self::Stopped => said!("error-generate-stopped"),
        }
    }
}

/// The reason why no puzzle needs a technique.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyNever {
    /// The complement of a large fish is a small one.
    SmallerFish,
    /// Multi Colors 1 always finds something in the same position.
    MultiColors,
    /// For fish with two base and two cover houses of any kind, something easier comes first.
    LockedCandidates,
    /// The pattern is two 2-String Kites.
    TwoKites,
    /// The pattern is two Empty Rectangles.
    TwoEmptyRectangles,
    /// The technique needs cages.
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
