//! Keys in the choice of rules.

use super::{Message, Rules};
use crate::shortcut::{Binding, CLOSE, Direction, FIND, Group, Key, Keyed, Shortcut};
use sudoku_engine::grid::Digit;
use sudoku_engine::solver::Preset;

const CHOOSE: Shortcut = Group::Rules.shortcut("keys-rules-choose", &Key::ALONG);
pub(super) const TOGGLE: Shortcut = Group::Rules.shortcut("keys-rules-switch", &[Key::SPACE]);
pub(super) const MOVE_UP: Shortcut = Group::Rules.shortcut("keys-rules-move", &[Key::UP.alt()]);
pub(super) const MOVE_DOWN: Shortcut = Group::Rules.shortcut("keys-rules-move", &[Key::DOWN.alt()]);
/// Turn all listed rules on or off.
pub(super) const ALL_ON: Shortcut = Group::Rules.shortcut(
    "keys-rules-all",
    &[Key::character('+'), Key::character('=')],
);
pub(super) const ALL_OFF: Shortcut =
    Group::Rules.shortcut("keys-rules-all", &[Key::character('-')]);
/// Take a preset, return to the player's own choice, or let chains use sets.
pub(super) const NUMBERED: Shortcut =
    Group::Rules.shortcut("keys-rules-numbered", &[Key::from_to('1', '9')]);

impl Keyed for Rules {
    type Context<'a> = ();
    type Message = Message;
}

/// The keys of the choice of rules.
pub(in crate::modal) const KEYS: &[Binding<Rules>] = &[
    CHOOSE.does(|at| at.key.in_list().map(Message::List)),
    TOGGLE.does(|_| Some(Message::Toggle)),
    MOVE_UP.does(|_| Some(Message::Shift(Direction::Up))),
    MOVE_DOWN.does(|_| Some(Message::Shift(Direction::Down))),
    ALL_ON.does(|_| Some(Message::SwitchListed(true))),
    ALL_OFF.does(|_| Some(Message::SwitchListed(false))),
    NUMBERED.does(|at| at.part.numbered(at.key.digit()?)),
    FIND.does(|_| Some(Message::Find)),
    CLOSE.does(|at| (!at.part.filter.is_empty()).then_some(Message::Clear)),
];

impl Rules {
    /// The message of a digit key: a preset, the player's own choice, or the option.
    fn numbered(&self, digit: Digit) -> Option<Message> {
        match digit.index() {
            number @ 0..7 => Some(Message::Preset(Preset::ALL[number])),
            7 => self.can_go_back().then_some(Message::Own),
            8 => Some(Message::ThroughSets(!self.rules.through_sets())),
            _ => None,
        }
    }
}
