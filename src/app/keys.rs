//! What a key does that no widget took: the same everywhere, or what the screen makes
//! of it.

use iced::{Task, keyboard};

use super::modal::Leaving;
use super::screen::start::Start;
use super::settings::TextSize;
use super::shortcut::{Shortcut, shortcut};
use super::{App, Message, Screen};

impl App {
    pub(super) fn on_key(
        &mut self,
        key: &keyboard::Key,
        modifiers: keyboard::Modifiers,
    ) -> Task<Message> {
        let Some(shortcut) = shortcut(key, modifiers) else {
            return Task::none();
        };
        let text_size = self.settings.text_size;
        match shortcut {
            Shortcut::Larger => return self.set_text_size(text_size.larger()),
            Shortcut::Smaller => return self.set_text_size(text_size.smaller()),
            Shortcut::UsualSize => return self.set_text_size(TextSize::default()),
            _ => {}
        }
        if self.modal.is_some() {
            return self.on_modal_key(shortcut);
        }
        match shortcut {
            Shortcut::Quit => self.leave(Leaving::Quit),
            Shortcut::Paste => self.paste(),
            Shortcut::Create => self.show_create(),
            Shortcut::Path => {
                self.screen = Screen::Start;
                Start::focus_path()
            }
            Shortcut::Escape if self.notice.is_some() => {
                self.notice = None;
                Task::none()
            }
            _ => self.on_screen_key(shortcut),
        }
    }

    fn on_screen_key(&mut self, shortcut: Shortcut) -> Task<Message> {
        match self.screen {
            Screen::Start => Start::shortcut(shortcut, self.start_context())
                .map_or_else(Task::none, |message| self.on_start(message)),
            Screen::Collection => self
                .list
                .as_ref()
                .and_then(|list| list.shortcut(shortcut))
                .map_or_else(Task::none, |message| self.on_collection(message)),
            Screen::Create => self
                .draft()
                .and_then(|draft| draft.shortcut(shortcut))
                .map_or_else(Task::none, |message| self.on_create(message)),
            Screen::Solver => self
                .solver
                .as_ref()
                .and_then(|solver| solver.shortcut(shortcut))
                .map_or_else(Task::none, |message| self.on_solver(message)),
            Screen::Lessons => self
                .lessons
                .as_ref()
                .and_then(|lessons| lessons.shortcut(shortcut))
                .map_or_else(Task::none, |message| self.on_lessons(message)),
        }
    }
}
