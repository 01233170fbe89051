//! The start screen: a board, and beside it every way to a puzzle.

mod board;
mod demonstration;
mod keys;
mod left;
mod view;
mod ways;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use iced::Task;

use crate::ask::{Action, Ask};
use crate::board::{BoardStyle, Layers, Pointed};
use crate::builtin::Level;
use crate::lookup::Late;
use crate::paths::typed_path;
use demonstration::Demonstration;
use sudoku_engine::grid::{Cell, Layout, Values};
use sudoku_engine::rules::Deduction;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Position, Puzzle};
use sudoku_engine::texts::{Language, Notation};
use sudoku_telling::session::{LeftBehind, Unreadable, WorkKind};

/// The number of works left behind to show at once, with little and with usual room.
const LEFT_SHOWN: (usize, usize) = (2, 3);

/// The number of recent files to show.
const RECENT_SHOWN: usize = 5;

/// The start screen.
#[derive(Debug, Default)]
pub struct Start {
    path: String,
    /// Whether the recent files and the field for a path are shown.
    is_unfolded: bool,
    /// Whether all work left behind is listed.
    lists_all_left: bool,
    demonstration: Demonstration,
    /// Whether the demonstration was started.
    has_begun: bool,
    layers: Layers,
    /// The thing named by the words under the pointer.
    pointed: Option<Pointed>,
    /// The cell under the pointer.
    hovered: Option<Cell>,
}

/// The part of the screen that actions change.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InView {
    path: String,
    is_unfolded: bool,
    lists_all_left: bool,
}

/// The messages of the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The pointer reached this cell, or left the board.
    Hover(Option<Cell>),
    /// The pointer reached words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer reached the board during the demonstration.
    Stop,
    /// It is time for the next picture of the demonstration.
    Beat(Late<()>),
    /// Show this step of the demonstration.
    Show(usize),
    /// Continue the puzzle of the demonstration from its present step.
    GoOn,
    /// Show the recent files and the field for a path, or hide them.
    Unfold,
    /// Open a file with the system's dialog.
    Browse,
    /// Change the path.
    PathTyped(String),
    /// Open the typed path.
    PathEntered,
    /// Open a recent file.
    Recent(PathBuf),
    /// Open the content of the clipboard.
    Paste,
    /// Open a built-in puzzle.
    BuiltIn(Level),
    /// Choose a game to play.
    NewGame,
    /// Make a puzzle.
    Create,
    /// Go back to the open puzzle.
    Continue,
    /// Save the open puzzle.
    Save,
    /// Go back to the list of puzzles.
    List,
    /// Go to the lessons.
    Lessons,
    /// Resume the work left behind with this number.
    TakeUp(usize),
    /// List all work left behind.
    AllLeft,
    /// Discard the work left behind with this number. Numbers after the work are unreadable files.
    Discard(usize),
    /// Put back the work discarded last.
    PutBack,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Quit the program.
    Quit,
}

/// The state of the program that the screen shows.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The language of all texts.
    pub language: &'a Language,
    /// The notation of cells.
    pub notation: Notation,
    /// The style of the board.
    pub style: BoardStyle,
    /// The files opened or saved last.
    pub recent: &'a [PathBuf],
    /// The open puzzle, if there is one.
    pub open: Option<Open<'a>>,
    /// Work left behind.
    pub left: &'a [LeftBehind],
    /// Unreadable files of work left behind.
    pub unreadable: &'a [Unreadable],
    /// Whether the work discarded last can still be put back.
    pub can_put_back: bool,
    /// The name of the collection opened last, if there is one.
    pub list: Option<&'a str>,
}

/// The open puzzle on the start screen.
#[derive(Debug, Clone, Copy)]
pub struct Open<'a> {
    /// Its name.
    pub name: &'a str,
    /// The board.
    pub position: &'a Position,
    /// The paused game on it. Its board is hidden, so that nobody can think about it while the
    /// clock is stopped.
    pub game: Option<&'a GameRecord>,
    /// The time when it was left.
    pub left_at: Option<SystemTime>,
    /// The number of steps made.
    pub made: usize,
    /// The number of all steps, if it is known.
    pub steps: Option<usize>,
}

/// Something that was begun and can be continued.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Begun<'a> {
    /// The open puzzle.
    Open(Open<'a>),
    /// Work left behind.
    Left(&'a LeftBehind),
    /// The list of puzzles.
    List(&'a str),
}

impl<'a> Context<'a> {
    /// The thing that Enter continues, which the board shows: the open puzzle, else work left
    /// behind, else the list.
    fn begun(&self) -> Option<Begun<'a>> {
        let open = self.open.map(Begun::Open);
        let left = self.left.first().map(Begun::Left);
        open.or(left).or(self.list.map(Begun::List))
    }

    /// The recent files to show, and to open by a digit.
    pub(crate) fn recent_shown(&self) -> &'a [PathBuf] {
        let shown = self.recent.len().min(RECENT_SHOWN);
        &self.recent[..shown]
    }

    /// Whether the board shows the demonstration and not a puzzle.
    pub(crate) const fn shows_demonstration(&self) -> bool {
        self.left.is_empty() && self.open.is_none()
    }

    /// The message of Enter and of a press on the board.
    fn first(&self) -> Message {
        self.begun().map_or(Message::GoOn, Begun::message)
    }

    /// The paused game whose board is hidden.
    pub(crate) fn waiting(&self) -> Option<&'a GameRecord> {
        self.begun()?.waiting()
    }

    /// Whether there is work left behind, readable or not.
    pub(crate) const fn has_left(&self) -> bool {
        !(self.left.is_empty() && self.unreadable.is_empty())
    }
}

impl<'a> Begun<'a> {
    /// The message that continues it.
    fn message(self) -> Message {
        match self {
            Self::Open(_) => Message::Continue,
            Self::Left(_) => Message::TakeUp(0),
            Self::List(_) => Message::List,
        }
    }

    /// The paused game, if there is one.
    fn waiting(self) -> Option<&'a GameRecord> {
        let game = match self {
            Self::Open(open) => open.game,
            Self::Left(left) => left.work().puzzle.game.as_ref(),
            Self::List(_) => None,
        };
        game.filter(|game| game.outcome == GameOutcome::Playing)
    }

    /// The time when it was left.
    fn left_at(self) -> Option<SystemTime> {
        match self {
            Self::Open(open) => open.left_at,
            Self::Left(left) => Some(left.kept()),
            Self::List(_) => None,
        }
    }

    /// Its board with its digits, unless that is hidden.
    fn board(self) -> Option<(Layout, Values)> {
        if self.waiting().is_some() {
            return None;
        }
        match self {
            Self::Open(open) => {
                let grid = open.position.grid();
                Some((grid.layout().clone(), *grid.values()))
            }
            Self::Left(left) => {
                let puzzle = &left.work().puzzle;
                Some((puzzle.layout.clone(), puzzle.values()))
            }
            Self::List(_) => None,
        }
    }
}

impl Start {
    /// The visible state that actions change.
    pub(crate) fn in_view(&self) -> InView {
        InView {
            path: self.path.clone(),
            is_unfolded: self.is_unfolded,
            lists_all_left: self.lists_all_left,
        }
    }

    /// Starts the demonstration, once.
    pub const fn begin(&mut self) {
        if !self.has_begun {
            self.has_begun = true;
            self.demonstration.begin();
        }
    }

    /// Waits for the next picture of the demonstration, as long as it is visible and plays.
    pub fn follow(&mut self, is_seen: bool) -> Task<Message> {
        if !is_seen && self.demonstration.is_running() {
            self.demonstration.stop();
        }
        self.demonstration.wait()
    }

    /// Redraws the board.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    /// Whether the demonstration plays.
    pub const fn is_running(&self) -> bool {
        self.demonstration.is_running()
    }

    /// The number of the demonstration's present step, from 0.
    pub const fn step(&self) -> usize {
        self.demonstration.at()
    }

    /// The puzzle of the demonstration with its name, and the steps up to the present one.
    pub fn demonstrated(&self, language: &Language) -> (String, Puzzle, Vec<Arc<[Deduction]>>) {
        let (puzzle, steps) = self.demonstration.so_far();
        (Demonstration::name(language), puzzle, steps)
    }

    /// Clears the path after a file was opened.
    pub fn forget_path(&mut self) {
        self.path.clear();
    }

    /// Shows the recent files and the field for a path.
    pub const fn unfold(&mut self) {
        self.is_unfolded = true;
    }

    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Action<Message> {
        Action::Ask(match message {
            Message::Hover(cell) => {
                self.hovered = cell;
                return Action::None;
            }
            Message::Point(pointed, is_on) => {
                self.point(pointed, is_on);
                return Action::None;
            }
            Message::Stop => {
                self.demonstration.stop();
                return Action::None;
            }
            Message::Beat(late) => {
                self.demonstration.go_on(late);
                return Action::None;
            }
            Message::Show(step) => {
                self.demonstration.show(step);
                return Action::None;
            }
            Message::Unfold => {
                self.is_unfolded = !self.is_unfolded;
                return match self.is_unfolded {
                    true => Action::Run(ways::reveal_unfolded()),
                    false => Action::None,
                };
            }
            Message::AllLeft => {
                self.lists_all_left = true;
                return Action::None;
            }
            Message::GoOn => Ask::Demonstrated,
            Message::PathTyped(path) => {
                self.path = path;
                return Action::None;
            }
            Message::PathEntered if self.path.trim().is_empty() => return Action::None,
            Message::PathEntered => Ask::Open(typed_path(&self.path)),
            Message::Recent(path) => Ask::Open(path),
            Message::Browse => Ask::Browse,
            Message::Paste => Ask::Paste,
            Message::BuiltIn(level) => Ask::BuiltIn(level),
            Message::NewGame => Ask::NewGame,
            Message::Create => Ask::Create,
            Message::Continue => Ask::Continue,
            Message::Save => Ask::Save(WorkKind::Solving),
            Message::List => Ask::List,
            Message::Lessons => Ask::Courses,
            Message::TakeUp(number) => Ask::TakeUp(number),
            Message::Discard(number) => Ask::Discard(number),
            Message::PutBack => Ask::PutBack,
            Message::Settings => Ask::Settings,
            Message::Keys => Ask::Keys,
            Message::Quit => Ask::Quit,
        })
    }
}
