//! Copying and exporting: the dialog, the clipboard, and the names of files.

use iced::{Task, clipboard};

use super::lookup::Late;
use super::modal::export::{
    Action, Export, Exported, Message as ExportMessage, copied, copy_format, lost,
};
use super::modal::{self, Modal};
use super::screen::solver::SolverScreen;
use super::settings::FileUse;
use super::theme::appearance;
use super::{App, Message, file_dialog};
use sudoku_engine::printable;
use sudoku_engine::texts::{Text, said};
use sudoku_formats::formats;

impl App {
    /// Copies the board in the format chosen last.
    pub(super) fn copy(&mut self) -> Task<Message> {
        let Some(solver) = self.screens.solver() else {
            return Task::none();
        };
        let puzzle = solver.to_puzzle();
        let format = copy_format(&puzzle, self.settings().export.copy);
        let Ok(text) = formats::write(&puzzle, format) else {
            self.notices.restore(lost(&puzzle, format));
            return Task::none();
        };
        let told = self.tell_answer(copied(&puzzle, format));
        Task::batch([
            clipboard::write(String::from_utf8_lossy(&text).into_owned()),
            told,
        ])
    }

    /// Shows the export dialog.
    pub(super) fn show_export(&mut self) -> Task<Message> {
        let Some(solver) = self.screens.solver() else {
            return Task::none();
        };
        let exported = self.exported(solver);
        let dialog = Export::new(exported, self.settings().export);
        self.show_modal(Modal::Export(Box::new(dialog)))
    }

    /// Shows the export dialog set to print the board.
    pub(super) fn show_print(&mut self) -> Task<Message> {
        let Some(solver) = self.screens.solver() else {
            return Task::none();
        };
        let dialog = Export::print(self.exported(solver), self.settings().export);
        self.show_modal(Modal::Export(Box::new(dialog)))
    }

    /// Shows the export dialog set to make a page of the path.
    pub(super) fn keep_as_page(&mut self) -> Task<Message> {
        let Some(solver) = self.screens.solver() else {
            return Task::none();
        };
        let dialog = Export::page(self.exported(solver), self.settings().export);
        self.show_modal(Modal::Export(Box::new(dialog)))
    }

    fn exported(&self, solver: &SolverScreen) -> Exported {
        // Before the first export, use the folder of the puzzle.
        let own = solver.path().and_then(|path| path.parent());
        let last = self.settings().folders.last(FileUse::Export);
        let folder = match last.or(own).filter(|folder| folder.is_dir()) {
            Some(folder) => folder.to_owned(),
            None => self.settings().folder_for(FileUse::Export),
        };
        Exported {
            name: solver.stem().to_owned(),
            folder,
            puzzle: solver.to_puzzle(),
            scene: solver.taken_scene(),
            step: solver.taken_step(),
            made: solver.taken_path(),
            search: solver.session().search_path(),
            rules: solver.session().rules().clone(),
            notation: self.preferences.notation(),
            style: self.preferences.board_style(),
            appearance: appearance(&self.theme()),
        }
    }

    pub(super) fn on_export(&mut self, message: ExportMessage) -> Task<Message> {
        let Some(Modal::Export(dialog)) = &mut self.modal else {
            return Task::none();
        };
        let action = dialog.update(self.preferences.language(), message);
        self.after_export(action)
    }

    /// Carries out a request of the dialog.
    fn after_export(&mut self, action: Action) -> Task<Message> {
        let Some(Modal::Export(dialog)) = &self.modal else {
            return Task::none();
        };
        let chosen = dialog.choice(self.settings().export);
        match action {
            Action::Close => {
                self.modal = None;
                Task::none()
            }
            Action::Copied(text, told) => {
                self.modal = None;
                let told = self.keep_choice(chosen, told);
                Task::batch([clipboard::write(text), told])
            }
            Action::Saved(path) => {
                self.modal = None;
                self.preferences.note_folder(FileUse::Export, &path);
                let told = said!("save-done", path = printable::path(&path));
                self.keep_choice(chosen, told)
            }
            Action::None => Task::none(),
            Action::Run(task) => {
                task.map(|message| Message::Modal(modal::Message::Export(message)))
            }
            Action::Browse(name) => {
                let folder = dialog.folder().to_owned();
                self.ask_anew();
                let request = file_dialog::Request::export(self.language(), folder, name);
                self.dialog.ask(request).map(Message::ExportAnswered)
            }
        }
    }

    /// Remembers the choices of the export, and tells the player that it is done or that the
    /// choices cannot be saved.
    fn keep_choice(&mut self, choice: super::settings::ExportChoice, done: Text) -> Task<Message> {
        self.notices.clear();
        self.preferences.settings_mut().export = choice;
        self.remember();
        if self.notices.text().is_some() {
            Task::none()
        } else {
            self.tell_answer(done)
        }
    }

    pub(super) fn export_answered(&mut self, late: Late<file_dialog::Answer>) -> Task<Message> {
        let Some(answer) = self.dialog.answer(late) else {
            return Task::none();
        };
        let Some(Modal::Export(dialog)) = &mut self.modal else {
            return Task::none();
        };
        match answer {
            file_dialog::Answer::Chosen(path) => {
                let action = dialog.save_in(self.preferences.language(), path);
                self.after_export(action)
            }
            file_dialog::Answer::Unavailable => {
                dialog.cannot_browse();
                iced::widget::operation::focus(modal::export::PATH)
            }
            file_dialog::Answer::Canceled => Task::none(),
        }
    }
}
