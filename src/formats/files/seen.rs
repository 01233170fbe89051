//! The state of a file when it was read or written, to see later whether it has changed.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::{FileError, open};

/// The size in bytes up to which the content is compared. For a longer file, time and size are
/// compared instead.
const LOOKED_AT: u64 = 4_000_000;

/// The state of a file: its size, its time of change and its content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FileState {
    length: u64,
    modified: Option<SystemTime>,
    /// A hash of the content, unless the file is long.
    content: Option<u64>,
}

/// The change to a file since it was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChange {
    /// Its content is different.
    Changed(FileState),
    /// It was moved, renamed or deleted.
    Gone,
}

impl FileState {
    /// Returns the present state of a file. This takes as long as reading the file.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be read.
    pub fn of(path: &Path) -> Result<Self, FileError> {
        let file = open(path)?;
        let metadata = file.metadata()?;
        let mut seen = Self {
            length: metadata.len(),
            modified: metadata.modified().ok(),
            content: None,
        };
        if seen.length <= LOOKED_AT {
            seen.content = hash_of(file)?;
        }
        Ok(seen)
    }

    /// Returns the time of the last change, as far as the system knows it.
    pub const fn modified(&self) -> Option<SystemTime> {
        self.modified
    }

    /// Returns the change to the file since then; `None` if it has the same content, even if its
    /// time is different.
    ///
    /// # Errors
    ///
    /// The reason why it cannot be read now, although it exists.
    pub fn change(&self, path: &Path) -> Result<Option<FileChange>, FileError> {
        match Self::of(path) {
            Ok(now) if self.is_like(&now) => Ok(None),
            Ok(now) => Ok(Some(FileChange::Changed(now))),
            Err(error) if error.is_missing() => Ok(Some(FileChange::Gone)),
            Err(error) => Err(error),
        }
    }

    fn is_like(&self, other: &Self) -> bool {
        self.length == other.length
            && match (self.content, other.content) {
                (Some(one), Some(other)) => one == other,
                _ => self.modified == other.modified,
            }
    }
}

/// Returns the FNV-1a hash of the content of a file, which is the same in every build; `None` if
/// the file has grown past the limit in the meantime.
fn hash_of(file: File) -> io::Result<Option<u64>> {
    let mut file = file.take(LOOKED_AT + 1);
    let (mut hash, mut length) = (0xcbf2_9ce4_8422_2325_u64, 0);
    let mut part = [0; 16 * 1024];
    loop {
        let read = file.read(&mut part)?;
        if read == 0 {
            return Ok((length <= LOOKED_AT).then_some(hash));
        }
        length += read as u64;
        for byte in &part[..read] {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// `length hash nanoseconds-since-1970`, with `-` for an unknown value.
impl fmt::Display for FileState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.length)?;
        match self.content {
            Some(content) => write!(f, "{content:016x} ")?,
            None => f.write_str("- ")?,
        }
        let modified = self
            .modified
            .and_then(|it| it.duration_since(UNIX_EPOCH).ok());
        match modified {
            Some(since) => write!(f, "{}", since.as_nanos()),
            None => f.write_str("-"),
        }
    }
}

impl FileState {
    /// Reads the output of [`Display`](fmt::Display); `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(' ').collect();
        let [length, content, modified] = parts[..] else {
            return None;
        };
        let content = match content {
            "-" => None,
            content => Some(u64::from_str_radix(content, 16).ok()?),
        };
        let modified = match modified {
            "-" => None,
            nanos => UNIX_EPOCH.checked_add(Duration::from_nanos(nanos.parse().ok()?)),
        };
        Some(Self {
            length: length.parse().ok()?,
            modified,
            content,
        })
    }
}
