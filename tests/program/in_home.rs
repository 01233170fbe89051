//! The real program in a window, with settings and work in a home directory of its own.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::display::{Display, Launched, Window};

/// The time limit of every wait.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A program in its window.
pub struct Program<'a> {
    pub display: &'a Display,
    pub launched: Launched,
    pub window: Window,
}

impl<'a> Program<'a> {
    pub fn open(display: &'a Display, home: &Path, arguments: &[&str]) -> Self {
        let environment = [
            ("HOME", home.to_owned()),
            ("XDG_CONFIG_HOME", home.join("config")),
            ("XDG_STATE_HOME", home.join("state")),
            ("PATH", "/nonexistent".into()),
        ];
        let program = Path::new(env!("CARGO_BIN_EXE_sudoku-stepper"));
        let mut command = Command::new(program);
        // A name without a folder is a file in this home.
        command.args(arguments).envs(environment).current_dir(home);
        let launched = display.launch(&mut command).unwrap();
        let window = display.window(PATIENCE).expect("the window opens");
        display.wait_for_drawing(window, PATIENCE).unwrap();
        let program = Self {
            display,
            launched,
            window,
        };
        program.still();
        program
    }

    /// Waits until nothing moves.
    pub fn still(&self) {
        let quiet = Duration::from_millis(150);
        let shown = self.display.wait_until_still(self.window, quiet, PATIENCE);
        shown.unwrap();
    }

    /// Presses a key and waits until nothing moves.
    pub fn press(&self, chord: &str) {
        self.display.key(chord).unwrap();
        self.still();
    }

    /// Closes the window, which asks nothing.
    pub fn close(mut self) {
        self.display.close(self.window).unwrap();
        let ended = self.launched.wait_exit(PATIENCE).expect("it closes");
        assert!(ended.success());
    }
}
