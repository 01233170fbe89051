//! Keys of the program: those that do the same everywhere, and which table is asked
//! for the others.

use iced::{Task, keyboard};

use super::ask::Ask;
use super::screen::{
    collection::Collection, create::Create, lessons::Lessons, solver::SolverScreen,
};
use super::settings::TextSize;
use super::shortcut::{Binding, CLOSE, Group, Key, Keyed, Layer, Shortcut, answer, named, pressed};
use super::{App, Message, Screen, modal};

pub(super) const LARGER: Shortcut = Group::Window.shortcut(
    "keys-window-size",
    &[Key::character('+').ctrl(), Key::character('=').ctrl()],
);
pub(super) const SMALLER: Shortcut =
    Group::Window.shortcut("keys-window-size", &[Key::character('-').ctrl()]);
pub(super) const USUAL_SIZE: Shortcut =
    Group::Window.shortcut("keys-window-size", &[Key::character('0').ctrl()]);
pub(super) const SHEET: Shortcut = Group::Window.shortcut(
    "keys-window-keys",
    &[Key::function(12), Key::character('?')],
);
pub(super) const SETTINGS: Shortcut =
    Group::Window.shortcut("keys-window-settings", &[Key::character(',').ctrl()]);
/// Make a puzzle of one's own.
pub(super) const CREATE: Shortcut =
    Group::Create.shortcut("keys-create-empty", &[Key::character('t').ctrl()]);
const PASTE: Shortcut = Group::Window.shortcut("keys-window-paste", &[Key::character('v').ctrl()]);
const TYPE_PATH: Shortcut =
    Group::Window.shortcut("keys-window-type", &[Key::character('l').ctrl()]);
pub(super) const QUIT: Shortcut =
    Group::Window.shortcut("keys-window-quit", &[Key::character('q').ctrl()]);

impl Keyed for App {
    type Context<'a> = ();
    type Message = Message;
}

/// What works in dialogs too.
const EVERYWHERE: &[Binding<App>] = &[
    LARGER.does(|at| Some(sized(at.part.settings.text_size.larger()))),
    SMALLER.does(|at| Some(sized(at.part.settings.text_size.smaller()))),
    USUAL_SIZE.does(|_| Some(sized(TextSize::default()))),
];

/// What works on all screens.
const ON_SCREENS: &[Binding<App>] = &[
    CREATE.does(|_| Some(Message::Ask(Ask::Create))),
    TYPE_PATH.does(|_| Some(Message::Ask(Ask::TypePath))),
    PASTE.does(|_| Some(Message::Ask(Ask::Paste))),
    SETTINGS.does(|_| Some(Message::Ask(Ask::Settings))),
    SHEET.does(|_| Some(Message::Ask(Ask::Keys))),
    QUIT.does(|_| Some(Message::Ask(Ask::Quit))),
    CLOSE.does(|at| at.part.notice.as_ref().map(|_| Message::NoticeDismissed)),
];

fn sized(size: TextSize) -> Message {
    Message::Modal(modal::Message::TextSize(size))
}

impl App {
    /// The program's own shortcuts.
    pub(super) fn shortcuts() -> Vec<Shortcut> {
        [named(ON_SCREENS), named(EVERYWHERE)].concat()
    }

    /// What keys do just now: what comes first has the keys for itself.
    pub fn layers(&self) -> Vec<Layer<'_, Message>> {
        let mut layers = vec![Layer::new(EVERYWHERE, self, ())];
        if let Some(modal) = &self.modal {
            layers.extend(modal.layers().map(|layer| layer.map(Message::Modal)));
            return layers;
        }
        layers.push(Layer::new(ON_SCREENS, self, ()));
        match self.screen {
            Screen::Start => {
                let start = self.start.layers(self.start_context());
                layers.extend(start.map(|layer| layer.map(Message::Start)));
            }
            Screen::Collection => {
                let list = self.list.iter().flat_map(Collection::layers);
                layers.extend(list.map(|layer| layer.map(Message::Collection)));
            }
            Screen::Create => {
                let draft = self.create.iter().flat_map(Create::layers);
                layers.extend(draft.map(|layer| layer.map(Message::Create)));
            }
            Screen::Solver => {
                let solver = self.solver.iter().flat_map(SolverScreen::layers);
                layers.extend(solver.map(|layer| layer.map(Message::Solver)));
            }
            Screen::Lessons => {
                let lessons = self.lessons.iter().flat_map(Lessons::layers);
                layers.extend(lessons.map(|layer| layer.map(Message::Lessons)));
            }
        }
        layers
    }

    pub(super) fn on_key(
        &mut self,
        key: &keyboard::Key,
        modifiers: keyboard::Modifiers,
    ) -> Task<Message> {
        let message = pressed(key, modifiers).and_then(|key| answer(&self.layers(), key));
        message.map_or_else(Task::none, |message| self.carry_out(message))
    }
}
