//! Keys of the program: those that work everywhere, and the tables for all others.

use iced::advanced::widget::operation::{focusable, scope};
use iced::advanced::widget::{Id, operate};
use iced::{Task, keyboard, window};

use super::ask::Ask;
use super::modal::Modal;
use super::screen::start::Start;
use super::screen::{
    collection::Collection,
    create::Create,
    lessons::Lessons,
    solver::{self, SolverScreen},
};
use super::settings::{SettingChange, TextSize};
use super::shortcut::{
    ACCEPT, Binding, CLOSE, CREATE, Group, Key, Keyed, LARGER, Layer, QUIT, SETTINGS, SHEET,
    SMALLER, Shortcut, USUAL_SIZE, answered_by, know, known, named, pressed,
};
use super::view::DIALOG;
use super::widget::drop_focus;
use super::{App, Message, Screen, idle, modal, pad, shown};
use sudoku_engine::texts::{Text, said};

/// Show the keys by the usual help key, unless a screen uses it otherwise.
const HELP: Shortcut = Group::Window.shortcut("keys-window-help", &[Key::function(1)]);
const PASTE: Shortcut = Group::Window.shortcut("keys-window-paste", &[Key::character('v').ctrl()]);
const TYPE_PATH: Shortcut =
    Group::Window.shortcut("keys-window-type", &[Key::character('l').ctrl()]);
/// Go to the next or previous control.
const FOCUS: Shortcut = Group::Window.shortcut("keys-window-focus", &[Key::TAB, Key::TAB.shift()]);
const FULL_SCREEN: Shortcut =
    Group::Window.shortcut("keys-window-full-screen", &[Key::function(11)]);

impl Keyed for App {
    type Context<'a> = ();
    type Message = Message;
}

/// Keys that work in dialogs too.
const EVERYWHERE: &[Binding<App>] = &[
    LARGER.does(|at| Some(sized(at.part.settings().text_size.larger()))),
    SMALLER.does(|at| Some(sized(at.part.settings().text_size.smaller()))),
    USUAL_SIZE.does(|at| {
        let is_other = at.part.settings().text_size != TextSize::default();
        is_other.then(|| sized(TextSize::default()))
    }),
    FOCUS.does(|at| Some(Message::Focus(!at.key.is_shifted()))),
    FULL_SCREEN.does(|_| Some(Message::FullScreen)),
];

/// Keys that work on all screens.
const ON_SCREENS: &[Binding<App>] = &[
    CREATE.does(|_| Some(Message::Ask(Ask::Create))),
    TYPE_PATH.does(|_| Some(Message::Ask(Ask::TypePath))),
    PASTE.does(|_| Some(Message::Ask(Ask::Paste))),
    SETTINGS.does(|_| Some(Message::Ask(Ask::Settings))),
    SHEET.does(|_| Some(Message::Ask(Ask::Keys))),
    QUIT.does(|_| Some(Message::Ask(Ask::Quit))),
    CLOSE.does(|at| {
        let stays = at.part.has_notice() && !at.part.is_passing();
        stays.then_some(Message::NoticeDismissed)
    }),
];

/// Keys for when no other table has taken them: a notice must not take Esc or Enter from other
/// parts.
const AT_LAST: &[Binding<App>] = &[
    CLOSE.does(|at| at.part.has_notice().then_some(Message::NoticeDismissed)),
    ACCEPT.does(|at| {
        let offers = at.part.offers_left();
        offers.then_some(Message::Ask(Ask::TakeUpOnOpen))
    }),
    HELP.does(|_| Some(Message::Ask(Ask::Keys))),
];

fn sized(size: TextSize) -> Message {
    Message::Modal(modal::Message::Set(SettingChange::TextSize(size)))
}

impl App {
    /// The shortcuts of all tables, in the order of the sheet.
    pub fn shortcuts() -> Vec<Shortcut> {
        let own = [named(ON_SCREENS), named(EVERYWHERE), named(AT_LAST)];
        let tables = [
            SolverScreen::shortcuts(),
            shown::shortcuts(),
            pad::shortcuts(),
            Lessons::shortcuts(),
            Start::shortcuts(),
            Create::shortcuts(),
            Collection::shortcuts(),
            Modal::shortcuts(),
            own.concat(),
        ];
        tables.concat()
    }

    /// Makes the shortcuts of all tables known to tooltips, pads and the sheet. Every new program
    /// does it; a screen without a program needs it first.
    pub fn know_shortcuts() {
        know(Self::shortcuts);
    }

    /// The layers of keys that work now; earlier ones take precedence.
    pub fn layers(&self) -> Vec<Layer<'_, Message>> {
        let mut layers = vec![Layer::new(EVERYWHERE, self, ())];
        if let Some(modal) = &self.modal {
            layers.extend(modal.layers().map(|layer| layer.map(Message::Modal)));
            return layers;
        }
        layers.push(Layer::new(ON_SCREENS, self, ()));
        match self.screen() {
            Screen::Start => {
                let start = self.screens.start().layers(self.start_context());
                layers.extend(start.map(|layer| layer.map(Message::Start)));
            }
            Screen::Collection => {
                let list = self.screens.list().into_iter().flat_map(Collection::layers);
                layers.extend(list.map(|layer| layer.map(Message::Collection)));
            }
            Screen::Create => {
                let draft = self.screens.draft().into_iter().flat_map(Create::layers);
                layers.extend(draft.map(|layer| layer.map(Message::Create)));
            }
            Screen::Solver => {
                let solver = self.solver().into_iter().flat_map(SolverScreen::layers);
                layers.extend(solver.map(|layer| layer.map(Message::Solver)));
            }
            Screen::Lessons => {
                let lessons = self.screens.lessons().into_iter().flat_map(Lessons::layers);
                layers.extend(lessons.map(|layer| layer.map(Message::Lessons)));
            }
        }
        layers.push(Layer::new(AT_LAST, self, ()));
        layers
    }

    pub(super) fn on_key(
        &mut self,
        key: &keyboard::Key,
        modifiers: keyboard::Modifiers,
    ) -> Task<Message> {
        let key = pressed(key, modifiers);
        if key == Some(Key::ESCAPE) && self.frame.may_have_focus() {
            return operate(drop_focus()).map(Message::FocusDropped);
        }
        self.answer(key)
    }

    /// After Esc took the cursor out of a field: closes the dialog of the field, or its filter. It
    /// does not leave a draft.
    pub(super) fn field_left(&mut self) -> Task<Message> {
        if self.modal.is_none() && self.screen() == Screen::Create && !self.frame.may_have_focus() {
            return Task::none();
        }
        let escape = keyboard::Key::Named(keyboard::key::Named::Escape);
        self.on_key(&escape, keyboard::Modifiers::default())
    }

    fn answer(&mut self, key: Option<Key>) -> Task<Message> {
        let Some(key) = key else {
            return Task::none();
        };
        // Esc needs no reason: the player sees that there is nothing to close.
        let tells = key != Key::ESCAPE;
        let (message, shortcut) = {
            let layers = self.layers();
            let answers = answered_by(&layers, key);
            let here = layers.iter().flat_map(Layer::shortcuts).copied();
            match answers {
                Some((message, shortcut)) => (Some(message), Some(shortcut)),
                // Keys of other screens get a reason too.
                None => (
                    None,
                    here.chain(known().iter().copied()).find(|it| it.has(key)),
                ),
            }
        };
        match (message, shortcut) {
            (Some(message), Some(shortcut)) => {
                let before = tells.then(|| self.in_view()).flatten();
                let task = self.carry_out(message);
                if before.is_some() && task.units() == 0 && before == self.in_view() {
                    self.tell_answer(self.unchanged_text(&shortcut, key))
                } else {
                    let modal = self.modal.as_ref();
                    let shown = modal.map_or_else(Task::none, |modal| modal.reveal(key));
                    Task::batch([task, shown])
                }
            }
            (None, Some(shortcut)) if tells => self.tell_answer(self.idle_text(&shortcut, key)),
            _ => Task::none(),
        }
    }

    /// The reason why a key does nothing here now.
    fn idle_text(&self, shortcut: &Shortcut, key: Key) -> Text {
        let of_screen = || match (&self.modal, self.screen()) {
            (None, Screen::Lessons) => self.screens.lessons()?.missing_text(shortcut),
            (None, Screen::Start) => self.start_context().missing_text(shortcut),
            (None, Screen::Solver) => self.screens.solver()?.missing_text(shortcut),
            _ => None,
        };
        let along = idle::along(shortcut, key);
        let answer = along.or_else(of_screen).or_else(|| self.no_digit_text(key));
        answer.unwrap_or_else(|| {
            said!(
                "idle-key",
                key = key.name(self.language()),
                does = said!(shortcut.words)
            )
        })
    }

    /// The reason why the key of a digit that a smaller board does not have does nothing.
    fn no_digit_text(&self, key: Key) -> Option<Text> {
        let board = match (&self.modal, self.screen()) {
            (None, Screen::Solver) => self.screens.solver()?.session().grid().layout(),
            (None, Screen::Create) => self.screens.draft()?.board(),
            _ => return None,
        };
        let is_missing = !board.digits().contains(key.digit()?);
        is_missing.then(|| said!("idle-no-digit", most = board.size()))
    }

    /// Gives the focus to the next or previous control; with an open dialog, within it.
    pub(super) fn focus(&mut self, on: bool) -> Task<Message> {
        let menu = self.screens.solver().and_then(SolverScreen::menu);
        if menu.is_some() && self.modal.is_none() && self.screen() == Screen::Solver {
            let next = solver::MenuMessage::Next(on);
            return self.on_solver(solver::Message::Menu(next));
        }
        self.frame.give_focus();
        let dialog = self.modal.is_some().then(|| Id::new(DIALOG));
        match (on, dialog) {
            (true, None) => operate(focusable::focus_next()),
            (false, None) => operate(focusable::focus_previous()),
            (true, Some(dialog)) => operate(scope(dialog, focusable::focus_next())),
            (false, Some(dialog)) => operate(scope(dialog, focusable::focus_previous())),
        }
    }

    /// After Esc: if no control of a screen had the focus, Esc has its usual effect. A dialog is left
    /// at once.
    pub(super) fn focus_dropped(&mut self, any: bool) -> Task<Message> {
        self.frame.take_focus();
        if any && self.modal.is_none() {
            Task::none()
        } else {
            self.answer(Some(Key::ESCAPE))
        }
    }

    /// Takes the focus from a screen or dialog that is gone or covered.
    pub(super) fn leave_focus(&mut self) -> Task<Message> {
        if self.frame.take_focus() {
            operate(drop_focus()).discard()
        } else {
            Task::none()
        }
    }

    /// Turns full screen on or off.
    pub(super) fn turn_full_screen(&mut self) -> Task<Message> {
        let mode = self.frame.turn_full_screen();
        window::latest().and_then(move |id| window::set_mode(id, mode))
    }
}
