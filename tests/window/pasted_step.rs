//! Steps that are pasted on the solver screen.

use crate::common::ASSIGNMENT_SOLVED;
use crate::support::*;
use sudoku_stepper::app::screen::solver::Report;
use sudoku_stepper::app::{App, Message, Screen};

/// Pastes a step, and waits until it was looked at.
fn paste_step(app: &mut App, text: &str) {
    carry_out(app, Message::Pasted(Some(text.to_owned())));
    wait_until(app, |app| !matches!(report(app), Report::Looking));
}

#[test]
fn a_step_that_holds_is_shown_as_one_that_can_be_made() {
    let mut app = app(ASSIGNMENT);
    let before = board(&app);
    paste_step(&mut app, "Naked Single: r1c7=2");
    let Report::Previewed(step) = report(&app) else {
        panic!("{:?} is no step", report(&app));
    };
    assert_eq!(step[0].placements.len(), 1);
    assert!(shows(&app, "Naked Single"));
    assert_eq!(board(&app), before);
    click(&mut app, "Apply");
    assert_eq!(board(&app).unsolved().len() + 1, before.unsolved().len());
}

#[test]
fn why_a_step_does_not_hold_is_told() {
    let mut app = app(ASSIGNMENT);
    paste_step(&mut app, "Naked Single: r1c7=3");
    assert!(shows(
        &app,
        "The step does not hold: 3 is no candidate of r1c7 on this board."
    ));
    paste_step(&mut app, "X-Wing: 5 r26 z38 => r1c3<>5");
    assert!(shows(
        &app,
        "The step cannot be read: at \"z38\" something else is expected: a house."
    ));
    assert_eq!(app.screen(), Screen::Solver);
    assert!(matches!(report(&app), Report::Ready));
}

#[test]
fn a_puzzle_is_pasted_as_before() {
    let mut app = app(ASSIGNMENT);
    let before = board(&app);
    paste(&mut app, ASSIGNMENT_SOLVED);
    assert_ne!(board(&app), before);
}
