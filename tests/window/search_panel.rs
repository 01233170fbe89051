//! The search beside the board: act by act, automatically and at once to an event, on a board of
//! its own; and the effort of each method.

use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::board::{Frame, Tint, ValueKind};
use sudoku_stepper::app::screen::solver::watch::{Count, Ending, Message};
use sudoku_stepper::app::screen::solver::{self, Speed};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::app::{App, Message as AppMessage};
use sudoku_stepper::explain::Role;
use sudoku_stepper::grid::{Cell, CellSet, Grid};
use sudoku_stepper::search::Stop;
use sudoku_stepper::search::watched::{Counters, Event, Method, Until, Watched};

fn on_search(theme: ThemeChoice) -> App {
    let mut app = hard(theme);
    type_key(&mut app, "w");
    assert_eq!(the_solver(&app).beside(), Beside::Search);
    app
}

fn watched(app: &App) -> &Watched {
    the_solver(app).watched().expect("a search is watched")
}

fn event(app: &App) -> Option<Event> {
    the_solver(app).last_event()
}

fn send_search(app: &mut App, message: Message) {
    send(app, solver::Message::Search(message));
}

/// Carries out a message, and holds back the news of what it begins.
fn hold_search(app: &mut App, message: Message) -> News<AppMessage> {
    hold(app, AppMessage::Solver(solver::Message::Search(message)))
}

fn counts(app: &App) -> Vec<Count> {
    the_solver(app).method_counts().collect()
}

/// Delivers only the counts of these methods, until they end.
fn deliver_counts(app: &mut App, news: &mut News<AppMessage>, methods: &[Method]) {
    let is_told = |count: &Count| count.ending.is_some() || !methods.contains(&count.method);
    while !counts(app).iter().all(is_told) {
        let message = news.next().expect("they come to their end");
        let is_of_them = matches!(
            &message,
            AppMessage::Solver(solver::Message::Search(Message::Counted(place, _)))
                if methods.contains(&Method::ALL[*place])
        );
        if is_of_them {
            update(app, message);
        }
    }
}

/// The cells with this background.
fn tinted(app: &App, tint: Tint) -> CellSet {
    let tints = the_solver(app).scene().tints;
    let tints = tints.into_iter().filter(|(_, it)| *it == tint);
    tints.map(|(cell, _)| cell).collect()
}

/// The cells with a value of this kind.
fn written(app: &App, kind: ValueKind) -> CellSet {
    let values = the_solver(app).scene().values;
    let values = values.into_iter().filter(|(_, _, it)| *it == kind);
    values.map(|(cell, _, _)| cell).collect()
}

/// The effort of a method, as its thread counts it.
fn count(grid: &Grid, method: Method) -> Count {
    let mut search = Watched::new(grid, method);
    let _ = search.run(Until::End, u64::MAX, &Stop::never());
    Count {
        method,
        counters: search.counters(),
        ending: Some(Ending::Complete),
    }
}

#[test]
fn the_search_does_one_act_a_key_and_says_it() {
    let mut app = on_search(ThemeChoice::Light);
    assert_eq!(event(&app), None);
    let mut expected = Watched::new(&board(&app), Method::ReadingOrder);
    let keys = [Named::ArrowRight, Named::Space, Named::ArrowDown];
    for named in keys {
        key(&mut app, named);
        assert_eq!(event(&app), expected.step());
    }
    assert_eq!(watched(&app).counters(), expected.counters());
    assert!(shows(
        &app,
        "Depth 1 (deepest so far: 1), 0 solutions\n1 try so far, 0 undone"
    ));
}

#[test]
fn the_real_board_stays_as_it_is_and_comes_back() {
    let mut app = hard(ThemeChoice::Light);
    let (before, scene) = (board(&app), the_solver(&app).scene());
    type_key(&mut app, "w");
    for _ in 0..20 {
        key(&mut app, Named::ArrowRight);
    }
    // Acts that would change the board elsewhere.
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    for named in [Named::Delete, Named::Space] {
        key(&mut app, named);
    }
    for letter in ["1", "6", "h", "t", "g", "n"] {
        type_key(&mut app, letter);
    }
    for letter in ["z", "y", "r", "6"] {
        press(&mut app, Key::Character(letter.into()), Modifiers::CTRL);
    }
    assert_eq!(board(&app), before);
    assert_eq!(made(&app), 0);
    for _ in 0..9 {
        key(&mut app, Named::ArrowRight);
    }
    assert_ne!(the_solver(&app).scene().values, scene.values);
    type_key(&mut app, "s");
    assert_eq!(the_solver(&app).scene().values, scene.values);
}

#[test]
fn the_search_waits_where_it_was_left_unless_the_board_has_changed() {
    let mut app = on_search(ThemeChoice::Light);
    for _ in 0..9 {
        key(&mut app, Named::ArrowRight);
    }
    let counters = watched(&app).counters();
    assert!(counters.tries > 0);
    type_key(&mut app, "s");
    type_key(&mut app, "w");
    assert_eq!(watched(&app).counters(), counters);
    type_key(&mut app, "s");
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    // r1c1 is 6.
    type_key(&mut app, "6");
    type_key(&mut app, "w");
    assert_eq!(watched(&app).start(), &board(&app));
    assert_eq!(watched(&app).counters().tries, 0);
}

#[test]
fn trials_and_what_follows_from_them_are_told_apart_on_the_board() {
    let mut app = on_search(ThemeChoice::Light);
    type_key(&mut app, "3");
    while watched(&app).trials().is_empty() || !matches!(event(&app), Some(Event::Single { .. })) {
        key(&mut app, Named::ArrowRight);
    }
    let search = watched(&app);
    assert_eq!(tinted(&app, Tint::Trial), search.trials());
    assert_eq!(written(&app, ValueKind::Trial), search.trials());
    assert_eq!(tinted(&app, Tint::Single), search.singles());
    assert_eq!(written(&app, ValueKind::Single), search.singles());
    let framed = search.choices().next_back().map(|choice| choice.cell);
    let frames = the_solver(&app).scene().frames;
    assert!(frames.contains(&(framed.unwrap(), Frame::Selected)));
}

#[test]
fn going_on_to_a_contradiction_shows_where_it_lies() {
    for method in ["1", "2", "3"] {
        let mut app = on_search(ThemeChoice::Light);
        type_key(&mut app, method);
        type_key(&mut app, "c");
        let Some(Event::Contradiction(contradiction)) = event(&app) else {
            panic!("method {method} met {:?}", event(&app));
        };
        assert_eq!(tinted(&app, Tint::Contradicting), contradiction.cells());
        // The way back: the digit is struck in its cell.
        key(&mut app, Named::ArrowRight);
        let Some(Event::Back { trial, .. }) = event(&app) else {
            panic!("method {method} did {:?}", event(&app));
        };
        let scene = the_solver(&app).scene();
        assert!(scene.marks.contains(&(trial, Role::Eliminated)));
        assert!(scene.frames.contains(&(trial.cell, Frame::Selected)));
    }
}

#[test]
fn a_solution_is_shown_full_and_at_the_end_nothing_more_is_done() {
    let mut app = on_search(ThemeChoice::Light);
    type_key(&mut app, "3");
    key(&mut app, Named::PageDown);
    assert_eq!(event(&app), Some(Event::Solution));
    assert_eq!(the_solver(&app).scene().values.len(), 81);
    key(&mut app, Named::End);
    assert_eq!(event(&app), Some(Event::End));
    let counters = watched(&app).counters();
    assert_eq!((counters.solutions, counters.depth), (1, 0));
    for named in [Named::ArrowRight, Named::Enter, Named::End] {
        key(&mut app, named);
    }
    assert_eq!(watched(&app).counters(), counters);
    assert!(!the_solver(&app).is_playing_search());
    key(&mut app, Named::Home);
    assert_eq!(watched(&app).counters().tries, 0);
}

#[test]
fn the_search_goes_on_by_itself_until_it_is_paused() {
    let mut app = on_search(ThemeChoice::Light);
    send_search(&mut app, Message::Speed(Speed::Fast));
    let mut clock = hold_search(&mut app, Message::Play);
    assert!(the_solver(&app).is_playing_search());
    assert!(matches!(event(&app), Some(Event::Choose { .. })));
    let tick = clock.next().expect("it goes on by itself");
    let mut clock = hold(&mut app, tick);
    assert!(matches!(event(&app), Some(Event::Try { .. })));
    let late = clock.next().expect("it goes on by itself");
    key(&mut app, Named::Enter);
    let counters = watched(&app).counters();
    update(&mut app, late.clone());
    assert_eq!(watched(&app).counters(), counters, "it was paused");
    key(&mut app, Named::Enter);
    let event_now = event(&app);
    update(&mut app, late);
    assert_eq!(event(&app), event_now, "a tick of the first time is late");
    type_key(&mut app, "s");
    assert!(!the_solver(&app).is_playing_search());
}

#[test]
fn faster_than_can_be_read_many_acts_make_a_picture() {
    let mut app = on_search(ThemeChoice::Light);
    for _ in 0..3 {
        type_key(&mut app, "+");
    }
    assert!(shows(&app, "Speed: fastest"));
    key(&mut app, Named::Enter);
    assert!(watched(&app).counters().tries > 5);
    type_key(&mut app, "-");
    assert!(shows(&app, "Speed: fast"));
}

/// The search for all solutions of an open puzzle, which nobody lives to see completed, and its
/// news.
fn on_a_long_run() -> (App, News<AppMessage>) {
    let mut app = app(SEVERAL);
    type_key(&mut app, "w");
    let news = hold_search(&mut app, Message::GoOn(Until::End));
    assert!(the_solver(&app).is_running_search());
    (app, news)
}

#[test]
fn a_run_arrives_at_the_event() {
    let mut app = on_search(ThemeChoice::Light);
    let mut news = hold_search(&mut app, Message::GoOn(Until::End));
    assert!(the_solver(&app).is_running_search());
    for message in news.rest() {
        update(&mut app, message);
    }
    assert!(!the_solver(&app).is_running_search());
    assert_eq!(event(&app), Some(Event::End));
    assert!(watched(&app).has_ended());
}

#[test]
fn a_long_run_is_shown_on_its_way() {
    let (mut app, mut news) = on_a_long_run();
    let begun = watched(&app).counters();
    let going = news.next().expect("it tells how far it has come");
    update(&mut app, going);
    assert!(the_solver(&app).is_running_search());
    let on_the_way = watched(&app).counters();
    assert!(on_the_way.tries > begun.tries);
    assert!(tinted(&app, Tint::Contradicting).is_empty());
    key(&mut app, Named::ArrowRight);
    assert_eq!(watched(&app).counters(), on_the_way, "it runs already");
}

#[test]
fn a_run_can_be_stopped_and_goes_on_from_there() {
    let (mut app, mut news) = on_a_long_run();
    assert!(shows(&app, "Going on to the end."));
    let late = news.next().expect("it tells how far it has come");
    click(&mut app, "Stop");
    assert!(shows(&app, "Stopped on the way. It can go on from here."));
    assert!(!the_solver(&app).is_running_search());
    assert_eq!(event(&app), None);
    let counters = watched(&app).counters();
    for message in std::iter::once(late).chain(news.rest()) {
        update(&mut app, message);
    }
    assert_eq!(watched(&app).counters(), counters, "what comes now is late");
    key(&mut app, Named::ArrowRight);
    assert!(event(&app).is_some());
}

#[test]
fn leaving_the_panel_stops_what_runs() {
    let (mut app, _) = on_a_long_run();
    type_key(&mut app, "u");
    type_key(&mut app, "p");
    type_key(&mut app, "w");
    assert!(!the_solver(&app).is_running_search());
    let mut counts = the_solver(&app).method_counts();
    assert!(counts.all(|count| count.ending == Some(Ending::Left)));
}

#[test]
fn the_methods_are_counted_side_by_side() {
    let mut app = on_search(ThemeChoice::Light);
    let grid = board(&app);
    click(&mut app, "Count all");
    let begun = Method::ALL.map(|method| Count {
        method,
        counters: Counters::default(),
        ending: None,
    });
    assert_eq!(counts(&app), begun);
    assert!(shows(&app, "Still looking for a second solution."));
    wait_until(&mut app, |app| {
        counts(app).iter().all(|count| count.ending.is_some())
    });
    assert!(shows(&app, "One solution; counted to the very end."));
    assert_eq!(counts(&app), Method::ALL.map(|method| count(&grid, method)));
}

#[test]
fn counting_can_be_stopped_and_what_was_counted_stays() {
    let mut app = on_search(ThemeChoice::Light);
    let mut news = hold_search(&mut app, Message::Compare);
    deliver_counts(&mut app, &mut news, &[Method::Singles]);
    key(&mut app, Named::Escape);
    let known = counts(&app);
    assert_eq!(known[0].ending, Some(Ending::Left));
    assert_eq!(known[2], count(&board(&app), Method::Singles));
    assert!(shows(&app, "One solution. In gray: stopped early."));
    for late in news.rest() {
        update(&mut app, late);
    }
    assert_eq!(counts(&app), known, "what comes now is late");
    key(&mut app, Named::Escape);
    assert_eq!(the_solver(&app).beside(), Beside::Step);
}

#[test]
fn the_search_looks_as_it_did_in_the_light_at_a_contradiction() {
    let mut app = on_search(ThemeChoice::Light);
    type_key(&mut app, "3");
    let mut news = hold_search(&mut app, Message::Compare);
    let methods = [Method::FewestCandidates, Method::Singles];
    deliver_counts(&mut app, &mut news, &methods);
    key(&mut app, Named::Escape);
    type_key(&mut app, "c");
    matches_snapshot(&app, "search-contradiction");
}

#[test]
fn the_search_looks_as_it_did_in_the_dark_on_the_way_back() {
    let mut app = on_search(ThemeChoice::Dark);
    for _ in 0..7 {
        type_key(&mut app, "c");
    }
    key(&mut app, Named::ArrowRight);
    matches_snapshot(&app, "search");
}
