//! Leaves work behind, and resumes work that was left behind.

use iced::Task;

use super::{Autosave, locked, moves};
use crate::modal::{Leaving, Modal};
use crate::saving::is_same;
use crate::screen::create::Create;
use crate::screen::solver::SolverScreen;
use crate::settings::Beginning;
use crate::{App, Message, Screen};
use sudoku_engine::texts::{Text, said};
use sudoku_telling::session::{
    LeftBehind, Leftovers, SaveError, Unreadable, UnsavedWork, WorkKind,
};

/// The most puzzles whose mere steps are left behind besides those of the last puzzle.
const MOST_STEPS: usize = 8;

impl Autosave {
    /// The work left behind.
    pub(crate) fn left(&self) -> &[LeftBehind] {
        &self.left.work
    }

    /// The work left behind, for changes.
    pub(crate) const fn left_mut(&mut self) -> &mut Leftovers {
        &mut self.left
    }

    /// The kind of the work left behind with this number.
    pub(crate) fn kind_of_left(&self, number: usize) -> WorkKind {
        let left = self.left.work.get(number);
        left.map_or(WorkKind::Solving, |left| left.work().kind)
    }

    /// The files of work left behind that cannot be read.
    pub(crate) fn unreadable(&self) -> &[Unreadable] {
        &self.left.unreadable
    }

    /// Work with nothing but steps is left behind only once for each puzzle, and only for a few
    /// puzzles: removes older steps.
    pub(crate) fn remove_older_steps(&mut self) {
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
}

impl App {
    /// Returns to the last place if only unsaved steps were left behind, which are easy to repeat.
    /// If that place is their puzzle, the steps are resumed. After a kill, which leaves no last
    /// place, the latest steps are resumed.
    pub(super) fn go_back_among_steps(&mut self) -> Task<Message> {
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

    /// Leaves the work behind before another version of its file replaces it; tells the player if
    /// that fails.
    pub(crate) fn leave_for_other_version(&mut self, kind: WorkKind) {
        let work = match kind {
            WorkKind::Solving => {
                let unsaved = |it: &&SolverScreen| it.not_saved().is_some();
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
    pub(crate) fn leave_behind(&mut self, kind: WorkKind) -> bool {
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

    /// The number of the work left behind on the open puzzle. Mere steps in no file do not count,
    /// because they are easy to repeat.
    pub(crate) fn left_on_open(&self) -> Option<usize> {
        let solver = self.screens.solver()?;
        let open = solver.to_puzzle();
        self.autosave.left.work.iter().position(|left| {
            let work = left.work();
            let is_same_place = match (&work.path, solver.path()) {
                (Some(one), Some(other)) => is_same(one, other),
                _ => true,
            };
            work.kind == WorkKind::Solving
                && is_same_place
                && !is_mere_steps(left)
                && work.puzzle.as_given() == open.as_given()
        })
    }

    /// Offers the work left behind on the puzzle that was just opened. Otherwise tells the remark
    /// about reading it, if there is one.
    pub(crate) fn tell_opened(&mut self, noted: Option<Text>) -> Task<Message> {
        if self.screen() != Screen::Solver || self.left_on_open().is_none() {
            return self.tell_noted(noted);
        }
        let offer = said!("left-on-open");
        let told = noted.map_or(offer.clone(), |noted| noted.sentence(offer));
        self.offer_left(told)
    }

    /// Resumes the work left behind on the open puzzle.
    pub(crate) fn take_up_on_open(&mut self) -> Task<Message> {
        let left = self.left_on_open();
        self.notices.withdraw_offer();
        match left {
            Some(number) => self.leave_for_left(number),
            None => Task::none(),
        }
    }

    /// Whether the next start goes back to a puzzle in no file, with its steps. It does not if
    /// there is work left behind.
    pub(crate) fn comes_back_with_steps(&self) -> bool {
        let is_in_sight = self.screen() == Screen::Solver;
        let left = &self.autosave.left;
        let is_first = left.work.is_empty() && left.unreadable.is_empty();
        let solver = self.screens.solver();
        let has_steps = solver.is_some_and(|it| it.path().is_none() && it.has_unsaved_steps());
        has_steps && is_in_sight && is_first && self.settings().beginning == Beginning::LeftOff
    }

    /// Resumes work left behind, unless there is work to save first.
    pub(crate) fn leave_for_left(&mut self, number: usize) -> Task<Message> {
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
    pub(crate) fn take_up(&mut self, number: usize) -> Task<Message> {
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
                draft.say_again(self.preferences.language());
                let puzzle = draft.session().to_puzzle();
                self.autosave.made.is_kept(puzzle, (draft.changes(), 0));
                self.screens.set_draft(draft);
                self.show(Screen::Create)
            }
        }
    }

    fn go_on_solving(&mut self, work: UnsavedWork) -> Task<Message> {
        let mut solver = self.solver_screen(&work.puzzle, work.name, work.path);
        solver.say_again(self.language());
        solver.file_is(work.seen);
        match work.is_made {
            true => solver.mark_made(),
            false => solver.mark_unsaved(),
        }
        let moves = moves(solver.session());
        self.autosave.solved.is_kept(solver.to_puzzle(), moves);
        let replaced = self.replace_solver(solver);
        self.autosave.list = None;
        let list = work
            .list
            .map_or_else(Task::none, |place| self.look_for_list(place));
        Task::batch([replaced, list, self.show(Screen::Solver)])
    }
}

/// Whether work consists of steps of rules in no file.
pub(super) fn is_mere_steps(left: &LeftBehind) -> bool {
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
