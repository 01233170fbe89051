//! The path beside the board: gone along by keys, by the timeline and by itself.

use std::sync::Arc;

use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::{Event, Point, Rectangle, mouse};
use sudoku_stepper::app::App;
use sudoku_stepper::app::screen::solver::{self, Beside, Report, path};
use sudoku_stepper::app::settings::ThemeChoice;
use sudoku_stepper::grid::Cell;
use sudoku_stepper::rate::rate;
use sudoku_stepper::rules::{Deduction, Technique};
use sudoku_stepper::search::{Stop, Stopped};
use sudoku_stepper::solver::Ending;

/// The path from the board as it stands, as its thread brings it.
fn find_path(app: &mut App, number: u64) {
    let mut steps = Vec::new();
    let search = the_solver(app).session().search_path();
    let ending = search.run(&Stop::never(), &mut |step| steps.push(step));
    send_path(app, path::Message::Found(number, steps));
    send_path(app, path::Message::Ended(number, ending));
}

/// The rating of the puzzle, as its thread brings it.
fn find_rating(app: &mut App, number: u64) {
    let session = the_solver(app).session();
    let givens = session.position().givens();
    let rating = rate(&givens, session.rules(), &Stop::never());
    send_path(app, path::Message::Rated(number, rating, None));
}

fn send_path(app: &mut App, message: path::Message) {
    send(app, solver::Message::Path(message));
}

/// The puzzle with its path and rating shown.
fn on_path(theme: ThemeChoice) -> App {
    let mut app = hard(theme);
    type_key(&mut app, "p");
    find_path(&mut app, 1);
    find_rating(&mut app, 2);
    app
}

fn ahead(app: &App) -> &[Arc<[Deduction]>] {
    the_solver(app).ahead()
}

#[test]
fn the_path_is_listed_from_the_opening_to_the_end() {
    let app = on_path(ThemeChoice::Light);
    assert_eq!(the_solver(&app).path_ending(), Some(&Ending::Solved));
    let all = ahead(&app).len();
    assert!(shows(
        &app,
        &format!("Step 0 of {all}. The last one solves the puzzle.")
    ));
    assert!(shows(&app, "Opened"));
    assert!(shows(&app, "Hidden Single"));
    assert!(shows(&app, "Unfair"), "the level of the puzzle");
}

#[test]
fn keys_go_to_any_place_of_the_path_and_back() {
    let mut app = on_path(ThemeChoice::Light);
    let opened = board(&app);
    let all = ahead(&app).len();
    key(&mut app, Named::ArrowRight);
    assert_eq!((made(&app), ahead(&app).len()), (1, all - 1));
    assert!(matches!(report(&app), Report::Stepped(_)));
    key(&mut app, Named::PageDown);
    assert_eq!((made(&app), ahead(&app).len()), (11, all - 11));
    key(&mut app, Named::ArrowLeft);
    assert_eq!((made(&app), ahead(&app).len()), (10, all - 10));
    key(&mut app, Named::End);
    assert!(board(&app).is_solved());
    assert_eq!((made(&app), ahead(&app).len()), (all, 0));
    key(&mut app, Named::Home);
    assert_eq!(board(&app), opened);
    assert_eq!((made(&app), ahead(&app).len()), (0, all));
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn steps_and_undo_stay_on_the_path() {
    let mut app = on_path(ThemeChoice::Light);
    let all = ahead(&app).len();
    steps(&mut app, 3);
    assert_eq!((made(&app), ahead(&app).len()), (3, all - 3));
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert_eq!((made(&app), ahead(&app).len()), (2, all - 2));
    let next = Arc::clone(&ahead(&app)[0]);
    key(&mut app, Named::ArrowRight);
    assert_eq!(report(&app), &Report::Stepped(next));
}

#[test]
fn moves_made_before_the_path_was_known_can_be_gone_back_over() {
    let mut app = hard(ThemeChoice::Light);
    steps(&mut app, 5);
    type_key(&mut app, "p");
    find_path(&mut app, 1);
    let all = 5 + ahead(&app).len();
    key(&mut app, Named::Home);
    assert_eq!((made(&app), ahead(&app).len()), (0, all));
    key(&mut app, Named::End);
    assert!(board(&app).is_solved());
}

#[test]
fn another_way_keeps_the_old_path_until_the_new_one_is_known() {
    let mut app = on_path(ThemeChoice::Light);
    key(&mut app, Named::ArrowRight);
    let old = ahead(&app).to_vec();
    // r1c1 is 6.
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    assert_eq!(ahead(&app), old);
    assert_eq!(the_solver(&app).path_ending(), None);
    key(&mut app, Named::ArrowRight);
    assert_eq!(made(&app), 2, "the old steps do not fit the board any more");
    find_path(&mut app, 3);
    assert_ne!(ahead(&app), old);
    key(&mut app, Named::End);
    assert!(board(&app).is_solved());
}

#[test]
fn what_an_older_search_finds_is_late() {
    let mut app = hard(ThemeChoice::Light);
    type_key(&mut app, "p");
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    let steps = vec![Arc::from(Vec::new())];
    send_path(&mut app, path::Message::Found(1, steps));
    send_path(&mut app, path::Message::Ended(1, Ok(Ending::Stalled)));
    assert!(ahead(&app).is_empty());
    find_path(&mut app, 3);
    assert_eq!(the_solver(&app).path_ending(), Some(&Ending::Solved));
}

#[test]
fn the_search_for_the_path_can_be_cancelled_and_what_it_found_stays() {
    let mut app = hard(ThemeChoice::Light);
    type_key(&mut app, "p");
    assert!(shows(&app, "Looking for the path from here."));
    let mut steps = Vec::new();
    let search = the_solver(&app).session().search_path();
    let stop = Stop::never();
    let stopped = search.run(&stop, &mut |step| {
        steps.push(step);
        if steps.len() == 4 {
            stop.raise();
        }
    });
    assert_eq!(stopped, Err(Stopped));
    send_path(&mut app, path::Message::Found(1, steps));
    assert!(shows(&app, "Looking for the path: 4 steps so far."));
    click(&mut app, "Cancel");
    assert!(shows(&app, "Step 0 of 4. The search was stopped there."));
    key(&mut app, Named::End);
    assert_eq!(made(&app), 4);
    click(&mut app, "Go on");
    find_path(&mut app, 3);
    assert_eq!(the_solver(&app).path_ending(), Some(&Ending::Solved));
}

#[test]
fn the_path_goes_on_by_itself_until_it_is_paused_or_ends() {
    let mut app = on_path(ThemeChoice::Light);
    key(&mut app, Named::Enter);
    assert!(the_solver(&app).is_playing());
    assert_eq!(made(&app), 1);
    send_path(&mut app, path::Message::Tick(1));
    assert_eq!(made(&app), 2);
    key(&mut app, Named::Enter);
    send_path(&mut app, path::Message::Tick(1));
    assert_eq!(made(&app), 2, "it was paused");
    key(&mut app, Named::Enter);
    send_path(&mut app, path::Message::Tick(1));
    assert_eq!(made(&app), 3, "a tick of the first time is late");
    while the_solver(&app).is_playing() {
        send_path(&mut app, path::Message::Tick(2));
    }
    assert!(board(&app).is_solved());
}

#[test]
fn an_entry_pauses_what_goes_on_by_itself() {
    let mut app = on_path(ThemeChoice::Light);
    key(&mut app, Named::Enter);
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    type_key(&mut app, "6");
    assert!(!the_solver(&app).is_playing());
}

/// Where the timeline lies in the window.
fn timeline(app: &App) -> Rectangle {
    match simulator(app)
        .find(iced_test::selector::id("timeline"))
        .unwrap()
    {
        iced_test::selector::Target::Container { bounds, .. } => bounds,
        target => panic!("the timeline is {target:?}"),
    }
}

#[test]
fn the_timeline_goes_where_it_is_pressed_and_where_the_knob_is_dragged() {
    let mut app = on_path(ThemeChoice::Light);
    let all = ahead(&app).len();
    let bounds = timeline(&app);
    let at = |share: f32| Point::new(bounds.x + bounds.width * share, bounds.y + 10.0);
    let left = mouse::Button::Left;
    let mut ui = simulator(&app);
    ui.point_at(at(0.5));
    let _ = ui.simulate([Event::Mouse(mouse::Event::ButtonPressed(left))]);
    for share in [0.6, 1.1] {
        let position = at(share);
        ui.point_at(position);
        let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
    }
    let _ = ui.simulate([Event::Mouse(mouse::Event::ButtonReleased(left))]);
    let position = at(0.1);
    ui.point_at(position);
    let _ = ui.simulate([Event::Mouse(mouse::Event::CursorMoved { position })]);
    let messages: Vec<_> = ui.into_messages().collect();
    let mut places = Vec::new();
    for message in messages {
        let _ = app.update(message);
        places.push(made(&app));
    }
    assert_eq!(places.len(), 3, "the knob was let go at the end");
    assert_eq!((places[0], places[2]), (all.div_ceil(2), all));
    assert!(places.is_sorted());
}

#[test]
fn the_summary_lists_techniques_with_scores_and_goes_up_to_their_next_step() {
    let mut app = on_path(ThemeChoice::Light);
    click(&mut app, "Summary");
    assert!(shows(&app, "X-Wing"));
    assert!(shows(&app, "Together"));
    send_path(&mut app, path::Message::UpTo(Technique::XWing));
    assert!(made(&app) > 0);
    assert_eq!(ahead(&app)[0][0].technique, Technique::XWing);
    // By keys: the second technique from the end.
    send_path(&mut app, path::Message::Row(isize::MAX));
    key(&mut app, Named::ArrowUp);
    key(&mut app, Named::Enter);
    assert_eq!(ahead(&app)[0][0].technique, Technique::XyzWing);
}

#[test]
fn a_stalled_path_says_that_the_rules_find_nothing_more() {
    let mut app = app(HARD);
    type_key(&mut app, "p");
    find_path(&mut app, 1);
    let all = ahead(&app).len();
    let words = format!("Step 0 of {all}. Then these rules find nothing more.");
    assert!(shows(&app, &words));
}

#[test]
fn other_rules_make_another_path_and_what_they_change_is_told() {
    let mut app = on_path(ThemeChoice::Light);
    let before = ahead(&app).len();
    let Some(Ok(old)) = the_solver(&app).rating().cloned() else {
        panic!("the puzzle is rated");
    };
    send(&mut app, solver::Message::Switch(Technique::XWing, false));
    assert!(the_solver(&app).rating().is_none());
    assert_eq!(ahead(&app).len(), before, "until the new one is known");
    find_path(&mut app, 3);
    let session = the_solver(&app).session();
    let givens = session.position().givens();
    let rating = rate(&givens, session.rules(), &Stop::never());
    send_path(&mut app, path::Message::Rated(4, rating, Some(old)));
    let told = the_solver(&app).difference().unwrap().to_owned();
    assert!(told.starts_with("Without X-Wing this puzzle "), "{told}");
    assert!(shows(&app, &told));
    type_key(&mut app, "s");
    assert!(shows(&app, &told), "also beside the rules");
    type_key(&mut app, "r");
    assert!(shows(&app, &told), "also where they are chosen");
}

#[test]
fn escape_stops_what_is_looked_for_and_then_leads_back_to_the_next_step() {
    for (letter, beside) in [("p", Beside::Path), ("a", Beside::EveryStep)] {
        let mut app = hard(ThemeChoice::Light);
        type_key(&mut app, letter);
        key(&mut app, Named::Escape);
        assert_eq!(the_solver(&app).beside(), beside);
        key(&mut app, Named::Escape);
        assert_eq!(the_solver(&app).beside(), Beside::Step);
    }
}

#[test]
fn the_path_looks_as_it_did_in_the_light() {
    let mut app = on_path(ThemeChoice::Light);
    // The W-Wing.
    for _ in 0..13 {
        key(&mut app, Named::ArrowRight);
    }
    matches_snapshot(&app, "path");
}

#[test]
fn the_summary_looks_as_it_did_in_the_dark() {
    let mut app = on_path(ThemeChoice::Dark);
    type_key(&mut app, "u");
    matches_snapshot(&app, "summary");
}
