//! Positions written as candidates only: pencil marks, lines of 729 characters and constraint
//! dumps.
//!
//! In all of them a cell with one digit may hold a value or have one candidate left. A value would
//! have removed its digit from the cells that it sees. So the single digit is a candidate if a cell
//! that this cell sees still has it among others, or has it as its own single candidate. Every
//! other single digit counts as a given. Written again, the position is the same.

use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, DigitSet, Grid};
use sudoku_engine::sudoku::Puzzle;

/// The digits that each cell can hold, in reading order.
pub(super) type Possible = [DigitSet; Cell::COUNT];

/// Returns the position as a puzzle.
pub(super) fn to_puzzle(possible: &Possible) -> Puzzle {
    let open = open_cells(possible);
    let mut puzzle = Puzzle::new([None; Cell::COUNT]);
    for cell in !open {
        puzzle.givens[cell.index()] = possible[cell.index()].first();
    }
    let mut candidates = [None; Cell::COUNT];
    for cell in open {
        candidates[cell.index()] = Some(possible[cell.index()]);
    }
    narrow(&mut puzzle, &candidates);
    puzzle
}

/// Fills in the candidates of cells without notes, if they outnumber cells with notes: an empty
/// sign then means that nothing is noted, not that nothing is left.
pub(super) fn fill_cells_without_notes(possible: &mut Possible) {
    let noted = possible.iter().filter(|digits| digits.len() > 1).count();
    let empty = possible.iter().filter(|digits| digits.is_empty()).count();
    if empty <= noted {
        return;
    }
    let values = possible.map(DigitSet::single);
    let grid = Grid::from_values(&values);
    for (cell, digits) in Cell::all().zip(possible) {
        if digits.is_empty() {
            *digits = grid.candidates(cell);
        }
    }
}

/// Removes from the cells of a puzzle all candidates but these, if they are known.
pub(super) fn narrow(puzzle: &mut Puzzle, candidates: &[Option<DigitSet>; Cell::COUNT]) {
    let grid = Grid::from_values_on(&puzzle.layout, &puzzle.values());
    for (cell, known) in Cell::all().zip(candidates) {
        if let Some(known) = known {
            let missing = grid.candidates(cell) - *known;
            let removed = missing.iter().map(|digit| Candidate::new(cell, digit));
            puzzle.removed.extend(removed);
        }
    }
}

/// Returns the cells without a value.
fn open_cells(possible: &Possible) -> CellSet {
    let single = |cell: &Cell| possible[cell.index()].len() == 1;
    let mut open: CellSet = Cell::all().filter(|cell| !single(cell)).collect();
    loop {
        let shared = |cell: &Cell| {
            let has_digit =
                |peer: Cell| !(possible[peer.index()] & possible[cell.index()]).is_empty();
            (cell.peers() & open).iter().any(has_digit)
        };
        let more: CellSet = (!open).iter().filter(shared).collect();
        if more.is_empty() {
            return open;
        }
        open |= more;
    }
}

/// Returns a position as these formats show it: the value of each cell, or its candidates.
pub(super) fn of_grid(grid: &Grid) -> Possible {
    let mut possible = [DigitSet::EMPTY; Cell::COUNT];
    for cell in Cell::all() {
        possible[cell.index()] = grid
            .value(cell)
            .map_or(grid.candidates(cell), DigitSet::only);
    }
    possible
}

/// Writes the digits, or a dot if there are none.
pub(super) fn group(digits: DigitSet) -> String {
    if digits.is_empty() {
        return ".".to_owned();
    }
    digits
        .iter()
        .map(|digit: Digit| digit.to_string())
        .collect()
}
