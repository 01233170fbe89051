//! Help in a game: hints and answers, and their prices.

use std::sync::Arc;

use super::{Entry, Game, PlayError};
use crate::play::hint::{AdviceSearch, concerns, is_part, notes};
use crate::play::score::{Cost, Help};
use crate::session::Session;
use sudoku_engine::grid::{Candidate, Cell, Grid};
use sudoku_engine::rules::Deduction;
use sudoku_engine::solver::{Preset, Solver};
use sudoku_engine::sudoku::{Cause, Change, Conclusion};

impl Game {
    /// The search for a hint on the present board with all rules. It uses the candidates that the
    /// person left, but keeps every right candidate, so that a hint does not reveal by chance, and
    /// for free, that a removal was wrong.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn search_advice(&self, session: &Session) -> Result<AdviceSearch, PlayError> {
        self.must_be_on()?;
        let right = self.wrong(session).is_empty();
        Ok(AdviceSearch {
            grid: right.then(|| self.sound_grid(session)),
            frozen: self.frozen(session),
            paid: self.record.paid.clone(),
            solver: Solver::preset(Preset::Everything).checked_as(session.rules()),
        })
    }

    /// The board without the removed candidates, except right ones, which stay.
    fn sound_grid(&self, session: &Session) -> Grid {
        let position = session.position();
        let mut grid = Grid::from_values_on(position.grid().layout(), position.grid().values());
        grid.set_givens(position.given());
        grid.set_marked(position.is_marked());
        for cell in grid.unsolved() {
            for digit in position.removed(cell) {
                if self.solution[cell.index()] != Some(digit) {
                    grid.eliminate(Candidate::new(cell, digit));
                }
            }
        }
        grid
    }

    /// The price of the step; nothing if it was paid for before.
    pub fn price(&self, step: &Arc<[Deduction]>, help: Help) -> i64 {
        let is_paid = |it: &Deduction| self.record.paid.iter().any(|paid| is_part(it, paid));
        if step.iter().all(is_paid) {
            0
        } else {
            help.price()
        }
    }

    /// Whether the digit of this cell was paid for.
    pub fn is_answered(&self, session: &Session, cell: Cell) -> bool {
        let mut moves = session.journal().moves().iter();
        let answers = |change: &Change| {
            let mut set = change.values.iter();
            change.cause == Cause::Answer && set.any(|it| it.cell == cell)
        };
        self.record.answered.contains(cell) || moves.any(answers)
    }

    /// Pays for a hint, which may be shown from now on.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn take_hint(&mut self, step: &Arc<[Deduction]>, help: Help) -> Result<(), PlayError> {
        self.must_be_on()?;
        if self.price(step, help) > 0 {
            help.count_in(&mut self.record.hints);
            self.record.paid.extend(step.iter().map(Conclusion::all_of));
        }
        Ok(())
    }

    /// Makes the step of a hint. If its digit belongs in a frozen cell, only the candidates that
    /// follow from it are removed.
    ///
    /// # Errors
    ///
    /// If the game is paused or over.
    pub fn apply(
        &mut self,
        session: &mut Session,
        step: &Arc<[Deduction]>,
    ) -> Result<(), PlayError> {
        self.must_be_on()?;
        let frozen = self.frozen(session);
        if step.iter().any(|deduction| concerns(deduction, frozen)) {
            let grid = session.grid();
            let noted: Vec<Candidate> = step.iter().flat_map(|it| notes(it, grid)).collect();
            session.note_answer(noted);
        } else {
            session.apply(step);
        }
        self.settle(session);
        Ok(())
    }

    /// Fills in the right digit of a cell for the price of [`Help::Answer`], or for nothing if it
    /// was paid for before. `None`, and free, if the cell already holds it.
    ///
    /// # Errors
    ///
    /// As for [`Self::enter`].
    pub fn answer(
        &mut self,
        session: &mut Session,
        cell: Cell,
    ) -> Result<Option<Entry>, PlayError> {
        self.must_be_on()?;
        let Some(digit) = self.solution[cell.index()] else {
            return Ok(None);
        };
        let is_paid = self.is_answered(session, cell);
        let placed = self.place(session, cell, digit, Session::answer)?;
        let mut cost = Cost::default();
        if placed.is_some() && !is_paid {
            cost = self.score().cost_of(Help::Answer.price());
            Help::Answer.count_in(&mut self.record.hints);
            self.record.answered.insert(cell);
        }
        self.settle(session);
        Ok(placed.map(|placed| self.told(placed, cost)))
    }
}
