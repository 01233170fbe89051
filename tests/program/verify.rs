//! The command line: paths verified by their proofs alone.

use serde_json::{Value as Json, json};

use crate::common::boards::puzzles;
use crate::common::program::{run, run_with};
use crate::common::{
    ASSIGNMENT, ONE_AND_TWO_MAY_SWAP, SECOND, candidate, digit, puzzle, puzzle_file,
};
use sudoku_stepper::formats::{Format, write};

/// The rules of [`forced`]. Its step 7 has two branches, one for each way that r9c2 can be.
const FORCED: &str = "naked-single,hidden-single,forcing-chain-verity";
const BRANCHED: usize = 7;

/// A board of marks alone, with one solution.
const SUKAKU: &str = include_str!("../engine/marked/sukaku.txt");

/// The objects that `steps --json` prints about puzzles.
fn steps(puzzles: &str, options: &[&str]) -> Vec<Json> {
    let ran = run_with(&[&["steps", "-", "--json"], options].concat(), puzzles);
    assert_eq!(ran.err, "");
    let lines = ran.lines().into_iter();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A path with a step that goes through two cases.
fn forced() -> Vec<Json> {
    let puzzle = std::fs::read_to_string(puzzle_file("medium-4.txt")).unwrap();
    steps(&puzzle, &["--rules", FORCED, "--granularity", "deduction"])
}

/// The exit code and the answer for a file with these objects.
fn verified(objects: &[Json]) -> (Option<i32>, String) {
    let lines: Vec<String> = objects.iter().map(Json::to_string).collect();
    let ran = run_with(&["verify", "-"], &lines.join("\n"));
    (ran.code, ran.out + &ran.err)
}

/// The answer for a path after a change of one of its steps.
fn changed(step: usize, change: impl Fn(&mut Json)) -> (Option<i32>, String) {
    let mut objects = forced();
    change(&mut objects[step - 1]);
    verified(&objects)
}

fn refused(told: &str) -> (Option<i32>, String) {
    (Some(1), format!("{told}\n"))
}

fn unreadable(line: usize, told: &str) -> (Option<i32>, String) {
    let told = format!("sudoku-stepper: standard input, line {line}: {told}\n");
    (Some(2), told)
}

#[test]
fn what_steps_prints_follows_at_every_granularity() {
    for granularity in ["rule", "deduction", "cell"] {
        for preset in ["assignment", "hodoku", "sudoku-explainer", "everything"] {
            let options = ["--granularity", granularity, "--preset", preset];
            let objects = steps(ASSIGNMENT, &options);
            let told = format!("{} steps follow\n", objects.len() - 1);
            assert_eq!(
                verified(&objects),
                (Some(0), told),
                "{granularity}, {preset}"
            );
        }
    }
    let all = steps(ASSIGNMENT, &["--all", "--preset", "hodoku"]);
    let told = format!("{} steps follow\n", all.len() - 1);
    assert_eq!(verified(&all), (Some(0), told));
}

#[test]
fn puzzles_are_numbered_and_files_are_named() {
    let options = ["--granularity", "deduction"];
    let mut two = steps(&format!("{ASSIGNMENT}\n{SECOND}\n"), &options);
    let count = |number: usize| {
        let steps = two.iter().filter(|it| it["puzzle"] == number);
        steps.count() - 1
    };
    let (first, second) = (count(1), count(2));
    let told = format!("puzzle 1: {first} steps follow\npuzzle 2: {second} steps follow\n");
    assert_eq!(verified(&two), (Some(0), told.clone()));

    // After a step that does not follow, the next puzzle is verified.
    two[0].as_object_mut().unwrap().remove("proof");
    let refused = "puzzle 1: step 1 does not follow: the step gives no proof\n";
    let told = format!("{refused}puzzle 2: {second} steps follow\n");
    assert_eq!(verified(&two), (Some(1), told));

    let folder = tempfile::tempdir().unwrap();
    let name = |name: &str| folder.path().join(name).display().to_string();
    let (one, other) = (name("one.json"), name("other.json"));
    let lines: Vec<String> = forced().iter().map(Json::to_string).collect();
    std::fs::write(&one, lines.join("\n")).unwrap();
    std::fs::write(&other, &lines[0]).unwrap();
    let ran = run(&["verify", &one, &other]);
    let told = format!(
        "{one}: {} steps follow\n{other}: 1 step follows\n",
        lines.len() - 1
    );
    assert_eq!((ran.code, ran.out), (Some(0), told));
    let ran = run(&["verify", "--no-names", &one, "missing.json", &other]);
    let told = format!("{} steps follow\n1 step follows\n", lines.len() - 1);
    assert_eq!((ran.code, ran.out), (Some(2), told));
    assert_eq!(
        ran.err,
        "sudoku-stepper: missing.json cannot be read: there is no such file or folder\n"
    );
}

#[test]
fn a_board_of_any_kind_is_told_with_its_path() {
    let file = |puzzle| String::from_utf8(write(&puzzle, Format::Own).unwrap()).unwrap();
    let mut boards: Vec<(&str, String)> = puzzles()
        .into_iter()
        .map(|(name, puzzle)| (name, file(puzzle)))
        .collect();
    boards.push(("sukaku", SUKAKU.to_owned()));
    let mut entered = puzzle(ASSIGNMENT);
    entered.entries[0] = Some(digit(6));
    entered.removed = vec![candidate("r1c3", 5)];
    boards.push(("entries", file(entered)));
    for (name, board) in boards {
        let options = ["--preset", "hodoku-and-on", "--granularity", "deduction"];
        let objects = steps(&board, &options);
        assert!(objects.len() > 5, "{name}");
        let told = format!("{} steps follow\n", objects.len() - 1);
        assert_eq!(verified(&objects), (Some(0), told), "{name}");
    }
}

#[test]
fn a_line_of_a_proof_that_does_not_follow_is_named_with_its_reason() {
    let line = |line: usize, reason: &str| {
        refused(&format!(
            "step {BRANCHED}, line {line} of the proof does not follow: {reason}"
        ))
    };
    let lines = |step: &mut Json, change: &dyn Fn(&mut Vec<Json>)| {
        change(step["proof"]["lines"].as_array_mut().unwrap());
    };
    let digit = |step: &mut Json| lines(step, &|it| it[1]["claim"]["false"][0][1] = 2.into());
    let room = "if it were wrong, there would still be room for everything that has to be true";
    assert_eq!(changed(BRANCHED, digit), line(2, room));

    let dropped = |step: &mut Json| lines(step, &|it| drop(it.remove(1)));
    assert_eq!(
        changed(BRANCHED, dropped),
        line(3, "it rests on a line that does not hold there")
    );

    let swapped = |step: &mut Json| {
        lines(step, &|it| {
            it[5]["by"]["cases"]["branches"] = json!([[1, 5], [3, 2]]);
        });
    };
    assert_eq!(
        changed(BRANCHED, swapped),
        line(6, "it rests on a line that does not hold there")
    );

    let one = |step: &mut Json| {
        lines(step, &|it| {
            it[5]["by"]["cases"]["branches"] = json!([[1, 2]])
        })
    };
    assert_eq!(
        changed(BRANCHED, one),
        line(
            6,
            "a case is missing, or one of the cases does not lead to it"
        )
    );
    let itself = |step: &mut Json| lines(step, &|it| it[1]["from"] = json!([2]));
    assert_eq!(
        changed(BRANCHED, itself),
        line(2, "it rests on a line that does not hold there")
    );
}

#[test]
fn a_conclusion_that_the_proof_does_not_claim_is_refused() {
    let told = "the proof does not conclude that r1c2 is not 2";
    let told = refused(&format!("step {BRANCHED} does not follow: {told}"));
    let other = |step: &mut Json| step["eliminations"][0]["digit"] = 2.into();
    assert_eq!(changed(BRANCHED, other), told);
    let more = |step: &mut Json| {
        let more = json!({ "cell": "r1c2", "digit": 2 });
        step["eliminations"].as_array_mut().unwrap().push(more);
    };
    assert_eq!(changed(BRANCHED, more), told);

    let placed = |step: &mut Json| step["placements"][0]["digit"] = 5.into();
    let (code, told) = changed(1, placed);
    assert_eq!(code, Some(1));
    let start = "step 1 does not follow: the proof does not conclude that ";
    assert!(
        told.starts_with(start) && told.ends_with(" is 5\n"),
        "{told}"
    );
    // What is only supposed is not claimed.
    let cut = |step: &mut Json| drop(step["proof"]["lines"].as_array_mut().unwrap().pop());
    let (code, told) = changed(BRANCHED, cut);
    assert_eq!(code, Some(1));
    assert!(
        told.contains("does not conclude that r1c2 is not 1"),
        "{told}"
    );

    let none = |step: &mut Json| drop(step.as_object_mut().unwrap().remove("proof"));
    assert_eq!(
        changed(BRANCHED, none),
        refused("step 7 does not follow: the step gives no proof")
    );
}

#[test]
fn a_proof_is_checked_on_the_board_that_the_steps_before_it_lead_to() {
    // The last step needs those before it.
    let mut objects = forced();
    let last = objects.remove(objects.len() - 2);
    objects.insert(1, last);
    let (code, told) = verified(&objects);
    assert_eq!(code, Some(1), "{told}");
    let refused = format!("step {}, line 1 of the proof", objects.len() - 1);
    assert!(told.starts_with(&refused), "{told}");

    // Its own givens decide, not what the steps say.
    let mut objects = forced();
    objects[0]["start"]["puzzle"] = ".".repeat(81).into();
    let (code, told) = verified(&objects);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.starts_with("step 1, line 1 of the proof"), "{told}");
}

#[test]
fn an_ending_that_claims_the_solution_needs_it() {
    let mut objects = forced();
    let ending = objects.pop().unwrap();
    objects.pop();
    let count = objects.len();
    // An interrupted path has no ending.
    assert_eq!(
        verified(&objects),
        (Some(0), format!("{count} steps follow\n"))
    );
    objects.push(ending);
    assert_eq!(
        verified(&objects),
        refused("the ending does not follow: the steps do not lead to a solution")
    );
}

#[test]
fn an_ending_that_the_puzzle_does_not_have_is_refused() {
    let other = "the ending does not follow: the puzzle ends in another way";
    for outcome in ["contradiction", "several", "stalled", "listed", "foo"] {
        let mut objects = forced();
        let ending = objects.last_mut().unwrap();
        ending["outcome"] = outcome.into();
        assert_eq!(verified(&objects), refused(other), "{outcome}");
    }
}

#[test]
fn a_proof_that_needs_one_solution_is_refused_where_there_are_more() {
    let rules = "naked-single,hidden-single,uniqueness-test-1,forcing-chain-verity";
    let puzzle = std::fs::read_to_string(puzzle_file("medium-1.txt")).unwrap();
    let objects = steps(&puzzle, &["--rules", rules]);
    let is_unique = |it: &&Json| it["technique"] == "uniqueness-test-1";
    assert!(objects.iter().any(|it| is_unique(&it)));
    let told = format!("{} steps follow\n", objects.len() - 1);
    assert_eq!(verified(&objects), (Some(0), told));

    let step = |puzzle: &str| {
        json!({
            "start": { "puzzle": puzzle },
            "step": 1,
            "placements": [{ "cell": "r1c1", "digit": 1 }],
            "eliminations": [],
            "proof": { "version": 1, "lines": [
                {
                    "claim": { "one_of": [] },
                    "by": { "exchanged": { "cells": ["r1c1", "r1c2", "r4c1", "r4c2"] } },
                },
                {
                    "claim": { "true": ["r1c1", 1] },
                    "by": { "counted": { "truths": [1] } },
                    "from": [1],
                },
            ] },
        })
    };
    let needs = "step 1 does not follow: the proof needs a puzzle with one solution, and this one";
    assert_eq!(
        verified(&[step(ONE_AND_TWO_MAY_SWAP)]),
        refused(&format!("{needs} has several"))
    );
    let none = ONE_AND_TWO_MAY_SWAP.replacen("..3", ".33", 1);
    assert_eq!(
        verified(&[step(&none)]),
        refused(&format!("{needs} has none"))
    );
}

#[test]
fn a_file_that_is_no_path_is_told_with_its_place() {
    let verify = |text: &str| {
        let ran = run_with(&["verify", "-"], text);
        assert_eq!(ran.out, "", "{text}");
        (ran.code, ran.err)
    };
    let no_step = "it is not a step that 'steps --json' printed";
    for text in [
        "garbage",
        "[]",
        "{}",
        "7",
        "{\"step\":",
        "\u{0}",
        "\"step\"",
    ] {
        assert_eq!(verify(text), unreadable(1, no_step), "{text}");
    }
    assert_eq!(verify(&"[".repeat(1_000_000)), unreadable(1, no_step));
    assert_eq!(verify("\n\n{}\n"), unreadable(3, no_step));
    let empty = "sudoku-stepper: standard input has no steps\n";
    assert_eq!(verify("\n"), (Some(2), empty.to_owned()));
    let long = format!(
        "{{\"step\":1,\"start\":{{\"saved\":\"{}\"}}}}",
        "7".repeat(32_000_000)
    );
    let too_large = "a part of it is longer than 32 MB";
    assert_eq!(verify(&long), unreadable(1, too_large));
    let no_start = "the puzzle of the path is missing";
    assert_eq!(verify("{\"step\":1}"), unreadable(1, no_start));
    assert_eq!(
        verify("{\"step\":1,\"start\":{\"puzzle\":\"12\"}}"),
        unreadable(1, no_start)
    );
    let saved = "{\"step\":1,\"start\":{\"saved\":\"format = 1\"}}";
    let (code, told) = verify(saved);
    assert_eq!(code, Some(2));
    assert!(
        told.contains("the puzzle of the path cannot be read: "),
        "{told}"
    );
}

/// What is told where the proof of the first step is this.
fn told_of_proof(proof: &Json) -> (Option<i32>, String) {
    changed(1, |step| step["proof"] = proof.clone())
}

/// What is told where this is the only line of the proof of the first step.
fn told_of_line(line: &Json) -> (Option<i32>, String) {
    told_of_proof(&json!({ "version": 1, "lines": [line] }))
}

/// That the proof of the first step cannot be read.
fn unreadable_proof(told: &str) -> (Option<i32>, String) {
    unreadable(1, &format!("the proof cannot be read: {told}"))
}

/// That the only line of that proof cannot be read.
fn unreadable_line(fault: &str) -> (Option<i32>, String) {
    unreadable_proof(&format!("line 1 of the proof {fault}"))
}

#[test]
fn what_is_no_proof_of_this_version_is_told() {
    let told = told_of_proof(&json!([]));
    assert_eq!(told, unreadable_proof("it is not a proof in version 1"));
    let told = told_of_proof(&json!({ "version": 2, "lines": [] }));
    assert_eq!(
        told,
        unreadable_proof("it is in version 2, and only version 1 can be read")
    );
}

#[test]
fn a_proof_of_too_many_lines_is_not_read() {
    let many = vec![Json::Null; 1_000_001];
    let told = told_of_proof(&json!({ "version": 1, "lines": many }));
    assert_eq!(told, unreadable_proof("it has more than 1000000 lines"));
}

#[test]
fn what_is_no_line_of_a_proof_is_told_with_its_number() {
    for wrong in [
        json!(1),
        json!({ "claim": "impossible" }),
        json!({ "claim": "possible", "by": "refuted" }),
        json!({ "claim": "impossible", "by": "refuted", "form": [1] }),
        json!({ "claim": "impossible", "by": "refuted", "from": [-1] }),
        json!({ "claim": { "true": ["r1c1", 1, 2] }, "by": "refuted" }),
        json!({ "claim": "impossible", "by": { "counted": { "truth": [] } } }),
    ] {
        let told = unreadable_line("is not in the form of a line");
        assert_eq!(told_of_line(&wrong), told, "{wrong}");
    }
}

#[test]
fn what_a_line_of_a_proof_claims_of_no_cell_or_digit_is_told() {
    let claim =
        |cell: &str, digit: u64| json!({ "claim": { "true": [cell, digit] }, "by": "refuted" });
    assert_eq!(
        told_of_line(&claim("r0c1", 1)),
        unreadable_line("names 'r0c1', which is not a cell of the board")
    );
    for digit in [0, 10, 257, u64::MAX] {
        let told = format!("names {digit}, which is not a digit of the board");
        assert_eq!(told_of_line(&claim("r1c1", digit)), unreadable_line(&told));
    }
}

#[test]
fn what_a_line_of_a_proof_counts_of_no_set_is_told() {
    let counted =
        |set: Json| json!({ "claim": "impossible", "by": { "counted": { "truths": [set] } } });
    assert_eq!(
        told_of_line(&counted(json!([1, "region 1"]))),
        unreadable_line("names 'region 1', which is not a house of the board")
    );
    assert_eq!(
        told_of_line(&counted(json!(0))),
        unreadable_line("names line 0, and the first line is line 1")
    );
    assert_eq!(
        told_of_line(&counted(json!([1, vec!["r1c1"; 10_001]]))),
        unreadable_line("has a list with more than 10000 items")
    );
}

#[test]
fn a_conclusion_off_the_board_is_told() {
    let conclusion = changed(1, |step| step["placements"][0]["cell"] = "r1c10".into());
    let told = "the conclusions of the step are not candidates of the board";
    assert_eq!(conclusion, unreadable(1, told));
}

#[test]
fn a_cell_that_the_board_does_not_have_is_in_no_proof() {
    // A cell that is not there can be filled in no way, so anything would follow.
    let small = puzzles().into_iter().find(|(name, _)| *name == "four");
    let file = write(&small.unwrap().1, Format::Own).unwrap();
    let mut objects = steps(&String::from_utf8(file).unwrap(), &[]);
    objects[0]["proof"]["lines"][0] = json!({
        "claim": { "one_of": [] },
        "by": { "exchanged": { "cells": ["r9c9"] } },
    });
    let told = "the proof cannot be read: line 1 of the proof names 'r9c9', which is not a cell \
                of the board";
    assert_eq!(verified(&objects), unreadable(1, told));
}

#[test]
fn a_path_before_a_mistake_is_answered() {
    let mut lines: Vec<String> = forced().iter().map(Json::to_string).collect();
    let steps = lines.len() - 1;
    lines.push("no JSON".to_owned());
    let ran = run_with(&["verify", "-"], &lines.join("\n"));
    assert_eq!(ran.out, format!("{steps} steps follow\n"));
    let told = unreadable(steps + 2, "it is not a step that 'steps --json' printed");
    assert_eq!((ran.code, ran.err), told);
}

#[test]
fn the_answer_is_in_the_language() {
    let mut objects = forced();
    let lines = |objects: &[Json]| {
        let lines: Vec<String> = objects.iter().map(Json::to_string).collect();
        lines.join("\n")
    };
    let count = objects.len() - 1;
    let ran = run_with(&["verify", "-", "--language", "de"], &lines(&objects));
    assert_eq!(ran.out, format!("{count} Schritte folgen\n"));
    objects[0].as_object_mut().unwrap().remove("proof");
    let ran = run_with(&["verify", "-", "--language", "es"], &lines(&objects));
    assert_eq!(
        (ran.out.as_str(), ran.code),
        (
            "el paso 1 no se sigue: el paso no da ninguna demostración\n",
            Some(1)
        )
    );
}
