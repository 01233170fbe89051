//! Controls stay in place when pressed, and texts are not cut.

use iced::{Point, Task};
use sudoku_stepper::app::modal::{self, export};
use sudoku_stepper::app::screen::solver::{self, why};
use sudoku_stepper::app::screen::start;
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::Settings;
use sudoku_stepper::app::{App, Message, Screen};
use sudoku_stepper::explain::Notation;
use sudoku_stepper::grid::Candidate;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::solver::{Granularity, Solver};
use sudoku_stepper::why::Question;

use crate::common::cell;
use crate::living::Living;
use crate::support::*;

const USUAL: (f32, f32) = (1000.0, 700.0);

fn living(app: App, window: (f32, f32)) -> Living {
    let mut living = Living::new(app, Task::none(), window);
    living.rest();
    living
}

#[test]
fn the_other_digits_of_a_cell_stay_while_one_after_the_other_is_asked_about() {
    let mut living = living(app(HARD), USUAL);
    let label = "Click a digit to ask about it in r1c1";
    let mut places: Vec<Point> = Vec::new();
    for value in [6, 9, 1, 3] {
        let candidate = Candidate::new(cell("r1c1"), digit(value));
        let asked = why::Message::About(Question::Digit(candidate));
        living.send(Message::Solver(solver::Message::Why(asked)));
        living.rest();
        places.push(living.place_of(label));
    }
    places.dedup();
    assert_eq!(places.len(), 1, "{places:?}");
}

#[test]
fn what_a_check_of_a_draft_tells_moves_no_button() {
    for window in [USUAL, (1300.0, 1000.0)] {
        let mut app = app(HARD);
        update(
            &mut app,
            Message::Ask(sudoku_stepper::app::ask::Ask::Create),
        );
        let mut living = living(app, window);
        living.keys("1");
        living.rest();
        let buttons = ["Undo", "Check", "Fill up"];
        let before = buttons.map(|it| living.place_of(it));
        living.keys("c");
        living.rest();
        assert_eq!(buttons.map(|it| living.place_of(it)), before, "{window:?}");
    }
}

#[test]
fn the_purposes_of_an_export_stay_whichever_is_chosen() {
    let mut living = living(app(HARD), USUAL);
    living.keys("ctrl+e");
    let before = living.place_of("Print");
    for purpose in export::Purpose::ALL {
        let chosen = modal::Message::Export(export::Message::Purpose(purpose));
        living.send(Message::Modal(chosen));
        living.rest();
        assert_eq!(living.place_of("Print"), before, "{purpose:?}");
    }
}

#[test]
fn an_export_with_few_choices_takes_little_room() {
    let mut living = living(app(HARD), (1920.0, 1080.0));
    living.keys("ctrl+e");
    let ends = |living: &mut Living| ["Copy or export", "Cancel"].map(|it| living.place_of(it).y);
    let [top, few] = ends(&mut living);
    let chosen = export::Message::Purpose(export::Purpose::Any);
    living.send(Message::Modal(modal::Message::Export(chosen)));
    living.rest();
    let [still, many] = ends(&mut living);
    assert_eq!(top, still);
    assert!(few + 60.0 < many, "{few}, {many}");
}

#[test]
fn what_is_found_later_moves_nothing_of_the_first_card() {
    let app = app(include_str!("../../puzzles/easy-1.txt"));
    let mut living = Living::new(app, Task::none(), USUAL);
    let before = living.words();
    let told = "The rules prove every empty cell.";
    assert!(!living.shows(told));
    living.send(Message::Solver(solver::Message::Show(Beside::Step)));
    living.rest();
    assert!(living.shows(told));
    let after = living.words();
    for (words, place) in before {
        assert!(after.contains(&(words.clone(), place)), "{words} has moved");
    }
}

#[test]
fn conclusions_that_are_pressed_are_short_in_every_notation() {
    let rules = Solver::switched([(Technique::NakedSingle, true)]);
    let settings = Settings {
        notation: Notation::Zero,
        ..with_rules(&rules)
    };
    let mut app = app_with(settings, include_str!("../../puzzles/easy-1.txt"));
    send(&mut app, solver::Message::Granularity(Granularity::Rule));
    step(&mut app);
    let mut living = living(app, USUAL);
    // The cell is the second one in both.
    assert!(living.shows("r1c1 = 1"), "{:?}", living.words());
}

#[test]
fn the_field_for_a_path_is_empty_once_its_file_was_opened() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.txt");
    std::fs::write(&file, ASSIGNMENT).unwrap();
    let mut app = begin(
        Settings::default(),
        sudoku_stepper::app::settings::Store::none(),
    );
    let typed = start::Message::PathTyped(file.display().to_string());
    update(&mut app, Message::Start(typed));
    carry_out(&mut app, Message::Start(start::Message::PathEntered));
    read(&mut app);
    assert_eq!(app.screen(), Screen::Solver);
    update(&mut app, Message::Ask(sudoku_stepper::app::ask::Ask::Start));
    let opened = app.update(Message::Start(start::Message::PathEntered));
    assert_eq!(opened.units(), 0, "there is no path to open");
    assert_eq!(app.screen(), Screen::Start);
}

#[test]
fn the_address_of_a_file_is_opened_as_its_path() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my puzzle.txt");
    std::fs::write(&file, ASSIGNMENT).unwrap();
    let address = format!("file://{}", file.display()).replace(' ', "%20");
    let new = || {
        begin(
            Settings::default(),
            sudoku_stepper::app::settings::Store::none(),
        )
    };
    let mut app = new();
    let typed = start::Message::PathTyped(address.clone());
    update(&mut app, Message::Start(typed));
    carry_out(&mut app, Message::Start(start::Message::PathEntered));
    read(&mut app);
    assert_eq!(app.screen(), Screen::Solver, "typed");
    let mut app = new();
    paste(&mut app, &address);
    assert_eq!(app.screen(), Screen::Solver, "pasted");
}
