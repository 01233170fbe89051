//! Reading puzzles on another thread: a file may be large or on a slow disk, and a pasted text may
//! be long.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use iced::Task;

use super::lookup::{Begun, Late, Lookup, News};
use super::puzzle_list::list_name;
use super::settings::LeftOff;
use super::{App, Message, Source, errors, last_place};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::{self, BitOrder};
use sudoku_telling::session::{
    self, OpenError, Part, ReadingEnd, Seen, WorkKind, read_in_parts, reading_notes,
};

/// How long a read lasts before the player is told. Nearly all reads are shorter.
const LONG: Duration = Duration::from_millis(400);

/// How long the program waits for the first file before it shows the window, so that the start
/// screen does not flash up.
const BEFORE_WINDOW: Duration = Duration::from_millis(60);

/// A read under way.
#[derive(Debug)]
pub(crate) struct Reading {
    source: Source,
    /// The state of the file, once it is known.
    seen: Arc<OnceLock<Seen>>,
    /// Whether it was pasted.
    is_pasted: bool,
    /// The work that the read replaces by another version of its file.
    again: Option<WorkKind>,
    lookup: Lookup<Read, Piece>,
    /// The share that has been read, from 0 to 1.
    share: f32,
    /// A remark about the reading, if there is one.
    noted: Option<String>,
    /// The text of the notice once the read takes long.
    told: Option<String>,
    /// The wait before that.
    patience: Lookup<()>,
}

/// Another source to read on another thread, such as standard input.
pub struct Reader(Box<dyn FnOnce() -> Result<Vec<Puzzle>, OpenError> + Send>);

impl Reader {
    /// A reader with this function.
    pub fn new(read: impl FnOnce() -> Result<Vec<Puzzle>, OpenError> + Send + 'static) -> Self {
        Self(Box::new(read))
    }
}

impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reader")
    }
}

/// The end of a read.
#[derive(Debug, Clone)]
pub enum Read {
    /// The whole content, without parts.
    Whole(Vec<Puzzle>),
    /// The end after parts.
    Ended(ReadingEnd),
    /// The reason why nothing, or nothing after the parts, can be read.
    Failed(String),
}

/// The progress of reading a long file.
#[derive(Debug, Clone)]
pub enum Piece {
    /// The file is long; the parts follow after a pause.
    IsLong,
    /// A remark about the reading.
    Noted(String),
    /// The next part, and the share that has been read, from 0 to 1.
    Part(session::Collection, f32),
}

impl Reading {
    /// Reads a file. For a long file it reports the length, pauses if there is a `rest`, and then
    /// reports the parts.
    fn of_file(
        path: PathBuf,
        rest: Option<Duration>,
        language: Language,
        patience: Duration,
    ) -> (Self, Begun<Read, Late<Read, Piece>>) {
        let source = Source::unseen(&path);
        let seen = Arc::new(OnceLock::new());
        let looked_at = Arc::clone(&seen);
        let mut lookup = Lookup::default();
        let news = lookup.begin_patiently(patience, move |stop, teller| {
            // Look before reading, so that later changes are noticed.
            if let Ok(now) = Seen::of(&path) {
                let _ = looked_at.set(now);
            }
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
        let reading = Self {
            seen,
            ..Self::new(source, lookup)
        };
        (reading, news)
    }

    /// Reads another source named at the start.
    fn of_named(
        source: Source,
        Reader(read): Reader,
        language: Language,
    ) -> (Self, Begun<Read, Late<Read, Piece>>) {
        let mut lookup = Lookup::default();
        let news = lookup.begin_patiently(BEFORE_WINDOW, move |_, _| match read() {
            Ok(puzzles) => Read::Whole(puzzles),
            Err(error) => Read::Failed(errors::open(&language, &error)),
        });
        (Self::new(source, lookup), news)
    }

    /// Reads a pasted text.
    fn of_text(text: String, language: Language) -> (Self, Begun<Read, Late<Read, Piece>>) {
        let source = Source::named(&words!(&language, "paste-name"));
        let mut lookup = Lookup::default();
        let news =
            lookup.begin_patiently(Duration::ZERO, move |_, teller| {
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
        let pasted = Self {
            is_pasted: true,
            ..Self::new(source, lookup)
        };
        (pasted, news)
    }

    fn new(source: Source, lookup: Lookup<Read, Piece>) -> Self {
        Self {
            source,
            seen: Arc::default(),
            is_pasted: false,
            again: None,
            lookup,
            share: 0.0,
            noted: None,
            told: None,
            patience: Lookup::default(),
        }
    }

    /// The share that has been read, from 0 to 1.
    pub(crate) const fn share(&self) -> f32 {
        self.share
    }

    /// Whether these are news of this read.
    pub(crate) fn awaits(&self, late: &Late<Read, Piece>) -> bool {
        self.lookup.awaits(late)
    }

    /// The remark about the reading, once, if there is one.
    pub(crate) const fn noted(&mut self) -> Option<String> {
        self.noted.take()
    }

    /// The news of the read, unless they are late.
    pub(crate) fn take(&mut self, late: Late<Read, Piece>) -> Option<News<Read, Piece>> {
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
    /// Drops earlier requests, because the player has asked for something new: a dialog may stay
    /// open for long. The notice is closed too.
    pub(super) fn ask_anew(&mut self) {
        self.notice = None;
        self.dialog.cancel();
        self.reading = None;
        self.way_back = None;
    }

    /// Reads a file; see [`Reading::of_file`].
    pub(super) fn read_file(&mut self, path: PathBuf, rest: Option<Duration>) -> Task<Message> {
        let language = self.language.clone();
        self.begin_reading(Reading::of_file(path, rest, language, Duration::ZERO))
    }

    /// Reads the file that the program was started with. Questions about a long file come after the
    /// first frame.
    pub(super) fn read_first(&mut self, path: PathBuf) -> Task<Message> {
        let (rest, language) = (Some(last_place::PATIENCE), self.language.clone());
        self.begin_reading(Reading::of_file(path, rest, language, BEFORE_WINDOW))
    }

    /// Reads the file of this work again, to replace the work.
    pub(super) fn read_again(&mut self, path: PathBuf, work: WorkKind) -> Task<Message> {
        let language = self.language.clone();
        let (reading, news) = Reading::of_file(path, None, language, Duration::ZERO);
        let again = Some(work);
        self.begin_reading((Reading { again, ..reading }, news))
    }

    /// Reads another source that the program was started with.
    pub(super) fn read_named(&mut self, source: Source, reader: Reader) -> Task<Message> {
        self.begin_reading(Reading::of_named(source, reader, self.language.clone()))
    }

    /// Reads a pasted text.
    pub(super) fn read_text(&mut self, text: String) -> Task<Message> {
        self.begin_reading(Reading::of_text(text, self.language.clone()))
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
            let name = reading.source.name.clone();
            reading.told = Some(words!(&self.language, "open-reading", name = name));
        }
    }

    /// The text about a long read.
    pub(super) fn long_reading(&self) -> Option<&str> {
        self.reading.as_ref()?.told.as_deref()
    }

    /// Stops the read.
    pub(super) fn stop_reading(&mut self) {
        self.reading = None;
        self.way_back = None;
    }

    /// Opens the puzzles that were read, or their first part. If they are listed already, takes the
    /// next part.
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
            Read::Failed(reason) => Err(reason),
            // There was nothing before the end.
            Read::Ended(_) => return Task::none(),
        };
        match (self.take_way_back(), puzzles) {
            (None, Ok(puzzles)) if again.is_some() => self.opened_again(again, puzzles, source),
            (Some(to), puzzles) => self.back_in_file(to, source, puzzles),
            (None, Ok(puzzles)) => {
                let opened = self.opened(puzzles, source);
                match noted {
                    Some(words) => Task::batch([opened, self.tell(words)]),
                    None => opened,
                }
            }
            (None, Err(reason)) => {
                self.notice = Some(if is_pasted {
                    words!(&self.language, "paste-failed", reason = reason)
                } else {
                    words!(&self.language, "open-failed", reason = reason)
                });
                Task::none()
            }
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
        let Some(list) = &mut self.list else {
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
