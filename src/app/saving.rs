//! Saving: where to, what would be lost by it, and the writing beside the window.

use std::path::{Path, PathBuf};
use std::time::Duration;

use iced::Task;

use super::changed::{AskedAt, Changed};
use super::lookup::{Begun, Done, Errand, Late};
use super::modal::{self, Leaving, Modal};
use super::screen::create::{self, Create};
use super::screen::solver::{self, SolverScreen};
use super::settings::FileUse;
use super::{App, Message, Screen, errors, file_dialog, names};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_formats::formats::{self, Format};
use sudoku_telling::session::{self, FileChange, Seen, WorkKind};

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
    outcome: Outcome,
}

/// What became of it.
#[derive(Debug, Clone)]
enum Outcome {
    /// It is written, and is so now.
    Written(Option<Seen>),
    /// The file is not as it was when it was opened. It was left alone.
    Changed(FileChange),
    /// Why it could not be written.
    Failed(String),
}

/// Whether the version of a file that nobody here has seen may be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Replacing {
    /// It is asked first.
    Asked,
    /// That was said.
    Anyway,
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

    /// Saves where it was saved before, whatever the file is now.
    pub(super) fn save_anyway(&mut self, work: WorkKind, then: Option<Leaving>) -> Task<Message> {
        match self.kept_in(work) {
            Some(path) => self.write(path, work, then, Replacing::Anyway),
            None => self.save_as(work, then),
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
        let proposed = self.proposed_path(work).unwrap_or_default();
        let folder = proposed.parent().map(Path::to_owned).unwrap_or_default();
        let name = solver::file_name(&proposed);
        let request = file_dialog::Request::save(&self.language, folder, name);
        self.dialog.ask(request).map(Message::SaveAnswered)
    }

    pub(super) fn save_answered(&mut self, late: Late<file_dialog::Answer>) -> Task<Message> {
        let Some(answer) = self.dialog.answer(late) else {
            return Task::none();
        };
        match (answer, &mut self.modal) {
            (file_dialog::Answer::Chosen(path), Some(Modal::SaveAs { work, then, .. })) => {
                let (work, then) = (*work, then.take());
                self.modal = None;
                // The system has asked whether a file shall be replaced.
                let told = self.warning(work, &path);
                let loses = |puzzle: Puzzle| {
                    !formats::losses(&puzzle, session::save_format(&path)).is_empty()
                };
                let told = told.filter(|_| !self.to_save(work).is_some_and(loses));
                self.save_in(path, work, then, told)
            }
            (file_dialog::Answer::Unavailable, Some(Modal::SaveAs { problem, .. })) => {
                *problem = Some(words!(&self.language, "save-no-dialog"));
                focus_save_path()
            }
            _ => Task::none(),
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
        if let Some(refusal) = self.refusal(work, &path) {
            self.modal = Some(Modal::SaveAs {
                work,
                path: path.display().to_string(),
                problem: Some(refusal),
                then,
            });
            return focus_save_path();
        }
        let warning = self.warning(work, &path);
        if warning.is_some() && warning != told {
            self.modal = Some(Modal::SaveAs {
                work,
                path: path.display().to_string(),
                problem: warning,
                then,
            });
            return focus_save_path();
        }
        self.write(path, work, then, Replacing::Asked)
    }

    /// Writes the file. Its own one is replaced only if it is as it was when it was opened,
    /// unless it was said that it may be.
    fn write(
        &mut self,
        path: PathBuf,
        work: WorkKind,
        then: Option<Leaving>,
        replacing: Replacing,
    ) -> Task<Message> {
        let Some(puzzle) = self.to_save(work) else {
            return Task::none();
        };
        let is_own = self.kept_in(work).is_some_and(|own| is_same(&own, &path));
        let seen = self.seen(work);
        let seen = seen.filter(|_| is_own && replacing == Replacing::Asked);
        let language = self.language.clone();
        let written = path.clone();
        let begun = self
            .saving
            .errand
            .begin_patiently(self.saving.patience, move || {
                let outcome = match session::save_over(&puzzle, &written, seen.as_ref()) {
                    Ok(Ok(seen)) => Outcome::Written(seen),
                    Ok(Err(change)) => Outcome::Changed(change),
                    Err(error) => Outcome::Failed(errors::save(&language, &error)),
                };
                Saved {
                    path: written,
                    work,
                    outcome,
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
            Outcome::Written(seen) => {
                self.settings.remember(&path);
                self.settings.folders.note(FileUse::Save, &path);
                let kept = words!(&self.language, "save-done", path = errors::path(&path));
                let told = self.tell_answer(kept);
                self.is_kept_in(work, path, seen);
                self.modal = None;
                self.remember();
                let gone = then.map_or_else(Task::none, |leaving| self.go(leaving));
                Task::batch([told, gone])
            }
            Outcome::Changed(change) => self.ask_about_change(Changed {
                work,
                path,
                change,
                asked: AskedAt::Saving(then),
            }),
            Outcome::Failed(problem) => {
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

    pub(super) fn kept_in(&self, work: WorkKind) -> Option<PathBuf> {
        match work {
            WorkKind::Making => self.create.as_ref()?.path().cloned(),
            WorkKind::Solving => self.solver.as_ref()?.path().cloned(),
        }
    }

    /// How the file was when it was opened or saved last.
    pub(super) fn seen(&self, work: WorkKind) -> Option<Seen> {
        match work {
            WorkKind::Making => self.create.as_ref()?.seen(),
            WorkKind::Solving => self.solver.as_ref()?.seen(),
        }
    }

    fn proposed_path(&self, work: WorkKind) -> Option<PathBuf> {
        let (path, name) = match work {
            WorkKind::Making => self.create.as_ref().map(|it| (it.path(), it.name()))?,
            WorkKind::Solving => self.solver.as_ref().map(|it| (it.path(), it.name()))?,
        };
        let folder = self.settings.folder_for(FileUse::Save);
        Some(proposed_path(path, name, &folder))
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

    /// Why it cannot be saved under a name at all, if the format has no place for it.
    fn refusal(&self, work: WorkKind, path: &Path) -> Option<String> {
        let format = session::save_format(path);
        let what = formats::unheld(&self.to_save(work)?, format)?;
        Some(words!(
            &self.language,
            "save-no-place",
            format = names::format(&self.language, format),
            what = what.words(&self.language),
            ending = Format::Own.ending()
        ))
    }

    fn is_kept_in(&mut self, work: WorkKind, path: PathBuf, seen: Option<Seen>) {
        match work {
            WorkKind::Making => {
                if let Some(draft) = &mut self.create {
                    draft.saved(path, seen);
                }
                self.draft_is_safe();
            }
            WorkKind::Solving => {
                if let Some(solver) = &mut self.solver {
                    solver.saved(path, seen);
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
    let is_own = own.is_some_and(|own| is_same(own, path));
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

/// Whether two paths lead to one file, as far as that can be told.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    one == other
        || match (one.canonicalize(), other.canonicalize()) {
            (Ok(one), Ok(other)) => one == other,
            _ => false,
        }
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
/// without a file gets a name that no file has, in this folder.
fn proposed_path(path: Option<&PathBuf>, name: &str, folder: &Path) -> PathBuf {
    match path {
        Some(path) if session::save_format(path) == Format::Own => return path.clone(),
        Some(path) => return path.with_extension(ENDING),
        None => {}
    }
    unused(folder, &file_stem(name), ENDING)
}

/// A name that no file in a folder has yet.
pub(super) fn unused(folder: &Path, stem: &str, ending: &str) -> PathBuf {
    let at = |name: String| folder.join(name);
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
