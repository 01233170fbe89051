use sudoku_engine::grid::Cell;
use sudoku_engine::texts::{Language, words};

use super::error::shown;
use super::{FormatError, Rule};

/// Something that a puzzle has and that this program does not know, or not in the form in which it
/// is told. It ends or interrupts a sentence: "the puzzle has …".
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.words(Language::english()))]
pub enum Unknown {
    /// A rule.
    Rule(Rule),
    /// A rule in a form that is not known.
    InThisForm(Rule),
    /// A rule or a field of this name.
    Named(String),
    /// Several of them.
    Several(Vec<Self>),
    /// A rule that only one program has, by its sign.
    OwnRule {
        /// The sign.
        sign: char,
    },
    /// A board that is not square.
    Size {
        /// The number of rows.
        rows: usize,
        /// The number of columns.
        columns: usize,
    },
    /// A board of this shape.
    Shape {
        /// The text in the file.
        text: String,
    },
    /// A board of this type.
    BoardType {
        /// The text in the file.
        text: String,
    },
    /// The rules of another game.
    OtherGame {
        /// The text in the file.
        text: String,
    },
    /// There are more regions than rows.
    MoreRegions,
    /// Some cells have no region.
    CellsWithoutRegion,
    /// There are no regions.
    NoRegions,
    /// The text of a cage is no sum.
    CageWithOtherText,
    /// There are constraints that have no name.
    OtherConstraints,
    /// There are cages, and it is not told which.
    CagesNotInFull,
    /// There are irregular regions, and it is not told which.
    RegionsNotInFull,
    /// There are cages, and boxes are not the usual ones.
    CagesOnOtherBoard,
    /// There are cages with other arithmetic.
    OtherThanSums,
    /// There are several grids.
    OverlappingGrids,
    /// The board has three dimensions.
    ThreeDimensions,
    /// A digit may be in a row twice.
    OpenRow,
    /// A digit may be in a column twice.
    OpenColumn,
    /// Two cages have a cell in common.
    CageOverlap {
        /// The cell, or the first of the cage.
        cell: Cell,
    },
    /// The cells of a cage lie apart.
    CageInParts {
        /// The cell, or the first of the cage.
        cell: Cell,
    },
    /// A cage has more cells than there are digits.
    CageRepeats {
        /// The cell, or the first of the cage.
        cell: Cell,
        /// The number of its cells.
        count: usize,
        /// The number of digits.
        size: usize,
    },
}

impl Unknown {
    /// One of them, or several; `None` if there are none.
    pub(super) fn all(mut all: Vec<Self>) -> Option<Self> {
        match all.len() {
            0 | 1 => all.pop(),
            _ => Some(Self::Several(all)),
        }
    }

    /// A rule of which only the name is told.
    pub(super) const fn not_in_full(rule: Rule) -> Self {
        match rule {
            Rule::Cages => Self::CagesNotInFull,
            Rule::IrregularRegions => Self::RegionsNotInFull,
            rule => Self::Rule(rule),
        }
    }

    /// The clause in a language.
    pub fn words(&self, language: &Language) -> String {
        match self {
            Self::Rule(rule) => words!(language, "unknown-rule", rule = rule.name()),
            Self::InThisForm(rule) => words!(
                language,
                "unknown-in-this-form",
                rule = words!(language, "unknown-rule", rule = rule.name())
            ),
            Self::Named(name) => words!(language, "unknown-named", name = told(name)),
            Self::Several(all) => several(language, all),
            Self::OwnRule { sign } => {
                words!(language, "unknown-own-rule", sign = told(&sign.to_string()))
            }
            Self::Size { rows, columns } => {
                words!(language, "unknown-size", rows = *rows, columns = *columns)
            }
            Self::Shape { text } => words!(language, "unknown-shape", text = told(text)),
            Self::BoardType { text } => words!(language, "unknown-board-type", text = told(text)),
            Self::OtherGame { text } => words!(language, "unknown-other-game", text = told(text)),
            Self::MoreRegions => words!(language, "unknown-more-regions"),
            Self::CellsWithoutRegion => words!(language, "unknown-cells-without-region"),
            Self::NoRegions => words!(language, "unknown-no-regions"),
            Self::CageWithOtherText => words!(language, "unknown-cage-with-other-text"),
            Self::OtherConstraints => words!(language, "unknown-other-constraints"),
            Self::CagesNotInFull => words!(language, "unknown-cages-not-in-full"),
            Self::RegionsNotInFull => words!(language, "unknown-regions-not-in-full"),
            Self::CagesOnOtherBoard => words!(language, "unknown-cages-on-other-board"),
            Self::OtherThanSums => words!(language, "unknown-other-than-sums"),
            Self::OverlappingGrids => words!(language, "unknown-overlapping-grids"),
            Self::ThreeDimensions => words!(language, "unknown-three-dimensions"),
            Self::OpenRow => words!(language, "unknown-open-row"),
            Self::OpenColumn => words!(language, "unknown-open-column"),
            Self::CageOverlap { cell } => {
                words!(language, "unknown-cage-overlap", cell = cell.to_string())
            }
            Self::CageInParts { cell } => {
                words!(language, "unknown-cage-in-parts", cell = cell.to_string())
            }
            Self::CageRepeats { cell, count, size } => words!(
                language,
                "unknown-cage-repeats",
                cell = cell.to_string(),
                count = *count,
                size = *size
            ),
        }
    }
}

/// The clauses in a row, with "and" before the last one.
fn several(language: &Language, all: &[Unknown]) -> String {
    let last = all.len().saturating_sub(1);
    let clauses = all.iter().map(|it| it.words(language)).enumerate();
    let joined = clauses.reduce(|(_, before), (at, item)| {
        let joined = match at == last {
            true => words!(language, "list-last", before = before, item = item),
            false => words!(language, "list-next", before = before, item = item),
        };
        (at, joined)
    });
    joined.map_or_else(String::new, |(_, joined)| joined)
}

/// The start of a text of the file, fit to be shown.
fn told(text: &str) -> String {
    shown(text, FormatError::SHOWN_OF_RULE)
}
