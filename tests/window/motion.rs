//! Steps that are shown as they are thought.

use std::time::Instant;

use crate::support::*;
use iced::keyboard::key::Named;
use sudoku_stepper::app::motion::Pace;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::MotionChoice;
use sudoku_stepper::app::settings::SettingChange;
use sudoku_stepper::app::{App, Message, modal};
use sudoku_stepper::drawing::{Frame, Motion, Phase};
use sudoku_stepper::rules::Technique;
use sudoku_stepper::solver::Solver;

/// A window on a system that asks for no less motion, after a step.
fn stepped() -> App {
    let mut app = app(ASSIGNMENT);
    update(&mut app, Message::SystemMotion(Pace::Usual));
    key(&mut app, Named::Space);
    app
}

fn motion(app: &App) -> Motion {
    the_solver(app).scene().motion
}

fn is_moving(app: &App) -> bool {
    the_solver(app).is_moving()
}

#[test]
fn a_step_is_in_motion_until_all_of_it_is_seen() {
    let mut app = stepped();
    assert!(is_moving(&app));
    let begun = Instant::now();
    update(&mut app, Message::Frame(begun));
    assert_eq!(motion(&app), Motion::after(std::time::Duration::ZERO));
    update(&mut app, Message::Frame(begun + Motion::LENGTH / 2));
    assert_eq!(motion(&app), Motion::after(Motion::LENGTH / 2));
    assert!(is_moving(&app));
    update(&mut app, Message::Frame(begun + Motion::LENGTH));
    assert_eq!(motion(&app), Motion::REST);
    assert!(!is_moving(&app), "no frame is wanted any more");
}

#[test]
fn a_step_stays_in_motion_when_the_system_tells_the_same_preference_again() {
    let mut app = stepped();
    update(&mut app, Message::SystemMotion(Pace::Usual));
    assert!(is_moving(&app));
    let usual = SettingChange::Motion(MotionChoice::Usual);
    update(&mut app, Message::Modal(modal::Message::Set(usual)));
    key(&mut app, Named::Space);
    assert!(is_moving(&app));
    update(&mut app, Message::SystemMotion(Pace::AtOnce));
    assert!(is_moving(&app), "the settings decide");
}

#[test]
fn a_step_comes_to_rest_by_itself() {
    let mut app = stepped();
    wait_until(&mut app, |app| !is_moving(app));
    assert_eq!(motion(&app), Motion::REST);
}

#[test]
fn any_action_shows_all_at_once_but_the_pointer_does_not() {
    let mut app = stepped();
    send(
        &mut app,
        solver::Message::Hover(Some("r5c5".parse().unwrap())),
    );
    assert!(is_moving(&app));
    type_key(&mut app, "k");
    assert!(!is_moving(&app));
    assert_eq!(motion(&app), Motion::REST);
    // The next step is in motion again, and so is a hint once it says all.
    key(&mut app, Named::Space);
    assert!(is_moving(&app));
    for _ in 0..3 {
        type_key(&mut app, "h");
    }
    assert!(is_moving(&app));
    key(&mut app, Named::Escape);
    assert!(!is_moving(&app));
}

#[test]
fn arrows_and_the_card_go_through_the_stages_of_a_step_in_motion() {
    let mut app = stepped();
    for (named, phase) in [
        (Named::ArrowRight, Phase::Exclude),
        (Named::ArrowLeft, Phase::Look),
        (Named::ArrowLeft, Phase::Look),
        (Named::ArrowRight, Phase::Exclude),
        (Named::ArrowRight, Phase::Conclude),
        (Named::ArrowLeft, Phase::Exclude),
    ] {
        key(&mut app, named);
        assert_eq!(motion(&app), Motion::at(phase));
        assert!(!is_moving(&app), "a person goes through it, and no clock");
    }
    let chosen = the_solver(&app).chosen();
    type_key(&mut app, "k");
    assert_eq!(motion(&app), Motion::REST, "anything else shows all of it");
    key(&mut app, Named::ArrowRight);
    assert_eq!(motion(&app), Motion::REST);
    assert_ne!(the_solver(&app).chosen(), chosen, "the arrows are free");
    assert!(shows(&app, "Look"));
    send(&mut app, solver::Message::Stage(Phase::Look));
    assert_eq!(motion(&app), Motion::at(Phase::Look));
    send(&mut app, solver::Message::Stage(Phase::Conclude));
    assert_eq!(motion(&app), Motion::REST);
    update(&mut app, Message::SystemMotion(Pace::AtOnce));
    assert!(!shows(&app, "Rule out"), "nothing is shown in stages");
}

#[test]
fn where_the_system_asks_for_less_or_it_is_switched_off_nothing_moves() {
    let mut app = stepped();
    update(&mut app, Message::SystemMotion(Pace::AtOnce));
    assert!(!is_moving(&app));
    key(&mut app, Named::Space);
    assert!(!is_moving(&app));
    let choose = |app: &mut App, choice| {
        update(
            app,
            Message::Modal(modal::Message::Set(SettingChange::Motion(choice))),
        );
        assert_eq!(app.settings().motion, choice);
        key(app, Named::Space);
    };
    choose(&mut app, MotionChoice::Usual);
    assert!(is_moving(&app), "who chooses it has it");
    choose(&mut app, MotionChoice::Off);
    assert!(!is_moving(&app));
    choose(&mut app, MotionChoice::Slow);
    let begun = Instant::now();
    update(&mut app, Message::Frame(begun));
    update(&mut app, Message::Frame(begun + Motion::LENGTH));
    assert_eq!(motion(&app), Motion::after(Motion::LENGTH / 2));
}

#[test]
fn a_path_that_goes_on_by_itself_shows_each_step_at_once() {
    let mut app = stepped();
    type_key(&mut app, "p");
    key(&mut app, Named::Enter);
    assert!(the_solver(&app).is_playing());
    assert!(!is_moving(&app));
}

#[test]
fn the_first_stage_marks_where_to_look_and_the_legend_names_what_is_seen() {
    let rules = Solver::switched([(Technique::NakedSingle, true)]);
    let mut app = app_with(with_rules(&rules), include_str!("../../puzzles/easy-1.txt"));
    update(&mut app, Message::SystemMotion(Pace::Usual));
    key(&mut app, Named::Space);
    let Report::Stepped(step) = report(&app) else {
        panic!("{:?}", report(&app));
    };
    let cell = step[0].placements[0].cell;
    let seen = |app: &App| ["Placed", "Digit that the step uses"].map(|words| shows(app, words));
    let is_framed = |app: &App| {
        let frames = the_solver(app).scene().frames;
        frames.contains(&(cell, Frame::Selected))
    };
    for (stage, expected, framed) in [
        (Phase::Look, [false, false], true),
        (Phase::Exclude, [false, true], false),
        (Phase::Conclude, [true, true], false),
    ] {
        send(&mut app, solver::Message::Stage(stage));
        assert_eq!(seen(&app), expected, "{stage:?}");
        assert_eq!(is_framed(&app), framed, "{stage:?}");
    }
}
