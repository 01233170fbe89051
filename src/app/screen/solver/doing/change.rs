//! All changes of the puzzle. Each clears outdated state and reports the change.

use std::sync::Arc;

use crate::board::CandidateSource;
use crate::screen::solver::card::report::Report;
use crate::screen::solver::doing::edit::{At, Edit};
use crate::screen::solver::{Action, Ask, Beside, Message, SolverScreen};
use sudoku_engine::grid::{Candidate, Cell, CellSet, Digit};
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::Solver;
use sudoku_engine::sudoku::{Cause, Change};
use sudoku_engine::texts::{Language, said};
use sudoku_telling::session::{EntryError, MistakeKind};

impl SolverScreen {
    /// Changes the puzzle.
    pub(in crate::screen::solver) fn change(
        &mut self,
        language: &Language,
        edit: Edit,
    ) -> Action<Message> {
        match edit {
            Edit::Apply(step) => {
                self.board_changes();
                self.session.apply(&step);
                self.tell(Report::Stepped(step));
            }
            Edit::Correct(mistake) => {
                self.board_changes();
                self.chosen = mistake.candidate.cell.into();
                let changed = self.session.correct(mistake);
                self.entered(changed);
            }
            Edit::CorrectAll(mistakes) => {
                self.board_changes();
                let changed = self.session.correct_all(&mistakes);
                self.entered(Ok(changed));
            }
            Edit::Undo => self.undo(),
            Edit::Redo => self.redo(),
            Edit::Restart => {
                self.board_changes();
                if self.session.restart() {
                    self.tell(Report::Restarted);
                }
                self.warn();
            }
            Edit::BackTo(count) => self.back_to(count),
            Edit::TakeBack(count) => {
                self.board_changes_on_path();
                self.session.back_to(count);
                self.report_place();
            }
            Edit::GoOn(steps) => {
                self.board_changes_on_path();
                for step in &steps {
                    self.make_or_redo(step);
                }
                self.report_place();
            }
            Edit::Value(at, digit) => return self.set_value(at, digit),
            Edit::Shift(from, to) => self.shift(from, to),
            Edit::Toggle(at, digit) => return self.toggle(at, digit),
            Edit::Fill(solution, report) => {
                self.board_changes();
                self.session.fill(&solution);
                self.tell(report);
            }
            Edit::FillInNotes => {
                self.session.fill_in_notes();
                self.end_report_of_notes();
            }
            Edit::ColorCells(cells, color) => {
                self.session.color_cells(cells, color);
            }
            Edit::ColorCandidate(candidate, color) => {
                self.session.color_candidate(candidate, color);
            }
            Edit::DrawLink(link) => {
                self.session.draw_link(link);
            }
            Edit::ClearMarks => {
                self.session.clear_marks();
            }
            Edit::MakeSavePoint => return self.make_save_point(language),
            Edit::GoToSavePoint(number) => {
                self.board_changes();
                if self.session.go_to_save_point(number) {
                    self.report_last(|change| Report::Entered(Box::new(change.clone())));
                }
                self.warn();
            }
            Edit::RenameSavePoint(number, name) => {
                self.session.rename_save_point(number, &name);
            }
            Edit::DeleteSavePoint(number) => {
                let deleted = self.session.delete_save_point(number);
                let left = self.session.save_points().len();
                self.by_hand.save_points().deleted(number, deleted, left);
            }
            Edit::PutBackSavePoint(number, save_point) => {
                self.session.put_back_save_point(number, save_point);
            }
            Edit::Play(play) => return self.play(play),
        }
        Action::None
    }

    /// Before any change of the board: stops searches, playing and marks that refer to the old
    /// board.
    pub(in crate::screen::solver) fn board_changes(&mut self) {
        self.path_panel.board_changes();
        self.board_changes_on_path();
    }

    /// Stops the same things before a change by the path, which may go on playing.
    fn board_changes_on_path(&mut self) {
        self.seeking.cancel();
        self.card.walk_to(None);
        self.worth_trying = false;
        self.by_hand.drop_link();
    }

    fn undo(&mut self) {
        let is_mark = |change: &Change| !change.is_of_board();
        if self.session.journal().moves().last().is_some_and(is_mark) {
            // Other reports still apply to the board.
            self.session.undo();
            self.end_report_of_notes();
            return;
        }
        if self.session.journal().moves().is_empty() {
            return;
        }
        self.board_changes();
        self.session.undo();
        self.report_undone(1);
        self.warn();
    }

    fn redo(&mut self) {
        let is_mark = |change: &Change| !change.is_of_board();
        if self.session.journal().undone().last().is_some_and(is_mark) {
            self.session.redo();
            self.end_report_of_notes();
            return;
        }
        if self.session.journal().undone().is_empty() {
            return;
        }
        self.board_changes();
        if self.session.redo() {
            self.report_last(Report::redone);
        }
        self.warn();
    }

    fn back_to(&mut self, count: usize) {
        self.board_changes();
        let before = self.session.journal().moves().len();
        self.session.back_to(count);
        self.end_report_of_notes();
        let changed = self
            .session
            .journal()
            .undone()
            .last()
            .and_then(|change| change.values.first().copied());
        if let Some(value) = changed {
            self.chosen = value.cell.into();
        }
        self.report_undone(before.saturating_sub(count));
        self.warn();
    }

    /// Makes a step of the path. If it is the step taken back last, it is redone, so that the moves
    /// taken back before it can be redone too.
    fn make_or_redo(&mut self, step: &Arc<[Deduction]>) {
        let is_step = |cause: &Cause| matches!(cause, Cause::Rule(made) if made == step);
        // Skip marks taken back before it.
        let marks_before = {
            let journal = self.session.journal();
            let mut undone = journal.undone().iter().rev();
            let marks = undone.clone().take_while(|it| !it.is_of_board()).count();
            let next = undone.nth(marks);
            next.filter(|it| is_step(&it.cause)).map(|_| marks)
        };
        match marks_before {
            Some(marks) => {
                for _ in 0..=marks {
                    self.session.redo();
                }
            }
            None => self.session.apply(step),
        }
    }

    /// The cells to act on; if none is chosen, the player is told.
    pub(in crate::screen::solver) fn cells_at(&mut self, at: At) -> Option<CellSet> {
        match at {
            At::Cell(cell) => Some(CellSet::only(cell)),
            At::Chosen if self.chosen.cells().is_empty() => {
                self.tell(Report::NoCell);
                None
            }
            At::Chosen => Some(self.chosen.cells()),
        }
    }

    fn set_value(&mut self, at: At, digit: Option<Digit>) -> Action<Message> {
        let Some(mut cells) = self.cells_at(at) else {
            return Action::None;
        };
        if self.correcting_givens && at == At::Chosen {
            cells = self.chosen.lead().into_iter().collect();
        }
        match (cells.single(), digit) {
            (Some(cell), Some(digit)) => {
                if at != At::Chosen {
                    self.chosen = cell.into();
                }
                self.enter(cell, digit);
            }
            (None, Some(digit)) => return self.toggle(at, digit),
            (_, None) => self.clear(cells),
        }
        Action::None
    }

    fn enter(&mut self, cell: Cell, digit: Digit) {
        if self.session.grid().is_solved() && !self.correcting_givens {
            self.tell(Report::NothingLeft);
            return;
        }
        self.board_changes();
        let changed = if self.correcting_givens {
            Ok(self.session.set_given(cell, Some(digit)))
        } else {
            self.session.enter(cell, digit)
        };
        self.entered(changed);
    }

    fn clear(&mut self, cells: CellSet) {
        let notes = self.shown() == CandidateSource::ByHand;
        if notes && cells.is_subset(self.session.grid().unsolved()) {
            // Other reports still apply to the board.
            match self.session.clear(cells, notes) {
                Ok(_) => self.end_report_of_notes(),
                Err(error) => self.tell(Report::Refused(error)),
            }
            return;
        }
        self.board_changes();
        let given = cells.single().filter(|_| self.correcting_givens);
        let changed = match given {
            Some(cell) => Ok(self.session.set_given(cell, None)),
            None => self.session.clear(cells, notes),
        };
        self.entered(changed);
    }

    fn shift(&mut self, from: Cell, to: Cell) {
        self.board_changes();
        self.chosen = to.into();
        let changed = self.session.shift(from, to);
        self.entered(changed);
    }

    fn toggle(&mut self, at: At, digit: Digit) -> Action<Message> {
        let Some(cells) = self.cells_at(at) else {
            return Action::None;
        };
        if self.shown() == CandidateSource::ByHand {
            match self.session.toggle_notes(cells, digit) {
                Ok(_) => self.end_report_of_notes(),
                Err(error) => self.tell(Report::Refused(error)),
            }
            return Action::None;
        }
        match self.session.toggle_candidates(cells, digit) {
            Err(EntryError::Excluded(candidate, by)) => self.excluded(candidate, by),
            changed => {
                self.board_changes();
                self.entered(changed);
                Action::None
            }
        }
    }

    /// Tells that a candidate cannot be put back because a digit seen by its cell rules it out.
    /// That is not a mistake: a notice says so, and the card stays.
    pub(in crate::screen::solver) fn excluded(
        &mut self,
        candidate: Candidate,
        by: Cell,
    ) -> Action<Message> {
        self.excluded = Some(candidate);
        Action::Ask(Ask::Answer(said!(
            "card-refused-excluded",
            digit = candidate.digit,
            cell = by,
        )))
    }

    /// Ends a report about notes, which have changed.
    fn end_report_of_notes(&mut self) {
        let is_of_notes = match self.report() {
            Report::Mistaken(mistake) => mistake.kind == MistakeKind::NotNoted,
            Report::Weighed(_, notes) => notes.cells > 0,
            Report::Entered(change) => !change.is_of_board(),
            // It is no longer the last thing that happened.
            Report::Undone(_) => true,
            _ => false,
        };
        if is_of_notes {
            self.tell_nothing();
        }
    }

    fn entered(&mut self, changed: Result<bool, EntryError>) {
        match changed {
            Ok(true) => {
                if self.session.grid().is_solved() {
                    self.tell(Report::Solved);
                } else {
                    self.report_last(|change| Report::Entered(Box::new(change.clone())));
                }
                self.warn();
            }
            Ok(false) => {}
            Err(error) => self.tell(Report::Refused(error)),
        }
    }

    fn make_save_point(&mut self, language: &Language) -> Action<Message> {
        match self.session.make_save_point(language) {
            Ok(number) => {
                self.by_hand.save_points().made(number);
                if self.beside == Beside::Marks {
                    return Action::None;
                }
                let name = &self.session.save_points()[number].name;
                Action::Ask(Ask::Answer(said!("save-points-made", name = name.clone())))
            }
            Err(error) => Action::Ask(Ask::Answer(error.text())),
        }
    }

    /// Reports the last move, if there is one.
    pub(in crate::screen::solver) fn report_last(
        &mut self,
        report: impl FnOnce(&Change) -> Report,
    ) {
        let last = self.session.journal().moves().last().map(report);
        if let Some(report) = last {
            self.tell(report);
        }
    }

    /// Reports the last `count` moves taken back, without those of marks alone.
    pub(in crate::screen::solver) fn report_undone(&mut self, count: usize) {
        let undone = self.session.journal().undone();
        let last = &undone[undone.len().saturating_sub(count)..];
        let undone: Box<[Change]> = last.iter().filter(|it| it.is_of_board()).cloned().collect();
        if !undone.is_empty() {
            self.tell(Report::Undone(undone));
        }
    }

    /// Reports the move that led to the present place on the path.
    fn report_place(&mut self) {
        let report = match self.session.journal().board_moves().last() {
            None => Report::Ready,
            Some((_, change)) if matches!(change.cause, Cause::Person | Cause::Given) => {
                Report::Entered(Box::new(change.clone()))
            }
            Some((_, change)) => Report::redone(change),
        };
        self.tell(report);
        self.warn();
    }

    /// Goes on with these rules.
    pub fn set_rules(&mut self, rules: Solver) {
        self.granularities
            .keep_for_own(self.session.rules(), &rules);
        let granularity = self.granularities.of(&rules);
        self.session.set_granularity(granularity);
        let before = self.session.set_rules(rules);
        self.rules_changed(before);
    }

    /// After a change of the rules, ends a search and a report that depend on them, and compares
    /// the path by the old rules.
    pub(in crate::screen::solver) fn rules_changed(&mut self, before: Solver) {
        if self.seeking.rests_on_rules() {
            self.cancel();
        }
        self.causes.forget_end_of_rules();
        let is_of_rules = matches!(
            self.report(),
            Report::Stalled { .. }
                | Report::Hinted { .. }
                | Report::Previewed(_)
                | Report::Answered { .. }
        );
        if is_of_rules {
            self.worth_trying = false;
            self.tell_what_holds();
        }
        self.path_panel.compare_with(before, &self.session);
        self.choice += 1;
    }
}
