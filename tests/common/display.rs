//! A private X11 display for whole-program tests: starts `Xvfb`, launches the
//! program on it, types and clicks through the XTEST extension and reads the
//! pixels back. No window manager runs, so this file also does the little that
//! one would do: it gives the window the input focus and asks it to close.

#![allow(
    dead_code,
    reason = "each test program that includes this file uses only a part of it"
)]
#![allow(clippy::unwrap_used, reason = "without the display a test fails")]

#[path = "display/input.rs"]
mod input;
#[path = "display/manager.rs"]
mod manager;
#[path = "display/pictures.rs"]
mod pictures;
#[path = "display/process.rs"]
mod process;

use std::env;
use std::fs;
use std::io::{self, BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::errors::ReplyError;
use x11rb::protocol::xproto::{
    self, Atom, ClientMessageEvent, ConnectionExt as _, EventMask, InputFocus, MapState,
    WindowClass,
};
use x11rb::rust_connection::RustConnection;

use input::Keyboard;
use process::{Collected, wait_for_exit};

#[allow(unused_imports, reason = "not every includer names them")]
pub use self::{
    pictures::{Image, Region},
    process::{Launched, cpu_time, first_thread_time, memory_kb},
};
pub use x11rb::protocol::xproto::Window;

const START_LIMIT: Duration = Duration::from_secs(10);
const STOP_LIMIT: Duration = Duration::from_secs(1);
const POLL: Duration = Duration::from_millis(10);

/// A running `Xvfb` and a connection to it. Dropping it ends the server.
///
/// Declare it before the programs launched on it, so that they are dropped first.
pub struct Display {
    // Field order matters: the server leaves by itself once the connection is closed.
    connection: RustConnection,
    screen: xproto::Screen,
    keyboard: Keyboard,
    server: Server,
}

/// The `Xvfb` process.
struct Server {
    xvfb: Child,
    number: String,
    messages: Collected,
}

impl Drop for Server {
    fn drop(&mut self) {
        // `-terminate` makes it go, and remove its socket, when the last client has left.
        if wait_for_exit(&mut self.xvfb, STOP_LIMIT).is_some() {
            return;
        }
        // A client is still there. A killed server leaves its files behind.
        if !self.number.is_empty() {
            let _ = fs::remove_file(format!("/tmp/.X11-unix/X{}", self.number));
            let _ = fs::remove_file(format!("/tmp/.X{}-lock", self.number));
        }
        let _ = self.xvfb.kill();
        let _ = self.xvfb.wait();
    }
}

impl Display {
    /// Starts `Xvfb` with one 24-bit screen at 96 dots per inch (scale factor 1).
    ///
    /// `Ok(None)` means that this machine has no `Xvfb`: the caller says so and skips.
    /// With the environment variable `CI` set that is an error.
    pub fn start(width: u16, height: u16) -> Result<Option<Self>, String> {
        let spawned = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .args(["-dpi", "96", "-nolisten", "tcp", "-terminate"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut xvfb = match spawned {
            Ok(child) => child,
            // Where everything must be checked nothing is skipped.
            Err(error)
                if error.kind() == io::ErrorKind::NotFound && env::var_os("CI").is_none() =>
            {
                return Ok(None);
            }
            Err(error) => return Err(format!("Xvfb could not be started: {error}")),
        };
        let messages = Collected::from(xvfb.stderr.take());
        let answer = first_line(xvfb.stdout.take());
        let mut server = Server {
            xvfb,
            number: String::new(),
            messages,
        };
        match answer.recv_timeout(START_LIMIT) {
            Ok(line) if line.trim().parse::<u32>().is_ok() => server.number = line.trim().into(),
            _ => {
                let _ = server.xvfb.kill();
                let messages = server.messages.text(true);
                return Err(format!("Xvfb did not name its display: {messages}"));
            }
        }
        Self::connect(server).map(Some)
    }

    fn connect(mut server: Server) -> Result<Self, String> {
        let name = format!(":{}", server.number);
        let ready = x11rb::connect(Some(&name))
            .map_err(|error| error.to_string())
            .and_then(|(connection, index)| {
                let keyboard = Keyboard::read(&connection).map_err(|error| error.to_string())?;
                let screen = connection.setup().roots[index].clone();
                Ok((connection, screen, keyboard))
            });
        match ready {
            Ok((connection, screen, keyboard)) => Ok(Self {
                connection,
                screen,
                keyboard,
                server,
            }),
            Err(error) => {
                let _ = server.xvfb.kill();
                Err(format!("No connection to the display {name}: {error}"))
            }
        }
    }

    /// The name of the display as `DISPLAY` wants it, such as `:1`.
    pub fn name(&self) -> String {
        format!(":{}", self.server.number)
    }

    /// Waits for the first (lowest) visible top-level window larger than
    /// 100 x 100 and gives it the input focus.
    pub fn window(&self, timeout: Duration) -> Option<Window> {
        until(timeout, POLL, || {
            let window = *self.windows().first()?;
            self.focus(window).ok().map(|()| window)
        })
    }

    /// All visible top-level windows larger than 100 x 100, lowest first.
    pub fn windows(&self) -> Vec<Window> {
        let tree =
            || -> Result<_, ReplyError> { self.connection.query_tree(self.screen.root)?.reply() };
        let mut windows = tree().map(|tree| tree.children).unwrap_or_default();
        // A window that vanishes meanwhile is none.
        windows.retain(|&window| self.is_main_window(window).unwrap_or(false));
        windows
    }

    fn is_main_window(&self, window: Window) -> Result<bool, ReplyError> {
        let attributes = self.connection.get_window_attributes(window)?.reply()?;
        let size = self.connection.get_geometry(window)?.reply()?;
        Ok(attributes.class == WindowClass::INPUT_OUTPUT
            && attributes.map_state == MapState::VIEWABLE
            && size.width > 100
            && size.height > 100)
    }

    fn focus(&self, window: Window) -> Result<(), ReplyError> {
        self.connection
            .set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME)?
            .check()
    }

    /// Asks the window to close, as a click on a title bar's close button does.
    pub fn close(&self, window: Window) -> Result<(), String> {
        let close = || -> Result<(), ReplyError> {
            let data = [self.atom("WM_DELETE_WINDOW")?, 0, 0, 0, 0];
            let message = ClientMessageEvent::new(32, window, self.atom("WM_PROTOCOLS")?, data);
            self.connection
                .send_event(false, window, EventMask::NO_EVENT, message)?
                .check()
        };
        close().map_err(|error| format!("The window could not be asked to close: {error}"))
    }

    /// Where on the screen a place within the window is.
    fn on_screen(&self, window: Window, x: i16, y: i16) -> Result<(i16, i16), ReplyError> {
        let root = self.screen.root;
        let place = self.connection.translate_coordinates(window, root, x, y)?;
        let place = place.reply()?;
        Ok((place.dst_x, place.dst_y))
    }

    fn atom(&self, name: &str) -> Result<Atom, ReplyError> {
        let cookie = self.connection.intern_atom(false, name.as_bytes())?;
        Ok(cookie.reply()?.atom)
    }
}

/// Reads one line in a thread, so that the caller can limit the wait.
fn first_line(pipe: Option<impl Read + Send + 'static>) -> mpsc::Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut line = String::new();
        if let Some(pipe) = pipe
            && BufReader::new(pipe).read_line(&mut line).is_ok()
        {
            // Nobody listens any more once the wait has ended.
            let _ = sender.send(line);
        }
    });
    receiver
}

/// Asks again and again, at least once, until there is an answer or the time is over.
fn until<T>(timeout: Duration, pause: Duration, mut ask: impl FnMut() -> Option<T>) -> Option<T> {
    let begun = Instant::now();
    loop {
        let answer = ask();
        if answer.is_some() || begun.elapsed() >= timeout {
            return answer;
        }
        thread::sleep(pause);
    }
}
