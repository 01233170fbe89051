//! Saving: the place, the possible losses, and the writing on another thread.

use std::path::{Path, PathBuf};
use std::time::Duration;

use iced::Task;

use super::lookup::{Begun, Done, Errand, Late};
use super::modal::changed::{AskedAt, Changed};
use super::modal::{self, Leaving, Modal};
use super::paths::{file_name, unused};
use super::screen::create::{self, Create};
use super::screen::solver::SolverScreen;
use super::settings::FileUse;
use super::{App, Message, Screen, file_dialog, names};
use sudoku_engine::printable;
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};
use sudoku_formats::formats::{self, Format};
use sudoku_telling::session::{self, FileChange, FileState, WorkKind};

/// How long the window waits for a file to be written before it says so. Nearly always that is
/// enough, but a network drive may take seconds.
const PATIENCE: Duration = Duration::from_millis(50);

/// The writing of a file.
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

/// The result of writing a file.
#[derive(Debug, Clone)]
pub struct Saved {
    path: PathBuf,
    work: WorkKind,
    outcome: Outcome,
}

/// The outcome of writing a file.
#[derive(Debug, Clone)]
enum Outcome {
    /// The file is written, with this new state.
    Written(Option<FileState>),
    /// The file has changed since it was opened, and was not written.
    Changed(FileChange),
    /// The reason why the file cannot be written.
    Failed(Text),
}

/// Whether an unknown version of a file may be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Replacing {
    /// Ask first.
    Asked,
    /// The player agreed.
    Anyway,
}

impl App {
    /// Saves in the same file as before, or asks for a name.
    pub(super) fn save(&mut self, work: WorkKind, then: Option<Leaving>) -> Task<Message> {
        if self.is_unfinished(work) {
            return self.say_what_lacks();
        }
        match self.kept_in(work) {
            // Other files lose some of the work, or hold more than the puzzle.
            Some(path) if session::keeps_work(&path) => self.save_in(path, work, then, None),
            _ => self.save_as(work, then),
        }
    }

    /// Saves in the same file as before, even if it has changed.
    pub(super) fn save_anyway(&mut self, work: WorkKind, then: Option<Leaving>) -> Task<Message> {
        match self.kept_in(work) {
            Some(path) => self.write(path, work, then, Replacing::Anyway),
            None => self.save_as(work, then),
        }
    }

    /// Saves the work that leaving would lose, and then leaves.
    pub(super) fn save_before(&mut self, leaving: Leaving) -> Task<Message> {
        let work = match leaving {
            Leaving::Draft => WorkKind::Making,
            Leaving::TakeUp(number) => self.autosave.kind_of_left(number),
            Leaving::Quit | Leaving::Listed(_) | Leaving::Open { .. } => WorkKind::Solving,
        };
        self.save(work, Some(leaving))
    }

    /// Asks for the name to save under, with the system's dialog and a text field.
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
        let name = file_name(&proposed);
        let request = file_dialog::Request::save(self.language(), folder, name);
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
                // The system has asked whether to replace the file.
                let told = self.warning(work, &path);
                let loses = |puzzle: Puzzle| {
                    !formats::losses(&puzzle, session::save_format(&path)).is_empty()
                };
                let is_asked = foreign_ending(&path).is_some();
                let told = told.filter(|_| !is_asked && !self.to_save(work).is_some_and(loses));
                self.save_in(path, work, then, told)
            }
            (file_dialog::Answer::Unavailable, Some(Modal::SaveAs { problem, .. })) => {
                *problem = Some(said!("save-no-dialog"));
                focus_save_path()
            }
            _ => Task::none(),
        }
    }

    /// Saves under this name, unless the player does not know yet that something would be lost:
    /// content that the format does not hold, or another file. In that case it writes nothing, and
    /// the dialog warns. `told` is the last warning.
    pub(super) fn save_in(
        &mut self,
        path: PathBuf,
        work: WorkKind,
        then: Option<Leaving>,
        told: Option<Text>,
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

    /// Writes the file. The file of the work is replaced only if it has not changed since it was
    /// opened, or if the player agreed.
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
        let written = path.clone();
        let begun = self
            .saving
            .errand
            .begin_patiently(self.saving.patience, move || {
                let outcome = match session::save_over(&puzzle, &written, seen.as_ref()) {
                    Ok(Ok(seen)) => Outcome::Written(seen),
                    Ok(Err(change)) => Outcome::Changed(change),
                    Err(error) => Outcome::Failed(error.text()),
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
            // The same work cannot be saved again before that ends.
            None => Task::none(),
        }
    }

    /// Stops waiting for quick writes, so that tests see the messages in between.
    pub const fn lose_patience(&mut self) {
        self.saving.patience = Duration::ZERO;
    }

    /// Whether a file is being written.
    pub const fn is_saving(&self) -> bool {
        self.saving.errand.is_under_way()
    }

    /// Takes the result of a write that took longer than a moment.
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
                self.preferences.settings_mut().remember(&path);
                self.preferences.note_folder(FileUse::Save, &path);
                let kept = said!("save-done", path = printable::path(&path));
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

/// Saving either kind of work: the puzzle in the making, or the open one.
impl App {
    fn to_save(&self, work: WorkKind) -> Option<Puzzle> {
        match work {
            WorkKind::Making => self.screens.draft().map(Create::to_puzzle),
            WorkKind::Solving => self.screens.solver().map(SolverScreen::to_puzzle),
        }
    }

    /// Whether the work is an unfinished board, which cannot be saved.
    fn is_unfinished(&self, work: WorkKind) -> bool {
        work == WorkKind::Making && self.screens.draft().is_some_and(Create::is_unfinished)
    }

    /// Shows the unfinished board, and tells the player what is missing.
    fn say_what_lacks(&mut self) -> Task<Message> {
        self.modal = None;
        self.notices.clear();
        let shown = self.show(Screen::Create);
        let told = self.on_create(create::Message::Save);
        Task::batch([shown, told])
    }

    pub(super) fn kept_in(&self, work: WorkKind) -> Option<PathBuf> {
        match work {
            WorkKind::Making => self.screens.draft()?.path().cloned(),
            WorkKind::Solving => self.screens.solver()?.path().cloned(),
        }
    }

    /// The state of the file when it was last opened or saved.
    pub(super) fn seen(&self, work: WorkKind) -> Option<FileState> {
        match work {
            WorkKind::Making => self.screens.draft()?.seen(),
            WorkKind::Solving => self.screens.solver()?.seen(),
        }
    }

    fn proposed_path(&self, work: WorkKind) -> Option<PathBuf> {
        let (path, name) = match work {
            WorkKind::Making => self.screens.draft().map(|it| (it.path(), it.name()))?,
            WorkKind::Solving => self.screens.solver().map(|it| (it.path(), it.name()))?,
        };
        let folder = self.settings().folder_for(FileUse::Save);
        Some(proposed_path(path, name, &folder))
    }

    /// A warning about the loss of content or of another file if the work is saved under this name.
    fn warning(&self, work: WorkKind, path: &Path) -> Option<Text> {
        warning(&self.to_save(work)?, path, self.kept_in(work).as_ref())
    }

    /// The reason why the format of this name cannot hold the work at all.
    fn refusal(&self, work: WorkKind, path: &Path) -> Option<Text> {
        let format = session::save_format(path);
        let what = formats::unheld(&self.to_save(work)?, format)?;
        Some(said!(
            "save-no-place",
            format = format.text(),
            what = what.text(),
            ending = Format::Own.ending()
        ))
    }

    fn is_kept_in(&mut self, work: WorkKind, path: PathBuf, seen: Option<FileState>) {
        match work {
            WorkKind::Making => {
                if let Some(draft) = self.screens.draft_mut() {
                    draft.saved(path, seen);
                }
                self.draft_is_safe();
            }
            WorkKind::Solving => {
                if let Some(solver) = self.screens.solver_mut() {
                    solver.saved(path, seen);
                }
                self.work_is_safe();
            }
        }
    }
}

/// The ending of a name that promises another kind of file than a puzzle, such as `pdf`. A number
/// or a date behind a dot promises nothing.
fn foreign_ending(path: &Path) -> Option<&str> {
    let ending = path.extension()?.to_str()?;
    let is_word = ending.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_known = Format::from_ending(ending).is_some() || Format::Own.ending().ends_with(ending);
    (is_word && !is_known).then_some(ending)
}

fn warning(puzzle: &Puzzle, path: &Path, own: Option<&PathBuf>) -> Option<Text> {
    let format = session::save_format(path);
    let losses = names::losses(formats::losses(puzzle, format));
    let is_own = own.is_some_and(|own| is_same(own, path)) && session::keeps_work(path);
    let lost = losses.map(|losses| said!("save-loses", format = format.text(), losses = losses));
    let replaced =
        (path.is_file() && !is_own).then(|| said!("save-replaces", name = file_name(path)));
    let other = foreign_ending(path).map(|ending| said!("save-other-ending", ending = ending));
    let told = replaced.into_iter().chain(other).chain(lost);
    let told = told.reduce(Text::sentence);
    told.map(|warnings| said!("save-again", warnings = warnings))
}

/// Whether two paths lead to the same file, as far as one can tell.
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

/// The most characters of a name: a little less than systems allow.
const LONGEST_NAME: usize = 80;

/// The ending of the program's own format.
const ENDING: &str = "sudoku.toml";

/// The proposed path for a puzzle: its own if that file keeps the work, else one with the ending of
/// the program's own format. A puzzle without a file gets an unused name in this folder.
fn proposed_path(path: Option<&PathBuf>, name: &str, folder: &Path) -> PathBuf {
    match path {
        Some(path) if session::keeps_work(path) => return path.clone(),
        Some(path) => return path.with_extension(ENDING),
        None => {}
    }
    unused(folder, &file_stem(name), ENDING)
}

/// The name of a puzzle as part of a file's name on any system.
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
