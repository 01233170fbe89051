//! Keys of the pad.

use super::{Message, Pad};
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut, named};

/// Change the effect of the keys of the pad and of typed digits.
pub(super) const MODE: Shortcut = Group::Board.shortcut("keys-board-mode", &[Key::character('v')]);

impl Keyed for Pad {
    type Context<'a> = ();
    type Message = Message;
}

/// Keys that work where digits can be filled in, noted and colored.
pub(crate) const KEYS: &[Binding<Pad>] = &[
    MODE.does(|at| Some(Message::Mode(at.part.mode.next()))),
    CLOSE.does(|at| at.part.hand.map(|_| Message::DropHand)),
];

/// Keys that work where digits can only be filled in.
pub(crate) const HAND: &[Binding<Pad>] =
    &[CLOSE.does(|at| at.part.hand.map(|_| Message::DropHand))];

/// The shortcuts of the pad.
pub(crate) fn shortcuts() -> Vec<Shortcut> {
    named(KEYS)
}
