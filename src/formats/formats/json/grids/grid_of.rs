//! The cells of a grid, in any order, and the puzzle that they are.

use super::super::cells::Content;
use super::super::found::Step;
use super::super::names::plain_name;
use super::super::{Object, Problem};
use crate::formats::boards::{self, usual, usual_boxes};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, LayoutBuilder};
use sudoku_engine::sudoku::{Mark, Puzzle};

/// Cells in reading order, and the number of rows they fill.
pub(in crate::formats::json) struct GridOf {
    pub(in crate::formats::json) size: usize,
    pub(in crate::formats::json) cells: Vec<Content>,
    /// The regions in the data of the cells, if they are not the usual boxes.
    pub(in crate::formats::json) regions: Option<Vec<CellSet>>,
    /// The steps to the first cell that is a text of several digits.
    pub(in crate::formats::json) first_marks: Option<Vec<Step>>,
}

/// The order of the cells in the lists of a grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::formats::json) enum Order {
    Rows,
    Columns,
    Boxes,
}

/// Returns the order named in a field of an object.
pub(in crate::formats::json) fn order(object: &Object) -> Order {
    const NAMES: [&str; 6] = [
        "type",
        "format",
        "order",
        "layout",
        "arrangement",
        "ordering",
    ];
    let told = object.iter().find_map(|(name, value)| {
        let word = value
            .as_str()
            .filter(|_| NAMES.contains(&&*plain_name(name)))?;
        match &*plain_name(word) {
            "columns" | "column" | "columnmajor" | "colmajor" | "bycolumn" => Some(Order::Columns),
            "nonets" | "nonet" | "boxes" | "blocks" | "byboxes" | "bybox" => Some(Order::Boxes),
            _ => None,
        }
    });
    told.unwrap_or(Order::Rows)
}

/// Returns the place of the cell with this number if the boxes are listed one after another.
pub(in crate::formats::json) fn place_in_boxes(size: usize, at: usize) -> Option<usize> {
    let [height, width] = usual_boxes(size)?;
    let (region, within) = (at / size, at % size);
    let (across, down) = (region % (size / width), region / (size / width));
    let (row, column) = (within / width, within % width);
    Some((down * height + row) * size + across * width + column)
}

/// Returns the place of the cell with this number if the columns are listed one after another.
pub(super) fn place_in_columns(size: usize, at: usize) -> Option<usize> {
    Some(at % size * size + at / size)
}

impl GridOf {
    /// Returns a grid of cells on the board with the usual boxes.
    pub(in crate::formats::json) const fn plain(size: usize, cells: Vec<Content>) -> Self {
        Self {
            size,
            cells,
            regions: None,
            first_marks: None,
        }
    }

    /// Whether every cell has its digit.
    pub(in crate::formats::json) fn is_full(&self) -> bool {
        self.cells.iter().all(|it| it.value.is_some())
    }

    /// Whether its cells are all empty.
    pub(in crate::formats::json) fn is_blank(&self) -> bool {
        let is_empty = |it: &Content| it.value.is_none() && it.possible.is_none();
        self.cells
            .iter()
            .all(|it| is_empty(it) && it.notes.is_empty())
    }

    /// Whether its cells have nothing but ones, more than a board can have.
    pub(in crate::formats::json) fn is_mask(&self) -> bool {
        let mut digits = self.cells.iter().filter_map(|it| it.value);
        digits.clone().count() > self.size && digits.all(|it| it.get() == 1)
    }

    /// Whether the content of its cells, perhaps blank, is names of regions: each name has as many
    /// cells as there are rows, in one piece.
    pub(super) fn is_map(&self) -> bool {
        let mut pieces: Vec<(Option<Digit>, CellSet)> = Vec::new();
        for (at, content) in self.cells.iter().enumerate() {
            let Some(cell) = boards::cell(self.size, at) else {
                return false;
            };
            match pieces.iter_mut().find(|(name, _)| *name == content.value) {
                Some((_, piece)) => {
                    piece.insert(cell);
                }
                None => pieces.push((content.value, CellSet::only(cell))),
            }
        }
        pieces.len() == self.size
            && pieces.iter().all(|(_, piece)| piece.len() == self.size)
            && pieces.iter().all(|(_, piece)| piece.hangs_together())
    }

    /// Returns the grid after reading its cells in this order.
    pub(in crate::formats::json) fn in_order(self, order: Order) -> Self {
        match order {
            Order::Rows => self,
            Order::Columns => self.arranged(place_in_columns).unwrap_or(self),
            Order::Boxes => self.arranged(place_in_boxes).unwrap_or(self),
        }
    }

    /// Returns the same cells, each at another place.
    pub(super) fn arranged(&self, place: impl Fn(usize, usize) -> Option<usize>) -> Option<Self> {
        let mut cells = vec![Content::default(); self.cells.len()];
        for (at, content) in self.cells.iter().enumerate() {
            *cells.get_mut(place(self.size, at)?)? = *content;
        }
        Some(Self::plain(self.size, cells))
    }

    /// Whether a digit is twice in a house.
    pub(super) fn clashes(&self) -> bool {
        let puzzle = self.puzzle();
        let grid = puzzle.map(|it| Grid::from_values_on(&it.layout, &it.values()));
        grid.is_ok_and(|it| it.has_clash())
    }

    /// Returns the puzzle of this grid.
    pub(in crate::formats::json) fn puzzle(&self) -> Result<Puzzle, Problem> {
        let board = match &self.regions {
            Some(regions) => LayoutBuilder::new(self.size).regions(regions.iter().copied()),
            None => usual(self.size),
        };
        let layout = board.build()?;
        let tells_givens = self.cells.iter().any(|cell| cell.given == Some(true));
        let mut puzzle = Puzzle::on(layout, [None; Cell::COUNT]);
        let mut notes = Vec::new();
        for (at, content) in self.cells.iter().enumerate() {
            let Some(cell) = boards::cell(self.size, at) else {
                continue;
            };
            if let Some(digit) = content.value {
                if usize::from(digit.get()) > self.size {
                    return Err(Problem::NotOnBoard(self.size, digit));
                }
                let is_given = content.given.unwrap_or(!tells_givens);
                let values = if is_given {
                    &mut puzzle.givens
                } else {
                    &mut puzzle.entries
                };
                values[cell.index()] = Some(digit);
            }
            let marks = match content.value {
                None => content.notes & puzzle.layout.digits(),
                Some(_) => DigitSet::EMPTY,
            };
            notes.extend(
                marks
                    .iter()
                    .map(|digit| Mark::Note(Candidate::new(cell, digit))),
            );
        }
        puzzle.marks = notes.into_iter().collect();
        if self.cells.iter().any(|cell| cell.possible.is_some()) {
            self.narrow(&mut puzzle);
        }
        Ok(puzzle)
    }

    /// Uses the lists in place of cells as their candidates.
    fn narrow(&self, puzzle: &mut Puzzle) {
        let mut candidates = [None; Cell::COUNT];
        for (at, content) in self.cells.iter().enumerate() {
            if let (Some(cell), Some(digits)) = (boards::cell(self.size, at), content.possible) {
                candidates[cell.index()] = Some(digits & puzzle.layout.digits());
            }
        }
        crate::formats::candidates::narrow(puzzle, &candidates);
    }

    /// Adds the entries beyond the givens to a puzzle; returns false if this is not a later
    /// position of the same board.
    pub(in crate::formats::json) fn add_to(&self, puzzle: &mut Puzzle) -> bool {
        if self.size != puzzle.layout.size() {
            return false;
        }
        let value = |cell: Cell| self.cells[boards::number(self.size, cell)].value;
        let cells = puzzle.layout.cells();
        let given = |cell: Cell| puzzle.givens[cell.index()];
        let keeps = |cell: Cell| given(cell).is_none_or(|it| value(cell) == Some(it));
        // The grid may have only the entries.
        let is_apart = |cell: Cell| given(cell).is_none() || value(cell).is_none();
        if !cells.iter().all(keeps) && !cells.iter().all(is_apart) {
            return false;
        }
        for cell in cells {
            let entry = value(cell).filter(|it| puzzle.layout.digits().contains(*it));
            if puzzle.givens[cell.index()].is_none() {
                puzzle.entries[cell.index()] = entry;
            }
        }
        true
    }
}
