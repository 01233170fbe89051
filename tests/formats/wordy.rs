//! Words that people write around a puzzle, or as the names of its columns.

use crate::common::files::{reading, rows};
use crate::common::{ASSIGNMENT, SECOND};
use sudoku_stepper::formats::{Reading, ReadingNote, read, write_line};
use sudoku_stepper::grid::Cell;

fn givens(reading: &Reading) -> Vec<String> {
    let givens = reading.puzzles.iter().map(|it| write_line(&it.givens));
    givens.collect()
}

/// The columns of a puzzle, a line each.
fn columns(line: &str) -> Vec<String> {
    let cells: Vec<char> = line.chars().collect();
    let column = |at: usize| (0..9).map(|row| cells[9 * row + at]).collect();
    (0..9).map(column).collect()
}

/// A killer as a map of names, and the sums.
const MAP: &str = "AABBCDDEE\nAFBBCDGGG\nAFFHHIIIG\nJJJJHIKLM\nNOOPPKKLM\nNQQPPRKLM\n\
                   NQSTRRRLU\nVVSTTWWWU\nVVSSXXWYY\n";
const SUMS: &str = "A=21\nB=26\nC=17\nD=14\nE=4\nF=9\nG=22\nH=10\nI=21\nJ=20\nK=16\nL=23\nM=15\n\
                    N=19\nO=14\nP=13\nQ=14\nR=22\nS=22\nT=15\nU=10\nV=17\nW=21\nX=7\nY=13\n";

#[test]
fn a_title_with_a_comma_is_no_line_of_names() {
    for title in ["Sudoku X, medium", "Diagonal, hard", "medium; Sudoku X"] {
        for grid in [rows(ASSIGNMENT), rows(ASSIGNMENT).replace('.', "0")] {
            let reading = reading(format!("{title}\n{grid}"));
            assert_eq!(givens(&reading), [ASSIGNMENT], "{title}");
            let is_heard = |it: &ReadingNote| matches!(it, ReadingNote::RuleInWords { .. });
            assert!(reading.notes.iter().any(is_heard), "{:?}", reading.notes);
        }
    }
}

#[test]
fn words_around_a_map_of_cages_are_counted() {
    let plain = reading(format!("{MAP}\n{SUMS}"));
    assert_eq!(plain.notes, []);
    for (text, count, first) in [
        (format!("{MAP}\n{SUMS}\nThanks Mia\n"), 1, 37),
        (format!("{MAP}\n{SUMS}See you!\nBye\n"), 2, 36),
        (format!("It took me 35 minutes\n{MAP}\n{SUMS}"), 1, 1),
        (
            format!("Killer, letters are the cages:\n\n{MAP}\n{SUMS}\nBye\n"),
            2,
            1,
        ),
    ] {
        let found = reading(&text);
        assert_eq!(found.puzzles.len(), 1, "{text}");
        let cages = found.puzzles[0].layout.cages();
        assert_eq!(cages, plain.puzzles[0].layout.cages(), "{text}");
        let told = [ReadingNote::LeftOut { count, first }];
        assert_eq!(found.notes, told, "{text}");
    }
}

#[test]
fn notes_between_commas_are_pencil_marks() {
    let whole = crate::common::grid(ASSIGNMENT);
    let field = |cell: Cell| -> String {
        let digits = whole.candidates(cell).iter().map(|it| it.to_string());
        match whole.value(cell) {
            Some(digit) => digit.to_string(),
            None => digits.collect(),
        }
    };
    let fields: Vec<String> = Cell::all().map(field).collect();
    let text: String = fields.chunks(9).map(|it| it.join(",") + "\n").collect();
    let marked = reading(&text);
    assert_eq!(marked.puzzles.len(), 1);
    assert_eq!(write_line(&marked.puzzles[0].givens), ASSIGNMENT);
    // One cell alone has notes.
    let mut few: Vec<String> = ASSIGNMENT
        .chars()
        .map(|it| it.to_string().replace('.', ""))
        .collect();
    let at = ASSIGNMENT.find('.').unwrap();
    few[at] = fields[at].clone();
    let text: String = few.chunks(9).map(|it| it.join(",") + "\n").collect();
    assert_eq!(givens(&reading(&text)), [ASSIGNMENT]);
    // A number in a field of a row that is too short is still no note.
    assert!(read(b"12,3,4\n5,6,7\n").is_err());
}

#[test]
fn lines_named_as_columns_are_columns() {
    for name in ["Column ", "Col", "C", "c", "Sp", "Spalte "] {
        let lines = (1..).zip(columns(ASSIGNMENT));
        let text: String = lines
            .map(|(at, it)| format!("{name}{at}: {it}\n"))
            .collect();
        assert_eq!(givens(&reading(&text)), [ASSIGNMENT], "{text}");
    }
    for name in ["Row ", "R", "r", "Zeile ", "Z"] {
        let grid = rows(ASSIGNMENT);
        let lines = (1..).zip(grid.lines());
        let text: String = lines
            .map(|(at, it)| format!("{name}{at}: {it}\n"))
            .collect();
        assert_eq!(givens(&reading(&text)), [ASSIGNMENT], "{text}");
    }
}

#[test]
fn names_of_columns_in_any_language_are_no_title() {
    for name in ["Sp", "Spalte ", "Col ", "Columna ", "x", "V"] {
        for separator in [",", ";", "\t"] {
            let row = |row: &str| {
                let cells: Vec<String> = row.chars().map(|it| it.to_string()).collect();
                cells.join(separator).replace('.', "")
            };
            let names: Vec<String> = (1..=9).map(|at| format!("{name}{at}")).collect();
            let (plain, grid) = (names.join(separator), rows(ASSIGNMENT));
            let body: String = grid.lines().map(|it| row(it) + "\n").collect();
            let named: String = (1..)
                .zip(grid.lines())
                .map(|(at, it)| format!("{at}{separator}{}\n", row(it)))
                .collect();
            for text in [
                format!("{plain}\n{body}"),
                format!("{separator}{plain}\n{named}"),
            ] {
                let reading = reading(&text);
                assert_eq!(givens(&reading), [ASSIGNMENT], "{text}");
                assert_eq!(reading.puzzles[0].title, None, "{text}");
            }
        }
    }
}

#[test]
fn rows_side_by_side_may_have_several_words_before_them() {
    for between in [" ", "/", ", "] {
        let line: Vec<String> = rows(SECOND).lines().map(str::to_owned).collect();
        let line = line.join(between);
        for words in ["Puzzle:", "My sudoku:", "Puzzle of the day:", "Sudoku 5:"] {
            let text = format!("{words} {line}\n");
            assert_eq!(givens(&reading(&text)), [SECOND], "{text}");
        }
    }
}
