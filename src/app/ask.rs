//! What a screen asks of the program: one list for all of them.

use std::path::PathBuf;

use iced::Task;

use super::builtin::Level;
use super::modal::progress_file::Way;
use super::screen::lessons::{ShowIn, Subject};
use sudoku_engine::grid::Values;
use sudoku_engine::rules::Technique;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Text;
use sudoku_telling::session::WorkKind;

/// What a screen asks for after a message.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<M>),
    /// Something that only the program can do.
    Ask(Ask),
}

impl<M> Action<M> {
    /// Runs a task, unless that is nothing.
    pub(super) fn run(task: Task<M>) -> Self {
        if task.units() == 0 {
            Self::None
        } else {
            Self::Run(task)
        }
    }
}

impl Ask {
    /// Whether it only tells something over the window.
    pub(super) const fn tells(&self) -> bool {
        matches!(
            self,
            Self::Tell(_) | Self::Answer(_) | Self::Say(_) | Self::Complain(_)
        )
    }
}

/// What only the program can do.
#[derive(Debug, Clone)]
pub enum Ask {
    /// Open a file with the system's dialog.
    Browse,
    /// Open this file.
    Open(PathBuf),
    /// Put the cursor in the field for a path on the start screen.
    TypePath,
    /// Open what the clipboard holds.
    Paste,
    /// Open a puzzle of the program's own.
    BuiltIn(Level),
    /// Open one after another puzzle was solved.
    NextBuiltIn(Level),
    /// Go on with the puzzle of the demonstration.
    Demonstrated,
    /// Work on the puzzle that was made.
    Use(Box<Puzzle>),
    /// Save this work.
    Save(WorkKind),
    /// Save it under another name.
    SaveAs(WorkKind),
    /// Copy the board.
    Copy,
    /// Copy or export something.
    Export,
    /// Put the board on paper.
    Print,
    /// Go to the start screen.
    Start,
    /// Go back to the puzzle that is open.
    Continue,
    /// Go back to the list of puzzles.
    List,
    /// Open the puzzle with this number in the list.
    Listed(usize),
    /// Open the puzzle that is so many rows further in the list.
    Neighbor(isize),
    /// Choose a game to play.
    NewGame,
    /// Make a puzzle.
    Create,
    /// Read the lesson of a technique or of a board, or any.
    Lessons(Option<Subject>),
    /// Go on with the courses.
    Courses,
    /// Work on the puzzle of the lesson of a technique.
    OfLesson(Technique, Box<Values>),
    /// Practise a technique.
    Practise(Technique),
    /// Show a step in the puzzle in which it came up.
    ShowIn(Box<ShowIn>),
    /// Write what was learned to a file, or read it back from one.
    ProgressFile(Way),
    /// Keep the path as a page.
    KeepAsPage,
    /// Leave the lessons.
    LeaveLessons,
    /// Keep what was learned.
    KeepLessons,
    /// Go on with work that was left behind, by its number.
    TakeUp(usize),
    /// Remove work that was left behind, by its number.
    Discard(usize),
    /// Put back what was discarded last.
    PutBack,
    /// Choose the rules.
    Rules,
    /// Remember how the solver is set.
    Remember,
    /// The same, and tell this for a while.
    RememberAndTell(String),
    /// Tell this over the window for a while.
    Tell(String),
    /// Tell why a press changed nothing, or what it did, until something changes.
    Answer(String),
    /// The same of what names cells.
    Say(Text),
    /// Tell what went wrong, until it is read.
    Complain(String),
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Leave the program.
    Quit,
}
