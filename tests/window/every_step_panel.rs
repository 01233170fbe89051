//! The list of every possible step beside the board: filtered, shown, and applied.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::common::boards;
use crate::living::Living;
use crate::living_tree::{USUAL, shown};
use crate::support::*;
use iced::keyboard::key::Named;
use sudoku_stepper::app::screen::solver::every_step::Order;
use sudoku_stepper::app::screen::solver::{self, Report, every_step};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message, Source};
use sudoku_stepper::explain;
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::rules::Form;
use sudoku_stepper::search::{Solutions, Stop, solve};
use sudoku_stepper::session::Finding;
use sudoku_stepper::texts::{Language, other_names};

fn send_steps(app: &mut App, message: every_step::Message) {
    send(app, solver::Message::EveryStep(message));
}

/// The candidates that a step sets and removes.
fn conclusion(finding: &Finding) -> (BTreeSet<Candidate>, BTreeSet<Candidate>) {
    let deduction = finding.deduction();
    let all = |them: &[Candidate]| them.iter().copied().collect();
    (all(&deduction.placements), all(&deduction.eliminations))
}

fn listed(app: &App) -> Vec<&Finding> {
    the_solver(app).listed_steps().collect()
}

/// The puzzle with the list of every step.
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
fn every_step_is_listed_by_conclusion_and_shown_without_being_made() {
    let mut app = among_steps(ThemeChoice::Light);
    let before = board(&app);
    let conclusions: HashSet<_> = listed(&app).into_iter().map(conclusion).collect();
    assert_eq!(conclusions.len(), listed(&app).len(), "each once");
    assert_eq!(conclusions.len(), the_solver(&app).listed_conclusions());
    let levels = listed(&app).into_iter();
    let levels: Vec<_> = levels.map(|it| it.deduction().technique.level()).collect();
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
        let technique = finding.deduction().technique;
        let names = other_names(Language::english(), technique).into_iter();
        let mut names = names.chain([technique.name().to_owned()]);
        assert!(names.any(|name| name.contains("Wing")), "{technique}");
    }
    // A form of a technique has a name of its own.
    filter(&mut app, "m-wing");
    let forms = listed(&app);
    assert!(
        forms
            .iter()
            .all(|it| it.deduction().form() == Some(Form::MWing))
    );
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
    assert!(listed(&app).is_sorted_by(|one, next| one.clears >= next.clears));
    assert!(listed(&app)[0].clears > listed(&app)[all - 1].clears);
    send_steps(&mut app, every_step::Message::Order(Order::Difficulty));
    assert_eq!(listed(&app).len(), all);
}

#[test]
fn the_ways_to_a_conclusion_are_listed_below_it_by_a_key_and_by_a_second_click() {
    let mut app = among_steps(ThemeChoice::Light);
    let all = listed(&app).len();
    // The first conclusion to which several techniques come.
    let row = (0..all).find(|row| {
        send_steps(&mut app, every_step::Message::Press(*row));
        key(&mut app, Named::ArrowRight);
        listed(&app).len() > all
    });
    let row = row.expect("there are several ways to something");
    let ways = listed(&app).len() - all;
    assert!(ways > 1);
    let of_it = &listed(&app)[row..=row + ways];
    assert!(
        of_it
            .iter()
            .all(|it| conclusion(it) == conclusion(of_it[0]))
    );
    let techniques: HashSet<_> = of_it[1..]
        .iter()
        .map(|it| it.deduction().technique)
        .collect();
    assert_eq!(techniques.len(), ways, "each technique once");
    assert_eq!(of_it[0].step, of_it[1].step, "the easiest first");
    let last = Arc::clone(&of_it[ways].step);
    send_steps(&mut app, every_step::Message::Press(row + ways));
    assert_eq!(report(&app), &Report::Previewed(last));
    // From any of the ways back to what they come to.
    key(&mut app, Named::ArrowLeft);
    assert_eq!(listed(&app).len(), all);
    send_steps(&mut app, every_step::Message::Press(row));
    assert_eq!(listed(&app).len(), all + ways);
    send_steps(&mut app, every_step::Message::Press(row));
    assert_eq!(listed(&app).len(), all);
}

#[test]
fn the_search_for_every_step_can_be_canceled() {
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

/// The place of the heading above the list, in a window of the usual size.
fn list_begins(app: App) -> f32 {
    let mut living = Living::new(app, iced::Task::none(), USUAL);
    living.draw();
    living.draw();
    living.place_of("ways").y
}

#[test]
fn a_list_with_few_steps_leaves_its_room_to_the_reason() {
    let mut nearly = app(ASSIGNMENT);
    while board(&nearly).unsolved().len() > 2 {
        let before = made(&nearly);
        key(&mut nearly, Named::Space);
        if board(&nearly).is_solved() {
            send(&mut nearly, solver::Message::Undo);
            break;
        }
        assert!(made(&nearly) > before);
    }
    type_key(&mut nearly, "a");
    wait_until(&mut nearly, |app| !shows(app, "Cancel"));
    let few = the_solver(&nearly).listed_conclusions();
    let many = among_steps(ThemeChoice::Light);
    assert!(few > 0 && few < the_solver(&many).listed_conclusions());
    assert!(list_begins(nearly) > list_begins(many) + 20.0);
}

#[test]
fn a_row_has_a_tooltip_where_it_cuts_words_off() {
    let app = shown(Some(HARD), "a wait end");
    let mut living = Living::new(app, iced::Task::none(), (760.0, 700.0));
    // Sorted by effect, the list says how many candidates each removes, and has less room for names.
    living.send(Message::Solver(
        every_step::Message::Order(Order::Effect).into(),
    ));
    living.draw();
    for (name, is_cut) in [("Hidden Single", false), ("Box-Line Reduction", true)] {
        let mut named = living
            .words()
            .into_iter()
            .filter(|(words, _)| words == name);
        // The card comes before the list.
        let (_, last) = named.next_back().expect("there is such a step in sight");
        living.move_to(last.center());
        living.draw();
        let before = living.picture();
        thread::sleep(Duration::from_millis(800));
        living.draw();
        assert_eq!(living.picture() != before, is_cut, "{name}");
    }
}

#[test]
fn the_list_says_that_its_board_has_no_solution() {
    let hopeless =
        "This board has no solution, so its steps lead nowhere. Hint shows what is wrong.";
    let mut app = app(HARD);
    type_key(&mut app, "a");
    wait_until(&mut app, |app| !shows(app, "Cancel"));
    assert!(!shows(&app, hopeless));
    // A digit that fits, but is wrong.
    let solution = solve(&board(&app), &Stop::never()).unwrap().solutions;
    let Solutions::One(solution) = solution else {
        panic!("the puzzle has one solution");
    };
    let grid = board(&app);
    let wrong = grid.all_candidates();
    let wrong = wrong.filter(|it| Some(it.digit) != solution[it.cell.index()]);
    let fits = wrong.into_iter().find(|candidate| {
        send(&mut app, solver::Message::Put(*candidate));
        let fits = matches!(report(&app), Report::Entered(_));
        if !fits {
            send(&mut app, solver::Message::Undo);
        }
        fits
    });
    assert!(fits.is_some(), "some wrong digit contradicts nothing yet");
    wait_until(&mut app, |app| shows(app, hopeless));
    // The hint takes the card.
    hint(&mut app);
    assert!(
        matches!(report(&app), Report::Mistaken(_)),
        "{:?}",
        report(&app)
    );
    assert!(!shows(&app, hopeless), "the card says more");
}

#[test]
fn the_panel_in_sight_is_named_on_its_tab_even_where_there_is_little_room() {
    let mut app = begin(Settings::default(), Store::none());
    app.read_languages(Some("de"));
    let killer = boards::named("killer");
    open_as(&mut app, vec![killer], Source::named("killer"));
    let mut living = Living::new(app, iced::Task::none(), (760.0, 560.0));
    for (panel, name) in [
        (Beside::EveryStep, "Alle"),
        (Beside::Marks, "Mark"),
        (Beside::Rules, "Reg"),
    ] {
        living.send(Message::Solver(solver::Message::Show(panel)));
        living.rest();
        let tabs = living.words().into_iter().filter(|(_, at)| at.y < 100.0);
        let tabs: Vec<String> = tabs.map(|(words, _)| words).collect();
        let is_named = tabs.iter().any(|words| words.starts_with(name));
        assert!(is_named, "{panel:?}: {tabs:?}");
    }
}
