//! A damaged puzzle beside its solution: the row is refused with its place, and the solution is not
//! taken for the puzzle.

use crate::common::files::reading;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED};
use sudoku_stepper::formats::{ReadingNote, read, write_line};

/// The puzzle with signs missing, extra or wrong.
fn damaged() -> Vec<String> {
    let line = SECOND;
    let with = |sign: &str| format!("{}{sign}{}", &line[..40], &line[41..]);
    vec![
        line[..79].to_owned(),
        line[..80].to_owned(),
        format!("{line}."),
        with("K"),
        with("@"),
        with("*"),
        with("-"),
        format!("{}{}", &line[..30], &line[33..]),
    ]
}

/// A kind of table: the line before all rows, a row of two fields, and the line after all rows.
type Table = (&'static str, fn(&str, &str) -> String, &'static str);

fn tables() -> Vec<Table> {
    vec![
        ("puzzle,solution\n", |a, b| format!("{a},{b}\n"), ""),
        ("", |a, b| format!("{a},{b}\n"), ""),
        ("puzzle\tsolution\n", |a, b| format!("{a}\t{b}\n"), ""),
        ("", |a, b| format!("{a}\t{b}\n"), ""),
        ("", |a, b| format!("{a};{b}\n"), ""),
        ("", |a, b| format!("{a} {b}\n"), ""),
        ("id,quizzes,solutions\n", |a, b| format!("7,{a},{b}\n"), ""),
        ("solution,puzzle\n", |a, b| format!("{b},{a}\n"), ""),
        ("", |a, b| format!("\"{a}\",\"{b}\"\n"), ""),
        ("", |a, b| format!("| {a} | {b} |\n"), ""),
        (
            "INSERT INTO sudoku (puzzle, solution) VALUES\n",
            |a, b| format!("('{a}','{b}'),\n"),
            "",
        ),
        (
            "",
            |a, b| format!("{{\"puzzle\": \"{a}\", \"solution\": \"{b}\"}}\n"),
            "",
        ),
        ("", |a, b| format!("[\"{a}\", \"{b}\"]\n"), ""),
        ("[\n", |a, b| format!("[\"{a}\", \"{b}\"],\n"), "[]]\n"),
        (
            "[\n",
            |a, b| format!("{{\"quiz\": \"{a}\", \"solution\": \"{b}\"}},\n"),
            "{}]\n",
        ),
    ]
}

#[test]
fn a_damaged_puzzle_beside_its_solution_is_refused_at_its_line() {
    for (head, row, end) in tables() {
        let right = row(ASSIGNMENT, ASSIGNMENT_SOLVED);
        let whole = format!("{head}{right}{}{end}", row(SECOND, SECOND_SOLVED));
        let puzzles = reading(&whole).puzzles;
        let givens: Vec<_> = puzzles.iter().map(|it| write_line(&it.givens)).collect();
        assert_eq!(givens, [ASSIGNMENT, SECOND], "{whole}");
        for damaged in damaged() {
            let wrong = row(&damaged, SECOND_SOLVED);
            let first = head.lines().count() + 1;
            let texts = [
                (first, format!("{head}{wrong}{end}")),
                (first, format!("{head}{wrong}{right}{end}")),
                (first + 1, format!("{head}{right}{wrong}{end}")),
                (first + 1, format!("{head}{right}{wrong}{right}{end}")),
            ];
            for (line, text) in texts {
                match read(text.as_bytes()) {
                    Ok(puzzles) => panic!("{} puzzles in\n{text}", puzzles.len()),
                    Err(error) => {
                        let said = error.to_string();
                        assert!(said.starts_with(&format!("line {line}")), "{said}\n{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_damaged_puzzle_among_tuples_in_one_line_is_refused() {
    let row = |one: &str, two: &str| format!("('{one}','{two}')");
    let right = row(ASSIGNMENT, ASSIGNMENT_SOLVED);
    for damaged in damaged() {
        let wrong = row(&damaged, SECOND_SOLVED);
        for tuples in [
            format!("{right},{wrong}"),
            format!("{wrong},{right}"),
            format!("{right},{wrong},{right}"),
        ] {
            let text = format!("INSERT INTO sudoku VALUES {tuples};\n");
            let error = read(text.as_bytes()).expect_err(&text).to_string();
            assert!(error.starts_with("line 1"), "{error}\n{text}");
            assert!(!error.contains("several"), "{error}\n{text}");
        }
    }
}

#[test]
fn a_row_without_its_puzzle_is_counted_as_left_out() {
    let row = |puzzle: &str, solution: &str| format!("1,{puzzle},{solution}\n");
    for empty in ["", "NULL", "\"\""] {
        let rows = [
            row(ASSIGNMENT, ASSIGNMENT_SOLVED),
            row(empty, SECOND_SOLVED),
        ];
        let text = format!("id,puzzle,solution\n{}", rows.concat());
        let reading = reading(&text);
        assert_eq!(reading.puzzles.len(), 1, "{text}");
        assert_eq!(write_line(&reading.puzzles[0].givens), ASSIGNMENT, "{text}");
        assert_eq!(
            reading.notes,
            [
                ReadingNote::Solutions { count: 1 },
                ReadingNote::LeftOut { count: 1, first: 3 }
            ],
            "{text}"
        );
    }
}
