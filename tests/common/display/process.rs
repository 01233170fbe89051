//! The programs launched on the display.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::{Display, POLL, until};

impl Display {
    /// Starts a program on this display, without the desktop around it: no Wayland, no
    /// input method, nobody on the bus. Its standard error is collected, its standard
    /// output dropped.
    pub fn launch(&self, command: &mut Command) -> Result<Launched, String> {
        for name in [
            "WAYLAND_DISPLAY",
            "WAYLAND_SOCKET",
            "XMODIFIERS",
            "WINIT_X11_SCALE_FACTOR",
        ] {
            command.env_remove(name);
        }
        let mut child = command
            .env("DISPLAY", self.name())
            // Without an address the bus of whoever is logged in would be found.
            .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| {
                let program = Path::new(command.get_program());
                format!("{} could not be started: {error}", program.display())
            })?;
        let messages = Collected::from(child.stderr.take());
        Ok(Launched { child, messages })
    }
}

/// A program running on the display. Dropping it kills the program.
pub struct Launched {
    child: Child,
    messages: Collected,
}

impl Launched {
    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    /// How the program ended, or `None` when it still runs after `timeout`.
    pub fn wait_exit(&mut self, timeout: Duration) -> Option<ExitStatus> {
        wait_for_exit(&mut self.child, timeout)
    }

    /// What the program has written to its standard error so far.
    pub fn stderr(&mut self) -> String {
        let ended = matches!(self.child.try_wait(), Ok(Some(_)));
        self.messages.text(ended)
    }
}

impl Drop for Launched {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A pipe's text, read by a thread so that its writer never has to wait.
pub(super) struct Collected {
    text: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

impl Collected {
    pub(super) fn from(pipe: Option<impl Read + Send + 'static>) -> Self {
        let text = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&text);
        let reader = thread::spawn(move || {
            let Some(mut pipe) = pipe else { return };
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = pipe.read(&mut buffer) {
                let mut text = shared.lock().unwrap_or_else(PoisonError::into_inner);
                text.extend_from_slice(&buffer[..length]);
            }
        });
        Self { text, reader }
    }

    /// The text so far; of a writer that has ended, all of it.
    pub(super) fn text(&self, ended: bool) -> String {
        if ended {
            // Limited, as a process the writer has started may hold the pipe open.
            until(Duration::from_secs(1), POLL, || {
                self.reader.is_finished().then_some(())
            });
        }
        let text = self.text.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&text).into_owned()
    }
}

pub(super) fn wait_for_exit(child: &mut Child, timeout: Duration) -> Option<ExitStatus> {
    until(timeout, Duration::from_millis(2), || {
        child.try_wait().ok().flatten()
    })
}

/// The resident memory of a process in units of 1024 bytes (Linux).
pub fn memory_kb(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// The processor time a process has used, all threads together, in steps of
/// 10 ms (Linux).
///
/// Assumes 100 ticks a second, the `USER_HZ` of every usual Linux build: asking
/// `sysconf` would need another crate.
pub fn cpu_time(pid: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The program's name, in parentheses, may hold anything; the state (field 3) follows.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(14 - 3);
    let user: u64 = times.next()?.parse().ok()?;
    let system: u64 = times.next()?.parse().ok()?;
    Some(Duration::from_millis((user + system) * 10))
}

/// The processor time the first thread of a process has used, of a window that is the
/// one that draws, to the nanosecond (Linux). `None` where the kernel does not keep it.
pub fn first_thread_time(pid: u32) -> Option<Duration> {
    let times = fs::read_to_string(format!("/proc/{pid}/schedstat")).ok()?;
    let used = times.split_whitespace().next()?.parse().ok()?;
    (used > 0).then_some(Duration::from_nanos(used))
}
