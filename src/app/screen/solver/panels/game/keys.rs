//! Keys in a game.

use super::{GamePanel, Message, Report};
use crate::screen::solver::Message as ScreenMessage;
use crate::screen::solver::context::OfKey;
use crate::shortcut::{Binding, CLOSE, Group, Key, Keyed, Shortcut};

pub(super) const ANOTHER: Shortcut = Group::Game.shortcut("keys-game-new", &[Key::character('n')]);
pub(in crate::screen::solver) const CHECK: Shortcut =
    Group::Game.shortcut("keys-game-check", &[Key::character('c')]);
pub(super) const ANSWER: Shortcut = Group::Game.shortcut("keys-game-check", &[Key::character('a')]);
pub(in crate::screen::solver) const PAUSE: Shortcut =
    Group::Game.shortcut("keys-game-pause", &[Key::character('p')]);
pub(super) const TIMER: Shortcut = Group::Game.shortcut("keys-game-pause", &[Key::character('t')]);
pub(in crate::screen::solver) const RESUME: Shortcut =
    Group::Game.shortcut("keys-game-resume", &[Key::SPACE, Key::ENTER]);

impl Keyed for GamePanel {
    type Context<'a> = OfKey<'a>;
    type Message = ScreenMessage;
}

/// The keys during and after a game.
pub(in crate::screen::solver) const KEYS: &[Binding<GamePanel>] = &[
    ANOTHER.does(|at| (!at.part.is_on()).then(|| Message::New.into())),
    CHECK.does(|at| at.part.while_on(Message::Check)),
    ANSWER.does(|at| at.part.while_on(Message::Answer)),
    PAUSE.does(|at| at.part.while_on(Message::Pause)),
    TIMER.does(|at| {
        at.part
            .while_on(Message::Timer(!at.part.game.record().timer))
    }),
    RESUME.does(|at| at.part.while_paused()),
    CLOSE.does(|at| {
        let report = at.context.screen.card.report();
        let asks = matches!(report, Report::Game(report) if report.asks());
        let decline = || at.part.while_on(Message::Decline).filter(|_| asks);
        at.part.while_paused().or_else(decline)
    }),
];

impl GamePanel {
    fn while_on(&self, message: Message) -> Option<ScreenMessage> {
        self.is_on().then(|| message.into())
    }

    fn while_paused(&self) -> Option<ScreenMessage> {
        self.while_on(Message::Pause)
            .filter(|_| self.game.is_paused())
    }
}
