//! Files that another window or program changes while they are open. The program notices when the
//! window comes to the front or the player saves, and then asks.

use std::path::PathBuf;

use iced::widget::{column, row, text};
use iced::{Element, Task};

use super::lookup::{Late, Lookup};
use super::modal::{Leaving, Message as ModalMessage, Modal};
use super::saving::is_same;
use super::screen::create::Create;
use super::screen::solver::{SolverScreen, file_name};
use super::shortcut::{ACCEPT, Binding, CLOSE, Group, Key, Shortcut};
use super::theme::{self, size, space};
use super::widget::{action, dialog, primary};
use super::{App, Message, Screen, Source, moment};
use sudoku_engine::sudoku::Puzzle;
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
}

/// The state of the file when the window comes to the front.
#[derive(Debug, Clone)]
pub struct Found {
    work: WorkKind,
    path: PathBuf,
    change: Option<FileChange>,
}

/// The check for changes.
#[derive(Debug, Default)]
pub(super) struct Watch {
    look: Lookup<Found>,
    /// The version of a file that the player was told about.
    told: Option<(PathBuf, FileChange)>,
}

impl App {
    /// Checks whether the file of the work on the screen has changed.
    pub(super) fn look_at_file(&mut self) -> Task<Message> {
        let work = match self.screen {
            Screen::Create => WorkKind::Making,
            _ => WorkKind::Solving,
        };
        let (Some(path), Some(seen)) = (self.kept_in(work), self.seen(work)) else {
            return Task::none();
        };
        let looked = self.watch.look.begin(move |_, _| Found {
            // A file that cannot be read now does not count as another version.
            change: seen.change(&path).ok().flatten(),
            work,
            path,
        });
        looked.map(Message::FileLookedAt)
    }

    /// Takes the result of the check, and asks about each change once.
    pub(super) fn file_looked_at(&mut self, late: Late<Found>) -> Task<Message> {
        let Some(found) = self.watch.look.answer(late) else {
            return Task::none();
        };
        let Found { work, path, change } = found;
        let is_of_now = self.kept_in(work).is_some_and(|own| own == path);
        let Some(change) = change.filter(|_| is_of_now && !self.is_saving()) else {
            return Task::none();
        };
        let told = (path.clone(), change);
        // An open dialog comes first. Saving checks the file again.
        if self.watch.told.as_ref() == Some(&told) || self.modal.is_some() {
            return Task::none();
        }
        self.watch.told = Some(told);
        match change {
            FileChange::Gone => {
                let name = file_name(&path);
                self.notice = Some(words!(&self.language, "changed-gone", name = name));
                self.work_is_in_no_file(work)
            }
            FileChange::Changed(_) => self.ask_about_change(Changed {
                work,
                path,
                change,
                asked: AskedAt::Front,
            }),
        }
    }

    pub(super) fn ask_about_change(&mut self, changed: Changed) -> Task<Message> {
        self.show_modal(Modal::Changed(changed))
    }

    /// Carries out the answer.
    pub(super) fn after_change(&mut self, answer: Answer, changed: Changed) -> Task<Message> {
        let Changed {
            work, path, asked, ..
        } = changed;
        let then = match asked {
            AskedAt::Front => None,
            AskedAt::Saving(then) => then,
        };
        match answer {
            Answer::LoadAgain => self.read_again(path, work),
            Answer::KeepMine => self.work_is_in_no_file(work),
            Answer::SaveAnyway => self.save_anyway(work, then),
            Answer::SaveAs => self.save_as(work, then),
        }
    }

    /// Replaces some work by the version in its file, which was read again. The old version is
    /// offered on the start screen.
    pub(super) fn opened_again(
        &mut self,
        again: Option<WorkKind>,
        mut puzzles: Vec<Puzzle>,
        source: Source,
    ) -> Task<Message> {
        let (Some(work), Some(path), 1) = (again, source.path.clone(), puzzles.len()) else {
            // A list cannot replace the work.
            return self.opened(puzzles, source);
        };
        let own = self.kept_in(work);
        let Some(puzzle) = puzzles.pop().filter(|_| {
            // The player may have opened something else by now.
            own.is_some_and(|own| is_same(&own, &path))
        }) else {
            return Task::none();
        };
        self.leave_for_other_version(work);
        let Source { name, path, seen } = source;
        match work {
            WorkKind::Solving => self.go(Leaving::Open {
                puzzle: Box::new(puzzle),
                name,
                path,
                seen,
            }),
            WorkKind::Making => {
                let mut draft = Create::opened(&puzzle, name, path);
                draft.file_is(seen);
                self.create = Some(draft);
                self.draft_is_safe();
                self.show(Screen::Create)
            }
        }
    }

    /// Whether the old version stays saved after loading the other one; `None` if there is nothing
    /// to save.
    pub(super) fn left_by_loading(&self, work: WorkKind) -> Option<bool> {
        let is_any = match work {
            WorkKind::Solving => self
                .solver
                .as_ref()
                .is_some_and(SolverScreen::has_unsaved_work),
            WorkKind::Making => self.create.as_ref().is_some_and(Create::is_unsaved),
        };
        is_any.then(|| self.autosave.can_keep())
    }
}

impl Changed {
    /// The question as widgets. `left` says whether the version here stays saved if the other one
    /// is loaded; `None` if there is nothing to save.
    pub(super) fn view<'a>(
        &self,
        language: &Language,
        left: Option<bool>,
    ) -> Element<'a, ModalMessage> {
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
        let send = |answer| Some(ModalMessage::Change(answer));
        let load = words!(language, "changed-load");
        let elsewhere = words!(language, "changed-save-as");
        let (first, others) = match (&self.asked, &self.change) {
            (AskedAt::Front, _) => {
                let keep = words!(language, "changed-keep");
                (
                    primary(language, load, ACCEPT, send(Answer::LoadAgain)),
                    row![action(language, keep, CLOSE, send(Answer::KeepMine))],
                )
            }
            (AskedAt::Saving(_), FileChange::Gone) => {
                let there = words!(language, "changed-save-there");
                let save_as = send(Answer::SaveAs);
                (
                    primary(language, there, ACCEPT, send(Answer::SaveAnyway)),
                    row![
                        action(language, elsewhere, SAVE_ELSEWHERE, save_as),
                        cancel(language)
                    ],
                )
            }
            (AskedAt::Saving(_), FileChange::Changed(_)) => {
                let anyway = words!(language, "changed-save-anyway");
                (
                    primary(language, elsewhere, SAVE_ELSEWHERE, send(Answer::SaveAs)),
                    row![
                        action(language, anyway, SAVE_ANYWAY, send(Answer::SaveAnyway)),
                        action(language, load, LOAD_AGAIN, send(Answer::LoadAgain)),
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

fn cancel<'a>(language: &Language) -> Element<'a, ModalMessage> {
    let words = words!(language, "button-cancel");
    action(language, words, CLOSE, Some(ModalMessage::Dismiss))
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
    SAVE_ANYWAY.does(|at| answer_by(at.part, |it| it.at_saving(Answer::SaveAnyway))),
    SAVE_ELSEWHERE.does(|at| answer_by(at.part, |it| it.at_saving(Answer::SaveAs))),
    LOAD_AGAIN.does(|at| answer_by(at.part, Answer::of_loading)),
];

fn answer_by(modal: &Modal, answer: fn(&Changed) -> Option<Answer>) -> Option<ModalMessage> {
    let Modal::Changed(changed) = modal else {
        return None;
    };
    answer(changed).map(ModalMessage::Change)
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

    fn of_loading(changed: &Changed) -> Option<Self> {
        matches!(changed.change, FileChange::Changed(_)).then_some(Self::LoadAgain)
    }
}

impl Changed {
    /// Whether the change was noticed when the window came to the front.
    pub(super) const fn is_at_front(&self) -> bool {
        matches!(self.asked, AskedAt::Front)
    }

    fn at_saving(&self, answer: Answer) -> Option<Answer> {
        matches!(self.asked, AskedAt::Saving(_)).then_some(answer)
    }
}
