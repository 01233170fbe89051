//! The requests of screens to the program, in one list for all screens.

use std::path::PathBuf;
use std::sync::Arc;

use iced::Task;

use super::builtin::Level;
use super::settings::SettingChange;
use sudoku_engine::grid::Values;
use sudoku_engine::rules::{Deduction, Technique};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Text;
use sudoku_telling::lessons::BoardLesson;
use sudoku_telling::session::WorkKind;

/// The request of a screen after a message.
#[derive(Debug)]
pub enum Action<M> {
    /// Nothing.
    None,
    /// Run this.
    Run(Task<M>),
    /// A request that only the program can carry out.
    Ask(Ask),
}

impl<M> Action<M> {
    /// Runs a task, unless it is empty.
    pub(super) fn run(task: Task<M>) -> Self {
        if task.units() == 0 {
            Self::None
        } else {
            Self::Run(task)
        }
    }
}

impl Ask {
    /// Whether the request only shows a notice.
    pub(super) const fn tells(&self) -> bool {
        matches!(self, Self::Tell(_) | Self::Answer(_) | Self::Complain(_))
    }
}

/// The requests that only the program can carry out.
#[derive(Debug, Clone)]
pub enum Ask {
    /// Open a file with the system's dialog.
    Browse,
    /// Open this file.
    Open(PathBuf),
    /// Put the cursor in the field for a path on the start screen.
    TypePath,
    /// Open the content of the clipboard.
    Paste,
    /// Open a built-in puzzle.
    BuiltIn(Level),
    /// Open a built-in puzzle after another puzzle was solved.
    NextBuiltIn(Level),
    /// Go on with the puzzle of the demonstration.
    Demonstrated,
    /// Work on the puzzle that the player made.
    Use(Box<Puzzle>),
    /// Save this work.
    Save(WorkKind),
    /// Save this work under another name.
    SaveAs(WorkKind),
    /// Copy the board.
    Copy,
    /// Open the dialog to copy or export.
    Export,
    /// Print the board.
    Print,
    /// Go to the start screen.
    Start,
    /// Go back to the open puzzle.
    Continue,
    /// Go back to the list of puzzles.
    List,
    /// Open the puzzle with this number in the list.
    Listed(usize),
    /// Open the puzzle this many rows further in the list.
    Neighbor(isize),
    /// Choose a game to play.
    NewGame,
    /// Make a puzzle of the player's own.
    Create,
    /// Open the lesson of a technique or of a board, or all lessons.
    Lessons(Option<Subject>),
    /// Go on with the courses.
    Courses,
    /// Work on the puzzle of the lesson of a technique.
    OfLesson(Technique, Box<Values>),
    /// Practice a technique.
    Practise(Technique),
    /// Show a step in the puzzle where it came up.
    ShowIn(Box<ShowIn>),
    /// Write the learning progress to a file, or read it back from one.
    ProgressFile(Way),
    /// Save the path as a page.
    KeepAsPage,
    /// Leave the lessons.
    LeaveLessons,
    /// Save the learning progress.
    KeepLessons,
    /// Resume the work left behind with this number.
    TakeUp(usize),
    /// Resume the work left behind on the open puzzle.
    TakeUpOnOpen,
    /// Discard the work left behind with this number.
    Discard(usize),
    /// Put back the work discarded last.
    PutBack,
    /// Choose the rules.
    Rules,
    /// Remember the settings of the solver.
    Remember,
    /// Remember the settings of the solver, and show this notice for a while.
    RememberAndTell(Text),
    /// Show this notice for a while.
    Tell(Text),
    /// Say why an action changed nothing, or what it did, until something changes.
    Answer(Text),
    /// Show this error message.
    Complain(Text),
    /// Change a setting.
    Set(SettingChange),
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Quit the program.
    Quit,
}

/// The subject of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The lesson of a technique.
    Technique(Technique),
    /// The rules of a board.
    Board(BoardLesson),
}

impl From<Technique> for Subject {
    fn from(technique: Technique) -> Self {
        Self::Technique(technique)
    }
}

impl From<BoardLesson> for Subject {
    fn from(board: BoardLesson) -> Self {
        Self::Board(board)
    }
}

/// A step to show in the player's puzzle.
#[derive(Debug, Clone)]
pub struct ShowIn {
    /// The puzzle before the step.
    pub puzzle: Puzzle,
    /// Its name.
    pub name: String,
    /// The step.
    pub step: Arc<[Deduction]>,
}

/// The direction of a file of the learning progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To a file.
    Out,
    /// Back from one.
    Back,
}
