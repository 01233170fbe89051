//! The real program continues the work of one that was killed in its window.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::common;
use crate::display::{Display, cpu_time};
use crate::in_home::{PATIENCE, Program};
use sudoku_stepper::session::LeftBehind;
use tempfile::TempDir;

/// Waits until a condition holds.
fn until(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn kept(folder: &Path) -> Option<String> {
    let mut files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let file = files.find(|file| file.path().extension().is_some_and(|it| it == "toml"))?;
    fs::read_to_string(file.path()).ok()
}

#[test]
fn the_work_of_a_killed_program_is_taken_up_by_the_next() {
    let Some(display) = Display::start(1200, 900).expect("Xvfb starts") else {
        println!("skipped: there is no Xvfb on this machine");
        return;
    };
    let home = TempDir::new().unwrap();
    let folder = home.path().join("state/sudoku-stepper/sessions");
    let file = common::puzzle_file("assignment.txt");
    let arguments = [file.to_str().unwrap()];

    let program = Program::open(&display, home.path(), &arguments);
    assert_eq!(kept(&folder), None, "nothing was done yet");
    program.press("space");
    program.press("space");
    let moves = |text: &str| {
        let puzzles = sudoku_stepper::formats::read(text.as_bytes());
        puzzles.unwrap()[0].history.made.len()
    };
    until("the moves are kept", || {
        kept(&folder).is_some_and(|text| moves(&text) == 2)
    });
    assert!(
        LeftBehind::look(&folder).work.is_empty(),
        "it is being worked on"
    );
    // Dropped, it is killed.
    drop(program);

    let mut program = Program::open(&display, home.path(), &[]);
    program.press("Return");
    program.press("space");
    until("the third move is kept", || {
        kept(&folder).is_some_and(|text| moves(&text) == 3)
    });
    // If nothing happens, nothing is written after the last check.
    until("it comes to rest", || {
        let before = cpu_time(program.launched.pid()).unwrap();
        std::thread::sleep(Duration::from_secs(2));
        cpu_time(program.launched.pid()).unwrap() == before
    });

    // Work that is left without saving is gone.
    for key in ["Left", "ctrl+Right", "1", "ctrl+q"] {
        program.press(key);
    }
    display.key("ctrl+d").unwrap();
    assert!(program.launched.wait_exit(PATIENCE).unwrap().success());
    assert_eq!(fs::read_dir(&folder).map_or(0, Iterator::count), 0);
}

#[test]
fn the_draft_of_a_killed_program_is_taken_up_by_the_next() {
    let Some(display) = Display::start(1200, 900).expect("Xvfb starts") else {
        println!("skipped: there is no Xvfb on this machine");
        return;
    };
    let home = TempDir::new().unwrap();
    let folder = home.path().join("state/sudoku-stepper/sessions");
    let givens = |text: &str| {
        let puzzles = sudoku_stepper::formats::read(text.as_bytes());
        puzzles.unwrap()[0].givens.iter().flatten().count()
    };
    let kept_givens = |count| kept(&folder).is_some_and(|text| givens(&text) == count);

    let program = Program::open(&display, home.path(), &[]);
    program.press("ctrl+t");
    program.press("5");
    program.press("Right");
    program.press("8");
    until("both digits are kept", || kept_givens(2));
    // Dropped, it is killed.
    drop(program);

    let program = Program::open(&display, home.path(), &[]);
    program.press("Return");
    program.press("Right");
    program.press("Right");
    program.press("3");
    until("the third digit is kept with the others", || kept_givens(3));
}
