//! Reads what the player opens, and shows the puzzles once they are there.

use std::path::PathBuf;
use std::time::Duration;

use iced::Task;

use super::lookup::{Begun, Late, News};
use super::puzzle_list::list_name;
use super::reading::{BEFORE_WINDOW, Piece, Read, Reader, Reading};
use super::settings::LeftOff;
use super::{App, Message, Source, last_place, names};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said, words};
use sudoku_telling::session::{self, ReadingEnd, WorkKind};

/// How long a read lasts before the player is told. Nearly all reads are shorter.
const LONG: Duration = Duration::from_millis(400);

impl App {
    /// Drops earlier requests, because the player has asked for something new: a dialog may stay
    /// open for long. The notice is closed too.
    pub(super) fn ask_anew(&mut self) {
        self.notices.clear();
        self.dialog.cancel();
        self.reading = None;
        self.way_back = None;
    }

    /// Reads a file; see [`Reading::of_file`].
    pub(super) fn read_file(&mut self, path: PathBuf, rest: Option<Duration>) -> Task<Message> {
        self.begin_reading(Reading::of_file(path, rest, Duration::ZERO))
    }

    /// Reads the file that the program was started with. Questions about a long file come after the
    /// first frame.
    pub(super) fn read_first(&mut self, path: PathBuf) -> Task<Message> {
        let rest = Some(last_place::PATIENCE);
        self.begin_reading(Reading::of_file(path, rest, BEFORE_WINDOW))
    }

    /// Reads the file of this work again, to replace the work.
    pub(super) fn read_again(&mut self, path: PathBuf, work: WorkKind) -> Task<Message> {
        let (reading, news) = Reading::of_file(path, None, Duration::ZERO);
        let again = Some(work);
        self.begin_reading((Reading { again, ..reading }, news))
    }

    /// Reads another source that the program was started with.
    pub(super) fn read_named(&mut self, source: Source, reader: Reader) -> Task<Message> {
        self.begin_reading(Reading::of_named(source, reader))
    }

    /// Reads a pasted text.
    pub(super) fn read_text(&mut self, text: String) -> Task<Message> {
        let name = words!(self.language(), "paste-name");
        self.begin_reading(Reading::of_text(text, &name))
    }

    fn begin_reading(
        &mut self,
        (mut reading, begun): (Reading, Begun<Read, Late<Read, Piece>>),
    ) -> Task<Message> {
        self.ask_anew();
        match begun {
            Begun::Done(read) => {
                self.reading = Some(reading);
                self.read_whole(read)
            }
            Begun::GoesOn(news) => {
                let long = reading.patience.wait(LONG).map(Message::ReadingIsLong);
                self.reading = Some(reading);
                Task::batch([news.map(Message::Read), long])
            }
        }
    }

    /// Tells the player that the read takes long, and offers to stop it.
    pub(super) fn reading_is_long(&mut self, late: Late<()>) {
        if let Some(reading) = &mut self.reading
            && reading.patience.answer(late).is_some()
        {
            let name = names::shown(&reading.source.name);
            reading.told = Some(said!("open-reading", name = name));
        }
    }

    /// The text about a long read.
    pub(super) fn long_reading(&self) -> Option<&Text> {
        self.reading.as_ref()?.told.as_ref()
    }

    /// Stops the read.
    pub(super) fn stop_reading(&mut self) {
        self.reading = None;
        self.way_back = None;
    }

    /// Opens the puzzles that were read, or their first part. If they are listed already, takes the
    /// next part.
    pub(super) fn read(&mut self, late: Late<Read, Piece>) -> Task<Message> {
        if self.screens.list().is_some_and(|list| list.awaits(&late)) {
            return self.read_on(late);
        }
        match self.reading.as_mut().and_then(|it| it.take(late)) {
            None => Task::none(),
            Some(News::Progress(Piece::IsLong)) => {
                self.way_back_is_long();
                Task::none()
            }
            Some(News::Progress(Piece::Noted(_))) => Task::none(),
            Some(News::Progress(Piece::Part(puzzles, _))) => self.first_part(puzzles),
            Some(News::Answer(read)) => self.read_whole(read),
        }
    }

    fn read_whole(&mut self, read: Read) -> Task<Message> {
        let Some(reading) = self.reading.take() else {
            return Task::none();
        };
        let Reading {
            mut source,
            seen,
            is_pasted,
            again,
            noted,
            ..
        } = reading;
        source.seen = seen.get().copied();
        let puzzles = match read {
            Read::Whole(puzzles) => Ok(puzzles),
            // They are no other version of one puzzle.
            Read::BrokenOff(puzzles, reason) if again.is_none() && !self.is_back_to_one() => {
                let count = puzzles.len();
                let told = match is_pasted {
                    true => said!("paste-broken-off", reason = reason, count = count),
                    false => said!("open-broken-off", reason = reason, count = count),
                };
                return self.broken_off(puzzles, source, told);
            }
            Read::BrokenOff(_, reason) | Read::Failed(reason) => Err(reason),
            // There was nothing before the end.
            Read::Ended(_) => return Task::none(),
        };
        match (self.take_way_back(), puzzles) {
            (None, Ok(puzzles)) if again.is_some() => self.opened_again(again, puzzles, source),
            (Some(to), puzzles) => self.back_in_file(to, source, puzzles),
            (None, Ok(puzzles)) => self.opened(puzzles, Source { noted, ..source }),
            (None, Err(reason)) => {
                self.notices.complain(if is_pasted {
                    said!("paste-failed", reason = reason)
                } else {
                    said!("open-failed", reason = reason)
                });
                Task::none()
            }
        }
    }

    /// Lists the puzzles before a mistake, even a single one: what is saved must not replace the
    /// rest of the file.
    fn broken_off(&mut self, puzzles: Vec<Puzzle>, source: Source, told: Text) -> Task<Message> {
        let to = self.take_way_back();
        if !self.is_wanted(to.as_ref()) {
            return Task::none();
        }
        let task = self.open_list(puzzles, source);
        self.notices.complain(told);
        match to {
            Some(LeftOff::Collection { number, .. }) => {
                Task::batch([task, self.back_in_list(number)])
            }
            _ => task,
        }
    }

    /// Shows the first puzzles of a long file. The rest is read for their list.
    fn first_part(&mut self, puzzles: session::Collection) -> Task<Message> {
        let to = self.take_way_back();
        let reading = self.reading.take().filter(|_| self.is_wanted(to.as_ref()));
        let Some((reading, file)) =
            reading.and_then(|it| it.source.path.clone().map(|file| (it, file)))
        else {
            return Task::none();
        };
        let mut list = self
            .list_of(list_name(&file), Some(file), puzzles)
            .reading(reading);
        if let Some(LeftOff::Collection { number, .. }) = to {
            list.choose(number);
        }
        self.show_list(list);
        Task::none()
    }

    /// Takes further puzzles for the list, and reports missing ones at the end.
    fn read_on(&mut self, late: Late<Read, Piece>) -> Task<Message> {
        let Some(list) = self.screens.list_mut() else {
            return Task::none();
        };
        let before = list.puzzles().len();
        let end = list.read_on(late);
        let count = list.puzzles().len();
        let noted = list.noted();
        match end {
            // The puzzle chosen when the program was last closed has arrived.
            None if (before..count).contains(&list.chosen()) => {
                let chosen = list.chosen();
                return self.back_in_list(chosen);
            }
            None | Some(Ok(ReadingEnd::Stopped)) => {}
            Some(Ok(ReadingEnd::Complete)) => {
                if let Some(words) = noted {
                    return self.tell(words);
                }
            }
            Some(Ok(ReadingEnd::Full)) => self.notices.complain(said!("open-more", count = count)),
            Some(Err(reason)) => {
                self.notices
                    .complain(said!("open-broken-off", reason = reason, count = count));
            }
        }
        Task::none()
    }
}
