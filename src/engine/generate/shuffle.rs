//! The movements of the grid that map puzzles to puzzles.

use super::random::Random;
use crate::grid::{
    BOX_SIDE, Candidate, Cell, CellSet, Digit, Layout, LayoutBuilder, Values, lines_of_chute,
};
use crate::sudoku::Puzzle;

/// One of the 2 · 6⁸ · 9! forms of a puzzle, which differ only in the names of the digits, the
/// order of the bands and of the rows in each, the order of the stacks and of the columns in each,
/// and which of the two are called rows.
///
/// A technique finds the same in all forms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// The new digit for each digit.
    digits: [Digit; Digit::COUNT],
    /// The original row of each row, and the original column of each column. If rows and columns
    /// are swapped, the original column of each row, and the original row of each column.
    rows: [usize; Cell::SIDE],
    columns: [usize; Cell::SIDE],
    transposed: bool,
}

impl Form {
    /// The form for a seed.
    pub fn of(seed: u64) -> Self {
        Self::draw(&mut Random::of(seed, 0, 0))
    }

    /// The form for a seed of a puzzle on a board. On the classic board it is any form; on another
    /// one, the board is rotated or mirrored, and the digits, and with them the sums of cages, stay
    /// unchanged.
    pub fn on(layout: &Layout, seed: u64) -> Self {
        if layout.is_classic() {
            return Self::of(seed);
        }
        Self::laid(seed, Digit::ALL)
    }

    /// The form for a seed in which the board is rotated or mirrored and the digits are renamed;
    /// symmetric patterns stay symmetric.
    pub fn turned(seed: u64) -> Self {
        Self::laid(seed, Self::of(seed).digits)
    }

    /// Rotates or mirrors the board.
    fn laid(seed: u64, digits: [Digit; Digit::COUNT]) -> Self {
        // Skips the one of the eight orientations that leaves the board unchanged.
        let way = seed % 7 + 1;
        let in_order: [usize; Cell::SIDE] = std::array::from_fn(|line| line);
        let mirrored = in_order.map(|line| Cell::SIDE - 1 - line);
        let lines = |bit: u64| if way & bit == 0 { in_order } else { mirrored };
        Self {
            digits,
            rows: lines(2),
            columns: lines(4),
            transposed: way & 1 == 1,
        }
    }

    /// Draws one of all forms, each with the same probability.
    pub(super) fn draw(random: &mut Random) -> Self {
        let mut digits = Digit::ALL;
        random.shuffle(&mut digits);
        Self {
            digits,
            rows: shuffled_lines(random),
            columns: shuffled_lines(random),
            transposed: random.below(2) == 1,
        }
    }

    /// The original position of the cell.
    const fn source(&self, cell: Cell) -> Cell {
        let (row, column) = (self.rows[cell.row()], self.columns[cell.column()]);
        if self.transposed {
            Cell::at(column, row)
        } else {
            Cell::at(row, column)
        }
    }

    /// Values in this form.
    pub fn values(&self, values: &Values) -> Values {
        let mut moved = [None; Cell::COUNT];
        for cell in Cell::all() {
            let from = self.source(cell);
            moved[cell.index()] = values[from.index()].map(|digit| self.digits[digit.index()]);
        }
        moved
    }

    /// The puzzle in this form: its givens, its entries and the removed candidates. Its other data
    /// is dropped. Of the board, the boxes or regions and the cages are moved.
    ///
    /// # Panics
    ///
    /// If the form separates the cells of a cage, which a form made [for the board](Self::on) never
    /// does, or if the board does not have nine rows or has no regions.
    pub fn puzzle(&self, puzzle: &Puzzle) -> Puzzle {
        let mut removed = Vec::with_capacity(puzzle.removed.len());
        for cell in Cell::all() {
            let from = self.source(cell);
            let there = puzzle.removed.iter().filter(|it| it.cell == from);
            removed.extend(there.map(|it| Candidate::new(cell, self.digits[it.digit.index()])));
        }
        Puzzle {
            entries: self.values(&puzzle.entries),
            removed,
            ..Puzzle::on(self.board(&puzzle.layout), self.values(&puzzle.givens))
        }
    }

    /// The board with its boxes or regions and its cages in this form. Nothing else is moved,
    /// because no puzzle with diagonals, windows or other rules is given a form.
    fn board(&self, layout: &Layout) -> Layout {
        let moved = |cells: CellSet| -> CellSet {
            let from_there = |cell: &Cell| cells.contains(self.source(*cell));
            Cell::all().filter(from_there).collect()
        };
        let regions = layout.regions().iter().map(|region| moved(region.cells()));
        let board = LayoutBuilder::new(Cell::SIDE).regions(regions);
        let cages = layout.cages().iter();
        let board = cages.fold(board, |board, cage| board.cage(moved(cage.cells), cage.sum));
        board
            .build()
            .expect("a turned or mirrored board is as sound as it was")
    }
}

/// Turns a puzzle into one of its [forms](Form), each with the same probability.
pub(super) fn shuffled(values: &Values, random: &mut Random) -> Values {
    Form::draw(random).values(values)
}

/// A random order of the lines in which the lines of a chute stay together.
fn shuffled_lines(random: &mut Random) -> [usize; Cell::SIDE] {
    let mut chutes: [usize; BOX_SIDE] = std::array::from_fn(|chute| chute);
    random.shuffle(&mut chutes);
    let mut lines = [0; Cell::SIDE];
    for (chute, lines) in chutes.into_iter().zip(lines.chunks_exact_mut(BOX_SIDE)) {
        lines.copy_from_slice(&lines_of_chute(chute));
        random.shuffle(lines);
    }
    lines
}
