//! Working on the puzzles of sources in batches: a thread reads ahead while others work, and answers
//! come in order.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};
use std::thread;

use rayon::prelude::*;
use serde_json::Value as Json;

use super::{FileName, NamedSources, STANDARD_INPUT, Source, name};
use crate::in_order::InOrder;
use crate::output::Output;
use crate::{Error, FINE, NOT_SOLVED, language, progress};
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::files;
use sudoku_formats::formats::{BitOrder, ReadingNote};
use sudoku_telling::session::{OpenError, Run, RunPuzzles, read_in_runs, reading_note};

/// Passes the puzzles of a file or, for `-`, of standard input to `work`, in order and in batches
/// that are never empty. While `work` processes a batch, a thread reads the next one.
pub(crate) fn for_each_batch(
    source: &Source,
    work: impl FnMut(Vec<Puzzle>) -> Result<(), Error>,
) -> Result<(), Error> {
    for_each_answer(source, puzzles_of, work)
}

/// Returns the puzzles of a run, one by one.
fn puzzles_of(run: Run) -> Vec<Puzzle> {
    match run.puzzles {
        RunPuzzles::Plain(givens) => givens.into_iter().map(Puzzle::new).collect(),
        RunPuzzles::Any(puzzles) => puzzles,
    }
}

/// Does the same as [`for_each_batch`] with the number of each puzzle, as `--puzzle` counts them.
pub(crate) fn for_each_numbered(
    source: &Source,
    work: impl FnMut(Vec<(usize, Puzzle)>) -> Result<(), Error>,
) -> Result<(), Error> {
    let numbered = |mut run: Run| {
        let numbers = std::mem::take(&mut run.numbers);
        numbers.into_iter().zip(puzzles_of(run)).collect()
    };
    for_each_answer(source, numbered, work)
}

/// Does the same as [`for_each_batch`] with something made from each run. While `work` processes
/// one result, a thread makes the next one, and another reads the run after that.
fn for_each_answer<T: Send + 'static>(
    source: &Source,
    answer: impl Fn(Run) -> T + Send + 'static,
    mut work: impl FnMut(T) -> Result<(), Error>,
) -> Result<(), Error> {
    let (path, order) = (source.file.as_path(), source.bit_order());
    progress::show();
    let notes = Notes::default();
    let runs = if path == Path::new("-") {
        let counted = progress::reading(io::stdin(), None);
        read_ahead(counted, STANDARD_INPUT.into(), order, &notes, &source.read)
    } else {
        let file = files::open_named(path).map_err(|error| {
            progress::read_one();
            OpenError::new(path, error)
        })?;
        let size = file.metadata().ok().filter(|metadata| metadata.is_file());
        let counted = progress::reading(file, size.map(|metadata| metadata.len()));
        read_ahead(counted, path.to_owned(), order, &notes, &source.read)
    };
    for answered in answer_ahead(runs, answer) {
        work(answered?)?;
    }
    notes.tell(name(path));
    Ok(())
}

/// Reads a source in a separate thread, one batch ahead. The thread ends with the source, with the
/// first error, or with the batch after the last one taken. Nothing waits for it, because standard
/// input may never deliver more.
fn read_ahead(
    source: impl Read + Send + 'static,
    name: PathBuf,
    order: BitOrder,
    notes: &Notes,
    count: &Arc<AtomicUsize>,
) -> Receiver<Result<Run, OpenError>> {
    let (notes, count) = (notes.clone(), Arc::clone(count));
    let (sender, runs) = mpsc::sync_channel(1);
    thread::spawn(move || {
        let mut hand_over = |run: Run| {
            progress::found(run.len());
            count.fetch_add(run.len(), Ordering::Relaxed);
            sender.send(Ok(run)).map_err(|_| End::NotWanted)
        };
        let read = read_in_runs(source, &name, order, &mut hand_over);
        progress::read_one();
        match read {
            Ok(found) => notes.add(found),
            Err(End::Bad(error)) => {
                // If nothing receives it, its content is not needed.
                let _ = sender.send(Err(error));
            }
            Err(End::NotWanted) => {}
        }
    });
    runs
}

/// The notes on how a source was read, from the thread that reads it.
#[derive(Debug, Clone, Default)]
struct Notes(Arc<Mutex<Vec<ReadingNote>>>);

impl Notes {
    fn add(&self, found: Vec<ReadingNote>) {
        if let Ok(mut notes) = self.0.lock() {
            notes.extend(found);
        }
    }

    /// Prints the notes on standard error.
    fn tell(&self, name: &Path) {
        if let Ok(notes) = self.0.lock() {
            tell(name, &notes);
        }
    }
}

/// Prints notes about how a source was read on standard error.
pub(super) fn tell(name: &Path, notes: &[ReadingNote]) {
    for note in notes {
        let note = reading_note(note).words(language());
        eprintln!("sudoku-stepper: {}: {note}", printable::path(name));
    }
}

/// Makes something from each run, in order and in a separate thread, which ends like the thread of
/// [`read_ahead`].
fn answer_ahead<T: Send + 'static>(
    runs: Receiver<Result<Run, OpenError>>,
    answer: impl Fn(Run) -> T + Send + 'static,
) -> Receiver<Result<T, OpenError>> {
    let (sender, answers) = mpsc::sync_channel(1);
    thread::spawn(move || {
        let mut each = runs.into_iter().map(|run| run.map(&answer));
        each.try_for_each(|answered| sender.send(answered))
    });
    answers
}

/// The reason why reading ends before the source does.
enum End {
    Bad(OpenError),
    NotWanted,
}

impl From<OpenError> for End {
    fn from(error: OpenError) -> Self {
        Self::Bad(error)
    }
}

/// Passes the puzzles of each file to `work`, as [`for_each_batch`] does, together with the output.
/// A file that cannot be read is reported, and the next one follows. The exit code is the worst one
/// that `work` returns.
pub(crate) fn work_on_each<W: Write>(
    sources: &NamedSources,
    out: &mut W,
    work: impl FnMut(Vec<Puzzle>, &FileName, &mut W) -> Result<u8, Error>,
) -> Result<u8, Error> {
    work_on_answers(sources, out, puzzles_of, work)
}

/// Does the same as [`work_on_each`] with something made from each run, in threads.
pub(crate) fn work_on_answers<W: Write, T: Send + 'static>(
    sources: &NamedSources,
    out: &mut W,
    answer: impl Fn(Run) -> T + Copy + Send + 'static,
    mut work: impl FnMut(T, &FileName, &mut W) -> Result<u8, Error>,
) -> Result<u8, Error> {
    let mut code = FINE;
    for (source, name) in sources.each() {
        let result = for_each_answer(&source, answer, |answered| {
            code = code.max(work(answered, &name, out)?);
            Ok(())
        });
        match result {
            Err(error @ Error::Open(_)) => {
                out.flush()?;
                code = source.complain(&error);
            }
            result => result?,
        }
    }
    Ok(code)
}

/// The answer about a puzzle.
pub(crate) enum Answer {
    /// For people.
    Lines(String),
    /// For machines: objects, one per line.
    Objects(Vec<Json>),
}

impl Answer {
    /// Makes an answer of one object for machines.
    pub(crate) fn of(object: Json) -> Self {
        Self::Objects(vec![object])
    }

    /// Returns the text to print, without the end of the last line.
    fn written(self, name: &FileName) -> String {
        match self {
            Self::Lines(lines) => name.before(&lines).into_owned(),
            Self::Objects(objects) => {
                let lines = objects.into_iter().map(|mut object| {
                    name.within(&mut object);
                    object.to_string()
                });
                lines.collect::<Vec<_>>().join("\n")
            }
        }
    }
}

/// Prints an answer for each puzzle of each file, in order. Each answer comes with whether the
/// puzzle was as it should be.
pub(crate) fn answer_each(
    sources: &NamedSources,
    out: &mut Output,
    answer: impl Fn(&Puzzle) -> (bool, Answer) + Sync,
) -> Result<u8, Error> {
    work_on_each(sources, out, |puzzles, name, out| {
        let in_order = InOrder::new(out);
        let all_fine = AtomicBool::new(true);
        let each = puzzles.iter().enumerate().par_bridge();
        each.try_for_each(|(number, puzzle)| {
            let (fine, answer) = answer(puzzle);
            all_fine.fetch_and(fine, Ordering::Relaxed);
            let mut part = in_order.part(number);
            writeln!(part, "{}", answer.written(name))?;
            part.end()
        })?;
        let all_fine = all_fine.into_inner();
        Ok(if all_fine { FINE } else { NOT_SOLVED })
    })
}
