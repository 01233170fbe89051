//! Keys on the start screen.

use super::{Context, Message, Start};
use crate::builtin::Level;
use crate::shortcut::{
    Binding, CLOSE, DISCARD, Group, Key, Keyed, LESSONS, LIST, Layer, NEW_GAME, OPEN, SAVE, START,
    Shortcut, UNDO, named,
};

const RECENT: Shortcut = Group::Window.shortcut("keys-window-recent", &[Key::from_to('1', '5')]);
pub(super) const EASY: Shortcut =
    Group::Window.shortcut("keys-window-ours", &[Key::character('e')]);
/// Open a built-in puzzle of medium difficulty.
pub(super) const MEDIUM: Shortcut =
    Group::Window.shortcut("keys-window-ours", &[Key::character('m')]);
pub(super) const HARD: Shortcut =
    Group::Window.shortcut("keys-window-ours", &[Key::character('h')]);
pub(super) const PLAY: Shortcut = Group::Game.shortcut("keys-game-new", &[Key::character('n')]);
pub(super) const CONTINUE: Shortcut = Group::Window.shortcut("keys-window-continue", &[Key::ENTER]);
/// Show the recent files and the field for a path.
pub(super) const UNFOLD: Shortcut =
    Group::Window.shortcut("keys-window-unfold", &[Key::character('r')]);
/// Go to another step of the demonstration.
pub(super) const STEPS: Shortcut =
    Group::Window.shortcut("keys-window-demonstration", &[Key::LEFT, Key::RIGHT]);

impl Keyed for Start {
    type Context<'a> = Context<'a>;
    type Message = Message;
}

const KEYS: &[Binding<Start>] = &[
    OPEN.does(|_| Some(Message::Browse)),
    RECENT.does(|at| {
        let recent = at.context.recent_shown();
        let path = recent.get(at.key.digit()?.index())?;
        Some(Message::Recent(path.clone()))
    }),
    EASY.does(|_| Some(Message::BuiltIn(Level::Easy))),
    MEDIUM.does(|_| Some(Message::BuiltIn(Level::Medium))),
    HARD.does(|_| Some(Message::BuiltIn(Level::Hard))),
    CONTINUE.does(|at| Some(at.context.first())),
    UNFOLD.does(|_| Some(Message::Unfold)),
    STEPS.does(|at| {
        let shown = at.context.shows_demonstration().then(|| at.part.step())?;
        Some(Message::Show(if at.key == Key::LEFT {
            shown.checked_sub(1)?
        } else {
            shown + 1
        }))
    }),
    DISCARD.does(|at| at.context.has_left().then_some(Message::Discard(0))),
    UNDO.does(|at| at.context.can_put_back.then_some(Message::PutBack)),
    SAVE.does(|at| at.context.open.map(|_| Message::Save)),
    PLAY.does(|_| Some(Message::NewGame)),
    NEW_GAME.does(|_| Some(Message::NewGame)),
    LESSONS.does(|_| Some(Message::Lessons)),
    LIST.does(|at| at.context.list.map(|_| Message::List)),
    START.does(|_| Some(Message::NewGame)),
    CLOSE.does(|at| at.context.open.map(|_| Message::Continue)),
];

impl Start {
    /// The shortcuts of the screen.
    pub(crate) fn shortcuts() -> Vec<Shortcut> {
        named(KEYS)
    }

    /// The layers of keys that work now.
    pub fn layers<'a>(&'a self, context: Context<'a>) -> [Layer<'a, Message>; 1] {
        [Layer::new(KEYS, self, context)]
    }
}
