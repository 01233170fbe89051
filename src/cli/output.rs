//! The output of the subcommands: line by line, soon, and never only a part of a line.
//!
//! A separate thread collects lines and writes them a moment later. So a single line is visible at
//! once, but a million lines do not need a system call each. Ctrl C ends the program between two
//! lines.

use std::io::{self, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::progress;

/// The delay before a line is written.
const SOON: Duration = Duration::from_millis(20);

/// The number of bytes from which on lines are written at once.
const MANY: usize = 64 * 1024;

/// The time that the end of the program waits for the current write, because the reader may have
/// stopped reading.
const PATIENCE: Duration = Duration::from_millis(500);

/// Standard output. Clones write to the same.
#[derive(Debug, Clone)]
pub(super) struct Output(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    lines: Mutex<Lines>,
    /// Signals that there is something to write again.
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Lines {
    /// The output that is not written yet.
    held: Vec<u8>,
    /// The number of these bytes in whole lines.
    whole: usize,
    /// The error that prevents further writing, until it is reported.
    error: Option<io::Error>,
    /// Whether the thread waits for something to write.
    is_idle: bool,
}

impl Output {
    /// Returns standard output, with the thread that writes to it.
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
        lines.add(bytes);
        count();
        if lines.whole >= MANY {
            lines.write_whole();
            lines.told()?;
        } else if lines.whole > 0 && std::mem::take(&mut lines.is_idle) {
            self.0.changed.notify_one();
        }
        Ok(())
    }

    /// Writes the remaining whole lines and nothing after them, because the program is about to
    /// end. Returns false if this is impossible because the reader stopped reading.
    pub(super) fn end(&self) -> bool {
        let begun = Instant::now();
        loop {
            if let Ok(mut lines) = self.0.lines.try_lock() {
                lines.write_whole();
                // Nothing receives it any longer.
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
        // Even if a thread panicked, the content is consistent.
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_by_and_by(&self) {
        loop {
            let mut lines = self.lock();
            while lines.whole == 0 {
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
    /// Adds output. A long line comes in many pieces, so only the new bytes are searched for its
    /// end.
    fn add(&mut self, bytes: &[u8]) {
        if let Some(end) = bytes.iter().rposition(|byte| *byte == b'\n') {
            self.whole = self.held.len() + end + 1;
        }
        self.held.extend_from_slice(bytes);
    }

    fn write_whole(&mut self) {
        self.write(self.whole);
    }

    /// Writes this many of the waiting bytes.
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
        self.whole = self.whole.saturating_sub(count);
        self.error = self.error.take().or(written.err());
    }

    /// Reports the error that is not reported yet.
    fn told(&mut self) -> io::Result<()> {
        self.error.take().map_or(Ok(()), Err)
    }
}
