//! A file that another window or program changes while it is open here.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use iced::keyboard::{Key, Modifiers, key::Named};
use iced_test::simulator::Simulator;
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::modal::changed::{Answer, AskedAt, Changed};
use sudoku_stepper::app::modal::{self, Modal};
use sudoku_stepper::app::screen::solver;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, iced_settings, widget};
use sudoku_stepper::formats;
use sudoku_stepper::session::{FileChange, FileState, Keeper, LeftBehind, Session};
use sudoku_stepper::texts::Language;
use tempfile::TempDir;

use crate::support::*;

/// A folder with a file of the assignment's puzzle.
fn kept() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("shared.sudoku.toml");
    fs::write(&file, formats::write_own(&puzzles(ASSIGNMENT)[0])).unwrap();
    (folder, file)
}

/// A window that has opened the file.
fn window_on(file: &Path) -> App {
    let mut app = App::new(Settings::default(), Store::none());
    run(app.open_with(Opening::File(file.to_owned())));
    if app.solver().is_none() {
        read(&mut app);
    }
    app
}

/// Fills in a digit by hand, so that there is something to save.
fn work_on(app: &mut App, moves: usize) {
    for _ in 0..moves {
        enter_something(app);
    }
}

fn save(app: &mut App) {
    press(app, Key::Character("s".into()), Modifiers::CTRL);
}

/// Saves the work of another window in the file.
fn change(file: &Path, moves: usize) {
    let mut other = window_on(file);
    work_on(&mut other, moves);
    save(&mut other);
    assert!(other.modal().is_none(), "{:?}", other.modal());
}

fn made_in(file: &Path) -> usize {
    let text = fs::read_to_string(file).unwrap();
    puzzles(&text)[0].history.made.len()
}

fn answer(app: &mut App, answer: Answer) {
    update(app, Message::Modal(modal::Message::Change(answer)));
}

fn is_look(message: &Message) -> bool {
    matches!(message, Message::FileLookedAt(_))
}

/// Moves the window to the back and to the front again.
fn come_back(app: &mut App) {
    carry_out(app, Message::InFront(false));
    carry_out(app, Message::InFront(true));
    deliver(app, is_look);
}

#[track_caller]
fn question(app: &App) -> &Changed {
    match app.modal() {
        Some(Modal::Changed(changed)) => changed,
        other => panic!("it is not asked: {other:?}"),
    }
}

#[test]
fn the_second_of_two_windows_does_not_save_over_the_first_unasked() {
    let (_folder, file) = kept();
    let mut second = window_on(&file);
    work_on(&mut second, 1);
    change(&file, 3);
    save(&mut second);
    let asked = question(&second);
    assert!(matches!(asked.change, FileChange::Changed(_)));
    assert!(matches!(asked.asked, AskedAt::Saving(_)));
    assert_eq!(made_in(&file), 3, "what the first saved is there");
    // Esc does not save, and the question comes again the next time.
    key(&mut second, Named::Escape);
    assert!(second.modal().is_none());
    assert!(the_solver(&second).is_unsaved());
    save(&mut second);
    question(&second);
    answer(&mut second, Answer::SaveAnyway);
    assert!(second.modal().is_none());
    assert_eq!(made_in(&file), 1);
    assert!(!the_solver(&second).is_unsaved());
    // The window knows the file that it has written itself.
    work_on(&mut second, 1);
    save(&mut second);
    assert!(second.modal().is_none());
    assert_eq!(made_in(&file), 2);
}

#[test]
fn enter_asks_for_another_file_which_loses_nothing() {
    let (folder, file) = kept();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    change(&file, 2);
    save(&mut app);
    key(&mut app, Named::Enter);
    assert!(matches!(app.modal(), Some(Modal::SaveAs { .. })));
    let other = folder.path().join("mine.sudoku.toml");
    let typed = modal::Message::PathTyped(other.display().to_string());
    update(&mut app, Message::Modal(typed));
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    assert_eq!((made_in(&file), made_in(&other)), (2, 1));
    // The other file is its own now.
    work_on(&mut app, 1);
    save(&mut app);
    assert_eq!((made_in(&file), made_in(&other)), (2, 2));
}

#[test]
fn a_window_that_closes_asks_too_and_closes_after_that() {
    let (_folder, file) = kept();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    change(&file, 2);
    carry_out(&mut app, Message::CloseRequested);
    assert!(matches!(app.modal(), Some(Modal::Leave(_))));
    key(&mut app, Named::Enter);
    let AskedAt::Saving(Some(_)) = question(&app).asked else {
        panic!("it is known what follows")
    };
    answer(&mut app, Answer::SaveAnyway);
    assert_eq!(made_in(&file), 1);
    assert!(app.modal().is_none());
}

#[test]
fn what_was_only_touched_or_is_the_same_again_is_no_change() {
    let (_folder, file) = kept();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    let same = fs::read(&file).unwrap();
    fs::write(&file, same).unwrap();
    let later = SystemTime::now() + Duration::from_secs(60);
    let handle = fs::File::options().write(true).open(&file).unwrap();
    handle.set_modified(later).unwrap();
    come_back(&mut app);
    assert!(app.modal().is_none());
    save(&mut app);
    assert!(app.modal().is_none());
    assert_eq!(made_in(&file), 1);
}

#[test]
fn another_content_of_the_same_size_and_time_is_a_change() {
    let (_folder, file) = kept();
    let when = fs::metadata(&file).unwrap().modified().unwrap();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    let other = fs::read_to_string(&file).unwrap().replacen('7', "8", 1);
    fs::write(&file, &other).unwrap();
    let handle = fs::File::options().write(true).open(&file).unwrap();
    handle.set_modified(when).unwrap();
    drop(handle);
    save(&mut app);
    question(&app);
    assert_eq!(fs::read_to_string(&file).unwrap(), other);
}

#[test]
fn back_at_the_front_it_asks_once_and_what_is_kept_is_not_lost() {
    let (_folder, file) = kept();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    save(&mut app);
    assert!(!the_solver(&app).is_unsaved());
    change(&file, 2);
    come_back(&mut app);
    let asked = question(&app);
    assert!(matches!(asked.asked, AskedAt::Front));
    assert!(shows(&app, "Load it again") && shows(&app, "Keep mine"));
    key(&mut app, Named::Escape);
    assert!(app.modal().is_none());
    // The file has it no longer.
    assert!(the_solver(&app).is_unsaved());
    assert_eq!(made(&app), 1);
    come_back(&mut app);
    assert!(app.modal().is_none(), "it was asked");
    save(&mut app);
    assert!(matches!(question(&app).asked, AskedAt::Saving(_)));
    key(&mut app, Named::Escape);
    // Another version is another question.
    change(&file, 1);
    come_back(&mut app);
    question(&app);
}

#[test]
fn the_version_of_the_file_is_loaded_again_and_ones_own_work_is_offered() {
    let (_folder, file) = kept();
    let work = tempfile::tempdir().unwrap();
    let mut app = window_on(&file);
    run(app.keep_work_in(work.path().to_owned()));
    work_on(&mut app, 1);
    change(&file, 2);
    come_back(&mut app);
    assert!(shows(
        &app,
        "If you load it again, the start screen keeps what you did here."
    ));
    key(&mut app, Named::Enter);
    read(&mut app);
    assert!(app.modal().is_none());
    assert_eq!(made(&app), 2);
    assert!(!the_solver(&app).is_unsaved());
    assert_eq!(the_solver(&app).path(), Some(&file));
    // The board equals the file, so nothing is asked.
    come_back(&mut app);
    assert!(app.modal().is_none());
    work_on(&mut app, 1);
    save(&mut app);
    assert!(app.modal().is_none());
    update(&mut app, Message::Ask(Ask::TakeUp(0)));
    assert_eq!(made(&app), 1, "the move that was made here");
    assert_eq!(the_solver(&app).path(), None, "it is in no file");
}

#[test]
fn mere_steps_are_offered_too_if_another_version_is_loaded() {
    let (_folder, file) = kept();
    let work = tempfile::tempdir().unwrap();
    let mut app = window_on(&file);
    run(app.keep_work_in(work.path().to_owned()));
    for _ in 0..2 {
        send(&mut app, solver::Message::Step);
    }
    let stepped = the_solver(&app).to_puzzle();
    change(&file, 1);
    come_back(&mut app);
    assert!(shows(
        &app,
        "If you load it again, the start screen keeps what you did here."
    ));
    // The key that saves asks what that replaces.
    save(&mut app);
    assert!(matches!(question(&app).asked, AskedAt::Saving(_)));
    key(&mut app, Named::Escape);
    change(&file, 2);
    come_back(&mut app);
    key(&mut app, Named::Enter);
    read(&mut app);
    assert_eq!(made(&app), made_in(&file));
    assert!(!the_solver(&app).is_unsaved());
    update(&mut app, Message::Ask(Ask::TakeUp(0)));
    assert_eq!(the_solver(&app).to_puzzle(), stepped);
}

#[test]
fn a_file_that_is_gone_is_told_and_written_again_only_when_asked() {
    let (_folder, file) = kept();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    save(&mut app);
    fs::remove_file(&file).unwrap();
    come_back(&mut app);
    let told = app.notice().expect("it is told");
    assert!(told.starts_with("The file shared.sudoku.toml is no longer there."));
    assert!(the_solver(&app).is_unsaved(), "it is in no file now");
    save(&mut app);
    assert_eq!(question(&app).change, FileChange::Gone);
    assert!(!file.exists());
    key(&mut app, Named::Enter);
    assert!(app.modal().is_none(), "{:?}", app.modal());
    assert_eq!(made_in(&file), 1);
    // If the folder is gone, too, the file cannot be written, and the window says so.
    fs::remove_dir_all(file.parent().unwrap()).unwrap();
    work_on(&mut app, 1);
    save(&mut app);
    answer(&mut app, Answer::SaveAnyway);
    let Some(Modal::SaveAs { problem, .. }) = app.modal() else {
        panic!("another place is asked for")
    };
    assert!(
        problem
            .as_ref()
            .is_some_and(|it| in_english(it).contains("cannot be written"))
    );
}

#[test]
fn a_file_that_was_made_read_only_is_not_saved_over() {
    let (_folder, file) = kept();
    let mut app = window_on(&file);
    work_on(&mut app, 1);
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    save(&mut app);
    let Some(Modal::SaveAs { problem, .. }) = app.modal() else {
        panic!("another place is asked for")
    };
    assert!(
        problem
            .as_ref()
            .is_some_and(|it| in_english(it).contains("write-protected"))
    );
    assert_eq!(made_in(&file), 0);
}

#[test]
fn work_that_a_crash_left_behind_knows_which_version_it_is_from() {
    let (_folder, file) = kept();
    let work = tempfile::tempdir().unwrap();
    let mut session = Session::new(&puzzles(ASSIGNMENT)[0]);
    session.step();
    let mut keeper = Keeper::new(work.path().to_owned());
    keeper
        .keep(&sudoku_stepper::session::UnsavedWork {
            puzzle: session.to_puzzle(),
            name: "shared.sudoku.toml".to_owned(),
            path: Some(file.clone()),
            seen: FileState::of(&file).ok(),
            kind: sudoku_stepper::session::WorkKind::Solving,
            list: None,
            unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
            is_made: false,
        })
        .unwrap();
    drop(keeper);
    change(&file, 2);
    let left = LeftBehind::look(work.path()).work;
    let seen = left[0].work().seen.expect("it is kept");
    assert!(matches!(
        seen.change(&file),
        Ok(Some(FileChange::Changed(_)))
    ));
    drop(left);
    let mut app = begin(Settings::default(), Store::none());
    run(app.keep_work_in(work.path().to_owned()));
    deliver(&mut app, |it| matches!(it, Message::Autosave(_)));
    update(&mut app, Message::Ask(Ask::TakeUp(0)));
    assert_eq!(made(&app), 1);
    save(&mut app);
    question(&app);
    assert_eq!(made_in(&file), 2);
}

#[test]
fn the_question_has_room_in_every_language_and_window() {
    let languages = Language::translations().iter().chain([Language::english()]);
    for language in languages {
        for is_gone in [false, true] {
            let (_folder, file) = kept();
            let mut app = window_on(&file);
            app.speak(language.clone());
            work_on(&mut app, 1);
            if is_gone {
                fs::remove_file(&file).unwrap();
            } else {
                change(&file, 2);
            }
            save(&mut app);
            question(&app);
            for (width, height) in [(760.0, 560.0), (1920.0, 1080.0)] {
                carry_out(&mut app, Message::Resized(iced::Size::new(width, height)));
                let size = (width / app.scale(), height / app.scale());
                let mut ui = Simulator::with_size(iced_settings(), size, app.view());
                let dialog = ui.find(iced_test::selector::id(widget::DIALOG_ID));
                let dialog = dialog.unwrap().bounds();
                for button in ["changed-save-as", "button-cancel"] {
                    let label = language.message(button, &[]);
                    let place = ui.find(label.as_str()).expect(&label).bounds();
                    let right = place.x + place.width;
                    assert!(
                        place.x >= dialog.x && right <= dialog.x + dialog.width,
                        "{label} at {width}: {place:?} in {dialog:?}"
                    );
                }
            }
        }
    }
}
