//! The only place that opens and writes puzzle files.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crate::formats::{self, Format, FormatError, MAX_BYTES};
use crate::sudoku::Puzzle;

/// How the names of files begin that are being written.
pub(super) const TEMPORARY: &str = ".sudoku-stepper-";

/// Why a file could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// It is a folder, a device or the like.
    #[error("{} is not a file", .0.display())]
    NotAFile(PathBuf),
    /// The system did not let us read it.
    #[error("{} cannot be read: {}", .0.display(), .1)]
    Unreadable(PathBuf, #[source] io::Error),
    /// It was read, and is not a puzzle.
    #[error("{}: {}", .0.display(), .1)]
    Content(PathBuf, #[source] FormatError),
}

/// Why a file could not be written.
#[derive(Debug, thiserror::Error)]
#[error("{} cannot be written: {source}", path.display())]
pub struct SaveError {
    path: PathBuf,
    source: io::Error,
}

impl SaveError {
    /// The system's reason why this file could not be written.
    pub fn new(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        Self { path, source }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The system's reason.
    pub const fn reason(&self) -> &io::Error {
        &self.source
    }
}

/// Reads the puzzles of a file, at least one.
///
/// # Errors
///
/// An [`OpenError`] for anything but a regular file of at most
/// [`MAX_BYTES`] bytes with puzzles in a known format.
pub fn read_file(path: &Path) -> Result<Vec<Puzzle>, OpenError> {
    let file = open_file(path)?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| OpenError::Unreadable(path.to_owned(), error))?;
    read_bytes(path, &bytes)
}

/// Opens a file for reading, if it is a regular one.
///
/// # Errors
///
/// An [`OpenError`] that says what it is instead.
pub(crate) fn open_file(path: &Path) -> Result<File, OpenError> {
    let unreadable = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => OpenError::Missing(path.to_owned()),
        _ => OpenError::Unreadable(path.to_owned(), error),
    };
    // Looked at before it is opened: opening a pipe would wait for a writer.
    if !path.metadata().map_err(unreadable)?.is_file() {
        return Err(OpenError::NotAFile(path.to_owned()));
    }
    File::open(path).map_err(unreadable)
}

/// Reads puzzles from bytes that came from `path`.
///
/// # Errors
///
/// [`OpenError::Content`] if they are not puzzles.
pub fn read_bytes(path: &Path, bytes: &[u8]) -> Result<Vec<Puzzle>, OpenError> {
    formats::read(bytes).map_err(|error| OpenError::Content(path.to_owned(), error))
}

/// Writes a puzzle in the format of [`save_format`]. The file is written beside
/// the old one and then takes its place, so that the old one is there until the
/// new one is whole.
///
/// # Errors
///
/// A [`SaveError`] with the system's reason.
pub fn save(puzzle: &Puzzle, path: &Path) -> Result<(), SaveError> {
    let bytes = formats::write(puzzle, save_format(path));
    write_whole(path, &bytes).map_err(|source| SaveError::new(path, source))
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
/// The system's reason; the old file is still there.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_file(path, |file| file.write_all(bytes))
}

/// Replaces a file by what `write` writes, if that succeeds, or leaves it as it
/// was.
///
/// # Errors
///
/// The error of `write`, or the system's reason; the old file is still there.
pub fn replace_file<T, E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<T, E> {
    // Where the name is a link, what it points to is replaced, not the link.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let old = target.metadata();
    // A device or a pipe would be gone.
    if old.as_ref().is_ok_and(|old| !old.is_file()) {
        return Err(io::Error::other("it is not a file").into());
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY);
    // A temporary file is its owner's alone unless it is told otherwise; a
    // puzzle gets the permissions that any new file would get.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder)?;
    let mut out = BufWriter::new(file.as_file());
    let written = write(&mut out)?;
    out.flush()?;
    drop(out);
    if let Ok(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&target).map_err(io::Error::from)?;
    Ok(written)
}
