//! The boxes of small boards, as words and numbers beside them describe them.

use crate::common::files::only;
use sudoku_stepper::formats::read;
use sudoku_stepper::grid::{Layout, LayoutBuilder};

/// A puzzle with boxes of two rows and three columns, which has no solution with the others.
const LYING: &str = "...4....2......1....162.2.6...5....3";

/// The same puzzle with rows for columns: its boxes have three rows and two columns.
fn standing() -> String {
    let cells: Vec<char> = LYING.chars().collect();
    (0..36).map(|at| cells[at % 6 * 6 + at / 6]).collect()
}

fn board(rows: usize, columns: usize) -> Layout {
    let board = LayoutBuilder::new(6).boxes(rows, columns);
    board.build().expect("these boxes fill the board")
}

fn rows(line: &str) -> String {
    let rows: Vec<&str> = (0..6).map(|row| &line[6 * row..6 * row + 6]).collect();
    rows.join("\n")
}

/// Asserts that both puzzles are on their boards below a heading.
#[track_caller]
fn assert_told(heading: &dyn Fn(usize, usize) -> String) {
    for (line, height, width) in [(LYING.to_owned(), 2, 3), (standing(), 3, 2)] {
        for body in [rows(&line), line] {
            let text = format!("{}\n{body}\n", heading(height, width));
            assert_eq!(only(&text).layout, board(height, width), "{text}");
        }
    }
}

#[test]
fn the_boxes_that_a_heading_names_are_those_of_the_board() {
    assert_told(&|rows, columns| format!("Mini sudoku, {rows} by {columns} boxes"));
    assert_told(&|rows, columns| format!("6x6, boxes {rows}x{columns}"));
    assert_told(&|rows, columns| format!("Mini sudoku 6×6 ({rows}×{columns})"));
    assert_told(&|rows, columns| format!("Kids sudoku (6x6, {rows} by {columns})"));
    assert_told(&|rows, columns| format!("Boxes: {rows} rows by {columns} columns"));
    assert_told(&|rows, columns| format!("box height {rows}, box width {columns}"));
    assert_told(&|rows, columns| format!("Boxes {columns} wide and {rows} high"));
    assert_told(&|rows, columns| format!("6x6 Sudoku, Blöcke {rows}x{columns}"));
    assert_told(&|rows, columns| format!("bloques de {rows} filas y {columns} columnas"));
    assert_told(&|rows, columns| format!("# boxes: {rows}x{columns}"));
    let named = |number: usize| if number == 2 { "two" } else { "three" };
    assert_told(&|rows, columns| format!("{} by {} boxes", named(rows), named(columns)));
}

#[test]
fn the_puzzle_decides_which_of_two_bare_numbers_is_the_height() {
    assert_told(&|rows, columns| format!("6x6, boxes {columns}x{rows}"));
    assert_told(&|rows, columns| format!("Mini sudoku, {columns} by {rows} boxes"));
}

#[test]
fn numbers_too_large_for_boxes_are_none() {
    for told in [
        "999999999999999x99999999999999999",
        "999999999999999 rows, 99999999999999999 columns",
        "4294967296x4294967296",
        "18446744073709551615 18446744073709551615",
    ] {
        let file = format!("{told}\n1\n");
        assert!(read(file.as_bytes()).is_err(), "{file}");
        // A grid below may be read or refused.
        let _ = read(format!("{told}\n{}\n", rows(LYING)).as_bytes());
    }
}
