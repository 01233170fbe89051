//! The command line: the verdict of `check` on a step.

use crate::common::program::{run, run_with};
use crate::common::{ASSIGNMENT, puzzle_file};
use sudoku_stepper::grid::Cell;

fn file() -> String {
    puzzle_file("assignment.txt").to_str().unwrap().to_owned()
}

/// The exit code, and the verdict on a step.
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
    // Without the option, the notation is recognized by its letters, as `why` recognizes a cell.
    assert_eq!(
        checked(&["Naked Single: A7=2"]),
        holds("the cell has no other candidate")
    );
    let (code, told) = checked(&["Naked Single: r1c7=2; Naked Single: r3c9=7"]);
    assert_eq!((code, told.lines().count()), (Some(0), 2));
}

#[test]
fn each_line_of_all_steps_is_read() {
    let all = run(&["steps", &file(), "--all", "--compact", "--preset", "hodoku"]);
    let is_step = |line: &&str| line.contains(": ") && line.contains(['=', '>']);
    let steps: Vec<&str> = all.out.lines().filter(is_step).collect();
    assert!(
        steps.iter().any(|it| it.contains("other way")),
        "{}",
        all.out
    );
    for some in steps.chunks(50) {
        let (code, told) = checked(&[&some.join(";")]);
        assert_eq!(code, Some(0), "{}\n{told}", some.join("\n"));
        assert_eq!(told.lines().count(), some.len(), "{told}");
    }
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
fn a_pattern_that_is_not_there_is_told_although_the_conclusion_is_true() {
    let file = puzzle_file("hard-1.txt");
    let file = file.to_str().unwrap();
    let told = |step: &str| {
        let ran = run(&["check", file, step]);
        (ran.code, ran.out + &ran.err)
    };
    let all = run(&[
        "steps",
        file,
        "--all",
        "--compact",
        "--preset",
        "everything",
    ]);
    let mut refused = 0;
    for name in ["WXYZ-Wing: ", "Aligned Pair Exclusion: ", "3D Medusa: "] {
        let Some((_, step)) = all.out.lines().find_map(|line| line.split_once(name)) else {
            continue;
        };
        let right = format!("{name}{step}");
        assert_eq!(told(&right).0, Some(0), "{right}");
        // Another cell in the pattern, and the same conclusion.
        let at = name.len() + step.find('c').unwrap() + 1;
        let other = if right[at..].starts_with('9') {
            "1"
        } else {
            "9"
        };
        let mut wrong = right.clone();
        wrong.replace_range(at..=at, other);
        let (code, words) = told(&wrong);
        assert_eq!(code, Some(1), "{wrong}: {words}");
        let begun = "The conclusion is true, but the step does not show it: ";
        assert!(words.starts_with(begun), "{wrong}: {words}");
        refused += 1;
    }
    assert!(refused > 0, "{}", all.out);
}

#[test]
fn a_part_of_a_pattern_that_is_not_on_the_board_is_named() {
    let told = |puzzle: &str, step: &str| {
        let ran = run_with(&["check", "-", step], puzzle);
        (ran.code, ran.out + &ran.err)
    };
    let (code, words) = told(
        "6..8.97........1......5...3.2...89......3...793.1...2..51......2.......6.9.....18",
        "Forcing Chain Verity: r7c5=9 r7c5<>8 r8c5=8 r8c5<>4 / r7c5<>9 r8c6=9 r8c5<>4 => r8c5<>4",
    );
    assert_eq!(code, Some(1));
    assert_eq!(
        words,
        "It does not hold: 9 is no candidate of r8c6 on this board.\n"
    );
    let (code, words) = told(
        "..3..2.....2.8...4.7..9..2.....7.5....62.53.....9...67.41..86.38......71....3....",
        "Almost Locked Set XZ-Rule: A=r8c1 {59}, B=r8c4567 {24569}, X=5, Z=9 => r8c2<>9",
    );
    assert_eq!(code, Some(1));
    assert_eq!(
        words,
        "The conclusion is true, but the step does not show it: r8c1 is filled in.\n"
    );
}

#[test]
fn a_step_about_a_given_says_that_it_is_one() {
    let (cell, digit) = Cell::all()
        .zip(ASSIGNMENT.chars())
        .find(|(_, one)| one.is_ascii_digit())
        .unwrap();
    let other = if digit == '1' { '2' } else { '1' };
    for written in [digit, other] {
        assert_eq!(
            checked(&[&format!("Naked Single: {cell}={written}")]),
            (
                Some(1),
                format!("It does not hold: {cell} is a given: the {digit} is already there.\n")
            )
        );
    }
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

#[test]
fn a_bare_claim_is_answered_with_why() {
    let (code, told) = checked(&["r1c1<>1"]);
    let first = told.lines().next().unwrap();
    assert_eq!(
        first,
        "It holds. r1c1 is not 1. Box-Line Reduction shows it."
    );
    assert!(told.lines().count() > 1, "{told}");
    assert_eq!(code, Some(0));
    // The answer of `why` to the same question.
    let why = run(&["why", &file(), "r1c1", "1"]).out;
    assert_eq!(
        told.split_once('\n').unwrap().1,
        why.split_once('\n').unwrap().1
    );

    let (code, told) = checked(&["r1c1=1"]);
    assert_eq!(
        told.lines().next(),
        Some("It does not hold. r1c1 is not 1. Box-Line Reduction shows it.")
    );
    assert_eq!(code, Some(1));
    let (code, told) = checked(&["r1c1=6, r1c1<>1, r1c2=7, r1c2≠8"]);
    let verdicts = told.lines().filter(|line| line.starts_with("It "));
    let verdicts: Vec<bool> = verdicts
        .map(|line| line.starts_with("It holds. "))
        .collect();
    assert_eq!((verdicts, code), (vec![true; 4], Some(0)));
    let (code, told) = checked(&["r1c2=8"]);
    assert_eq!(
        told.lines().next(),
        Some("It does not hold. r1c2 cannot be 8: the puzzle says that it is 7.")
    );
    assert_eq!(code, Some(1));
}

#[test]
fn lines_of_logs_are_checked_or_answered_with_why() {
    let holds = |line: &str| {
        let (code, told) = checked(&[line]);
        assert!(told.starts_with("It holds"), "{line}: {told}");
        assert_eq!(code, Some(0), "{line}");
        told
    };
    holds("whip[1]: b2n1{r1c6 .} ==> r1c1≠1, r1c3≠1");
    holds("naked-single ==> r1c7 = 2");
    holds("POINTING PAIR: 1 taken off A1");
    // If the pattern cannot be read, an argument for the conclusion is searched for.
    let told = holds("g-whip[2]: something else ==> r1c1≠1");
    assert!(told.contains("Box-Line Reduction shows it."), "{told}");
    let told = holds("SWORDFISH 1 taken off A1, A3");
    assert_eq!(told.matches("It holds. ").count(), 2, "{told}");
    let (code, told) = checked(&["whip[1]: b2n1{r1c6 .} ==> r2c3≠3"]);
    assert!(told.starts_with("It does not hold: "), "{told}");
    assert_eq!(code, Some(1));
}

#[test]
fn a_claim_that_cannot_be_read_is_told_by_what_is_wrong_with_it() {
    for (claim, told) in [
        ("r10c1=4", "\"r10c1\" is not a cell of this board"),
        ("K1=4", "\"K1\" is not a cell of this board"),
        (
            "X-Wing: 5 r26 c38 => r1c3,r10c3<>5",
            "\"r10c3\" is not a cell of this board",
        ),
        (
            "r1c3",
            "\"r1c3\" says no digit; \"r3c5=4\" says that r3c5 is 4, \"r3c5<>4\" that it is not",
        ),
        (
            "r1c3<>",
            "\"r1c3<>\" says no digit; \"r3c5=4\" says that r3c5 is 4, \"r3c5<>4\" that it is not",
        ),
        (
            "Foo Wing: r1c1=6",
            "\"Foo Wing\" is not the name of a technique",
        ),
        (
            "Foo Wing r1c1=6",
            "\"Foo Wing\" is not the name of a technique",
        ),
        (
            "r1c7=2; Foo: r1c1=6",
            "\"Foo\" is not the name of a technique",
        ),
    ] {
        let said = format!("sudoku-stepper: the step cannot be read: {told}\n");
        assert_eq!(checked(&[claim]), (Some(2), said));
    }
    assert_eq!(checked(&["13. r1c7=2"]).0, Some(0));
    assert_eq!(checked(&["Hidden Single: r1c7=2"]).0, Some(0));
}

#[test]
fn a_claim_on_a_board_without_one_solution_neither_holds_nor_fails() {
    let first = |board: &str| {
        let ran = run_with(&["check", "-", "r9c8=6"], board);
        assert_eq!(ran.code, Some(1));
        ran.lines()[0].to_owned()
    };
    assert_eq!(
        first(&format!("1{}", ".".repeat(80))),
        "It does not follow. r9c8 may be 6 or 4: there is a solution with each."
    );
    let said = first(&format!("11{}", ".".repeat(79)));
    assert!(
        said.starts_with("This board cannot tell. Row 1 holds 1 twice"),
        "{said}"
    );
}

#[test]
fn one_fin_or_several_that_are_not_named_are_told_by_their_number() {
    let said = |board: &str| run_with(&["check", "-", "X-Wing: 5 r26 c38 => r1c3<>5"], board).out;
    let board = format!("1{}", ".".repeat(80));
    let told = said(&board);
    assert!(
        told.ends_with("which are fins that are not named.\n"),
        "{told}"
    );
}
