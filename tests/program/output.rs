//! The command line: lines come as they are found, and Ctrl C leaves whole ones.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value as Json;

use crate::common::ASSIGNMENT;
use crate::common::program::{program, run, run_with};

/// The path of this puzzle takes a while with all rules.
const LONG: &str =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// The lines that a command printed for this input, and its output on standard error. The command
/// is interrupted once it has printed `line_with`.
fn interrupted(arguments: &[&str], input: String, line_with: &str) -> (Vec<String>, String) {
    let mut child = program(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    while !text.contains(line_with) {
        assert!(out.read_line(&mut text).unwrap() > 0, "it ended: {text}");
    }
    assert_eq!(child.try_wait().unwrap(), None, "it works on");
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(killed.success());
    out.read_to_string(&mut text).unwrap();
    assert!(text.ends_with('\n'), "{text}");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.signal(), Some(2), "{output:?}");
    writer.join().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    (text.lines().map(str::to_owned).collect(), said)
}

#[test]
fn steps_are_printed_as_they_are_found_and_ctrl_c_leaves_whole_objects() {
    let input = format!("{ASSIGNMENT}\n{}", format!("{LONG}\n").repeat(300));
    let arguments = ["steps", "--json", "--preset", "everything", "-"];
    let (lines, said) = interrupted(&arguments, input, "\"puzzle\":2");
    let objects = lines.iter().map(|line| serde_json::from_str(line));
    let objects: Vec<Json> = objects.collect::<Result<_, _>>().expect("all are whole");
    let ended = objects.iter().filter(|it| it.get("outcome").is_some());
    let puzzles = ended.count();
    let next = objects.iter().filter(|it| it["puzzle"] == puzzles + 1);
    let steps = next.count();
    let of_puzzles = if puzzles == 1 { "puzzle" } else { "puzzles" };
    let of_steps = if steps == 1 { "step" } else { "steps" };
    let expected = if steps == 0 {
        format!("sudoku-stepper: interrupted after {puzzles} {of_puzzles}\n")
    } else {
        format!(
            "sudoku-stepper: interrupted after {puzzles} {of_puzzles} and {steps} {of_steps} of \
             the next puzzle\n"
        )
    };
    assert_eq!(said, expected);
}

#[test]
fn ratings_are_printed_as_they_are_found() {
    let input = format!("{ASSIGNMENT}\n{}", format!("{LONG}\n").repeat(300));
    let (lines, said) = interrupted(&["rate", "-"], input, "\n");
    assert_eq!(lines[0], run_with(&["rate", "-"], ASSIGNMENT).lines()[0]);
    let count = lines.len();
    let puzzles = if count == 1 { "puzzle" } else { "puzzles" };
    let expected = format!("sudoku-stepper: interrupted after {count} {puzzles}\n");
    assert_eq!(said, expected);
}

#[test]
fn a_mistyped_command_is_told_with_the_nearest() {
    for (arguments, nearest) in [
        (&["slove", "puzzles/assignment.txt"][..], "'solve'"),
        (&["slove"], "'solve'"),
        (
            &["exprot", "puzzles/assignment.txt", "--as", "svg"],
            "'export'",
        ),
        (&["genrate", "--seed", "1"], "'generate'"),
    ] {
        let ran = run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments:?}");
        let first = format!("unrecognized subcommand '{}'", arguments[0]);
        assert!(ran.err.contains(&first), "{}", ran.err);
        assert!(ran.err.contains(nearest), "{}", ran.err);
    }
    // Two files are not a file and a command.
    let file = "puzzles/assignment.txt";
    let ran = run(&[file, file]);
    assert_eq!(ran.code, Some(2));
    let told = "the window opens one file at a time";
    assert!(
        ran.err.contains(told) && !ran.err.contains("subcommand"),
        "{}",
        ran.err
    );
    // An argument that is not like any command is the name of a file.
    let ran = run(&["monday"]);
    assert!(!ran.err.contains("subcommand"), "{}", ran.err);
}
