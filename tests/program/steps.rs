//! The command line: the path that `steps` prints.

use crate::common::naive::first_naked_single;
use crate::common::program::{run, run_with};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND_SOLVED, digit, grid, puzzle_file};
use serde_json::Value as Json;
use sudoku_stepper::grid::Cell;

fn file(name: &str) -> String {
    puzzle_file(name).display().to_string()
}

#[test]
fn each_step_is_a_numbered_line_and_the_last_line_says_solved() {
    let ran = run(&["steps", &file("assignment.txt")]);
    let lines = ran.lines();
    assert_eq!(
        lines[0],
        "1. Naked Single: r1c7 = 2, r3c9 = 7, r8c5 = 8, r9c8 = 6"
    );
    let steps = lines.len() - 1;
    for (number, line) in lines[..steps].iter().enumerate() {
        assert!(line.starts_with(&format!("{}. ", number + 1)), "{line}");
    }
    assert_eq!(ran.last_line(), format!("solved in {steps} steps"));
    assert_eq!(ran.code, Some(0));
}

#[test]
fn where_the_rules_stall_the_last_line_says_so() {
    let ran = run(&["steps", &file("hard-1.txt")]);
    let steps = ran.lines().len() - 1;
    let said = ran.last_line();
    assert!(
        said.starts_with(&format!("stalled after {steps} steps: no rule applies, ")),
        "{said}"
    );
    assert!(said.ends_with(" cells are empty"), "{said}");
    assert_eq!(ran.code, Some(1));

    let ran = run_with(&["steps", "-"], &".".repeat(81));
    assert_eq!(
        ran.out,
        "several solutions after 0 steps: no rule decides between them, 81 cells are empty\n"
    );
}

#[test]
fn the_paths_of_many_puzzles_are_printed_in_their_order() {
    let puzzles = [
        ASSIGNMENT.to_owned(),
        ".".repeat(81),
        format!("11{}", ".".repeat(79)),
    ];
    let alone = puzzles
        .each_ref()
        .map(|it| run_with(&["steps", "-"], it).out);
    let many: Vec<&str> = puzzles.iter().cycle().take(40).map(|it| &**it).collect();
    let ran = run_with(&["steps", "-"], &many.join("\n"));
    let expected =
        (1..=40).map(|number| format!("Puzzle {number}\n{}", alone[(number - 1) % puzzles.len()]));
    assert_eq!(ran.out, expected.collect::<Vec<_>>().join("\n"));
    assert_eq!(ran.code, Some(1));
}

#[test]
fn where_the_puzzle_contradicts_itself_the_last_line_says_why() {
    let ran = run_with(&["steps", "-"], &format!("11{}", ".".repeat(79)));
    assert_eq!(
        ran.out,
        "contradiction after 0 steps: Row 1 holds 1 twice: in r1c1 and r1c2\n"
    );
    assert_eq!(ran.code, Some(1));
}

#[test]
fn naked_singles_cell_by_cell_are_printed_in_reading_order() {
    let arguments = [
        "steps",
        &file("assignment.txt"),
        "--granularity",
        "cell",
        "--rules",
        "naked-single",
        "--notation",
        "zero",
    ];
    let ran = run(&arguments);
    let mut values = *grid(ASSIGNMENT).values();
    let mut expected = Vec::new();
    while let Some((cell, digit)) = first_naked_single(&values) {
        values[cell.index()] = Some(digit);
        expected.push(format!(
            "{}. Filled in {digit} at row {}, column {}",
            expected.len() + 1,
            cell.row(),
            cell.column()
        ));
    }
    let lines = ran.lines();
    assert_eq!(lines[..lines.len() - 1], expected);
    assert_eq!(lines[0], "1. Filled in 2 at row 0, column 6");
}

#[test]
fn only_the_rules_asked_for_are_used_in_their_order() {
    let puzzle = file("medium-1.txt");
    let ran = run(&["steps", &puzzle, "--rules", "hidden-single,naked-single"]);
    assert!(
        ran.lines()[0].starts_with("1. Hidden Single: "),
        "{}",
        ran.out
    );
    assert!(!ran.out.contains("Box-Line Reduction"));
    assert_eq!(ran.code, Some(1));

    let ran = run(&["steps", &puzzle]);
    assert!(ran.out.contains("Box-Line Reduction: "));
    assert_eq!(ran.code, Some(0));
}

#[test]
fn a_step_of_one_deduction_or_cell_does_no_more() {
    let puzzle = file("assignment.txt");
    for granularity in ["deduction", "cell"] {
        let ran = run(&["steps", &puzzle, "--granularity", granularity]);
        let placing = |line: &&&str| line.contains(" = ");
        assert_eq!(ran.lines().iter().filter(placing).count(), 81 - 37);
        assert_eq!(ran.code, Some(0));
    }
}

#[test]
fn why_adds_the_argument_of_each_deduction() {
    let arguments = [
        "steps",
        &file("assignment.txt"),
        "--why",
        "--notation",
        "letters",
    ];
    let ran = run(&arguments);
    assert_eq!(
        ran.lines()[..5],
        [
            "1. Naked Single: A7 = 2, C9 = 7, H5 = 8, I8 = 6",
            "   A7 can only be 2: the eight other digits are already in its row, column and box.",
            "   C9 can only be 7: the eight other digits are already in its row, column and box.",
            "   H5 can only be 8: the eight other digits are already in its row, column and box.",
            "   I8 can only be 6: the eight other digits are already in its row, column and box.",
        ]
    );
}

/// The candidates of a list in a JSON line: cells as `r1c1`, digits as
/// numbers.
fn candidates(list: &Json) -> Vec<(Cell, u8)> {
    let items = list.as_array().unwrap().iter();
    items
        .map(|item| {
            let cell = item["cell"].as_str().unwrap().parse().unwrap();
            let digit = item["digit"].as_u64().unwrap();
            (cell, u8::try_from(digit).unwrap())
        })
        .collect()
}

#[test]
fn each_json_line_is_an_object_that_tells_the_step() {
    let ran = run(&["steps", &file("medium-1.txt"), "--json"]);
    let mut objects: Vec<Json> = ran
        .lines()
        .into_iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let ending = objects.pop().unwrap();
    assert_eq!(ending["outcome"], "solved");
    assert_eq!(ending["text"], format!("solved in {} steps", objects.len()));

    let mut placed = 0;
    let mut techniques = Vec::new();
    for (number, object) in (1..).zip(&objects) {
        assert_eq!(object["step"], number);
        techniques.push(object["technique"].as_str().unwrap());
        let placements = candidates(&object["placements"]);
        let eliminations = candidates(&object["eliminations"]);
        assert!(!placements.is_empty() || !eliminations.is_empty());
        placed += placements.len();
        assert!(object["text"].as_str().unwrap().ends_with('.'));
    }
    assert_eq!(placed, 81 - 31);
    techniques.sort_unstable();
    techniques.dedup();
    assert_eq!(
        techniques,
        ["box-line-reduction", "hidden-single", "naked-single"]
    );
}

#[test]
fn the_placements_of_the_json_lines_make_the_solution() {
    let ran = run(&["steps", &file("assignment.txt"), "--json"]);
    let mut values = *grid(ASSIGNMENT).values();
    for line in ran.lines() {
        let object: Json = serde_json::from_str(line).unwrap();
        if object.get("outcome").is_none() {
            for (cell, value) in candidates(&object["placements"]) {
                assert_eq!(values[cell.index()].replace(digit(value)), None);
            }
        }
    }
    assert_eq!(&values, grid(ASSIGNMENT_SOLVED).values());
}

#[test]
fn a_step_can_be_told_at_three_lengths_and_in_the_compact_notation() {
    let step = |options: &[&str]| {
        let file = file("assignment.txt");
        let arguments = [&["steps", &file][..], options].concat();
        let ran = run(&arguments);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.last_line().starts_with("solved in "));
        ran.lines()[0].to_owned()
    };
    assert_eq!(step(&["--length", "name"]), "1. Naked Single");
    assert_eq!(
        step(&["--length", "place"]),
        "1. Naked Single: 2 in r1c7; Naked Single: 7 in r3c9; Naked Single: 8 in r8c5; \
         Naked Single: 6 in r9c8"
    );
    assert_eq!(
        step(&["--length", "argument", "--granularity", "deduction"]),
        "1. r1c7 can only be 2: the eight other digits are already in its row, column and box."
    );
    assert_eq!(
        step(&[
            "--compact",
            "--granularity",
            "cell",
            "--notation",
            "letters"
        ]),
        "1. Naked Single: A7=2"
    );
}

#[test]
fn a_json_line_tells_technique_spans_and_picture() {
    let first = |options: &[&str]| -> Json {
        let file = file("assignment.txt");
        let ran = run(&[&["steps", &file, "--json"][..], options].concat());
        serde_json::from_str(ran.lines()[0]).unwrap()
    };
    let cell = ["--granularity", "deduction", "--notation", "letters"];
    let object = first(&[&cell[..], &["--length", "place"]].concat());
    let picture = &object["picture"];
    assert_eq!(picture["witnesses"].as_array().unwrap().len(), 8);
    assert_eq!(
        picture["candidates"],
        serde_json::json!([{ "cell": "r1c7", "digit": 2, "role": "placed" }])
    );
    for (key, value) in [
        ("technique", "naked-single".into()),
        ("name", "Naked Single".into()),
        ("code", "0003".into()),
        ("level", "easy".into()),
        ("score", 4.into()),
        ("text", "Naked Single: 2 in A7".into()),
        ("compact", "Naked Single: A7=2".into()),
        (
            "spans",
            serde_json::json!([
                { "kind": "technique", "technique": "naked-single", "text": "Naked Single" },
                { "kind": "plain", "text": ": " },
                { "kind": "digit", "digit": 2, "text": "2" },
                { "kind": "plain", "text": " in " },
                { "kind": "cell", "cell": "r1c7", "text": "A7" },
            ]),
        ),
    ] {
        assert_eq!(object[key], value, "{key}");
    }
    // Without a length the argument is told, of all deductions of the step.
    let object = first(&[]);
    let words = object["spans"].as_array().unwrap().iter();
    let words: String = words.map(|span| span["text"].as_str().unwrap()).collect();
    assert_eq!(object["text"], words);
    assert_eq!(words.matches(" can only be ").count(), 4);
}

#[test]
fn several_puzzles_are_numbered() {
    let input = format!("{ASSIGNMENT}\n# another\n{SECOND_SOLVED}\n");
    let ran = run_with(&["steps", "-"], &input);
    let lines = ran.lines();
    assert_eq!(lines[0], "Puzzle 1");
    assert_eq!(
        lines[lines.len() - 3..],
        ["", "Puzzle 2", "solved in 0 steps"]
    );
    assert_eq!(ran.code, Some(0));

    let ran = run_with(&["steps", "-", "--json"], &input);
    let last: Json = serde_json::from_str(ran.last_line()).unwrap();
    assert_eq!(last["puzzle"], 2);
}

#[test]
fn the_number_of_a_path_is_the_one_that_finds_its_puzzle() {
    let broken = &ASSIGNMENT[1..];
    let list = [ASSIGNMENT, broken, ASSIGNMENT].join("\n");
    let ran = run_with(&["steps", "-"], &list);
    let lines = ran.lines();
    let numbers: Vec<&&str> = lines
        .iter()
        .filter(|it| it.starts_with("Puzzle "))
        .collect();
    assert_eq!(numbers, [&"Puzzle 1", &"Puzzle 3"]);
    let third = run_with(&["why", "-", "--puzzle", "3", "r1c1"], &list);
    let alone = run_with(&["why", "-", "r1c1"], ASSIGNMENT);
    assert_eq!((third.out, third.code), (alone.out, alone.code));
}

#[test]
fn a_file_that_cannot_be_read_is_told() {
    let ran = run(&["steps", "nowhere.txt"]);
    assert_eq!(
        ran.err,
        "sudoku-stepper: the file nowhere.txt does not exist\n"
    );
    assert_eq!(ran.out, "");
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_preset_names_the_rules_to_use() {
    let ran = run(&[
        "steps",
        "--preset",
        "naked-singles",
        &file("assignment.txt"),
    ]);
    assert_eq!(ran.code, Some(0));
    assert_eq!(ran.lines()[0], "1. r1c7 = 2, r3c9 = 7, r8c5 = 8, r9c8 = 6");
    let both = run(&[
        "steps",
        "--preset",
        "hodoku",
        "--rules",
        "naked-single",
        &file("easy-1.txt"),
    ]);
    assert_eq!(both.code, Some(2));
    let wrong = run(&["steps", "--preset", "some", &file("easy-1.txt")]);
    assert_eq!(wrong.code, Some(2));
    assert!(
        wrong.err.contains("'some' is not a preset"),
        "{}",
        wrong.err
    );
}

#[test]
fn the_rules_are_listed_in_the_order_in_which_they_are_tried() {
    let ran = run(&["rules"]);
    assert_eq!(ran.code, Some(0));
    let words: Vec<&str> = ran.lines()[0].split_whitespace().collect();
    assert_eq!(words, ["full-house", "Easy", "4", "singles"]);
    let json = run(&["rules", "--json"]);
    assert_eq!(json.lines().len(), ran.lines().len());
    for line in json.lines() {
        let rule: Json = serde_json::from_str(line).unwrap();
        assert!(
            rule["rule"].is_string() && rule["score"].is_number(),
            "{line}"
        );
    }
}

#[test]
fn grouped_chains_go_through_almost_locked_sets_when_asked_to() {
    let rules = "full-house,naked-single,hidden-single,pointing,claiming,\
                 grouped-discontinuous-nice-loop";
    let file = file("hard-3.txt");
    let with = |options: &[&str]| {
        let mut arguments = vec!["steps", "--rules", rules, "--compact", &file];
        arguments.extend(options);
        let ran = run(&arguments);
        assert_eq!(ran.code, Some(0));
        ran.lines().iter().any(|line| line.contains("ALS:"))
    };
    assert!(!with(&[]));
    assert!(with(&["--through-sets"]));
}

/// The numbered lines of a listing such as the output of `steps`, without the last line.
fn listed<'a>(lines: &[&'a str]) -> Vec<&'a str> {
    let steps = &lines[..lines.len() - 1];
    for (number, line) in steps.iter().enumerate() {
        assert!(line.starts_with(&format!("{}. ", number + 1)), "{line}");
    }
    steps.to_vec()
}

#[test]
fn all_steps_are_listed_with_the_number_of_other_ways() {
    let ran = run(&["steps", "--all", &file("assignment.txt")]);
    let lines = ran.lines();
    let steps = listed(&lines);
    assert_eq!(steps[0], "1. Naked Single: r1c7 = 2");
    let ways = steps.iter().filter(|it| it.ends_with(" (and 1 other way)"));
    assert!(ways.count() > 1, "{}", ran.out);
    assert_eq!(ran.last_line(), format!("{} steps", steps.len()));
    assert_eq!(ran.code, Some(0));
    let one_rule = run(&[
        "steps",
        "--all",
        "--rules",
        "naked-single",
        &file("assignment.txt"),
    ]);
    assert_eq!(
        one_rule.out,
        "1. r1c7 = 2\n2. r3c9 = 7\n3. r8c5 = 8\n4. r9c8 = 6\n4 steps\n"
    );
}

#[test]
fn all_steps_follow_the_options_of_a_path() {
    let puzzle = file("assignment.txt");
    let all = |options: &[&str]| run(&[&["steps", "--all", &puzzle], options].concat());
    let compact = all(&[
        "--compact",
        "--rules",
        "hidden-single",
        "--notation",
        "letters",
    ]);
    let lines = compact.lines();
    assert_eq!(
        listed(&lines)[0],
        "1. Hidden Single: B3=3 (and 1 other way)"
    );
    let eureka = all(&["--compact=eureka", "--rules", "box-line-reduction"]);
    assert!(eureka.out.contains("=> r"), "{}", eureka.out);
    let why = all(&["--why", "--rules", "naked-single"]);
    assert_eq!(why.lines()[0], "1. r1c7 = 2");
    assert!(why.lines()[1].starts_with("   "), "{}", why.out);
    let name = all(&["--length", "name", "--rules", "naked-single"]);
    assert_eq!(name.lines()[0], "1. Naked Single");
    let granular = all(&["--granularity", "cell"]);
    assert_eq!(granular.code, Some(2));
}

#[test]
fn all_steps_are_listed_for_machines() {
    let ran = run(&["steps", "--all", "--json", &file("assignment.txt")]);
    let lines = ran.lines();
    let objects: Vec<Json> = lines
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let (last, steps) = objects.split_last().unwrap();
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step["step"], number + 1);
        assert!(step["other_ways"].is_u64() && step["clears"].is_u64());
        assert_eq!(step["or_more"], false);
        assert!(step["picture"].is_object());
    }
    assert!(steps.iter().any(|step| step["other_ways"] == 1));
    assert_eq!(last["outcome"], "listed");
    assert_eq!(last["text"], format!("{} steps", steps.len()));
    assert_eq!(last["left_off"], Json::Array(Vec::new()));
}

/// Two candidates in each cell, one of which is always 1, so that every choice of cells in a house
/// is an almost locked set.
const ONES_EVERYWHERE: &str = "\
    12 12 13 14 15 16 17 18 19
    14 15 16 17 18 19 13 12 13
    17 18 19 14 12 13 14 15 16
    12 13 14 15 16 17 18 19 15
    15 16 17 18 19 16 12 13 14
    18 19 17 12 13 14 15 16 17
    13 14 15 16 17 18 19 18 12
    16 17 18 19 19 12 13 14 15
    19 12 12 13 14 15 16 17 18
";

#[test]
fn rules_that_are_not_searched_to_the_end_are_named_below_the_list() {
    let rules = "almost-locked-set-xz-rule,naked-pair";
    let ran = run_with(&["steps", "--all", "--rules", rules, "-"], ONES_EVERYWHERE);
    let lines = ran.lines();
    let steps = listed(&lines).len();
    assert_eq!(
        ran.last_line(),
        format!("{steps} steps or more; not searched to the end: Almost Locked Set XZ-Rule")
    );
    assert!(ran.out.contains(" or more other ways)"));
    let arguments = ["steps", "--all", "--json", "--rules", rules, "-"];
    let ran = run_with(&arguments, ONES_EVERYWHERE);
    let last: Json = serde_json::from_str(ran.last_line()).unwrap();
    assert_eq!(
        last["left_off"],
        serde_json::json!(["almost-locked-set-xz-rule"])
    );
}

#[test]
fn a_position_without_steps_says_so() {
    let none = run_with(&["steps", "--all", "-"], &".".repeat(81));
    assert_eq!((none.out.as_str(), none.code), ("no step\n", Some(1)));
    let clash = run_with(&["steps", "--all", "-"], &format!("11{}", ".".repeat(79)));
    assert_eq!(
        clash.out,
        "contradiction after 0 steps: Row 1 holds 1 twice: in r1c1 and r1c2\n"
    );
    assert_eq!(clash.code, Some(1));
    let full = run_with(&["steps", "--all", "-"], ASSIGNMENT_SOLVED);
    assert_eq!(
        (full.out.as_str(), full.code),
        ("solved in 0 steps\n", Some(0))
    );
}

#[test]
fn the_help_says_why_the_window_counts_other_steps() {
    let words: Vec<String> = run(&["steps", "--help"])
        .out
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    let told = "The window makes single deductions with any rules but those of the assignment";
    assert!(words.join(" ").contains(told));
    // It is so: a rule finds several single digits at once.
    let path = puzzle_file("assignment.txt");
    let count = |granularity: &str| {
        let path = path.to_str().unwrap();
        let ran = run(&["steps", path, "--granularity", granularity]);
        let out = ran.out.lines();
        out.filter(|line| {
            line.split_once(". ")
                .is_some_and(|(it, _)| it.parse::<u16>().is_ok())
        })
        .count()
    };
    assert!(count("deduction") > count("rule"));
    assert_eq!(run(&["steps", path.to_str().unwrap()]).out, {
        run(&["steps", path.to_str().unwrap(), "--granularity", "rule"]).out
    });
}
