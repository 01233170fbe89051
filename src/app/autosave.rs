//! Keeping the work against a crash, beside the window, and taking it up again.
//!
//! After each move the work is written at once, after anything else within a few
//! seconds, and only if it is not as it was: nothing ticks where nothing happens.
//! What is as it was opened or saved needs no keeping.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use iced::Task;
use iced::futures::channel::oneshot;

use super::screen::solver::{self, Solver};
use super::{App, Message as AppMessage, Screen};
use crate::session::{Keeper, LeftBehind, Work};
use crate::sudoku::Puzzle;

/// How long what is no move may wait.
const DELAY: Duration = Duration::from_secs(3);

/// What can happen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Work was found that a program left behind.
    Found(Found),
    /// It is time to look whether something is to be kept.
    Due,
    /// The work was written, or why it was not.
    Written(Result<(), String>),
}

/// Work that was left behind, on its way to the window.
#[derive(Clone)]
pub struct Found(Arc<Mutex<Vec<LeftBehind>>>);

impl Found {
    /// This work.
    pub fn new(left: Vec<LeftBehind>) -> Self {
        Self(Arc::new(Mutex::new(left)))
    }
}

impl fmt::Debug for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Found")
    }
}

/// What is known of the work that is kept.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    keeper: Option<Arc<Mutex<Keeper>>>,
    /// The puzzle as it was opened or saved.
    safe: Option<Puzzle>,
    /// The puzzle as it was kept last.
    kept: Option<Puzzle>,
    /// How many moves were made and taken back when it was looked at last.
    seen: (usize, usize),
    writing: bool,
    /// Whether it will be looked at in a while.
    waiting: bool,
    /// Whether it was told that the work cannot be kept.
    told: bool,
    left: Vec<LeftBehind>,
}

impl Autosave {
    /// The platform's folder for what a program keeps for itself, if there is
    /// one.
    pub(super) fn platform_folder() -> Option<PathBuf> {
        let folders = directories::ProjectDirs::from("", "", "sudoku-stepper")?;
        let folder = folders
            .state_dir()
            .unwrap_or_else(|| folders.data_local_dir());
        Some(folder.join("sessions"))
    }

    /// The work that can be taken up again.
    pub(super) fn left(&self) -> &[LeftBehind] {
        &self.left
    }

    /// The puzzle that is open is another from now on; `safe` says whether it
    /// is as its file has it.
    fn begin(&mut self, solver: &Solver, safe: bool) {
        let puzzle = solver.to_puzzle();
        self.seen = moves(solver);
        if safe {
            self.forget();
            self.safe = Some(puzzle);
        } else {
            self.safe = None;
            self.kept = Some(puzzle);
        }
    }

    fn forget(&mut self) {
        self.kept = None;
        if let Some(keeper) = &self.keeper {
            locked(keeper).forget();
        }
    }

    /// The program ends as it should.
    pub(super) fn close(&self) {
        if let Some(keeper) = &self.keeper {
            locked(keeper).close();
        }
    }

    /// Removes work that was left behind.
    pub(super) fn discard(&mut self, number: usize) {
        if number < self.left.len() {
            self.left.remove(number).discard();
        }
    }
}

impl App {
    /// Keeps the work in this folder from now on, and looks there for what was
    /// left behind.
    pub fn keep_work_in(&mut self, folder: PathBuf) -> Task<AppMessage> {
        let keeper = Keeper::new(folder.clone());
        self.autosave.keeper = Some(Arc::new(Mutex::new(keeper)));
        beside(move || Found::new(LeftBehind::all(&folder)), Message::Found)
    }

    pub(super) fn on_autosave(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Found(Found(found)) => {
                self.autosave.left = std::mem::take(&mut *locked(&found));
                if !self.autosave.left.is_empty() && self.screen != Screen::Start {
                    self.notice = Some(
                        "Work of an earlier time was not saved. The start screen (Ctrl N) has it."
                            .to_owned(),
                    );
                }
            }
            Message::Due => {
                self.autosave.waiting = false;
                return self.keep_work();
            }
            Message::Written(result) => {
                self.autosave.writing = false;
                match result {
                    Ok(()) => self.autosave.told = false,
                    Err(error) => {
                        // What could not be kept is tried again with the next
                        // move.
                        let told = std::mem::replace(&mut self.autosave.told, true);
                        if !told {
                            self.notice =
                                Some(format!("The work is not safe from a crash: {error}."));
                        }
                        return Task::none();
                    }
                }
                return self.keep_work();
            }
        }
        Task::none()
    }

    /// Sees to it that what a message did is kept: at once if it was a move, else
    /// in a while.
    pub(super) fn after(&mut self, may_change: bool) -> Task<AppMessage> {
        let Some(solver) = &self.solver else {
            return Task::none();
        };
        if self.autosave.keeper.is_none() || !may_change {
            Task::none()
        } else if moves(solver) != self.autosave.seen {
            self.keep_work()
        } else if std::mem::replace(&mut self.autosave.waiting, true) {
            Task::none()
        } else {
            beside(|| thread::sleep(DELAY), |()| Message::Due)
        }
    }

    /// Writes the work if it is not safe as it is.
    fn keep_work(&mut self) -> Task<AppMessage> {
        let (Some(solver), Some(keeper)) = (&self.solver, &self.autosave.keeper) else {
            return Task::none();
        };
        if self.autosave.writing {
            return Task::none();
        }
        self.autosave.seen = moves(solver);
        let puzzle = solver.to_puzzle();
        if self.autosave.safe.as_ref() == Some(&puzzle) {
            if self.autosave.kept.is_some() {
                self.autosave.forget();
            }
            return Task::none();
        }
        if self.autosave.kept.as_ref() == Some(&puzzle) {
            return Task::none();
        }
        let work = Work {
            puzzle: puzzle.clone(),
            name: solver.name().to_owned(),
            path: solver.path().cloned(),
        };
        let keeper = Arc::clone(keeper);
        self.autosave.kept = Some(puzzle);
        self.autosave.writing = true;
        beside(
            move || {
                locked(&keeper)
                    .keep(&work)
                    .map_err(|error| error.to_string())
            },
            Message::Written,
        )
    }

    /// A puzzle was opened as its file has it, or was saved.
    pub(super) fn work_is_safe(&mut self) {
        if let Some(solver) = &self.solver {
            self.autosave.begin(solver, true);
        }
    }

    /// Goes on with work that was left behind.
    pub(super) fn take_up(&mut self, number: usize) -> Task<AppMessage> {
        self.modal = None;
        let Some(keeper) = self.autosave.keeper.clone() else {
            return Task::none();
        };
        if number >= self.autosave.left.len() {
            return Task::none();
        }
        let left = self.autosave.left.remove(number);
        let work = locked(&keeper).adopt(left);
        let rules = self.settings.rules.solver();
        let granularity = self.settings.granularity;
        let mut solver = Solver::new(&work.puzzle, work.name, work.path, rules, granularity);
        solver.mark_unsaved();
        solver.show(self.settings.beside);
        self.autosave.begin(&solver, false);
        self.solver = Some(solver);
        self.show(Screen::Solver)
    }
}

/// Whether a message may have changed the work. That the clock of a game goes on
/// is kept with the next move.
pub(super) const fn may_change(message: &AppMessage) -> bool {
    !matches!(
        message,
        AppMessage::Solver(
            solver::Message::Hover(_)
                | solver::Message::Point(..)
                | solver::Message::Game(solver::game::Message::Tick(_))
        ) | AppMessage::Autosave(_)
            | AppMessage::Resized(_)
            | AppMessage::SystemTheme(_)
    )
}

fn moves(solver: &Solver) -> (usize, usize) {
    let journal = solver.session().journal();
    (journal.moves().len(), journal.undone().len())
}

/// A thread that panicked while it wrote has left the keeper as it was.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does something on a thread of its own and tells the window.
fn beside<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
    message: impl Fn(T) -> Message + Send + 'static,
) -> Task<AppMessage> {
    let (sender, receiver) = oneshot::channel();
    thread::spawn(move || {
        // Nobody waits for it any more where the window is closed.
        let _ = sender.send(work());
    });
    Task::future(receiver).then(move |answer| match answer {
        Ok(answer) => Task::done(AppMessage::Autosave(message(answer))),
        Err(_) => Task::none(),
    })
}
