//! Undo and redo, over every kind of act.

use std::sync::Arc;

use crate::common;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, candidate, cell, digit, grid, puzzle};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::rules::BOX_LINE_REDUCTION;
use sudoku_stepper::rules::find_first;
use sudoku_stepper::session::{Outcome, Session};
use sudoku_stepper::sudoku::Position;

/// Does one of everything, and returns the positions on the way, the opening
/// first.
fn one_of_everything(session: &mut Session) -> Vec<Position> {
    let acts: [fn(&mut Session) -> bool; 9] = [
        |session| matches!(session.step(), Outcome::Stepped(_)),
        |session| session.enter(cell("r1c1"), digit(6)).unwrap(),
        |session| session.toggle_candidate(candidate("r1c3", 5)).unwrap(),
        // Replaces the entry by one that clashes.
        |session| session.enter(cell("r1c1"), digit(7)).unwrap(),
        |session| session.erase(cell("r1c1")).unwrap(),
        |session| session.set_given(cell("r1c3"), Some(digit(9))),
        |session| session.restart(),
        |session| {
            let locked = find_first(&BOX_LINE_REDUCTION, session.grid());
            locked.is_some_and(|deduction| {
                session.apply(&Arc::from([deduction]));
                true
            })
        },
        |session| session.fill(grid(ASSIGNMENT_SOLVED).values()),
    ];
    let mut positions = vec![session.position().clone()];
    for act in acts {
        assert!(act(session));
        positions.push(session.position().clone());
    }
    positions
}

#[test]
fn undo_reaches_the_opening_over_every_kind_of_act_and_redo_comes_back() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let positions = one_of_everything(&mut session);
    assert!(session.grid().is_solved());
    assert_eq!(session.journal().moves().len(), positions.len() - 1);

    for position in positions.iter().rev().skip(1) {
        assert!(session.undo());
        assert_eq!(session.position(), position);
    }
    assert!(!session.undo());
    assert_eq!(session.position(), &Position::new(&puzzle(ASSIGNMENT)));

    for position in positions.iter().skip(1) {
        assert!(session.redo());
        assert_eq!(session.position(), position);
    }
    assert!(!session.redo());
}

#[test]
fn an_entry_taken_back_returns_the_candidate_to_exactly_the_peers_that_had_it() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let before = session.grid().clone();
    let entered = candidate("r1c1", 6);
    session.enter(entered.cell, entered.digit).unwrap();
    for at in Cell::all() {
        let lost = before.candidates(at) - session.grid().candidates(at);
        let expected = if at == entered.cell {
            before.candidates(at)
        } else if at.sees(entered.cell) {
            before.candidates(at) & common::digits(&[6])
        } else {
            common::digits(&[])
        };
        assert_eq!(lost, expected, "{at}");
    }
    assert!(session.undo());
    assert_eq!(session.grid(), &before);
}

#[test]
fn a_new_act_ends_what_could_be_made_again() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(6)).unwrap();
    session.undo();
    session.enter(cell("r1c1"), digit(5)).unwrap();
    assert!(!session.redo());
    assert_eq!(session.grid().value(cell("r1c1")), Some(digit(5)));
}

#[test]
fn an_act_that_changes_nothing_is_no_move() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    assert_eq!(session.erase(cell("r1c1")), Ok(false));
    assert!(!session.restart());
    session.enter(cell("r1c1"), digit(6)).unwrap();
    assert_eq!(session.enter(cell("r1c1"), digit(6)), Ok(false));
    assert_eq!(session.journal().moves().len(), 1);
}

#[test]
fn a_restart_is_one_move_that_can_be_taken_back() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    let worked_on = session.position().clone();
    assert!(session.restart());
    assert!(session.position().is_untouched());
    assert!(session.undo());
    assert_eq!(session.position(), &worked_on);
}

#[test]
fn back_to_keeps_the_first_moves_and_the_rest_can_be_made_again() {
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    let positions = one_of_everything(&mut session);
    session.back_to(3);
    assert_eq!(session.journal().moves().len(), 3);
    assert_eq!(session.position(), &positions[3]);
    session.back_to(7);
    assert_eq!(session.position(), &positions[3]);
    session.back_to(0);
    assert_eq!(session.position(), &positions[0]);
    while session.redo() {}
    assert_eq!(session.position(), positions.last().unwrap());
}
