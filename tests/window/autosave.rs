//! Work survives a killed program, the next program offers it, and the work of a program that still
//! runs is never offered.
//!
//! No test here starts a program: for a moment it would hold the locks of all
//! others. The program in its window is in `autosave_window.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common;
use crate::common::{ASSIGNMENT, candidate, cell, digit};
use crate::support;
use crate::support::{
    begin, carry_out, click, deliver, key, press, run, shows, the_solver, update,
};
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::autosave::Message as Autosave;
use sudoku_stepper::app::screen::start;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Screen, Source};
use sudoku_stepper::session::{Keeper, LeftBehind, Session, UnsavedWork, WorkKind};
use tempfile::TempDir;

/// The assignment's puzzle after this many moves.
fn work(moves: usize) -> UnsavedWork {
    let mut session = Session::new(&common::puzzle(ASSIGNMENT));
    for _ in 0..moves {
        session.toggle_candidate(candidate("r1c1", 6)).unwrap();
    }
    UnsavedWork {
        puzzle: session.to_puzzle(),
        name: "Monday's {puzzle}".to_owned(),
        path: Some(PathBuf::from("/somewhere/monday.txt")),
        seen: None,
        kind: WorkKind::Solving,
        list: None,
        unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
        is_made: false,
    }
}

fn all(folder: &Path) -> Vec<LeftBehind> {
    LeftBehind::look(folder).work
}

fn works(left: &[LeftBehind]) -> Vec<&UnsavedWork> {
    left.iter().map(LeftBehind::work).collect()
}

fn files(folder: &Path) -> usize {
    fs::read_dir(folder).map_or(0, Iterator::count)
}

/// Leaves the files of a killed program: its work without its lock.
fn killed(folder: &Path, work: &UnsavedWork) {
    let mut keeper = Keeper::new(folder.to_owned());
    keeper.keep(work).unwrap();
}

#[test]
fn work_is_offered_once_its_program_does_not_run_any_more() {
    let folder = TempDir::new().unwrap();
    let mut keeper = Keeper::new(folder.path().join("made"));
    keeper.keep(&work(1)).unwrap();
    keeper.keep(&work(12)).unwrap();
    assert!(all(keeper.folder()).is_empty());
    let place = keeper.folder().to_owned();
    drop(keeper);
    let left = all(&place);
    assert_eq!(works(&left), [&work(12)]);
    // The program that has found it first has it, and the next one gets it if the first leaves it.
    assert!(all(&place).is_empty());
    drop(left);
    assert_eq!(works(&all(&place)), [&work(12)]);
}

#[test]
fn several_programs_keep_their_work_apart() {
    let folder = TempDir::new().unwrap();
    let mut living = Keeper::new(folder.path().to_owned());
    living.keep(&work(1)).unwrap();
    for moves in [2, 3] {
        killed(folder.path(), &work(moves));
    }
    let mut left = all(folder.path());
    left.sort_by_key(|it| it.work().puzzle.history.made.len());
    assert_eq!(works(&left), [&work(2), &work(3)]);
    left.remove(0).discard();
    drop(left);
    let left = all(folder.path());
    assert_eq!(works(&left), [&work(3)]);
    drop(left);
    drop(living);
    assert_eq!(all(folder.path()).len(), 2);
}

#[test]
fn what_is_saved_or_not_wanted_leaves_nothing() {
    let folder = TempDir::new().unwrap();
    let mut keeper = Keeper::new(folder.path().to_owned());
    keeper.keep(&work(1)).unwrap();
    keeper.forget();
    assert_eq!(files(folder.path()), 0);
    keeper.keep(&work(2)).unwrap();
    keeper.close();
    assert_eq!(files(folder.path()), 0);
    // Work that a thread still brings is late.
    keeper.keep(&work(3)).unwrap();
    assert_eq!(files(folder.path()), 0);
    killed(folder.path(), &work(4));
    all(folder.path()).remove(0).discard();
    assert_eq!(files(folder.path()), 0);
}

#[test]
fn work_that_is_taken_up_is_kept_in_the_same_place() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(5));
    let mut keeper = Keeper::new(folder.path().to_owned());
    let left = all(folder.path()).remove(0);
    assert_eq!(keeper.adopt(left), work(5));
    assert_eq!(files(folder.path()), 2);
    keeper.keep(&work(6)).unwrap();
    assert_eq!(files(folder.path()), 2);
    assert!(all(folder.path()).is_empty());
    drop(keeper);
    assert_eq!(works(&all(folder.path())), [&work(6)]);
}

#[test]
fn a_file_that_is_no_work_is_left_where_it_is() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(1));
    fs::write(folder.path().join("notes.txt"), "mine").unwrap();
    fs::write(folder.path().join("notes.toml"), "mine").unwrap();
    fs::create_dir(folder.path().join("folder.toml")).unwrap();
    let left = LeftBehind::look(folder.path());
    assert_eq!(works(&left.work), [&work(1)]);
    assert!(left.unreadable.is_empty());
    assert_eq!(files(folder.path()), 5);
    assert!(all(&folder.path().join("nowhere")).is_empty());
}

#[test]
fn what_a_program_was_writing_when_it_was_killed_is_removed_later() {
    let folder = TempDir::new().unwrap();
    let half = folder.path().join(".sudoku-stepper-half");
    let file = fs::File::create(&half).unwrap();
    all(folder.path());
    assert!(half.exists(), "it may still be written");
    let yesterday = std::time::SystemTime::now() - std::time::Duration::from_secs(86_400);
    file.set_modified(yesterday).unwrap();
    all(folder.path());
    assert!(!half.exists());
}

#[cfg(unix)]
#[test]
fn work_that_cannot_be_kept_is_a_sentence() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let error = Keeper::new(file.join("sessions"))
        .keep(&work(1))
        .unwrap_err();
    let told = error.to_string();
    assert!(told.contains("sessions cannot be written: "), "{told}");
}

/// Waits for the work that was left behind.
fn found(app: &mut App) {
    let is_it = |it: &Message| matches!(it, Message::Autosave(Autosave::Found(_)));
    deliver(app, is_it);
}

/// The window on its start screen, with this work left behind.
fn offered(folder: &Path) -> App {
    let mut app = begin(Settings::default(), Store::none());
    run(app.keep_work_in(folder.to_owned()));
    found(&mut app);
    app
}

#[test]
fn the_start_screen_offers_what_was_left_and_goes_on_with_it() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(12));
    let mut app = offered(folder.path());
    assert!(shows(&app, "Continue"));
    assert!(shows(&app, "Monday's {puzzle}, 12 steps"));
    key(&mut app, Named::Enter);
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).to_puzzle(), work(12).puzzle);
    assert_eq!(the_solver(&app).path(), work(12).path.as_ref());
    assert!(the_solver(&app).is_unsaved());
    // Even back at the beginning, it is not saved anywhere.
    for _ in 0..12 {
        press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    }
    assert!(the_solver(&app).is_unsaved());
    carry_out(
        &mut app,
        Message::Solver(sudoku_stepper::app::screen::solver::Message::Start),
    );
    assert!(!shows(&app, "Discard"), "it is no longer left behind");
    // The first undo is written beside the window.
    let begun = std::time::Instant::now();
    while files(folder.path()) != 2 {
        assert!(begun.elapsed().as_secs() < 20, "it is in one place");
    }
}

#[test]
fn what_is_not_wanted_is_discarded_and_the_rest_stays() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(1));
    let mut app = offered(folder.path());
    assert!(shows(&app, "Monday's {puzzle}, 1 step"));
    click(&mut app, "Discard");
    assert!(!shows(&app, "Continue"));
    click(&mut app, "Close");
    drop(app);
    assert_eq!(files(folder.path()), 0);

    for moves in 1..=5 {
        killed(folder.path(), &work(moves));
    }
    let mut app = offered(folder.path());
    assert!(shows(&app, "and 3 more"));
    press(&mut app, Key::Character("d".into()), Modifiers::CTRL);
    assert!(shows(&app, "and 2 more"));
    click(&mut app, "Close");
    click(&mut app, "and 2 more");
    assert!(!shows(&app, "and 2 more"));
    for moves in 1..=5 {
        let row = format!("Monday's {{puzzle}}, {moves} step");
        let is_listed = shows(&app, &row) || shows(&app, &format!("{row}s"));
        let is_first = !is_listed && shows(&app, "Monday's {puzzle}: not saved, but kept for you");
        assert!(is_listed || is_first, "{row}");
    }
    drop(app);
    assert_eq!(files(folder.path()), 8);
}

#[test]
fn the_row_of_what_continues_above_names_it() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(1));
    let app = offered(folder.path());
    assert!(shows(
        &app,
        "Monday's {puzzle}: not saved, but kept for you"
    ));
}

#[test]
fn a_list_that_was_not_read_to_its_end_is_told_of_beside_the_work_that_is_still_there() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(3));
    let mut app = support::app(support::ASSIGNMENT);
    run(app.keep_work_in(folder.path().to_owned()));
    let grid = support::ASSIGNMENT;
    support::paste(&mut app, &format!("{grid}\n{grid}\n{}\n", &grid[1..]));
    found(&mut app);
    let told = app.notice().expect("both are told");
    assert!(told.contains("line 21 has 8 cells"), "{told}");
    assert!(
        told.ends_with("The start screen (Ctrl N) shows it."),
        "{told}"
    );
}

#[test]
fn what_was_done_is_left_behind_where_other_work_is_taken_up() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(3));
    let mut app = support::app(support::ASSIGNMENT);
    run(app.keep_work_in(folder.path().to_owned()));
    found(&mut app);
    assert_eq!(
        app.notice().as_deref(),
        Some("What you did on this puzzle last time is still here.")
    );
    support::send(
        &mut app,
        sudoku_stepper::app::screen::solver::Message::Select(cell("r1c1")),
    );
    support::send(
        &mut app,
        sudoku_stepper::app::screen::solver::Message::Enter(digit(6)),
    );
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    // The work that was open last comes first, and earlier work below it.
    assert!(shows(&app, "Monday's {puzzle}, 3 steps"));
    update(&mut app, Message::Start(start::Message::TakeUp(0)));
    assert!(app.modal().is_none(), "it is kept");
    assert_eq!(the_solver(&app).name(), "Monday's {puzzle}");
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert!(shows(&app, "assignment.txt, 1 step"));
}

#[test]
fn an_answer_takes_the_place_of_the_offer_for_a_while_and_the_start_screen_takes_it_over() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(3));
    let mut app = support::app(support::ASSIGNMENT);
    run(app.keep_work_in(folder.path().to_owned()));
    found(&mut app);
    let offer = app.notice();
    assert!(offer.is_some());
    press(&mut app, Key::Character("q".into()), Modifiers::empty());
    assert_ne!(app.notice(), offer);
    press(&mut app, Key::Named(Named::Space), Modifiers::empty());
    assert_eq!(app.notice(), offer);
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert_eq!(app.notice(), None);
}

#[test]
fn opening_a_file_again_after_a_crash_offers_what_is_kept_from_it() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("monday.txt");
    fs::write(&path, ASSIGNMENT).unwrap();
    let work = UnsavedWork {
        path: Some(path.clone()),
        ..work(12)
    };
    for found_first in [true, false] {
        let kept = TempDir::new().unwrap();
        killed(kept.path(), &work);
        let mut app = begin(Settings::default(), Store::none());
        let open = |app: &mut App| {
            let puzzle = common::puzzle(ASSIGNMENT);
            support::open_as(app, vec![puzzle], Source::file(&path));
        };
        if found_first {
            run(app.keep_work_in(kept.path().to_owned()));
            found(&mut app);
            open(&mut app);
        } else {
            open(&mut app);
            run(app.keep_work_in(kept.path().to_owned()));
            found(&mut app);
        }
        assert_eq!(
            app.notice().as_deref(),
            Some("What you did on this puzzle last time is still here.")
        );
        assert_eq!(the_solver(&app).session().journal().moves().len(), 0);
        // Found last, it is taken by its key.
        if found_first {
            click(&mut app, "Go on where you left off");
        } else {
            press(&mut app, Key::Named(Named::Enter), Modifiers::empty());
        }
        assert_eq!(app.notice(), None);
        assert_eq!(the_solver(&app).to_puzzle(), work.puzzle);
        assert_eq!(the_solver(&app).path(), Some(&path));
    }
}

#[test]
fn another_puzzle_offers_nothing_of_what_is_kept() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &work(12));
    let mut app = offered(folder.path());
    support::open(&mut app, support::puzzles(support::HARD).remove(0));
    assert_eq!(app.notice(), None);
}
