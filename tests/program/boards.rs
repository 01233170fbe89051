//! The command line on boards that are not the classic one.

use crate::common::files::{formats_of, killer};
use crate::common::program::run_with;
use sudoku_stepper::formats::{Format, write};
use sudoku_stepper::sudoku::Puzzle;

/// A board of four rows with both diagonals.
const SMALL: &str = "2x2x:2_1_4_3d1_2_3_4d";
const SMALL_SOLVED: &str = "2143341212344321";

fn as_text(puzzle: &Puzzle, format: Format) -> String {
    String::from_utf8(write(puzzle, format).unwrap()).unwrap()
}

#[test]
fn a_small_board_is_solved_stepped_rated_and_asked_about() {
    let solved = run_with(&["solve", "-"], SMALL);
    assert_eq!(solved.out, format!("{SMALL_SOLVED}\n"));
    assert_eq!((solved.err.as_str(), solved.code), ("", Some(0)));
    let steps = run_with(&["steps", "-"], SMALL);
    assert!(steps.lines().last().unwrap().starts_with("solved in"));
    let rated = run_with(&["rate", "-"], SMALL);
    assert_eq!(rated.out, "Easy        32  Naked Single\n");
    let why = run_with(&["why", "-", "r2c1"], SMALL);
    assert!(
        why.out.contains("r2c1") && why.code == Some(0),
        "{}",
        why.out
    );
    let candidates = run_with(&["candidates", "-"], SMALL);
    assert_eq!(
        candidates.lines(),
        [
            ".-------.-------.",
            "| 2  1  | 4  3  |",
            "| 34 4  | 1  12 |",
            ":-------+-------:",
            "| 1  2  | 3  4  |",
            "| 4  34 | 12 1  |",
            "'-------'-------'",
        ]
    );
}

#[test]
fn a_digit_that_the_board_lacks_is_no_question() {
    let why = run_with(&["why", "-", "r1c1", "5"], SMALL);
    assert_eq!(
        why.err,
        "sudoku-stepper: 5 is not a digit of this board: it has 1 to 4\n"
    );
    assert_eq!((why.out.as_str(), why.code), ("", Some(2)));
}

#[test]
fn a_format_without_a_place_for_a_board_says_so_and_writes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("killer.sdk").display().to_string();
    std::fs::write(&path, "as it was").unwrap();
    let ran = run_with(
        &["convert", "-", "--to", "sdk", "-o", &path],
        &as_text(&killer(), Format::Solo),
    );
    assert_eq!(
        ran.err,
        format!(
            "sudoku-stepper: puzzle 1 as .sdk: there is no place for cages, and so nothing is \
             written\nsudoku-stepper: {path} was not written, because .sdk has no place for any \
             of the puzzles\n"
        )
    );
    assert_eq!(ran.code, Some(2));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "as it was");
}

#[test]
fn a_killer_goes_from_each_of_its_formats_to_each_other() {
    let killer = killer();
    for from in formats_of(&killer) {
        let ran = run_with(&["convert", "-", "--to", "arrows"], &as_text(&killer, from));
        assert_eq!(ran.out, as_text(&killer, Format::Arrows), "{from}");
        assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)), "{from}");
    }
}

#[test]
fn the_measure_of_sudoku_explainer_is_for_the_classic_board_alone() {
    let ran = run_with(&["rate", "-", "--scale", "se"], SMALL);
    assert_eq!(
        ran.out,
        "the measure of Sudoku Explainer is for the classic board alone\n"
    );
    assert_eq!(ran.code, Some(1));
}
