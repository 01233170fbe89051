//! Every key and every control of every part of the window: each press changes the picture, is
//! answered by a notice, or is passed to the system.

use std::collections::{HashMap, HashSet};
use std::mem::discriminant;

use iced::{Rectangle, Task};
use sudoku_stepper::app::ask::Ask;
use sudoku_stepper::app::modal;
use sudoku_stepper::app::shortcut::{Key, answer, pressed};
use sudoku_stepper::app::{App, Message, Screen};

use crate::living::{Living, NAMED, chord};
use crate::living_tree::{SHOWN, USUAL, shown};

/// Messages that open a dialog of the system or end the program, which no picture here can show.
const OF_THE_SYSTEM: [&str; 5] = [
    "keys-window-open",
    "keys-window-save",
    "keys-window-save-as",
    "keys-window-quit",
    "keys-window-copy",
];

/// Messages that write a file into the person's folder.
const WRITES: [&str; 3] = ["Export(Save)", "PathEntered", "SaveAndLeave"];

/// The modifiers that are held with a key.
const HELD: [&str; 5] = ["", "ctrl+", "shift+", "alt+", "ctrl+shift+"];

/// Esc takes away what is there, and where nothing is, that is seen. Tab goes from control
/// to control, which has its own tests.
const NOT_PRESSED: [Key; 3] = [Key::ESCAPE, Key::TAB, Key::TAB.shift()];

/// The grounds of a chosen chip, of a chosen segment and around it, and of the dot of the step
/// that is shown, in the light theme. That it is chosen is seen, and pressed again it changes
/// nothing: this alone needs no words.
const CHIP: [u8; 3] = [220, 232, 253];
const SEGMENT: [[u8; 3]; 2] = [[255, 255, 255], [236, 234, 228]];
const DOT: [u8; 3] = [49, 98, 198];
/// The grounds of a chosen row, which is wide, in a list whose rows can be dragged.
const ROW: [u8; 3] = SEGMENT[1];
const WIDE: f32 = 300.0;

/// The number of presses of one kind that are tried in a part, because rows of a list and digits
/// are many.
const OF_A_KIND: usize = 2;

/// A part: its name, the puzzle to open, and the keys that lead to it.
type Shown = (&'static str, Option<&'static str>, &'static str);

/// A press in a part.
#[derive(Debug, Clone)]
enum Press {
    /// A key, by its name.
    Key(String),
    /// A control with these words and at this place, which asks for this.
    Control(String, Rectangle, Vec<Message>),
}

/// A press, and the message that it sends.
struct Asked {
    press: Press,
    does: String,
}

/// A part of the window to press in, made anew after each press that changed it.
struct Part {
    puzzle: Option<&'static str>,
    keys: &'static str,
    living: Living,
    before: Look,
    picture: Vec<u8>,
}

/// The words of the window, each with its place.
type Look = Vec<(String, Rectangle)>;

/// The screen, the dialog over it, and the panel beside the board.
fn place(app: &App) -> String {
    let dialog = app.modal().map(discriminant);
    let solver = app.solver().filter(|_| app.screen() == Screen::Solver);
    let beside = solver.map(|it| (it.beside(), it.is_game_on(), it.menu().is_some()));
    format!("{:?} {dialog:?} {beside:?}", app.screen())
}

impl Part {
    fn new(puzzle: Option<&'static str>, keys: &'static str) -> Self {
        let mut living = made(puzzle, keys);
        let before = living.words();
        let picture = living.picture();
        Self {
            puzzle,
            keys,
            living,
            before,
            picture,
        }
    }

    /// All possible presses.
    fn presses(&mut self) -> Vec<Asked> {
        let mut kinds: HashMap<String, usize> = HashMap::new();
        let mut is_new = |does: &str| {
            if WRITES.iter().any(|it| does.contains(it)) {
                return false;
            }
            let kind: String = does.chars().filter(|it| !it.is_ascii_digit()).collect();
            let count = kinds.entry(kind).or_default();
            *count += 1;
            *count <= OF_A_KIND
        };
        let mut presses = Vec::new();
        let mut known = HashSet::new();
        for (name, does) in chords(&self.living.app) {
            known.insert(does.clone());
            if does == "None" || is_new(&does) {
                let press = Press::Key(name);
                presses.push(Asked { press, does });
            }
        }
        let places = self.living.controls_in_sight();
        let asked = self.living.asked_by_controls();
        let is_dialog = self.living.app.modal().is_some();
        for (place, asked) in places.into_iter().zip(asked) {
            // Controls below a dialog cannot be reached.
            let is_reached = |it: &Message| !is_dialog || matches!(it, Message::Modal(_));
            let Some(place) = place.filter(|_| asked.iter().all(is_reached)) else {
                continue;
            };
            let does = match &*asked {
                [] => continue,
                [message] => format!("{:?}", Some(message)),
                several => format!("{several:?}"),
            };
            if known.insert(does.clone()) && is_new(&does) {
                let words = self.living.words_in(place).join(" ");
                let press = Press::Control(words, place, asked);
                presses.push(Asked { press, does });
            }
        }
        presses
    }

    /// Makes this press. Returns whether it has any effect or answer, and whether it leads
    /// elsewhere.
    fn is_seen(&mut self, press: &Press) -> (bool, bool) {
        let tasks = self.living.tasks();
        let copied = self.living.clipboard.clone();
        let mode = self.living.mode;
        let at = place(&self.living.app);
        self.press(press);
        let is_seen = self.looks_other()
            || self.living.has_ended
            || self.living.mode != mode
            || self.living.clipboard != copied
            || self.living.tasks() > tasks;
        let leads_on = place(&self.living.app) != at;
        if is_seen && !(self.takes_long() && self.goes_back(press, &at)) {
            self.living = made(self.puzzle, self.keys);
            if self.changes() {
                self.before = self.living.words();
                self.picture = self.living.picture();
            }
        }
        (is_seen, leads_on)
    }

    fn press(&mut self, press: &Press) {
        match press {
            Press::Key(name) => {
                let (key, modifiers) = chord(name);
                self.living.key(key, modifiers);
            }
            Press::Control(_, _, asked) => self.living.does(asked.clone()),
        }
    }

    /// Whether the part is different each time that it is made, as a game is.
    fn changes(&self) -> bool {
        self.keys.contains("play")
    }

    /// Whether it takes long to make it: then the way back is tried first.
    fn takes_long(&self) -> bool {
        let is_long = |word: &str| ["wait", "stall", "solve"].contains(&word) || word.contains('*');
        !self.changes() && self.keys.split_whitespace().any(is_long)
    }

    fn looks_other(&mut self) -> bool {
        self.living.words() != self.before || self.living.picture() != self.picture
    }

    /// Whether it is as before again, once what was told, or the dialog, is closed, or the
    /// same is pressed again.
    fn goes_back(&mut self, press: &Press, at: &str) -> bool {
        if self.living.app.notice().is_some() {
            self.living.send(Message::NoticeDismissed);
            if !self.looks_other() {
                return true;
            }
        }
        if place(&self.living.app) != at {
            if self.living.app.modal().is_some() && at.contains(" None ") {
                self.living.send(Message::Modal(modal::Message::Dismiss));
            } else if at.starts_with("Solver") && self.living.app.screen() != Screen::Solver {
                self.living.send(Message::Ask(Ask::Continue));
            }
        } else {
            self.press(press);
        }
        !self.looks_other()
    }

    /// Whether a control is visibly chosen.
    fn is_chosen(&self, words: &str, place: Rectangle) -> bool {
        let at = |x: f32| {
            let at = place.center_y() as usize * USUAL.0 as usize + (x as usize);
            self.picture.get(4 * at..4 * at + 3)
        };
        let (inside, beside) = (at(place.x + 3.0), at(place.x - 2.0));
        inside == Some(&CHIP)
            || [inside, beside] == SEGMENT.each_ref().map(|it| Some(it.as_slice()))
            || place.width > WIDE && inside == Some(&ROW)
            || words.is_empty() && inside == Some(&DOT)
    }
}

/// The window showing this part, at rest.
fn made(puzzle: Option<&str>, keys: &str) -> Living {
    let mut living = Living::new(shown(puzzle, keys), Task::none(), USUAL);
    living.rest();
    living.leave();
    living
}

/// The chords that do something in this part at some time, each with its message.
fn chords(app: &App) -> Vec<(String, String)> {
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
            let is_new = keys.insert(key) && (does == "None" || messages.insert(does.clone()));
            if !is_system && is_new && !NOT_PRESSED.contains(&key) {
                chords.push((name, does));
            }
        }
    }
    chords
}

/// Of the presses in a part so many are tried, unless all are asked for: which of them, is
/// another in each part, so that each kind is pressed in many. `EVERY_PRESS=all` tries all,
/// which takes minutes.
const ONE_OF: usize = 16;

/// The presses in these parts (each with its number) that have no visible effect and no answer.
fn idle(parts: &[(usize, Shown)]) -> Vec<String> {
    let all = std::env::var("EVERY_PRESS").is_ok_and(|it| it == "all");
    let mut idle = Vec::new();
    let mut led_on = HashSet::new();
    for (of, (name, puzzle, keys)) in parts {
        let mut part = Part::new(*puzzle, keys);
        let at = place(&part.living.app);
        let presses = part.presses().into_iter().enumerate();
        let presses = presses.filter(|(number, _)| all || (number + of) % ONE_OF == 0);
        let presses: Vec<_> = presses.map(|(_, asked)| asked).collect();
        for Asked { press, does } in presses {
            // A press that leads elsewhere is made once in each place.
            let to = format!("{at}: {does}");
            if led_on.contains(&to) {
                continue;
            }
            let (is_seen, leads_on) = part.is_seen(&press);
            if leads_on {
                led_on.insert(to);
            }
            match press {
                _ if is_seen => {}
                Press::Key(chord) => idle.push(format!("{name}: {chord} ({does})")),
                Press::Control(words, place, _) if part.is_chosen(&words, place) => {}
                Press::Control(words, ..) => {
                    idle.push(format!("{name}: the control {words:?} ({does})"));
                }
            }
        }
    }
    idle
}

/// Tries the presses in one share of the parts.
fn assert_none_is_idle(share: usize) {
    const SHARES: usize = 8;
    let parts = SHOWN.iter().copied().enumerate();
    let parts: Vec<_> = parts
        .filter(|(number, _)| number * SHARES / SHOWN.len() == share)
        .collect();
    let idle = idle(&parts);
    assert!(idle.is_empty(), "idle:\n{}", idle.join("\n"));
}

#[test]
fn whatever_is_pressed_is_seen_or_told_1() {
    assert_none_is_idle(0);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_2() {
    assert_none_is_idle(1);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_3() {
    assert_none_is_idle(2);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_4() {
    assert_none_is_idle(3);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_5() {
    assert_none_is_idle(4);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_6() {
    assert_none_is_idle(5);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_7() {
    assert_none_is_idle(6);
}

#[test]
fn whatever_is_pressed_is_seen_or_told_8() {
    assert_none_is_idle(7);
}
