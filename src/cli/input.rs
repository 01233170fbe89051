//! The sources of puzzles for the subcommands and the window: files and standard input.

use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;

use clap::builder::{PathBufValueParser, TypedValueParser};
use rayon::prelude::*;
use serde_json::Value as Json;

use super::in_order::InOrder;
use super::output::Output;
use super::{Error, FINE, NOT_SOLVED, complain, language, progress, say};
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_formats::files::{self, FileError};
use sudoku_formats::formats::{BitOrder, ReadingNote};
use sudoku_telling::session::{
    OpenError, Run, RunPuzzles, Sound, read_each_of, read_file, read_in_runs, reading_note,
};

/// Reads the path of a file, which may be its address: `file:///home/me/puzzle.txt`.
pub(super) fn path() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().map(files::of_address)
}

/// The name of standard input in errors.
const STANDARD_INPUT: &str = "standard input";

/// Several sources of puzzles.
#[derive(Debug, clap::Args)]
pub(super) struct Sources {
    /// Puzzle files in any format; they may contain links; `-` is standard input
    #[arg(required = true, value_parser = path())]
    files: Vec<PathBuf>,
    #[command(flatten)]
    bits: Bits,
    /// The canonical paths of the files, which are looked up once.
    #[arg(skip)]
    places: OnceLock<Vec<PathBuf>>,
}

/// Several sources, with an answer printed for each puzzle.
#[derive(Debug, clap::Args)]
pub(super) struct NamedSources {
    #[command(flatten)]
    sources: Sources,
    /// With several files, leave the name of the file out of each answer
    #[arg(long)]
    no_names: bool,
}

/// The name of the file that an answer is about, if it must be printed.
#[derive(Debug, Clone)]
pub(super) struct FileName(Option<String>);

/// One source of puzzles.
#[derive(Debug, clap::Args)]
pub(super) struct Source {
    /// The puzzle file in any format; it may contain a link; `-` is standard input
    #[arg(value_parser = path())]
    file: PathBuf,
    #[command(flatten)]
    bits: Bits,
    /// The number of puzzles read so far.
    #[arg(skip)]
    read: Arc<AtomicUsize>,
}

/// One puzzle of a source.
#[derive(Debug, clap::Args)]
pub(super) struct OneOf {
    #[command(flatten)]
    source: Source,
    /// In a file with several puzzles, the one with this number
    #[arg(long, value_name = "N")]
    puzzle: Option<usize>,
}

/// The reason why a source does not have the requested puzzle.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub(super) enum NoneMeant {
    Several {
        file: PathBuf,
        count: usize,
    },
    NoPuzzle {
        file: PathBuf,
        number: usize,
        count: usize,
    },
}

impl NoneMeant {
    /// The reason in the words of a language.
    pub(super) fn text(&self) -> Text {
        match self {
            Self::Several { file, count } => said!(
                "cli-error-several-puzzles",
                path = printable::path(file),
                count = *count
            ),
            Self::NoPuzzle {
                file,
                number,
                count,
            } => said!(
                "cli-error-no-puzzle",
                path = printable::path(file),
                number = *number,
                count = *count
            ),
        }
    }
}

/// How constraint dumps are read and written.
#[derive(Debug, Clone, Copy, clap::Args)]
struct Bits {
    /// In constraint dumps, the first of the nine bits of a cell is digit 1, not the
    /// last
    #[arg(long)]
    digit_1_first: bool,
}

impl Sources {
    /// Returns the bit order for reading and writing constraint dumps.
    pub(super) const fn bit_order(&self) -> BitOrder {
        self.bits.order()
    }

    /// Returns the name of the first source in errors.
    pub(super) fn first_name(&self) -> PathBuf {
        let first = self.files.first().map(|file| name(file));
        first.unwrap_or(Path::new(STANDARD_INPUT)).to_owned()
    }

    /// Refuses to write a file that is one of the sources, unless it is not a regular file, such as
    /// a terminal, which would not be replaced.
    pub(super) fn spare(&self, path: &Path) -> Result<(), Error> {
        let places = self.places.get_or_init(|| {
            let files = self.files.iter().filter(|file| file.is_file());
            files.filter_map(|file| file.canonicalize().ok()).collect()
        });
        let is_it = path.canonicalize().is_ok_and(|path| places.contains(&path));
        match is_it {
            true => Err(Error::OverSource(path.to_owned())),
            false => Ok(()),
        }
    }

    /// Returns each source.
    pub(super) fn each(&self) -> impl Iterator<Item = Source> {
        progress::files(self.files.len());
        let bits = self.bits;
        let files = self.files.iter().cloned();
        files.map(move |file| Source {
            file,
            bits,
            read: Arc::default(),
        })
    }
}

impl NamedSources {
    /// Returns each source, with its name if there are several.
    fn each(&self) -> impl Iterator<Item = (Source, FileName)> {
        let is_told = self.sources.files.len() > 1 && !self.no_names;
        self.sources.each().map(move |source| {
            let name = FileName::of(&source.file, is_told);
            (source, name)
        })
    }
}

impl FileName {
    /// Returns the name of a source from the command line, to be printed if `is_told`.
    pub(super) fn of(file: &Path, is_told: bool) -> Self {
        Self(is_told.then(|| printable::path(name(file)).to_string()))
    }

    /// Returns an answer with the name before it.
    pub(super) fn before<'a>(&self, answer: &'a str) -> Cow<'a, str> {
        match &self.0 {
            Some(name) => format!("{name}: {answer}").into(),
            None => answer.into(),
        }
    }

    /// Returns lines with the name before each.
    pub(super) fn before_each<'a>(&self, lines: &'a [u8]) -> Cow<'a, [u8]> {
        let Some(name) = &self.0 else {
            return lines.into();
        };
        let lines = lines.split_inclusive(|byte| *byte == b'\n');
        let named = lines.flat_map(|line| [name.as_bytes(), b": ", line].concat());
        named.collect::<Vec<u8>>().into()
    }

    /// Puts the name into an object for machines.
    pub(super) fn within(&self, object: &mut Json) {
        if let Some(name) = &self.0 {
            object["file"] = name.as_str().into();
        }
    }
}

impl Source {
    /// Reports why the source was not read to its end, and how many of its puzzles were read.
    /// Returns the exit code.
    pub(super) fn complain(&self, error: &Error) -> u8 {
        let code = complain(error);
        let read = self.read.load(Ordering::Relaxed);
        if read > 0 && matches!(error, Error::Open(OpenError::Content(..))) {
            say(&words!(
                language(),
                "cli-rest-unread",
                path = printable::path(name(&self.file)),
                count = read
            ));
        }
        code
    }

    /// Returns the file; `-` is standard input.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Returns the bit order for reading and writing constraint dumps.
    pub(super) const fn bit_order(&self) -> BitOrder {
        self.bits.order()
    }
}

impl OneOf {
    /// Returns the requested puzzle.
    pub(super) fn puzzle(&self) -> Result<Puzzle, Error> {
        let source = &self.source;
        let mut each = read_each(source.file(), source.bit_order())?;
        let (file, count) = (name(source.file()).to_owned(), each.len());
        // Of one that is not asked for by its number, any mistake may be a part.
        let mistake = match self.puzzle {
            Some(number) if number <= count => None,
            _ => each.iter().position(Result::is_err),
        };
        if let Some(mistake) = mistake {
            return Ok(each.swap_remove(mistake)?);
        }
        let number = match self.puzzle {
            None if count > 1 => return Err(NoneMeant::Several { file, count }.into()),
            number => number.unwrap_or(1),
        };
        if number == 0 || number > count {
            return Err(NoneMeant::NoPuzzle {
                file,
                number,
                count,
            }
            .into());
        }
        Ok(each.swap_remove(number - 1)?)
    }
}

impl Bits {
    const fn order(self) -> BitOrder {
        if self.digit_1_first {
            BitOrder::Digit1First
        } else {
            BitOrder::Digit1Last
        }
    }
}

/// Passes the puzzles of a file or, for `-`, of standard input to `work`, in order and in batches
/// that are never empty. While `work` processes a batch, a thread reads the next one.
pub(super) fn for_each_batch(
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
pub(super) fn for_each_numbered(
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
fn tell(name: &Path, notes: &[ReadingNote]) {
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
pub(super) fn work_on_each<W: Write>(
    sources: &NamedSources,
    out: &mut W,
    work: impl FnMut(Vec<Puzzle>, &FileName, &mut W) -> Result<u8, Error>,
) -> Result<u8, Error> {
    work_on_answers(sources, out, puzzles_of, work)
}

/// Does the same as [`work_on_each`] with something made from each run, in threads.
pub(super) fn work_on_answers<W: Write, T: Send + 'static>(
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
pub(super) enum Answer {
    /// For people.
    Lines(String),
    /// For machines: objects, one per line.
    Objects(Vec<Json>),
}

impl Answer {
    /// Makes an answer of one object for machines.
    pub(super) fn of(object: Json) -> Self {
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
pub(super) fn answer_each(
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

/// Reads the puzzles of a file of few, or of standard input for `-`, and the mistakes in it.
fn read_each(path: &Path, order: BitOrder) -> Result<Vec<Result<Puzzle, OpenError>>, OpenError> {
    let (name, source) = named(path);
    let source = source.map_err(|error| OpenError::new(name, error))?;
    let (each, notes) = read_each_of(name, source, order)?;
    tell(name, &notes);
    Ok(each)
}

/// Reads all puzzles of a source that can be read, and the first mistake in it, before there is a
/// window. A source that may block is only read if it is already open, such as standard input or a
/// pipe of `<(…)`.
pub(super) fn read_for_window(path: &Path) -> Result<Sound, OpenError> {
    if path != Path::new("-") && !files::is_open_already(path) {
        return Ok((read_file(path)?, None));
    }
    let (mut puzzles, mut mistake) = (Vec::new(), None);
    for read in read_each(path, BitOrder::default())? {
        match read {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(error) => mistake = mistake.or(Some(error)),
        }
    }
    match mistake {
        Some(mistake) if puzzles.is_empty() => Err(mistake),
        mistake => Ok((puzzles, mistake)),
    }
}

/// Reads at most this many bytes of a file or, for `-`, of standard input.
pub(super) fn read_up_to(most: u64, path: &Path) -> Result<Vec<u8>, FileError> {
    files::read_up_to(most, named(path).1?)
}

/// Returns the name of a source from the command line in errors, and the source.
pub(super) fn named(path: &Path) -> (&Path, Result<Box<dyn Read>, FileError>) {
    let source = if path == Path::new("-") {
        Ok(Box::new(io::stdin().lock()) as Box<dyn Read>)
    } else {
        files::open_named(path).map(|file| Box::new(file) as Box<dyn Read>)
    };
    (name(path), source)
}

/// Returns the name of a source from the command line in errors.
fn name(path: &Path) -> &Path {
    if path == Path::new("-") {
        Path::new(STANDARD_INPUT)
    } else {
        path
    }
}
