//! Keeps unsaved work in files of its own, so that a crash loses none of it, and opens
//! it again at the next start.
//!
//! The work is written on another thread: at once after a move, within three seconds
//! after any other change, and only if it differs from what was written last. No clock
//! runs while nothing happens. A puzzle that is just as it was opened or saved is not
//! written. Work in no file, and steps that its file lacks, are left behind where the puzzle is
//! left: they are offered again.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use iced::Task;

use super::discarded::Discarded;
use super::lookup::{Done, Errand, Late, Lookup};
use super::modal::{Leaving, Modal};
use super::saving::is_same;
use super::screen::create::Create;
use super::screen::solver::SolverScreen;
use super::{App, Message as AppMessage, Screen, errors};
use sudoku_engine::sudoku::Puzzle;
use sudoku_engine::texts::{Language, words};
use sudoku_telling::session::{
    Collection, Keeper, LeftBehind, Leftovers, ListPlace, SaveError, Session, UnfinishedRegions,
    Unreadable, UnsavedWork, WorkKind,
};

/// How long a change that is no move, such as a mark, waits to be written.
const DELAY: Duration = Duration::from_secs(3);

/// What can happen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Work was found that a program left behind.
    Found(Late<SharedLeftovers>),
    /// It is time to look whether something is to be kept.
    Due(Late<()>),
    /// Work of this kind was written, or why it was not.
    Written(WorkKind, Done<Result<(), String>>),
    /// The list was read that work which was taken up is from.
    ListRead(Late<ListFound>),
}

/// The list that a puzzle is from and its number there, or why there is none.
pub type ListFound = Result<(Collection, usize), String>;

/// Work that was left behind, on its way to the window.
#[derive(Clone)]
pub struct SharedLeftovers(Arc<Mutex<Leftovers>>);

impl SharedLeftovers {
    /// This work.
    pub fn new(left: Leftovers) -> Self {
        Self(Arc::new(Mutex::new(left)))
    }
}

impl fmt::Debug for SharedLeftovers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedLeftovers")
    }
}

/// What is known of the work that is kept.
#[derive(Debug, Default)]
pub(super) struct Autosave {
    solved: Kept,
    made: Kept,
    /// The time until it is looked at again.
    pause: Lookup<()>,
    /// Whether it was told that the work cannot be kept.
    told: bool,
    left: Leftovers,
    /// What was discarded of it last, until that cannot be undone any more.
    pub(super) discarded: Option<Discarded>,
    /// The look for what was left behind.
    look: Lookup<SharedLeftovers>,
    /// The search for the list that the open puzzle is from, and its place there.
    list: Option<(Lookup<ListFound>, ListPlace)>,
}

/// What is known of the work of one kind.
#[derive(Debug, Default)]
struct Kept {
    keeper: Option<Arc<Mutex<Keeper>>>,
    /// The puzzle as it was opened or saved.
    safe: Option<Puzzle>,
    /// The puzzle as it was kept last.
    kept: Option<Puzzle>,
    /// What of its board was unfinished then.
    unfinished: UnfinishedRegions,
    /// How many moves were made and taken back when it was looked at last.
    seen: (usize, usize),
    writing: Errand<Result<(), String>>,
}

impl Kept {
    /// Nothing is kept any more. What is just being written is removed after that: the
    /// window does not wait for it.
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

    /// The work was written, or why it was not.
    fn written(&mut self, done: Done<Result<(), String>>) -> Result<(), String> {
        let outcome = self.writing.take(done);
        self.remove_forgotten();
        outcome
    }

    /// The puzzle is safe as it stands: as its file has it.
    fn is_safe(&mut self, puzzle: Puzzle, moves: (usize, usize)) {
        self.seen = moves;
        self.forget();
        self.safe = Some(puzzle);
    }

    /// The puzzle is kept as it stands, and is in no file.
    fn is_kept(&mut self, puzzle: Puzzle, moves: (usize, usize)) {
        self.seen = moves;
        self.safe = None;
        self.kept = Some(puzzle);
    }

    /// Writes the work if it is not safe as it is.
    fn keep(&mut self, language: &Language, work: UnsavedWork) -> Task<AppMessage> {
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
        let language = language.clone();
        let written = self.writing.begin(move || {
            let kept = locked(&keeper).keep(&work);
            kept.map_err(|error| errors::save(&language, &error))
        });
        // While something is written already it is looked at again after that.
        let Some(written) = written else {
            return Task::none();
        };
        self.kept = Some(puzzle);
        self.unfinished = unfinished;
        written.map(move |done| AppMessage::Autosave(Message::Written(kind, done)))
    }
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
        &self.left.work
    }

    /// What was left behind, to be changed.
    pub(super) const fn left_mut(&mut self) -> &mut Leftovers {
        &mut self.left
    }

    /// What is done on work that can be taken up again.
    pub(super) fn kind_of_left(&self, number: usize) -> WorkKind {
        let left = self.left.work.get(number);
        left.map_or(WorkKind::Solving, |left| left.work().kind)
    }

    /// What cannot be read of what was left behind.
    pub(super) fn unreadable(&self) -> &[Unreadable] {
        &self.left.unreadable
    }

    fn of(&mut self, kind: WorkKind) -> &mut Kept {
        match kind {
            WorkKind::Solving => &mut self.solved,
            WorkKind::Making => &mut self.made,
        }
    }

    /// The program ends as it should.
    pub(super) fn close(&mut self) {
        self.remove_discarded();
        let keepers = [&self.solved.keeper, &self.made.keeper];
        for keeper in keepers.into_iter().flatten() {
            locked(keeper).close();
        }
    }

    /// Whether work can be kept at all.
    pub(super) const fn can_keep(&self) -> bool {
        self.solved.keeper.is_some()
    }

    /// Steps alone are left behind once for each file: those that were left before the last
    /// work are removed.
    pub(super) fn remove_older_steps(&mut self) {
        let file = |left: &LeftBehind| {
            let work = left.work();
            work.path.clone().filter(|_| !work.is_own())
        };
        let Some(last) = self.left.work.first().and_then(file) else {
            return;
        };
        let is_older = |left: &mut LeftBehind| file(left).is_some_and(|it| is_same(&it, &last));
        for left in self.left.work.extract_if(1.., is_older) {
            left.discard();
        }
    }

    /// Leaves work behind that can be taken up again.
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

    /// The open puzzle as it was opened, or as its file has it; `None` if it was taken
    /// up after a crash.
    pub(super) const fn opened(&self) -> Option<&Puzzle> {
        self.solved.safe.as_ref()
    }

    /// The open puzzle is from no list that is still to be found.
    pub(super) fn forget_list(&mut self) {
        self.list = None;
    }
}

impl App {
    /// Keeps the work in this folder from now on, and looks there for what was
    /// left behind.
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
                if work.is_empty() && unreadable.is_empty() {
                    return self.go_back();
                }
                // What was left behind comes first.
                self.way_back = None;
                if self.screen == Screen::Start {
                    // It is shown there.
                } else if self.autosave.left.work.iter().any(|it| it.work().is_own()) {
                    return self.tell(words!(&self.language, "autosave-found"));
                } else if let Some(unreadable) = self.autosave.left.unreadable.first() {
                    let reason = errors::work(&self.language, unreadable.error());
                    self.notice = Some(words!(&self.language, "left-unreadable", reason = reason));
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
                        // What could not be kept is tried again with the next
                        // move.
                        let told = std::mem::replace(&mut self.autosave.told, true);
                        if !told {
                            self.notice =
                                Some(words!(&self.language, "autosave-failed", reason = error));
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

    /// Sees to it that what a message did is kept: at once if it was a move, else
    /// in a while.
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
        let is_any = self.solver.is_some() || self.create.is_some();
        let pause = &mut self.autosave.pause;
        if tasks.is_empty() && is_any && !pause.is_under_way() {
            let due = |late| AppMessage::Autosave(Message::Due(late));
            return pause.wait(DELAY).map(due);
        }
        Task::batch(tasks)
    }

    /// How many moves were made on the work of a kind and taken back.
    fn moves_on(&self, kind: WorkKind) -> Option<(usize, usize)> {
        match kind {
            WorkKind::Solving => self.solver.as_ref().map(|it| moves(it.session())),
            WorkKind::Making => self.create.as_ref().map(|it| (it.changes(), 0)),
        }
    }

    /// Writes the work of a kind if it is not safe as it is.
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
            Some(work) => self.autosave.of(kind).keep(&self.language, work),
            None => {
                self.autosave.of(kind).forget();
                Task::none()
            }
        }
    }

    fn work_on_puzzle(&self) -> Option<UnsavedWork> {
        let solver = self.solver.as_ref()?;
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

    /// Where the open puzzle stands in its list, which may still be sought.
    pub(super) fn sought_place(&self) -> Option<ListPlace> {
        let sought = self.autosave.list.as_ref();
        self.list_place()
            .or_else(|| sought.map(|(_, place)| place.clone()))
    }

    /// The draft, if there is anything to it that is in no file.
    fn work_on_draft(&self) -> Option<UnsavedWork> {
        let draft = self.create.as_ref().filter(|draft| draft.is_unsaved())?;
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

    /// A puzzle was opened as its file has it, or was saved.
    pub(super) fn work_is_safe(&mut self) {
        if let Some(solver) = &self.solver {
            let moves = moves(solver.session());
            self.autosave.solved.is_safe(solver.to_puzzle(), moves);
        }
    }

    /// The draft was saved.
    pub(super) fn draft_is_safe(&mut self) {
        if let Some(draft) = &self.create {
            let puzzle = draft.session().to_puzzle();
            self.autosave.made.is_safe(puzzle, (draft.changes(), 0));
        }
    }

    /// The file of the work is not as it was left there: what is on the screen is in no file.
    pub(super) fn work_is_in_no_file(&mut self, kind: WorkKind) -> Task<AppMessage> {
        match kind {
            WorkKind::Solving => {
                if let Some(solver) = &mut self.solver {
                    solver.mark_unsaved();
                }
            }
            WorkKind::Making => {
                if let Some(draft) = &mut self.create {
                    draft.mark_unsaved();
                }
            }
        }
        let kept = self.autosave.of(kind);
        kept.safe = None;
        self.keep_work(kind)
    }

    /// Leaves the work behind that another version of its file takes the place of, so that
    /// it is offered again; tells it if that cannot be done.
    pub(super) fn leave_for_other_version(&mut self, kind: WorkKind) {
        let work = match kind {
            WorkKind::Solving => {
                let unsaved = |it: &&SolverScreen| it.has_unsaved_work();
                let solver = self.solver.as_ref().filter(unsaved);
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
            let reason = errors::save(&self.language, &error);
            self.notice = Some(words!(&self.language, "autosave-failed", reason = reason));
        }
    }

    /// Leaves work behind where it would be missed; tells it if that cannot be done. True
    /// if there was any.
    pub(super) fn leave_behind(&mut self, kind: WorkKind) -> bool {
        let work = match kind {
            WorkKind::Solving => {
                let is_worth_it =
                    |it: &&SolverScreen| it.is_worth_keeping() || it.has_unsaved_steps();
                let solver = self.solver.as_ref().filter(is_worth_it);
                solver.and_then(|_| self.work_on_puzzle())
            }
            WorkKind::Making => self.work_on_draft().filter(|work| work.path.is_none()),
        };
        let Some(work) = work.filter(|_| self.autosave.can_keep()) else {
            return false;
        };
        if let Err(error) = self.autosave.leave_behind(work) {
            let reason = errors::save(&self.language, &error);
            self.notice = Some(words!(&self.language, "autosave-failed", reason = reason));
            return false;
        }
        true
    }

    /// Goes on with work that was left behind, unless there is work to save first.
    pub(super) fn leave_for_left(&mut self, number: usize) -> Task<AppMessage> {
        let leaving = Leaving::TakeUp(number);
        if self.autosave.kind_of_left(number) == WorkKind::Solving {
            return self.leave(leaving);
        }
        if self.must_save_draft() {
            // What is saved is what is shown.
            self.screen = Screen::Create;
            return self.show_modal(Modal::Leave(leaving));
        }
        let is_left = self.leave_behind(WorkKind::Making);
        self.go(leaving.after(is_left))
    }

    /// Goes on with work that was left behind.
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
                self.create = Some(draft);
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
        self.solver = Some(solver);
        self.autosave.list = None;
        let list = work
            .list
            .map_or_else(Task::none, |place| self.look_for_list(place));
        Task::batch([list, self.show(Screen::Solver)])
    }

    /// Reads the list again that the open puzzle is from.
    pub(super) fn look_for_list(&mut self, place: ListPlace) -> Task<AppMessage> {
        let sought = place.clone();
        let language = self.language.clone();
        let mut lookup = Lookup::default();
        let found = lookup.begin(move |stop, _| {
            let found = sought.read(stop);
            found.map_err(|error| errors::list(&language, &error))
        });
        self.autosave.list = Some((lookup, place));
        found.map(|late| AppMessage::Autosave(Message::ListRead(late)))
    }

    /// The open puzzle has its neighbors again, or none.
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
                self.notice = Some(words!(&self.language, "left-without-list", reason = reason));
            }
        }
    }
}

/// Whether a message may have changed the work. That the clock of a game goes on
/// is kept with the next move.
pub(super) const fn may_change(message: &AppMessage) -> bool {
    !message.is_motion() && !message.is_of_surroundings()
}

fn moves(session: &Session) -> (usize, usize) {
    let journal = session.journal();
    (journal.moves().len(), journal.undone().len())
}

/// A thread that panicked while it wrote has left the keeper as it was.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
