//! `why`: the answer to a question about a cell, a digit in it, or the board.

use serde_json::Value as Json;

use crate::common::program::{run, run_with};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, ONE_AND_TWO_MAY_SWAP, puzzle_file};

fn file(name: &str) -> String {
    puzzle_file(name).display().to_string()
}

fn object(arguments: &[&str]) -> Json {
    let ran = run(arguments);
    assert_eq!(ran.lines().len(), 1, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn a_digit_is_told_with_the_steps_that_show_it() {
    let ran = run(&["why", &file("assignment.txt"), "r1c1", "6"]);
    let lines = ran.lines();
    assert_eq!(lines[0], "r1c1 is 6. It takes 5 steps to show it.");
    assert_eq!(lines[1], "1. Naked Single: r1c7 = 2");
    assert_eq!(
        lines[2],
        "   r1c7 can only be 2: the eight other digits are already in its row, column and box."
    );
    assert_eq!(lines[9], "5. Naked Single: r1c1 = 6");
    assert_eq!(lines.len(), 11);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
    // Without a digit, the question is about the digit that the cell must have.
    let of_cell = run(&["why", &file("assignment.txt"), "r1c1"]);
    assert_eq!(of_cell.out, ran.out);
}

#[test]
fn the_rules_and_the_notation_are_chosen_as_for_steps() {
    let puzzle = file("assignment.txt");
    let with = |options: &[&str]| {
        let ran = run(&[&["why", &puzzle, "r1c1", "1"], options].concat());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        ran.lines()[0].to_owned()
    };
    assert_eq!(with(&[]), "r1c1 is not 1. Box-Line Reduction shows it.");
    assert_eq!(
        with(&["--preset", "hodoku", "--notation", "letters"]),
        "A1 is not 1. Pointing shows it."
    );
    assert_eq!(
        with(&["--rules", "pointing", "--compact"]),
        "Locked Candidates Type 1 (Pointing): 1 in b2 => r1c13<>1"
    );
    assert!(with(&["--rules", "x-wing"]).contains(", which is off, "));
    let both = ["why", &puzzle, "--preset", "hodoku", "--rules", "x-wing"];
    assert_eq!(run(&both).code, Some(2));
}

#[test]
fn the_board_is_told_of_without_a_cell_and_its_exit_code_says_whether_it_is_a_puzzle() {
    let ran = run(&["why", &file("assignment.txt")]);
    assert_eq!(ran.out, "The board has exactly one solution.\n");
    assert_eq!(ran.code, Some(0));
    let ran = run_with(&["why", "-"], ONE_AND_TWO_MAY_SWAP);
    assert!(ran.out.starts_with("There are several solutions."));
    assert_eq!(ran.code, Some(1));
    let ran = run_with(&["why", "-"], &format!("11{}", ".".repeat(79)));
    assert!(
        ran.out
            .starts_with("Row 1 holds 1 twice: in r1c1 and r1c2.")
    );
    assert_eq!(ran.code, Some(1));
}

#[test]
fn the_object_of_a_digit_has_the_answer() {
    let answer = object(&["why", &file("assignment.txt"), "r1c1", "1", "--json"]);
    assert_eq!(answer["answer"], "proved");
    assert_eq!(answer["cell"], "r1c1");
    assert_eq!(answer["digit"], 1);
    assert_eq!(answer["is_true"], false);
    assert_eq!(answer["standing"], "candidate");
    assert_eq!(answer["by"], "steps");
    assert_eq!(answer["off"], Json::Null);
}

#[test]
fn the_object_of_a_digit_has_the_steps_as_its_parts() {
    let answer = object(&["why", &file("assignment.txt"), "r1c1", "1", "--json"]);
    let parts = answer["parts"].as_array().unwrap();
    assert_eq!(parts.len(), 1);
    assert_eq!(parts[0]["technique"], "box-line-reduction");
    assert_eq!(parts[0]["picture"]["houses"][0], "box 2");
}

#[test]
fn the_text_of_the_object_is_its_summary_with_its_parts_and_its_spans() {
    let answer = object(&["why", &file("assignment.txt"), "r1c1", "1", "--json"]);
    let text = answer["text"].as_str().unwrap();
    assert!(text.starts_with(answer["summary"].as_str().unwrap()));
    assert!(text.ends_with(answer["parts"][0]["text"].as_str().unwrap()));
    let spans = answer["spans"].as_array().unwrap().iter();
    let words: String = spans.map(|span| span["text"].as_str().unwrap()).collect();
    assert_eq!(words, text);
}

#[test]
fn the_object_names_the_technique_that_is_off_and_shows_it() {
    let why = ["why", &file("assignment.txt"), "r1c1", "1", "--json"];
    let off = object(&[&why[..], &["--rules", "x-wing"]].concat());
    assert_eq!(off["off"], "naked-single");
}

#[test]
fn the_object_of_a_board_has_no_cell() {
    let board = object(&["why", &file("assignment.txt"), "--json"]);
    assert_eq!(board["answer"], "one-solution");
    assert_eq!(board["cell"], Json::Null);
}

#[test]
fn the_object_of_a_board_with_several_solutions_has_two_and_the_cells_that_differ() {
    let ran = run_with(&["why", "-", "--json"], ONE_AND_TWO_MAY_SWAP);
    let several: Json = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(several["cells"].as_array().unwrap().len(), 4);
    assert_eq!(several["cells"], several["differing"]);
    assert_eq!(several["solutions"][0].as_str().unwrap().len(), 81);
}

#[test]
fn of_several_puzzles_one_is_chosen_by_its_number() {
    let input = format!("{ASSIGNMENT_SOLVED}\n{ASSIGNMENT}\n");
    let second = run_with(&["why", "-", "--puzzle", "1", "r1c1"], &input);
    assert_eq!(
        second.out,
        "r1c1 is 6 because the puzzle says so: it is a given.\n"
    );
    let none = run_with(&["why", "-", "r1c1"], &input);
    assert_eq!(
        none.err,
        "sudoku-stepper: standard input holds 2 puzzles; '--puzzle N' takes one of them\n"
    );
    assert_eq!(none.code, Some(2));
}

#[test]
fn what_is_no_cell_or_no_digit_is_told_in_a_sentence() {
    let puzzle = file("assignment.txt");
    for (arguments, told) in [
        (
            &["why", &puzzle, "x3"][..],
            "'x3' is not a cell of this board; its cells are r1c1 to r9c9, or A1 to I9 in letters",
        ),
        (
            &["why", &puzzle, "K1", "--notation", "letters"],
            "'K1' is not a cell of this board; its cells are A1 to I9\n",
        ),
        (
            &["why", &puzzle, "r9c10", "--notation", "zero"],
            "'r9c10' is not a cell of this board; its cells are r0c0 to r8c8, or A1 to I9 in letters",
        ),
        (
            &["why", &puzzle, "r1c1", "0"],
            "'0' is not a digit from 1 to 9",
        ),
        (
            &["why", &puzzle, "r1c1", "12"],
            "'12' is not a digit from 1 to 9",
        ),
        (
            &["why", "nowhere.txt"],
            "the file nowhere.txt does not exist",
        ),
    ] {
        let ran = run(arguments);
        assert!(ran.err.contains(told), "{}", ran.err);
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)));
    }
}

#[test]
fn a_cell_may_be_named_as_check_takes_it() {
    let puzzle = file("assignment.txt");
    let told = run(&["why", &puzzle, "r1c1"]).out;
    for (cell, notation) in [
        ("R1C1", "rc"),
        ("A1", "rc"),
        ("a1", "rc"),
        ("A1", "letters"),
        ("r1c1", "letters"),
        ("r0c0", "zero"),
    ] {
        let ran = run(&["why", &puzzle, cell, "--notation", notation]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{cell}");
        assert_eq!(ran.lines().len(), told.lines().count(), "{cell}");
    }
    assert_eq!(run(&["why", &puzzle, "R1C1"]).out, told);
    let ran = run(&["why", &puzzle, "r10c1"]);
    let said = "sudoku-stepper: 'r10c1' is not a cell of this board; its cells are r1c1 to r9c9, \
                or A1 to I9 in letters\n";
    assert_eq!((ran.err.as_str(), ran.code), (said, Some(2)));
}

#[test]
fn a_board_of_another_size_names_its_own_cells() {
    let ran = run_with(&["why", "-", "r5c1"], "..4..4.212......");
    assert_eq!(
        ran.err,
        "sudoku-stepper: 'r5c1' is not a cell of this board; its cells are r1c1 to r4c4, or A1 to \
         D4 in letters\n"
    );
}

#[test]
fn of_a_board_without_any_digit_it_is_said_why_it_has_many_solutions() {
    let ran = run_with(&["why", "-"], &".".repeat(81));
    let said = "No digit is given, so every way to fill the board without a clash is a solution. \
                Two of them differ in 4 cells: ";
    assert!(ran.out.starts_with(said), "{}", ran.out);
    assert_eq!(ran.code, Some(1));
}

#[test]
fn an_argument_on_a_part_of_the_board_says_so() {
    // A given is wrong.
    let puzzle = ASSIGNMENT.replacen('.', "1", 1);
    let ran = run_with(&["why", "-"], &puzzle);
    let told = ran.lines()[1].to_owned();
    assert!(
        told.starts_with("The argument needs only a part of the board: "),
        "{}",
        ran.out
    );
    let object: Json =
        serde_json::from_str(&run_with(&["why", "-", "--json"], &puzzle).out).unwrap();
    let count = object["lacking"].as_u64().unwrap();
    assert!(
        count > 0 && told.contains(&format!(" {count} digit")),
        "{told}"
    );
    let whole = run(&["why", &file("assignment.txt"), "r1c1", "6"]);
    assert!(!whole.out.contains("part of the board"), "{}", whole.out);
}
