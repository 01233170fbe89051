//! What the subcommands print: line by line, soon, and never a part of a line only.
//!
//! Lines are gathered and written by a thread of their own a moment after they come. So one
//! line is seen at once, and a million of them do not take a call of the system each. Ctrl C
//! ends the program between two lines.

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::progress;

/// How soon a line is written after it came.
const SOON: Duration = Duration::from_millis(20);

/// With so many bytes lines are written at once.
const MANY: usize = 64 * 1024;

/// How long the end of the program waits for what is just written: a reader may have stopped
/// to read.
const PATIENCE: Duration = Duration::from_millis(500);

/// Standard output. Clones write to the same.
#[derive(Debug, Clone)]
pub(super) struct Output(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    lines: Mutex<Lines>,
    /// That there is something to write, where nothing was.
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Lines {
    /// What is not written yet.
    held: Vec<u8>,
    /// Why nothing can be written any more, until that is told.
    error: Option<io::Error>,
    /// Whether the thread waits for something to write.
    is_idle: bool,
}

impl Output {
    /// Standard output, with the thread that writes to it.
    pub(super) fn begin() -> Self {
        let shared = Arc::new(Shared {
            lines: Mutex::default(),
            changed: Condvar::new(),
        });
        let writing = Arc::clone(&shared);
        thread::spawn(move || writing.write_by_and_by());
        Self(shared)
    }

    /// Prints something, and counts it at the same moment.
    pub(super) fn print(&self, bytes: &[u8], count: impl FnOnce()) -> io::Result<()> {
        let mut lines = self.0.lock();
        lines.told()?;
        lines.held.extend_from_slice(bytes);
        count();
        if lines.held.len() >= MANY {
            lines.write_whole();
            lines.told()?;
        } else if std::mem::take(&mut lines.is_idle) {
            self.0.changed.notify_one();
        }
        Ok(())
    }

    /// Keeps everything from being written from now on but whole lines that came before:
    /// the program is about to end. False if that cannot be, because somebody stopped to read.
    pub(super) fn end(&self) -> bool {
        let begun = Instant::now();
        loop {
            if let Ok(mut lines) = self.0.lines.try_lock() {
                lines.write_whole();
                // Nobody gets it any more.
                std::mem::forget(lines);
                return true;
            }
            if begun.elapsed() > PATIENCE {
                return false;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.print(bytes, || ())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut lines = self.0.lock();
        let all = lines.held.len();
        lines.write(all);
        lines.told()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Lines> {
        // Whatever broke a thread, what is held is whole.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_by_and_by(&self) {
        loop {
            let mut lines = self.lock();
            while lines.whole() == 0 {
                lines.is_idle = true;
                lines = self
                    .changed
                    .wait(lines)
                    .unwrap_or_else(PoisonError::into_inner);
            }
            lines.is_idle = false;
            drop(lines);
            thread::sleep(SOON);
            self.lock().write_whole();
        }
    }
}

impl Lines {
    /// How many bytes whole lines have.
    fn whole(&self) -> usize {
        let end = self.held.iter().rposition(|byte| *byte == b'\n');
        end.map_or(0, |end| end + 1)
    }

    fn write_whole(&mut self) {
        self.write(self.whole());
    }

    /// Writes so many bytes of what is held.
    fn write(&mut self, count: usize) {
        if count == 0 {
            return;
        }
        let written = progress::hidden(|| {
            let mut out = io::stdout().lock();
            out.write_all(&self.held[..count])?;
            out.flush()
        });
        self.held.drain(..count);
        self.error = self.error.take().or(written.err());
    }

    /// The error that nobody was told.
    fn told(&mut self) -> io::Result<()> {
        self.error.take().map_or(Ok(()), Err)
    }
}
