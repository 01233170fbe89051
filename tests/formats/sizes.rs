//! Boards that cannot be opened are refused with their size, in every form; so are impossible
//! cages.

use std::fmt::Write;

use serde_json::json;

use crate::common::files::{assert_error, assert_error_behind};
use sudoku_stepper::formats::read;

const SIXTEEN: &str = "a board of 16 rows; up to 9 can be opened";
const SAMURAI: &str = "a samurai, five boards that overlap, which this program does not know";

#[test]
fn rows_of_a_large_board_are_no_small_boards_whatever_stands_above_them() {
    let large = ".2..5..A..F.1...\n".repeat(16);
    assert_error(
        format!("16x16 sudoku\n{large}"),
        &format!("line 2, column 1: {SIXTEEN}"),
    );
    assert_error(
        format!("From Bob\n\n{large}\nBye\n"),
        &format!("line 3, column 1: {SIXTEEN}"),
    );
    // With digits that a small board has, too.
    let low = "1...2...3...4...\n".repeat(16);
    assert_error(
        format!("A 16 x 16 puzzle\n{low}"),
        &format!("line 2, column 1: {SIXTEEN}"),
    );
    for row in ["1...1...1...1...", "1...............", "1..............1"] {
        assert_error(
            format!("{row}\n").repeat(16),
            &format!("line 1, column 1: {SIXTEEN}"),
        );
    }
    // Sixteen small boards are not a large one.
    assert_eq!(
        read("1.3..4..2..1.3..\n".repeat(16).as_bytes())
            .unwrap()
            .len(),
        16
    );
}

#[test]
fn a_size_that_is_told_is_believed() {
    let grid = vec![vec![json!({}); 9]; 9];
    let puzzle = |size: usize| json!({ "size": size, "grid": grid }).to_string();
    assert_error(puzzle(16), &format!("line 1, column 1: {SIXTEEN}"));
    assert_error(
        puzzle(6),
        "line 1, column 1: a board of 6 rows is told, and there are 9",
    );
    assert!(read(puzzle(9).as_bytes()).is_ok());
    let cells = json!([{ "position": [0, 0], "value": 5, "fixed": true }]);
    let placed = json!({ "size": 16, "cells": cells }).to_string();
    assert_error(placed, &format!("line 1, column 10: {SIXTEEN}"));
}

/// Returns a file of SudoQ with this many fields.
fn sudoq(kind: &str, size: usize, count: usize) -> String {
    let mut file = format!("<?xml version=\"1.0\"?>\n<sudoku {kind}complexity=\"1\">\n");
    for at in 0..count {
        let (row, column) = (at / size, at % size);
        let solution = (row / 3 + row % 3 * 3 + column) % size;
        writeln!(
            file,
            "<fieldmap editable=\"{}\" solution=\"{solution}\"><position x=\"{column}\" y=\"{row}\"/></fieldmap>",
            at % 2 == 0
        )
        .unwrap();
    }
    file + "</sudoku>\n"
}

#[test]
fn boards_of_sudoq_are_known_by_name_by_number_and_by_their_fields() {
    let sixteen = format!("line 2, column 1: {SIXTEEN}");
    assert_error(sudoq("type=\"standard16x16\" ", 9, 81), &sixteen);
    assert_error(sudoq("type=\"3\" ", 9, 81), &sixteen);
    assert_error(sudoq("type=\"0\" ", 16, 256), &sixteen);
    assert_error(sudoq("", 16, 256), &sixteen);
    assert_error(
        sudoq("type=\"samurai\" ", 9, 81),
        &format!("line 2, column 1: {SAMURAI}"),
    );
    assert_error(
        sudoq("type=\"hyperbolic\" ", 9, 81),
        "line 2, column 1: the puzzle has a board of type hyperbolic, which this program does not know",
    );
    assert_error(sudoq("", 9, 81), "line 2, column 1: 'type' is missing");
    for kind in ["type=\"0\" ", "type=\"standard9x9\" "] {
        let puzzles = read(sudoq(kind, 9, 81).as_bytes()).unwrap();
        assert!(puzzles[0].layout.is_classic());
    }
}

#[test]
fn a_samurai_in_one_line_is_refused_by_name() {
    let line = format!("{}1{}", ".".repeat(200), ".".repeat(240));
    assert_error(&line, &format!("line 1, column 1: {SAMURAI}"));
    assert_error(
        json!({ "puzzle": line }).to_string(),
        &format!("line 1, column 11: {SAMURAI}"),
    );
}

#[test]
fn cages_that_cannot_be_are_refused_by_name() {
    let of_setters = |cells: &[&str], value: &str| {
        let grid = vec![vec![json!({}); 9]; 9];
        let cage = json!([{ "cells": cells, "value": value }]);
        json!({ "size": 9, "grid": grid, "killercage": cage }).to_string()
    };
    let of_others = |cells: serde_json::Value, sum: u8| {
        let cage = json!([{ "cells": cells, "sum": sum }]);
        json!({ "puzzle": ".".repeat(81), "cages": cage }).to_string()
    };
    let twice = "line 1, column 1: a cage or region names the cell r1c1 twice";
    let of_cage = |told: &str| {
        told.split_once(": ")
            .map_or("", |(_, told)| told)
            .to_owned()
    };
    let list = r#""cells":"#;
    assert_error_behind(&of_setters(&["R1C1", "R1C1"], "5"), list, &of_cage(twice));
    // The cage itself begins there.
    let in_list = |told: &str| told.replace("column 1:", "column 11:");
    assert_error(of_others(json!([[0, 0], [0, 0]]), 5), &in_list(twice));
    assert_error(
        of_others(json!(["r1c1", "r1c2", "r1c1"]), 8),
        &in_list(twice),
    );
    assert_error(".Cage~5~R1C1~R1C1", twice);
    let nothing = "line 1, column 1: the cage of r1c1 cannot add up to 0: \
                   2 different digits make 3 to 17";
    let zero = of_setters(&["R1C1", "R1C2"], "0");
    assert_error_behind(&zero, r#""killercage":["#, &of_cage(nothing));
    assert_error(of_others(json!([[0, 0], [0, 1]]), 0), &in_list(nothing));
    // A cage without a sum only forbids equal digits.
    assert!(read(of_setters(&["R1C1", "R1C2"], "").as_bytes()).is_ok());
}
