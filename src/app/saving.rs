//! Saving: where to, what would be lost by it, and the writing beside the window.

use std::path::{Path, PathBuf};
use std::time::Duration;

use iced::Task;

use super::lookup::{Begun, Done, Errand, Late};
use super::modal::{self, Leaving, Modal};
use super::screen::create::{self, Create};
use super::screen::solver::{self, SolverScreen};
use super::{App, Message, Screen, errors, file_dialog, names};
use crate::formats::{self, Format};
use crate::session::{self, WorkKind};
use crate::sudoku::Puzzle;
use crate::texts::{Language, words};

/// So long the window waits for a file to be written before it says that it is. Nearly
/// always it is written by then; a drive far away may take seconds.
const PATIENCE: Duration = Duration::from_millis(50);

/// The file that is being written.
#[derive(Debug)]
pub(super) struct Saving {
    errand: Errand<Saved>,
    patience: Duration,
}

impl Default for Saving {
    fn default() -> Self {
        Self {
            errand: Errand::default(),
            patience: PATIENCE,
        }
    }
}

/// What became of the writing of a file.
#[derive(Debug, Clone)]
pub struct Saved {
    path: PathBuf,
    work: WorkKind,
    /// Why it could not be written, if so.
    outcome: Result<(), String>,
}

impl App {
    /// Saves where it was saved before, or asks where.
    pub(super) fn save(&mut self, work: WorkKind, then: Option<Leaving>) -> Task<Message> {
        if self.is_unfinished(work) {
            return self.say_what_lacks();
        }
        match self.kept_in(work) {
            // The other formats lose some of the work, or hold more puzzles.
            Some(path) if session::save_format(&path) == Format::Own => {
                self.save_in(path, work, then, None)
            }
            _ => self.save_as(work, then),
        }
    }

    /// Saves what would be lost by this, and goes on with it.
    pub(super) fn save_before(&mut self, leaving: Leaving) -> Task<Message> {
        let work = match leaving {
            Leaving::Draft => WorkKind::Making,
            Leaving::TakeUp(number) => self.autosave.kind_of_left(number),
            Leaving::Quit | Leaving::Listed(_) | Leaving::Open { .. } => WorkKind::Solving,
        };
        self.save(work, Some(leaving))
    }

    /// Asks for the name to save under: with the system's dialog, and a field
    /// to type in beside it.
    pub(super) fn save_as(&mut self, work: WorkKind, then: Option<Leaving>) -> Task<Message> {
        if self.is_unfinished(work) {
            return self.say_what_lacks();
        }
        let Some(path) = self.proposed_path(work) else {
            return Task::none();
        };
        let path = path.display().to_string();
        self.modal = Some(Modal::SaveAs {
            work,
            path,
            problem: None,
            then,
        });
        Task::batch([focus_save_path(), self.browse_to_save(work)])
    }

    pub(super) fn browse_to_save(&mut self, work: WorkKind) -> Task<Message> {
        self.ask_anew();
        let name = self.proposed_path(work).unwrap_or_default();
        let dialog = file_dialog::save(&self.language, solver::file_name(&name));
        self.dialog.wait_for(dialog).map(Message::SaveAnswered)
    }

    pub(super) fn save_answered(&mut self, late: Late<file_dialog::Answer>) -> Task<Message> {
        let Some(answer) = self.dialog.answer(late) else {
            return Task::none();
        };
        match (answer, self.modal.take()) {
            (file_dialog::Answer::Chosen(path), Some(Modal::SaveAs { work, then, .. })) => {
                // The system has asked whether a file shall be replaced.
                let told = self.warning(work, &path);
                let loses = |puzzle: Puzzle| {
                    !formats::losses(&puzzle, session::save_format(&path)).is_empty()
                };
                let told = told.filter(|_| !self.to_save(work).is_some_and(loses));
                self.save_in(path, work, then, told)
            }
            (
                file_dialog::Answer::Unavailable,
                Some(Modal::SaveAs {
                    work, path, then, ..
                }),
            ) => {
                let problem = words!(&self.language, "save-no-dialog");
                self.modal = Some(Modal::SaveAs {
                    work,
                    path,
                    problem: Some(problem),
                    then,
                });
                focus_save_path()
            }
            (_, modal) => {
                self.modal = modal;
                Task::none()
            }
        }
    }

    /// Saves under this name, unless something would be lost that the person does not
    /// know of: what the format does not hold, or another file of that name. Then
    /// nothing is written, and the dialog tells it. `told` is what it told last.
    pub(super) fn save_in(
        &mut self,
        path: PathBuf,
        work: WorkKind,
        then: Option<Leaving>,
        told: Option<String>,
    ) -> Task<Message> {
        let warning = self.warning(work, &path);
        let Some(puzzle) = self.to_save(work) else {
            return Task::none();
        };
        if warning.is_some() && warning != told {
            self.modal = Some(Modal::SaveAs {
                work,
                path: path.display().to_string(),
                problem: warning,
                then,
            });
            return focus_save_path();
        }
        let language = self.language.clone();
        let written = path.clone();
        let begun = self
            .saving
            .errand
            .begin_patiently(self.saving.patience, move || {
                let outcome = session::save(&puzzle, &written);
                Saved {
                    path: written,
                    work,
                    outcome: outcome.map_err(|error| errors::save(&language, &error)),
                }
            });
        match begun {
            Some(Begun::Done(saved)) => self.saved(saved, then),
            Some(Begun::GoesOn(task)) => {
                self.modal = Some(Modal::Saving { path, then });
                task.map(Message::Saved)
            }
            // What is saved cannot be saved again before it is.
            None => Task::none(),
        }
    }

    /// Waits no moment for a file to be written: tests see what is shown meanwhile.
    pub const fn lose_patience(&mut self) {
        self.saving.patience = Duration::ZERO;
    }

    /// Whether a file is being written.
    pub const fn is_saving(&self) -> bool {
        self.saving.errand.is_under_way()
    }

    /// A file was written, or was not, which took longer than a moment.
    pub(super) fn was_saved(&mut self, done: Done<Saved>) -> Task<Message> {
        let saved = self.saving.errand.take(done);
        match self.modal.take() {
            Some(Modal::Saving { then, .. }) => self.saved(saved, then),
            modal => {
                self.modal = modal;
                self.saved(saved, None)
            }
        }
    }

    fn saved(&mut self, saved: Saved, then: Option<Leaving>) -> Task<Message> {
        let Saved {
            path,
            work,
            outcome,
        } = saved;
        match outcome {
            Ok(()) => {
                self.settings.remember(&path);
                let kept = words!(&self.language, "save-done", path = errors::path(&path));
                let told = self.tell(kept);
                self.is_kept_in(work, path);
                self.modal = None;
                self.remember();
                let gone = then.map_or_else(Task::none, |leaving| self.go(leaving));
                Task::batch([told, gone])
            }
            Err(problem) => {
                self.modal = Some(Modal::SaveAs {
                    work,
                    path: path.display().to_string(),
                    problem: Some(problem),
                    then,
                });
                focus_save_path()
            }
        }
    }
}

/// What Save is about: the puzzle that is being made, or the one that is open.
impl App {
    fn to_save(&self, work: WorkKind) -> Option<Puzzle> {
        match work {
            WorkKind::Making => self.create.as_ref().map(Create::to_puzzle),
            WorkKind::Solving => self.solver.as_ref().map(SolverScreen::to_puzzle),
        }
    }

    /// Whether it is an unfinished board, which no file holds.
    fn is_unfinished(&self, work: WorkKind) -> bool {
        work == WorkKind::Making && self.create.as_ref().is_some_and(Create::is_unfinished)
    }

    /// Shows the board that is unfinished, and what it lacks.
    fn say_what_lacks(&mut self) -> Task<Message> {
        self.modal = None;
        self.notice = None;
        let shown = self.show(Screen::Create);
        let told = self.on_create(create::Message::Save);
        Task::batch([shown, told])
    }

    fn kept_in(&self, work: WorkKind) -> Option<PathBuf> {
        match work {
            WorkKind::Making => self.create.as_ref()?.path().cloned(),
            WorkKind::Solving => self.solver.as_ref()?.path().cloned(),
        }
    }

    fn proposed_path(&self, work: WorkKind) -> Option<PathBuf> {
        let (path, name) = match work {
            WorkKind::Making => self.create.as_ref().map(|it| (it.path(), it.name()))?,
            WorkKind::Solving => self.solver.as_ref().map(|it| (it.path(), it.name()))?,
        };
        Some(proposed_path(path, name, &self.settings.recent))
    }

    /// What would be lost if it was saved under a name, if anything: something of
    /// it, or another file.
    fn warning(&self, work: WorkKind, path: &Path) -> Option<String> {
        warning(
            &self.language,
            &self.to_save(work)?,
            path,
            self.kept_in(work).as_ref(),
        )
    }

    fn is_kept_in(&mut self, work: WorkKind, path: PathBuf) {
        match work {
            WorkKind::Making => {
                if let Some(draft) = &mut self.create {
                    draft.saved(path);
                }
                self.draft_is_safe();
            }
            WorkKind::Solving => {
                if let Some(solver) = &mut self.solver {
                    solver.saved(path);
                }
                self.work_is_safe();
            }
        }
    }
}

fn warning(
    language: &Language,
    puzzle: &Puzzle,
    path: &Path,
    own: Option<&PathBuf>,
) -> Option<String> {
    let format = session::save_format(path);
    let losses = names::losses(language, formats::losses(puzzle, format));
    let is_own =
        own.is_some_and(|own| own == path || own.canonicalize().ok() == path.canonicalize().ok());
    let lost = losses.map(|losses| {
        words!(
            language,
            "save-loses",
            format = names::format(language, format),
            losses = losses
        )
    });
    let replaced = (path.is_file() && !is_own)
        .then(|| words!(language, "save-replaces", name = solver::file_name(path)));
    let told = replaced.into_iter().chain(lost);
    let told = told.reduce(|before, sentence| {
        words!(
            language,
            "sentences-next",
            before = before,
            sentence = sentence
        )
    });
    told.map(|warnings| words!(language, "save-again", warnings = warnings))
}

fn focus_save_path() -> Task<Message> {
    iced::widget::operation::focus(modal::SAVE_PATH)
}

/// Most of a name: what systems allow is a little more.
const LONGEST_NAME: usize = 80;

/// The ending of the program's own format.
const ENDING: &str = "sudoku.toml";

/// The name under which a puzzle would be saved: its own where that keeps
/// everything, and else one with the ending of the program's own format. A puzzle
/// without a file gets a name that no file has, in the folder of the last file.
fn proposed_path(path: Option<&PathBuf>, name: &str, recent: &[PathBuf]) -> PathBuf {
    match path {
        Some(path) if session::save_format(path) == Format::Own => return path.clone(),
        Some(path) => return path.with_extension(ENDING),
        None => {}
    }
    unused(recent, &file_stem(name), ENDING)
}

/// A name that no file has yet, in the folder of the last file.
pub(super) fn unused(recent: &[PathBuf], stem: &str, ending: &str) -> PathBuf {
    let folder = recent.first().and_then(|path| path.parent());
    let folder = folder.filter(|folder| folder.is_dir());
    let at = |name: String| match folder {
        Some(folder) => folder.join(name),
        None => std::path::absolute(&name).unwrap_or_else(|_| name.into()),
    };
    let numbered = (2..1000).map(|number| at(format!("{stem}-{number}.{ending}")));
    std::iter::once(at(format!("{stem}.{ending}")))
        .chain(numbered)
        .find(|path| !path.exists())
        .unwrap_or_else(|| at(format!("{stem}.{ending}")))
}

/// What a puzzle is called, as a part of a file's name on any system.
fn file_stem(name: &str) -> String {
    let allowed = |character: char| {
        if character.is_whitespace() {
            '-'
        } else if character.is_control() || r#"/\:*?"<>|"#.contains(character) {
            '_'
        } else {
            character
        }
    };
    let stem: String = name.chars().take(LONGEST_NAME).map(allowed).collect();
    let stem = stem.trim_matches(['.', '-', '_']);
    if stem.is_empty() {
        "sudoku".to_owned()
    } else {
        stem.to_owned()
    }
}
