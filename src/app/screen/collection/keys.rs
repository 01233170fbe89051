//! Keys in the list of puzzles.

use super::{Collection, Message};
use crate::shortcut::{
    Binding, CLOSE, FIND, Group, Key, Keyed, Layer, ORDER, ROWS, START, Shortcut, named,
};
use sudoku_engine::rules::Level;

pub(super) const OPEN: Shortcut = Group::Puzzles.shortcut("keys-puzzles-open", &[Key::ENTER]);
pub(super) const LEVEL: Shortcut =
    Group::Puzzles.shortcut("keys-puzzles-level", &[Key::from_to('1', '6')]);
pub(super) const RATE: Shortcut = Group::Puzzles.shortcut(
    "keys-puzzles-rate",
    &[Key::character('+'), Key::character('=')],
);
/// Rate only the visible puzzles.
pub(super) const RATE_NO_MORE: Shortcut =
    Group::Puzzles.shortcut("keys-puzzles-rate", &[Key::character('-')]);

impl Keyed for Collection {
    type Context<'a> = ();
    type Message = Message;
}

const KEYS: &[Binding<Collection>] = &[
    ROWS.does(|at| at.key.in_list().map(Message::List)),
    OPEN.does(|_| Some(Message::Open)),
    FIND.does(|_| Some(Message::Find)),
    ORDER.does(|at| Some(Message::Order(at.part.listed.order().next()))),
    LEVEL.does(|at| {
        let level = Level::ALL.get(at.key.digit()?.index());
        Some(Message::Level(level.copied()))
    }),
    RATE.does(|_| Some(Message::GradeAll(true))),
    RATE_NO_MORE.does(|_| Some(Message::GradeAll(false))),
    START.does(|_| Some(Message::Start)),
    CLOSE.does(|at| match at.part {
        list if list.listed.is_filtered() => Some(Message::Clear),
        list if list.reading.is_some() => Some(Message::StopReading),
        _ => Some(Message::Start),
    }),
];

impl Collection {
    /// The shortcuts of the screen.
    pub(crate) fn shortcuts() -> Vec<Shortcut> {
        named(KEYS)
    }

    /// The layers of keys that work now.
    pub fn layers(&self) -> [Layer<'_, Message>; 1] {
        [Layer::new(KEYS, self, ())]
    }
}
