//! Making puzzles: the requests of that screen to the program.

use iced::Task;

use super::modal::{Leaving, Modal};
use super::screen::create::{self, Create};
use super::{App, Message, Screen};

impl App {
    /// The screen where a puzzle is made, once it was opened.
    pub const fn create(&self) -> Option<&Create> {
        self.screens.draft()
    }

    pub(super) fn show_create(&mut self) -> Task<Message> {
        self.screens.draft_or_empty(self.preferences.language());
        self.show(Screen::Create)
    }

    pub(super) fn on_create(&mut self, message: create::Message) -> Task<Message> {
        let Some(draft) = self.screens.draft_mut() else {
            return Task::none();
        };
        let goes_on = self.preferences.settings().goes_on;
        let action = draft.update(self.preferences.language(), message, goes_on);
        self.act(action, Message::Create)
    }

    /// Whether to save the draft before leaving it: its file is behind, or it cannot be saved
    /// elsewhere.
    pub(super) fn must_save_draft(&self) -> bool {
        let has_file = |draft: &Create| draft.path().is_some();
        let draft = self.screens.draft().filter(|draft| draft.is_unsaved());
        draft.is_some_and(|draft| has_file(draft) || !self.autosave.can_keep())
    }

    /// Quits the program, unless there is a draft to save first.
    pub(super) fn leave_draft(&mut self) -> Task<Message> {
        if self.must_save_draft() {
            self.screens.show(Screen::Create);
            self.show_modal(Modal::Leave(Leaving::Draft))
        } else {
            self.go(Leaving::Draft)
        }
    }
}
