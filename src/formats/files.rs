//! Files of any kind, opened, read and written with care.
//!
//! No file is opened that the program would have to wait for, unless it was named on the command
//! line. No file is read without a limit. A protected file is never replaced, and no file is
//! replaced before the new one is complete.

mod seen;
mod unfinished;

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use percent_encoding::percent_decode_str;
use sudoku_engine::printable;
use sudoku_engine::texts::{Language, Text, said};

pub use seen::{FileChange, FileState};
use unfinished::Unfinished;
#[cfg(unix)]
pub use unfinished::remove_unfinished;
pub use unfinished::{TEMPORARY, with_random_name};

/// Why a file cannot be read or written, without its name.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum FileError {
    /// The path names a folder, a device, a pipe or the like.
    NotAFile,
    /// The file has more than this many bytes.
    TooLarge(u64),
    /// The file must not be written to.
    Protected,
    /// The system's reason.
    System(#[from] io::Error),
}

impl FileError {
    /// The clause, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::NotAFile => said!("error-reason-no-file"),
            Self::TooLarge(bytes) => said!("error-reason-too-large", megabytes = bytes / 1_000_000),
            Self::Protected => said!("error-reason-protected"),
            Self::System(error) => system_reason(error),
        }
    }

    /// Whether the file does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, Self::System(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

/// The system's reason why a file cannot be read or written, as a clause without a full stop: in
/// our words for a usual reason, otherwise in the system's words without the error number.
pub fn system_reason(error: &io::Error) -> Text {
    match error.kind() {
        io::ErrorKind::NotFound => said!("error-reason-missing"),
        io::ErrorKind::PermissionDenied => said!("error-reason-denied"),
        io::ErrorKind::AlreadyExists => said!("error-reason-exists"),
        io::ErrorKind::ReadOnlyFilesystem => said!("error-reason-read-only"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            said!("error-reason-full")
        }
        io::ErrorKind::NotADirectory => said!("error-reason-no-folder"),
        io::ErrorKind::IsADirectory => said!("error-reason-folder"),
        io::ErrorKind::InvalidFilename => said!("error-reason-name"),
        _ => {
            let words = error.to_string();
            Text::new().then(printable::clause(
                words
                    .rsplit_once(" (os error ")
                    .map_or(&words, |(it, _)| it),
            ))
        }
    }
}

/// Opens a file for reading if it is a regular one.
///
/// # Errors
///
/// The reason why it cannot be opened.
pub fn open(path: &Path) -> Result<File, FileError> {
    // Check first: opening a pipe would wait for a writer.
    if path.metadata()?.is_file() {
        Ok(File::open(path)?)
    } else {
        Err(FileError::NotAFile)
    }
}

/// Opens a path that a person named on the command line: a file, or a pipe or device, which the
/// program may have to wait for.
///
/// # Errors
///
/// The reason why it cannot be opened; a folder is not a file.
pub fn open_named(path: &Path) -> Result<File, FileError> {
    if path.metadata()?.is_dir() {
        return Err(FileError::NotAFile);
    }
    Ok(File::open(path)?)
}

/// The start of the address of a file.
const ADDRESS: &str = "file://";

/// Returns the path in the address of a file on this computer, as file managers and browsers give
/// it: `file:///home/me/My%20puzzle.txt`. Any other path stays as it is.
pub fn of_address(path: PathBuf) -> PathBuf {
    let address = path.to_str().filter(|_| is_address(&path));
    let Some(address) = address.map(|it| &it[ADDRESS.len()..]) else {
        return path;
    };
    let address = address.strip_prefix("localhost").unwrap_or(address);
    // On Windows, a slash is before the letter of the drive.
    let address = match address.as_bytes() {
        [b'/', letter, b':', ..] if letter.is_ascii_alphabetic() => &address[1..],
        _ => address,
    };
    match percent_decode_str(address).decode_utf8() {
        Ok(decoded) => PathBuf::from(decoded.into_owned()),
        Err(_) => path,
    }
}

/// Whether a path is the address of a file, and not the name of one.
pub fn is_address(path: &Path) -> bool {
    let text = path.to_str().filter(|it| !it.contains('\n'));
    let start = text.and_then(|it| it.get(..ADDRESS.len()));
    start.is_some_and(|it| it.eq_ignore_ascii_case(ADDRESS)) && !path.exists()
}

/// Reads a source of at most this many bytes.
///
/// # Errors
///
/// [`FileError::TooLarge`] if there are more, or the system's reason.
pub fn read_up_to(most: u64, source: impl Read) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    source
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(FileError::TooLarge(most));
    }
    Ok(bytes)
}

/// Copies a regular file. If the other name is taken, it must be by a regular file too.
///
/// # Errors
///
/// The reason why it cannot be copied.
pub fn copy(from: &Path, to: &Path) -> Result<(), FileError> {
    let is_file = |path: &Path| path.metadata().map(|metadata| metadata.is_file());
    if !is_file(from)? || is_file(to).is_ok_and(|is_file| !is_file) {
        return Err(FileError::NotAFile);
    }
    fs::copy(from, to)?;
    Ok(())
}

/// Replaces a file with the output of `write` if that succeeds; otherwise leaves it as it was. The
/// new file is written in the folder of the old one and then takes its place.
///
/// # Errors
///
/// The outer error says why the file cannot be written; the inner one is the error of `write`. In
/// both cases the old file is still there. Only a regular file that is not write-protected is
/// replaced.
pub fn replace<T, E>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<Result<T, E>, FileError> {
    // If the name is a link, replace its target, not the link.
    let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let old = target.metadata().ok();
    if let Some(old) = &old {
        if !old.is_file() {
            return Err(FileError::NotAFile);
        }
        check_protection(&target, old)?;
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let file = Unfinished::new(folder)?;
    let mut out = BufWriter::new(file.as_file());
    let written = match write(&mut out) {
        Ok(written) => written,
        Err(error) => {
            // Discard what is left in the buffer.
            let _ = out.into_parts();
            return Ok(Err(error));
        }
    };
    out.flush()?;
    drop(out);
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.as_file().sync_all()?;
    file.take_place(&target)?;
    Ok(Ok(written))
}

/// Replaces a file by these bytes, as [`replace`] does.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    Ok(replace(path, |file| file.write_all(bytes))??)
}

/// Reports a write-protected file: a folder allows replacing a file that cannot be written to, but
/// its protection is meant to prevent that.
fn check_protection(path: &Path, metadata: &fs::Metadata) -> Result<(), FileError> {
    if metadata.permissions().readonly() {
        return Err(FileError::Protected);
    }
    match File::options().write(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Err(FileError::Protected),
        Err(error) => Err(error.into()),
        Ok(_) => Ok(()),
    }
}

/// Writes to a path that a person named on the command line: a file as [`replace`] does, a device
/// or a pipe directly.
///
/// # Errors
///
/// The same as for [`replace`].
pub fn write_named<T, E>(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<&File>) -> Result<T, E>,
) -> Result<Result<T, E>, FileError> {
    if !is_written_directly(path) {
        return replace(path, write);
    }
    let file = File::options().append(true).open(path)?;
    let mut out = BufWriter::new(&file);
    let written = write(&mut out);
    out.flush()?;
    Ok(written)
}

/// Whether [`write_named`] writes to this path without replacing it: a device or a pipe, or a name
/// such as `/dev/stdout` for something that the program has open.
pub fn is_written_directly(path: &Path) -> bool {
    let is_special = |metadata: fs::Metadata| !metadata.is_file() && !metadata.is_dir();
    path.metadata().is_ok_and(is_special) || is_open_already(path)
}

/// Whether a path is a name of an open file: one in `/dev/fd` or `/proc/…/fd`, or a link
/// to one there.
pub fn is_open_already(path: &Path) -> bool {
    let named = fs::read_link(path).map_or_else(|_| path.to_owned(), |link| beside(path, &link));
    let is_descriptor = |path: &Path| {
        let folder = path.parent().and_then(|folder| folder.canonicalize().ok());
        folder.is_some_and(|folder| {
            folder.ends_with("fd") && (folder.starts_with("/proc") || folder.starts_with("/dev"))
        })
    };
    is_descriptor(path) || is_descriptor(&named)
}

/// Resolves a path that is relative to the folder of another one.
fn beside(path: &Path, other: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new("")).join(other)
}
