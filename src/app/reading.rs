//! Reading a puzzle or a list of them beside the window: a file may be large, or lie
//! on a disk that takes its time, and so may what is pasted.

use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use iced::Task;

use super::lookup::{Late, Lookup, News};
use super::puzzle_list::list_name;
use super::settings::LeftOff;
use super::{App, Message, Source, errors};
use crate::formats::{self, BitOrder};
use crate::session::{self, Part, ReadingEnd, read_in_parts, reading_notes};
use crate::sudoku::Puzzle;
use crate::texts::{Language, words};

/// What is being read.
#[derive(Debug)]
pub(in crate::app) struct Reading {
    source: Source,
    lookup: Lookup<Read, Piece>,
    /// How much of it is read, from 0 to 1.
    share: f32,
    /// How it was read, if there is something to say.
    noted: Option<String>,
}

/// What was read.
#[derive(Debug, Clone)]
pub enum Read {
    /// All that there is, in no parts.
    Whole(Vec<Puzzle>),
    /// The parts came to their end.
    Ended(ReadingEnd),
    /// It cannot be read, or not further than the parts that came.
    Failed(String),
}

/// What is told of a long file while it is read.
#[derive(Debug, Clone)]
pub enum Piece {
    /// It is long: all that follows comes after a rest.
    IsLong,
    /// How all of it was read.
    Noted(String),
    /// The next part, and how much of the file has been read, from 0 to 1.
    Part(session::Collection, f32),
}

impl Reading {
    /// Reads a file. After a rest, if there is one, come the parts of a long file;
    /// before it, that it is long.
    fn of_file(
        path: PathBuf,
        rest: Option<Duration>,
        language: Language,
    ) -> (Self, Task<Late<Read, Piece>>) {
        let source = Source::file(&path);
        let mut lookup = Lookup::default();
        let news = lookup.begin(move |stop, teller| {
            let (mut in_parts, mut whole) = (false, None);
            let end = read_in_parts(&path, stop, &mut |part| match part {
                Part::Whole(puzzles) => whole = Some(puzzles),
                Part::Next { puzzles, share } => {
                    if let Some(rest) = rest.filter(|_| !in_parts) {
                        teller.tell(Piece::IsLong);
                        thread::sleep(rest);
                    }
                    in_parts = true;
                    teller.tell(Piece::Part(puzzles, share));
                }
                Part::Notes(notes) => {
                    if let Some(words) = reading_notes(&language, &notes) {
                        teller.tell(Piece::Noted(words));
                    }
                }
            });
            match (end, whole) {
                (Err(error), _) => Read::Failed(errors::open(&language, &error)),
                (Ok(_), Some(puzzles)) => Read::Whole(puzzles),
                (Ok(end), None) => Read::Ended(end),
            }
        });
        (Self::new(source, lookup), news)
    }

    /// Reads what was pasted.
    fn of_text(text: String, language: Language) -> (Self, Task<Late<Read, Piece>>) {
        let source = Source::named(&words!(&language, "paste-name"));
        let mut lookup = Lookup::default();
        let news = lookup.begin(move |_, teller| {
            match formats::read_noted(text.as_bytes(), BitOrder::default()) {
                Ok(read) => {
                    if let Some(words) = reading_notes(&language, &read.notes) {
                        teller.tell(Piece::Noted(words));
                    }
                    Read::Whole(read.puzzles)
                }
                Err(error) => Read::Failed(errors::format(&language, &error)),
            }
        });
        (Self::new(source, lookup), news)
    }

    const fn new(source: Source, lookup: Lookup<Read, Piece>) -> Self {
        Self {
            source,
            lookup,
            share: 0.0,
            noted: None,
        }
    }

    /// How much of it is read, from 0 to 1.
    pub(in crate::app) const fn share(&self) -> f32 {
        self.share
    }

    /// Whether these are news of this reading.
    pub(in crate::app) fn awaits(&self, late: &Late<Read, Piece>) -> bool {
        self.lookup.awaits(late)
    }

    /// How it was read, in words, if that is known and there is something to say.
    pub(in crate::app) const fn noted(&mut self) -> Option<String> {
        self.noted.take()
    }

    /// What was read, unless it is late.
    pub(in crate::app) fn take(&mut self, late: Late<Read, Piece>) -> Option<News<Read, Piece>> {
        let news = self.lookup.take(late)?;
        if let News::Progress(Piece::Part(_, share)) = &news {
            self.share = *share;
        }
        if let News::Progress(Piece::Noted(words)) = &news {
            self.noted = Some(words.clone());
        }
        Some(news)
    }
}

impl App {
    /// Whatever was asked for before is late from now on: a dialog may hang for long,
    /// and the person has asked again. What was told of it has been read.
    pub(super) fn ask_anew(&mut self) {
        self.notice = None;
        self.dialog.cancel();
        self.reading = None;
        self.way_back = None;
    }

    /// Reads a file; see [`Reading::of_file`].
    pub(super) fn read_file(&mut self, path: PathBuf, rest: Option<Duration>) -> Task<Message> {
        self.begin_reading(Reading::of_file(path, rest, self.language.clone()))
    }

    /// Reads what was pasted.
    pub(super) fn read_text(&mut self, text: String) -> Task<Message> {
        self.begin_reading(Reading::of_text(text, self.language.clone()))
    }

    fn begin_reading(
        &mut self,
        (reading, news): (Reading, Task<Late<Read, Piece>>),
    ) -> Task<Message> {
        self.ask_anew();
        self.reading = Some(reading);
        news.map(Message::Read)
    }

    /// Opens what was read, or the first part of it; of a list that is shown already,
    /// takes the next part.
    pub(super) fn read(&mut self, late: Late<Read, Piece>) -> Task<Message> {
        if self.list.as_ref().is_some_and(|list| list.awaits(&late)) {
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
        let Some(Reading { source, noted, .. }) = self.reading.take() else {
            return Task::none();
        };
        let puzzles = match read {
            Read::Whole(puzzles) => Ok(puzzles),
            Read::Failed(reason) => Err(reason),
            // Nothing came before the end.
            Read::Ended(_) => return Task::none(),
        };
        match (self.take_way_back(), puzzles) {
            (Some(to), puzzles) => self.back_in_file(to, source, puzzles),
            (None, Ok(puzzles)) => {
                let opened = self.opened(puzzles, source);
                match noted {
                    Some(words) => Task::batch([opened, self.tell(words)]),
                    None => opened,
                }
            }
            (None, Err(reason)) => {
                self.notice = Some(if source.path.is_some() {
                    words!(&self.language, "open-failed", reason = reason)
                } else {
                    words!(&self.language, "paste-failed", reason = reason)
                });
                Task::none()
            }
        }
    }

    /// Shows the first puzzles of a long file, which goes on to be read for their list.
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

    /// Takes more puzzles of the list's file, and tells what is missing at its end.
    fn read_on(&mut self, late: Late<Read, Piece>) -> Task<Message> {
        let Some(list) = &mut self.list else {
            return Task::none();
        };
        let before = list.puzzles().len();
        let end = list.read_on(late);
        let count = list.puzzles().len();
        let noted = list.noted();
        match end {
            // The puzzle was chosen when the program was left, and is there now.
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
            Some(Ok(ReadingEnd::Full)) => {
                self.notice = Some(words!(&self.language, "open-more", count = count))
            }
            Some(Err(reason)) => {
                self.notice = Some(words!(
                    &self.language,
                    "open-broken-off",
                    reason = reason,
                    count = count
                ));
            }
        }
        Task::none()
    }
}
