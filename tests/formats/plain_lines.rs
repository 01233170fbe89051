//! Lines that are a puzzle and nothing else, which a reader returns many at a time: the result is
//! the same as one by one.

use std::io::BufReader;

use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED};
use proptest::prelude::*;
use proptest::sample::select;
use sudoku_stepper::formats::{Reader, write_line};
use sudoku_stepper::sudoku::Puzzle;

/// The givens of a jigsaw without any, and the regions on the line after it.
const JIGSAW: &str = concat!(
    ".................................................................................\n",
    "111222233111122233141122233441555566444455667445556667888899677889999677888999777\n",
);

/// The puzzles before a mistake, and the mistake.
type Outcome = (Vec<Puzzle>, Option<String>);

/// Reads one puzzle after another.
fn one_by_one(text: &str) -> Outcome {
    let mut puzzles = Vec::new();
    let reader = match Reader::new(text.as_bytes()) {
        Ok(reader) => reader,
        Err(error) => return (puzzles, Some(error.to_string())),
    };
    for puzzle in reader {
        match puzzle {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(error) => return (puzzles, Some(error.to_string())),
        }
    }
    (puzzles, None)
}

/// Reads at most this many plain lines at a time from a source that comes in pieces. Also returns
/// the number of plain lines.
fn by_runs(text: &str, most: usize, piece: usize) -> (Outcome, usize) {
    let mut puzzles = Vec::new();
    let mut plain = 0;
    let mut reader = match Reader::new(BufReader::with_capacity(piece, text.as_bytes())) {
        Ok(reader) => reader,
        Err(error) => return ((puzzles, Some(error.to_string())), plain),
    };
    loop {
        let run = reader.plain_lines(most);
        assert!(run.len() <= most);
        plain += run.len();
        puzzles.extend(run.into_iter().map(Puzzle::new));
        match reader.next() {
            Some(Ok(puzzle)) => puzzles.push(puzzle),
            Some(Err(error)) => return ((puzzles, Some(error.to_string())), plain),
            None => return ((puzzles, None), plain),
        }
    }
}

fn lines() -> impl Strategy<Value = String> {
    let dots = write_line(&Puzzle::from_line(ASSIGNMENT).unwrap().givens);
    let zeros = dots.replace('.', "0");
    let line = select(vec![
        format!("{dots}\n"),
        format!("{dots}\n"),
        format!("{zeros}\n"),
        format!("{zeros}\r\n"),
        format!("{dots} with a title\n"),
        format!("{ASSIGNMENT_SOLVED}\n"),
        "# a comment\n".to_owned(),
        "\n".to_owned(),
        JIGSAW.to_owned(),
        format!("{}x\n", &dots[1..]),
    ]);
    let ending = select(vec![String::new(), dots.clone(), format!("{zeros}\n")]);
    (proptest::collection::vec(line, 0..12), ending)
        .prop_map(move |(lines, ending)| format!("{dots}\n{}{ending}", lines.concat()))
}

proptest! {
    #[test]
    fn many_at_a_time_come_to_what_they_come_to_one_by_one(
        text in lines(),
        most in 1_usize..5,
        piece in 1_usize..400,
    ) {
        prop_assert_eq!(by_runs(&text, most, piece).0, one_by_one(&text));
    }
}

#[test]
fn of_a_long_file_nearly_all_lines_come_many_at_a_time() {
    let line = write_line(&Puzzle::from_line(ASSIGNMENT).unwrap().givens);
    let text = format!("{line}\n").repeat(1000);
    let ((puzzles, problem), plain) = by_runs(&text, 10_000, 8192);
    assert_eq!((puzzles.len(), problem), (1000, None));
    assert!(plain > 950, "{plain}");
}

#[test]
fn a_mistake_after_many_lines_is_told_with_its_line() {
    let line = write_line(&Puzzle::from_line(ASSIGNMENT).unwrap().givens);
    let text = format!("{line}\n").repeat(700) + &line[1..] + "x\n";
    let ((puzzles, problem), _) = by_runs(&text, 100, 8192);
    assert_eq!(puzzles.len(), 700);
    let problem = problem.unwrap();
    assert!(problem.starts_with("line 701, column 81"), "{problem}");
}
