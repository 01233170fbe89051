//! The changes of a puzzle that a part of the screen may ask for.

use std::sync::Arc;

use crate::screen::solver::card::report::Report;
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit, Values};
use sudoku_engine::rules::Deduction;
use sudoku_engine::sudoku::{MarkColor, MarkedLink, SavePoint};
use sudoku_telling::session::Mistake;

/// The cells to fill, note or clear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::screen::solver) enum At {
    /// The chosen cells.
    Chosen,
    /// This cell.
    Cell(Cell),
}

/// A change of the puzzle or of its marks.
#[derive(Debug, Clone)]
pub(in crate::screen::solver) enum Edit {
    /// Make a step.
    Apply(Arc<[Deduction]>),
    /// Take back a mistake and nothing else.
    Correct(Mistake),
    /// Take back these mistakes.
    CorrectAll(Vec<Mistake>),
    /// Take the last move back.
    Undo,
    /// Redo the move.
    Redo,
    /// Take back everything except the givens.
    Restart,
    /// Take moves back until this many are left, and choose the cell of the last one taken back, to
    /// try another digit there.
    BackTo(usize),
    /// On the path: take moves back until this many are left.
    TakeBack(usize),
    /// On the path: make these steps, one by one.
    GoOn(Vec<Arc<[Deduction]>>),
    /// Fill a digit into a cell, or clear it. In several cells, note the digit.
    Value(At, Option<Digit>),
    /// Move the digit from the first cell to the second.
    Shift(Cell, Cell),
    /// Remove or restore a candidate; with notes by hand, a note.
    Toggle(At, Digit),
    /// Fill the board with a solution, with this report.
    Fill(Box<Values>, Report),
    /// Note all candidates.
    FillInNotes,
    /// Color cells, or clear the color that they share.
    ColorCells(CellSet, MarkColor),
    /// Color a candidate, or clear its color.
    ColorCandidate(Candidate, MarkColor),
    /// Draw a link, or clear it.
    DrawLink(MarkedLink),
    /// Clear colors and links.
    ClearMarks,
    /// Save the board as a save point.
    MakeSavePoint,
    /// Go back to a save point.
    GoToSavePoint(usize),
    /// Rename a save point.
    RenameSavePoint(usize, String),
    /// Delete a save point.
    DeleteSavePoint(usize),
    /// Put back a deleted save point.
    PutBackSavePoint(usize, SavePoint),
    /// A move in a game.
    Play(Play),
}

/// A move in a game.
#[derive(Debug, Clone)]
pub(in crate::screen::solver) enum Play {
    /// Fill a digit into a cell; in several, note it.
    Enter(At, Digit),
    /// Clear cells.
    Erase(At),
    /// Clear these cells, with their notes.
    Clear(CellSet),
    /// Move the digit from the first cell to the second.
    Shift(Cell, Cell),
    /// Remove or restore a candidate; with notes by hand, a note.
    Toggle(At, Digit),
    /// Take the last move back.
    Undo,
    /// Redo the move.
    Redo,
    /// Take everything back.
    Restart,
    /// Make the step of a hint.
    Apply(Arc<[Deduction]>),
    /// Fill in the digit of a cell, for its price.
    Answer(Cell),
    /// Fill the whole board, which ends the game.
    GiveUp,
}
