use super::{GameRecord, History, Marks, Metadata, SavePoint};
use crate::grid::{Candidate, Cell, Layout, Values, values_of_line};

/// What a file holds: the givens, and, where it was saved in the middle of
/// the work, the entries made and the candidates removed since, and how; what was
/// marked by hand, and the save points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// What the puzzle was called in its file, if it was.
    pub title: Option<String>,
    /// What else is said about it.
    pub metadata: Metadata,
    /// The board that it is on.
    pub layout: Layout,
    /// The values that belong to the puzzle.
    pub givens: Values,
    /// The values filled in since; those in cells with a given do not count.
    pub entries: Values,
    /// The candidates removed since, other than by a value.
    pub removed: Vec<Candidate>,
    /// The notes, colours and links put by hand.
    pub marks: Marks,
    /// What a person can go back to, in the order in which it was kept.
    pub save_points: Vec<SavePoint>,
    /// The game that is played on it, if one is.
    pub game: Option<GameRecord>,
    /// The moves that led here, and those taken back since.
    pub history: History,
}

impl Puzzle {
    /// A puzzle of the classic board on which nobody has worked.
    pub fn new(givens: Values) -> Self {
        Self {
            title: None,
            metadata: Metadata::default(),
            layout: Layout::CLASSIC,
            givens,
            entries: [None; Cell::COUNT],
            removed: Vec::new(),
            marks: Marks::default(),
            save_points: Vec::new(),
            game: None,
            history: History::default(),
        }
    }

    /// A puzzle of another board on which nobody has worked.
    pub fn on(layout: Layout, givens: Values) -> Self {
        Self {
            layout,
            ..Self::new(givens)
        }
    }

    /// The puzzle of 81 characters in reading order: digits for the givens,
    /// `.` or `0` for an empty cell. `None` for anything else.
    pub fn from_line(line: &str) -> Option<Self> {
        values_of_line(line).map(Self::new)
    }

    /// What stands in each cell, given or filled in.
    pub fn values(&self) -> Values {
        let mut values = self.givens;
        for (value, entry) in values.iter_mut().zip(self.entries) {
            *value = value.or(entry);
        }
        values
    }

    /// Whether a digit is filled in in a cell without a given.
    pub fn has_entries(&self) -> bool {
        self.values() != self.givens
    }

    /// The number of givens.
    pub fn given_count(&self) -> usize {
        self.givens.iter().flatten().count()
    }
}
