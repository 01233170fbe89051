//! The cause of a contradiction, of several solutions and of rules at their end,
//! in the window.

#![cfg(feature = "app")]

#[path = "support/screens.rs"]
mod support;

use std::time::Duration;

use sudoku_stepper::app::App;
use sudoku_stepper::app::board::{Frame, HouseKind, Tint};
use sudoku_stepper::app::screen::solver::{self, Report, causes};
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::explain::{Length, Role};
use sudoku_stepper::grid::{Cell, CellSet, House};
use sudoku_stepper::search::{Stop, solve};
use support::*;

fn tinted(app: &App, tint: Tint) -> CellSet {
    let tints = the_solver(app).scene().tints;
    let tints = tints.iter().filter(|(_, one)| *one == tint);
    tints.map(|(cell, _)| *cell).collect()
}

fn enter(app: &mut App, cell: Cell, value: u8) {
    send(app, solver::Message::Select(cell));
    type_key(app, &value.to_string());
}

#[test]
fn clashing_digits_are_ringed_in_their_tinted_house() {
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 7);
    let scene = the_solver(&app).scene();
    for cell in [Cell::at(0, 0), Cell::at(0, 1)] {
        assert!(scene.frames.contains(&(cell, Frame::Clashing)));
    }
    assert_eq!(scene.houses, [(House::row(0), HouseKind::Base)]);
    assert!(shows(&app, "Contradiction"));
}

/// A wrong entry of which a search alone tells.
fn without_solution(theme: ThemeChoice) -> App {
    let mut app = app_with(settings(theme), ASSIGNMENT);
    enter(&mut app, Cell::at(4, 5), 7);
    send(&mut app, solver::Message::Step);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    app
}

#[test]
fn the_singles_from_a_wrong_entry_to_its_contradiction_are_drawn() {
    let app = without_solution(ThemeChoice::Light);
    let scene = the_solver(&app).scene();
    assert!(scene.frames.contains(&(Cell::at(4, 5), Frame::Set)));
    assert!(scene.marks.iter().any(|(_, role)| *role == Role::True));
    assert!(!tinted(&app, Tint::Contradicting).is_empty());
}

#[test]
fn a_row_of_singles_looks_as_it_did_in_the_light() {
    let app = without_solution(ThemeChoice::Light);
    matches_snapshot(&app, "no-solution");
}

#[test]
fn the_cells_in_which_solutions_differ_are_marked_with_their_digits() {
    let mut app = app(SEVERAL);
    let found = solve(&board(&app), &Stop::never());
    send(&mut app, solver::Message::Solve);
    for work in 0..9 {
        let message = solver::Message::Searched(work, found.clone(), Duration::ZERO);
        send(&mut app, message);
    }
    assert!(shows(&app, "Looking for the cells that differ."));
    let search = the_solver(&app).session().search_differing();
    let found = search.run(&Stop::never());
    for job in 0..9 {
        let message = causes::Message::Differing(job, found.clone());
        send(&mut app, solver::Message::Cause(message));
    }
    let differing = found.unwrap();
    assert_eq!(differing.cells(), board(&app).unsolved());
    assert_eq!(tinted(&app, Tint::WorthTrying), differing.cells());
    let marks = the_solver(&app).scene().marks;
    let expected = differing.candidates().map(|it| (it, Role::Base));
    assert_eq!(marks, expected.collect::<Vec<_>>());
    assert!(shows(
        &app,
        "53 cells differ: they are marked, with the digits that the solutions have there."
    ));
    assert!(shows(&app, "Fill in one of them"));
}

#[test]
fn where_the_rules_stall_the_fewest_candidates_and_a_rule_that_is_off_are_told() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    let session = the_solver(&app).session();
    let fewest = session.cells_to_try();
    let candidates = session.grid().candidates(fewest.first().unwrap()).len();
    let words = format!(
        "{} cells have the fewest candidates, {candidates} each: they are marked.",
        fewest.len()
    );
    assert!(shows(&app, &words));
    let off = session.search_off().run(&Stop::never()).unwrap().unwrap();
    for job in 0..9 {
        let message = causes::Message::Off(job, off.clone());
        send(&mut app, solver::Message::Cause(message));
    }
    let technique = off[0].technique;
    let words = format!("{technique}, which is off, would go on here.");
    assert!(shows(&app, &words));
    click(&mut app, "Show it");
    let hinted = Report::Hinted {
        step: off,
        told: Length::Argument,
    };
    assert_eq!(report(&app), &hinted);
}
