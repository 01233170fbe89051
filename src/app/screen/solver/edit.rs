//! The changes of a puzzle that a part of the screen may ask for.

use std::sync::Arc;

use super::report::Report;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Values};
use sudoku_engine::rules::Deduction;
use sudoku_engine::sudoku::{MarkColor, MarkedLink, SavePoint};
use sudoku_telling::session::Mistake;

/// Where something is filled in, noted or cleared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum At {
    /// In the chosen cells.
    Chosen,
    /// In this one.
    Cell(Cell),
}

/// A change of the puzzle or of what marks it.
#[derive(Debug, Clone)]
pub(super) enum Edit {
    /// Make a step that is shown.
    Apply(Arc<[Deduction]>),
    /// Take a mistake back alone.
    Correct(Mistake),
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Take everything back but the givens.
    Restart,
    /// Take moves back until only so many are left, and choose the cell of the last
    /// one taken back, to try it otherwise.
    BackTo(usize),
    /// On the path: take moves back until only so many are left.
    TakeBack(usize),
    /// On the path: make these steps, one by one.
    GoOn(Vec<Arc<[Deduction]>>),
    /// Fill a digit into a cell, or clear it. In several cells a digit is noted.
    Value(At, Option<Digit>),
    /// Take the digit out of the first cell and fill it into the second.
    Shift(Cell, Cell),
    /// Remove or restore a candidate; by hand, a note.
    Toggle(At, Digit),
    /// Fill the board with a solution, and report this.
    Fill(Box<Values>, Report),
    /// Note all candidates.
    FillInNotes,
    /// Color cells, or clear the color that all of them have.
    ColorCells(CellSet, MarkColor),
    /// The same with a candidate.
    ColorCandidate(Candidate, MarkColor),
    /// Draw a link, or clear it.
    DrawLink(MarkedLink),
    /// Clear colors and links.
    ClearMarks,
    /// Keep the board by a name.
    MakeSavePoint,
    /// Go back to a save point.
    GoToSavePoint(usize),
    /// Give a save point another name.
    RenameSavePoint(usize, String),
    /// Delete a save point.
    DeleteSavePoint(usize),
    /// Put back one that was deleted.
    PutBackSavePoint(usize, SavePoint),
    /// Something that is done in a game.
    Play(Play),
}

/// Something that is done on the board of a game.
#[derive(Debug, Clone)]
pub(super) enum Play {
    /// Fill a digit into a cell; in several, note it.
    Enter(At, Digit),
    /// Clear cells.
    Erase(At),
    /// Take the digit out of the first cell and fill it into the second.
    Shift(Cell, Cell),
    /// Remove or restore a candidate; by hand, a note.
    Toggle(At, Digit),
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Take everything back.
    Restart,
    /// Make the step of a hint.
    Apply(Arc<[Deduction]>),
    /// Have the digit of a cell filled in, for its price.
    Answer(Cell),
    /// Have the board filled, which ends the game.
    GiveUp,
}
