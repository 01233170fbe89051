//! The question about a file that another window or program changed while it was open.

use std::path::PathBuf;

use iced::Element;
use iced::widget::{column, row, text};

use super::{Leaving, Message, Modal};
use crate::moment;
use crate::paths::file_name;
use crate::shortcut::{ACCEPT, Binding, CLOSE, Group, Key, Shortcut};
use crate::theme::{self, size, space};
use crate::widget::{Press, dialog};
use sudoku_engine::texts::{Language, words};
use sudoku_telling::session::{FileChange, WorkKind};

/// A file that has changed since it was opened or saved here.
#[derive(Debug, Clone)]
pub struct Changed {
    /// The work in this file.
    pub work: WorkKind,
    /// The file.
    pub path: PathBuf,
    /// The change.
    pub change: FileChange,
    /// The occasion on which it was noticed.
    pub asked: AskedAt,
}

/// The occasion on which a change was noticed.
#[derive(Debug, Clone)]
pub enum AskedAt {
    /// The window came to the front.
    Front,
    /// The player saved, and leaves for this reason afterward.
    Saving(Option<Leaving>),
}

/// The answer of the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Load the file again.
    LoadAgain,
    /// Keep the version on the screen.
    KeepMine,
    /// Save in the file anyway.
    SaveAnyway,
    /// Save in another file.
    SaveAs,
    /// Save, and ask again what this replaces.
    Save,
}

impl Changed {
    /// The question as widgets. `left` says whether the version here stays saved if the other one
    /// is loaded; `None` if there is nothing to save.
    pub(super) fn view<'a>(&self, language: &Language, left: Option<bool>) -> Element<'a, Message> {
        let name = file_name(&self.path);
        let when = match &self.change {
            FileChange::Changed(now) => now.modified(),
            FileChange::Gone => None,
        };
        let when = when.and_then(|when| moment::left(language, when));
        let (title, told) = match (&self.change, &self.asked) {
            (FileChange::Gone, _) => (
                words!(language, "changed-gone-title"),
                words!(language, "changed-gone-saving", name = name),
            ),
            (FileChange::Changed(_), asked) => {
                let told = match when {
                    Some(when) => words!(language, "changed-at", name = name, when = when),
                    None => words!(language, "changed", name = name),
                };
                let follows = match asked {
                    AskedAt::Front => words!(language, "changed-board-is-older"),
                    AskedAt::Saving(_) => words!(language, "changed-saving-replaces"),
                };
                let told = words!(
                    language,
                    "sentences-next",
                    before = told,
                    sentence = follows
                );
                (words!(language, "changed-title"), told)
            }
        };
        let left = left.filter(|_| matches!(self.change, FileChange::Changed(_)));
        let left = left.map(|is_kept| {
            let words = if is_kept {
                words!(language, "changed-work-is-kept")
            } else {
                words!(language, "changed-work-is-lost")
            };
            text(words).size(size::SMALL).style(theme::muted)
        });
        let send = |answer| Some(Message::Change(answer));
        let load = words!(language, "changed-load");
        let elsewhere = words!(language, "changed-save-as");
        let (first, others) = match (&self.asked, &self.change) {
            (AskedAt::Front, _) => {
                let keep = words!(language, "changed-keep");
                (
                    Press::new(load)
                        .main()
                        .key(ACCEPT)
                        .on_press_maybe(send(Answer::LoadAgain))
                        .view(language),
                    row![
                        Press::new(keep)
                            .key(CLOSE)
                            .on_press_maybe(send(Answer::KeepMine))
                            .view(language)
                    ],
                )
            }
            (AskedAt::Saving(_), FileChange::Gone) => {
                let there = words!(language, "changed-save-there");
                let save_as = send(Answer::SaveAs);
                (
                    Press::new(there)
                        .main()
                        .key(ACCEPT)
                        .on_press_maybe(send(Answer::SaveAnyway))
                        .view(language),
                    row![
                        Press::new(elsewhere)
                            .key(SAVE_ELSEWHERE)
                            .on_press_maybe(save_as)
                            .view(language),
                        cancel(language)
                    ],
                )
            }
            (AskedAt::Saving(_), FileChange::Changed(_)) => {
                let anyway = words!(language, "changed-save-anyway");
                (
                    Press::new(elsewhere)
                        .main()
                        .key(SAVE_ELSEWHERE)
                        .on_press_maybe(send(Answer::SaveAs))
                        .view(language),
                    row![
                        Press::new(anyway)
                            .key(SAVE_ANYWAY)
                            .on_press_maybe(send(Answer::SaveAnyway))
                            .view(language),
                        Press::new(load)
                            .key(LOAD_AGAIN)
                            .on_press_maybe(send(Answer::LoadAgain))
                            .view(language),
                        cancel(language),
                    ],
                )
            }
        };
        let content = column![text(told).size(size::BODY)]
            .push(left)
            .push(first)
            .push(others.spacing(space::SMALL))
            .spacing(space::MEDIUM);
        dialog(title, content).into()
    }
}

fn cancel<'a>(language: &Language) -> Element<'a, Message> {
    let words = words!(language, "button-cancel");
    Press::new(words)
        .key(CLOSE)
        .on_press(Message::Dismiss)
        .view(language)
}

/// Save in the file although it changed.
const SAVE_ANYWAY: Shortcut =
    Group::Window.shortcut("keys-window-save-anyway", &[Key::character('s').ctrl()]);
/// Save in another file than the changed one.
const SAVE_ELSEWHERE: Shortcut = Group::Window.shortcut(
    "keys-window-save-elsewhere",
    &[Key::character('s').ctrl().shift()],
);
/// Load the changed file again.
const LOAD_AGAIN: Shortcut =
    Group::Window.shortcut("keys-window-load-again", &[Key::character('r').ctrl()]);

/// The keys of the question.
pub(super) const KEYS: &[Binding<Modal>] = &[
    ACCEPT.does(|at| answer_by(at.part, Answer::of_enter)),
    CLOSE.does(|at| answer_by(at.part, Answer::of_escape)),
    SAVE_ANYWAY.does(|at| answer_by(at.part, Answer::of_saving)),
    SAVE_ELSEWHERE.does(|at| answer_by(at.part, |_| Some(Answer::SaveAs))),
    LOAD_AGAIN.does(|at| answer_by(at.part, Answer::of_loading)),
];

fn answer_by(modal: &Modal, answer: fn(&Changed) -> Option<Answer>) -> Option<Message> {
    let Modal::Changed(changed) = modal else {
        return None;
    };
    answer(changed).map(Message::Change)
}

impl Answer {
    fn of_enter(changed: &Changed) -> Option<Self> {
        Some(match (&changed.asked, &changed.change) {
            (AskedAt::Front, _) => Self::LoadAgain,
            (AskedAt::Saving(_), FileChange::Gone) => Self::SaveAnyway,
            // This loses nothing.
            (AskedAt::Saving(_), FileChange::Changed(_)) => Self::SaveAs,
        })
    }

    /// The answer of Esc: keeps the version here, or cancels saving.
    fn of_escape(changed: &Changed) -> Option<Self> {
        changed.is_at_front().then_some(Self::KeepMine)
    }

    /// The answer of the key that saves.
    fn of_saving(changed: &Changed) -> Option<Self> {
        Some(match changed.is_at_front() {
            true => Self::Save,
            false => Self::SaveAnyway,
        })
    }

    fn of_loading(changed: &Changed) -> Option<Self> {
        matches!(changed.change, FileChange::Changed(_)).then_some(Self::LoadAgain)
    }
}

impl Changed {
    /// Whether the change was noticed when the window came to the front.
    pub(crate) const fn is_at_front(&self) -> bool {
        matches!(self.asked, AskedAt::Front)
    }
}
