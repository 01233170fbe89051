//! The start screen: every way to a puzzle.

use std::path::PathBuf;

use iced::widget::{
    Column, button, column, container, row, scrollable, space as gap, text, text_input,
};
use iced::{Center, Element, Fill, Task, widget};

use crate::app::builtin::Level;
use crate::app::screen::solver::file_name;
use crate::app::shortcut::Shortcut;
use crate::app::theme::{self, size, space};
use crate::app::widget::{action, section, wide};
use crate::grid::Digit;
use crate::session::LeftBehind;

/// The path field.
const PATH: &str = "path";

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
    /// Remove work that was left behind.
    Discard(usize),
    /// Show the settings.
    Settings,
    /// Show the keys.
    Keys,
    /// Leave the program.
    Quit,
}

/// What the screen asks of the program.
#[derive(Debug)]
pub enum Action {
    /// Nothing.
    None,
    /// Open a file with the system's dialog.
    Browse,
    /// Open this file.
    Open(PathBuf),
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
    /// Go on with work that was left behind, by its number.
    TakeUp(usize),
    /// Remove work that was left behind.
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
    /// The files opened or saved last.
    pub recent: &'a [PathBuf],
    /// The name of the puzzle that is open, if there is one.
    pub open: Option<&'a str>,
    /// Work that a program left behind which did not come to its end.
    pub left: &'a [LeftBehind],
    /// The name of the collection that was opened last, if there is one.
    pub list: Option<&'a str>,
}

impl Start {
    /// Carries out a message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Browse => Action::Browse,
            Message::PathTyped(path) => {
                self.path = path;
                Action::None
            }
            Message::PathEntered if self.path.trim().is_empty() => Action::None,
            Message::PathEntered => Action::Open(typed_path(&self.path)),
            Message::Recent(path) => Action::Open(path),
            Message::Paste => Action::Paste,
            Message::BuiltIn(level) => Action::BuiltIn(level),
            Message::NewGame => Action::NewGame,
            Message::Create => Action::Create,
            Message::Continue => Action::Continue,
            Message::List => Action::List,
            Message::Lessons => Action::Lessons,
            Message::TakeUp(number) => Action::TakeUp(number),
            Message::Discard(number) => Action::Discard(number),
            Message::Settings => Action::Settings,
            Message::Keys => Action::Keys,
            Message::Quit => Action::Quit,
        }
    }

    /// What a key asks for here, if anything.
    pub fn shortcut(shortcut: Shortcut, context: Context<'_>) -> Option<Message> {
        Some(match shortcut {
            Shortcut::Open => Message::Browse,
            Shortcut::Digit(digit) => Message::Recent(recent(digit, context)?.clone()),
            Shortcut::BuiltIn(level) => Message::BuiltIn(level),
            // N shows the next deduction where there is a board.
            Shortcut::NewGame | Shortcut::NextDeduction => Message::NewGame,
            // H asks for a hint where there is a board.
            Shortcut::Hint => Message::BuiltIn(Level::Hard),
            // And M shows the marks.
            Shortcut::ShowMarks => Message::BuiltIn(Level::Medium),
            Shortcut::Start | Shortcut::Escape => context.open.map(|_| Message::Continue)?,
            Shortcut::List => context.list.map(|_| Message::List)?,
            Shortcut::Lessons => Message::Lessons,
            Shortcut::Accept if !context.left.is_empty() => Message::TakeUp(0),
            Shortcut::Discard if !context.left.is_empty() => Message::Discard(0),
            Shortcut::Settings => Message::Settings,
            Shortcut::Keys => Message::Keys,
            _ => return None,
        })
    }

    /// Puts the cursor in the path field.
    pub fn focus_path<T>() -> Task<T> {
        widget::operation::focus(PATH)
    }

    /// The whole screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let title = column![
            text("Sudoku Stepper").size(size::HUGE),
            text("Solves a Sudoku one deduction at a time, and says why each holds.")
                .size(size::BODY)
                .style(theme::muted),
        ]
        .spacing(space::SMALL);
        let open = column![
            wide("Choose a file", "Ctrl O", Some(Message::Browse)),
            row![
                text_input("or type the path of a file", &self.path)
                    .id(PATH)
                    .on_input(Message::PathTyped)
                    .on_submit(Message::PathEntered)
                    .padding([7, 10])
                    .size(size::BODY)
                    .style(theme::field),
                action(
                    "Open",
                    "Enter",
                    (!self.path.trim().is_empty()).then_some(Message::PathEntered)
                ),
            ]
            .spacing(space::SMALL),
            text("A puzzle can also be dropped on the window or pasted with Ctrl V.")
                .size(size::SMALL)
                .style(theme::muted),
        ]
        .spacing(space::SMALL);
        let built_in = row![
            wide("Easy", "E", Some(Message::BuiltIn(Level::Easy))),
            wide("Medium", "M", Some(Message::BuiltIn(Level::Medium))),
            wide("Hard", "H", Some(Message::BuiltIn(Level::Hard))),
        ]
        .spacing(space::SMALL);
        let mut content = column![title].spacing(space::LARGE);
        if let Some(name) = context.open {
            content = content.push(
                row![
                    action("Continue", "Esc", Some(Message::Continue)),
                    text(name).size(size::BODY).wrapping(text::Wrapping::None),
                ]
                .spacing(space::MEDIUM)
                .align_y(Center),
            );
        }
        if let Some(name) = context.list {
            content = content.push(
                row![
                    action("Back to the list", "Ctrl G", Some(Message::List)),
                    text(name).size(size::BODY).wrapping(text::Wrapping::None),
                ]
                .spacing(space::MEDIUM)
                .align_y(Center),
            );
        }
        if !context.left.is_empty() {
            content = content.push(section(
                "Continue where you were",
                left_behind(context.left),
            ));
        }
        let play = wide("New game", "N", Some(Message::NewGame));
        content = content.push(section("Play, against the clock or in peace", play));
        content = content.push(section("Open a puzzle", open));
        content = content.push(section("Or take one of ours", built_in));
        content = content.push(section(
            "Or make one of your own",
            wide("Empty board", "Ctrl T", Some(Message::Create)),
        ));
        let lessons = row![
            wide("Lessons", "L", Some(Message::Lessons)),
            text("What each technique is, and exercises.")
                .size(size::SMALL)
                .style(theme::muted)
                .width(Fill),
        ]
        .spacing(space::MEDIUM)
        .align_y(Center);
        content = content.push(section("Learn a technique", lessons));
        if !context.recent.is_empty() {
            content = content.push(section("Recent files", recent_files(context.recent)));
        }
        content = content.push(row![
            action("Settings", "Ctrl comma", Some(Message::Settings)),
            gap::horizontal().width(space::SMALL),
            action("Keys", "F12 or ?", Some(Message::Keys)),
            gap::horizontal(),
            action("Quit", "Ctrl Q", Some(Message::Quit)),
        ]);
        scrollable(
            container(content.width(Fill).max_width(520))
                .center_x(Fill)
                .padding(space::LARGE * 2.0),
        )
        .style(theme::scroll)
        .width(Fill)
        .height(Fill)
        .into()
    }
}

fn left_behind(left: &[LeftBehind]) -> Element<'_, Message> {
    let rows = left
        .iter()
        .take(LEFT_SHOWN)
        .enumerate()
        .map(|(number, it)| {
            let work = it.work();
            let moves = match work.puzzle.history.made.len() {
                0 => "no moves".to_owned(),
                1 => "1 move".to_owned(),
                moves => format!("{moves} moves"),
            };
            let (enter, discard) = match number {
                0 => ("Enter", "Ctrl D"),
                _ => ("", ""),
            };
            row![
                container(
                    text(format!("{}, {moves}", work.name))
                        .size(size::BODY)
                        .wrapping(text::Wrapping::None)
                )
                .width(Fill)
                .clip(true),
                action("Continue", enter, Some(Message::TakeUp(number))),
                action("Discard", discard, Some(Message::Discard(number))),
            ]
            .spacing(space::SMALL)
            .align_y(Center)
            .into()
        });
    let mut list = Column::with_children(rows).spacing(space::SMALL);
    if left.len() > LEFT_SHOWN {
        let more = format!("and {} more", left.len() - LEFT_SHOWN);
        list = list.push(text(more).size(size::SMALL).style(theme::muted));
    }
    list.into()
}

fn recent_files(recent: &[PathBuf]) -> Element<'_, Message> {
    let rows = recent
        .iter()
        .take(RECENT_SHOWN)
        .enumerate()
        .map(|(number, path)| {
            let folder = path
                .parent()
                .map(|folder| folder.display().to_string())
                .unwrap_or_default();
            let label = row![
                text(format!("{}", number + 1))
                    .size(size::SMALL)
                    .style(theme::muted)
                    .width(18),
                text(file_name(path))
                    .size(size::BODY)
                    .wrapping(text::Wrapping::None),
                text(folder)
                    .size(size::SMALL)
                    .style(theme::muted)
                    .wrapping(text::Wrapping::None)
                    .width(Fill),
            ]
            .spacing(space::MEDIUM)
            .align_y(Center);
            button(label)
                .padding([5, 6])
                .width(Fill)
                .clip(true)
                .style(theme::row_button)
                .on_press(Message::Recent(path.clone()))
                .into()
        });
    Column::with_children(rows).into()
}

fn recent<'a>(digit: Digit, context: Context<'a>) -> Option<&'a PathBuf> {
    context.recent.iter().take(RECENT_SHOWN).nth(digit.index())
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
