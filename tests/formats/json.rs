//! JSON with several puzzles: no puzzle is lost without a note.

use crate::common::boards::JIGSAW;
use crate::common::files::{assert_error, assert_error_at, only, reading};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, SECOND, SECOND_SOLVED};
use serde_json::{Value, json};
use sudoku_stepper::formats::{Reading, ReadingNote, write_line};
use sudoku_stepper::grid::{Cell, Digit, Feature, Grid, Layout, LayoutBuilder};

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
    // One value per line, too.
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
    let found = reading(file(SECOND_SOLVED));
    assert_eq!(found.notes, [ReadingNote::Solutions { count: 2 }]);
    let found = reading(file(&wrong));
    assert_eq!(lines(&found), [ASSIGNMENT, SECOND]);
    let told = ReadingNote::WrongSolutions {
        wrong: 1,
        count: 2,
        first: 3,
    };
    assert_eq!(found.notes, [told]);
    // A solution without a name is recognized by its content.
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
    // A table with another name is data about the puzzle.
    for mask in ["true", "1"] {
        let row = format!("[{}]", [mask; 9].join(","));
        let mask = format!("[{}]", [&*row; 9].join(","));
        let file = format!("{{\"puzzle\": \"{ASSIGNMENT}\", \"fixed\": {mask}}}");
        let found = reading(&file);
        assert_eq!(lines(&found), [ASSIGNMENT]);
        assert!(found.puzzles[0].entries.iter().all(Option::is_none));
    }
    // Unless one of them is the other one with more cells filled in.
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
    assert_eq!(lines(&reading(book.to_string())), [ASSIGNMENT, SECOND]);
}

/// Returns the board of the only puzzle in an object with this field beside its givens.
#[track_caller]
fn board_with(name: &str, value: Value) -> Layout {
    let reading = reading(json!({ "givens": ASSIGNMENT, name: value }).to_string());
    let [puzzle] = &reading.puzzles[..] else {
        panic!("{name}: {} puzzles", reading.puzzles.len())
    };
    assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{name}");
    puzzle.layout.clone()
}

#[test]
fn rules_are_heard_by_any_name_that_a_field_or_a_kind_has() {
    let diagonals = &[Feature::DiagonalDown, Feature::DiagonalUp][..];
    for (name, value, features) in [
        ("antiKnight", json!(true), &[Feature::AntiKnight][..]),
        ("anti_king", json!(true), &[Feature::AntiKing]),
        ("diagonal_down", json!(true), &[Feature::DiagonalDown]),
        ("isHyper", json!(1), &[Feature::Windoku]),
        ("DisjointSudoku", json!(true), &[Feature::DisjointGroups]),
        ("variant", json!("diagonal"), diagonals),
        ("puzzleType", json!("sudoku_x"), diagonals),
        ("type", json!("Windoku"), &[Feature::Windoku]),
        ("rules", json!(["AntiKnight"]), &[Feature::AntiKnight]),
        ("logic", json!({ "antiKing": true }), &[Feature::AntiKing]),
        // Fields that say nothing, or that something is off.
        ("antiKnight", json!(false), &[]),
        ("variant", json!("classic"), &[]),
        ("mode", json!("daily"), &[]),
        (
            "rules",
            json!("Normal sudoku rules apply, and every digit is placed by even a child."),
            &[],
        ),
        ("iterations", json!([[1, 2], [3, 4]]), &[]),
        ("events", json!([{ "at": 12 }]), &[]),
        ("constraints", json!(["row", "column", "box"]), &[]),
        ("arrows", json!(true), &[]),
        ("lines", json!({ "color": "red", "width": 2 }), &[]),
        ("evenOddColors", json!(true), &[]),
        ("region", json!("EU"), &[]),
        ("areas", json!(["science"]), &[]),
        ("comparison", json!("better than 80%"), &[]),
        ("overlay", json!("none"), &[]),
        ("sums", json!([45, 45, 45]), &[]),
    ] {
        assert_eq!(board_with(name, value).features(), features, "{name}");
    }
    for (name, value, what) in [
        ("nonConsecutive", json!(true), "the non-consecutive rule"),
        (
            "xv",
            json!([[[0, 0], [0, 1], "X"]]),
            "signs between its cells",
        ),
        (
            "gameType",
            json!("killer"),
            "cages that are not told in full",
        ),
        (
            "variation",
            json!("jigsaw"),
            "irregular regions without a map of them",
        ),
        (
            "overlays",
            json!([{ "center": [1, 2] }]),
            "lines and shapes on its board",
        ),
        ("regions", json!(["111112222"]), "regions in this form"),
    ] {
        assert_error_at(
            &json!({ "givens": ASSIGNMENT, name: value }).to_string(),
            &value.to_string(),
            &format!("the puzzle has {what}, which this program does not know"),
        );
    }
}

#[test]
fn regions_are_heard_under_any_name_and_a_solution_is_none() {
    let expected = LayoutBuilder::new(9).regions_from(JIGSAW).build().unwrap();
    let rows: Vec<&str> = JIGSAW
        .as_bytes()
        .chunks(9)
        .map(|it| str::from_utf8(it).unwrap())
        .collect();
    for name in ["boxes", "blockMap", "layout", "shape", "zones", "groups"] {
        assert_eq!(board_with(name, json!(JIGSAW)), expected, "{name}");
        assert_eq!(board_with(name, json!(rows)), expected, "{name}");
    }
    let digit = |one: char| json!(one.to_digit(10));
    let numbers: Vec<Vec<Value>> = rows
        .iter()
        .map(|row| row.chars().map(digit).collect())
        .collect();
    assert_eq!(board_with("boxes", json!(numbers)), expected);
    // The usual boxes are not a jigsaw, and a number of boxes is not a map.
    let boxes: String = (0..81)
        .map(|at| char::from(b'1' + at / 27 * 3 + at % 9 / 3))
        .collect();
    assert!(board_with("regions", json!(boxes)).is_classic());
    assert!(board_with("boxes", json!(9)).is_classic());
}

#[test]
fn the_shape_of_boxes_is_heard() {
    let expected = LayoutBuilder::new(6).boxes(3, 2).build().unwrap();
    let grid = "12....".to_owned() + &".".repeat(30);
    for (name, value) in [
        ("box", json!({ "rows": 3, "cols": 2 })),
        ("boxSize", json!([3, 2])),
        ("block", json!({ "bw": 2, "bh": 3 })),
    ] {
        let read = reading(json!({ "puzzle": grid, name: value }).to_string());
        assert_eq!(read.puzzles[0].layout, expected, "{name}");
    }
    let named = json!({ "puzzle": grid, "boxWidth": 2, "boxHeight": 3 });
    assert_eq!(reading(named.to_string()).puzzles[0].layout, expected);
}

#[test]
fn what_is_not_given_is_an_entry_however_it_is_told() {
    let mut board: Vec<u32> = ASSIGNMENT
        .chars()
        .map(|it| it.to_digit(10).unwrap_or(0))
        .collect();
    let given: Vec<bool> = board.iter().map(|it| *it > 0).collect();
    board[0] = 4;
    let rows = |flags: &[bool]| -> Value { flags.chunks(9).map(|it| json!(it)).collect() };
    let numbers: Value = board.chunks(9).map(|it| json!(it)).collect();
    let open: Vec<bool> = given.iter().map(|it| !it).collect();
    let ones: Vec<u32> = given.iter().map(|it| u32::from(*it)).collect();
    let cells: Vec<[usize; 2]> = (0..81)
        .filter(|at| given[*at])
        .map(|at| [at / 9, at % 9])
        .collect();
    let start: Value = digits(ASSIGNMENT).chunks(9).map(|it| json!(it)).collect();
    let checked = |file: Value| {
        let reading = reading(file.to_string());
        let [puzzle] = &reading.puzzles[..] else {
            panic!("{file}: {} puzzles", reading.puzzles.len())
        };
        assert_eq!(write_line(&puzzle.givens), ASSIGNMENT, "{file}");
        assert_eq!(puzzle.entries[0], Digit::new(4), "{file}");
        assert_eq!(puzzle.entries.iter().flatten().count(), 1, "{file}");
    };
    for (name, value) in [
        ("frozen", rows(&given)),
        ("isFixed", json!(given)),
        ("given", rows(&given)),
        ("initialMask", rows(&given)),
        ("editable", rows(&open)),
        ("clues", ones.chunks(9).map(|it| json!(it)).collect()),
        ("fixedCells", json!(cells)),
        ("base", start.clone()),
        ("template", start),
    ] {
        checked(json!({ "board": numbers, name: value }));
    }
    for (name, words) in [("type", ["given", "user"]), ("state", ["fixed", "entry"])] {
        let cell = |(digit, given): (&u32, &bool)| json!({ "value": digit, name: words[usize::from(!given)] });
        let cells: Vec<Value> = board.iter().zip(&given).map(cell).collect();
        checked(json!({ "cells": cells }));
    }
}

#[test]
fn puzzles_by_name_come_in_the_order_of_the_file_and_none_is_left_out() {
    let third = SECOND.chars().rev().collect::<String>();
    for file in [
        format!("{{\"easy\":\"{ASSIGNMENT}\",\"medium\":\"{SECOND}\",\"hard\":\"{third}\"}}"),
        format!(
            "{{\"easy\":\"{ASSIGNMENT}\",\"medium\":[\"{SECOND}\"],\"hard\":[{{\"puzzle\":\"{third}\"}}]}}"
        ),
        format!("{{\"easy\":[\"{ASSIGNMENT}\"],\"medium\":[\"{SECOND}\"],\"hard\":[\"{third}\"]}}"),
    ] {
        let read = reading(&file);
        assert_eq!(lines(&read), [ASSIGNMENT, SECOND, &third], "{file}");
        let titles: Vec<_> = read
            .puzzles
            .iter()
            .map(|it| it.title.clone().unwrap())
            .collect();
        assert_eq!(titles, ["easy", "medium", "hard"], "{file}");
    }
    let filled = json!({ "grid": ASSIGNMENT, "filledGrid": ASSIGNMENT_SOLVED });
    let read = reading(filled.to_string());
    assert_eq!(lines(&read), [ASSIGNMENT]);
    assert!(!read.puzzles[0].has_entries());
}

fn digits(line: &str) -> Vec<u32> {
    line.chars()
        .map(|it| it.to_digit(10).unwrap_or(0))
        .collect()
}

#[test]
fn a_whole_grid_is_the_puzzle_whatever_cells_are_listed_beside_it() {
    for name in ["history", "log", "hints", "notes", "errors", "userCells"] {
        let moves = json!([{ "row": 0, "col": 2, "value": 4 }]);
        let read = reading(json!({ "puzzle": ASSIGNMENT, name: moves }).to_string());
        assert_eq!(lines(&read), [ASSIGNMENT], "{name}");
    }
}

#[test]
fn the_digits_of_cells_are_found_by_any_usual_name_or_the_grid_is_refused() {
    let grid = |name: &str| {
        let cell = |digit: &u32| json!({ name: digit, "given": *digit > 0 });
        let rows: Vec<Value> = digits(ASSIGNMENT)
            .chunks(9)
            .map(|row| row.iter().map(cell).collect::<Value>())
            .collect();
        json!({ "cells": rows }).to_string()
    };
    for name in ["value", "n", "num", "v", "text", "char", "symbol"] {
        assert_eq!(lines(&reading(grid(name))), [ASSIGNMENT], "{name}");
    }
    assert_error(
        grid("riddle"),
        "line 1, column 10: no digit is found in the cells of this grid",
    );
}

/// The way to write the candidates of a cell.
type Form<'a> = &'a dyn Fn(Vec<u8>) -> Value;

#[test]
fn cells_with_candidates_may_be_lists_or_texts_among_the_digits() {
    let grid = Grid::from_values(&only(ASSIGNMENT).givens);
    let row = |row: usize, cell: &dyn Fn(Vec<u8>) -> Value| -> Vec<Value> {
        let content = |column: usize| {
            let at = Cell::at(row, column);
            match grid.value(at) {
                Some(digit) => json!(digit.get()),
                None => cell(grid.candidates(at).iter().map(|it| it.get()).collect()),
            }
        };
        (0..9).map(content).collect()
    };
    let list = |digits: Vec<u8>| json!(digits);
    let text = |digits: Vec<u8>| json!(digits.iter().map(u8::to_string).collect::<String>());
    for (form, is_digit) in [(&list as Form<'_>, false), (&text, true)] {
        let rows: Vec<Vec<Value>> = (0..9).map(|at| row(at, form)).collect();
        for file in [json!(rows), json!({ "board": rows })] {
            let puzzle = only(file.to_string());
            for cell in Cell::all() {
                let given = puzzle.givens[cell.index()];
                match grid.value(cell) {
                    Some(digit) => assert_eq!(given, Some(digit), "{file}"),
                    // Beside digits, a list of one is a mark; a text of one is a digit.
                    None => {
                        let single = grid.candidates(cell).single().filter(|_| is_digit);
                        assert_eq!(given, single, "{file}");
                    }
                }
            }
        }
    }
}
