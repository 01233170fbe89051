//! What a long run says where standard error is no terminal.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::common::program::program;

/// A puzzle whose rating takes long.
const SLOW: &str =
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";

#[test]
fn a_rating_that_takes_long_tells_of_it_in_a_pipe() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("slow.txt");
    std::fs::write(&file, SLOW).unwrap();
    let mut child = program(&["rate", "--scale", "se", file.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let told = child.stderr.take().unwrap();
    BufReader::new(told).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(
        line.starts_with("sudoku-stepper: still at work: 0 of 1 puzzles"),
        "{line}"
    );
}
