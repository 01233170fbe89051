//! Notes made by hand: whether a hint and a check find the ones that leave out the right digit.

use crate::common;
use crate::common::{ASSIGNMENT_SOLVED, candidate, cell};
use crate::support::*;
use iced::keyboard::{Key, Modifiers};
use sudoku_stepper::app::App;
use sudoku_stepper::app::board::CandidateSource;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Settings;
use sudoku_stepper::explain::Length;
use sudoku_stepper::formats;
use sudoku_stepper::session::MistakeKind;
use sudoku_stepper::sudoku::{ErrorsTold, GameRecord, Mark};

/// The assignment's puzzle, with the notes made by hand on the board.
fn by_hand(text: &str) -> App {
    let settings = Settings {
        candidates: CandidateSource::ByHand,
        ..Settings::default()
    };
    app_with(settings, text)
}

fn choose(app: &mut App, name: &str) {
    send(app, solver::Message::Select(cell(name)));
}

fn note(app: &mut App, name: &str, digits: &[u8]) {
    choose(app, name);
    for digit in digits {
        press(
            app,
            Key::Character(digit.to_string().into()),
            Modifiers::CTRL,
        );
    }
}

fn right(name: &str) -> u8 {
    let solution = common::puzzle(ASSIGNMENT_SOLVED).givens;
    solution[cell(name).index()].expect("it is full").get()
}

fn ask(app: &mut App, key: &str) {
    type_key(app, key);
    wait_until(app, |app| !the_solver(app).is_searching());
}

#[test]
fn a_hint_tells_of_notes_that_leave_out_the_right_digit() {
    let mut app = by_hand(ASSIGNMENT);
    assert_eq!(right("r1c1"), 6);
    note(&mut app, "r1c1", &[1, 5]);
    ask(&mut app, "h");
    let Report::Mistaken(mistake) = report(&app) else {
        panic!("{:?}", report(&app));
    };
    assert_eq!(mistake.kind, MistakeKind::NotNoted);
    assert_eq!(mistake.candidate, candidate("r1c1", 6));
    assert!(shows(&app, "A mistake"));
    assert!(shows(&app, "Note it"));
    click(&mut app, "Note it");
    let marks = the_solver(&app).session().marks();
    assert!(marks.has(Mark::Note(candidate("r1c1", 6))));
    ask(&mut app, "h");
    assert!(matches!(report(&app), Report::Hinted { .. }));
}

#[test]
fn going_back_before_wrong_notes_ends_what_is_said_of_them() {
    let mut app = by_hand(ASSIGNMENT);
    note(&mut app, "r1c1", &[1, 6]);
    note(&mut app, "r1c1", &[6]);
    ask(&mut app, "h");
    assert!(matches!(report(&app), Report::Mistaken(_)));
    click(&mut app, "Back before the mistake");
    assert!(!matches!(report(&app), Report::Mistaken(_)));
    assert!(!shows(&app, "A mistake"));
}

#[test]
fn notes_that_change_end_what_is_said_of_them() {
    let mut app = by_hand(ASSIGNMENT);
    note(&mut app, "r1c1", &[1, 5]);
    ask(&mut app, "h");
    assert!(matches!(report(&app), Report::Mistaken(_)));
    note(&mut app, "r1c1", &[6]);
    assert_eq!(report(&app), &Report::Ready);
}

#[test]
fn a_note_that_was_taken_away_is_a_mistake_among_full_notes() {
    let mut app = by_hand(ASSIGNMENT);
    send(
        &mut app,
        solver::Message::ByHand(solver::by_hand::Message::FillInNotes),
    );
    ask(&mut app, "h");
    assert!(matches!(report(&app), Report::Hinted { .. }));
    send(&mut app, solver::Message::Dismiss);
    note(&mut app, "r1c1", &[6]);
    ask(&mut app, "h");
    assert!(matches!(report(&app), Report::Mistaken(_)));
    // Notes that are not on the board are no mistakes there.
    send(
        &mut app,
        solver::Message::ByHand(solver::by_hand::Message::Show(CandidateSource::Automatic)),
    );
    ask(&mut app, "h");
    assert!(
        matches!(report(&app), Report::Hinted { .. }),
        "{:?}",
        report(&app)
    );
}

#[test]
fn notes_that_tell_the_places_of_a_digit_are_no_mistake() {
    let mut app = by_hand(ASSIGNMENT);
    // A digit with its right place among the noted ones of the box.
    let grid = board(&app);
    let solution = common::puzzle(ASSIGNMENT_SOLVED).givens;
    let layout = grid.layout();
    let (digit, places) = layout
        .regions()
        .iter()
        .flat_map(|region| {
            let cells = grid.unsolved() & region.cells();
            layout.digits().into_iter().map(move |digit| (digit, cells))
        })
        .map(|(digit, cells)| (digit, cells & grid.cells_with(digit)))
        .find(|(_, places)| places.len() == 2)
        .expect("some digit has two places in a box");
    for place in places {
        send(&mut app, solver::Message::Select(place));
        press(
            &mut app,
            Key::Character(digit.to_string().into()),
            Modifiers::CTRL,
        );
    }
    assert!(
        places
            .into_iter()
            .any(|it| solution[it.index()] != Some(digit))
    );
    ask(&mut app, "h");
    assert!(
        matches!(report(&app), Report::Hinted { .. }),
        "{:?}",
        report(&app)
    );
}

#[test]
fn the_check_of_ones_own_moves_looks_at_notes_and_puts_them_right() {
    let mut app = by_hand(ASSIGNMENT);
    note(&mut app, "r1c1", &[1, 6]);
    ask(&mut app, "j");
    assert!(shows(&app, "Your notes hold"), "{:?}", report(&app));
    note(&mut app, "r1c1", &[6]);
    choose(&mut app, "r5c6");
    type_key(&mut app, "1");
    ask(&mut app, "j");
    assert!(shows(&app, "It follows: 1 in r5c6"));
    assert!(shows(
        &app,
        "The notes in r1c1 leave out 6, but it belongs there."
    ));
    click(&mut app, "Note it");
    let marks = the_solver(&app).session().marks();
    assert!(marks.has(Mark::Note(candidate("r1c1", 6))));
    assert!(board(&app).value(cell("r5c6")).is_some());
}

#[test]
fn one_press_puts_right_all_that_the_check_found_wrong() {
    let mut app = app(ASSIGNMENT);
    choose(&mut app, "r1c1");
    press(&mut app, Key::Character("6".into()), Modifiers::CTRL);
    choose(&mut app, "r1c3");
    let wrong = (1..=9).find(|value| {
        let candidates = board(&app).candidates(cell("r1c3"));
        candidates.contains(digit(*value)) && *value != right("r1c3")
    });
    type_key(&mut app, &wrong.expect("it has two candidates").to_string());
    ask(&mut app, "j");
    click(&mut app, "Undo both mistakes");
    assert!(board(&app).has(candidate("r1c1", 6)));
    assert_eq!(board(&app).value(cell("r1c3")), None);
    // It is one move.
    send(&mut app, solver::Message::Undo);
    assert!(!board(&app).has(candidate("r1c1", 6)));
    assert!(board(&app).value(cell("r1c3")).is_some());
}

/// A game on the assignment's puzzle, with the notes made by hand on the board.
fn game() -> App {
    let mut puzzle = common::puzzle(common::ASSIGNMENT);
    puzzle.game = Some(GameRecord {
        errors_told: ErrorsTold::OnCheck,
        ..GameRecord::default()
    });
    let text = String::from_utf8(formats::write_own(&puzzle).into()).unwrap();
    by_hand(&text)
}

#[test]
fn a_check_in_a_game_finds_wrong_notes_without_their_digit_and_erases_them() {
    let mut app = game();
    note(&mut app, "r1c1", &[1, 5]);
    type_key(&mut app, "c");
    assert!(shows(&app, "1 error"));
    assert!(shows(&app, "The notes in r1c1 leave out the right digit."));
    click(&mut app, "Erase it");
    let notes = the_solver(&app).session().marks().notes(cell("r1c1"));
    assert!(notes.is_empty());
}

#[test]
fn the_wrong_digits_that_a_check_found_are_erased_by_one_press() {
    let mut app = game();
    choose(&mut app, "r1c1");
    type_key(&mut app, "5");
    type_key(&mut app, "c");
    assert!(shows(&app, "1 error"));
    click(&mut app, "Erase it");
    assert_eq!(board(&app).value(cell("r1c1")), None);
    // A second check with the same result says so.
    choose(&mut app, "r1c1");
    type_key(&mut app, "6");
    type_key(&mut app, "c");
    assert!(shows(&app, "No errors"));
    type_key(&mut app, "c");
    assert_eq!(
        app.notice().as_deref(),
        Some("That is what the card says already.")
    );
}

#[test]
fn the_check_of_moves_in_a_game_does_not_speak_of_another_question() {
    let mut app = game();
    for _ in 0..2 {
        type_key(&mut app, "j");
        assert!(shows(&app, "Kept back while you play"));
        assert!(shows(
            &app,
            "Whether a move follows tells whether its digit is right. Check (C) tells how many of \
             your entries and notes are wrong. The check itself is free: only errors cost points."
        ));
    }
    assert_eq!(
        app.notice().as_deref(),
        Some("That is what the card says already.")
    );
    click(&mut app, "Check");
    assert!(shows(&app, "Nothing is filled in yet."));
}

#[test]
fn a_note_that_becomes_wrong_comes_before_the_rest_of_a_hint() {
    let mut app = by_hand(ASSIGNMENT);
    note(&mut app, "r1c1", &[1, 6]);
    ask(&mut app, "h");
    let Report::Hinted { told, .. } = report(&app) else {
        panic!("{:?}", report(&app));
    };
    assert_eq!(*told, Length::Name);
    note(&mut app, "r1c1", &[5]);
    ask(&mut app, "h");
    let Report::Hinted { told, .. } = report(&app) else {
        panic!("a right note ends no hint: {:?}", report(&app));
    };
    assert_eq!(*told, Length::Place);
    note(&mut app, "r1c1", &[6]);
    ask(&mut app, "h");
    let Report::Mistaken(mistake) = report(&app) else {
        panic!("{:?}", report(&app));
    };
    assert_eq!(mistake.candidate, candidate("r1c1", 6));
}

#[test]
fn a_mistake_is_the_last_step_only_if_nothing_came_after_it() {
    let mut app = by_hand(ASSIGNMENT);
    note(&mut app, "r1c1", &[1, 6]);
    note(&mut app, "r1c1", &[6]);
    ask(&mut app, "h");
    assert!(shows(&app, "It was the last step."));
    let mut app = by_hand(ASSIGNMENT);
    note(&mut app, "r1c1", &[1, 6]);
    note(&mut app, "r1c1", &[6]);
    note(&mut app, "r1c3", &[5]);
    ask(&mut app, "h");
    assert!(!shows(&app, "It was the last step."));
    assert!(shows(&app, "Only notes or marks were changed since."));
}

#[test]
fn what_was_taken_back_is_told_until_something_is_noted() {
    let mut app = by_hand(ASSIGNMENT);
    choose(&mut app, "r1c1");
    type_key(&mut app, "6");
    send(&mut app, solver::Message::Undo);
    assert!(matches!(report(&app), Report::Undone(_)));
    note(&mut app, "r1c1", &[6]);
    assert_eq!(report(&app), &Report::Ready);
}
