//! What was pressed on a screen or in a dialog and changes nothing that can be seen: why.
//!
//! What is seen is compared before and after a key; where it is the same and nothing follows,
//! a notice says why. The screen of a puzzle does so itself.

use std::mem::{Discriminant, discriminant};

use super::modal::{self, Modal};
use super::screen::create::Create;
use super::screen::lessons::Lessons;
use super::screen::solver;
use super::screen::{collection, create, lessons, start};
use super::settings::{LeftOff, Settings};
use super::shortcut::{Direction, Key, Shortcut};
use super::{App, Message, Screen};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::explain::Notation;

/// What can be seen of the program, as far as a key may leave it as it is.
#[derive(Debug, PartialEq)]
pub(super) struct InView {
    sight: Sight,
    notice: Option<String>,
    full_screen: bool,
}

/// What can be seen of the program besides the notice, as far as acts change it.
#[derive(Debug, PartialEq)]
pub(super) struct Sight {
    screen: Screen,
    dialog: Option<Discriminant<Modal>>,
    part: Part,
    settings: Box<Settings>,
}

/// What can be seen of the screen or the dialog that has the keys.
#[derive(Debug, PartialEq)]
enum Part {
    Dialog(modal::InView),
    Start(start::InView),
    /// The puzzle that is open, by its name.
    Solver(String, Box<solver::InView>),
    Collection(collection::InView),
    Lessons(Box<lessons::InView>),
    Create(Box<create::InView>),
    /// Nothing of which is compared.
    Other,
}

/// The shortcuts that go along a list, a sheet or a menu.
const ALONG: [&str; 6] = [
    "keys-marks-choose",
    "keys-lists-row",
    "keys-rules-choose",
    "keys-rules-move",
    "keys-window-scroll",
    "keys-window-in-menu",
];

/// The shortcuts that make a choice among several.
const CHOICES: [&str; 7] = [
    "keys-game-choose",
    "keys-puzzles-level",
    "keys-rules-numbered",
    "keys-rules-all",
    "keys-window-in-settings",
    "keys-window-export-for",
    "keys-window-export-what",
];

impl App {
    /// What can be seen, unless the screen of a puzzle tells by itself what changes nothing.
    pub(super) fn in_view(&self) -> Option<InView> {
        let tells_itself = matches!(self.screen, Screen::Solver | Screen::Start);
        (self.modal.is_some() || !tells_itself).then(|| InView {
            sight: self.sight(),
            notice: self.notice.clone(),
            full_screen: self.full_screen,
        })
    }

    /// What can be seen besides the notice.
    pub(super) fn sight(&self) -> Sight {
        let part = match (&self.modal, self.screen) {
            (Some(modal), _) => modal.in_view().map(Part::Dialog),
            (None, Screen::Solver) => {
                let solver = self.solver.as_ref();
                solver.map(|it| Part::Solver(it.name().to_owned(), Box::new(it.in_view())))
            }
            (None, Screen::Collection) => {
                self.list.as_ref().map(|it| Part::Collection(it.in_view()))
            }
            (None, Screen::Lessons) => self
                .lessons
                .as_ref()
                .map(|it| Part::Lessons(Box::new(it.in_view()))),
            (None, Screen::Create) => {
                let draft = self.create.as_ref();
                draft.map(|it| Part::Create(Box::new(it.in_view())))
            }
            (None, Screen::Start) => Some(Part::Start(self.start.in_view())),
        };
        Sight {
            screen: self.screen,
            dialog: self.modal.as_ref().map(discriminant),
            part: part.unwrap_or(Part::Other),
            settings: Box::new(Settings {
                // It is noted whenever the settings are kept.
                left_off: LeftOff::default(),
                ..self.settings.clone()
            }),
        }
    }

    /// Why a key of this shortcut changes nothing, though it may do so at other times.
    pub(super) fn unchanged_words(&self, shortcut: &Shortcut, key: Key) -> String {
        let language = &self.language;
        let of_screen = || match (&self.modal, self.screen) {
            (None, Screen::Lessons) => {
                let notation = self.settings.notation;
                let lessons = self.lessons.as_ref()?;
                lessons.idle_words(language, shortcut, key, notation)
            }
            (None, Screen::Create) => self.create.as_ref()?.idle_words(language, shortcut),
            _ => None,
        };
        let of_list = || along(language, shortcut, key);
        of_list()
            .or_else(of_screen)
            .or_else(|| common(language, shortcut))
            .unwrap_or_else(|| words!(language, "idle-nothing"))
    }
}

/// Whether a message comes though nobody does anything: what it changes is no answer to an
/// act.
pub(super) const fn comes_by_itself(message: &Message) -> bool {
    match message {
        Message::Solver(message) => message.comes_by_itself(),
        Message::Collection(message) => matches!(
            message,
            collection::Message::Ordered(_)
                | collection::Message::Graded(_)
                | collection::Message::Explained(_)
        ),
        Message::Create(message) => matches!(
            message,
            create::Message::Checked(_) | create::Message::Waited(_)
        ),
        Message::Start(message) => matches!(message, start::Message::Beat(_)),
        message => message.is_motion() || message.is_of_surroundings(),
    }
}

/// Whether a message comes only of a press in the window.
pub(super) const fn is_pressed(message: &Message) -> bool {
    use solver::Message as Solving;
    match message {
        Message::Key(..) | Message::Focus(_) | Message::NoticeDismissed => true,
        Message::Solver(message) => matches!(
            message,
            Solving::Step
                | Solving::Hint
                | Solving::Solve
                | Solving::Undo
                | Solving::Redo
                | Solving::Board(_)
                | Solving::Show(_)
                | Solving::Menu(_)
        ),
        _ => false,
    }
}

/// That a list or a sheet goes no further.
pub(super) fn along(language: &Language, shortcut: &Shortcut, key: Key) -> Option<String> {
    ALONG.contains(&shortcut.words).then(|| {
        let is_up = matches!(key.direction(), Some(Direction::Up | Direction::Left));
        if is_up {
            words!(language, "idle-list-start")
        } else {
            words!(language, "idle-list-end")
        }
    })
}

/// What is said wherever a shortcut changes nothing.
fn common(language: &Language, shortcut: &Shortcut) -> Option<String> {
    Some(match shortcut.words {
        it if CHOICES.contains(&it) => words!(language, "idle-chosen"),
        "keys-board-undo" => words!(language, "idle-undo"),
        "keys-board-redo" => words!(language, "idle-redo"),
        "keys-board-erase" => words!(language, "idle-erase"),
        "keys-board-cell" | "keys-create-draw" => words!(language, "idle-edge"),
        "keys-board-digit" => words!(language, "idle-enter"),
        "keys-board-restart" => words!(language, "idle-restart"),
        _ => return None,
    })
}

impl Lessons {
    /// Why a key changes nothing on the map or in an exercise.
    fn idle_words(
        &self,
        language: &Language,
        shortcut: &Shortcut,
        key: Key,
        notation: Notation,
    ) -> Option<String> {
        if self.chosen_on_map().is_some() {
            let goes = shortcut.words == "keys-board-cell";
            return goes.then(|| words!(language, "idle-map"));
        }
        let is_digit = matches!(
            shortcut.words,
            "keys-board-digit" | "keys-board-candidate" | "keys-board-erase"
        );
        let is_over = self.is_exercise_over()?;
        Some(match shortcut.words {
            _ if is_over => words!(language, "idle-exercise-over"),
            "keys-board-erase" => words!(language, "idle-no-mark"),
            _ if is_digit => self.no_mark(language, key.digit()?, notation),
            "keys-lessons-practise" if self.has_answer() => words!(language, "idle-same-answer"),
            "keys-lessons-practise" => words!(language, "idle-no-answer"),
            "keys-lessons-help" => words!(language, "idle-told"),
            _ => return None,
        })
    }
}

impl Lessons {
    /// Why a key does nothing on the page of a lesson that does something in an exercise.
    pub(super) fn missing_words(&self, language: &Language, shortcut: &Shortcut) -> Option<String> {
        const IN_EXERCISES: [&str; 4] = [
            "keys-board-digit",
            "keys-board-candidate",
            "keys-board-erase",
            "keys-lessons-help",
        ];
        let is_read = self.chosen_on_map().is_none() && self.is_exercise_over().is_none();
        let is_it = is_read && IN_EXERCISES.contains(&shortcut.words);
        is_it.then(|| words!(language, "idle-lesson"))
    }
}

impl Create {
    /// Why a key changes nothing in a draft.
    fn idle_words(&self, language: &Language, shortcut: &Shortcut) -> Option<String> {
        Some(match shortcut.words {
            "keys-create-empty" => words!(language, "idle-here"),
            "keys-create-rated" if !self.board().is_classic() => {
                words!(language, "rating-classic-only")
            }
            "keys-board-restart" => words!(language, "idle-clear"),
            "keys-board-digit" if self.is_for_cages() => words!(language, "idle-sum"),
            _ => return None,
        })
    }
}
