//! The menus of the screen: one for the puzzle as a whole, one for further panels.

use super::{Beside, Message, SolverScreen, game};
use crate::screen::solver::keys::{
    EXPORT, RULES, SHOW_EVERY_STEP, SHOW_EVERY_STEP_ANYWHERE, SHOW_MARKS, SHOW_RULES, SHOW_SEARCH,
};
use crate::shortcut::{
    ACCEPT, Binding, CLOSE, Group, Key, Keyed, NEW_GAME, OPEN, RESTART, SAVE, Shortcut, Told,
};
use crate::shortcut::{SETTINGS, SHEET};
use crate::widget::Line;
use sudoku_engine::texts::{Language, Text, said, words};

/// The kind of menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Actions on the puzzle as a whole.
    Puzzle,
    /// Further panels beside the board.
    More,
}

/// An open menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Menu {
    /// The kind of menu.
    pub(super) which: Which,
    /// The number of the chosen line.
    pub(super) at: usize,
}

/// The messages of menus.
#[derive(Debug, Clone, Copy)]
pub enum MenuMessage {
    /// Open or close a menu.
    Turn(Which),
    /// Close the menu.
    Close,
    /// Go down this many lines.
    Go(isize),
    /// Go to the next line or, with `false`, to the previous one, wrapping around: as Tab does.
    Next(bool),
    /// Go to the first line.
    First,
    /// Go to the last line.
    Last,
    /// Carry out the line with this number.
    Choose(usize),
}

const LINES: Shortcut = Group::Window.shortcut(
    "keys-window-in-menu",
    &[Key::UP, Key::DOWN, Key::HOME, Key::END],
);

impl Keyed for Menu {
    type Context<'a> = ();
    type Message = MenuMessage;
}

/// The keys of an open menu.
pub(super) const KEYS: &[Binding<Menu>] = &[
    LINES.does(|at| {
        Some(match at.key {
            Key::UP => MenuMessage::Go(-1),
            Key::DOWN => MenuMessage::Go(1),
            Key::HOME => MenuMessage::First,
            _ => MenuMessage::Last,
        })
    }),
    ACCEPT.does(|at| Some(MenuMessage::Choose(at.part.at))),
    CLOSE.does(|_| Some(MenuMessage::Close)),
];

impl SolverScreen {
    /// The open menu.
    pub const fn menu(&self) -> Option<Menu> {
        self.menu
    }

    /// Closes the open menu.
    pub const fn close_menu(&mut self) {
        self.menu = None;
    }

    /// The lines of a menu.
    pub(super) fn menu_lines(&self, language: &Language, which: Which) -> Vec<Line<Message>> {
        match which {
            Which::Puzzle => self.puzzle_lines(language),
            Which::More => Beside::MORE
                .into_iter()
                .map(|beside| {
                    let key = match beside {
                        Beside::EveryStep if self.beside == Beside::Marks => {
                            SHOW_EVERY_STEP_ANYWHERE
                        }
                        Beside::EveryStep => SHOW_EVERY_STEP,
                        Beside::Search => SHOW_SEARCH,
                        Beside::Marks => SHOW_MARKS,
                        _ => SHOW_RULES,
                    };
                    line(beside.label(language), key, Some(Message::Show(beside)))
                })
                .collect(),
        }
    }

    fn puzzle_lines(&self, language: &Language) -> Vec<Line<Message>> {
        let is_board_seen = self.beside != Beside::Search;
        let can_restart = is_board_seen && !self.session.position().is_untouched();
        let mut lines = vec![
            line(words!(language, "bar-open"), OPEN, Some(Message::Open)),
            line(words!(language, "bar-save"), SAVE, Some(Message::Save)),
            line(
                words!(language, "bar-export"),
                EXPORT,
                Some(Message::Export),
            ),
        ];
        if self.is_game_on() {
            let restart = can_restart && !self.is_paused();
            lines.push(Line {
                begins_group: true,
                ..line(
                    words!(language, "game-restart"),
                    RESTART,
                    restart.then_some(Message::Restart),
                )
            });
            lines.push(line(
                words!(language, "game-new"),
                NEW_GAME,
                Some(game::Message::New.into()),
            ));
        } else if !self.is_resuming() {
            lines.push(Line {
                begins_group: true,
                ..line(
                    words!(language, "step-restart"),
                    RESTART,
                    can_restart.then_some(Message::Restart),
                )
            });
            lines.push(line(
                words!(language, "bar-rules"),
                RULES,
                Some(Message::Rules),
            ));
        }
        let settings = line(
            words!(language, "bar-settings"),
            SETTINGS,
            Some(Message::Settings),
        );
        lines.push(Line {
            begins_group: true,
            ..settings
        });
        lines.push(line(
            words!(language, "bar-keys"),
            SHEET,
            Some(Message::Keys),
        ));
        lines
    }

    /// Carries out a message of a menu; returns the message of the chosen line.
    pub(super) fn on_menu(&mut self, language: &Language, message: MenuMessage) -> Option<Message> {
        if let MenuMessage::Turn(which) = message {
            let is_open = self.menu.is_some_and(|menu| menu.which == which);
            self.menu = (!is_open).then_some(Menu { which, at: 0 });
            return None;
        }
        let menu = self.menu?;
        let lines = self.menu_lines(language, menu.which);
        let last = lines.len().saturating_sub(1);
        // Skip lines that do nothing now.
        let does = |at: &usize| lines.get(*at).is_some_and(|line| line.message.is_some());
        let at = match message {
            MenuMessage::Go(by) if by < 0 => (0..menu.at).rev().find(does),
            MenuMessage::Go(_) => (menu.at + 1..=last).find(does),
            MenuMessage::Next(true) => {
                let behind = (menu.at + 1..=last).find(does);
                behind.or_else(|| (0..=last).find(does))
            }
            MenuMessage::Next(false) => {
                let before = (0..menu.at).rev().find(does);
                before.or_else(|| (0..=last).rev().find(does))
            }
            MenuMessage::First => (0..=last).find(does),
            MenuMessage::Last => (0..=last).rev().find(does),
            MenuMessage::Choose(at) => {
                let mut lines = lines;
                self.menu = None;
                return (at <= last).then(|| lines.swap_remove(at).message)?;
            }
            MenuMessage::Close | MenuMessage::Turn(_) => {
                self.menu = None;
                return None;
            }
        };
        let at = at.unwrap_or(menu.at);
        self.menu = Some(Menu { at, ..menu });
        None
    }
}

impl MenuMessage {
    /// The reason why the message changes nothing.
    pub(super) fn idle_text(self) -> Text {
        match self {
            Self::First => said!("idle-list-start"),
            Self::Go(by) if by < 0 => said!("idle-list-start"),
            _ => said!("idle-list-end"),
        }
    }
}

impl Message {
    /// Whether the player did something unrelated to the open menu.
    pub(super) const fn leaves_menu(&self) -> bool {
        !matches!(
            self,
            Self::Menu(_)
                | Self::Point(..)
                | Self::Hover(_)
                | Self::Sought(_)
                | Self::Resumed(_)
                | Self::Cause(_)
                | Self::Path(_)
                | Self::EveryStep(_)
                | Self::Search(_)
                | Self::Game(_)
        )
    }
}

fn line(label: String, key: impl Into<Told>, message: Option<Message>) -> Line<Message> {
    Line {
        label,
        key: key.into(),
        message,
        begins_group: false,
    }
}
