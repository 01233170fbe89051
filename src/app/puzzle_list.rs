//! From a file of many puzzles to one of them, and on to the next.

use std::path::{Path, PathBuf};

use iced::Task;

use super::modal::Leaving;
use super::screen::collection::{self, Collection};
use super::{App, Message, Screen, Source};
use sudoku_engine::texts::said;
use sudoku_telling::session::{self, ListPlace};

impl App {
    /// A list of these puzzles from a file, in the order chosen last.
    pub(super) fn list_of(
        &self,
        name: String,
        file: Option<PathBuf>,
        puzzles: session::Collection,
    ) -> Collection {
        Collection::new(name, file, puzzles, self.settings().list_order)
    }

    pub(super) fn show_list(&mut self, list: Collection) {
        // The open puzzle belongs to another list.
        self.autosave.forget_list();
        if let Some(solver) = self.screens.solver_mut() {
            solver.set_unlisted();
        }
        let file = list.file().map(Path::to_owned);
        self.screens.set_list(Some(list));
        self.modal = None;
        self.screens.show(Screen::Collection);
        self.was_opened(file.as_deref());
    }

    pub(super) fn on_collection(&mut self, message: collection::Message) -> Task<Message> {
        let Some(list) = self.screens.list_mut() else {
            return Task::none();
        };
        let action = list.update(self.preferences.language(), message);
        self.preferences.settings_mut().list_order = list.order();
        self.act(action, Message::Collection)
    }

    /// Opens a puzzle of the list.
    pub(super) fn open_listed(&mut self, number: usize) -> Task<Message> {
        let Some(list) = self.screens.list_mut() else {
            return Task::none();
        };
        let Some((puzzle, name)) = list.puzzle(self.preferences.language(), number) else {
            return Task::none();
        };
        let place = list.choose(number);
        // It has no file of its own: saving it must not replace the whole collection.
        let task = self.go(Leaving::Open {
            puzzle: Box::new(puzzle),
            source: Source::named(&name),
        });
        if let Some(solver) = self.screens.solver_mut() {
            solver.set_listed(number, place);
        }
        task
    }

    /// Opens the puzzle this many rows after the open one in the list.
    pub(super) fn open_neighbor(&mut self, rows: isize) -> Task<Message> {
        let open = self.screens.solver().and_then(|solver| solver.listed());
        let (Some(list), Some(open)) = (self.screens.list_mut(), open) else {
            return Task::none();
        };
        list.choose(open);
        match list.neighbor(rows) {
            Some(number) => self.leave(Leaving::Listed(number)),
            None => {
                let told = if rows < 0 {
                    said!("open-first")
                } else {
                    said!("open-last")
                };
                self.tell(told)
            }
        }
    }

    /// The place of the open puzzle in its list.
    pub(super) fn list_place(&self) -> Option<ListPlace> {
        let number = self.screens.solver()?.listed()?;
        let list = self.screens.list()?;
        Some(ListPlace {
            file: list.file().map(Path::to_owned),
            number,
            values: list.puzzles().values(number)?,
        })
    }

    /// Takes the list of the open puzzle after it was read again, where the puzzle has this number.
    pub(super) fn listed_again(
        &mut self,
        file: &Path,
        puzzles: session::Collection,
        number: usize,
    ) {
        let name = list_name(file);
        let mut list = self.list_of(name, Some(file.to_owned()), puzzles);
        let place = list.choose(number);
        self.screens.set_list(Some(list));
        if let Some(solver) = self.screens.solver_mut() {
            solver.set_listed(number, place);
        }
    }

    /// The list to return to.
    pub const fn list(&self) -> Option<&Collection> {
        self.screens.list()
    }
}

/// The name of the list of a file.
pub(super) fn list_name(file: &Path) -> String {
    let stem = file.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}
