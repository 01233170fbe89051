//! The cards about the cause of a contradiction, about several solutions and about the end of the
//! rules.

use crate::common::pinned::pinned;
use crate::otherwise::sentences;
use std::sync::Arc;

use crate::common::cell;
use crate::living::Living;
use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::board::{Emphasis, Frame, HouseKind, Tint, ValueKind};
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Settings, Store, ThemeChoice};
use sudoku_stepper::app::shortcut::Direction;
use sudoku_stepper::app::{App, Message, Opening, Source};
use sudoku_stepper::explain::{self, Notation, Role};
use sudoku_stepper::grid::{Cell, CellSet, Contradiction, Digit, House, HouseKind as Kind};
use sudoku_stepper::rules::Deduction;
use sudoku_stepper::search::Stop;
use sudoku_stepper::search::watched::Event;
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

/// Whether a look at the board shows a contradiction.
fn contradicts_itself(app: &App) -> bool {
    let session = the_solver(app).session();
    !session.visible_contradictions().is_empty()
}

#[test]
fn clashing_digits_are_ringed_in_their_tinted_house() {
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 7);
    let scene = the_solver(&app).scene();
    for cell in [Cell::at(0, 0), Cell::at(0, 1)] {
        let kind = match cell.column() {
            0 => (Frame::Clashing, ValueKind::Clashing),
            // The given looks as usual, except for a ring.
            _ => (Frame::ClashingGiven, ValueKind::Given),
        };
        assert!(scene.frames.contains(&(cell, kind.0)));
        assert!(scene.values.contains(&(cell, digit(7), kind.1)));
    }
    assert_eq!(scene.houses, [(House::row(0), HouseKind::Base)]);
    assert!(shows(&app, "Contradiction"));
}

/// A wrong entry that only a search finds.
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
    pinned!(sentences(&app));
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
        "{} cells have the fewest candidates, {candidates} each.",
        fewest.len()
    );
    assert!(shows(&app, &words));
    let off = wait_for_what_is_off(&mut app);
    let technique = off[0].technique;
    let words = format!("{technique} goes on from here.");
    assert!(shows(&app, &words));
    click_on_step(&mut app);
    assert_eq!(report(&app), &Report::Previewed(off));
}

/// The window at the end of the rules, once it is known which rule that is off could continue.
fn stalled() -> (App, Arc<[Deduction]>) {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    let off = wait_for_what_is_off(&mut app);
    (app, off)
}

#[test]
fn a_hint_at_the_end_of_the_rules_is_about_the_rule_that_would_go_on() {
    let (mut app, off) = stalled();
    hint(&mut app);
    let Report::Hinted { step, .. } = report(&app) else {
        panic!("it tells {:?}", report(&app))
    };
    assert_eq!(step, &off);
    pinned!("the name", sentences(&app));
    hint(&mut app);
    hint(&mut app);
    pinned!("the whole hint", sentences(&app));
}

#[test]
fn step_at_the_end_of_the_rules_shows_the_stronger_rule_and_uses_it_once() {
    let (mut app, off) = stalled();
    let moves = made(&app);
    key(&mut app, Named::Space);
    assert_eq!(report(&app), &Report::Previewed(Arc::clone(&off)));
    assert_eq!(made(&app), moves);
    key(&mut app, Named::Space);
    assert_eq!(report(&app), &Report::Stepped(Arc::clone(&off)));
    let mut rules = the_solver(&app).session().rules().techniques();
    assert!(rules.any(|rule| rule == (off[0].technique, false)));
}

#[test]
fn solve_is_a_way_on_where_the_rules_end_and_is_undone_in_one_press() {
    let (mut app, _) = stalled();
    for words in [
        "Use a stronger rule",
        "Choose a cell and enter a digit",
        "Solve by trying",
    ] {
        assert!(shows(&app, words), "{words}");
    }
    let before = board(&app);
    act(&mut app, "solve");
    assert!(board(&app).is_solved());
    assert!(shows(&app, "Solved by trying"));
    click(&mut app, "Take it back");
    assert_eq!(board(&app), before);
}

#[test]
fn solve_can_be_watched_from_the_board_as_it_was_and_what_was_found_filled_in() {
    let (mut app, _) = stalled();
    let before = board(&app);
    let journal = made(&app);
    act(&mut app, "solve");
    let filled = board(&app);
    click(&mut app, "Watch it");
    assert_eq!(board(&app), filled, "yours stays as it is");
    assert_eq!(made(&app), journal + 1, "nothing is taken back");
    assert_eq!(the_solver(&app).beside(), Beside::Search);
    assert!(the_solver(&app).is_playing_search());
    assert_eq!(
        the_solver(&app).watched().map(|it| it.start()),
        Some(&before)
    );
    key(&mut app, Named::PageDown);
    let found = |app: &App| the_solver(app).last_event() == Some(Event::Solution);
    wait_until(&mut app, found);
    click(&mut app, "Fill it in");
    assert!(board(&app).is_solved());
    assert_eq!(the_solver(&app).beside(), Beside::Step);
    assert_eq!(made(&app), journal + 1, "as one move");
    send(&mut app, solver::Message::Undo);
    assert_eq!(board(&app), before);
}

#[test]
fn solve_is_off_while_digits_clash() {
    let mut app = app(ASSIGNMENT);
    assert!(acts(&app, "solve"));
    enter(&mut app, Cell::at(0, 0), 7);
    assert!(!acts(&app, "solve"));
    send(&mut app, solver::Message::Undo);
    assert!(acts(&app, "solve"));
}

#[test]
fn arrows_go_through_the_argument_of_a_contradiction_and_space_takes_it_back() {
    let mut app = without_solution(ThemeChoice::Light);
    assert!(!the_solver(&app).links().is_empty());
    press(&mut app, Key::Named(Named::ArrowRight), Modifiers::ALT);
    assert_eq!(the_solver(&app).walked(), Some(0));
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    // The button below the card says so.
    wait_until(&mut app, |app| report(app).origin() == Some(0));
    key(&mut app, Named::Space);
    assert_eq!(made(&app), 0);
    assert_eq!(board(&app).value(Cell::at(4, 5)), None);
}

#[test]
fn space_on_a_clash_does_what_the_main_button_says() {
    let mut app = app(ASSIGNMENT);
    let before = board(&app);
    enter(&mut app, Cell::at(0, 0), 7);
    wait_until(&mut app, |app| report(app).origin().is_some());
    assert!(shows(&app, "Go back"));
    key(&mut app, Named::Space);
    assert_eq!(board(&app), before);
}

/// The answer to Space if no step follows.
fn way_out(app: &mut App) -> String {
    key(app, Named::Space);
    app.notice().expect("Space is answered").to_owned()
}

#[test]
fn the_way_out_of_a_contradiction_is_one_that_there_is() {
    // The givens clash, so there is nothing to undo.
    let mut clashing = app(&ASSIGNMENT.replacen("0,7,0", "7,7,0", 1));
    let told = way_out(&mut clashing);
    pinned!("the givens clash", told);
    for button in ["step", "hint", "solve"] {
        assert!(!acts(&clashing, button), "{button} leads nowhere");
    }
    // The origin is traced beside the window.
    wait_until(&mut clashing, |app| shows(app, "Correct the givens"));
    click(&mut clashing, "Correct the givens");
    assert_eq!(clashing.notice(), None, "it is over");
    let told = way_out(&mut clashing);
    assert!(told.contains("Choose a given that is wrong"), "{told}");
}

#[test]
fn what_is_over_leaves_a_clash_told_that_still_stands() {
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 7);
    // A given is not typed over, and once another cell is chosen that is over.
    send(&mut app, solver::Message::Select(Cell::at(0, 1)));
    type_key(&mut app, "5");
    assert!(matches!(report(&app), Report::Refused(_)));
    send(&mut app, solver::Message::Select(Cell::at(8, 8)));
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    enter(&mut app, Cell::at(0, 2), 9);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
}

#[test]
fn moves_are_counted_anew_after_a_restart() {
    let mut app = app(ASSIGNMENT);
    for _ in 0..8 {
        step(&mut app);
    }
    send(&mut app, solver::Message::Restart);
    enter(&mut app, Cell::at(0, 0), 7);
    wait_until(&mut app, |app| report(app).origin().is_some());
    pinned!(sentences(&app));
}

#[test]
fn where_the_rules_find_nothing_it_is_said_first_that_there_are_several_solutions() {
    let mut app = app(SEVERAL);
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    assert!(shows(&app, "Several solutions") && !shows(&app, "The rules end here"));
    assert!(shows(&app, "Solve by trying") && !shows(&app, "Use a stronger rule"));
}

#[test]
fn what_a_rule_that_is_off_would_do_is_dismissed_by_escape() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        step(&mut app);
    }
    let off = wait_for_what_is_off(&mut app);
    key(&mut app, Named::Enter);
    assert_eq!(the_solver(&app).drawn_step(), Some(&off));
    let moves = made(&app);
    key(&mut app, Named::Escape);
    assert!(matches!(report(&app), Report::Stalled { .. }));
    assert_eq!(the_solver(&app).drawn_step(), None);
    assert_eq!(made(&app), moves);
}

#[test]
fn escape_leads_from_an_answer_back_to_what_holds_of_the_board() {
    let is_held = |app: &mut App| {
        let before = report(app).clone();
        type_key(app, "y");
        assert!(matches!(report(app), Report::Answered { .. }), "{before:?}");
        key(app, Named::Escape);
        assert_eq!(*report(app), before);
        // So does another cell.
        type_key(app, "y");
        send(app, solver::Message::Move(Direction::Down));
        assert_eq!(*report(app), before);
    };
    let mut app = without_solution(ThemeChoice::Light);
    is_held(&mut app);
    assert!(shows(&app, "Contradiction"));
    click_on_step(&mut app);
    assert_eq!(board(&app).value(Cell::at(4, 5)), None, "it leads back");
    // A mistake stands, too, and so do several solutions with what is known of them.
    enter(&mut app, Cell::at(4, 5), 7);
    type_key(&mut app, "h");
    assert!(matches!(report(&app), Report::Mistaken(_)));
    is_held(&mut app);
    let mut app = crate::support::app(SEVERAL);
    send(&mut app, solver::Message::Solve);
    assert!(matches!(report(&app), Report::Several { .. }));
    wait_for_news(&mut app, |it| matches!(it, solver::Message::Cause(_)));
    let drawn = the_solver(&app).scene();
    type_key(&mut app, "y");
    key(&mut app, Named::Escape);
    assert!(matches!(report(&app), Report::Several { .. }));
    assert_eq!(
        the_solver(&app).scene(),
        drawn,
        "it is not looked for again"
    );
}

#[test]
fn what_stands_again_after_undo_is_told() {
    let undo = |app: &mut App| press(app, Key::Character("z".into()), Modifiers::CTRL);
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 6);
    enter(&mut app, Cell::at(0, 0), 5);
    undo(&mut app);
    assert!(matches!(report(&app), Report::Undone(_)));
    let mut living = Living::new(app, iced::Task::none(), (1000.0, 700.0));
    let words = living.words();
    let says = |words: &[(String, iced::Rectangle)]| {
        let mut all = words.iter();
        all.any(|(words, _)| words.contains("6 is in r1c1 again."))
    };
    assert!(says(&words), "{words:?}");
    // Where nothing stands there again, that is not said.
    let mut app = living.into_app();
    undo(&mut app);
    assert!(matches!(report(&app), Report::Undone(_)));
    let mut living = Living::new(app, iced::Task::none(), (1000.0, 700.0));
    assert!(!says(&living.words()));
    // A digit that clashes again is reported as a clash.
    let mut app = living.into_app();
    enter(&mut app, Cell::at(0, 0), 7);
    enter(&mut app, Cell::at(0, 0), 5);
    undo(&mut app);
    assert!(shows(&app, "Contradiction"));
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
    are_seen_whole(&app, &["The rules end here", "All rules", "Unmark cells"]);
    wait_for_what_is_off(&mut app);
    are_seen_whole(
        &app,
        &[
            "The rules end here",
            "Use a stronger rule",
            "Keep it on",
            "Choose a cell and enter a digit",
            "All rules",
            "Unmark cells",
        ],
    );
}

/// Waits until the window knows which rule that is off could continue, and returns its step.
fn wait_for_what_is_off(app: &mut App) -> Arc<[Deduction]> {
    wait_until(app, |app| shows(app, "Keep it on"));
    let search = the_solver(app).session().search_off();
    search.run(&Stop::never()).unwrap().unwrap()
}

/// Fails if one of these texts is cut off in the smallest supported window.
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

#[test]
fn all_three_ways_on_are_seen_at_once_in_small_windows_too() {
    let translations = Language::translations().iter();
    let languages: Vec<_> = translations.chain([Language::english()]).collect();
    for (width, height) in [(1000.0, 700.0), (800.0, 600.0), (1280.0, 860.0)] {
        for language in &languages {
            let mut app = App::new(Settings::default(), Store::none());
            app.speak((*language).clone());
            let source = Source::named("puzzle.txt");
            let begun = app.open_with(Opening::Puzzles(puzzles(HARD), source));
            let mut living = Living::new(app, begun, iced::Size::new(width, height));
            living.keys("stall wait");
            for name in [
                "stalled-stronger",
                "stalled-choose",
                "stalled-solve",
                "watch-it",
            ] {
                let words = language.message(name, &[]);
                assert!(
                    living.shows_whole(&words),
                    "{words} is not seen whole at {width}x{height}"
                );
            }
        }
    }
}

#[test]
fn what_is_told_where_the_rules_end_leads_back_there() {
    let (mut app, off) = stalled();
    let told = report(&app).clone();
    // An answer, and what the stronger rule shows.
    type_key(&mut app, "y");
    wait_until(&mut app, |app| {
        matches!(report(app), Report::Answered { .. })
    });
    key(&mut app, Named::Escape);
    assert_eq!(report(&app), &told);
    assert!(shows(&app, "The rules end here"));
    // So does a cell that is chosen while an answer covers it.
    type_key(&mut app, "y");
    wait_until(&mut app, |app| {
        matches!(report(app), Report::Answered { .. })
    });
    send(&mut app, solver::Message::Move(Direction::Right));
    assert_eq!(report(&app), &told);
    key(&mut app, Named::Space);
    assert_eq!(report(&app), &Report::Previewed(Arc::clone(&off)));
    key(&mut app, Named::Escape);
    assert_eq!(report(&app), &told);
    // It is known still which rule goes on.
    let words = format!("{} goes on from here.", off[0].technique);
    assert!(shows(&app, &words));
    // On another board it is over.
    key(&mut app, Named::Space);
    key(&mut app, Named::Enter);
    assert!(matches!(report(&app), Report::Stepped(_)));
    type_key(&mut app, "y");
    wait_until(&mut app, |app| {
        matches!(report(app), Report::Answered { .. })
    });
    key(&mut app, Named::Escape);
    assert!(!matches!(report(&app), Report::Stalled { .. }));
}

#[test]
fn a_hint_where_the_stronger_rule_is_shown_says_that_all_is_told() {
    let (mut app, off) = stalled();
    key(&mut app, Named::Space);
    hint(&mut app);
    assert_eq!(report(&app), &Report::Previewed(off));
    pinned!(app.notice().expect("the key is answered"));
}

#[test]
fn solve_says_of_its_search_only_what_is_known() {
    let mut app = app(ASSIGNMENT);
    act(&mut app, "solve");
    assert!(shows(&app, "Solved by trying"));
    pinned!(sentences(&app));
}

/// A clash of a new entry in this many houses.
fn clash_in(app: &mut App, houses: usize) {
    let grid = board(app);
    let places = grid.unsolved().iter().collect::<Vec<_>>();
    let places = places
        .into_iter()
        .flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)));
    let (cell, digit) = places
        .into_iter()
        .find(|(cell, digit)| {
            let with = |kind| {
                let all = grid.layout().houses().iter();
                let mut own = all.filter(|it| it.kind() == kind && it.cells().contains(*cell));
                own.any(|it| {
                    it.cells()
                        .iter()
                        .any(|other| grid.value(other) == Some(*digit))
                })
            };
            let kinds = [Kind::Row, Kind::Column, Kind::Box];
            kinds.into_iter().filter(|kind| with(*kind)).count() == houses
        })
        .expect("there is such a place");
    send(app, solver::Message::Select(cell));
    send(app, solver::Message::Enter(digit));
}

#[test]
fn every_clash_that_is_circled_is_told() {
    let mut app = app(ASSIGNMENT);
    clash_in(&mut app, 2);
    let told = the_solver(&app).session().visible_contradictions();
    let clashes: Vec<_> = told
        .iter()
        .filter(|it| matches!(it, Contradiction::Clash { .. }))
        .collect();
    assert_eq!(clashes.len(), 2);
    for clash in clashes {
        let words = explain::contradiction(clash);
        let words = words.render(Language::english(), Notation::Rc);
        assert!(shows(&app, &words), "{words}");
    }
}

#[test]
fn what_is_not_entered_into_a_given_leaves_the_way_back_from_a_contradiction() {
    let mut app = app(ASSIGNMENT);
    clash_in(&mut app, 1);
    wait_until(&mut app, |app| report(app).origin().is_some());
    assert!(shows(&app, "Go back"));
    let given = the_solver(&app)
        .session()
        .position()
        .given()
        .first()
        .unwrap();
    send(&mut app, solver::Message::Select(given));
    let other = Digit::ALL
        .into_iter()
        .find(|it| board(&app).value(given) != Some(*it))
        .unwrap();
    send(&mut app, solver::Message::Enter(other));
    assert!(matches!(report(&app), Report::Refused(_)));
    assert!(shows(&app, "Go back"), "the board still contradicts itself");
    click(&mut app, "Go back");
    assert_eq!(made(&app), 0);
    assert!(!contradicts_itself(&app));
}

#[test]
fn a_move_that_takes_no_place_of_the_missing_digit_did_not_start_its_contradiction() {
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 1);
    enter(&mut app, Cell::at(0, 2), 6);
    wait_until(&mut app, |app| report(app).origin().is_some());
    pinned!(sentences(&app));
}

/// What is told after these digits were entered in r1c1 and gone back over but so many.
fn told_after(digits: &[u8], count: usize) -> String {
    let mut app = app(ASSIGNMENT);
    for digit in digits {
        enter(&mut app, Cell::at(0, 0), *digit);
    }
    send(&mut app, solver::Message::BackTo(count));
    sentences(&app)
}

#[test]
fn going_back_over_a_few_moves_names_them_all() {
    let told = told_after(&[1, 5], 0);
    assert!(!told.contains("again"), "{told}");
    pinned!(told);
}

#[test]
fn going_back_to_a_digit_says_that_it_stands_again() {
    pinned!(told_after(&[6, 1, 5, 1], 1));
}

#[test]
fn going_back_over_many_moves_tells_their_number_and_the_first() {
    pinned!(told_after(&[6, 5, 1, 5], 0));
}

#[test]
fn what_was_erased_is_not_headed_as_entered() {
    let mut app = app(ASSIGNMENT);
    let grid = board(&app);
    let is_single = |it: &Cell| grid.candidates(*it).len() == 1;
    let single = grid.unsolved().iter().find(is_single).unwrap();
    let digit = grid.candidates(single).first().unwrap();
    send(&mut app, solver::Message::Select(single));
    send(&mut app, solver::Message::Enter(digit));
    assert!(shows(&app, "Entered"));
    send(&mut app, solver::Message::Erase);
    assert!(shows(&app, "Erased") && !shows(&app, "Entered"));
    let is_open = |it: &Cell| grid.candidates(*it).len() > 2;
    let open = grid.unsolved().iter().find(is_open).unwrap();
    send(&mut app, solver::Message::Select(open));
    let digit = grid.candidates(open).first().unwrap();
    send(&mut app, solver::Message::Toggle(digit));
    assert!(shows(&app, "Candidates") && !shows(&app, "Entered"));
}

#[test]
fn a_step_after_a_hint_where_the_rules_end_shows_the_step_of_the_hint() {
    let mut app = app(HARD);
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    let off = wait_for_what_is_off(&mut app);
    hint(&mut app);
    assert!(matches!(report(&app), Report::Hinted { .. }));
    step(&mut app);
    assert_eq!(report(&app), &Report::Previewed(Arc::clone(&off)));
    let before = made(&app);
    step(&mut app);
    assert_eq!(made(&app), before + 1, "and again, it makes it");
}

#[test]
fn nobody_is_sent_to_cells_where_only_the_givens_are_wrong() {
    let mut app = app(IMPOSSIBLE);
    step(&mut app);
    wait_until(&mut app, |app| {
        matches!(report(app), Report::Inconsistent(_))
    });
    assert!(does(&app, "Correct the givens"));
    for words in ["Or go on editing", "Go on editing"] {
        assert!(!shows(&app, &format!("{words}: choose a cell and type.")));
    }
}

#[test]
fn a_board_without_givens_that_has_no_solution_blames_its_cages() {
    // Two cages of 3 in the first row, and the other cells without cages.
    let puzzle = "format = \"sudoku-stepper\"\nversion = 3\ngivens = \"\"\"\n.........\n.........\n\
        .........\n.........\n.........\n.........\n.........\n.........\n.........\n\"\"\"\n\n\
        [layout]\nsize = 9\nboxes = \"3x3\"\ncages = [\n    \"3 r1c1 r1c2\",\n    \
        \"3 r1c4 r1c5\",\n]\n";
    let mut app = app(puzzle);
    key(&mut app, Named::Space);
    pinned!("the card", sentences(&app));
    assert!(!shows(&app, "Correct the givens"));
    pinned!("the way out", way_out(&mut app));
}

#[test]
fn a_clash_after_another_wrong_entry_tells_since_when_there_is_no_solution() {
    let mut app = app(ASSIGNMENT);
    // The solution has 1 in r5c6, and r1c2 holds a 7.
    enter(&mut app, Cell::at(4, 5), 7);
    enter(&mut app, Cell::at(0, 0), 7);
    wait_until(&mut app, |app| report(app).origin().is_some());
    assert_eq!(report(&app).origin(), Some(0));
    pinned!(sentences(&app));
}

#[test]
fn an_entry_that_was_replaced_by_another_wrong_one_is_named_before_it() {
    let mut app = app(ASSIGNMENT);
    // The solution has 6 in r1c1.
    enter(&mut app, Cell::at(0, 0), 5);
    enter(&mut app, Cell::at(0, 0), 1);
    while !matches!(report(&app), Report::Inconsistent(_)) {
        step(&mut app);
    }
    wait_until(&mut app, |app| report(app).origin().is_some());
    pinned!(sentences(&app));
    type_key(&mut app, "b");
    assert_eq!(made(&app), 0);
    assert!(!contradicts_itself(&app));
}

#[test]
fn the_way_back_before_a_wrong_entry_leads_before_the_wrong_one_that_it_replaced() {
    let mut app = app(ASSIGNMENT);
    // The solution has 6 in r1c1, and 8 in r4c8.
    enter(&mut app, Cell::at(0, 0), 1);
    enter(&mut app, Cell::at(0, 0), 5);
    enter(&mut app, Cell::at(3, 7), 8);
    type_key(&mut app, "j");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    type_key(&mut app, "b");
    assert_eq!(made(&app), 0);
    assert!(!contradicts_itself(&app));
}

#[test]
fn the_way_back_before_a_wrong_entry_keeps_the_right_one_that_it_replaced() {
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 6);
    enter(&mut app, Cell::at(0, 0), 5);
    type_key(&mut app, "j");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    type_key(&mut app, "b");
    assert_eq!(made(&app), 1);
    assert_eq!(board(&app).value(Cell::at(0, 0)), Some(digit(6)));
}

#[test]
fn what_the_check_of_ones_own_moves_found_wrong_is_gone_back_before() {
    let mut app = app(ASSIGNMENT);
    // 1 is right in r5c6, and 5 is wrong in r1c1.
    enter(&mut app, Cell::at(4, 5), 1);
    enter(&mut app, Cell::at(0, 0), 5);
    type_key(&mut app, "j");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(shows(&app, "5 in r1c1 does not follow"));
    assert!(shows(&app, "Erase it") && shows(&app, "Back before the mistake"));
    type_key(&mut app, "b");
    assert_eq!(app.notice(), None);
    assert_eq!(board(&app).value(Cell::at(0, 0)), None);
    assert!(board(&app).value(Cell::at(4, 5)).is_some());
    // The same while the answer says why it is wrong.
    enter(&mut app, Cell::at(0, 0), 5);
    type_key(&mut app, "y");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(matches!(report(&app), Report::Answered { .. }));
    type_key(&mut app, "b");
    assert_eq!(board(&app).value(Cell::at(0, 0)), None);
    // What is right leads nowhere.
    enter(&mut app, Cell::at(0, 0), 6);
    type_key(&mut app, "j");
    wait_until(&mut app, |app| !the_solver(app).is_searching());
    assert!(!shows(&app, "Back before the mistake"));
    type_key(&mut app, "b");
    assert_eq!(
        app.notice().as_deref(),
        Some("No mistake is known that you could go back before.")
    );
}

#[test]
fn clashing_givens_are_nobodys_fault() {
    let mut app = app(&format!("11{}", ".".repeat(79)));
    for _ in 0..2 {
        type_key(&mut app, "b");
        let told = app.notice().expect("it is told why");
        assert_eq!(
            told,
            "Digits that were given clash, so no move of yours is to blame. The puzzle as given has \
             no solution. 'Correct the givens' (C) lets you change it."
        );
        // The same after a step that finds nothing.
        step(&mut app);
    }
}

#[test]
fn what_was_undone_is_told_in_a_sentence() {
    let mut app = app(ASSIGNMENT);
    enter(&mut app, Cell::at(0, 0), 6);
    send(&mut app, solver::Message::Undo);
    pinned!("undone", sentences(&app));
    send(&mut app, solver::Message::Redo);
    pinned!("redone", sentences(&app));
    send(&mut app, solver::Message::Erase);
    send(&mut app, solver::Message::Undo);
    pinned!("an erasure undone", sentences(&app));
}

/// Whether Solve does something, and what its key tells.
fn solving(app: &mut App) -> (bool, Option<String>) {
    let can_press = acts(app, "solve");
    press(app, Key::Named(Named::Enter), Modifiers::CTRL);
    (can_press, app.notice())
}

#[test]
fn solve_says_of_every_contradiction_why_it_looks_for_no_solution() {
    // No digits clash: the rules, or a search, found that nothing fits.
    let mut app = app(IMPOSSIBLE);
    act(&mut app, "step");
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    let before = report(&app).clone();
    let (can_press, told) = solving(&mut app);
    assert!(!can_press);
    pinned!(told.as_deref().expect("the key is answered"));
    assert_eq!(report(&app), &before);
    // The answer to the question on the card stays, too.
    type_key(&mut app, "y");
    assert!(matches!(report(&app), Report::Answered { .. }));
    assert_eq!(solving(&mut app), (false, told));
    assert!(matches!(report(&app), Report::Answered { .. }));
}

#[test]
fn solve_says_of_a_clash_that_digits_clash() {
    let mut app = app(ASSIGNMENT);
    let given = board(&app).value(cell("r1c2")).expect("it is given");
    send(&mut app, solver::Message::Select(cell("r1c1")));
    send(&mut app, solver::Message::Enter(given));
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    let (can_press, told) = solving(&mut app);
    assert!(!can_press);
    pinned!(told.expect("the key is answered"));
    // The way back works from the answer as well.
    type_key(&mut app, "y");
    assert!(matches!(report(&app), Report::Answered { .. }));
    type_key(&mut app, "b");
    assert_eq!(board(&app).value(cell("r1c1")), None);
}

#[test]
fn a_hint_at_a_contradiction_without_a_way_on_is_answered_by_the_reason() {
    let mut app = app(IMPOSSIBLE);
    step(&mut app);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    assert!(!acts(&app, "hint") && !acts(&app, "solve"));
    // However long the search for a hint would take.
    app.solver_mut().unwrap().lose_patience();
    for ask in ["h", "ctrl+enter"] {
        match ask {
            "h" => type_key(&mut app, "h"),
            _ => press(&mut app, Key::Named(Named::Enter), Modifiers::CTRL),
        }
        let told = app.notice().unwrap_or_default();
        assert!(
            told.starts_with("Nothing follows from a board that contradicts itself."),
            "{ask}: {told}"
        );
        assert!(matches!(report(&app), Report::Inconsistent(_)));
        update(&mut app, Message::NoticeDismissed);
    }
}
