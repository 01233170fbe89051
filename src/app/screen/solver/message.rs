//! What can happen on the screen.

use super::{
    Beside, MenuMessage, Sought, by_hand, causes, every_step, game, path, solved, watch, why,
};
use crate::board::{Gesture, Pointed};
use crate::choice::Choice;
use crate::lookup::Late;
use crate::pad;
use crate::screen::lessons::Subject;
use crate::shortcut::Direction;
use sudoku_engine::grid::{Candidate, Cell, Digit};
use sudoku_engine::rules::Technique;
use sudoku_engine::solver::Granularity;
use sudoku_engine::texts::Notation;
use sudoku_telling::drawing::Phase;
use sudoku_telling::session::Mistake;

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Apply the next rule.
    Step,
    /// Ask for a hint, or for more of the one that is shown.
    Hint,
    /// Look at a step that somebody wrote down.
    Check(String, Notation),
    /// The step, the hint or the solution that was looked for.
    Sought(Late<Sought>),
    /// Make the step that is shown.
    Apply,
    /// Take a mistake back alone.
    Correct(Mistake),
    /// Show something else beside the board.
    Show(Beside),
    /// Tell the sums of what is chosen, or no longer.
    Sums,
    /// In a menu.
    Menu(MenuMessage),
    /// On the path.
    Path(path::Message),
    /// Among the steps that are possible.
    EveryStep(every_step::Message),
    /// Where the search is watched.
    Search(watch::Message),
    /// The cause of what is reported.
    Cause(causes::Message),
    /// A question and its answer.
    Why(why::Message),
    /// Where the puzzle is solved.
    Solved(solved::Message),
    /// By hand.
    ByHand(by_hand::Message),
    /// Something was done on the board with the pointer.
    Board(Gesture),
    /// Something was done on the pad.
    Pad(pad::Message),
    /// The board was pressed, on or beside the place of this candidate.
    Press(Candidate),
    /// In the game.
    Game(game::Message),
    /// It was found out whether the game can go on that the puzzle was saved with.
    Resumed(Late<game::Resumed>),
    /// Solve by backtracking.
    Solve,
    /// The same, watched.
    Watch,
    /// Stop what is looked for.
    Cancel,
    /// Show the step no longer that can be made.
    Dismiss,
    /// Fill in the solution that was offered.
    FillIn,
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// Take everything back but the givens.
    Restart,
    /// Go back to before this move.
    BackTo(usize),
    /// Choose a cell.
    Select(Cell),
    /// Choose these cells.
    Choose(Choice),
    /// Choose the next cell in a direction.
    Move(Direction),
    /// Choose it beside those that are chosen.
    Extend(Direction),
    /// Fill a digit into the chosen cell; in several, note it.
    Enter(Digit),
    /// Clear the chosen cells.
    Erase,
    /// Remove or restore a candidate of the chosen cells; by hand, a note.
    Toggle(Digit),
    /// Fill in this digit.
    Put(Candidate),
    /// Clear this cell.
    Clear(Cell),
    /// Take the digit out of the first cell and fill it into the second.
    Shift(Cell, Cell),
    /// Remove or restore this candidate; by hand, note it or take the note away.
    Note(Candidate),
    /// Switch a rule on or off.
    Switch(Technique, bool),
    /// Choose how much a step does.
    Granularity(Granularity),
    /// Mark the cells worth trying, or unmark them.
    WorthTrying,
    /// Correct the givens, or stop doing so.
    Givens,
    /// Show this deduction of the last step, by its number.
    Focus(usize),
    /// Go to a link of the chain or net that is shown; without a number, show
    /// the whole step again.
    Walk(Option<usize>),
    /// Tell the step that is shown in short, or at length.
    Length,
    /// Unfold the side argument that begins at this line, or fold it up.
    Fold(usize),
    /// Show another argument of the last resort.
    Another,
    /// Show the step up to this stage.
    Stage(Phase),
    /// The pointer came to words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer came to this cell, or is on none.
    Hover(Option<Cell>),
    /// Open another file.
    Open,
    /// Save.
    Save,
    /// Save under another name.
    SaveAs,
    /// Copy the board.
    Copy,
    /// Copy or export something.
    Export,
    /// Put the board on paper.
    Print,
    /// Go to the start screen.
    Start,
    /// Go back to the list that the puzzle was opened from.
    List,
    /// Open the puzzle that is so many rows further in that list.
    Neighbor(isize),
    /// Read the lesson of a technique or of a board, or any.
    Learn(Option<Subject>),
    /// Choose the rules.
    Rules,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
}

impl Message {
    /// Whether it is about save points.
    pub(super) const fn is_of_save_points(&self) -> bool {
        matches!(self, Self::ByHand(by_hand::Message::SavePoint(_)))
    }

    /// Whether it tells what was done with the pointer.
    pub(super) const fn is_of_pointer(&self) -> bool {
        matches!(self, Self::Board(_) | Self::Pad(_))
    }
}
