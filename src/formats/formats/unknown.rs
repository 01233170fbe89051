use sudoku_engine::grid::Cell;
use sudoku_engine::texts::{Language, Text, said};

use super::error::shown;
use super::{FormatError, Rule};

/// A feature of a puzzle that this program does not know, or does not know in this form. It ends or
/// interrupts a sentence: "the puzzle has …".
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum Unknown {
    /// A rule.
    Rule(Rule),
    /// A rule in a form that is not known.
    InThisForm(Rule),
    /// A rule or a field of this name.
    Named(String),
    /// Several of them.
    Several(Vec<Self>),
    /// Others, which are not named.
    More {
        /// Their number.
        count: usize,
    },
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
    /// The text of a cage is not a sum.
    CageWithOtherText,
    /// There are constraints without a name.
    OtherConstraints,
    /// There are cages, but not all of their cells or sums are given.
    CagesNotInFull,
    /// There are irregular regions, but not all of their cells are given.
    RegionsNotInFull,
    /// There are cages, and the regions are not the usual boxes.
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
    /// The most of them that are named one by one.
    const NAMED: usize = 5;

    /// One of them, or several; `None` if there are none.
    pub(super) fn all(mut all: Vec<Self>) -> Option<Self> {
        match all.len() {
            0 | 1 => all.pop(),
            count => {
                all.truncate(Self::NAMED);
                match count - all.len() {
                    0 => {}
                    count => all.push(Self::More { count }),
                }
                Some(Self::Several(all))
            }
        }
    }

    /// Returns a rule for which only the name is given.
    pub(super) const fn not_in_full(rule: Rule) -> Self {
        match rule {
            Rule::Cages => Self::CagesNotInFull,
            Rule::IrregularRegions => Self::RegionsNotInFull,
            rule => Self::Rule(rule),
        }
    }

    /// The clause.
    pub fn text(&self) -> Text {
        match self {
            Self::Rule(rule) => said!("unknown-rule", rule = rule.name()),
            Self::InThisForm(rule) => said!(
                "unknown-in-this-form",
                rule = said!("unknown-rule", rule = rule.name())
            ),
            Self::Named(name) => said!("unknown-named", name = told(name)),
            Self::More { count } => said!("unknown-more", count = *count),
            Self::Several(all) => Text::listed_texts(all.iter().map(Self::text)),
            Self::OwnRule { sign } => {
                said!("unknown-own-rule", sign = told(&sign.to_string()))
            }
            Self::Size { rows, columns } => {
                said!("unknown-size", rows = *rows, columns = *columns)
            }
            Self::Shape { text } => said!("unknown-shape", text = told(text)),
            Self::BoardType { text } => said!("unknown-board-type", text = told(text)),
            Self::OtherGame { text } => said!("unknown-other-game", text = told(text)),
            Self::MoreRegions => said!("unknown-more-regions"),
            Self::CellsWithoutRegion => said!("unknown-cells-without-region"),
            Self::NoRegions => said!("unknown-no-regions"),
            Self::CageWithOtherText => said!("unknown-cage-with-other-text"),
            Self::OtherConstraints => said!("unknown-other-constraints"),
            Self::CagesNotInFull => said!("unknown-cages-not-in-full"),
            Self::RegionsNotInFull => said!("unknown-regions-not-in-full"),
            Self::CagesOnOtherBoard => said!("unknown-cages-on-other-board"),
            Self::OtherThanSums => said!("unknown-other-than-sums"),
            Self::OverlappingGrids => said!("unknown-overlapping-grids"),
            Self::ThreeDimensions => said!("unknown-three-dimensions"),
            Self::OpenRow => said!("unknown-open-row"),
            Self::OpenColumn => said!("unknown-open-column"),
            Self::CageOverlap { cell } => {
                said!("unknown-cage-overlap", cell = *cell)
            }
            Self::CageInParts { cell } => {
                said!("unknown-cage-in-parts", cell = *cell)
            }
            Self::CageRepeats { cell, count, size } => said!(
                "unknown-cage-repeats",
                cell = *cell,
                count = *count,
                size = *size
            ),
        }
    }
}

/// The start of a text of the file, fit to be shown.
fn told(text: &str) -> String {
    shown(text, FormatError::SHOWN_OF_RULE)
}
