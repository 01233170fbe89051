//! Lists that could be read in two ways, and how the notes tell the choice.

use crate::common::ASSIGNMENT;
use crate::common::files::{only, reading, rows};
use sudoku_stepper::formats::ReadingNote;
use sudoku_stepper::grid::Cell;
use sudoku_stepper::sudoku::Field;

/// Returns the givens, each with its row, its column and its digit.
fn givens() -> Vec<(usize, usize, char)> {
    let all = Cell::all().zip(ASSIGNMENT.chars());
    let given = all.filter(|(_, digit)| *digit != '.');
    given
        .map(|(cell, digit)| (cell.row(), cell.column(), digit))
        .collect()
}

fn lines_of(all: &[(usize, usize, char)], line: impl Fn(usize, usize, char) -> String) -> String {
    all.iter()
        .map(|(row, column, digit)| line(*row, *column, *digit) + "\n")
        .collect()
}

/// Whether a reading gives the puzzle and this note.
fn is_noted(text: &str, note: &ReadingNote) -> bool {
    let reading = reading(text);
    let givens = sudoku_stepper::formats::write_line(&reading.puzzles[0].givens);
    assert_eq!(givens, ASSIGNMENT, "{text}");
    reading.notes.contains(note)
}

#[test]
fn a_list_with_x_and_y_says_which_was_read_as_the_column() {
    let objects = givens();
    let objects: Vec<String> = objects
        .iter()
        .map(|(row, column, digit)| format!(r#"{{"x":{column},"y":{row},"value":{digit}}}"#))
        .collect();
    let json = format!("[{}]", objects.join(","));
    assert!(is_noted(&json, &ReadingNote::XAsColumn));
    let json = format!(r#"{{"cells":[{}]}}"#, objects.join(","));
    assert!(is_noted(&json, &ReadingNote::XAsColumn));
    let table = lines_of(&givens(), |row, column, digit| {
        format!("{column},{row},{digit}")
    });
    assert!(is_noted(
        &format!("x,y,value\n{table}"),
        &ReadingNote::XAsColumn
    ));
    let table = lines_of(&givens(), |row, column, digit| {
        format!("{row},{column},{digit}")
    });
    assert!(!is_noted(
        &format!("row,col,value\n{table}"),
        &ReadingNote::XAsColumn
    ));
}

#[test]
fn two_numbers_for_a_cell_are_told_unless_the_cells_are_in_order() {
    let line = |row: usize, column: usize, digit| format!("{} {} {digit}", row + 1, column + 1);
    let mut all = givens();
    assert!(!is_noted(&lines_of(&all, line), &ReadingNote::FirstAsRow));
    all.reverse();
    assert!(is_noted(&lines_of(&all, line), &ReadingNote::FirstAsRow));
    let json: Vec<String> = all
        .iter()
        .map(|(row, column, digit)| format!("[{row},{column},{digit}]"))
        .collect();
    let json = format!("[{}]", json.join(","));
    assert!(is_noted(&json, &ReadingNote::FirstAsRow));
}

#[test]
fn letters_in_cages_are_told_unless_the_cages_are_in_order() {
    let letters = |text: &str| reading(text).notes;
    assert_eq!(letters("A1,A2 11\nC3,C4 9\nD1,D2 5\n"), []);
    assert_eq!(
        letters("C3,C4 9\nA1,A2 11\nD1,D2 5\n"),
        [ReadingNote::Letters { are_columns: false }]
    );
    // The first cells are in order only if the letter is the column.
    assert_eq!(
        letters("A1,B1 11\nC1,C2 4\nA2,A3 9\nD2,D3 5\n"),
        [ReadingNote::Letters { are_columns: true }]
    );
}

#[test]
fn each_grid_beside_another_has_its_own_title() {
    let other = sudoku_stepper::formats::write_line(&only(rows(crate::common::SECOND)).givens);
    let (first, second) = (rows(ASSIGNMENT), rows(&other));
    let beside: String = first
        .lines()
        .zip(second.lines())
        .map(|(left, right)| format!("{left}        {right}\n"))
        .collect();
    let read = reading(format!("Puzzle 12        Puzzle 13\n{beside}"));
    let titles: Vec<_> = read.puzzles.iter().map(|it| it.title.as_deref()).collect();
    assert_eq!(titles, [Some("Puzzle 12"), Some("Puzzle 13")]);
}

#[test]
fn words_under_notes_are_kept_as_a_comment() {
    for name in ["notes", "comment"] {
        let file = format!(r#"{{"puzzle":"{ASSIGNMENT}","{name}":"from the paper"}}"#);
        let puzzle = only(&file);
        assert_eq!(puzzle.metadata.get(Field::Comment), Some("from the paper"));
    }
}
