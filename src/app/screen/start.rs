//! The start screen: every way to a puzzle.

mod keys;
mod left;
mod view;

use std::path::PathBuf;

use crate::app::ask::{Action, Ask};
use crate::app::builtin::Level;
use crate::session::{LeftBehind, Unreadable};
use crate::texts::Language;

/// How much work that was left behind is offered at once.
const LEFT_SHOWN: usize = 3;

/// How many recent files are offered.
const RECENT_SHOWN: usize = 5;

/// The start screen.
#[derive(Debug, Default)]
pub struct Start {
    path: String,
}

/// What can happen on the screen.
#[derive(Debug, Clone)]
pub enum Message {
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
    /// Go back to the list of puzzles.
    List,
    /// Go to the lessons.
    Lessons,
    /// Go on with work that was left behind.
    TakeUp(usize),
    /// Remove work that was left behind; the numbers of what cannot be read follow
    /// those of the others.
    Discard(usize),
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
    /// The files opened or saved last.
    pub recent: &'a [PathBuf],
    /// The name of the puzzle that is open, if there is one.
    pub open: Option<&'a str>,
    /// Work that a program left behind which did not come to its end.
    pub left: &'a [LeftBehind],
    /// What is there of it that cannot be read.
    pub unreadable: &'a [Unreadable],
    /// The name of the collection that was opened last, if there is one.
    pub list: Option<&'a str>,
}

impl Context<'_> {
    /// Whether nothing was begun and no file was opened.
    const fn is_first(&self) -> bool {
        self.recent.is_empty() && !self.has_left() && self.open.is_none() && self.list.is_none()
    }

    /// What Enter continues: what was left behind, the puzzle that is open, the list.
    fn first_begun(&self) -> Option<Message> {
        let left = (!self.left.is_empty()).then_some(Message::TakeUp(0));
        let open = self.open.map(|_| Message::Continue);
        left.or(open).or(self.list.map(|_| Message::List))
    }

    /// Whether a program left anything behind.
    const fn has_left(&self) -> bool {
        !(self.left.is_empty() && self.unreadable.is_empty())
    }
}

impl Start {
    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Action<Message> {
        Action::Ask(match message {
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
            Message::List => Ask::List,
            Message::Lessons => Ask::Lessons(None),
            Message::TakeUp(number) => Ask::TakeUp(number),
            Message::Discard(number) => Ask::Discard(number),
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
