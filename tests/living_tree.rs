//! Every part of the window after every other, on one living tree of widgets.

#![cfg(feature = "app")]

#[path = "common/living.rs"]
mod living;

use living::Living;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Opening, Source};
use sudoku_stepper::formats;

const ASSIGNMENT: &str = include_str!("../puzzles/assignment.txt");

/// The window with the puzzle of the assignment.
fn solver() -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let puzzles = formats::read(ASSIGNMENT.as_bytes()).unwrap();
    let begun = app.open_with(Opening::Puzzles(puzzles, Source::named("assignment.txt")));
    Living::new(app, begun, (1000.0, 700.0))
}

#[test]
fn from_the_solver_to_the_lessons_and_back() {
    let mut living = solver();
    living.letter("l");
    assert!(living.app.lessons().is_some());
    living.letter("l");
    living.letter("h");
    living.letter("l");
}
