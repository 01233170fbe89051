//! Behavior that only a living tree of widgets shows: where the cursor stays, what pressing a key
//! of the pad does, and what a tooltip covers.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use iced::{Point, Rectangle, Task, Vector, mouse};
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::screen::create;
use sudoku_stepper::app::screen::lessons;
use sudoku_stepper::app::settings::{Settings, Store};
use sudoku_stepper::app::{App, Message, Opening, Screen, Source};
use sudoku_stepper::grid::Cell;
use sudoku_stepper::rules::Technique;

use crate::living::Living;
use crate::support::{ASSIGNMENT, puzzles};

/// The message about a board that is nearly empty.
const NO_PUZZLE_YET: &str =
    "No puzzle yet: there are several solutions, and they differ in every empty cell.";

const PATIENCE: Duration = Duration::from_secs(20);

fn begun(size: (f32, f32)) -> Living {
    let app = App::new(Settings::default(), Store::none());
    Living::new(app, Task::none(), size)
}

/// The window with a puzzle that was opened but not saved since.
fn unsaved() -> Living {
    let mut app = App::new(Settings::default(), Store::none());
    let source = Source::named("assignment.txt");
    let task = app.open_with(Opening::Puzzles(puzzles(ASSIGNMENT), source));
    let mut living = Living::new(app, task, (1000.0, 700.0));
    living.keys("left ctrl+right 1");
    living.wait(PATIENCE);
    assert!(living.app.solver().is_some_and(|it| it.is_unsaved()));
    living
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn the_path_field_keeps_the_cursor_where_a_file_is_not_opened() {
    let mut living = begun((1000.0, 700.0));
    living.keys("ctrl+l");
    living.keys("x y");
    living.keys("enter");
    living.wait(PATIENCE);
    let notice = living.app.notice().expect("it is told").to_owned();
    assert!(notice.contains("xy"), "{notice}");
    // E would open an easy puzzle, N the choice of a game.
    living.keys("e n");
    assert_eq!(living.app.screen(), Screen::Start);
    assert!(living.app.solver().is_none() && living.app.modal().is_none());
    living.keys("enter");
    living.wait(PATIENCE);
    let notice = living.app.notice().expect("it is told");
    assert!(notice.contains("xyen"), "{notice}");
}

#[test]
fn a_filter_that_finds_nothing_keeps_the_cursor() {
    let mut living = begun((1000.0, 700.0));
    living.keys("l");
    living.wait(PATIENCE);
    living.keys("ctrl+f");
    living.keys("q q");
    living.keys("enter");
    // N would make an exercise.
    living.keys("n");
    let lessons = living.app.lessons().unwrap();
    assert!(!lessons.is_making());
    living.keys("backspace*3");
    assert!(living.shows("Full House"));
}

#[test]
fn a_question_that_is_canceled_moves_no_file_among_the_recent_ones() {
    let folder = tempfile::tempdir().unwrap();
    let path = write(folder.path(), "other.txt", ASSIGNMENT);
    let mut living = unsaved();
    living.send(Message::Dropped(path.clone()));
    living.wait(PATIENCE);
    assert!(matches!(living.app.modal(), Some(Modal::Leave(_))));
    living.keys("esc");
    assert!(living.app.settings().recent.is_empty());
    living.send(Message::Dropped(path.clone()));
    living.wait(PATIENCE);
    living.keys("ctrl+d");
    assert_eq!(living.app.settings().recent, [path]);
}

#[test]
fn enter_continues_the_puzzle_that_is_open() {
    let mut living = unsaved();
    living.keys("ctrl+n");
    assert_eq!(living.app.screen(), Screen::Start);
    living.keys("enter");
    assert_eq!(living.app.screen(), Screen::Solver);
}

#[test]
fn enter_does_not_use_a_draft_that_is_no_puzzle_and_says_why() {
    let mut living = begun((1000.0, 700.0));
    living.keys("ctrl+t");
    living.wait(PATIENCE);
    living.keys("enter");
    assert_eq!(living.app.screen(), Screen::Create);
    assert!(living.app.solver().is_none());
    assert!(living.shows(NO_PUZZLE_YET));
}

#[test]
fn what_is_saved_before_a_draft_is_used_is_the_open_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.sudoku.toml");
    let mut living = unsaved();
    let moves = living
        .app
        .solver()
        .unwrap()
        .session()
        .journal()
        .moves()
        .len();
    living.keys("ctrl+t");
    living.send(Message::Create(create::Message::Make(
        create::Making::Complete,
        7,
    )));
    living.wait(PATIENCE);
    living.keys("enter");
    assert!(matches!(living.app.modal(), Some(Modal::Leave(_))));
    living.keys("enter");
    let modal = sudoku_stepper::app::modal::Message::PathTyped(path.display().to_string());
    living.send(Message::Modal(modal));
    living.keys("enter");
    living.wait(PATIENCE);
    let read = sudoku_stepper::session::read_file(&path).expect("it was saved");
    assert_eq!(read[0].history.made.len(), moves);
    assert_eq!(living.app.screen(), Screen::Solver);
}

#[test]
fn a_check_of_a_draft_moves_no_button() {
    let mut living = begun((1000.0, 700.0));
    living.keys("ctrl+t");
    living.wait(PATIENCE);
    living.keys("5");
    living.wait(PATIENCE);
    let buttons = ["Undo", "Redo", "Clear", "Check", "Use as puzzle"];
    let before = buttons.map(|button| living.place_of(button));
    living.click("Check");
    assert!(living.shows(NO_PUZZLE_YET));
    assert_eq!(buttons.map(|button| living.place_of(button)), before);
}

#[test]
fn a_press_on_a_key_of_the_pad_fills_the_chosen_cell_wherever_the_hand_slips_on_it() {
    let mut living = begun((1000.0, 700.0));
    living.keys("ctrl+t");
    living.wait(PATIENCE);
    let value = |living: &Living, cell| {
        let draft = living.app.create().unwrap();
        draft.session().grid().value(cell).map(|digit| digit.get())
    };
    let (three, four) = (living.place_of("3"), living.place_of("4"));
    // Still, slipping within the key, and between two keys.
    let middle = Point::new((three.x + four.x) / 2.0, three.y);
    let presses = [(three, 0.0, 3), (three, 11.0, 3), (middle, 0.0, 4)];
    for (number, (place, slip, digit)) in presses.into_iter().enumerate() {
        let cell = Cell::at(number, 0);
        living.move_to(place);
        living.press(mouse::Button::Left);
        for way in [0.0, slip / 2.0, slip] {
            living.move_to(place + iced::Vector::new(way, 1.0));
        }
        living.release(mouse::Button::Left);
        assert_eq!(value(&living, cell), Some(digit), "press {number}");
        living.keys("down");
    }
}

#[test]
fn a_lesson_has_its_legend_at_every_size() {
    for size in [
        (1000.0, 700.0),
        (1280.0, 900.0),
        (1900.0, 1000.0),
        (2560.0, 1440.0),
    ] {
        let mut living = begun(size);
        living.keys("l");
        living.send(Message::Lessons(lessons::Message::Learn(Technique::XWing)));
        assert!(living.shows("Base"), "none at {size:?}");
    }
}

#[test]
fn the_keys_of_a_walk_cover_no_word_of_the_link() {
    let mut living = begun((1000.0, 700.0));
    living.keys("l");
    living.send(Message::Lessons(lessons::Message::Learn(
        Technique::XyChain,
    )));
    living.send(Message::Lessons(lessons::Message::Walk(Some(0))));
    let end = living.place_of("All at once");
    let below = (end.y + 14.0) as usize;
    living.leave();
    let before = rows_below(&mut living, below);
    living.move_to(end);
    thread::sleep(Duration::from_millis(800));
    living.draw();
    assert!(rows_below(&mut living, below) == before, "it is covered");
}

#[test]
fn the_tooltips_of_the_main_buttons_leave_the_pad_below_in_sight() {
    for name in ["step", "hint", "solve"] {
        let mut living = unsaved();
        let button = living.bounds_of(name);
        let below = (button.y + button.height + 2.0) as usize;
        living.leave();
        let before = rows_below(&mut living, below);
        living.move_to(button.center());
        thread::sleep(Duration::from_millis(800));
        living.draw();
        assert!(rows_below(&mut living, below) == before, "{name}");
    }
}

#[test]
fn the_tooltip_of_a_digit_leaves_the_other_digits_in_sight() {
    for window in [(760.0, 560.0), (1000.0, 700.0)] {
        let mut living = unsaved();
        living.resize(window);
        living.rest();
        let pad = living.bounds_of("pad");
        let others = Rectangle {
            width: 8.0 * pad.width / 9.0 - 4.0,
            ..pad
        };
        living.leave();
        let before = picture_of(&mut living, others);
        living.move_to(Point::new(pad.x + pad.width - 12.0, pad.center().y));
        thread::sleep(Duration::from_millis(800));
        living.draw();
        let after = picture_of(&mut living, others);
        assert!(after == before, "they are covered at {window:?}");
    }
}

/// A part of the window's picture.
fn picture_of(living: &mut Living, part: Rectangle) -> Vec<Vec<u8>> {
    living.draw();
    let width = living.logical_size().width as usize;
    let (left, right) = (part.x as usize, (part.x + part.width) as usize);
    let (top, bottom) = (part.y as usize, (part.y + part.height) as usize);
    let picture = living.picture();
    let rows = picture.chunks(4 * width).take(bottom).skip(top);
    rows.map(|row| row[4 * left..4 * right].to_vec()).collect()
}

/// The lower part of the window's picture.
fn rows_below(living: &mut Living, row: usize) -> Vec<u8> {
    living.draw();
    living.picture().split_off(row * 1000 * 4)
}

#[test]
fn a_pointer_in_motion_brings_no_tooltip() {
    let mut living = unsaved();
    let button = living.bounds_of("step");
    living.move_to(button.center());
    living.leave();
    let before = rows_below(&mut living, 0);
    living.move_to(button.center());
    living.draw();
    let over = rows_below(&mut living, 0);
    for number in 1..=3_u8 {
        thread::sleep(Duration::from_millis(400));
        living.move_to(button.center() + Vector::new(f32::from(number), 0.0));
        assert!(rows_below(&mut living, 0) == over, "moved {number} times");
    }
    thread::sleep(Duration::from_millis(800));
    assert!(rows_below(&mut living, 0) != over, "it rests now");
    living.leave();
    assert!(rows_below(&mut living, 0) == before);
}
