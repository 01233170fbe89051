//! The sources of puzzles for the subcommands and the window: files and standard input.

mod batches;

use std::borrow::Cow;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use clap::builder::{PathBufValueParser, TypedValueParser};
use serde_json::Value as Json;

use super::{Error, complain, language, progress, say};
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said, words};
use sudoku_formats::files::{self, FileError};
use sudoku_formats::formats::BitOrder;
use sudoku_telling::session::{OpenError, Sound, read_each_of, read_file};

pub(super) use batches::{
    Answer, answer_each, for_each_batch, for_each_numbered, work_on_answers, work_on_each,
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

/// Reads the puzzles of a file of few, or of standard input for `-`, and the mistakes in it.
fn read_each(path: &Path, order: BitOrder) -> Result<Vec<Result<Puzzle, OpenError>>, OpenError> {
    let (name, source) = named(path);
    let source = source.map_err(|error| OpenError::new(name, error))?;
    let (each, notes) = read_each_of(name, source, order)?;
    batches::tell(name, &notes);
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
