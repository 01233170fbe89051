//! Work that outlives a program that was killed: kept in a folder, a file for
//! each program that runs, with a lock by which the others see that it does.
//!
//! The file is one of the program's own, with a table `[session]` that says what
//! the puzzle is called and which file it is from. The lock is a file beside it,
//! since the work itself is replaced again and again.

mod list_place;

use std::ffi::OsStr;
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use serde::Deserialize;

use super::file::read_bytes;
use super::{OpenError, SaveError, write_whole};
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_formats::files::{self, Seen, TEMPORARY, with_random_name};
use sudoku_formats::formats::{self, MAX_BYTES};

pub use list_place::{ListError, ListPlace};

/// How the names of the two files begin.
const NAME: &str = "session-";

/// The endings of the two files.
const WORK: &str = "toml";
const LOCK: &str = "lock";

/// How long a file may be half written.
const HALF_WRITTEN: Duration = Duration::from_secs(3600);

/// How many files of work are looked at: more will not have been left.
const MOST: usize = 100;

/// Work that shall not be lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsavedWork {
    /// The puzzle with all that was done on it.
    pub puzzle: Puzzle,
    /// What it is called.
    pub name: String,
    /// The file that it is from. One whose name is not UTF-8 is not kept.
    pub path: Option<PathBuf>,
    /// How that file was when it was opened or saved last.
    pub seen: Option<Seen>,
    /// What is done on the puzzle.
    pub kind: WorkKind,
    /// Where it stands in the list that it was opened from, if it was.
    pub list: Option<ListPlace>,
    /// The regions of its board that are not finished yet.
    pub unfinished: UnfinishedRegions,
}

impl UnsavedWork {
    /// Whether a person did something of it: more than steps of rules and searches, which
    /// cost nothing to make again.
    pub fn is_own(&self) -> bool {
        let history = &self.puzzle.history;
        let mut moves = history.made.iter().chain(&history.undone);
        self.kind == WorkKind::Making
            || self.puzzle.game.is_some()
            || !self.puzzle.save_points.is_empty()
            || moves.any(|it| it.cause.is_own())
    }
}

/// Regions that are still being drawn: for each cell in reading order a character, which is
/// the same where cells are in one region.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct UnfinishedRegions {
    /// Those in the place of boxes.
    pub regions: Option<String>,
    /// Further ones.
    pub further: Option<String>,
}

/// What is done on a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WorkKind {
    /// It is solved.
    #[default]
    Solving,
    /// It is made: its givens are chosen.
    Making,
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
    work: UnsavedWork,
    kept: SystemTime,
    place: Place,
}

/// What programs left behind in a folder.
#[derive(Debug, Default)]
pub struct Leftovers {
    /// The work that can be gone on with, the latest first.
    pub work: Vec<LeftBehind>,
    /// What cannot be read, in the order of the names.
    pub unreadable: Vec<Unreadable>,
}

/// A file of work that cannot be read. It stays where it is until it is discarded.
#[derive(Debug)]
pub struct Unreadable {
    error: WorkError,
    place: Place,
}

/// Why a file of work cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// The puzzle in it cannot be read.
    #[error(transparent)]
    Puzzle(#[from] OpenError),
    /// What is said beside the puzzle cannot be read.
    #[error("{} does not say what work it is", printable::path(.0))]
    About(PathBuf),
}

/// What a file of work says beside the puzzle.
#[derive(Deserialize)]
struct Written {
    session: About,
}

#[derive(Deserialize)]
struct About {
    name: String,
    path: Option<PathBuf>,
    seen: Option<String>,
    #[serde(default)]
    kind: WorkKind,
    list: Option<WrittenPlace>,
    #[serde(default)]
    unfinished: UnfinishedRegions,
}

#[derive(Deserialize)]
struct WrittenPlace {
    file: Option<PathBuf>,
    number: usize,
    values: String,
}

impl WrittenPlace {
    /// The place; `None` if its values are none, without which it cannot be found.
    fn read(self) -> Option<ListPlace> {
        Some(ListPlace {
            file: self.file,
            number: self.number,
            values: Puzzle::from_line(&self.values)?.givens,
        })
    }
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
    pub fn keep(&mut self, work: &UnsavedWork) -> Result<(), SaveError> {
        if self.closed {
            return Ok(());
        }
        let failed = |error| SaveError::new(&self.folder, error);
        let place = match self.place.take() {
            Some(place) => place,
            None => Place::new(&self.folder).map_err(failed)?,
        };
        let result = write_whole(&place.work, written(work).as_bytes());
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
    pub fn adopt(&mut self, left: LeftBehind) -> UnsavedWork {
        self.forget();
        self.place = Some(left.place);
        left.work
    }

    /// Leaves this behind: it is kept, and can be taken up again. What is kept from now on
    /// is other work. `None` after [`close`](Self::close).
    ///
    /// # Errors
    ///
    /// As for [`keep`](Self::keep).
    pub fn leave(&mut self, work: UnsavedWork) -> Result<Option<LeftBehind>, SaveError> {
        self.keep(&work)?;
        let kept = SystemTime::now();
        let place = self.place.take();
        Ok(place.map(|place| LeftBehind { work, kept, place }))
    }

    /// The program ends as it should: nothing is kept from now on.
    pub fn close(&mut self) {
        self.forget();
        self.closed = true;
    }
}

impl LeftBehind {
    /// What is left in a folder that no running program keeps.
    pub fn look(folder: &Path) -> Leftovers {
        let mut found = Leftovers::default();
        let Ok(files) = fs::read_dir(folder) else {
            return found;
        };
        let files = files.filter_map(|file| Some(file.ok()?.path()));
        let files = files.inspect(|path| remove_if_half_written(path));
        for path in files.filter(|path| is_work(path)).take(MOST) {
            // The lock comes first: what it stands for may be changing.
            let Some(place) = Place::of_dead(&path) else {
                continue;
            };
            let kept = path.metadata().and_then(|metadata| metadata.modified());
            match (read(&path), kept) {
                (Ok(work), Ok(kept)) => found.work.push(Self { work, kept, place }),
                // Somebody else has just taken it up or removed it.
                (Err(WorkError::Puzzle(OpenError::Missing(_))), _) | (Ok(_), Err(_)) => {}
                (Err(error), _) => found.unreadable.push(Unreadable { error, place }),
            }
        }
        found.work.sort_by_key(|left| std::cmp::Reverse(left.kept));
        found
            .unreadable
            .sort_by(|a, b| a.place.work.cmp(&b.place.work));
        found
    }

    /// The work.
    pub const fn work(&self) -> &UnsavedWork {
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

impl Unreadable {
    /// Why it cannot be read.
    pub const fn error(&self) -> &WorkError {
        &self.error
    }

    /// Removes it.
    pub fn discard(self) {
        self.place.clear();
    }
}

/// Whether a file has a name as files of work have.
fn is_work(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.extension() == Some(OsStr::new(WORK)) && name.starts_with(NAME)
}

fn read(path: &Path) -> Result<UnsavedWork, WorkError> {
    let no_work = || WorkError::About(path.to_owned());
    let bytes = files::open(path)
        .and_then(|file| files::read_up_to(MAX_BYTES, file))
        .map_err(|error| OpenError::new(path, error))?;
    let puzzle = read_bytes(path, &bytes)?.pop().ok_or_else(no_work)?;
    let Written { session } = toml::from_slice(&bytes).map_err(|_| no_work())?;
    Ok(UnsavedWork {
        puzzle,
        name: session.name,
        path: session.path,
        seen: session.seen.and_then(|seen| Seen::parse(&seen)),
        kind: session.kind,
        list: session.list.and_then(WrittenPlace::read),
        unfinished: session.unfinished,
    })
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
        let suffix = format!(".{LOCK}");
        let mut name = tempfile::Builder::new();
        name.prefix(NAME).suffix(&suffix);
        let mut options = File::options();
        // What is done is its owner's alone.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let (lock, lock_path) = with_random_name(&name, folder, &options)?
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
        if lock_path.metadata().is_ok_and(|lock| !lock.is_file()) {
            return None;
        }
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

fn written(work: &UnsavedWork) -> String {
    let mut file = formats::write_own(&work.puzzle);
    file += "\n[session]\n";
    file += &format!("name = {}\n", formats::quoted(&work.name));
    write_path("path", work.path.as_deref(), &mut file);
    if let Some(seen) = work.seen {
        file += &format!("seen = \"{seen}\"\n");
    }
    if work.kind == WorkKind::Making {
        file += "kind = \"making\"\n";
    }
    let UnfinishedRegions { regions, further } = &work.unfinished;
    if regions.is_some() || further.is_some() {
        file += "\n[session.unfinished]\n";
        for (key, line) in [("regions", regions), ("further", further)] {
            if let Some(line) = line {
                file += &format!("{key} = {}\n", formats::quoted(line));
            }
        }
    }
    if let Some(list) = &work.list {
        file += "\n[session.list]\n";
        write_path("file", list.file.as_deref(), &mut file);
        file += &format!("number = {}\n", list.number);
        let values = formats::write_line(&list.values);
        file += &format!("values = \"{values}\"\n");
    }
    file
}

/// A path as it is found from any folder: the next program may be started in another.
fn write_path(key: &str, path: Option<&Path>, file: &mut String) {
    let path = path.and_then(|path| std::path::absolute(path).ok());
    if let Some(path) = path.as_deref().and_then(Path::to_str) {
        *file += &format!("{key} = {}\n", formats::quoted(path));
    }
}
