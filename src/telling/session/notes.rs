//! Notes made by hand that leave out the right digit of their cell.

use sudoku_engine::grid::{Candidate, Cell, DigitSet, Values};
use sudoku_engine::sudoku::{Change, Mark, Position};

/// The right digits that are missing among the notes of their cells, after these moves.
///
/// Notes say one of two things: which digits a cell can hold or, of a digit, which cells of its
/// region can hold it. Notes without the right digit are wrong only if they are wrong in both
/// senses, or if the digit was noted before and taken away.
pub(crate) fn missing_notes(
    position: &Position,
    moves: &[Change],
    solution: &Values,
) -> Vec<Candidate> {
    let cells = position.grid().unsolved().into_iter();
    let right = cells.filter_map(|cell| Some(Candidate::new(cell, solution[cell.index()]?)));
    let is_missing = |right: &Candidate| {
        let notes = position.marks().notes(right.cell);
        let is_left_out = !notes.is_empty() && !notes.contains(right.digit);
        is_left_out
            && (was_taken_away(*right, moves) || !names_places(position, *right, notes, solution))
    };
    right.filter(is_missing).collect()
}

/// Whether a move changed a note of the cell.
pub(super) fn changes_note(change: &Change, cell: Cell) -> bool {
    let mut marks = change.marks.iter();
    marks.any(|it| matches!(it.mark, Mark::Note(note) if note.cell == cell))
}

fn was_taken_away(note: Candidate, moves: &[Change]) -> bool {
    let mark = Mark::Note(note);
    let changes = moves.iter().rev().flat_map(|change| &change.marks);
    let last = changes.into_iter().find(|it| it.mark == mark);
    last.is_some_and(|it| !it.present)
}

/// Whether the notes of a cell may be right as places: each noted digit has its right cell in the
/// region among those that are noted, and the missing digit is noted nowhere in the region.
fn names_places(
    position: &Position,
    missing: Candidate,
    notes: DigitSet,
    solution: &Values,
) -> bool {
    let (grid, marks) = (position.grid(), position.marks());
    let mut regions = grid.layout().regions().iter();
    let Some(region) = regions.find(|it| it.cells().contains(missing.cell)) else {
        return false;
    };
    let is_noted = |cell: Cell, digit| {
        grid.value(cell).is_none() && marks.has(Mark::Note(Candidate::new(cell, digit)))
    };
    let has_place = |digit| {
        let place = |cell: &Cell| solution[cell.index()] == Some(digit);
        let place = region.cells().into_iter().find(place);
        place.is_none_or(|cell| is_noted(cell, digit) || grid.value(cell) == Some(digit))
    };
    let mut cells = region.cells().into_iter();
    notes.into_iter().all(has_place) && !cells.any(|cell| is_noted(cell, missing.digit))
}
