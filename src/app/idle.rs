//! The reasons why an action on a screen or in a dialog changed nothing.
//!
//! The window is compared before and after a key: if it is the same and nothing follows, a notice
//! tells the reason. The solver screen does the same by itself.

use std::mem::{Discriminant, discriminant};

use super::modal::{self, Modal};
use super::screen::create::Create;
use super::screen::lessons::Lessons;
use super::screen::solver;
use super::screen::{collection, create, lessons, start};
use super::settings::{LeftOff, Settings};
use super::shortcut::{Direction, Key, Shortcut};
use super::{App, Message, Screen};
use sudoku_engine::texts::{Text, said};

/// The part of the window that a key may leave unchanged.
#[derive(Debug, PartialEq)]
pub(super) struct InView {
    sight: Sight,
    notice: Option<Text>,
    full_screen: bool,
}

/// The part of the window, without the notice, that actions change.
#[derive(Debug, PartialEq)]
pub(super) struct Sight {
    screen: Screen,
    dialog: Option<Discriminant<Modal>>,
    part: Part,
    settings: Box<Settings>,
}

/// The visible state of the screen or dialog that has the keys.
#[derive(Debug, PartialEq)]
enum Part {
    Dialog(modal::InView),
    Start(start::InView),
    /// The open puzzle, with its name.
    Solver(String, Box<solver::InView>),
    Collection(collection::InView),
    Lessons(Box<lessons::InView>),
    Create(Box<create::InView>),
    /// Anything that is not compared.
    Other,
}

/// The shortcuts to move along a list, a sheet or a menu.
const ALONG: [&str; 6] = [
    "keys-marks-choose",
    "keys-lists-row",
    "keys-rules-choose",
    "keys-rules-move",
    "keys-window-scroll",
    "keys-window-in-menu",
];

/// The shortcuts that make one of several choices.
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
    /// The visible state, unless the screen gives reasons by itself.
    pub(super) fn in_view(&self) -> Option<InView> {
        let tells_itself = matches!(self.screen(), Screen::Solver | Screen::Start);
        (self.modal.is_some() || !tells_itself).then(|| InView {
            sight: self.sight(),
            notice: self.notices.text().cloned(),
            full_screen: self.frame.is_full_screen(),
        })
    }

    /// The visible state without the notice.
    pub(super) fn sight(&self) -> Sight {
        let part = match (&self.modal, self.screen()) {
            (Some(modal), _) => modal.in_view().map(Part::Dialog),
            (None, Screen::Solver) => {
                let solver = self.screens.solver();
                solver.map(|it| Part::Solver(it.name().to_owned(), Box::new(it.in_view())))
            }
            (None, Screen::Collection) => {
                self.screens.list().map(|it| Part::Collection(it.in_view()))
            }
            (None, Screen::Lessons) => self
                .lessons()
                .map(|it| Part::Lessons(Box::new(it.in_view()))),
            (None, Screen::Create) => {
                let draft = self.screens.draft();
                draft.map(|it| Part::Create(Box::new(it.in_view())))
            }
            (None, Screen::Start) => Some(Part::Start(self.screens.start().in_view())),
        };
        Sight {
            screen: self.screen(),
            dialog: self.modal.as_ref().map(discriminant),
            part: part.unwrap_or(Part::Other),
            settings: Box::new(Settings {
                // It is noted with every save of the settings.
                left_off: LeftOff::default(),
                ..self.settings().clone()
            }),
        }
    }

    /// The reason why a key of this shortcut changes nothing now.
    pub(super) fn unchanged_text(&self, shortcut: &Shortcut, key: Key) -> Text {
        let of_screen = || match (&self.modal, self.screen()) {
            (None, Screen::Lessons) => {
                let lessons = self.screens.lessons()?;
                lessons.idle_text(shortcut, key)
            }
            (None, Screen::Create) => self.screens.draft()?.idle_text(shortcut),
            _ => None,
        };
        let of_list = || along(shortcut, key);
        of_list()
            .or_else(of_screen)
            .or_else(|| common(shortcut))
            .unwrap_or_else(|| said!("idle-nothing"))
    }
}

/// Whether a message comes by itself, so that its changes are no answer to an action.
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
        Message::Lessons(message) => matches!(message, lessons::Message::LookedAt(_)),
        message => message.is_motion() || message.is_of_surroundings(),
    }
}

/// Whether a message comes only from an action in the window.
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

/// The words for the end of a list or a sheet.
pub(super) fn along(shortcut: &Shortcut, key: Key) -> Option<Text> {
    ALONG.contains(&shortcut.words).then(|| {
        let is_up = matches!(key.direction(), Some(Direction::Up | Direction::Left));
        if is_up {
            said!("idle-list-start")
        } else {
            said!("idle-list-end")
        }
    })
}

/// The reasons that are the same on all screens.
fn common(shortcut: &Shortcut) -> Option<Text> {
    Some(match shortcut.words {
        it if CHOICES.contains(&it) => said!("idle-chosen"),
        "keys-board-undo" => said!("idle-undo"),
        "keys-board-redo" => said!("idle-redo"),
        "keys-board-erase" => said!("idle-erase"),
        "keys-board-cell" | "keys-create-draw" => said!("idle-edge"),
        "keys-board-digit" => said!("idle-enter"),
        "keys-board-restart" => said!("idle-restart"),
        _ => return None,
    })
}

impl Lessons {
    /// The reason why a key changes nothing on the map or in an exercise.
    fn idle_text(&self, shortcut: &Shortcut, key: Key) -> Option<Text> {
        if self.chosen_on_map().is_some() {
            let goes = shortcut.words == "keys-board-cell";
            return goes.then(|| said!("idle-map"));
        }
        let is_digit = matches!(
            shortcut.words,
            "keys-board-digit" | "keys-board-candidate" | "keys-board-erase"
        );
        let is_over = self.is_exercise_over()?;
        Some(match shortcut.words {
            _ if is_over => said!("idle-exercise-over"),
            "keys-board-erase" => said!("idle-no-mark"),
            _ if is_digit => self.no_mark(key.digit()?),
            "keys-lessons-practise" if self.has_answer() => said!("idle-same-answer"),
            "keys-lessons-practise" => said!("idle-no-answer"),
            "keys-lessons-help" => said!("idle-told"),
            _ => return None,
        })
    }
}

impl Lessons {
    /// The reason why a key for exercises does nothing on the page of a lesson.
    pub(super) fn missing_text(&self, shortcut: &Shortcut) -> Option<Text> {
        const IN_EXERCISES: [&str; 4] = [
            "keys-board-digit",
            "keys-board-candidate",
            "keys-board-erase",
            "keys-lessons-help",
        ];
        let is_read = self.chosen_on_map().is_none() && self.is_exercise_over().is_none();
        let is_it = is_read && IN_EXERCISES.contains(&shortcut.words);
        is_it.then(|| said!("idle-lesson"))
    }
}

impl start::Context<'_> {
    /// The reason why a key of the start screen has nothing to act on.
    pub(super) fn missing_text(&self, shortcut: &Shortcut) -> Option<Text> {
        Some(match shortcut.words {
            "keys-window-recent" => said!("idle-recent", count = self.recent_shown().len()),
            "keys-window-demonstration" if !self.shows_demonstration() => {
                said!("idle-demonstration")
            }
            "keys-window-demonstration" => said!("idle-demonstration-start"),
            "keys-window-discard" => said!("idle-discard"),
            "keys-window-save" if self.has_left() => said!("idle-save-first"),
            _ => return None,
        })
    }
}

impl Create {
    /// The reason why a key changes nothing in a draft.
    fn idle_text(&self, shortcut: &Shortcut) -> Option<Text> {
        Some(match shortcut.words {
            "keys-create-empty" => said!("idle-here"),
            "keys-create-rated" if !self.board().is_classic() => {
                said!("rating-classic-only")
            }
            "keys-board-restart" => said!("idle-clear"),
            "keys-board-digit" if self.is_for_cages() => said!("idle-sum"),
            _ => return None,
        })
    }
}
