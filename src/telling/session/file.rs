//! Opening and writing puzzle files.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, Text, said};
use sudoku_formats::files::{self, FileChange, FileError, FileState};
use sudoku_formats::formats::{
    self, BitOrder, Each, Format, FormatError, MAX_BYTES, NoPlace, Reading,
};

/// The reason why a file could not be opened.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum OpenError {
    /// There is no such file.
    Missing(PathBuf),
    /// It is a folder, a device or the like.
    NotAFile(PathBuf),
    /// The system refused to read it.
    Unreadable(PathBuf, #[source] io::Error),
    /// It was read, but is not a puzzle.
    Content(PathBuf, #[source] FormatError),
}

/// The reason why a file could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum SaveError {
    /// The file cannot be written.
    File(PathBuf, #[source] FileError),
    /// Its format has no place for the puzzle.
    NoPlace(PathBuf, #[source] NoPlace),
}

impl SaveError {
    /// The sentence, without a full stop.
    pub fn text(&self) -> Text {
        let (path, reason) = match self {
            Self::File(path, error) => (path, error.text()),
            Self::NoPlace(path, error) => (path, error.text()),
        };
        said!(
            "error-not-written",
            path = printable::path(path),
            reason = reason
        )
    }

    /// The reason why this file could not be written.
    pub fn new(path: &Path, reason: impl Into<FileError>) -> Self {
        Self::File(path.to_owned(), reason.into())
    }
}

impl OpenError {
    /// The sentence, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::Missing(path) => {
                said!("error-missing", path = printable::path(path))
            }
            Self::NotAFile(path) => {
                said!("error-no-file", path = printable::path(path))
            }
            Self::Unreadable(path, error) => said!(
                "error-unreadable",
                path = printable::path(path),
                reason = files::system_reason(error)
            ),
            Self::Content(path, error) => said!(
                "error-content",
                path = printable::path(path),
                problem = error.text()
            ),
        }
    }

    /// The reason why this file could not be opened or read.
    pub fn new(path: &Path, reason: FileError) -> Self {
        let path = path.to_owned();
        match reason {
            FileError::NotAFile => Self::NotAFile(path),
            FileError::TooLarge(_) => Self::Content(path, FormatError::TooLarge),
            FileError::System(error) if error.kind() == io::ErrorKind::NotFound => {
                Self::Missing(path)
            }
            FileError::System(error) => Self::Unreadable(path, error),
            // This cannot happen while reading.
            FileError::Protected => Self::Unreadable(path, io::ErrorKind::PermissionDenied.into()),
        }
    }
}

/// Reads the puzzles of a file, at least one.
///
/// # Errors
///
/// An [`OpenError`] for anything but a regular file of at most
/// [`MAX_BYTES`] bytes with puzzles in a known format.
pub fn read_file(path: &Path) -> Result<Vec<Puzzle>, OpenError> {
    let reading = read_source(path, open_file(path)?, BitOrder::default())?;
    Ok(reading.puzzles)
}

/// Opens a file for reading, if it is a regular one.
///
/// # Errors
///
/// An [`OpenError`] that names the other kind of file.
pub(super) fn open_file(path: &Path) -> Result<File, OpenError> {
    files::open(path).map_err(|error| OpenError::new(path, error))
}

/// Reads puzzles from a source of at most [`MAX_BYTES`] bytes, with notes on how it was read.
/// `name` is the name of the source in errors.
///
/// # Errors
///
/// The mistake in the source.
pub fn read_source(name: &Path, source: impl Read, order: BitOrder) -> Result<Reading, OpenError> {
    let bytes =
        files::read_up_to(MAX_BYTES, source).map_err(|error| OpenError::new(name, error))?;
    formats::read_noted(&bytes, order).map_err(|error| OpenError::Content(name.to_owned(), error))
}

/// The puzzles of a source that can be read, and the first mistake in it.
pub type Sound = (Vec<Puzzle>, Option<OpenError>);

/// Does the same as [`read_source`], and returns the puzzles and the mistakes in their order.
///
/// # Errors
///
/// The mistake in the source, if nothing can be read.
pub fn read_each_of(
    name: &Path,
    source: impl Read,
    order: BitOrder,
) -> Result<Each<OpenError>, OpenError> {
    let bytes =
        files::read_up_to(MAX_BYTES, source).map_err(|error| OpenError::new(name, error))?;
    let content = |error| OpenError::Content(name.to_owned(), error);
    let (each, notes) = formats::read_each(&bytes, order).map_err(content)?;
    let each = each.into_iter().map(|read| read.map_err(content));
    Ok((each.collect(), notes))
}

/// Reads puzzles from bytes that came from `path`.
///
/// # Errors
///
/// [`OpenError::Content`] if they are not puzzles.
pub(super) fn read_bytes(path: &Path, bytes: &[u8]) -> Result<Vec<Puzzle>, OpenError> {
    formats::read(bytes).map_err(|error| OpenError::Content(path.to_owned(), error))
}

/// Writes a puzzle in the format of [`save_format`]. The file is written next to the old one and
/// then replaces it, so that the old one exists until the new one is complete.
///
/// # Errors
///
/// A [`SaveError`] with the reason, also if the format has no place for the puzzle.
pub fn save(puzzle: &Puzzle, path: &Path) -> Result<(), SaveError> {
    let file = formats::write(puzzle, save_format(path));
    let file = file.map_err(|error| SaveError::NoPlace(path.to_owned(), error))?;
    write_whole(path, &file)
}

/// Does the same as [`save`] unless the file has changed since it was `seen`. A changed file is
/// left alone, and the change is returned. The written file counts as seen.
///
/// # Errors
///
/// As for [`save`].
pub fn save_over(
    puzzle: &Puzzle,
    path: &Path,
    seen: Option<&FileState>,
) -> Result<Result<Option<FileState>, FileChange>, SaveError> {
    // If the file cannot be read now, writing will report that.
    let change = seen.and_then(|seen| seen.change(path).ok().flatten());
    if let Some(change) = change {
        return Ok(Err(change));
    }
    save(puzzle, path)?;
    Ok(Ok(FileState::of(path).ok()))
}

/// The format that [`save`] uses for this name: the format of its extension, or the program's own,
/// which keeps everything. `.txt` stands for comma text. [`losses`](formats::losses) lists the
/// losses of other formats.
pub fn save_format(path: &Path) -> Format {
    path.extension()
        .and_then(|ending| Format::from_ending(ending.to_str()?))
        .unwrap_or(Format::Own)
}

/// Whether work can be saved in this file without loss: the program has written it, or it is not
/// there. Any other file may hold more than the puzzle, such as the words of a mail.
pub fn keeps_work(path: &Path) -> bool {
    /// The bytes that tell the format.
    const START: u64 = 4096;
    let start = || -> io::Result<Vec<u8>> {
        let mut start = Vec::new();
        File::open(path)?.take(START).read_to_end(&mut start)?;
        Ok(start)
    };
    save_format(path) == Format::Own
        && start().map_or_else(
            |error| error.kind() == io::ErrorKind::NotFound,
            |start| formats::detect(&start) == Some(Format::Own),
        )
}

/// Replaces a file by another, or leaves it as it was.
///
/// # Errors
///
/// As for [`replace_file`]; the old file is still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    files::write_whole(path, bytes).map_err(|error| SaveError::new(path, error))
}

/// Replaces a file by the output of `write` if that succeeds, or leaves it as it was. A file that
/// is write-protected or not a regular file is not replaced.
///
/// # Errors
///
/// The error of `write`, or the reason why the file cannot be written; the old file is still there.
pub fn replace_file<T, E: From<SaveError>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    files::replace(path, write).map_err(|error| SaveError::new(path, error))?
}

/// Writes to a path from the command line: to a file like [`replace_file`], to a device or a pipe
/// directly.
pub fn write_named<T, E: From<SaveError>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    files::write_named(path, write).map_err(|error| SaveError::new(path, error))?
}

/// Writes all bytes at once to a path from the command line.
pub fn write_all_named(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    write_named(path, |file| {
        file.write_all(bytes)
            .map_err(|error| SaveError::new(path, error))
    })
}
