//! Steps that are pasted on the solver screen.

use crate::common::ASSIGNMENT_SOLVED;
use crate::support::*;
use sudoku_stepper::app::screen::solver::{Message as Solving, Report, Wanted};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::explain::Length;
use sudoku_stepper::rules::Technique;

/// A step that is valid, and one that is not.
const RIGHT: &str = "Naked Single: r1c7=2";
const WRONG: &str = "Naked Single: r1c7=3";

/// Pastes a step, and waits until it is checked.
fn paste_step(app: &mut App, text: &str) {
    carry_out(app, Message::Pasted(Some(text.to_owned())));
    wait_until(app, |app| !the_solver(app).is_searching());
}

/// Pastes a step whose check takes so long that it is visible.
fn paste_slowly(app: &mut App, text: &str) -> News<Message> {
    app.solver_mut().unwrap().lose_patience();
    let news = hold(app, Message::Pasted(Some(text.to_owned())));
    assert_eq!(report(app), &Report::Checking);
    assert!(shows(app, "Checking the step"));
    news
}

fn deliver_all(app: &mut App, mut news: News<Message>) {
    for message in news.rest() {
        carry_out(app, message);
    }
}

#[test]
fn a_step_that_holds_is_shown_as_one_that_can_be_made() {
    let mut app = app(ASSIGNMENT);
    let before = board(&app);
    paste_step(&mut app, RIGHT);
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
    paste_step(&mut app, WRONG);
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

#[test]
fn a_step_that_holds_is_shown_where_steps_are_read() {
    for (beside, then) in [
        (Beside::Path, Beside::Path),
        (Beside::EveryStep, Beside::EveryStep),
        (Beside::Search, Beside::Step),
        (Beside::Marks, Beside::Step),
        (Beside::Rules, Beside::Step),
    ] {
        let mut app = app(ASSIGNMENT);
        carry_out(&mut app, Message::Solver(Solving::Show(beside)));
        paste_step(&mut app, RIGHT);
        assert_eq!(the_solver(&app).beside(), then, "{beside:?}");
        assert!(shows(&app, "Naked Single"), "{beside:?}");
        click(&mut app, "Apply");
    }
}

#[test]
fn a_step_takes_the_place_of_what_was_told_or_read_before() {
    let mut app = app(ASSIGNMENT);
    paste(&mut app, "0,7,0,0,0,0,0,4");
    assert!(app.notice().is_some());
    paste_step(&mut app, RIGHT);
    assert_eq!(app.notice(), None);
    paste_step(&mut app, WRONG);
    assert!(app.notice().is_some());
    let wrong = app.notice();
    paste_step(&mut app, RIGHT);
    assert_ne!(app.notice(), wrong, "it is over");

    let before = board(&app);
    let puzzle = Message::Pasted(Some(ASSIGNMENT_SOLVED.to_owned()));
    let late = hold(&mut app, puzzle);
    paste_step(&mut app, RIGHT);
    deliver_all(&mut app, late);
    assert_eq!(board(&app), before, "the puzzle comes too late");
    assert!(matches!(report(&app), Report::Previewed(_)));
}

#[test]
fn what_is_wrong_with_a_step_is_told() {
    let mut app = app(ASSIGNMENT);
    let pasted = Message::Pasted(Some("X-Wing: 5 r26 z38 => r1c3<>5".to_owned()));
    carry_out(&mut app, pasted);
    assert!(app.notice().is_some(), "it is told");
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
}

#[test]
fn what_was_told_before_a_step_that_does_not_hold_is_told_again() {
    let mut app = app(ASSIGNMENT);
    hint(&mut app);
    hint(&mut app);
    let told = report(&app).clone();
    assert!(matches!(
        told,
        Report::Hinted {
            told: Length::Place,
            ..
        }
    ));
    paste_step(&mut app, WRONG);
    assert_eq!(report(&app), &told);
    let news = paste_slowly(&mut app, WRONG);
    deliver_all(&mut app, news);
    assert_eq!(report(&app), &told);
}

#[test]
fn other_rules_do_not_end_the_look_at_a_step() {
    let mut app = app(ASSIGNMENT);
    let news = paste_slowly(&mut app, RIGHT);
    let other = Solving::Switch(Technique::XWing, true);
    carry_out(&mut app, Message::Solver(other));
    assert_eq!(report(&app), &Report::Checking);
    deliver_all(&mut app, news);
    assert!(matches!(report(&app), Report::Previewed(_)));
}

#[test]
fn a_step_is_looked_at_in_the_place_of_what_is_looked_for() {
    for (text, is_told) in [(RIGHT, false), (WRONG, true)] {
        let mut app = app(ASSIGNMENT);
        app.solver_mut().unwrap().lose_patience();
        let late = hold(&mut app, Message::Solver(Solving::Hint));
        assert_eq!(report(&app), &Report::Looking(Wanted::Hint));
        let news = paste_slowly(&mut app, text);
        deliver_all(&mut app, news);
        deliver_all(&mut app, late);
        assert_eq!(matches!(report(&app), Report::Ready), is_told);
        assert_eq!(app.notice().is_some(), is_told);
    }
}

#[test]
fn of_a_bare_claim_it_is_asked_why() {
    for claim in ["r1c1<>1", "r1c1 ≠ 1", "1 taken off A1", "whip ==> r1c1≠1"] {
        let mut app = app(ASSIGNMENT);
        paste_step(&mut app, claim);
        assert!(matches!(report(&app), Report::Answered { .. }), "{claim}");
        assert!(shows(&app, "r1c1 is not 1"), "{claim}");
        assert_eq!(app.notice(), None, "{claim}");
    }
}
