//! A slip in the XML of a program is told with its place: no given is lost, and no rule.

use crate::common::files::{assert_error_at, only, reading};
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use sudoku_stepper::formats::ReadingNote;

#[test]
fn a_graph_of_ksudoku_of_an_unknown_type_is_refused_by_name() {
    let values = ASSIGNMENT.replace('.', "_");
    let with = |kind: &str| {
        format!(
            "<ksudoku>\n<game>\n<puzzle>\n<graph order=\"9\"{kind}/>\n\
             <values>{values}</values>\n</puzzle>\n</game>\n</ksudoku>\n"
        )
    };
    assert_eq!(only(with(" type=\"sudoku\"")).given_count(), 37);
    assert_eq!(only(with(" type=\"Sudoku\"")).given_count(), 37);
    for kind in ["sodoku", "XSudoku"] {
        let told =
            format!("the puzzle has a board of type {kind}, which this program does not know");
        assert_error_at(&with(&format!(" type=\"{kind}\"")), "<graph", &told);
    }
    for kind in ["", " typ=\"sudoku\""] {
        assert_error_at(&with(kind), "<graph", "'type' is missing");
    }
}

/// A puzzle of SudoQ, each field on a line of its own.
fn sudoq() -> String {
    let digits = ASSIGNMENT.chars().zip(ASSIGNMENT_SOLVED.chars());
    let field = |(index, (given, solved)): (usize, (char, char))| {
        let solution = solved.to_digit(10).unwrap() - 1;
        let (x, y) = (index % 9, index / 9);
        format!(
            "<fieldmap id=\"{}\" editable=\"{}\" solution=\"{solution}\">\
             <position x=\"{x}\" y=\"{y}\"/></fieldmap>\n",
            index + 1,
            given == '.',
        )
    };
    let fields: String = digits.enumerate().map(field).collect();
    format!("<sudoku id=\"7\" complexity=\"2\" type=\"0\">\n{fields}</sudoku>\n")
}

#[test]
fn a_damaged_field_of_sudoq_is_refused_with_its_place() {
    let read = reading(sudoq());
    assert_eq!(read.puzzles[0].given_count(), 37);
    assert_eq!(read.notes, []);
    // The second cell is the first given one.
    let second = "<fieldmap id=\"2\" editable=\"false\" solution=\"6\"";
    assert!(sudoq().contains(second));
    for (now, told) in [
        (
            "editable=\"false5\" solution=\"6\"",
            "'false5' stands where true or false belongs",
        ),
        (
            "edi2table=\"false\" solution=\"6\"",
            "'editable' is missing",
        ),
        ("editable=\"false\" solutoin=\"6\"", "'solution' is missing"),
        ("editable=\"true\" solutoin=\"6\"", "'solution' is missing"),
    ] {
        let start = "<fieldmap id=\"2\"";
        let damaged = sudoq().replace(second, &format!("{start} {now}"));
        assert_error_at(&damaged, start, told);
    }
    for (editable, text) in [
        ("false", "x"),
        ("true", "x"),
        ("true", "9"),
        ("false", "-1"),
    ] {
        let start = "<fieldmap id=\"2\"";
        let now = format!("{start} editable=\"{editable}\" solution=\"{text}\"");
        let told = format!("'{text}' is not a digit");
        assert_error_at(&sudoq().replace(second, &now), start, &told);
    }
    let field = |number: usize| sudoq().lines().nth(number).unwrap().to_owned() + "\n";
    for number in [1, 2, 81] {
        let without = sudoq().replace(&field(number), "");
        assert_error_at(
            &without,
            "<sudoku",
            "this puzzle has 80 cells, 81 are needed",
        );
    }
    let doubled = sudoq().replace(&field(3), &field(2).replace("id=\"2\"", "id=\"0\""));
    assert_error_at(
        &doubled,
        "<fieldmap id=\"0\"",
        "the cell r1c2 is named twice",
    );
    let misspelt = sudoq().replace("type=\"0\"", "typ=\"6\"");
    assert_error_at(&misspelt, "<sudoku", "'type' is missing");
}

#[test]
fn a_wrong_solution_of_sudoq_is_told() {
    let file = sudoq();
    let last = "editable=\"true\" solution=\"";
    let at = file.rfind(last).unwrap() + last.len();
    let other = if &file[at..=at] == "0" { "1" } else { "0" };
    let wrong = format!("{}{other}{}", &file[..at], &file[at + 1..]);
    let read = reading(&wrong);
    assert_eq!(read.puzzles, reading(file).puzzles);
    let told = ReadingNote::WrongSolutions {
        wrong: 1,
        count: 1,
        first: 1,
    };
    assert_eq!(read.notes, [told]);
}

#[test]
fn an_action_of_sudoq_without_its_value_is_refused() {
    let game = |value: &str| {
        format!(
            "<game id=\"1\" currentTurnId=\"2\">\n{}\
             <action id=\"2\" parent=\"1\" {value} field_id=\"1\" action_type=\"SolveAction\"/>\n\
             </game>\n",
            sudoq()
        )
    };
    let entry = only(game("value=\"6\"")).entries[0];
    assert_eq!(entry.map(|it| it.get()), Some(6));
    assert_error_at(&game("value=\"6a\""), "<action", "'6a' is not a number");
    assert_error_at(&game("valeu=\"6\""), "<action", "'value' is missing");
}
