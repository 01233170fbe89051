//! The solver screen in another language: everything visible comes from the language, except
//! digits, cells, letters and the content of files.

use crate::common;
use crate::common::cells;
use crate::otherwise::*;
use crate::support;
use crate::support::*;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::screen::solver::GameReport;
use sudoku_stepper::app::screen::solver::game::Message as Game;
use sudoku_stepper::app::screen::solver::watch::Ending;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Store, ThemeChoice};
use sudoku_stepper::app::{App, Message, Source};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::play::PlayError;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::sudoku::{GameKind, GameRecord, Mode, Puzzle};

/// The name of the puzzle's file.
const FILE: &str = "assignment.txt";

/// Fails unless everything visible is in the other language.
#[track_caller]
fn all_is_said(app: &App, state: &str) {
    says_all_otherwise(app, state, &[FILE]);
}

fn open(app: &mut App, puzzle: Puzzle) {
    let source = Source::named(FILE);
    open_as(app, vec![puzzle], source);
}

fn enter(app: &mut App, cell: Cell, value: u8) {
    send(app, solver::Message::Select(cell));
    type_key(app, &value.to_string());
}

fn ctrl(app: &mut App, character: &str) {
    press(app, Key::Character(character.into()), Modifiers::CTRL);
}

/// Moves, hints and what is reported of them.
fn steps_and_hints() {
    let mut app = otherwise(support::app(ASSIGNMENT));
    all_is_said(&app, "opened");
    send(&mut app, solver::Message::Select(Cell::at(0, 0)));
    all_is_said(&app, "a chosen cell");
    key(&mut app, Named::Space);
    assert!(matches!(report(&app), Report::Stepped(_)));
    all_is_said(&app, "stepped");
    for degree in 1..=3 {
        hint(&mut app);
        assert!(matches!(report(&app), Report::Hinted { .. }));
        all_is_said(&app, &format!("hint {degree}"));
    }
    ctrl(&mut app, "z");
    all_is_said(&app, "undone");
    ctrl(&mut app, "y");
    ctrl(&mut app, "r");
    all_is_said(&app, "restarted");
    enter(&mut app, Cell::at(0, 0), 5);
    all_is_said(&app, "entered");
    send(&mut app, solver::Message::Select(Cell::at(0, 1)));
    type_key(&mut app, "5");
    assert!(matches!(report(&app), Report::Refused(_)));
    all_is_said(&app, "refused");
    ctrl(&mut app, "r");
    send(&mut app, solver::Message::Select(Cell::at(0, 2)));
    type_key(&mut app, "k");
    ctrl(&mut app, "5");
    all_is_said(&app, "notes");
    type_key(&mut app, "k");
    key(&mut app, Named::F5);
    all_is_said(&app, "a filter");
    key(&mut app, Named::F10);
    all_is_said(&app, "the filter of two candidates");
    type_key(&mut app, "c");
    all_is_said(&app, "the givens corrected");
    type_key(&mut app, "c");

    let mut app = otherwise(begin(settings(ThemeChoice::Light), Store::none()));
    open(&mut app, after_many_moves(IMPOSSIBLE, |_| {}));
    app.solver_mut().unwrap().lose_patience();
    let _news = hold(&mut app, Message::Solver(solver::Message::Solve));
    assert_eq!(report(&app), &Report::Solving);
    all_is_said(&app, "solving");
    key(&mut app, Named::Escape);
    all_is_said(&app, "canceled");
}

/// Steps of the rules of the field, a chain gone through among them.
fn a_chain() {
    let mut app = otherwise(after(Technique::Aic, RICH, ThemeChoice::Light));
    all_is_said(&app, "a chain");
    for link in 0..the_solver(&app).links().len() {
        send(&mut app, solver::Message::Walk(Some(link)));
        all_is_said(&app, "a link of a chain");
    }
}

/// Mistakes, clashes, positions without a solution and with several.
fn causes_of_trouble() {
    let mut app = otherwise(support::app(ASSIGNMENT));
    enter(&mut app, Cell::at(0, 0), 7);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    all_is_said(&app, "a clash");
    ctrl(&mut app, "r");
    enter(&mut app, Cell::at(4, 5), 7);
    hint(&mut app);
    assert!(matches!(report(&app), Report::Mistaken(_)));
    all_is_said(&app, "a mistake");
    send(&mut app, solver::Message::Step);
    assert!(matches!(report(&app), Report::Inconsistent(_)));
    all_is_said(&app, "no solution");
    for link in 0..the_solver(&app).links().len() {
        send(&mut app, solver::Message::Walk(Some(link)));
        all_is_said(&app, "the singles to a contradiction");
    }

    let mut app = otherwise(support::app(SEVERAL));
    send(&mut app, solver::Message::Solve);
    assert!(matches!(report(&app), Report::Several { .. }));
    all_is_said(&app, "several solutions");
    wait_for_news(&mut app, |message| {
        matches!(message, solver::Message::Cause(_))
    });
    all_is_said(&app, "the cells that differ");
    send(&mut app, solver::Message::FillIn);
    all_is_said(&app, "filled");

    let mut app = otherwise(support::app(HARD));
    while !matches!(report(&app), Report::Stalled { .. }) {
        send(&mut app, solver::Message::Step);
    }
    all_is_said(&app, "stalled");
    wait_for_news(&mut app, |message| {
        matches!(message, solver::Message::Cause(_))
    });
    all_is_said(&app, "a rule that is off");
    type_key(&mut app, "i");
    all_is_said(&app, "switched on");
}

/// Path, all steps, search and marks.
fn beside_the_board() {
    let mut app = otherwise(hard(ThemeChoice::Light));
    steps(&mut app, 12);
    type_key(&mut app, "p");
    all_is_said(&app, "the path looked for");
    wait_until(&mut app, |app| {
        the_solver(app).path_ending().is_some() && the_solver(app).rating().is_some()
    });
    all_is_said(&app, "the path");
    type_key(&mut app, "u");
    all_is_said(&app, "the summary");

    type_key(&mut app, "a");
    all_is_said(&app, "all steps looked for");
    wait_for_news(&mut app, |message| {
        matches!(message, solver::Message::EveryStep(_))
    });
    assert!(the_solver(&app).listed_steps().count() > 0);
    all_is_said(&app, "all steps");
    key(&mut app, Named::ArrowDown);
    all_is_said(&app, "one of them");

    type_key(&mut app, "w");
    all_is_said(&app, "the search");
    for _ in 0..200 {
        key(&mut app, Named::ArrowRight);
        all_is_said(&app, "an act of the search");
    }
    type_key(&mut app, "u");
    all_is_said(&app, "the methods counted");
    wait_until(&mut app, |app| {
        let mut counts = the_solver(app).method_counts();
        counts.all(|count| count.ending == Some(Ending::Complete))
    });
    all_is_said(&app, "the methods at their end");
    // Begun again and stopped.
    type_key(&mut app, "u");
    type_key(&mut app, "u");
    let mut counts = the_solver(&app).method_counts();
    assert!(counts.any(|count| count.ending == Some(Ending::Left)));
    drop(counts);
    all_is_said(&app, "the methods left");
    let mut several = otherwise(support::app(SEVERAL));
    type_key(&mut several, "w");
    type_key(&mut several, "u");
    wait_until(&mut several, |app| {
        let mut counts = the_solver(app).method_counts();
        counts.all(|count| count.ending == Some(Ending::Several))
    });
    all_is_said(&several, "the methods at a second solution");

    type_key(&mut app, "m");
    assert_eq!(the_solver(&app).beside(), Beside::Marks);
    ctrl(&mut app, "m");
    for _ in 0..3 {
        all_is_said(&app, "marks");
        type_key(&mut app, "m");
    }
    press(&mut app, Key::Character("a".into()), Modifiers::SHIFT);
    assert_eq!(the_solver(&app).beside(), Beside::EveryStep);
}

/// A game, on and over.
fn a_game() {
    let record = GameRecord {
        mode: Mode {
            kind: GameKind::Ice,
            ..Mode::default()
        },
        timer: true,
        frozen: cells("r1c4 r1c5"),
        ..GameRecord::default()
    };
    let mut puzzle = common::puzzle(common::ASSIGNMENT);
    puzzle.game = Some(record);
    let mut app = otherwise(begin(settings(ThemeChoice::Light), Store::none()));
    open(&mut app, puzzle);
    all_is_said(&app, "a game");
    enter(&mut app, Cell::at(0, 0), 7);
    all_is_said(&app, "a clash in a game");
    enter(&mut app, Cell::at(0, 3), 5);
    assert!(matches!(
        report(&app),
        Report::Game(GameReport::Refused(PlayError::Frozen { .. }))
    ));
    all_is_said(&app, "ice");
    for (letter, state) in [("c", "checked"), ("a", "an answer"), ("s", "hidden")] {
        send(&mut app, solver::Message::Select(Cell::at(0, 2)));
        type_key(&mut app, letter);
        all_is_said(&app, state);
    }
    ctrl(&mut app, "r");
    type_key(&mut app, "p");
    all_is_said(&app, "paused");
    type_key(&mut app, "p");
    send(&mut app, Game::GiveUp.into());
    all_is_said(&app, "giving up");
    send(&mut app, Game::Solve.into());
    assert_eq!(the_solver(&app).beside(), Beside::Game);
    all_is_said(&app, "given up");
    wait_for_news(&mut app, |message| {
        matches!(message, solver::Message::Game(Game::Rated(_)))
    });
    all_is_said(&app, "the path of a game");
}

#[test]
fn all_that_the_solver_screen_shows_comes_from_the_language() {
    steps_and_hints();
    a_chain();
    causes_of_trouble();
    beside_the_board();
    a_game();
}

#[test]
fn two_windows_speak_two_languages_at_the_same_time() {
    let mut ours = support::app(ASSIGNMENT);
    let mut other = otherwise(support::app(ASSIGNMENT));
    for _ in 0..3 {
        key(&mut ours, Named::Space);
        key(&mut other, Named::Space);
        all_is_said(&other, "the other window");
        let said = texts_of(&ours);
        assert!(said.iter().any(|text| text == "Hint"), "{said:?}");
        let letters = said.iter().flat_map(|text| text.chars());
        let mut letters = letters.filter(|letter| letter.is_alphabetic());
        assert!(letters.all(|letter| letter.is_ascii()), "{said:?}");
    }
}
