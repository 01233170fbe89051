//! Lines of technique libraries, read.

use crate::common::{candidate, cells, digit, digits};
use sudoku_stepper::formats::read_library_line;

/// A given 1 and 2, a 9 that was found, and nothing else.
fn line() -> String {
    let cells = format!("12.......+9{}", ".".repeat(71));
    format!(":0300-2:3:{cells}:436 511:343 313::7")
}

#[test]
fn a_line_gives_the_technique_the_position_and_what_must_be_found() {
    let case = read_library_line(&line(), 1).unwrap().unwrap();
    assert_eq!(
        (case.code.as_str(), case.variant.as_str(), case.length),
        ("0300", "2", Some(7))
    );
    assert_eq!(case.digits, digits(&[3]));
    assert_eq!(case.grid.given(), cells("r1c1 r1c2"));
    assert_eq!(case.grid.placed(digit(9)), cells("r2c1"));
    assert!(!case.grid.has(candidate("r3c6", 4)));
    assert_eq!(
        case.eliminated,
        [candidate("r1c3", 3), candidate("r4c3", 3)]
    );
    assert_eq!(case.placed, []);
}

#[test]
fn blank_lines_and_comments_are_no_cases() {
    assert_eq!(read_library_line("", 1), Ok(None));
    assert_eq!(read_library_line("# singles", 2), Ok(None));
}

#[test]
fn mistakes_are_told_with_their_place() {
    let problem = |line: &str| read_library_line(line, 4).unwrap_err().to_string();
    assert_eq!(
        problem(":0300:3"),
        "line 4, column 1: 3 fields, 7 are needed"
    );
    let short = line().replace("12.......", "12......");
    assert_eq!(problem(&short), "line 4 has 80 cells, 81 are needed");
    let letter = line().replace("12.", "1x.");
    assert_eq!(problem(&letter), "line 4, column 12: 'x' is not a digit");
    let place = line().replace("436", "430");
    let message = problem(&place);
    assert!(
        message.ends_with("'430' is not a digit, a row and a column such as 436"),
        "{message}"
    );
    assert!(message.starts_with("line 4, column 94"), "{message}");
}
