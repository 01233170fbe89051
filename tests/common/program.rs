//! Runs the program as a person would from a shell.

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// How a run of the program came out.
#[derive(Debug)]
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    pub fn last_line(&self) -> &str {
        self.out.lines().last().unwrap_or_default()
    }
}

/// The program, without a display to open a window on.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku-stepper"));
    command
        .args(arguments)
        // It speaks English, whatever the language of the system is.
        .env("LC_ALL", "C")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET");
    command
}

pub fn run(arguments: &[&str]) -> Ran {
    run_with(arguments, "")
}

/// Runs the program with this on its standard input.
pub fn run_with(arguments: &[&str], input: &str) -> Ran {
    let mut child = program(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}
