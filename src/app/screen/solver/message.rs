//! The messages of the screen.

use super::{
    Beside, MenuMessage, Sought, by_hand, causes, every_step, game, path, summary, watch, why,
};
use crate::ask::Subject;
use crate::board::{Gesture, Pointed};
use crate::choice::Choice;
use crate::lookup::Late;
use crate::pad;
use crate::shortcut::Direction;
use sudoku_engine::grid::{Candidate, Cell, Digit};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::Granularity;
use sudoku_engine::texts::Notation;
use sudoku_telling::drawing::Phase;
use sudoku_telling::session::Mistake;

/// A message of the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Apply the next rule.
    Step,
    /// Ask for a hint, or for more of the present one.
    Hint,
    /// Check a step that somebody wrote down.
    Check(String, Notation),
    /// The search for a step, a hint or the solution has ended.
    Sought(Late<Sought>),
    /// Make the step on the card.
    Apply,
    /// Take back a mistake and nothing else.
    Correct(Mistake),
    /// Show another panel beside the board.
    Show(Beside),
    /// Show or hide the sums of the chosen cells.
    Sums,
    /// A message of a menu.
    Menu(MenuMessage),
    /// A message of the path.
    Path(path::Message),
    /// A message of the possible steps.
    EveryStep(every_step::Message),
    /// A message of the watched search.
    Search(watch::Message),
    /// A message about the cause of the report.
    Cause(causes::Message),
    /// A message about a question and its answer.
    Why(why::Message),
    /// A message of the solved puzzle.
    Solved(summary::Message),
    /// A message of work by hand.
    ByHand(by_hand::Message),
    /// A gesture with the pointer on the board.
    Board(Gesture),
    /// A message of the pad.
    Pad(pad::Message),
    /// The board was pressed at or near the place of this candidate.
    Press(Candidate),
    /// A message of the game.
    Game(game::Message),
    /// The game in the puzzle's file can be resumed, or not.
    Resumed(Late<game::Resumed>),
    /// Solve by backtracking.
    Solve,
    /// Watch backtracking.
    Watch,
    /// Stop the search under way.
    Cancel,
    /// Hide the step that can be made.
    Dismiss,
    /// Fill in the offered solution.
    FillIn,
    /// Take the last move back.
    Undo,
    /// Redo the move.
    Redo,
    /// Take back everything except the givens.
    Restart,
    /// Go back to before this move.
    BackTo(usize),
    /// Choose a cell.
    Select(Cell),
    /// Choose these cells.
    Choose(Choice),
    /// Choose the next cell in a direction.
    Move(Direction),
    /// Add the next cell in a direction to the chosen ones.
    Extend(Direction),
    /// Fill a digit into the chosen cell; in several, note it.
    Enter(Digit),
    /// Clear the chosen cells.
    Erase,
    /// Remove or restore a candidate of the chosen cells; with notes by hand, a note.
    Toggle(Digit),
    /// Fill in this digit.
    Put(Candidate),
    /// Clear this cell.
    Clear(Cell),
    /// Move the digit from the first cell to the second.
    Shift(Cell, Cell),
    /// Remove or restore this candidate; with notes by hand, a note.
    Note(Candidate),
    /// Turn a rule on or off.
    Switch(Technique, bool),
    /// Choose the size of a step.
    Granularity(Granularity),
    /// Mark the cells worth trying, or unmark them.
    WorthTrying,
    /// Start or stop correcting the givens.
    Givens,
    /// Show this deduction of the last step, by its number.
    Focus(usize),
    /// Go to a link of the chain or net on the card; without a number, show the whole step again.
    Walk(Option<usize>),
    /// Tell the step on the card in short or at length.
    Length,
    /// Fold or unfold the side argument that begins at this line.
    Fold(usize),
    /// Show another argument of the last resort.
    Another,
    /// Show the step up to this stage.
    Stage(Phase),
    /// The pointer reached words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer reached this cell, or left the board.
    Hover(Option<Cell>),
    /// Open another file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Copy the board.
    Copy,
    /// Open the dialog to copy or export.
    Export,
    /// Print the board.
    Print,
    /// Go to the start screen.
    Start,
    /// Go back to the list that the puzzle was opened from.
    List,
    /// Open the puzzle this many rows further in that list.
    Neighbor(isize),
    /// Open the lesson of a technique or of a board, or all lessons.
    Learn(Option<Subject>),
    /// Choose the rules.
    Rules,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
}

impl Message {
    /// Whether the message is about save points.
    pub(super) const fn is_of_save_points(&self) -> bool {
        matches!(self, Self::ByHand(by_hand::Message::SavePoint(_)))
    }

    /// Whether the message is a gesture with the pointer.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Board(_) | Self::Pad(_))
    }
}
