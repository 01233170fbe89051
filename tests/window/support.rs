//! The window without a display: clicked and read as widgets, messages sent
//! through `update`, pictures compared with those kept in `tests/snapshots`.

pub use crate::snapshots::matches_snapshot;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::simulator::Simulator;
use sudoku_stepper::app::screen::solver::{self, Report};
use sudoku_stepper::app::settings::{RuleChoice, Settings, Store, ThemeChoice};
use sudoku_stepper::app::{App, Message, Opening, Source, iced_settings};
use sudoku_stepper::formats;
use sudoku_stepper::grid::{Digit, Grid};
use sudoku_stepper::rules::{Level, Technique};
use sudoku_stepper::search::Stop;
use sudoku_stepper::solver::{Granularity, Preset, Solver};
use sudoku_stepper::sudoku::Puzzle;

pub const ASSIGNMENT: &str = include_str!("../../puzzles/assignment.txt");
pub const HARD: &str = include_str!("../../puzzles/hard-1.txt");
/// A puzzle in which many techniques apply where the simple ones have come to
/// their end.
pub const RICH: &str =
    ".....4.5...1.7....35.1.86....94....85...3....1..2..7...7.....46.42......8....6...";
pub const SEVERAL: &str = "\
1234567894567891237891234562.....................................................";

pub fn puzzles(text: &str) -> Vec<Puzzle> {
    formats::read(text.as_bytes()).expect("the tests' puzzles can be read")
}

pub fn app_with(settings: Settings, text: &str) -> App {
    let mut app = App::new(settings, Store::none());
    let _ = app.open_with(Opening::Puzzles(
        puzzles(text),
        Source::named("assignment.txt"),
    ));
    app
}

pub fn app(text: &str) -> App {
    app_with(Settings::default(), text)
}

pub fn simulator(app: &App) -> Simulator<'_, Message> {
    Simulator::with_size(iced_settings(), (1000.0, 700.0), app.view())
}

/// Clicks on what says this, and carries out what follows.
pub fn click(app: &mut App, label: &str) {
    let mut ui = simulator(app);
    ui.click(label)
        .unwrap_or_else(|error| panic!("there is no {label}: {error}"));
    let messages: Vec<_> = ui.into_messages().collect();
    assert!(!messages.is_empty(), "{label} does nothing");
    for message in messages {
        let _ = app.update(message);
    }
}

pub fn shows(app: &App, words: &str) -> bool {
    simulator(app).find(words).is_ok()
}

pub fn press(app: &mut App, key: Key, modifiers: Modifiers) {
    let _ = app.update(Message::Key(key, modifiers));
}

pub fn type_key(app: &mut App, key: &str) {
    press(app, Key::Character(key.into()), Modifiers::default());
}

pub fn send(app: &mut App, message: solver::Message) {
    let _ = app.update(Message::Solver(message));
}

pub fn the_solver(app: &App) -> &solver::Solver {
    app.solver().expect("a puzzle is open")
}

pub fn report(app: &App) -> &Report {
    the_solver(app).report()
}

pub fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// The settings with these rules.
pub fn with_rules(rules: &Solver) -> Settings {
    Settings {
        rules: RuleChoice::of(rules),
        ..Settings::default()
    }
}

/// Makes a step as the window does, waiting for its thread; `works` counts the
/// steps that were looked for.
pub fn step(app: &mut App, works: &mut u64) {
    let found = the_solver(app).session().search_step().run(&Stop::never());
    send(app, solver::Message::Step);
    *works += 1;
    if the_solver(app).is_searching() {
        send(app, solver::Message::StepFound(*works, found.map(Box::new)));
    }
    assert!(!the_solver(app).is_searching());
}

pub fn settings(theme: ThemeChoice) -> Settings {
    Settings {
        theme,
        ..Settings::default()
    }
}

pub fn key(app: &mut App, named: Named) {
    press(app, Key::Named(named), Modifiers::default());
}

pub fn made(app: &App) -> usize {
    the_solver(app).session().journal().moves().len()
}

pub fn board(app: &App) -> Grid {
    the_solver(app).session().grid().clone()
}

/// How much work was begun at the most.
const WORKS: u64 = 200;

/// Asks for a hint, or for more of it, and waits for what the window may look
/// for beside it.
pub fn hint(app: &mut App) {
    let found = the_solver(app).session().search_hint().run(&Stop::never());
    type_key(app, "h");
    for work in 0..WORKS {
        if the_solver(app).is_searching() {
            send(
                app,
                solver::Message::HintFound(work, found.clone().map(Box::new)),
            );
        }
    }
}

/// Makes so many steps, and waits for each.
pub fn steps(app: &mut App, count: usize) {
    for _ in 0..count {
        let found = the_solver(app).session().search_step().run(&Stop::never());
        press(app, Key::Named(Named::Space), Modifiers::default());
        for work in 0..WORKS {
            if the_solver(app).is_searching() {
                send(
                    app,
                    solver::Message::StepFound(work, found.clone().map(Box::new)),
                );
            }
        }
    }
}

/// A hard puzzle with the rules of the field.
pub fn hard(theme: ThemeChoice) -> App {
    let rules = Solver::preset(Preset::HoDoKu).complete();
    let settings = Settings {
        rules: RuleChoice::of(&rules),
        ..settings(theme)
    };
    app_with(settings, HARD)
}

/// The window after the first step by a technique, beside which only simple
/// ones are on.
pub fn after(technique: Technique, puzzle: &str, theme: ThemeChoice) -> App {
    let rules = Technique::ALL
        .iter()
        .map(|one| (*one, *one == technique || one.level() <= Level::Medium));
    let settings = Settings {
        theme,
        granularity: Granularity::Deduction,
        ..with_rules(&Solver::switched(rules))
    };
    let mut app = app_with(settings, puzzle);
    let mut works = 0;
    loop {
        step(&mut app, &mut works);
        match report(&app) {
            Report::Stepped(deductions) if deductions[0].technique == technique => return app,
            Report::Stepped(_) => {}
            report => panic!("{} was not used: {report:?}", technique.name()),
        }
    }
}
