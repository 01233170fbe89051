//! Keys on an answer to 'Why?'.

use super::Message;
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::card::Card;
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut};

/// Go to the next line; after the last one, back to the board.
pub(in crate::screen::solver) const NEXT_LINE: Shortcut =
    Group::Steps.shortcut("keys-steps-line", &[Key::SPACE]);
const LINE_ON: Shortcut = Group::Steps.shortcut("keys-steps-line", &[Key::RIGHT]);
const LINE_BACK: Shortcut = Group::Steps.shortcut("keys-steps-line", &[Key::LEFT]);

impl Keyed for Card {
    type Context<'a> = ();
    type Message = ScreenMessage;
}

/// The keys on an answer.
pub(in crate::screen::solver) const KEYS: &[Binding<Card>] = &[
    NEXT_LINE.does(|at| {
        let answered = at.part.shown().answered()?;
        Some(match answered.next_line() {
            Some(line) => Message::Read(line).into(),
            None => ScreenMessage::Dismiss,
        })
    }),
    LINE_ON.does(|at| {
        let line = at.part.shown().answered()?.next_line()?;
        Some(Message::Read(line).into())
    }),
    LINE_BACK.does(|at| {
        let line = at.part.shown().answered()?.line().checked_sub(1)?;
        Some(Message::Read(line).into())
    }),
    CLOSE.does(|at| at.part.shown().answered().map(|_| ScreenMessage::Dismiss)),
];
