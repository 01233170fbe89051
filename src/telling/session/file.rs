//! Opening and writing puzzle files.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::files::{self, FileChange, FileError, Seen};
use sudoku_formats::formats::{self, BitOrder, Format, FormatError, MAX_BYTES, Reading};

/// Why a file could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file.
    #[error("there is no file {}", printable::path(.0))]
    Missing(PathBuf),
    /// It is a folder, a device or the like.
    #[error("{} is not a file", printable::path(.0))]
    NotAFile(PathBuf),
    /// The system did not let us read it.
    #[error("{} cannot be read: {}", printable::path(.0), .1)]
    Unreadable(PathBuf, #[source] io::Error),
    /// It was read, and is not a puzzle.
    #[error("{}: {}", printable::path(.0), .1)]
    Content(PathBuf, #[source] FormatError),
}

/// Why a file could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be written: {source}", printable::path(path))]
pub struct SaveError {
    path: PathBuf,
    source: FileError,
}

impl SaveError {
    /// Why this file could not be written.
    pub fn new(path: &Path, reason: impl Into<FileError>) -> Self {
        Self {
            path: path.to_owned(),
            source: reason.into(),
        }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Why, without its name.
    pub const fn reason(&self) -> &FileError {
        &self.source
    }
}

impl OpenError {
    /// Why this file could not be opened or read.
    pub fn new(path: &Path, reason: FileError) -> Self {
        let path = path.to_owned();
        match reason {
            FileError::NotAFile => Self::NotAFile(path),
            FileError::TooLarge(_) => Self::Content(path, FormatError::TooLarge),
            FileError::System(error) if error.kind() == io::ErrorKind::NotFound => {
                Self::Missing(path)
            }
            FileError::System(error) => Self::Unreadable(path, error),
            // Nothing is read under this condition.
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
/// An [`OpenError`] that says what it is instead.
pub(super) fn open_file(path: &Path) -> Result<File, OpenError> {
    files::open(path).map_err(|error| OpenError::new(path, error))
}

/// Reads puzzles from a source of at most [`MAX_BYTES`] bytes, and tells how. `name` is what
/// it is called in errors.
///
/// # Errors
///
/// What is wrong with the source.
pub fn read_source(name: &Path, source: impl Read, order: BitOrder) -> Result<Reading, OpenError> {
    let bytes =
        files::read_up_to(MAX_BYTES, source).map_err(|error| OpenError::new(name, error))?;
    formats::read_noted(&bytes, order).map_err(|error| OpenError::Content(name.to_owned(), error))
}

/// Reads puzzles from bytes that came from `path`.
///
/// # Errors
///
/// [`OpenError::Content`] if they are not puzzles.
pub(super) fn read_bytes(path: &Path, bytes: &[u8]) -> Result<Vec<Puzzle>, OpenError> {
    formats::read(bytes).map_err(|error| OpenError::Content(path.to_owned(), error))
}

/// Writes a puzzle in the format of [`save_format`]. The file is written beside
/// the old one and then takes its place, so that the old one is there until the
/// new one is whole.
///
/// # Errors
///
/// A [`SaveError`] that says why, also where the format has no place for the puzzle.
pub fn save(puzzle: &Puzzle, path: &Path) -> Result<(), SaveError> {
    let file = formats::write(puzzle, save_format(path));
    let file = file.map_err(|error| SaveError::new(path, io::Error::other(error)))?;
    write_whole(path, &file)
}

/// Does as [`save`], unless the file is not as it was `seen`: then it is left alone, and what
/// became of it comes back. What was written is seen.
///
/// # Errors
///
/// As for [`save`].
pub fn save_over(
    puzzle: &Puzzle,
    path: &Path,
    seen: Option<&Seen>,
) -> Result<Result<Option<Seen>, FileChange>, SaveError> {
    // What cannot be read now is found out by the writing.
    let change = seen.and_then(|seen| seen.change(path).ok().flatten());
    if let Some(change) = change {
        return Ok(Err(change));
    }
    save(puzzle, path)?;
    Ok(Ok(Seen::of(path).ok()))
}

/// The format in which [`save`] writes under this name: that of its ending, or
/// the program's own, which keeps everything. `.txt` stands for comma text.
/// What the others lose is said by [`losses`](formats::losses).
pub fn save_format(path: &Path) -> Format {
    path.extension()
        .and_then(|ending| Format::from_ending(ending.to_str()?))
        .unwrap_or(Format::Own)
}

/// Replaces a file by another, or leaves it as it was.
///
/// # Errors
///
/// As for [`replace_file`]; the old file is still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    files::write_whole(path, bytes).map_err(|error| SaveError::new(path, error))
}

/// Replaces a file by what `write` writes, if that succeeds, or leaves it as it
/// was. What is write-protected or no regular file is not replaced.
///
/// # Errors
///
/// The error of `write`, or why the file cannot be written; the old file is still there.
pub fn replace_file<T, E: From<SaveError>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    files::replace(path, write).map_err(|error| SaveError::new(path, error))?
}

/// Writes what a person named on the command line: a file as [`replace_file`] does, a
/// device or a pipe directly.
pub fn write_named<T, E: From<SaveError>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    files::write_named(path, write).map_err(|error| SaveError::new(path, error))?
}

/// The same for all of it at once.
pub fn write_all_named(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    write_named(path, |file| {
        file.write_all(bytes)
            .map_err(|error| SaveError::new(path, error))
    })
}
