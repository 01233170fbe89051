//! The focus: what Tab reaches, how the focus looks, what presses the focused control, and what
//! takes the focus away.

use iced::{Point, Rectangle, Task, mouse, window};
use sudoku_stepper::app::modal::Modal;
use sudoku_stepper::app::{App, Screen};

use crate::living::Living;
use crate::living_tree::shown;
use crate::support::ASSIGNMENT;

/// A puzzle of a list.
const LINE: &str =
    ".7.....43.4...961.8..6349...94.52...35846..2....8..53..8..7..919.21....5..7.4.8.2";

const SIZE: (f32, f32) = (1000.0, 700.0);

fn living(puzzle: Option<&str>, keys: &str) -> Living {
    Living::new(shown(puzzle, keys), Task::none(), SIZE)
}

fn moves(app: &App) -> usize {
    let solver = app.solver().expect("a puzzle is open");
    solver.session().journal().moves().len()
}

/// Presses Tab until this control has the focus.
#[track_caller]
fn walk_to(living: &mut Living, label: &str) {
    let place = living.place_of(label);
    for _ in 0..living.controls().len() {
        living.keys("tab");
        if living.focused().is_some_and(|it| it.contains(place)) {
            return;
        }
    }
    panic!("Tab does not come to {label}");
}

#[test]
fn tab_reaches_the_controls_of_every_screen_and_dialog() {
    let screens: [(Option<&str>, &str, &[&str]); 7] = [
        (None, "", &["Easy", "Make one"]),
        (
            Some(ASSIGNMENT),
            "space",
            &["Step", "Hint", "Undo", "More", "Menu", "Note"],
        ),
        (Some(ASSIGNMENT), "m", &["Links"]),
        (
            Some(ASSIGNMENT),
            "ctrl+shift+n enter play",
            &["Check", "Pause", "Note"],
        ),
        (None, "ctrl+t 1", &["Undo", "Check", "Start"]),
        (None, "l home", &["Keys", "Settings"]),
        (Some(ASSIGNMENT), "ctrl+,", &["Close"]),
    ];
    for (puzzle, keys, labels) in screens {
        let mut living = living(puzzle, keys);
        let controls = living.controls();
        for label in labels {
            let place = living.place_of(label);
            let is_reached = |it: &Rectangle| it.contains(place);
            assert!(controls.iter().any(is_reached), "{label} after {keys}");
        }
    }
}

#[test]
fn the_focus_goes_through_all_controls_and_back_and_is_seen() {
    let mut living = living(Some(ASSIGNMENT), "space");
    let controls = living.controls();
    assert!(controls.len() > 20, "{} controls", controls.len());
    assert_eq!(living.focused(), None);
    living.draw();
    let without = living.picture();
    for control in &controls {
        living.keys("tab");
        assert_eq!(living.focused().as_ref(), Some(control));
    }
    living.draw();
    assert_ne!(living.picture(), without);
    living.keys("shift+tab");
    assert_eq!(living.focused(), Some(controls[controls.len() - 2]));
}

#[test]
fn enter_and_space_press_what_has_the_focus() {
    for (key, label) in [("enter", "Undo"), ("space", "Undo")] {
        let mut living = living(Some(ASSIGNMENT), "space");
        assert_eq!(moves(&living.app), 1);
        walk_to(&mut living, label);
        living.keys(key);
        assert_eq!(moves(&living.app), 0, "{key}");
        // Switched off now, it stays where Tab goes on from.
        let place = living.place_of("Redo");
        living.keys("tab");
        assert!(living.focused().is_some_and(|it| it.contains(place)));
    }
}

#[test]
fn a_switch_and_a_key_of_the_pad_are_pressed_too() {
    let mut living = living(Some(ASSIGNMENT), "left ctrl+right");
    let solver = |living: &Living| living.app.solver().unwrap().shown();
    let before = solver(&living);
    walk_to(&mut living, "Color");
    living.keys("tab space");
    assert_ne!(solver(&living), before);
    living.keys("space tab");
    let key = living.bounds_of("key-1");
    assert!(living.focused().is_some_and(|it| it.contains(key.center())));
    living.keys("enter");
    assert_eq!(moves(&living.app), 1);
}

#[test]
fn escape_and_a_press_take_the_focus_away_and_nothing_else() {
    let mut living = living(None, "ctrl+t 1");
    living.keys("tab tab esc wait");
    assert_eq!(living.focused(), None);
    assert_eq!(living.app.screen(), Screen::Create);
    living.keys("esc");
    assert_ne!(living.app.screen(), Screen::Create);
    let mut living = self::living(Some(ASSIGNMENT), "");
    living.keys("tab");
    assert!(living.focused().is_some());
    living.move_to(Point::new(300.0, 400.0));
    living.press(mouse::Button::Left);
    living.release(mouse::Button::Left);
    assert_eq!(living.focused(), None);
    living.keys("space");
    living.wait(crate::living::PATIENCE);
    assert_eq!(moves(&living.app), 1, "space steps again");
}

#[test]
fn the_focus_stays_in_a_dialog_and_does_not_lie_below_it() {
    let mut living = living(Some(ASSIGNMENT), "");
    living.keys("tab tab ctrl+,");
    assert!(matches!(living.app.modal(), Some(Modal::Settings)));
    assert_eq!(living.focused(), None);
    let dialog = living.bounds_of("dialog");
    let title = living.place_of("Settings");
    assert!(dialog.contains(title));
    let all = living.controls().len();
    let close = living.place_of("Close");
    let mut first = None;
    let mut came_to_close = false;
    for count in 0.. {
        living.keys("tab");
        let focused = living.focused();
        came_to_close |= focused.is_some_and(|it| it.contains(close));
        if count > 0 && focused == first && focused.is_some() {
            break;
        }
        first = first.or(focused);
        assert!(count < all, "it does not come round");
    }
    assert!(came_to_close);
    living.keys("esc wait");
    assert!(living.app.modal().is_none(), "one Esc leaves a dialog");
    assert_eq!(living.focused(), None);
}

#[test]
fn a_menu_that_opens_has_the_keys_for_itself_and_tab_goes_through_its_lines() {
    let mut living = living(Some(ASSIGNMENT), "");
    let menu = |living: &Living| living.app.solver().unwrap().menu().is_some();
    walk_to(&mut living, "Menu");
    living.keys("enter");
    assert!(menu(&living));
    assert_eq!(living.focused(), None);
    living.draw();
    let at_first = living.picture();
    living.keys("tab");
    assert!(menu(&living));
    living.draw();
    assert_ne!(
        living.picture(),
        at_first,
        "it is seen which line has the keys"
    );
    // From the first line back to the last one, the keys, and on to the first again.
    living.keys("shift+tab shift+tab enter");
    assert!(matches!(living.app.modal(), Some(Modal::Keys)));
    living.keys("esc wait esc");
    walk_to(&mut living, "Menu");
    living.keys("enter shift+tab tab enter");
    assert!(!menu(&living), "its first line was chosen");
    assert!(living.app.modal().is_none());
}

#[test]
fn tab_reaches_the_rows_of_a_list_that_are_seen_and_enter_presses_them() {
    let mut lines = String::new();
    for number in 0..40 {
        lines += &format!("{LINE} Puzzle {number}\n");
    }
    let mut living = living(Some(&lines), "");
    let controls = living.controls();
    for (label, is_reached) in [("Puzzle 1", true), ("Puzzle 2", true), ("Puzzle 10", false)] {
        let place = living.place_of_any(label);
        let reached = place.is_some_and(|place| controls.iter().any(|it| it.contains(place)));
        assert_eq!(reached, is_reached, "{label}");
    }
    walk_to(&mut living, "Puzzle 2");
    living.keys("enter");
    let list = |living: &Living| living.app.list().unwrap().chosen();
    assert_eq!(
        (list(&living), living.app.screen()),
        (2, Screen::Collection)
    );
    living.keys("enter wait");
    assert_eq!(
        living.app.screen(),
        Screen::Solver,
        "pressed again it is opened"
    );
}

#[test]
fn a_key_fills_the_screen_and_gives_it_back() {
    let mut living = living(Some(ASSIGNMENT), "");
    living.keys("f11 wait");
    assert_eq!(living.mode, window::Mode::Fullscreen);
    living.keys("f11 wait");
    assert_eq!(living.mode, window::Mode::Windowed);
}
