//! Unsaved work: the words about it beside the name, and the question about it.

use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::modal::{self, Modal};
use sudoku_stepper::app::screen::solver::NotSaved;
use sudoku_stepper::app::screen::start;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source};
use sudoku_stepper::formats;
use sudoku_stepper::session::Session;
use tempfile::TempDir;

use crate::common::{cell, digit};
use crate::support::*;

/// A window with a puzzle of a file, in which these entries were saved.
fn opened(entries: &[(&str, u8)]) -> (TempDir, App) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.sudoku.toml");
    let mut session = Session::new(&puzzles(ASSIGNMENT)[0]);
    for (name, value) in entries {
        session.enter(cell(name), digit(*value)).unwrap();
    }
    let puzzle = session.to_puzzle();
    std::fs::write(&path, formats::write_own(&puzzle)).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    run(app.open_with(Opening::Puzzles(vec![puzzle], Source::file(&path))));
    (folder, app)
}

fn undo(app: &mut App) {
    press(app, Key::Character("z".into()), Modifiers::CTRL);
}

/// The unsaved work according to the title and the head of the screen, which say the same.
fn not_saved(app: &App) -> Option<NotSaved> {
    let told = the_solver(app).not_saved();
    assert_eq!(told.is_some(), app.title().starts_with('•'));
    assert_eq!(told.is_some(), shows(app, "not saved"));
    told
}

fn is_asked_at_closing(app: &mut App) -> bool {
    carry_out(app, Message::CloseRequested);
    app.modal().is_some()
}

#[test]
fn steps_that_are_not_in_the_file_are_marked_and_not_asked_about() {
    let (_folder, mut app) = opened(&[]);
    assert_eq!(not_saved(&app), None);
    step(&mut app);
    assert_eq!(not_saved(&app), Some(NotSaved::Steps));
    undo(&mut app);
    assert_eq!(not_saved(&app), None, "the board is as the file has it");
    step(&mut app);
    assert!(!is_asked_at_closing(&mut app));
}

#[test]
fn an_entry_of_the_file_that_is_taken_back_is_not_saved() {
    let (_folder, mut app) = opened(&[("r1c1", 6)]);
    assert_eq!(not_saved(&app), None);
    undo(&mut app);
    assert_eq!(board(&app).value(cell("r1c1")), None);
    assert_eq!(not_saved(&app), Some(NotSaved::Own));
    // A step behind it leaves nothing to make again: the file has the entry all the same.
    step(&mut app);
    assert_eq!(not_saved(&app), Some(NotSaved::Own));
    assert!(is_asked_at_closing(&mut app));
}

#[test]
fn what_is_in_no_file_is_not_saved_once_a_person_did_something() {
    let mut app = app(ASSIGNMENT);
    step(&mut app);
    assert_eq!(not_saved(&app), None, "there is no file that lacks it");
    enter_something(&mut app);
    assert_eq!(not_saved(&app), Some(NotSaved::Own));
}

#[test]
fn what_was_saved_is_told_until_the_next_act_or_for_a_while() {
    let (_folder, mut app) = opened(&[]);
    let save = |app: &mut App| {
        press(app, Key::Character("s".into()), Modifiers::CTRL);
        let told = app.notice().unwrap_or_default().to_owned();
        assert!(told.contains("mine.sudoku.toml"), "{told}");
    };
    step(&mut app);
    save(&mut app);
    assert_eq!(not_saved(&app), None);
    step(&mut app);
    assert_eq!(app.notice(), None, "the next step ends it");
    let is_passed = |message: &Message| matches!(message, Message::NoticePassed(_));
    deliver(&mut app, is_passed);
    // A system need not tell that the window is in front again: a key in it says so.
    app.pass_notices_at_once();
    carry_out(&mut app, Message::InFront(false));
    save(&mut app);
    deliver(&mut app, is_passed);
    assert_eq!(app.notice(), None, "it was pressed in the window");
    carry_out(&mut app, Message::InFront(false));
    carry_out(
        &mut app,
        Message::Solver(sudoku_stepper::app::screen::solver::Message::Copy),
    );
    deliver(&mut app, is_passed);
    assert!(app.notice().is_some(), "nobody is there to read it");
    key(&mut app, Named::Shift);
    key(&mut app, Named::Escape);
    deliver(&mut app, is_passed);
    assert_eq!(app.notice(), None);
}

/// A window that keeps what is left, with a puzzle of a file on which these steps were made.
fn kept(folder: &TempDir, steps: usize) -> App {
    let path = folder.path().join("mine.sudoku.toml");
    let puzzle = puzzles(ASSIGNMENT).remove(0);
    std::fs::write(&path, formats::write_own(&puzzle)).unwrap();
    let mut app = begin(Settings::default(), Store::none());
    run(app.keep_work_in(folder.path().join("sessions")));
    run(app.open_with(Opening::Puzzles(vec![puzzle], Source::file(&path))));
    for _ in 0..steps {
        step(&mut app);
    }
    app
}

fn open_another(app: &mut App) {
    open(app, puzzles(HARD).remove(0));
    press(app, Key::Character("n".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Start);
}

#[test]
fn steps_are_left_behind_where_another_puzzle_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let mut app = kept(&folder, 3);
    let stepped = board(&app);
    assert_eq!(not_saved(&app), Some(NotSaved::Steps));
    open_another(&mut app);
    assert!(app.modal().is_none(), "nobody is asked");
    update(&mut app, Message::Start(start::Message::TakeUp(0)));
    assert_eq!(board(&app), stepped);
    // Left once more, it stands there once.
    step(&mut app);
    open_another(&mut app);
    let path = folder.path().join("mine.sudoku.toml");
    run(app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), Source::file(&path))));
    step(&mut app);
    open_another(&mut app);
    click(&mut app, "Discard");
    assert!(!shows(&app, "Discard"), "the steps before made room");
}

#[test]
fn a_board_that_steps_alone_filled_is_not_called_unsaved() {
    let (_folder, mut app) = opened(&[]);
    act(&mut app, "solve");
    assert!(board(&app).is_solved());
    assert_eq!(not_saved(&app), None);
}

#[test]
fn what_was_discarded_can_be_put_back_until_the_window_closes() {
    let folder = tempfile::tempdir().unwrap();
    let sessions = folder.path().join("sessions");
    let files = || {
        let files = std::fs::read_dir(&sessions).unwrap();
        let names = files.map(|file| file.unwrap().path());
        names
            // What was discarded is only set aside.
            .filter(|it| {
                it.extension()
                    .is_some_and(|it| it == "toml" || it == "discarded")
            })
            .count()
    };
    let mut app = kept(&folder, 3);
    open_another(&mut app);
    for undo in ["the button", "the key"] {
        click(&mut app, "Discard");
        assert!(!shows(&app, "Discard"));
        assert!(app.notice().unwrap().contains("mine"));
        match undo {
            "the button" => click(&mut app, "Undo"),
            _ => press(&mut app, Key::Character("z".into()), Modifiers::CTRL),
        }
        assert_eq!(app.notice(), None);
        assert!(shows(&app, "Discard"), "{undo}");
    }
    click(&mut app, "Discard");
    assert_eq!(files(), 1, "it can still be put back");
    click(&mut app, "Close");
    assert_eq!(app.notice(), None);
    assert_eq!(files(), 1, "even once that is told no more");
    drop(app);
    assert_eq!(files(), 0, "it is gone for good");
}

#[test]
fn a_file_that_holds_more_than_the_puzzle_is_not_saved_over() {
    let mail = format!("Dear all,\n\n{ASSIGNMENT}\n\nis too hard for me.\n");
    for name in ["mail.eml", "table.csv", "page.html", "plain", "other.toml"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(name);
        std::fs::write(&path, &mail).unwrap();
        let mut app = begin(Settings::default(), Store::none());
        let puzzle = puzzles(ASSIGNMENT).remove(0);
        run(app.open_with(Opening::Puzzles(vec![puzzle], Source::file(&path))));
        step(&mut app);
        press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
        let Some(Modal::SaveAs { path: proposed, .. }) = app.modal() else {
            panic!("{name}: another name is asked for")
        };
        let own = path.with_extension("sudoku.toml");
        assert_eq!(proposed, own.to_str().unwrap());
        // Its own name is warned of.
        let typed = modal::Message::PathTyped(path.to_str().unwrap().to_owned());
        carry_out(&mut app, Message::Modal(typed));
        carry_out(&mut app, Message::Modal(modal::Message::PathEntered));
        let Some(Modal::SaveAs { problem, .. }) = app.modal() else {
            panic!("{name}: it is asked before it is lost")
        };
        let told = problem.as_ref().map(in_english).unwrap_or_default();
        let replaced = format!("There is a file {name} already, and it would be replaced.");
        assert!(told.contains(&replaced), "{told}");
        let typed = modal::Message::PathTyped(own.to_str().unwrap().to_owned());
        carry_out(&mut app, Message::Modal(typed));
        carry_out(&mut app, Message::Modal(modal::Message::PathEntered));
        assert!(app.modal().is_none());
        assert_eq!(std::fs::read_to_string(&path).unwrap(), mail);
        // What the program wrote is saved over without a question.
        step(&mut app);
        press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
        assert!(app.modal().is_none());
    }
}

#[test]
fn how_a_text_was_read_is_told_only_when_it_is_opened() {
    let (_folder, mut app) = opened(&[]);
    enter_something(&mut app);
    let text = format!("Monday\n{}\nHave fun!\n", HARD.trim());
    let told = "2 lines are not part of a puzzle and were left out, the first is line 1.";
    paste(&mut app, &text);
    read(&mut app);
    assert!(matches!(app.modal(), Some(Modal::Leave(_))));
    assert_eq!(app.notice(), None, "it is not open yet");
    update(&mut app, Message::Modal(modal::Message::Dismiss));
    assert_eq!(app.notice(), None, "it was not opened");
    paste(&mut app, &text);
    read(&mut app);
    update(&mut app, Message::Modal(modal::Message::Discard));
    assert_eq!(board(&app), *Session::new(&puzzles(HARD)[0]).grid());
    assert_eq!(app.notice().as_deref(), Some(told));
}
