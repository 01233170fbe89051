//! Saves unsaved work in files of its own, so that a crash loses nothing, and offers the work again
//! at the next start.
//!
//! Another thread writes the work: at once after a move, within three seconds after any other
//! change, and only if the work has changed since. No clock runs while nothing happens. A puzzle
//! that is still as it was opened or saved is not written. If a player leaves a puzzle that is in
//! no file, or whose file lacks steps, the work is left behind and offered again.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iced::Task;

use super::discarded::Discarded;
use super::lookup::{Done, Errand, Late, Lookup};
use super::modal::{Leaving, Modal};
use super::notice::Kind;
use super::saving::is_same;
use super::screen::create::Create;
use super::screen::solver::SolverScreen;
use super::settings::Beginning;
use super::{App, Message as AppMessage, Screen};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Text, said};
use sudoku_telling::session::{
    Collection, Keeper, LeftBehind, Leftovers, ListPlace, SaveError, Session, UnfinishedRegions,
    Unreadable, UnsavedWork, WorkKind,
};

/// How long a change other than a move, such as a mark, waits before it is written.
const DELAY: Duration = Duration::from_secs(3);

/// The most puzzles whose mere steps are left behind besides those of the last puzzle.
const MOST_STEPS: usize = 8;

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

/// The saved state of one kind of work.
#[derive(Debug, Default)]
struct Kept {
    keeper: Option<Arc<Mutex<Keeper>>>,
    /// The puzzle as it is in its file, or as it was opened.
    safe: Option<Puzzle>,
    /// The puzzle as it was last saved here.
    kept: Option<Puzzle>,
    /// The unfinished part of its board at that time.
    unfinished: UnfinishedRegions,
    /// The number of moves made and taken back at the last check.
    seen: (usize, usize),
    writing: Errand<Result<(), Text>>,
}

impl Kept {
    /// Forgets the saved copy. If it is just being written, it is removed afterward: the window
    /// does not wait.
    fn forget(&mut self) {
        self.kept = None;
        self.remove_forgotten();
    }

    fn remove_forgotten(&self) {
        if let Some(keeper) = &self.keeper
            && self.kept.is_none()
            && !self.writing.is_under_way()
        {
            locked(keeper).forget();
        }
    }

    /// Takes the result of writing the work.
    fn written(&mut self, done: Done<Result<(), Text>>) -> Result<(), Text> {
        let outcome = self.writing.take(done);
        self.remove_forgotten();
        outcome
    }

    /// Notes that the puzzle needs no copy, because it is as in its file.
    fn is_safe(&mut self, puzzle: Puzzle, moves: (usize, usize)) {
        self.seen = moves;
        self.forget();
        self.safe = Some(puzzle);
    }

    /// Notes that the puzzle has a copy, but is in no file.
    fn is_kept(&mut self, puzzle: Puzzle, moves: (usize, usize)) {
        self.seen = moves;
        self.safe = None;
        self.kept = Some(puzzle);
    }

    /// Writes the work if it needs a copy.
    fn keep(&mut self, work: UnsavedWork) -> Task<AppMessage> {
        let Some(keeper) = &self.keeper else {
            return Task::none();
        };
        let is_finished = work.unfinished == UnfinishedRegions::default();
        if self.safe.as_ref() == Some(&work.puzzle) && is_finished {
            if self.kept.is_some() {
                self.forget();
            }
            return Task::none();
        }
        if self.kept.as_ref() == Some(&work.puzzle) && self.unfinished == work.unfinished {
            return Task::none();
        }
        let (kind, puzzle) = (work.kind, work.puzzle.clone());
        let unfinished = work.unfinished.clone();
        let keeper = Arc::clone(keeper);
        let written = self.writing.begin(move || {
            let kept = locked(&keeper).keep(&work);
            kept.map_err(|error| error.text())
        });
        // If a copy is being written, the check runs again afterward.
        let Some(written) = written else {
            return Task::none();
        };
        self.kept = Some(puzzle);
        self.unfinished = unfinished;
        written.map(move |done| AppMessage::Autosave(Message::Written(kind, done)))
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

    /// The work left behind.
    pub(super) fn left(&self) -> &[LeftBehind] {
        &self.left.work
    }

    /// The work left behind, for changes.
    pub(super) const fn left_mut(&mut self) -> &mut Leftovers {
        &mut self.left
    }

    /// The kind of the work left behind with this number.
    pub(super) fn kind_of_left(&self, number: usize) -> WorkKind {
        let left = self.left.work.get(number);
        left.map_or(WorkKind::Solving, |left| left.work().kind)
    }

    /// The files of work left behind that cannot be read.
    pub(super) fn unreadable(&self) -> &[Unreadable] {
        &self.left.unreadable
    }

    fn of(&mut self, kind: WorkKind) -> &mut Kept {
        match kind {
            WorkKind::Solving => &mut self.solved,
            WorkKind::Making => &mut self.made,
        }
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

    /// Work with nothing but steps is left behind only once for each puzzle, and only for a few
    /// puzzles: removes older steps.
    pub(super) fn remove_older_steps(&mut self) {
        let Some(last) = self.left.work.first().map(|left| left.work().clone()) else {
            return;
        };
        if last.is_own() {
            return;
        }
        let mut others = 0;
        let is_older = |left: &mut LeftBehind| {
            let work = left.work();
            if work.is_own() {
                return false;
            }
            others += 1;
            others > MOST_STEPS || is_same_puzzle(work, &last)
        };
        for left in self.left.work.extract_if(1.., is_older) {
            left.discard();
        }
    }

    /// Leaves work behind, so that it can be resumed.
    fn leave_behind(&mut self, work: UnsavedWork) -> Result<(), SaveError> {
        let kept = self.of(work.kind);
        kept.kept = None;
        let keeper = kept.keeper.clone();
        let left = keeper.map(|keeper| locked(&keeper).leave(work));
        if let Some(left) = left.transpose()?.flatten() {
            self.left.work.insert(0, left);
        }
        Ok(())
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
            Message::Found(late) => {
                let Some(SharedLeftovers(found)) = self.autosave.look.answer(late) else {
                    return Task::none();
                };
                self.autosave.left = std::mem::take(&mut *locked(&found));
                let Leftovers { work, unreadable } = &self.autosave.left;
                if unreadable.is_empty() && work.iter().all(is_mere_steps) {
                    return self.go_back_among_steps();
                }
                // Work left behind comes first.
                self.way_back = None;
                if self.screen() == Screen::Start {
                    // The start screen shows it.
                } else if self.autosave.left.work.iter().any(|it| it.work().is_own()) {
                    let found = said!("autosave-found");
                    let (_, kind) = self.notices.present().unzip();
                    if kind != Some(Kind::Wrong) {
                        return self.tell(found);
                    }
                    // What could not be read is still to be told.
                    self.notices.complain_too(found);
                } else if let Some(unreadable) = self.autosave.left.unreadable.first() {
                    let reason = unreadable.error().text();
                    self.notices
                        .complain(said!("left-unreadable", reason = reason));
                }
            }
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

    /// Goes back to the last place if no work was left behind but steps in no file, which are easy
    /// to repeat. If that place was such a puzzle, its steps are resumed. So are those that were
    /// made when the program was killed, which could not note its last place.
    fn go_back_among_steps(&mut self) -> Task<AppMessage> {
        let work = &self.autosave.left.work;
        let number = if work.first().is_some_and(|last| !last.was_left()) {
            Some(0)
        } else {
            let place = self.way_back_to_puzzle();
            place.and_then(|place| {
                work.iter().position(|left| {
                    let puzzle = &left.work().puzzle;
                    puzzle.layout == place.layout && puzzle.givens == place.givens
                })
            })
        };
        match number.filter(|_| self.is_free_to_go_back()) {
            Some(number) => {
                self.way_back = None;
                self.take_up(number)
            }
            None => self.go_back(),
        }
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
        let work = match kind {
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
        })
    }

    /// The place of the open puzzle in its list, even while the list is being searched for.
    pub(super) fn sought_place(&self) -> Option<ListPlace> {
        let sought = self.autosave.list.as_ref();
        self.list_place()
            .or_else(|| sought.map(|(_, place)| place.clone()))
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

    /// Leaves the work behind before another version of its file replaces it; tells the player if
    /// that fails.
    pub(super) fn leave_for_other_version(&mut self, kind: WorkKind) {
        let work = match kind {
            WorkKind::Solving => {
                let unsaved = |it: &&SolverScreen| it.has_unsaved_work();
                let solver = self.screens.solver().filter(unsaved);
                solver.and_then(|_| self.work_on_puzzle())
            }
            WorkKind::Making => self.work_on_draft(),
        };
        let Some(work) = work.filter(|_| self.autosave.can_keep()) else {
            return;
        };
        let work = UnsavedWork {
            path: None,
            seen: None,
            ..work
        };
        if let Err(error) = self.autosave.leave_behind(work) {
            let reason = error.text();
            self.notices
                .complain(said!("autosave-failed", reason = reason));
        }
    }

    /// Leaves work behind if it would be missed; tells the player if that fails. True if work was
    /// left behind.
    pub(super) fn leave_behind(&mut self, kind: WorkKind) -> bool {
        let work = match kind {
            WorkKind::Solving => {
                let is_worth_it =
                    |it: &&SolverScreen| it.is_worth_keeping() || it.has_unsaved_steps();
                let solver = self.screens.solver().filter(is_worth_it);
                solver.and_then(|_| self.work_on_puzzle())
            }
            WorkKind::Making => self.work_on_draft().filter(|work| work.path.is_none()),
        };
        let Some(work) = work.filter(|_| self.autosave.can_keep()) else {
            return false;
        };
        if let Err(error) = self.autosave.leave_behind(work) {
            let reason = error.text();
            self.notices
                .complain(said!("autosave-failed", reason = reason));
            return false;
        }
        true
    }

    /// Whether the next start goes back to a puzzle in no file, with its steps. It does not if
    /// there is work left behind.
    pub(super) fn comes_back_with_steps(&self) -> bool {
        let is_in_sight = self.screen() == Screen::Solver;
        let left = &self.autosave.left;
        let is_first = left.work.is_empty() && left.unreadable.is_empty();
        let solver = self.screens.solver();
        let has_steps = solver.is_some_and(|it| it.path().is_none() && it.has_unsaved_steps());
        has_steps && is_in_sight && is_first && self.settings().beginning == Beginning::LeftOff
    }

    /// Resumes work left behind, unless there is work to save first.
    pub(super) fn leave_for_left(&mut self, number: usize) -> Task<AppMessage> {
        let leaving = Leaving::TakeUp(number);
        if self.autosave.kind_of_left(number) == WorkKind::Solving {
            return self.leave(leaving);
        }
        if self.must_save_draft() {
            // Show the work that the dialog asks about.
            self.screens.show(Screen::Create);
            return self.show_modal(Modal::Leave(leaving));
        }
        let is_left = self.leave_behind(WorkKind::Making);
        self.go(leaving.after(is_left))
    }

    /// Resumes work left behind.
    pub(super) fn take_up(&mut self, number: usize) -> Task<AppMessage> {
        self.modal = None;
        if number >= self.autosave.left.work.len() {
            return Task::none();
        }
        let kind = self.autosave.left.work[number].work().kind;
        let Some(keeper) = self.autosave.of(kind).keeper.clone() else {
            return Task::none();
        };
        let left = self.autosave.left.work.remove(number);
        let work = locked(&keeper).adopt(left);
        match kind {
            WorkKind::Solving => self.go_on_solving(work),
            WorkKind::Making => {
                let draft = Create::taken_up(&work.puzzle, work.name, work.path);
                let mut draft = draft.with_unfinished(&work.unfinished);
                draft.file_is(work.seen);
                let puzzle = draft.session().to_puzzle();
                self.autosave.made.is_kept(puzzle, (draft.changes(), 0));
                self.screens.set_draft(draft);
                self.show(Screen::Create)
            }
        }
    }

    fn go_on_solving(&mut self, work: UnsavedWork) -> Task<AppMessage> {
        let mut solver = self.solver_screen(&work.puzzle, work.name, work.path);
        solver.file_is(work.seen);
        solver.mark_unsaved();
        let moves = moves(solver.session());
        self.autosave.solved.is_kept(solver.to_puzzle(), moves);
        let replaced = self.replace_solver(solver);
        self.autosave.list = None;
        let list = work
            .list
            .map_or_else(Task::none, |place| self.look_for_list(place));
        Task::batch([replaced, list, self.show(Screen::Solver)])
    }

    /// Reads the list of the open puzzle again.
    pub(super) fn look_for_list(&mut self, place: ListPlace) -> Task<AppMessage> {
        let sought = place.clone();
        let mut lookup = Lookup::default();
        let found = lookup.begin(move |stop, _| {
            let found = sought.read(stop);
            found.map_err(|error| error.text())
        });
        self.autosave.list = Some((lookup, place));
        found.map(|late| AppMessage::Autosave(Message::ListRead(late)))
    }

    /// Takes the list of the open puzzle, which gets its neighbors back.
    fn list_read(&mut self, late: Late<ListFound>) {
        let sought = self.autosave.list.as_mut();
        let Some(found) = sought.and_then(|(lookup, _)| lookup.answer(late)) else {
            return;
        };
        let Some((_, place)) = self.autosave.list.take() else {
            return;
        };
        match (found, place.file) {
            (Ok((puzzles, number)), Some(file)) => self.listed_again(&file, puzzles, number),
            (Ok(_), None) => {}
            (Err(reason), _) => {
                self.notices
                    .complain(said!("left-without-list", reason = reason));
            }
        }
    }
}

/// Whether a message may have changed the work. The next move saves the clock of a game.
pub(super) const fn may_change(message: &AppMessage) -> bool {
    !message.is_motion() && !message.is_of_surroundings()
}

/// Whether work consists of steps of rules in no file.
fn is_mere_steps(left: &LeftBehind) -> bool {
    let work = left.work();
    work.path.is_none() && !work.is_own()
}

/// Whether two works are on the same file or, in no file, on the same puzzle.
fn is_same_puzzle(one: &UnsavedWork, other: &UnsavedWork) -> bool {
    match (&one.path, &other.path) {
        (Some(one), Some(other)) => is_same(one, other),
        (None, None) => {
            let (one, other) = (&one.puzzle, &other.puzzle);
            one.layout == other.layout && one.givens == other.givens
        }
        _ => false,
    }
}

fn moves(session: &Session) -> (usize, usize) {
    let journal = session.journal();
    (journal.moves().len(), journal.undone().len())
}

/// A thread that panics while writing leaves the keeper unchanged.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
