//! Keys of the watched search.

use super::{Message, Method, SearchPanel, Until};
use crate::screen::solver::{Beside, Message as ScreenMessage};
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut};

pub(super) const STEP: Shortcut =
    Group::Search.shortcut("keys-search-step", &[Key::RIGHT, Key::DOWN, Key::SPACE]);
pub(super) const PLAY: Shortcut = Group::Search.shortcut("keys-search-play", &[Key::ENTER]);
pub(super) const FASTER: Shortcut = Group::Search.shortcut(
    "keys-search-speed",
    &[Key::character('+'), Key::character('=')],
);
pub(super) const SLOWER: Shortcut =
    Group::Search.shortcut("keys-search-speed", &[Key::character('-')]);
pub(super) const TO_CONTRADICTION: Shortcut =
    Group::Search.shortcut("keys-search-to", &[Key::character('c')]);
pub(super) const TO_SOLUTION: Shortcut =
    Group::Search.shortcut("keys-search-to", &[Key::PAGE_DOWN]);
pub(super) const TO_END: Shortcut = Group::Search.shortcut("keys-search-to", &[Key::END]);
pub(super) const AGAIN: Shortcut = Group::Search.shortcut("keys-search-again", &[Key::HOME]);
pub(super) const METHOD: Shortcut =
    Group::Search.shortcut("keys-search-again", &[Key::from_to('1', '3')]);
pub(super) const COMPARE: Shortcut =
    Group::Search.shortcut("keys-search-compare", &[Key::character('u')]);

impl Keyed for SearchPanel {
    type Context<'a> = ();
    type Message = ScreenMessage;
}

/// The keys of the watched search.
pub(in crate::screen::solver) const KEYS: &[Binding<SearchPanel>] = &[
    STEP.does(|_| Some(Message::Step.into())),
    PLAY.does(|at| {
        Some(match at.part.is_at_solution() {
            true => Message::Keep.into(),
            false => Message::Play.into(),
        })
    }),
    FASTER.does(|at| Some(Message::Speed(at.part.speed.faster()).into())),
    SLOWER.does(|at| Some(Message::Speed(at.part.speed.slower()).into())),
    TO_CONTRADICTION.does(|_| Some(Message::GoOn(Until::Contradiction).into())),
    TO_SOLUTION.does(|_| Some(Message::GoOn(Until::Solution).into())),
    TO_END.does(|_| Some(Message::GoOn(Until::End).into())),
    AGAIN.does(|_| Some(Message::Again.into())),
    METHOD.does(|at| {
        let method = Method::ALL.get(at.key.digit()?.index())?;
        Some(Message::Method(*method).into())
    }),
    COMPARE.does(|_| Some(Message::Compare.into())),
    CLOSE.does(|at| match at.part {
        panel if panel.playing => Some(Message::Play.into()),
        panel if panel.is_running() => Some(Message::Stop.into()),
        panel if panel.comparison.is_going() => Some(Message::Compare.into()),
        _ => Some(ScreenMessage::Show(Beside::Step)),
    }),
];
