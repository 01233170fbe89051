//! Keys of the pad.

use super::{Message, Pad};
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut, named};

/// What the keys of the pad, and digits that are typed, do.
pub(super) const MODE: Shortcut = Group::Board.shortcut("keys-board-mode", &[Key::character('v')]);

impl Keyed for Pad {
    type Context<'a> = ();
    type Message = Message;
}

/// What works where digits are filled in, noted and colored.
pub(crate) const KEYS: &[Binding<Pad>] = &[
    MODE.does(|at| Some(Message::Mode(at.part.mode.next()))),
    CLOSE.does(|at| at.part.hand.map(|_| Message::DropHand)),
];

/// What works where digits are filled in alone.
pub(crate) const HAND: &[Binding<Pad>] =
    &[CLOSE.does(|at| at.part.hand.map(|_| Message::DropHand))];

/// The shortcuts of the pad.
pub(crate) fn shortcuts() -> Vec<Shortcut> {
    named(KEYS)
}
