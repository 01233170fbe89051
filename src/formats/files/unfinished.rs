//! Files that are being written under a temporary name until they are complete. If a signal ends
//! the program, it removes its unfinished files.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::NamedTempFile;

/// The beginning of the names of these files.
pub const TEMPORARY: &str = ".sudoku-stepper-";

/// The unfinished files of this program. Code that makes one, or moves it to its final place, locks
/// this list meanwhile, so that the list always matches the file system.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Locks the list; a panic elsewhere leaves it unharmed.
fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes all unfinished files of this program, which is about to end. While the returned guard is
/// held, no new one is made, and none takes the place of another file.
#[cfg(unix)]
#[must_use]
pub fn remove_unfinished() -> impl Sized {
    let mut unfinished = unfinished();
    for path in unfinished.drain(..) {
        // Nobody is left to hear about an error.
        let _ = std::fs::remove_file(path);
    }
    unfinished
}

/// A file that is being written. It is removed when dropped.
pub(super) struct Unfinished(Option<NamedTempFile>);

impl Unfinished {
    /// Creates a new file in a folder.
    pub(super) fn new(folder: &Path) -> io::Result<Self> {
        let mut name = tempfile::Builder::new();
        name.prefix(TEMPORARY);
        let mut unfinished = unfinished();
        // It gets the permissions of any new file.
        let file = with_random_name(&name, folder, &OpenOptions::new())?;
        unfinished.push(file.path().to_owned());
        Ok(Self(Some(file)))
    }

    /// Returns the file.
    pub(super) fn as_file(&self) -> &File {
        let file = self.0.as_ref();
        file.expect("only the end of this value takes the file out of it")
            .as_file()
    }

    /// Moves the complete file to the place of another one.
    pub(super) fn take_place(mut self, of: &Path) -> io::Result<()> {
        let Some(file) = self.0.take() else {
            return Ok(());
        };
        let mut unfinished = unfinished();
        unfinished.retain(|path| path != file.path());
        file.persist(of).map_err(|error| error.error)?;
        Ok(())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        if let Some(file) = self.0.take() {
            let mut unfinished = unfinished();
            unfinished.retain(|path| path != file.path());
            drop(file);
        }
    }
}

/// Creates a file with a random name. The error holds only the reason that the system gives: the
/// name would mean nothing to a person.
pub fn with_random_name(
    name: &tempfile::Builder<'_, '_>,
    folder: &Path,
    options: &OpenOptions,
) -> io::Result<NamedTempFile> {
    let mut options = options.clone();
    options.read(true).write(true).create_new(true);
    let mut reason = None;
    let made = name.make_in(folder, |path| {
        let opened = options.open(path);
        opened.inspect_err(|error| reason = error.raw_os_error())
    });
    made.map_err(|error| reason.map_or(error, io::Error::from_raw_os_error))
}
