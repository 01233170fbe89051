//! Reading files of any size.

mod compact;

use std::cell::Cell;
use std::io::{self, BufReader, Read};
use std::path::Path;

use super::OpenError;
use super::file::open_file;
use sudoku_engine::grid::Values;
use sudoku_engine::search::Stop;
use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::formats::{BitOrder, ReadError, Reader, ReadingNote};

pub use compact::Collection;

/// The number of puzzles of a collection passed on at once.
const BATCH: usize = 4096;

/// The number of plain puzzles, of 81 bytes each, passed on at once: enough to keep all processors
/// busy.
const PLAIN_BATCH: usize = 32_768;

/// The number of bytes of a source read at once.
const BUFFER: usize = 64 * 1024;

/// The number of bytes of titles passed on at once.
const BATCH_TITLES: usize = 1_000_000;

/// Reads the puzzles of a file of any size: everything that [`read_file`](super::read_file) reads,
/// and larger collections.
///
/// # Errors
///
/// As for [`read_file`](super::read_file), except that the size of a collection is not limited.
pub fn read_puzzles(path: &Path) -> Result<Vec<Puzzle>, OpenError> {
    let mut puzzles = Vec::new();
    read_in_batches(open_file(path)?, path, BitOrder::default(), &mut |batch| {
        puzzles.extend(batch);
        Ok::<(), OpenError>(())
    })?;
    Ok(puzzles)
}

/// Passes the puzzles of a source to `work`, in order and in batches that are never empty, and
/// returns how the source was read. A collection is streamed in bounded memory: when a mistake is
/// found, the puzzles before it have already been processed. `name` is the name of the source in
/// errors; a constraint dump is read with this order of bits.
///
/// # Errors
///
/// The mistake in the source, or the first error of `work`.
fn read_in_batches<E: From<OpenError>>(
    source: impl Read,
    name: &Path,
    order: BitOrder,
    work: &mut dyn FnMut(Vec<Puzzle>) -> Result<(), E>,
) -> Result<Vec<ReadingNote>, E> {
    read_in_runs(source, name, order, &mut |run| match run.puzzles {
        RunPuzzles::Plain(givens) => {
            for givens in givens.chunks(BATCH) {
                work(givens.iter().copied().map(Puzzle::new).collect())?;
            }
            Ok(())
        }
        RunPuzzles::Any(puzzles) => work(puzzles),
    })
}

/// Consecutive puzzles of a source.
#[derive(Debug)]
pub struct Run {
    /// The puzzles.
    pub puzzles: RunPuzzles,
    /// The number of each in its source, from 1. What cannot be read is counted, too.
    pub numbers: Vec<usize>,
}

/// The puzzles of a run.
#[derive(Debug)]
pub enum RunPuzzles {
    /// Puzzles of the classic board with nothing but their givens.
    Plain(Vec<Values>),
    /// Puzzles of any kind.
    Any(Vec<Puzzle>),
}

impl Run {
    /// The number of puzzles.
    pub const fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }
}

/// Puzzles that were read and not passed on.
struct Gathered<T> {
    puzzles: Vec<T>,
    numbers: Vec<usize>,
}

impl<T> Gathered<T> {
    const fn new() -> Self {
        Self {
            puzzles: Vec::new(),
            numbers: Vec::new(),
        }
    }

    /// Adds puzzles. `next` is the number of the first of them; it becomes the number after the
    /// last.
    fn add(&mut self, puzzles: impl IntoIterator<Item = T>, next: &mut usize) {
        self.puzzles.extend(puzzles);
        let count = self.puzzles.len() - self.numbers.len();
        self.numbers.extend(*next..*next + count);
        *next += count;
    }

    /// Passes the puzzles on, if there are any.
    fn hand_over<E>(
        &mut self,
        of: impl FnOnce(Vec<T>) -> RunPuzzles,
        work: &mut dyn FnMut(Run) -> Result<(), E>,
    ) -> Result<(), E> {
        if self.puzzles.is_empty() {
            return Ok(());
        }
        work(Run {
            puzzles: of(std::mem::take(&mut self.puzzles)),
            numbers: std::mem::take(&mut self.numbers),
        })
    }
}

/// Does the same as `read_in_batches` for callers that treat plain puzzles specially; these come in
/// larger batches.
pub fn read_in_runs<E: From<OpenError>>(
    source: impl Read,
    name: &Path,
    order: BitOrder,
    work: &mut dyn FnMut(Run) -> Result<(), E>,
) -> Result<Vec<ReadingNote>, E> {
    let bad = |error| match error {
        ReadError::Io(error) => OpenError::Unreadable(name.to_owned(), error),
        ReadError::Format(error) => OpenError::Content(name.to_owned(), error),
    };
    let source = BufReader::with_capacity(BUFFER, source);
    let mut reader = Reader::with(source, order).map_err(bad)?;
    let mut plain = Gathered::new();
    let mut batch = Gathered::new();
    let mut next = 1;
    let mut titles = 0;
    let mut mistake = None;
    let notes = loop {
        // Plain puzzles among others come in the same batches.
        if batch.puzzles.is_empty() {
            let most = PLAIN_BATCH - plain.puzzles.len();
            plain.add(reader.plain_lines(most), &mut next);
            if plain.puzzles.len() == PLAIN_BATCH {
                plain.hand_over(RunPuzzles::Plain, work)?;
                continue;
            }
        }
        match reader.next() {
            // The last visible line is not known to be plain until it is read.
            Some(Ok(puzzle))
                if !plain.puzzles.is_empty() && puzzle == Puzzle::new(puzzle.givens) =>
            {
                plain.add([puzzle.givens], &mut next);
            }
            Some(Ok(puzzle)) => {
                plain.hand_over(RunPuzzles::Plain, work)?;
                titles += puzzle.title.as_ref().map_or(0, String::len);
                batch.add([puzzle], &mut next);
            }
            // In a list, puzzles may follow.
            Some(Err(error)) => {
                next += 1;
                mistake = mistake.or(Some(error));
            }
            None => break reader.notes(),
        }
        if plain.puzzles.len() == PLAIN_BATCH {
            plain.hand_over(RunPuzzles::Plain, work)?;
        }
        if batch.puzzles.len() == BATCH || titles > BATCH_TITLES {
            batch.hand_over(RunPuzzles::Any, work)?;
            titles = 0;
        }
    };
    plain.hand_over(RunPuzzles::Plain, work)?;
    batch.hand_over(RunPuzzles::Any, work)?;
    match mistake {
        Some(mistake) => Err(bad(mistake).into()),
        None => Ok(notes),
    }
}

/// A part of a file that is being read.
#[derive(Debug)]
pub enum Part {
    /// The whole file, or all of it before a mistake: few puzzles.
    Whole(Vec<Puzzle>),
    /// The next of many puzzles.
    Next {
        /// The puzzles.
        puzzles: Collection,
        /// The part of the file that has been read, from 0 to 1.
        share: f32,
    },
    /// The notes on how the file was read, after the last puzzle, if there are any.
    Notes(Vec<ReadingNote>),
}

/// The result of reading a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ReadingEnd {
    /// Everything was passed on.
    Complete,
    /// It has more puzzles than a [`Collection`] holds.
    Full,
    /// The reading was stopped.
    Stopped,
}

/// Reads a file of any size and passes it on in parts, in bounded memory. If it has a mistake, the
/// puzzles before the mistake have been passed on when the error is returned.
///
/// # Errors
///
/// As for [`read_puzzles`].
pub fn read_in_parts(
    path: &Path,
    stop: &Stop,
    found: &mut dyn FnMut(Part),
) -> Result<ReadingEnd, OpenError> {
    let file = open_file(path)?;
    let size = file.metadata().map_or(0, |metadata| metadata.len());
    let read = Cell::new(0);
    let source = Counted {
        source: file,
        read: &read,
    };
    let mut first = None;
    let mut count = 0;
    let mut is_first = true;
    // Whether there are more puzzles than fit.
    let mut next = |mut batch: Vec<Puzzle>| {
        let room = Collection::MOST - count;
        let is_full = batch.len() > room;
        batch.truncate(room);
        count += batch.len();
        if !batch.is_empty() {
            found(Part::Next {
                puzzles: batch.into_iter().collect(),
                share: (read.get() as f32 / size.max(1) as f32).min(1.0),
            });
        }
        is_full
    };
    let result = read_in_batches(source, path, BitOrder::default(), &mut |batch| {
        if stop.is_raised() {
            return Err(Left::End(ReadingEnd::Stopped));
        }
        if std::mem::take(&mut is_first) {
            first = Some(batch);
            return Ok(());
        }
        let full = first.take().is_some_and(&mut next) || next(batch);
        if full {
            return Err(Left::End(ReadingEnd::Full));
        }
        Ok(())
    });
    if let Some(all) = first.filter(|_| !matches!(result, Err(Left::End(_)))) {
        found(Part::Whole(all));
    }
    match result {
        Ok(notes) => {
            if !notes.is_empty() {
                found(Part::Notes(notes));
            }
            Ok(ReadingEnd::Complete)
        }
        Err(Left::End(end)) => Ok(end),
        Err(Left::Error(error)) => Err(error),
    }
}

/// The reason why the reading ended early.
enum Left {
    End(ReadingEnd),
    Error(OpenError),
}

impl From<OpenError> for Left {
    fn from(error: OpenError) -> Self {
        Self::Error(error)
    }
}

/// A source that counts the bytes read from it.
struct Counted<'a, R> {
    source: R,
    read: &'a Cell<u64>,
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.source.read(into)?;
        self.read.set(self.read.get() + count as u64);
        Ok(count)
    }
}
