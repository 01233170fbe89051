//! Saves unsaved work in files of its own, so that a crash loses nothing, and offers the work again
//! at the next start.
//!
//! Another thread writes the work: at once after a move, within three seconds after any other
//! change, and only if the work has changed since. No clock runs while nothing happens. A puzzle
//! that is still as it was opened or saved is not written. If a player leaves a puzzle that is in
//! no file, or whose file lacks steps, the work is left behind and offered again.

mod kept;
mod left;
mod list;

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iced::Task;

use self::kept::Kept;
use self::left::is_mere_steps;
use super::discarded::Discarded;
use super::lookup::{Done, Late, Lookup};
use super::notice::Kind;
use super::screen::solver::SolverScreen;
use super::{App, Message as AppMessage, Screen};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};
use sudoku_telling::session::{
    Collection, Keeper, LeftBehind, Leftovers, ListPlace, Session, UnfinishedRegions, UnsavedWork,
    WorkKind,
};

/// How long a change other than a move, such as a mark, waits before it is written.
const DELAY: Duration = Duration::from_secs(3);

/// The messages of the automatic saving.
#[derive(Debug, Clone)]
pub enum Message {
    /// The look for work left behind has ended.
    Found(Late<SharedLeftovers>),
    /// It is time to check for unsaved changes.
    Due(Late<()>),
    /// Work of this kind is written, or writing it failed.
    Written(WorkKind, Done<Result<(), Text>>),
    /// The list of a puzzle that was resumed is read.
    ListRead(Late<ListFound>),
}

/// The list of a puzzle and its number there, or the reason why it cannot be read.
pub type ListFound = Result<(Collection, usize), Text>;

/// Work left behind, on its way to the window.
#[derive(Clone)]
pub struct SharedLeftovers(Arc<Mutex<Leftovers>>);

impl SharedLeftovers {
    /// Wraps this work.
    pub fn new(left: Leftovers) -> Self {
        Self(Arc::new(Mutex::new(left)))
    }
}

impl fmt::Debug for SharedLeftovers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedLeftovers")
    }
}

/// The state of the automatic saving.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    solved: Kept,
    made: Kept,
    /// The wait before the next check.
    pause: Lookup<()>,
    /// Whether the player was told that the work cannot be saved.
    told: bool,
    left: Leftovers,
    /// The discarded work, the last one last. Its files stay until the window closes.
    pub(super) discarded: Vec<Discarded>,
    /// The look for work left behind.
    look: Lookup<SharedLeftovers>,
    /// The search for the list of the open puzzle, with its place there.
    list: Option<(Lookup<ListFound>, ListPlace)>,
}

impl Drop for Autosave {
    /// Discarded work is not offered again.
    fn drop(&mut self) {
        self.remove_discarded();
    }
}

impl Autosave {
    /// The platform's folder for the program's own files, if there is one.
    pub(super) fn platform_folder() -> Option<PathBuf> {
        let folders = directories::ProjectDirs::from("", "", "sudoku-stepper")?;
        let folder = folders
            .state_dir()
            .unwrap_or_else(|| folders.data_local_dir());
        Some(folder.join("sessions"))
    }

    fn of(&mut self, kind: WorkKind) -> &mut Kept {
        match kind {
            WorkKind::Solving => &mut self.solved,
            WorkKind::Making => &mut self.made,
        }
    }

    /// Removes the discarded work for good.
    pub(super) fn remove_discarded(&mut self) {
        self.discarded.drain(..).for_each(Discarded::remove);
    }

    /// Cleans up at the regular end of the program.
    pub(super) fn close(&mut self) {
        self.remove_discarded();
        let keepers = [&self.solved.keeper, &self.made.keeper];
        for keeper in keepers.into_iter().flatten() {
            locked(keeper).close();
        }
    }

    /// Whether work can be saved at all.
    pub(super) const fn can_keep(&self) -> bool {
        self.solved.keeper.is_some()
    }

    /// The open puzzle as it was opened, or as its file holds it; `None` if it was resumed after a
    /// crash.
    pub(super) const fn opened(&self) -> Option<&Puzzle> {
        self.solved.safe.as_ref()
    }

    /// Stops the search for the list of the open puzzle.
    pub(super) fn forget_list(&mut self) {
        self.list = None;
    }
}

impl App {
    /// Saves the work in this folder from now on, and looks there for work left behind.
    pub fn keep_work_in(&mut self, folder: PathBuf) -> Task<AppMessage> {
        for kind in [WorkKind::Solving, WorkKind::Making] {
            let keeper = Keeper::new(folder.clone());
            self.autosave.of(kind).keeper = Some(Arc::new(Mutex::new(keeper)));
        }
        let look = &mut self.autosave.look;
        let found = look.begin(move |_, _| SharedLeftovers::new(LeftBehind::look(&folder)));
        found.map(|late| AppMessage::Autosave(Message::Found(late)))
    }

    pub(super) fn on_autosave(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Found(late) => return self.found(late),
            Message::Due(late) => {
                if self.autosave.pause.answer(late).is_none() {
                    return Task::none();
                }
                let solved = self.keep_work(WorkKind::Solving);
                return Task::batch([solved, self.keep_work(WorkKind::Making)]);
            }
            Message::Written(kind, done) => {
                match self.autosave.of(kind).written(done) {
                    Ok(()) => self.autosave.told = false,
                    Err(error) => {
                        // The next move tries again.
                        let told = std::mem::replace(&mut self.autosave.told, true);
                        if !told {
                            self.notices
                                .complain(said!("autosave-failed", reason = error));
                        }
                        return Task::none();
                    }
                }
                return self.keep_work(kind);
            }
            Message::ListRead(late) => self.list_read(late),
        }
        Task::none()
    }

    /// Takes the work left behind: goes back to it, offers it or tells the player about it.
    fn found(&mut self, late: Late<SharedLeftovers>) -> Task<AppMessage> {
        let Some(SharedLeftovers(found)) = self.autosave.look.answer(late) else {
            return Task::none();
        };
        self.autosave.left = std::mem::take(&mut *locked(&found));
        let Leftovers { work, unreadable } = &self.autosave.left;
        if unreadable.is_empty() && work.iter().all(is_mere_steps) {
            let back = self.go_back_among_steps();
            return Task::batch([back, self.tell_opened(None)]);
        }
        // Work left behind comes first.
        self.way_back = None;
        let (_, kind) = self.notices.present().unzip();
        let is_wrong = kind == Some(Kind::Wrong);
        if self.screen() == Screen::Start {
            // The start screen shows it.
        } else if self.screen() == Screen::Solver && !is_wrong && self.left_on_open().is_some() {
            return self.tell_opened(None);
        } else if self.autosave.left.work.iter().any(|it| it.work().is_own()) {
            let found = said!("autosave-found");
            if !is_wrong {
                return self.tell(found);
            }
            // Keep the notice about work that could not be read.
            self.notices.complain_too(found);
        } else if let Some(unreadable) = self.autosave.left.unreadable.first() {
            let reason = unreadable.error().text();
            self.notices
                .complain(said!("left-unreadable", reason = reason));
        }
        Task::none()
    }

    /// Saves the effect of a message: at once after a move, else after a while.
    pub(super) fn after(&mut self, may_change: bool) -> Task<AppMessage> {
        if self.autosave.solved.keeper.is_none() || !may_change {
            return Task::none();
        }
        let mut tasks = Vec::new();
        for kind in [WorkKind::Solving, WorkKind::Making] {
            let moves = self.moves_on(kind);
            if moves.is_some_and(|moves| moves != self.autosave.of(kind).seen) {
                tasks.push(self.keep_work(kind));
            }
        }
        let is_any = self.screens.solver().is_some() || self.screens.draft().is_some();
        let pause = &mut self.autosave.pause;
        if tasks.is_empty() && is_any && !pause.is_under_way() {
            let due = |late| AppMessage::Autosave(Message::Due(late));
            return pause.wait(DELAY).map(due);
        }
        Task::batch(tasks)
    }

    /// The number of moves made and taken back in the work of a kind.
    fn moves_on(&self, kind: WorkKind) -> Option<(usize, usize)> {
        match kind {
            WorkKind::Solving => self.screens.solver().map(|it| moves(it.session())),
            WorkKind::Making => self.screens.draft().map(|it| (it.changes(), 0)),
        }
    }

    /// Writes the work of a kind if it needs a copy.
    fn keep_work(&mut self, kind: WorkKind) -> Task<AppMessage> {
        if self.autosave.of(kind).writing.is_under_way() {
            return Task::none();
        }
        let Some(moves) = self.moves_on(kind) else {
            return Task::none();
        };
        self.autosave.of(kind).seen = moves;
        let is_finished = self.screens.solver().is_some_and(SolverScreen::is_finished);
        let work = match kind {
            // A finished puzzle needs no copy.
            WorkKind::Solving if is_finished => None,
            WorkKind::Solving => self.work_on_puzzle(),
            WorkKind::Making => self.work_on_draft(),
        };
        match work {
            Some(work) => self.autosave.of(kind).keep(work),
            None => {
                self.autosave.of(kind).forget();
                Task::none()
            }
        }
    }

    fn work_on_puzzle(&self) -> Option<UnsavedWork> {
        let solver = self.screens.solver()?;
        Some(UnsavedWork {
            puzzle: solver.to_puzzle(),
            name: solver.name().to_owned(),
            path: solver.path().cloned(),
            seen: solver.seen(),
            kind: WorkKind::Solving,
            list: self.sought_place(),
            unfinished: UnfinishedRegions::default(),
            is_made: solver.session().is_made(),
        })
    }

    /// The draft, if some of it is in no file.
    fn work_on_draft(&self) -> Option<UnsavedWork> {
        let draft = self.screens.draft().filter(|draft| draft.is_unsaved())?;
        Some(UnsavedWork {
            puzzle: draft.session().to_puzzle(),
            name: draft.name().to_owned(),
            path: draft.path().cloned(),
            seen: draft.seen(),
            kind: WorkKind::Making,
            list: None,
            unfinished: draft.unfinished(),
            is_made: false,
        })
    }

    /// Notes that the puzzle is as in its file, because it was opened or saved.
    pub(super) fn work_is_safe(&mut self) {
        if let Some(solver) = self.screens.solver() {
            let moves = moves(solver.session());
            self.autosave.solved.is_safe(solver.to_puzzle(), moves);
        }
    }

    /// Notes that the draft was saved.
    pub(super) fn draft_is_safe(&mut self) {
        if let Some(draft) = self.screens.draft() {
            let puzzle = draft.session().to_puzzle();
            self.autosave.made.is_safe(puzzle, (draft.changes(), 0));
        }
    }

    /// Notes that the work is in no file, because another program changed its file.
    pub(super) fn work_is_in_no_file(&mut self, kind: WorkKind) -> Task<AppMessage> {
        match kind {
            WorkKind::Solving => {
                if let Some(solver) = self.screens.solver_mut() {
                    solver.mark_unsaved();
                }
            }
            WorkKind::Making => {
                if let Some(draft) = self.screens.draft_mut() {
                    draft.mark_unsaved();
                }
            }
        }
        let kept = self.autosave.of(kind);
        kept.safe = None;
        self.keep_work(kind)
    }
}

/// Whether a message may have changed the work. The next move saves the clock of a game.
pub(super) const fn may_change(message: &AppMessage) -> bool {
    !message.is_motion() && !message.is_of_surroundings()
}

fn moves(session: &Session) -> (usize, usize) {
    let journal = session.journal();
    (journal.moves().len(), journal.undone().len())
}

/// A thread that panics while writing leaves the keeper unchanged.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
