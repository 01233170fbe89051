//! The command line: `solve`, `rate`, `search`, `candidates`, and mistakes in arguments.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use crate::common;
use crate::common::naive::fits;
use crate::common::program::{Ran, program, run, run_with};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, puzzle_file};
use sudoku_stepper::grid::{Cell, Digit, House};
use sudoku_stepper::session::{Session, save};

const SEVERAL: &str =
    "................................................................................1";
const NONE: &str =
    "11...............................................................................";

fn file(name: &str) -> String {
    puzzle_file(name).display().to_string()
}

/// The line with each digit raised by this number; 1 follows 9.
fn raised(line: &str, by: u32) -> String {
    line.chars()
        .map(|character| match character.to_digit(10) {
            Some(digit) => char::from_digit((digit - 1 + by) % 9 + 1, 10).unwrap(),
            None => character,
        })
        .collect()
}

/// This many puzzles, one per line, and their solutions. Each has other digits than the one before,
/// and another empty cell.
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
    // Each line names its file.
    let named = |name: &str, solution: &str| format!("{name}: {solution}");
    assert!(lines[0].starts_with(&named(&file("easy-1.txt"), "")));
    let raised_solution = raised(ASSIGNMENT_SOLVED, 1);
    assert_eq!(lines[1], named("standard input", &raised_solution));
    assert_eq!(lines[2], named(&file("assignment.txt"), ASSIGNMENT_SOLVED));
    assert_eq!(ran.code, Some(0));

    let bare = run_with(&[&arguments[..], &["--no-names"]].concat(), &raised_by_one);
    let lines = bare.lines();
    assert_eq!(lines[1..], [&raised_solution, ASSIGNMENT_SOLVED]);
}

#[test]
fn an_answer_says_of_which_of_several_files_it_is() {
    let files = [file("easy-1.txt"), file("hard-1.txt")];
    let both = |options: &[&str]| {
        let arguments = [options, &[&files[0], &files[1]]].concat();
        let ran = run(&arguments);
        assert_eq!(ran.code, Some(0));
        ran.out
    };
    let told = both(&["rate"]);
    assert!(told.starts_with(&format!("{}: Easy  ", files[0])), "{told}");
    assert!(told.contains(&format!("\n{}: Unfair", files[1])), "{told}");
    for options in [
        &["rate", "--json"][..],
        &["search", "--json"],
        &["search", "--json", "--events", "--method", "singles"],
    ] {
        let told = both(options);
        let names = told.lines().map(|line| {
            let object: serde_json::Value = serde_json::from_str(line).unwrap();
            object["file"].as_str().unwrap().to_owned()
        });
        let mut names: Vec<String> = names.collect();
        names.dedup();
        assert_eq!(names, files, "{options:?}");
        let one = run(&[options, &[&files[0]]].concat()).out;
        assert!(!one.contains("\"file\""));
    }
    let table = both(&["search"]);
    assert!(
        table.contains(&format!("\n{}: .1...52", files[1])),
        "{table}"
    );
}

#[test]
fn solve_streams_twenty_thousand_lines_and_keeps_their_order() {
    let (puzzles, solutions) = many_puzzles(20_000);
    let ran = run_with(&["solve", "-"], &puzzles);
    assert_eq!(ran.code, Some(0));
    assert!(ran.out == solutions, "the solutions are out of order");
}

#[test]
fn solve_answers_the_lines_around_a_bad_one_and_names_it() {
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
    assert_eq!(ran.lines(), [ASSIGNMENT_SOLVED, ASSIGNMENT_SOLVED]);
    assert_eq!(
        ran.err,
        format!(
            "sudoku-stepper: {path}: line 3, column 9: 'z' is not a digit\n\
             sudoku-stepper: 2 puzzles in {path} were read; the rest was not\n"
        )
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn a_file_that_cannot_be_read_is_told_and_the_next_one_is_taken_up() {
    let ran = run_with(&["solve", "nowhere.txt", "-"], SEVERAL);
    assert_eq!(ran.out, "standard input: several solutions\n");
    assert_eq!(
        ran.err,
        "sudoku-stepper: the file nowhere.txt does not exist\n"
    );
    assert_eq!(ran.code, Some(2));
}

#[test]
fn standard_input_without_a_puzzle_is_told_by_name() {
    let ran = run(&["solve", "-"]);
    assert_eq!(
        ran.err,
        "sudoku-stepper: standard input: no puzzle is found in the file\n"
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

/// The solution of the assignment without this many of its first cells.
fn all_but(empty: usize) -> String {
    format!("{}{}", ".".repeat(empty), &ASSIGNMENT_SOLVED[empty..])
}

#[test]
fn rate_prints_level_score_and_hardest_technique_a_line_a_puzzle() {
    // Each of the empty cells is the last of its column.
    let input = format!("{ASSIGNMENT_SOLVED}\n{}\n{}\n", all_but(1), all_but(2));
    let ran = run_with(&["rate", "-"], &input);
    assert_eq!(
        ran.lines(),
        [
            "Easy         0  -",
            "Easy         4  Full House",
            "Easy         8  Full House",
        ]
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)));
}

#[test]
fn rate_says_why_a_puzzle_has_no_rating_and_exits_with_1() {
    let ran = run_with(&["rate", "-"], &format!("{NONE}\n{SEVERAL}\n"));
    assert_eq!(
        ran.lines(),
        [
            "the puzzle has no solution, so there is no path to rate",
            "the puzzle has several solutions, so there is no path to rate",
        ]
    );
    assert_eq!(ran.code, Some(1));
    let ran = run_with(&["rate", "--json", "-"], SEVERAL);
    assert_eq!(
        ran.out,
        "{\"error\":\"the puzzle has several solutions, so there is no path to rate\"}\n"
    );
    assert_eq!(ran.code, Some(1));
    let ran = run_with(&["rate", "nowhere.txt", "-"], &all_but(1));
    assert_eq!(ran.out, "standard input: Easy         4  Full House\n");
    assert_eq!(
        ran.err,
        "sudoku-stepper: the file nowhere.txt does not exist\n"
    );
    assert_eq!(ran.code, Some(2));
}

/// The assignment as pencil marks only: nine characters for each cell, the digit of a given alone
/// and all nine digits elsewhere, so that no cell looks like a given.
fn marks_of_the_assignment() -> String {
    let grid = common::grid(ASSIGNMENT);
    let mut marks = String::new();
    for cell in Cell::all() {
        for digit in Digit::ALL {
            match grid.value(cell) {
                Some(value) if value != digit => marks.push('.'),
                _ => marks += &digit.to_string(),
            }
        }
    }
    marks
}

#[test]
fn rate_takes_pencil_marks_for_the_puzzle_that_they_are() {
    let marks = marks_of_the_assignment();
    let both = run_with(&["rate", "--json", "-"], &marks);
    assert_eq!(both.code, Some(0), "{both:?}");
    assert!(!both.out.contains("error"), "{both:?}");
    let explained = run_with(&["rate", "--scale", "se", "-"], &marks);
    assert_eq!(explained.code, Some(0), "{explained:?}");
    // One candidate of the solution less, and there is none.
    let wrong = Cell::all().position(|cell| common::grid(ASSIGNMENT).value(cell).is_none());
    let wrong = wrong.unwrap();
    let right = ASSIGNMENT_SOLVED.as_bytes()[wrong] - b'1';
    let at = wrong * 9 + usize::from(right);
    let without = format!("{}.{}", &marks[..at], &marks[at + 1..]);
    for scale in ["hodoku", "se"] {
        let ran = run_with(&["rate", "--scale", scale, "-"], &without);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert_eq!(
            ran.lines(),
            ["the puzzle has no solution, so there is no path to rate"]
        );
    }
}

#[test]
fn rate_prints_an_object_a_line_in_which_the_techniques_add_up() {
    // The last of these is known for its difficulty.
    let hardest =
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let input = format!("{}\n{ASSIGNMENT}\n{hardest}\n", all_but(1));
    let told = run_with(&["rate", "-"], &input);
    let ran = run_with(&["rate", "--scale", "hodoku", "--json", "-"], &input);
    assert_eq!(ran.code, Some(0));
    let objects: Vec<serde_json::Value> = ran
        .lines()
        .into_iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        objects[0],
        serde_json::json!({
            "level": "easy",
            "level_by": "score",
            "score": 4,
            "hardest": "full-house",
            "steps": 1,
            "guesses": 0,
            "techniques": [
                { "technique": "full-house", "name": "Full House", "count": 1, "score": 4 },
            ],
        })
    );
    assert_eq!(objects[1]["steps"], 44);
    assert_eq!(objects[2]["level"], "extreme");
    for (object, line) in objects.iter().zip(told.lines()) {
        let techniques = object["techniques"].as_array().unwrap();
        let sum = |key| -> u64 {
            let values = techniques.iter().map(|technique| technique[key].as_u64());
            values.map(Option::unwrap).sum()
        };
        assert_eq!(object["score"], sum("score"));
        assert_eq!(object["steps"], sum("count"));
        let guesses = object["guesses"].as_u64().unwrap();
        let brute_force = |it: &&serde_json::Value| it["technique"] == "brute-force";
        let brute_force = techniques.iter().find(brute_force);
        assert_eq!(
            brute_force.map_or(0, |it| it["count"].as_u64().unwrap()),
            guesses
        );
        assert_eq!(line.contains("guess"), guesses > 0, "{line}");
    }
}

#[test]
fn rate_by_the_scale_of_sudoku_explainer_begins_with_three_ratings() {
    let input = format!(
        "{ASSIGNMENT_SOLVED}\n{}\n{ASSIGNMENT}\n{NONE}\n",
        all_but(1)
    );
    let ran = run_with(&["rate", "--scale", "se", "-"], &input);
    assert_eq!(
        ran.lines(),
        [
            "0.0/0.0/0.0   -",
            "1.0/1.0/1.0   Hidden Single",
            "1.2/1.2/1.2   Hidden Single",
            "the puzzle has no solution, so there is no path to rate",
        ]
    );
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(1)));
    let ran = run_with(&["rate", "--scale", "se", "--json", "-"], ASSIGNMENT);
    let object: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let step = serde_json::json!({ "rating": "1.2", "technique": "Hidden Single" });
    assert_eq!(object["rating"], "1.2/1.2/1.2");
    assert_eq!(
        (&object["er"], &object["ep"], &object["ed"]),
        (&step, &step, &step)
    );
    assert_eq!(object["hodoku"]["level"], "easy");
    // Without a scale the object has both.
    let ran = run_with(&["rate", "--json", "-"], ASSIGNMENT);
    let both: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(
        (&both["level"], &both["steps"]),
        (&"easy".into(), &44.into())
    );
    for key in ["rating", "er", "ep", "ed"] {
        assert_eq!(both["explainer"][key], object[key], "{key}");
    }
    let ran = run_with(&["rate", "--scale", "hodoku", "--json", "-"], ASSIGNMENT);
    let one: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(one["explainer"], serde_json::Value::Null);
}

#[test]
fn steps_say_soon_that_there_are_several_solutions() {
    let empty = ".".repeat(81);
    // Only chains within chains could continue here, and they would take minutes.
    let several =
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2......";
    for (puzzle, cells) in [(empty.as_str(), 81), (several, 61)] {
        let begun = std::time::Instant::now();
        let ran = run_with(&["steps", "--preset", "sudoku-explainer", "-"], puzzle);
        assert_eq!(
            ran.last_line(),
            format!(
                "several solutions after 0 steps: no rule decides between them, {cells} cells are empty"
            )
        );
        assert_eq!(ran.code, Some(1));
        assert!(begun.elapsed().as_secs() < 10, "{:?}", begun.elapsed());
    }
}

#[test]
fn rate_keeps_the_order_of_a_long_list() {
    let puzzles: Vec<usize> = (0..9000).map(|number| number % 4 + 1).collect();
    let input: String = puzzles.iter().map(|empty| all_but(*empty) + "\n").collect();
    let ran = run_with(&["rate", "-"], &input);
    let scores: Vec<usize> = ran
        .lines()
        .into_iter()
        .map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap())
        .collect();
    let expected: Vec<usize> = puzzles.iter().map(|empty| empty * 4).collect();
    assert_eq!(scores, expected);
}

#[test]
fn rate_goes_by_the_givens_and_not_by_what_was_filled_in_since() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("begun.toml");
    let mut session = Session::new(&common::puzzle(&all_but(3)));
    session.step();
    save(&session.to_puzzle(), &path).unwrap();
    let ran = run(&["rate", &path.display().to_string()]);
    assert_eq!(ran.out, "Easy        12  Full House\n");
}

/// The possible digits of each cell of the assignment, found in the simplest way.
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
            let cannot = |digit| !possible[cell.index()].contains(digit);
            // Bit 0 is digit 1.
            let bits = ('1'..='9').zip(0..).filter(|(digit, _)| cannot(*digit));
            format!("{:#011b}", bits.map(|(_, bit)| 1 << bit).sum::<u16>())
        });
        assert_eq!(line, groups.collect::<Vec<_>>().join(" "));
    }
    assert_eq!(ran.lines().len(), 9);
    assert_eq!(ran.code, Some(0));
}

#[test]
fn constraints_are_written_and_read_with_digit_1_first_if_that_is_wished() {
    let arguments = ["candidates", "--constraints", &file("assignment.txt")];
    let last = run(&arguments).out;
    let first = run(&[&arguments[..], &["--digit-1-first"]].concat()).out;
    let turned = |line: &str| -> Vec<String> {
        let groups = line.split_whitespace();
        let bits = groups.map(|group| group.strip_prefix("0b").unwrap());
        bits.map(|bits| bits.chars().rev().collect()).collect()
    };
    let expected = last.lines().map(|line| turned(line).join(" "));
    assert_eq!(
        first.lines().collect::<Vec<_>>(),
        expected.collect::<Vec<_>>()
    );

    let line = format!("{ASSIGNMENT}\n");
    let read = run_with(&["convert", "-", "--to", "line"], &last);
    assert_eq!((read.out, read.code), (line.clone(), Some(0)));
    for (command, answer) in [
        (
            vec!["convert", "-", "--to", "line", "--digit-1-first"],
            &*line,
        ),
        (
            vec!["solve", "-", "--digit-1-first"],
            &format!("{ASSIGNMENT_SOLVED}\n"),
        ),
    ] {
        let read = run_with(&command, &first);
        assert_eq!((read.out.as_str(), read.code), (answer, Some(0)));
    }
    let written = run_with(
        &["convert", "-", "--to", "constraints", "--digit-1-first"],
        ASSIGNMENT,
    );
    assert_eq!(written.out, first);
    // For every command that reads puzzles.
    for command in ["steps", "rate", "search", "candidates"] {
        let ran = run_with(&[command, "-", "--digit-1-first"], &first);
        assert_eq!(
            ran.out,
            run_with(&[command, "-"], ASSIGNMENT).out,
            "{command}"
        );
    }
    let export = ["export", "-", "--as", "svg", "--digit-1-first"];
    let ran = run_with(&export, &first);
    assert_eq!(ran.out, run_with(&export, ASSIGNMENT).out);
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
        (
            &["steps", &puzzle, "--length", "half"],
            "'half' is not a length; the lengths are name, place, short, argument",
        ),
        (
            &["steps", &puzzle, "--compact", "--length", "name"],
            "'--compact[=<STYLE>]' cannot be used with '--length <NAME>'",
        ),
        (
            &["search", &puzzle, "--method", "random"],
            "'random' is not a method; the methods are reading-order, fewest-candidates, singles",
        ),
        (&["search", &puzzle, "--events"], "--method <NAME>"),
        (
            &["search", &puzzle, "--limit", "few"],
            "invalid value 'few'",
        ),
        (&["search"], "required arguments were not provided"),
        (&["solve"], "required arguments were not provided"),
        (&["rate"], "required arguments were not provided"),
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
    for subcommand in ["solve", "steps", "rate", "search", "candidates", "convert"] {
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

/// Checks a file with these words; its name stands for the file in what is told.
fn check_words(text: &[u8]) -> Ran {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("de.ftl");
    fs::write(&path, text).unwrap();
    let file = path.display().to_string();
    let mut ran = run(&["texts", "--check", &file]);
    ran.err = ran.err.replace(&file, "de.ftl");
    ran
}

#[test]
fn the_words_are_printed_and_a_copy_of_them_is_in_order() {
    let words = run(&["texts"]);
    assert_eq!(words.code, Some(0));
    assert!(words.out.contains("\nlanguage-name = English\n"));
    let copied = check_words(words.out.as_bytes());
    assert_eq!((copied.code, &*copied.out, &*copied.err), (Some(0), "", ""));
}

#[test]
fn what_is_odd_in_a_file_of_words_is_told_in_a_line_each() {
    let words = run(&["texts"]).out;
    let odd = words.replace("save-done = Saved in { $path }.", "save-done = Saved.");
    let odd = check_words(odd.replace("start-quit = ", "start-quits = ").as_bytes());
    assert_eq!(odd.code, Some(1));
    let lines: Vec<_> = odd.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", odd.out);
    assert!(
        lines[0].ends_with("'save-done' leaves { $path } out"),
        "{}",
        odd.out
    );
    assert!(lines[1].ends_with("no message of the program is called 'start-quits'"));
    assert_eq!(lines[2], "'start-quit' is missing, and is said in English");
}

#[test]
fn a_file_that_has_no_words_is_refused_with_the_line() {
    for (text, told) in [
        (
            &b"language-tag = de\n\nlanguage\n"[..],
            "line 3 is not a message",
        ),
        (b"language-tag = de\na = \xff\n", "line 2 is not UTF-8 text"),
    ] {
        let broken = check_words(text);
        assert_eq!(broken.code, Some(2));
        let told = format!("sudoku-stepper: de.ftl: {told}");
        assert!(broken.err.starts_with(&told), "{}", broken.err);
    }
}

#[test]
fn a_file_of_words_that_is_not_there_is_told() {
    let missing = run(&["texts", "--check", "no-such-file.ftl"]);
    assert_eq!(missing.code, Some(2));
    assert!(
        missing
            .err
            .starts_with("sudoku-stepper: no-such-file.ftl cannot be read: ")
    );
}
