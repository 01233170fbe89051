//! The start screen: a board, and every way to a puzzle beside it.

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
use iced::widget::operation;

use crate::ask::{Action, Ask};
use crate::board::{BoardStyle, Layers, Pointed};
use crate::builtin::Level;
use crate::lookup::Late;
use demonstration::Demonstration;
use sudoku_engine::grid::{Cell, Layout, Values};
use sudoku_engine::rules::Deduction;
use sudoku_engine::sudoku::{GameOutcome, GameRecord, Position, Puzzle};
use sudoku_engine::texts::{Language, Notation};
use sudoku_telling::session::{LeftBehind, Unreadable, WorkKind};

/// How much work that was left behind is offered at once, where there is little room and as
/// usual.
const LEFT_SHOWN: (usize, usize) = (2, 3);

/// How many recent files are offered.
const RECENT_SHOWN: usize = 5;

/// The start screen.
#[derive(Debug, Default)]
pub struct Start {
    path: String,
    /// Whether the recent files and the field for a path are shown.
    is_unfolded: bool,
    /// Whether all work is listed that was left behind.
    lists_all_left: bool,
    demonstration: Demonstration,
    /// Whether that was begun.
    has_begun: bool,
    layers: Layers,
    /// What words name that the pointer is on.
    pointed: Option<Pointed>,
    /// The cell that the pointer is on.
    hovered: Option<Cell>,
}

/// What can be seen of the screen, as far as acts change it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct InView {
    path: String,
    is_unfolded: bool,
    lists_all_left: bool,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// The pointer came to this cell, or is on none.
    Hover(Option<Cell>),
    /// The pointer came to words that name this, or left them.
    Point(Pointed, bool),
    /// The pointer came onto the board while the demonstration went on by itself.
    Stop,
    /// It is time for what the demonstration shows next.
    Beat(Late<()>),
    /// Show this step of the demonstration.
    Show(usize),
    /// Go on with the puzzle of the demonstration from the step that is shown.
    GoOn,
    /// Show the recent files and the field for a path, or hide them.
    Unfold,
    /// Open a file with the system's dialog.
    Browse,
    /// The path was changed.
    PathTyped(String),
    /// Open the path that was typed.
    PathEntered,
    /// Open a recent file.
    Recent(PathBuf),
    /// Open what the clipboard holds.
    Paste,
    /// Open a built-in puzzle.
    BuiltIn(Level),
    /// Choose a game to play.
    NewGame,
    /// Make a puzzle.
    Create,
    /// Go back to the puzzle that is open.
    Continue,
    /// Save the puzzle that is open.
    Save,
    /// Go back to the list of puzzles.
    List,
    /// Go to the lessons.
    Lessons,
    /// Go on with work that was left behind.
    TakeUp(usize),
    /// List all of it.
    AllLeft,
    /// Remove work that was left behind; the numbers of what cannot be read follow
    /// those of the others.
    Discard(usize),
    /// Put back what was discarded last.
    PutBack,
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Leave the program.
    Quit,
}

/// What the screen shows of the program.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The language in which all is said.
    pub language: &'a Language,
    /// How cells are named.
    pub notation: Notation,
    /// How the board is drawn besides what it shows.
    pub style: BoardStyle,
    /// The files opened or saved last.
    pub recent: &'a [PathBuf],
    /// The puzzle that is open, if there is one.
    pub open: Option<Open<'a>>,
    /// Work that a program left behind which did not come to its end.
    pub left: &'a [LeftBehind],
    /// What is there of it that cannot be read.
    pub unreadable: &'a [Unreadable],
    /// Whether what was discarded can still be put back.
    pub can_put_back: bool,
    /// The name of the collection that was opened last, if there is one.
    pub list: Option<&'a str>,
}

/// The puzzle that is open, as the start screen shows it.
#[derive(Debug, Clone, Copy)]
pub struct Open<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The board.
    pub position: &'a Position,
    /// The game on it that waits. Who does not play shall not think about it either: its
    /// board is hidden.
    pub game: Option<&'a GameRecord>,
    /// When it was left.
    pub left_at: Option<SystemTime>,
    /// How many steps were made.
    pub made: usize,
    /// How many there are in all, where that is known.
    pub steps: Option<usize>,
}

/// What was begun and can be gone on with.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Begun<'a> {
    /// The puzzle that is open.
    Open(Open<'a>),
    /// Work that was left behind.
    Left(&'a LeftBehind),
    /// The list of puzzles.
    List(&'a str),
}

impl<'a> Context<'a> {
    /// What Enter continues, and what the board shows of it: the puzzle that is open,
    /// what was left behind, the list.
    fn begun(&self) -> Option<Begun<'a>> {
        let open = self.open.map(Begun::Open);
        let left = self.left.first().map(Begun::Left);
        open.or(left).or(self.list.map(Begun::List))
    }

    /// Whether the board shows the demonstration; else it shows the puzzle that was left.
    pub(crate) const fn shows_demonstration(&self) -> bool {
        self.left.is_empty() && self.open.is_none()
    }

    /// What a press on the board leads to, and Enter.
    fn first(&self) -> Message {
        self.begun().map_or(Message::GoOn, Begun::message)
    }

    /// The game that waits in the place where its board would be.
    pub(crate) fn waiting(&self) -> Option<&'a GameRecord> {
        self.begun()?.waiting()
    }

    /// Whether a program left anything behind.
    pub(crate) const fn has_left(&self) -> bool {
        !(self.left.is_empty() && self.unreadable.is_empty())
    }
}

impl<'a> Begun<'a> {
    /// What goes on with it.
    fn message(self) -> Message {
        match self {
            Self::Open(_) => Message::Continue,
            Self::Left(_) => Message::TakeUp(0),
            Self::List(_) => Message::List,
        }
    }

    /// The game, if one waits.
    fn waiting(self) -> Option<&'a GameRecord> {
        let game = match self {
            Self::Open(open) => open.game,
            Self::Left(left) => left.work().puzzle.game.as_ref(),
            Self::List(_) => None,
        };
        game.filter(|game| game.outcome == GameOutcome::Playing)
    }

    /// When it was left.
    fn left_at(self) -> Option<SystemTime> {
        match self {
            Self::Open(open) => open.left_at,
            Self::Left(left) => Some(left.kept()),
            Self::List(_) => None,
        }
    }

    /// Its board and what stands on it, unless that is hidden.
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
    /// What can be seen of it, as far as acts change it.
    pub(crate) fn in_view(&self) -> InView {
        InView {
            path: self.path.clone(),
            is_unfolded: self.is_unfolded,
            lists_all_left: self.lists_all_left,
        }
    }

    /// Begins the demonstration, which goes on by itself; once.
    pub const fn begin(&mut self) {
        if !self.has_begun {
            self.has_begun = true;
            self.demonstration.begin();
        }
    }

    /// Waits for what the demonstration shows next, as long as it is seen and goes on by
    /// itself.
    pub fn follow(&mut self, is_seen: bool) -> Task<Message> {
        if !is_seen && self.demonstration.is_running() {
            self.demonstration.stop();
        }
        self.demonstration.wait()
    }

    /// Draws the board afresh: something else is shown.
    pub fn redraw(&self) {
        self.layers.clear();
    }

    /// Whether the demonstration goes on by itself.
    pub const fn is_running(&self) -> bool {
        self.demonstration.is_running()
    }

    /// The number of the step that the demonstration shows, counted from 0.
    pub const fn step(&self) -> usize {
        self.demonstration.at()
    }

    /// The name of the puzzle of the demonstration, the puzzle, and the steps up to the
    /// one that is shown.
    pub fn demonstrated(&self, language: &Language) -> (String, Puzzle, Vec<Arc<[Deduction]>>) {
        let (puzzle, steps) = self.demonstration.so_far();
        (Demonstration::name(language), puzzle, steps)
    }

    /// A file was opened: the path of another one is asked for next.
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
                // Where it has no room below the others, it is brought into sight.
                return match self.is_unfolded {
                    true => Action::Run(operation::snap_to_end(ways::WAYS)),
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

/// The path that a person means: without the blanks and quotes that copying
/// adds, and with the home folder for a tilde.
pub fn typed_path(typed: &str) -> PathBuf {
    let path = typed.trim();
    let quoted = |quote| {
        path.strip_prefix(quote)
            .and_then(|path| path.strip_suffix(quote))
    };
    let path = quoted('"').or_else(|| quoted('\'')).unwrap_or(path);
    match (path.strip_prefix("~/"), directories::BaseDirs::new()) {
        (Some(rest), Some(folders)) => folders.home_dir().join(rest),
        _ => PathBuf::from(path),
    }
}
