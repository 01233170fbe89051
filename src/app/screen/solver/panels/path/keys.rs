//! Keys on the path.

use super::{Message, PathPanel};
use crate::list;
use crate::screen::solver::context::OfKey;
use crate::screen::solver::{Beside, Message as ScreenMessage};
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut};

pub(super) const FIRST: Shortcut = Group::Path.shortcut("keys-path-go", &[Key::HOME]);
pub(super) const BACK: Shortcut = Group::Path.shortcut("keys-path-go", &[Key::LEFT]);
pub(super) const ON: Shortcut = Group::Path.shortcut("keys-path-go", &[Key::RIGHT]);
pub(super) const LAST: Shortcut = Group::Path.shortcut("keys-path-go", &[Key::END]);
const UP_OR_DOWN: Shortcut = Group::Path.shortcut("keys-path-go", &[Key::UP, Key::DOWN]);
const PAGES: Shortcut = Group::Path.shortcut("keys-path-go", &[Key::PAGE_UP, Key::PAGE_DOWN]);
/// Play or pause; in the list of techniques, solve up to the chosen one.
pub(super) const PLAY: Shortcut = Group::Path.shortcut("keys-path-play", &[Key::ENTER]);
pub(super) const FASTER: Shortcut = Group::Path.shortcut(
    "keys-path-speed",
    &[Key::character('+'), Key::character('=')],
);
pub(super) const SLOWER: Shortcut = Group::Path.shortcut("keys-path-speed", &[Key::character('-')]);
pub(super) const SUMMARY: Shortcut =
    Group::Path.shortcut("keys-path-summary", &[Key::character('u')]);

/// Switch between HoDoKu's score and Sudoku Explainer's rating.
pub(super) const SCALE: Shortcut =
    Group::Path.shortcut("keys-path-scale", &[Key::character('u').shift()]);

impl Keyed for PathPanel {
    type Context<'a> = OfKey<'a>;
    type Message = ScreenMessage;
}

/// The keys of the path.
pub(in crate::screen::solver) const KEYS: &[Binding<PathPanel>] = &[
    BACK.does(|_| Some(Message::List(list::Message::Move(-1)).into())),
    ON.does(|_| Some(Message::List(list::Message::Move(1)).into())),
    UP_OR_DOWN.does(|at| {
        let key = at.key.in_list()?;
        Some(if at.part.summary {
            Message::Techniques(key).into()
        } else {
            Message::List(key).into()
        })
    }),
    PAGES.does(|at| at.key.in_list().map(|key| Message::List(key).into())),
    FIRST.does(|at| at.key.in_list().map(|key| Message::List(key).into())),
    LAST.does(|at| at.key.in_list().map(|key| Message::List(key).into())),
    PLAY.does(|at| match at.part {
        // Enter answers the card instead.
        _ if at.context.card_asks => None,
        panel if panel.summary => {
            let uses = panel.uses(&at.context.screen);
            Some(Message::UpTo(uses.get(panel.technique)?.technique).into())
        }
        _ => Some(Message::Play.into()),
    }),
    FASTER.does(|at| Some(Message::Speed(at.part.speed.faster()).into())),
    SLOWER.does(|at| Some(Message::Speed(at.part.speed.slower()).into())),
    SUMMARY.does(|_| Some(Message::Summary.into())),
    SCALE.does(|at| {
        let is_classic = at.part.is_classic(&at.context.screen);
        is_classic.then(|| Message::Scale(at.part.grading.scale.other()).into())
    }),
    CLOSE.does(|at| match at.part {
        _ if at.context.screen.takes_escape() => None,
        panel if panel.playing => Some(Message::Play.into()),
        panel if panel.is_searching() => Some(Message::Cancel.into()),
        _ => Some(ScreenMessage::Show(Beside::Step)),
    }),
];
