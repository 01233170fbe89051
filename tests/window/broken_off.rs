//! A file or a pasted text whose reading breaks off at a mistake.

use std::fs;

use crate::common;
use crate::support::*;
use sudoku_stepper::app::reading::Reader;
use sudoku_stepper::app::screen::collection::Message as Listed;
use sudoku_stepper::app::settings::{Beginning, LeftOff, Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source};
use sudoku_stepper::formats::{BitOrder, read_sound};
use sudoku_stepper::session::OpenError;
use tempfile::TempDir;

/// Two puzzles, a line with a cell too few, and another puzzle.
fn damaged() -> String {
    let line = common::ASSIGNMENT;
    format!("{line} one\n{line} two\n{}\n{line} four\n", &line[1..])
}

fn count(app: &App) -> usize {
    app.list().map_or(0, |list| list.puzzles().len())
}

#[test]
fn the_puzzles_around_a_bad_line_of_a_file_are_listed_and_the_line_is_named() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("three.sdm");
    fs::write(&file, damaged()).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    carry_out(&mut app, Message::Dropped(file.clone()));
    read(&mut app);
    assert_eq!(app.screen(), Screen::Collection);
    assert_eq!(count(&app), 3);
    let told = app.notice().expect("it is said");
    let says = "line 3 has 80 cells, 81 are needed. The 3 puzzles that could be read are listed.";
    assert!(told.ends_with(says), "{told}");
    // What is saved of one of them does not replace the file.
    carry_out(&mut app, Message::Collection(Listed::Open));
    assert_eq!(the_solver(&app).path(), None);
}

#[test]
fn a_pasted_list_with_a_bad_line_opens_without_it() {
    let mut app = begin(Settings::default(), Store::none());
    paste(&mut app, &damaged());
    assert_eq!(count(&app), 3);
    assert_eq!(
        app.notice().as_deref(),
        Some(
            "Only a part of what was pasted was read: line 3 has 80 cells, 81 are needed. The 3 \
             puzzles that could be read are listed."
        )
    );
}

#[test]
fn one_puzzle_before_the_mistake_is_listed_and_not_opened_in_place_of_the_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("two.txt");
    let line = common::ASSIGNMENT;
    fs::write(&file, format!("{line}\n{}\n", &line[1..])).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    carry_out(&mut app, Message::Dropped(file));
    read(&mut app);
    assert_eq!((app.screen(), count(&app)), (Screen::Collection, 1));
    let told = app.notice().expect("it is said");
    assert!(
        told.ends_with("The one puzzle that could be read is listed."),
        "{told}"
    );
}

#[test]
fn a_list_whose_first_line_is_bad_opens_with_the_others() {
    let mut app = begin(Settings::default(), Store::none());
    let line = common::ASSIGNMENT;
    paste(&mut app, &format!("{}\n{line}\n{line}\n", &line[1..]));
    assert_eq!((app.screen(), count(&app)), (Screen::Collection, 2));
    // Without any other, there is nothing to list.
    let mut app = begin(Settings::default(), Store::none());
    paste(&mut app, &format!("{}\n{}\n", &line[1..], &line[1..]));
    assert_eq!((app.screen(), count(&app)), (Screen::Start, 0));
    assert_eq!(
        app.notice().as_deref(),
        Some("What was pasted is not a puzzle: line 1 has 80 cells, 81 are needed.")
    );
}

#[test]
fn a_list_on_standard_input_with_a_bad_line_is_listed_like_a_file() {
    let line = common::ASSIGNMENT;
    let reader = Reader::new(move || {
        let list = format!("{line}\n{line}\n{}\n{line}\n", &line[1..]);
        let (read, mistake) = read_sound(list.as_bytes(), BitOrder::default()).unwrap();
        let mistake = mistake.map(|it| OpenError::Content("standard input".into(), it));
        Ok((read.puzzles, mistake))
    });
    let mut app = begin(Settings::default(), Store::none());
    run(app.open_with(Opening::Named(Source::named("standard input"), reader)));
    assert_eq!((app.screen(), count(&app)), (Screen::Collection, 3));
    assert_eq!(
        app.notice().as_deref(),
        Some(
            "standard input: line 3 has 80 cells, 81 are needed. The 3 puzzles that could be read \
             are listed."
        )
    );
}

#[test]
fn the_program_goes_back_to_a_list_that_is_damaged_by_now() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("three.sdm");
    fs::write(&file, damaged()).unwrap();
    let to = |left_off| Settings {
        left_off,
        beginning: Beginning::LeftOff,
        ..Settings::default()
    };
    let list = LeftOff::Collection {
        path: file.clone(),
        number: 1,
    };
    let mut app = begin(to(list), Store::none());
    run(app.open_with(Opening::LeftOff));
    run(app.keep_work_in(folder.path().join("sessions")));
    let is_it = |it: &Message| {
        use sudoku_stepper::app::autosave::Message as Autosave;
        matches!(it, Message::Autosave(Autosave::Found(_)))
    };
    deliver(&mut app, is_it);
    read(&mut app);
    assert_eq!((app.screen(), count(&app)), (Screen::Collection, 3));
    assert_eq!(app.list().map(|list| list.chosen()), Some(1));
}

#[test]
fn a_pasted_text_without_a_puzzle_is_called_a_text_and_not_a_file() {
    let mut app = begin(Settings::default(), Store::none());
    paste(&mut app, "Nothing of the kind.");
    assert_eq!(
        app.notice().as_deref(),
        Some("What was pasted is not a puzzle: no puzzle is found in the pasted text.")
    );
    paste(&mut app, &"123456789\n".repeat(8));
    assert_eq!(
        app.notice().as_deref(),
        Some("What was pasted is not a puzzle: the pasted text has 8 rows, 9 are needed.")
    );
}
