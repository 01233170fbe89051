//! The cause of a contradiction, of several solutions and of rules at their end,
//! in the window.

use std::sync::Arc;

use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::App;
use sudoku_stepper::app::board::{Emphasis, Frame, HouseKind, Tint, ValueKind};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::explain::{Notation, Role};
use sudoku_stepper::grid::{Cell, CellSet, House};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::search::Stop;
use sudoku_stepper::texts::Language;

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
    let wrong = Cell::at(4, 5);
    assert!(scene.frames.contains(&(wrong, Frame::Clashing)));
    let drawn = the_solver(&app).scene().values;
    assert!(drawn.contains(&(wrong, digit(7), ValueKind::Clashing)));
    assert!(shows(&app, "Wrong entry"));
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
    send(&mut app, solver::Message::Solve);
    assert!(shows(&app, "Looking for the cells that differ."));
    wait_until(&mut app, |app| {
        !shows(app, "Looking for the cells that differ.")
    });
    let search = the_solver(&app).session().search_differing();
    let differing = search.run(&Stop::never()).unwrap();
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
    let off = wait_for_what_is_off(&mut app);
    let technique = off[0].technique;
    let words = format!("{technique}, which is off, would go on here.");
    assert!(shows(&app, &words));
    // Asked for again, nothing changes: what was found out stays.
    for key in [Key::Named(Named::Space), Key::Character("h".into())] {
        press(&mut app, key, Modifiers::default());
        assert!(shows(&app, &words));
    }
    click(&mut app, "Show it");
    assert_eq!(report(&app), &Report::Previewed(off));
}

#[test]
fn where_the_rules_find_nothing_it_is_said_first_that_there_are_several_solutions() {
    let mut app = app(SEVERAL);
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    assert!(shows(&app, "Several solutions") && !shows(&app, "Your turn"));
}

#[test]
fn what_a_rule_that_is_off_would_do_is_dismissed_by_escape() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    let off = wait_for_what_is_off(&mut app);
    click(&mut app, "Show it");
    assert_eq!(the_solver(&app).drawn_step(), Some(&off));
    let moves = made(&app);
    key(&mut app, Named::Escape);
    assert_eq!(report(&app), &Report::Ready);
    assert_eq!(the_solver(&app).drawn_step(), None);
    assert_eq!(made(&app), moves);
}

#[test]
fn the_singles_to_a_contradiction_are_gone_through_link_by_link() {
    let mut app = without_solution(ThemeChoice::Light);
    let links = the_solver(&app).links().to_vec();
    assert!(links.len() > 2);
    let walked = |app: &App| the_solver(app).walked();
    key(&mut app, Named::ArrowRight);
    assert_eq!(walked(&app), None, "the chosen cell has the arrows");
    press(&mut app, Key::Named(Named::ArrowRight), Modifiers::ALT);
    for at in 0..links.len() {
        assert_eq!(walked(&app), Some(at));
        assert!(shows(&app, &format!("Link {} of {}", at + 1, links.len())));
        assert!(shows(
            &app,
            &links[at].text.render(Language::english(), Notation::Rc)
        ));
        let scene = the_solver(&app).scene();
        let lines = scene.links.iter();
        let current = lines.filter(|line| line.emphasis == Emphasis::Current);
        assert!(current.count() >= 1, "link {at} is drawn");
        key(&mut app, Named::ArrowRight);
    }
    key(&mut app, Named::Escape);
    assert_eq!(walked(&app), None);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    click(&mut app, "Link by link");
    assert_eq!(walked(&app), Some(0));
    click(&mut app, "Restart");
    assert_eq!(walked(&app), None);
}

#[test]
fn all_that_is_said_of_a_contradiction_is_seen_at_once() {
    let app = without_solution(ThemeChoice::Light);
    are_seen_whole(
        &app,
        &["Contradiction", "Or go on editing: choose a cell and type."],
    );
}

#[test]
fn all_that_can_be_done_where_the_rules_stall_is_seen_at_once() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    are_seen_whole(&app, &["Your turn", "Rules", "Unmark cells"]);
    wait_for_what_is_off(&mut app);
    are_seen_whole(
        &app,
        &[
            "Your turn",
            "Show it",
            "Switch it on",
            "Rules",
            "Unmark cells",
        ],
    );
}

/// Waits until the window knows which rule that is off would go on, and says how.
fn wait_for_what_is_off(app: &mut App) -> Arc<[Deduction]> {
    wait_until(app, |app| shows(app, "Switch it on"));
    let search = the_solver(app).session().search_off();
    search.run(&Stop::never()).unwrap().unwrap()
}

/// Fails where one of these texts is cut off in the smallest window that is promised.
fn are_seen_whole(app: &App, texts: &[&str]) {
    let mut ui = simulator(app);
    for words in texts {
        let found = ui.find(*words).unwrap();
        let (all, seen) = (found.bounds(), found.visible_bounds());
        let seen = seen.unwrap_or_default();
        assert!(
            seen.height > all.height - 1.0,
            "{words}: {seen:?} of {all:?}"
        );
    }
}

#[test]
fn the_rule_that_would_go_on_where_the_rules_stall_is_switched_on_by_a_key() {
    let mut app = app(HARD);
    type_key(&mut app, "i");
    assert!(matches!(report(&app), Report::Ready), "no rule stalls here");
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    let off = wait_for_what_is_off(&mut app);
    type_key(&mut app, "i");
    let mut rules = the_solver(&app).session().rules().techniques();
    assert!(rules.any(|rule| rule == (off[0].technique, true)));
}
