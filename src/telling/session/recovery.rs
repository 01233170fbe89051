//! Work that survives a killed program. A folder has a file for each running program, with a lock
//! that shows the others that it is running.
//!
//! The file is in the program's own format, with a table `[session]` that has the name of the
//! puzzle and its file. The lock is a separate file, because the work itself is replaced again and
//! again.

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
use sudoku_engine::texts::{Language, Text, said};
use sudoku_formats::files::{self, FileState, TEMPORARY, with_random_name};
use sudoku_formats::formats::{self, MAX_BYTES};

pub use list_place::{ListError, ListPlace};

/// The beginning of the names of the two files.
const NAME: &str = "session-";

/// The extensions of the two files.
const WORK: &str = "toml";
const LOCK: &str = "lock";

/// The extension of work that was discarded and can still be put back.
const DISCARDED: &str = "discarded";

/// The time after which a half-written file counts as abandoned.
const HALF_WRITTEN: Duration = Duration::from_secs(3600);

/// The maximum number of files of work to read; more are not expected.
const MOST: usize = 100;

/// Work that must not be lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsavedWork {
    /// The puzzle with everything done on it.
    pub puzzle: Puzzle,
    /// Its name.
    pub name: String,
    /// The file that it came from. A name that is not UTF-8 is not stored.
    pub path: Option<PathBuf>,
    /// The state of that file when it was last opened or saved.
    pub seen: Option<FileState>,
    /// The kind of work on the puzzle.
    pub kind: WorkKind,
    /// Its place in the list that it was opened from, if there is one.
    pub list: Option<ListPlace>,
    /// The regions of its board that are not finished yet.
    pub unfinished: UnfinishedRegions,
    /// Whether the player made the puzzle and solves it now, so that it is in no file.
    pub is_made: bool,
}

impl UnsavedWork {
    /// Whether a person did anything beyond steps of rules and searches, which are easy to repeat.
    pub fn is_own(&self) -> bool {
        let history = &self.puzzle.history;
        let mut moves = history.made.iter().chain(&history.undone);
        self.kind == WorkKind::Making
            || self.is_made
            || self.puzzle.game.is_some()
            || !self.puzzle.save_points.is_empty()
            || moves.any(|it| it.cause.is_own())
    }
}

/// Regions that are still being drawn: a character for each cell in reading order, equal for cells
/// of the same region.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub struct UnfinishedRegions {
    /// The regions in place of boxes.
    pub regions: Option<String>,
    /// The extra regions.
    pub further: Option<String>,
}

/// The kind of work on a puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WorkKind {
    /// Solving it.
    #[default]
    Solving,
    /// Making it by choosing its givens.
    Making,
}

/// Stores the work of one program in a folder.
#[derive(Debug)]
pub struct Keeper {
    folder: PathBuf,
    place: Option<Place>,
    closed: bool,
}

/// The two files of one program, which owns them as long as it holds the lock.
#[derive(Debug)]
struct Place {
    work: PathBuf,
    lock_path: PathBuf,
    /// Locked until it is dropped.
    _lock: File,
}

/// Work left behind by a program that no longer runs. While this value exists, no other program is
/// offered the work.
#[derive(Debug)]
pub struct LeftBehind {
    work: UnsavedWork,
    kept: SystemTime,
    was_left: bool,
    place: Place,
}

/// The work that programs left behind in a folder.
#[derive(Debug, Default)]
pub struct Leftovers {
    /// The work that can be continued, the latest first.
    pub work: Vec<LeftBehind>,
    /// The files that cannot be read, in the order of their names.
    pub unreadable: Vec<Unreadable>,
}

/// A file of work that cannot be read. It stays where it is until it is discarded.
#[derive(Debug)]
pub struct Unreadable {
    error: WorkError,
    place: Place,
}

/// The reason why a file of work cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.text().words(Language::english()))]
pub enum WorkError {
    /// The puzzle in it cannot be read.
    Puzzle(#[from] OpenError),
    /// The information about the puzzle cannot be read.
    About(PathBuf),
}

impl WorkError {
    /// The sentence, without a full stop.
    pub fn text(&self) -> Text {
        match self {
            Self::Puzzle(error) => error.text(),
            Self::About(path) => {
                said!("error-work-about", path = printable::path(path))
            }
        }
    }
}

/// The information about the puzzle in a file of work.
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
    /// Whether the player made the puzzle.
    #[serde(default)]
    made: bool,
    /// Whether it was left for something else.
    #[serde(default)]
    left: bool,
}

#[derive(Deserialize)]
struct WrittenPlace {
    file: Option<PathBuf>,
    number: usize,
    values: String,
}

impl WrittenPlace {
    /// The place; `None` if its values are not valid, because it cannot be found without them.
    fn read(self) -> Option<ListPlace> {
        Some(ListPlace {
            file: self.file,
            number: self.number,
            values: Puzzle::from_line(&self.values)?.givens,
        })
    }
}

impl Keeper {
    /// Stores work in this folder, which is created when there is any.
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

    /// Stores this instead of the earlier work. After [`close`](Self::close), nothing is stored.
    ///
    /// # Errors
    ///
    /// A [`SaveError`] with the system's reason; the earlier work is still stored.
    pub fn keep(&mut self, work: &UnsavedWork) -> Result<(), SaveError> {
        self.write(work, false)
    }

    fn write(&mut self, work: &UnsavedWork, was_left: bool) -> Result<(), SaveError> {
        if self.closed {
            return Ok(());
        }
        let failed = |error| SaveError::new(&self.folder, error);
        let place = match self.place.take() {
            Some(place) => place,
            None => Place::new(&self.folder).map_err(failed)?,
        };
        let result = write_whole(&place.work, written(work, was_left).as_bytes());
        self.place = Some(place);
        result
    }

    /// Removes the stored work, which was saved elsewhere or is not wanted.
    pub fn forget(&mut self) {
        if let Some(place) = self.place.take() {
            place.clear();
        }
    }

    /// Continues work that was left behind, in its place: it is never stored twice, and never
    /// missing for a moment. Until it is stored again, it counts as left, so that work that kills
    /// the program is not continued by itself again and again.
    pub fn adopt(&mut self, left: LeftBehind) -> UnsavedWork {
        self.forget();
        self.place = Some(left.place);
        if !left.was_left {
            // The work is stored either way.
            let _ = self.write(&left.work, true);
        }
        left.work
    }

    /// Leaves this work behind: it stays stored and can be continued later. From now on, other work
    /// is stored. `None` after [`close`](Self::close).
    ///
    /// # Errors
    ///
    /// As for [`keep`](Self::keep).
    pub fn leave(&mut self, work: UnsavedWork) -> Result<Option<LeftBehind>, SaveError> {
        self.write(&work, true)?;
        let kept = SystemTime::now();
        let place = self.place.take();
        Ok(place.map(|place| LeftBehind {
            work,
            kept,
            was_left: true,
            place,
        }))
    }

    /// Ends normally: nothing is stored from now on.
    pub fn close(&mut self) {
        self.forget();
        self.closed = true;
    }
}

impl LeftBehind {
    /// The work in a folder that belongs to no running program.
    pub fn look(folder: &Path) -> Leftovers {
        let mut found = Leftovers::default();
        let Ok(files) = fs::read_dir(folder) else {
            return found;
        };
        let files = files.filter_map(|file| Some(file.ok()?.path()));
        let files = files.inspect(|path| {
            remove_if_half_written(path);
            remove_if_discarded(path);
        });
        for path in files.filter(|path| is_work(path)).take(MOST) {
            // Take the lock first, because the work may be changing.
            let Some(place) = Place::of_dead(&path) else {
                continue;
            };
            let kept = path.metadata().and_then(|metadata| metadata.modified());
            match (read(&path), kept) {
                (Ok((work, was_left)), Ok(kept)) => found.work.push(Self {
                    work,
                    kept,
                    was_left,
                    place,
                }),
                // Another program has just continued or removed it.
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

    /// Whether the player left it for something else or ended the program; false if the program
    /// was killed with it open.
    pub const fn was_left(&self) -> bool {
        self.was_left
    }

    /// The time when it was stored.
    pub const fn kept(&self) -> SystemTime {
        self.kept
    }

    /// Sets it aside: no later start finds it, but [`put_back`](Self::put_back) does.
    pub fn set_aside(&mut self) {
        self.place.rename(DISCARDED);
    }

    /// Puts it back after it was set aside.
    pub fn put_back(&mut self) {
        self.place.rename(WORK);
    }

    /// Removes it.
    pub fn discard(self) {
        self.place.clear();
    }
}

impl Unreadable {
    /// The reason why it cannot be read.
    pub const fn error(&self) -> &WorkError {
        &self.error
    }

    /// Sets it aside: no later start finds it, but [`put_back`](Self::put_back) does.
    pub fn set_aside(&mut self) {
        self.place.rename(DISCARDED);
    }

    /// Puts it back after it was set aside.
    pub fn put_back(&mut self) {
        self.place.rename(WORK);
    }

    /// Removes it.
    pub fn discard(self) {
        self.place.clear();
    }
}

/// Whether the name of a file is one of a file of work.
fn is_work(path: &Path) -> bool {
    is_ours(path, WORK)
}

fn is_ours(path: &Path, extension: &str) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.extension() == Some(OsStr::new(extension)) && name.starts_with(NAME)
}

/// Removes work that was discarded by a program that was killed before it could remove it.
fn remove_if_discarded(path: &Path) {
    if is_ours(path, DISCARDED)
        && let Some(place) = Place::of_dead(path)
    {
        place.clear();
    }
}

/// The work in a file, and whether it was left for something else.
fn read(path: &Path) -> Result<(UnsavedWork, bool), WorkError> {
    let no_work = || WorkError::About(path.to_owned());
    let bytes = files::open(path)
        .and_then(|file| files::read_up_to(MAX_BYTES, file))
        .map_err(|error| OpenError::new(path, error))?;
    let puzzle = read_bytes(path, &bytes)?.pop().ok_or_else(no_work)?;
    let Written { session } = toml::from_slice(&bytes).map_err(|_| no_work())?;
    let was_left = session.left;
    let work = UnsavedWork {
        puzzle,
        name: session.name,
        path: session.path,
        seen: session.seen.and_then(|seen| FileState::parse(&seen)),
        kind: session.kind,
        list: session.list.and_then(WrittenPlace::read),
        unfinished: session.unfinished,
        is_made: session.made,
    };
    Ok((work, was_left))
}

/// Removes a file that a program was writing when it was killed, once no program can be writing it
/// any longer.
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
    /// A new place for this program.
    fn new(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let suffix = format!(".{LOCK}");
        let mut name = tempfile::Builder::new();
        name.prefix(NAME).suffix(&suffix);
        let mut options = File::options();
        // Only the owner may read the work.
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

    /// The place of a program that no longer runs; `None` if it does, or if this is unknown.
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

    /// Gives the work this extension. If that fails, it keeps its name.
    fn rename(&mut self, extension: &str) {
        let renamed = self.work.with_extension(extension);
        if fs::rename(&self.work, &renamed).is_ok() {
            self.work = renamed;
        }
    }

    /// Removes both files, the work first, because the lock means nothing without it.
    fn clear(self) {
        let _ = fs::remove_file(&self.work);
        let _ = fs::remove_file(&self.lock_path);
    }
}

fn written(work: &UnsavedWork, was_left: bool) -> String {
    let mut file = formats::write_own(&work.puzzle);
    file += "\n[session]\n";
    file += &format!("name = {}\n", formats::quoted(&work.name));
    write_path("path", work.path.as_deref(), &mut file);
    if let Some(seen) = work.seen {
        file += &format!("seen = \"{seen}\"\n");
    }
    if was_left {
        file += "left = true\n";
    }
    if work.is_made {
        file += "made = true\n";
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

/// An absolute path, because the next program may be started in another folder.
fn write_path(key: &str, path: Option<&Path>, file: &mut String) {
    let path = path.and_then(|path| std::path::absolute(path).ok());
    if let Some(path) = path.as_deref().and_then(Path::to_str) {
        *file += &format!("{key} = {}\n", formats::quoted(path));
    }
}
