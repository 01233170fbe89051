//! The command line: `export` of many puzzles, and of boards without candidates.

use std::fs;
use std::path::Path;

use crate::common::program::run;
use crate::common::{ASSIGNMENT, puzzle_file};

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn each_puzzle_gets_a_file_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let puzzles = folder.path().join("three.sdm");
    let line = ASSIGNMENT;
    fs::write(&puzzles, format!("{line}\n{line}\n{line}\n")).unwrap();
    let puzzles = puzzles.to_str().unwrap();

    for (more, expected) in [
        (&[][..], &["1.html", "2.html", "3.html"][..]),
        (&["--puzzle", "all"], &["1.html", "2.html", "3.html"]),
        (&["--puzzle", "2"], &["2.html"]),
    ] {
        let to = tempfile::tempdir().unwrap();
        let output = to.path().join("{}.html").display().to_string();
        let arguments = ["export", puzzles, "--as", "html", "-o", &output];
        let ran = run(&[&arguments, more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{more:?}");
        assert_eq!(names(to.path()), expected, "{more:?}");
        let page = fs::read_to_string(to.path().join(expected[0])).unwrap();
        let title = format!("three {}", &expected[0][..1]);
        assert!(page.contains(&title), "{title}");
    }

    let ran = run(&["export", puzzles, "--as", "svg", "--puzzle", "all"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    let said = "sudoku-stepper: there are 3 puzzles; '-o NAME-{}.svg' writes a file for each, \
                '--puzzle N' takes one of them\n";
    assert_eq!(ran.err, said);
}

#[test]
fn a_puzzle_behind_a_damaged_line_keeps_its_number() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("three.txt");
    let damaged = format!("{}x", &ASSIGNMENT[..80]);
    fs::write(
        &file,
        format!("{ASSIGNMENT}\n{damaged}\n{}\n", ".".repeat(81)),
    )
    .unwrap();
    let file = file.to_str().unwrap();
    let board = |number| {
        let ran = run(&["export", file, "--as", "svg", "--puzzle", number]);
        assert_eq!(ran.code, Some(2), "a line cannot be read");
        ran.out
    };
    let first = board("1");
    assert!(first.contains("<svg"));
    assert_eq!(board("2"), "", "it is the damaged one");
    let last = board("3");
    assert!(last.contains("<svg"));
    assert_ne!(last, first);
}

#[test]
fn what_cannot_be_made_of_one_puzzle_is_told_and_the_others_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let puzzles = folder.path().join("two.sdm");
    // The second one has no step.
    let second = ".".repeat(81);
    fs::write(&puzzles, format!("{ASSIGNMENT}\n{second}\n")).unwrap();
    let output = folder.path().join("{}.svg").display().to_string();
    let puzzles = puzzles.to_str().unwrap();
    let ran = run(&[
        "export", puzzles, "--as", "svg", "--step", "1", "-o", &output,
    ]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err
            .contains("2.svg was not written: there is no step 1"),
        "{}",
        ran.err
    );
    assert_eq!(names(folder.path()), ["1.svg", "two.sdm"]);
}

#[test]
fn an_empty_board_with_many_rules_is_drawn_and_solved_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("argyle.toml");
    let board = "format = \"sudoku-stepper\"\nversion = 3\n\
                 [layout]\nsize = 9\nhas = [\"diagonal-up\", \"argyle\"]\n";
    let rows = format!("{}\n", ".".repeat(9)).repeat(9);
    let givens = format!("version = 3\ngivens = \"\"\"\n{rows}\"\"\"\n");
    fs::write(&file, board.replace("version = 3\n", &givens)).unwrap();
    let (file, picture) = (file.to_str().unwrap(), folder.path().join("it.png"));
    let ran = run(&[
        "export",
        file,
        "--as",
        "png",
        "-o",
        picture.to_str().unwrap(),
    ]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(picture.exists());
    assert_eq!(run(&["solve", file]).out, "several solutions\n");
    let rated = run(&["rate", file]).out;
    assert!(rated.contains("several solutions"), "{rated}");
}

#[test]
fn a_picture_can_leave_the_candidates_out() {
    let file = puzzle_file("assignment.txt").display().to_string();
    let board = |more: &[&str]| run(&[&["export", &file, "--as", "svg"], more].concat()).out;
    let (with, without) = (board(&[]), board(&["--no-candidates"]));
    assert!(without.contains("<svg") && without.len() < with.len() * 3 / 4);
    // The candidates of the step stay.
    let step = board(&["--step", "1", "--no-candidates"]);
    assert!(step.len() > without.len() && step.len() < board(&["--step", "1"]).len());
}

#[test]
fn the_puzzle_itself_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = folder.path().join("mine.txt");
    fs::write(&puzzle, ASSIGNMENT).unwrap();
    let by_another_name = folder.path().join(".").join("mine.txt");
    let puzzle = puzzle.to_str().unwrap();

    let output = by_another_name.to_str().unwrap();
    let ran = run(&["export", puzzle, "--as", "svg", "-o", output]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("is the puzzle itself"), "{}", ran.err);
    assert_eq!(fs::read_to_string(puzzle).unwrap(), ASSIGNMENT);
}

#[test]
fn a_puzzle_without_a_solution_is_exported_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = folder.path().join("mine.txt");
    fs::write(&puzzle, format!("11{}", ".".repeat(79))).unwrap();
    for kind in ["svg", "md", "markdown", "html"] {
        let ran = run(&["export", puzzle.to_str().unwrap(), "--as", kind]);
        let said = "sudoku-stepper: mine has no solution; it is exported as it stands\n";
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), said), "{kind}");
        assert!(!ran.out.is_empty());
    }
}

#[test]
fn the_number_stands_wherever_the_name_has_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let puzzles = folder.path().join("two.sdm");
    fs::write(&puzzles, format!("{ASSIGNMENT}\n{ASSIGNMENT}\n")).unwrap();
    let puzzles = puzzles.to_str().unwrap();
    let output = folder.path().join("a{}b{}.x").display().to_string();
    for arguments in [["export", "--as", "svg"], ["convert", "--to", "line"]] {
        let ran = run(&[&arguments[..], &[puzzles, "-o", &output]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert_eq!(names(folder.path()), ["a1b1.x", "a2b2.x", "two.sdm"]);
        fs::remove_file(folder.path().join("a1b1.x")).unwrap();
        fs::remove_file(folder.path().join("a2b2.x")).unwrap();
    }
}

#[test]
fn the_head_of_a_page_counts_the_steps_that_it_lists() {
    let file = puzzle_file("medium-1.txt").display().to_string();
    for kind in ["markdown", "html"] {
        let told = run(&["export", &file, "--as", kind, "--preset", "hodoku"]).out;
        let cells: Vec<usize> = match kind {
            "markdown" => {
                let rows = told
                    .lines()
                    .filter(|line| line.starts_with("| ") && line.ends_with(" |"));
                let rows = rows.filter_map(|row| row.trim_end_matches(" |").rsplit_once("| "));
                rows.filter_map(|(_, count)| count.parse().ok()).collect()
            }
            _ => {
                let cells = told.split("<td>").filter_map(|it| it.split_once("</td>"));
                cells.filter_map(|(count, _)| count.parse().ok()).collect()
            }
        };
        let counted: usize = cells.iter().sum();
        let said = format!("Solved in {counted} steps.");
        assert!(counted > 0 && told.contains(&said), "{cells:?}");
        assert!(told.contains("Level Medium, score 430."));
    }
}
