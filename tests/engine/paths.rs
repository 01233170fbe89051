//! The path ahead, as a session looks for it.

use std::sync::Arc;

use crate::common;
use crate::common::{ASSIGNMENT, cell, digit, puzzle};
use sudoku_stepper::grid::Contradiction;
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::session::{Outcome, Session, read_file};
use sudoku_stepper::solver::{Ending, Granularity, Preset, Solver};

fn path(session: &Session) -> (Vec<Arc<[Deduction]>>, Ending) {
    let mut steps = Vec::new();
    let ending = session
        .search_path()
        .run(&Stop::never(), &mut |step| steps.push(step));
    (steps, ending.unwrap())
}

fn hard() -> Session {
    let puzzles = read_file(&common::puzzle_file("hard-1.txt")).unwrap();
    let mut session = Session::new(&puzzles[0]);
    session.set_rules(Solver::preset(Preset::HoDoKu));
    session
}

#[test]
fn the_path_is_the_steps_that_will_be_made() {
    for granularity in Granularity::ALL {
        let mut session = hard();
        session.set_granularity(granularity);
        let (steps, ending) = path(&session);
        assert_eq!(ending, Ending::Solved);
        for step in steps {
            assert_eq!(session.step(), Outcome::Stepped(step));
        }
        assert!(session.grid().is_solved());
    }
}

#[test]
fn the_path_begins_at_the_board_as_it_stands() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let (whole, _) = path(&session);
    session.apply(&whole[0]);
    assert_eq!(session.search_path().start(), session.grid());
    assert_eq!(path(&session).0, whole[1..]);
}

#[test]
fn a_path_that_the_rules_do_not_finish_ends_stalled() {
    let mut session = hard();
    session.set_rules(Solver::default());
    let (steps, ending) = path(&session);
    assert_eq!(ending, Ending::Stalled);
    assert!(!steps.is_empty());
}

#[test]
fn a_board_without_a_solution_has_no_path() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    // Nothing clashes, and yet r1c1 is 6.
    assert_eq!(session.enter(cell("r1c1"), digit(5)), Ok(true));
    let none = Ending::Inconsistent(Contradiction::NoSolution);
    assert_eq!(path(&session), (Vec::new(), none));
}

#[test]
fn a_path_can_be_stopped_between_its_steps() {
    let stop = Stop::never();
    let mut steps = 0;
    let ending = hard().search_path().run(&stop, &mut |_| {
        steps += 1;
        if steps == 3 {
            stop.raise();
        }
    });
    assert_eq!((steps, ending), (3, Err(Stopped)));
}
