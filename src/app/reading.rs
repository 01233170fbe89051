//! Reading puzzles on another thread: a file may be large or on a slow disk, and a pasted text may
//! be long.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use super::lookup::{Begun, Late, Lookup, News};
use super::source::Source;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::Text;
use sudoku_formats::formats::{self, BitOrder};
use sudoku_telling::session::{
    self, FileState, OpenError, Part, ReadingEnd, Sound, WorkKind, read_in_parts, reading_notes,
};

/// How long the program waits for the first file before it shows the window, so that the start
/// screen does not flash up.
pub(super) const BEFORE_WINDOW: Duration = Duration::from_millis(60);

/// A read under way.
#[derive(Debug)]
pub(crate) struct Reading {
    pub(super) source: Source,
    /// The state of the file, once it is known.
    pub(super) seen: Arc<OnceLock<FileState>>,
    /// Whether it was pasted.
    pub(super) is_pasted: bool,
    /// The work that the read replaces by another version of its file.
    pub(super) again: Option<WorkKind>,
    pub(super) lookup: Lookup<Read, Piece>,
    /// The share that has been read, from 0 to 1.
    pub(super) share: f32,
    /// A remark about the reading, if there is one.
    pub(super) noted: Option<Text>,
    /// The text of the notice once the read takes long.
    pub(super) told: Option<Text>,
    /// The wait before that.
    pub(super) patience: Lookup<()>,
}

/// Another source to read on another thread, such as standard input.
pub struct Reader(Box<dyn FnOnce() -> Result<Sound, OpenError> + Send>);

impl Reader {
    /// A reader with this function.
    pub fn new(read: impl FnOnce() -> Result<Sound, OpenError> + Send + 'static) -> Self {
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
    /// The puzzles that can be read, without parts, and the first mistake.
    BrokenOff(Vec<Puzzle>, Text),
    /// The end after parts.
    Ended(ReadingEnd),
    /// The reason why nothing, or nothing after the parts, can be read.
    Failed(Text),
}

/// The progress of reading a long file.
#[derive(Debug, Clone)]
pub enum Piece {
    /// The file is long; the parts follow after a pause.
    IsLong,
    /// A remark about the reading.
    Noted(Text),
    /// The next part, and the share that has been read, from 0 to 1.
    Part(session::Collection, f32),
}

impl Reading {
    /// Reads a file. For a long file it reports the length, pauses if there is a `rest`, and then
    /// reports the parts.
    pub(super) fn of_file(
        path: PathBuf,
        rest: Option<Duration>,
        patience: Duration,
    ) -> (Self, Begun<Read, Late<Read, Piece>>) {
        let source = Source::unseen(&path);
        let seen = Arc::new(OnceLock::new());
        let looked_at = Arc::clone(&seen);
        let mut lookup = Lookup::default();
        let news = lookup.begin_patiently(patience, move |stop, teller| {
            // Look before reading, so that later changes are noticed.
            if let Ok(now) = FileState::of(&path) {
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
                    if let Some(text) = reading_notes(&notes) {
                        teller.tell(Piece::Noted(text));
                    }
                }
            });
            match (end, whole) {
                (Err(error), Some(puzzles)) => Read::BrokenOff(puzzles, error.text()),
                (Err(error), None) => Read::Failed(error.text()),
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
    pub(super) fn of_named(
        source: Source,
        Reader(read): Reader,
    ) -> (Self, Begun<Read, Late<Read, Piece>>) {
        let mut lookup = Lookup::default();
        let news = lookup.begin_patiently(BEFORE_WINDOW, move |_, _| match read() {
            Ok((puzzles, None)) => Read::Whole(puzzles),
            Ok((puzzles, Some(mistake))) => Read::BrokenOff(puzzles, mistake.text()),
            Err(error) => Read::Failed(error.text()),
        });
        (Self::new(source, lookup), news)
    }

    /// Reads a pasted text under this name.
    pub(super) fn of_text(text: String, name: &str) -> (Self, Begun<Read, Late<Read, Piece>>) {
        let source = Source::named(name);
        let mut lookup = Lookup::default();
        let news =
            lookup.begin_patiently(Duration::ZERO, move |_, teller| {
                match formats::read_sound(text.as_bytes(), BitOrder::default()) {
                    Ok((read, None)) => {
                        if let Some(text) = reading_notes(&read.notes) {
                            teller.tell(Piece::Noted(text));
                        }
                        Read::Whole(read.puzzles)
                    }
                    Ok((read, Some(mistake))) => {
                        Read::BrokenOff(read.puzzles, mistake.text_of_pasted())
                    }
                    Err(error) => Read::Failed(error.text_of_pasted()),
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
    pub(crate) const fn noted(&mut self) -> Option<Text> {
        self.noted.take()
    }

    /// The news of the read, unless they are late.
    pub(crate) fn take(&mut self, late: Late<Read, Piece>) -> Option<News<Read, Piece>> {
        let news = self.lookup.take(late)?;
        if let News::Progress(Piece::Part(_, share)) = &news {
            self.share = *share;
        }
        if let News::Progress(Piece::Noted(text)) = &news {
            self.noted = Some(text.clone());
        }
        Some(news)
    }
}
