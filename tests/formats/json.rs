//! JSON with several puzzles: none of them is lost without a word.

use crate::common::files::assert_error;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::{BitOrder, Reading, ReadingNote, read_noted, write_line};

const SECOND: &str =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
const SECOND_SOLVED: &str =
    "483921657967345821251876493548132976729564138136798245372689514814253769695417382";

#[track_caller]
fn reading(text: &str) -> Reading {
    match read_noted(text.as_bytes(), BitOrder::default()) {
        Ok(reading) => reading,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn lines(reading: &Reading) -> Vec<String> {
    let line = |it: &sudoku_stepper::sudoku::Puzzle| write_line(&it.givens);
    reading.puzzles.iter().map(line).collect()
}

#[test]
fn a_damaged_puzzle_among_others_is_refused_with_its_place() {
    let damaged = &SECOND[..80];
    let reason = |place| format!("{place}: this puzzle has 80 cells, 81 are needed");
    for (file, place) in [
        (
            format!("[\"{ASSIGNMENT}\", \"{damaged}\"]"),
            "line 1, column 87",
        ),
        (
            format!(
                "[{{\"puzzle\": \"{ASSIGNMENT}\"}},\n {{\"id\": 2, \"puzzle\": \"{damaged}\"}}]"
            ),
            "line 2, column 22",
        ),
        (
            format!("{{\"puzzle\": \"{ASSIGNMENT}\"}}\n{{\"puzzle\": \"{damaged}\"}}\n"),
            "line 2, column 12",
        ),
        (
            format!("{{\"a\": [\n\"{ASSIGNMENT}\",\n  \"{damaged}\"\n]}}"),
            "line 3, column 3",
        ),
        (
            format!("puzzles = ['{ASSIGNMENT}',\n'{damaged}']"),
            "line 2, column 1",
        ),
    ] {
        assert_error(file, &reason(place));
    }
    let wrong = SECOND.replace('5', "k");
    let file = format!("[\"{ASSIGNMENT}\",\n\"{wrong}\"]");
    assert_error(file, "line 2, column 1: 'k' is not a digit");
}

#[test]
fn entries_that_are_no_puzzles_are_counted() {
    let file = format!("[\n\"{ASSIGNMENT}\",\n\"hello\",\n\"{SECOND}\",\n{{\"x\": 1}}\n]");
    let found = reading(&file);
    assert_eq!(lines(&found), [ASSIGNMENT, SECOND]);
    let note = ReadingNote::EntriesLeftOut { count: 2, first: 3 };
    assert_eq!(found.notes, [note]);
    // A value a line, too.
    let file = format!("{{\"puzzle\": \"{ASSIGNMENT}\"}}\n{{\"name\": \"x\"}}\n");
    let note = ReadingNote::EntriesLeftOut { count: 1, first: 2 };
    assert_eq!(reading(&file).notes, [note]);
    // The only word beside a puzzle is its title.
    let file = format!("[[\"easy\", \"{ASSIGNMENT}\"], [\"hard\", \"{SECOND}\"]]");
    let found = reading(&file);
    let titles: Vec<_> = found.puzzles.iter().map(|it| it.title.as_deref()).collect();
    assert_eq!(titles, [Some("easy"), Some("hard")]);
    assert!(found.notes.is_empty());
}

#[test]
fn a_solution_in_json_is_compared_as_in_a_table() {
    let wrong = SECOND_SOLVED.replacen('4', "5", 1);
    let file = |second: &str| {
        format!(
            "[{{\"puzzle\": \"{ASSIGNMENT}\", \"solution\": \"{ASSIGNMENT_SOLVED}\"}},\n\
             {{\"puzzle\": \"{SECOND}\",\n \"solution\": \"{second}\"}}]"
        )
    };
    let found = reading(&file(SECOND_SOLVED));
    assert_eq!(found.notes, [ReadingNote::Solutions { count: 2 }]);
    let found = reading(&file(&wrong));
    assert_eq!(lines(&found), [ASSIGNMENT, SECOND]);
    let told = ReadingNote::WrongSolutions {
        wrong: 1,
        count: 2,
        first: 3,
    };
    assert_eq!(found.notes, [told]);
    // Without a name it is known by what it is.
    let file = format!("[\"{ASSIGNMENT}\", \"{ASSIGNMENT_SOLVED}\", \"{SECOND}\"]");
    let found = reading(&file);
    assert_eq!(lines(&found), [ASSIGNMENT, SECOND]);
    assert_eq!(found.notes, [ReadingNote::Solutions { count: 1 }]);
}

#[test]
fn two_boards_in_one_object_are_two_puzzles() {
    let file = format!("{{\"easy\": \"{ASSIGNMENT}\", \"hard\": \"{SECOND}\"}}");
    let found = reading(&file);
    assert_eq!(lines(&found), [ASSIGNMENT, SECOND]);
    let titles: Vec<_> = found.puzzles.iter().map(|it| it.title.as_deref()).collect();
    assert_eq!(titles, [Some("easy"), Some("hard")]);
    // A table of another name tells something about the puzzle.
    for mask in ["true", "1"] {
        let row = format!("[{}]", [mask; 9].join(","));
        let mask = format!("[{}]", [&*row; 9].join(","));
        let file = format!("{{\"puzzle\": \"{ASSIGNMENT}\", \"fixed\": {mask}}}");
        let found = reading(&file);
        assert_eq!(lines(&found), [ASSIGNMENT]);
        assert!(found.puzzles[0].entries.iter().all(Option::is_none));
    }
    // Unless one is the other after something was filled in.
    let later = ASSIGNMENT.replacen('.', "6", 1);
    let file = format!("{{\"initial\": \"{ASSIGNMENT}\", \"board\": \"{later}\"}}");
    let found = reading(&file);
    assert_eq!(lines(&found), [ASSIGNMENT]);
    assert_eq!(write_line(&found.puzzles[0].values()), later);
}

#[test]
fn json_without_a_puzzle_is_refused_as_json() {
    for file in [
        "{}",
        "[]",
        "[[], []]",
        "[\n]\n",
        "{ }\n",
        "[null]",
        "{\"a\": 1}",
    ] {
        let reason = "line 1, column 1: there is no puzzle in this JSON that this program finds";
        assert_error(file, reason);
    }
}

#[test]
fn json_that_is_cut_off_names_the_line_where_it_ends() {
    let whole = format!("{{\"puzzle\": \"{ASSIGNMENT}\"}}\n");
    for rest in ["{\"puzzle\":", "{\"puzzle\": \"53..", "{\"puzzle\": 5", "["] {
        let column = rest.len();
        let reason = format!("line 2, column {column}: this is not JSON, or it is cut off");
        assert_error(format!("{whole}{rest}\n"), &reason);
    }
}

#[test]
fn lists_in_a_program_end_where_it_goes_on() {
    let rows: Vec<String> = ASSIGNMENT
        .as_bytes()
        .chunks(9)
        .map(|row| format!("    \"{}\"", str::from_utf8(row).unwrap()))
        .collect();
    let rows = rows.join(",\n");
    for file in [
        format!("board = [\n{rows}\n]\nprint(solve(board))\n"),
        format!("const puzzle = [\n{rows},\n];\nexport default puzzle;\n"),
        format!("grid = [\n{rows}\n]\n\ndef f(x):\n    return x[0]\n"),
    ] {
        assert_eq!(lines(&reading(&file)), [ASSIGNMENT], "{file}");
        assert!(reading(&file).notes.is_empty());
    }
    let file = format!("a = [\n{rows}\n]\nb = ['{SECOND}']\nprint(a, b)\n");
    assert_eq!(lines(&reading(&file)), [ASSIGNMENT, SECOND]);
}

#[test]
fn a_notebook_has_its_puzzles_in_its_cells() {
    let cell =
        |source: serde_json::Value| serde_json::json!({ "cell_type": "code", "source": source });
    let book = serde_json::json!({
        "cells": [
            cell(serde_json::json!("import numpy as np")),
            cell(serde_json::json!([format!("puzzle = '{ASSIGNMENT}'\n"), "solve(puzzle)"])),
            cell(serde_json::json!(SECOND)),
        ],
        "metadata": {},
        "nbformat": 4,
    });
    assert_eq!(lines(&reading(&book.to_string())), [ASSIGNMENT, SECOND]);
}
