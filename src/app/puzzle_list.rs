//! From a file of many puzzles to one of them, and on to the next.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use iced::Task;

use super::modal::Leaving;
use super::screen::collection::{self, Collection};
use super::screen::solver::background::Job;
use super::settings::LeftOff;
use super::{App, Message, Screen, errors};
use crate::session::{self, ListPlace, Part, ReadingEnd, read_in_parts};
use crate::texts::words;

impl App {
    /// Reads a file beside the window: it may be large, or lie on a disk that
    /// takes its time. After a rest, if there is one, come the parts of a long file;
    /// before it, that it is long.
    pub(super) fn read_file(&mut self, path: PathBuf, rest: Option<Duration>) -> Task<Message> {
        let request = self.new_request();
        let language = self.language.clone();
        let (job, task) = Job::start(request, move |stop, sender| {
            let mut in_parts = false;
            let end = read_in_parts(&path, stop, &mut |part| {
                sender.send(match part {
                    Part::Whole(puzzles) => Message::FileRead(request, path.clone(), Ok(puzzles)),
                    Part::Next { puzzles, share } => {
                        if let Some(rest) = rest.filter(|_| !in_parts) {
                            sender.send(Message::BeginningIsLong);
                            thread::sleep(rest);
                        }
                        in_parts = true;
                        Message::PartRead(request, path.clone(), puzzles, share)
                    }
                });
            });
            match end {
                Err(error) if !in_parts => {
                    let told = Err(errors::open(&language, &error));
                    sender.send(Message::FileRead(request, path.clone(), told));
                }
                end => {
                    let end = end.map_err(|error| errors::open(&language, &error));
                    sender.send(Message::ReadingEnded(request, end));
                }
            }
        });
        self.opening = Some(job);
        task
    }

    /// Shows the first puzzles of a long file, or more of them.
    pub(super) fn part_read(
        &mut self,
        request: u64,
        path: PathBuf,
        puzzles: &session::Collection,
        share: f32,
    ) -> Task<Message> {
        if let Some(list) = &mut self.list
            && list.is_reading(request)
        {
            let before = list.puzzles().len();
            if !list.read(request, puzzles, share) {
                return self.reading_ended(request, Ok(ReadingEnd::Full));
            }
            // The puzzle was chosen when the program was left, and is there now.
            let chosen = list.chosen();
            if (before..list.puzzles().len()).contains(&chosen) {
                return self.back_in_list(chosen);
            }
            return Task::none();
        }
        let is_late = request != self.request;
        match self.opening.take() {
            Some(job) if !is_late => {
                let to = self.take_way_back(request);
                if !self.is_wanted(to.as_ref()) {
                    return Task::none();
                }
                let name = list_name(&path);
                let mut list = self
                    .list_of(name, Some(path.clone()), session::Collection::default())
                    .reading(job);
                list.read(request, puzzles, share);
                if let Some(LeftOff::Collection { number, .. }) = to {
                    list.choose(number);
                }
                self.show_list(list)
            }
            // What is read for an older request is late.
            opening => {
                self.opening = opening;
                Task::none()
            }
        }
    }

    /// Tells what is missing at the end of a long file.
    pub(super) fn reading_ended(
        &mut self,
        request: u64,
        end: Result<ReadingEnd, String>,
    ) -> Task<Message> {
        let Some(list) = &mut self.list else {
            return Task::none();
        };
        if !list.read_to_the_end(request) {
            return Task::none();
        }
        let count = list.puzzles().len();
        match end {
            Ok(ReadingEnd::Complete | ReadingEnd::Stopped) => {}
            Ok(ReadingEnd::Full) => {
                self.notice = Some(words!(&self.language, "open-more", count = count));
            }
            Err(error) => {
                self.notice = Some(words!(
                    &self.language,
                    "open-broken-off",
                    reason = error,
                    count = count
                ));
            }
        }
        Task::none()
    }

    /// A list of these puzzles from a file, in the order that was chosen last.
    pub(super) fn list_of(
        &self,
        name: String,
        file: Option<PathBuf>,
        puzzles: session::Collection,
    ) -> Collection {
        Collection::new(name, file, puzzles, self.settings.list_order)
    }

    pub(super) fn show_list(&mut self, list: Collection) -> Task<Message> {
        // The open puzzle is from another list, and is not found in this one.
        self.autosave.forget_list();
        if let Some(solver) = &mut self.solver {
            solver.set_unlisted();
        }
        let file = list.file().map(Path::to_owned);
        self.list = Some(list);
        self.modal = None;
        let task = self.back_to_list();
        self.was_opened(file.as_deref());
        task
    }

    /// Shows the list, if there is one.
    pub(super) fn back_to_list(&mut self) -> Task<Message> {
        let Some(list) = &mut self.list else {
            return Task::none();
        };
        self.screen = Screen::Collection;
        list.shown().map(Message::Collection)
    }

    pub(super) fn on_collection(&mut self, message: collection::Message) -> Task<Message> {
        let Some(list) = &mut self.list else {
            return Task::none();
        };
        let action = list.update(message);
        self.settings.list_order = list.order();
        self.act(action, Message::Collection)
    }

    /// Opens a puzzle of the list.
    pub(super) fn open_listed(&mut self, number: usize) -> Task<Message> {
        let Some(list) = &mut self.list else {
            return Task::none();
        };
        let Some((puzzle, name)) = list.puzzle(&self.language, number) else {
            return Task::none();
        };
        let place = list.choose(number);
        // It has no file of its own: saving it must not replace the whole
        // collection.
        let task = self.go(Leaving::Open {
            puzzle: Box::new(puzzle),
            name,
            path: None,
        });
        if let Some(solver) = &mut self.solver {
            solver.set_listed(number, place);
        }
        task
    }

    /// Opens the puzzle that is listed so many rows after the one that is open.
    pub(super) fn open_neighbour(&mut self, rows: isize) -> Task<Message> {
        let open = self.solver.as_ref().and_then(|solver| solver.listed());
        let (Some(list), Some(open)) = (&mut self.list, open) else {
            return Task::none();
        };
        list.choose(open);
        match list.neighbour(rows) {
            Some(number) => self.leave(Leaving::Listed(number)),
            None => {
                self.notice = Some(if rows < 0 {
                    words!(&self.language, "open-first")
                } else {
                    words!(&self.language, "open-last")
                });
                Task::none()
            }
        }
    }

    /// Where the open puzzle stands in the list that it was opened from.
    pub(super) fn list_place(&self) -> Option<ListPlace> {
        let number = self.solver.as_ref()?.listed()?;
        let list = self.list.as_ref()?;
        Some(ListPlace {
            file: list.file().map(Path::to_owned),
            number,
            values: list.puzzles().values(number)?,
        })
    }

    /// The list was read again that the open puzzle is from, which has this number
    /// there.
    pub(super) fn listed_again(
        &mut self,
        file: &Path,
        puzzles: session::Collection,
        number: usize,
    ) {
        let name = list_name(file);
        let mut list = self.list_of(name, Some(file.to_owned()), puzzles);
        let place = list.choose(number);
        self.list = Some(list);
        if let Some(solver) = &mut self.solver {
            solver.set_listed(number, place);
        }
    }

    /// The list that is kept to come back to.
    pub const fn list(&self) -> Option<&Collection> {
        self.list.as_ref()
    }
}

/// What the list of a file is called.
pub(super) fn list_name(file: &Path) -> String {
    let stem = file.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}
