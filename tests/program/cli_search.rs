//! The search on the command line: methods compared, events told.

use crate::common::pinned::pinned;
use crate::common::program::{Ran, run_with};
use crate::common::{ASSIGNMENT, SECOND_SOLVED};

const SEVERAL: &str =
    "................................................................................1";
const NONE: &str =
    "11...............................................................................";

/// Two cells are empty, and each has only one possible digit.
const TWO_EMPTY: &str =
    "..9518243543729618821634957794352186358461729216897534485276391962183475137945862";

#[test]
fn search_compares_the_three_methods_in_a_table_below_each_puzzle() {
    let ran = run_with(&["search", "-"], &format!("{ASSIGNMENT}\n{TWO_EMPTY}\n"));
    assert_eq!(
        ran.out,
        format!(
            "{ASSIGNMENT}
  method             tries  go-backs  greatest depth  answer
  reading-order        191       191              44  one solution
  fewest-candidates     44        44              44  one solution
  singles                0         0               0  one solution
{TWO_EMPTY}
  method             tries  go-backs  greatest depth  answer
  reading-order          2         2               2  one solution
  fewest-candidates      2         2               2  one solution
  singles                0         0               0  one solution
"
        )
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
}

#[test]
fn search_by_one_method_prints_a_line_a_puzzle_and_stops_at_the_second_solution() {
    let input = format!("{ASSIGNMENT}\n{NONE}\n{SEVERAL}\n");
    let ran = run_with(&["search", "--method", "reading-order", "-"], &input);
    let lines = ran.lines();
    assert_eq!(
        lines[..2],
        [
            "191 tries, 191 go-backs, greatest depth 44: one solution",
            "0 tries, 0 go-backs, greatest depth 0: no solution",
        ]
    );
    assert!(lines[2].ends_with(" go-backs, greatest depth 80: several solutions"));
    assert_eq!(lines.len(), 3);
    assert_eq!(ran.code, Some(1));
}

#[test]
fn search_gives_up_rather_than_make_one_try_more_than_the_limit() {
    let limited = |limit: &str| {
        let search = ["search", "--method", "reading-order", "--limit", limit, "-"];
        run_with(&search, TWO_EMPTY)
    };
    let ran = limited("2");
    assert_eq!(
        ran.out,
        "2 tries, 2 go-backs, greatest depth 2: one solution\n"
    );
    assert_eq!(ran.code, Some(0));
    let ran = limited("1");
    assert_eq!(
        ran.out,
        "1 try, 0 go-backs, greatest depth 1: given up without a solution\n"
    );
    assert_eq!(ran.code, Some(1));
    assert!(limited("0").out.starts_with("0 tries, 0 go-backs"));

    // Of the three methods one comes to the answer.
    let ran = run_with(&["search", "--limit", "50", "-"], ASSIGNMENT);
    let answers: Vec<&str> = ran.lines()[2..]
        .iter()
        .filter_map(|line| line.rsplit("  ").next())
        .collect();
    assert_eq!(
        answers,
        [
            "given up without a solution",
            "one solution",
            "one solution"
        ]
    );
    assert_eq!(ran.code, Some(0));
}

#[test]
fn a_long_search_leaves_nothing_on_standard_error() {
    // The first row of the solution is 987654321, so every smaller digit is tried before.
    let slow = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let limit = ["--method", "reading-order", "--limit", "400000"];
    let ran = run_with(&[&["search", "-"], &limit[..]].concat(), slow);
    assert!(ran.out.starts_with("400000 tries, "), "{}", ran.out);
    assert!(ran.out.ends_with(": given up without a solution\n"));
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(1)));
}

#[test]
fn search_prints_an_object_a_line_for_each_method() {
    let ran = run_with(&["search", "--json", "-"], ASSIGNMENT);
    let objects: Vec<serde_json::Value> = ran
        .lines()
        .into_iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        objects[0],
        serde_json::json!({
            "values": ASSIGNMENT,
            "method": "reading-order",
            "tries": 191,
            "go_backs": 191,
            "greatest_depth": 44,
            "solutions": 1,
            "answer": "one",
        })
    );
    assert_eq!(objects[2]["method"], "singles");
    for (input, limit, answer) in [
        (NONE, "9", "none"),
        (SEVERAL, "99999", "several"),
        (SEVERAL, "9", "unknown"),
    ] {
        let arguments = [
            "search", "--method", "singles", "--limit", limit, "--json", "-",
        ];
        let ran = run_with(&arguments, input);
        assert!(
            ran.out.contains(&format!("\"answer\":\"{answer}\"")),
            "{}",
            ran.out
        );
        assert_eq!(ran.code, Some(1));
    }
}

/// Searches in reading order and tells the events.
fn events_of(options: &[&str], input: &str) -> Ran {
    let events = ["search", "--method", "reading-order", "--events", "-"];
    run_with(&[&events[..], options].concat(), input)
}

#[test]
fn search_tells_its_events_in_sentences() {
    let input = format!("{TWO_EMPTY}\n# another\n{SECOND_SOLVED}\n");
    let ran = events_of(&[], &input);
    pinned!(ran.lines().join("\n"));
    assert_eq!(ran.code, Some(0));
}

#[test]
fn the_events_of_a_search_are_told_in_the_notation_that_was_chosen() {
    let ran = events_of(&["--notation", "letters"], TWO_EMPTY);
    pinned!(ran.lines()[1]);
}

#[test]
fn a_search_that_tells_its_events_gives_up_at_its_limit() {
    let ran = events_of(&["--limit", "1"], TWO_EMPTY);
    assert_eq!(
        ran.last_line(),
        "1 try, 0 go-backs, greatest depth 1: given up without a solution"
    );
    assert_eq!(ran.code, Some(1));
}

#[test]
fn the_events_of_one_file_are_told_though_another_is_not_there() {
    let method = ["search", "--method", "singles", "--events"];
    let ran = run_with(&[&method[..], &["nowhere.txt", "-"]].concat(), NONE);
    assert_eq!(ran.lines()[1], "Row 1 holds 1 twice: in r1c1 and r1c2.");
    assert_eq!(
        ran.err,
        "sudoku-stepper: the file nowhere.txt does not exist\n"
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn search_tells_its_events_for_machines() {
    let dead_end = format!("12345678.........9{}", ".".repeat(63));
    let arguments = [
        "search",
        "--method",
        "fewest-candidates",
        "--events",
        "--json",
        "-",
    ];
    let ran = run_with(&arguments, &format!("{dead_end}\n{NONE}\n{TWO_EMPTY}\n"));
    let objects: Vec<serde_json::Value> = ran
        .lines()
        .into_iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let of = |puzzle: usize| -> Vec<&serde_json::Value> {
        let objects = objects.iter().filter(|object| object["puzzle"] == puzzle);
        objects.collect()
    };
    assert_eq!(
        *of(1)[0],
        serde_json::json!({
            "event": "contradiction",
            "kind": "no-candidate",
            "cell": "r1c9",
            "puzzle": 1,
            "text": "r1c9 has no candidate left.",
            "spans": [
                { "kind": "cell", "cell": "r1c9", "text": "r1c9" },
                { "kind": "plain", "text": " has no candidate left." },
            ],
        })
    );
    assert_eq!(of(2)[0]["kind"], "clash");
    assert_eq!(of(2)[0]["cells"], serde_json::json!(["r1c1", "r1c2"]));
    let kinds: Vec<&str> = of(3)
        .iter()
        .filter_map(|object| object["event"].as_str())
        .collect();
    assert_eq!(
        kinds,
        [
            "choose", "try", "choose", "try", "solution", "back", "back", "end"
        ]
    );
    assert_eq!(of(3)[1]["digit"], 6);
    assert_eq!(of(3)[5]["solved"], true);
    assert_eq!(of(3)[8]["answer"], "one");
    assert_eq!(ran.code, Some(1));
}
