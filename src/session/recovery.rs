//! Work that outlives a program that was killed: kept in a folder, a file for
//! each program that runs, with a lock by which the others see that it does.
//!
//! The file is one of the program's own, with a table `[session]` that says what
//! the puzzle is called and which file it is from. The lock is a file beside it,
//! since the work itself is replaced again and again.

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use serde::Deserialize;

use super::file::TEMPORARY;
use super::{SaveError, read_file, write_whole};
use crate::formats;
use crate::sudoku::Puzzle;

/// The endings of the two files.
const WORK: &str = "toml";
const LOCK: &str = "lock";

/// How long a file may be half written.
const HALF_WRITTEN: Duration = Duration::from_secs(3600);

/// How many files of work are looked at: more will not have been left.
const MOST: usize = 100;

/// Work that shall not be lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    /// The puzzle with all that was done on it.
    pub puzzle: Puzzle,
    /// What it is called.
    pub name: String,
    /// The file that it is from. One whose name is not UTF-8 is not kept.
    pub path: Option<PathBuf>,
}

/// Keeps the work of one program in a folder.
#[derive(Debug)]
pub struct Keeper {
    folder: PathBuf,
    place: Option<Place>,
    closed: bool,
}

/// The two files of one program, which has them as long as it holds the lock.
#[derive(Debug)]
struct Place {
    work: PathBuf,
    lock_path: PathBuf,
    /// Locked until it is dropped.
    _lock: File,
}

/// Work that a program left behind which does not run any more. While this is
/// held, nobody else is offered it.
#[derive(Debug)]
pub struct LeftBehind {
    work: Work,
    kept: SystemTime,
    place: Place,
}

/// What a file of work says beside the puzzle.
#[derive(Deserialize)]
struct Written {
    session: About,
}

#[derive(Deserialize)]
struct About {
    name: String,
    path: Option<String>,
}

impl Keeper {
    /// Keeps work in this folder, which is made when there is any.
    pub const fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            place: None,
            closed: false,
        }
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Keeps this instead of what was kept before. After [`close`](Self::close)
    /// nothing is kept.
    ///
    /// # Errors
    ///
    /// A [`SaveError`] with the system's reason; what was kept before is still
    /// there.
    pub fn keep(&mut self, work: &Work) -> Result<(), SaveError> {
        if self.closed {
            return Ok(());
        }
        let failed = |error| SaveError::new(&self.folder, error);
        let place = match self.place.take() {
            Some(place) => place,
            None => Place::new(&self.folder).map_err(failed)?,
        };
        let written = write_whole(&place.work, written(work).as_bytes());
        let result = written.map_err(|error| SaveError::new(&place.work, error));
        self.place = Some(place);
        result
    }

    /// Nothing shall be kept of what was: it is saved, or not wanted.
    pub fn forget(&mut self) {
        if let Some(place) = self.place.take() {
            place.clear();
        }
    }

    /// Goes on with work that was left behind, in its place: it is never there
    /// twice, nor gone for a moment.
    pub fn adopt(&mut self, left: LeftBehind) -> Work {
        self.forget();
        self.place = Some(left.place);
        left.work
    }

    /// The program ends as it should: nothing is kept from now on.
    pub fn close(&mut self) {
        self.forget();
        self.closed = true;
    }
}

impl LeftBehind {
    /// All work in a folder that no running program keeps, the latest first. A
    /// file that cannot be read is left where it is.
    pub fn all(folder: &Path) -> Vec<Self> {
        let Ok(files) = fs::read_dir(folder) else {
            return Vec::new();
        };
        let files = files.filter_map(|file| Some(file.ok()?.path()));
        let files = files.inspect(|path| remove_if_half_written(path));
        let files = files.filter(|path| path.extension() == Some(OsStr::new(WORK)));
        let mut all: Vec<Self> = files.take(MOST).filter_map(|it| Self::read(&it)).collect();
        all.sort_by_key(|left| std::cmp::Reverse(left.kept));
        all
    }

    fn read(path: &Path) -> Option<Self> {
        // The lock comes first: what it stands for may be changing.
        let place = Place::of_dead(path)?;
        let kept = path.metadata().ok()?.modified().ok()?;
        let puzzle = read_file(path).ok()?.pop()?;
        let text = fs::read_to_string(path).ok()?;
        let Written { session } = toml::from_str(&text).ok()?;
        Some(Self {
            work: Work {
                puzzle,
                name: session.name,
                path: session.path.map(PathBuf::from),
            },
            kept,
            place,
        })
    }

    /// The work.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// When it was kept.
    pub const fn kept(&self) -> SystemTime {
        self.kept
    }

    /// Removes it.
    pub fn discard(self) {
        self.place.clear();
    }
}

/// Removes what a program was writing when it was killed, once nobody can be
/// writing it any more.
fn remove_if_half_written(path: &Path) {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let is_old = || {
        let age = path.metadata().ok()?.modified().ok()?.elapsed().ok()?;
        Some(age > HALF_WRITTEN)
    };
    if name.starts_with(TEMPORARY) && is_old() == Some(true) {
        let _ = fs::remove_file(path);
    }
}

impl Place {
    /// A place of one's own.
    fn new(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let (lock, lock_path) = tempfile::Builder::new()
            .prefix("session-")
            .suffix(&format!(".{LOCK}"))
            .tempfile_in(folder)?
            .keep()
            .map_err(|error| error.error)?;
        if let Err(error) = lock.try_lock() {
            let _ = fs::remove_file(&lock_path);
            return Err(error.into());
        }
        Ok(Self {
            work: lock_path.with_extension(WORK),
            lock_path,
            _lock: lock,
        })
    }

    /// The place of a program that does not run any more; `None` if it does, or
    /// if that cannot be told.
    fn of_dead(work: &Path) -> Option<Self> {
        let lock_path = work.with_extension(LOCK);
        let lock = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&lock_path)
            .ok()?;
        match lock.try_lock() {
            Ok(()) => Some(Self {
                work: work.to_owned(),
                lock_path,
                _lock: lock,
            }),
            Err(TryLockError::WouldBlock | TryLockError::Error(_)) => None,
        }
    }

    /// Removes both files, the work first: without it the lock says nothing.
    fn clear(self) {
        let _ = fs::remove_file(&self.work);
        let _ = fs::remove_file(&self.lock_path);
    }
}

fn written(work: &Work) -> String {
    let mut file = formats::write_own(&work.puzzle);
    file += "\n[session]\n";
    file += &format!("name = {}\n", formats::quoted(&work.name));
    if let Some(path) = work.path.as_deref().and_then(Path::to_str) {
        file += &format!("path = {}\n", formats::quoted(path));
    }
    file
}
