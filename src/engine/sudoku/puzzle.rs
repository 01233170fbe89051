use std::collections::BTreeSet;

use super::{GameRecord, History, Marks, Metadata, SavePoint};
use crate::grid::{Candidate, Cell, CellSet, Grid, Layout, Values, values_of_line};

/// The contents of a file: the givens and, if it was saved in the middle of the work, the entries,
/// the removed candidates, the moves, the marks made by hand and the save points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The title of the puzzle in its file, if it has one.
    pub title: Option<String>,
    /// The other information about it.
    pub metadata: Metadata,
    /// The board of the puzzle.
    pub layout: Layout,
    /// The values that belong to the puzzle.
    pub givens: Values,
    /// The values filled in later; those in cells with a given do not count.
    pub entries: Values,
    /// The candidates removed other than by a value: after it was opened, or by the puzzle itself
    /// (see [`ruled_out`](Self::ruled_out)).
    pub removed: Vec<Candidate>,
    /// The notes, colors and links added by hand.
    pub marks: Marks,
    /// The save points, in the order in which they were saved.
    pub save_points: Vec<SavePoint>,
    /// The game played on it, if there is one.
    pub game: Option<GameRecord>,
    /// The moves that led to the position, and the undone ones.
    pub history: History,
}

impl Puzzle {
    /// An untouched puzzle of the classic board.
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

    /// An untouched puzzle of another board.
    pub fn on(layout: Layout, givens: Values) -> Self {
        Self {
            layout,
            ..Self::new(givens)
        }
    }

    /// Reads the puzzle from 81 characters in reading order: digits for the givens, `.` or `0` for
    /// an empty cell. `None` for any other text.
    pub fn from_line(line: &str) -> Option<Self> {
        values_of_line(line).map(Self::new)
    }

    /// The value of each cell, given or filled in.
    pub fn values(&self) -> Values {
        let mut values = self.givens;
        for (value, entry) in values.iter_mut().zip(self.entries) {
            *value = value.or(entry);
        }
        values
    }

    /// Whether any cell without a given has an entry.
    pub fn has_entries(&self) -> bool {
        self.values() != self.givens
    }

    /// The candidates that the puzzle itself rules out by its pencil marks, which belong to it like
    /// its givens. They are the candidates removed before the first move. If the board then already
    /// had entries in addition to givens, the puzzle was saved in the middle of the work, and the
    /// removals are work, too. In that case, there are none.
    ///
    /// ```
    /// use sudoku_engine::grid::{Candidate, Cell, Digit};
    /// use sudoku_engine::sudoku::Puzzle;
    ///
    /// let mut marked = Puzzle::new([None; 81]);
    /// marked.removed.push(Candidate::new(Cell::at(0, 0), Digit::ALL[4]));
    /// assert_eq!(marked.ruled_out(), marked.removed);
    /// ```
    pub fn ruled_out(&self) -> Vec<Candidate> {
        let mut removed: BTreeSet<Candidate> = self.removed.iter().copied().collect();
        let cells_of = |values: &Values| -> CellSet {
            let is_there = |cell: &Cell| values[cell.index()].is_some();
            Cell::all().filter(is_there).collect()
        };
        let mut given = cells_of(&self.givens);
        let mut entered = cells_of(&self.entries) - given;
        for it in self.history.made.iter().rev() {
            for removal in &it.removals {
                if removal.removed {
                    removed.remove(&removal.candidate);
                } else {
                    removed.insert(removal.candidate);
                }
            }
            for value in &it.values {
                given.remove(value.cell);
                entered.remove(value.cell);
                match value.before {
                    Some(before) if before.given => given.insert(value.cell),
                    Some(_) => entered.insert(value.cell),
                    None => false,
                };
            }
        }
        if !entered.is_empty() && !given.is_empty() {
            return Vec::new();
        }
        removed.into_iter().collect()
    }

    /// A position as a puzzle. A missing candidate that no value excludes was removed.
    pub fn at(grid: &Grid) -> Self {
        let mut givens = *grid.values();
        for cell in !grid.given() {
            givens[cell.index()] = None;
        }
        let mut puzzle = Self::on(grid.layout().clone(), givens);
        for cell in Cell::all() {
            if !grid.given().contains(cell) {
                puzzle.entries[cell.index()] = grid.value(cell);
            }
        }
        for cell in grid.unsolved() {
            for digit in grid.layout().digits() {
                let candidate = Candidate::new(cell, digit);
                let excluded = !grid.placed(digit).is_disjoint(grid.layout().peers(cell));
                if !excluded && !grid.has(candidate) {
                    puzzle.removed.push(candidate);
                }
            }
        }
        puzzle
    }

    /// The original puzzle, without a title and without any work on it.
    #[must_use]
    pub fn as_given(&self) -> Self {
        Self {
            removed: self.ruled_out(),
            ..Self::on(self.layout.clone(), self.givens)
        }
    }

    /// The number of givens.
    pub fn given_count(&self) -> usize {
        self.givens.iter().flatten().count()
    }
}
