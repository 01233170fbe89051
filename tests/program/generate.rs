//! The command line: `generate`, and the ways it ends.

use crate::common::program::{program, run};
use crate::common::puzzle;
use sudoku_stepper::formats;

/// A request that hardly any puzzle meets.
const RARE: [&str; 7] = [
    "generate", "--seed", "1", "--level", "extreme", "--givens", "60",
];

#[test]
fn a_puzzle_is_given_up_after_the_tries_that_are_allowed() {
    let ran = run(&[&RARE[..], &["--limit", "20"]].concat());
    assert_eq!(ran.out, "");
    assert_eq!(
        ran.err,
        "sudoku-stepper: none of 20 tries at puzzle 1 came out as wished; 0 of 1 puzzles were made\n"
    );
    assert_eq!(ran.code, Some(1));
    assert_eq!(run(&[&RARE[..], &["--limit", "0"]].concat()).code, Some(2));
}

#[test]
fn puzzles_before_one_that_is_given_up_are_printed_the_same_each_time() {
    let wishes = [
        "generate", "--seed", "3", "--givens", "24", "--count", "1000",
    ];
    let all = run(&[&wishes[..4], &["24", "--count", "20"]].concat());
    let lines = all.lines();
    assert_eq!((lines.len(), all.code), (20, Some(0)));
    let ran = run(&[&wishes[..], &["--limit", "2"]].concat());
    let made = ran.lines();
    assert!(made.len() < 1000, "some need more tries");
    assert_eq!(
        ran.err,
        format!(
            "sudoku-stepper: none of 2 tries at puzzle {} came out as wished; {} of 1000 puzzles \
             were made\n",
            made.len() + 1,
            made.len()
        )
    );
    let both = made.len().min(lines.len());
    assert_eq!(made[..both], lines[..both]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(run(&[&wishes[..], &["--limit", "2"]].concat()).out, ran.out);
}

#[test]
fn the_work_ends_with_the_time_that_is_allowed() {
    let begun = std::time::Instant::now();
    let ran = run(&[&RARE[..], &["--time", "1"]].concat());
    assert!(begun.elapsed().as_secs() < 30, "{:?}", begun.elapsed());
    assert_eq!(ran.out, "");
    assert_eq!(
        ran.err,
        "sudoku-stepper: the time is over; 0 of 1 puzzles were made\n"
    );
    assert_eq!(ran.code, Some(1));
}

#[test]
fn long_work_is_told_where_it_cannot_be_shown() {
    let ran = run(&[&RARE[..], &["--time", "7"]].concat());
    let told = ran.err.lines().next().unwrap_or_default();
    let tried = told.strip_prefix("sudoku-stepper: 0 of 1 puzzles so far, ");
    let tried = tried.and_then(|tried| tried.strip_suffix(" tried"));
    let tried: u64 = tried.and_then(|tried| tried.parse().ok()).expect(told);
    assert!(tried > 0);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_the_work_after_whole_lines() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::{Command, Stdio};

    let mut child = program(&["generate", "--seed", "1", "--count", "1000000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut text = String::new();
    out.read_line(&mut text).unwrap();
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-s", "INT", &id]).status();
    assert!(sent.unwrap().success());
    out.read_to_string(&mut text).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(text.ends_with('\n'));
    assert!(
        text.lines()
            .all(|line| line.len() == 81 && puzzle(line).given_count() > 16)
    );
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        format!(
            "sudoku-stepper: interrupted; {} of 1000000000 puzzles were made\n",
            text.lines().count()
        )
    );
}

#[test]
fn cages_that_are_smaller_than_wished_are_told() {
    let ran = run(&[
        "generate", "--board", "killer", "--cages", "4-5", "--count", "4", "--seed", "1",
    ]);
    let mut told = String::new();
    for (number, puzzle) in (1..).zip(formats::read(ran.out.as_bytes()).unwrap()) {
        let cages = puzzle.layout.cages().iter();
        let small = cages.filter(|cage| cage.cells.len() < 4).count();
        let cages = if small == 1 { "cage" } else { "cages" };
        if small > 0 {
            told += &format!(
                "sudoku-stepper: puzzle {number} has {small} {cages} with fewer than 4 cells: there \
                 was no other way to one solution\n"
            );
        }
    }
    assert!(!told.is_empty(), "{}", ran.out);
    // If it takes long, the progress is printed in between.
    let said = ran.err.lines().filter(|line| !line.contains(" so far, "));
    let said: String = said.map(|line| format!("{line}\n")).collect();
    assert_eq!((ran.code, said), (Some(0), told));
}

#[test]
fn puzzles_of_other_boards_are_printed_in_a_format_that_holds_them() {
    let wishes = |board, more: &[&str]| {
        let all = ["generate", "--seed", "2", "--count", "2", "--board", board];
        run(&[&all[..], more].concat())
    };
    let lines = wishes("6x6", &[]);
    assert!(
        lines.lines().iter().all(|line| line.len() == 36),
        "{}",
        lines.out
    );
    for board in ["killer", "jigsaw", "windoku", "anti-knight", "asterisk"] {
        let ran = wishes(board, &[]);
        assert_eq!(
            (ran.code, ran.lines().len()),
            (Some(0), 2),
            "{board}: {}",
            ran.err
        );
        let read = sudoku_stepper::formats::read(ran.out.as_bytes()).unwrap();
        let layouts: Vec<_> = read
            .iter()
            .map(|puzzle| puzzle.layout.is_classic())
            .collect();
        assert_eq!(layouts, [false, false], "{board}");
    }
    let solo = wishes("killer", &["--cages", "2-4", "--format", "solo"]);
    assert!(
        solo.lines().iter().all(|line| line.starts_with("3x3k:")),
        "{}",
        solo.out
    );
}

#[test]
fn a_format_that_has_no_place_for_the_board_is_told() {
    let ran = run(&[
        "generate", "--seed", "1", "--board", "killer", "--format", "sdm",
    ]);
    assert_eq!(ran.out, "");
    assert_eq!(ran.err, "sudoku-stepper: .sdm has no place for cages\n");
    assert_eq!(ran.code, Some(2));
    let own = ["generate", "--seed", "1", "--board", "argyle"];
    let ran = run(&own);
    assert!(ran.out.contains("[layout]"), "{}", ran.out);
    let ran = run(&[&own[..], &["--count", "2"]].concat());
    assert_eq!(
        ran.err,
        "sudoku-stepper: the program's own format holds one puzzle, and '--count' asks for several\n"
    );
    let ran = run(&["generate", "--board", "jigsaw", "--cages", "2-4"]);
    assert_eq!(
        ran.err,
        "sudoku-stepper: the board 'jigsaw' has no cages, so there are no sizes to ask for\n"
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn fewer_givens_than_any_puzzle_of_the_board_has_are_not_looked_for() {
    for (board, fewest) in [("4x4", 4), ("6x6", 8)] {
        let givens = (fewest - 1).to_string();
        let ran = run(&["generate", "--board", board, "--givens", &givens]);
        let said = format!(
            "sudoku-stepper: no puzzle on the board '{board}' with fewer than {fewest} givens has \
             only one solution; {givens} cannot do\n"
        );
        assert_eq!((ran.code, ran.out.as_str(), ran.err), (Some(2), "", said));
    }
    let ran = run(&["generate", "--board", "4x4", "--givens", "4", "--seed", "1"]);
    assert_eq!((ran.code, ran.lines().len()), (Some(0), 1), "{}", ran.err);
}

#[test]
fn a_seed_that_is_none_is_told_in_a_sentence() {
    let ran = run(&["generate", "--seed", "abc"]);
    let said = "a seed is a whole number from 0 to 18446744073709551615";
    assert!(ran.err.contains(said), "{}", ran.err);
    assert_eq!(ran.code, Some(2));
}

#[test]
fn what_is_no_number_is_refused_in_a_sentence() {
    for (options, told) in [
        (
            ["--time", "abc"],
            "a time is a whole number of seconds, as 60",
        ),
        (
            ["--count", "0"],
            "a whole number is expected here, 1 or more",
        ),
        (
            ["--count", "two"],
            "a whole number is expected here, 1 or more",
        ),
        (
            ["--limit", "0"],
            "a whole number is expected here, 1 or more",
        ),
        (["--givens", "x"], "a whole number is expected here, as 3"),
    ] {
        let ran = run(&[&["generate"], &options[..]].concat());
        assert!(ran.err.contains(told), "{}", ran.err);
        assert_eq!((ran.out.as_str(), ran.code), ("", Some(2)), "{options:?}");
    }
}
