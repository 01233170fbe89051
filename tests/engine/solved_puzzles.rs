//! Which puzzles were solved: known again in any file, and not more than so many.

use sudoku_stepper::grid::{BoardKind, Cell, Digit};
use sudoku_stepper::session::SolvedPuzzles;
use sudoku_stepper::sudoku::Puzzle;

use crate::common::{ASSIGNMENT, puzzle};

/// Givens that no other number has: the number in base 9, digit by digit.
fn givens(number: usize) -> Puzzle {
    let mut rest = number;
    let mut values = [None; Cell::COUNT];
    for value in values.iter_mut().take(6) {
        *value = Some(Digit::ALL[rest % 9]);
        rest /= 9;
    }
    Puzzle::new(values)
}

#[test]
fn the_puzzle_that_was_solved_first_is_forgotten_first() {
    let mut solved = SolvedPuzzles::default();
    for number in 0..=SolvedPuzzles::MOST {
        assert!(solved.add(&givens(number)));
    }
    assert!(!solved.add(&givens(1)), "it is known");
    assert!(!solved.contains(&givens(0)));
    assert!(solved.contains(&givens(SolvedPuzzles::MOST)));
    assert_eq!(solved.write().lines().count(), SolvedPuzzles::MOST);
}

#[test]
fn what_two_programs_keep_is_there_for_both_and_what_is_no_puzzle_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("state/solved.txt");
    assert_eq!(
        SolvedPuzzles::read(&file).unwrap(),
        SolvedPuzzles::default()
    );
    let one = puzzle(ASSIGNMENT);
    SolvedPuzzles::keep(&file, &one).unwrap();
    SolvedPuzzles::keep(&file, &givens(5)).unwrap();
    SolvedPuzzles::keep(&file, &one).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    assert_eq!(text.lines().count(), 2);
    std::fs::write(&file, format!("no puzzle\n{text}")).unwrap();
    let read = SolvedPuzzles::read(&file).unwrap();
    assert!(read.contains(&one) && read.contains(&givens(5)));
    assert!(SolvedPuzzles::read(folder.path()).is_err(), "it is no file");
}

#[test]
fn puzzles_of_other_boards_are_known_by_their_boards_too() {
    let on = |kind: BoardKind| Puzzle::on(kind.start().build().unwrap(), givens(7).givens);
    let (diagonal, windoku) = (on(BoardKind::Diagonal), on(BoardKind::Windoku));
    let mut solved = SolvedPuzzles::default();
    assert!(solved.add(&diagonal));
    assert!(!solved.contains(&windoku) && !solved.contains(&givens(7)));
    assert!(solved.add(&windoku) && solved.add(&on(BoardKind::Four)));
    let read = SolvedPuzzles::parse(&solved.write());
    assert_eq!(read, solved);
    assert!(read.contains(&diagonal) && read.contains(&windoku));
}
