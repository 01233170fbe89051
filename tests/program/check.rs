//! The command line: what `check` says of a step.

use crate::common::program::run;
use crate::common::puzzle_file;

fn file() -> String {
    puzzle_file("assignment.txt").to_str().unwrap().to_owned()
}

/// What is said of a step, and the exit code.
fn checked(options: &[&str]) -> (Option<i32>, String) {
    let file = file();
    let ran = run(&[&["check", &file][..], options].concat());
    (ran.code, ran.out + &ran.err)
}

#[test]
fn a_step_that_holds_is_told_by_what() {
    let holds = |by: &str| (Some(0), format!("It holds: {by}.\n"));
    assert_eq!(
        checked(&["Naked Single: r1c7=2"]),
        holds("the cell has no other candidate")
    );
    assert_eq!(
        checked(&["A7=2", "--notation", "letters"]),
        holds("the cell has no other candidate")
    );
    let (code, told) = checked(&["Naked Single: r1c7=2; Naked Single: r3c9=7"]);
    assert_eq!((code, told.lines().count()), (Some(0), 2));
}

#[test]
fn a_step_that_does_not_hold_is_told_why() {
    assert_eq!(
        checked(&["Naked Single: r1c7=3"]),
        (
            Some(1),
            "It does not hold: 3 is no candidate of r1c7 on this board.\n".into()
        )
    );
}

#[test]
fn what_is_no_step_is_an_error() {
    let (code, told) = checked(&["X-Wing: 5 r26"]);
    assert_eq!(code, Some(2));
    assert!(
        told.contains("the step cannot be read: it does not say what follows"),
        "{told}"
    );
}
