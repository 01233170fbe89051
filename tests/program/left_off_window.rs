//! The real program, closed and started again, starts where it was left.

use std::fs;
use std::time::{Duration, Instant};

use crate::common;
use crate::display::Display;
use crate::in_home::{PATIENCE, Program};
use sudoku_stepper::app::settings::Settings;
use tempfile::TempDir;

const START: &str = "Sudoku Stepper";
const PUZZLE: &str = "one.txt – Sudoku Stepper";
const DRAFT: &str = "A puzzle of your own – Sudoku Stepper";

fn display() -> Option<Display> {
    let display = Display::start(1200, 900).expect("Xvfb starts");
    if display.is_none() {
        println!("skipped: there is no Xvfb on this machine");
    }
    display
}

/// Waits until the window has this title.
fn is_titled(program: &Program<'_>, wanted: &str) {
    let begun = Instant::now();
    loop {
        let title = program.display.title(program.window);
        if title == wanted {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "it is called {title}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn settings(home: &TempDir) -> Settings {
    let file = home.path().join("config/sudoku-stepper/settings.toml");
    let (settings, complaints) = Settings::parse(&fs::read_to_string(file).unwrap()).unwrap();
    assert!(complaints.is_empty());
    settings
}

#[test]
fn the_puzzle_comes_back_then_the_draft_and_then_nothing() {
    let Some(display) = display() else {
        return;
    };
    let home = TempDir::new().unwrap();
    let file = home.path().join("one.txt");
    fs::copy(common::puzzle_file("easy-1.txt"), &file).unwrap();
    let with_file = [file.to_str().unwrap()];
    let open = |arguments: &[&str]| Program::open(&display, home.path(), arguments);

    open(&with_file).close();
    let program = open(&[]);
    is_titled(&program, PUZZLE);
    program.press("ctrl+t");
    is_titled(&program, DRAFT);
    program.close();

    let program = open(&[]);
    is_titled(&program, DRAFT);
    program.close();

    // The command line comes first.
    let program = open(&with_file);
    is_titled(&program, PUZZLE);
    program.close();

    fs::remove_file(&file).unwrap();
    let program = open(&[]);
    std::thread::sleep(Duration::from_millis(300));
    is_titled(&program, START);
    program.close();
}

#[test]
fn a_maximised_window_is_maximised_again() {
    let Some(display) = display() else {
        return;
    };
    let home = TempDir::new().unwrap();
    let program = Program::open(&display, home.path(), &[]);
    display.resize(program.window, 1200, 900, true);
    program.still();
    program.close();
    let kept = settings(&home);
    assert!(kept.maximized);
    assert_eq!((kept.window.width, kept.window.height), (1000.0, 700.0));

    display.listen();
    let program = Program::open(&display, home.path(), &[]);
    assert!(display.is_asked_to_maximize(program.window, PATIENCE));
    display.resize(program.window, 1000, 720, false);
    program.still();
    program.close();
    let kept = settings(&home);
    assert!(!kept.maximized);
    assert_eq!((kept.window.width, kept.window.height), (1000.0, 720.0));

    let program = Program::open(&display, home.path(), &[]);
    let patience = Duration::from_millis(300);
    assert!(!display.is_asked_to_maximize(program.window, patience));
}
