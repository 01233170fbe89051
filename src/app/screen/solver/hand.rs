//! What is done on the board by hand, and taken back.

use super::game::GameReport;
use super::{Report, Solver};
use crate::app::board::Shown;
use crate::app::shortcut::Direction;
use crate::grid::{Candidate, Digit};
use crate::session::EntryError;
use crate::sudoku::Change;

impl Solver {
    pub(super) fn undo(&mut self) {
        let is_mark = |change: &Change| !change.is_of_board();
        if self.session.journal().moves().last().is_some_and(is_mark) {
            // What is reported of the board holds as before.
            self.session.undo();
            return;
        }
        self.before_change();
        self.session.undo();
        self.report_undone();
        self.warn();
    }

    pub(super) fn redo(&mut self) {
        let is_mark = |change: &Change| !change.is_of_board();
        if self.session.journal().undone().last().is_some_and(is_mark) {
            self.session.redo();
            return;
        }
        self.before_change();
        if self.session.redo() {
            self.report = self
                .session
                .journal()
                .moves()
                .last()
                .map_or(Report::Ready, Report::redone);
        }
        self.warn();
    }

    pub(super) fn restart(&mut self) {
        self.before_change();
        if self.session.restart() {
            self.report = Report::Restarted;
        }
        self.warn();
    }

    /// Goes back to before a move, and to its cell, to try it otherwise.
    pub(super) fn back_to(&mut self, count: usize) {
        self.before_change();
        self.session.back_to(count);
        let changed = self
            .session
            .journal()
            .undone()
            .last()
            .and_then(|change| change.values.first().copied());
        self.selected = changed.map(|value| value.cell).or(self.selected);
        self.report_undone();
        self.warn();
    }

    pub(super) fn report_undone(&mut self) {
        if let Some(change) = self.session.journal().undone().last() {
            self.report = Report::Undone(Box::new(change.clone()));
        }
    }

    pub(super) fn move_selection(&mut self, direction: Direction) {
        self.selected = Some(direction.from(self.selected));
    }

    /// Once a cell is chosen it is not asked for any more.
    pub(super) fn cell_chosen(&mut self) {
        if self.selected.is_some() && matches!(self.report, Report::NoCell) {
            self.report = if self.is_game_on() {
                Report::Game(GameReport::Begun)
            } else {
                Report::Ready
            };
        }
    }

    pub(super) fn set_value(&mut self, digit: Option<Digit>) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        let is_empty = self.session.grid().value(cell).is_none();
        if digit.is_none() && is_empty && self.shown() == Shown::ByHand {
            self.note(cell, None);
            return;
        }
        self.before_change();
        let changed = if self.correcting_givens {
            Ok(self.session.set_given(cell, digit))
        } else if let Some(digit) = digit {
            self.session.enter(cell, digit)
        } else {
            self.session.erase(cell)
        };
        self.entered(changed);
    }

    pub(super) fn toggle(&mut self, digit: Digit) {
        let Some(cell) = self.selected else {
            self.report = Report::NoCell;
            return;
        };
        if self.shown() == Shown::ByHand {
            self.note(cell, Some(digit));
            return;
        }
        self.before_change();
        let changed = self.session.toggle_candidate(Candidate::new(cell, digit));
        self.entered(changed);
    }

    pub(super) fn entered(&mut self, changed: Result<bool, EntryError>) {
        match changed {
            Ok(true) => {
                if self.session.grid().is_solved() {
                    self.report = Report::Solved;
                } else if let Some(change) = self.session.journal().moves().last() {
                    self.report = Report::Entered(Box::new(change.clone()));
                }
                self.warn();
            }
            Ok(false) => {}
            Err(error) => self.report = Report::Refused(error),
        }
    }

    /// Makes the board ready to type: chooses the first of the cells worth
    /// trying, unless an empty cell is chosen already.
    pub(super) fn select_for_typing(&mut self) {
        let empty = self.session.grid().unsolved();
        if !self.selected.is_some_and(|cell| empty.contains(cell)) {
            self.selected = self.session.cells_to_try().first();
        }
    }
}
