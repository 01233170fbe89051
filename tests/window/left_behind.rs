//! Everything that a killed program leaves behind besides a puzzle: a draft, the list that a puzzle
//! was opened from, and files that cannot be read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::common;
use crate::common::{ASSIGNMENT, ASSIGNMENT_SOLVED, cell, digit};
use crate::living::Living;
use crate::support;
use crate::support::{
    begin, carry_out, click, deliver, key, press, run, shows, the_solver, type_key,
};
use iced::Task;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::autosave::Message as Autosave;
use sudoku_stepper::app::screen::collection::Message as Listed;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source};
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::{Keeper, LeftBehind, ListPlace, Session, UnsavedWork, WorkKind};
use sudoku_stepper::sudoku::Puzzle;
use tempfile::TempDir;

fn killed(folder: &Path, work: &UnsavedWork) {
    let mut keeper = Keeper::new(folder.to_owned());
    keeper.keep(work).unwrap();
}

/// A draft with two givens, typed one after the other.
fn draft() -> UnsavedWork {
    let mut session = Session::new(&common::empty_puzzle());
    session.set_given(cell("r1c1"), Some(digit(5)));
    session.set_given(cell("r2c7"), Some(digit(8)));
    UnsavedWork {
        puzzle: session.to_puzzle(),
        name: "new puzzle".to_owned(),
        path: None,
        seen: None,
        kind: WorkKind::Making,
        list: None,
        unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
        is_made: false,
    }
}

/// Unsaved work on the second puzzle of a file.
fn from_list(file: Option<&Path>) -> UnsavedWork {
    let mut session = Session::new(&common::puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(6)).unwrap();
    UnsavedWork {
        puzzle: session.to_puzzle(),
        name: "three 2".to_owned(),
        path: None,
        seen: None,
        kind: WorkKind::Solving,
        list: Some(ListPlace {
            file: file.map(Path::to_owned),
            number: 1,
            values: common::puzzle(ASSIGNMENT).givens,
        }),
        unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
        is_made: false,
    }
}

/// The assignment's puzzle without this many of its first givens.
fn fewer(givens: usize) -> String {
    let mut left = givens;
    let fewer = ASSIGNMENT.chars().map(|character| {
        let drops = character != '.' && left > 0;
        left -= usize::from(drops);
        if drops { '.' } else { character }
    });
    fewer.collect()
}

fn list_file(folder: &Path, lines: &[&str]) -> PathBuf {
    let file = folder.join("three.sdm");
    fs::write(&file, lines.join("\n")).unwrap();
    file
}

/// The window on its start screen, with the work left behind in a folder.
fn offered(folder: &Path) -> App {
    let mut app = begin(Settings::default(), Store::none());
    run(app.keep_work_in(folder.to_owned()));
    found(&mut app);
    app
}

/// Waits for the work that was left behind.
fn found(app: &mut App) {
    let is_it = |it: &Message| matches!(it, Message::Autosave(Autosave::Found(_)));
    deliver(app, is_it);
}

/// Waits until the list of a puzzle is read.
fn list_read(app: &mut App) {
    let is_it = |it: &Message| matches!(it, Message::Autosave(Autosave::ListRead(_)));
    deliver(app, is_it);
}

/// Waits until the draft was written.
fn written(app: &mut App) {
    let is_it = |it: &Message| {
        matches!(
            it,
            Message::Autosave(Autosave::Written(WorkKind::Making, _))
        )
    };
    deliver(app, is_it);
}

fn kept(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten();
    let files = files.filter_map(|file| Some(file.ok()?.path()));
    let work = files.filter(|path| path.extension().is_some_and(|ending| ending == "toml"));
    // It may be replaced just now.
    work.filter_map(|path| fs::read_to_string(path).ok())
        .collect()
}

fn until(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed().as_secs() < 20, "{what}");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

#[test]
fn a_draft_and_the_place_in_a_list_come_back_as_they_were_kept() {
    let folder = TempDir::new().unwrap();
    let works = [
        draft(),
        from_list(Some(Path::new("/somewhere/three.sdm"))),
        from_list(None),
    ];
    for work in &works {
        killed(folder.path(), work);
        let left = LeftBehind::look(folder.path()).work.remove(0);
        assert_eq!(left.work(), work);
        left.discard();
    }
}

#[test]
fn a_path_is_kept_so_that_it_is_found_from_another_folder() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &from_list(Some(Path::new("three.sdm"))));
    let left = LeftBehind::look(folder.path()).work.remove(0);
    let list = left.work().list.as_ref().unwrap();
    assert!(list.file.as_ref().unwrap().is_absolute());
}

#[test]
fn a_draft_is_offered_and_gone_on_with() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &draft());
    let mut app = offered(folder.path());
    assert!(shows(&app, "new puzzle, being made, 2 givens"));
    key(&mut app, Named::Enter);
    assert_eq!(app.screen(), Screen::Create);
    let taken_up = app.create().unwrap();
    assert_eq!(taken_up.session().to_puzzle(), draft().puzzle);
    assert!(taken_up.is_unsaved());
    // The typed digits can still be undone.
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    let session = app.create().unwrap().session();
    assert_eq!(session.position().given().len(), 1);
}

#[test]
fn each_digit_of_a_draft_is_kept_and_a_saved_draft_is_not() {
    let folder = TempDir::new().unwrap();
    let mut app = offered(folder.path());
    click(&mut app, "Make one");
    assert!(kept(folder.path()).is_empty());
    type_key(&mut app, "5");
    until("the digit is kept", || {
        kept(folder.path())
            .iter()
            .any(|text| text.contains("kind = \"making\""))
    });
    written(&mut app);
    // With nothing on the board there is nothing to lose.
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert!(kept(folder.path()).is_empty());
    type_key(&mut app, "5");
    until("it is kept again", || kept(folder.path()).len() == 1);
    written(&mut app);
    press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
    let saved = folder.path().join("mine.sudoku.toml").display().to_string();
    let typed = sudoku_stepper::app::modal::Message::PathTyped(saved);
    carry_out(&mut app, Message::Modal(typed));
    key(&mut app, Named::Enter);
    assert!(!app.create().unwrap().is_unsaved());
    assert!(
        kept(folder.path())
            .iter()
            .all(|text| !text.contains("[session]"))
    );
}

#[test]
fn a_draft_that_is_saved_while_it_is_being_kept_is_not_kept() {
    let folder = TempDir::new().unwrap();
    let mut app = offered(folder.path());
    click(&mut app, "Make one");
    type_key(&mut app, "5");
    press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
    let saved = folder.path().join("mine.sudoku.toml").display().to_string();
    let typed = sudoku_stepper::app::modal::Message::PathTyped(saved);
    carry_out(&mut app, Message::Modal(typed));
    key(&mut app, Named::Enter);
    assert!(!app.create().unwrap().is_unsaved());
    written(&mut app);
    assert!(
        kept(folder.path())
            .iter()
            .all(|text| !text.contains("[session]"))
    );
}

#[test]
fn a_draft_and_a_puzzle_are_kept_beside_each_other() {
    let folder = TempDir::new().unwrap();
    let mut app = offered(folder.path());
    run(app.open_with(Opening::Puzzles(
        support::puzzles(ASSIGNMENT),
        Source::named("one"),
    )));
    let entered = sudoku_stepper::app::screen::solver::Message::Enter(digit(6));
    support::send(
        &mut app,
        sudoku_stepper::app::screen::solver::Message::Select(cell("r1c1")),
    );
    support::send(&mut app, entered);
    press(&mut app, Key::Character("t".into()), Modifiers::CTRL);
    type_key(&mut app, "5");
    until("both are kept", || kept(folder.path()).len() == 2);
    drop(app);
    let work = LeftBehind::look(folder.path()).work;
    let mut kinds: Vec<_> = work.iter().map(|left| left.work().kind).collect();
    kinds.sort_by_key(|kind| *kind == WorkKind::Making);
    assert_eq!(kinds, [WorkKind::Solving, WorkKind::Making]);
}

#[test]
fn an_unsaved_draft_is_left_behind_where_another_is_taken_up() {
    let folder = TempDir::new().unwrap();
    killed(folder.path(), &draft());
    let mut app = offered(folder.path());
    click(&mut app, "Make one");
    type_key(&mut app, "9");
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert_eq!(app.screen(), Screen::Start);
    key(&mut app, Named::Enter);
    assert!(app.modal().is_none(), "it is kept");
    let taken_up = app.create().unwrap();
    assert_eq!(taken_up.session().to_puzzle(), draft().puzzle);
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert!(shows(&app, "new puzzle, being made, 1 given"));
}

#[test]
fn work_from_a_list_comes_back_with_its_neighbors() {
    let folder = TempDir::new().unwrap();
    let sessions = folder.path().join("sessions");
    let file = list_file(folder.path(), &[&fewer(1), ASSIGNMENT, &fewer(2)]);
    let work = from_list(Some(&file));
    killed(&sessions, &work);
    let mut app = offered(&sessions);
    key(&mut app, Named::Enter);
    assert!(!shows(&app, "2 of 3"), "the list is still being read");
    list_read(&mut app);
    assert_eq!(app.screen(), Screen::Solver);
    assert!(shows(&app, "2 of 3"));
    assert_eq!(app.notice(), None);
    assert_eq!(app.list().unwrap().name(), "three");
    press(&mut app, Key::Named(Named::PageDown), Modifiers::CTRL);
    // The work is not saved.
    press(&mut app, Key::Character("d".into()), Modifiers::CTRL);
    assert_eq!(the_solver(&app).name(), "three 3");
}

#[test]
fn a_puzzle_is_found_where_it_stands_now() {
    let folder = TempDir::new().unwrap();
    let file = list_file(folder.path(), &[&fewer(1), &fewer(2), ASSIGNMENT]);
    let place = from_list(Some(&file)).list.unwrap();
    let (puzzles, number) = place.read(&Stop::never()).unwrap();
    assert_eq!((puzzles.len(), number), (3, 2));
}

#[test]
fn without_its_list_a_puzzle_comes_alone_and_it_is_said_why() {
    let folder = TempDir::new().unwrap();
    let file = list_file(folder.path(), &[&fewer(1), &fewer(2), ASSIGNMENT_SOLVED]);
    let gone = folder.path().join("gone.sdm");
    let alone = folder.path().join("alone.txt");
    fs::write(&alone, ASSIGNMENT).unwrap();
    for (list, reason) in [
        (
            Some(&file),
            format!("{} does not list this puzzle any more", file.display()),
        ),
        (
            Some(&alone),
            format!("{} does not list this puzzle any more", alone.display()),
        ),
        (
            Some(&gone),
            format!("the file {} does not exist", gone.display()),
        ),
        (None, "its list was in no file".to_owned()),
    ] {
        let sessions = folder.path().join("sessions");
        let work = from_list(list.map(PathBuf::as_path));
        killed(&sessions, &work);
        let mut app = offered(&sessions);
        key(&mut app, Named::Enter);
        list_read(&mut app);
        assert_eq!(the_solver(&app).to_puzzle(), work.puzzle);
        let told = format!("This puzzle comes without the list that it was opened from: {reason}.");
        assert_eq!(app.notice().as_deref(), Some(told.as_str()));
        assert!(app.list().is_none());
        drop(app);
        for left in LeftBehind::look(&sessions).work {
            left.discard();
        }
    }
}

#[test]
fn the_place_in_the_list_is_kept_with_the_work() {
    let folder = TempDir::new().unwrap();
    let sessions = folder.path().join("sessions");
    let mut app = offered(&sessions);
    let file = folder.path().join("three.sdm");
    let puzzles: Vec<Puzzle> = [fewer(1), ASSIGNMENT.to_owned(), fewer(2)]
        .iter()
        .map(|line| common::puzzle(line))
        .collect();
    run(app.open_with(Opening::Puzzles(puzzles, Source::file(&file))));
    carry_out(&mut app, Message::Collection(Listed::Press(1)));
    carry_out(&mut app, Message::Collection(Listed::Open));
    let solver = sudoku_stepper::app::screen::solver::Message::Select(cell("r1c1"));
    support::send(&mut app, solver);
    type_key(&mut app, "6");
    until("it is kept", || kept(&sessions).len() == 1);
    drop(app);
    let left = LeftBehind::look(&sessions).work.remove(0);
    assert_eq!(left.work(), &from_list(Some(&file)));
}

#[test]
fn a_list_that_comes_after_another_was_opened_is_late() {
    let folder = TempDir::new().unwrap();
    let sessions = folder.path().join("sessions");
    let file = list_file(folder.path(), &[&fewer(1), ASSIGNMENT, &fewer(2)]);
    let work = from_list(Some(&file));
    killed(&sessions, &work);
    let mut app = offered(&sessions);
    key(&mut app, Named::Enter);
    let other = vec![common::puzzle(&fewer(4)), common::puzzle(&fewer(5))];
    run(app.open_with(Opening::Puzzles(other, Source::named("other"))));
    list_read(&mut app);
    assert_eq!(app.list().unwrap().name(), "other");
    // And the open puzzle is not one of them.
    assert_eq!(the_solver(&app).listed(), None);
}

#[test]
fn what_cannot_be_read_is_told_and_stays_until_it_is_discarded() {
    let folder = TempDir::new().unwrap();
    let damaged = folder.path().join("session-damaged.toml");
    fs::write(&damaged, "format = ").unwrap();
    let nameless = folder.path().join("session-nameless.toml");
    let puzzle = sudoku_stepper::formats::write_own(&common::puzzle(ASSIGNMENT));
    fs::write(&nameless, puzzle).unwrap();
    let mut app = offered(folder.path());
    let told = format!(
        "Work of an earlier time cannot be read: {} does not say what work it is. \
         The file stays where it is.",
        nameless.display()
    );
    assert!(shows(&app, &told));
    assert!(damaged.is_file() && nameless.is_file());
    press(&mut app, Key::Character("d".into()), Modifiers::CTRL);
    let aside = |path: &Path| path.with_extension("discarded").is_file();
    assert!(aside(&damaged) && !damaged.is_file(), "that can be undone");
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    press(&mut app, Key::Character("d".into()), Modifiers::CTRL);
    click(&mut app, "Discard");
    assert!(!shows(&app, "Discard"));
    // Without the notice, both can still be put back, the last one first.
    click(&mut app, "Close");
    assert!(aside(&damaged) && aside(&nameless));
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert!(shows(&app, "Discard"));
    press(&mut app, Key::Character("z".into()), Modifiers::CTRL);
    assert!(shows(&app, &told));
    assert!(damaged.is_file() && nameless.is_file());
    press(&mut app, Key::Character("d".into()), Modifiers::CTRL);
    click(&mut app, "Discard");
    drop(app);
    for path in [&damaged, &nameless] {
        assert!(!path.exists() && !aside(path), "{}", path.display());
    }
}

#[test]
fn where_the_start_screen_is_not_shown_a_notice_tells_what_cannot_be_read() {
    let folder = TempDir::new().unwrap();
    let damaged = folder.path().join("session-damaged.toml");
    fs::write(&damaged, "format = ").unwrap();
    let mut app = support::app(support::ASSIGNMENT);
    run(app.keep_work_in(folder.path().to_owned()));
    found(&mut app);
    let told = app.notice().unwrap();
    assert!(
        told.starts_with("Work of an earlier time cannot be read: "),
        "{told}"
    );
    assert!(told.contains("session-damaged.toml"), "{told}");
    assert!(damaged.is_file());
}

#[test]
fn works_of_the_same_name_are_told_apart_by_a_row_of_their_puzzles() {
    let folder = TempDir::new().unwrap();
    for puzzle in [ASSIGNMENT, support::HARD] {
        let mut session = Session::new(&support::puzzles(puzzle)[0]);
        session.step();
        let work = UnsavedWork {
            puzzle: session.to_puzzle(),
            name: "pasted puzzle".to_owned(),
            ..from_list(None)
        };
        killed(folder.path(), &work);
    }
    let app = offered(folder.path());
    let row = |puzzle: &str| {
        let line = sudoku_stepper::formats::write_line(&support::puzzles(puzzle)[0].givens);
        format!("pasted puzzle (row 1: {})", &line[..9])
    };
    let rows = [row(ASSIGNMENT), row(support::HARD)];
    let told = |row: &String| {
        shows(&app, &format!("{row}, 1 step"))
            || shows(&app, &format!("{row}: not saved, but kept for you"))
    };
    assert!(rows.iter().all(told), "{rows:?}");
}

#[cfg(unix)]
#[test]
fn work_of_a_running_program_is_not_told_as_unreadable() {
    let folder = TempDir::new().unwrap();
    let mut keeper = Keeper::new(folder.path().to_owned());
    keeper.keep(&draft()).unwrap();
    let files = fs::read_dir(folder.path()).unwrap();
    for file in files.filter_map(Result::ok) {
        if file.path().extension().is_some_and(|it| it == "toml") {
            fs::write(file.path(), "half").unwrap();
        }
    }
    let left = LeftBehind::look(folder.path());
    assert!(left.work.is_empty() && left.unreadable.is_empty());
    drop(keeper);
    assert_eq!(LeftBehind::look(folder.path()).unreadable.len(), 1);
}

#[test]
fn mere_steps_of_an_earlier_time_are_offered_and_not_told_over_a_puzzle() {
    let folder = TempDir::new().unwrap();
    let mut session = Session::new(&common::puzzle(ASSIGNMENT));
    session.step();
    assert!(!session.has_own_work());
    let work = UnsavedWork {
        puzzle: session.to_puzzle(),
        list: None,
        ..from_list(None)
    };
    killed(folder.path(), &work);
    let mut app = support::app(support::ASSIGNMENT);
    run(app.keep_work_in(folder.path().to_owned()));
    found(&mut app);
    assert_eq!(app.notice(), None, "they cost nothing to make again");
    press(&mut app, Key::Character("n".into()), Modifiers::CTRL);
    assert!(
        shows(&app, "three 2, 1 step"),
        "they are there all the same"
    );
}

#[test]
fn beside_work_on_another_board_the_start_screen_draws_the_puzzle_that_is_open() {
    let (empty, folder) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let mut work = from_list(None);
    work.puzzle = common::files::only("1...\n..2.\n.3..\n...4\n");
    killed(folder.path(), &work);
    let boards = [empty.path(), folder.path()].map(|folder| {
        let mut app = begin(Settings::default(), Store::none());
        run(app.keep_work_in(folder.to_owned()));
        found(&mut app);
        let puzzles = vec![common::puzzle(ASSIGNMENT)];
        run(app.open_with(Opening::Puzzles(puzzles, Source::named("open"))));
        carry_out(&mut app, Message::Ask(Ask::Start));
        let mut living = Living::new(app, Task::none(), (1000.0, 700.0));
        let board = living.bounds_of("board");
        let rows = living.picture();
        let rows = rows.chunks(1000 * 4).take(board.height as usize);
        rows.map(|row| row[..4 * board.width as usize].to_vec())
            .collect::<Vec<_>>()
    });
    assert!(boards[0] == boards[1], "it is drawn as another board");
}
