//! Discarded work, which was left behind before. It can be put back, the last one first, until the
//! window closes; then it is removed for good. A program that is killed before that leaves it to the
//! next one to remove it.

use iced::Task;

use super::{App, Message, names};
use sudoku_engine::texts::said;
use sudoku_telling::session::{LeftBehind, Unreadable};

/// Something that can still be put back, with its old place. Its files stay until then.
#[derive(Debug)]
pub(super) enum Discarded {
    /// Work left behind.
    Work(usize, Box<LeftBehind>),
    /// An unreadable file.
    Unreadable(usize, Unreadable),
}

impl Discarded {
    /// Removes the files for good.
    pub(super) fn remove(self) {
        match self {
            Self::Work(_, left) => left.discard(),
            Self::Unreadable(_, file) => file.discard(),
        }
    }
}

impl App {
    /// Discards work left behind. Numbers after the work are unreadable files.
    pub(super) fn discard(&mut self, number: usize) -> Task<Message> {
        let (discarded, told) = if number < self.autosave.left().len() {
            let mut left = self.autosave.left_mut().work.remove(number);
            left.set_aside();
            let work = left.work();
            let name = names::of_work(self.preferences.language(), work);
            let told = said!("left-discarded", name = name);
            (Discarded::Work(number, Box::new(left)), told)
        } else {
            let number = number - self.autosave.left().len();
            if number >= self.autosave.unreadable().len() {
                return Task::none();
            }
            let mut file = self.autosave.left_mut().unreadable.remove(number);
            file.set_aside();
            let told = said!("left-discarded-unreadable", reason = file.error().text());
            (Discarded::Unreadable(number, file), told)
        };
        self.autosave.discarded.push(discarded);
        self.tell_undoable(told)
    }

    /// Puts back the work discarded last.
    pub(super) fn put_back(&mut self) {
        let Some(discarded) = self.autosave.discarded.pop() else {
            return;
        };
        self.notices.clear();
        let left = self.autosave.left_mut();
        match discarded {
            Discarded::Work(at, mut work) => {
                work.put_back();
                left.work.insert(at.min(left.work.len()), *work);
            }
            Discarded::Unreadable(at, mut file) => {
                file.put_back();
                left.unreadable.insert(at.min(left.unreadable.len()), file);
            }
        }
    }
}
