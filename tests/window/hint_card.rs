//! Hints in the window at three levels, with mistakes first.

use crate::support::*;
use iced::keyboard::key::Named;
use sudoku_stepper::app::App;
use sudoku_stepper::app::board::Tint;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::explain::{Length, Role};
use sudoku_stepper::grid::{Candidate, Cell};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::session::MistakeKind;

fn told(app: &App) -> Length {
    match report(app) {
        Report::Hinted { told, .. } => *told,
        report => panic!("{report:?} is no hint"),
    }
}

#[test]
fn a_hint_first_names_the_technique_and_marks_nothing() {
    let mut app = app(ASSIGNMENT);
    click(&mut app, "Hint");
    assert_eq!(told(&app), Length::Name);
    assert!(shows(&app, "Naked Single"));
    assert!(shows(&app, "Hint 1 of 3"));
    let plain = the_solver(&app).scene();
    assert!(plain.tints.is_empty() && plain.frames.is_empty());
}

#[test]
fn a_second_hint_marks_the_place_and_frames_nothing() {
    let mut app = app(ASSIGNMENT);
    click(&mut app, "Hint");
    hint(&mut app);
    assert_eq!(told(&app), Length::Place);
    let scene = the_solver(&app).scene();
    assert_eq!(scene.tints, [(Cell::at(0, 6), Tint::Used)]);
    assert!(scene.frames.is_empty());
}

/// The window with the step of a hint drawn.
fn whole_hint() -> App {
    let mut app = app(ASSIGNMENT);
    click(&mut app, "Hint");
    hint(&mut app);
    click(&mut app, "Show the step");
    app
}

#[test]
fn a_third_hint_shows_the_whole_step() {
    let app = whole_hint();
    assert_eq!(told(&app), Length::Argument);
    let scene = the_solver(&app).scene();
    let placed = (Candidate::new(Cell::at(0, 6), digit(2)), Role::Placed);
    assert_eq!(scene.marks, [placed]);
}

#[test]
fn hints_change_nothing_and_after_the_third_there_is_no_more_to_say() {
    let before = board(&app(ASSIGNMENT));
    let mut app = whole_hint();
    hint(&mut app);
    assert_eq!(told(&app), Length::Argument, "there is no more to say");
    assert_eq!(board(&app), before);
}

#[test]
fn the_step_of_a_whole_hint_can_be_applied() {
    let mut app = whole_hint();
    click(&mut app, "Apply");
    assert_eq!(board(&app).value(Cell::at(0, 6)), Some(digit(2)));
    assert!(matches!(report(&app), Report::Stepped(_)));
}

#[test]
fn enter_goes_through_the_hints_and_applies_the_last() {
    let mut app = app(ASSIGNMENT);
    hint(&mut app);
    for _ in 0..2 {
        key(&mut app, Named::Enter);
        assert_eq!(made(&app), 0);
    }
    key(&mut app, Named::Enter);
    assert_eq!(made(&app), 1);
}

#[test]
fn space_makes_the_step_of_a_hint_that_is_drawn() {
    let mut app = app(ASSIGNMENT);
    for _ in Length::DEGREES {
        hint(&mut app);
    }
    let drawn = the_solver(&app).drawn_step().expect("it is drawn").clone();
    assert_eq!(drawn.len(), 1, "a step would do more");
    key(&mut app, Named::Space);
    assert_eq!(report(&app), &Report::Stepped(drawn));
    assert_eq!(made(&app), 1);
}

#[test]
fn space_makes_a_whole_step_while_a_hint_names_only_its_technique() {
    let mut app = app(ASSIGNMENT);
    hint(&mut app);
    assert_eq!(the_solver(&app).drawn_step(), None);
    key(&mut app, Named::Space);
    let Report::Stepped(step) = report(&app) else {
        panic!("a step was made")
    };
    assert_eq!(step.len(), 4);
}

#[test]
fn escape_dismisses_a_hint_of_each_degree() {
    for degrees in 1..=3 {
        let mut app = app(ASSIGNMENT);
        for _ in 0..degrees {
            hint(&mut app);
        }
        key(&mut app, Named::Escape);
        assert_eq!(report(&app), &Report::Ready);
        assert_eq!(the_solver(&app).drawn_step(), None);
        assert_eq!(made(&app), 0);
    }
}

#[test]
fn the_place_of_a_hint_marks_no_candidate() {
    let mut app = hard(ThemeChoice::Light);
    while !board(&app).is_solved() {
        hint(&mut app);
        hint(&mut app);
        let scene = the_solver(&app).scene();
        assert!(!scene.tints.is_empty(), "there is somewhere to look");
        assert!(scene.marks.is_empty());
        assert!(scene.frames.is_empty());
        key(&mut app, Named::Enter);
        key(&mut app, Named::Enter);
    }
    hint(&mut app);
    assert_eq!(report(&app), &Report::Solved);
}

#[test]
fn a_mistake_is_told_instead_of_a_step_and_can_be_erased_or_gone_back_on() {
    let mut app = app(ASSIGNMENT);
    let wrong = |app: &mut App| {
        send(app, solver::Message::Select(Cell::at(3, 0)));
        type_key(app, "1");
        send(app, solver::Message::Select(Cell::at(0, 2)));
        type_key(app, "9");
        hint(app);
    };
    wrong(&mut app);
    let Report::Mistaken(mistake) = report(&app) else {
        panic!("r4c1 is 7");
    };
    assert_eq!(mistake.kind, MistakeKind::Entered);
    assert!(shows(&app, "One step was made since."));
    let scene = the_solver(&app).scene();
    assert!(scene.tints.contains(&(Cell::at(3, 0), Tint::Contradicting)));
    key(&mut app, Named::Enter);
    assert_eq!(board(&app).value(Cell::at(3, 0)), None);
    assert_eq!(board(&app).value(Cell::at(0, 2)), Some(digit(9)));
    wrong(&mut app);
    type_key(&mut app, "b");
    assert_eq!(board(&app).value(Cell::at(3, 0)), None);
}

#[test]
fn a_contradiction_and_the_end_of_the_rules_are_told_instead_of_a_hint() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    send(&mut app, solver::Message::Undo);
    send(&mut app, solver::Message::Redo);
    hint(&mut app);
    assert!(matches!(report(&app), Report::Stalled { .. }));
    let cell = board(&app).unsolved().first().unwrap();
    let values = cell
        .peers()
        .iter()
        .filter_map(|peer| board(&app).value(peer));
    let seen = values.min().unwrap();
    send(&mut app, solver::Message::Select(cell));
    type_key(&mut app, &seen.to_string());
    hint(&mut app);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
}

#[test]
fn other_rules_make_a_hint_void() {
    let mut app = app(ASSIGNMENT);
    hint(&mut app);
    send(
        &mut app,
        solver::Message::Switch(Technique::NakedSingle, false),
    );
    assert_eq!(report(&app), &Report::Ready);
    hint(&mut app);
    assert!(shows(&app, "Hidden Single"));
}

#[test]
fn a_hint_looks_as_it_did_in_the_light() {
    let mut app = hard(ThemeChoice::Light);
    steps(&mut app, 14);
    hint(&mut app);
    hint(&mut app);
    matches_snapshot(&app, "hint");
}
