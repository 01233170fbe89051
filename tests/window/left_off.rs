//! The program starts where it was left: each screen comes back, and discarded work does not.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common;
use crate::common::{ASSIGNMENT, cell, digit, puzzle};
use crate::support::{
    begin, board, carry_out, deliver, key, news, open_as, parsed, paste, press, read, reading, run,
    send, shows, the_solver, type_key, update,
};
use iced::Size;
use iced::keyboard::{Key, Modifiers, key::Named};
use sudoku_stepper::app::autosave::Message as Autosave;
use sudoku_stepper::app::builtin::Level;
use sudoku_stepper::app::list;
use sudoku_stepper::app::reading::Piece;
use sudoku_stepper::app::screen::collection::Message as Listed;
use sudoku_stepper::app::screen::solver::{self, Message as Solving};
use sudoku_stepper::app::screen::{create, lessons, start};
use sudoku_stepper::app::settings::Beside;
use sudoku_stepper::app::settings::{Beginning, LeftOff, ListedIn, SettingChange, Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source, modal};
use sudoku_stepper::formats::{self, Format};
use sudoku_stepper::generate::Progress;
use sudoku_stepper::grid::Cell;
use sudoku_stepper::lessons::BoardLesson;
use sudoku_stepper::play::Wish;
use sudoku_stepper::rules::Technique;
use sudoku_stepper::search::Stop;
use sudoku_stepper::session::{Keeper, Session, UnsavedWork, WorkKind, read_file, save};
use sudoku_stepper::sudoku::Puzzle;
use tempfile::TempDir;

/// A person's own folder: the settings, the puzzles, and the stored work.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn store(&self) -> Store {
        Store::at(self.path("settings.toml"))
    }

    /// Writes the puzzles, one per line.
    fn file(&self, name: &str, lines: &[&str]) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, lines.join("\n")).unwrap();
        path
    }

    /// Writes the settings of a program that was left there.
    fn was_left(&self, left_off: LeftOff) {
        let settings = Settings {
            left_off,
            ..Settings::default()
        };
        self.store().save(&settings).unwrap();
    }

    /// Starts the program, before anything else happens.
    fn start(&self, opening: Opening) -> App {
        let (settings, complaint) = self.store().load();
        assert_eq!(complaint, None);
        let mut app = begin(settings, self.store());
        run(app.open_with(opening));
        run(app.keep_work_in(self.path("sessions")));
        app
    }

    /// Starts the program without a file, and waits until it has searched for work left behind by a
    /// crash.
    fn start_again(&self) -> App {
        let mut app = self.start(Opening::LeftOff);
        found(&mut app);
        app
    }

    /// Does the same, and waits until the file is read.
    fn start_again_and_read(&self) -> App {
        let mut app = self.start_again();
        assert_eq!(app.screen(), Screen::Start, "it is not read yet");
        read(&mut app);
        app
    }
}

/// Waits for the work that a crash left behind.
fn found(app: &mut App) {
    let is_it = |it: &Message| matches!(it, Message::Autosave(Autosave::Found(_)));
    deliver(app, is_it);
}

/// Waits until the work is written, or no copy is needed any more.
fn until_written(app: &mut App) {
    let is_it = |it: &Message| matches!(it, Message::Autosave(Autosave::Written(..)));
    deliver(app, is_it);
}

/// Waits until the list of a puzzle is read.
fn list_read(app: &mut App) {
    let is_it = |it: &Message| matches!(it, Message::Autosave(Autosave::ListRead(_)));
    deliver(app, is_it);
}

/// Closes the program, which asks nothing.
fn close(mut app: App) {
    carry_out(&mut app, Message::CloseRequested);
    assert!(app.modal().is_none(), "it asks: {:?}", app.modal());
}

/// Closes the program without saving the work that it asks about.
fn discard_and_close(mut app: App) {
    carry_out(&mut app, Message::CloseRequested);
    assert!(app.modal().is_some(), "it does not ask");
    carry_out(&mut app, Message::Modal(modal::Message::Discard));
    assert!(app.modal().is_none());
}

fn open(home: &Home, path: &Path) -> App {
    let mut app = home.start(Opening::File(path.to_owned()));
    // A file that is read in a moment is shown at once.
    if app.screen() == Screen::Start {
        read(&mut app);
    } else if app.solver().is_some_and(solver::SolverScreen::is_resuming) {
        send(&mut app, Solving::Hover(None));
    }
    app
}

fn enter(app: &mut App, at: &str, value: u8) {
    send(app, Solving::Select(cell(at)));
    send(app, Solving::Enter(digit(value)));
}

fn value(app: &App, at: &str) -> Option<u8> {
    board(app).value(cell(at)).map(|digit| digit.get())
}

fn start(app: &mut App, message: start::Message) {
    carry_out(app, Message::Start(message));
}

#[test]
fn at_first_and_after_the_start_screen_it_begins_with_the_start_screen() {
    let home = Home::new();
    let app = home.start_again();
    assert_eq!((app.screen(), app.notice()), (Screen::Start, None));
    close(app);
    assert_eq!(home.store().load().0.left_off, LeftOff::Start);
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    send(&mut app, Solving::Start);
    close(app);
    assert_eq!(home.start_again().screen(), Screen::Start);
}

#[test]
fn a_puzzle_comes_back_from_its_file_as_it_was_saved() {
    let home = Home::new();
    let file = home.file("one.txt", &[ASSIGNMENT]);
    let mut app = open(&home, &file);
    enter(&mut app, "r1c1", 6);
    press(&mut app, Key::Character("s".into()), Modifiers::CTRL);
    let own = home.path("one.sudoku.toml");
    carry_out(
        &mut app,
        Message::Modal(modal::Message::PathTyped(own.display().to_string())),
    );
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    enter(&mut app, "r1c3", 9);
    discard_and_close(app);
    let app = home.start_again_and_read();
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).path(), Some(&own));
    assert_eq!(the_solver(&app).session().journal().moves().len(), 1);
    assert_eq!(value(&app, "r1c1"), Some(6));
    assert_eq!(value(&app, "r1c3"), None, "it was discarded");
    assert!(!the_solver(&app).is_unsaved());
    assert_eq!(app.notice(), None);
}

#[test]
fn discarded_work_does_not_come_back_but_its_file_does() {
    let home = Home::new();
    let file = home.file("one.txt", &[ASSIGNMENT]);
    let mut app = open(&home, &file);
    enter(&mut app, "r1c1", 6);
    discard_and_close(app);
    let app = home.start_again_and_read();
    assert_eq!(the_solver(&app).to_puzzle(), puzzle(ASSIGNMENT));
}

#[test]
fn a_puzzle_in_no_file_comes_back_as_far_as_rules_have_led() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    let name = the_solver(&app).name().to_owned();
    for _ in 0..3 {
        send(&mut app, Solving::Step);
    }
    let left = the_solver(&app).to_puzzle();
    close(app);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).name(), name);
    assert_eq!(the_solver(&app).to_puzzle(), left);
    assert!(!the_solver(&app).is_unsaved());
}

#[test]
fn entries_in_no_file_are_offered_again_after_an_orderly_end() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Hard));
    let name = the_solver(&app).name().to_owned();
    let board = board(&app);
    let empty = Cell::all().find(|cell| board.value(*cell).is_none());
    send(&mut app, Solving::Select(empty.unwrap()));
    send(&mut app, Solving::Enter(digit(5)));
    let left = the_solver(&app).to_puzzle();
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    assert!(shows(&app, &format!("{name}, 1 step")));
    key(&mut app, Named::Enter);
    assert_eq!(the_solver(&app).to_puzzle(), left);
    // Taken up, it is left again, and is there once.
    close(app);
    let app = home.start_again();
    assert!(shows(&app, &format!("{name}, 1 step")));
    let left = fs::read_dir(home.path("sessions")).unwrap();
    let works = left.filter(|file| {
        let path = file.as_ref().unwrap().path();
        path.extension().is_some_and(|ending| ending == "toml")
    });
    assert_eq!(works.count(), 1);
}

#[test]
fn another_puzzle_is_opened_without_a_question_and_the_one_before_is_offered() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    let first = the_solver(&app).name().to_owned();
    send(&mut app, Solving::Step);
    start(&mut app, start::Message::BuiltIn(Level::Hard));
    assert!(app.modal().is_none(), "steps cost nothing to make again");
    let second = the_solver(&app).name().to_owned();
    let board = board(&app);
    let empty = Cell::all().find(|cell| board.value(*cell).is_none());
    send(&mut app, Solving::Select(empty.unwrap()));
    send(&mut app, Solving::Enter(digit(5)));
    let left = the_solver(&app).to_puzzle();
    start(&mut app, start::Message::BuiltIn(Level::Medium));
    assert!(app.modal().is_none(), "it is kept");
    assert_ne!(the_solver(&app).name(), second);
    send(&mut app, Solving::Start);
    assert!(shows(&app, &format!("{first}, 1 step")));
    assert!(shows(&app, &format!("{second}, 1 step")));
    start(&mut app, start::Message::TakeUp(0));
    assert_eq!(the_solver(&app).to_puzzle(), left);
}

#[test]
fn mere_steps_in_no_file_are_offered_again_where_the_start_screen_was_left() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    let name = the_solver(&app).name().to_owned();
    for _ in 0..3 {
        send(&mut app, Solving::Step);
    }
    let left = the_solver(&app).to_puzzle();
    send(&mut app, Solving::Start);
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    assert!(shows(&app, &format!("{name}, 3 steps")));
    key(&mut app, Named::Enter);
    assert_eq!(the_solver(&app).to_puzzle(), left);
}

#[test]
fn of_the_demonstration_only_further_steps_are_offered_again() {
    let home = Home::new();
    let mut app = home.start_again();
    for steps in 0..2 {
        start(&mut app, start::Message::GoOn);
        for _ in 0..steps {
            send(&mut app, Solving::Step);
        }
        start(&mut app, start::Message::BuiltIn(Level::Hard));
        send(&mut app, Solving::Start);
        assert_eq!(shows(&app, "Discard"), steps > 0);
    }
}

#[test]
fn a_file_that_is_behind_is_asked_about_and_steps_of_rules_are_not() {
    let home = Home::new();
    let file = home.file("one.txt", &[ASSIGNMENT]);
    let mut app = open(&home, &file);
    send(&mut app, Solving::Step);
    close(app);
    let mut app = open(&home, &file);
    enter(&mut app, "r1c1", 6);
    carry_out(&mut app, Message::CloseRequested);
    assert!(app.modal().is_some());
    assert!(shows(
        &app,
        "What you did on one.txt is not saved. Save it before the window closes?"
    ));
}

#[test]
fn entries_and_removed_candidates_that_were_pasted_come_back() {
    let home = Home::new();
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(6)).unwrap();
    let mut pasted = session.to_puzzle();
    pasted.history = Default::default();
    pasted.removed = vec![common::candidate("r1c3", 9)];
    let mut app = home.start_again();
    let text = String::from_utf8(formats::write(&pasted, Format::Own).unwrap()).unwrap();
    paste(&mut app, &text);
    let before = the_solver(&app).to_puzzle();
    assert_eq!(before.removed, pasted.removed);
    close(app);
    assert_eq!(the_solver(&home.start_again()).to_puzzle(), before);
}

#[test]
fn a_puzzle_of_a_list_comes_back_with_its_list() {
    let home = Home::new();
    let other = ASSIGNMENT.replacen('7', ".", 1);
    let third = ASSIGNMENT.replacen('4', ".", 1);
    let file = home.file("three.sdm", &[&other, ASSIGNMENT, &third]);
    let mut app = open(&home, &file);
    carry_out(&mut app, Message::Collection(Listed::Press(1)));
    carry_out(&mut app, Message::Collection(Listed::Open));
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).to_puzzle(), puzzle(ASSIGNMENT));
    assert_eq!(the_solver(&app).name(), "three 2");
    list_read(&mut app);
    assert_eq!(the_solver(&app).listed(), Some(1));
    assert_eq!(app.list().unwrap().puzzles().len(), 3);

    // Saved in a file of its own it is still a puzzle of the list.
    enter(&mut app, "r1c1", 6);
    let own = home.path("own.sudoku.toml");
    send(&mut app, Solving::SaveAs);
    carry_out(
        &mut app,
        Message::Modal(modal::Message::PathTyped(own.display().to_string())),
    );
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    close(app);
    let mut app = home.start_again_and_read();
    assert_eq!(value(&app, "r1c1"), Some(6));
    list_read(&mut app);
    assert_eq!(the_solver(&app).listed(), Some(1));
}

#[test]
fn the_list_comes_back_with_the_puzzle_that_was_chosen() {
    let home = Home::new();
    let other = ASSIGNMENT.replacen('7', ".", 1);
    let file = home.file("two.sdm", &[&other, ASSIGNMENT]);
    let mut app = open(&home, &file);
    carry_out(&mut app, Message::Collection(Listed::Press(1)));
    close(app);
    let app = home.start_again_and_read();
    assert_eq!(app.screen(), Screen::Collection);
    assert_eq!(app.list().unwrap().chosen(), 1);

    // It has become shorter, then a single puzzle.
    close(app);
    let third = ASSIGNMENT.replacen('4', ".", 1);
    home.file("two.sdm", &[&other, ASSIGNMENT, &third]);
    let mut app = home.start_again_and_read();
    carry_out(&mut app, Message::Collection(Listed::Press(2)));
    close(app);
    home.file("two.sdm", &[&other, ASSIGNMENT]);
    let app = home.start_again_and_read();
    assert_eq!(app.list().unwrap().chosen(), 0);
    close(app);
    home.file("two.sdm", &[ASSIGNMENT]);
    let app = home.start_again_and_read();
    assert_eq!(app.screen(), Screen::Solver);
}

#[test]
fn a_long_list_comes_back_part_by_part() {
    let home = Home::new();
    let file = home.path("long.sdm");
    home.was_left(LeftOff::Collection {
        path: file.clone(),
        number: 3,
    });
    let two = || std::iter::repeat_n(puzzle(ASSIGNMENT), 2).collect();
    let mut app = home.start_again();
    let reading = reading();
    let part = |share| Message::Read(reading.clone().with_progress(Piece::Part(two(), share)));
    carry_out(&mut app, part(0.5));
    assert_eq!(app.screen(), Screen::Collection);
    carry_out(&mut app, part(1.0));
    assert_eq!(app.list().unwrap().chosen(), 3);
    let up = Listed::List(list::Message::Move(-1));
    carry_out(&mut app, Message::Collection(up));
    carry_out(&mut app, part(1.0));
    assert_eq!(app.list().unwrap().chosen(), 2, "it was not chosen again");
}

#[test]
fn the_lesson_comes_back_that_was_open() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::Lessons);
    carry_out(
        &mut app,
        Message::Lessons(lessons::Message::Learn(Technique::XWing)),
    );
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Lessons);
    assert_eq!(app.lessons().unwrap().technique(), Some(Technique::XWing));
    carry_out(&mut app, Message::Lessons(lessons::Message::Back));
    assert_eq!(app.screen(), Screen::Start);
}

#[test]
fn the_lesson_of_a_board_comes_back_that_was_open() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::Lessons);
    let message = lessons::Message::LearnBoard(BoardLesson::Killer);
    carry_out(&mut app, Message::Lessons(message));
    close(app);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Lessons);
    assert_eq!(app.lessons().unwrap().board(), Some(BoardLesson::Killer));
}

#[test]
fn a_draft_comes_back_from_its_file_and_is_offered_where_it_is_in_none() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::Create);
    type_key(&mut app, "5");
    let draft = app.create().unwrap().to_puzzle();
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    key(&mut app, Named::Enter);
    assert_eq!(app.screen(), Screen::Create);
    assert_eq!(app.create().unwrap().to_puzzle().givens, draft.givens);

    let file = home.path("mine.sudoku.toml");
    carry_out(&mut app, Message::Create(create::Message::SaveAs));
    carry_out(
        &mut app,
        Message::Modal(modal::Message::PathTyped(file.display().to_string())),
    );
    update(&mut app, Message::Modal(modal::Message::PathEntered));
    let saved = app.create().unwrap().to_puzzle();
    type_key(&mut app, "7");
    discard_and_close(app);
    let app = home.start_again_and_read();
    let draft = app.create().unwrap();
    assert_eq!(app.screen(), Screen::Create);
    assert_eq!(draft.to_puzzle(), saved);
    assert_eq!(draft.path(), Some(&file));
    assert!(!draft.is_unsaved());
}

#[test]
fn a_game_comes_back_if_it_was_saved() {
    let home = Home::new();
    let dealt = Wish::default()
        .deal(&Stop::never(), &Progress::default())
        .unwrap();
    let file = home.path("game.sudoku.toml");
    save(&dealt, &file).unwrap();
    let app = open(&home, &file);
    assert!(the_solver(&app).game().is_some());
    close(app);
    let app = home.start_again_and_read();
    assert_eq!(the_solver(&app).beside(), Beside::Game);
    drop(app);

    let mut app = home.start(Opening::LeftOff);
    open_as(&mut app, vec![dealt], Source::named("dealt"));
    assert!(the_solver(&app).game().is_some());
    close(app);
    assert_eq!(home.start_again().screen(), Screen::Start);
}

#[test]
fn a_file_that_is_gone_or_broken_is_a_notice_on_the_start_screen() {
    let home = Home::new();
    let file = home.file("one.txt", &[ASSIGNMENT]);
    close(open(&home, &file));
    fs::remove_file(&file).unwrap();
    let app = home.start_again_and_read();
    assert_eq!(app.screen(), Screen::Start);
    assert!(app.modal().is_none());
    let told = format!(
        "What was open the last time cannot be opened again: the file {} does not exist.",
        file.display()
    );
    assert_eq!(app.notice().as_deref(), Some(told.as_str()));
    assert!(shows(&app, &told));
    // It is told once.
    close(app);
    assert_eq!(home.start_again().notice(), None);

    home.file("one.txt", &[ASSIGNMENT]);
    close(open(&home, &file));
    home.file("one.txt", &["no puzzle"]);
    let app = home.start_again_and_read();
    assert_eq!(app.screen(), Screen::Start);
    let told = app.notice().unwrap();
    assert!(told.starts_with("What was open the last time"), "{told}");

    home.was_left(LeftOff::Puzzle {
        name: "pasted".to_owned(),
        puzzle: "no puzzle".to_owned(),
        list: None,
    });
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    assert!(app.notice().is_some());
}

#[test]
fn the_command_line_comes_first() {
    let home = Home::new();
    let mut app = home.start_again();
    carry_out(&mut app, Message::Start(start::Message::Lessons));
    close(app);
    let asked = Opening::Puzzles(vec![puzzle(ASSIGNMENT)], Source::named("asked"));
    let mut app = home.start(asked);
    found(&mut app);
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).name(), "asked");
    assert!(app.lessons().is_none());
}

/// Keeps work on a puzzle that is in no file, as a crash leaves it behind. The puzzle kept.
fn keep_work(home: &Home) -> Puzzle {
    let mut keeper = Keeper::new(home.path("sessions"));
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.enter(cell("r1c1"), digit(6)).unwrap();
    let work = UnsavedWork {
        puzzle: session.to_puzzle(),
        name: "one".to_owned(),
        path: None,
        seen: None,
        kind: WorkKind::Solving,
        list: None,
        unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
        is_made: false,
    };
    keeper.keep(&work).unwrap();
    work.puzzle
}

#[test]
fn work_that_a_crash_left_behind_comes_first() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::Lessons);
    close(app);
    let kept = keep_work(&home);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    assert!(shows(&app, "Continue"));
    start(&mut app, start::Message::TakeUp(0));
    assert_eq!(the_solver(&app).to_puzzle(), kept);
    // Discarded work leaves nothing.
    close(app);
    let mut app = home.start_again();
    start(&mut app, start::Message::Discard(0));
    drop(app);
    assert!(!shows(&home.start_again(), "Continue"));
}

#[test]
fn mere_steps_come_back_although_steps_on_others_are_kept() {
    let home = Home::new();
    let mut app = home.start_again();
    for level in [Level::Easy, Level::Hard] {
        start(&mut app, start::Message::BuiltIn(level));
        send(&mut app, Solving::Step);
    }
    let name = the_solver(&app).name().to_owned();
    let left = the_solver(&app).to_puzzle();
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).name(), name);
    assert_eq!(the_solver(&app).to_puzzle(), left);
    send(&mut app, Solving::Start);
    assert!(shows(&app, "Discard"), "the other is still there");
    // The lessons were left, so they come back, and the steps wait on the start screen.
    start(&mut app, start::Message::Lessons);
    close(app);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Lessons);
}

#[test]
fn mere_steps_that_a_killed_program_kept_come_back_by_themselves_once() {
    let home = Home::new();
    let mut keeper = Keeper::new(home.path("sessions"));
    let mut session = Session::new(&puzzle(ASSIGNMENT));
    session.step();
    let work = UnsavedWork {
        puzzle: session.to_puzzle(),
        name: "one".to_owned(),
        path: None,
        seen: None,
        kind: WorkKind::Solving,
        list: None,
        unfinished: sudoku_stepper::session::UnfinishedRegions::default(),
        is_made: false,
    };
    keeper.keep(&work).unwrap();
    drop(keeper);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Solver);
    assert_eq!(the_solver(&app).to_puzzle(), work.puzzle);
    // Whatever killed the program may do so again.
    drop(app);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    assert!(shows(&app, "Continue"));
}

#[test]
fn a_puzzle_in_no_file_is_gone_back_to_once_even_if_the_program_is_killed() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    close(app);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Solver);
    // It is killed, with nothing done.
    drop(app);
    assert_eq!(home.start_again().screen(), Screen::Start);
}

#[test]
fn a_finished_puzzle_in_no_file_does_not_come_back_after_the_program_was_killed() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    send(&mut app, Solving::Step);
    while !the_solver(&app).session().grid().is_solved() {
        send(&mut app, Solving::Step);
    }
    until_written(&mut app);
    drop(app);
    let app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);
    assert!(!shows(&app, "Continue"));
}

#[test]
fn work_that_was_discarded_is_gone_even_if_the_program_is_killed() {
    let home = Home::new();
    keep_work(&home);
    let mut app = home.start_again();
    start(&mut app, start::Message::Discard(0));
    // Killed, it does not clean up.
    std::mem::forget(app);
    assert!(!shows(&home.start_again(), "Continue"));
}

#[test]
fn whoever_begins_something_else_stays_there() {
    let home = Home::new();
    let file = home.file("one.txt", &[ASSIGNMENT]);
    close(open(&home, &file));
    let mut app = home.start_again();
    start(&mut app, start::Message::Create);
    read(&mut app);
    assert_eq!(app.screen(), Screen::Create);
    assert!(app.solver().is_none());

    let mut app = home.start_again();
    start(&mut app, start::Message::BuiltIn(Level::Easy));
    let name = the_solver(&app).name().to_owned();
    read(&mut app);
    assert_eq!(the_solver(&app).name(), name);

    let mut app = home.start_again();
    start(&mut app, start::Message::Lessons);
    let few = [puzzle(ASSIGNMENT)].into_iter().collect();
    let part = reading().with_progress(Piece::Part(few, 0.5));
    carry_out(&mut app, Message::Read(part));
    assert_eq!(app.screen(), Screen::Lessons);
    assert!(app.list().is_none());
}

#[test]
fn the_start_screen_does_not_flash_up_before_a_file_that_is_at_hand() {
    let home = Home::new();
    assert!(shows(&home.start(Opening::LeftOff), "Open a puzzle"));
    let file = home.file("one.txt", &[ASSIGNMENT]);
    close(open(&home, &file));
    assert!(!shows(&home.start(Opening::LeftOff), "Open a puzzle"));
    let mut app = home.start_again();
    assert!(!shows(&app, "Open a puzzle"));
    // It takes long, and the person need not wait for it.
    let long = news(|it| matches!(it, Message::BeginningIsLong(_)));
    carry_out(&mut app, long.clone());
    assert!(shows(&app, "Open a puzzle"));
    read(&mut app);
    assert_eq!(app.screen(), Screen::Solver);
    // The rest of the patience means nothing any more.
    carry_out(&mut app, long);
    assert_eq!(app.screen(), Screen::Solver);
}

#[test]
fn whoever_leaves_before_the_file_is_read_finds_it_the_next_time() {
    let home = Home::new();
    let file = home.file("one.txt", &[ASSIGNMENT]);
    close(open(&home, &file));
    close(home.start_again());
    let app = home.start_again_and_read();
    assert_eq!(the_solver(&app).path(), Some(&file));
}

#[test]
fn the_settings_can_ask_for_the_start_screen() {
    let home = Home::new();
    let mut app = home.start_again();
    start(&mut app, start::Message::Lessons);
    press(&mut app, Key::Character(",".into()), Modifiers::CTRL);
    carry_out(
        &mut app,
        Message::Modal(modal::Message::Set(SettingChange::Beginning)),
    );
    assert_eq!(app.settings().beginning, Beginning::StartScreen);
    carry_out(&mut app, Message::Modal(modal::Message::Dismiss));
    close(app);
    let mut app = home.start_again();
    assert_eq!(app.screen(), Screen::Start);

    // By its key, and back again.
    start(&mut app, start::Message::Lessons);
    press(&mut app, Key::Character(",".into()), Modifiers::CTRL);
    type_key(&mut app, "7");
    assert_eq!(app.settings().beginning, Beginning::LeftOff);
    carry_out(&mut app, Message::Modal(modal::Message::Dismiss));
    close(app);
    assert_eq!(home.start_again().screen(), Screen::Lessons);
}

#[test]
fn where_it_was_left_is_kept_in_the_settings() {
    let listed = ListedIn {
        file: PathBuf::from("/puzzles/three.sdm"),
        number: 1,
        values: ASSIGNMENT.to_owned(),
    };
    for left_off in [
        LeftOff::Start,
        LeftOff::File {
            path: PathBuf::from("/puzzles/one.txt"),
            list: None,
        },
        LeftOff::File {
            path: PathBuf::from("/puzzles/one.txt"),
            list: Some(listed.clone()),
        },
        LeftOff::Puzzle {
            name: "a \"b\"".to_owned(),
            puzzle: formats::write_own(&puzzle(ASSIGNMENT)),
            list: Some(listed),
        },
        LeftOff::Collection {
            path: PathBuf::from("/puzzles/three.sdm"),
            number: 999_999,
        },
        LeftOff::Lessons {
            technique: None,
            board: None,
        },
        LeftOff::Lessons {
            technique: Some(Technique::XWing),
            board: None,
        },
        LeftOff::Lessons {
            technique: None,
            board: Some(BoardLesson::AntiKnight),
        },
        LeftOff::Create { path: None },
    ] {
        let home = Home::new();
        for beginning in [Beginning::LeftOff, Beginning::StartScreen] {
            let settings = Settings {
                left_off: left_off.clone(),
                beginning,
                maximized: true,
                ..Settings::default()
            };
            home.store().save(&settings).unwrap();
            assert_eq!(home.store().load(), (settings, None));
        }
    }
    let (settings, complaints) = parsed("beginning = 7\n[left_off]\nscreen = \"kitchen\"\n");
    assert_eq!(complaints, ["beginning", "left_off"]);
    assert_eq!(settings, Settings::default());
}

#[test]
fn a_file_whose_name_is_not_utf_8_is_the_start_screen() {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::ffi::OsStrExt;

        let home = Home::new();
        let name = std::ffi::OsStr::from_bytes(b"odd-\xff.txt");
        let file = home.0.path().join(name);
        fs::write(&file, ASSIGNMENT).unwrap();
        close(open(&home, &file));
        let app = home.start_again();
        assert_eq!((app.screen(), app.notice()), (Screen::Start, None));
    }
}

#[test]
fn a_maximised_window_keeps_the_size_that_it_had_before() {
    let home = Home::new();
    let mut app = home.start_again();
    carry_out(&mut app, Message::Resized(Size::new(900.0, 650.0)));
    carry_out(&mut app, Message::Maximized(false));
    carry_out(&mut app, Message::Resized(Size::new(1900.0, 1000.0)));
    carry_out(&mut app, Message::Maximized(true));
    close(app);
    let (settings, _) = home.store().load();
    assert!(settings.maximized);
    assert_eq!(
        (settings.window.width, settings.window.height),
        (900.0, 650.0)
    );

    let mut app = home.start_again();
    carry_out(&mut app, Message::Resized(Size::new(1900.0, 1000.0)));
    carry_out(&mut app, Message::Maximized(true));
    close(app);
    assert_eq!(home.store().load().0.window, settings.window);

    let mut app = home.start_again();
    carry_out(&mut app, Message::Resized(Size::new(900.0, 600.0)));
    carry_out(&mut app, Message::Maximized(false));
    close(app);
    let (settings, _) = home.store().load();
    assert!(!settings.maximized);
    assert_eq!(settings.window.height, 600.0);
}

/// Other running programs are not asked: each has its own settings in memory, and the one that is
/// closed last decides where the next one starts.
#[test]
fn of_two_programs_the_one_that_is_left_last_counts() {
    let home = Home::new();
    let mut one = home.start_again();
    let mut two = home.start_again();
    start(&mut one, start::Message::Lessons);
    start(&mut two, start::Message::Create);
    close(two);
    assert_eq!(one.screen(), Screen::Lessons);
    close(one);
    assert_eq!(home.start_again().screen(), Screen::Lessons);
}

#[test]
fn a_puzzle_that_was_opened_by_a_relative_path_is_found_from_another_folder() {
    let home = Home::new();
    let relative = Path::new("puzzles/assignment.txt");
    let puzzles: Vec<Puzzle> = read_file(relative).unwrap();
    let app = home.start(Opening::Puzzles(puzzles, Source::file(relative)));
    close(app);
    let LeftOff::File { path, .. } = home.store().load().0.left_off else {
        panic!("it is in a file");
    };
    assert!(path.is_absolute());
}
