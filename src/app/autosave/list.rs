//! The list that a resumed puzzle was opened from.

use iced::Task;

use super::{ListFound, Message};
use crate::lookup::{Late, Lookup};
use crate::{App, Message as AppMessage};
use sudoku_engine::texts::said;
use sudoku_telling::session::ListPlace;

impl App {
    /// The place of the open puzzle in its list, even while the list is being searched for.
    pub(crate) fn sought_place(&self) -> Option<ListPlace> {
        let sought = self.autosave.list.as_ref();
        self.list_place()
            .or_else(|| sought.map(|(_, place)| place.clone()))
    }

    /// Reads the list of the open puzzle again.
    pub(crate) fn look_for_list(&mut self, place: ListPlace) -> Task<AppMessage> {
        let sought = place.clone();
        let mut lookup = Lookup::default();
        let found = lookup.begin(move |stop, _| {
            let found = sought.read(stop);
            found.map_err(|error| error.text())
        });
        self.autosave.list = Some((lookup, place));
        found.map(|late| AppMessage::Autosave(Message::ListRead(late)))
    }

    /// Takes the list of the open puzzle, which gets its neighbors back.
    pub(super) fn list_read(&mut self, late: Late<ListFound>) {
        let sought = self.autosave.list.as_mut();
        let Some(found) = sought.and_then(|(lookup, _)| lookup.answer(late)) else {
            return;
        };
        let Some((_, place)) = self.autosave.list.take() else {
            return;
        };
        match (found, place.file) {
            (Ok((puzzles, number)), Some(file)) => self.listed_again(&file, puzzles, number),
            (Ok(_), None) => {}
            (Err(reason), _) => {
                self.notices
                    .complain(said!("left-without-list", reason = reason));
            }
        }
    }
}
