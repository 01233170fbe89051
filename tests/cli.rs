//! The command line: `solve`, `candidates`, and what is wrong with arguments.

mod common;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use common::naive::fits;
use common::program::{program, run, run_with};
use common::{ASSIGNMENT, ASSIGNMENT_SOLVED, puzzle_file};
use sudoku_stepper::grid::{Cell, Digit, House};

const SEVERAL: &str =
    "................................................................................1";
const NONE: &str =
    "11...............................................................................";

fn file(name: &str) -> String {
    puzzle_file(name).display().to_string()
}

/// The line with each digit raised by so many, 9 being followed by 1.
fn raised(line: &str, by: u32) -> String {
    line.chars()
        .map(|character| match character.to_digit(10) {
            Some(digit) => char::from_digit((digit - 1 + by) % 9 + 1, 10).unwrap(),
            None => character,
        })
        .collect()
}

/// So many puzzles, a line each, and their solutions: each has other digits
/// than the one before, and another empty cell.
fn many_puzzles(count: u32) -> (String, String) {
    let (mut puzzles, mut solutions) = (String::new(), String::new());
    for number in 0..count {
        let solution = raised(ASSIGNMENT_SOLVED, number % 9);
        let mut puzzle = solution.clone();
        let cell = number as usize % 81;
        puzzle.replace_range(cell..=cell, ".");
        puzzles += &format!("{puzzle}\n");
        solutions += &format!("{solution}\n");
    }
    (puzzles, solutions)
}

#[test]
fn solve_prints_the_solution_as_81_characters() {
    let ran = run(&["solve", &file("assignment.txt")]);
    assert_eq!(ran.out, format!("{ASSIGNMENT_SOLVED}\n"));
    assert_eq!(ran.err, "");
    assert_eq!(ran.code, Some(0));
}

#[test]
fn solve_says_where_there_is_no_solution_or_several_and_exits_with_1() {
    let input = format!("{ASSIGNMENT}\n{NONE}\n{SEVERAL}\n{ASSIGNMENT}\n");
    let ran = run_with(&["solve", "-"], &input);
    assert_eq!(
        ran.lines(),
        [
            ASSIGNMENT_SOLVED,
            "no solution",
            "several solutions",
            ASSIGNMENT_SOLVED
        ]
    );
    assert_eq!(ran.err, "");
    assert_eq!(ran.code, Some(1));
}

#[test]
fn solve_takes_several_files_and_standard_input_in_the_order_given() {
    let raised_by_one = raised(ASSIGNMENT, 1);
    let arguments = ["solve", &file("easy-1.txt"), "-", &file("assignment.txt")];
    let ran = run_with(&arguments, &raised_by_one);
    let lines = ran.lines();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1], raised(ASSIGNMENT_SOLVED, 1));
    assert_eq!(lines[2], ASSIGNMENT_SOLVED);
    assert_eq!(ran.code, Some(0));
}

#[test]
fn solve_streams_twenty_thousand_lines_and_keeps_their_order() {
    let (puzzles, solutions) = many_puzzles(20_000);
    let ran = run_with(&["solve", "-"], &puzzles);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out == solutions, "the solutions are out of order");
}

#[test]
fn solve_names_a_bad_line_after_the_lines_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("list.txt");
    let bad = ASSIGNMENT.replacen("43", "4z", 1);
    fs::write(
        &path,
        format!("# a list\n{ASSIGNMENT}\n{bad}\n{ASSIGNMENT}\n"),
    )
    .unwrap();
    let path = path.display().to_string();
    let ran = run(&["solve", &path]);
    assert_eq!(ran.lines(), [ASSIGNMENT_SOLVED]);
    assert_eq!(
        ran.err,
        format!("sudoku-stepper: {path}: line 3, column 9: 'z' is not a digit\n")
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_file_that_cannot_be_read_is_told_and_the_next_one_is_taken_up() {
    let ran = run_with(&["solve", "nowhere.txt", "-"], SEVERAL);
    assert_eq!(ran.out, "several solutions\n");
    assert_eq!(ran.err, "sudoku-stepper: there is no file nowhere.txt\n");
    assert_eq!(ran.code, Some(2));
}

#[test]
fn standard_input_without_a_puzzle_is_told_by_name() {
    let ran = run(&["solve", "-"]);
    assert_eq!(
        ran.err,
        "sudoku-stepper: standard input: the file has no puzzle in it\n"
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let (puzzles, solutions) = many_puzzles(20_000);
    let mut child = program(&["solve", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || drop(stdin.write_all(puzzles.as_bytes())));
    let mut first = String::new();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    stdout.read_line(&mut first).unwrap();
    drop(stdout);
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(Some(first.trim_end()), solutions.lines().next());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

/// The digits that each cell of the assignment can hold, found the plain way.
fn possible_digits() -> Vec<String> {
    let values = *common::grid(ASSIGNMENT).values();
    Cell::all()
        .map(|cell| match values[cell.index()] {
            Some(digit) => digit.to_string(),
            None => Digit::ALL
                .into_iter()
                .filter(|digit| fits(&values, cell, *digit))
                .map(|digit| digit.to_string())
                .collect(),
        })
        .collect()
}

#[test]
fn candidates_are_drawn_as_pencil_marks() {
    let ran = run(&["candidates", &file("assignment.txt")]);
    let groups: Vec<&str> = ran
        .lines()
        .into_iter()
        .filter(|line| line.starts_with('|'))
        .flat_map(|line| line.split(['|', ' ']).filter(|group| !group.is_empty()))
        .collect();
    assert_eq!(groups, possible_digits());
    assert_eq!(ran.code, Some(0));
}

#[test]
fn constraints_are_the_digits_that_a_cell_cannot_hold_as_bits() {
    let ran = run(&["candidates", "--constraints", &file("assignment.txt")]);
    let possible = possible_digits();
    for (line, row) in ran.lines().into_iter().zip(House::rows()) {
        let groups = row.cells().iter().map(|cell| -> String {
            let bit = |digit| !possible[cell.index()].contains(digit);
            ('1'..='9')
                .map(|digit| if bit(digit) { '1' } else { '0' })
                .collect()
        });
        assert_eq!(line, groups.collect::<Vec<_>>().join(" "));
    }
    assert_eq!(ran.lines().len(), 9);
    assert_eq!(ran.code, Some(0));
}

#[test]
fn candidates_of_several_puzzles_have_an_empty_line_between_them() {
    let input = format!("{ASSIGNMENT}\n{SEVERAL}\n");
    let ran = run_with(&["candidates", "--constraints", "-"], &input);
    let lines = ran.lines();
    assert_eq!(lines.len(), 9 + 1 + 9);
    assert_eq!(lines[9], "");
    assert_eq!(run_with(&["candidates", "-"], "z").code, Some(2));
}

#[test]
fn arguments_that_make_no_sense_are_told_in_a_sentence() {
    let puzzle = file("assignment.txt");
    for (arguments, said) in [
        (
            &["steps", &puzzle, "--granularity", "week"][..],
            "'week' is not a granularity; the granularities are rule, deduction, cell",
        ),
        (
            &["steps", &puzzle, "--notation", "roman"],
            "'roman' is not a notation; the notations are rc, letters, zero",
        ),
        (
            &["steps", &puzzle, "--rules", "naked-single,guess"],
            "'guess' is not the name of a rule; 'sudoku-stepper rules' lists them",
        ),
        (
            &["steps", &puzzle, "--json", "--why"],
            "'--json' cannot be used with '--why'",
        ),
        (&["steps"], "required arguments were not provided"),
        (&["solve"], "required arguments were not provided"),
        (
            &["solve", "--fast", &puzzle],
            "unexpected argument '--fast'",
        ),
    ] {
        let ran = run(arguments);
        assert!(ran.err.contains(said), "{arguments:?}: {}", ran.err);
        assert!(!ran.err.contains("panicked"));
        assert_eq!(ran.out, "");
        assert_eq!(ran.code, Some(2), "{arguments:?}");
    }
}

#[test]
fn help_and_version_are_printed() {
    for subcommand in ["solve", "steps", "candidates"] {
        assert!(run(&["--help"]).out.contains(subcommand));
        assert_eq!(run(&[subcommand, "--help"]).code, Some(0));
    }
    let version = format!("sudoku-stepper {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(&["--version"]).out, version);
}

/// Where there is no window system at all, nothing tells its absence.
#[cfg(any(not(feature = "app"), all(unix, not(target_os = "macos"))))]
#[test]
fn without_a_window_the_program_names_what_it_can_do_and_does_not_panic() {
    let puzzle = file("assignment.txt");
    for arguments in [&[][..], &[puzzle.as_str()]] {
        let ran = run(arguments);
        assert!(ran.err.starts_with("sudoku-stepper: "), "{}", ran.err);
        assert!(ran.err.contains("solve") && ran.err.contains("steps"));
        assert!(!ran.err.contains("panicked"), "{}", ran.err);
        assert_eq!(ran.code, Some(2));
    }
}
