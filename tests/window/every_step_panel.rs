//! Every step that is possible, beside the board: listed, filtered, shown, made.

use std::sync::Arc;

use crate::support::*;
use iced::keyboard::key::Named;
use sudoku_stepper::app::screen::solver::every_step::Order;
use sudoku_stepper::app::screen::solver::{self, Beside, Report, every_step};
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::app::{App, Message};
use sudoku_stepper::explain;
use sudoku_stepper::rules::Family;
use sudoku_stepper::session::Finding;

fn send_steps(app: &mut App, message: every_step::Message) {
    send(app, solver::Message::EveryStep(message));
}

fn listed(app: &App) -> Vec<&Finding> {
    the_solver(app).listed_steps().collect()
}

/// The puzzle with every step shown.
fn among_steps(theme: ThemeChoice) -> App {
    let mut app = hard(theme);
    steps(&mut app, 14);
    type_key(&mut app, "a");
    wait_until(&mut app, |app| {
        the_solver(app).listed_steps().next().is_some() && !shows(app, "Cancel")
    });
    app
}

#[test]
fn every_step_is_listed_by_family_and_shown_without_being_made() {
    let mut app = among_steps(ThemeChoice::Light);
    let before = board(&app);
    let families: Vec<Family> = the_solver(&app).listed_families().map(|it| it.0).collect();
    assert!(
        families.contains(&Family::Chains) && families.len() > 3,
        "{families:?}"
    );
    let levels: Vec<_> = listed(&app)
        .iter()
        .filter(|it| it.deduction().technique.family() == Family::Chains)
        .map(|it| it.deduction().technique.level())
        .collect();
    assert!(levels.is_sorted(), "the easiest first");
    key(&mut app, Named::ArrowDown);
    let first = Arc::clone(&listed(&app)[0].step);
    assert_eq!(report(&app), &Report::Previewed(Arc::clone(&first)));
    assert_eq!(board(&app), before);
    key(&mut app, Named::Enter);
    assert_eq!(report(&app), &Report::Stepped(first));
    assert_ne!(board(&app), before);
    let message = every_step::Message::Press(2);
    let moves = made(&app);
    send_steps(&mut app, message);
    key(&mut app, Named::Enter);
    assert_eq!(
        made(&app),
        moves,
        "what is listed is of the board as it was"
    );
}

#[test]
fn a_previewed_step_leaves_with_its_tab() {
    for leave in ["s", "p", "w", "m"] {
        let mut app = among_steps(ThemeChoice::Light);
        key(&mut app, Named::ArrowDown);
        assert!(the_solver(&app).drawn_step().is_some());
        let moves = made(&app);
        type_key(&mut app, leave);
        assert_ne!(the_solver(&app).beside(), Beside::EveryStep);
        assert_eq!(report(&app), &Report::Ready);
        assert_eq!(the_solver(&app).drawn_step(), None);
        assert_eq!(made(&app), moves);
    }
}

#[test]
fn space_makes_the_previewed_step() {
    let mut app = among_steps(ThemeChoice::Light);
    for _ in 0..9 {
        key(&mut app, Named::ArrowDown);
    }
    let drawn = the_solver(&app).drawn_step().expect("it is drawn").clone();
    key(&mut app, Named::Space);
    assert_eq!(report(&app), &Report::Stepped(drawn));
}

#[test]
fn escape_dismisses_a_previewed_step() {
    let mut app = among_steps(ThemeChoice::Light);
    key(&mut app, Named::ArrowDown);
    key(&mut app, Named::Escape);
    assert_eq!(report(&app), &Report::Ready);
    assert_eq!(the_solver(&app).drawn_step(), None);
}

#[test]
fn steps_are_filtered_by_technique_cell_and_digit() {
    let mut app = among_steps(ThemeChoice::Light);
    let all = listed(&app).len();
    let filter = |app: &mut App, words: &str| {
        send_steps(app, every_step::Message::Filter(words.to_owned()));
    };
    filter(&mut app, "wing");
    assert!(!listed(&app).is_empty());
    for finding in listed(&app) {
        assert!(finding.deduction().technique.name().contains("Wing"));
    }
    filter(&mut app, "chains 3");
    assert!(!listed(&app).is_empty());
    for finding in listed(&app) {
        let deduction = finding.deduction();
        assert!(deduction.technique.family().to_string().contains("chains"));
        let conclusions = deduction.placements.iter().chain(&deduction.eliminations);
        let about = explain::digits(deduction) | conclusions.map(|it| it.digit).collect();
        assert!(about.contains(digit(3)));
    }
    let cell = listed(&app)[0].deduction().first_cell().unwrap();
    filter(&mut app, &cell.to_string());
    assert!(!listed(&app).is_empty() && listed(&app).len() < all);
    filter(&mut app, "no such step");
    assert!(listed(&app).is_empty());
    key(&mut app, Named::Escape);
    assert_eq!(listed(&app).len(), all);
}

#[test]
fn steps_are_put_in_order_by_what_they_clear() {
    let mut app = among_steps(ThemeChoice::Light);
    let all = listed(&app).len();
    type_key(&mut app, "o");
    let most = listed(&app)[0].clears;
    let mut families = Vec::new();
    for steps in listed(&app).chunk_by(|one, next| family(one) == family(next)) {
        assert!(steps.is_sorted_by(|one, next| one.clears >= next.clears));
        assert!(steps[0].clears <= most);
        families.push(family(steps[0]));
    }
    assert!(families.len() > 3);
    families.sort_unstable();
    families.dedup();
    assert!(the_solver(&app).listed_families().count() == families.len());
    send_steps(&mut app, every_step::Message::Order(Order::Difficulty));
    assert_eq!(listed(&app).len(), all);
}

fn family(finding: &Finding) -> Family {
    finding.deduction().technique.family()
}

#[test]
fn a_family_can_be_closed_and_opened() {
    let mut app = among_steps(ThemeChoice::Light);
    let all = listed(&app).len();
    let (_, count) = the_solver(&app).listed_families().next().unwrap();
    key(&mut app, Named::ArrowLeft);
    assert_eq!(listed(&app).len(), all - count);
    key(&mut app, Named::ArrowRight);
    assert_eq!(listed(&app).len(), all);
    send_steps(&mut app, every_step::Message::Press(0));
    assert_eq!(listed(&app).len(), all - count);
}

#[test]
fn the_search_for_every_step_can_be_cancelled() {
    let mut app = hard(ThemeChoice::Light);
    let show = Message::Solver(solver::Message::Show(Beside::EveryStep));
    let mut news = hold(&mut app, show);
    assert!(shows(&app, "Looking for every step."));
    click(&mut app, "Cancel");
    assert!(shows(&app, "No step; the search was stopped."));
    let late = news.rest();
    assert!(!late.is_empty());
    for message in late {
        update(&mut app, message);
    }
    assert!(listed(&app).is_empty());
    assert!(shows(&app, "No step; the search was stopped."));
}

#[test]
fn every_step_looks_as_it_did_in_the_dark() {
    let mut app = among_steps(ThemeChoice::Dark);
    send_steps(&mut app, every_step::Message::Filter("wing".to_owned()));
    key(&mut app, Named::ArrowDown);
    matches_snapshot(&app, "every-step");
}
