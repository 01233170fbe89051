//! Every key and every control of every part of the window: whatever is pressed, the
//! picture changes, a notice says why not, or it is handed to the system.

use std::collections::HashSet;

use iced::Task;
use sudoku_stepper::app::shortcut::{Key, answer, pressed};
use sudoku_stepper::app::{App, Message};

use crate::living::{Living, NAMED, PATIENCE, chord};
use crate::living_tree::{SHOWN, USUAL, shown};

/// What opens a dialog of the system or ends the program, of which no picture tells here.
const OF_THE_SYSTEM: [&str; 5] = [
    "keys-window-open",
    "keys-window-save",
    "keys-window-save-as",
    "keys-window-quit",
    "keys-window-copy",
];

/// What is held with a key.
const HELD: [&str; 5] = ["", "ctrl+", "shift+", "alt+", "ctrl+shift+"];

/// Esc takes away what is there, and where nothing is, that is seen. Tab goes from control
/// to control, which has its own tests.
const NOT_PRESSED: [Key; 3] = [Key::ESCAPE, Key::TAB, Key::TAB.shift()];

/// A part of the window, to be pressed at: made anew after each press that changed it.
struct Part {
    name: &'static str,
    puzzle: Option<&'static str>,
    keys: &'static str,
    living: Living,
    before: Vec<u8>,
}

impl Part {
    fn new(name: &'static str, puzzle: Option<&'static str>, keys: &'static str) -> Self {
        let (living, before) = made(puzzle, keys);
        Self {
            name,
            puzzle,
            keys,
            living,
            before,
        }
    }

    /// Does something, and tells whether that is seen.
    fn is_seen(&mut self, act: impl FnOnce(&mut Living)) -> bool {
        let tasks = self.living.tasks();
        let copied = self.living.clipboard.clone();
        let mode = self.living.mode;
        act(&mut self.living);
        self.living.leave();
        let is_seen = self.living.picture() != self.before
            || self.living.has_ended
            || self.living.mode != mode
            || self.living.clipboard != copied
            || self.living.tasks() > tasks;
        if is_seen {
            // A notice alone goes away again.
            if self.living.app.notice().is_some() {
                self.living.send(Message::NoticeDismissed);
            }
            if self.living.picture() != self.before || self.living.app.notice().is_some() {
                (self.living, self.before) = made(self.puzzle, self.keys);
            }
        }
        is_seen
    }
}

/// The window as it shows this, at rest, and its picture.
fn made(puzzle: Option<&str>, keys: &str) -> (Living, Vec<u8>) {
    let mut living = Living::new(shown(puzzle, keys), Task::none(), USUAL);
    if !keys.contains("play") {
        living.wait(PATIENCE);
    }
    living.leave();
    let before = living.picture();
    (living, before)
}

/// The chords that do something in this part at some time, each with what it is.
fn chords(app: &App) -> Vec<(String, Key)> {
    let letters = ('a'..='z').chain('0'..='9').chain("+=-.,?".chars());
    let single: Vec<String> = letters
        .map(String::from)
        .chain(NAMED.iter().map(|(name, _)| (*name).to_owned()))
        .collect();
    let layers = app.layers();
    let shortcuts: Vec<_> = layers.iter().flat_map(|it| it.shortcuts()).collect();
    let (mut keys, mut messages) = (HashSet::new(), HashSet::new());
    let mut chords = Vec::new();
    for held in HELD {
        for one in &single {
            let name = format!("{held}{one}");
            let (key, modifiers) = chord(&name);
            let Some(key) = pressed(&key, modifiers) else {
                continue;
            };
            let mut of = shortcuts.iter().filter(|it| it.has(key));
            let Some(first) = of.next() else {
                continue;
            };
            let does = format!("{:?}", answer(&layers, key));
            let is_system = OF_THE_SYSTEM.contains(&first.words);
            // Several keys of one meaning are one.
            let is_new = keys.insert(key) && (does == "None" || messages.insert(does));
            if !is_system && is_new && !NOT_PRESSED.contains(&key) {
                chords.push((name, key));
            }
        }
    }
    chords
}

/// The parts of the window that are pressed at, and of each a chosen place of a switch or
/// of a list, which stays chosen.
const PARTS: [(&str, &[&str]); 6] = [
    ("a step of several deductions", &["Digit"]),
    ("a stronger rule", &["Digit"]),
    ("solved by trying", &["Digit"]),
    ("a mistake", &["Digit"]),
    ("refused", &["Digit"]),
    ("the search", &[]),
];

/// What is pressed in a part, and is neither seen nor told.
fn idle(of: &str, chosen_places: &[&str]) -> Vec<String> {
    let mut idle = Vec::new();
    for (name, puzzle, keys) in SHOWN.iter().filter(|(name, ..)| *name == of) {
        let mut part = Part::new(name, *puzzle, keys);
        let chords = chords(&part.living.app);
        for (chord_name, _) in &chords {
            let (key, modifiers) = chord(chord_name);
            if !part.is_seen(|living| living.key(key, modifiers)) {
                idle.push(format!("{}: {chord_name}", part.name));
            }
        }
        let controls = part.living.controls().len();
        for number in 0..controls {
            let (mut label, mut chosen) = (String::new(), false);
            let is_seen = part.is_seen(|living| {
                let bounds = living.controls().get(number).copied();
                let Some(bounds) = bounds else {
                    return;
                };
                label = living.words_in(bounds).join(" ");
                chosen = living.press_control(number);
            });
            if !is_seen && chosen && !chosen_places.contains(&&*label) {
                idle.push(format!("{}: the control {label:?}", part.name));
            }
        }
    }
    idle
}

#[test]
fn whatever_is_pressed_beside_a_board_is_seen_or_told() {
    for (name, chosen_places) in PARTS {
        assert!(SHOWN.iter().any(|(it, ..)| *it == name), "{name} is shown");
        let idle = idle(name, chosen_places);
        assert!(idle.is_empty(), "idle:\n{}", idle.join("\n"));
    }
}
