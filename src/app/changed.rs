//! Files that another window or program changes while they are open. The program notices when the
//! window comes to the front or the player saves, and then asks.

use std::path::PathBuf;

use iced::Task;

use super::lookup::{Late, Lookup};
use super::modal::changed::{Answer, AskedAt, Changed};
use super::modal::{Leaving, Modal};
use super::paths::file_name;
use super::saving::is_same;
use super::screen::create::Create;
use super::{App, Message, Screen, Source};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::said;
use sudoku_telling::session::{FileChange, WorkKind};

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
        let work = match self.screen() {
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
                self.notices.complain(said!("changed-gone", name = name));
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
            Answer::Save => self.save(work, then),
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
        match work {
            WorkKind::Solving => self.go(Leaving::Open {
                puzzle: Box::new(puzzle),
                source,
            }),
            WorkKind::Making => {
                let Source {
                    name, path, seen, ..
                } = source;
                let mut draft = Create::opened(&puzzle, name, path);
                draft.file_is(seen);
                self.screens.set_draft(draft);
                self.draft_is_safe();
                self.show(Screen::Create)
            }
        }
    }

    /// Whether the old version stays saved after loading the other one; `None` if there is nothing
    /// to save.
    pub(super) fn left_by_loading(&self, work: WorkKind) -> Option<bool> {
        let is_any = match work {
            WorkKind::Solving => self.solver().is_some_and(|it| it.not_saved().is_some()),
            WorkKind::Making => self.screens.draft().is_some_and(Create::is_unsaved),
        };
        is_any.then(|| self.autosave.can_keep())
    }
}
